"""`meadow`, all of it: each round every shepherd drives his flock onto one more tile; the sky says what grows there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from gonfalon.rulesets.meadow.settings import Settings, read_settings

from gonfalon.kernel import Choose, RuleSet, Story, ask, roll
from gonfalon.rulesets.common.tiled_states import TiledState
from gonfalon.world.board import TileBoard
from gonfalon.world.survey import survey
from gonfalon.world.tiles import PlaceId


class Meadow(TiledState):
    settings: Settings
    board: TileBoard
    round: int = 1
    turn: int = 0
    grazed: dict[PlaceId, str] = {}
    grass: dict[str, int] = {}

    @property
    def shepherd(self) -> str:
        return self.settings.players[self.turn]


class SeenMeadow(msgspec.Struct, frozen=True):
    """What a shepherd sees; page and computer players read the same."""

    round: int
    rounds: int
    shepherds: tuple[str, ...]
    grazed: dict[PlaceId, str]
    grass: dict[str, int]


class MeadowRules(RuleSet[Meadow]):
    name, version, state_type = "meadow", "1", Meadow

    def start(self, settings: Mapping[str, Any]) -> Meadow:
        wanted = read_settings(settings)
        board = TileBoard(wanted.world) if wanted.world else survey(wanted.seed, 2, 1)
        return Meadow(settings=wanted, board=board, grass=dict.fromkeys(wanted.players, 0))

    def settings_in_full(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        wanted = read_settings(settings)
        return {name: getattr(wanted, name) for name in wanted.__struct_fields__}

    def seats(self, state: Meadow) -> tuple[str, ...]:
        return state.settings.players

    def step(self, state: Meadow) -> Story[None] | None:
        return None if state.round > state.settings.rounds else self.graze(state)

    def graze(self, meadow: Meadow) -> Story[None]:
        """A tile that nobody has grazed, next to his own if he has any (MEA-GRZ-01); a die of grass (MEA-GRZ-02)."""
        who = meadow.shepherd
        place = yield from ask(Choose(who=who, what="graze", rule="MEA-GRZ-01", among=pastures(meadow, who)))
        (grown,) = yield from roll(1, 6, "grass", rule="MEA-GRZ-02", who=who)
        meadow.grazed[place] = who
        meadow.grass[who] += grown
        meadow.tell("grazed", rule="MEA-GRZ-02", who=who, place=place, grass=grown)
        meadow.turn = (meadow.turn + 1) % len(meadow.settings.players)
        if not meadow.turn:
            meadow.tell("evening", rule="MEA-SET-01", round=meadow.round)
            meadow.round += 1

    def view(self, state: Meadow, who: str) -> SeenMeadow:
        wanted = state.settings
        return SeenMeadow(state.round, wanted.rounds, wanted.players, dict(state.grazed), dict(state.grass))

    def scores(self, state: Meadow) -> dict[str, int]:
        return dict(state.grass)

    def winner(self, state: Meadow) -> str | None:
        best = [who for who, grass in state.grass.items() if grass == max(state.grass.values())]
        return best[0] if len(best) == 1 else None

    def years(self, state: Meadow) -> int:
        return state.round - 1

    def moment(self, state: Meadow) -> tuple[int, int]:
        return state.round, 0


def pastures(meadow: Meadow, who: str) -> tuple[PlaceId, ...]:
    """Where he may drive his flock; where his own land is shut in, anywhere."""
    free = [place for place in meadow.board.places if place not in meadow.grazed]
    own = {place for place, shepherd in meadow.grazed.items() if shepherd == who}
    near = [place for place in free if own & set(meadow.board.neighbours(place))]
    return tuple(near or free)
