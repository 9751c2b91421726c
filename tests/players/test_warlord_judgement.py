"""Where a warlord judges otherwise than a captain: crowns, shadows, ashes, the way home, and what troops are worth."""

from __future__ import annotations

import random
from typing import Any

import pytest
from headquarters import a_captain, seen, told
from msgspec.structs import replace
from stage import a_board, a_war, first_question, put_banner

from gonfalon.kernel.messages import Message
from gonfalon.players.mighty.captain import Captain, deploying
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.mighty.warlord import Warlord, last_season
from gonfalon.players.mighty.warlord.eyes import FarValues, Marshal, survey
from gonfalon.players.mighty.warlord.sieges import falls
from gonfalon.players.mighty.warlord.stakes import at_stake, waiting
from gonfalon.players.mighty.warlord.worth import worth
from gonfalon.players.options import Option
from gonfalon.rulesets.mighty.court import espionage
from gonfalon.rulesets.mighty.ground import besieging
from gonfalon.rulesets.mighty.season import raze
from gonfalon.rulesets.mighty.season.movement import March
from gonfalon.rulesets.mighty.siege import refuge, siege
from gonfalon.rulesets.mighty.state import VILLAGE, Fight, Known, Land, Operative, Pending, Turn, War, Winter
from gonfalon.rulesets.mighty.winter import construction, recruitment

THREE = {"red": "B2", "blue": "E5", "green": "B7"}
DUEL = {"red": "B2", "blue": "E5"}


def a_marshal() -> Marshal:
    return Marshal(random.Random("a marshal"))


def a_winter(crowns: int = 12, realms: dict[str, str] = DUEL, *, year: int = 1, years: int = 3, **purse: Any) -> War:
    """A winter of a war of some years; Red has gathered so many crowns. A banner lies in each capital."""
    war = a_war(realms, board=a_board(8, 8), phase="recruitment", month=6, years=years)
    war.year = year
    war.winter = {realm: Winter() for realm in war.realms}
    war.winter["red"] = Winter(crowns=crowns, gathered=crowns, **purse)
    for realm, capital in realms.items():
        put_banner(war, f"{realm}.1", capital)
    return war


def recruited(war: War, mind: Captain) -> int:
    """How many crowns become troops."""
    word, _, crowns = told(war, recruitment.question(war, "red"), mind).rpartition(" ")
    return int(crowns) if word == "recruit for" else 0


def hired(war: War) -> dict[str, int]:
    """Whom all the crowns buy that are left."""
    while (answer := told(war, espionage.hiring(war, "red"), a_marshal())) != "done":
        purse = war.winter["red"]
        kinds = (*purse.operatives, answer.split()[1])
        war.winter["red"] = Winter(crowns=purse.crowns - 1, gathered=purse.gathered, operatives=kinds)
    kinds = war.winter["red"].operatives
    return {kind: kinds.count(kind) for kind in kinds}


# --- crowns ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("year", "troops"), [(1, 10), (2, 13)])
def test_in_a_duel_a_good_part_of_the_crowns_goes_into_the_shadows(year: int, troops: int) -> None:
    assert recruited(a_winter(20, year=year), a_marshal()) == troops


def test_among_several_rivals_he_recruits_as_a_captain_does() -> None:
    war = a_winter(20, THREE)
    assert recruited(war, a_marshal()) == recruited(war, a_captain()) > 10


@pytest.mark.parametrize(("year", "years"), [(3, 3), (4, 3)])
def test_after_the_last_season_nobody_is_recruited(year: int, years: int) -> None:
    assert recruited(a_winter(20, year=year, years=years), a_marshal()) == 0


def test_a_war_without_an_end_has_no_last_season() -> None:
    assert recruited(a_winter(20, year=30, years=0), a_marshal()) == 13


def test_nothing_is_built_after_the_last_season() -> None:
    for year, built in ((1, "build city at C3"), (3, "done")):
        war = a_winter(30, year=year)
        war.phase = "preparations"
        war.lands["C3"] = Land("red", VILLAGE)
        assert told(war, construction.question(war, "red"), a_marshal()) == built


# --- shadows ---------------------------------------------------------------------------------------------


def test_one_guards_the_capital_and_the_others_kill() -> None:
    assert hired(a_winter(11)) == {"agent": 1, "assassin": 10}


def test_after_the_last_season_most_of_them_burn() -> None:
    assert hired(a_winter(11, year=3)) == {"agent": 1, "saboteur": 8, "assassin": 2}


def test_a_single_crown_is_not_spent_on_a_guard() -> None:
    assert "agent" not in hired(a_winter(1))


def test_the_guard_of_the_capital_is_placed_before_anybody_else() -> None:
    war = a_winter(operatives=("saboteur", "assassin", "agent"))
    assert told(war, espionage.placing(war, "red"), a_marshal()) == "put agent in B2"


def test_saboteurs_go_where_most_is_to_be_burnt() -> None:
    war = a_winter(operatives=("saboteur",), year=3)
    war.lands["E6"] = Land("blue", VILLAGE)
    assert told(war, espionage.placing(war, "red"), a_marshal()) == "put saboteur in E5"


def test_in_the_last_winter_they_go_where_nobody_lies_in_wait() -> None:
    war = a_winter(operatives=("saboteur",), year=3)
    war.lands["E6"] = Land("blue", VILLAGE)
    for number in (1, 2):
        war.operatives[f"blue*{number}"] = Operative(f"blue*{number}", "blue", number, "agent", "E5")
    for number in (1, 2):
        war.operatives[f"red*{number}"] = Operative(f"red*{number}", "red", number, "saboteur", "E5")
    assert told(war, espionage.placing(war, "red"), a_marshal()) == "put saboteur in E6"


def test_assassins_do_not_crowd_where_there_is_nobody_left_to_kill() -> None:
    war = a_winter(operatives=("assassin",))
    put_banner(war, "blue.1", "E5", 400)
    put_banner(war, "blue.2", "E6", 500)
    war.operatives["red*1"] = Operative("red*1", "red", 1, "assassin", "E5")
    war.operatives["red*2"] = Operative("red*2", "red", 2, "assassin", "E5")
    assert told(war, espionage.placing(war, "red"), a_marshal()) == "put assassin in E6"


def test_what_an_unknown_counter_is_does_not_reach_his_answer() -> None:
    answers = set()
    for kind in ("agent", "spy"):
        war = a_winter(operatives=("saboteur", "assassin"))
        war.operatives["blue*1"] = Operative("blue*1", "blue", 1, kind, "E5")
        answers.add(told(war, espionage.placing(war, "red"), a_marshal()))
    assert len(answers) == 1


def test_whoever_may_be_caught_acts_first_and_a_hunter_before_him() -> None:
    war = a_winter()
    war.phase = "espionage"
    war.pending = Pending(espionage=espionage.RESOLVING)
    war.order, war.active = ("red",), 0
    war.lands["E6"] = Land("blue", VILLAGE)
    war.operatives["blue*1"] = Operative("blue*1", "blue", 1, "agent", "E6")
    war.operatives["blue*2"] = Operative("blue*2", "blue", 2, "saboteur", "B2")
    for number, (kind, place) in enumerate((("saboteur", "E5"), ("saboteur", "E6"), ("agent", "B2")), 1):
        war.operatives[f"red*{number}"] = Operative(f"red*{number}", "red", number, kind, place)
    turned_up = []
    for _ in range(2):
        turned_up.append(told(war, first_question(espionage.resolve(war)), a_marshal()))
        del war.operatives[turned_up[-1]]
    assert turned_up == ["red*3", "red*2"]


# --- ashes -----------------------------------------------------------------------------------------------


def a_fallen_capital(realms: dict[str, str]) -> War:
    """Red holds Blue's capital, and nobody is near who might take it back."""
    war = a_war(realms, board=a_board(8, 8), phase="raze")
    war.lands["E5"] = Land("red", "city", capital_of="blue")
    put_banner(war, "red.1", "E5")
    return war


def test_the_capital_of_the_last_rival_is_burnt_even_if_nobody_is_near() -> None:
    war = a_fallen_capital(DUEL)
    assert told(war, first_question(raze.step(war)), a_marshal()) == "raze E5"
    assert told(war, first_question(raze.step(war)), a_captain()) == "done"


def test_while_others_are_left_a_captured_capital_is_kept() -> None:
    war = a_fallen_capital(THREE)
    assert told(war, first_question(raze.step(war)), a_marshal()) == "done"


# --- the way home ----------------------------------------------------------------------------------------


def test_a_banner_that_would_not_come_home_costs_more_while_there_are_years_to_come() -> None:
    stands = []
    for year in (2, 3):
        war = a_war(DUEL, board=a_board(8, 8), phase="movement", month=6, years=3)
        war.year = year
        put_banner(war, "red.1", "B7")  # with nothing but unknown land between it and its capital
        see = survey("red", seen(war, "red").state)
        stands.append(see.stand("red.1", "B7", 1))
    assert stands[0] < stands[1]


# --- the way to the rival's capital ----------------------------------------------------------------------


def a_field(*banners: tuple[str, str], month: int = 3, year: int = 1) -> FarValues:
    """A season of a war of three years, as Red sees it, with these banners in these places."""
    war = a_war(DUEL, board=a_board(8, 8), phase="movement", month=month, years=3)
    war.year = year
    for banner, place in banners:
        put_banner(war, banner, place)
    return survey("red", seen(war, "red").state)


def test_a_rivals_capital_that_may_fall_draws_troops_from_as_far_as_they_can_come_in_time() -> None:
    see = a_field(("red.1", "B2"), ("red.2", "E3"), ("blue.1", "E5"))
    assert see.pull("E4") > see.pull("E3") > see.pull("B2") > 0
    late = a_field(("red.1", "B2"), ("red.2", "E3"), ("blue.1", "E5"), month=6)
    assert late.pull("E4") > late.pull("E3") == 0


# --- the host --------------------------------------------------------------------------------------------


def a_host(*places: str, month: int = 2, year: int = 2, garrison: int = 600) -> FarValues:
    """A war in its second year: a guard in each capital, and banners of Red in these places."""
    war = a_war(DUEL, board=a_board(8, 8), phase="movement", month=month, years=3)
    war.year = year
    put_banner(war, "red.1", "B2", 600)
    put_banner(war, "blue.1", "E5", garrison)
    war.known["red:blue.1"] = Known(garrison, war.now)
    for number, place in enumerate(places, 2):
        put_banner(war, f"red.{number}", place, 800)
    return survey("red", seen(war, "red").state)


def test_a_host_waits_for_as_many_as_can_take_the_capital() -> None:
    see = a_host("E4", "B3", month=1, garrison=3000)
    far = see.out.way_to_goal
    assert see.front == far["B3"] > far["C3"] > far["E4"]
    assert see.pull("E4") == see.pull("C3")  # who is ahead gains nothing by going on
    assert see.pull("C3") > see.pull("B3")  # who is behind catches up


def test_who_has_marched_waits_until_the_others_have() -> None:
    see = a_host("D4", "D4", "D4")
    before = see.front
    see.out.turn = Turn(moved=("red.2", "red.3", "red.4"))
    del see.front
    assert before is not None
    assert see.front == before + 1


def test_no_host_gathers_where_there_is_no_hope() -> None:
    assert a_host("C3", "C3", "C3").front is not None
    assert a_host("C3", "C3", "C3", year=1).front is None  # there is land to be found
    assert a_host("C3", "C3", "C3", month=6).front is None  # winter is nearer than the walls
    assert a_host("C3", garrison=2000).front is None  # one alone


def test_nobody_marches_on_ashes() -> None:
    see = a_host("D4", "D4", "D4")
    assert see.front is not None
    see.out.lands = {**see.out.lands, "E5": replace(see.out.lands["E5"], razed=True)}
    del see.front
    assert see.front is None


def test_in_spring_banners_take_the_field_nearer_to_the_foe_than_a_captains() -> None:
    assert FarValues.forward > Values.forward


@pytest.mark.parametrize(("base", "guards"), [("C2", (2, 3)), ("D4", (1, 2))])
def test_fewer_than_a_captains_stay_at_home(base: str, guards: tuple[int, int]) -> None:
    war = a_winter()
    war.lands[base] = Land("blue", VILLAGE)
    see = survey("red", seen(war, "red").state)
    assert (deploying.guard(see), deploying.guard(Values(see.out))) == guards


# --- hunger before walls ---------------------------------------------------------------------------------


def a_leaguer(besiegers: int, garrison: int, month: int) -> War:
    """Red before Blue's capital."""
    war = a_war(DUEL, board=a_board(8, 8), phase="siege", month=month, years=3)
    put_banner(war, "red.1", "B2")
    put_banner(war, "red.2", "E5", besiegers)
    put_banner(war, "blue.1", "E5", garrison, inside=True)
    war.known["red:blue.1"] = Known(garrison, war.now)
    besieging.begin(war, "E5", "red", "blue")
    return war


def test_hunger_takes_a_city_one_month_in_three_from_whoever_cannot_drive_the_besiegers_off() -> None:
    assert falls(1000, 1000, "city", assaults=0, months=1) == 333
    assert falls(1000, 1000, "city", assaults=0, months=2) == pytest.approx(556, abs=2)
    assert falls(600, 1000, "city", assaults=0, months=2) == 0
    assert falls(1000, 1000, "city", assaults=2, months=2) > falls(1000, 1000, "city", assaults=0, months=2)


def test_a_poor_assault_is_left_for_the_last_month() -> None:
    for month, expected in ((3, "batter E5"), (6, "assault E5")):
        war = a_leaguer(1000, 900, month)
        assert told(war, first_question(siege.step(war)), a_marshal()) == expected
    war = a_leaguer(1000, 900, 3)
    assert told(war, first_question(siege.step(war))) == "assault E5"  # a captain cannot wait


def test_a_garrison_comes_out_on_even_odds_for_it_may_go_back() -> None:
    war = a_leaguer(900, 900, 3)
    war.order, war.phase = ("blue", "red"), "battle"
    war.known["blue:red.2"] = Known(900, war.now)
    assert told(war, first_question(siege.sallies(war)), a_marshal()) == "1"
    assert told(war, first_question(siege.sallies(war))) == "none"


@pytest.mark.parametrize(("enemy", "inside"), [(300, "2"), (2500, "1, 2")])
def test_who_is_hardly_beaten_fights_before_his_walls_with_one_banner_in_them(enemy: int, inside: str) -> None:
    war = a_war(DUEL, board=a_board(8, 8), phase="battle", month=3, years=3)
    put_banner(war, "red.1", "B2", 1000)
    put_banner(war, "red.2", "B2", 500)
    put_banner(war, "blue.1", "B2", enemy)
    war.known["red:blue.1"] = Known(enemy, war.now)
    fight = Fight("B2", "blue", "red", attackers=("blue.1",), defenders=("red.1", "red.2"))
    assert told(war, first_question(refuge.refuge(war, fight)), a_marshal()) == inside


# --- the last season -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("year", "banners"), [(2, 2), (3, 3)])
def test_while_the_last_season_runs_whoever_can_scout_for_himself_does(year: int, banners: int) -> None:
    see = a_field(("red.1", "B2"), ("red.2", "B7"), year=year)  # in barren land, with finds all round
    assert last_season.wanted(see, "B7", 1600) == banners


def test_before_the_last_winter_they_come_together_as_many_as_find_quarters() -> None:
    banners = [("red.1", "B2"), *((f"red.{number}", "B7") for number in range(2, 10))]
    assert last_season.wanted(a_field(*banners, year=3, month=6), "B7", 8000) == 3
    assert last_season.wanted(a_field(*banners, year=3, month=5), "B7", 8000) > 3


# --- what is at stake ------------------------------------------------------------------------------------


def a_march(banner: int, there: str) -> list[Option]:
    return [Option(1, March((banner,), there), Message.of("captain-march-done"))]


@pytest.mark.parametrize(("year", "month", "counts"), [(3, 6, True), (3, 5, True), (3, 4, False), (2, 6, False)])
def test_at_the_end_of_the_last_season_every_march_on_the_border_counts(year: int, month: int, counts: bool) -> None:
    see = a_field(("red.1", "B2"), ("red.2", "B7"), ("blue.1", "B8"), year=year, month=month)
    assert at_stake(see, a_march(2, "B6")) is counts
    assert not at_stake(see, a_march(1, "B3"))


def test_only_banners_for_whom_it_matters_share_in_the_budget() -> None:
    banners = (("red.1", "B2"), ("red.2", "E3"), ("blue.1", "E4"), ("red.3", "H8"))
    assert waiting(a_field(*banners)) == 0
    assert waiting(a_field(*banners, year=3, month=6)) == 1


def test_the_more_banners_are_waiting_the_smaller_is_the_share_of_each() -> None:
    warlord = Warlord(random.Random(1), budget=16)
    assert [warlord.share(banners) for banners in (0, 1, 3, 7)] == [16, 16, 8, 4]


# --- what a war has come to ------------------------------------------------------------------------------


def a_lead_in_troops(year: int, month: int, years: int = 3) -> int:
    """What a thousand points of troops are worth to Red, who has nothing else before Blue."""
    war = a_war(DUEL, board=a_board(8, 8), month=month, years=years)
    war.year = year
    even = worth(war, "red")
    put_banner(war, "red.1", "B2", 1000)
    return worth(war, "red") - even


def test_troops_are_worth_the_more_the_longer_they_can_be_used() -> None:
    assert a_lead_in_troops(1, 1) > a_lead_in_troops(3, 3) > a_lead_in_troops(3, 5) > a_lead_in_troops(3, 6) == 10


def test_in_a_war_without_an_end_troops_keep_their_worth() -> None:
    assert a_lead_in_troops(50, 6, years=0) == a_lead_in_troops(1, 1)
