"""A stage for the chapters of `mighty`: a small war laid out by hand; stories told with scripted answers and dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Event, Refusal, Roll, Story
from gonfalon.kernel.effects import Ask
from gonfalon.kernel.questions import Question
from gonfalon.kernel.views import asked
from gonfalon.rulesets.mighty.settings import Settings
from gonfalon.rulesets.mighty.state import CITY, Banner, Land, Realm, Ship, War
from gonfalon.showing.telling import event_message, question_message
from gonfalon.words import say
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import around
from gonfalon.world.tiles import Tile, place_hex, place_name

PLAIN = Tile("L02")


def a_board(columns: int = 6, rows: int = 6, special: Mapping[str, Tile] | None = None) -> TileBoard:
    """Open plain from A1 to the lower right, but for the special tiles."""
    tiles = {f"{chr(65 + c)}{r + 1}": PLAIN for c in range(columns) for r in range(rows)}
    return TileBoard({**tiles, **(special or {})})


def a_war(
    realms: Mapping[str, str] | None = None,
    *,
    board: TileBoard | None = None,
    phase: str = "subsistence",
    month: int = 1,
    **settings: Any,
) -> War:
    """Realms (seat → capital) on a board, each with its home tiles, nothing else; the first seat is active."""
    capitals = realms or {"red": "B2", "blue": "E5"}
    board = board or a_board()
    war = War(
        settings=Settings(players=tuple(capitals), **settings),
        board=board,
        phase=phase,
        month=month,
        order=tuple(capitals),
    )
    for realm, capital in capitals.items():
        near = (board.place(h) for h in around(place_hex(capital)))
        home = (capital, *(p for p in near if p is not None))
        war.realms[realm] = Realm(realm, colour=realm, capital=capital, home=home)
        for place in home:
            war.lands[place] = Land(realm)
        war.lands[capital] = Land(realm, CITY, capital_of=realm)
    return war


def reading(war: War, **settings: Any) -> War:
    """The same war with the book read otherwise."""
    war.settings = replace(war.settings, **settings)
    return war


def put_banner(
    war: War, banner: str, place: str, points: int = 1000, *, half: int = 0, baggage: int = 0, **more: Any
) -> Banner:
    """Set a banner (`red.1`) down."""
    realm, _, number = banner.partition(".")
    war.banners[banner] = Banner(banner, realm, int(number), points, baggage, place, half, **more)
    return war.banners[banner]


def put_ship(war: War, ship: str, place: str, *, harbour: bool = True) -> Ship:
    """Set a ship (`red/1`) down."""
    realm, _, number = ship.partition("/")
    war.ships[ship] = Ship(ship, realm, int(number), place, harbour)
    return war.ships[ship]


def beside(place: str, edge: int) -> str:
    """The place beyond this edge."""
    return place_name(tuple(around(place_hex(place)))[edge])


@dataclass
class Told:
    """What came of a story."""

    value: Any = None
    asked: list[Question[Any]] = field(default_factory=list)
    rolled: list[Roll] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def kinds(self) -> list[str]:
        return [e.kind for e in self.events]


def tell(war: War, story: Story[Any], *, answers: Sequence[str] = (), dice: Sequence[int] = ()) -> Told:
    """Tell a story to its end with these answers (text, in the order asked) and dice; all of them must be used.

    A forced question with one option is answered by itself and is not among those asked.
    """
    told, left, faces, before = Told(), list(answers), list(dice), len(war.told)
    sent: Any = None
    try:
        while True:
            effect = story.send(sent)
            if isinstance(effect, Roll):
                told.rolled.append(effect)
                assert len(faces) >= effect.count, f"no dice left for {effect}"
                sent, faces = tuple(faces[: effect.count]), faces[effect.count :]
                assert all(1 <= face <= effect.sides for face in sent), f"{sent} for {effect}"
            else:
                assert isinstance(effect, Ask)
                sent = _answers(effect, told, left)
    except StopIteration as end:
        told.value = end.value
    assert not left, f"answers nobody asked for: {left}"
    assert not faces, f"dice nobody threw: {faces}"
    told.events = war.told[before:]
    return told


def _answers(effect: Ask, told: Told, left: list[str]) -> Any:
    given = []
    for question in effect.questions:
        if question.forced and (only := question.only()) is not None:  # answered by itself, as at a table
            if effect.first:
                return question, only[0]
            given.append(only[0])
            continue
        told.asked.append(question)
        assert left, f"no answer left for {question.who}: {question.what}"
        answer = question.read(left.pop(0))
        refusal = answer if isinstance(answer, Refusal) else question.check(answer)
        assert refusal is None, f"{question.what}: {refusal}"
        given.append(answer)
        if effect.first:
            return question, answer
    return tuple(given)


def refusal_of(question: Question[Any], text: str) -> Refusal:
    """Why this answer is refused; it must be."""
    answer = question.read(text)
    refusal = answer if isinstance(answer, Refusal) else question.check(answer)
    assert refusal is not None, f"{question.what} takes {text!r}"
    return refusal


def first_question(story: Story[Any]) -> Question[Any]:
    """The question a story begins with."""
    effect = next(story)
    assert isinstance(effect, Ask)
    return effect.questions[0]


def said(told: Told, lang: str = "en") -> list[str]:
    """Every question and event of a story as a player reads it; what has no words is an error under pytest."""
    questions = [question_message(asked(question), "mighty") for question in told.asked]
    events = [event_message(event, "mighty") for event in told.events]
    return [say(message, lang) for message in (*questions, *events)]
