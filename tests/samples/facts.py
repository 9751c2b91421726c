"""What is true of a table, in a form that can be written down and compared."""

from __future__ import annotations

import hashlib
from itertools import islice
from typing import Any

import msgspec

from gonfalon.kernel import Table
from gonfalon.kernel.views import View
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
        "views": {who: _digest(_as_written(table.view(who))) for who in viewers},
    }


def _options(question: Any) -> list[str]:
    return [question.write(option) for option in islice(question.options(), MOST_OPTIONS)]


def _as_written(view: View) -> View:
    """What he sees without the events; the turn of a war in the words in which it has always been kept."""
    state = view.state
    if isinstance(state, dict) and isinstance(turn := state.get("turn"), Turn):
        state = {**state, "turn": turn.written()}
    return msgspec.structs.replace(view, events=(), token=0, state=state)


def _digest(value: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="deterministic", enc_hook=str)).hexdigest()[:16]
