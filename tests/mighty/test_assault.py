"""Assault and battery (ME-SIE-18 to ME-SIE-30, ME-SIE-42, ME-SIE-43), and booty (ME-SIE-38)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from battlefield import HOLD
from msgspec.structs import replace
from stage import Told, first_question, put_banner, refusal_of, said, tell
from walls import PLACE, at_the_gates, battle_phase, besiege, besieged, besieged_independents, changed, next_month

from gonfalon.kernel.odds import walk
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.season import raze
from gonfalon.rulesets.mighty.siege import assault, siege
from gonfalon.rulesets.mighty.siege.assault import AssaultResult
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, Land, War

STORM = f"assault {PLACE}"
BATTER = f"batter {PLACE}"
BLOODY, REPULSE, STORMED = AssaultResult


def event(told: Told, kind: str) -> dict[str, object]:
    """What the one event of this kind says."""
    (found,) = [e.args for e in told.events if e.kind == kind]
    return found


def points(war: War) -> dict[str, int]:
    return {b.id: b.points for b in war.banners.values()}


# --- which orders ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SIE-19")
def test_in_the_turn_in_which_a_siege_begins_assault_and_battery_are_both_offered() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700})
    battle_phase(war, "1", "besiege")

    question = first_question(siege.step(war))

    assert [str(order) for order in question.options()] == ["done", STORM, BATTER]


@pytest.mark.rule("ME-SIE-19", "ME-SIE-27")
def test_after_a_battery_no_assault_is_offered() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 700})

    besiege(war, BATTER)

    question = first_question(siege.step(war))
    assert [str(order) for order in question.options()] == ["done"]
    assert refusal_of(question, STORM).rule == "ME-SIE-27"
    assert refusal_of(question, BATTER).rule == "ME-SIE-27"
    assert war.sieges[PLACE].battered == war.now


@pytest.mark.rule("ME-SIE-19", "ME-SIE-27")
def test_after_an_assault_there_is_no_time_for_a_battery() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 1000})

    besiege(war, STORM, *HOLD, dice=(4, 5, 1, 1))

    assert refusal_of(first_question(siege.step(war)), BATTER).rule == "ME-SIE-27"


@pytest.mark.rule("ME-SIE-19")
def test_who_besieges_nothing_is_not_asked() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 700}, player="blue")

    told = besiege(war)

    assert not told.asked
    assert war.phase == "raze"


@pytest.mark.rule("ME-SIE-19")
def test_only_a_place_one_besieges_can_be_assaulted_or_battered() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 700})
    war.sieges["E5"] = replace(war.sieges[PLACE], place="E5", besieger="yellow")

    question = first_question(siege.step(war))

    assert [refusal_of(question, text).rule for text in ("assault E5", "assault Z9", "batter B2")] == ["ME-SIE-19"] * 3


@pytest.mark.rule("ME-SIE-19")
def test_sieges_are_settled_one_by_one_in_the_besiegers_order() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 700})
    war.sieges["E5"] = replace(war.sieges[PLACE], place="E5")
    put_banner(war, "red.2", "E5")
    put_banner(war, "blue.2", "E5", inside=True)

    besiege(war, "batter E5")
    besiege(war, BATTER)
    besiege(war)

    assert [s.battered for s in war.sieges.values()] == [war.now, war.now]
    assert war.phase == "raze"


# --- the walls -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SIE-18")
@pytest.mark.parametrize(
    ("settlement", "garrison", "defence"), [(CITY, 500, 1000), (FORTRESS, 400, 1200), (FORTRESS, 1100, 3300)]
)
def test_walls_multiply_the_garrison(settlement: str, garrison: int, defence: int) -> None:
    war = besieged({"red.1": 1500}, {"blue.1": garrison}, settlement)

    told = besiege(war, STORM, *HOLD, dice=(1, 2, 1, 1, 1))

    assert event(told, "siege.assault")["defence"] == defence


@pytest.mark.rule("ME-SIE-20")
@pytest.mark.parametrize(
    ("attack", "garrison", "settlement", "factor"),
    [(1800, 500, CITY, +2), (1000, 500, FORTRESS, -1), (1000, 600, FORTRESS, -2), (3000, 1100, FORTRESS, 0)],
)
def test_attackers_are_compared_with_the_multiplied_garrison(
    attack: int, garrison: int, settlement: str, factor: int
) -> None:
    assert assault.assault_factor(attack, garrison, assault.MULTIPLIER[settlement]) == factor


@pytest.mark.rule("ME-SIE-20")
def test_an_assault_declares_both_totals_to_everybody() -> None:
    war = besieged(
        {"red.1": 1000, "red.2": 500},
        {"blue.1": 700, "blue.2": 500},
        realms={"red": "B2", "blue": "E5", "yellow": "B5"},
    )

    besiege(war, STORM, *HOLD, dice=(1, 2, 1, 1, 1))

    assert {key: known.points for key, known in war.totals.items()} == {
        f"blue:red@{PLACE}": 1500,
        f"yellow:red@{PLACE}": 1500,
        f"red:blue@{PLACE}": 1200,
        f"yellow:blue@{PLACE}": 1200,
    }


@pytest.mark.rule("ME-SIE-21")
def test_cards_count_in_an_assault_and_withdraw_moves_nobody() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500})

    told = besiege(war, STORM, "direct", "withdraw", dice=(2, 4, 1, 1))

    assert event(told, "siege.assault-result")["score"] == 0 + 2 + 6
    assert war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-21", "ME-SIE-25")
def test_a_repeated_assault_has_fresh_cards() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500})

    besiege(war, STORM, *HOLD, dice=(3, 4, 1, 1))
    told = besiege(war, STORM, "surprise", "counter", dice=(3, 4, 1, 1))

    assert event(told, "battle.cards")["attack"] == "surprise"


@pytest.mark.rule("ME-SIE-22")
def test_a_double_costs_a_leader_as_in_battles() -> None:
    war = besieged({"red.1": 1500}, {"blue.1": 1500})

    besiege(
        war, STORM, "direct", "counter", dice=(5, 5, 2, 2, 1, 3)
    )  # 10-2-2: repulse; 100 each; the attacker's leader

    assert points(war) == {"red.1": 1500 - 100 - 60, "blue.1": 1400}


# --- results ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SIE-23")
@pytest.mark.parametrize(
    ("score", "result"), [(-3, BLOODY), (5, BLOODY), (6, REPULSE), (8, REPULSE), (9, STORMED), (20, STORMED)]
)
def test_the_score_decides(score: int, result: AssaultResult) -> None:
    throw = tell(besieged({}, {}), assault.assault_score(score - 7, 0, 0), dice=(3, 4)).value

    assert (throw.score, throw.row.result) == (score, result)


@pytest.mark.rule("ME-SIE-23")
def test_the_dice_of_an_assault_are_walked_to_exact_odds() -> None:
    war = besieged({}, {})

    chances = dict.fromkeys(AssaultResult, Fraction(0))
    for _, throw, chance in walk(war, lambda _: assault.assault_score(-1, 0, 1), ordered=False):
        chances[throw.row.result] += chance

    sums = [a + b for a, b in product(range(1, 7), repeat=2)]
    assert chances == {
        BLOODY: Fraction(sum(s <= 5 for s in sums), 36),
        REPULSE: Fraction(sum(6 <= s <= 8 for s in sums), 36),
        STORMED: Fraction(sum(s >= 9 for s in sums), 36),
    }


@pytest.mark.rule("ME-SIE-23")
def test_a_bloody_repulse_costs_one_die_inside_and_two_outside() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500})

    told = besiege(war, STORM, *HOLD, dice=(2, 3, 2, 3, 4))

    assert event(told, "siege.assault-result")["result"] == "bloody-repulse"
    assert points(war) == {"red.1": 650, "blue.1": 400}


@pytest.mark.rule("ME-SIE-23")
def test_a_repulse_costs_each_side_a_die() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500})

    besiege(war, STORM, *HOLD, dice=(2, 4, 5, 1))

    assert points(war) == {"red.1": 950, "blue.1": 250}


@pytest.mark.rule("ME-SIE-23")
def test_losses_are_shared_by_the_banners_of_each_side() -> None:
    war = besieged({"red.1": 1000, "red.2": 1000}, {"blue.1": 1000, "blue.2": 1000})

    besiege(war, STORM, *HOLD, dice=(2, 6, 3, 2))  # 2000 against 4000: factor 0

    assert points(war) == {"red.1": 950, "red.2": 950, "blue.1": 925, "blue.2": 925}


@pytest.mark.rule("ME-SIE-24")
def test_a_stormed_place_takes_the_attackers_flag_and_its_garrison_is_gone() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500, "blue.2": 500}, baggage=1)
    war.stockpiles[PLACE] = 2

    told = besiege(war, STORM, *HOLD, "4 0", dice=(5, 6, 2))

    assert event(told, "siege.assault-result")["result"] == "stormed"
    assert points(war) == {"red.1": 900}
    assert war.lands[PLACE] == Land("red", CITY)
    assert not war.sieges
    assert war.banners["red.1"].baggage == 4
    war.phase = "raze"
    assert raze.judge(war, raze.Raze(PLACE)) is None


@pytest.mark.rule("ME-SIE-24")
def test_a_storming_force_wiped_out_leaves_the_place_ungarrisoned_with_its_flag() -> None:
    war = besieged({"red.1": 100}, {"blue.1": 20})
    war.stockpiles[PLACE] = 2

    besiege(war, STORM, *HOLD, dice=(5, 6, 6))

    assert not war.banners
    assert lands.owner(war, PLACE) == "blue"
    assert war.stockpiles[PLACE] == 2
    assert not war.sieges


@pytest.mark.rule("ME-SIE-24", "ME-SIE-22")
def test_a_stormed_garrison_has_no_leader_left_to_lose() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500})

    told = besiege(war, STORM, *HOLD, dice=(5, 5, 2, 6))

    assert [r.label for r in told.rolled] == ["assault", "losses", "leader"]


@pytest.mark.rule("ME-SIE-25")
def test_after_repulses_the_attacker_may_go_on_until_a_bloody_one() -> None:
    war = besieged({"red.1": 1500}, {"blue.1": 700})  # 1500 against 1400 (1500): 0 throughout

    besiege(war, STORM, *HOLD, dice=(3, 4, 1, 1))
    besiege(war, STORM, *HOLD, dice=(2, 6, 1, 1))
    besiege(war, STORM, *HOLD, dice=(1, 3, 1, 1, 1))

    question = first_question(siege.step(war))
    assert refusal_of(question, STORM).rule == "ME-SIE-26"


@pytest.mark.rule("ME-SIE-26")
def test_a_bloody_repulse_bars_assaults_until_the_next_month_and_not_longer() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500})
    besiege(war, STORM, *HOLD, dice=(2, 3, 1, 1, 1))
    assert siege.is_besieged(war, PLACE)
    assert refusal_of(first_question(siege.step(war)), STORM).rule == "ME-SIE-26"

    next_month(war, phase="siege")

    question = first_question(siege.step(war))
    assert question.check(question.read(STORM)) is None


# --- battery ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SIE-27")
def test_a_battery_is_noted_for_the_besiegers_next_turn() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500}, month=2)

    told = besiege(war, BATTER)

    assert not told.rolled
    assert war.sieges[PLACE].battered == 2


@pytest.mark.rule("ME-SIE-29")
@pytest.mark.parametrize(("die", "bonus"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 3)])
def test_what_a_battery_is_worth(die: int, bonus: int) -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 700}, month=3)  # 1000 against 1400 (1500): -1
    changed(war, battered=2)

    told = besiege(war, STORM, *HOLD, dice=(die, 2, 4, 1, 1, *([] if bonus else [1])))

    assert event(told, "siege.assault-result")["score"] == 5 + bonus
    assert war.sieges[PLACE].bonus == bonus


@pytest.mark.rule("ME-SIE-30")
def test_a_battery_two_turns_ago_is_worth_nothing() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500}, month=4)
    changed(war, battered=2)

    told = besiege(war, STORM, *HOLD, dice=(2, 4, 1, 1))

    assert told.rolled[0].label == "assault"


@pytest.mark.rule("ME-SIE-30")
def test_two_batteries_do_not_add_up() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500}, month=2)
    besiege(war, BATTER)
    next_month(war, phase="siege")
    besiege(war, BATTER)
    next_month(war, phase="siege")

    told = besiege(war, STORM, *HOLD, dice=(5, 2, 4, 1, 1))

    assert [r.label for r in told.rolled].count("battery") == 1
    assert event(told, "siege.assault-result")["score"] == 6 + 2


@pytest.mark.rule("ME-SIE-30", "ME-SIE-25")
def test_one_die_for_the_battery_serves_every_assault_of_the_turn() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500}, month=3)
    changed(war, battered=2)

    besiege(war, STORM, *HOLD, dice=(5, 2, 4, 1, 1))
    told = besiege(war, STORM, *HOLD, dice=(1, 5, 1, 1))

    assert event(told, "siege.assault-result")["score"] == 6 + 2


@pytest.mark.rule("ME-SIE-30")
def test_a_battery_of_the_last_month_gives_nothing_in_the_next_season() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500}, month=6)
    besiege(war, BATTER)
    war.year, war.month = 2, 1

    told = besiege(war, STORM, *HOLD, dice=(2, 4, 1, 1))

    assert "battery" not in [r.label for r in told.rolled]


@pytest.mark.rule("ME-SIE-43", "ME-SIE-35")
def test_the_score_is_the_sum_of_factor_cards_dice_battery_and_hardship() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500}, FORTRESS, month=3)  # 1000 against 1500: -1
    changed(war, battered=2, hardship=1)

    told = besiege(war, STORM, *HOLD, dice=(5, 3, 4, 1))

    assert event(told, "siege.assault-result") == {
        "place": PLACE,
        "attacker": "red",
        "defender": "blue",
        "score": 9,
        "result": "stormed",
    }


# --- used up ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SIE-42")
def test_a_repulse_that_takes_the_garrisons_last_points_gives_the_place_away() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 50}, baggage=2)  # 1000 against 100: +4

    besiege(war, STORM, "direct", "counter", "2 0", dice=(1, 3, 1, 1))

    assert points(war) == {"red.1": 950}
    assert lands.owner(war, PLACE) == "red"
    assert war.banners["red.1"].baggage == 2
    assert not war.sieges


@pytest.mark.rule("ME-SIE-42")
def test_besiegers_who_lose_their_last_points_end_the_siege() -> None:
    war = besieged({"red.1": 100}, {"blue.1": 500})

    besiege(war, STORM, *HOLD, dice=(5, 6, 1, 2))

    assert points(war) == {"blue.1": 450}
    assert not war.sieges
    assert not war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-42")
def test_when_both_sides_are_used_up_the_place_keeps_its_flag() -> None:
    war = besieged({"red.1": 50}, {"blue.1": 50})

    besiege(war, STORM, "direct", "withdraw", dice=(1, 5, 1, 1))

    assert not war.banners
    assert lands.owner(war, PLACE) == "blue"
    assert not war.sieges


# --- booty -----------------------------------------------------------------------------------------------


def taken(baggage: int, stock: int, carried: int, *answers: str, **settings: Any) -> tuple[War, Told]:
    """Red storms the place with one banner."""
    war = besieged({"red.1": 1000}, {"blue.1": 500}, baggage=baggage, **settings)
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=carried)
    war.stockpiles[PLACE] = stock
    return war, besiege(war, STORM, *HOLD, *answers, dice=(5, 6, 1))


@pytest.mark.rule("ME-SIE-38", "ME-REO-15")
def test_booty_fills_banners_and_stockpile_so_that_nothing_is_lost() -> None:
    war, told = taken(3, 5, 4)

    assert (war.banners["red.1"].baggage, war.stockpiles[PLACE]) == (6, 6)
    assert event(told, "siege.booty")["lost"] == 0


@pytest.mark.rule("ME-SIE-38")
def test_the_captor_says_what_goes_where() -> None:
    war, _ = taken(1, 4, 4, "0 5")

    assert (war.banners["red.1"].baggage, war.stockpiles[PLACE]) == (4, 5)


@pytest.mark.rule("ME-SIE-38")
def test_only_what_nobody_can_hold_is_lost() -> None:
    war, told = taken(6, 6, 3)

    assert (war.banners["red.1"].baggage, war.stockpiles[PLACE]) == (6, 6)
    assert event(told, "siege.booty") == {"realm": "red", "place": PLACE, "points": 9, "lost": 3}


@pytest.mark.rule("ME-SIE-38")
def test_no_banner_may_be_given_more_than_six() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500}, baggage=3)
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=5)

    question = first_question(siege.fall(war, PLACE, "red", "ME-SIE-24"))

    assert refusal_of(question, "2 1").rule == "ME-SIE-38"
    assert refusal_of(question, "-1 4").rule == "ME-SIE-38"


@pytest.mark.rule("ME-SIE-38", "ME-RLM-30")
def test_where_baggage_is_hidden_only_the_two_sides_hear_of_the_booty() -> None:
    _, told = taken(3, 5, 4, "2 6", hide_baggage=True)

    (booty,) = [e for e in told.events if e.kind == "siege.booty"]
    assert booty.to == ("red", "blue")


# --- independents ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SIE-41")
def test_independents_keep_their_strength_for_the_siege_less_what_they_lose() -> None:
    war = besieged_independents({"red.1": 1000}, 600, FORTRESS)

    first = besiege(war, STORM, "direct", dice=(3, 3, 5, 4, 1))  # hold: -2+8 is a repulse; 200 and 50
    assert event(first, "siege.assault")["factor"] == -2
    assert war.sieges[PLACE].independents == 400
    second = besiege(war, STORM, "direct", dice=(3, 2, 4, 1, 1))

    assert event(second, "siege.assault")["defence"] == 1200
    assert war.sieges[PLACE].independents == 350


@pytest.mark.rule("ME-SIE-41", "ME-SIE-24")
def test_a_stormed_independent_place_is_taken() -> None:
    war = besieged_independents({"red.1": 1500}, 300)

    besiege(war, STORM, "direct", dice=(3, 5, 4, 2))

    assert war.lands[PLACE] == Land("red", CITY)
    assert not war.sieges


@pytest.mark.rule("ME-SIE-41", "ME-SIE-42")
def test_independents_whose_last_points_go_lose_the_place() -> None:
    war = besieged_independents({"red.1": 1000}, 100)

    besiege(war, STORM, "direct", dice=(1, 2, 2, 2, 1, 6))  # counter: +4-2+4; no leader is left

    assert lands.owner(war, PLACE) == "red"


@pytest.mark.rule("ME-SIE-41")
def test_besiegers_of_independents_used_up_leave_them_independent() -> None:
    war = besieged_independents({"red.1": 50}, 300)

    besiege(war, STORM, "direct", dice=(3, 1, 2, 1, 1, 1))

    assert lands.owner(war, PLACE) == INDEPENDENT
    assert not war.sieges


# --- secrets and words -----------------------------------------------------------------------------------


@pytest.mark.rule("ME-SIE-20", "ME-RLM-30")
def test_until_an_assault_nobody_hears_how_strong_the_garrison_is() -> None:
    heard = []
    for strength in (500, 1200):
        war = at_the_gates({"red.1": 1000}, {"blue.1": strength})
        told = battle_phase(war, "1", "besiege")
        besiege(war, BATTER)
        heard.append([e for e in war.told if e.visible("red")])
        assert told.asked

    assert heard[0] == heard[1]


@pytest.mark.rule("ME-SIE-23", "ME-SIE-29")
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_everything_in_the_siege_phase_has_words(lang: str) -> None:
    war = besieged({"red.1": 1400}, {"blue.1": 500}, baggage=4, month=2)
    told = [besiege(war, BATTER)]
    next_month(war, phase="siege")
    told.append(besiege(war, STORM, *HOLD, dice=(3, 1, 4, 1, 1)))
    told.append(besiege(war, STORM, *HOLD, "3 1", dice=(5, 6, 1)))

    assert {"siege.battered", "siege.damage", "siege.assault", "siege.booty", "siege.fallen"} <= {
        kind for one in told for kind in one.kinds()
    }
    assert all(all(said(one, lang)) for one in told)
