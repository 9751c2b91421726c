"""What an umpire can correct: the owner of a tile, a banner's strength, baggage and place.

{"tile": "B4", "owner": "red"}
{"banner": "red.3", "points": 700, "baggage": 2, "place": "B4", "half": 3}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Refusal
from gonfalon.rulesets.mighty.armies import CARRIES, MOST
from gonfalon.rulesets.mighty.lands import land
from gonfalon.rulesets.mighty.state import INDEPENDENT, NOBODY, War

LIMITS = {"points": (1, 10 * MOST), "baggage": (0, CARRIES), "half": (0, 11)}


def correct(war: War, change: Mapping[str, Any]) -> Refusal | None:
    """Carry out a correction, or say what is wrong with it."""
    if set(change) == {"tile", "owner"}:
        return _correct_tile(war, change["tile"], change["owner"])
    if "banner" in change and set(change) <= {"banner", "points", "baggage", "place", "half"}:
        return _correct_banner(war, change)
    return Refusal.of("mighty-correction-unknown", fields=", ".join(map(str, change)))


def _correct_tile(war: War, place: Any, owner: Any) -> Refusal | None:
    if place not in war.board.tiles or not war.board.enterable(place):
        return Refusal.of("mighty-correction-place", place=str(place))
    if owner not in (*war.realms, INDEPENDENT, NOBODY):
        return Refusal.of("mighty-correction-owner", owner=str(owner), realms=", ".join(war.realms))
    war.lands[place] = replace(land(war, place), owner=owner)
    return None


def _correct_banner(war: War, change: Mapping[str, Any]) -> Refusal | None:
    banner = war.banners.get(change["banner"])
    if banner is None:
        return Refusal.of("mighty-correction-banner", banner=str(change["banner"]))
    for name, (least, most) in LIMITS.items():
        value = change.get(name, least)
        if type(value) is not int or not least <= value <= most:
            return Refusal.of("mighty-setting-range", setting=name, least=least, most=most)
    place, half = change.get("place", banner.place), change.get("half", banner.half)
    if place not in war.board.tiles or not war.board.enterable(place) or half in war.board.sea_halves(place):
        return Refusal.of("mighty-correction-place", place=str(place))
    points, baggage = change.get("points", banner.points), change.get("baggage", banner.baggage)
    moved = place != banner.place
    war.banners[banner.id] = replace(
        banner,
        points=points,
        baggage=baggage,
        place=place,
        half=half,
        inside=banner.inside and not moved,
        ship="" if moved else banner.ship,
    )
    return None
