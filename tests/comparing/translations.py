"""What may differ between older sources and newer ones because somebody said so: from the old form to the new one.

Each takes something as an older revision recorded it and gives it as the newer one should have it. Nothing has to be
done for facts that events have gained and for fields that pages have gained: what is new is never a difference, as
long as the older revision knew no such thing at that place. A translation names the change it stands for.
"""

from __future__ import annotations

import re
from typing import Any

RECAST = {  # parts of a page that are told in another form since the page draws them from descriptions
    ("treasury", "spendings"),  # the ways of the chapters, with their prices apart
    ("treasury", "lost"),  # the loss, with its label and warning
    ("treasury", "warning"),
    ("treasury", "spring"),  # the prospects
    ("battle", "place_name"),  # the title
    ("battle", "step"),  # the steps
    ("battle", "factor"),  # a part of the score
    ("battle", "cards"),  # each with its side
    ("battle", "score"),  # with dice as faces
}


def event(old: dict[str, Any]) -> dict[str, Any]:
    """An event: kind, rule, to, shows, args."""
    return old


def refusal(old: dict[str, Any]) -> dict[str, Any]:
    """What came of a wrong answer: who, what, given, key, rule, args, en, nl."""
    return old


def options(old: dict[str, Any]) -> dict[str, Any]:
    """A question that was open: who, what, rule, options."""
    return old


def page_field(old: str) -> str:
    """The name of a field of the page."""
    return old


def page_part(path: tuple[str, ...], old: Any) -> Any:
    """A part of a page: a field that is a plain value at `(field,)`, an element of one that is not at `(field, key)`.

    The key of an element of a list is `[]`; `path` names the field as the newer revision does.
    """
    if path == ("undo", "label"):
        return SHARED_ALONE.sub(_shared_alone, old)
    if path == ("log", "[]") and old["kind"] in ON_THE_FIELD:
        return {name: value for name, value in old.items() if name != "phase"}
    return old


# What comes of a retreat and of a battle that was avoided is told in the phase in which it happens. Before, the clause
# that was cited decided: Movement for the search for a way, Battle for the banner that found none.
ON_THE_FIELD = ("route.searched", "banner.loses", "banner.gone", "land.taken")


SHARED_ALONE = re.compile(r"^(Take back|Neem terug): \[answer-[a-z-]+-(\d+)\]$")  # a share of one had no words


def _shared_alone(old: re.Match[str]) -> str:
    return f"{old[1]}: {'shared out as' if old[1] == 'Take back' else 'verdeeld als'} {old[2]}"
