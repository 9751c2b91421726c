"""Terms of surrender (ME-SIE-37): offered, accepted, refused, taken back, kept."""

from __future__ import annotations

from typing import Any

import pytest
from battlefield import THREE, where
from msgspec.structs import replace
from stage import Told, first_question, put_banner, put_ship, refusal_of, said, tell
from walls import PLACE, battle_phase, besieged, besieged_independents

from gonfalon.kernel import Play
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.questions import Question
from gonfalon.rulesets.mighty import standing
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.season import movement
from gonfalon.rulesets.mighty.siege import siege, terms
from gonfalon.rulesets.mighty.state import CITY, Land, War
from gonfalon.world.tiles import Tile

pytestmark = pytest.mark.rule("ME-SIE-37")

OUT = "garrison to E4 with baggage, stockpile given"
HOME = "besieger withdraws, stockpile kept"


def held(*, phase: str = "raze", player: str = "red", **more: Any) -> War:
    """Red besieges Blue; there are two points of baggage inside and a stockpile of three."""
    war = besieged({"red.1": 1000}, {"blue.1": 700}, phase=phase, player=player, baggage=2, **more)
    war.stockpiles[PLACE] = 3
    return war


def question(war: War, who: str) -> Question[object]:
    """The standing question about terms that is open to a player."""
    (found,) = [q for q in standing.questions(war) if q.what == "siege.terms" and q.who == who]
    return found


def says(war: War, who: str, text: str) -> Told:
    """A player says something about terms."""
    asked = question(war, who)
    answer = asked.read(text)
    assert asked.check(answer) is None
    return tell(war, standing.answered(war, asked, answer))


def agreed(text: str, **more: Any) -> War:
    """Blue has offered these terms and Red has accepted; it is Blue's movement phase."""
    war = held(**more)
    says(war, "blue", f"offer at {PLACE}: {text}")
    says(war, "red", f"accept at {PLACE}: {text}")
    war.phase, war.active = "movement", war.order.index("blue")
    return war


def moves(war: War, *answers: str, dice: tuple[int, ...] = ()) -> Told:
    """Blue's movement phase, in which he orders nothing himself."""
    return tell(war, movement.step(war), answers=answers, dice=dice)


# --- the talk --------------------------------------------------------------------------------------------


def test_both_sides_are_asked_at_any_time_and_nobody_else() -> None:
    war = held(realms=THREE)

    assert [q.who for q in standing.questions(war) if q.what == "siege.terms"] == ["red", "blue"]


def test_independents_come_to_no_terms() -> None:
    war = besieged_independents({"red.1": 1000}, 600)

    assert not list(terms.questions(war))
    assert refusal_of(first_offer(war), f"offer at {PLACE}: {HOME}").rule == "ME-SIE-37"


def test_while_a_sally_that_was_wiped_out_is_fought_to_its_end_nobody_is_offered_a_way_out() -> None:
    war = held(phase="battle", player="blue")
    del war.banners["blue.1"]
    assert [str(deal) for deal in question(war, "red").options()] == [f"offer at {PLACE}: {HOME}"]


def first_offer(war: War) -> Question[object]:
    """The question Red would be asked if another siege of his were against a player."""
    war.sieges["E5"] = replace(war.sieges[PLACE], place="E5", defender="blue", independents=0)
    put_banner(war, "blue.9", "E5", inside=True)
    return question(war, "red")


def test_an_offer_is_heard_by_the_two_sides_alone() -> None:
    war = held(realms=THREE)

    told = says(war, "blue", f"offer at {PLACE}: {OUT}")

    assert [(e.kind, e.to) for e in told.events] == [("terms.offered", ("red", "blue"))]
    assert question(war, "red").about["offers"] == {PLACE: OUT}
    assert question(war, "blue").about["offers"] == {PLACE: ""}


def test_an_accepted_offer_binds_both() -> None:
    war = held()
    says(war, "blue", f"offer at {PLACE}: {OUT}")

    says(war, "red", f"accept at {PLACE}: {OUT}")

    assert war.sieges[PLACE].terms == OUT
    assert question(war, "blue").about["agreed"] == question(war, "red").about["agreed"] == {PLACE: OUT}
    assert refusal_of(question(war, "blue"), f"offer at {PLACE}: {HOME}").rule == "ME-SIE-37"
    war.phase = "siege"
    asked = first_question(siege.step(war))
    assert refusal_of(asked, f"assault {PLACE}").rule == "ME-SIE-37"
    assert refusal_of(asked, f"batter {PLACE}").rule == "ME-SIE-37"
    war.phase, war.active = "battle", 1
    assert not battle_phase(war).asked


@pytest.mark.rule("ME-SIE-37")
def test_an_offer_that_cannot_be_kept_any_more_is_not_there_to_be_accepted() -> None:
    war = held()
    says(war, "blue", f"offer at {PLACE}: {OUT}")
    put_banner(war, "red.5", "E4")

    asked = question(war, "red")

    assert refusal_of(asked, f"accept at {PLACE}: {OUT}").rule == "ME-SIE-37"
    assert f"accept at {PLACE}: {OUT}" not in map(str, asked.options())
    assert f"refuse at {PLACE}" in map(str, asked.options())


@pytest.mark.rule("ME-SIE-37")
def test_what_is_agreed_can_still_be_promised() -> None:
    assert [str(deal) for deal in question(agreed(OUT), "red").options()] == [f"promise at {PLACE}: {OUT}"]


def test_only_what_stands_offered_can_be_accepted() -> None:
    war = held()
    says(war, "blue", f"offer at {PLACE}: {OUT}")

    says(war, "blue", f"offer at {PLACE}: {HOME}")

    assert refusal_of(question(war, "red"), f"accept at {PLACE}: {OUT}").rule == "ME-SIE-37"
    assert refusal_of(question(war, "blue"), f"accept at {PLACE}: {HOME}").rule == "ME-SIE-37"


def test_a_refused_offer_is_gone() -> None:
    war = held()
    says(war, "blue", f"offer at {PLACE}: {OUT}")

    says(war, "red", f"refuse at {PLACE}")

    assert war.sieges[PLACE].defender_offers == ""
    assert refusal_of(question(war, "red"), f"refuse at {PLACE}").rule == "ME-SIE-37"


def test_an_offer_taken_back_is_gone() -> None:
    war = held()
    says(war, "red", f"offer at {PLACE}: {OUT}")

    says(war, "red", f"take back at {PLACE}")

    assert refusal_of(question(war, "blue"), f"accept at {PLACE}: {OUT}").rule == "ME-SIE-37"
    assert refusal_of(question(war, "red"), f"take back at {PLACE}").rule == "ME-SIE-37"


def test_other_promises_are_noted_for_both_and_change_nothing() -> None:
    war = held(realms=THREE)
    before = war.hash()

    told = says(war, "red", f"promise at {PLACE}: your captives go free in winter")

    (promise,) = told.events
    assert promise.args["words"] == "your captives go free in winter"
    assert promise.to == ("red", "blue")
    assert war.hash() == before


@pytest.mark.parametrize(
    "text",
    [
        f"offer at E5: {HOME}",
        f"offer at {PLACE}: garrison to B2 with baggage, stockpile given",
        f"offer at {PLACE}: garrison to E4 with honour, stockpile given",
        f"offer at {PLACE}: garrison to E4 with baggage, stockpile kept",
        f"offer at {PLACE}: besieger withdraws, stockpile doubled",
        f"offer at {PLACE}: all go to bed",
        f"accept at {PLACE}: {OUT}",
        f"promise at {PLACE}: {'x' * 201}",
        "surrender",
    ],
)
def test_what_makes_no_sense_is_refused(text: str) -> None:
    assert refusal_of(question(held(), "blue"), text).rule == "ME-SIE-37"


def test_every_deal_that_is_listed_can_be_made() -> None:
    war = held()
    says(war, "blue", f"offer at {PLACE}: {OUT}")
    says(war, "red", f"offer at {PLACE}: {HOME}")

    for who in ("red", "blue"):
        asked = question(war, who)
        listed = [str(deal) for deal in asked.options()]
        assert {f"refuse at {PLACE}", f"take back at {PLACE}", f"offer at {PLACE}: {HOME}"} <= set(listed)
        assert all(asked.check(asked.read(text)) is None for text in listed)


def test_an_offer_that_can_no_longer_be_kept_can_only_be_refused() -> None:
    war = held()
    says(war, "blue", f"offer at {PLACE}: {OUT}")
    put_banner(war, "red.5", "E4")

    asked = question(war, "red")

    assert refusal_of(asked, f"accept at {PLACE}: {OUT}").rule == "ME-SIE-37"
    listed = [str(deal) for deal in asked.options()]
    assert f"accept at {PLACE}: {OUT}" not in listed
    assert f"refuse at {PLACE}" in listed


def test_terms_are_agreed_beside_the_current_question() -> None:
    war = held(phase="reorganisation", player="red")
    play = Play(Mighty(), war, ScriptedDice([]))
    play.begin()
    before = dict(play.open)

    for who, text in (("blue", f"offer at {PLACE}: {OUT}"), ("red", f"accept at {PLACE}: {OUT}")):
        asked = play.standing()[who, "siege.terms"]
        play.put((who, "siege.terms"), asked.read(text))

    assert play.state.sieges[PLACE].terms == OUT
    assert play.open.keys() == before.keys()


# --- the agreement kept ----------------------------------------------------------------------------------


def test_the_garrison_marches_out_in_its_owners_movement_phase_and_the_place_changes_flag() -> None:
    war = agreed(OUT)

    told = moves(war, "3 0")

    assert where(war)["blue.1"] == "E4"
    assert war.banners["blue.1"].baggage == 2
    assert war.lands[PLACE] == Land("red", CITY)
    assert not war.sieges
    assert war.banners["red.1"].baggage == 3
    assert [q.what for q in told.asked] == ["siege.booty"]


def test_a_garrison_without_its_baggage_leaves_it_to_the_captor() -> None:
    war = agreed("garrison to E4 without baggage, stockpile given")

    moves(war, "5 0")

    assert war.banners["blue.1"].baggage == 0
    assert war.banners["red.1"].baggage == 5


def test_a_stockpile_may_be_destroyed_by_agreement() -> None:
    war = agreed("garrison to E4 with baggage, stockpile destroyed")

    moves(war)

    assert lands.owner(war, PLACE) == "red"
    assert PLACE not in war.stockpiles
    assert war.banners["red.1"].baggage == 0


def test_the_besieger_withdraws_the_way_he_came() -> None:
    war = agreed(HOME)

    moves(war)

    assert where(war) == {"red.1": "C4", "blue.1": PLACE}
    assert not war.banners["blue.1"].inside
    assert war.stockpiles[PLACE] == 3
    assert not war.sieges


@pytest.mark.parametrize(("price", "left", "carried"), [("given", 0, 3), ("destroyed", 0, 0)])
def test_the_stockpile_may_be_the_price_of_his_going(price: str, left: int, carried: int) -> None:
    war = agreed(f"besieger withdraws, stockpile {price}")

    moves(war)

    assert war.stockpiles.get(PLACE, 0) == left
    assert war.banners["red.1"].baggage == carried


def test_what_the_besieger_cannot_carry_of_his_price_stays() -> None:
    war = agreed("besieger withdraws, stockpile given")
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=5)

    moves(war)

    assert war.stockpiles[PLACE] == 2


def test_an_agreement_that_cannot_be_kept_lapses_and_the_siege_goes_on() -> None:
    war = agreed(OUT)
    put_banner(war, "red.5", "E4")

    told = moves(war)

    assert "terms.lapsed" in told.kinds()
    assert war.sieges[PLACE].terms == ""
    assert war.banners["blue.1"].inside


def test_a_garrison_that_finds_no_route_stays_and_is_bound_no_longer() -> None:
    far = Tile("H11")  # mountains on the east and west edges and between them
    war = agreed(OUT, tiles={PLACE: far, "E4": far}, settlement="fortress")
    war.banners["blue.1"] = replace(war.banners["blue.1"], half=0)

    told = moves(war, dice=(2,))

    assert "terms.lapsed" in told.kinds()
    assert where(war)["blue.1"] == PLACE
    assert siege.is_besieged(war, PLACE)


def test_a_besieger_who_cannot_go_home_stays() -> None:
    war = agreed(HOME)
    put_banner(war, "blue.5", "C4")

    told = moves(war)

    assert "terms.lapsed" in told.kinds()
    assert siege.is_besieged(war, PLACE)


def test_a_landed_besieger_goes_home_by_ship() -> None:
    war = agreed(HOME, tiles={PLACE: Tile("C02")})
    war.banners["red.1"] = replace(war.banners["red.1"], landed=True)
    put_ship(war, "red/1", PLACE)

    moves(war)

    assert war.banners["red.1"].ship == "red/1"
    assert not war.sieges


def test_terms_end_with_the_siege() -> None:
    war = agreed(HOME)
    siege.lift(war, PLACE, "ME-SIE-10")

    told = moves(war)

    assert not [kind for kind in told.kinds() if kind.startswith("terms")]


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_all_the_talk_has_words(lang: str) -> None:
    war, broken = held(), agreed(OUT)
    put_banner(broken, "red.5", "E4")

    told = [
        says(war, "blue", f"offer at {PLACE}: {OUT}"),
        says(war, "red", f"refuse at {PLACE}"),
        says(war, "red", f"offer at {PLACE}: garrison to E4 without baggage, stockpile destroyed"),
        says(war, "red", f"take back at {PLACE}"),
        says(war, "red", f"offer at {PLACE}: {HOME}"),
        says(war, "blue", f"promise at {PLACE}: never again"),
        says(war, "blue", f"accept at {PLACE}: {HOME}"),
        moves(broken),
    ]
    told[0].asked.append(question(held(), "red"))

    assert all(all(said(one, lang)) for one in told)
