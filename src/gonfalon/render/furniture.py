"""What makes it a map to hang: frame, compass, title, legend, scale, and a little life at sea."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, dist, pi, sin

from gonfalon.kernel.messages import Message
from gonfalon.render.chance import chance, either
from gonfalon.render.fonts import CAPITALS, REGULAR, width
from gonfalon.render.grid import WIDE, centre, hex_at
from gonfalon.render.landscape import Landscape
from gonfalon.render.lettering import Lettering
from gonfalon.render.lines import Box, Point
from gonfalon.render.scene import Scene
from gonfalon.render.sheet import Sheet, Size
from gonfalon.render.svg import group, path, tag, text, use
from gonfalon.words import say
from gonfalon.world.hexes import around

TITLE, TITLE_LEAST, TITLE_LINE = 33.0, 230.0, 26  # size, least width of its panel, letters to a line
ROW, KEY, PAD = 30.0, 52.0, 22.0  # of the legend: between rows, for the picture, at the sides
SHIELD_ROW = 22.0
ROSE = 118.0  # radius of the compass with its letters
SERPENT = (
    "M-40 0q2-20 14-20t12 20h-8q0-10-5-10t-6 10zM-8 0q2-16 11-16t10 16h-7q0-8-4-8t-4 8z"
    "M20 0q1-10 8-11t13-8q0 9-6 12t-8 7zM-54 0q-6-14 2-24q-4-8-14-6l-6 5 8 1q-8 12-2 24z"
)
WHALE = "M-40 0q4-16 26-17q20-1 34 9q6 4 12 2q4-4 3-10q5 1 8 6q4-4 9-4q-2 8-10 11q-6 8-18 6q-30 3-64-3z"
LILY = "M0-116q-5 7-2 14h4q3-7-2-14zM-2-102q-9 1-8-7q-6 6 1 10q4 1 7-1zM2-102q9 1 8-7q6 6-1 10q-4 1-7-1zM-6-98h12"
# glyph, colour, scale, the key of its word, and how far its foot is lowered in its row
COUNTRY: tuple[tuple[str, str, float, str, float], ...] = (
    ("peak2", "", 0.62, "mountains", 10), ("oak1", "", 1.2, "wood", 7),
    ("hill4", "", 0.85, "hills", 5), ("reed", "", 1.0, "swamp", 5),
    ("lm-fields", "", 0.9, "fields", 6), ("lm-seat", "", 0.9, "capital-site", 1),
)  # fmt: skip
GAME: tuple[tuple[str, str, float, str, float], ...] = (
    ("village", "r0", 0.8, "village", 5), ("banner0", "", 0.66, "banner", 11),
    ("fortress", "r0", 0.62, "fortress", 11), ("ship0", "", 0.72, "ship", 8),
    ("city", "r0", 0.62, "city", 10), ("razed-village", "r9", 0.8, "razed", 7),
    ("capital", "r0", 0.46, "capital", 11), ("spell-star", "", 0.58, "spell", 0),
    ("jetty", "", 0.9, "harbour", 0), ("dragon", "", 0.55, "dragon", 4),
)  # fmt: skip


def glyphs() -> dict[str, str]:
    serpent = (
        path(SERPENT, "f-water o") + path("M-66-27h.1", "i bold") + path("M-78 3q8-4 16 0" + "t16 0" * 7, "l s-ripple")
    )
    spout = path("M-22-18q-1-8-6-10M-22-18q1-8 6-10", "l s-ripple")
    whale = (
        path(WHALE, "f-water o")
        + path("M-30-7h.1", "i bold")
        + spout
        + path("M-52 3q8-4 16 0" + "t16 0" * 5, "l s-ripple")
    )
    return {
        "serpent": group(serpent, id="serpent"),
        "whale": group(whale, id="whale"),
        "clearing": group(tag("ellipse", "haze", cy=-5.0, rx=34.0, ry=20.0), id="clearing"),
    }


@dataclass(frozen=True, slots=True)
class Furniture:
    """The panels of a map, before the sheet is cut: what they say decides how large they are."""

    title: tuple[str, ...]
    lang: str
    scene: Scene | None
    has_legend: bool

    @classmethod
    def of(cls, title: str, lang: str, scene: Scene | None, legend: bool) -> Furniture:
        return cls(tuple(_broken(title)), lang, scene, legend)

    def say(self, key: str) -> str:
        return say(Message.of(f"render-{key}"), self.lang)

    def sizes(self) -> list[Size]:
        """Of the title and the legend, in this order, where there are such."""
        sizes = list[Size]()
        if self.title:
            widest = max(width(line, TITLE, CAPITALS, 1.5) for line in self.title)
            sizes.append((max(TITLE_LEAST, widest + 60), 132.0 + 34 * len(self.title)))
        if self.has_legend:
            realms = () if self.scene is None else self.scene.realms
            widest = max((width(realm.name, 14.5) + 30 for realm in realms), default=0.0)
            wide = max(2 * (self._column() + KEY), widest) + 2 * PAD
            sizes.append((wide, 64 + ROW * -(-len(self._rows()) // 2) + self._tail()))
        return sizes

    def _rows(self) -> Sequence[tuple[str, str, float, str, float]]:
        return COUNTRY if self.scene is None else GAME

    def _column(self) -> float:
        return max(width(self.say(f"legend-{row[3]}"), 15, REGULAR) for row in self._rows()) + 8

    def _tail(self) -> float:
        """Room for the borders and the shields of realms."""
        return 0.0 if self.scene is None else 34 + SHIELD_ROW * len(self.scene.realms)

    def panels(self, sheet: Sheet) -> Iterator[str]:
        """Each drawn at its plain size, then moved and scaled to where the sheet has room for it."""
        drawings = [self._cartouche] * bool(self.title) + [self._legend] * self.has_legend
        for draw, size, box in zip(drawings, self.sizes(), sheet.panels, strict=True):
            place = f"translate({box[0]:.0f} {box[1]:.0f})" + (f"scale({sheet.scale:.2f})" if sheet.scale != 1 else "")
            yield group("".join(draw(*size, sheet.scale)), transform=place)

    def _cartouche(self, wide: float, high: float, scale: float) -> Iterator[str]:
        c, y = wide / 2, 0.0
        yield _panel(wide, high) + text(c, y + 38, self.say("map-of"), 17, "it mid")
        for k, line in enumerate(self.title):
            yield text(c, y + 74 + 34 * k, line, TITLE, "k mid", letter_spacing="1.5")
        y += 56 + 34 * len(self.title)
        yield path(f"M{c - 90:.0f} {y:.0f}q45-7 84 0M{c + 90:.0f} {y:.0f}q-45-7-84 0", "i")
        yield tag("circle", "f-ember o", cx=c, cy=y, r=3.4) + "".join(self._scale(c, y + 27, scale))

    def _scale(self, c: float, y: float, scale: float) -> Iterator[str]:
        """Half tiles, as long as they are on the map."""
        bar = WIDE / 2 / scale
        for k in range(3):
            yield tag("rect", "f-wall o" if k % 2 else "f-ink o", x=c + bar * (k - 1.5), y=y, width=bar, height=5.0)
        for k, figure in enumerate(("0", "½", "1", "1½")):
            yield text(c + bar * (k - 1.5), y - 5, figure, 11, "mid")
        yield text(c, y + 23, self.say("scale"), 14, "mid it")

    def _legend(self, wide: float, high: float, _: float) -> Iterator[str]:
        x, y = PAD, 0.0
        yield _panel(wide, high) + text(wide / 2, y + 36, self.say("legend"), 21, "k mid")
        step = self._column() + KEY
        for k, (glyph, colour, size, word, drop) in enumerate(self._rows()):
            px, py = x + step * (k % 2), y + 64 + ROW * (k // 2)
            yield use(glyph, px + KEY / 2 - 6, py + drop, size, colour)
            yield text(px + KEY, py + 5, self.say(f"legend-{word}"), 15)
        if self.scene is not None:
            yield from self._realms(x, y + 64 + ROW * -(-len(self._rows()) // 2), step)

    def _realms(self, x: float, y: float, step: float) -> Iterator[str]:
        """How borders are drawn, and whose shield is whose."""
        assert self.scene is not None
        third = 2 * step / 3
        borders = ((13.0, ".34", "6 6", "home"), (7.5, ".42", "none", "empire"), (4.5, ".4", ".1 5", "free"))
        for k, (wide, strength, dashes, word) in enumerate(borders):
            ink = "r9" if word == "free" else "r0"
            yield path(f"M{x + third * k:.0f} {y:.0f}h22", f"cs {ink}", stroke_width=wide, stroke_opacity=strength)
            line = f"M{x + third * k:.0f} {y - wide / 2 + 1:.0f}h22"
            yield path(line, f"l cs {ink}", stroke_width=2.4, stroke_dasharray=dashes)
            yield text(x + third * k + 27, y + 4, self.say(f"legend-{word}"), 13.5, "it")
        for k, realm in enumerate(self.scene.realms):
            px, py = x, y + 32 + SHIELD_ROW * k
            yield use(f"shield{realm.colour}", px + 10, py, 0.85) + text(px + 24, py + 5, realm.name, 14.5)


def _broken(title: str) -> Iterator[str]:
    """A long title in two lines, parted near its middle."""
    words = title.split()
    if len(title) <= TITLE_LINE or len(words) < 2:
        yield from ([title] if title else [])
        return
    cut = min(range(1, len(words)), key=lambda k: abs(len(" ".join(words[:k])) - len(title) / 2))
    yield " ".join(words[:cut])
    yield " ".join(words[cut:])


def _panel(wide: float, high: float) -> str:
    """A sheet with notched corners, a shadow and two fine inner rules."""

    def sheet(inset: int, c: int) -> str:
        x, y = wide - inset, high - inset
        return (
            f"M{inset + c} {inset}H{x - c:.0f}q0 {c} {c} {c}V{y - c:.0f}q{-c} 0 {-c} {c}"
            f"H{inset + c}q0 {-c} {-c} {-c}V{inset + c}q{c} 0 {c} {-c}z"
        )

    shade = path(sheet(0, 14), "cast", transform="translate(5 6)")
    return shade + path(sheet(0, 14), "f-land o") + path(sheet(5, 13), "l s-soft") + path(sheet(8, 12), "h")


def frame(sheet: Sheet) -> Iterator[str]:
    """A neat line, a border divided by half tiles, an outer rule, and a star in each corner."""
    (x0, y0, x1, y1), (left, top, right, low), s = sheet.box, sheet.inner, sheet.scale
    hole = f"M{left:.0f} {top:.0f}V{low:.0f}H{right:.0f}V{top:.0f}z"
    yield path(f"M{x0:.0f} {y0:.0f}H{x1:.0f}V{y1:.0f}H{x0:.0f}z{hole}", "f-paper")
    for gap, weight in ((1 * s, 2.4), (12 * s, 1.0), (18 * s, 3.0)):
        rule = f"M{left - gap:.0f} {top - gap:.0f}H{right + gap:.0f}V{low + gap:.0f}H{left - gap:.0f}z"
        yield path(rule, "l s-ink", stroke_width=weight * s)
    band = 6.5 * s
    for d in (
        f"M{left:.0f} {top - band:.1f}H{right:.0f}", f"M{left:.0f} {low + band:.1f}H{right:.0f}",
        f"M{left - band:.1f} {top:.0f}V{low:.0f}", f"M{right + band:.1f} {top:.0f}V{low:.0f}",
    ):  # fmt: skip
        yield path(d, "s-ink", stroke_width=5.0 * s, stroke_dasharray=f"{WIDE / 2:.1f}")
    for x, y in ((left, top), (right, top), (left, low), (right, low)):
        star = tag("circle", "f-paper o", r=12.0) + "".join(_star(8, 10, 4))
        out = f"{x + (band if x == right else -band):.0f} {y + (band if y == low else -band):.0f}"
        yield group(star, transform=f"translate({out})scale({s:.2f})")


def _star(points: int, outer: float, inner: float, turn: float = 0.0) -> Iterator[str]:
    """A compass star of split points: one half lit, the other dark."""
    for k in range(points):
        a = turn + 2 * pi * k / points
        tip = f"M0 0L{outer * sin(a):.1f} {-outer * cos(a):.1f}"
        for side, style in ((a - pi / points, "f-wall o"), (a + pi / points, "f-ink")):
            yield path(f"{tip}L{inner * sin(side):.1f} {-inner * cos(side):.1f}z", style)


class Offing:
    """The empty parts of the sheet: where the compass stands, and what swims."""

    def __init__(self, land: Landscape) -> None:
        self.land = land
        laid = set(land.tiles())
        self.rim = [centre(at) for at in land.tiles() if not laid.issuperset(around(at))]
        self.rose, self.scale = self._berth() if land.sheet.scale else ((0.0, 0.0), 0.0)

    def _berth(self) -> tuple[Point, float]:
        """The emptiest spot, at sea if there is one, and how large a compass it bears."""
        x0, y0, x1, y1 = self.land.sheet.inner
        best: tuple[float, Point] = (0.0, (0.0, 0.0))
        roomy = 1.3 * ROSE * self.land.sheet.scale
        for i in range(1, 24):
            for j in range(1, 24):
                x, y = x0 + (x1 - x0) * i / 24, y0 + (y1 - y0) * j / 24
                room = min(x - x0, y - y0, x1 - x, y1 - y) - 8
                if self.land.board.place(hex_at(x, y)) or room < best[0]:
                    continue
                room = min([room, *(dist((x, y), p) - 60 for p in self.rim)])
                room = min([room, *(_clearance((x, y), box) - 14 for box in self.land.sheet.panels)])
                shore = any(self.land.land.at(x + dx, y + dy) for dx in (-60, 0, 60) for dy in (-60, 0, 60))
                best = max(best, (min(room, roomy) * (0.62 if shore else 1.0), (x, y)))
        return best[1], min(self.land.sheet.scale, best[0] / ROSE) if best[0] > 40 else 0.0

    def boxes(self) -> list[Box]:
        (x, y), r = self.rose, ROSE * self.scale
        return [(x - r, y - r, x + r, y + r)] if self.scale else []

    def rhumbs(self) -> str:
        """Lines of constant bearing from the compass over all the sea."""
        if not self.scale:
            return ""
        (x, y), far = self.rose, sum(self.land.sheet.size)
        rays = (f"M{x:.0f} {y:.0f}l{far * sin(pi * k / 16):.0f} {-far * cos(pi * k / 16):.0f}" for k in range(32))
        return path("".join(rays), "l s-ripple rhumb")

    def compass(self) -> str:
        if not self.scale:
            return ""
        parts = [
            tag("circle", "f-shoal", r=62.0, fill_opacity=".55"),
            *(tag("circle", "i", r=float(r)) for r in (62, 57, 34)),
            tag("circle", "l s-ink", r=59.5, stroke_width=4.0, stroke_dasharray="5.84 5.84"),
            *_star(8, 52, 10, pi / 8),
            *_star(4, 66, 13, pi / 4),
            *_star(4, 92, 15),
            tag("circle", "f-wall o", r=5.0),
            tag("circle", "f-ember", r=2.4),
            path(LILY, "f-ink o"),
        ]
        (x, y) = self.rose
        return group("".join(parts), transform=f"translate({x:.0f} {y:.0f})scale({self.scale:.2f})")

    def life(self, letters: Lettering) -> Iterator[str]:
        """A serpent and a whale for those who look closely, and strokes of swell in open water."""
        x0, y0, x1, y1 = self.land.sheet.inner
        for k, beast in enumerate(("serpent", "whale")):
            spots = [(x0 + (x1 - x0) * chance(n, k, 51), y0 + (y1 - y0) * chance(n, k, 52)) for n in range(90)]
            size = max(1.0, 0.7 * self.land.sheet.scale)
            boxes = [(x - 84 * size, y - 44 * size, x + 84 * size, y + 16 * size) for x, y in spots]
            free = next((n for n, box in enumerate(boxes) if letters.weigh(letters.water, [box]) is not None), None)
            if free is not None:
                letters.block(boxes[free])
                yield use(beast, *spots[free], 0.86 * size)
        swell = ""
        for k in range(int((x1 - x0) * (y1 - y0) / 9000)):
            x, y = x0 + (x1 - x0) * chance(k, 53), y0 + (y1 - y0) * chance(k, 54)
            if letters.weigh(letters.water, [(x - 14, y - 8, x + 14, y + 8)]) is not None:
                swell += f"M{x - 9:.0f} {y:.0f}q4.5-4 9 0t9 0"
        yield path(swell, "l s-ripple swell")


def grain(sheet: Sheet) -> str:
    """Fibres in the paper."""
    x0, y0, x1, y1 = sheet.box
    count = int((x1 - x0) * (y1 - y0) / 2600)
    fibres = (
        f"M{x0 + (x1 - x0) * chance(k, 55):.0f} {y0 + (y1 - y0) * chance(k, 56):.0f}"
        f"l{2.5 * either(k, 57):.1f} {2.5 * either(k, 58):.1f}"
        for k in range(count)
    )
    return path("".join(fibres), "l s-dust fibre")


def _clearance(p: Point, box: Box) -> float:
    dx = max(box[0] - p[0], 0.0, p[0] - box[2])
    dy = max(box[1] - p[1], 0.0, p[1] - box[3])
    return dist((0.0, 0.0), (dx, dy))
