"""Recruitment (ME-REC): what a crown buys, mercenaries and allies with their contingents, and how long they serve."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from stage import a_war, put_banner
from stewards import asked, clause, give, with_crowns
from winters import in_winter

from gonfalon.rulesets.mighty.state import INDEPENDENT, VILLAGE, Alliance, Contingent, Land, Pending, War
from gonfalon.rulesets.mighty.winter import plans, quarters, recruitment, winter

STEP = recruitment.step


def allied(war: War, *places: str, realm: str = "red") -> War:
    """This winter the independents of these places became allies for a season."""
    war.lands |= {place: Land(INDEPENDENT, VILLAGE) for place in places}
    war.alliances[f"{realm}@{places[0]}"] = Alliance(realm, places)
    return war


def absorbed(war: War, *places: str, realm: str = "red") -> War:
    """This winter these independents joined the empire."""
    war.lands |= {place: Land(realm, VILLAGE) for place in places}
    war.pending = Pending(allied={realm: tuple(places)})
    return war


def hired(war: War, realm: str = "red") -> list[tuple[str, str, int]]:
    return [(c.kind, c.race, c.points) for c in war.winter[realm].hired]


# --- own troops ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-REC-01")
@pytest.mark.parametrize(("crowns", "points"), [(1, 100), (4, 400), (25, 2500)])
def test_a_crown_buys_a_hundred_points(crowns: int, points: int) -> None:
    war = with_crowns("recruitment", crowns)

    give(war, STEP, f"recruit for {crowns}")

    assert war.winter["red"].recruits == points
    assert war.winter["red"].crowns == 0


@pytest.mark.rule("ME-REC-01", "ME-REV-13")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("recruit for 4", "ME-REV-13"),
        ("recruit for 0", "ME-REC-01"),
        ("recruit for -2", "ME-REC-01"),
        ("recruit for 1.5", "ME-WIN-02"),
        ("build ship at B2", "ME-WIN-02"),
        ("buy 2", "ME-WIN-02"),
    ],
)
def test_only_troops_that_can_be_paid_are_recruited(text: str, rule: str) -> None:
    war = with_crowns("recruitment", 3)
    before = war.hash()

    assert clause(war, STEP, text) == rule
    assert war.hash() == before


@pytest.mark.rule("ME-REC-01")
def test_without_a_crown_nobody_is_recruited() -> None:
    war = with_crowns("recruitment")

    assert clause(war, STEP, "recruit for 1") == "ME-REV-13"
    assert [str(order) for order in asked(war, STEP).options()] == ["done"]


@pytest.mark.rule("ME-REC-02")
def test_points_bought_join_the_pool_with_heroes_who_ask_no_pay() -> None:
    war = with_crowns("recruitment", 6)
    put_banner(war, "red.1", "B2", 1500)
    put_banner(war, "red.2", "B2", 1700)
    war.winter["red"] = replace(war.winter["red"], heroes=600)

    give(war, STEP, "recruit for 1", "recruit for 3", "done")

    plans.draw_up(war, "red")
    assert plans.strengths(war, "red") == [3200 + 400 + 600]
    assert war.winter["red"].crowns == 2


# --- side by side ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WIN-03")
def test_each_recruits_at_his_own_pace_and_the_phase_waits_for_all() -> None:
    war = with_crowns("recruitment", 3, 5)

    give(war, STEP, "recruit for 2", realm="blue")
    give(war, STEP, "recruit for 3", "done", realm="red")
    assert war.phase == "recruitment"
    assert winter.waiting(war, "recruitment") == ["blue"]
    give(war, STEP, "done", realm="blue")
    for _ in STEP(war):
        raise AssertionError("nobody is left to be asked")

    assert war.phase == "recovery"


@pytest.mark.rule("ME-WIN-07")
def test_nobody_else_hears_what_is_bought() -> None:
    war = with_crowns("recruitment", 12)

    told = give(war, STEP, "recruit for 2", "hire dwarfs for 6", "origin of dwarfs: From under the hill.")

    assert told
    assert all(event.to == ("red",) for event in told)


@pytest.mark.rule("ME-REV-14")
def test_what_is_left_to_spend_is_said_before_one_is_done() -> None:
    war = with_crowns("recruitment", 7)

    give(war, STEP, "recruit for 3")

    assert asked(war, STEP).about["crowns"] == 4


# --- mercenaries -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-REC-15")
def test_as_many_mercenaries_as_can_be_paid_a_contingent_for_each_race() -> None:
    war = with_crowns("recruitment", 24)

    give(war, STEP, "hire dwarfs for 8", "hire skaven for 5", "hire dwarfs for 11")

    assert hired(war) == [("mercenary", "dwarfs", 1900), ("mercenary", "skaven", 500)]
    assert war.winter["red"].crowns == 0


@pytest.mark.rule("ME-REC-15", "ME-DEP-04")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("hire dwarfs for 9", "ME-REV-13"),
        ("hire dwarfs for 4", "ME-DEP-04"),
        ("hire nobodies for 6", "ME-REC-15"),
        ("hire dwarfs for 0", "ME-REC-01"),
    ],
)
def test_mercenaries_are_paid_for_and_enough_for_a_banner(text: str, rule: str) -> None:
    assert clause(with_crowns("recruitment", 8), STEP, text) == rule


@pytest.mark.rule("ME-REC-16", "ME-REC-22")
@pytest.mark.parametrize("kind", ["mercenary", "ally"])
def test_hired_troops_leave_when_the_season_ends_and_take_no_billet(kind: str) -> None:
    war = in_winter(a_war(), "winter-lapses")
    put_banner(war, "red.1", "B2", 900, kind=kind)

    for _ in quarters.lapses(war):
        raise AssertionError("nobody is asked")

    assert not war.banners


@pytest.mark.rule("ME-REC-17")
def test_a_lord_tells_where_his_mercenaries_come_from_and_nothing_else_changes() -> None:
    war = with_crowns("recruitment", 8)
    give(war, STEP, "hire dwarfs for 6")
    before = war.winter["red"]

    told = give(war, STEP, "origin of dwarfs: From the mines: deep, and deeper.")

    assert war.winter["red"].hired == (
        Contingent("mercenary", 600, "dwarfs", story="From the mines: deep, and deeper."),
    )
    assert replace(war.winter["red"], hired=before.hired) == before
    assert [event.kind for event in told] == ["recruitment.origin"]


@pytest.mark.rule("ME-REC-17")
@pytest.mark.parametrize(
    "text", ["origin of skaven: nowhere", f"origin of dwarfs: {'x' * 201}", "origin of dwarfs: a\u0007b"]
)
def test_a_story_is_of_mercenaries_he_has_and_short_and_legible(text: str) -> None:
    war = with_crowns("recruitment", 8)
    give(war, STEP, "hire dwarfs for 6")

    assert clause(war, STEP, text) == "ME-REC-17"


# --- allies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-REC-20", "ME-REC-21")
def test_each_alliance_of_this_winter_sends_one_contingent_as_strong_as_can_be_paid() -> None:
    war = allied(absorbed(with_crowns("recruitment", 18), "F1", "F2"), "D6", "C6")

    give(war, STEP, "call wood-elves of F2 for 6", "call dwarfs of C6 for 5", "call dwarfs of D6 for 7")

    assert hired(war) == [("ally", "wood-elves", 600), ("ally", "dwarfs", 1200)]
    assert [c.place for c in war.winter["red"].hired] == ["F1", "D6"]


@pytest.mark.rule("ME-REC-20")
def test_two_empires_that_joined_send_two_contingents() -> None:
    war = absorbed(with_crowns("recruitment", 18), "F1", "F2", "A6")

    assert recruitment.empires_won(war, "red") == [("F1", "F2"), ("A6",)]


@pytest.mark.rule("ME-REC-20", "ME-REC-21", "ME-DEP-04")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("call dwarfs of F4 for 6", "ME-REC-20"),
        ("call skaven of D6 for 5", "ME-REC-20"),
        ("call nobodies of D6 for 5", "ME-REC-21"),
        ("call dwarfs of D6 for 19", "ME-REV-13"),
        ("call men of F1 for 4", "ME-DEP-04"),
    ],
)
def test_allies_need_an_alliance_and_come_in_one_contingent_of_one_race(text: str, rule: str) -> None:
    war = absorbed(allied(with_crowns("recruitment", 18), "D6", "C6"), "F1")
    give(war, STEP, "call dwarfs of D6 for 5")

    assert clause(war, STEP, text) == rule


@pytest.mark.rule("ME-REC-20")
def test_an_alliance_of_another_player_or_of_a_winter_gone_by_sends_nobody() -> None:
    war = allied(with_crowns("recruitment", 9), "D6", realm="blue")
    absorbed(war, "F1")
    give(war, STEP, "done", realm="red")
    give(war, STEP, "done", realm="blue")
    for _ in STEP(war):
        raise AssertionError("nobody is left to be asked")

    later = with_crowns("recruitment", 9, war=war)

    assert clause(later, STEP, "call dwarfs of D6 for 6") == "ME-REC-20"
    assert clause(later, STEP, "call dwarfs of F1 for 6") == "ME-REC-20"


def test_what_is_offered_is_what_is_accepted() -> None:
    war = absorbed(allied(with_crowns("recruitment", 7), "D6", "C6"), "F1")
    question = asked(war, STEP)

    options = list(question.options())

    assert len(options) > 60
    assert all(question.check(order) is None for order in options)
    assert all(question.read(str(order)) == order for order in options)
