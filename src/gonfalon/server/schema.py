"""`python -m gonfalon.server.schema > FILE`: the OpenAPI schema, from which the page's types are made."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from gonfalon.server.app import application
from gonfalon.server.errors import Problem

PROBLEM = {
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    "description": "Why not",
}


def schema() -> dict[str, Any]:
    """The schema of every route. Whatever is refused, at whichever status, is told as a `Problem`."""
    told = application(None).openapi_schema.to_schema()
    told["components"]["schemas"]["Problem"] = msgspec.json.schema(Problem)["$defs"]["Problem"]
    for operations in told["paths"].values():
        for operation in operations.values():
            good = {status: reply for status, reply in operation["responses"].items() if status < "400"}
            operation["responses"] = {**good, "default": PROBLEM}
    return told


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=1, sort_keys=True) + "\n")
