"""The besieger's phase (ME-SIE-18 to ME-SIE-30): he assaults the walls, or batters them for a turn."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from msgspec.structs import replace

from gonfalon.kernel import Refusal, Story, at_once, roll
from gonfalon.rulesets.common.orders import Order, PlaceName
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.field import combat
from gonfalon.rulesets.mighty.field.combat import HIGHEST, LOSS
from gonfalon.rulesets.mighty.ground import armies, besieging, lands
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, RealmId, Siege, War

MULTIPLIER = {CITY: 2, FORTRESS: 3}  # what walls make of a garrison (ME-SIE-18)
BATTERY = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 3}  # ME-SIE-29


class AssaultResult(StrEnum):
    """How an assault ends; the names are a contract of `gonfalon odds`."""

    BLOODY_REPULSE = "bloody-repulse"
    REPULSE = "repulse"
    STORMED = "stormed"


class AssaultRow(NamedTuple):
    """A row of the result table: up to this score; how many dice each side throws for its loss."""

    most: int
    result: AssaultResult
    defender: int
    attacker: int


ASSAULT_RESULTS = (  # ME-SIE-23; a stormed garrison is lost without dice
    AssaultRow(5, AssaultResult.BLOODY_REPULSE, 1, 2),
    AssaultRow(8, AssaultResult.REPULSE, 1, 1),
    AssaultRow(HIGHEST, AssaultResult.STORMED, 0, 1),
)


class Throw(NamedTuple):
    """What the dice of an assault made of it."""

    dice: tuple[int, ...]
    score: int
    row: AssaultRow


class Assault(Order, frozen=True):
    """Storm the walls of this place."""

    form = "assault {place}"
    by_hand = {}
    place: PlaceName


class Batter(Order, frozen=True):
    """Batter the walls of this place."""

    form = "batter {place}"
    by_hand = {}
    place: PlaceName


# --- which orders are legal ------------------------------------------------------------------------------


def assaults(war: War) -> Iterable[Assault]:
    orders = (Assault(siege.place) for siege in war.sieges.values() if siege.besieger == war.player)
    return (order for order in orders if judge_assault(war, order) is None)


def batteries(war: War) -> Iterable[Batter]:
    orders = (Batter(siege.place) for siege in war.sieges.values() if siege.besieger == war.player)
    return (order for order in orders if judge_battery(war, order) is None)


def judge_assault(war: War, order: Assault) -> Refusal | None:
    """Not after a battery of this turn (ME-SIE-27), nor after a bloody repulse (ME-SIE-26)."""
    if refusal := _judge_siege(war, order.place):
        return refusal
    siege = war.sieges[order.place]
    if siege.battered == war.now:
        return Refusal.of("mighty-siege-battered", rule="ME-SIE-27", place=order.place)
    if siege.repulsed == war.now:
        return Refusal.of("mighty-siege-repulsed", rule="ME-SIE-26", place=order.place)
    return None


def judge_battery(war: War, order: Batter) -> Refusal | None:
    """Instead of an assault, once a turn (ME-SIE-19, ME-SIE-27)."""
    if refusal := _judge_siege(war, order.place):
        return refusal
    siege = war.sieges[order.place]
    if siege.battered == war.now:
        return Refusal.of("mighty-siege-battered", rule="ME-SIE-27", place=order.place)
    if siege.assaulted == war.now:
        return Refusal.of("mighty-siege-assaulted", rule="ME-SIE-27", place=order.place)
    return None


def _judge_siege(war: War, place: str) -> Refusal | None:
    siege = war.sieges.get(place)
    if siege is None or siege.besieger != war.player:
        return Refusal.of("mighty-siege-none", rule="ME-SIE-19", place=place)
    if siege.terms:
        return Refusal.of("mighty-siege-bound", rule="ME-SIE-37", place=place)
    return hooks.stunned(war, besieging.besiegers(war, siege))


# --- battery ---------------------------------------------------------------------------------------------


@at_once
def batter(war: War, order: Batter) -> None:
    """A turn spent on the walls; what it was worth is seen when they are assaulted in the next (ME-SIE-27)."""
    siege = war.sieges[order.place]
    war.sieges[order.place] = replace(siege, battered=war.now, bonus=-1)
    war.tell("siege.battered", rule="ME-SIE-27", place=order.place, realm=siege.besieger)


def _battery_bonus(war: War, siege: Siege) -> Story[int]:
    """One die before the first assault of the turn right after a battery, good for all of them (ME-SIE-29, ME-SIE-30).

    Damage of the last month is made good before the next season.
    """
    if siege.assaulted == war.now:
        return siege.bonus
    if siege.battered != war.now - 1 or war.month == 1:
        return 0
    (die,) = yield from roll(1, 6, "battery", rule="ME-SIE-29", who=siege.besieger)
    bonus = races.battery(war, siege.place, die, BATTERY[die])
    war.tell("siege.damage", rule="ME-SIE-29", place=siege.place, bonus=bonus)
    return bonus


# --- assault ---------------------------------------------------------------------------------------------


def assault_factor(attack_points: int, garrison_points: int, walls: int) -> int:
    """The combat table, with the garrison multiplied by what its walls count for (ME-SIE-18, ME-SIE-20)."""
    return combat.combat_factor(attack_points, garrison_points * walls)


def assault_score(factor: int, modifier: int, bonus: int, who: RealmId = "") -> Story[Throw]:
    """Score = combat factor + strategic modifier + 2D6 + battery and hardship bonus (ME-SIE-22, ME-SIE-43)."""
    dice = yield from roll(2, 6, "assault", rule="ME-SIE-22", who=who)
    score = factor + modifier + sum(dice) + bonus
    return Throw(dice, score, next(row for row in ASSAULT_RESULTS if score <= row.most))


def storm(war: War, order: Assault) -> Story[None]:
    """An assault from the first ladder to the last (ME-SIE-20 to ME-SIE-26)."""
    siege = war.sieges[order.place]
    bonus = yield from _battery_bonus(war, siege)
    siege = war.sieges[order.place] = replace(siege, assaulted=war.now, bonus=bonus)
    factor = _declare(war, siege)
    about = {"place": siege.place, "factor": factor}
    cards = yield from combat.choose_cards(war, siege.besieger, siege.defender, "ME-SIE-21", about)
    throw = yield from assault_score(factor, combat.modifier(*cards), bonus + siege.hardship, siege.besieger)
    result = throw.row.result
    war.tell(
        "siege.assault-result",
        rule="ME-SIE-23",
        place=siege.place,
        attacker=siege.besieger,
        defender=siege.defender,
        score=throw.score,
        result=result.value,
    )
    if result == AssaultResult.BLOODY_REPULSE:
        war.sieges[siege.place] = replace(siege, repulsed=war.now)
    yield from reckon(war, siege.place, throw)


def _declare(war: War, siege: Siege) -> int:
    """Both sides say before all how strong they are, as in battle (ME-SIE-20, ME-BAT-04); the combat factor."""
    place = siege.place
    attack = armies.points_of(war, (b.id for b in besieging.besiegers(war, siege)))
    garrison = siege.independents or armies.points_of(war, (b.id for b in armies.garrison(war, place)))
    walls = hooks.walls(war, place, MULTIPLIER[lands.standing_settlement(war, place)])
    factor = assault_factor(attack, garrison, walls)
    armies.reveal_total(war, None, siege.besieger, place, attack, "ME-SIE-20")
    if siege.defender != INDEPENDENT:
        armies.reveal_total(war, None, siege.defender, place, garrison, "ME-SIE-20")
    war.tell(
        "siege.assault",
        rule="ME-SIE-20",
        shows=True,
        place=place,
        attacker=siege.besieger,
        defender=siege.defender,
        defence=garrison * walls,
        factor=factor,
    )
    return factor


def reckon(war: War, place: str, throw: Throw) -> Story[None]:
    """Losses, a fallen leader, and who is left to hold the place (ME-SIE-22 to ME-SIE-24, ME-SIE-42)."""
    siege = war.sieges[place]
    attackers = [banner.id for banner in besieging.besiegers(war, siege)]
    garrison = [banner.id for banner in armies.garrison(war, place)]
    stormed = throw.row.result == AssaultResult.STORMED
    spoils = armies.baggage_of(war, garrison)
    yield from _lose_men(war, siege, attackers, garrison, throw.row)
    militia = 0 if stormed else war.sieges[place].independents
    lost = yield from combat.character_casualty(
        war, throw.dice, attackers, () if stormed else garrison, "ME-SIE-22", militia
    )
    war.sieges[place] = replace(war.sieges[place], independents=militia - lost)
    held = not stormed and (militia > lost or armies.alive(war, garrison))
    if not armies.alive(war, attackers):
        _besiegers_used_up(war, place, stormed=stormed)
    elif not held:
        left = bool(armies.alive(war, garrison))
        rule = "ME-SIE-24" if stormed else "ME-SIE-42"
        yield from besieging.fall(war, place, siege.besieger, rule, 0 if left else spoils)


def _lose_men(war: War, siege: Siege, attackers: list[str], garrison: list[str], row: AssaultRow) -> Story[None]:
    """Each die costs fifty points; the garrison's come off its own strength, not off that of its walls (ME-SIE-23)."""
    defence = attack = 0
    if row.defender:
        defence = sum((yield from roll(row.defender, 6, "losses", rule="ME-SIE-23", who=siege.defender)))
    attack = sum((yield from roll(row.attacker, 6, "losses", rule="ME-SIE-23", who=siege.besieger)))
    if siege.defender == INDEPENDENT and defence:
        lose_militia(war, siege.place, defence * LOSS, "ME-SIE-23")
    elif defence:
        lost = races.assault_loss(war, siege.place, defence * LOSS)
        yield from armies.lose_shared(war, garrison, lost, "ME-SIE-23")
    yield from armies.lose_shared(war, attackers, attack * LOSS, "ME-SIE-23")


def lose_militia(war: War, place: str, points: int, rule: str) -> None:
    """An independent garrison keeps its strength for the whole siege, less its losses (ME-SIE-41)."""
    siege = war.sieges[place]
    war.tell("independents.lose", rule=rule, place=place, points=points)
    war.sieges[place] = replace(siege, independents=max(0, siege.independents - points))


def _besiegers_used_up(war: War, place: str, *, stormed: bool) -> None:
    """Nobody is left to take the place: it keeps its flag, even if nobody is left to hold it (ME-SIE-24, ME-SIE-42)."""
    if stormed:
        for banner in armies.garrison(war, place):
            armies.remove_banner(war, banner.id, "ME-SIE-24")
    besieging.lift(war, place, "ME-SIE-24" if stormed else "ME-SIE-42")


DEEDS = (
    Deed(Assault, assaults, judge_assault, storm),
    Deed(Batter, batteries, judge_battery, batter),
)
