"""How good is a laid map? python measure.py [seeds] prints the table of the README."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import combinations
from math import ceil, sqrt
from pathlib import Path
from statistics import mean

from gonfalon.world.designs import load
from gonfalon.world.hexes import Hex, distance, step
from gonfalon.world.layout import Layout
from gonfalon.world.poses import Face, Poses
from gonfalon.world.surveyor import COAST, Chance, Surveyor, Taste, lay, tidy

Report = dict[str, float]


def rivers(board: Layout) -> list[tuple[int, str]]:
    """(tiles from the spring down, what it ends in) of every river."""
    found = []
    for spring in (at for at, t in board.laid.items() if t.pose.design.course == "source"):
        here, length = spring, 1
        while board.outflow(here):
            out = next(e for e, way in board.laid[here].flow.items() if way > 0)
            if step(here, out) not in board.laid:
                break
            here, length = step(here, out), length + 1
        found.append((length, "rim" if board.outflow(here) else board.laid[here].pose.design.course))
    return found


def group(start: Hex, joined: Callable[[Hex, int], bool]) -> set[Hex]:
    """All hexes reached from the start over joined edges."""
    seen, stack = {start}, [start]
    while stack:
        here = stack.pop()
        fresh = [step(here, e) for e in range(6) if joined(here, e) and step(here, e) not in seen]
        seen.update(fresh)
        stack.extend(fresh)
    return seen


def ridge(board: Layout, at: Hex, e: int) -> bool:
    """Mountain faces mountain."""
    there = board.laid.get(step(at, e))
    return there is not None and board.laid[at].pose.edges[e] == "M" == there.pose.edges[(e + 3) % 6]


def road(board: Layout, at: Hex, e: int) -> bool:
    """Neighbours by land (ME-MAP-24), the swamp left out (ME-MOV-22)."""
    there = board.laid.get(step(at, e))
    return there is not None and board.laid[at].pose.shows[e] != "sea" and there.pose.design.course != "swamp"


def realm(board: Layout, at: Hex) -> int:
    """Tiles of the realm round a capital (ME-RLM-05, ME-RLM-06)."""
    around = [board.laid.get(step(at, e)) for e in range(6)]
    return 1 + sum(t is not None and t.pose.design.course != "swamp" for t in around)


def seats(board: Layout, players: int) -> tuple[int, int, int, tuple[Hex, ...]]:
    """(smallest distance, smallest realm, largest realm, sites) of the fairest choice of capitals."""
    sites = sorted(board.capitals, key=lambda c: (-realm(board, c), c))[:12]
    choices = []
    for some in combinations(sites, players):
        sizes = [realm(board, c) for c in some]
        apart = min(distance(a, b) for a, b in combinations(some, 2))
        choices.append((apart >= 4, 2 * min(sizes) - max(sizes), apart, min(sizes), max(sizes), some))
    return max(choices)[2:] if choices else (0, 0, 0, ())


def report(board: Layout, players: int) -> Report:
    faces = [f for s in board.spaces.values() for f in s.faces.values()]  # the rim, edge by edge
    loose, n = sum(f in COAST for f in faces), len(board.laid)
    springs = rivers(board)
    rocks = [at for at, t in board.laid.items() if "M" in t.pose.edges]
    apart, small, large, sites = seats(board, players)
    return {
        "tiles": n,
        "compact": len(faces) / (2 * ceil(sqrt(12 * n - 3))),  # 1 = the shortest rim so many hexagons can have
        "shore": (faces.count(Face.SEA) + loose / 2) / len(faces),
        "loose": loose,
        "springs": len(springs),
        "length": mean(k for k, _ in springs) if springs else 0,
        "longest": max((k for k, _ in springs), default=0),
        "stubs": sum(k < 3 and end != "rim" for k, end in springs),
        "rim_rivers": sum(end == "rim" for _, end in springs),
        "chain": max(len(group(at, partial(ridge, board))) for at in rocks),
        "thin": sum(sum(step(at, e) in board.laid for e in range(6)) < 3 for at in board.laid),
        "capitals": len(board.capitals),
        "apart": apart,
        "realm_min": small,
        "realm_gap": large - small,
        "joined": bool(sites) and set(sites) <= group(sites[0], partial(road, board)),
    }


def good(r: Report, sets: int) -> bool:
    return bool(
        r["tiles"] >= 100 * sets**0.97 and r["compact"] <= 1.3 * sets**0.25 and r["shore"] >= 0.4
        and r["rim_rivers"] <= 2 * sets and r["length"] >= 3.5 and r["chain"] >= 6 and r["thin"] <= 3 * sets
        and r["apart"] >= 4 and r["realm_min"] >= 5 and r["realm_gap"] <= 1 and r["joined"]
    )  # fmt: skip


def quality(r: Report, sets: int) -> float:
    """One figure, to choose among trial maps (ME-MAP-58) and to tune the taste."""
    blemishes = 0.2 * r["loose"] + 0.8 * r["rim_rivers"] + 0.4 * r["stubs"] + 0.15 * r["thin"]
    return float(
        r["tiles"] / (11.2 * sets) - 6 * max(0.0, r["compact"] - 1.15) / sets**0.5 + 4 * min(r["shore"], 0.7)
        - blemishes / sets + 0.5 * min(r["length"], 4.5) + 0.1 * min(r["chain"], 15)
        + 0.5 * min(r["apart"], 5) + 0.5 * r["realm_min"] - 0.5 * r["realm_gap"]
    )  # fmt: skip


def survey(poses: Poses, players: int, seed: int, trials: int = 6) -> Layout:
    """Practice maps until one is good, else the best of them (ME-MAP-58)."""
    sets, best = -(-players // 3), list[tuple[float, int, Layout]]()
    for trial in range(trials):
        board, _ = lay(poses, sets, f"{seed}/{trial}")
        tidy(board)
        row = report(board, players)
        if good(row, sets):
            return board
        best.append((quality(row, sets), -trial, board))
    return max(best)[2]


def table(name: str, sets: int, players: int, make: Callable[[int], Layout], seeds: int) -> None:
    start = time.perf_counter()
    boards = [make(seed) for seed in range(seeds)]
    took = 1000 * (time.perf_counter() - start) / seeds
    rows = [report(b, players) for b in boards]
    share = mean(good(r, sets) for r in rows)
    print(f"{name}: {sets} sets, {players} players, {seeds} seeds, {took:.0f} ms a map, good {share:.0%}")
    print("   " + "  ".join(f"{k} {mean(r[k] for r in rows):.2f}" for k in rows[0]), flush=True)


def main(count: int) -> None:
    poses = Poses(load(Path(__file__).with_name("tileset.toml")))
    strict = partial(Surveyor, taste=Taste(pass_over=-99))
    for sets, seeds in ((1, count), (2, count), (10, max(1, count // 25))):
        for name, who in (("chance", Chance), ("strict", strict), ("surveyor", Surveyor)):
            table(name, sets, min(6, 3 * sets), lambda seed: lay(poses, sets, seed, who)[0], seeds)  # noqa: B023
    for players in range(2, 7):
        table("survey", -(-players // 3), players, lambda seed: survey(poses, players, seed), count)  # noqa: B023


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
