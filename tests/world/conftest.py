"""Maps laid once for all the tests that look at many of them; those tests run in one process (`xdist_group`)."""

from __future__ import annotations

import pytest
from referee import LaidMap, Referee, watch

from gonfalon.world.audit import faults
from gonfalon.world.board import TileBoard
from gonfalon.world.faults import Fault
from gonfalon.world.surveyor import Chance, Surveyor

MAPS = ((Chance, 1, 620), (Chance, 2, 120), (Surveyor, 1, 220), (Surveyor, 2, 50))  # who lays, sets, how many


@pytest.fixture(scope="session")
def laid_maps() -> list[LaidMap]:
    """A thousand maps laid by chance and by the surveyor, from one set and from two."""
    return [watch(who, sets, seed) for who, sets, count in MAPS for seed in range(count)]


@pytest.fixture(scope="session")
def referee(laid_maps: list[LaidMap]) -> Referee:
    """Every placement of every map judged by the words of the clauses."""
    referee = Referee()
    for laid_map in laid_maps:
        referee.replay(laid_map)
    return referee


@pytest.fixture(scope="session")
def boards(laid_maps: list[LaidMap]) -> dict[str, TileBoard]:
    return {laid_map.name: TileBoard.finished(laid_map.layout.tiles()) for laid_map in laid_maps}


@pytest.fixture(scope="session")
def audited(boards: dict[str, TileBoard]) -> list[tuple[str, Fault]]:
    """What the audit finds wrong with them."""
    return [(name, fault) for name, board in boards.items() for fault in faults(board)]
