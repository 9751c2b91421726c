"""What an umpire can correct or settle.

{"tile": "B4", "owner": "good"}                          nobody's: ""
{"location": "B4", "kind": "mine"}                       none: ""
{"player": "anna", "away": true}
{"empire": "good", "king": "anna"}
{"battle": "2", "fates": {"anna": [0, 900], "bert": [5, 300]}}   the turn of withdrawal (0: stood), victory points
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Refusal
from gonfalon.rulesets.common.corrections import Correction, Field
from gonfalon.rulesets.valhalla.battles import MOST_TURNS, MOST_VICTORY, armies, settle
from gonfalon.rulesets.valhalla.land import capital_of, give, holdable
from gonfalon.rulesets.valhalla.locations import BRIDGE, KINDS
from gonfalon.rulesets.valhalla.state import NOBODY, Campaign
from gonfalon.rulesets.valhalla.teams import living, team

TILE = Correction("tile", "place", (Field("owner", "realm"),))
LOCATION = Correction("location", "place", (Field("kind", "choice"),))
PLAYER = Correction("player", "player", (Field("away", "flag"),))
EMPIRE = Correction("empire", "realm", (Field("king", "player"),))
FATE = (Field("withdrew", "number", 0, MOST_TURNS), Field("victory", "number", 0, MOST_VICTORY))  # of each army
BATTLE = Correction("battle", "battle", FATE, whole=True)
CORRECTIONS = (TILE, LOCATION, PLAYER, EMPIRE, BATTLE)


def correct(campaign: Campaign, change: Mapping[str, Any]) -> Refusal | None:
    """Carry out a correction, or say what is wrong with it."""
    for fields, deed in DEEDS.items():
        if set(change) == set(fields):
            first, second = (change[field] for field in fields)
            return deed(campaign, first, second)
    return Refusal.of("valhalla-correction-unknown", fields=", ".join(map(str, change)))


def _wrong(field: str, value: Any) -> Refusal:
    return Refusal.of("valhalla-correction-value", field=field, value=str(value)[:200])


def _tile(campaign: Campaign, place: Any, owner: Any) -> Refusal | None:
    if not _is_land(campaign, place) or capital_of(campaign, place):
        return _wrong("tile", place)
    if owner not in (*living(campaign), NOBODY):
        return _wrong("owner", owner)
    give(campaign, place, owner)
    return None


def _location(campaign: Campaign, place: Any, kind: Any) -> Refusal | None:
    if not _is_land(campaign, place) or capital_of(campaign, place) or place in campaign.holders:
        return _wrong("location", place)
    if kind not in (*KINDS, "") or (kind == BRIDGE and not campaign.board.has_river(place)):
        return _wrong("kind", kind)
    campaign.locations.pop(place, None)
    if kind:
        campaign.locations[place] = kind
    return None


def _is_land(campaign: Campaign, place: Any) -> bool:
    return isinstance(place, str) and place in campaign.board.tiles and holdable(campaign.board, place)


def _attendance(campaign: Campaign, player: Any, away: Any) -> Refusal | None:
    if not isinstance(player, str) or not campaign.members.get(player):
        return _wrong("player", player)
    if not isinstance(away, bool):
        return _wrong("away", away)
    campaign.away[player] = away
    return None


def _king(campaign: Campaign, empire: Any, king: Any) -> Refusal | None:
    if empire not in living(campaign) or not campaign.empires[empire].king:
        return _wrong("empire", empire)
    if king not in team(campaign, empire):
        return _wrong("king", king)
    campaign.empires[empire] = replace(campaign.empires[empire], king=king)
    return None


def _battle(campaign: Campaign, number: Any, fates: Any) -> Refusal | None:
    battle = campaign.battles.get(number) if isinstance(number, str) else None
    if battle is None or campaign.phase != "battles":
        return _wrong("battle", number)
    players = [army.player for army in armies(battle)]
    if not isinstance(fates, Mapping) or set(fates) != set(players) or not all(map(_is_fate, fates.values())):
        return _wrong("fates", fates)
    settle(campaign, battle, {player: (fates[player][0], fates[player][1]) for player in players})
    return None


def _is_fate(fate: Any) -> bool:
    if not isinstance(fate, (list, tuple)) or len(fate) != 2 or not all(type(part) is int for part in fate):
        return False
    return fate[0] in range(MOST_TURNS + 1) and fate[1] in range(MOST_VICTORY + 1)


DEEDS: dict[tuple[str, str], Callable[[Campaign, Any, Any], Refusal | None]] = {
    ("tile", "owner"): _tile,
    ("location", "kind"): _location,
    ("player", "away"): _attendance,
    ("empire", "king"): _king,
    ("battle", "fates"): _battle,
}
