"""How the server is to run: from the command line, the environment (`GONFALON_…`) or a TOML file, in that order."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from gonfalon.kernel.messages import Refused
from gonfalon.kernel.misfits import misfit

PORT = 8731
LOOPBACK = "127.0.0.1"
PREFIX = "GONFALON_"
LONGEST_WAIT = 3600  # seconds


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be said about a server. In local mode one person at this machine owns everything."""

    mode: Literal["local", "group"] = "local"
    host: str = LOOPBACK
    port: int = PORT
    database: str = ""  # a folder or an address for the archive
    workers: int = 1
    public_url: str = ""  # where people reach it, if that is not where it listens: links and cookies depend on it
    metrics_token: str = ""  # who shows it reads /metrics; without one, whoever asks from this machine
    sign_up: bool = True  # may strangers make an account? Those with an invitation always may
    proxies: str = ""  # whose `X-Forwarded-For` is believed: addresses or networks, with commas; nobody's
    headers_seconds: int = 10  # that the headers of a request may take to arrive
    body_seconds: int = 300  # and its body after them: a file over a slow line

    @property
    def local(self) -> bool:
        return self.mode == "local"

    @property
    def https(self) -> bool:
        return urlsplit(self.public_url).scheme == "https"


class GroupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a settings file may say; what it does not say is left to the rest."""

    host: str | msgspec.UnsetType = msgspec.UNSET
    port: int | msgspec.UnsetType = msgspec.UNSET
    database: str | msgspec.UnsetType = msgspec.UNSET
    workers: int | msgspec.UnsetType = msgspec.UNSET
    public_url: str | msgspec.UnsetType = msgspec.UNSET
    metrics_token: str | msgspec.UnsetType = msgspec.UNSET
    sign_up: bool | msgspec.UnsetType = msgspec.UNSET
    proxies: str | msgspec.UnsetType = msgspec.UNSET
    headers_seconds: int | msgspec.UnsetType = msgspec.UNSET
    body_seconds: int | msgspec.UnsetType = msgspec.UNSET


def group_settings(given: Mapping[str, Any], environ: Mapping[str, str], config: str) -> Settings:
    """The settings of a server for a group; raises `Refused` for what cannot be."""
    named = {
        name: environ[PREFIX + name.upper()]
        for name in GroupFile.__struct_fields__
        if environ.get(PREFIX + name.upper())
    }
    told = {**_of_file(config or environ.get(f"{PREFIX}CONFIG", "")), **_of_environment(named), **given}
    settings = msgspec.convert({"mode": "group", **told}, Settings)
    return checked(settings)


def checked(settings: Settings) -> Settings:
    """The same settings, if a server can run by them."""
    if not 0 <= settings.port <= 65535:
        raise Refused.of("option-range", option="--port", least=0, most=65535)
    if settings.workers < 1:
        raise Refused.of("option-range", option="--workers", least=1, most=1)
    if settings.workers > 1:
        raise Refused.of("serve-one-worker", workers=settings.workers)
    if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
        raise Refused.of("serve-public-url", text=settings.public_url)
    for name in ("headers_seconds", "body_seconds"):
        if not 1 <= getattr(settings, name) <= LONGEST_WAIT:
            raise Refused.of("option-range", option=name, least=1, most=LONGEST_WAIT)
    for proxy in filter(None, settings.proxies.split(",")):
        _check_proxy(proxy.strip())
    return settings


def _check_proxy(text: str) -> None:
    """An address or a network: a name would be believed whoever bears it, and `*` would be everybody."""
    try:
        ip_network(text)
    except ValueError:
        raise Refused.of("serve-proxies", text=text) from None


def _of_file(name: str) -> dict[str, Any]:
    if not name:
        return {}
    try:
        found = msgspec.toml.decode(Path(name).read_bytes(), type=GroupFile)
    except OSError as error:
        raise Refused.of("serve-config-unreadable", file=name, problem=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError) as error:
        raise Refused.of("serve-config-damaged", file=name, problem=misfit(error, GroupFile)) from None
    return {key: value for key, value in msgspec.structs.asdict(found).items() if value is not msgspec.UNSET}


def _of_environment(named: Mapping[str, str]) -> dict[str, Any]:
    """Settings of the environment are text: numbers and yes or no are read from it."""
    try:
        found = msgspec.convert(dict(named), GroupFile, strict=False)
    except msgspec.ValidationError as error:
        raise Refused.of("serve-environment", problem=misfit(error, GroupFile)) from None
    return {key: value for key, value in msgspec.structs.asdict(found).items() if value is not msgspec.UNSET}
