"""A map that lays itself: from a seed to a finished board, trying until one is good (ME-MAP-26 to ME-MAP-58)."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.kernel.messages import Message, Refused
from gonfalon.world.board import TileBoard
from gonfalon.world.capitals import bring_in, mark, settle
from gonfalon.world.designs import Pack
from gonfalon.world.goodness import flaws, measure
from gonfalon.world.hexes import Hex
from gonfalon.world.layout import APART, Layout, Placement
from gonfalon.world.lots import Lots
from gonfalon.world.packs import Packs
from gonfalon.world.poses import shipped_poses
from gonfalon.world.surveyor import Chance, Surveyor
from gonfalon.world.tiles import Tile, place_name

Progress = Callable[[int, int], None]  # told how many tiles lie, of how many
PER_SET = 3  # realms that one set of tiles serves (ME-RLM-01)
MOST_SETS = 30
TRIALS = 6  # practice maps for one set, one fewer for each further set, since large worlds take longer


def survey(
    seed: int | str, players: int = 3, sets: int | None = None, *, apart: int = APART, progress: Progress | None = None
) -> TileBoard:
    """A world for so many players, the same for the same seed; `apart` is the least distance between capitals.

    Practice maps are laid until one is good, else the least flawed is taken (ME-MAP-58).
    """
    sets = checked_sets(players, sets)
    tried: list[tuple[int, int, dict[Hex, Tile]]] = []
    for number in range(max(1, TRIALS + 1 - sets)):
        layout = trial(Lots(f"{seed}/{number}"), players, sets, apart, progress)
        flawed = sum(flaws(measure(layout, players), sets).values())
        tried.append((flawed, number, layout.tiles()))
        if not flawed:
            break
    return TileBoard.finished(mark(min(tried)[2], players, apart))


def extend(board: TileBoard, seed: int | str, sets: int = 1, *, apart: int = APART) -> TileBoard:
    """The same world with the tiles of more sets round it; what lies there stays as it is (ME-MAP-57)."""
    checked_sets(1, sets)
    tiles = {board.hex(place): tile for place, tile in board.tiles.items()}
    layout = Layout.of(tiles, shipped_poses(), apart).shut()
    lots = Lots(str(seed))
    packs = Packs(layout.poses, sets, lots)
    lay(layout, packs, Surveyor(layout, packs, lots))
    settle(layout)
    return board.extended({place_name(at): tile for at, tile in layout.tiles().items() if at not in layout.fixed})


def sets_for(players: int) -> int:
    """One set of tiles serves up to three realms (ME-RLM-01)."""
    return -(-players // PER_SET)


def short_of_sets(players: int, sets: int) -> Message | None:
    """A warning if there are more players than the sets serve: allowed, as a house rule."""
    if sets >= sets_for(players):
        return None
    return Message.of("survey-short", players=players, sets=sets, wanted=sets_for(players))


def checked_sets(players: int, sets: int | None) -> int:
    """The sets of tiles for so many players; refuses what cannot be."""
    if not 1 <= players <= PER_SET * MOST_SETS:
        raise Refused.of("survey-players", players=players, most=PER_SET * MOST_SETS)
    sets = sets_for(players) if sets is None else sets
    if not 1 <= sets <= MOST_SETS:
        raise Refused.of("survey-sets", sets=sets, most=MOST_SETS)
    return sets


def trial(lots: Lots, players: int, sets: int, apart: int = APART, progress: Progress | None = None) -> Layout:
    """One practice map."""
    layout = Layout(shipped_poses(), apart)
    packs = Packs(layout.poses, sets, lots)
    lay(layout, packs, Surveyor(layout, packs, lots), progress)
    bring_in(layout, packs, players)
    settle(layout)
    return layout


def lay(layout: Layout, packs: Packs, guide: Chance, progress: Progress | None = None) -> None:
    """Draw and lay until nothing more can be laid (ME-MAP-31 to ME-MAP-52)."""
    total = len(layout.laid) + sum(map(len, packs.piles.values()))
    while (offer := packs.offered(layout.packs)) or guide.try_again():
        if not offer:
            packs.closed.clear()
            continue
        pack = guide.pack(offer)
        placement = _drawn(packs, guide, pack)
        if placement is None:
            packs.closed.add(pack)
            guide.passed_over(pack)
        else:
            layout.lay(placement)
            guide.saw(placement)
            if progress is not None:
                progress(len(layout.laid), total)


def _drawn(packs: Packs, guide: Chance, pack: Pack) -> Placement | None:
    """Draw from the pack until a tile is to be laid; None if none of it is (ME-MAP-35)."""
    tried: set[str] = set()
    for depth, design in enumerate(packs.piles[pack]):
        if design.id not in tried:
            tried.add(design.id)
            placement = guide.place(design)
            if placement is not None:
                packs.take(pack, depth)
                return placement
    return None
