"""Campaigns by chance; revenue, recovery, billets, baggage and retreats are reckoned from the book beside the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from oracles import Oracle, Reckoner, Step, billets, meals, recovery, retreats, revenue, supplies
from seasons import WISHES, Quarreller, answered, close_quarters, is_target, wide_world
from stage import a_board, a_war, put_banner

from gonfalon.kernel import FastDice, Play
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, Land, Siege, War
from gonfalon.world.tiles import Tile

EACH = 25  # campaigns in one case of the long run
YEARS = 2
RANGE, RIVER = Tile("H11"), Tile("R11", 0, (0, 1, 0, 0, -1, 0))  # mountains from east to west, a river likewise


def a_season(seed: int) -> dict[str, Any]:
    """On a few tiles, where sieges, battles and hunger come soon."""
    return close_quarters(seed)


def some_years(seed: int) -> dict[str, Any]:
    """With winters, in a world of their own or at close quarters."""
    place = close_quarters(seed) if seed % 2 else wide_world(seed)
    return {**place, "winter": True, "years": YEARS}


def reckoned(settings: dict[str, Any], seed: int, rules: Reckoner | None = None) -> Counter[str]:
    """One campaign to its end; what was told in it, by kind."""
    rules = rules or Reckoner()
    play = Play(rules, rules.start(settings), FastDice(seed))
    play.begin()
    for _ in answered(play, seed, YEARS + 1):
        pass
    return rules.looked


# --- a tangle of sieges ----------------------------------------------------------------------------------


def a_tangle(seed: int, **settings: Any) -> War:
    """Three realms on six by six tiles, everybody besieging somebody, and banners on the roads that lead there."""
    rng = Random(f"tangle {seed}")
    special = {f"{c}{r}": rng.choice((RANGE, RIVER)) for c in "ABCDEF" for r in range(1, 7) if rng.random() < 0.15}
    seats = {"red": "B2", "blue": "E5", "yellow": "B5"}
    war = a_war(seats, board=a_board(special=special), months=3, years=1, winter=False, **settings)
    numbers = {realm: count(1) for realm in seats}
    for place in rng.sample([p for p in war.board.places if p not in seats.values()], 18):
        war.lands[place] = Land(rng.choice((*seats, "", "independent")), rng.choice((VILLAGE, FORTRESS, CITY)))
    walled = [p for p, land in war.lands.items() if land.owner in seats and land.settlement in (FORTRESS, CITY)]
    for place in walled:
        here, foe = war.lands[place].owner, rng.choice([r for r in seats if r != war.lands[place].owner])
        if rng.random() < 0.7:
            war.sieges[place] = Siege(place, foe, here, since=0)
            _encamp(war, rng, f"{here}.{next(numbers[here])}", place, inside=True)
            for _ in range(rng.choice((1, 1, 2))):
                _encamp(war, rng, f"{foe}.{next(numbers[foe])}", place)
    for place in rng.sample(war.board.places, 12):
        if not any(b.place == place for b in war.banners.values()):
            realm = war.lands[place].owner if place in war.lands else ""
            realm = realm if realm in seats else rng.choice(list(seats))
            _encamp(war, rng, f"{realm}.{next(numbers[realm])}", place)
    return war


def _encamp(war: War, rng: Random, banner: str, place: str, *, inside: bool = False) -> None:
    around = war.board.around(place)
    half = rng.choice([2 * edge + side for edge in range(6) if around[edge] for side in (0, 1)])
    put_banner(war, banner, place, rng.randrange(300, 1500), half=half, baggage=rng.randrange(4), inside=inside)


TANGLED = {
    **WISHES,
    "movement.order": lambda war, order: is_target(war, getattr(order, "there", "")) and "march" in str(order),
    "siege.terms": lambda _, deal: str(deal).startswith("accept"),
    "siege.surrender": lambda _, answer: answer == "accept",
}


def untangled(seed: int, rules: Reckoner | None = None, **settings: Any) -> Counter[str]:
    """Three months of it; besiegers go by the edge they stand on, for that is where they came in."""
    rules, war, rng = rules or Reckoner(), a_tangle(seed, **settings), Random(seed)
    for banner in war.banners.values():
        if (beyond := war.board.around(banner.place)[banner.half // 2]) is not None:
            rules.memory.came[banner.id] = beyond
    play, player = Play(rules, war, FastDice(seed)), Quarreller(rng, TANGLED)
    play.begin()
    while play.open:
        question = player.choose(play, beside=0.2, concede=0)
        play.put((question.who, question.what), player.answer(question, play.state))
    return rules.looked


# --- reckoned --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-16", "ME-BAT-28", "ME-SIE-11", "ME-SIE-34", "ME-SIE-37")
def test_where_sieges_battles_and_terms_meet_retreats_are_as_the_book_has_them() -> None:
    told = sum((untangled(seed) for seed in range(12)), Counter[str]())
    assert told["retreat.made"] > 20
    assert told["siege.returns"] > 5
    assert told["siege.marches-out"] > 0


@pytest.mark.rule("ME-BAT-16", "ME-BAT-17", "ME-SUB-03", "ME-SUB-15")
def test_seasons_by_chance_are_as_the_book_reckons_them() -> None:
    told = sum((reckoned(a_season(seed), seed) for seed in range(8)), Counter[str]())
    assert told["retreat.made"] > 10
    assert told["subsistence.short"] > 10


@pytest.mark.rule("ME-REV-12", "ME-RCV-01", "ME-RCV-06", "ME-WQT-07", "ME-WQT-09", "ME-DEP-05")
def test_winters_by_chance_are_as_the_book_reckons_them() -> None:
    told = sum((reckoned(some_years(seed), seed) for seed in range(4)), Counter[str]())
    assert told["revenue.reckoned"] > 5
    assert told["quarters.billeted"] > 10
    assert told["recovery.tested"] > 5


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(1000, 2000, EACH))
def test_a_thousand_seasons_are_as_the_book_reckons_them(first: int) -> None:
    for seed in range(first, first + EACH):
        try:
            reckoned(a_season(seed), seed)
        except Exception as fault:
            raise AssertionError(f"season {seed}") from fault


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(1000, 1500, EACH))
def test_five_hundred_wars_with_winters_are_as_the_book_reckons_them(first: int) -> None:
    for seed in range(first, first + EACH):
        try:
            reckoned(some_years(seed), seed)
        except Exception as fault:
            raise AssertionError(f"war {seed}") from fault


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(1000, 3000, 4 * EACH))
def test_two_thousand_tangles_of_sieges_are_as_the_book_has_them(first: int) -> None:
    for seed in range(first, first + 4 * EACH):
        try:
            untangled(seed)
        except Exception as fault:
            raise AssertionError(f"tangle {seed}") from fault


# --- they cannot be fooled -------------------------------------------------------------------------------


@pytest.mark.parametrize(("oracle", "seed"), [(retreats, 6), (retreats, 12), (retreats, 65), (meals, 21), (meals, 23)])
def test_they_find_what_the_first_version_of_the_rules_did_wrong(oracle: Oracle, seed: int) -> None:
    with pytest.raises(AssertionError, match=oracle.__name__):
        untangled(seed, Reckoner(oracle), mended=False)


def pay_more(war: War, before: War) -> None:
    if before.phase == "revenue":
        war.winter = {realm: replace(purse, gathered=purse.gathered + 1) for realm, purse in war.winter.items()}


def rebuild_all(war: War, before: War) -> None:
    if before.phase == "recovery":
        war.lands = {place: replace(land, razed=False) for place, land in war.lands.items()}


def crowd(war: War, before: War) -> None:
    if before.phase == "winter-quarters":
        war.banners = {b.id: replace(b, place=war.realms[b.realm].capital) for b in war.banners.values()}


def hoard(war: War, before: War) -> None:
    if before.phase == "winter-quarters":
        war.banners = {b.id: replace(b, baggage=1) for b in war.banners.values()}


def overlook(war: War, before: War) -> None:
    if war.phase == "espionage" != before.phase:
        war.banners = {b.id: replace(b, baggage=0) for b in war.banners.values()}


def fast(war: War, before: War) -> None:
    if before.phase == "subsistence":
        war.banners = {b.id: replace(b, baggage=before.banners[b.id].baggage + 1) for b in war.banners.values()}


def stand_fast(war: War, before: War) -> None:
    if before.phase == "battle":
        war.banners |= {b.id: before.banners[b.id] for b in war.banners.values()}


def burn_all(war: War, before: War) -> None:
    if before.phase == "battle":
        war.banners = {}


@pytest.mark.parametrize(
    ("oracle", "spoil"),
    [
        (revenue, pay_more),
        (recovery, rebuild_all),
        (billets, crowd),
        (supplies, hoard),
        (supplies, overlook),
        (meals, fast),
        (retreats, stand_fast),
        (retreats, burn_all),
    ],
)
def test_each_of_them_names_what_is_broken_on_purpose(oracle: Oracle, spoil: Callable[[War, War], None]) -> None:
    class Crooked(Reckoner):
        def judge(self, step: Step) -> None:
            after = step.after.fork()
            spoil(after, step.before)
            super().judge(step._replace(after=after))

    with pytest.raises(AssertionError, match=oracle.__name__):
        _both(Crooked(oracle), Crooked(oracle))


def _both(winters: Reckoner, sieges: Reckoner) -> None:
    reckoned(some_years(2), 2, winters)
    untangled(2, sieges)
