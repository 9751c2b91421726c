"""What things are called: places, realms and banners by the names that people read, instead of the rules' ids.

The view brings the names of a campaign; country without a settlement goes by its place on the map (`C5`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gonfalon.showing.words import Words

ID = re.compile(r"[\w-]+(?:[./]\d+)?")

# arguments of events and questions, by what they name
REALMS = frozenset(
    (
        *("realm", "rival", "attacker", "defender", "loser", "winner", "viewer", "other", "king", "by", "besieger"),
        *("who", "empire", "target", "player", "deputy", "before", "guest", "realms", "order", "empires", "holding"),
        *("attackers", "defenders", "winners", "here", "guests", "seat", "seats"),
        *("arrows", "results", "points", "withdrew", "victory"),
    )
)
PLACES = frozenset(("place", "there", "home", "places"))
PIECES = frozenset(("banner", "banners", "ship", "ships"))
LAYING = "laying"  # a map in the making has no names yet, and its places are called otherwise than later the world's
ANYTHING = {"name.given": "what"}  # what can be a realm, a place or a banner
COMPANIES = {"independent": "showing-independents", "undead": "showing-undead"}  # owners who are many and hold no seat
SELECTED = {  # sentences that have words of their own for the independents
    "winter.treachery": "other",
    "winter.ship-lost": "other",
    "recovery.recovered": "realm",
    "siege.stay": "defender",
}


@dataclass(frozen=True)
class Gazetteer:
    """Names for one reader. `realms` holds everybody who can be named: realms, the independents, players."""

    words: Words
    places: Mapping[str, str]
    realms: Mapping[str, str]

    def place(self, place: str) -> str:
        return self.places.get(place, place)

    def realm(self, realm: str) -> str:
        return self.realms.get(realm, realm)

    def banner(self, banner: str, *, full: bool = False) -> str:
        """`red.3` as `3 of Aldermark`, or in full `banner 3 of Aldermark`; a ship's `red/2` likewise; else a place."""
        owner, mark, number = banner.partition("." if "." in banner else "/")
        if not mark or owner not in self.realms:
            return self.place(banner)
        key = ("showing-banner" if mark == "." else "showing-ship") if full else "showing-piece"
        return self.words(key, number=number, realm=self.realm(owner))

    def argument(self, kind: str, name: str, value: Any, *, full: bool = False) -> Any:
        """An argument of an event or a question as people say it. What players wrote themselves stays as it is."""
        if isinstance(value, dict):
            return {self.argument(kind, name, k): self.argument(kind, name, v) for k, v in value.items()}
        if isinstance(value, (list, tuple)):
            return tuple(self.argument(kind, name, item) for item in value)
        if not isinstance(value, str) or (SELECTED.get(kind) == name and value == "independent"):
            return value
        if name in REALMS:
            return ID.sub(lambda found: self.realm(found[0]), value)
        if name in PLACES and not kind.startswith(LAYING):
            return ID.sub(lambda found: self.place(found[0]), value)
        if name in PIECES:
            return ID.sub(lambda found: self.banner(found[0], full=full), value)
        return self.realm(self.banner(value, full=True)) if ANYTHING.get(kind) == name else value
