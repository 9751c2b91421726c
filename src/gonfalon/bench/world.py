"""What worlds cost: laying them by the number of sets, and what the rules ask of a finished board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from gonfalon.bench.measure import Measure, Run
from gonfalon.world.board import TileBoard
from gonfalon.world.reach import Roads, reach
from gonfalon.world.rivers import rivers
from gonfalon.world.routes import march
from gonfalon.world.survey import PER_SET, survey
from gonfalon.world.tiles import PlaceId

SEED = 7
SEEDS = {1: 20, 2: 8, 4: 5, 10: 3}  # sets of tiles → worlds laid
MOST_PLAYERS = 6


def players(sets: int) -> int:
    return min(MOST_PLAYERS, PER_SET * sets)


@cache
def world() -> TileBoard:
    """The world of one set that all queries are put to."""
    return survey(SEED)


def laying(sets: int) -> Run:
    """Another seed each run."""

    def run(seed: int) -> int:
        survey(seed, players(sets), sets)
        return 1

    return run


def _over_all_places(ask: Callable[[TileBoard, PlaceId], object], times: int = 1) -> Run:
    board = world()

    def run(_: int) -> int:
        for _ in range(times):
            for place in board.places:
                ask(board, place)
        return times * len(board.places)

    return run


def _to_the_first(board: TileBoard, place: PlaceId) -> int:
    return board.distance(place, board.places[0])


def _stands() -> list[tuple[PlaceId, int]]:
    """A place for a banner in every tile that has one."""
    return [(place, world().ground(place).stands[0]) for place in world().places if world().ground(place).stands]


def _marching() -> Run:
    board, stands = world(), _stands()

    def run(_: int) -> int:
        for _ in range(10):
            for place, half in stands:
                march(board, place, half, 0)
        return 10 * len(stands)

    return run


def _first_marches() -> Run:
    """Boards are made anew, because each remembers what it was asked; making one is not timed."""
    boards, stands = [TileBoard(world().tiles) for _ in range(30)], _stands()

    def run(number: int) -> int:
        for place, half in stands:
            march(boards[number], place, half, 0)
        return len(stands)

    return run


def _reaching() -> Run:
    board = world()
    start = board.capitals[0]

    def run(_: int) -> int:
        for _ in range(20):
            reach(board.by_land, [start], board.enterable)
        return 20

    return run


def _going_home() -> Run:
    board = world()
    start, *others = board.capitals
    far = max(others, key=lambda place: board.distance(start, place))

    def run(_: int) -> int:
        Roads(board).road(far, board.ground(far).stands[0], {start})
        return 1

    return run


def _building() -> Run:
    tiles = world().tiles

    def run(_: int) -> int:
        TileBoard(tiles)
        return 1

    return run


def _finding_rivers() -> Run:
    boards = [TileBoard(world().tiles) for _ in range(30)]

    def run(number: int) -> int:
        rivers(boards[number])
        return 1

    return run


def _measure_laying(sets: int) -> Measure:
    name, one = f"world-lay-{sets}", sets == 1
    bar, worst = (100.0, 250.0) if one else (None, None)
    return Measure(name, "lay", "ms", lambda: laying(sets), SEEDS[sets], bar, worst, warm=one, args={"sets": sets})


MEASURES = (
    *map(_measure_laying, SEEDS),
    Measure("board-build", "board-build", "ms", _building),
    Measure("board-neighbours", "board-neighbours", "ns", lambda: _over_all_places(TileBoard.neighbours, times=20)),
    Measure("board-distance", "board-distance", "ns", lambda: _over_all_places(_to_the_first, times=10)),
    Measure("board-march-first", "board-march-first", "µs", _first_marches),
    Measure("board-march", "board-march", "ns", _marching),
    Measure("board-reach", "board-reach", "µs", _reaching),
    Measure("board-road", "board-road", "ms", _going_home),
    Measure("board-rivers", "board-rivers", "ms", _finding_rivers),
)
