"""Trees and low growth: oaks with round crowns, firs with skirts, great old oaks, willows, snags, reeds and tufts.

Shadows of trees and blades of grass lie flat and are drawn all at once, as strokes of one path: a `<use>` for each
would make up half of a drawing's elements.
"""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.render.chance import chance
from gonfalon.render.lines import straight
from gonfalon.render.svg import group, path, tag

KINDS = 5  # drawings of each tree
SHADOWS = {"oak": "h7", "fir": "h6", "elder": "h10"}  # of the trees that stand in woods, from a little left of the foot
GRASS = {"tuft": "m-2 0q0-2-2-3m4 3v-4m2 4q0-2 2-3", "blade": "m-3 0q2-3 6-4m-3 4q2-2.4 5-2.6m-10 2.6q1-3 4-5"}
WILLOW = (
    "M-7-2q-2-6 1-9q1-4 6-4.4q5 .2 6.4 4.4q2.6 3 1 9q-1.4-1.4-1.6-4q-.4 2.6-1.4 4.4q-1.2-2-1.2-4.4q-.6 3-1.6 4.8"
    "q-1-2-1-4.8q-.6 2.6-1.6 4.6q-1-2-1-4.4q-.8 2.6-1.8 4q-.6-1.6-.4-4.2q-.4 2.4-1.8 4z"
)


def glyphs() -> dict[str, str]:
    out = dict[str, str]()
    for k in range(KINDS):
        out[f"oak{k}"] = "".join(_oak(k, 1.0))
        out[f"fir{k}"] = "".join(_fir(k))
        out[f"elder{k}"] = "".join(_oak(k + 20, 1.42))
        out[f"snag{k}"] = path(f"M0 0q.6-4-.4-{9 + k}M0-4l3-3M0-6l-3-2", "i s-scorch")
    out["willow"] = (
        tag("ellipse", "cast", cx=3.0, rx=7.0, ry=2.2)
        + path("M0 0v-5", "i")
        + path(WILLOW, "f-leaf ot")
        + path("M3-12q3 2 3 8M-2-12q-2 3-2 7", "h")
    )
    out["reed"] = path("M-5 0q1-4-1-7M-2 0q0-5 0-9M1 0q0-4 3-8M4 0q0-3 3-5", "i") + path("M-9 1h7M0 2h9", "l s-bank")
    out["rush"] = path("M-3 0q.6-3-.6-6M0 0v-8M3 0q-.4-3 1-6", "i thin") + path(
        "M0-8v-2M3.9-6l.2-1.6", "l s-scorch bold"
    )
    out["pool"] = path("M-9 0q3-3.4 9-3t9 2.4q-2 3.4-8 3.2t-10-2.6z", "f-water s-bank pond") + path(
        "M-4 .4h6", "l s-bank thin"
    )
    out |= {kind: path(f"M0 0{blades}", "h") for kind, blades in GRASS.items()}
    out["fern"] = path(
        "M0 0q1-5 6-6M0 0q-1-5-6-5M0 0v-7M2-3l2-2M3-4l3 0M-2-3l-2-2M-3-4l-3 1M0-4l2-2M0-4l-2-2", "i thin"
    )
    return {name: group(drawing, id=name) for name, drawing in out.items()}


def _oak(k: int, size: float) -> Iterator[str]:
    """A crown of five lobes, darker on the right."""
    w, h = size * (4.8 + 1.4 * chance(k, 21)), size * (9.6 + 2.6 * chance(k, 22))
    foot = -3.5 * size
    crown = (
        f"M{-w:.1f} {foot:.1f}q-1.6-3 .6-{h * 0.4:.1f}q1-3.4 {w - 0.6:.1f}-{h * 0.22:.1f}"
        f"q3.4-.8 {w - 0.8:.1f} {h * 0.26:.1f}q2.2 2.4.4 {h * 0.36:.1f}"
        f"q-2.4 2.2-{w - 0.5:.1f} .9q-2.6 1.5-{w - 0.4:.1f}-.9z"
    )
    dark = f"M{1.2 * size:.1f} {-2.4 * size:.1f}q4.2-1.2 2.6-{h * 0.62:.1f}q3.6 1.6 2.4 {h * 0.46:.1f}q-2 2.4-5 1.9z"
    yield path(f"M0 0v{foot - 0.5:.1f}{crown}", "f-leaf tw") + path(dark, "f-leafdark")


def _fir(k: int) -> Iterator[str]:
    """Three skirts, darker on the right."""
    w, h = 3.8 + chance(k, 23), 13.5 + 4 * chance(k, 24)
    skirts = ((0.0, 1.0), (0.6, 0.64), (0.4, 0.66), (0.85, 0.36), (0.6, 0.38), (1.0, 0.1))
    side = [(w * x, -h * y) for x, y in skirts]
    yield path("M0 0v-2" + straight([*side, *((-x, y) for x, y in side[::-1])], closed=True), "f-pine tw")
    yield path(straight([*side, (w * 0.2, -h * 0.1)], closed=True), "f-pinedark")
