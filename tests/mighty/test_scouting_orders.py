"""Scouting: who may scout what, and when (ME-SCT-01 to ME-SCT-09, ME-SCT-54, ME-SCT-55)."""

from __future__ import annotations

from itertools import product

import pytest
from stage import a_board, a_war, first_question, put_banner, put_ship, refusal_of, tell

from gonfalon.kernel import Refusal
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.realms import calendar
from gonfalon.rulesets.mighty.season import scouting
from gonfalon.rulesets.mighty.season.scouting import Scout
from gonfalon.rulesets.mighty.state import CITY, Land, Siege, War
from gonfalon.words import LANGUAGES, say
from gonfalon.world.tiles import Tile

SWAMP, STRAND, PEAKS = Tile("R03"), Tile("C04"), Tile("H01")  # the strand has its sea to the south
NORTHERN_STRAND = Tile("C04", turn=3)
BARREN = (3, 4)  # on the lowland chart
BANDITS = (1, 2, 3, 5)  # an event, and the one that changes nothing


def red_at_c3(**settings: object) -> War:
    """Red's scouting phase with banner 1 at C3; D3, C4 and B4 are unknown, C2, B3 and B2 his own."""
    war = a_war(phase="scouting", **settings)
    put_banner(war, "red.1", "C3")
    return war


def orders(war: War) -> list[str]:
    return [str(order) for order in scouting.options(war)]


def refused(war: War, order: str) -> Refusal:
    """Why Red may not do that; it can be said in every language."""
    refusal = refusal_of(first_question(scouting.step(war)), order)
    assert all(say(refusal, lang) for lang in LANGUAGES)
    return refusal


@pytest.mark.rule("ME-SCT-01", "ME-MAP-24")
def test_a_banner_may_name_any_one_of_its_neighbours() -> None:
    war = red_at_c3()

    assert orders(war) == [f"scout 1 to {place}" for place in ("C2", "D3", "C4", "B4", "B3", "B2")]


@pytest.mark.rule("ME-SCT-01")
def test_a_tile_two_away_is_refused() -> None:
    refusal = refused(red_at_c3(), "scout 1 to D2")

    assert (refusal.message.key, refusal.rule) == ("mighty-scouting-far", "ME-SCT-01")


@pytest.mark.rule("ME-SCT-01")
def test_the_tile_a_banner_stands_in_is_no_neighbour() -> None:
    assert refused(red_at_c3(), "scout 1 to C3").rule == "ME-SCT-01"


@pytest.mark.rule("ME-SCT-01")
def test_only_ones_own_banners_obey() -> None:
    war = red_at_c3()
    put_banner(war, "blue.7", "C3")

    refusal = refused(war, "scout 7 to D3")

    assert (refusal.message.key, refusal.rule) == ("mighty-scouting-no-banner", "ME-SCT-01")


@pytest.mark.rule("ME-SCT-01", "ME-MAP-57")
@pytest.mark.parametrize("place", ["Z9", "A0", "nowhere"])
def test_what_is_off_the_map_is_refused(place: str) -> None:
    refusal = refused(red_at_c3(), f"scout 1 to {place}")

    assert (refusal.message.key, refusal.rule) == ("mighty-scouting-off-map", "ME-MAP-57")


@pytest.mark.rule("ME-SCT-01", "ME-TRN-06")
@pytest.mark.parametrize("text", ["raze C3", "scout one to D3", "scout 1", ""])
def test_what_is_no_order_of_this_phase_is_refused_and_the_form_is_shown(text: str) -> None:
    refusal = refused(red_at_c3(), text)

    assert refusal.rule == "ME-TRN-06"
    assert "scout {banner} to {there}" in say(refusal)


@pytest.mark.rule("ME-SCT-01", "ME-TRN-06")
def test_a_refused_order_changes_nothing() -> None:
    war = red_at_c3()
    before = war.encoded()

    for order in ("scout 1 to D2", "scout 9 to D3", "scout 1 to Z9"):
        refused(war, order)

    assert war.encoded() == before


@pytest.mark.rule("ME-SCT-01")
def test_nobody_gets_out_of_a_besieged_place() -> None:
    war = red_at_c3()
    war.lands["C3"] = Land("red", CITY)
    war.sieges["C3"] = Siege("C3", "blue", "red", since=1)
    put_banner(war, "red.1", "C3", inside=True)
    put_banner(war, "blue.1", "C3")
    put_banner(war, "red.2", "B3")

    assert refused(war, "scout 1 to D3").message.key == "mighty-scouting-besieged"
    assert all(order.startswith("scout 2") for order in orders(war))


@pytest.mark.rule("ME-SCT-01", "ME-SIE-11")
def test_besiegers_may_scout() -> None:
    war = red_at_c3()
    war.lands["C3"] = Land("blue", CITY)
    war.sieges["C3"] = Siege("C3", "red", "blue", since=1)
    put_banner(war, "blue.1", "C3", inside=True)

    assert "scout 1 to D3" in orders(war)


@pytest.mark.rule("ME-SCT-02")
def test_a_banner_tries_once_a_turn_whatever_comes_of_it() -> None:
    war = red_at_c3()
    put_banner(war, "red.2", "B3")

    tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=BANDITS)

    refusal = refused(war, "scout 1 to C4")
    assert (refusal.message.key, refusal.rule) == ("mighty-scouting-twice", "ME-SCT-02")


@pytest.mark.rule("ME-SCT-03")
@pytest.mark.parametrize("where", ["C3", "D2"])
def test_a_tile_is_tried_once_a_turn_by_whatever_banner(where: str) -> None:
    war = red_at_c3()
    put_banner(war, "red.2", where)

    tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=BANDITS)

    refusal = refused(war, "scout 2 to D3")
    assert (refusal.message.key, refusal.rule) == ("mighty-scouting-tried", "ME-SCT-03")
    assert "scout 2 to D3" not in orders(war)


@pytest.mark.rule("ME-SCT-03")
def test_another_player_may_try_it_in_his_own_turn() -> None:
    war = red_at_c3()
    put_banner(war, "blue.1", "D4")
    tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=BANDITS)

    for _ in range(7):  # phases of Red's turn, and Blue's subsistence
        calendar.next_phase(war)

    assert (war.player, war.phase) == ("blue", "scouting")
    assert "scout 1 to D3" in orders(war)


@pytest.mark.rule("ME-SCT-06", "ME-SCT-54")
def test_banners_of_a_force_try_different_tiles_one_after_the_other() -> None:
    war = red_at_c3()
    put_banner(war, "red.2", "C3")

    tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=(4, 6))
    assert war.lands["D3"] == Land("red", CITY)
    tell(war, scouting.step(war), answers=["scout 2 to C4"], dice=BARREN)

    assert war.turn.opened == ("D3", "C4")


@pytest.mark.rule("ME-SCT-55")
def test_what_failed_is_open_to_nobody() -> None:
    war = red_at_c3()

    tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=BANDITS)

    assert war.turn.opened == ()
    assert war.turn.tried == ("D3",)


@pytest.mark.rule("ME-SCT-07")
def test_mountains_do_not_hinder_scouts() -> None:
    war = a_war(board=a_board(special={"D3": PEAKS}), phase="scouting")
    put_banner(war, "red.1", "C3")

    told = tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=(3, 5))

    assert [(roll.count, roll.sides) for roll in told.rolled] == [(2, 6)]
    assert war.turn.opened == ("D3",)


@pytest.mark.rule("ME-SCT-08", "ME-MAP-24")
def test_scouts_do_not_cross_open_sea() -> None:
    """C3 has sea to the south-east and south-west, and the tile there has its own to the north."""
    war = a_war(board=a_board(special={"C3": STRAND, "C4": NORTHERN_STRAND}), phase="scouting")
    put_banner(war, "red.1", "C3")

    refusal = refused(war, "scout 1 to C4")

    assert (refusal.message.key, refusal.rule) == ("mighty-scouting-sea", "ME-SCT-08")
    assert "scout 1 to C4" not in orders(war)


@pytest.mark.rule("ME-SCT-08", "ME-MAP-24")
def test_scouts_go_along_the_shore() -> None:
    """The coast edges of two strands side by side have land against land in their northern halves."""
    war = a_war(board=a_board(special={"C3": STRAND, "D3": STRAND}), phase="scouting")
    put_banner(war, "red.1", "C3")

    assert "scout 1 to D3" in orders(war)


@pytest.mark.rule("ME-SCT-09", "ME-MAP-14")
def test_the_swamp_is_refused_and_costs_no_attempt() -> None:
    war = a_war(board=a_board(special={"D3": SWAMP}), phase="scouting")
    put_banner(war, "red.1", "C3")

    refusal = refused(war, "scout 1 to D3")

    assert (refusal.message.key, refusal.rule) == ("mighty-scouting-swamp", "ME-SCT-09")
    assert "scout 1 to C4" in orders(war)
    assert "scout 1 to D3" not in orders(war)


@pytest.mark.rule("ME-TRN-08", "ME-BAT-21")
def test_a_banner_that_is_barred_this_month_does_not_scout() -> None:
    war = red_at_c3()
    put_banner(war, "red.1", "C3", no_scout=1)
    put_banner(war, "red.2", "C3")

    assert refused(war, "scout 1 to D3").rule == "ME-TRN-08"
    assert all(order.startswith("scout 2") for order in orders(war))


@pytest.mark.rule("ME-SEA-11")
def test_an_empty_ship_does_not_scout() -> None:
    war = a_war(board=a_board(special={"C3": STRAND}), phase="scouting")
    put_ship(war, "red/1", "C3")

    told = tell(war, scouting.step(war))

    assert told.asked == []
    assert war.phase == "movement"


@pytest.mark.rule("ME-SEA-12")
def test_a_banner_aboard_scouts_the_tile_it_lies_off_and_what_touches_it_by_sea() -> None:
    war = a_war(board=a_board(special={"C3": STRAND, "C4": NORTHERN_STRAND}), phase="scouting")
    put_ship(war, "red/1", "C3", harbour=False)
    put_banner(war, "red.1", "C3", ship="red/1")

    assert orders(war) == ["scout 1 to C3", "scout 1 to C4"]
    refusal = refused(war, "scout 1 to C2")
    assert (refusal.message.key, refusal.rule) == ("mighty-scouting-not-from-ship", "ME-SEA-12")


@pytest.mark.rule("ME-SCT-01", "ME-SCT-02", "ME-SCT-03", "ME-SCT-08", "ME-SCT-09", "ME-SEA-12")
def test_the_orders_offered_are_exactly_those_that_are_accepted() -> None:
    special = {"C3": STRAND, "C4": NORTHERN_STRAND, "D2": SWAMP, "B4": PEAKS}
    war = a_war(board=a_board(special=special), phase="scouting")
    put_ship(war, "red/1", "C4", harbour=False)
    put_banner(war, "red.1", "C3")
    put_banner(war, "red.2", "C4", ship="red/1")
    put_banner(war, "red.3", "B3")
    put_banner(war, "red.4", "A1", no_scout=1)
    tell(war, scouting.step(war), answers=["scout 3 to B4"], dice=(1, 1))

    named = [Scout(number, place) for number, place in product(range(6), (*war.board.places, "Z9"))]

    assert {order for order in named if scouting.judge(war, order) is None} == set(scouting.options(war))


@pytest.mark.rule("ME-SCT-01")
def test_the_phase_ends_when_the_player_has_done() -> None:
    war = red_at_c3()

    tell(war, scouting.step(war), answers=["done"])

    assert war.phase == "movement"


@pytest.mark.rule("ME-SCT-02")
def test_when_every_banner_has_scouted_the_phase_passes_by_itself() -> None:
    war = red_at_c3()
    tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=BARREN)

    told = tell(war, scouting.step(war))

    assert told.asked == []
    assert war.phase == "movement"
    assert armies.may_move(war, war.banners["red.1"])
