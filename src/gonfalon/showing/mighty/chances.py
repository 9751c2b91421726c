"""Odds in `mighty`, from what the viewer knows: battles and assaults before and after the cards, ways, hunger, chases.

Nothing is reckoned here that the rules do not do themselves: battles are walked by `rulesets.mighty.odds`, assaults and
route rolls by walking the rules' own stories over every fall of the dice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from gonfalon.kernel.odds import odds, walk
from gonfalon.kernel.questions import Question
from gonfalon.rulesets.mighty.battle.pursuit import PURSUIT
from gonfalon.rulesets.mighty.field import combat, marching
from gonfalon.rulesets.mighty.field.combat import (
    ATTACK_CARDS,
    ATTACKER_WINS,
    DEFENCE_CARDS,
    DEFENDER_WINS,
    Cards,
)
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.odds.card_game import card_game
from gonfalon.rulesets.mighty.odds.odds import assault_at, battle_at
from gonfalon.rulesets.mighty.odds.odds_sieges import HOLDS, endurance
from gonfalon.rulesets.mighty.siege.assault import AssaultResult
from gonfalon.rulesets.mighty.state import War
from gonfalon.showing.odds import bars
from gonfalon.showing.types import Bar, Odds
from gonfalon.showing.words import Words
from gonfalon.world.routes import Route

Split = tuple[Fraction, Fraction, Fraction]  # for the attacker: bad, between, good
Side = Literal["attacker", "defender"]
THIRD = Fraction(1, 3)
CERTAIN = Fraction(1)
BATTLE, STORM = "battle", "storm"


class Clash(NamedTuple):
    """What an attack comes to with each pair of cards, and what each pair is worth to the attacker."""

    kind: str
    splits: Mapping[Cards, Split]
    worth: Mapping[Cards, Fraction]


@lru_cache(maxsize=64)
def battle(factor: int) -> Clash:
    """A battle at this combat factor."""
    found = battle_at(factor)
    splits = {}
    for cards, forecast in found.items():
        lost, won = (
            sum((forecast.outcomes[result.value] for result in results), Fraction())
            for results in (DEFENDER_WINS, ATTACKER_WINS)
        )
        splits[cards] = (lost, CERTAIN - lost - won, won)
    return Clash(BATTLE, splits, {cards: forecast.worth for cards, forecast in found.items()})


@lru_cache(maxsize=256)
def storm(factor: int, bonus: int) -> Clash:
    """An assault at this factor, with what battery and hardship add (ME-SIE-22, ME-SIE-43)."""
    found = assault_at(factor, bonus)
    splits = {}
    for cards, forecast in found.items():
        bloody, thrown_back, stormed = (forecast.outcomes[result.value] for result in AssaultResult)
        splits[cards] = (bloody, thrown_back, stormed)
    return Clash(STORM, splits, {cards: forecast.worth for cards, forecast in found.items()})


# --- before and after the cards --------------------------------------------------------------------------


def before_cards(words: Words, clash: Clash, side: Side, *, dealt: bool = False) -> Odds:
    """The card game at its value: both sides play their best mix, or one plays his best against a card by chance."""
    game = card_game(clash.worth)
    attack, defence = dict(game.attack), dict(game.defence)
    if dealt:
        attack, defence = _against_chance(clash, side)
    share = _mixed([(attack[a] * defence[d], clash.splits[a, d]) for a, d in clash.splits])
    title = words("odds-dealt" if dealt else "odds-before")
    return Odds(title=title, bars=_bars(words, clash.kind, side, share))


def with_card(words: Words, clash: Clash, side: Side, card: str, *, dealt: bool = False) -> Odds:
    """One card against the other side's best mix, or against a card by chance; the note has each card by itself."""
    game, attacks = card_game(clash.worth), side == "attacker"
    pairs: dict[str, Cards] = {}
    for pair in clash.splits:
        own, other = pair if attacks else pair[::-1]
        if own.value == card:
            pairs[other.value] = pair
    mix = {other.value: share for other, share in (game.defence if attacks else game.attack).items()}
    share = _mixed([(THIRD if dealt else mix[other], clash.splits[pair]) for other, pair in pairs.items()])
    against = [
        words("odds-against", card=other, modifier=signed(combat.modifier(*pair)), percent=_good(clash, pair, side))
        for other, pair in pairs.items()
    ]
    title = words("odds-card-dealt" if dealt else "odds-card")
    return Odds(title=title, bars=_bars(words, clash.kind, side, share), note=" · ".join(against))


def _good(clash: Clash, pair: Cards, side: Side) -> int:
    """The chance of a good end with these two cards, in percent."""
    return round(100 * _turned(clash.splits[pair], side)[2])


def signed(number: int) -> str:
    """`+2`, `0`, `−1`."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _against_chance(
    clash: Clash, side: Side
) -> tuple[dict[combat.AttackCard, Fraction], dict[combat.DefenceCard, Fraction]]:
    """The best card against one that is dealt, each with the same chance (ME-BAT-50)."""
    even_attack, even_defence = dict.fromkeys(ATTACK_CARDS, THIRD), dict.fromkeys(DEFENCE_CARDS, THIRD)
    if side == "attacker":
        best = max(ATTACK_CARDS, key=lambda a: sum(clash.worth[a, d] for d in DEFENCE_CARDS))
        return {a: Fraction(a == best) for a in ATTACK_CARDS}, even_defence
    hold = min(DEFENCE_CARDS, key=lambda d: sum(clash.worth[a, d] for a in ATTACK_CARDS))
    return even_attack, {d: Fraction(d == hold) for d in DEFENCE_CARDS}


def _mixed(parts: Sequence[tuple[Fraction, Split]]) -> Split:
    bad, between, good = (sum((weight * split[i] for weight, split in parts), Fraction()) for i in range(3))
    return bad, between, good


def _turned(split: Split, side: Side) -> Split:
    """The defender's good is the attacker's bad."""
    return split if side == "attacker" else (split[2], split[1], split[0])


def _bars(words: Words, kind: str, side: Side, split: Split) -> tuple[Bar, ...]:
    bad, between, good = _turned(split, side)
    keys = ("lose", "draw", "win") if kind == BATTLE else (f"{side}-bad", "repulse", f"{side}-good")
    return bars(
        [
            (keys[0], words(f"odds-{keys[0]}"), "bad", bad),
            (keys[1], words(f"odds-{keys[1]}"), "even", between),
            (keys[2], words(f"odds-{keys[2]}"), "good", good),
        ]
    )


def by_chance(words: Words, attack: int, strengths: Sequence[int]) -> Odds:
    """A battle with villagers, who muster by a die and are dealt a card (ME-BAT-48 to ME-BAT-50)."""
    parts: list[tuple[Fraction, Split]] = []
    for points in strengths:
        clash = battle(combat.combat_factor(attack, points))
        attacks, defences = _against_chance(clash, "attacker")
        parts += [(attacks[a] * defences[d] / len(strengths), clash.splits[a, d]) for a, d in clash.splits]
    shown = _bars(words, BATTLE, "attacker", _mixed(parts))
    return Odds(
        title=words("odds-militia"),
        bars=shown,
        note=words("odds-militia-note", least=min(strengths), most=max(strengths)),
    )


# --- the way ---------------------------------------------------------------------------------------------


def needs_route(war: War, ids: Sequence[str], there: str, half: int | None) -> list[str]:
    """The banners that have no free way to that tile, or to that half-edge of it (ME-MOV-08)."""
    blocked = []
    for name in ids:
        route = marching.way(war, war.banners[name], there)
        if isinstance(route, Route) and not (route.free if half is None else half in route.free):
            blocked.append(name)
    return blocked


def route(words: Words, war: War, ids: Sequence[str], there: str, half: int | None = None) -> Odds:
    """What a route roll would bring: the rules' own search, walked over every face (ME-MOV-26)."""
    over = marching.in_the_way(war, ids, there, half)
    ends = walk(
        war,
        lambda known: marching.search_route(known, ids, "ME-MOV-24", may_decline=True, over=lambda: over),
        lambda _: "stay",
    )
    found = odds(ends, lambda _, outcome: outcome)
    shares = [found.get(outcome, Fraction(0)) for outcome in (marching.FAILED, marching.DECLINED, marching.FOUND)]
    shown = bars(
        [
            ("no-way", words("odds-no-way"), "bad", shares[0]),
            ("perilous", words("odds-perilous"), "even", shares[1]),
            ("safe", words("odds-safe"), "good", shares[2]),
        ]
    )
    return Odds(title=words("odds-route"), bars=shown, note=words("odds-route-note"))


def perils(words: Words, war: War, ids: Sequence[str]) -> Odds:
    """What a perilous route does to these banners: the rules' own table, walked (ME-MOV-29 to ME-MOV-33)."""
    before = _count(war, ids)
    ends = walk(war, lambda known: marching.brave_perils(known, ids), _anyone)
    found = odds(ends, lambda then, _: _toll(then, ids, before))
    shown = bars(
        [
            ("lose-men", words("odds-lose-men"), "bad", found.get("lose-men", Fraction(0))),
            ("lose-baggage", words("odds-lose-baggage"), "even", found.get("lose-baggage", Fraction(0))),
            ("unhurt", words("odds-unhurt"), "good", found.get("unhurt", Fraction(0))),
        ]
    )
    return Odds(title=words("odds-perils"), bars=shown)


def _anyone(question: Question[Any]) -> Any:
    """Whose point of baggage is lost makes no difference here."""
    return next(iter(question.options()))


def _count(war: War, ids: Sequence[str]) -> tuple[int, int]:
    """Men and baggage of those who live."""
    alive = armies.alive(war, ids)
    return armies.points_of(war, alive), armies.baggage_of(war, alive)


def _toll(war: War, ids: Sequence[str], before: tuple[int, int]) -> str:
    (men, baggage), (had, carried) = _count(war, ids), before
    return "lose-men" if men < had else "lose-baggage" if baggage < carried else "unhurt"


def hunger(words: Words, months: int, points: int, banners: int, baggage: int) -> Odds:
    """What hunger does to a garrison until winter while its besiegers only sit there (ME-SIE-31 to ME-SIE-36)."""
    found = endurance(points, banners, baggage, months)
    holds = found.ends[HOLDS]
    shown = bars(
        [
            ("holds", words("odds-holds"), "bad", holds),
            ("starved-out", words("odds-starved-out"), "good", CERTAIN - holds),
        ]
    )
    return Odds(title=words("odds-hunger"), bars=shown, note=words("odds-hunger-note", months=months))


def pursuit(words: Words) -> Odds:
    """The pursuit chart: who is the worse for it (ME-BAT-33)."""
    faces = len(PURSUIT)
    hurt = sum(chase.baggage or chase.losers for chase in PURSUIT.values())
    struck = sum(chase.pursuers for chase in PURSUIT.values())
    shown = bars(
        [
            ("struck", words("odds-struck"), "bad", Fraction(struck, faces)),
            ("covered", words("odds-covered"), "even", Fraction(faces - hurt - struck, faces)),
            ("harried", words("odds-harried"), "good", Fraction(hurt, faces)),
        ]
    )
    return Odds(title=words("odds-pursuit"), bars=shown)
