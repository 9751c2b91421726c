"""What befalls scouts instead of success (ME-SCT-24 to ME-SCT-37): the scouting event chart.

The force is every banner that stands with the one whose scouts they are; what befalls it falls on all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask, at_once, roll
from gonfalon.rulesets.mighty.ground import armies, directions, supplies
from gonfalon.rulesets.mighty.season import dragons, subsistence
from gonfalon.rulesets.mighty.season.scouts import Scouts, in_reach, sharers
from gonfalon.rulesets.mighty.siege import siege
from gonfalon.rulesets.mighty.state import War

WRONG_DIRECTION = 7
LAIR = (11, 12)


def meet_event(war: War, scouts: Scouts) -> Story[Scouts | None]:
    """Roll on the event chart (ME-SCT-25); scouts who went the wrong way look at another tile, and go on there."""
    total = yield from roll_event(war, scouts)
    if total == WRONG_DIRECTION:
        return (yield from wrong_direction(war, scouts))
    yield from EVENTS[total](war, scouts)
    siege.lift_abandoned(war)  # besiegers may have wasted away (ME-SIE-10)
    return None


def roll_event(war: War, scouts: Scouts) -> Story[int]:
    """2D6; an 11 counts in the highlands only and is thrown again elsewhere (ME-SCT-35)."""
    highland = war.board.terrain(scouts.place) == "highland"
    while True:
        dice = yield from roll(2, 6, "scouting-event", rule="ME-SCT-25", who=scouts.realm)
        if highland or sum(dice) != LAIR[0]:
            return sum(dice)


def desertion(war: War, scouts: Scouts) -> Story[None]:
    """Each banner of the force loses D6x50 points (ME-SCT-26)."""
    befall(war, scouts, "scout.desertion", "ME-SCT-26")
    yield from waste(war, scouts, 50, "desertion", "ME-SCT-26")


@at_once
def mutiny(war: War, scouts: Scouts) -> None:
    """Nobody moves this turn; nobody scouts or moves in the next (ME-SCT-27).

    Who was barred from scouting already stays so for the rest of the turn.
    """
    befall(war, scouts, "scout.mutiny", "ME-SCT-27")
    for banner_id in sharers(war, scouts):
        banner = war.banners[banner_id]
        if not armies.may_scout(war, banner):
            war.turn = replace(war.turn, barred=(*war.turn.barred, banner_id))
        war.banners[banner_id] = replace(banner, no_move=war.now + 1, no_scout=war.now + 1)


def rotten_supplies(war: War, scouts: Scouts) -> Story[None]:
    """Each banner gives up a point of baggage, or goes short of it (ME-SCT-28)."""
    befall(war, scouts, "scout.rotten", "ME-SCT-28")
    for banner_id in sharers(war, scouts):
        banner = war.banners[banner_id]
        if banner.baggage:
            war.banners[banner_id] = replace(banner, baggage=banner.baggage - 1)
        else:
            yield from subsistence.shortfall(war, banner_id, "ME-SCT-28")


def sickness(war: War, scouts: Scouts) -> Story[None]:
    """Each banner of the force loses D6x10 points (ME-SCT-29)."""
    befall(war, scouts, "scout.sickness", "ME-SCT-29")
    yield from waste(war, scouts, 10, "sickness", "ME-SCT-29")


@at_once
def storms(war: War, scouts: Scouts) -> None:
    """The force stays where it is this turn (ME-SCT-30)."""
    befall(war, scouts, "scout.storms", "ME-SCT-30")
    for banner_id in sharers(war, scouts):
        banner = war.banners[banner_id]
        war.banners[banner_id] = replace(banner, no_move=max(banner.no_move, war.now))


def wrong_direction(war: War, scouts: Scouts) -> Story[Scouts | None]:
    """A die shows the side of their own tile over which they go (ME-SCT-31); not every side leads anywhere.

    Back come the scouts from the rim, the sea, the swamp, and a tile the player tried before this attempt.
    """
    first = yield from directions.name_first_side(scouts.realm, scouts.home, "scouting.side", "ME-SCT-31")
    edge = yield from directions.throw_side(first, scouts.realm, "wrong-direction", "ME-SCT-31")
    befall(war, scouts, "scout.astray", "ME-SCT-31", side=directions.SIDES[edge])
    there = war.board.around(scouts.home)[edge]
    reach = in_reach(war.board, scouts.home, scouts.ship)
    if there is None or there not in reach or there in scouts.earlier:
        befall(war, scouts, "scout.empty-handed", "ME-SCT-31")
        return None
    war.turn = replace(war.turn, tried=tuple(dict.fromkeys((*war.turn.tried, there))))
    return replace(scouts, place=there)


@at_once
def bandits(war: War, scouts: Scouts) -> None:
    """The scouts are lost, and nothing else (ME-SCT-32)."""
    befall(war, scouts, "scout.bandits", "ME-SCT-32")


def convoy(war: War, scouts: Scouts) -> Story[None]:
    """D6 baggage points for the force to share (ME-SCT-33); in the Dutch edition for the banner alone."""
    (points,) = yield from roll(1, 6, "convoy", rule="ME-SCT-33", who=scouts.realm)
    befall(war, scouts, "scout.convoy", "ME-SCT-33", points=points)
    takers = sharers(war, scouts) if war.settings.convoy == "force" else [scouts.banner]
    lost = yield from supplies.share_out(war, scouts.realm, takers, points, "scouting.convoy", "ME-SCT-33")
    if lost:
        to = supplies.hears_of_baggage(war, scouts.realm)
        war.tell("scout.left-behind", rule="ME-SUB-11", to=to, realm=scouts.realm, place=scouts.home, points=lost)


def mercenaries(war: War, scouts: Scouts) -> Story[None]:
    """On 1 to 4 they join with D6x20 points, on 5 and 6 they kill the scouts (ME-SCT-34)."""
    (die,) = yield from roll(1, 6, "mercenaries", rule="ME-SCT-34", who=scouts.realm)
    if die > 4:
        befall(war, scouts, "scout.slain", "ME-SCT-34")
        return
    (die,) = yield from roll(1, 6, "recruits", rule="ME-SCT-34", who=scouts.realm)
    befall(war, scouts, "scout.mercenaries", "ME-SCT-34", points=20 * die)
    banner_id: str = yield from ask(
        Choose(
            who=scouts.realm,
            what="scouting.recruits",
            rule="ME-SCT-34",
            about={"place": scouts.home, "points": 20 * die},
            forced=war.settings.forced,
            among=tuple(dict.fromkeys((scouts.banner, *sharers(war, scouts)))),
        )
    )
    armies.add_points(war, banner_id, 20 * die)
    war.tell("scout.recruits", rule="ME-SCT-34", banner=banner_id, points=20 * die)


def lair(war: War, scouts: Scouts) -> Story[None]:
    """They turn back from a dragons' lair (ME-SCT-36), and may have woken what lies in it (ME-SCT-37)."""
    befall(war, scouts, "scout.lair", "ME-SCT-36")
    yield from dragons.disturb(war, scouts.place, scouts.realm)


EVENTS: dict[int, Callable[[War, Scouts], Story[None]]] = {  # ME-SCT-25; 7 leads on to another tile
    2: desertion,
    3: mutiny,
    4: rotten_supplies,
    5: sickness,
    6: storms,
    8: bandits,
    9: convoy,
    10: mercenaries,
    **dict.fromkeys(LAIR, lair),
}


def waste(war: War, scouts: Scouts, pip: int, label: str, rule: str) -> Story[None]:
    """Every banner of the force throws for its own losses."""
    for banner_id in sharers(war, scouts):
        (die,) = yield from roll(1, 6, label, rule=rule, who=scouts.realm)
        yield from armies.lose(war, banner_id, die * pip, rule)


def befall(war: War, scouts: Scouts, kind: str, rule: str, **more: Any) -> None:
    """Tell what happened to the scouts."""
    war.tell(kind, rule=rule, realm=scouts.realm, banner=scouts.banner, home=scouts.home, place=scouts.place, **more)
