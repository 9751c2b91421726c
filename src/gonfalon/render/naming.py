"""What is named on the map and how it is written: sizes by importance, places by the quiet of the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import atan2, degrees, dist

from gonfalon.kernel.messages import Message
from gonfalon.names.landmarks import Landmark, landmarks
from gonfalon.render.art.towns import HALF_WIDTH
from gonfalon.render.fonts import CAPITALS, ITALIC, REGULAR
from gonfalon.render.grid import SIZE, WIDE, centre, hex_at
from gonfalon.render.landscape import Landscape
from gonfalon.render.lettering import Hand, Label, Lettering
from gonfalon.render.lines import Point
from gonfalon.render.pieces import Pieces
from gonfalon.render.scene import Scene
from gonfalon.render.svg import text
from gonfalon.words import say
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import Hex, around

HANDS = {
    "sea": Hand(23, ITALIC, 0.26, "seaname seahalo"),
    "bay": Hand(14, ITALIC, 0.1, "seaname seahalo"),
    "mountains": Hand(19, ITALIC, 0.12),
    "wood": Hand(15, ITALIC, 0.08),
    "hills": Hand(14, ITALIC, 0.1),
    "lake": Hand(13, ITALIC, 0.06, "river halo"),
    "swamp": Hand(13, ITALIC, 0.06),
    "river": Hand(13, ITALIC, 0.08, "river halo"),
    "place": Hand(13.5, CAPITALS, 0.03),
}
TOWNS = {
    "capital": Hand(22, CAPITALS),
    "city": Hand(16.5, CAPITALS),
    "fortress": Hand(14, REGULAR),
    "village": Hand(13.5, ITALIC),
}
GREAT, SMALL = ("capital", "city"), ("fortress", "village")
REALM, LEAST = Hand(23, CAPITALS, 0.26), 11.0  # a realm's name, and how small it may become
NOWHERE = Hand(21, ITALIC, 0.24, "faded halo")
USUAL = {"sea": 14, "mountains": 8, "wood": 5, "hills": 5, "bay": 3, "river": 5}  # places of a middling one
AT_SEA = frozenset(("sea", "bay"))
ORDER = ("mountains", "sea", "river", "lake", "swamp", "wood", "bay", "hills", "place")  # who chooses first
Names = Mapping[str, str]


class Geography:
    """The names of the land itself: they depend on the world alone, so that the static picture never changes."""

    def __init__(self, land: Landscape, names: Names, lang: str, letters: Lettering) -> None:
        self.land, self.board, self.names, self.letters = land, land.board, names, letters
        self.placed: list[tuple[Landmark | None, Label]] = []  # the unknown is no landmark
        shown = [landmark for landmark in landmarks(land.board) if names.get(landmark.id) and landmark.kind in HANDS]
        for landmark in sorted(shown, key=lambda landmark: ORDER.index(landmark.kind)):
            if label := self.place(landmark, letters):
                self.placed.append((landmark, letters.claim(label)))
        nowhere = say(Message.of("render-terra-incognita"), lang)
        if names and (label := letters.over(nowhere, NOWHERE, self._nowhere(), 0.0, False)):
            self.placed.append((None, letters.claim(label)))

    @property
    def labels(self) -> list[Label]:
        return [label for _, label in self.placed]

    def place(self, landmark: Landmark, letters: Lettering) -> Label | None:
        """Where this name stands best on the page as it is; smaller if there is no room otherwise."""
        words, hand = self.names[landmark.id], HANDS[landmark.kind].grown(_weight(landmark))
        for attempt in (hand, hand.smaller()):
            label = self._try(landmark, words, attempt, letters)
            if label:
                return label
        return None

    def _try(self, landmark: Landmark, words: str, hand: Hand, letters: Lettering) -> Label | None:
        if landmark.kind == "river":
            return self._river(landmark, words, hand, letters)
        if landmark.kind in ("lake", "swamp", "place"):
            place = landmark.places[0]
            x, y = self.land.seats.get(place) or centre(self.board.hex(place))
            rx, ry = {"lake": (30.0, 20.0), "swamp": (10.0, 6.0), "place": (16.0, 9.0)}[landmark.kind]
            return letters.beside(words, hand, (x - rx, y - ry, x + rx, y + ry))
        if landmark.kind in AT_SEA:
            return letters.over(words, hand, self._offing(landmark), 0.0, True)
        middles = [centre(self.board.hex(place)) for place in landmark.places]
        return letters.over(words, hand, _about(middles), _lean(middles), False)

    def _river(self, landmark: Landmark, words: str, hand: Hand, letters: Lettering) -> Label | None:
        stream = next(s for s in self.land.streams if f"river:{s.river.id}" == landmark.id)
        near = 3.0 + max(stream.widths) / 2
        label = letters.along(
            words, hand, stream.line, (near + 2, -near - 0.7 * hand.size, near + 6, -near - hand.size)
        )
        if label:
            return label
        half = near + 2.0
        spots = [(x - half, y - half, x + half, y + half) for x, y in stream.line[8:-8:6]]
        return letters.beside(words, hand, *spots)

    def _offing(self, landmark: Landmark) -> Iterator[tuple[float, Point]]:
        """Points of open water, the nearer to the middle of its coast the better."""
        mx, my = centre(self.board.hex(landmark.middle))
        step, reach = (26, 2.2 * WIDE) if landmark.kind == "bay" else (42, 5.5 * WIDE)
        coast = [p for place in landmark.places if dist(p := centre(self.board.hex(place)), (mx, my)) < reach + WIDE]
        x0, y0, x1, y1 = self.land.sheet.inner
        for i in range(int(max(x0, mx - reach) // step), int(min(x1, mx + reach) // step) + 1):
            for j in range(int(max(y0, my - reach) // step), int(min(y1, my + reach) // step) + 1):
                spot = (float(i * step), float(j * step))
                far = dist(spot, (mx, my))
                if far < reach and not self.land.land.at(*spot):
                    yield 0.04 * far + 0.03 * min(dist(spot, p) for p in coast), spot

    def _nowhere(self) -> Iterator[tuple[float, Point]]:
        """Land nobody knows, some way beyond the rim."""
        laid = set(self.land.tiles())
        rim = laid | {there for at in laid for there in around(at)}
        x0, y0, x1, y1 = self.land.sheet.inner
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        for at in self.land.cover:
            cx, cy = centre(at)
            roomy = all(self.land.land.at(cx + dx, cy) for dx in (-100, -50, 0, 50, 100))
            if at not in rim and roomy and x0 < cx < x1 and y0 < cy < y1:
                yield 0.01 * dist((cx, cy), (x, y)), (cx, cy)


def _weight(landmark: Landmark) -> float:
    """How large the name of a thing is for its kind: the more places, the larger."""
    usual = USUAL.get(landmark.kind)
    return 1.0 if usual is None else min(1.9, max(0.86, (len(landmark.places) / usual) ** 0.4))


def _about(middles: list[Point]) -> Iterator[tuple[float, Point]]:
    """Points over and about a country, the nearer to its middle the better."""
    x = sum(p[0] for p in middles) / len(middles)
    y = sum(p[1] for p in middles) / len(middles)
    for cx, cy in middles:
        for dx in (0.0, -WIDE / 3, WIDE / 3):
            for dy in (6, -14, 26, -34, 46, -54, 62, -66):
                spot = (cx + dx, cy + dy)
                yield 0.045 * dist(spot, (x, y)) + 0.02 * abs(dy), spot


def _lean(middles: list[Point]) -> float:
    """How a country lies, in degrees: the axis of its tiles."""
    n = len(middles)
    x, y = sum(p[0] for p in middles) / n, sum(p[1] for p in middles) / n
    xx = sum((p[0] - x) ** 2 for p in middles)
    yy = sum((p[1] - y) ** 2 for p in middles)
    xy = sum((p[0] - x) * (p[1] - y) for p in middles)
    angle = degrees(0.5 * atan2(2 * xy, xx - yy))
    return angle if abs(angle) < 60 else 0.0


def campaign(geography: Geography, pieces: Pieces, names: Names, letters: Lettering) -> Iterator[Label]:
    """All names of a map with pieces on it: cities and realms first, then the land's, which make way, then the rest."""
    scene, land = pieces.scene, geography.land
    yield from _towns(pieces, names, letters, GREAT)
    yield from _realms(scene, land, letters)
    veiled = {land.board.hex(place) for place in scene.veiled}
    settled = {town.at for town in scene.settlements}
    for landmark, label in geography.placed:
        kind = landmark.kind if landmark else ""
        if landmark and ((kind == "place" and landmark.places[0] in settled) or _hidden(landmark, land.board, veiled)):
            continue
        kept = label if letters.free(label, kind in AT_SEA) else landmark and geography.place(landmark, letters)
        if kept:
            yield letters.claim(kept)
    yield from _towns(pieces, names, letters, SMALL)


def _towns(pieces: Pieces, names: Names, letters: Lettering, kinds: tuple[str, ...]) -> Iterator[Label]:
    """Each beside its town; where there is no room, smaller or not at all."""
    for town in sorted(pieces.scene.settlements, key=lambda town: -HALF_WIDTH[town.kind]):
        words = town.name or names.get(f"place:{town.at}", "")
        if not words or town.kind not in kinds:
            continue
        hand, box = TOWNS[town.kind], pieces.town_box(town)
        if label := letters.beside(words, hand, box) or letters.beside(words, hand.smaller(), box):
            yield letters.claim(label)


def _hidden(landmark: Landmark, board: TileBoard, veiled: set[Hex]) -> bool:
    """Unexplored country has no names."""
    return bool(veiled) and all(board.hex(place) in veiled for place in landmark.places)


def _realms(scene: Scene, land: Landscape, letters: Lettering) -> Iterator[Label]:
    """Across the realm's own land, as large as there is room for."""
    for realm in scene.realms:
        tiles = {land.board.hex(place) for place in realm.empire or realm.home}
        words, hand = realm.name.upper(), Hand(REALM.size, REALM.face, REALM.spacing, f"halo tint r{realm.colour}")
        while hand.size > LEAST:
            if label := letters.over(words, hand, _within(land, tiles, hand.length(words)), 0.0, False):
                yield letters.claim(label)
                break
            hand = hand.smaller()


def _within(land: Landscape, tiles: set[Hex], length: float) -> Iterator[tuple[float, Point]]:
    """Points about which words of this length lie mostly on the land of these tiles, the farther out the dearer."""
    for cost, (x, y) in _about([centre(at) for at in sorted(tiles)]) if tiles else ():
        letters = [(x + length * t, y - 8) for t in (-0.45, -0.25, 0.0, 0.25, 0.45)]
        outside = sum(hex_at(*p) not in tiles or not land.land.at(*p) for p in letters)
        if outside < 3:
            yield cost + 9 * outside, (x, y)


def place_names(board: TileBoard) -> str:
    """The name of every place, small, under the top corner of its tile, for those who play by the notation."""
    spots = ((place, centre(board.hex(place))) for place in board.places)
    return "".join(text(x, y - 0.74 * SIZE, place, 8, "place") for place, (x, y) in spots)
