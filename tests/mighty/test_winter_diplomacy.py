"""Diplomacy in winter: pacts, gifts, and missions to independents (ME-DIP-01 to ME-DIP-09, ME-DIP-12, ME-DIP-13)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from stage import Told, a_war, first_question, put_banner, put_ship, refusal_of, said, tell
from winters import in_winter, through

from gonfalon.kernel import Choose, Form, Refusal
from gonfalon.rulesets.mighty import standing, views
from gonfalon.rulesets.mighty.court import diplomacy
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.realms import pacts
from gonfalon.rulesets.mighty.season import movement
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, VILLAGE, Land, Siege, War
from gonfalon.rulesets.mighty.winter import missions, revenue
from gonfalon.words import LANGUAGES
from gonfalon.world.board import TileBoard
from gonfalon.world.tiles import Tile

THREE = {"red": "B2", "blue": "E5", "yellow": "B5"}
RED_ONLY, CONTESTED, FAR = "D2", "D3", "F1"  # beside Red's tiles; beside Red's and Blue's; beside nobody's


def a_winter(crowns: int = 5, **settings: Any) -> War:
    """Three realms in the diplomacy phase, each with so many crowns."""
    war = in_winter(a_war(THREE, winter=True, **settings), "diplomacy")
    for realm in THREE:
        war.winter[realm] = replace(war.winter[realm], gathered=crowns, crowns=crowns)
    return war


def settle(war: War, *places: str, settlement: str = VILLAGE) -> None:
    for place in places:
        war.lands[place] = Land(INDEPENDENT, settlement)


def talk(war: War, *answers: str, dice: tuple[int, ...] = ()) -> Told:
    """The whole phase; who is not named says nothing."""
    return through(war, diplomacy.step, answers, dice)


def crowns(war: War) -> dict[str, int]:
    return {realm: purse.crowns for realm, purse in war.winter.items()}


def beside(war: War, who: str, what: str) -> Any:
    return next((q for q in standing.questions(war) if (q.who, q.what) == (who, what)), None)


def stand(war: War, who: str, what: str, text: str) -> Told:
    question = beside(war, who, what)
    answer = question.read(text)
    assert not isinstance(answer, Refusal)
    assert question.check(answer) is None
    told = tell(war, standing.answered(war, question, answer))
    assert all(said(told, lang) for lang in LANGUAGES)
    return told


PEACE = '{"with": "blue", "text": "Nobody crosses the river."}'

# --- pacts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DIP-01")
def test_a_pact_is_seen_by_its_parties_alone() -> None:
    war = a_war(THREE)

    told = stand(war, "red", pacts.WRITE, PEACE)
    stand(war, "blue", pacts.SIGN, "blue+red.1")

    assert war.pacts["blue+red.1"].signed == ("red", "blue")
    assert [len(views.seen(war, who).pacts) for who in THREE] == [1, 1, 0]
    assert told.events[0].to == ("blue", "red")


@pytest.mark.rule("ME-DIP-01")
def test_no_promise_binds_anyone() -> None:
    war = a_war(THREE, phase="movement")
    put_banner(war, "red.1", "C3")
    war.turn = replace(war.turn, opened=("C4",))
    stand(war, "red", pacts.WRITE, '{"with": "blue", "text": "Red never goes to C4."}')

    question = first_question(movement.step(war))

    assert question.check(question.read("march 1 to C4")) is None


@pytest.mark.rule("ME-DIP-01")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"with": "red", "text": "I am my own friend."}', "mighty-pact-party"),
        ('{"with": "green", "text": "Who are you?"}', "mighty-pact-party"),
        ('{"with": "blue, blue", "text": "Twice as good."}', "mighty-pact-party"),
        ('{"with": "blue", "text": "   "}', "mighty-pact-empty"),
        ('{"with": "blue", "text": ""}', "kernel-form-field"),
        ('{"with": "blue"}', "kernel-form-fields"),
        ("peace!", "kernel-form-text"),
    ],
)
def test_a_pact_names_other_rulers_and_has_words(text: str, key: str) -> None:
    assert refusal_of(beside(a_war(THREE), "red", pacts.WRITE), text).message.key == key


@pytest.mark.rule("ME-DIP-01")
def test_what_is_suggested_can_be_written() -> None:
    question = beside(a_war(THREE), "red", pacts.WRITE)

    assert isinstance(question, Form)
    assert question.check(question.suggestion) is None


@pytest.mark.rule("ME-DIP-01")
def test_no_pact_takes_the_name_of_another() -> None:
    """In a fair copy those of others are missing, and what was shown keeps its name."""
    war = a_war(THREE)
    for _ in range(2):
        pacts.write(war, "red", ["blue"], "Peace?")
    del war.pacts["blue+red.1"]

    assert [pacts.write(war, "red", ["blue"], "Peace!").id for _ in range(2)] == ["blue+red.1", "blue+red.3"]


@pytest.mark.rule("ME-DIP-01")
def test_a_pact_may_have_many_parties() -> None:
    war = a_war(THREE)

    stand(war, "yellow", pacts.WRITE, '{"with": "red, blue", "text": "All for one."}')

    assert war.pacts["blue+red+yellow.1"].parties == ("blue", "red", "yellow")
    assert isinstance(beside(war, "red", pacts.SIGN), Choose)


@pytest.mark.rule("ME-DIP-02")
def test_whoever_signed_may_show_it_to_all_and_nothing_else_changes() -> None:
    war = a_war(THREE)
    stand(war, "red", pacts.WRITE, PEACE)
    before = replace(war.pacts["blue+red.1"], shown=True)
    lands_before = dict(war.lands)

    told = stand(war, "red", pacts.SHOW, "blue+red.1")

    assert views.seen(war, "yellow").pacts == {"blue+red.1": before}
    assert told.events[0].to is None
    assert "Nobody crosses the river." in said(told)[0]
    assert war.lands == lands_before


@pytest.mark.rule("ME-DIP-02")
def test_without_a_record_there_is_nothing_to_sign_or_show() -> None:
    war = a_war(THREE)

    assert beside(war, "red", pacts.SIGN) is None
    assert beside(war, "red", pacts.SHOW) is None


@pytest.mark.rule("ME-DIP-02")
def test_who_has_not_signed_may_not_show_it() -> None:
    war = a_war(THREE)
    stand(war, "red", pacts.WRITE, PEACE)

    assert beside(war, "blue", pacts.SHOW) is None
    assert beside(war, "yellow", pacts.SHOW) is None


@pytest.mark.rule("ME-DIP-02")
def test_a_writer_whom_nobody_answers_stops_writing() -> None:
    war = a_war(THREE)
    for _ in range(pacts.MOST):
        pacts.write(war, "red", ["blue"], "Please?")

    assert beside(war, "red", pacts.WRITE) is None
    stand(war, "blue", pacts.SIGN, "blue+red.7")
    assert beside(war, "red", pacts.WRITE) is not None


# --- gifts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DIP-01", "ME-REV-13")
def test_gold_passes_between_rulers_and_only_they_hear_of_it() -> None:
    war = a_winter()

    told = talk(war, "give 3 to blue", "done", "done", "done")

    assert crowns(war) == {"red": 2, "blue": 8, "yellow": 5}
    assert [e.to for e in told.events if e.kind == "crowns.given"] == [("red", "blue")]


@pytest.mark.rule("ME-REV-13")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("give 6 to blue", "mighty-crowns-short"),
        ("give 1 to red", "mighty-gift-nobody"),
        ("give 1 to green", "mighty-gift-nobody"),
        ("give 0 to blue", "mighty-gift-nothing"),
        ("give -2 to blue", "mighty-gift-nothing"),
        ("give all to blue", "order-unreadable"),
    ],
)
def test_a_gift_is_whole_crowns_one_has_to_another_ruler(text: str, key: str) -> None:
    assert refusal_of(first_question(diplomacy.step(a_winter())), text).message.key == key


# --- missions --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DIP-06")
def test_a_mission_goes_to_a_neighbour_for_a_crown() -> None:
    war = a_winter()
    settle(war, RED_ONLY)

    told = talk(war, f"send envoys to {RED_ONLY}", "done", "done", "done", dice=(1,))

    assert crowns(war) == {"red": 4, "blue": 5, "yellow": 5}
    assert next(e for e in told.events if e.kind == "mission.sent").to == ("red",)


@pytest.mark.rule("ME-DIP-06")
def test_two_courts_may_be_visited_but_none_twice() -> None:
    war = a_winter()
    settle(war, RED_ONLY, "A3")
    war.lands["A3"] = Land(INDEPENDENT, CITY)
    assert missions.judge(war, "red", "A3") is None

    diplomacy.send(war, "red", diplomacy.Send(RED_ONLY))
    diplomacy.send(war, "red", diplomacy.Send("A3"))

    assert crowns(war)["red"] == 3
    assert refusal_of(first_question(diplomacy.step(war)), "send envoys to A3").message.key == "mighty-mission-twice"


@pytest.mark.rule("ME-DIP-06")
def test_settlements_that_hang_together_are_one_court() -> None:
    war = a_winter()
    settle(war, RED_ONLY, "E2", "F4")
    diplomacy.send(war, "red", diplomacy.Send("E2"))

    assert missions.courts(war) == [("D2", "E2"), ("F4",)]
    assert missions.judge(war, "red", RED_ONLY) is not None


@pytest.mark.rule("ME-DIP-06")
@pytest.mark.parametrize(
    ("place", "key"),
    [
        (FAR, "mighty-mission-far"),
        ("B3", "mighty-mission-nobody"),
        ("Z9", "mighty-mission-nobody"),
        ("E5", "mighty-mission-nobody"),
    ],
)
def test_a_mission_needs_independents_on_the_border(place: str, key: str) -> None:
    war = a_winter()
    settle(war, FAR)

    assert refusal_of(first_question(diplomacy.step(war)), f"send envoys to {place}").message.key == key


@pytest.mark.rule("ME-DIP-06")
def test_envoys_do_not_get_into_a_besieged_place() -> None:
    war = a_winter()
    settle(war, RED_ONLY, settlement=CITY)
    war.sieges[RED_ONLY] = Siege(RED_ONLY, "blue", INDEPENDENT, since=5, independents=600)

    refusal = refusal_of(first_question(diplomacy.step(war)), f"send envoys to {RED_ONLY}")

    assert refusal.message.key == "mighty-mission-nobody"


@pytest.mark.rule("ME-DIP-06")
def test_without_a_crown_nobody_is_sent() -> None:
    war = a_winter(crowns=0)
    settle(war, RED_ONLY)
    question = first_question(diplomacy.step(war))

    assert refusal_of(question, f"send envoys to {RED_ONLY}").message.key == "mighty-crowns-short"
    assert [str(order) for order in question.options()] == ["done"]


@pytest.mark.rule("ME-DIP-06")
def test_what_is_offered_is_what_is_allowed() -> None:
    war = a_winter()
    settle(war, RED_ONLY, "F3", FAR)
    question = first_question(diplomacy.step(war))

    offered = list(question.options())

    assert all(question.check(order) is None for order in offered)
    assert [str(o) for o in offered if isinstance(o, diplomacy.Send)] == [f"send envoys to {RED_ONLY}"]


# --- declared when the season ends -----------------------------------------------------------------------


@pytest.mark.rule("ME-DIP-07")
def test_only_those_who_declared_visit_a_contested_court() -> None:
    war = a_winter()
    settle(war, CONTESTED)

    told = tell(war, missions.declare(war), answers=[CONTESTED, "none"])

    assert [(q.who, q.secret) for q in told.asked] == [("red", True), ("blue", True)]
    assert [(e.kind, e.args["realm"], e.to) for e in told.events] == [("mission.declared", "red", None)]
    assert missions.judge(war, "red", CONTESTED) is None
    refusal = missions.judge(war, "blue", CONTESTED)
    assert refusal is not None
    assert refusal.message.key == "mighty-mission-undeclared"
    assert all(said(told, lang) for lang in LANGUAGES)


@pytest.mark.rule("ME-DIP-07")
def test_a_court_on_one_border_needs_no_declaration() -> None:
    war = a_winter()
    settle(war, RED_ONLY)

    assert tell(war, missions.declare(war)).asked == []
    assert missions.judge(war, "red", RED_ONLY) is None


@pytest.mark.rule("ME-DIP-07")
def test_a_declared_mission_may_be_dropped() -> None:
    war = a_winter()
    settle(war, CONTESTED)
    tell(war, missions.declare(war), answers=[CONTESTED, CONTESTED])

    told = talk(war, "done", "done", "done")

    assert crowns(war) == {"red": 5, "blue": 5, "yellow": 5}
    assert told.rolled == []


@pytest.mark.rule("ME-DIP-07", "ME-WIN-07")
def test_what_was_declared_is_open_to_all() -> None:
    war = a_winter()
    settle(war, CONTESTED)
    tell(war, missions.declare(war), answers=[CONTESTED, "none"])

    assert views.seen(war, "yellow").winter["red"].announced == (CONTESTED,)


# --- how they are received -------------------------------------------------------------------------------


@pytest.mark.rule("ME-DIP-08", "ME-DIP-09")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_a_single_mission_mostly_fails_and_nothing_changes(die: int) -> None:
    war = a_winter()
    settle(war, RED_ONLY)

    told = talk(war, f"send envoys to {RED_ONLY}", "done", "done", "done", dice=(die,))

    assert lands.owner(war, RED_ONLY) == INDEPENDENT
    assert war.alliances == {}
    assert crowns(war)["red"] == 4
    assert "mission.failed" in told.kinds()


@pytest.mark.rule("ME-DIP-08", "ME-DIP-10")
def test_a_single_mission_wins_a_temporary_alliance_on_5() -> None:
    war = a_winter()
    settle(war, RED_ONLY, "E2")

    talk(war, f"send envoys to {RED_ONLY}", "done", "done", "done", dice=(5,))

    (alliance,) = war.alliances.values()
    assert (alliance.realm, alliance.places) == ("red", ("D2", "E2"))
    assert lands.owner(war, RED_ONLY) == INDEPENDENT


@pytest.mark.rule("ME-DIP-08", "ME-DIP-12")
def test_a_single_mission_wins_all_settlements_on_6() -> None:
    war = a_winter()
    settle(war, RED_ONLY, "E2")
    war.lands["D1"] = Land(INDEPENDENT, CITY)
    before = revenue_of(war)

    talk(war, f"send envoys to {RED_ONLY}", "done", "done", "done", dice=(6,))

    assert [lands.owner(war, place) for place in ("D1", "D2", "E2")] == ["red"] * 3
    assert war.alliances == {}
    assert war.winter["red"].gathered == 5
    assert revenue_of(war) == before + 2 + 1 + 1  # from the next winter on
    assert war.pending.allied == {"red": ("D1", "D2", "E2")}


def revenue_of(war: War) -> int:
    return sum(lands.subsistence_value(war, place) for place in revenue.paying(war, "red"))


@pytest.mark.rule("ME-DIP-12")
def test_ships_of_an_absorbed_port_change_hands() -> None:
    board = TileBoard({**a_war(THREE).board.tiles, RED_ONLY: Tile("C04")})
    war = in_winter(a_war(THREE, board=board, winter=True), "diplomacy")
    war.winter["red"] = replace(war.winter["red"], crowns=1)
    settle(war, RED_ONLY, settlement=CITY)
    put_ship(war, "independent/1", RED_ONLY)

    talk(war, f"send envoys to {RED_ONLY}", "done", "done", "done", dice=(6,))

    assert [(s.realm, s.place, s.harbour) for s in war.ships.values()] == [("red", RED_ONLY, True)]


def rivals(war: War, *dice: int, senders: int = 2) -> Told:
    """Red and Blue, and if three Yellow too, send envoys to the court of D3 (with C4)."""
    settle(war, CONTESTED, "C4")
    tell(war, missions.declare(war), answers=["C4"] * senders + ["none"] * (3 - senders))
    orders = [["send envoys to C4", "done"] if i < senders else ["done"] for i in range(3)]
    return talk(war, *(text for some in orders for text in some), dice=dice)


@pytest.mark.rule("ME-DIP-13")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_rival_missions_all_fail_when_there_is_no_audience(die: int) -> None:
    war = a_winter()

    told = rivals(war, die)

    assert crowns(war) == {"red": 4, "blue": 4, "yellow": 5}
    assert told.kinds().count("mission.failed") == 2
    assert war.alliances == {}


@pytest.mark.rule("ME-DIP-13")
def test_the_highest_of_the_rivals_wins_a_temporary_alliance_on_5() -> None:
    war = a_winter()

    told = rivals(war, 5, 2, 6)

    (alliance,) = war.alliances.values()
    assert (alliance.realm, alliance.places) == ("blue", ("C4", "D3"))
    assert [e.args["realm"] for e in told.events if e.kind == "mission.vanished"] == ["red"]


@pytest.mark.rule("ME-DIP-13", "ME-WIN-05")
def test_rivals_who_tie_throw_again_for_the_whole_empire_on_6() -> None:
    war = a_winter()

    rivals(war, 6, 4, 4, 1, 3)

    assert [lands.owner(war, place) for place in ("C4", "D3")] == ["blue", "blue"]


@pytest.mark.rule("ME-DIP-13")
def test_three_rivals_throw_one_audience_die_and_three_of_their_own() -> None:
    war = a_winter()

    told = rivals(war, 5, 2, 1, 6, senders=3)

    assert [(r.label, r.who) for r in told.rolled] == [
        ("audience", ""),
        ("rival-envoys", "red"),
        ("rival-envoys", "blue"),
        ("rival-envoys", "yellow"),
    ]
    assert crowns(war) == {"red": 4, "blue": 4, "yellow": 4}
    assert next(iter(war.alliances.values())).realm == "yellow"
