"""Which campaigns are compared: what each is like follows from its rule set, its number and the seed alone.

The settings are written out here and not asked of the program, so that older and newer sources play the same.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

RULESETS = ("mighty", "valhalla")
SEATS = ("red", "blue", "yellow", "green")
CREW = ("anna", "bert", "carl", "dora", "emma", "fred", "gerd", "hans")
EMPIRES = ("good", "evil", "lawful", "chaos")
RACES = (
    *("men", "empire", "bretonnians", "undead", "dwarfs", "high-elves", "wood-elves", "dark-elves"),
    *("skaven", "chaos", "orcs-and-goblins"),
)
EVERY = {"mighty": (23, 41, 67), "valhalla": (7, 13, 19)}  # inputs between two looks at everybody's page
MOST = 1200  # inputs, after which nobody goes on
READINGS: dict[str, tuple[Any, ...]] = {  # of `mighty`; each is now and then another than the printed one
    "strength": ("dice",),
    "points": (1500, 8000),
    "independent_capitals": (True,),
    "independent_cards": ("player",),
    "inland_capitals": (True,),
    "passage": (False,),
    "naval_rules": ("own",),
    "pieces": (False,),
    "treachery_of_capitals": (False,),
    "capital_ends": (False,),
    "forced": (False,),
    "quick": (True,),
    "besieged_revenue": ("none",),
    "quake": ("garrison",),
    "siege_supplies": ("construction",),
    "winter_surrender": ("retreat",),
    "landing_ship": ("any",),
    "bridges": ("own",),
    "transfers": ("reach",),
    "besieged_rebels": (False,),
    "river_ends": ("any",),
    "conquest": ("destroyed",),
    "weak_banners": ("tile",),
    "burnt_forest": ("rebuilding",),
    "shipyards": ("coast",),
    "initiative_dice": (2,),
    "loss_sharing": ("proportional",),
    "convoy": ("banner",),
    "failed_route": ("banner",),
    "stock_destroyers": ("any",),
    "sunk_ship": ("owner",),
    "embark": ("own-harbour",),
    "independent_ships": ("fight",),
    "dragon_damage": ("dragon",),
    "dragon_losses": ("force",),
    "winter_road": ("open-country",),
    "operatives_placed": ("at-once",),
    "rebel_fortresses": ("chosen",),
    "spy_report": ("army",),
    "exposed_operatives": ("enemy",),
    "spell_range": ("exceed",),
    "protection": ("spring",),
    "flood": ("standing",),
    "rot": ("produce",),
    "howling_trail": ("six",),
}


class Plan(NamedTuple):
    """A campaign before it begins."""

    ruleset: str
    number: int
    seed: str
    settings: dict[str, Any]
    minds: tuple[str, ...]  # by seat; a seat beyond them is played as the first is
    dice: str  # sealed | table
    every: int
    most: int


def plan(ruleset: str, number: int, seed: str) -> Plan:
    """Campaign `number` of a rule set."""
    name = f"{seed}/{ruleset}/{number}"
    rng = Random(name)
    settings, minds = _mighty(rng) if ruleset == "mighty" else _valhalla(rng)
    dice = "table" if rng.randrange(8) == 0 else "sealed"
    return Plan(ruleset, number, name, {**settings, "seed": name}, minds, dice, rng.choice(EVERY[ruleset]), MOST)


def _mighty(rng: Random) -> tuple[dict[str, Any], tuple[str, ...]]:
    seats = SEATS[: rng.randint(2, 4)]
    settings: dict[str, Any] = {"players": seats, "years": rng.choice((1, 2, 3, 3)), "months": rng.randint(3, 6)}
    settings["lost_capital"] = rng.choice(("rival", "rival", "rival", "taken", "any"))  # chance burns its own
    if rng.randrange(3) == 0:
        settings["preset"] = "dutch"
    if rng.randrange(5) < 2:
        settings |= {"races": True, "race_of": {seat: rng.choice(RACES) for seat in seats}}
    if rng.randrange(5) == 0:
        settings["commanders"] = {who: rng.choice(seats) for who in CREW[: rng.randint(1, 3)]}
    if rng.randrange(10) == 0:
        settings["lay_by_hand"] = True
    if rng.randrange(3) == 0:
        settings["hide_baggage"] = True
    if rng.randrange(12) == 0:
        settings["winter"] = False
    if rng.randrange(2):
        settings |= {name: rng.choice(among) for name, among in READINGS.items() if rng.randrange(6) == 0}
    if settings.get("preset") == "dutch" and len(seats) == 2:
        settings["strength"] = "equal"
    return settings, _minds(rng, len(seats))


def _valhalla(rng: Random) -> tuple[dict[str, Any], tuple[str, ...]]:
    players: tuple[str, ...] = CREW[: rng.choice((4, 4, 4, 5, 6, 8))]
    settings: dict[str, Any] = {"rounds": rng.randint(3, 8)}
    if rng.randrange(4) == 0:
        players = CREW[: rng.randint(2, 4)]
        settings["empires"] = "any"
    elif rng.randrange(4) == 0:
        players = CREW
        settings["teams"] = {empire: CREW[n :: len(EMPIRES)] for n, empire in enumerate(EMPIRES)}
    if rng.randrange(2):
        settings["quick_resolution"] = True
    if rng.randrange(3) == 0:
        settings["attendance"] = "everybody"
    for name, other in (("idle_points", 0), ("routes", "three"), ("dice_by_consent", False), ("location_dice", False)):
        if rng.randrange(4) == 0:
            settings[name] = other
    return {"players": players, **settings}, _minds(rng, len(players))


def _minds(rng: Random, count: int) -> tuple[str, ...]:
    """Mostly chance; some captains, alone or among others; a warlord now and then, who thinks briefly."""
    drawn = rng.randrange(20)
    if drawn < 6:
        return ("captain",) * count
    if drawn < 9:
        return tuple(rng.choice(("captain", "squire")) for _ in range(count))
    return ("warlord:2", *["captain"] * (count - 1)) if drawn == 9 else ("squire",) * count
