"""Battles: who fights whom, the sequence from totals to possession, and what it leaves on the map."""

from __future__ import annotations

from typing import Any

import pytest
from battlefield import FIELD, HOLD, NORTH_WEST, THREE, fight, marched, only_home, where
from msgspec.structs import replace
from stage import tell

from gonfalon.kernel.effects import Ask
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.state import FORTRESS, VILLAGE, Land, War
from gonfalon.world.tiles import Tile

STRAIGHT = Tile("R11", 0, (0, 1, 0, 0, -1, 0))  # a river from west to east


def points(war: War) -> dict[str, int]:
    return {b.id: b.points for b in war.banners.values()}


# --- when there is a battle ------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-01")
def test_a_battle_is_due_where_attackers_came_upon_an_enemy_and_the_phase_waits_for_it() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    for _ in range(3):  # nobody is asked whether he avoids the battle; totals are declared
        tell(war, battle.step(war))
    asked = next(battle.step(war))
    assert isinstance(asked, Ask)
    assert [q.what for q in asked.questions] == ["battle.card", "battle.card"]
    assert (war.phase, list(war.fights)) == ("battle", [FIELD])


@pytest.mark.rule("ME-BAT-01")
def test_who_has_not_moved_into_the_tile_does_not_attack() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    war.turn = replace(war.turn, moved=())
    fight(war)
    assert (war.phase, war.fights) == ("siege", {})


@pytest.mark.rule("ME-BAT-02", "ME-BAT-03")
def test_a_river_between_the_armies_neither_prevents_the_battle_nor_is_crossed_by_it() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={FIELD: STRAIGHT})
    war.banners["red.1"] = replace(war.banners["red.1"], half=9)
    war.banners["blue.1"] = replace(war.banners["blue.1"], half=6)
    told = fight(war, answers=[*HOLD, "stay", "D5"], dice=[4, 5, 1, 1])
    assert [e.args["factor"] for e in told.events if e.kind == "battle.joined"] == [0]
    assert (war.banners["red.1"].place, war.banners["red.1"].half) == (FIELD, 9)


@pytest.mark.rule("ME-BAT-45")
def test_groups_from_different_sides_fight_as_one_force() -> None:
    war = marched({"red.1": 600, "red.2": 800}, {"blue.1": 1000})
    war.banners["red.2"] = replace(war.banners["red.2"], half=NORTH_WEST)
    told = fight(war, answers=[*HOLD, "stay", "E4"], dice=[4, 5, 1, 1])
    assert [e.args["factor"] for e in told.events if e.kind == "battle.joined"] == [1]


@pytest.mark.rule("ME-BAT-45")
def test_defenders_on_both_banks_fight_as_one_force() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 600, "blue.2": 800}, tiles={FIELD: STRAIGHT})
    war.banners["blue.2"] = replace(war.banners["blue.2"], half=6)
    told = fight(war, answers=[*HOLD, "stay"], dice=[1, 3, 1, 1])
    totals = {e.args["realm"]: e.args["total"] for e in told.events if e.kind == "strength.total"}
    assert totals == {"red": 1000, "blue": 1400}


@pytest.mark.rule("ME-BAT-01")
def test_the_active_player_says_which_battle_comes_first() -> None:
    war = marched({"red.1": 1000, "red.2": 1000}, {"blue.1": 1000, "blue.2": 1000})
    for banner in ("red.2", "blue.2"):
        war.banners[banner] = replace(war.banners[banner], place="D5")
    told = fight(war, answers=["D5", *HOLD, "stay", *HOLD, "stay"], dice=[1, 3, 1, 1, 1, 3, 1, 1])
    assert list(told.asked[0].options()) == [FIELD, "D5"]
    assert [e.args["place"] for e in told.events if e.kind == "battle.joined"] == ["D5", FIELD]


@pytest.mark.rule("ME-BAT-01")
def test_two_enemies_in_a_tile_are_fought_one_after_the_other() -> None:
    war = marched({"red.1": 1500}, {"blue.1": 500, "yellow.1": 500}, realms=THREE)
    war.lands[FIELD] = Land("blue", VILLAGE)
    war.lands["E4"] = Land("yellow")
    told = fight(war, answers=[*HOLD, "stay", "E5", *HOLD, "stay"], dice=[4, 3, 1, 1, 4, 3, 1, 1])
    assert [e.args["defender"] for e in told.events if e.kind == "battle.joined"] == ["blue", "yellow"]
    assert war.lands[FIELD].owner == "red"


# --- totals, cards, dice ---------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-04")
def test_both_sides_declare_totals_before_all_and_never_how_they_are_made_up() -> None:
    war = marched({"red.1": 700, "red.2": 900}, {"blue.1": 1200}, realms=THREE)
    told = fight(war, answers=[*HOLD, "stay"], dice=[1, 2, 1, 1])
    declared = [e for e in told.events if e.kind == "strength.total"]
    assert [(e.args["realm"], e.args["total"], e.to) for e in declared] == [("red", 1600, None), ("blue", 1200, None)]
    assert war.totals["yellow:red@D4"].points == 1600
    assert "yellow:red.1" not in war.known


@pytest.mark.rule("ME-BAT-12")
def test_the_score_is_factor_and_cards_and_dice() -> None:
    war = marched({"red.1": 1600}, {"blue.1": 900})
    told = fight(war, answers=["surprise", "hold", "stay", "E4"], dice=[4, 3, 1, 1])
    assert [e.args["score"] for e in told.events if e.kind == "battle.result"] == [10]


@pytest.mark.rule("ME-BAT-11")
@pytest.mark.parametrize(("pair", "more"), [((3, 3), [6, 1]), ((2, 4), [])])
def test_a_double_on_the_two_dice_brings_down_a_leader(pair: tuple[int, int], more: list[int]) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    told = fight(war, answers=[*HOLD, "E4"], dice=[*pair, 1, 1, *more])
    assert ("battle.leader" in told.kinds()) == bool(more)
    assert points(war)["blue.1"] == (930 if more else 950)


# --- results and losses ----------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-13", "ME-BAT-14")
@pytest.mark.parametrize(
    ("pair", "cards", "answers", "left"),
    [
        ((1, 3), ["direct", "counter"], ["stay"], (750, 700)),  # 2: scattered
        ((1, 2), ["direct", "hold"], ["stay"], (800, 700)),  # 3: defeated
        ((2, 3), ["direct", "hold"], ["stay"], (800, 700)),  # 5
        ((2, 4), ["direct", "hold"], ["E4"], (850, 700)),  # 6: draw
        ((2, 6), ["direct", "hold"], ["E4"], (850, 700)),  # 8
        ((3, 6), ["direct", "hold"], ["stay", "E4"], (850, 650)),  # 9
        ((5, 6), ["direct", "hold"], ["stay", "E4"], (850, 650)),  # 11
        ((4, 6), ["direct", "withdraw"], ["stay", "E4"], (850, 600)),  # 12: scattered
    ],
)
def test_each_side_loses_by_its_own_die_and_the_loser_more(
    pair: tuple[int, int], cards: list[str], answers: list[str], left: tuple[int, int]
) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    fight(war, answers=[*cards, *answers], dice=[*pair, 3, 6])
    assert (points(war)["red.1"], points(war)["blue.1"]) == left


@pytest.mark.rule("ME-BAT-13", "ME-BAT-14")
def test_attacker_die_two_and_defender_die_five_at_score_ten() -> None:
    war = marched({"red.1": 1600}, {"blue.1": 900})
    fight(war, answers=["surprise", "hold", "stay", "E4"], dice=[4, 3, 2, 5])
    assert points(war) == {"red.1": 1500, "blue.1": 600}


@pytest.mark.rule("ME-BAT-14")
def test_in_a_draw_too_each_side_has_its_own_die() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    fight(war, answers=[*HOLD, "E4"], dice=[3, 4, 1, 6])
    assert points(war) == {"red.1": 950, "blue.1": 700}


@pytest.mark.rule("ME-BAT-40")
@pytest.mark.parametrize(
    ("die", "bears", "left"),
    [(4, "red.1", [616, 617, 617]), (4, "red.3", [617, 617, 616]), (3, "red.2, red.3", [634, 633, 633])],
)
def test_losses_are_shared_evenly_and_their_owner_says_who_bears_odd_points(
    die: int, bears: str, left: list[int]
) -> None:
    war = marched({"red.1": 700, "red.2": 700, "red.3": 700}, {"blue.1": 2000})

    told = fight(war, answers=[*HOLD, bears, "stay"], dice=[1, 2, die, 1])

    assert [points(war)[f"red.{n}"] for n in (1, 2, 3)] == left
    (asked,) = [q for q in told.asked if q.what == "losses.odd"]
    assert (asked.who, asked.about) == ("red", {"place": "D4", "points": len(bears.split(", "))})


@pytest.mark.rule("ME-BAT-40")
def test_who_does_not_care_leaves_odd_points_to_the_lowest_numbers() -> None:
    war = marched({"red.3": 700, "red.1": 700, "red.2": 700}, {"blue.1": 2000})
    told = fight(war, answers=[*HOLD, "red.2", "stay"], dice=[1, 2, 4, 1])
    (asked,) = [q for q in told.asked if q.what == "losses.odd"]
    assert (asked.standing, asked.always, asked.never) == ("odd-points", ("red.1",), ("red.1",))


@pytest.mark.rule("ME-BAT-40")
@pytest.mark.parametrize(("settings", "lost"), [({"mended": False}, 84), ({"loss_sharing": "proportional"}, 84)])
def test_odd_points_fall_on_the_lowest_numbers_in_the_first_version_and_where_shares_are_by_strength(
    settings: dict[str, Any], lost: int
) -> None:
    war = marched({"red.1": 700, "red.2": 700, "red.3": 700}, {"blue.1": 2000}, **settings)
    fight(war, answers=[*HOLD, "stay"], dice=[1, 2, 4, 1])
    assert points(war)["red.1"] == 700 - lost


@pytest.mark.rule("ME-BAT-40")
def test_nobody_is_asked_for_odd_points_of_a_force_that_is_wiped_out() -> None:
    war = marched({"red.1": 20, "red.2": 20, "red.3": 20}, {"blue.1": 20})
    told = fight(war, answers=[*HOLD], dice=[1, 2, 2, 1])
    assert not [q for q in told.asked if q.what == "losses.odd"]
    assert not war.banners.keys() & {"red.1", "red.2", "red.3"}


@pytest.mark.rule("ME-BAT-40")
def test_what_a_banner_cannot_bear_falls_on_the_others() -> None:
    war = marched({"red.1": 60, "red.2": 500}, {"blue.1": 500})
    fight(war, answers=[*HOLD, "stay"], dice=[1, 3, 3, 1])
    assert "red.1" not in war.banners
    assert points(war)["red.2"] == 360


@pytest.mark.rule("ME-BAT-40")
def test_in_the_dutch_edition_losses_are_in_proportion_and_only_the_owner_hears_the_shares() -> None:
    war = marched({"red.1": 400, "red.2": 1200}, {"blue.1": 1500}, loss_sharing="proportional")
    told = fight(war, answers=[*HOLD, "stay"], dice=[1, 3, 3, 1])
    assert (points(war)["red.1"], points(war)["red.2"]) == (350, 1050)
    shares = [e for e in told.events if e.kind == "banner.loses" and e.args["banner"].startswith("red")]
    assert {e.to for e in shares} == {("red",)}
    assert [e.args["points"] for e in told.events if e.kind == "force.loses"] == [200]


@pytest.mark.rule("ME-BAT-43")
@pytest.mark.parametrize(("dice", "left"), [([4, 4, 1, 1, 2, 5], (850, 950)), ([4, 4, 1, 1, 6, 1], (950, 930))])
def test_a_fallen_leader_costs_his_side_more_after_the_losses(dice: list[int], left: tuple[int, int]) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    told = fight(war, answers=[*HOLD, "E4"], dice=dice)
    assert (points(war)["red.1"], points(war)["blue.1"]) == left
    assert told.kinds().index("banner.loses") < told.kinds().index("battle.leader")


# --- who holds the field ---------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-15", "ME-BAT-32")
def test_the_winner_takes_tile_settlement_and_stockpile_and_no_loser_is_left_there() -> None:
    war = marched({"red.1": 1500}, {"blue.1": 500})
    war.lands[FIELD] = Land("blue", VILLAGE)
    war.stockpiles[FIELD] = 3
    fight(war, answers=[*HOLD, "stay", "E4"], dice=[4, 3, 1, 1])
    assert where(war) == {"red.1": FIELD, "blue.1": "E4"}
    assert (war.lands[FIELD].owner, war.lands[FIELD].settlement, war.stockpiles[FIELD]) == ("red", VILLAGE, 3)


@pytest.mark.rule("ME-BAT-32")
def test_a_razed_tile_stays_nobodys_and_a_winning_defender_changes_nothing() -> None:
    war = marched({"red.1": 1500}, {"blue.1": 500})
    war.lands[FIELD] = Land("", VILLAGE, razed=True)
    fight(war, answers=[*HOLD, "stay", "E4"], dice=[4, 3, 1, 1])
    assert war.lands[FIELD].owner == ""
    war = marched({"red.1": 500}, {"blue.1": 1500})
    war.lands[FIELD] = Land("yellow", VILLAGE)
    fight(war, answers=[*HOLD, "stay"], dice=[4, 3, 1, 1])
    assert (where(war), war.lands[FIELD].owner) == ({"red.1": "C4", "blue.1": FIELD}, "yellow")


@pytest.mark.rule("ME-BAT-28", "ME-BAT-31")
def test_after_a_draw_both_leave_attackers_first_and_the_tile_keeps_its_owner() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    war.lands[FIELD] = Land("blue", VILLAGE)
    war.lands["C4"] = Land("blue")
    told = fight(war, answers=[*HOLD, "E4"], dice=[3, 4, 1, 1])
    assert where(war) == {"red.1": "C4", "blue.1": "E4"}
    assert [e.args["banner"] for e in told.events if e.kind == "retreat.made"] == ["red.1", "blue.1"]
    assert war.lands[FIELD].owner == "blue"


@pytest.mark.rule("ME-BAT-46")
def test_a_winner_wiped_out_by_his_losses_takes_nothing_though_the_loser_goes() -> None:
    war = marched({"red.1": 100}, {"blue.1": 1000}, realms=THREE)
    war.lands[FIELD] = Land("yellow", VILLAGE)
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=2)
    told = fight(war, answers=["direct", "withdraw", "E4"], dice=[5, 6, 3, 1])
    assert where(war) == {"blue.1": "E4"}
    assert war.lands[FIELD].owner == "yellow"
    assert "battle.pursue" not in {q.what for q in told.asked}


@pytest.mark.rule("ME-BAT-46")
def test_if_both_are_wiped_out_the_tile_stays_with_its_owner_and_all_baggage_is_lost() -> None:
    war = marched({"red.1": 100}, {"blue.1": 100})
    war.banners["blue.1"] = replace(war.banners["blue.1"], baggage=4)
    told = fight(war, answers=["direct", "hold"], dice=[4, 5, 3, 3])
    assert (war.banners, war.lands[FIELD].owner) == ({}, "blue")
    assert "baggage.seized" not in told.kinds()


@pytest.mark.rule("ME-BAT-18")
def test_the_baggage_of_a_force_wiped_out_in_a_lost_battle_falls_to_the_victor() -> None:
    war = marched({"red.1": 1500}, {"blue.1": 50, "blue.2": 50})
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=3)
    for name in ("blue.1", "blue.2"):
        war.banners[name] = replace(war.banners[name], baggage=5)
    told = fight(war, answers=HOLD, dice=[4, 3, 1, 1])
    assert (where(war), war.banners["red.1"].baggage) == ({"red.1": FIELD}, 6)
    assert [(e.args["points"], e.args["lost"]) for e in told.events if e.kind == "baggage.seized"] == [(3, 7)]


@pytest.mark.rule("ME-BAT-24", "ME-BAT-23")
def test_a_scattered_force_loses_all_its_baggage_to_the_victor() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=5)
    war.banners["blue.1"] = replace(war.banners["blue.1"], baggage=4)
    fight(war, answers=["direct", "counter", "stay"], dice=[1, 3, 1, 1])
    assert (where(war)["red.1"], war.banners["red.1"].baggage, war.banners["blue.1"].baggage) == ("C4", 0, 6)


@pytest.mark.rule("ME-BAT-24")
def test_where_baggage_is_hidden_only_the_two_sides_hear_what_was_captured() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, realms=THREE, hide_baggage=True)
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=5)
    told = fight(war, answers=["direct", "counter", "stay"], dice=[1, 3, 1, 1])
    assert [set(e.to or ()) for e in told.events if e.kind == "baggage.seized"] == [{"red", "blue"}]


# --- attacked again --------------------------------------------------------------------------------------


def beaten_before(war: War) -> War:
    war.banners["blue.1"] = replace(war.banners["blue.1"], beaten=war.now)
    return war


@pytest.mark.rule("ME-BAT-22")
def test_a_force_beaten_this_month_may_slip_away_and_the_attacker_takes_the_tile() -> None:
    war = beaten_before(marched({"red.1": 1000}, {"blue.1": 1000}))
    told = fight(war, answers=["withdraw", "E4"])
    assert [(q.who, list(q.options())) for q in told.asked[:1]] == [("blue", ["fight", "withdraw"])]
    assert [e.rule for e in told.events if e.kind == "land.taken"] == ["ME-MOV-46"]
    assert (where(war), war.lands[FIELD].owner) == ({"red.1": FIELD, "blue.1": "E4"}, "red")


@pytest.mark.rule("ME-BAT-22")
def test_a_force_beaten_this_month_may_also_stand() -> None:
    war = beaten_before(marched({"red.1": 1000}, {"blue.1": 1000}))
    told = fight(war, answers=["fight", *HOLD, "E4"], dice=[3, 4, 1, 1])
    assert "battle.joined" in told.kinds()


@pytest.mark.rule("ME-BAT-22")
def test_a_force_that_slips_away_over_a_river_must_find_a_route_or_is_destroyed() -> None:
    war = beaten_before(marched({"red.1": 1000}, {"blue.1": 1000}, tiles={FIELD: STRAIGHT}))
    only_home(war, "D5")
    war.banners["blue.1"] = replace(war.banners["blue.1"], baggage=2)
    told = fight(war, answers=["withdraw"], dice=[1])
    assert where(war) == {"red.1": FIELD}
    assert war.banners["red.1"].baggage == 2
    assert "battle.pursuit" not in told.kinds()


@pytest.mark.rule("ME-BAT-22")
def test_fresh_banners_beside_a_beaten_one_stand_and_fight() -> None:
    war = beaten_before(marched({"red.1": 1000}, {"blue.1": 1000, "blue.2": 500}))
    told = fight(war, answers=["withdraw", "E4", *HOLD, "stay", "E5"], dice=[3, 4, 1, 1])
    totals = [e.args["total"] for e in told.events if e.kind == "strength.total"]
    assert totals == [1000, 500]


@pytest.mark.rule("ME-BAT-22")
def test_a_force_beaten_in_an_earlier_month_has_no_such_choice() -> None:
    war = beaten_before(marched({"red.1": 1000}, {"blue.1": 1000}))
    war.month += 1
    told = fight(war, answers=[*HOLD, "E4"], dice=[3, 4, 1, 1])
    assert told.asked[0].what == "battle.card"


# --- the sequence ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-44")
def test_the_log_of_a_battle_tells_its_steps_in_order() -> None:
    war = beaten_before(marched({"red.1": 1500}, {"blue.1": 1000}))
    war.lands[FIELD] = Land("blue", FORTRESS)
    war.banners["blue.1"] = replace(war.banners["blue.1"], baggage=3)
    told = fight(war, answers=["fight", "none", "direct", "withdraw", "pursue", "E4"], dice=[6, 6, 1, 1, 5, 1, 5])
    steps = [kind for kind in told.kinds() if kind not in ("banner.loses", "strength.total")]
    assert steps == [
        "battle.joined",
        "battle.cards",
        "battle.result",
        "battle.leader",
        "baggage.seized",
        "battle.pursuit",
        "retreat.made",
        "land.taken",
    ]
    assert [q.what for q in told.asked][:2] == ["battle.avoid", "siege.refuge"]


@pytest.mark.rule("ME-BAT-09")
def test_the_cards_are_the_only_thing_both_are_asked_at_once() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    told = fight(war, answers=[*HOLD, "E4"], dice=[3, 4, 1, 1])
    assert [q.who for q in told.asked if q.secret] == ["red", "blue"]
