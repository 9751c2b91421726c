"""Independents: how many take up arms, when they fight in the field, and what becomes of them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from battlefield import FIELD, fight, marched, where
from msgspec.structs import replace
from stage import put_banner, put_ship, tell

from gonfalon.rulesets.mighty.battle import battle, independents
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, Land, War
from gonfalon.world.tiles import Tile

STRENGTHS = [
    (settlement, die, points)
    for settlement, column in {
        VILLAGE: (100, 200, 300, 400, 500, 600),
        FORTRESS: (200, 400, 600, 800, 900, 1000),
        CITY: (300, 600, 900, 1200, 1500, 1800),
    }.items()
    for die, points in enumerate(column, 1)
]
RANGE = Tile("H11")


def entered(settlement: str, attack: int = 900, tiles: dict[str, Tile] | None = None, **settings: Any) -> War:
    war = marched({"red.1": attack}, {}, tiles=tiles, **settings)
    war.lands[FIELD] = Land("independent", settlement)
    return war


@pytest.mark.rule("ME-BAT-48")
@pytest.mark.parametrize(("settlement", "die", "points"), STRENGTHS)
def test_the_strength_of_independents_is_the_printed_table(settlement: str, die: int, points: int) -> None:
    war = entered(settlement)
    assert tell(war, independents.muster(war, FIELD), dice=[die]).value == points


@pytest.mark.rule("ME-BAT-47")
def test_whoever_enters_an_independent_settlement_fights_a_force_diced_for_before_the_totals() -> None:
    war = entered(VILLAGE)
    told = fight(war, answers=["direct"], dice=[3, 3, 4, 3, 1, 1])
    assert told.kinds()[:3] == ["independents.muster", "independents.fight", "strength.total"]
    assert [e.args["factor"] for e in told.events if e.kind == "battle.joined"] == [2]


@pytest.mark.rule("ME-BAT-49")
@pytest.mark.parametrize(
    ("settlement", "die", "gives_battle"), [(CITY, 3, False), (CITY, 4, True), (FORTRESS, 6, True), (VILLAGE, 1, True)]
)
def test_behind_walls_only_a_force_stronger_than_the_attacker_gives_battle(
    settlement: str, die: int, gives_battle: bool
) -> None:
    war = entered(settlement)
    due = battle.meeting(war, FIELD)
    assert due is not None
    story = independents.meet(war, due)
    next(story)
    with suppress(StopIteration):
        story.send((die,))
    assert war.told[-1].kind == ("independents.fight" if gives_battle else "independents.shut")


@pytest.mark.rule("ME-BAT-51")
def test_beaten_independents_are_destroyed_and_their_settlement_and_ships_are_the_victors() -> None:
    war = entered(VILLAGE)
    put_ship(war, "independent/1", FIELD)
    told = fight(war, answers=["direct"], dice=[3, 3, 4, 3, 1, 1])
    assert (war.lands[FIELD].owner, where(war)) == ("red", {"red.1": FIELD})
    assert [(s.id, s.realm) for s in war.ships.values()] == [("red/1", "red")]
    assert {q.what for q in told.asked} == {"battle.card"}


@pytest.mark.rule("ME-BAT-52", "ME-BAT-54", "ME-BAT-24")
def test_independents_who_win_drive_the_attackers_back_do_not_pursue_and_go_home() -> None:
    war = entered(VILLAGE, attack=600)
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=3)
    told = fight(war, answers=["direct"], dice=[6, 1, 1, 3, 2, 1])
    assert (where(war), war.banners["red.1"].points, war.lands[FIELD].owner) == ({"red.1": "C4"}, 400, "independent")
    assert "independents.disperse" in told.kinds()
    assert {q.what for q in told.asked} == {"battle.card"}
    assert war.banners["red.1"].baggage == 0  # scattered: lost, not captured


@pytest.mark.rule("ME-BAT-52")
def test_a_new_attack_meets_a_force_diced_for_anew() -> None:
    war = entered(VILLAGE, attack=600)
    fight(war, answers=["direct"], dice=[6, 3, 1, 4, 1, 1])
    war.banners["red.1"] = replace(war.banners["red.1"], place=FIELD, half=8)
    war.phase, war.month = "battle", 2
    war.turn = replace(war.turn, fights_found=False)
    told = fight(war, answers=["direct"], dice=[1, 3, 4, 3, 1, 1])
    assert [e.args["points"] for e in told.events if e.kind == "independents.muster"] == [100]


@pytest.mark.rule("ME-BAT-53", "ME-BAT-29")
def test_after_a_draw_the_attackers_go_back_over_a_route_they_seek_until_they_find_it() -> None:
    war = entered(VILLAGE, attack=500, tiles={"C4": RANGE})
    told = fight(war, answers=["direct"], dice=[5, 3, 3, 4, 1, 2, 1, 2, 5])
    assert (where(war), war.banners["red.1"].points) == ({"red.1": "C4"}, 450)
    assert "independents.disperse" in told.kinds()


@pytest.mark.rule("ME-BAT-50")
def test_the_card_of_independents_may_be_played_by_another_player() -> None:
    war = entered(VILLAGE, attack=500, independent_cards="player")
    told = fight(war, answers=["direct", "withdraw"], dice=[5, 3, 6, 1, 1])
    assert [(q.who, q.what) for q in told.asked] == [("red", "battle.card"), ("blue", "battle.card")]


@pytest.mark.rule("ME-BAT-47", "ME-BAT-01")
def test_a_rival_who_stands_before_an_independent_place_is_fought_first() -> None:
    war = entered(VILLAGE, attack=1500)
    put_banner(war, "blue.1", FIELD, 500, half=2)
    answers = ["direct", "hold", "stay", "E4", "direct"]
    told = fight(war, answers=answers, dice=[4, 3, 1, 1, 1, 3, 4, 3, 1, 1])
    assert [e.args["defender"] for e in told.events if e.kind == "battle.joined"] == ["blue", "independent"]
    assert war.lands[FIELD].owner == "red"
