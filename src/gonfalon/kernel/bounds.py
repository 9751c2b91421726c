"""How large the settings of a campaign may be: checked when one is begun or brought in, never when one is replayed.

A rule set knows what its settings mean; that a seed is not a book, and a war not one of ten thousand realms, is the
same for all. A campaign that was begun before there were bounds, or under wider ones, goes on as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gonfalon.kernel.messages import Refusal

LONGEST = 100  # signs of a text: a seed, a name
MOST = 100  # things in a list or a table
MOST_OF = {"world": 4_000}  # and where there may be more of them: tiles
LARGEST = 1_000_000  # of a number, either way
DEEPEST = 5  # things within things


def beyond(settings: Mapping[str, Any]) -> Refusal | None:
    """Why settings that are plain JSON are out of all bounds; None if they are not."""
    if len(settings) > MOST:
        return Refusal.of("kernel-settings-many", setting="*", most=MOST)
    found = (_beyond(name, value, MOST_OF.get(name, MOST)) for name, value in settings.items())
    return next((wrong for wrong in found if wrong), None)


def _beyond(name: str, value: Any, most: int, depth: int = 0) -> Refusal | None:
    if len(name) > LONGEST or (isinstance(value, str) and len(value) > LONGEST):
        return Refusal.of("kernel-settings-long", setting=name[:LONGEST], longest=LONGEST)
    if isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
        return Refusal.of("kernel-settings-large", setting=name, largest=LARGEST)
    inner = _within(value)
    if len(inner) > most or (inner and depth > DEEPEST):
        return Refusal.of("kernel-settings-many", setting=name, most=most)
    found = (_beyond(name, one, MOST, depth + 1) for one in inner)
    return next((wrong for wrong in found if wrong), None)


def _within(value: Any) -> list[Any]:
    """What a list or a table holds; a table's keys as well, which are texts like others."""
    if isinstance(value, Mapping):
        return [*value.values(), *(key for key in value if len(str(key)) > LONGEST)]
    return list(value) if isinstance(value, list | tuple) else []
