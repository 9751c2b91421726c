"""Assassins (ME-ESP-10 to ME-ESP-18): against a banner, or against the king in a palace without a force."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from gonfalon.kernel import Choose, Several, Split, Story, ask, at_once, roll
from gonfalon.names import RULER
from gonfalon.rulesets.common import lots
from gonfalon.rulesets.mighty.court import operatives
from gonfalon.rulesets.mighty.field import delays
from gonfalon.rulesets.mighty.ground import armies, besieging, heroes, lands
from gonfalon.rulesets.mighty.state import INDEPENDENT, BannerId, Operative, RealmId, War
from gonfalon.world.tiles import PlaceId

TROOPS, CHARACTER, LEADER = 10, 20, 100  # points a pip (ME-ESP-12, ME-ESP-13)


def strike(war: War, operative: Operative) -> Story[None]:
    """Where an enemy banner is, it is struck; in a palace without one the king is (ME-ESP-11, ME-ESP-15)."""
    victims = [banner.id for banner in operatives.enemies_in(war, operative.place, operative.realm)]
    king = operatives.palace_of(war, operative.place, operative.realm)
    if victims:
        yield from strike_banner(war, operative, victims)
    elif king:
        yield from strike_palace(war, operative, king)
    else:
        operatives.in_vain(war, operative)


# --- against a banner ------------------------------------------------------------------------------------


def strike_banner(war: War, operative: Operative, victims: Sequence[BannerId]) -> Story[None]:
    """One banner is named before the die falls, and all results fall on it (ME-ESP-12)."""
    who, place = operative.realm, operative.place
    victim = yield from ask(
        Choose(
            who=who,
            what="espionage.victim",
            rule="ME-ESP-12",
            about={"place": place},
            forced=war.settings.forced,
            among=tuple(victims),
        )
    )
    (die,) = yield from roll(1, 6, "assassin", rule="ME-ESP-11", who=who)
    outcome, losses = BANNER[die]
    war.tell("assassin.strikes", rule="ME-ESP-11", realm=who, place=place, banner=victim, outcome=outcome)
    if outcome in DEADLY:
        heroes.fall(war, victim)
    points = 0
    for count, pip in losses:
        dice = yield from roll(count, 6, "assassin-losses", rule="ME-ESP-11", who=who)
        points += pip * sum(dice)
    if points:
        yield from armies.lose(war, victim, points, "ME-ESP-11")


BANNER: dict[int, tuple[str, tuple[tuple[int, int], ...]]] = {  # ME-ESP-11: what happens; dice times points
    1: ("caught", ()),
    2: ("cornered", ((2, TROOPS),)),
    3: ("character", ((1, CHARACTER),)),
    4: ("leader", ((1, LEADER),)),
    5: ("leader-and-troops", ((1, LEADER), (2, TROOPS))),
    6: ("two-characters", ((1, CHARACTER), (1, LEADER))),  # ME-ESP-14
}
DEADLY = ("leader", "leader-and-troops", "two-characters")  # to whoever leads the banner


# --- against the king ------------------------------------------------------------------------------------


def strike_palace(war: War, operative: Operative, king: RealmId) -> Story[None]:
    """The palace chart (ME-ESP-15)."""
    (die,) = yield from roll(1, 6, "assassin", rule="ME-ESP-15", who=operative.realm)
    outcome, follow = PALACE[die]
    place = operative.place
    war.tell("assassin.palace", rule="ME-ESP-15", realm=operative.realm, place=place, king=king, outcome=outcome)
    yield from follow(war, operative, king)


@at_once
def caught(war: War, operative: Operative, king: RealmId) -> None:
    """1 and 2: nothing happens."""


def massacre(war: War, operative: Operative, king: RealmId) -> Story[None]:
    """3: guards for the palace cost the army 3D6x10 points, from banners of their master's choice (ME-ESP-16)."""
    dice = yield from roll(3, 6, "palace-guards", rule="ME-ESP-16", who=operative.realm)
    army = sorted(armies.banners_of(war, king), key=lambda banner: banner.number)
    if not army:
        return
    points = min(TROOPS * sum(dice), sum(banner.points for banner in army))
    shares = yield from ask(
        Split(
            who=king,
            what="espionage.guards",
            rule="ME-ESP-16",
            about={"points": points},
            total=points,
            parts=tuple(banner.id for banner in army),
            least=(0,) * len(army),
            most=tuple(min(points, banner.points) for banner in army),
        )
    )
    war.tell("assassin.guards", rule="ME-ESP-16", realm=king, points=points)
    for banner, share in zip(army, shares, strict=True):
        if share:
            yield from armies.lose(war, banner.id, share, "ME-ESP-16", seen=False)


@at_once
def hurt(war: War, operative: Operative, king: RealmId) -> None:  # noqa: ARG001
    """4: rumours; in the first month each force moves on 4 to 6 only (ME-ESP-17)."""
    delays.unsettle(war, king, halted=0, wavering=1)


@at_once
def wounded(war: War, operative: Operative, king: RealmId) -> None:  # noqa: ARG001
    """5: no force moves in the first month (ME-ESP-17)."""
    delays.unsettle(war, king, halted=1, wavering=0)


def killed(war: War, operative: Operative, king: RealmId) -> Story[None]:
    """6: D3 fortresses rebel, nobody moves in the first month, and in the second on 4 to 6 only (ME-ESP-18)."""
    delays.unsettle(war, king, halted=1, wavering=2)
    heroes.fall(war, f"{king}.{RULER}")
    (die,) = yield from roll(1, 6, "rebel-fortresses", rule="ME-ESP-18", who=operative.realm)
    for place in (yield from _rebels(war, operative, king, (die + 1) // 2)):
        rebel(war, place, king)


def _rebels(war: War, operative: Operative, king: RealmId, count: int) -> Story[list[PlaceId]]:
    """Chosen by lot among those not razed; in the Dutch edition by the assassin's master."""
    own = lands.rebel_fortresses(war, king)
    if count >= len(own):
        return own
    if war.settings.rebel_fortresses == "chosen":
        about = {"king": king, "count": count}
        what, who = "espionage.rebels", operative.realm
        question = Several(who=who, what=what, rule="ME-ESP-18", about=about, among=tuple(own), least=count, most=count)
        return list((yield from ask(question)))
    chosen: list[PlaceId] = []
    while len(chosen) < count:
        left = [place for place in own if place not in chosen]
        chosen.append((yield from lots.draw_lot(left, "rebel-fortress", "ME-ESP-18", operative.realm)))
    return chosen


def rebel(war: War, place: PlaceId, king: RealmId) -> None:
    """The fortress turns independent with all that is in it; its banners are lost, besiegers stay (ME-ESP-18)."""
    war.lands[place] = replace(war.lands[place], owner=INDEPENDENT)
    war.stockpiles.pop(place, None)
    war.tell("assassin.rebels", rule="ME-ESP-18", realm=king, place=place)
    lost = armies.ashore(war, place, king)
    if place in war.sieges:
        besieging.lift(war, place, "ME-ESP-18")
    for banner in lost:
        armies.remove_banner(war, banner.id, "ME-ESP-18")


PALACE: dict[int, tuple[str, Callable[[War, Operative, RealmId], Story[None]]]] = {  # ME-ESP-15
    1: ("caught", caught),
    2: ("caught", caught),
    3: ("massacre", massacre),
    4: ("hurt", hurt),
    5: ("wounded", wounded),
    6: ("killed", killed),
}
