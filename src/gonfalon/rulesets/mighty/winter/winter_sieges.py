"""Sieges kept up through the winter (ME-BAG-04 to ME-BAG-07): supplied or lost, then hunger behind the walls.

They touch besieger and garrison alike, so all are settled at once, before anybody goes on with his baggage. The dice
for supplies are thrown for all sieges first; then each siege has its turn, and after a betrayal or surrender those who
are left go into winter quarters before the next.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask, roll
from gonfalon.rulesets.mighty.ground import armies, besieging
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.siege import starvation
from gonfalon.rulesets.mighty.siege.starvation import BETRAYAL, SURRENDER
from gonfalon.rulesets.mighty.state import INDEPENDENT, BannerId, Quarters, Siege, War
from gonfalon.rulesets.mighty.winter import quarters, treasury, winter_road
from gonfalon.world.tiles import PlaceId

FREE = -1  # due of besiegers who eat nothing (ME-RAC-04)
PAY, ABANDON = "pay", "abandon"
WINTER = 1  # is taken off the starvation die (ME-BAG-06)


def are_settled(war: War) -> bool:
    """Is there nothing left to be done?"""
    due = war.pending.winter_sieges
    return due is not None and not any(due.values()) and not war.quarters.abroad


def step(war: War) -> Story[None]:
    """The next thing to be done about sieges."""
    if war.pending.winter_sieges is None:
        yield from reckon(war)
    elif war.quarters.abroad:
        yield from quarters.billet_next(war)
    else:
        yield from settle(war, next(place for place, points in war.pending.winter_sieges.items() if points))


def reckon(war: War) -> Story[None]:
    """A die for each besieging banner says what the siege needs (ME-BAG-04)."""
    quarters.settle_sieges(war, "ME-SIE-10")
    due: dict[PlaceId, int] = {}
    for siege in war.sieges.values():
        banners = [b for b in besieging.besiegers(war, siege) if races.needs_food(war, b)]
        if not banners:
            due[siege.place] = FREE
            continue
        dice = yield from roll(len(banners), 6, "siege-supplies", rule="ME-BAG-04", who=siege.besieger)
        points = due[siege.place] = sum(dice)
        war.tell("winter-siege.due", rule="ME-BAG-04", realm=siege.besieger, place=siege.place, points=points)
    war.pending = replace(war.pending, winter_sieges=due)


def settle(war: War, place: PlaceId) -> Story[None]:
    """Paid in full, the siege goes on and hunger does its work; else the whole force perishes (ME-BAG-05)."""
    due = war.pending.winter_sieges or {}
    points = due[place]
    war.pending = replace(war.pending, winter_sieges={**due, place: 0})
    if place not in war.sieges:
        return
    siege = war.sieges[place]
    if points != FREE:
        if not (yield from is_paid(war, siege, points)):
            perish(war, siege)
            return
        treasury.spend(war, siege.besieger, points, "siege", "ME-BAG-04")
    war.tell("winter-siege.sustained", rule="ME-BAG-05", realm=siege.besieger, place=place)
    if races.hungers(war, siege):
        yield from hunger(war, siege)


def is_paid(war: War, siege: Siege, points: int) -> Story[bool]:
    """He is asked even if he cannot pay, which is nobody's business."""
    crowns = treasury.crowns(war, siege.besieger)
    about = {"place": siege.place, "points": points, "crowns": crowns}
    among = (PAY, ABANDON) if points <= crowns else (ABANDON,)
    question = Choose(who=siege.besieger, what="winter-siege.pay", rule="ME-BAG-05", about=about, among=among)
    return (yield from ask(question)) == PAY


def perish(war: War, siege: Siege) -> None:
    """The besiegers are lost, and the garrison is free where it is (ME-BAG-05)."""
    war.tell("winter-siege.perishes", rule="ME-BAG-05", realm=siege.besieger, place=siege.place)
    for banner in besieging.besiegers(war, siege):
        armies.remove_banner(war, banner.id, "ME-BAG-05")
    besieging.lift(war, siege.place, "ME-BAG-05")


# --- hunger ----------------------------------------------------------------------------------------------


def hunger(war: War, siege: Siege) -> Story[None]:
    """The starvation table with one off the die, once for each siege and winter (ME-BAG-06).

    Independents open their gates for betrayal and surrender alike.
    """
    result = yield from starvation.starve(war, siege, "ME-BAG-06", worse=WINTER)
    if result == BETRAYAL or (result == SURRENDER and siege.defender == INDEPENDENT):
        for banner in armies.garrison(war, siege.place):
            armies.remove_banner(war, banner.id, "ME-BAG-06")
        yield from end(war, siege)
    elif result == SURRENDER and (yield from starvation.is_accepted(war, siege, "ME-BAG-06")):
        yield from end(war, siege)


def end(war: War, siege: Siege) -> Story[None]:
    """The place is the besieger's even if he leaves it; both sides make for winter quarters (ME-BAG-07)."""
    both = (*besieging.besiegers(war, siege), *armies.garrison(war, siege.place))
    besieging.hand_over(war, siege.place, siege.besieger, "ME-BAG-06")
    besieging.come_out(war, siege.place)
    yield from go_home(war, [banner.id for banner in both])


def go_home(war: War, ids: Sequence[BannerId]) -> Story[None]:
    """By the rules of winter quarters, as the map is now; those who come home are billeted by the next steps.

    Who has no clear road is destroyed, or by a setting makes a winter retreat (ME-BAG-07).
    """
    war.quarters = Quarters(abroad=tuple(ids))
    quarters.note_positions(war)
    yield from winter_road.step(war, lost_for_good=war.settings.winter_surrender == "destroyed")
    if not war.quarters.abroad:
        war.quarters = Quarters()
