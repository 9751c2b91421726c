"""Where things happen: the names of settlements and landmarks, and what the ground there is really like."""

from __future__ import annotations

from math import atan2, pi

from gonfalon.kernel.messages import Message
from gonfalon.names import WorldNames
from gonfalon.names.landmarks import LAND
from gonfalon.words import say
from gonfalon.world.board import TileBoard
from gonfalon.world.tiles import PlaceId

When = tuple[int, int]  # a year and a month

CAPITAL = "capital"
COMPASS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
COUNTRY = ("mountains", "wood", "hills")  # landmarks in which something can happen
FAR = 3  # tiles beyond which a settlement says nothing of where a place is


class Atlas:
    """The map as the chronicle knows it so far: a settlement has its name from the day it is found."""

    def __init__(self, board: TileBoard, names: WorldNames) -> None:
        self.board, self.names = board, names
        self.settled: dict[PlaceId, str] = {}  # place → village, fortress, city, capital
        self._coming: list[tuple[When, PlaceId, str]] = []  # what will be settled, and when
        self._country = {
            place: landmark.id
            for kind in reversed(COUNTRY)
            for landmark in names.landmarks.values()
            if landmark.kind == kind
            for place in landmark.places
        }

    def foretell(self, when: When, place: PlaceId, kind: str) -> None:
        """A settlement will be heard of then; until then the land there is only land."""
        self._coming.append((when, place, kind))

    def reach(self, when: When | None = None) -> None:
        """The story has come so far, or to its end: what was found or built by then stands on the map."""
        while self._coming and (when is None or self._coming[0][0] <= when):
            _, place, kind = self._coming.pop(0)
            if kind == CAPITAL:
                self.crown(place)
            else:
                self.settle(place, kind)

    def settle(self, place: PlaceId, kind: str) -> None:
        """A settlement is founded or found; a capital stays one whatever it is called later."""
        self.names = self.names.with_settlement(place)
        if self.settled.get(place) != CAPITAL:
            self.settled[place] = kind

    def crown(self, capital: PlaceId) -> None:
        """A realm is founded; it has a name from now on."""
        self.names = self.names.with_realm(capital)
        self.settle(capital, CAPITAL)

    def rename(self, landmark: str, name: str) -> None:
        """It is called so from now on."""
        self.names = self.names.renamed(landmark, name)

    def realm_name(self, capital: PlaceId, lang: str) -> str:
        name = self.names.names[f"realm:{capital}"]
        return name.root or name.text(lang)

    def world_name(self, lang: str) -> str:
        """What the land as a whole is called; before its first tile lies, nothing is."""
        name = self.names.names.get(LAND)
        return name.text(lang) if name else say(Message.of("chronicle-unlaid"), lang)

    def kind(self, place: PlaceId) -> str:
        return self.settled.get(place, "land")

    def name(self, place: PlaceId, lang: str) -> str:
        """The name of a settlement."""
        return self.names.names[f"place:{place}"].text(lang)

    def country(self, place: PlaceId, lang: str) -> str:
        """The wood, the range, the hills this place lies in, if they have a name."""
        landmark = self._country.get(place)
        if landmark is None:
            return ""
        return with_article(self.names.names[landmark].text(lang), lang)

    def bearing(self, place: PlaceId) -> tuple[str, PlaceId] | None:
        """The compass point at which this place lies from the nearest settlement, and that settlement."""
        near = min(self.settled, key=lambda other: self.board.distance(place, other), default=None)
        if near is None or self.board.distance(place, near) > FAR:
            return None
        (x, y), (x0, y0) = self.board.centre(place), self.board.centre(near)
        return COMPASS[round(atan2(y - y0, x - x0) / (pi / 4)) % 8], near

    def lie(self, place: PlaceId) -> str:
        """The word for the country here."""
        found = self.ground(place)
        return next((kind for kind in ("mountains", "wood", "hills", "river", "sea") if kind in found), "plain")

    def ground(self, place: PlaceId) -> frozenset[str]:
        """What a sentence may speak of here: a ford only where a river is."""
        if place not in self.board.tiles:
            return frozenset()
        seen = {
            "river": self.board.has_river(place),
            "wood": self.board.has_forest(place),
            "mountains": self.board.has_mountain(place),
            "hills": "H" in self.board.edges(place) or self.board.has_mountain(place),
            "sea": self.board.has_sea(place),
            "plain": not self.board.has_mountain(place) and not self.board.has_forest(place),
        }
        return frozenset(kind for kind, there in seen.items() if there)


ARTICLES = {  # the last part of a landmark's name → the article it has in a sentence, where it does not bring its own
    "en": {"Mountains": "the", "Hills": "the", "Downs": "the", "Wood": "the", "Forest": "the"},
    "nl": {"gebergte": "het", "heuvels": "de", "bergen": "de", "woud": "het", "bos": "het", "hout": "het"},
}


def with_article(text: str, lang: str) -> str:
    """A landmark as a sentence calls it: the Sun Hills, the Embercrags, het Zonnewoud; a name like Oakholt has none."""
    head, _, rest = text.partition(" ")
    if head in ("The", "De", "Het"):
        return f"{head.lower()} {rest}"
    article = next((word for ending, word in ARTICLES[lang].items() if text.endswith(ending)), "")
    return f"{article} {text}" if article else text
