"""Settlements, their works and the dragon: small drawings on one scale, each told apart by its outline alone.

A village is low roofs, a fortress one strong tower, a city roofs and a spire behind a wall, a capital a crowned keep
among spires within a ring. Colour is the realm's.
"""

from __future__ import annotations

from gonfalon.render.chance import chance, number
from gonfalon.render.svg import group, path, tag

HALF_WIDTH = {"village": 15.0, "fortress": 16.0, "city": 23.0, "capital": 30.0}
RISE = {"village": 15.0, "fortress": 42.0, "city": 44.0, "capital": 66.0}
WING = "M2-6Q9-24 29-25Q24-18 27-11Q20-13 17-4Q13-8 9 0Q6-3 2 5z"
DRAGON = (
    "M0-22l2.4 3.4-.4 3.6q3.6 4 2.6 10.4q-1 6.6-1.6 10.6q5.4 4 4.8 10q-.8 5-6.8 5.6l3.4-3q2.6-3-2-6.6"
    "q-5.4-4.6-5.4-12.6q-1-7 1-14.4l-.8-3.6z"
)
CROWN = "M-7 0l-1.6-7 4 3 4.6-5 4.6 5 4-3-1.6 7z"


def glyphs() -> dict[str, str]:
    out = {"village": _village(), "fortress": _fortress(), "city": _city(), "capital": _capital()}
    for kind in list(out):
        out[f"razed-{kind}"] = _ruin(kind)
    out["jetty"] = path("M-5-2H17M-5 2H17M0-2v4M4-2v4M8-2v4M12-2v4M16-2v4M17-6V6", "i")
    out["anchor"] = path("M0-6V6M-3-3h6M-5 2q1 4 5 4t5-4", "l s-seatext") + tag("circle", "l s-seatext", cy=-7.6, r=1.6)
    out["bridge"] = path("M-8-2.8H8V2.8H-8z", "f-wall") + path(
        "M-9.5-4.2l2 1.4H7.5l2-1.4M-9.5 4.2l2-1.4H7.5l2 1.4M-4-2.8v5.6M0-2.8v5.6M4-2.8v5.6", "i"
    )
    out["dragon"] = path(WING, "f-ember o") + group(path(WING, "f-ember o"), transform="scale(-1 1)")
    out["dragon"] += path(DRAGON, "f-scorch o")
    out["flame"] = path("M-4 0q-2-4 1-7q0 2 1.4 3q0-5 2.6-8q0 4 2.6 6.4q2 3-.6 5.6z", "f-ember")
    drawn = {name: group(drawing, id=name) for name, drawing in out.items()}
    return {name: (_cut(name[6:]) if name.startswith("razed-") else "") + drawing for name, drawing in drawn.items()}


def _shadow(rx: float, ry: float) -> str:
    return tag("ellipse", "cast", cx=3.0, rx=rx, ry=ry)


def _house(x: float, y: float, w: float, wall: float, roof: float, deep: float) -> str:
    """A gable end in the light, a roof in the realm's colour, a wall in the shade."""
    return (
        path(f"M{x:g} {y:g}v-{wall:g}l{w / 2:g}-{roof:g} {w / 2:g} {roof:g}v{wall:g}z", "f-wall o")
        + path(f"M{x + w:g} {y:g}v-{wall:g}h{deep:g}v{wall:g}z", "f-walldark o")
        + path(f"M{x + w / 2:g} {y - wall - roof:g}h{deep:g}l{w / 2:g} {roof:g}h-{deep:g}z", "c o")
    )


def _shaft(x: float, y: float, w: float, h: float) -> str:
    lit = path(f"M{x:g} {y:g}v-{h:g}h{w:g}v{h:g}z", "f-wall o")
    return lit + path(f"M{x + w * 0.6:.1f} {y:g}v-{h:g}h{w * 0.4:.1f}v{h:g}z", "f-walldark")


def _tower(x: float, y: float, w: float, h: float) -> str:
    """A tower under overhanging battlements."""
    tooth = f"{(w + 2) / 5:.1f}"
    teeth = f"h{tooth}v2h{tooth}v-2h{tooth}v2h{tooth}v-2h{tooth}"
    slit = path(f"M{x + w * 0.35:.1f} {y - h * 0.45:.1f}v-3", "i")
    return _shaft(x, y, w, h - 3) + path(f"M{x - 1:g} {y - h + 4:g}v-6{teeth}v6z", "f-wall o") + slit


def _spire(x: float, y: float, w: float, wall: float, roof: float) -> str:
    return _shaft(x, y, w, wall) + path(f"M{x - 0.8:g} {y - wall:g}h{w + 1.6:g}l-{w / 2 + 0.8:g}-{roof:g}z", "c o")


def _gate_wall(x: float, y: float, w: float, h: float) -> str:
    gate = path(f"M{x + w / 2 - 3:g} {y:g}v-4a3 3 0 0 1 6 0v4z", "f-dark")
    return path(f"M{x:g} {y:g}v-{h:g}{'v-2h2.5v2h2.5' * int(w / 5)}v{h:g}z", "f-wall o") + gate


def _pennant(x: float, y: float, size: float = 1.0) -> str:
    mast, fly = 9 * size, 8 * size
    return path(f"M{x:g} {y:g}v-{mast:g}", "i") + path(
        f"M{x:g} {y - mast:g}l{fly:g} {2.4 * size:g}-{fly:g} {2.4 * size:g}z", "c o"
    )


def _village() -> str:
    return _shadow(17, 3.5) + _house(-3, -5, 6, 4, 4, 7) + _house(-14, -1, 7, 5, 4, 6) + _house(2, 1, 7, 5, 4, 6)


def _fortress() -> str:
    """One great square keep on its mound of wall."""
    keep = _tower(-7.5, -4, 15, 28) + path("M-2-20h.1M3-20h.1M-2-13h.1M3-13h.1", "i bold")
    return _shadow(18, 4) + keep + _pennant(0, -33, 1.1) + _gate_wall(-15, 1, 30, 8)


def _city() -> str:
    back = _house(-17, -8, 7, 6, 5, 7) + _spire(-3, -8, 6, 14, 13) + _house(7, -8, 7, 6, 5, 7)
    front = _house(-10, -5, 6, 6, 4, 6) + _house(3, -5, 5, 5, 4, 5)
    return _shadow(25, 4.5) + back + front + _gate_wall(-20, 0, 40, 7) + _tower(-24, 1, 7, 12) + _tower(17, 1, 7, 12)


def _capital() -> str:
    ring = tag("ellipse", "l cs", cy=-1.0, rx=38.0, ry=11.5, stroke_width=2.2)
    inner = tag("ellipse", "h", cy=-1.0, rx=34.5, ry=9.6)
    spires = _spire(-20, -8, 7, 18, 13) + _spire(13, -8, 7, 18, 13) + _tower(-9, -8, 18, 30)
    crown = path(CROWN, "f-thatch o", transform="translate(0-54)")
    roofs = _house(-20, -6, 7, 6, 5, 8) + _house(5, -6, 7, 6, 5, 8)
    wall = _gate_wall(-25, 0, 50, 8) + _tower(-30, 1, 8, 16) + _tower(22, 1, 8, 16)
    return ring + inner + _shadow(31, 5) + spires + _spire(-5, -38, 10, 5, 10) + crown + roofs + wall


def _cut(kind: str) -> str:
    """The broken line along which a razed town ends."""
    half, key = HALF_WIDTH[kind], number(kind)
    jag = "".join(f"L{half * (t / 3 - 1):.0f} {-RISE[kind] * (0.2 + 0.32 * chance(key, t)):.0f}" for t in range(7))
    return tag("clipPath", "", tag("path", d=f"M{-half:g} 6{jag}L{half:g} 6z"), id=f"cut-{kind}")


def _ruin(kind: str) -> str:
    """The same drawing cut off along a broken line, with smoke and rubble."""
    smoke = path("M-3-11q-5-4 0-8t-1-9q-2-5 3-8M6-9q-4-4 1-8t0-8", "l s-soft smoke")
    rest = tag("use", href=f"#{kind}", clip_path=f"url(#cut-{kind})")
    return rest + smoke + path("M-10 2l3-2 2 3M5 3l3-3 3 2", "i")
