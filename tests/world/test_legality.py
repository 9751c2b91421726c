"""Which tiles may be laid where, case by case, and the clause that forbids it."""

from __future__ import annotations

import pytest
from byhand import HERE, NE, NW, POSES, SE, SPRINGS, SW, E, W, broken, laid_out, may_lie

from gonfalon.kernel.messages import Refusal
from gonfalon.words import LANGUAGES, say
from gonfalon.world.designs import Course, Pack
from gonfalon.world.hexes import Hex, around
from gonfalon.world.layout import Layout
from gonfalon.world.lots import Lots
from gonfalon.world.packs import shuffled
from gonfalon.world.poses import pack_bits
from gonfalon.world.whynot import refusal

PLAIN, WOOD, DOWNS, WALL = "L02", "L09", "H31", "H01"
RANGE = "H11"  # edges PMPPMP: a range from west to east
STRAIGHT, WIDE, SHARP = "R11", "R16", "R21"
FORK, LAKE, SWAMP = "R01", "R02", "R03"
RIGHT_MOUTH, TWIN_MOUTH = "R05", "R04"  # coasts east and west; the river comes from the north-east, or also north-west
STRAND, CAPE, TWO_FIRTHS = "C04", "C14", "C01"


# --- the first tiles ------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-26")
def test_the_same_seed_shuffles_the_packs_alike_and_another_does_not() -> None:
    one, same, other = (shuffled(POSES, 1, Lots(seed)) for seed in ("7", "7", "8"))

    assert one == same
    assert all(one[pack] != other[pack] for pack in one)


@pytest.mark.rule("ME-MAP-27")
def test_the_first_tile_is_highland_in_the_middle() -> None:
    empty = Layout(POSES)

    assert empty.packs == pack_bits([Pack.HIGHLAND])
    assert [way.at for way in empty.legal(POSES.designs[RANGE])] == [HERE]
    assert broken(empty, HERE, PLAIN) == "ME-MAP-27"
    assert broken(empty, E, RANGE) == "ME-MAP-27"


@pytest.mark.rule("ME-MAP-28")
def test_peaks_point_upward() -> None:
    layout = laid_out({HERE: "H31"})

    assert broken(layout, E, "L25/1") == "ME-MAP-28"
    assert {way.pose.turn for way in layout.legal(POSES.designs["L25"])} == {0}
    assert {way.pose.turn for way in layout.legal(POSES.designs["H12"])} == {0}


@pytest.mark.rule("ME-MAP-29")
def test_a_tile_without_peaks_turns_freely() -> None:
    layout = laid_out({HERE: SPRINGS["E"], (2, -1): PLAIN})

    turns = {way.pose.turn for way in layout.legal(POSES.designs[SHARP]) if way.at == E}

    assert turns == {3, 4}  # both ends of the bend can meet the river
    assert broken(layout, E, "R21/7") == "ME-MAP-29"


@pytest.mark.rule("ME-MAP-30")
def test_the_second_tile_lies_against_an_edge_that_matches_its_pack() -> None:
    layout = laid_out({HERE: "H27"})  # MMPPMM: four mountain edges and two of plain

    spaces = {way.at for way in layout.legal(POSES.designs[RANGE])}

    assert layout.packs == pack_bits([Pack.HIGHLAND, Pack.LOWLAND])
    assert spaces == {NE, E, W, NW}


@pytest.mark.rule("ME-MAP-31")
def test_without_an_exposed_coast_no_coastal_tile_is_wanted() -> None:
    layout = laid_out({HERE: SPRINGS["E"], NE: PLAIN})

    assert not layout.packs & pack_bits([Pack.COASTAL])
    assert list(layout.legal(POSES.designs[STRAND])) == []


@pytest.mark.rule("ME-MAP-32")
def test_the_third_tile_has_two_spaces() -> None:
    layout = laid_out({HERE: DOWNS, E: DOWNS})

    assert {way.at for way in layout.legal(POSES.designs[DOWNS])} == {NE, SE}
    assert broken(layout, W, DOWNS) == "ME-MAP-32"
    assert broken(layout, (5, 5), DOWNS) == "ME-MAP-32"


@pytest.mark.rule("ME-MAP-32")
def test_sea_against_sea_counts_as_touching() -> None:
    layout = laid_out({NE: SPRINGS["SW"], NW: PLAIN, HERE: RIGHT_MOUTH, E: STRAND})

    assert layout.spaces[SE].touches == 2
    assert layout.spaces[1, 1].touches == 1


@pytest.mark.rule("ME-MAP-33", "ME-MAP-34")
def test_one_matching_edge_is_enough() -> None:
    layout = laid_out({HERE: PLAIN, (1, -1): RANGE})  # east of the plain a plain edge meets the range's plain foot

    assert may_lie(layout, E, WOOD)
    assert broken(layout, E, RANGE) == "ME-MAP-33"


@pytest.mark.rule("ME-MAP-33")
def test_a_space_between_plain_and_mountain_takes_both_packs() -> None:
    layout = laid_out({HERE: PLAIN, NE: WALL})

    assert may_lie(layout, E, WOOD)
    assert may_lie(layout, E, RANGE)


@pytest.mark.rule("ME-MAP-34")
def test_pictures_need_not_match() -> None:
    layout = laid_out({HERE: PLAIN, NE: PLAIN})

    assert may_lie(layout, E, WOOD)
    assert broken(layout, E, "H15") == "ME-MAP-33"  # its facing edges are plain, but its pack is Highland


@pytest.mark.rule("ME-MAP-05")
def test_a_free_lake_inlet_matches_river_valley_until_a_river_runs_out() -> None:
    lake = laid_out({HERE: SPRINGS["E"], NE: PLAIN, E: LAKE, SE: PLAIN})
    drained = laid_out({(1, 1): "R11/1"}, lake.fork())

    assert lake.laid[E].matches[0] == pack_bits([Pack.LOWLAND, Pack.RIVER_VALLEY])
    assert drained.laid[E].matches[0] == pack_bits([Pack.LOWLAND])


@pytest.mark.rule("ME-MAP-05")
def test_a_swamp_edge_matches_lowland_and_river_valley() -> None:
    layout = laid_out({HERE: SPRINGS["E"], NE: PLAIN, E: SWAMP})

    assert layout.laid[E].matches[0] == pack_bits([Pack.LOWLAND, Pack.RIVER_VALLEY])


# --- rivers ---------------------------------------------------------------------------------------------


def spring_and_plain() -> Layout:
    """A spring whose river runs east, with a plain beside the space it runs to."""
    return laid_out({HERE: SPRINGS["E"], NE: PLAIN})


@pytest.mark.rule("ME-MAP-25")
def test_a_river_runs_out_of_its_spring_and_through_the_next_tile() -> None:
    layout = laid_out({E: STRAIGHT}, spring_and_plain())

    assert layout.laid[HERE].flow == (0, 1, 0, 0, 0, 0)
    assert layout.laid[E].flow == (0, 1, 0, 0, -1, 0)
    assert list(layout.downstream(HERE)) == [HERE, E]


@pytest.mark.rule("ME-MAP-25")
def test_a_straight_tile_cannot_join_two_rivers_that_run_against_each_other() -> None:
    layout = laid_out({HERE: SPRINGS["E"], NE: PLAIN, (2, 0): SPRINGS["W"]})

    assert broken(layout, E, STRAIGHT) == "ME-MAP-25"
    assert not may_lie(layout, E, STRAIGHT)


@pytest.mark.rule("ME-MAP-37", "ME-MAP-35")
def test_a_river_does_not_run_into_a_laid_tile() -> None:
    layout = laid_out({(2, 0): PLAIN}, spring_and_plain())

    assert broken(layout, E, STRAIGHT) == "ME-MAP-37"
    assert may_lie(layout, E, "R16/4")  # from the west out to the north-east would hit the plain; to the south-west not


@pytest.mark.rule("ME-MAP-37")
def test_a_river_runs_on_into_an_empty_space() -> None:
    assert may_lie(spring_and_plain(), E, STRAIGHT)


@pytest.mark.rule("ME-MAP-37")
def test_a_spring_does_not_run_into_a_laid_tile_either() -> None:
    layout = laid_out({HERE: DOWNS, E: DOWNS})

    assert broken(layout, NE, SPRINGS["SE"]) == "ME-MAP-37"
    assert may_lie(layout, NE, SPRINGS["NW"])


@pytest.mark.rule("ME-MAP-37")
def test_a_spring_may_run_into_a_swamp_or_a_free_inlet() -> None:
    swamp = laid_out({HERE: SPRINGS["E"], NE: PLAIN, E: SWAMP, (2, -1): DOWNS})
    lake = laid_out({(2, -2): DOWNS}, fed_lake())

    assert may_lie(swamp, (2, 0), SPRINGS["W"])
    assert may_lie(lake, (2, -1), SPRINGS["SW"])


@pytest.mark.rule("ME-MAP-37")
def test_a_river_tile_is_laid_from_upstream() -> None:
    layout = laid_out({HERE: SPRINGS["E"], NE: PLAIN, E: LAKE, SE: PLAIN, (1, 1): "R11/1", (2, 0): PLAIN})

    assert broken(layout, (2, -1), "R11/2") == "ME-MAP-41"


@pytest.mark.rule("ME-MAP-38")
def test_no_tile_blocks_a_laid_river() -> None:
    layout = spring_and_plain()

    assert broken(layout, E, PLAIN) == "ME-MAP-38"
    assert not may_lie(layout, E, PLAIN)
    assert may_lie(layout, E, STRAIGHT)


@pytest.mark.rule("ME-MAP-38")
def test_a_new_spring_does_not_receive_a_river() -> None:
    layout = laid_out({HERE: SPRINGS["E"], NE: DOWNS})

    assert broken(layout, E, SPRINGS["W"]) == "ME-MAP-38"


def two_rivers() -> Layout:
    """Two springs whose rivers run to the space E, from the west and from the north-east."""
    return laid_out({HERE: SPRINGS["E"], NE: PLAIN, (2, -1): SPRINGS["SW"]})


@pytest.mark.rule("ME-MAP-39")
def test_the_fork_joins_two_rivers() -> None:
    layout = two_rivers()

    assert may_lie(layout, E, FORK)
    assert laid_out({E: FORK}, layout).laid[E].flow == (-1, 0, 1, 0, -1, 0)


@pytest.mark.rule("ME-MAP-39")
def test_the_fork_is_laid_nowhere_else() -> None:
    layout = spring_and_plain()

    assert broken(layout, E, FORK) == "ME-MAP-39"
    assert list(layout.legal(POSES.designs[FORK])) == []


@pytest.mark.rule("ME-MAP-39", "ME-MAP-37")
def test_the_third_arm_of_the_fork_needs_an_empty_space_or_a_receiver() -> None:
    blocked = laid_out({(1, 1): PLAIN}, two_rivers())
    received = laid_out({(1, 1): SWAMP}, two_rivers())

    assert broken(blocked, E, FORK) == "ME-MAP-37"
    assert may_lie(received, E, FORK)


@pytest.mark.rule("ME-MAP-25", "ME-MAP-40")
@pytest.mark.parametrize("tile", [LAKE, SWAMP])
def test_lake_and_swamp_unite_rivers(tile: str) -> None:
    layout = two_rivers()

    assert may_lie(layout, E, tile)
    assert laid_out({E: tile}, layout).laid[E].flow.count(-1) == 2


@pytest.mark.rule("ME-MAP-09", "ME-MAP-25")
def test_a_river_end_with_two_positions_serves_two_rivers() -> None:
    layout = laid_out({NE: SPRINGS["SW"], NW: SPRINGS["SE"]})

    assert may_lie(layout, HERE, TWIN_MOUTH)
    assert laid_out({HERE: TWIN_MOUTH}, layout).laid[HERE].flow == (-1, 0, 0, 0, 0, -1)


@pytest.mark.rule("ME-MAP-09")
def test_the_unused_position_of_a_river_end_is_plain_land_for_good() -> None:
    layout = laid_out({NE: SPRINGS["SW"], (0, -2): DOWNS, HERE: TWIN_MOUTH})

    assert layout.laid[HERE].flow == (-1, 0, 0, 0, 0, 0)
    assert broken(layout, NW, SPRINGS["SE"]) == "ME-MAP-37"
    assert may_lie(layout, NW, PLAIN)


@pytest.mark.rule("ME-MAP-40")
def test_a_river_meets_the_lake_only_at_its_inlets() -> None:
    layout = spring_and_plain()

    assert may_lie(layout, E, LAKE)  # inlets north-east, south-east and west
    assert broken(layout, E, f"{LAKE}/1") == "ME-MAP-40"


def fed_lake() -> Layout:
    """A lake at E, fed from the west; land round it lets every inlet be reached."""
    return laid_out({HERE: SPRINGS["E"], NE: PLAIN, E: LAKE, SE: PLAIN})


@pytest.mark.rule("ME-MAP-41", "ME-MAP-25")
def test_one_river_runs_out_of_the_lake_and_no_second() -> None:
    layout = fed_lake()
    assert may_lie(layout, (1, 1), "R11/1")

    laid_out({(1, 1): "R11/1"}, layout)

    assert layout.laid[E].flow == (0, 0, 1, 0, -1, 0)
    assert layout.laid[1, 1].flow == (0, 0, 1, 0, 0, -1)
    assert broken(layout, (2, -1), "R11/2") == "ME-MAP-41"


@pytest.mark.rule("ME-MAP-42")
def test_lowland_closes_a_free_inlet_for_good() -> None:
    layout = fed_lake()
    assert may_lie(layout, (2, -1), PLAIN)

    laid_out({(2, -1): PLAIN}, layout)

    assert layout.laid[E].flow == (0, 0, 0, 0, -1, 0)
    assert E not in layout.spaces


def ring_of_springs(*open_sides: Hex) -> Layout:
    """Six springs that all run into the space in the middle, or fewer."""
    towards = {NE: "SW", E: "W", SE: "NW", SW: "NE", W: "E", NW: "SE"}
    return laid_out({at: SPRINGS[side] for at, side in towards.items() if at not in open_sides})


@pytest.mark.rule("ME-MAP-43")
def test_six_rivers_may_run_into_the_swamp() -> None:
    layout = ring_of_springs()

    assert may_lie(layout, HERE, SWAMP)
    assert laid_out({HERE: SWAMP}, layout).laid[HERE].flow == (-1,) * 6


@pytest.mark.rule("ME-MAP-43", "ME-MAP-44")
def test_a_swamp_with_five_rivers_lets_one_out_and_has_no_edge_left() -> None:
    layout = laid_out({HERE: SWAMP}, ring_of_springs(E))
    assert may_lie(layout, E, STRAIGHT)

    laid_out({E: STRAIGHT}, layout)

    assert layout.laid[HERE].flow == (-1, 1, -1, -1, -1, -1)
    assert all(near in layout.laid for near in around(HERE))


@pytest.mark.rule("ME-MAP-44")
def test_no_second_river_leaves_the_swamp() -> None:
    layout = laid_out({HERE: SPRINGS["E"], NE: PLAIN, E: SWAMP, (2, 0): STRAIGHT, (1, 1): PLAIN})

    assert layout.laid[E].outlet == 1
    assert broken(layout, (2, -1), "R11/2") == "ME-MAP-44"


@pytest.mark.rule("ME-MAP-44")
def test_the_swamp_may_drain_straight_into_the_sea_or_a_lake() -> None:
    layout = laid_out({NE: SPRINGS["W"], NW: SWAMP})

    assert may_lie(layout, HERE, "R06")  # its mouth lies north-west
    assert laid_out({HERE: "R06"}, layout.fork()).laid[NW].outlet == 2
    assert may_lie(layout, HERE, f"{LAKE}/1")


@pytest.mark.rule("ME-MAP-41", "ME-MAP-44")
def test_lake_and_swamp_feed_each_other_only_as_the_single_outflow() -> None:
    layout = laid_out({NE: SPRINGS["W"], NW: SWAMP, (-1, -1): STRAIGHT})

    assert layout.laid[NW].outlet == 4
    assert broken(layout, HERE, f"{LAKE}/1") == "ME-MAP-44"


def nearly_a_ring(*tiles: tuple[Hex, str]) -> Layout:
    """Out of a lake at HERE in a wide bow round the east; one tile more would bring the river back to it."""
    start = {W: SPRINGS["E"], NW: PLAIN, HERE: LAKE, SW: PLAIN, E: PLAIN}
    bow = {SE: "R16/5", (1, 1): "R16/4", (2, 0): "R16/3", (2, -1): "R16/2"}
    return laid_out(start | bow | dict(tiles))


@pytest.mark.rule("ME-MAP-25")
def test_no_river_runs_back_into_the_lake_it_came_from() -> None:
    layout = nearly_a_ring()

    assert layout.laid[2, -1].outlet == 4
    assert broken(layout, NE, "R16/1") == "ME-MAP-25"
    assert not may_lie(layout, NE, "R16/1")
    assert may_lie(layout, NE, SWAMP)  # there it may end


@pytest.mark.rule("ME-MAP-25")
def test_no_river_runs_in_a_ring_through_a_second_lake() -> None:
    layout = nearly_a_ring((NE, f"{LAKE}/1"))

    assert layout.laid[NE].flow[1] == -1
    assert layout.laid[NE].outlet == -1  # the two lakes lie side by side and do not feed each other
    assert set(layout.downstream(HERE)) == {HERE, SE, (1, 1), (2, 0), (2, -1), NE}


@pytest.mark.rule("ME-MAP-25", "ME-MAP-41")
def test_where_water_could_come_from_either_of_two_lakes_both_ways_are_legal() -> None:
    layout = laid_out({NW: SPRINGS["SE"], HERE: f"{LAKE}/1", (3, -1): SPRINGS["SW"], (2, 0): LAKE})

    ways = [way.flow for way in layout.legal(POSES.designs[STRAIGHT]) if way.at == E and way.pose.turn == 0]

    assert sorted(ways) == [(0, -1, 0, 0, 1, 0), (0, 1, 0, 0, -1, 0)]


# --- holes, coasts, capitals ----------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-45")
def test_no_tile_closes_a_hole_in_the_land() -> None:
    layout = laid_out({E: DOWNS, SE: DOWNS, SW: DOWNS, W: DOWNS, NW: DOWNS})

    assert broken(layout, NE, DOWNS) == "ME-MAP-45"
    assert may_lie(layout, HERE, DOWNS)


@pytest.mark.rule("ME-MAP-45")
def test_a_larger_hollow_is_a_hole_too() -> None:
    ring = [(2, -2), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1), (0, -2)]
    layout = laid_out(dict.fromkeys(ring, DOWNS))

    assert broken(layout, (1, -2), DOWNS) == "ME-MAP-45"
    assert may_lie(layout, E, DOWNS)


@pytest.mark.rule("ME-MAP-45")
def test_a_sea_with_nothing_but_sea_edges_round_it_is_no_hole() -> None:
    bays = {NE: "C22/1", E: "C22/2", SE: "C22/3", SW: "C22/4", W: "C22/5"}  # each turns its one sea edge to the middle
    layout = laid_out(bays)

    assert broken(layout, NW, "C22") == ""
    assert may_lie(layout, NW, "C22")


def coast() -> Layout:
    """A river end at HERE with its sea to the south; coasts run on east and west."""
    return laid_out({NE: SPRINGS["SW"], NW: PLAIN, HERE: RIGHT_MOUTH})


@pytest.mark.rule("ME-MAP-46", "ME-MAP-47")
def test_the_coast_of_a_river_end_does_not_run_into_land() -> None:
    springs = {NE: SPRINGS["SW"], NW: PLAIN}
    hemmed = laid_out(springs | {E: PLAIN, W: PLAIN})

    assert may_lie(laid_out(springs), HERE, RIGHT_MOUTH)
    assert broken(laid_out(springs | {E: PLAIN}), HERE, RIGHT_MOUTH) == "ME-MAP-46"
    assert not any(way.at == HERE for way in hemmed.legal(POSES.designs[RIGHT_MOUTH]))


@pytest.mark.rule("ME-MAP-46")
@pytest.mark.parametrize("tile", [PLAIN, DOWNS])
def test_no_land_is_laid_against_coast_or_sea(tile: str) -> None:
    layout = coast()

    assert broken(layout, E, tile) == "ME-MAP-46"
    assert broken(laid_out({E: STRAND}, layout), SE, tile) == "ME-MAP-46"


@pytest.mark.rule("ME-MAP-48")
def test_a_coastal_tile_carries_the_coast_on_half_for_half() -> None:
    layout = coast()
    halves = POSES.designs[RIGHT_MOUTH].sea_halves

    assert (2 in halves, 3 in halves) == (False, True)
    assert may_lie(layout, E, STRAND)  # its half 9 is land and 8 is sea
    assert broken(layout, E, f"{STRAND}/3") == "ME-MAP-48"


@pytest.mark.rule("ME-MAP-48")
def test_a_coastal_tile_is_laid_only_against_a_coast() -> None:
    layout = coast()

    assert broken(layout, (1, -2), STRAND) == "ME-MAP-48"


@pytest.mark.rule("ME-MAP-49")
def test_coast_begins_at_a_river_end() -> None:
    before = laid_out({NE: SPRINGS["SW"], NW: PLAIN})

    assert not before.packs & pack_bits([Pack.COASTAL])
    assert coast().packs & pack_bits([Pack.COASTAL])


@pytest.mark.rule("ME-MAP-50", "ME-MAP-38")
def test_a_dual_coastal_tile_ends_a_river_where_another_would_block_it() -> None:
    layout = laid_out({NE: SPRINGS["SW"], NW: PLAIN, HERE: RIGHT_MOUTH, (2, -1): SPRINGS["SW"]})

    assert may_lie(layout, E, TWO_FIRTHS)
    assert laid_out({E: TWO_FIRTHS}, layout.fork()).laid[E].flow == (-1, 0, 0, 0, 0, 0)
    assert broken(layout, E, STRAND) == "ME-MAP-38"


@pytest.mark.rule("ME-MAP-50")
def test_a_later_river_may_still_run_into_an_unused_mouth() -> None:
    layout = laid_out({E: TWO_FIRTHS, (2, -2): DOWNS}, coast())
    assert layout.laid[E].flow == (0,) * 6

    assert broken(layout, (2, -1), SPRINGS["SW"]) == ""
    laid_out({(2, -1): SPRINGS["SW"]}, layout)

    assert layout.laid[E].flow == (-1, 0, 0, 0, 0, 0)


@pytest.mark.rule("ME-MAP-50", "ME-MAP-42")
def test_any_land_closes_an_unused_mouth() -> None:
    layout = laid_out({E: TWO_FIRTHS}, coast())

    assert may_lie(layout, (2, -1), WOOD)


@pytest.mark.rule("ME-MAP-51")
@pytest.mark.parametrize(("steps", "rule"), [(1, "ME-MAP-51"), (2, "ME-MAP-51"), (3, "")])
def test_two_tiles_lie_between_capitals(steps: int, rule: str) -> None:
    row = {HERE: "L01"} | {(q, 0): PLAIN for q in range(1, steps)} | {(q, -1): PLAIN for q in range(1, steps + 1)}
    layout = laid_out(row)

    assert broken(layout, (steps, 0), "L19") == rule
    assert may_lie(layout, (steps, 0), "L19") == (not rule)


@pytest.mark.rule("ME-MAP-51")
def test_other_rules_may_ask_for_more_between_capitals() -> None:
    row = {HERE: "L01", (1, 0): PLAIN, (2, 0): PLAIN} | {(q, -1): PLAIN for q in range(1, 4)}

    assert broken(laid_out(row, Layout(POSES, apart=4)), (3, 0), "L19") == "ME-MAP-51"


@pytest.mark.rule("ME-MAP-15")
def test_a_capital_tile_is_laid_as_a_tile_of_its_pack() -> None:
    layout = spring_and_plain()

    assert POSES.designs["R10"].capital
    assert may_lie(layout, E, "R10")
    assert broken(layout, E, "L01") == "ME-MAP-38"


# --- why not --------------------------------------------------------------------------------------------


def test_a_taken_place_is_refused() -> None:
    assert broken(laid_out({HERE: DOWNS}), HERE, DOWNS) == "laying-taken"


def test_every_refusal_has_words_in_every_language() -> None:
    layouts = [
        spring_and_plain(),
        two_rivers(),
        fed_lake(),
        coast(),
        nearly_a_ring(),
        Layout(POSES),
        ring_of_springs(NE),
    ]
    found: dict[str, Refusal] = {}
    for layout in layouts:
        for at in [HERE, E, NE, *layout.spaces]:
            for pose in POSES.all:
                why = refusal(layout, at, pose.design, pose.turn)
                if why is not None:
                    found[why.message.key] = why

    assert len(found) >= 12
    assert all(say(why, lang) for why in found.values() for lang in LANGUAGES)


def test_a_fork_of_a_layout_goes_its_own_way() -> None:
    layout = spring_and_plain()
    before = (dict(layout.laid), dict(layout.spaces), layout.capitals)

    laid_out({E: LAKE, SE: "L01"}, layout.fork())

    assert (layout.laid, layout.spaces, layout.capitals) == before


def test_a_tile_taken_up_leaves_the_layout_as_it_was_before() -> None:
    layout = fed_lake()
    before = (dict(layout.laid), dict(layout.spaces), layout.capitals)

    laid_out({(1, 1): "R10/1"}, layout)
    layout.lift((1, 1))

    assert (layout.laid, layout.spaces, layout.capitals) == before


@pytest.mark.rule("ME-MAP-57")
def test_a_finished_map_takes_no_more_rivers_into_its_lakes() -> None:
    layout = fed_lake().shut()

    assert broken(layout, (2, -1), "H06") == "ME-MAP-37"
    assert not any(way.pose.design.course == Course.THROUGH for way in layout.legal(POSES.designs["R11"]))
