"""What is true of a table, in a form that can be written down and compared."""

from __future__ import annotations

import hashlib
from itertools import islice
from typing import Any

import msgspec

from gonfalon.kernel import Table
from gonfalon.kernel.views import View
from gonfalon.rulesets.mighty import seen as mighty
from gonfalon.rulesets.mighty.state import Turn
from gonfalon.rulesets.valhalla import seen as valhalla
from gonfalon.world.laying import seen as laying

MOST_OPTIONS = 20
SEEN = (mighty.Seen, valhalla.Seen, laying.SeenLaying, laying.SeenPack)


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
    """What he sees without the events, in the form in which the facts were taken down."""
    return msgspec.structs.replace(view, events=(), token=0, state=_plain(view.state))


def _plain(value: Any) -> Any:
    """What was a dictionary before it was a value of its own is one again; a turn is told as it is kept."""
    if isinstance(value, Turn):
        return value.written()
    if isinstance(value, SEEN):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        return {name: _plain(field) for name, field in fields.items() if field is not msgspec.UNSET}
    if isinstance(value, dict):
        return {key: _plain(field) for key, field in value.items()}
    return [_plain(part) for part in value] if isinstance(value, (list, tuple)) else value


def _digest(value: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="deterministic", enc_hook=str)).hexdigest()[:16]
