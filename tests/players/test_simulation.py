"""Simulated campaigns: decided by their seed alone, and the same whether they are kept or not."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from gonfalon.kernel import verify_dice
from gonfalon.players.simulation import Plan, Result, games_of, play_game, simulate
from gonfalon.store.files import open_table, read_campaign
from gonfalon.store.keeping import play_and_keep

SHORT = {"years": 1, "months": 2, "quick": True}


def plan(dice: str = "fast") -> Plan:
    return Plan("mighty", ("squire", "squire"), "test", SHORT, dice)  # type: ignore[arg-type]


def timeless(result: Result) -> Result:
    return replace(result, seconds=0.0)


@pytest.mark.parametrize("dice", ["fast", "sealed"])
def test_a_game_goes_the_same_whether_it_is_kept_or_not(tmp_path: Path, dice: str) -> None:
    kept = play_and_keep(tmp_path, plan(dice), 0)

    assert timeless(kept) == timeless(play_game(plan(dice), 0))
    table, wrong = open_table(read_campaign(tmp_path / "game-0.gonfalon"))
    assert wrong is None
    assert table.play.base.hash() == kept.state_hash


def test_the_same_game_gives_the_same_file(tmp_path: Path) -> None:
    files = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        play_and_keep(tmp_path / name, plan(), 3)
        files.append((tmp_path / name / "game-3.gonfalon").read_bytes())
    assert files[0] == files[1]


def test_the_dice_of_a_kept_game_can_be_verified(tmp_path: Path) -> None:
    play_and_keep(tmp_path, plan("sealed"), 0)
    found = read_campaign(tmp_path / "game-0.gonfalon")
    verdict = verify_dice(found.entries, bytes.fromhex(found.campaign.secret))
    assert verdict.sealed > 20
    assert verdict.bad == 0


def test_several_cores_give_the_same_results_in_order() -> None:
    alone = [timeless(r) for r in simulate(games_of([plan()], 3))]
    together = [timeless(r) for r in simulate(games_of([plan()], 3), jobs=2)]
    assert alone == together
    assert [r.game for r in alone] == [0, 1, 2]


def test_another_game_is_another_game() -> None:
    first, second = simulate(games_of([plan()], 2))
    assert first.state_hash != second.state_hash
