"""How long a garrison holds out, exactly, while its besiegers only sit before the walls and are fed themselves.

The garrison's months are the chapters' own stories. Who goes short when is found by playing them through with dice
that hurt nobody; then each hungry banner and the starvation die are walked by themselves, since none of these throws
touches another: once somebody has gone short there is no supply left to share (ME-SUB-12 to ME-SUB-15, ME-SIE-31 to
ME-SIE-36). A surrender is accepted, and the garrison has somewhere to go.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import prod
from typing import Any, NamedTuple

from gonfalon.kernel import Roll, Story
from gonfalon.kernel.odds import odds, walk, walk_stages
from gonfalon.rulesets.mighty.ground import armies, supplies
from gonfalon.rulesets.mighty.ground.armies import CARRIES
from gonfalon.rulesets.mighty.ground.lands import STOCKPILE
from gonfalon.rulesets.mighty.odds.odds import ATTACKER, DEFENDER, FIELD
from gonfalon.rulesets.mighty.season import subsistence
from gonfalon.rulesets.mighty.settings import Settings
from gonfalon.rulesets.mighty.siege import starvation
from gonfalon.rulesets.mighty.siege.starvation import BETRAYAL, SURRENDER
from gonfalon.rulesets.mighty.state import CITY, Banner, BannerId, Land, Realm, Siege, War
from gonfalon.world.board import TileBoard

HOLDS, STARVED = "holds", "starved"
ENDS = (HOLDS, BETRAYAL, SURRENDER, STARVED)
HARMLESS = 6  # on every die of hunger


class Endurance(NamedTuple):
    """How a siege has ended after some months, and how likely the garrison still holds after each of them."""

    ends: dict[str, Fraction]
    holds_after: tuple[Fraction, ...]
    short: tuple[int, ...]  # how many banners go short in each month, if all are still there


def most_supplies(banners: int) -> int:
    """What the stockpile and so many banners can hold (ME-REO-11, ME-SUB-11)."""
    return STOCKPILE + CARRIES * banners


def endurance(points: int, banners: int, baggage: int, months: int) -> Endurance:
    """A garrison of so many points, shared evenly among its banners, with all its supplies, for so many months.

    `calm` is the chance that the starvation die has opened no gate so far, `alive` that there is anybody left to hold
    them. Both must be.
    """
    hungry = _rehearsed(points, banners, baggage, months)
    opened = _starvation_die()
    times = dict.fromkeys(_shares(points, banners), 0)
    ends, holds_after = dict.fromkeys(ENDS, Fraction(0)), list[Fraction]()
    calm = alive = Fraction(1)
    for short in hungry:
        for name in short:
            times[name] += 1
        before, alive = alive, _any_alive(points, banners, times)
        if short:
            ends[STARVED] += calm * (before - alive)
            for result in (BETRAYAL, SURRENDER):
                ends[result] += calm * alive * opened[result]
            calm *= 1 - opened[BETRAYAL] - opened[SURRENDER]
        holds_after.append(calm * alive)
    ends[HOLDS] = calm * alive
    return Endurance(ends, tuple(holds_after), tuple(map(len, hungry)))


def _any_alive(points: int, banners: int, times: dict[BannerId, int]) -> Fraction:
    shares = _shares(points, banners)
    return 1 - prod((1 - _survives(shares[name], often) for name, often in times.items()), start=Fraction(1))


# --- the stories, walked ---------------------------------------------------------------------------------


def _rehearsed(points: int, banners: int, baggage: int, months: int) -> list[list[BannerId]]:
    """Who goes short in each month, by the subsistence chapter itself."""
    war = _shut_in(points, banners, baggage)
    hungry = []
    for _ in range(months):
        (mess,) = supplies.messes(war, DEFENDER)
        war.told.clear()
        _play(subsistence.feed(war, mess))
        hungry.append([event.args["banner"] for event in war.told if event.kind == "subsistence.short"])
    return hungry


def _play(story: Story[None]) -> None:
    """Tell a story with dice that do no harm; of equal banners it does not matter which is meant."""
    sent: Any = None
    try:
        while True:
            effect = story.send(sent)
            if isinstance(effect, Roll):
                sent = (HARMLESS,) * effect.count
            else:
                sent = tuple(next(iter(question.options())) for question in effect.questions)
    except StopIteration:
        return


@cache
def _survives(points: int, times: int) -> Fraction:
    """The chance that a banner of so many points lives through so many shortfalls (ME-SUB-12)."""
    war = _shut_in(points, 1, 0)
    (name,) = war.banners
    ends = walk_stages(war, [lambda then: _goes_short(then, name)] * times)
    return sum((chance for then, chance in ends.values() if armies.alive(then, [name])), Fraction(0))


def _goes_short(war: War, name: BannerId) -> Story[None]:
    if armies.alive(war, [name]):
        yield from subsistence.shortfall(war, name, "ME-SUB-12")


@cache
def _starvation_die() -> dict[str, Fraction]:
    """The starvation table (ME-SIE-32)."""
    war = _shut_in(1, 1, 0)
    return dict(odds(walk(war, lambda then: starvation.starve(then, then.sieges[FIELD])), lambda _, result: result))


# --- the garrison ----------------------------------------------------------------------------------------


def _shares(points: int, banners: int) -> dict[BannerId, int]:
    """As evenly as whole points allow."""
    return {f"{DEFENDER}.{n}": points // banners + (n <= points % banners) for n in range(1, banners + 1)}


def _shut_in(points: int, banners: int, baggage: int) -> War:
    """The garrison in its walls; the stockpile is filled first, the rest is carried."""
    stored = min(baggage, STOCKPILE)
    carried = list(_shares(baggage - stored, banners).values())
    inside = {
        name: Banner(name, DEFENDER, number, share, carried[number - 1], FIELD, 0, inside=True)
        for number, (name, share) in enumerate(_shares(points, banners).items(), 1)
    }
    return War(
        settings=Settings(players=(ATTACKER, DEFENDER)),
        board=TileBoard({}),
        realms={side: Realm(side) for side in (ATTACKER, DEFENDER)},
        lands={FIELD: Land(DEFENDER, CITY)},
        banners=inside,
        stockpiles={FIELD: stored} if stored else {},
        sieges={FIELD: Siege(FIELD, ATTACKER, DEFENDER, since=1)},
        phase="subsistence",
        order=(DEFENDER, ATTACKER),
    )
