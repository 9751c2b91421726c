"""Scouting: what befalls scouts instead of success (ME-SCT-14, ME-SCT-24 to ME-SCT-36)."""

from __future__ import annotations

from itertools import product

import pytest
from stage import PLAIN, Told, a_board, a_war, first_question, put_banner, put_ship, refusal_of, said, tell

from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.season import scouting, scouting_events
from gonfalon.rulesets.mighty.state import FORTRESS, VILLAGE, Land, Siege, Turn, War
from gonfalon.rulesets.mighty.winter import winter
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

PEAKS, STRAND, RIVER, SWAMP, DOWNS = (Tile(d) for d in ("H01", "C04", "R11", "R03", "H31"))
NORTHERN_STRAND = Tile("C04", turn=3)
EVENT = (1, 2)  # a 3, on every chart
# Round C3, clockwise from the north-east: C2, D3, C4, B4, B3, B2.


def two_at_c3(tile: Tile = PLAIN, **settings: object) -> War:
    """Red's banners 1 and 2 at C3 and his banner 3 at B3; D3 is unknown."""
    war = a_war(board=a_board(special={"D3": tile}), phase="scouting", month=2, **settings)
    put_banner(war, "red.1", "C3", 1000)
    put_banner(war, "red.2", "C3", 800)
    put_banner(war, "red.3", "B3", 900)
    return war


def meet(war: War, *dice: int, answers: tuple[str, ...] = (), order: str = "scout 1 to D3") -> Told:
    """Red's scouts meet an event: 2D6 on its chart, and what it asks for."""
    told = tell(war, scouting.step(war), answers=[order, *answers], dice=(*EVENT, *dice))
    assert all(said(told, lang) for lang in LANGUAGES)
    return told


def points(war: War) -> list[int]:
    return [banner.points for banner in war.banners.values()]


# --- the chart -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SCT-14", "ME-SCT-24")
@pytest.mark.parametrize("pair", [(1, 2), (2, 1), (5, 6), (6, 5)])
@pytest.mark.parametrize("tile", [PLAIN, PEAKS, STRAND, RIVER])
def test_a_three_or_an_eleven_is_an_event_and_the_tile_stays_unknown(tile: Tile, pair: tuple[int, int]) -> None:
    war = two_at_c3(tile)

    told = tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=(*pair, 3, 5))

    assert [roll.label for roll in told.rolled] == ["scouting", "scouting-event"]
    assert "D3" not in war.lands
    assert war.turn.opened == ()


@pytest.mark.rule("ME-SCT-25")
@pytest.mark.parametrize(
    ("pair", "more", "answers", "kind"),
    [
        ((1, 1), (1, 1), (), "scout.desertion"),
        ((1, 2), (), (), "scout.mutiny"),
        ((2, 2), (5, 5), (), "scout.rotten"),
        ((1, 4), (1, 1), (), "scout.sickness"),
        ((2, 4), (), (), "scout.storms"),
        ((3, 4), (1, 6, 6), ("E",), "scout.astray"),
        ((3, 5), (), (), "scout.bandits"),
        ((4, 5), (2,), ("1 1",), "scout.convoy"),
        ((4, 6), (5,), (), "scout.slain"),
        ((6, 6), (3,), (), "scout.lair"),
    ],
)
def test_the_event_chart(pair: tuple[int, int], more: tuple[int, ...], answers: tuple[str, ...], kind: str) -> None:
    told = meet(two_at_c3(), *pair, *more, answers=answers)

    assert kind in told.kinds()


@pytest.mark.rule("ME-SCT-24", "ME-SCT-55")
def test_the_rest_of_the_force_may_still_use_what_others_scouted() -> None:
    war = two_at_c3()
    tell(war, scouting.step(war), answers=["scout 2 to C4"], dice=(3, 4))

    meet(war, 3, 5)  # bandits

    assert war.turn.opened == ("C4",)
    assert all(armies.may_move(war, banner) for banner in war.banners.values())


# --- losses ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SCT-26", "ME-SUB-13", "ME-SCT-25")
def test_desertion_costs_every_banner_of_the_force_fifty_points_a_pip() -> None:
    war = two_at_c3()

    meet(war, 1, 1, 3, 1)

    assert points(war) == [850, 750, 900]


@pytest.mark.rule("ME-SCT-26", "ME-SUB-17")
def test_a_banner_can_desert_to_the_last_man() -> None:
    war = two_at_c3()
    put_banner(war, "red.1", "C3", 100, baggage=2)

    meet(war, 1, 1, 2, 1)

    assert list(war.banners) == ["red.2", "red.3"]
    assert war.banners["red.2"].baggage == 2


@pytest.mark.rule("ME-SCT-26", "ME-SIE-10")
def test_a_siege_ends_when_its_last_besiegers_desert() -> None:
    war = a_war(phase="scouting")
    war.lands["C3"] = Land("blue", FORTRESS)
    war.sieges["C3"] = Siege("C3", "red", "blue", since=1)
    put_banner(war, "red.1", "C3", 50)
    put_banner(war, "blue.1", "C3", inside=True)

    meet(war, 1, 1, 1)

    assert war.sieges == {}
    assert not war.banners["blue.1"].inside


@pytest.mark.rule("ME-SCT-29")
def test_sickness_costs_ten_points_a_pip() -> None:
    war = two_at_c3()

    meet(war, 1, 4, 6, 2)

    assert points(war) == [940, 780, 900]


@pytest.mark.rule("ME-SCT-28", "ME-SUB-12")
def test_rotten_supplies_cost_a_point_of_baggage_or_a_test() -> None:
    war = two_at_c3()
    put_banner(war, "red.1", "C3", 1000, baggage=2)

    meet(war, 2, 2, 3, 4)

    assert war.banners["red.1"].baggage == 1
    assert points(war) == [1000, 760, 900]


@pytest.mark.rule("ME-SCT-25", "ME-RLM-33")
def test_friends_behind_besieged_walls_are_no_part_of_the_force() -> None:
    war = two_at_c3()
    put_banner(war, "red.2", "C3", 800, inside=True)

    meet(war, 1, 1, 6)

    assert points(war) == [700, 800, 900]


# --- restrictions ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SCT-27", "ME-TRN-08")
def test_a_mutiny_lasts_into_the_next_turn_and_no_longer() -> None:
    war = two_at_c3()

    meet(war, 1, 2)

    free = {}
    for month in (2, 3, 4):
        war.month, banner = month, war.banners["red.2"]
        free[month] = (armies.may_scout(war, banner), armies.may_move(war, banner))
    assert free == {2: (True, False), 3: (False, False), 4: (True, True)}


@pytest.mark.rule("ME-SCT-27")
def test_mutineers_who_have_not_scouted_may_still_try_this_turn() -> None:
    war = two_at_c3()
    meet(war, 1, 2)

    told = tell(war, scouting.step(war), answers=["scout 2 to C4"], dice=(3, 4))

    assert "land.found" in told.kinds()


@pytest.mark.rule("ME-SCT-27", "ME-TRN-08")
def test_a_mutiny_frees_nobody_who_was_barred_already() -> None:
    war = two_at_c3()
    put_banner(war, "red.2", "C3", no_scout=war.now, no_move=war.now)

    meet(war, 1, 2)

    refusal = refusal_of(first_question(scouting.step(war)), "scout 2 to C4")
    assert refusal.rule == "ME-TRN-08"
    assert war.banners["red.2"].no_scout == war.now + 1


@pytest.mark.rule("ME-SCT-27")
def test_a_mutiny_does_not_spread_to_other_forces() -> None:
    war = two_at_c3()

    meet(war, 1, 2)

    war.month = 3
    assert armies.may_scout(war, war.banners["red.3"])
    assert armies.may_move(war, war.banners["red.3"])


@pytest.mark.rule("ME-TRN-08", "ME-SCT-27")
def test_winter_ends_a_mutiny_of_the_last_month() -> None:
    war = two_at_c3()
    war.month = 6
    meet(war, 1, 2)

    tell(war, winter.season_ends(war))

    war.month = 1
    assert armies.may_scout(war, war.banners["red.1"])
    assert armies.may_move(war, war.banners["red.1"])


@pytest.mark.rule("ME-SCT-30")
def test_storms_keep_the_whole_force_where_it_is_for_this_turn() -> None:
    war = two_at_c3()
    tell(war, scouting.step(war), answers=["scout 2 to C4"], dice=(3, 4))

    meet(war, 2, 4)

    assert [armies.may_move(war, b) for b in war.banners.values()] == [False, False, True]
    war.month += 1
    assert all(armies.may_move(war, b) and armies.may_scout(war, b) for b in war.banners.values())


# --- wrong direction -------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SCT-31", "ME-MAP-19")
@pytest.mark.parametrize(
    ("side", "die", "place"),
    [
        ("NE", 3, "C4"),
        ("NE", 1, "C2"),
        ("NE", 6, "B2"),
        ("E", 6, "C2"),
        ("SW", 1, "B4"),
        ("W", 2, "B2"),
        ("NW", 4, "C4"),
    ],
)
def test_the_sides_are_numbered_clockwise_from_the_one_that_is_named(side: str, die: int, place: str) -> None:
    war = two_at_c3()

    told = meet(war, 3, 4, die, 4, 6, answers=(side,))

    assert [roll.label for roll in told.rolled] == ["scouting", "scouting-event", "wrong-direction", "scouting"]
    assert war.turn.opened == (place,)
    assert war.turn.tried == ("D3", place)


@pytest.mark.rule("ME-SCT-31")
def test_the_side_is_named_before_the_die_falls() -> None:
    told = meet(two_at_c3(), 3, 4, 3, 4, 6, answers=("NE",))

    asked = [question.what for question in told.asked]
    assert asked == ["scouting.order", "scouting.side"]
    assert list(told.asked[1].options()) == ["NE", "E", "SE", "SW", "W", "NW"]


@pytest.mark.rule("ME-SCT-31", "ME-SCT-10")
def test_the_tile_they_come_to_has_its_own_chart() -> None:
    war = a_war(board=a_board(special={"C4": DOWNS}), phase="scouting")
    put_banner(war, "red.1", "C3")

    told = meet(war, 3, 4, 3, 2, 3, answers=("NE",))

    assert told.rolled[-1].rule == "ME-SCT-19"
    assert war.lands["C4"] == Land("red", "")  # where the lowlands have a village


@pytest.mark.rule("ME-SCT-31", "ME-SCT-55")
def test_the_tile_aimed_at_stays_unknown_and_shut_and_the_other_is_open() -> None:
    war = two_at_c3()

    meet(war, 3, 4, 3, 1, 4, answers=("NE",))

    assert "D3" not in war.lands
    assert war.lands["C4"] == Land("red", VILLAGE)
    assert war.turn.opened == ("C4",)


@pytest.mark.rule("ME-SCT-31")
def test_the_tile_first_aimed_at_is_rolled_for_afresh() -> None:
    war = two_at_c3()

    meet(war, 3, 4, 1, 1, 3, answers=("E",))

    assert war.lands["D3"] == Land("red", FORTRESS)
    assert war.turn.tried == ("D3",)


@pytest.mark.rule("ME-SCT-31")
def test_a_second_event_leads_to_another_event_roll() -> None:
    war = two_at_c3()

    told = meet(war, 3, 4, 3, 5, 6, 1, 4, 2, 3, answers=("NE",))

    assert [roll.label for roll in told.rolled[3:]] == ["scouting", "scouting-event", "sickness", "sickness"]
    assert points(war) == [980, 770, 900]


@pytest.mark.rule("ME-SCT-31")
def test_scouts_can_go_wrong_twice() -> None:
    war = two_at_c3()

    meet(war, 3, 4, 3, 5, 6, 3, 4, 4, 6, 6, answers=("NE", "NE"))

    assert war.turn.tried == ("D3", "C4", "B4")
    assert war.turn.opened == ("B4",)


@pytest.mark.rule("ME-SCT-31", "ME-SCT-03")
def test_a_tile_tried_before_shows_them_nothing() -> None:
    war = two_at_c3()
    tell(war, scouting.step(war), answers=["scout 2 to C4"], dice=(3, 4))

    told = meet(war, 3, 4, 3, answers=("NE",))

    assert told.kinds()[-1] == "scout.empty-handed"
    assert war.turn.opened == ("C4",)


@pytest.mark.rule("ME-SCT-31", "ME-MAP-57", "ME-SCT-08", "ME-SCT-09")
@pytest.mark.parametrize(
    ("special", "home", "side"),
    [
        ({}, "A1", "NE"),  # the rim
        ({"B4": SWAMP}, "C3", "SW"),
        ({"C3": STRAND, "C4": NORTHERN_STRAND}, "C3", "SE"),  # open sea
    ],
    ids=["rim", "swamp", "sea"],
)
def test_where_there_is_nothing_to_scout_they_come_home(special: dict[str, Tile], home: str, side: str) -> None:
    war = a_war(board=a_board(special=special), phase="scouting")
    put_banner(war, "red.1", home)
    aim = "D3" if home == "C3" else "B1"

    told = meet(war, 3, 4, 1, answers=(side,), order=f"scout 1 to {aim}")

    assert told.kinds()[-1] == "scout.empty-handed"
    assert war.turn.opened == ()
    assert war.turn.tried == (aim,)


@pytest.mark.rule("ME-SCT-31", "ME-SEA-12")
def test_landing_parties_go_wrong_over_water() -> None:
    war = a_war(board=a_board(special={"C3": STRAND, "C4": NORTHERN_STRAND}), phase="scouting")
    put_ship(war, "red/1", "C3", harbour=False)
    put_banner(war, "red.1", "C3", ship="red/1")

    meet(war, 3, 4, 1, 3, 4, answers=("SE",), order="scout 1 to C3")

    assert war.lands["C4"] == Land("red", "")


# --- bandits, convoy, mercenaries ------------------------------------------------------------------------


@pytest.mark.rule("ME-SCT-32")
def test_bandits_take_the_scouts_and_nothing_else() -> None:
    war = two_at_c3()
    banners = dict(war.banners)

    meet(war, 3, 5)

    assert war.banners == banners
    assert war.turn == Turn(tried=("D3",), scouts=("red.1",))


@pytest.mark.rule("ME-SCT-33", "ME-SUB-11")
def test_a_banner_takes_of_a_convoy_what_it_can_carry() -> None:
    war = two_at_c3()
    put_banner(war, "red.1", "C3", baggage=4)
    put_banner(war, "red.2", "B3")

    told = meet(war, 4, 5, 5)

    assert war.banners["red.1"].baggage == 6
    assert [e.args["points"] for e in told.events if e.kind == "scout.left-behind"] == [3]


@pytest.mark.rule("ME-SCT-33", "ME-SUB-11")
def test_a_force_shares_a_convoy_as_its_owner_likes() -> None:
    war = two_at_c3()
    put_banner(war, "red.1", "C3", baggage=4)
    put_banner(war, "red.2", "C3", baggage=1)

    told = meet(war, 4, 5, 5, answers=("1 4",))

    assert [b.baggage for b in war.banners.values()] == [5, 5, 0]
    assert "scout.left-behind" not in told.kinds()


@pytest.mark.rule("ME-SCT-33", "ME-SUB-11")
def test_what_nobody_can_carry_is_lost() -> None:
    war = two_at_c3()
    put_banner(war, "red.1", "C3", baggage=4)
    put_banner(war, "red.2", "C3", baggage=4)

    told = meet(war, 4, 5, 5)

    assert [b.baggage for b in war.banners.values()] == [6, 6, 0]
    assert [e.args["points"] for e in told.events if e.kind == "scout.left-behind"] == [1]


@pytest.mark.rule("ME-SCT-33")
def test_in_the_dutch_edition_the_convoy_is_for_the_banner_alone() -> None:
    war = two_at_c3(convoy="banner")
    put_banner(war, "red.1", "C3", baggage=4)

    meet(war, 4, 5, 5)

    assert [b.baggage for b in war.banners.values()] == [6, 0, 0]


@pytest.mark.rule("ME-SCT-33", "ME-RLM-30")
def test_where_baggage_is_hidden_only_the_owner_hears_what_was_left_behind() -> None:
    war = two_at_c3(hide_baggage=True, convoy="banner")
    put_banner(war, "red.1", "C3", baggage=4)

    told = meet(war, 4, 5, 5)

    assert [e.to for e in told.events if e.kind == "scout.left-behind"] == [("red",)]


@pytest.mark.rule("ME-SCT-34")
@pytest.mark.parametrize(("die", "pips"), list(product((1, 2, 3, 4), (1, 3, 6))))
def test_mercenaries_join_the_banner_the_owner_names(die: int, pips: int) -> None:
    war = two_at_c3()

    told = meet(war, 4, 6, die, pips, answers=("red.2",))

    assert points(war) == [1000, 800 + 20 * pips, 900]
    assert list(told.asked[1].options()) == ["red.1", "red.2"]  # the scouting banner first
    assert "D3" not in war.lands


@pytest.mark.rule("ME-SCT-34")
@pytest.mark.parametrize("die", [5, 6])
def test_or_kill_the_scouts(die: int) -> None:
    war = two_at_c3()

    told = meet(war, 4, 6, die)

    assert points(war) == [1000, 800, 900]
    assert told.kinds()[-1] == "scout.slain"


@pytest.mark.rule("ME-SCT-34")
def test_mercenaries_may_take_a_banner_beyond_the_limit() -> None:
    war = two_at_c3()
    put_banner(war, "red.1", "C3", 1500)

    meet(war, 4, 6, 1, 6, answers=("red.1",))

    assert war.banners["red.1"].points == 1620


# --- the lair --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SCT-35")
@pytest.mark.parametrize("tile", [PLAIN, STRAND, RIVER])
def test_an_eleven_outside_the_highlands_is_thrown_again(tile: Tile) -> None:
    told = meet(two_at_c3(tile), 5, 6, 6, 5, 3, 5)

    assert told.kinds()[-1] == "scout.bandits"


@pytest.mark.rule("ME-SCT-35", "ME-SCT-36", "ME-SCT-37", "ME-DRG-01")
@pytest.mark.parametrize(("tile", "pair"), [(DOWNS, (5, 6)), (PEAKS, (6, 6)), (PLAIN, (6, 6)), (RIVER, (6, 6))])
def test_a_lair_turns_the_scouts_back_and_they_may_have_woken_it(tile: Tile, pair: tuple[int, int]) -> None:
    war = two_at_c3(tile)

    told = meet(war, *pair, 3)

    assert told.kinds()[-2:] == ["scout.lair", "dragons.sleep"]
    assert told.rolled[-1].rule == "ME-SCT-37"
    assert "D3" not in war.lands
    assert war.turn.opened == ()


@pytest.mark.rule("ME-SCT-37")
def test_a_lair_leaves_nothing_behind_in_later_turns() -> None:
    war = two_at_c3()
    meet(war, 6, 6, 1)

    war.turn = Turn()
    tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=(1, 4))

    assert war.lands["D3"] == Land("red", VILLAGE)


@pytest.mark.rule("ME-SCT-35", "ME-SCT-31")
def test_the_tile_they_look_at_decides_what_an_eleven_is() -> None:
    """Gone wrong, from the lowlands into the highlands."""
    war = a_war(board=a_board(special={"C4": DOWNS}), phase="scouting")
    put_banner(war, "red.1", "C3")

    told = meet(war, 3, 4, 3, 1, 2, 5, 6, 2, answers=("NE",))

    assert [e.args["place"] for e in told.events if e.kind == "scout.lair"] == ["C4"]


@pytest.mark.rule("ME-SCT-25")
def test_every_total_of_the_chart_has_its_event() -> None:
    assert {*scouting_events.EVENTS, scouting_events.WRONG_DIRECTION} == set(range(2, 13))
