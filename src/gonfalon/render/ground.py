"""The static picture: sea, land, water and everything that stands on it, from the sea bed up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise
from math import ceil, cos, pi, sin, sqrt

from gonfalon.render.borders import outlines
from gonfalon.render.chance import chance, noise
from gonfalon.render.grid import SIZE, WIDE, Corner, centre, corners, spot, within
from gonfalon.render.landscape import Landscape
from gonfalon.render.lines import Point, ribbon, shifted, smooth, straight
from gonfalon.render.relief import Stands
from gonfalon.render.rivers import Stream
from gonfalon.render.svg import group, path, tag, use
from gonfalon.render.woods import grass, shadows
from gonfalon.world.hexes import EDGES, Hex, around
from gonfalon.world.rivers import End

RIPPLES = (  # reach, strength, dashes
    (44, 0.24, "30 14 70 20"), (29, 0.42, "120 10 50 8"), (16, 0.68, "none"), (6.5, 1.0, "none"),
)  # fmt: skip
SHALLOWS = 20
HATCH = 11.0  # between two strokes, as x + y
MOUTH = 6  # samples of a river's line that lie in its mouth
BRUSH = (1.22, 1.0, 0.78)  # how far a wash reaches, step by step
_BEND = "Q%.0f %.0f %.0f %.0f".__mod__
BLOT = tuple((sin(pi * k / 5), -cos(pi * k / 5)) for k in range(10))
TONES = (("copse", 0.6), ("mire", 0.7), ("high", 0.62))  # washed in this order, so strongly
PLAINER = 4  # the offing takes one point of the coast in so many
MEADOW = (("low1", 74), ("low2", 38), ("low3", 4))  # the green of all known land, and how far it runs over the rim
WASHES = {"M": "high", "H": "high", "F": "copse", "W": "mire"}
COAT_STYLES = {"strand": "l s-dust strand", "pebbles": "f-wall ot", "dunes": "i thin", "cliffs": "i"}


def terrain(land: Landscape, life: str = "") -> Iterator[str]:
    """All layers that never change while a campaign is played; `life` is what swims in the open sea."""
    yield from (*sea(land, life), soil(land), *shores(land), *waters(land), *standing(land), grid(land))


def coast(land: Landscape, style: str, /, **attributes: str | float) -> str:
    return tag("use", style, href=f"#{land.key}coast", **attributes)


def offing(land: Landscape, style: str, /, **attributes: str | float) -> str:
    return tag("use", style, href=f"#{land.key}offing", **attributes)


def defs(land: Landscape) -> Iterator[str]:
    """The coast, by reference, because it is drawn several times: in full, and plainer for the wide strokes of the
    ripples, which cannot show its small bays and cost a picture most of its time; and the land as a clip."""
    loops = list(land.shore.outlines())
    yield tag("path", d="".join(smooth(loop, closed=True) for loop in loops), id=f"{land.key}coast")
    yield tag("path", d="".join(smooth(loop[::PLAINER], closed=True) for loop in loops), id=f"{land.key}offing")
    yield tag("clipPath", "", coast(land, ""), id=f"{land.key}land")


def fades() -> Iterator[str]:
    """The fading feet of heights, and the haze about a town."""
    yield tag("radialGradient", "", _stops(("land", ".3", ".75"), ("land", "1", "0")), id="haze")
    yield _fade("mound", ("lit", "0", ".9"), ("high", "1", ".25"))
    yield _fade("rise", ("lit", ".45", "1"), ("lit", ".7", ".95"), ("high", "1", ".55"))
    yield _fade("fall", ("shade", ".45", "1"), ("shade", ".7", ".95"), ("high", "1", ".55"))


def _fade(name: str, *stops: tuple[str, str, str]) -> str:
    return tag("linearGradient", "", _stops(*stops), id=name, x2="0", y2="1")


def _stops(*stops: tuple[str, str, str]) -> str:
    return "".join(tag("stop", f"t-{tone}", offset=at, stop_opacity=strength) for tone, at, strength in stops)


def sea(land: Landscape, life: str) -> Iterator[str]:
    """Ripples without offset curves: a wide stroke of ink under a slightly narrower one of water, far to near."""
    x0, y0, x1, y1 = land.sheet.box
    yield tag("rect", "f-sea", x=x0, y=y0, width=x1 - x0, height=y1 - y0) + life
    for width, strength, dashes in RIPPLES:
        yield offing(land, "l s-ripple", stroke_width=2 * width + 1.1, stroke_opacity=strength, stroke_dasharray=dashes)
        yield offing(land, "l s-sea" if width > SHALLOWS else "l s-shoal", stroke_width=2 * width - 0.7)


def soil(land: Landscape) -> str:
    """Land with a heavier line to the south-east, washes of colour, and the hatching of what nobody knows."""
    ground = coast(land, "s-ink f-land", stroke_width=3.2, transform="translate(1 1.4)") + coast(land, "f-land")
    return ground + group("".join(_washes(land)) + unknown(land), clip_path=f"url(#{land.key}land)")


def _washes(land: Landscape) -> Iterator[str]:
    """As with a wet brush: each tone as one patch in a few steps, the outermost the palest (gradients are slow)."""
    known = "".join(smooth(loop[::PLAINER], closed=True) for loop in outlines(set(land.tiles()), land.shore))
    for tone, width in MEADOW:
        yield path(known, f"f-{tone} s-{tone}", stroke_width=width)
    blots = _blots(land)
    for tone, strength in TONES:
        rims = [(x, y, r, _rim(x, y)) for x, y, r in blots[tone]]
        for step in BRUSH:
            d = "".join(_blot(x, y, r * step, rim) for x, y, r, rim in rims)
            yield path(d, f"f-{tone}", fill_opacity=f"{strength / len(BRUSH):.2f}")


def _blots(land: Landscape) -> dict[str, list[tuple[float, float, float]]]:
    """For each tone its patches: where, and how large; one for each terrain of a tile."""
    blots: dict[str, list[tuple[float, float, float]]] = {tone: [] for tone, _ in TONES}
    for at in land.tiles():
        edges, heart = land.terrain.edges[at], land.terrain.hearts[at]
        for letter in sorted({*edges, heart} & WASHES.keys()):
            sides = [within(at, edge + 0.5, 0.0, 0.5) for edge in EDGES if edges[edge] == letter]
            sides += [centre(at)] * (2 if heart == letter else 0)
            x, y = sum(p[0] for p in sides) / len(sides), sum(p[1] for p in sides) / len(sides)
            blots[WASHES[letter]].append((x, y, SIZE * (0.60 + 0.10 * len(sides))))
    return blots


def _rim(x: float, y: float) -> list[Point]:
    """The uneven rim of a patch of paint, for a patch of size 1."""
    reaches = (1 + 0.34 * noise(x + 60 * dx, y + 60 * dy, 33, 15) for dx, dy in BLOT)
    return [(dx * reach, dy * reach) for (dx, dy), reach in zip(BLOT, reaches, strict=True)]


def _blot(x: float, y: float, r: float, rim: list[Point]) -> str:
    """A patch of paint; whole units are fine enough for it."""
    ring = [(x + r * dx, y + r * dy) for dx, dy in rim]
    halves = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise([*ring, ring[0]])]
    bends = zip([*ring[1:], ring[0]], [*halves[1:], halves[0]], strict=True)
    start = f"M{halves[0][0]:.0f} {halves[0][1]:.0f}"
    return start + "".join([_BEND((hx, hy, px, py)) for (hx, hy), (px, py) in bends]) + "z"


def unknown(land: Landscape) -> str:
    """Beyond the rim: parallel strokes of a patient hand, broken off ever sooner where knowledge ends."""
    laid = set(land.tiles())
    near = {there for at in laid for there in around(at)} - laid
    far = {there for at in near for there in around(at)} - laid - near
    strokes = [*(hatches(land, at, 0.93) for at in sorted(near)), *(hatches(land, at, 0.62) for at in sorted(far))]
    return path("".join(chain.from_iterable(strokes)), "l s-soft unknown")


def hatches(land: Landscape, at: Hex, faith: float) -> Iterator[str]:
    """The strokes on one hexagon: lines of equal x + y, so that they run on from one to the next."""
    if not any(land.shore.land.get(corner) for corner in corners(at)):
        return
    cx, cy = centre(at)
    reach = 1.4 * SIZE
    for line in range(ceil((cx + cy - reach) / HATCH), ceil((cx + cy + reach) / HATCH)):
        first, drawn = ceil((line * HATCH - cx - cy - 1.5 * SIZE) / 14), False
        for k in range(first, first + 24):
            x = cx + 7 * k
            y = line * HATCH - x
            inside = abs(x - cx) <= WIDE / 2 and abs(x - cx) / sqrt(3) + abs(y - cy) <= SIZE
            kept = inside and chance(line, k, *at) < faith and land.land.at(x, y)
            if kept:
                yield f"L{x:.0f} {y:.0f}" if drawn else f"M{x:.0f} {y:.0f}"
            drawn = bool(kept)


def waters(land: Landscape) -> Iterator[str]:
    """All banks first, then all water, so that nothing is ruled off where two waters meet."""
    ponds = "".join(smooth(pond, closed=True) for pond in (*land.lakes.values(), *land.meres.values()))
    banks = ponds + "".join(smooth(side) for stream in land.streams for side in _sides(stream))
    yield coast(land, "l s-ink", stroke_width=1.7) + path(banks, "l s-bank bank") + path(ponds, "f-water")
    for stream in land.streams:  # each for itself: where windings differ, one path would have holes at the forks
        yield path(smooth(ribbon(stream.line, stream.widths), closed=True), "f-water")
    for place in land.lakes:
        x, y = (round(v) for v in centre(land.board.hex(place)))
        yield path(f"M{x - 16} {y - 4}q8-3 15 0M{x - 2} {y + 4}q8-3 16 0M{x - 9} {y + 10}q6-2 11 0", "l s-bank thin")


def _sides(stream: Stream) -> tuple[list[Point], list[Point]]:
    """The two banks; at the sea they stop short, so that the mouth is open."""
    end = -MOUTH if stream.river.end is End.SEA else None
    line, widths = stream.line[:end], stream.widths[:end]
    return shifted(line, [-w / 2 for w in widths]), shifted(line, [w / 2 for w in widths])


def shores(land: Landscape) -> Iterator[str]:
    for kind, d in land.furnisher.coats().items():
        yield path(d, COAT_STYLES[kind])
    yield path("".join(map(smooth, land.tracks)), "l s-soft track")


def standing(land: Landscape) -> Iterator[str]:
    """Grass and shadows, then everything that stands up, sorted by the line on which it stands."""
    growth, seats = land.growth(), (Stands(y, x, "lm-seat") for x, y in land.seats.values())
    yield path(grass(land.terrain, land.taken), "h") + path(shadows(growth), "l s-shadow shades")
    for thing in sorted((*land.landmarks, *land.peaks, *growth, *seats)):
        yield use(thing.glyph, thing.x, thing.y, round(thing.scale, 2))


def grid(land: Landscape) -> str:
    """Hexagons to be felt rather than seen."""
    edges = set[tuple[Corner, Corner]]()
    for at in land.tiles():
        ring = corners(at)
        edges |= {(min(a, b), max(a, b)) for a, b in zip(ring, ring[1:] + ring[:1], strict=True)}
    return path("".join(straight([spot(a), spot(b)]) for a, b in sorted(edges)), "l s-ink grid")
