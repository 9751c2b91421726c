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
SHOWN = 60  # signs of what somebody gave that are repeated to him
MOST_COMMANDERS = 6  # of one realm, beside its ruler


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """All choices made before a campaign begins."""

    # who plays, and where
    players: tuple[str, ...]  # the seats, which are also the realms
    seed: str = "gonfalon"  # of the world, when none is given
    sets: int = 0  # sets of tiles; 0: one for each three players (ME-MUL-01)
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
    treachery_of_capitals: bool = True
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
    mended: bool = True  # faults of the first version of the rules are mended

    # where one can read otherwise than it is printed: the printed reading first (docs/rulings.md)
    besieged_revenue: Literal["owner", "none"] = "owner"  # who is paid by a place under siege
    lost_capital: Literal["any", "rival", "taken"] = "any"  # which loss of a capital puts its ruler out
    quake: Literal["nothing", "garrison"] = "nothing"  # what broken walls are worth in an assault
    siege_supplies: Literal["baggage", "construction"] = "baggage"  # before which phase winter sieges are paid for
    winter_surrender: Literal["destroyed", "retreat"] = "destroyed"  # what becomes of those without a road home
    landing_ship: Literal["new", "any"] = "new"  # which ship brings a banner to a place across the water
    bridges: Literal["everybody", "own"] = "everybody"  # whom the bridge of a city serves
    transfers: Literal["tile", "reach"] = "tile"  # which banners of a force may exchange troops
    besieged_rebels: bool = True  # may a fortress under siege be the one that rebels?

    # where the Dutch edition differs
    two_equal: bool = False  # must two players begin with the same strength?
    river_ends: Literal["source", "any"] = "source"  # which drawn river ending may be slipped under its pack
    conquest: Literal["defeated", "destroyed"] = "defeated"  # what must become of the defenders of a tile
    weak_banners: Literal["force", "tile"] = "force"  # with whom a banner below 500 points combines
    burnt_forest: Literal["construction", "rebuilding"] = "construction"  # for what its timber is missing
    shipyards: Literal["harbour", "coast"] = "harbour"  # where ships are built
    dwarf_losses: Literal["assault", "siege"] = "assault"  # which losses Dwarf walls in the mountains halve
    elven_fleets: Literal["always", "attacking"] = "always"  # when they add one to their score
    dwarf_names: Literal["split", "inserted"] = "split"  # the `a` between the parts of a name
    elf_names: Literal["two", "one"] = "two"  # how few parts a name may have
    year_names: Literal["cycle", "year"] = "cycle"  # how long an adjective serves
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
    "besieged_revenue": "ME-REV-04",
    "lost_capital": "ME-REV-03",
    "quake": "ME-MAG-26",
    "siege_supplies": "ME-BAG-04",
    "winter_surrender": "ME-BAG-07",
    "landing_ship": "ME-DEP-07",
    "bridges": "ME-MOV-11",
    "transfers": "ME-REO-02",
    "besieged_rebels": "ME-EVT-05",
    "two_equal": "ME-RLM-17",
    "river_ends": "ME-MAP-36",
    "conquest": "ME-BAT-32",
    "weak_banners": "ME-REO-05",
    "burnt_forest": "ME-DRG-11",
    "shipyards": "ME-CON-02",
    "dwarf_losses": "ME-RAC-10",
    "elven_fleets": "ME-RAC-12",
    "dwarf_names": "ME-NAM-06",
    "elf_names": "ME-NAM-07",
    "year_names": "ME-CHR-04",
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
        "protection": "spring",
        "flood": "standing",
        "rot": "produce",
        "howling_trail": "six",
        "inland_capitals": True,
        "lost_capital": "taken",
        "landing_ship": "any",
        "two_equal": True,
        "river_ends": "any",
        "conquest": "destroyed",
        "weak_banners": "tile",
        "burnt_forest": "rebuilding",
        "shipyards": "coast",
        "dwarf_losses": "siege",
        "elven_fleets": "attacking",
        "dwarf_names": "inserted",
        "elf_names": "one",
        "year_names": "year",
    },
}


def read_settings(given: Mapping[str, Any]) -> Settings:
    """The settings of a new campaign, checked; `preset` names a set of them to begin with. Raises `Refused`."""
    wanted = dict(given)
    preset = wanted.pop("preset", "english")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise Refused.of("mighty-preset-unknown", preset=str(preset)[:SHOWN], presets=", ".join(PRESETS))
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
    if settings.two_equal and len(players) == 2 and settings.strength != "equal":
        raise Refused.of("mighty-two-equal", rule="ME-RLM-17")
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
