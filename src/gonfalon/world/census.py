"""The table of `docs/maps.md`: many maps laid and measured. `python -m gonfalon.world.census 100` takes 100 seeds.

Large worlds take fewer seeds. Numbers are means, except the times.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from statistics import mean, median
from time import process_time

from gonfalon.world.goodness import Measures, flaws, measure
from gonfalon.world.layout import Layout
from gonfalon.world.lots import Lots
from gonfalon.world.packs import Packs
from gonfalon.world.poses import shipped_poses
from gonfalon.world.survey import lay, sets_for, survey, trial
from gonfalon.world.surveyor import Chance

HUNDREDTHS = ("length",)
COLUMNS = ("good", "ms", "worst", *Measures._fields)


def main(seeds: int) -> None:
    """Print the table as Markdown."""
    print("| |", " | ".join(COLUMNS), "|")
    print("|---|" + "---|" * len(COLUMNS))
    for sets, count in ((1, seeds), (2, seeds), (10, -(-seeds // 25))):
        players = min(6, 3 * sets)
        _row(f"chance, sets: {sets}", players, sets, count, partial(_by_chance, sets))
        _row(f"one try, sets: {sets}", players, sets, count, partial(_once, players, sets))
    for players in range(2, 7):
        _row(f"survey, {players} players", players, sets_for(players), seeds, partial(_survey, players))
    _row("survey, 30 players", 30, 10, -(-seeds // 25), partial(_survey, 30))


def _row(name: str, players: int, sets: int, seeds: int, make: Callable[[int], Layout]) -> None:
    rows, times, good = [], [], 0
    for seed in range(seeds):
        start = process_time()
        layout = make(seed)
        times.append(1000 * (process_time() - start))
        rows.append(measure(layout, players))
        good += not flaws(rows[-1], sets)
    means = {name: mean(row) for name, row in zip(Measures._fields, zip(*rows, strict=True), strict=True)}
    shown = [f"{means[name] / (100 if name in HUNDREDTHS else 1):.1f}" for name in Measures._fields]
    print(
        f"| {name} | {good / seeds:.0%} | {median(times):.0f} | {max(times):.0f} |", " | ".join(shown), "|", flush=True
    )


def _by_chance(sets: int, seed: int) -> Layout:
    lots = Lots(f"{seed}/0")
    layout = Layout(shipped_poses())
    packs = Packs(layout.poses, sets, lots)
    lay(layout, packs, Chance(layout, packs, lots))
    return layout


def _once(players: int, sets: int, seed: int) -> Layout:
    return trial(Lots(f"{seed}/0"), players, sets)


def _survey(players: int, seed: int) -> Layout:
    board = survey(seed, players)
    return Layout.of({board.hex(place): tile for place, tile in board.tiles.items()}, shipped_poses())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
