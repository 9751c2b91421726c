"""Who fights whom: pairs, allies, several attackers, and the sheet each battle gets."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from valhalla_stage import NAMES, RULES, a_campaign, asked, attack, events, good, options, own, play, refused

from gonfalon.kernel import Play, Roll
from gonfalon.rulesets.valhalla.outcomes import army_points
from gonfalon.rulesets.valhalla.pairing import War, at_war, meetings, slots, wars
from gonfalon.rulesets.valhalla.seen import Sheet, Zone
from gonfalon.rulesets.valhalla.sheets import sheet
from gonfalon.rulesets.valhalla.state import Campaign


def paired(sizes: dict[str, int], arrows: str, *dice: int, assaults: str = "") -> Play[Campaign]:
    campaign = a_campaign(sizes)
    attack(campaign, arrows, assaults)
    return play(campaign, *dice)


def shapes(game: Play[Campaign]) -> list[tuple[int, int]]:
    """How many fight how many in each battle, the largest first."""
    return sorted(((len(b.sides[0]), len(b.sides[1])) for b in game.state.battles.values()), reverse=True)


def sizes(**teams: int) -> dict[str, int]:
    return {NAMES[letter]: count for letter, count in teams.items()}


@pytest.mark.rule("VAL-BAT-13")
def test_everybody_of_the_empires_at_war_fights_in_exactly_one_battle() -> None:
    game = paired(sizes(R=3, B=2, G=2), "R>B")

    fighting = Counter(a.player for b in game.state.battles.values() for side in b.sides for a in side)
    assert fighting == dict.fromkeys(("red1", "red2", "red3", "blue1", "blue2"), 1)
    assert len(game.state.battles) == 2


@pytest.mark.rule("VAL-BAT-13", "VAL-BAT-14")
def test_a_mutual_attack_is_one_war() -> None:
    campaign = a_campaign()
    attack(campaign, "R>B B>R G>Y")

    assert wars(campaign) == [War(("red",), "blue"), War(("green",), "yellow")]
    assert at_war(campaign) == ["red", "blue", "green", "yellow"]


def matchings(campaign: Campaign, war: War) -> dict[Any, Fraction]:
    """Every way in which the players can meet, with its exact chance."""
    found: dict[Any, Fraction] = {}
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        dice, chance = waiting.pop()
        story, left = meetings(campaign, war), list(dice)
        try:
            wanted = next(story)
            while left:
                wanted = story.send((left.pop(0),))
        except StopIteration as end:
            met = frozenset((tuple(first), tuple(second)) for first, second in end.value)
            found[met] = found.get(met, Fraction(0)) + chance
            continue
        assert isinstance(wanted, Roll)
        waiting += [((*dice, face), chance / wanted.sides) for face in range(1, wanted.sides + 1)]
    return found


@pytest.mark.rule("VAL-BAT-14")
def test_each_of_the_six_matchings_of_three_pairs_is_equally_likely() -> None:
    chances = matchings(a_campaign(sizes(R=3, B=3)), War(("red",), "blue"))

    assert list(chances.values()) == [Fraction(1, 6)] * 6


@pytest.mark.rule("VAL-BAT-15")
@pytest.mark.parametrize(
    ("red", "blue", "battles"),
    [
        (3, 2, [(2, 1), (1, 1)]),
        (4, 2, [(2, 1), (2, 1)]),
        (4, 1, [(4, 1)]),
        (4, 3, [(2, 1), (1, 1), (1, 1)]),
        (1, 3, [(1, 3)]),
        (2, 2, [(1, 1), (1, 1)]),
    ],
)
def test_surplus_players_double_up_evenly(red: int, blue: int, battles: list[tuple[int, int]]) -> None:
    assert shapes(paired(sizes(R=red, B=blue), "R>B")) == battles


@pytest.mark.rule("VAL-BAT-21")
@pytest.mark.parametrize(
    ("defenders", "enemies", "opponents"),
    [
        (4, [("Y", 4), ("B", 2)], "YBYB"),
        (4, [("Y", 4), ("B", 1)], "YBYY"),
        (2, [("B", 3), ("G", 2), ("Y", 1)], "BG"),
        (5, [("B", 5), ("Y", 3)], "BYBYB"),
        (4, [("B", 1), ("Y", 1)], "BY"),
    ],
)
def test_defenders_get_opponents_from_their_enemies_in_turn(
    defenders: int, enemies: list[tuple[str, int]], opponents: str
) -> None:
    assert "".join(slots(defenders, enemies)) == opponents


def told(story: Any, face: int) -> Any:
    """The end of a story whose dice all fall the same from here on."""
    try:
        while True:
            story.send((face,))
    except StopIteration as end:
        return end.value


@pytest.mark.rule("VAL-BAT-21")
@pytest.mark.parametrize(("dice", "first"), [((6, 1), "blue"), ((1, 6), "yellow")])
def test_the_most_numerous_enemy_comes_first_and_a_die_orders_equals(dice: tuple[int, int], first: str) -> None:
    campaign = a_campaign(sizes(R=1, B=2, Y=2))
    attack(campaign, "B>R Y>R")
    story = meetings(campaign, War(("blue", "yellow"), "red"))

    next(story)
    story.send((dice[0],))
    draw = story.send((dice[1],))

    assert draw == Roll(1, 6, "pairing", "VAL-BAT-21"), "the lone red meets one of the two that come first"
    assert told(story, 1)[0][0][0].startswith(first)


@pytest.mark.rule("VAL-BAT-22", "VAL-BAT-23")
@pytest.mark.parametrize("die", range(1, 5))
def test_five_against_five_and_three_make_five_battles_of_which_three_have_allies(die: int) -> None:
    game = paired(sizes(R=5, B=5, Y=3), "B>R Y>R", die)

    assert shapes(game) == [(2, 1), (2, 1), (2, 1), (1, 1), (1, 1)]
    first = [battle.sides[0][0].empire for battle in game.state.battles.values()]
    assert first == ["blue", "yellow", "blue", "yellow", "blue"]


@pytest.mark.rule("VAL-BAT-23")
def test_five_surplus_attackers_join_two_battles_three_and_two() -> None:
    assert shapes(paired(sizes(R=2, B=4, Y=3), "B>R Y>R")) == [(4, 1), (3, 1)]


@pytest.mark.rule("VAL-BAT-23")
def test_allies_may_be_of_different_empires() -> None:
    chances = matchings(a_campaign(sizes(R=2, B=3, Y=1)), War(("blue", "yellow"), "red"))

    allied = {frozenset(player[:-1] for player in first) for met in chances for first, _ in met if len(first) > 1}
    assert allied == {frozenset({"blue"}), frozenset({"blue", "yellow"})}


@pytest.mark.rule("VAL-BAT-24")
def test_surplus_defenders_double_up_too() -> None:
    game = paired(sizes(R=4, B=1, Y=1), "B>R Y>R")

    assert shapes(game) == [(1, 2), (1, 2)]
    assert {army.empire for battle in game.state.battles.values() for army in battle.sides[1]} == {"red"}


@pytest.mark.rule("VAL-BAT-07", "VAL-BAT-08")
def test_allies_of_two_empires_fight_one_and_a_cancelled_attacker_fights_who_attacked_it() -> None:
    first = paired(sizes(R=1, B=1, G=1), "R>B G>B")
    assert shapes(first) == [(2, 1)]

    second = paired(sizes(), "B>R G>Y")
    pairs = {frozenset(a.empire for side in b.sides for a in side) for b in second.state.battles.values()}
    assert pairs == {frozenset({"blue", "red"}), frozenset({"green", "yellow"})}


# --- sheets ----------------------------------------------------------------------------------------------


def the_sheet(game: Play[Campaign], who: str = "red1") -> Sheet:
    return sheet(game.state, game.state.battles["1"], who)


@pytest.mark.rule("VAL-BAT-16")
@pytest.mark.parametrize(("allies", "each"), [(2, 1250), (3, 1000), (4, 875), (5, 800), (6, 750)])
def test_the_sizes_of_allied_armies(allies: int, each: int) -> None:
    game = paired(sizes(R=allies), "R>B")

    first, second = the_sheet(game).sides
    assert [army.points for army in first] == [each] * allies
    assert [army.points for army in second] == [army_points(1)] == [2000]


@pytest.mark.rule("VAL-SET-08")
def test_one_against_one_is_2000_points_a_side() -> None:
    game = paired({}, "R>B")

    assert [army.points for side in the_sheet(game).sides for army in side] == [2000, 2000]


@pytest.mark.rule("VAL-BAT-17")
def test_every_allied_army_is_listed_at_its_own_size_and_with_its_own_general() -> None:
    game = paired(sizes(R=2), "R>B")

    assert refused(game, 'red1 army.list {"points": 1250, "general": "no"}') == ("valhalla-list-general", "VAL-BAT-17")
    assert refused(game, 'red1 army.list {"points": 2500, "general": "yes"}') == ("kernel-form-field", "VAL-BAT-17")
    good(game, 'red1 army.list {"points": 1240, "general": "yes"}')

    listed = {army.player: (army.listed, army.generals) for army in the_sheet(game).sides[0]}
    assert listed == {"red1": (1240, 1), "red2": (0, 1)}
    assert ("red1", "army.list") not in game.standing()


@pytest.mark.rule("VAL-BAT-18", "VAL-BAT-20")
def test_allied_armies_break_on_their_own_and_obey_only_their_own_characters() -> None:
    allies = the_sheet(paired(sizes(R=3), "R>B")).sides[0]

    for army in allies:
        assert army.breaks_with == army.commands == army.player
    assert len({army.commands for army in allies}) == 3


@pytest.mark.rule("VAL-BAT-19")
def test_allies_share_the_deployment_zone_in_parts() -> None:
    allies = the_sheet(paired(sizes(R=3), "R>B")).sides[0]

    assert [army.zone for army in allies] == [Zone(part, of=3) for part in (1, 2, 3)]


@pytest.mark.rule("VAL-CAP-07")
def test_a_successful_assault_is_a_siege_game_and_other_battles_are_not() -> None:
    assert the_sheet(paired({}, "R>B", assaults="R")).type == "siege"
    assert the_sheet(paired({}, "R>B")).type == "pitched"


@pytest.mark.rule("VAL-CAP-08")
def test_players_are_paired_as_usual_and_every_game_of_an_assault_is_a_siege() -> None:
    game = paired(sizes(R=3, B=2), "R>B", assaults="R")

    assert shapes(game) == [(2, 1), (1, 1)]
    assert [battle.besieged for battle in game.state.battles.values()] == [("blue",), ("blue",)]


@pytest.mark.rule("VAL-CAP-08")
def test_an_ordinary_attacker_fights_a_siege_only_beside_an_assailant() -> None:
    game = paired(sizes(R=1, B=2, G=2), "R>B G>B", assaults="R")

    for battle in game.state.battles.values():
        assailed = any(army.empire == "red" for army in battle.sides[0])
        assert bool(battle.besieged) is assailed
    assert len({bool(battle.besieged) for battle in game.state.battles.values()}) == 2


# --- who has the benefit of a location -------------------------------------------------------------------


def with_locations(team: int = 3) -> Campaign:
    """Red has a mine and a temple at home, and a bridge; it attacks Blue."""
    campaign = a_campaign(sizes(R=team))
    campaign.locations = {"C2": "mine", "D3": "temple", "B3": "bridge", "F6": "tower"}
    attack(campaign, "R>B")
    return campaign


@pytest.mark.rule("VAL-LOC-11")
def test_the_king_gives_each_location_to_one_player() -> None:
    game = play(with_locations())
    assert asked(game, "holders") == ["red1"]
    assert set(options(game, "red1", "holders")) == {
        "done",
        *(f"give {place} to red{n}" for place in ("C2", "D3") for n in (1, 2, 3)),
    }

    good(game, "red1 holders give C2 to red2")

    assert refused(game, "red1 holders give C2 to red3") == ("valhalla-give-twice", "VAL-LOC-11")
    assert refused(game, "red1 holders give D3 to blue1") == ("valhalla-give-stranger", "VAL-LOC-11")
    assert refused(game, "red1 holders give F6 to red2") == ("valhalla-give-not-yours", "VAL-LOC-11")
    good(game, "red1 holders done")
    assert game.state.holders == {"C2": "red2", "D3": "red1"}, "what is not given the king has"


@pytest.mark.rule("VAL-LOC-11")
def test_a_king_alone_has_them_all_without_being_asked() -> None:
    assert play(with_locations(1)).state.holders == {"C2": "red1", "D3": "red1"}


@pytest.mark.rule("VAL-LOC-09")
def test_a_bonus_stands_on_the_sheet_of_its_player_and_on_nobody_elses() -> None:
    game = play(with_locations())
    good(game, "red1 holders give C2 to red2", "red1 holders give D3 to red2")
    seen = {who: RULES.view(game.state, who).battles["1"].bonuses for who in ("red1", "red2", "red3", "blue1")}

    assert [bonus.location for bonus in seen["red2"]] == ["mine", "temple"]
    assert seen["red1"] == seen["red3"] == seen["blue1"] == []
    assert RULES.view(game.state, "red1").holders == {"C2": "red2", "D3": "red2"}, "the king knows what he gave"
    assert RULES.view(game.state, "red3").holders == {}


@pytest.mark.rule("VAL-LOC-12")
def test_a_location_goes_with_its_tile_and_serves_nobody_in_the_wilderness() -> None:
    campaign = with_locations()
    own(campaign, "blue", "D3")
    del campaign.owners["C2"]
    game = play(campaign)

    assert game.state.holders == {"D3": "blue1"}
    assert game.state.locations["C2"] == "mine"


def test_a_guest_can_have_a_location_and_his_king_holds_the_sheet() -> None:
    campaign = with_locations(1)
    campaign.guests["Carl"] = campaign.present["Carl"] = "red"
    game = play(campaign)
    good(game, "red1 holders give C2 to Carl", "red1 holders done")

    bonuses = [b for s in RULES.view(game.state, "red1").battles.values() for b in s.bonuses]
    assert [(b.place, b.player) for b in bonuses if b.player == "Carl"] == [("C2", "Carl")]
    assert events(game, "location.given")[0].to == ("red1",)
