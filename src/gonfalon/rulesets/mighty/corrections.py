"""What an umpire can correct: the owner of a tile, a banner's strength, baggage and place, and in winter the money.

{"tile": "B4", "owner": "red"}
{"realm": "red", "crowns": 12}
{"banner": "red.3", "points": 700, "baggage": 2, "place": "B4", "half": 3}

Everybody sees a correction. What hangs on the thing corrected follows, so that the war stays one that could be: a
banner put elsewhere leaves the fights and sieges it was in, and a tile that is somebody else's is besieged no longer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Refusal
from gonfalon.rulesets.common.corrections import Correction, Field
from gonfalon.rulesets.mighty.ground import armies, besieging
from gonfalon.rulesets.mighty.ground.armies import CARRIES, MOST
from gonfalon.rulesets.mighty.ground.lands import land
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms.ends import in_play
from gonfalon.rulesets.mighty.siege import siege
from gonfalon.rulesets.mighty.state import INDEPENDENT, NOBODY, Banner, BannerId, Known, War

MOST_CROWNS = 999
BANNER = Correction(
    "banner",
    "piece",
    (
        Field("points", "number", 1, 10 * MOST),
        Field("baggage", "number", 0, CARRIES),
        Field("half", "number", 0, 11),
        Field("place", "place"),
    ),
)
TILE = Correction("tile", "place", (Field("owner", "realm"),))
MONEY = Correction("realm", "realm", (Field("crowns", "number", 0, MOST_CROWNS),))
CORRECTIONS = (BANNER, TILE, MONEY)
LIMITS = {field.name: (field.least, field.most) for field in BANNER.fields if field.kind == "number"}
PLACE = {"place", "half"}
RULE = "ME-SIE-10"  # by which a siege that a correction has left without a side is over


def correct(war: War, change: Mapping[str, Any]) -> Refusal | None:
    """Carry out a correction, or say what is wrong with it."""
    if war.laying:
        return Refusal.of("mighty-correction-laying", rule="ME-MAP-58")
    if set(change) == {"tile", "owner"}:
        return _correct_tile(war, change["tile"], change["owner"])
    if "banner" in change and set(change) <= {"banner", "points", "baggage", *PLACE}:
        return _correct_banner(war, change)
    if set(change) == {"realm", "crowns"}:
        return _correct_crowns(war, change["realm"], change["crowns"])
    return Refusal.of("mighty-correction-unknown", fields=", ".join(map(str, change)))


# --- tiles -----------------------------------------------------------------------------------------------


def _correct_tile(war: War, place: Any, owner: Any) -> Refusal | None:
    """A tile that has an owner is not razed (ME-RAZ-07); a stockpile is a player's, independents have a settlement."""
    if not _is_land(war, place):
        return Refusal.of("mighty-correction-place", place=str(place))
    here, realms = land(war, place), in_play(war)
    if owner not in (*realms, NOBODY, *([INDEPENDENT] if here.settlement else [])):
        return Refusal.of("mighty-correction-owner", owner=str(owner), realms=", ".join(realms))
    if owner != here.owner and place in war.sieges:
        siege.lift(war, place, RULE)
    war.lands[place] = replace(here, owner=owner, razed=here.razed and owner == NOBODY)
    if owner not in realms:
        war.stockpiles.pop(place, None)
    return None


# --- money -----------------------------------------------------------------------------------------------


def _correct_crowns(war: War, realm: Any, crowns: Any) -> Refusal | None:
    """What a player has left; what was gathered follows, so that every crown stays accounted for (ME-REV-13)."""
    purse = war.winter.get(realm) if isinstance(realm, str) else None
    if purse is None:
        return Refusal.of("mighty-correction-crowns", rule="ME-REV-14", realm=str(realm))
    if type(crowns) is not int or not 0 <= crowns <= MOST_CROWNS:
        return Refusal.of("mighty-setting-range", setting="crowns", least=0, most=MOST_CROWNS)
    gathered = max(0, purse.gathered + crowns - purse.crowns)
    war.winter[realm] = replace(purse, crowns=crowns, gathered=gathered)
    return None


# --- banners ---------------------------------------------------------------------------------------------


def _correct_banner(war: War, change: Mapping[str, Any]) -> Refusal | None:
    banner = war.banners.get(str(change["banner"]))
    if banner is None:
        return Refusal.of("mighty-correction-banner", banner=str(change["banner"]))
    for name, (least, most) in LIMITS.items():
        value = change.get(name, least)
        if type(value) is not int or not least <= value <= most:
            return Refusal.of("mighty-setting-range", setting=name, least=least, most=most)
    if change.get("baggage") and not races.carries(war, banner):
        return Refusal.of("mighty-races-no-baggage", rule="ME-RAC-04")
    if PLACE & set(change) and (refusal := _put_down(war, banner, change)):
        return refusal
    if "points" in change:
        _set_points(war, banner.id, change["points"])
    banner = war.banners[banner.id]
    war.banners[banner.id] = replace(banner, baggage=change.get("baggage", banner.baggage))
    return None


def _put_down(war: War, banner: Banner, change: Mapping[str, Any]) -> Refusal | None:
    """It stands on dry land in the open; whoever leaves a tile has no part in what goes on there."""
    place, half = change.get("place", banner.place), change.get("half", banner.half)
    if not _is_land(war, place) or half in war.board.sea_halves(place):
        return Refusal.of("mighty-correction-place", place=str(place))
    moved = place != banner.place
    war.banners[banner.id] = replace(
        banner, place=place, half=half, ship="", inside=banner.inside and not moved, landed=banner.landed and not moved
    )
    if moved:
        _leave_fights(war, banner.id)
        _end_sieges(war)
    return None


def _leave_fights(war: War, banner_id: BannerId) -> None:
    for place, fight in list(war.fights.items()):
        attackers, defenders = (tuple(i for i in ids if i != banner_id) for ids in (fight.attackers, fight.defenders))
        war.fights[place] = replace(fight, attackers=attackers, defenders=defenders)
        if not attackers or (fight.defenders and not defenders):
            del war.fights[place]
            if place not in war.sieges:
                besieging.come_out(war, place)


def _end_sieges(war: War) -> None:
    """A siege needs somebody before the walls and somebody behind them."""
    siege.lift_abandoned(war)
    for besieged in list(war.sieges.values()):
        if besieged.defender != INDEPENDENT and not armies.garrison(war, besieged.place):
            siege.lift(war, besieged.place, RULE)


def _set_points(war: War, banner_id: BannerId, points: int) -> None:
    """Everybody has seen it (ME-RLM-30)."""
    banner = war.banners[banner_id]
    war.banners[banner_id] = replace(banner, points=points)
    for viewer in war.realms:
        if viewer != banner.realm:
            war.known[f"{viewer}:{banner_id}"] = Known(points, war.now)


def _is_land(war: War, place: Any) -> bool:
    return isinstance(place, str) and place in war.board.tiles and war.board.enterable(place)
