"""Where a setting hides baggage (ME-RLM-30), nobody learns from events, questions or refusals what others carry."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from stage import Told, a_war, first_question, put_banner, refusal_of, tell

from gonfalon.kernel import Event
from gonfalon.rulesets.mighty import redrawing, views
from gonfalon.rulesets.mighty.field import marching
from gonfalon.rulesets.mighty.ground import lands, supplies
from gonfalon.rulesets.mighty.realms import reorganisation
from gonfalon.rulesets.mighty.season import raze, subsistence
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, Known, Land, War

HIDDEN = pytest.mark.parametrize(("hide", "to"), [(False, None), (True, ("red",))])


def in_the_field(*baggage: int, phase: str = "subsistence", **settings: object) -> War:
    """Red's banners with so much baggage each in foreign country at D4."""
    war = a_war(phase=phase, **settings)
    for number, points in enumerate(baggage, 1):
        put_banner(war, f"red.{number}", "D4", 1000, baggage=points)
    return war


def the(told: Told, kind: str) -> Event:
    (event,) = [e for e in told.events if e.kind == kind]
    return event


@pytest.mark.rule("ME-SUB-07")
def test_baggage_is_shared_in_the_order_of_the_banners_numbers() -> None:
    war = in_the_field(3, 1, 2)

    assert [b.number for b in supplies.banners(war, ["red.3", "red.1", "red.2"])] == [1, 2, 3]


@HIDDEN
@pytest.mark.rule("ME-RLM-30", "ME-SUB-07")
def test_what_banners_live_on_is_heard_by_those_who_may_know_it(hide: bool, to: tuple[str, ...] | None) -> None:
    war = in_the_field(3, 1, hide_baggage=hide)

    told = tell(war, subsistence.step(war), answers=["1 1"])

    assert the(told, "subsistence.paid").to == to


@pytest.mark.rule("ME-RLM-30", "ME-SUB-07")
@pytest.mark.parametrize(("hide", "asked"), [(False, []), (True, ["subsistence.pay"])])
def test_a_payment_without_a_choice_is_still_asked_for_where_that_is_a_secret(hide: bool, asked: list[str]) -> None:
    war = in_the_field(2, 0, hide_baggage=hide)

    told = tell(war, subsistence.step(war), answers=["2"] if hide else [])

    assert [q.what for q in told.asked] == asked


@pytest.mark.rule("ME-RLM-30", "ME-SUB-15")
@pytest.mark.parametrize("hide", [False, True])
def test_hunger_shows_that_nothing_is_left(hide: bool) -> None:
    war = in_the_field(0, hide_baggage=hide)

    told = tell(war, subsistence.step(war), dice=(6,))

    assert the(told, "subsistence.short").shows is hide
    assert ("subsistence.hunger" in told.kinds()) is hide


@HIDDEN
@pytest.mark.rule("ME-RLM-30", "ME-RAZ-05")
def test_loot_is_heard_of_by_those_who_may_know_it(hide: bool, to: tuple[str, ...] | None) -> None:
    war = in_the_field(0, phase="raze", hide_baggage=hide)
    war.lands["D4"] = Land("red", FORTRESS)
    war.stockpiles["D4"] = 2

    told = tell(war, raze.step(war), answers=["raze D4"])

    assert the(told, "raze.looted").to == to
    assert war.banners["red.1"].baggage == 3


@HIDDEN
@pytest.mark.rule("ME-RLM-30", "ME-REO-09")
def test_what_is_left_behind_is_heard_of_by_those_who_may_know_it(hide: bool, to: tuple[str, ...] | None) -> None:
    war = in_the_field(5, 4, phase="reorganisation", hide_baggage=hide, points=3000)
    war.banners["red.1"] = replace(war.banners["red.1"], points=500)
    war.banners["red.2"] = replace(war.banners["red.2"], points=500)

    told = tell(war, reorganisation.step(war), answers=["regroup 1 2 as 1000"])

    assert the(told, "reorganisation.regrouped").to is None
    assert the(told, "reorganisation.left-behind").to == to


@pytest.mark.rule("ME-RLM-30", "ME-MOV-31")
@pytest.mark.parametrize("hide", [False, True])
def test_who_pays_with_men_on_the_route_has_no_baggage(hide: bool) -> None:
    war = in_the_field(1, 0, phase="movement", hide_baggage=hide)

    told = tell(war, marching.lose_baggage_or_men(war, ["red.1", "red.2"]), dice=(1,))

    assert the(told, "route.no-baggage").args["banner"] == "red.2"
    assert the(told, "route.no-baggage").shows is hide


@pytest.mark.rule("ME-RLM-30", "ME-SUB-11")
def test_who_shares_out_hidden_baggage_is_asked_whatever_room_there_is() -> None:
    war = in_the_field(6, 6, hide_baggage=True)

    told = tell(war, supplies.share_out(war, "red", ["red.1", "red.2"], 3, "raze.loot", "ME-RAZ-06"), answers=["0 0"])

    assert told.value == 3


@pytest.mark.rule("ME-RLM-30", "ME-REO-16")
def test_a_stockpile_is_its_owners_secret() -> None:
    war = in_the_field(0, phase="reorganisation", hide_baggage=True, stock_destroyers="any")
    war.lands["D4"] = Land("blue", CITY)
    war.stockpiles["D4"] = 4

    question = first_question(reorganisation.step(war))
    refusal = refusal_of(question, "destroy stockpile at D4")

    assert "destroy stockpile at D4" not in map(str, question.options())
    del war.stockpiles["D4"]
    assert refusal_of(question, "destroy stockpile at D4") == refusal


@pytest.mark.rule("ME-RLM-30")
def test_a_stockpile_is_seen_by_its_owner_and_shown_to_who_takes_the_walls() -> None:
    war = in_the_field(0, hide_baggage=True)
    war.lands["D4"] = Land("blue", CITY)
    war.stockpiles["D4"] = 4
    assert [views.seen(war, who).stockpiles for who in ("red", "blue", "")] == [{}, {"D4": 4}, {}]

    lands.take_tile(war, "D4", "red", "ME-BAT-32")

    assert views.seen(war, "red").stockpiles == {"D4": 4}
    assert war.told[-1].shows


@pytest.mark.rule("ME-RLM-30")
def test_a_fair_copy_shares_hidden_baggage_out_anew() -> None:
    war = in_the_field(6, 0, 0, hide_baggage=True)
    war.lands["D5"] = Land("red", CITY)
    war.known["blue:red.3"] = Known(1000, 1)  # Blue has read its sheet

    copies = [redrawing.redraw(war, "blue", random.Random(seed)) for seed in range(20)]

    held = {(*(b.baggage for b in c.banners.values()), sum(c.stockpiles.values())) for c in copies}
    assert len(held) > 5
    assert {sum(copy) for copy in held} == {6}
    assert {copy[2] for copy in held} == {0}
    assert all(0 <= points <= 6 for copy in held for points in copy)


@pytest.mark.rule("ME-RLM-30")
def test_baggage_that_is_public_stays_as_it_is() -> None:
    war = in_the_field(6, 0, 0)

    copies = [redrawing.redraw(war, "blue", random.Random(seed)) for seed in range(5)]

    assert all([b.baggage for b in c.banners.values()] == [6, 0, 0] for c in copies)
