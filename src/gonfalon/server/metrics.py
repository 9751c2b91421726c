"""What `/metrics` tells the operator's Prometheus: how much is asked, how long it takes, what is open; and no more.

Nothing here counts inputs, or tells those who change something from those who look: how often somebody acts in secret
is nobody's business.
"""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar.types import Scope
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from gonfalon.server.responses import Begins

log = logging.getLogger("gonfalon.server.requests")
REGISTRY = CollectorRegistry()
REQUESTS = Counter("gonfalon_requests", "Requests by their kind of status", ("status",), registry=REGISTRY)
SECONDS = Histogram("gonfalon_request_seconds", "How long a request took", registry=REGISTRY)
OPEN = Gauge("gonfalon_open_campaigns", "Campaigns open in memory", registry=REGISTRY)
STREAMS = Gauge("gonfalon_open_streams", "Pages that listen for changes", registry=REGISTRY)
UNROUTED = "-"  # an address that leads nowhere
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def exposition() -> bytes:
    """All figures in Prometheus' own text."""
    return generate_latest(REGISTRY)


def measured(scope: Scope) -> Begins:
    """Counts every request, times it and writes it down by its route: an address itself may hold a token or a name.

    How long a stream stays open is not its time.
    """
    started, method = time.perf_counter(), str(scope.get("method", ""))
    told_method = method if method in METHODS else "other"

    def counted(answer: Any) -> None:
        status = str(answer["status"])
        REQUESTS.labels(f"{status[0]}xx").inc()
        seconds = time.perf_counter() - started
        SECONDS.observe(seconds)
        told = {"method": told_method, "route": scope.get("path_template") or UNROUTED, "status": status}
        log.info("request", extra={**told, "milliseconds": round(seconds * 1000, 1)})

    return counted
