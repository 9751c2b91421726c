"""A plugin of pytest: which tests cite which clause, printed as one line when they have been collected."""

from __future__ import annotations

import json
from collections import defaultdict

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    cited = defaultdict[str, set[str]](set)
    for item in session.items:
        for marker in item.iter_markers("rule"):
            for clause in marker.args:
                cited[clause].add(item.nodeid.partition("[")[0])  # with all its cases
    print("\nCITED " + json.dumps({clause: sorted(tests) for clause, tests in sorted(cited.items())}))
