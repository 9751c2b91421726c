"""`python -m gonfalon.server.schema > FILE`: the OpenAPI schema, from which the page's types are made."""

from __future__ import annotations

import json
import sys

from gonfalon.server.app import application


def schema() -> str:
    """The schema as JSON, the same text every time."""
    return json.dumps(application(None).openapi_schema.to_schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema())
