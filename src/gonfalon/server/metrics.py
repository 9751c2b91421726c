"""What `/metrics` tells a Prometheus server: how much is asked, how long it takes, what is open."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar.types import Scope
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from gonfalon.server.responses import Begins

log = logging.getLogger("gonfalon.server.requests")
REGISTRY = CollectorRegistry()
REQUESTS = Counter("gonfalon_requests", "Requests by method and status", ("method", "status"), registry=REGISTRY)
SECONDS = Histogram("gonfalon_request_seconds", "How long a request took", registry=REGISTRY)
ANSWERS = Counter("gonfalon_inputs", "Inputs that went into logs", registry=REGISTRY)
OPEN = Gauge("gonfalon_open_campaigns", "Campaigns open in memory", registry=REGISTRY)
STREAMS = Gauge("gonfalon_open_streams", "Pages that listen for changes", registry=REGISTRY)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def exposition() -> bytes:
    """All figures in Prometheus' own text."""
    return generate_latest(REGISTRY)


def measured(scope: Scope) -> Begins:
    """Counts every request, times it and writes it down. How long a stream stays open is not its time."""
    started, method = time.perf_counter(), str(scope.get("method", ""))

    def counted(answer: Any) -> None:
        status = str(answer["status"])
        REQUESTS.labels(method if method in METHODS else "other", status).inc()
        seconds = time.perf_counter() - started
        SECONDS.observe(seconds)
        told = {"method": method, "path": scope["path"], "status": status}
        log.info("request", extra={**told, "milliseconds": round(seconds * 1000, 1)})

    return counted
