"""Games that do nothing but one thing, so that what is measured is the kernel; and a state as large as a campaign's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from gonfalon.kernel import Choose, RuleSet, State, Story, ask, roll

TILES = 112
STORY = 20  # effects in a story that has nothing but effects
CHOICE = Choose(who="red", what="go", among=(1, 2, 3))


class Tally(State):
    """Hardly anything: what a step costs with it is the kernel's doing."""

    total: int = 0
    left: int = 0


class Thing(msgspec.Struct, frozen=True):
    """As large as a banner."""

    owner: str
    place: str
    half: int
    strength: int
    known: bool


class World(State):
    """As large as a campaign on one set of tiles: a dozen dicts of a hundred frozen values."""

    month: int = 1
    banners: dict[str, Thing] = {}
    baggage: dict[str, Thing] = {}
    settlements: dict[str, Thing] = {}
    flags: dict[str, Thing] = {}
    ships: dict[str, Thing] = {}
    sieges: dict[str, Thing] = {}
    prisoners: dict[str, Thing] = {}
    operatives: dict[str, Thing] = {}
    pacts: dict[str, Thing] = {}
    spells: dict[str, Thing] = {}
    lore: dict[str, Thing] = {}
    plans: dict[str, Thing] = {}


def full_world() -> World:
    world = World()
    for number, kind in enumerate(name for name in World.__struct_fields__ if name not in ("month", "told")):
        things = {f"{kind}{i}": Thing("red", f"B{i}", i % 12, i * number, i % 2 == 0) for i in range(TILES)}
        setattr(world, kind, things)
    return world


class OneChapter(RuleSet[Any]):
    """A rule set whose every step is the same chapter."""

    name, version = "bench", "1"

    def __init__(self, state: State, chapter: Callable[[Any], Story[None]]) -> None:
        self._state, self._chapter = state, chapter
        self.state_type = type(state)

    def start(self, settings: Mapping[str, Any]) -> State:  # noqa: ARG002  (there is but one way to start)
        return self._state.fork()

    def seats(self, state: State) -> tuple[str, ...]:  # noqa: ARG002
        return ("red",)

    def step(self, state: State) -> Story[None] | None:
        return self._chapter(state)

    def view(self, state: State, who: str) -> Any:  # noqa: ARG002
        return {}


def asking(tally: Tally) -> Story[None]:
    """Asks twenty times: a story is short, so what it keeps stays small."""
    for _ in range(STORY):
        tally.total += yield from ask(CHOICE)


def rolling(count: int) -> Callable[[Tally], Story[None]]:
    """After each question so many rolls of a die, twenty in a story."""

    def chapter(tally: Tally) -> Story[None]:
        if tally.left == 0:
            yield from ask(CHOICE)
            tally.left = count
        for _ in range(STORY):
            (die,) = yield from roll(1, 6, "die")
            tally.total += die
        tally.left -= STORY

    return chapter


def stepping(count: int) -> Callable[[Tally], Story[None]]:
    """After each question so many steps that only count."""

    def chapter(tally: Tally) -> Story[None]:
        if tally.left == 0:
            yield from ask(CHOICE)
            tally.left = count
        tally.left -= 1

    return chapter


def turn(tally: Tally) -> Story[None]:
    """The common turn: a question, a roll, a change, a checkpoint."""
    choice = yield from ask(CHOICE)
    (die,) = yield from roll(1, 6, "die")
    tally.total += choice * die


def month(world: World) -> Story[None]:
    """The same in a state as large as a campaign's."""
    yield from ask(CHOICE)
    yield from roll(1, 6, "die")
    world.month += 1
