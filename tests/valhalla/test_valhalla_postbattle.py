"""After the battles: points, who claims first, what may be taken, falling capitals, and who has won."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace
from valhalla_stage import (
    CAPITALS,
    RULES,
    a_board,
    a_campaign,
    asked,
    events,
    fought,
    good,
    options,
    own,
    play,
    refused,
)

from gonfalon.kernel import Play
from gonfalon.rulesets.valhalla import aftermath, rounds
from gonfalon.rulesets.valhalla.aftermath import Tally, battle_points, destroy, fallen, points, tally
from gonfalon.rulesets.valhalla.battles import settle
from gonfalon.rulesets.valhalla.claims import fought as fought_against
from gonfalon.rulesets.valhalla.land import holdable_tiles, territory
from gonfalon.rulesets.valhalla.state import Campaign
from gonfalon.world.tiles import Tile


def battle(campaign: Campaign, first: str, second: str, fates: Mapping[str, int], **more: object) -> None:
    """`battle(c, "red1", "blue1", {"blue1": 5})`: fought and settled; who is not named stood."""
    sides = first.split(), second.split()
    made = fought(campaign, *sides, **more)  # type: ignore[arg-type]
    settle(campaign, made, {p: (fates.get(p, 0), fates.get(f"{p}:points", 0)) for p in (*sides[0], *sides[1])})


def claiming(count: int, *, empire: str = "red", enemies: str = "blue", board: object = None) -> Campaign:
    """An empire with so many points to spend that has fought these enemies."""
    campaign = a_campaign(board=board, attendance="everybody")  # type: ignore[arg-type]
    for enemy in enemies.split():
        battle(campaign, f"{empire}1", f"{enemy}1", {})
    campaign.phase, campaign.queue, campaign.points = "claims", (empire,), {empire: count}
    return campaign


# --- points ----------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-PST-01", "VAL-BAT-32")
def test_each_armys_result_counts_for_its_own_empire() -> None:
    campaign = a_campaign({"red": 2})
    battle(campaign, "red1 red2", "blue1", {"red1": 2, "red2": 3})

    assert tally(campaign.battles.values(), "red") == Tally(0, 0, 2)
    assert tally(campaign.battles.values(), "blue") == Tally(1, 0, 0)


@pytest.mark.rule("VAL-BAT-32")
def test_allies_of_two_empires_may_fare_differently() -> None:
    campaign = a_campaign({"red": 2})
    battle(campaign, "red1 yellow1 red2", "blue1", {"yellow1": 2, "blue1": 5})

    assert [tally(campaign.battles.values(), e) for e in ("red", "yellow", "blue")] == [
        Tally(won=2),
        Tally(lost=1),
        Tally(lost=1),
    ]


@pytest.mark.rule("VAL-PST-01")
def test_battles_of_several_tables_are_added_up() -> None:
    campaign = a_campaign({"red": 3, "blue": 3})
    battle(campaign, "red1", "blue1", {"blue1": 4})
    battle(campaign, "red2", "blue2", {"blue2": 4})
    battle(campaign, "red3", "blue3", {"red3": 4})

    assert tally(campaign.battles.values(), "red") == Tally(2, 0, 1)


@pytest.mark.parametrize(
    ("record", "given"),
    [
        pytest.param(record, given, marks=pytest.mark.rule(*clauses))
        for clauses, cases in {
            ("VAL-PST-02",): {(1, 0, 0): 3, (2, 1, 0): 3, (2, 0, 1): 3, (2, 1, 1): 2},
            ("VAL-PST-03",): {(1, 0, 1): 2, (0, 1, 0): 2, (2, 1, 1): 2, (1, 1, 1): 2, (0, 2, 1): 2},
            ("VAL-PST-04",): {(0, 0, 1): 1, (1, 0, 2): 1, (1, 1, 3): 1, (1, 1, 2): 2},
            ("VAL-PST-05",): {(2, 1, 1): 2},
        }.items()
        for record, given in cases.items()
    ],
)
def test_campaign_points_by_battles_won_drawn_and_lost(record: tuple[int, int, int], given: int) -> None:
    assert battle_points(*record) == given


@pytest.mark.rule("VAL-PST-06")
@pytest.mark.parametrize("idle", [0, 2])
def test_an_empire_without_a_battle_gets_what_the_option_says(idle: int) -> None:
    assert points(a_campaign(idle_points=idle), Tally()) == idle
    assert points(a_campaign(), Tally()) == 2, "by the letter"


def order_of(campaign: Campaign, *dice: int) -> tuple[str, ...]:
    """The order in which kings claim."""
    story, left = aftermath.claiming_order(campaign), list(dice)
    try:
        next(story)
        while True:
            story.send((left.pop(0),))
    except StopIteration as end:
        return tuple(end.value)


@pytest.mark.rule("VAL-PST-07")
def test_kings_claim_in_the_order_of_their_points() -> None:
    campaign = a_campaign()
    campaign.points = {"red": 3, "blue": 1, "green": 2, "yellow": 0}

    assert order_of(campaign) == ("red", "green", "blue")


@pytest.mark.rule("VAL-PST-07", "VAL-BAT-31")
def test_victory_points_order_equals() -> None:
    campaign = a_campaign()
    battle(campaign, "red1", "blue1", {"blue1": 3, "red1:points": 1200})
    battle(campaign, "green1", "yellow1", {"yellow1": 3, "green1:points": 1500})
    campaign.points = {"red": 3, "blue": 1, "green": 3, "yellow": 1}

    assert order_of(campaign, 1, 6)[:2] == ("green", "red")


@pytest.mark.rule("VAL-PST-07")
def test_a_die_orders_who_is_still_equal() -> None:
    campaign = a_campaign()
    campaign.points = {"red": 2, "blue": 2}

    assert order_of(campaign, 2, 5) == ("blue", "red")
    assert order_of(campaign, 3, 3, 6, 1) == ("red", "blue")


@pytest.mark.rule("VAL-PST-07")
def test_each_king_spends_all_his_points_before_the_next_begins() -> None:
    campaign = claiming(2)
    campaign.queue, campaign.points = ("red", "blue"), {"red": 2, "blue": 1}
    game = play(campaign)

    good(game, "red1 claim occupy E3")
    assert asked(game, "claim") == ["red1"]
    good(game, "red1 claim occupy E4")
    assert asked(game, "claim") == ["blue1"]


# --- what may be taken -----------------------------------------------------------------------------------


def spendings(campaign: Campaign) -> set[tuple[str, ...]]:
    """Every way to spend the points, as the kinds of claim in order, to the very end."""

    def ways(game: Play[Campaign]) -> set[tuple[str, ...]]:
        if not asked(game, "claim"):
            return {()}
        found: set[tuple[str, ...]] = {()}
        kinds = {option.split()[0]: option for option in options(game, "red1", "claim") if option != "done"}
        for kind, option in kinds.items():
            branch = play(game.base.fork())
            good(branch, f"red1 claim {option}")
            found |= {(kind, *rest) for rest in ways(branch)}
        return found

    return ways(play(campaign))


@pytest.mark.rule("VAL-PST-08")
@pytest.mark.parametrize(
    ("count", "most"),
    [
        (1, {("occupy",)}),
        (2, {("remove",), ("occupy", "occupy")}),
        (3, {("capture",), ("remove", "occupy"), ("occupy", "remove"), ("occupy", "occupy", "occupy")}),
    ],
)
def test_what_the_points_can_buy(count: int, most: set[tuple[str, ...]]) -> None:
    campaign = claiming(count)
    own(campaign, "red", "E3", "F3", "G3")
    ways = spendings(campaign)

    whole = {way for way in ways if not any(other[: len(way)] == way and other != way for other in ways)}
    assert whole == most


@pytest.mark.rule("VAL-PST-08", "VAL-SET-06")
def test_the_king_chooses_and_may_leave_it_at_that() -> None:
    campaign = claiming(3)
    campaign.members["red2"], campaign.away["red2"] = "red", False
    game = play(campaign)

    assert asked(game, "claim") == ["red1"]
    good(game, "red1 claim done")
    assert territory(game.state, "red") == territory(campaign, "red")


@pytest.mark.rule("VAL-PST-09")
def test_points_that_are_left_over_are_lost() -> None:
    game = play(claiming(3))
    good(game, "red1 claim occupy E3", "red1 claim occupy E4", "red1 claim done")

    assert events(game, "points.lost")[0].args == {"empire": "red", "points": 1}
    assert game.state.points == {}


@pytest.mark.rule("VAL-PST-09")
def test_with_nothing_to_gain_a_king_is_not_asked() -> None:
    campaign = claiming(1)
    for place in campaign.board.places:
        campaign.owners.setdefault(place, "green")
    game = play(campaign)

    assert asked(game, "claim") == []
    assert events(game, "points.lost")[0].args == {"empire": "red", "points": 1}


@pytest.mark.rule("VAL-PST-10", "VAL-MAP-02")
def test_a_captured_tile_changes_its_marker() -> None:
    campaign = claiming(3)
    own(campaign, "red", "E3", "F3", "G3")
    game = play(campaign)
    good(game, "red1 claim capture H3")

    assert game.state.owners["H3"] == "red"
    assert "H3" not in territory(game.state, "blue")


@pytest.mark.rule("VAL-PST-10", "VAL-PST-14")
def test_nothing_is_taken_from_an_empire_that_was_not_fought() -> None:
    campaign = claiming(3, enemies="blue")
    own(campaign, "green", "E3")

    assert refused(play(campaign), "red1 claim capture E3") == ("valhalla-claim-not-fought", "VAL-PST-14")
    assert refused(play(campaign), "red1 claim occupy E3") == ("valhalla-claim-owned", "VAL-PST-12")


@pytest.mark.rule("VAL-PST-11", "VAL-MAP-06")
def test_a_removed_tile_is_wilderness_and_can_be_occupied_at_once() -> None:
    campaign = claiming(3)
    own(campaign, "blue", "E3")
    game = play(campaign)
    good(game, "red1 claim remove E3")
    assert "E3" not in game.state.owners

    good(game, "red1 claim occupy E3")
    assert game.state.owners["E3"] == "red"


@pytest.mark.rule("VAL-MAP-06")
def test_wilderness_made_by_one_empire_may_be_occupied_by_a_later_one() -> None:
    campaign = claiming(2)
    own(campaign, "blue", "E3", "F3")
    campaign.queue, campaign.points = ("red", "blue"), {"red": 2, "blue": 1}
    game = play(campaign)
    good(game, "red1 claim remove E3", "blue1 claim occupy E3")

    assert game.state.owners["E3"] == "blue"


@pytest.mark.rule("VAL-PST-12")
def test_three_tiles_in_a_line_are_occupied_from_the_near_end() -> None:
    game = play(claiming(3))

    assert refused(game, "red1 claim occupy G3") == ("valhalla-claim-apart", "VAL-PST-15")
    good(game, "red1 claim occupy E3", "red1 claim occupy F3", "red1 claim occupy G3")


@pytest.mark.rule("VAL-PST-13")
@pytest.mark.parametrize(("tile", "allowed"), [("R02", False), ("R03", False), ("H01", True)])
def test_lake_and_swamp_are_never_occupied_and_mountains_are(tile: str, allowed: bool) -> None:
    game = play(claiming(1, board=a_board(special={"E3": Tile(tile)})))

    if allowed:
        good(game, "red1 claim occupy E3")
    else:
        assert refused(game, "red1 claim occupy E3") == ("valhalla-place-water", "VAL-PST-13")


@pytest.mark.rule("VAL-PST-14")
def test_allies_take_from_the_enemy_and_he_from_either_but_not_from_each_other() -> None:
    campaign = a_campaign()
    battle(campaign, "red1 green1", "blue1", {})

    assert [fought_against(campaign, e) for e in CAPITALS] == [{"blue"}, {"red", "green"}, {"blue"}, set()]


@pytest.mark.rule("VAL-PST-15")
def test_a_tile_must_adjoin_ones_own_land_at_that_moment() -> None:
    campaign = claiming(3)
    own(campaign, "blue", "F3")
    game = play(campaign)

    assert refused(game, "red1 claim capture F3") == ("valhalla-claim-apart", "VAL-PST-15")
    good(game, "red1 claim occupy E3")
    assert refused(game, "red1 claim capture F3") == ("valhalla-claim-price", "VAL-PST-10")
    good(game, "red1 claim remove F3")


@pytest.mark.rule("VAL-PST-16", "VAL-CAP-03")
@pytest.mark.parametrize("deed", ["capture", "remove"])
def test_a_capital_cannot_be_taken_with_points(deed: str) -> None:
    campaign = claiming(3)
    own(campaign, "red", "H3")

    assert refused(play(campaign), f"red1 claim {deed} I3") == ("valhalla-claim-capital", "VAL-PST-16")


@pytest.mark.rule("VAL-PST-17")
def test_torn_off_land_stays_and_serves_for_adjacency() -> None:
    campaign = claiming(1)
    own(campaign, "red", "F6")
    game = play(campaign)

    good(game, "red1 claim occupy G6")
    assert {"F6", "G6"} <= set(territory(game.state, "red"))


def test_a_place_off_the_map_is_refused() -> None:
    assert refused(play(claiming(1)), "red1 claim occupy ZZ9")[0] == "valhalla-place-unknown"


@pytest.mark.rule("VAL-LOC-12")
def test_a_captured_location_serves_its_new_owner() -> None:
    campaign = claiming(3)
    campaign.locations["E3"] = "temple"
    own(campaign, "blue", "E3")
    game = play(campaign)
    good(game, "red1 claim capture E3")

    assert (game.state.owners["E3"], game.state.locations["E3"]) == ("red", "temple")


# --- capitals --------------------------------------------------------------------------------------------


def assault(red: int, blue: int, fates: list[Mapping[str, int]], *, siege: bool = True) -> Campaign:
    """Red's games against Blue: in each, who withdrew."""
    campaign = a_campaign({"red": red, "blue": blue}, attendance="everybody")
    for number, fate in enumerate(fates, 1):
        besieged = ("blue",) if siege else ()
        battle(campaign, f"red{number}", f"blue{number}", fate, besieged=besieged)
    return campaign


@pytest.mark.rule("VAL-CAP-01", "VAL-CAP-02", "VAL-CAP-09")
def test_a_capital_that_falls_destroys_its_empire_before_points_are_spent() -> None:
    campaign = assault(1, 1, [{"blue1": 5}])
    own(campaign, "blue", "G3", "G4", "G5", "G6")
    campaign.locations["G3"] = "mine"
    game = play(campaign)

    assert events(game, "empire.destroyed")[0].args == {"empire": "blue", "tiles": 11}
    assert territory(game.state, "blue") == []
    assert (game.state.empires["blue"].capital, game.state.members["blue1"]) == ("", "")
    assert game.state.locations == {"G3": "mine"}, "counters are never destroyed"
    assert game.state.points == {"red": 3, "green": 2, "yellow": 2}
    assert asked(game, "claim") == ["red1"]


@pytest.mark.rule("VAL-CAP-02")
def test_the_fallen_capital_is_wilderness_like_any_other() -> None:
    campaign = assault(1, 1, [{"blue1": 5}])
    own(campaign, "red", "H3")
    game = play(campaign)

    good(game, "red1 claim occupy I3")
    assert game.state.owners["I3"] == "red"


@pytest.mark.rule("VAL-CAP-01")
def test_a_destroyed_empire_gives_no_orders_and_cannot_win() -> None:
    campaign = a_campaign(phase="roll-call", attendance="everybody")
    destroy(campaign, "blue")
    game = play(campaign)

    assert asked(game, "order") == ["red1", "green1", "yellow1"]
    assert "blue" not in rounds.winners(game.state)
    assert refused(game, "red1 order attack blue")[0] == "valhalla-target-absent"


@pytest.mark.rule("VAL-CAP-03")
def test_an_ordinary_attack_that_wins_everything_leaves_the_capital_standing() -> None:
    assert fallen(assault(2, 2, [{"blue1": 3}, {"blue2": 3}], siege=False)) == []


@pytest.mark.rule("VAL-CAP-08", "VAL-CAP-10")
@pytest.mark.parametrize(
    ("fates", "falls"),
    [
        ([{"blue1": 3}], True),
        ([{}], False),
        ([{"red1": 3}], False),
        ([{"blue1": 3}, {"red2": 3}], False),
        ([{"blue1": 3}, {}], False),
        ([{"blue1": 3}, {"blue2": 3}, {"red3": 3}], True),
    ],
)
def test_an_assault_takes_more_games_won_than_drawn_and_lost(fates: list[Mapping[str, int]], falls: bool) -> None:
    campaign = assault(len(fates), len(fates), fates)

    assert fallen(campaign) == (["blue"] if falls else [])


@pytest.mark.rule("VAL-CAP-10")
def test_a_failed_assault_counts_like_any_battle() -> None:
    game = play(assault(1, 1, [{"red1": 4}]))

    assert events(game, "points.given")[0].args["points"] == {"red": 1, "blue": 3, "green": 2, "yellow": 2}
    assert game.state.empires["blue"].fallen == 0


# --- the end ---------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-WIN-01", "VAL-SET-01")
def test_the_campaign_ends_with_its_last_round() -> None:
    campaign = claiming(1)
    campaign.round = 8
    game = play(campaign)
    assert not game.over
    good(game, "red1 claim done")

    assert game.over
    assert RULES.years(game.base) == 8


@pytest.mark.rule("VAL-WIN-02")
@pytest.mark.parametrize(("columns", "rows", "tiles", "ends"), [(12, 5, 30, True), (12, 5, 29, False)])
def test_half_of_the_map_ends_it_early(columns: int, rows: int, tiles: int, ends: bool) -> None:
    campaign = a_campaign({"green": 0, "yellow": 0}, board=a_board(columns, rows))
    campaign.owners = dict.fromkeys(campaign.board.places[:tiles], "red")

    assert len(holdable_tiles(campaign.board)) == 60
    assert rounds.holds_half(campaign, "red") is ends


@pytest.mark.rule("VAL-WIN-02")
def test_of_61_tiles_31_are_half() -> None:
    board = a_board(12, 6, {f"{chr(65 + i)}6": Tile("R02") for i in range(11)})
    campaign = a_campaign({"green": 0, "yellow": 0}, board=board)
    land = holdable_tiles(board)
    halves = []
    for tiles in (30, 31):
        campaign.owners = dict.fromkeys(land[:tiles], "red")
        halves.append(rounds.holds_half(campaign, "red"))

    assert (len(land), halves) == (61, [False, True])


@pytest.mark.rule("VAL-WIN-02")
def test_it_is_checked_when_the_round_is_over() -> None:
    campaign = claiming(1)
    campaign.owners |= dict.fromkeys([p for p in campaign.board.places if p not in campaign.owners][1:], "red")
    game = play(campaign)
    assert not game.over
    good(game, "red1 claim done")

    assert game.over
    assert events(game, "campaign.ends")[0].rule == "VAL-WIN-02"


def with_land(**tiles: int) -> Campaign:
    """Empires of these sizes."""
    campaign = a_campaign()
    free = list(campaign.board.places)
    campaign.owners = {free.pop(): empire for empire, count in tiles.items() for _ in range(count)}
    return campaign


@pytest.mark.rule("VAL-WIN-03")
def test_the_largest_territory_wins() -> None:
    campaign = with_land(red=14, blue=12, green=9, yellow=9)

    assert (rounds.winners(campaign), RULES.winner(campaign)) == (["red"], "red1")
    assert RULES.scores(campaign) == {"red1": 14, "blue1": 12, "green1": 9, "yellow1": 9}


@pytest.mark.rule("VAL-WIN-04")
def test_battles_won_break_a_tie_and_else_victory_is_shared() -> None:
    campaign = with_land(red=12, blue=12, green=3)
    for empire, won in (("red", 9), ("blue", 7)):
        campaign.empires[empire] = replace(campaign.empires[empire], won=won)
    assert rounds.winners(campaign) == ["red"]

    campaign.empires["blue"] = replace(campaign.empires["blue"], won=9)
    assert (rounds.winners(campaign), RULES.winner(campaign)) == (["red", "blue"], None)


@pytest.mark.rule("VAL-WIN-04")
def test_the_last_empire_wins_at_once() -> None:
    campaign = assault(1, 1, [{"blue1": 5}])
    for empire in ("green", "yellow"):
        destroy(campaign, empire)
    game = play(campaign)

    assert game.over
    assert events(game, "campaign.ends")[0].args == {"winners": ["red"]}


@pytest.mark.rule("VAL-WIN-04")
def test_battles_won_are_counted_over_the_whole_campaign() -> None:
    campaign = assault(2, 2, [{"blue1": 3}, {"blue2": 3}], siege=False)
    campaign.empires["red"] = replace(campaign.empires["red"], won=4)
    game = play(campaign)

    assert game.state.empires["red"].won == 6
