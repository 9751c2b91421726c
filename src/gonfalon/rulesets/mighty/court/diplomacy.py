"""Diplomacy (ME-DIP): gold between rulers, and envoys to independents. Pacts are in `pacts`, alliances in `alliances`.

Missions to courts on several borders are declared when the season ends. In the phase itself everybody gives and sends
as he likes, side by side and unseen; when all are done the courts receive whoever has come.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gonfalon.kernel import Question, Refusal, Story, at_once
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import Crowns, Order, PlaceName, RealmName
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import RealmId, War
from gonfalon.rulesets.mighty.winter import missions, treasury, winter
from gonfalon.rulesets.mighty.winter.missions import PRICE

STAGE = "diplomacy"


class Give(Order, frozen=True):
    """A free gift to another ruler."""

    form = "give {crowns} to {realm}"
    crowns: Crowns
    realm: RealmName


class Send(Order, frozen=True):
    """Envoys go to the independents of this tile."""

    form = "send envoys to {place}"
    by_hand = {}
    place: PlaceName


# --- the phase -------------------------------------------------------------------------------------------


def step(war: War) -> Story[None]:
    """Phase 5: gifts and envoys at everybody's own pace; then one court after another receives them."""
    if winter.waiting(war, STAGE):
        yield from winter.at_own_pace(war, STAGE, question, act)
    elif place := missions.under_way(war):
        yield from missions.receive(war, place)
    else:
        war.pending = replace(war.pending, contested=None)
        winter.next_phase(war)


def question(war: War, realm: RealmId) -> Question[Order]:
    about = {"crowns": treasury.crowns(war, realm)}
    return phases.errands(war, realm, "diplomacy.order", ERRANDS, rule="ME-DIP-06", unreadable="ME-WIN-02", about=about)


@at_once
def act(war: War, realm: RealmId, order: Order) -> bool:
    """Carry out an order; True when this player is done."""
    return phases.run_errand(war, realm, ERRANDS, order)


def gifts(war: War, realm: RealmId) -> Iterable[Give]:
    """A crown, or all of them, for each other ruler; any sum is read too."""
    purse = treasury.crowns(war, realm)
    for crowns in sorted({min(purse, 1), purse} - {0}):
        yield from (Give(crowns, other) for other in ends.in_play(war) if other != realm)


def judge_gift(war: War, realm: RealmId, order: Give) -> Refusal | None:
    """Whole crowns that one has, to another ruler who is still in the game (ME-REV-13)."""
    if order.realm == realm or order.realm not in ends.in_play(war):
        return Refusal.of("mighty-gift-nobody", rule="ME-REV-13", realm=order.realm[:40])
    if order.crowns < 1:
        return Refusal.of("mighty-gift-nothing", rule="ME-REV-13")
    return treasury.judge_price(war, realm, order.crowns, "ME-REV-13")


def give(war: War, realm: RealmId, order: Give) -> None:
    treasury.give(war, realm, order.realm, order.crowns, "ME-REV-13")


def sendings(war: War, realm: RealmId) -> Iterable[Send]:
    """To every court that may be visited."""
    if treasury.crowns(war, realm) >= PRICE:
        places = (court[0] for court in missions.courts(war))
        yield from (Send(place) for place in places if missions.judge(war, realm, place) is None)


def judge_sending(war: War, realm: RealmId, order: Send) -> Refusal | None:
    return missions.judge(war, realm, order.place) or treasury.judge_price(war, realm, PRICE, "ME-DIP-06")


def send(war: War, realm: RealmId, order: Send) -> None:
    """The crown is spent whatever comes of it (ME-DIP-06)."""
    treasury.spend(war, realm, PRICE, "envoys", "ME-DIP-06")
    purse = war.winter[realm]
    war.winter[realm] = replace(purse, missions=(*purse.missions, missions.court_of(war, order.place)[0]))
    war.tell("mission.sent", rule="ME-DIP-06", to=(realm,), realm=realm, place=order.place)


ERRANDS = (Deed(Send, sendings, judge_sending, send), Deed(Give, gifts, judge_gift, give))
