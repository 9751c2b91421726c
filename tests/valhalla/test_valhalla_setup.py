"""How a campaign begins: empires and teams, the election of kings, capitals and homelands, special locations."""

from __future__ import annotations

from typing import Any

import pytest
from valhalla_stage import CAPITALS, RULES, a_board, a_campaign, asked, events, good, options, play, refused

from gonfalon.kernel import FastDice, Play, Refused
from gonfalon.rulesets.valhalla.land import homeland
from gonfalon.rulesets.valhalla.locations import BONUS_RULES, KINDS
from gonfalon.rulesets.valhalla.outcomes import army_points
from gonfalon.rulesets.valhalla.settings import EMPIRES, SETTINGS, Settings
from gonfalon.world.tiles import Tile

FOUR = {"players": ["anna", "bert", "cora", "dirk"]}


def why_not(**settings: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as wrong:
        RULES.start(settings)
    return wrong.value.refusal.message.key, wrong.value.refusal.rule


# --- empires and teams -----------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SET-01")
def test_a_campaign_lasts_eight_rounds_unless_agreed_otherwise() -> None:
    assert RULES.start(FOUR).settings.rounds == 8
    assert RULES.start({**FOUR, "rounds": 3}).settings.rounds == 3
    assert why_not(**FOUR, rounds=0) == ("valhalla-setting-range", "VAL-SET-01")


@pytest.mark.rule("VAL-SET-02")
def test_there_are_four_empires_with_a_colour_each() -> None:
    campaign = RULES.start(FOUR)

    assert tuple(campaign.empires) == EMPIRES == ("good", "evil", "lawful", "chaos")
    assert [empire.colour for empire in campaign.empires.values()] == ["red", "blue", "green", "yellow"]


@pytest.mark.rule("VAL-SET-02")
def test_a_fifth_empire_is_refused_in_the_standard_game_and_allowed_by_agreement() -> None:
    teams = {**{e: [e] for e in EMPIRES}, "neutral": ["eva"]}
    settings = {"players": [*EMPIRES, "eva"], "teams": teams}

    assert why_not(**settings) == ("valhalla-empires-wrong", "VAL-SET-02")
    assert len(RULES.start({**settings, "empires": "any"}).empires) == 5


@pytest.mark.rule("VAL-SET-02")
def test_colours_are_freely_assigned() -> None:
    campaign = RULES.start({**FOUR, "colours": ["green", "yellow", "red", "blue"]})

    assert campaign.empires["good"].colour == "green"
    assert why_not(**FOUR, colours=["red", "red", "blue", "green"])[0] == "valhalla-colours-wrong"


@pytest.mark.rule("VAL-SET-03")
@pytest.mark.parametrize("size", [1, 4])
def test_teams_of_one_to_four_are_accepted(size: int) -> None:
    players = [f"p{i}" for i in range(size + 3)]
    teams = {"good": players[:size], "evil": [players[-3]], "lawful": [players[-2]], "chaos": [players[-1]]}

    assert len(RULES.start({"players": players, "teams": teams}).members) == size + 3


@pytest.mark.rule("VAL-SET-03")
@pytest.mark.parametrize("size", [0, 5])
def test_teams_of_none_and_of_five_are_refused(size: int) -> None:
    players = [f"p{i}" for i in range(size + 3)]
    teams = {"good": players[:size], "evil": [players[-3]], "lawful": [players[-2]], "chaos": [players[-1]]}

    assert why_not(players=players, teams=teams) == ("valhalla-team-size", "VAL-SET-03")


@pytest.mark.rule("VAL-SET-03")
def test_the_limit_of_teams_can_be_lifted() -> None:
    players = [f"p{i}" for i in range(20)]

    assert len(RULES.start({"players": players, "team_limit": 0}).members) == 20


def test_without_teams_the_players_are_dealt_to_the_empires_in_turn() -> None:
    campaign = RULES.start({"players": ["a", "b", "c", "d", "e"]})

    assert campaign.members == {"a": "good", "e": "good", "b": "evil", "c": "lawful", "d": "chaos"}


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"players": ["a", "b", "c", "a"]}, "valhalla-players-wrong"),
        ({"players": ["a", "b", "c", "no name"]}, "valhalla-players-wrong"),
        ({"players": ["a", "b", "c"]}, "valhalla-empires-wrong"),
        ({**FOUR, "idle_points": 1}, "valhalla-setting-wrong"),
        ({**FOUR, "dragons": True}, "valhalla-setting-wrong"),
        ({**FOUR, "world": {"A1": {"design": "L02", "seat": True}}}, "valhalla-capitals-few"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], key: str) -> None:
    assert why_not(**settings)[0] == key


def test_every_setting_but_the_players_and_the_seed_names_its_clause_or_is_our_own() -> None:
    assert set(SETTINGS) == set(Settings.__struct_fields__) - {"players", "seed"}


@pytest.mark.rule("VAL-SET-07")
def test_the_map_shows_markers_capitals_locations_and_arrows_and_no_forces() -> None:
    seen = RULES.view(a_campaign(), "red1").__struct_fields__

    assert {"owners", "empires", "locations", "arrows"} <= set(seen)
    assert not {"armies", "garrisons", "forces", "cities", "towns", "villages"} & set(seen)


@pytest.mark.rule("VAL-SET-08")
def test_the_base_army_has_2000_points() -> None:
    assert army_points(1) == 2000


# --- kings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SET-05")
def test_an_empire_without_a_king_is_asked_to_elect_one() -> None:
    game = play(a_campaign({"red": 3}, phase="election", founded=False))

    assert asked(game, "vote") == ["red1", "red2", "red3"], "teams of one have nothing to vote on"
    assert options(game, "red2", "vote") == ["red1", "red2", "red3"]


@pytest.mark.rule("VAL-SET-05")
def test_most_votes_win() -> None:
    game = play(a_campaign({"red": 3}, phase="election", founded=False))

    good(game, "red1 vote red1", "red2 vote red3", "red3 vote red3")

    assert [game.state.empires[e].king for e in CAPITALS] == ["red3", "blue1", "green1", "yellow1"]


@pytest.mark.rule("VAL-SET-05")
@pytest.mark.parametrize(("die", "king"), [(1, "red1"), (3, "red1"), (4, "red2"), (6, "red2")])
def test_a_die_breaks_a_tie(die: int, king: str) -> None:
    game = play(a_campaign({"red": 2}, phase="election", founded=False), die)

    good(game, "red1 vote red1", "red2 vote red2")

    assert game.state.empires["red"].king == king


@pytest.mark.rule("VAL-SET-05")
def test_nobody_is_told_who_voted_for_whom() -> None:
    game = play(a_campaign({"red": 3}, phase="election", founded=False))
    good(game, "red1 vote red1", "red2 vote red1")

    seen = RULES.view(game.state, "red3")

    assert (seen.voted, seen.vote) == (["red1", "red2"], None)
    good(game, "red3 vote red2")
    assert RULES.view(game.state, "red1").voted == []
    assert events(game, "king.elected")[0].args == {"empire": "red", "king": "red1"}


# --- capitals and homelands ------------------------------------------------------------------------------


@pytest.mark.rule("VAL-MAP-04")
def test_kings_choose_capitals_in_the_order_of_their_dice() -> None:
    game = play(a_campaign(phase="election", founded=False), 2, 6, 4, 1)

    order = []
    while asked(game, "capital"):
        (who,) = asked(game, "capital")
        order.append(who)
        good(game, f"{who} capital {options(game, who, 'capital')[0]}")

    assert order == ["blue1", "green1", "red1", "yellow1"]


@pytest.mark.rule("VAL-MAP-04")
def test_kings_who_tie_throw_again() -> None:
    game = play(a_campaign(phase="election", founded=False), 5, 5, 4, 1, 2, 3)

    assert game.state.queue == ("blue", "red", "green", "yellow")


@pytest.mark.rule("VAL-MAP-04")
@pytest.mark.parametrize("seed", range(12))
def test_laid_worlds_have_capitals_four_apart_and_homelands_that_do_not_overlap(seed: int) -> None:
    game = Play(RULES, RULES.start({**FOUR, "seed": str(seed)}), FastDice(seed))
    game.begin()
    while asked(game, "capital"):
        (who,) = asked(game, "capital")
        good(game, f"{who} capital {options(game, who, 'capital')[0]}")

    board = game.state.board
    capitals = [empire.capital for empire in game.state.empires.values()]
    assert min(board.distance(a, b) for a in capitals for b in capitals if a != b) >= 4
    assert len(game.state.owners) == sum(len(homeland(board, capital)) for capital in capitals)


@pytest.mark.rule("VAL-MAP-04")
def test_no_choice_leaves_a_later_king_without_a_place() -> None:
    sites = {place: Tile("L02", seat=True) for place in ("F3", "C3", "I3")}
    board = a_board(12, 4, sites)
    game = play(a_campaign({"green": 0, "yellow": 0}, board=board, phase="election", founded=False), 6, 1)

    assert options(game, "red1", "capital") == ["C3", "I3"], "F3 would leave none four steps away"


@pytest.mark.rule("VAL-MAP-01", "VAL-MAP-02")
def test_an_inland_capital_has_seven_tiles_each_with_a_marker() -> None:
    game = play(a_campaign(phase="election", founded=False), 6, 4, 2, 1)
    good(game, "red1 capital C3")

    assert [place for place, owner in game.state.owners.items() if owner == "red"] == [*homeland(a_board(), "C3")]
    assert len(game.state.owners) == 7


@pytest.mark.rule("VAL-MAP-03")
def test_a_capital_at_the_rim_or_the_water_starts_smaller() -> None:
    rim = a_board()
    assert len(homeland(rim, "A1")) == 3

    wet = a_board(special={"B3": Tile("R02"), "D3": Tile("R03")})
    assert len(homeland(wet, "C3")) == 5


# --- special locations -----------------------------------------------------------------------------------


def placing(sizes: dict[str, int] | None = None, **special: Tile) -> Any:
    """The first player is about to place his location."""
    campaign = a_campaign(sizes, phase="locations", board=a_board(special=special))
    campaign.queue = tuple(campaign.members)
    return play(campaign)


@pytest.mark.rule("VAL-LOC-01")
def test_there_are_six_kinds_of_location_and_five_of_them_help_in_battle() -> None:
    assert len(KINDS) == 6
    assert set(KINDS) - set(BONUS_RULES) == {"bridge"}


@pytest.mark.rule("VAL-LOC-10")
def test_every_player_places_one_the_kings_first_in_the_order_of_their_dice() -> None:
    sizes = {"red": 4, "blue": 3, "green": 2, "yellow": 1}
    game = play(a_campaign(sizes, phase="election", founded=False))
    while not asked(game, "location"):
        key, question = next(iter(game.open.items()))
        game.put(key, next(iter(question.options())))

    placers = []
    while asked(game, "location"):
        (who,) = asked(game, "location")
        placers.append(who)
        good(game, f"{who} location {options(game, who, 'location')[0]}")

    kings = {empire.king for empire in game.state.empires.values()}
    assert len(game.state.locations) == len(set(placers)) == 10
    assert set(placers[:4]) == kings


@pytest.mark.rule("VAL-LOC-10")
@pytest.mark.parametrize(
    ("order", "key", "clause"),
    [
        ("place mine at C3", "valhalla-location-capital", "VAL-LOC-10"),
        ("place mine at F5", "valhalla-place-water", "VAL-PST-13"),
        ("place mine at ZZ9", "valhalla-place-unknown", "VAL-LOC-10"),
        ("place palace at F6", "valhalla-location-kind", "VAL-LOC-01"),
        ("place bridge at F7", "valhalla-location-kind", "VAL-LOC-01"),
        ("bridges at F6", "valhalla-bridge-dry", "VAL-LOC-10"),
        ("bridges at F7 F7", "valhalla-bridges-many", "VAL-LOC-08"),
        ("bridges at F7 F8 F9 F10", "valhalla-bridges-many", "VAL-LOC-08"),
        ("build a bridge", "order-unreadable", "VAL-LOC-10"),
    ],
)
def test_what_cannot_be_placed_is_refused(order: str, key: str, clause: str) -> None:
    river = {f"F{row}": Tile("R11") for row in (7, 8, 9, 10)}
    game = placing(None, F5=Tile("R02"), **river)

    assert refused(game, f"red1 location {order}") == (key, clause)


@pytest.mark.rule("VAL-LOC-10")
def test_no_two_locations_lie_in_one_tile() -> None:
    game = placing()
    good(game, "red1 location place mine at F6")

    assert refused(game, "blue1 location place temple at F6") == ("valhalla-location-taken", "VAL-LOC-10")
    assert "F6" not in game.state.owners, "it may lie in wilderness"


@pytest.mark.rule("VAL-LOC-08")
@pytest.mark.parametrize("places", ["F7", "F7 F8", "F7 F8 F9"])
def test_one_to_three_bridges_may_be_placed_at_once(places: str) -> None:
    game = placing(None, **{f"F{row}": Tile("R11") for row in (7, 8, 9)})

    good(game, f"red1 location bridges at {places}")

    assert game.state.locations == dict.fromkeys(places.split(), "bridge")


@pytest.mark.rule("VAL-LOC-08")
def test_of_another_kind_exactly_one_is_placed() -> None:
    game = placing()
    good(game, "red1 location place circle at F6")

    assert game.state.locations == {"F6": "circle"}
    assert asked(game, "location") == ["blue1"]
