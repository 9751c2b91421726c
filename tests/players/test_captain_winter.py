"""What a captain decides in winter and out of turn, one small situation each."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from headquarters import a_captain, seen, told
from msgspec.structs import replace
from stage import a_board, a_war, first_question, put_banner

from gonfalon.kernel import Question, Several
from gonfalon.players.mighty.captain import Captain
from gonfalon.players.mighty.captain.outlook import Outlook
from gonfalon.rulesets.mighty import standing
from gonfalon.rulesets.mighty.court import diplomacy, espionage
from gonfalon.rulesets.mighty.magic import casting
from gonfalon.rulesets.mighty.realms import mustering, pacts
from gonfalon.rulesets.mighty.season import scouting
from gonfalon.rulesets.mighty.spells.spell import KNOWN
from gonfalon.rulesets.mighty.state import (
    CITY,
    FORTRESS,
    INDEPENDENT,
    VILLAGE,
    Land,
    Operative,
    Pact,
    Pending,
    Siege,
    War,
    Winter,
)
from gonfalon.rulesets.mighty.winter import (
    baggage,
    construction,
    deployment,
    plans,
    quarters,
    recovery,
    recruitment,
    winter_road,
)
from gonfalon.world.tiles import Tile

THREE = {"red": "B2", "blue": "E5", "green": "B7"}


def a_winter(crowns: int = 12, realms: dict[str, str] | None = None, **purse: Any) -> War:
    """Winter in a small war; Red has gathered so many crowns and has a guard in his capital."""
    war = a_war(realms, board=a_board(8, 8), phase="recruitment", month=6)
    war.winter = {realm: Winter() for realm in war.realms}
    war.winter["red"] = Winter(crowns=crowns, gathered=crowns, **purse)
    put_banner(war, "red.1", "B2")
    put_banner(war, "blue.1", "E5")
    return war


# --- crowns ----------------------------------------------------------------------------------------------


def test_most_crowns_become_troops_and_some_are_kept() -> None:
    war = a_winter(12)
    word, _, crowns = told(war, recruitment.question(war, "red")).rpartition(" ")
    assert word == "recruit for"
    assert 6 <= int(crowns) < 12


@pytest.mark.parametrize(("crowns", "answer"), [(6, "build ship at B3"), (5, "done")])
def test_what_a_winter_siege_will_cost_is_not_built_with(crowns: int, answer: str) -> None:
    """A banner before walls is worth four crowns to him, and a ship costs two (ME-BAG-04)."""
    war = a_war(board=a_board(8, 8, {"B3": Tile("C04"), "A1": Tile("L09")}), phase="preparations", month=6)
    war.winter = {realm: Winter() for realm in war.realms}
    war.winter["red"] = Winter(crowns=crowns, gathered=crowns)
    war.lands |= {"B3": Land("red", CITY), "A1": Land("red"), "D4": Land("blue", FORTRESS)}
    put_banner(war, "red.1", "D4")
    put_banner(war, "blue.1", "D4", inside=True)
    war.sieges["D4"] = Siege("D4", "red", "blue", since=5)

    assert told(war, construction.question(war, "red")) == answer


def test_who_has_recruited_enough_is_done() -> None:
    war = a_winter(12)
    order: Any = recruitment.question(war, "red").read(told(war, recruitment.question(war, "red")))
    recruitment.recruit(war, "red", order)
    assert told(war, recruitment.question(war, "red")) == "done"


def test_a_ruin_is_rebuilt_in_full_or_not_at_all() -> None:
    war = a_winter(5)
    war.phase = "recovery"
    war.lands["B4"] = Land("", VILLAGE, razed=True, razed_by="blue")
    war.lands["C3"] = Land("red", VILLAGE)
    war.pending = Pending(recovery={"B4": 2})
    assert told(war, recovery.question(war, "red")) == "rebuild B4 for 2"


def test_baggage_is_bought_in_measure() -> None:
    war = a_winter(16)
    word, _, points = told(war, baggage.question(war, "red")).rpartition(" ")
    assert word == "buy"
    assert int(points) <= 2


# --- the army --------------------------------------------------------------------------------------------


def test_deployment_leaves_a_guard_in_the_capital_and_comes_to_an_end() -> None:
    war = a_winter()
    war.phase = "preparations"
    for place in ("C2", "C3"):
        war.lands[place] = Land("red", VILLAGE)
    for number in range(2, 7):
        put_banner(war, f"red.{number}", "B2")
    plans.draw_up(war, "red")
    for _ in range(20):
        answer = told(war, deployment.question(war, "red"))
        if answer == "done":
            break
        order: Any = deployment.question(war, "red").read(answer)
        next(e for e in deployment.ERRANDS if e.kind is type(order)).do(war, "red", order)
    assert answer == "done"
    places = [post.place for post in war.winter["red"].posts]
    assert "B2" in places
    assert len(set(places)) > 1


def test_an_army_is_divided_into_many_banners() -> None:
    war = a_winter()
    war.realms["red"] = replace(war.realms["red"], strength=4000)
    assert len(told(war, mustering.division_question(war, "red")).split()[1:]) == 7


def test_one_banner_begins_in_the_capital_and_the_others_on_the_border() -> None:
    war = a_winter()
    put_banner(war, "red.2", "B2")
    spots = told(war, mustering.placing_question(war, "red")).split()[1:]
    assert [spot.startswith("B2/") for spot in spots] == [True, False]


def test_the_strongest_spend_the_winter_in_the_capital() -> None:
    war = a_winter()
    war.banners["red.1"] = put_banner(war, "red.1", "C3", 500)
    put_banner(war, "red.2", "C3", 1500)
    war.lands["C2"] = Land("red", VILLAGE)
    war.quarters = quarters.Quarters(stage="billets", abroad=("red.1", "red.2"))
    assert told(war, quarters.question(war, "red")) == "billet 2 in B2"


def test_foes_are_not_let_through_in_winter_and_friends_are() -> None:
    war = a_winter(realms=THREE)
    war.pacts["p"] = Pact("p", ("blue", "red"), "Pax usque ad annum 1", signed=("blue", "red"))
    assert told(war, winter_road._leave("red", ["blue", "green"])) == "blue"


# --- shadows ---------------------------------------------------------------------------------------------


def test_saboteurs_go_to_the_richest_capital_and_agents_guard_the_own() -> None:
    war = a_winter(realms=THREE)
    war.winter["red"] = Winter(operatives=("saboteur",))
    assert told(war, espionage.placing(war, "red")) in ("put saboteur in E5", "put saboteur in B7")
    war.winter["red"] = Winter(operatives=("agent",))
    assert told(war, espionage.placing(war, "red")) == "put agent in B2"


def test_every_crown_that_is_left_hires_somebody() -> None:
    war = a_winter(1)
    assert told(war, espionage.hiring(war, "red")).startswith("hire ")
    war.winter["red"] = Winter()
    assert told(war, espionage.hiring(war, "red")) == "done"


def test_nobody_exposes_his_own() -> None:
    war = a_winter()
    for name, realm in (("red*1", "red"), ("blue*1", "blue")):
        war.operatives[name] = Operative(name, realm, 1, "spy", "B2")
    question = Several(
        who="red", what="espionage.expose", rule="ME-ESP-23", about={"count": 2}, among=("red*1", "blue*1"), most=2
    )
    assert told(war, question) == "blue*1"


# --- magic -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spell", "wanted"), [("call-of-heroes", "keep"), ("forge-magic", "again")])
def test_a_poor_spell_is_thrown_for_again(spell: str, wanted: str) -> None:
    war = a_winter()
    question = Question(who="red", what="magic.keep", rule="ME-MAG-05", about={"spell": spell})
    ranked = a_captain().ranked(question, lambda: seen(war, "red"))
    assert ranked[0].answer == wanted


def test_a_harmful_spell_falls_on_a_foe() -> None:
    war = a_winter()
    war.order = ("red",)
    war.lands["D4"] = Land("blue", VILLAGE)
    assert told(war, casting.question(war, "red", KNOWN["reign-of-madness"])) == "cast at D4"


def test_a_host_is_called_to_ones_own_land() -> None:
    war = a_winter()
    war.order = ("red",)
    place = told(war, casting.question(war, "red", KNOWN["summon-host"])).split()[-1]
    assert war.lands[place].owner == "red"


# --- diplomacy -------------------------------------------------------------------------------------------


def test_envoys_go_to_every_court() -> None:
    war = a_winter()
    war.phase = "diplomacy"
    war.lands["C3"] = Land("red", VILLAGE)
    war.lands["D3"] = Land(INDEPENDENT, VILLAGE)
    assert told(war, diplomacy.question(war, "red")) == "send envoys to D3"


def asides(war: War, who: str, mind: Captain | None = None) -> str:
    """What a captain says before his scouts go out, as `what: answer`; "" if nothing."""
    war.phase = "scouting"
    war.order = (who, *(realm for realm in war.realms if realm != who))
    question = first_question(scouting.step(war))
    own = {(q.who, q.what): q for q in standing.questions(war)}
    said = (mind or a_captain()).aside(question, lambda: own, lambda: seen(war, who))
    if said is None:
        return ""
    assert said[0].check(said[1]) is None
    return f"{said[0].what}: {said[0].write(said[1])}"


def a_neighbourhood() -> War:
    """Three realms; Blue is the nearest to Red."""
    war = a_war(THREE, board=a_board(8, 8), phase="scouting")
    for realm, capital in THREE.items():
        put_banner(war, f"{realm}.1", capital)
    return war


def test_peace_is_offered_to_the_neighbour_who_is_not_to_be_conquered() -> None:
    war = a_neighbourhood()
    said = asides(war, "red")
    assert said.startswith("pact.write: ")
    assert "Pax usque ad annum 1" in said


@pytest.mark.parametrize("rivals", [*permutations(("blue", "green", "yellow"))])
def test_among_equal_rivals_the_map_and_no_seat_decides_who_is_the_goal_and_who_gets_peace(
    rivals: tuple[str, ...],
) -> None:
    capitals = {"red": "D4"} | dict(zip(rivals, ("A5", "D8", "H4"), strict=True))  # all four steps from Red
    war = a_war(capitals, board=a_board(8, 8), phase="scouting")
    put_banner(war, "red.1", "D4")
    assert Outlook("red", seen(war, "red").state).goal == "A5"
    assert f'"with":"{rivals[2]}"' in asides(war, "red")


def test_between_two_there_is_no_peace() -> None:
    war = a_war(phase="scouting")
    put_banner(war, "red.1", "B2")
    assert asides(war, "red") == ""


def test_an_offer_of_peace_is_signed_by_whoever_has_another_goal() -> None:
    war = a_neighbourhood()
    name = pacts.write(war, "green", ["red"], "Let there be peace.").id
    assert asides(war, "red") == f"pact.sign: {name}"


def test_an_offer_of_peace_by_the_one_to_be_conquered_is_left_unsigned() -> None:
    war = a_neighbourhood()
    pacts.write(war, "blue", ["red"], "Vrede!")
    assert not asides(war, "red").startswith("pact.sign")


def test_a_partner_in_peace_is_left_alone_until_he_comes_in_arms() -> None:
    war = a_neighbourhood()
    war.pacts["p"] = Pact("p", ("blue", "red"), "Pax usque ad annum 1", signed=("blue", "red"))
    put_banner(war, "red.2", "D3")
    war.lands["D4"] = Land("blue", VILLAGE)
    question = first_question(scouting.step(war))
    assert told(war, question) != "scout 2 to D4"
    put_banner(war, "blue.2", "C1")
    assert told(war, question) == "scout 2 to D4"


def test_a_peace_that_has_run_out_binds_nobody() -> None:
    war = a_neighbourhood()
    war.year = 2
    war.pacts["p"] = Pact("p", ("blue", "red"), "Pax usque ad annum 1", signed=("blue", "red"))
    put_banner(war, "red.2", "D3")
    war.lands["D4"] = Land("blue", VILLAGE)
    assert told(war, first_question(scouting.step(war))) == "scout 2 to D4"


def a_lost_fortress() -> War:
    """Blue sits in a fortress that Red is about to storm."""
    war = a_war(phase="scouting")
    war.lands["C4"] = Land("blue", FORTRESS)
    war.lands["D4"] = Land("blue", VILLAGE)
    for number in (2, 3):
        put_banner(war, f"red.{number}", "C4", 1500)
    put_banner(war, "blue.2", "C4", 100, inside=True)
    put_banner(war, "blue.1", "E5")
    war.sieges["C4"] = Siege("C4", "red", "blue", since=war.now)
    return war


def test_a_hopeless_garrison_offers_to_march_out_and_the_besieger_lets_it() -> None:
    war = a_lost_fortress()
    offered = asides(war, "blue")
    assert offered.startswith("siege.terms: offer at C4: garrison to ")
    question = next(q for q in standing.questions(war) if (q.who, q.what) == ("blue", "siege.terms"))
    deal: Any = question.read(offered.removeprefix("siege.terms: "))
    assert list(standing.answered(war, question, deal)) == []
    assert asides(war, "blue") == "", "he says it once"
    assert asides(war, "red").startswith("siege.terms: accept at C4: garrison to ")


def test_a_garrison_that_can_hold_out_offers_nothing() -> None:
    war = a_lost_fortress()
    put_banner(war, "blue.2", "C4", 1500, inside=True)
    del war.banners["red.3"]
    assert asides(war, "blue") == ""


def test_capitals_are_held_to_the_last() -> None:
    war = a_lost_fortress()
    war.lands["E5"] = Land("blue", CITY, capital_of="blue")
    for number in (4, 5):
        put_banner(war, f"red.{number}", "E5", 1500)
    war.banners["blue.1"] = put_banner(war, "blue.1", "E5", 100, inside=True)
    del war.sieges["C4"]
    war.sieges["E5"] = Siege("E5", "red", "blue", since=war.now)
    assert asides(war, "blue") == ""
