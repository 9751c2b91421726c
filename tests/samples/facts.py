"""What is true of a table, in a form that can be written down and compared."""

from __future__ import annotations

import hashlib
from itertools import islice
from typing import Any

import msgspec

from gonfalon.kernel import Table, View
from gonfalon.rulesets.mighty.state import Turn

MOST_OPTIONS = 20


def facts_of(table: Table[Any]) -> dict[str, Any]:
    """Everything that may not change when a campaign is loaded by other code."""
    play, rules = table.play, table.rules
    viewers = (*table.seats, "")
    return {
        "inputs": table.next_number,
        "head": table.log[-1].hash if table.log else "",
        "state": play.base.hash(),
        "moment": list(rules.moment(play.state)),
        "over": play.over,
        "winner": rules.winner(play.state),
        "scores": rules.scores(play.state),
        "rolling": play.rolling.label if play.rolling else "",
        "questions": [[q.who, q.what, q.rule, *_options(q)] for q in play.open.values()],
        "beside": sorted([q.who, q.what] for q in play.standing().values()),
        "seats": {seat.who: [seat.holder, seat.computer] for seat in table.seats.values()},
        "events": len(table.heard),
        "heard": _digest(list(table.heard)),
        "views": {who: _digest(_seen(table.view(who))) for who in viewers},
    }


def _options(question: Any) -> list[str]:
    return [question.write(option) for option in islice(question.options(), MOST_OPTIONS)]


def _seen(view: View) -> View:
    """A view without what is counted elsewhere."""
    return msgspec.structs.replace(view, state=_in_dicts(view.state), events=(), token=0)


def _in_dicts(seen: Any) -> Any:
    """What a rule set shows, with dicts in place of its structs of what is seen: samples were made of such dicts.

    A digest has the keys of a dict in alphabetical order, and the fields of a struct in their own.
    """
    if isinstance(seen, Turn):
        return seen.written()
    if isinstance(seen, msgspec.Struct) and type(seen).__module__.endswith(".seen"):
        seen = {name: part for name, part in msgspec.structs.asdict(seen).items() if part is not msgspec.UNSET}
    if isinstance(seen, dict):
        return {key: _in_dicts(part) for key, part in seen.items()}
    return [_in_dicts(part) for part in seen] if isinstance(seen, list) else seen


def _digest(value: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="deterministic", enc_hook=str)).hexdigest()[:16]
