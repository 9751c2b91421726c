"""Whoever runs the server: he has its token, or, where there is none, asks from the machine itself."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection

from gonfalon.kernel.messages import Refusal
from gonfalon.server.errors import FORBIDDEN, Wrong

# Whoever comes through a proxy on this machine is not at this machine.
BY_PROXY = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


def check_operator(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> None:
    """Raises 403 for anybody else."""
    if not (_has(connection, token) if token else _is_here(connection)):
        raise Wrong(FORBIDDEN, Refusal.of("server-operator-only"))


def _has(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> bool:
    given = connection.headers.get("authorization", "")
    return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())


def _is_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    if any(name in connection.headers for name in BY_PROXY):
        return False
    try:
        return connection.client is not None and ip_address(connection.client.host).is_loopback
    except ValueError:
        return False
