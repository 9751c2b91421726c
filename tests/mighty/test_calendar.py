"""The calendar (ME-TRN)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from stage import a_war, first_question, put_banner, refusal_of, tell

from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.realms import calendar, ends
from gonfalon.rulesets.mighty.season import raze
from gonfalon.rulesets.mighty.state import CITY, VILLAGE, Land, War
from gonfalon.rulesets.mighty.winter import winter

THREE = {"a": "B2", "b": "E5", "c": "B5"}


def pass_turn(war: War) -> None:
    """Go through the seven phases without doing anything."""
    for _ in calendar.PHASES:
        calendar.next_phase(war)


@pytest.mark.rule("ME-TRN-01", "ME-TRN-02", "ME-TRN-03")
def test_a_season_has_six_months_and_then_the_year_turns() -> None:
    war = a_war(phase="initiative", month=0, winter=False)
    months = []
    while war.year == 1:
        if war.phase == "season-ends":
            tell(war, winter.season_ends(war))
            break
        tell(war, calendar.month_begins(war), dice=(6, 1))
        months.append(war.month)
        pass_turn(war)
        pass_turn(war)
    assert months == [1, 2, 3, 4, 5, 6]
    assert (war.year, war.phase) == (2, "initiative")


@pytest.mark.rule("ME-TRN-02")
def test_the_number_of_months_is_a_setting() -> None:
    war = a_war(month=3, months=3)
    pass_turn(war)
    pass_turn(war)
    assert war.phase == "season-ends"


@pytest.mark.rule("ME-TRN-04")
def test_dice_decide_the_order_of_each_month() -> None:
    war = a_war(THREE, phase="initiative", month=0)
    tell(war, calendar.month_begins(war), dice=(2, 5, 4))
    assert war.order == ("b", "c", "a")


@pytest.mark.rule("ME-TRN-04")
def test_ties_are_thrown_again_without_losing_rank() -> None:
    war = a_war(THREE, phase="initiative", month=0)
    tell(war, calendar.month_begins(war), dice=(4, 4, 2, 1, 6))
    assert war.order == ("b", "a", "c")


@pytest.mark.rule("ME-TRN-04")
def test_the_dutch_edition_throws_two_dice() -> None:
    war = a_war(THREE, phase="initiative", month=0, initiative_dice=2)
    tell(war, calendar.month_begins(war), dice=(2, 5, 4, 4, 1, 1))
    assert war.order == ("b", "a", "c")


@pytest.mark.rule("ME-TRN-05")
def test_one_player_finishes_before_the_next_begins() -> None:
    war = a_war(THREE)
    seen = [(war.player, war.phase)]
    for _ in range(20):
        calendar.next_phase(war)
        seen.append((war.player, war.phase))
    assert seen == [(player, phase) for player in THREE for phase in calendar.PHASES]
    calendar.next_phase(war)
    assert war.phase == "initiative"


@pytest.mark.rule("ME-TRN-05")
def test_a_new_turn_begins_with_a_clean_sheet() -> None:
    war = a_war()
    war.turn = replace(war.turn, tried=("D4",), moved=("red.1",))
    pass_turn(war)
    assert war.turn.tried == ()
    assert war.turn.moved == ()


@pytest.mark.rule("ME-TRN-06")
def test_the_seven_phases_come_in_their_order() -> None:
    assert calendar.PHASES == (
        "subsistence",
        "scouting",
        "movement",
        "battle",
        "siege",
        "raze",
        "reorganisation",
    )


@pytest.mark.rule("ME-TRN-06")
def test_an_order_of_another_phase_is_refused() -> None:
    war = a_war(phase="raze")
    war.lands["D4"] = Land("red", VILLAGE)
    put_banner(war, "red.1", "D4")
    assert refusal_of(first_question(raze.step(war)), "scout 1 to D5").rule == "ME-TRN-06"


@pytest.mark.rule("ME-TRN-07")
def test_whoever_passes_every_phase_has_done_nothing() -> None:
    war = a_war(phase="scouting")
    put_banner(war, "red.1", "B2")
    before = (dict(war.banners), dict(war.lands))
    for _ in calendar.PHASES[1:]:
        calendar.next_phase(war)
    assert war.player == "blue"
    assert (war.banners, war.lands) == before


@pytest.mark.rule("ME-TRN-08")
def test_a_restriction_ends_with_its_month() -> None:
    war = a_war(month=2)
    banner = put_banner(war, "red.1", "B2", no_move=2, no_scout=2)
    assert not armies.may_move(war, banner)
    assert not armies.may_scout(war, banner)
    war.month = 3
    assert armies.may_move(war, banner)
    assert armies.may_scout(war, banner)


@pytest.mark.rule("ME-TRN-08")
def test_all_restrictions_lapse_with_the_season() -> None:
    war = a_war(month=6, phase="season-ends")
    put_banner(war, "red.1", "B2", no_move=7, no_scout=7, beaten=6)
    tell(war, winter.season_ends(war))
    banner = war.banners["red.1"]
    assert (banner.no_move, banner.no_scout, banner.beaten) == (0, 0, 0)


def test_a_realm_that_is_out_is_passed_over() -> None:
    war = a_war(THREE)
    ends.put_out(war, "b", "ME-RLM-16")
    pass_turn(war)
    assert war.player == "c"


@pytest.mark.rule("ME-REV-03")
@pytest.mark.parametrize(("setting", "out"), [(True, True), (False, False)])
def test_losing_the_capital_to_a_rival_may_end_the_war_for_a_realm(setting: bool, out: bool) -> None:
    war = a_war(THREE, capital_ends=setting)
    put_banner(war, "a.1", "B2")
    lands.take_tile(war, "B2", "b", "ME-SCT-44")
    ends.count_capitals(war)
    assert war.realms["a"].out is out
    assert ("a.1" in war.banners) is not out


@pytest.mark.rule("ME-REV-03")
def test_a_realm_that_is_out_leaves_independents_and_unclaimed_land() -> None:
    war = a_war(THREE)
    war.lands["A2"] = Land("a", CITY)
    ends.put_out(war, "a", "ME-REV-03")
    assert lands.owner(war, "A2") == "independent"
    assert lands.owner(war, "B1") == ""
    assert lands.is_known(war, "B1")


@pytest.mark.rule("ME-REV-04", "ME-REV-07")
def test_a_worked_revenue_sum() -> None:
    war = a_war()
    war.lands = {"B2": Land("red", CITY, capital_of="red")}
    kinds = [CITY] * 3 + [VILLAGE] * 12 + ["fortress"] * 3
    war.lands |= {f"Z{n}": Land("red", kind) for n, kind in enumerate(kinds)}
    assert ends.revenue_value(war, "red") == 25


@pytest.mark.rule("ME-MUL-01", "ME-MUL-04")
@pytest.mark.parametrize(("players", "sets"), [(3, 1), (4, 2), (6, 2), (7, 3)])
def test_each_set_serves_three_empires_and_brings_its_own_pieces(players: int, sets: int) -> None:
    war = a_war({f"p{n}": "B2" for n in range(players)})
    war.lands = {f"Z{n}": Land("independent", CITY) for n in range(15 * sets - 1)}
    assert lands.piece_left(war, CITY)
    war.lands["Y1"] = Land("independent", CITY)
    assert not lands.piece_left(war, CITY)
