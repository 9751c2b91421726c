"""Espionage: hiring, declaring, placing and resolving operatives (ME-ESP-01 to ME-ESP-06), and where each may lie."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from plots import THREE, a_plot, lay, phase, pools, resolve
from stage import a_war, first_question, put_banner, refusal_of, said, tell
from winters import in_winter

from gonfalon.rulesets.mighty import views
from gonfalon.rulesets.mighty.court import espionage, operatives
from gonfalon.rulesets.mighty.court.operatives import AGENT, ASSASSIN, KINDS, SABOTEUR, SPY
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, VILLAGE, Land, Pending, War
from gonfalon.rulesets.mighty.winter import baggage

# --- hiring ----------------------------------------------------------------------------------------------


def with_crowns(crowns: int) -> War:
    war = in_winter(a_war(THREE, winter=True), "espionage")
    for realm in THREE:
        war.winter[realm] = replace(war.winter[realm], crowns=crowns)
    return war


@pytest.mark.rule("ME-ESP-01")
def test_exactly_four_kinds_are_for_hire() -> None:
    question = first_question(espionage.step(with_crowns(3)))

    offered = [order.kind for order in question.options() if isinstance(order, espionage.Hire)]
    assert offered == ["assassin", "spy", "saboteur", "agent"]
    assert refusal_of(question, "hire wizard for 1").message.key == "mighty-operative-kind"


@pytest.mark.rule("ME-ESP-01", "ME-WIN-02")
def test_nobody_is_hired_before_the_phase() -> None:
    question = baggage.question(with_crowns(3), "red")

    assert refusal_of(question, "hire assassin for 1").message.key == "order-unreadable"


@pytest.mark.rule("ME-ESP-02")
def test_operatives_cost_a_crown_and_spies_come_by_the_die() -> None:
    war = with_crowns(3)
    orders = ("hire assassin for 1", "hire saboteur for 1", "hire spy for 1")

    told = tell(war, hire_all(war, 3), answers=orders, dice=[4])

    assert sorted(war.winter["red"].operatives) == sorted([ASSASSIN, SABOTEUR, *[SPY] * 4])
    assert war.winter["red"].crowns == 0
    assert [(r.who, r.to) for r in told.rolled] == [("red", ("red",))]
    assert all(e.to == ("red",) for e in told.events)


def hire_all(war: War, count: int) -> Any:
    for _ in range(count):
        yield from espionage.step(war)


@pytest.mark.rule("ME-ESP-02")
def test_each_crown_of_spies_has_its_own_die() -> None:
    war = with_crowns(2)

    tell(war, espionage.step(war), answers=["hire spy for 2"], dice=[1, 6])

    assert war.winter["red"].operatives == (SPY,) * 7


@pytest.mark.rule("ME-ESP-02")
@pytest.mark.parametrize(
    ("crowns", "text", "key"),
    [
        (0, "hire agent for 1", "mighty-crowns-short"),
        (2, "hire agent for 3", "mighty-crowns-short"),
        (2, "hire agent for 0", "mighty-operative-price"),
        (2, "hire agent for -1", "mighty-operative-price"),
        (2, "hire agent", "order-unreadable"),
    ],
)
def test_there_is_no_credit(crowns: int, text: str, key: str) -> None:
    assert refusal_of(first_question(espionage.step(with_crowns(crowns))), text).message.key == key


@pytest.mark.rule("ME-ESP-02", "ME-REV-14")
def test_who_is_done_is_told_before_what_he_loses() -> None:
    war = with_crowns(2)

    told = tell(war, espionage.step(war), answers=["done"])

    assert told.asked[0].about == {"crowns": 2}
    assert "2 crowns" in said(told)[0]
    assert war.winter["red"].crowns == 0
    assert [e.args["crowns"] for e in told.events if e.kind == "crowns.lost"] == [2]


# --- declaring -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-ESP-03", "ME-WIN-07")
def test_numbers_are_declared_and_kinds_are_not() -> None:
    war = pools(red=(SPY, SPY, AGENT), blue=(ASSASSIN, ASSASSIN))

    told = tell(war, espionage.step(war))

    declared = {e.args["realm"]: e.args["count"] for e in told.events}
    assert declared == {"red": 3, "blue": 2, "yellow": 0}
    seen = views.seen(war, "yellow").winter["red"]
    assert seen.declared == 3
    assert "operatives" not in msgspec.to_builtins(seen)


@pytest.mark.rule("ME-ESP-03")
def test_nobody_hires_once_numbers_are_declared() -> None:
    war = pools(red=(AGENT,))
    tell(war, espionage.step(war))

    assert refusal_of(first_question(espionage.step(war)), "hire spy for 1").message.key == "order-unreadable"


# --- placing ---------------------------------------------------------------------------------------------


def order_of_placing(war: War, count: int, dice: tuple[int, ...] = ()) -> list[str]:
    def story() -> Any:
        for _ in range(count + 1):
            yield from espionage.step(war)

    told = tell(war, story(), answers=["put agent in A1"] * count, dice=dice)
    return [question.who for question in told.asked]


@pytest.mark.rule("ME-ESP-04")
def test_who_has_most_places_first_and_each_one_in_turn() -> None:
    war = pools(red=(AGENT,) * 4, blue=(AGENT,) * 2, yellow=(AGENT,))

    assert order_of_placing(war, 7) == ["red", "blue", "yellow", "red", "blue", "red", "red"]


@pytest.mark.rule("ME-ESP-04", "ME-WIN-05")
def test_equal_numbers_are_ordered_by_dice_and_nobody_without_any_is_asked() -> None:
    war = pools(red=(AGENT,) * 2, blue=(AGENT,) * 2)

    assert order_of_placing(war, 4, dice=(3, 5)) == ["blue", "red", "blue", "red"]


@pytest.mark.rule("ME-ESP-04")
def test_in_the_dutch_edition_each_player_places_all_of_his_at_once() -> None:
    war = pools(red=(AGENT,) * 3, blue=(AGENT,) * 2, operatives_placed="at-once")

    assert order_of_placing(war, 5) == ["red", "red", "red", "blue", "blue"]


@pytest.mark.rule("ME-ESP-04")
def test_an_operative_without_a_legal_tile_is_discarded_unseen() -> None:
    war = pools(red=(SPY,))
    tell(war, espionage.step(war))
    question = first_question(espionage.step(war))
    assert [str(order) for order in question.options()] == ["dismiss spy"]

    told = tell(war, espionage.step(war), answers=["dismiss spy"])

    assert war.operatives == {}
    assert [e.args for e in told.events] == [{"realm": "red"}]


@pytest.mark.rule("ME-ESP-04")
def test_nobody_is_dismissed_while_there_is_a_tile() -> None:
    war = pools(red=(SPY, AGENT))
    tell(war, espionage.step(war))

    question = first_question(espionage.step(war))

    assert refusal_of(question, "dismiss spy").message.key == "mighty-operative-has-tile"
    assert refusal_of(question, "dismiss saboteur").message.key == "mighty-operative-none-left"
    assert refusal_of(question, "put saboteur in E5").message.key == "mighty-operative-none-left"


@pytest.mark.rule("ME-ESP-05")
def test_several_counters_may_share_a_tile() -> None:
    war = pools(red=(AGENT,) * 3)
    lay(war, "blue", AGENT, "E5")

    order_of = order_of_placing_at(war, "E5", 3)

    assert order_of == ["blue*1", "red*1", "red*2", "red*3"]


def order_of_placing_at(war: War, place: str, count: int) -> list[str]:
    def story() -> Any:
        for _ in range(count + 1):
            yield from espionage.step(war)

    tell(war, story(), answers=[f"put agent in {place}"] * count)
    return sorted(o.id for o in war.operatives.values() if o.place == place)


@pytest.mark.rule("ME-ESP-05", "ME-WIN-07")
def test_owner_and_place_are_seen_by_all_and_the_kind_by_its_owner() -> None:
    war = a_plot()
    lay(war, "red", SPY, "E5")

    seen, own = (views.seen(war, who).operatives["red*1"] for who in ("yellow", "red"))

    assert msgspec.to_builtins(seen) == {"realm": "red", "number": 1, "place": "E5"}
    assert own == msgspec.structs.replace(seen, kind=SPY)


@pytest.mark.rule("ME-ESP-05")
def test_what_is_told_of_a_counter_does_not_name_its_kind() -> None:
    war = pools(red=(SPY,))
    put_banner(war, "blue.1", "E5")
    tell(war, espionage.step(war))

    told = tell(war, espionage.step(war), answers=["put spy in E5"])

    assert [(e.to, e.args) for e in told.events] == [(None, {"realm": "red", "number": 1, "place": "E5"})]


# --- where each may lie ----------------------------------------------------------------------------------


@pytest.mark.rule("ME-ESP-10", "ME-ESP-20", "ME-ESP-30", "ME-ESP-40")
@pytest.mark.parametrize(
    ("place", "kinds"),
    [
        ("E4", (SABOTEUR, AGENT)),  # Blue's village
        ("F5", (ASSASSIN, SPY, SABOTEUR, AGENT)),  # Blue's village with a banner
        ("D5", (ASSASSIN, SPY, AGENT)),  # a banner in a barren tile
        ("E5", (ASSASSIN, SABOTEUR, AGENT)),  # Blue's capital, empty
        ("B2", (AGENT,)),  # his own capital
        ("B5", (SABOTEUR, AGENT)),  # Yellow's capital, which Blue has taken
        ("D2", (SABOTEUR, AGENT)),  # an independent village
        ("D4", (AGENT,)),  # Blue's barren tile
        ("E6", (AGENT,)),  # a razed village
        ("F1", (AGENT,)),  # an unknown tile
    ],
)
def test_where_each_kind_may_be_placed(place: str, kinds: tuple[str, ...]) -> None:
    war = a_plot()
    war.lands |= {
        "E4": Land("blue", VILLAGE),
        "F5": Land("blue", VILLAGE),
        "B5": Land("blue", CITY, capital_of="yellow"),
        "D2": Land(INDEPENDENT, VILLAGE),
        "E6": Land("", VILLAGE, razed=True),
    }
    put_banner(war, "blue.1", "F5")
    put_banner(war, "blue.2", "D5")

    assert tuple(operatives.legal_kinds(war, "red", place)) == kinds
    assert all((place in operatives.legal_places(war, "red", kind)) == (kind in kinds) for kind in KINDS)


@pytest.mark.rule("ME-ESP-10", "ME-ESP-20", "ME-ESP-30", "ME-ESP-40")
@pytest.mark.parametrize(
    ("kind", "place", "rule"),
    [
        (ASSASSIN, "B2", "ME-ESP-10"),
        (SPY, "E5", "ME-ESP-20"),
        (SABOTEUR, "D4", "ME-ESP-30"),
        (AGENT, "Z9", "ME-MAP-57"),
    ],
)
def test_a_wrong_tile_is_refused_with_its_clause(kind: str, place: str, rule: str) -> None:
    refusal = operatives.judge_place(a_plot(), "red", kind, place)

    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.rule("ME-ESP-04")
def test_every_placement_that_is_offered_is_allowed() -> None:
    war = pools(red=KINDS)
    put_banner(war, "blue.1", "D5")
    tell(war, espionage.step(war))
    question = first_question(espionage.step(war))

    assert all(question.check(order) is None for order in question.options())


# --- resolving -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-ESP-06", "ME-WIN-05")
def test_the_players_resolve_one_each_in_a_diced_order() -> None:
    war = a_plot()
    for _ in range(3):
        lay(war, "red", AGENT, "A1")
    lay(war, "blue", AGENT, "F6")
    war.pending = Pending(espionage=espionage.PLACING)

    told = phase(war, answers=("red*2", "red*1"), dice=(2, 5, 1, 1, 1, 1))

    turned = [e.args["realm"] for e in told.events if e.kind == "operative.turned-up"]
    assert turned == ["blue", "red", "red", "red"]
    assert war.phase == "spring-equinox"
    assert war.operatives == {}
    assert war.pending.espionage is None


@pytest.mark.rule("ME-ESP-06")
def test_who_has_lost_his_last_counter_is_skipped() -> None:
    war = a_plot("red", "blue")
    lay(war, "red", AGENT, "A1")
    lay(war, "red", AGENT, "B6")
    lay(war, "blue", AGENT, "A1")

    told = phase(war, answers=("red*1",), dice=(3, 1))

    assert [e.args["realm"] for e in told.events if e.kind == "operative.turned-up"] == ["red", "red"]


@pytest.mark.rule("ME-ESP-06")
@pytest.mark.parametrize("kind", [ASSASSIN, SPY, SABOTEUR])
def test_an_operative_whose_object_is_gone_has_no_effect(kind: str) -> None:
    war = a_plot()
    lay(war, "red", kind, "D4")

    told = resolve(war)

    assert told.kinds() == ["operative.turned-up", "operative.in-vain"]
    assert told.rolled == []


@pytest.mark.rule("ME-ESP-06")
def test_a_realm_that_gives_up_takes_its_counters_along() -> None:
    war = a_plot("red", "blue")
    lay(war, "red", AGENT, "A1")
    lay(war, "blue", AGENT, "A1")

    ends.put_out(war, "red", "ME-RLM-16")
    told = phase(war, dice=(1,))

    assert [e.args["realm"] for e in told.events if e.kind == "operative.turned-up"] == ["blue"]
    assert war.operatives == {}
