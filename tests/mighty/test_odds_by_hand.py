"""Exact odds, all of them, against dice counted by hand from the printed tables."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from by_hand import (
    CARDS,
    D6,
    assault_chances,
    battle_tolls,
    hunger_by_hand,
    perils_by_hand,
    storm_by_hand,
)
from test_combat import CELLS
from walls import PLACE, besieged

from gonfalon.kernel.odds import walk
from gonfalon.rulesets.mighty.field.combat import AttackCard, DefenceCard
from gonfalon.rulesets.mighty.odds.card_game import card_game, solve
from gonfalon.rulesets.mighty.odds.odds import forecasts
from gonfalon.rulesets.mighty.odds.odds_assaults import row_of_assaults
from gonfalon.rulesets.mighty.odds.odds_losses import battle_losses, mean, mixed_losses
from gonfalon.rulesets.mighty.odds.odds_routes import crossing
from gonfalon.rulesets.mighty.odds.odds_sieges import endurance, most_supplies
from gonfalon.rulesets.mighty.siege import assault
from gonfalon.rulesets.mighty.siege.assault import Assault

WALLS = {"city": 2, "fortress": 3}  # ME-SIE-18
PAIRS = [(AttackCard(a), DefenceCard(d)) for a, d in CARDS]


def plus_of(cards: tuple[AttackCard, DefenceCard]) -> int:
    return CARDS[cards[0].value, cards[1].value]


# --- assaults --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SIE-18", "ME-SIE-20", "ME-SIE-21", "ME-SIE-23")
@pytest.mark.parametrize("walls", WALLS)
def test_in_every_cell_of_the_table_an_assault_has_the_odds_counted_by_hand(walls: str) -> None:
    for attacker, defence, factor in CELLS:
        found = forecasts(attacker, defence // WALLS[walls], walls)
        for (attack, card), forecast in found.items():
            by_hand = assault_chances(factor + CARDS[attack.value, card.value])
            assert (forecast.factor, forecast.outcomes) == (factor, by_hand), (attacker, defence, attack, card)


@pytest.mark.rule("ME-SIE-43")
def test_battery_and_hardship_are_added_to_the_score() -> None:
    found = forecasts(1800, 500, "city", bonus=3)[AttackCard.DIRECT, DefenceCard.HOLD]
    assert (found.factor, found.outcomes) == (2, assault_chances(2 + 3))


@pytest.mark.rule("ME-SIE-25", "ME-SIE-26", "ME-SIE-42")
@pytest.mark.parametrize("cards", [PAIRS[0], PAIRS[1], PAIRS[2]])
@pytest.mark.parametrize(("attack", "garrison"), [(240, 60), (200, 125), (60, 100)])
def test_a_row_of_assaults_ends_as_counted_by_hand(
    attack: int, garrison: int, cards: tuple[AttackCard, DefenceCard]
) -> None:
    """Small forces keep to one cell of the table, whatever they lose."""
    found = row_of_assaults(attack, garrison, "city", 3, cards=cards)
    assert found.ends == storm_by_hand(attack, garrison, 0, plus_of(cards), 3)
    assert list(found.taken_by) == [storm_by_hand(attack, garrison, 0, plus_of(cards), n)["taken"] for n in (1, 2, 3)]


@pytest.mark.rule("ME-SIE-20")
def test_losses_that_change_the_factor_are_felt_in_the_next_assault() -> None:
    """A garrison of 130 counts for 260 behind its walls: -2; after any loss it counts for 250 at most: 0."""
    cards = AttackCard.DIRECT, DefenceCard.HOLD
    first = storm_by_hand(250, 130, -2, 0, 1)
    weaker = row_of_assaults(250, 130, "city", 2, cards=cards).ends["taken"]
    same_walls = storm_by_hand(250, 130, -2, 0, 2)["taken"]
    assert row_of_assaults(250, 130, "city", 1, cards=cards).ends == first
    assert weaker > same_walls


@pytest.mark.rule("ME-SIE-22", "ME-SIE-24", "ME-SIE-42")
@pytest.mark.parametrize(("attack", "garrison"), [(1000, 300), (200, 400), (90, 70)])
def test_one_assault_ends_as_the_whole_story_of_it_does(attack: int, garrison: int) -> None:
    """The short way (losses by themselves) comes to the same as walking the besieger's order from end to end."""
    war = besieged({"red.1": attack}, {"blue.1": garrison})
    cards = {"red": AttackCard.SURPRISE, "blue": DefenceCard.WITHDRAW}
    told = dict.fromkeys(("taken", "bloody-repulse", "used-up", "held"), Fraction(0))
    for end, _, chance in walk(war, lambda w: assault.storm(w, Assault(PLACE)), lambda q: cards[q.who], ordered=False):
        lost = "red.1" not in end.banners
        repulsed = PLACE in end.sieges and end.sieges[PLACE].repulsed == end.now
        taken = end.lands[PLACE].owner == "red"
        told["taken" if taken else "used-up" if lost else "bloody-repulse" if repulsed else "held"] += chance

    assert row_of_assaults(attack, garrison, "city", 1, cards=(cards["red"], cards["blue"])).ends == told


@pytest.mark.rule("ME-SIE-21")
def test_without_cards_both_play_in_each_assault_the_mix_that_is_best_for_it() -> None:
    worth = {pair: assault_chances(CARDS[pair]) for pair in CARDS}
    rows = [[worth[a, d]["stormed"] - worth[a, d]["bloody-repulse"] for d in DefenceCard] for a in AttackCard]
    _, attack, defence = solve(rows)
    expected = sum(
        x * y * storm_by_hand(200, 100, 0, CARDS[a, d], 1)["taken"]
        for (a, x), (d, y) in product(zip(AttackCard, attack, strict=True), zip(DefenceCard, defence, strict=True))
    )

    found = row_of_assaults(200, 100, "city", 1)

    assert found.ends["taken"] == expected
    assert tuple(found.game.attack.values()) == attack


def test_more_assaults_never_make_it_less_likely_and_the_ends_are_all_there_are() -> None:
    found = row_of_assaults(1800, 500, "fortress", 4, bonus=1)
    assert list(found.taken_by) == sorted(found.taken_by)
    assert found.taken_by[-1] == found.ends["taken"]
    assert sum(found.ends.values()) == 1


# --- what a battle costs ---------------------------------------------------------------------------------


def spread(weighed: dict[tuple[int, int], Fraction], side: int, points: int) -> dict[int, Fraction]:
    """What one side loses, which is no more than it has."""
    total: dict[int, Fraction] = {}
    for lost, share in weighed.items():
        capped = min(lost[side], points)
        total[capped] = total.get(capped, Fraction(0)) + share
    return total


@pytest.mark.rule("ME-BAT-13", "ME-BAT-14", "ME-BAT-43")
@pytest.mark.parametrize(("attack", "defence", "factor"), [(450, 200, 2), (1000, 1000, 0), (200, 3000, -8)])
def test_the_losses_of_a_battle_are_those_counted_by_hand(attack: int, defence: int, factor: int) -> None:
    for cards in PAIRS:
        by_hand = battle_tolls(factor + plus_of(cards))
        found = battle_losses(attack, defence, cards)
        assert found.attacker == spread(by_hand, 0, attack)
        assert found.defender == spread(by_hand, 1, defence)


def test_with_the_best_cards_the_losses_are_those_of_each_pair_by_its_share() -> None:
    game = card_game({cards: forecast.worth for cards, forecast in forecasts(1000, 750).items()})
    found = mixed_losses(1000, 750, game)
    expected = sum(
        game.attack[a] * game.defence[d] * mean(spread(battle_tolls(1 + plus_of((a, d))), 0, 1000)) for a, d in PAIRS
    )
    assert mean(found.attacker) == expected
    assert sum(found.attacker.values()) == sum(found.defender.values()) == 1


# --- sieges ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SUB-12", "ME-SUB-15", "ME-SIE-31", "ME-SIE-32")
@pytest.mark.parametrize(
    ("points", "banners", "baggage", "garrison", "short"),
    [
        (500, 1, 0, (500,), [1, 1, 1, 1]),
        (60, 1, 2, (60,), [0, 0, 1, 1]),
        (240, 2, 3, (120, 120), [0, 1, 2, 2]),
        (91, 2, 0, (46, 45), [2, 2]),
        (120, 3, 9, (40, 40, 40), [0, 0, 0, 3, 3]),
    ],
)
def test_a_garrison_holds_out_as_counted_by_hand(
    points: int, banners: int, baggage: int, garrison: tuple[int, ...], short: list[int]
) -> None:
    found = endurance(points, banners, baggage, len(short))
    assert list(found.short) == short
    assert found.ends == hunger_by_hand(garrison, short)
    assert list(found.holds_after) == [hunger_by_hand(garrison, short[: n + 1])["holds"] for n in range(len(short))]


@pytest.mark.rule("ME-REO-11", "ME-SUB-11")
def test_a_full_stockpile_and_full_wagons_feed_a_garrison_till_they_are_empty() -> None:
    most = most_supplies(2)
    assert most == 18
    assert endurance(500, 2, most, 10).short == (0,) * 9 + (2,)


# --- routes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MOV-26", "ME-MOV-28", "ME-MOV-29", "ME-MOV-30", "ME-MOV-31", "ME-MOV-32", "ME-MOV-33")
@pytest.mark.parametrize(("points", "baggage"), [(500, 3), (500, 0), (90, 1)])
def test_a_search_for_a_route_comes_out_as_counted_by_hand(points: int, baggage: int) -> None:
    found, perils, third = crossing(points, baggage), perils_by_hand(points, baggage), Fraction(1, 3)

    assert found.outcomes == {"failure": third, "perilous": third, "safe": third}
    assert found.arrives == third + third * sum(chance for (men, _), chance in perils.items() if men)
    assert found.unhurt == third + third * perils.get((points, baggage), 0)
    for lost, chance in found.losses.items():
        in_peril = sum(share for (men, _), share in perils.items() if points - men == lost)
        assert chance == third * in_peril + 2 * third * (lost == 0)


@pytest.mark.rule("ME-RAC-09")
@pytest.mark.parametrize(
    ("race", "over", "plus"), [("dwarfs", ["mountain"], 1), ("dwarfs", ["river"], 0), ("men", ["mountain"], 0)]
)
def test_only_dwarfs_find_their_way_through_mountains_better_than_others(race: str, over: list[str], plus: int) -> None:
    faces: dict[str, Any] = {"failure": 0, "perilous": 0, "safe": 0}
    for die in D6:
        faces["failure" if die + plus <= 2 else "perilous" if die + plus <= 4 else "safe"] += 1

    assert crossing(500, 0, over, race).outcomes == {name: Fraction(count, 6) for name, count in faces.items()}
