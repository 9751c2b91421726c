"""The winter's calendar (ME-WIN): when it comes, its phases, who waits for whom, and what is hidden."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from stage import a_war, tell
from winters import in_winter

from gonfalon.kernel import Choose, Question, Story, at_once
from gonfalon.rulesets.mighty import views
from gonfalon.rulesets.mighty.realms import calendar, ends
from gonfalon.rulesets.mighty.settings import SETTINGS, read_settings
from gonfalon.rulesets.mighty.state import RealmId, War
from gonfalon.rulesets.mighty.winter import treasury, winter

THREE = {"a": "B2", "b": "E5", "c": "B5"}
MONTHS = 6


def pass_turn(war: War) -> None:
    for _ in calendar.PHASES:
        calendar.next_phase(war)


def sign(war: War, realm: RealmId) -> Question[str]:
    """A phase in which everybody signs with one word."""
    return Choose(who=realm, what="test.sign", rule="ME-WIN-03", among=("done", "more"))


@at_once
def signed(war: War, realm: RealmId, answer: str) -> bool:
    return answer == "done"


def work(war: War) -> Story[None]:
    return winter.at_own_pace(war, war.phase, sign, signed)


# --- when it comes ---------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WIN-01")
def test_winter_begins_when_all_have_played_the_sixth_month() -> None:
    war = a_war(THREE, month=MONTHS, winter=True)
    pass_turn(war)
    pass_turn(war)
    assert (war.player, war.phase) == ("c", "subsistence")
    pass_turn(war)

    tell(war, winter.season_ends(war))

    assert war.phase == winter.PHASES[0]
    assert list(war.winter) == ["a", "b", "c"]
    assert war.year == 1


@pytest.mark.rule("ME-WIN-01")
def test_after_the_fifth_month_comes_the_sixth() -> None:
    war = a_war(month=MONTHS - 1, winter=True)
    pass_turn(war)
    pass_turn(war)

    assert war.phase == "initiative"


@pytest.mark.rule("ME-WIN-01", "ME-REV-03")
@pytest.mark.parametrize(("setting", "phase", "year"), [(True, "winter-lapses", 1), (False, "initiative", 2)])
def test_a_war_may_be_of_seasons_only_and_then_lost_capitals_count_at_once(
    setting: bool, phase: str, year: int
) -> None:
    war = a_war(THREE, month=MONTHS, phase="season-ends", winter=setting)
    war.lands["B2"] = replace(war.lands["B2"], owner="b")

    tell(war, winter.season_ends(war))

    assert (war.phase, war.year) == (phase, year)
    assert war.realms["a"].out is not setting


@pytest.mark.rule("ME-WIN-01")
def test_whoever_is_out_has_no_winter() -> None:
    war = a_war(THREE, month=MONTHS, winter=True)
    ends.put_out(war, "b", "ME-RLM-16")

    winter.begin(war)

    assert list(war.winter) == ["a", "c"]


# --- its phases ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WIN-02", "ME-WIN-04")
def test_the_phases_come_in_their_order_and_then_the_next_year() -> None:
    war = in_winter(a_war(), winter.PHASES[0])
    seen = []
    while war.phase in winter.PHASES:
        seen.append(war.phase)
        winter.next_phase(war)

    assert seen == [
        "winter-lapses",
        "autumn-equinox",
        "winter-quarters",
        "winter-events",
        "revenue",
        "diplomacy",
        "recruitment",
        "recovery",
        "preparations",
        "espionage",
        "spring-equinox",
    ]
    assert (war.year, war.month, war.phase) == (2, 0, "initiative")


# --- who waits for whom ----------------------------------------------------------------------------------


@pytest.mark.rule("ME-WIN-03")
def test_a_phase_opens_only_when_everybody_is_done_with_the_last() -> None:
    war = in_winter(a_war(), "recruitment")
    tell(war, work(war), answers=("done",))

    assert winter.waiting(war, "recruitment") == ["blue"]
    tell(war, work(war), answers=("more",))
    assert war.phase == "recruitment"
    tell(war, work(war), answers=("done",))
    tell(war, work(war))
    assert war.phase == "recovery"


@pytest.mark.rule("ME-WIN-03")
def test_side_by_side_everybody_is_asked_at_once() -> None:
    war = in_winter(a_war(THREE), "recruitment")
    winter.finish(war, "b", "recruitment")

    effect = next(work(war))

    assert effect.first
    assert [question.who for question in effect.questions] == ["a", "c"]


@pytest.mark.rule("ME-WIN-04")
def test_the_season_waits_for_the_last_and_it_is_known_for_whom() -> None:
    war = in_winter(a_war(), "spring-equinox")
    winter.finish(war, "red", "spring-equinox")

    assert winter.waiting(war, "spring-equinox") == ["blue"]
    winter.finish(war, "blue", "spring-equinox")
    tell(war, work(war))
    assert war.phase == "initiative"


@pytest.mark.rule("ME-WIN-05")
@pytest.mark.parametrize(("dice", "order"), [((5, 2, 6), ("c", "a", "b")), ((4, 4, 1, 2, 3), ("b", "a", "c"))])
def test_dice_decide_who_acts_first(dice: tuple[int, ...], order: tuple[str, ...]) -> None:
    war = in_winter(a_war(THREE), "winter-events")
    acted: list[RealmId] = []

    @at_once
    def act(war: War, realm: RealmId) -> None:
        acted.append(realm)

    tell(war, winter.take_turns(war, act, "ME-WIN-05"), dice=dice)
    tell(war, winter.take_turns(war, act, "ME-WIN-05"))
    tell(war, winter.take_turns(war, act, "ME-WIN-05"))

    assert tuple(acted) == order
    assert (war.phase, war.order) == ("revenue", ())


@pytest.mark.rule("ME-WIN-05")
def test_who_concedes_meanwhile_is_passed_over() -> None:
    war = in_winter(a_war(THREE), "winter-events")
    acted: list[RealmId] = []

    @at_once
    def act(war: War, realm: RealmId) -> None:
        acted.append(realm)

    tell(war, winter.take_turns(war, act, "ME-WIN-05"), dice=(6, 5, 4))
    ends.put_out(war, "b", "ME-RLM-16")
    tell(war, winter.take_turns(war, act, "ME-WIN-05"))
    tell(war, winter.take_turns(war, act, "ME-WIN-05"))

    assert acted == ["a", "c"]


# --- what is hidden --------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WIN-07")
def test_what_was_gathered_is_open_and_how_it_is_spent_is_not() -> None:
    war = in_winter(a_war(), "recruitment")
    treasury.gather(war, "red", 25, "ME-REV-12")
    war.told.clear()
    treasury.spend(war, "red", 6, "troops", "ME-REC-01")
    war.winter["red"] = replace(war.winter["red"], recruits=600)

    seen, own = (views.seen(war, who).winter["red"] for who in ("blue", "red"))

    assert seen.gathered == 25
    hidden = {"crowns", "recruits", "heroes", "hired", "baggage", "built", "works"}
    assert hidden.isdisjoint(msgspec.to_builtins(seen))
    assert (own.crowns, own.recruits) == (19, 600)
    assert [event.to for event in war.told] == [("red",)]


def test_winter_settings_have_their_clause_and_the_dutch_edition_its_road() -> None:
    assert {"winter", "winter_road", "treachery_of_capitals"} <= SETTINGS.keys()
    assert read_settings({"players": ("a", "b"), "preset": "dutch"}).winter_road == "open-country"
