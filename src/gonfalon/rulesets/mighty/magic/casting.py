"""Casting at an equinox (ME-MAG-01 to ME-MAG-12): who may, in which order, which spell, at what, and how far it goes.

A step is the drawing of a spell or its casting; between the two it lies in `war.pending`.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gonfalon.kernel import Choose, Pick, Refusal, Story, ask, roll
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.common.orders import Order, PlaceName, order_question
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.magic.table import AUTUMN, SPRING, Chart
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms import calendar, ends
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.spells.spell import KNOWN, Magic, is_shielded
from gonfalon.rulesets.mighty.state import RealmId, Turn, War
from gonfalon.rulesets.mighty.winter import quarters, winter
from gonfalon.world.tiles import PlaceId

WIZARD = 500  # points of a banner that is taken to have a wizard with it (ME-MAG-03)
FARTHEST = 12  # tiles (ME-MAG-07)
HIGH = 4  # and above: the second die of two that make a D12 adds six (ME-MAG-06)
KEEP, AGAIN = "keep", "again"


class Cast(Order, frozen=True):
    """Cast a spell that is not aimed at a tile."""

    form = "cast"


class CastAt(Order, frozen=True):
    """Cast the spell at this tile."""

    form = "cast at {place}"
    by_hand = {}
    place: PlaceName


class Decline(Order, frozen=True):
    """Let the spell go."""

    form = "decline"


def autumn(war: War) -> Story[None]:
    """Winter phase 1."""
    return _equinox(war, AUTUMN)


def spring(war: War) -> Story[None]:
    """Winter phase 12. What still protects a tile from the last spring lapses first (ME-MAG-24)."""
    if not war.order:
        hooks.spring_comes(war)
    yield from _equinox(war, SPRING)


def _equinox(war: War, chart: Chart) -> Story[None]:
    if not war.order:
        yield from gather_casters(war)
    elif war.realms[war.player].out:
        next_caster(war)
    elif war.pending.spell is None:
        name = yield from draw_spell(war, chart)
        war.pending = replace(war.pending, spell=name)
    else:
        yield from cast(war, KNOWN[war.pending.spell])


# --- who may cast ----------------------------------------------------------------------------------------


def gather_casters(war: War) -> Story[None]:
    """Whoever qualifies as the phase opens casts in a diced order (ME-MAG-03, ME-MAG-04).

    One spell each, or as many as his race has (ME-RAC-13). In autumn nobody has moved since the season ended. That a
    banner in a capital is strong enough is plain from now.
    """
    war.turn = Turn()
    casters = [realm for realm in ends.in_play(war) if may_cast(war, realm)]
    war.tell("magic.casters", rule="ME-MAG-03", shows=True, count=len(casters), realms=", ".join(casters))
    if not casters:
        winter.next_phase(war)
        return
    order = yield from calendar.dice_order(war, casters, 1, "ME-MAG-04")
    war.order, war.active = tuple(realm for realm in order for _ in range(races.castings(war, realm))), 0


def may_cast(war: War, realm: RealmId) -> bool:
    """A banner of 500 points in his own capital, which he holds and which stands (ME-MAG-02, ME-MAG-03)."""
    capital = war.realms[realm].capital
    if lands.owner(war, capital) != realm:
        return False
    return any(banner.points >= WIZARD for banner in armies.ashore(war, capital, realm))


def next_caster(war: War) -> None:
    """Each spell is completed before the next player begins (ME-MAG-04)."""
    war.pending = replace(war.pending, spell=None)
    war.pass_on()
    if war.up() is None:
        winter.next_phase(war)


# --- which spell -----------------------------------------------------------------------------------------


def draw_spell(war: War, chart: Chart) -> Story[str]:
    """A D12 on the chart of the season; who does not like what it shows may throw once more (ME-MAG-05)."""
    name = yield from _throw(war, chart)
    about = {"spell": name}
    question = Choose(who=war.player, what="magic.keep", rule="ME-MAG-05", about=about, among=(KEEP, AGAIN))
    return name if (yield from ask(question)) == KEEP else (yield from _throw(war, chart))


def _throw(war: War, chart: Chart) -> Story[str]:
    """The box has ordinary dice only: the second of two says whether six is added to the first (ME-MAG-06)."""
    first, second = yield from roll(2, 6, "spell", rule="ME-MAG-06", who=war.player)
    name = chart[twelve(first, second)].name
    war.tell("magic.drawn", rule="ME-MAG-05", realm=war.player, spell=name)
    return name


def twelve(first: int, second: int) -> int:
    """A D12 from two D6 (ME-MAG-06)."""
    return first + 6 * (second >= HIGH)


# --- at what ---------------------------------------------------------------------------------------------


def cast(war: War, magic: Magic) -> Story[None]:
    """The caster names a tile, or lets the spell go; without a legal target it lapses (ME-MAG-05)."""
    caster = war.player
    if magic.aimed and not any(True for _ in targets(war, caster, magic)):
        war.tell("magic.lapses", rule="ME-MAG-05", realm=caster, spell=magic.name)
        next_caster(war)
        return
    order = yield from ask(question(war, caster, magic))
    if isinstance(order, Decline):
        war.tell("magic.declined", rule="ME-MAG-04", realm=caster, spell=magic.name)
    else:
        place = order.place if isinstance(order, CastAt) else war.realms[caster].capital
        yield from work(war, caster, magic, place)
    next_caster(war)


def question(war: War, caster: RealmId, magic: Magic) -> Pick[Order]:
    def orders() -> Iterable[Order]:
        yield Decline()
        yield from ((CastAt(place) for place in targets(war, caster, magic)) if magic.aimed else (Cast(),))

    def draw(rng: Chance) -> Order:
        for _ in range(rng.getrandbits(4) if magic.aimed else 0):  # a lucky throw is cheaper than a list of all tiles
            if judge_target(war, caster, magic, place := pick_one(war.board.places, rng)) is None:
                return CastAt(place)
        return pick_one(tuple(orders()), rng)

    return order_question(
        caster,
        "magic.cast",
        "ME-MAG-07",
        (CastAt, Cast, Decline),
        orders,
        lambda order: judge(war, caster, magic, order),
        about={"spell": magic.name},
        draw=draw,
    )


def targets(war: War, caster: RealmId, magic: Magic) -> Iterable[PlaceId]:
    return (place for place in war.board.places if judge_target(war, caster, magic, place) is None)


def judge(war: War, caster: RealmId, magic: Magic, order: Order) -> Refusal | None:
    """A tile for a spell that needs one, and none for one that does not (ME-MAG-10)."""
    if isinstance(order, Decline):
        return None
    if isinstance(order, CastAt) != magic.aimed:
        key = "mighty-magic-needs-target" if magic.aimed else "mighty-magic-no-target"
        return Refusal.of(key, rule="ME-MAG-10", spell=magic.name)
    return judge_target(war, caster, magic, order.place) if isinstance(order, CastAt) else None


def judge_target(war: War, caster: RealmId, magic: Magic, place: PlaceId) -> Refusal | None:
    """On the map, within twelve tiles, no rival's capital (ME-MAG-07), unprotected (ME-MAG-24), fit (ME-MAG-12)."""
    if place not in war.board.tiles:
        return Refusal.of("mighty-magic-nowhere", rule="ME-MAG-07", place=place[:20])
    distance = war.board.distance(war.realms[caster].capital, place)
    if distance > FARTHEST:
        return Refusal.of("mighty-magic-far", rule="ME-MAG-07", place=place, distance=distance, most=FARTHEST)
    if is_barred_capital(war, caster, place):
        return Refusal.of("mighty-magic-capital", rule="ME-MAG-07", place=place)
    if is_shielded(war, place):
        return Refusal.of("mighty-magic-protected", rule="ME-MAG-24", place=place)
    if not magic.fits(war, caster, place):
        return Refusal.of("mighty-magic-target", rule="ME-MAG-12", place=place, spell=magic.name)
    return None


def is_barred_capital(war: War, caster: RealmId, place: PlaceId) -> bool:
    """A tile that another player chose as his capital, whoever holds it now, unless the caster does (ME-MAG-07)."""
    chosen = any(realm.capital == place for realm in war.realms.values() if realm.id != caster)
    return chosen and lands.owner(war, place) != caster


# --- and how far -----------------------------------------------------------------------------------------


def work(war: War, caster: RealmId, magic: Magic, place: PlaceId) -> Story[None]:
    """The target is named openly before the range roll; then the spell works in full, or not at all (ME-MAG-08)."""
    if magic.aimed:
        war.tell("magic.aimed", rule="ME-MAG-07", realm=caster, spell=magic.name, place=place)
        if not (yield from reaches(war, caster, place)):
            war.tell("magic.fails", rule="ME-MAG-08", realm=caster, spell=magic.name, place=place)
            return
    war.tell("magic.works", rule=magic.rule, realm=caster, spell=magic.name, place=place)
    yield from magic.strike(war, caster, place)
    quarters.settle_sieges(war, magic.rule)


def reaches(war: War, caster: RealmId, place: PlaceId) -> Story[bool]:
    """2D6 must reach the distance from the capital (ME-MAG-08); in some older campaigns go beyond it."""
    dice = yield from roll(2, 6, "range", rule="ME-MAG-08", who=caster)
    distance = war.board.distance(war.realms[caster].capital, place)
    return sum(dice) > distance if war.settings.spell_range == "exceed" else sum(dice) >= distance
