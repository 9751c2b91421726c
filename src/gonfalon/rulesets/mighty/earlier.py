"""What earlier campaigns began with. All settings are written out when a campaign is founded; before that was so, a log
named only those that somebody had chosen, and a preset by its name.

Whoever changes a default, or makes a choice of what was none, writes down here what it meant until then, so that a war
under way is not rewritten.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

EARLIER: dict[str, Any] = {  # setting → what it was where a log does not name it, if that is not today's default
    "mended": False,
    "treachery_of_capitals": False,
    "besieged_revenue": "none",
    "lost_capital": "rival",
    "quake": "garrison",
    "siege_supplies": "construction",
    "winter_surrender": "retreat",
    "landing_ship": "any",
    "bridges": "own",
    "transfers": "reach",
    "besieged_rebels": False,
}

EARLIER_PRESETS: dict[str, dict[str, Any]] = {
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


def as_begun(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a log, with those that it does not name as they were when it was begun."""
    named = {key: value for key, value in settings.items() if key != "preset"}
    return {**EARLIER, **EARLIER_PRESETS.get(settings.get("preset", "english"), {}), **named}


# --- what is noted in a turn -----------------------------------------------------------------------------

FLAGS = {"rumours": "rumoured", "battle.found": "fights_found"}  # note → field
LISTS = {"no-scout": "barred", "rumours": "unwilling"}
BEFORE_BATTLE = ("scouting.order", "movement.order")


def write_notes(turn: Mapping[str, Any]) -> tuple[str, ...]:
    """What the chapters note in a turn, as the short texts it was kept in from the first version on.

    They stand in the order of the phases, which is that in which they were noted, but for harbours, forced marches and
    the seats that are done with a phase if they took turns.
    """
    return tuple(_written(turn))


def _written(turn: Mapping[str, Any]) -> Iterator[str]:
    finished = [(what, f"{what} {seat}") for what, seats in turn["finished"].items() for seat in seats]
    yield from (f"no-scout {banner}" for banner in turn["barred"])
    yield from (note for what, note in finished if what == BEFORE_BATTLE[0])
    yield from ("rumours",) if turn["rumoured"] else ()
    yield from (f"rumours {banner}" for banner in turn["unwilling"])
    for place, banners in turn["forced"].items():
        yield f"forced-march-from {place}"
        yield from (f"forced-march {banner}" for banner in banners)
    yield from (f"harbour {place} {ship}" for place, ships in turn["held_off"].items() for ship in ships)
    yield from (note for what, note in finished if what == BEFORE_BATTLE[1])
    yield from ("battle.found",) if turn["fights_found"] else ()
    yield from (note for what, note in finished if what not in BEFORE_BATTLE)


def read_notes(done: Iterable[str]) -> dict[str, Any]:
    """The fields of a turn that such texts stand for."""
    read: dict[str, Any] = {"barred": (), "unwilling": (), "forced": {}, "held_off": {}, "finished": {}}
    for note in done:
        word, _, rest = note.partition(" ")
        match note, word:
            case (("rumours" | "battle.found"), _):
                read[FLAGS[note]] = True
            case _, ("no-scout" | "rumours"):
                read[LISTS[word]] += (rest,)
            case _, "forced-march-from":
                read["forced"][rest] = ()
            case _, "forced-march":
                read["forced"][next(reversed(read["forced"]))] += (rest,)
            case _, "harbour":
                place, ship = rest.split(" ")
                read["held_off"][place] = (*read["held_off"].get(place, ()), ship)
            case _:
                read["finished"][word] = (*read["finished"].get(word, ()), rest)
    return read
