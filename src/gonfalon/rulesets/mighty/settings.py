"""The settings of a campaign: the choices the rule book leaves to the players, our house rules, the Dutch edition.

Each setting is a field with the rule book's own default; `SETTINGS` says which clause stands behind it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from gonfalon.kernel import Refused
from gonfalon.kernel.misfits import misfit
from gonfalon.names import races as all_races
from gonfalon.world.tiles import PlaceId, Tile

RESERVED = ("independent", "undead")  # who fights and has no seat
MOST_COMMANDERS = 6  # of one realm, beside its ruler


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """All choices made before a campaign begins."""

    # who plays, and where
    players: tuple[str, ...]  # the seats, which are also the realms
    seed: str = "gonfalon"  # of the world, when none is given
    sets: int = 0  # sets of tiles; 0: one for each three players
    world: dict[PlaceId, Tile] = {}  # a world that was laid or drawn before
    lay_by_hand: bool = False  # the players lay it themselves, tile by tile, before they choose capitals
    colours: tuple[str, ...] = ()  # by seat; empty: chosen with the capital
    race_of: dict[str, str] = {}  # by seat; who is not named is of the race of Men
    commanders: dict[str, str] = {}  # further seats, and the realm in which each commands banners

    # what the rule book leaves open
    strength: Literal["equal", "dice"] = "equal"
    points: int = 4000
    independent_capitals: bool = False
    independent_cards: Literal["random", "player"] = "random"
    inland_capitals: bool = False
    passage: bool = True
    naval_rules: Literal["chart", "own"] = "chart"  # own: the players settle sea battles and say how they ended
    pieces: bool = True
    treachery_of_capitals: bool = False
    races: bool = False  # do races differ by more than their names?

    # how long
    months: int = 6
    years: int = 5  # 0: a saga without end
    capital_ends: bool = True
    winter: bool = True  # without it one campaign season follows the other

    # how it is played here
    forced: bool = True
    quick: bool = False
    hide_baggage: bool = False

    # where the Dutch edition differs
    initiative_dice: Literal[1, 2] = 1
    loss_sharing: Literal["equal", "proportional"] = "equal"
    convoy: Literal["force", "banner"] = "force"
    failed_route: Literal["group", "banner"] = "group"
    stock_destroyers: Literal["friendly", "any"] = "friendly"
    sunk_ship: Literal["random", "owner"] = "random"
    embark: Literal["own-ship", "own-harbour"] = "own-ship"
    independent_ships: Literal["try", "fight"] = "try"
    dragon_damage: Literal["tile", "dragon"] = "tile"
    dragon_losses: Literal["banner", "force"] = "banner"
    winter_road: Literal["own-cities", "open-country"] = "own-cities"  # what helps over rivers and mountains
    operatives_placed: Literal["in-rotation", "at-once"] = "in-rotation"
    rebel_fortresses: Literal["random", "chosen"] = "random"
    spy_report: Literal["force", "army"] = "force"
    exposed_operatives: Literal["any", "enemy"] = "any"
    spell_range: Literal["reach", "exceed"] = "reach"  # what 2D6 must do to the distance
    protection: Literal["all", "spring"] = "all"  # the spells that Magical Protection bars
    flood: Literal["crossing", "standing"] = "crossing"  # whom a river that is called back takes along
    rot: Literal["all", "produce"] = "all"  # what spoils later on: all baggage, or what the tile itself yields
    howling_trail: Literal["dice", "six"] = "dice"  # D6 tiles, or six different ones


SETTINGS: dict[str, str] = {  # setting → the clause behind it; "" for a choice of our own
    "sets": "ME-RLM-01",
    "lay_by_hand": "ME-MAP-55",
    "colours": "ME-RLM-03",
    "strength": "ME-RLM-17",
    "points": "ME-RLM-17",
    "independent_capitals": "ME-RLM-04",
    "independent_cards": "ME-BAT-50",
    "inland_capitals": "ME-RLM-06",
    "passage": "ME-MOV-37",
    "naval_rules": "ME-SEA-01",
    "pieces": "ME-SCT-17",
    "treachery_of_capitals": "ME-EVT-12",
    "races": "ME-RAC-01",
    "race_of": "ME-RAC-01",
    "commanders": "ME-MUL-02",
    "months": "ME-TRN-02",
    "years": "ME-RLM-16",
    "capital_ends": "ME-REV-03",
    "winter": "ME-WIN-01",
    "forced": "",
    "quick": "",
    "hide_baggage": "ME-RLM-30",
    "initiative_dice": "ME-TRN-04",
    "loss_sharing": "ME-BAT-40",
    "convoy": "ME-SCT-33",
    "failed_route": "ME-MOV-27",
    "stock_destroyers": "ME-REO-16",
    "sunk_ship": "ME-SEA-20",
    "embark": "ME-SEA-27",
    "independent_ships": "ME-SEA-39",
    "dragon_damage": "ME-DRG-06",
    "dragon_losses": "ME-DRG-10",
    "winter_road": "ME-WQT-04",
    "operatives_placed": "ME-ESP-04",
    "rebel_fortresses": "ME-ESP-18",
    "spy_report": "ME-ESP-22",
    "exposed_operatives": "ME-ESP-23",
    "spell_range": "ME-MAG-08",
    "protection": "ME-MAG-24",
    "flood": "ME-MAG-23",
    "rot": "ME-MAG-28",
    "howling_trail": "ME-MAG-43",
}

PRESETS: dict[str, dict[str, Any]] = {
    "english": {},
    "dutch": {
        "initiative_dice": 2,
        "loss_sharing": "proportional",
        "convoy": "banner",
        "failed_route": "banner",
        "stock_destroyers": "any",
        "sunk_ship": "owner",
        "embark": "own-harbour",
        "independent_ships": "fight",
        "dragon_damage": "dragon",
        "dragon_losses": "force",
        "winter_road": "open-country",
        "operatives_placed": "at-once",
        "rebel_fortresses": "chosen",
        "spy_report": "army",
        "exposed_operatives": "enemy",
        "spell_range": "exceed",
        "protection": "spring",
        "flood": "standing",
        "rot": "produce",
        "howling_trail": "six",
        "inland_capitals": True,
    },
}


def read_settings(given: Mapping[str, Any]) -> Settings:
    """The settings of a new campaign, checked; `preset` names a set of them to begin with. Raises `Refused`."""
    wanted = dict(given)
    preset = wanted.pop("preset", "english")
    if preset not in PRESETS:
        raise Refused.of("mighty-preset-unknown", preset=str(preset), presets=", ".join(PRESETS))
    try:
        settings = msgspec.convert({**PRESETS[preset], **wanted}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused.of("mighty-setting-wrong", problem=misfit(error, Settings)) from None
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    limits = {"points": (500, 30000), "months": (1, 12), "years": (0, 1000), "sets": (0, 20)}
    for name, (least, most) in limits.items():
        if not least <= getattr(settings, name) <= most:
            raise Refused.of("mighty-setting-range", rule=SETTINGS[name], setting=name, least=least, most=most)
    players = settings.players
    named = all(player.isidentifier() and player not in RESERVED for player in players)
    if len(players) < 2 or len(set(players)) != len(players) or not named:
        raise Refused.of("mighty-players-wrong", rule="ME-RLM-01", players=", ".join(players))
    if not 0 < len(players) <= 3 * max(1, settings.sets or -(-len(players) // 3)):
        raise Refused.of("mighty-too-many-players", rule="ME-RLM-01", players=len(players), sets=settings.sets)
    if settings.world and settings.lay_by_hand:
        raise Refused.of("mighty-laid-already", rule="ME-MAP-55")
    _check_commanders(settings)
    for seat, race in settings.race_of.items():
        if seat not in players:
            raise Refused.of("mighty-race-seat", rule="ME-RAC-01", seat=seat)
        if race not in all_races():
            raise Refused.of("mighty-race-unknown", rule="ME-RAC-01", race=race, races=", ".join(all_races()))


def _check_commanders(settings: Settings) -> None:
    """Each has a name of his own and serves a realm that is in the game (ME-MUL-02)."""
    for seat, realm in settings.commanders.items():
        if not seat.isidentifier() or seat in (*RESERVED, *settings.players) or realm not in settings.players:
            raise Refused.of("mighty-commander-wrong", rule="ME-MUL-02", seat=seat, realm=realm)
    for realm in settings.players:
        if list(settings.commanders.values()).count(realm) > MOST_COMMANDERS:
            raise Refused.of("mighty-commanders-many", rule="ME-MUL-02", realm=realm, most=MOST_COMMANDERS)
