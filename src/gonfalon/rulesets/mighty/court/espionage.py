"""Espionage (ME-ESP): operatives are hired in secret, declared by number, placed face down in turn, resolved in turn.

What each kind does is told in a room of its own: `assassins`, `spies`, `saboteurs`, `agents`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from gonfalon.kernel import Choose, Question, Refusal, Story, ask, roll
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.common.orders import Crowns, Done, Order, PlaceName, Word, order_question
from gonfalon.rulesets.mighty.court import agents, assassins, operatives, saboteurs, spies
from gonfalon.rulesets.mighty.court.operatives import AGENT, ASSASSIN, KINDS, SABOTEUR, SPY
from gonfalon.rulesets.mighty.realms import calendar, ends
from gonfalon.rulesets.mighty.state import Operative, RealmId, War
from gonfalon.rulesets.mighty.winter import quarters, treasury, winter

STAGE = "espionage"
PLACING: Final = "placing"
RESOLVING: Final = "resolving"


class Hire(Order, frozen=True):
    """So many crowns for operatives of a kind."""

    form = "hire {kind} for {crowns}"
    kind: Word
    crowns: Crowns


class Put(Order, frozen=True):
    """Put an operative face down into a tile."""

    form = "put {kind} in {place}"
    by_hand = {"kind": ("spy",)}
    kind: Word
    place: PlaceName


class Dismiss(Order, frozen=True):
    """Discard an operative for whom there is no tile."""

    form = "dismiss {kind}"
    kind: Word


Placement = Put | Dismiss
PLACEMENTS: tuple[type[Placement], ...] = (Put, Dismiss)


def step(war: War) -> Story[None]:
    """Phase 11: all hire at their own pace; then they declare, place and resolve together (ME-ESP-01)."""
    if winter.waiting(war, STAGE):
        yield from winter.at_own_pace(war, STAGE, hiring, hire)
    elif war.pending.espionage is None:
        yield from declare(war)
    elif war.pending.espionage == PLACING:
        yield from place(war)
    else:
        yield from resolve(war)


# --- hiring ----------------------------------------------------------------------------------------------


def hiring(war: War, realm: RealmId) -> Question[Order]:
    """What is left of the crowns is lost when he is done, and he is told how much that is (ME-REV-14)."""
    return order_question(
        realm,
        "espionage.hire",
        "ME-ESP-02",
        (Hire, Done),
        lambda: hires(war, realm),
        lambda order: judge_hire(war, realm, order),
        unreadable="ME-WIN-01",
        about={"crowns": treasury.crowns(war, realm)},
    )


def hires(war: War, realm: RealmId) -> Iterable[Order]:
    """One crown at a time; more at once is read too."""
    yield Done()
    if treasury.crowns(war, realm):
        yield from (Hire(kind, 1) for kind in KINDS)


def judge_hire(war: War, realm: RealmId, order: Order) -> Refusal | None:
    if not isinstance(order, Hire):
        return None
    if order.kind not in KINDS:
        return Refusal.of("mighty-operative-kind", rule="ME-ESP-01", kind=order.kind[:40], kinds=", ".join(KINDS))
    if order.crowns < 1:
        return Refusal.of("mighty-operative-price", rule="ME-ESP-02")
    return treasury.judge_price(war, realm, order.crowns, "ME-ESP-02")


def hire(war: War, realm: RealmId, order: Order) -> Story[bool]:
    """A crown each, but D6 spies for a crown, thrown in secret at once (ME-ESP-02)."""
    if not isinstance(order, Hire):
        treasury.lose_the_rest(war, realm)
        return True
    treasury.spend(war, realm, order.crowns, order.kind, "ME-ESP-02")
    count = order.crowns
    if order.kind == SPY:
        count = sum((yield from roll(order.crowns, 6, "spies", rule="ME-ESP-02", who=realm, to=(realm,))))
    purse = war.winter[realm]
    war.winter[realm] = replace(purse, operatives=(*purse.operatives, *[order.kind] * count))
    war.tell("operative.hired", rule="ME-ESP-02", to=(realm,), realm=realm, kind=order.kind, count=count)
    return False


# --- declaring and placing -------------------------------------------------------------------------------


def declare(war: War) -> Story[None]:
    """All tell how many they have and not what (ME-ESP-03); who has most places first, equals throw (ME-ESP-04)."""
    by_number: dict[int, list[RealmId]] = {}
    for realm in ends.in_play(war):
        count = len(war.winter[realm].operatives)
        war.winter[realm] = replace(war.winter[realm], declared=count)
        war.tell("operative.declared", rule="ME-ESP-03", realm=realm, count=count)
        if count:
            by_number.setdefault(count, []).append(realm)
    order: tuple[RealmId, ...] = ()
    for count in sorted(by_number, reverse=True):
        order += yield from calendar.dice_order(war, by_number[count], 1, "ME-ESP-04")
    war.order, war.active = order, 0
    war.pending = replace(war.pending, espionage=PLACING)


def _next_player(war: War, busy: Callable[[RealmId], object]) -> bool:
    """The turn goes to the next in the order who has something to do; False if nobody has."""
    for shift in range(len(war.order)):
        place = (war.active + shift) % len(war.order)
        if not war.realms[war.order[place]].out and busy(war.order[place]):
            war.active = place
            return True
    return False


def place(war: War) -> Story[None]:
    """One counter each in turn until all lie on the map (ME-ESP-04); in the Dutch edition each player all of his.

    Then a random order is thrown for what they do (ME-ESP-06).
    """
    if not _next_player(war, lambda realm: war.winter[realm].operatives):
        owners = list(dict.fromkeys(operative.realm for operative in war.operatives.values()))
        war.order = (yield from calendar.dice_order(war, owners, 1, "ME-ESP-06")) if owners else ()
        war.active = 0
        war.pending = replace(war.pending, espionage=RESOLVING)
        return
    realm = war.player
    order = yield from ask(placing(war, realm))
    purse = war.winter[realm]
    left = list(purse.operatives)
    left.remove(order.kind)
    war.winter[realm] = replace(purse, operatives=tuple(left))
    if isinstance(order, Put):
        operatives.lay_down(war, realm, order.kind, order.place, "ME-ESP-04")
    else:
        war.tell("operative.dismissed", rule="ME-ESP-04", realm=realm)
    if war.settings.operatives_placed == "in-rotation":
        war.active = (war.active + 1) % len(war.order)


def placing(war: War, realm: RealmId) -> Question[Placement]:
    kinds = war.winter[realm].operatives
    return order_question(
        realm,
        "espionage.place",
        "ME-ESP-04",
        PLACEMENTS,
        lambda: places(war, realm),
        lambda order: judge_place(war, realm, order),
        unreadable="ME-WIN-01",
        about={kind: kinds.count(kind) for kind in KINDS},
        draw=lambda rng: draw(war, realm, rng),
    )


def places(war: War, realm: RealmId) -> Iterable[Placement]:
    """Every kind he has in every tile open to it; whom no tile takes is dismissed unseen."""
    stuck = True
    kinds = tuple(dict.fromkeys(war.winter[realm].operatives))
    for kind in kinds:
        for place in operatives.legal_places(war, realm, kind):
            stuck = False
            yield Put(kind, place)
    if stuck:
        yield from map(Dismiss, kinds)


def draw(war: War, realm: RealmId, rng: Chance) -> Placement:
    kind = pick_one(war.winter[realm].operatives, rng)
    legal = tuple(operatives.legal_places(war, realm, kind))
    return Put(kind, pick_one(legal, rng)) if legal else pick_one(tuple(places(war, realm)), rng)


def judge_place(war: War, realm: RealmId, order: Placement) -> Refusal | None:
    """An operative he has, in a tile that is open to its kind; nobody else hears of it (ME-ESP-05)."""
    kinds = war.winter[realm].operatives
    if order.kind not in kinds:
        return Refusal.of("mighty-operative-none-left", rule="ME-ESP-03", kind=order.kind[:40])
    if isinstance(order, Put):
        return operatives.judge_place(war, realm, order.kind, order.place)
    if any(True for kind in set(kinds) for _ in operatives.legal_places(war, realm, kind)):
        return Refusal.of("mighty-operative-has-tile", rule="ME-ESP-04")
    return None


# --- resolving -------------------------------------------------------------------------------------------


def resolve(war: War) -> Story[None]:
    """One operative of the owner's choice is turned up, does its work and is discarded; then the next player's."""
    if not _next_player(war, lambda realm: operatives.of_realm(war, realm)):
        war.pending = replace(war.pending, espionage=None)
        winter.next_phase(war)
        return
    who = war.player
    among = tuple(operative.id for operative in operatives.of_realm(war, who))
    chosen = yield from ask(
        Choose(who=who, what="espionage.resolve", rule="ME-ESP-06", forced=war.settings.forced, among=among)
    )
    operative = war.operatives.pop(chosen)
    kind, at = operative.kind, operative.place
    war.tell("operative.turned-up", rule="ME-ESP-06", shows=True, realm=who, kind=kind, place=at)
    yield from WORK[kind](war, operative)
    quarters.settle_sieges(war, "ME-ESP-06")
    war.active = (war.active + 1) % len(war.order)


WORK: dict[str, Callable[[War, Operative], Story[None]]] = {  # ME-ESP-01
    ASSASSIN: assassins.strike,
    SPY: spies.report,
    SABOTEUR: saboteurs.strike,
    AGENT: agents.hunt,
}
