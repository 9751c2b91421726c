"""The whole check: every sentence by the table, or by what it says beyond it."""

from __future__ import annotations

from battles_said import account, battle, career
from held import Check, Held
from sayings import (
    at_sea,
    came_home,
    capital_falls,
    claimed,
    dragons,
    ending,
    fallen,
    feud,
    feud_carries,
    feud_tally,
    found_by_all,
    long_march,
    lost_by_all,
    masters,
    named,
    razed,
    realm_out,
    rebelled,
    sallied,
    siege_broken_by_magic,
    silent,
    starved,
    taken,
    year_captain,
    year_end,
    year_siege,
)

from gonfalon.chronicle import Chronicle
from gonfalon.chronicle.matter import Matter

SAYINGS: tuple[tuple[str, Check], ...] = (
    (r"joined-all", found_by_all),
    (r"border", lost_by_all),
    (r"claimed", claimed),
    (r"taken(-\w+)*", taken),
    (r"razed(-\w+)*", razed),
    (r"fallen(-.*)?", fallen),
    (r"capital-falls", capital_falls),
    (r"realm-out", realm_out),
    (r"magic-break-siege(-idle)?", siege_broken_by_magic),
    (r"starved(-many)?|frozen(-far)?|disbanded", starved),
    (r"home-again|snow-road", came_home),
    (r"long-march", long_march),
    (r"winter-rebellion", rebelled),
    (r"siege-sally", sallied),
    (r"sea(-.*)?", at_sea),
    (r"hands", masters),
    (r"feud-opens", feud),
    (r"feud-(carries|closes)", feud_carries),
    (r"year-captain", year_captain),
    (r"feud-.*", feud_tally),
    (r"year-(opens|still)", silent),
    (r"year-siege", year_siege),
    (r"year-.*", year_end),
    (r"ending.*", ending),
    (r"dragons(-.*)?", dragons),
    (r"obituary|run(-ends)?", career),
    (r"(battle|assault)-(scattered|defeated|draw|stormed|repulse)", battle),
    (r"opens-.*|result-.*|draw|brief-.*|cost.*|destroyed|pursuit-.*|obituary-first", battle),
    (r"(men|dwarfs|orcs|elves|skaven|undead)-.*", account),
    (r"named-.*", named),
)


class Proof(Held):
    """Holds one chronicle against its matter."""

    sayings = SAYINGS


def faults(matter: Matter, chronicle: Chronicle) -> list[str]:
    """All that a chronicle says and its events do not."""
    return Proof(matter, chronicle).run()
