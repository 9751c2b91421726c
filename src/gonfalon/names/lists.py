"""Lists of names, for the command line and for players who look for one: `generate("river", "dwarfs", 5, 7)`."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.kernel.messages import Refused
from gonfalon.names.chartfile import shipped_charts
from gonfalon.names.dice import Stream, on
from gonfalon.names.kinds import Kind, find_kind, shipped_kinds
from gonfalon.names.name import Name
from gonfalon.names.naming import Taken, charted_name, landmark_name

MOST = 1_000


def kinds() -> tuple[str, ...]:
    """Every kind of thing that can be named."""
    return tuple(shipped_kinds())


def races() -> tuple[str, ...]:
    """Every race that has charts of its own or a choice of them (ME-NAM-02)."""
    return tuple(shipped_charts().races)


def generate(kind: str, race: str | None = None, n: int = 1, seed: int | str = 0) -> tuple[Name, ...]:
    """So many names of a kind, the same for the same seed; without a race, from all over the world."""
    if not 0 < n <= MOST:
        raise Refused.of("names-bad-count", count=str(n), most=str(MOST))
    wanted = find_kind(kind)
    name = _of_all_races(wanted, seed) if race is None else _of_race(wanted, race, seed)
    taken: set[str] = set()
    found: list[Name] = []
    for _ in range(n):
        found.append(name(taken))
        taken |= found[-1].keys
    return tuple(found)


def _of_race(kind: Kind, race: str, seed: int | str) -> Callable[[Taken], Name]:
    people = shipped_charts().race(race)
    rng = Stream(seed, "list", kind.id, people.id)
    return lambda taken: charted_name(kind, people.tongue(), rng, taken)


def _of_all_races(kind: Kind, seed: int | str) -> Callable[[Taken], Name]:
    peoples = tuple(shipped_charts().races.values())
    rng = Stream(seed, "list", kind.id)
    return lambda taken: landmark_name(kind, on(peoples, rng).tongue(), rng, taken)
