"""The settings of a campaign: who plays in which team, on which map, and the options the rules leave open.

A seat is a person. `players` are the seats, `teams` says who plays for which empire. Without `teams` the players are
dealt to the empires in turn, so that four players make four empires of one: there a seat is an empire.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from gonfalon.kernel import Refused
from gonfalon.kernel.misfits import misfit
from gonfalon.world.tiles import PlaceId, Tile

EMPIRES = ("good", "evil", "lawful", "chaos")  # VAL-SET-02
COLOURS = ("red", "blue", "green", "yellow", "purple", "black", "white", "teal")
FEWEST = 2  # empires, where any number is allowed
LIMITS = {"rounds": (1, 1000), "team_limit": (0, 100), "sets": (0, 20)}


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """All choices made before a campaign begins."""

    # who plays, and where
    players: tuple[str, ...]  # the seats: a person each
    teams: dict[str, tuple[str, ...]] = {}  # empire → seats; empty: the players are dealt to the empires in turn
    seed: str = "gonfalon"  # of the world, when none is given
    sets: int = 0  # sets of tiles; 0: one for each four empires
    world: dict[PlaceId, Tile] = {}  # a world that was laid or drawn before
    colours: tuple[str, ...] = ()  # by empire; empty: red, blue, green, yellow, …

    # what the rules leave open
    rounds: int = 8
    empires: Literal["four", "any"] = "four"
    team_limit: int = 4  # 0: none
    idle_points: Literal[0, 2] = 2  # by the letter of the book; without them only battles bring points
    routes: Literal["any", "three"] = "any"  # how many steps a clear route may have

    # how it is played here: house rules
    quick_resolution: bool = False  # battles are settled by dice, for those without a table
    dice_by_consent: bool = True  # a single battle is, if both sides agree
    location_dice: bool = True  # special locations help where dice settle a battle
    attendance: Literal["asked", "everybody"] = "asked"  # everybody: nobody is ever away, and nobody visits


SETTINGS: dict[str, str] = {  # setting → the clause behind it; "" for a choice of our own
    "teams": "VAL-SET-03",
    "sets": "VAL-MAP-04",
    "world": "VAL-MAP-04",
    "colours": "VAL-SET-02",
    "rounds": "VAL-SET-01",
    "empires": "VAL-SET-02",
    "team_limit": "VAL-SET-03",
    "idle_points": "VAL-PST-06",
    "routes": "VAL-ORD-06",
    "quick_resolution": "VAL-BAT-33",
    "dice_by_consent": "VAL-BAT-33",
    "location_dice": "VAL-LOC-09",
    "attendance": "",
}


# What a campaign began with whose log does not name the setting: defaults that have changed since, and the reading from
# before there was a choice. All settings are written out when a campaign is founded, so this is for older ones only.
EARLIER: dict[str, Any] = {
    "idle_points": 0,
    "routes": "three",
    "dice_by_consent": False,
    "location_dice": False,
}


def read_settings(given: Mapping[str, Any]) -> Settings:
    """The settings of a new campaign, checked and with the teams written out. Raises `Refused`."""
    try:
        settings = msgspec.convert(dict(given), Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused.of("valhalla-setting-wrong", problem=misfit(error, Settings)) from None
    for name, (least, most) in LIMITS.items():
        if not least <= getattr(settings, name) <= most:
            raise Refused.of("valhalla-setting-range", rule=SETTINGS[name], setting=name, least=least, most=most)
    settings = msgspec.structs.replace(settings, teams=settings.teams or _dealt(settings.players))
    _check_empires(settings)
    _check_teams(settings)
    return settings


def _dealt(players: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The players in turn to the empires; where they are fewer than empires, the last empires are not there."""
    count = min(len(players), len(EMPIRES))
    return {empire: players[number::count] for number, empire in enumerate(EMPIRES[:count])}


def _check_empires(settings: Settings) -> None:
    """The four of the standard game; by agreement any others (VAL-SET-02)."""
    empires, any_number = tuple(settings.teams), settings.empires == "any"
    named = all(empire.isidentifier() for empire in empires)
    if not (named and FEWEST <= len(empires) <= len(COLOURS) if any_number else set(empires) == set(EMPIRES)):
        raise Refused.of("valhalla-empires-wrong", rule="VAL-SET-02", empires=", ".join(empires))
    colours = settings.colours
    if colours and (len(colours) != len(empires) or len(set(colours)) < len(colours)):
        raise Refused.of("valhalla-colours-wrong", rule="VAL-SET-02", colours=", ".join(colours), count=len(empires))


def _check_teams(settings: Settings) -> None:
    """Everybody in one team, and the teams of one to four (VAL-SET-03)."""
    for empire, team in settings.teams.items():
        if not team or 0 < settings.team_limit < len(team):
            most = settings.team_limit or len(settings.players)
            raise Refused.of("valhalla-team-size", rule="VAL-SET-03", empire=empire, size=len(team), most=most)
    seated = [seat for team in settings.teams.values() for seat in team]
    good = all(seat.isidentifier() for seat in seated) and len(set(seated)) == len(seated)
    if not good or set(seated) != set(settings.players):
        raise Refused.of("valhalla-players-wrong", rule="VAL-SET-03", players=", ".join(settings.players))
