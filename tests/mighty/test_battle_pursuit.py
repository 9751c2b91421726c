"""Pursuit: a choice of the victor, and a chart with a row for each face of the die."""

from __future__ import annotations

import pytest
from battlefield import FIELD, HOLD, fight, marched, only_home, where
from msgspec.structs import replace

from gonfalon.rulesets.mighty.state import War
from gonfalon.world.tiles import Tile

STRAIGHT = Tile("R11", 0, (0, 1, 0, 0, -1, 0))
WON = [4, 5, 1, 1]  # Red wins, loses 50 himself and 100 are lost by Blue


def pursued(dice: list[int], *, retreat: bool = True, **banners: dict[str, int]) -> War:
    """Red (1000) beats Blue (1000, baggage 3), holds 2 baggage himself, and pursues."""
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=2, **banners.get("red", {}))
    war.banners["blue.1"] = replace(war.banners["blue.1"], baggage=3, **banners.get("blue", {}))
    fight(war, answers=[*HOLD, "pursue", *(["E4"] if retreat else [])], dice=[*WON, *dice])
    return war


def state_of(war: War, banner: str) -> tuple[int, int]:
    return war.banners[banner].points, war.banners[banner].baggage


@pytest.mark.rule("ME-BAT-33")
@pytest.mark.parametrize(
    ("dice", "victor", "answers"),
    [([4, 5, 1, 1], "red", ["stay", "E4"]), ([1, 3, 1, 1], "blue", ["stay"])],
)
def test_the_victor_attacking_or_defending_is_asked_and_may_decline(
    dice: list[int], victor: str, answers: list[str]
) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    told = fight(war, answers=[*HOLD, *answers], dice=dice)
    asked = [q for q in told.asked if q.what == "battle.pursue"]
    assert [(q.who, list(q.options())) for q in asked] == [(victor, ["pursue", "stay"])]
    assert "pursuit" not in {r.label for r in told.rolled}


@pytest.mark.rule("ME-BAT-33")
def test_after_a_draw_there_is_no_pursuit() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    told = fight(war, answers=[*HOLD, "E4"], dice=[3, 4, 1, 1])
    assert "battle.pursue" not in {q.what for q in told.asked}


@pytest.mark.rule("ME-BAT-33")
def test_a_force_destroyed_by_its_losses_cannot_be_pursued_but_a_scattered_one_can() -> None:
    war = marched({"red.1": 1500}, {"blue.1": 100})
    assert "battle.pursue" not in {q.what for q in fight(war, answers=HOLD, dice=[4, 3, 1, 1]).asked}
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    told = fight(war, answers=["direct", "withdraw", "pursue", "E4"], dice=[4, 6, 1, 1, 5])
    assert "battle.pursuit" in told.kinds()


@pytest.mark.rule("ME-BAT-34")
def test_dispersed_losers_leave_their_baggage_to_the_victor() -> None:
    war = pursued([1])
    assert (state_of(war, "red.1"), state_of(war, "blue.1")) == ((950, 5), (900, 0))


@pytest.mark.rule("ME-BAT-34")
def test_dispersed_losers_may_not_search_for_a_route() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={FIELD: STRAIGHT})
    only_home(war, "D5")
    fight(war, answers=[*HOLD, "pursue"], dice=[*WON, 1])
    assert where(war) == {"red.1": FIELD}


@pytest.mark.rule("ME-BAT-35", "ME-BAT-36")
@pytest.mark.parametrize(("dice", "left"), [([2, 4], 700), ([3, 6], 600)])
def test_losers_shadowed_or_without_their_general_lose_more(dice: list[int], left: int) -> None:
    war = pursued(dice)
    assert (state_of(war, "red.1"), state_of(war, "blue.1")) == ((950, 2), (left, 3))


@pytest.mark.rule("ME-BAT-35", "ME-BAT-18")
def test_losers_who_do_not_survive_the_pursuit_leave_their_baggage_to_the_victor() -> None:
    war = pursued([2, 6], retreat=False, blue={"points": 400})
    assert (where(war), state_of(war, "red.1")) == ({"red.1": FIELD}, (950, 5))


@pytest.mark.rule("ME-BAT-37")
def test_the_baggage_of_losers_who_are_overtaken_goes_to_the_pursuers() -> None:
    war = pursued([4])
    assert (state_of(war, "red.1"), state_of(war, "blue.1")) == ((950, 5), (900, 0))


@pytest.mark.rule("ME-BAT-38")
def test_a_covered_retreat_changes_nothing() -> None:
    war = pursued([5])
    assert (state_of(war, "red.1"), state_of(war, "blue.1")) == ((950, 2), (900, 3))


@pytest.mark.rule("ME-BAT-39")
def test_a_rear_guard_costs_the_pursuers() -> None:
    war = pursued([6, 2])
    assert (state_of(war, "red.1"), state_of(war, "blue.1")) == ((850, 2), (900, 3))


@pytest.mark.rule("ME-BAT-39", "ME-BAT-46")
def test_a_victor_who_falls_to_the_rear_guard_takes_nothing() -> None:
    war = marched({"red.1": 130}, {"blue.1": 200})
    fight(war, answers=[*HOLD, "pursue", "E4"], dice=[*WON, 6, 2])
    assert (where(war), war.lands[FIELD].owner) == ({"blue.1": "E4"}, "blue")
