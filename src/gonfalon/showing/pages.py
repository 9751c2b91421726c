"""The page of a table: everything one viewer is shown, put together from his sight and his questions alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel.eyes import CHAIR
from gonfalon.kernel.questions import Question
from gonfalon.kernel.undoing import last_answer
from gonfalon.kernel.views import waited_for
from gonfalon.showing import logbook
from gonfalon.showing.answered import answered
from gonfalon.showing.asking import asked
from gonfalon.showing.maps import chart_of
from gonfalon.showing.replays import Past, sight_then
from gonfalon.showing.sight import Seat, Sight, sight
from gonfalon.showing.telling import roll_label
from gonfalon.showing.types import (
    Asked,
    Choice,
    End,
    Me,
    RealmCard,
    Score,
    StandingOrder,
    TablePage,
    UndoOffer,
    WantedRoll,
)
from gonfalon.showing.words import Words

ASK = "ask"  # the order of whoever has left none

__all__ = ["Seat", "past_page", "table_page"]
HUMAN = "human"


def table_page(seat: Seat, words: Words) -> TablePage:
    """All that this viewer is shown now."""
    table, here = seat.table, sight(seat, words)
    page = _page(seat, here)
    waiting, hidden = _waiting(seat)
    questions = () if table.play.over else table.questions(seat.who)
    beside = () if table.play.over else [q for q in table.play.standing().values() if q.who == seat.who]
    return replace(
        page,
        realms=_ruled(seat, here, page.realms, _sides(here, waiting)),
        questions=_asked(here, questions),
        beside=_asked(here, beside),
        waiting=waiting,
        hidden=hidden,
        roll=_roll(seat, here),
        undo=_undo(seat, here),
        end=_end(seat) if table.play.over else None,
    )


def past_page(seat: Seat, past: Past, words: Words) -> TablePage:
    """What this viewer knew at a moment that was kept: nothing is asked there."""
    return _page(seat, sight_then(seat, past, words))


def _page(seat: Seat, here: Sight) -> TablePage:
    """All that follows from a sight."""
    sheets, chart, log = here.sheets, chart_of(here.ground, here.words.lang), logbook.entries(here)
    return TablePage(
        campaign=seat.campaign,
        me=_me(seat, here),
        world=chart.world,
        calendar=sheets.calendar(here),
        realms=_ruled(seat, here, sheets.realms(here), ()),
        places=sheets.places(here),
        pieces=sheets.pieces(here, chart),
        army=sheets.army(here),
        treasury=sheets.treasury(here),
        pacts=sheets.pacts(here.words),
        questions=(),
        beside=(),
        waiting=(),
        hidden=False,
        roll=None,
        undo=None,
        battle=sheets.battle(here, log),
        log=log,
        log_from=log[0].n if log else 0,
        end=None,
    )


def _asked(here: Sight, questions: Iterable[Question[Any]]) -> tuple[Asked, ...]:
    return tuple(asked(here, question) for question in questions)


def _waiting(seat: Seat) -> tuple[tuple[str, ...], bool]:
    """Whom the table waits for; the umpire sees whom it really waits for."""
    play = seat.table.play
    if seat.eyes.umpire and play.rolling is None:
        return tuple(dict.fromkeys(question.who for question in play.open.values())), False
    return waited_for(play, seat.who)


def _sides(here: Sight, waiting: Iterable[str]) -> tuple[str, ...]:
    """The realms of those for whom the table waits."""
    return tuple(here.sheets.side(here.view, here.ground, who) for who in waiting)


def _ruled(seat: Seat, here: Sight, realms: tuple[RealmCard, ...], waiting: tuple[str, ...]) -> tuple[RealmCard, ...]:
    """The realms with who sits there and whom the table waits for."""
    sitting = seat.table.seats
    sides = dict(zip(sitting, _sides(here, sitting), strict=True))
    cards = []
    for realm in realms:
        seats = sorted((who for who, side in sides.items() if side == realm.seat), key=lambda who: who != realm.seat)
        sits = sitting[seats[0]] if seats else None
        holder = sits.holder if sits and sits.computer else HUMAN
        ruler = (seat.rulers.get(sits.who, "") or ("" if sits.computer else sits.holder)) if sits else ""
        named = replace(realm, holder=holder, ruler=ruler, waiting=realm.seat in waiting, seats=tuple(seats))
        cards.append(named)
    return tuple(cards)


def _me(seat: Seat, here: Sight) -> Me:
    """Who looks, with what he has said of his own dice and of questions that come up again."""
    sits, left = seat.table.seats.get(seat.who), seat.table.orders(seat.who)
    known = here.sheets.standing() if sits is not None else {}
    return Me(
        seat=CHAIR if seat.eyes.umpire else seat.who,
        role=seat.role,
        seats=seat.seats,
        token=seat.table.token(seat.who),
        types=sits is not None and sits.types,
        orders=tuple(_order(here, key, left.get(key, ASK), among) for key, among in known.items()),
    )


def _order(here: Sight, key: str, order: str, among: Sequence[str]) -> StandingOrder:
    choices = tuple(Choice(value=one, label=here.words.of("standing", f"{key}-{one}")) for one in among)
    return StandingOrder(key=key, label=here.words.of("standing", key), order=order, choices=choices)


def _roll(seat: Seat, here: Sight) -> WantedRoll | None:
    """Dice that people throw themselves."""
    wanted = seat.table.view(seat.who).roll if seat.table.play.rolling else None
    if wanted is None:
        return None
    label = here.words.say(roll_label(wanted.label, here.words.game))
    return WantedRoll(count=wanted.count, sides=wanted.sides, label=label, who=wanted.who)


def _undo(seat: Seat, here: Sight) -> UndoOffer | None:
    """His last answer, if it can be taken back, and who would have to agree."""
    if not seat.who or seat.table.play.over:
        return None
    last = last_answer(seat.table, seat.who)
    if last is None:
        return None
    label = here.words("showing-undo", answer=answered(here, last.what, last.answer))
    return UndoOffer(to=seat.table.token(seat.who), label=label, free=last.free, consent=last.consent)


def _end(seat: Seat) -> End:
    """Who has won, how all stand, and the dice for everybody to check."""
    table = seat.table
    scores: Mapping[str, int] = table.rules.scores(table.play.base)
    order = sorted(scores, key=lambda who: -scores[who])
    return End(
        winner=table.rules.winner(table.play.base),
        scores=tuple(Score(seat=who, score=scores[who]) for who in order),
        commitment=seat.commitment,
        secret=seat.secret,
        verified=seat.verified,
    )
