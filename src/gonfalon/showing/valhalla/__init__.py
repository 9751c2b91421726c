"""`valhalla` on the page: its sheets, put together from the rooms of this package."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import replace

from gonfalon.kernel import Event
from gonfalon.kernel.questions import Question
from gonfalon.names import Name, name_world
from gonfalon.render.scene import Scene
from gonfalon.rulesets.valhalla.seen import SeenArmy, SeenCampaign
from gonfalon.rulesets.valhalla.settings import EMPIRES
from gonfalon.rulesets.valhalla.state import Campaign
from gonfalon.showing import orders, types
from gonfalon.showing.gazetteer import Gazetteer
from gonfalon.showing.plain import PlainSheets
from gonfalon.showing.sheets import Figures, Ground, Moment, Sheets
from gonfalon.showing.sight import Sight
from gonfalon.showing.valhalla import answers, calendar, corrections, land
from gonfalon.showing.words import Words
from gonfalon.world.board import TileBoard

STAGES = ("fighting", "reported", "settled")  # of a battle


class ValhallaSheets(PlainSheets):
    """See `Sheets`. Realms are the empires; seats are people."""

    def ground(self, state: Campaign) -> Ground:
        return Ground(state.board, _labels(state.board, state.settings.seed), state.settings)

    def side(self, view: SeenCampaign, ground: Ground, who: str) -> str:  # noqa: ARG002
        return view.members.get(who, who)

    def laid_over(self, views: Mapping[str, SeenCampaign], public: SeenCampaign) -> SeenCampaign:
        """All who have the benefit of a location; sealed orders and votes the page shows to nobody."""
        holders = {place: player for view in views.values() for place, player in view.holders.items()}
        return replace(public, holders=holders)

    def gazetteer(self, view: SeenCampaign, ground: Ground, words: Words) -> Gazetteer:  # noqa: ARG002
        empires = {
            name: words("valhalla-empire", empire=name) if name in EMPIRES else name.title() for name in view.empires
        }
        people = {name: name.title() for name in (*view.members, *view.guests)}
        return Gazetteer(words, {}, {**people, **empires})

    def calendar(self, sight: Sight) -> types.Calendar:
        return calendar.calendar(sight)

    def moments(self, sight: Sight, events: Sequence[Event]) -> Iterator[Moment]:
        return calendar.moments(sight, events)

    def opens(self, event: Event) -> bool:
        return calendar.opens(event)

    def tone(self, sight: Sight, event: Event) -> types.Tone:
        return calendar.tone(sight, event)

    def realms(self, sight: Sight) -> tuple[types.RealmCard, ...]:
        """The empires, each under its king's name."""
        arms = land.arms(sight)
        return tuple(
            types.RealmCard(
                seat=name,
                name=sight.names.realm(name),
                colour=arms[name].tincture,
                device=arms[name].device,
                race="",
                holder="",
                ruler=sight.names.realm(empire.deputy or empire.king),
                active=False,
                waiting=False,
                out=bool(empire.fallen),
                tiles=empire.tiles,
                revenue=sight.view.points.get(name, 0),
                capital=empire.capital,
            )
            for name, empire in sight.view.empires.items()
        )

    def places(self, sight: Sight) -> dict[str, types.Place]:
        return land.places(sight)

    def scene(self, sight: Sight) -> Scene:
        return land.scene(sight)

    def battle(self, sight: Sight, log: Sequence[types.LogEntry]) -> types.Battle | None:  # noqa: ARG002
        """The sheet of the battle in which the viewer himself fights (VAL-BAT-16)."""
        for sheet in sight.view.battles.values():
            if any(army.player == sight.who for side in sheet.sides for army in side):
                attacker, defender = map(_side, (sight, sight), ("attacker", "defender"), sheet.sides)
                title = sight.words("valhalla-battle", battle=sheet.battle, type=sheet.type)
                over = sheet.stage == STAGES[-1]
                steps = _steps(sight, sheet.stage)
                return types.Battle(place="", title=title, steps=steps, attacker=attacker, defender=defender, over=over)
        return None

    def scene_of(self, question: Question[Any]) -> types.Scene:
        return answers.scene_of(question.what)

    def option(self, sight: Sight, question: Question[Any], answer: Any) -> types.Option:
        return answers.option(sight, question, answer)

    def field(self, sight: Sight, question: Question[Any], name: str) -> str:
        return answers.field(sight, question, name)

    def choice(self, sight: Sight, question: Question[Any], value: str) -> str:  # noqa: ARG002
        return sight.words(f"valhalla-choice-{value}")

    def tries(self, question: Question[Any], pieces: Sequence[str], place: str) -> Iterator[str]:  # noqa: ARG002
        return orders.tries(question, (), place)

    def recalled(self, sight: Sight, what: str, answer: str) -> str:
        return answers.recalled(sight, what, answer)

    def corrections(self, sight: Sight) -> types.Corrections:
        return corrections.corrections(sight)

    def corrected(self, sight: Sight, change: Mapping[str, Any]) -> str:
        return corrections.corrected(sight, change)

    def figures(self, sight: Sight) -> dict[str, Figures]:
        """Tiles, and battles won where other campaigns count their money; armies are chosen anew each round."""
        return {name: Figures(empire.tiles, None, empire.won) for name, empire in sight.view.empires.items()}


@lru_cache(maxsize=64)
def _labels(board: TileBoard, seed: str) -> tuple[tuple[str, Name], ...]:
    """What the rivers and ranges of a world are called."""
    return tuple(name_world(board, seed).names.items())


def _steps(sight: Sight, now: str) -> tuple[types.Phase, ...]:
    """Fought, reported, settled."""
    at = STAGES.index(now)
    states: tuple[Literal["done", "now", "later"], ...] = ("done", "now", "later")
    return tuple(
        types.Phase(key=stage, label=sight.words("valhalla-stage", stage=stage), state=states[1 + (i > at) - (i < at)])
        for i, stage in enumerate(STAGES)
    )


def _side(sight: Sight, role: str, side: Sequence[SeenArmy]) -> types.Side:
    pieces = tuple(types.SidePiece(label=sight.names.realm(army.player), points=army.points) for army in side)
    empires = list(dict.fromkeys(army.empire for army in side))
    name = sight.words.listed([sight.names.realm(empire) for empire in empires])
    borne = land.arms(sight)[empires[0]]
    return types.Side(
        seat=empires[0],
        name=name,
        role=sight.words(f"side-{role}"),
        colour=borne.tincture,
        device=borne.device,
        pieces=pieces,
        total=sum(army.points for army in side),
        known=sight.words("side-declared"),
    )


SHEETS: Sheets = ValhallaSheets()
