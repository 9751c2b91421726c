"""Realms' devices on banners, shields, ships and tents, and the signs of spells: a shape for every colour."""

from __future__ import annotations

from math import cos, pi, sin

from gonfalon.render.svg import group, path, tag


def _rays(points: int, outer: float, inner: float) -> str:
    """A star with so many points."""
    tips = [(outer if k % 2 == 0 else inner, pi * k / points) for k in range(2 * points)]
    return "M" + "L".join(f"{r * sin(a):.1f} {-r * cos(a):.1f}" for r, a in tips) + "z"


QUATREFOIL = "M-2.2-2.2a2.5 2.5 0 1 1 4.4 0a2.5 2.5 0 1 1 0 4.4a2.5 2.5 0 1 1-4.4 0a2.5 2.5 0 1 1 0-4.4z"
RING = "M0-4.8a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6zm0 2.4a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z"
KEY = "M-1-.6a2.4 2.4 0 1 1 2 0v1.4h2v1.5h-2v1h1.4v1.5h-1.4v.6h-2zm1-3.2a.8.8 0 1 0 0 1.6a.8.8 0 1 0 0-1.6z"
# by colour: gules, azure, or, sable, vert, purpure, celeste, rose, tenny; the last is the independents'
DEVICES: tuple[tuple[str, str], ...] = (
    ("tower", "M-3.4 5v-6h-1.2v-4h2v1.4h1.6v-1.4h2v1.4h1.6v-1.4h2v4h-1.2v6h-2v-2.4a1.4 1.4 0 0 0-2.8 0v2.4z"),
    ("crescent", "M2.6-4.4a4.8 4.8 0 1 0 0 8.8a3.9 3.9 0 1 1 0-8.8z"),
    ("sun", _rays(8, 5.4, 3.0)),
    ("hammer", "M-4.6-4.4h9.2v4.2h-3.4v5.4h-2.4v-5.4h-3.4z"),
    ("leaf", "M0-5.4q4.4 2 4 5.8q-.6 3-3.2 3.2v1.8h-1.6v-1.8q-2.6-.2-3.2-3.2q-.4-3.8 4-5.8z"),
    ("key", KEY),
    ("fish", "M-5.4 0q3.2-3.8 6.8-1.2l3.4-2.2v6.8l-3.4-2.2q-3.6 2.6-6.8-1.2z"),
    ("rose", QUATREFOIL),
    ("arrow", "M0-5.6l3.6 4.4h-2.3v6.6h-2.6v-6.6h-2.3z"),
    ("ring", RING),
)
INDEPENDENT = len(DEVICES) - 1
DARK_DEVICES = frozenset((2, 6, 7))  # light colours take a dark device
SIGNS: dict[str, str] = {  # what a spell's mark shows
    "star": _rays(8, 15.0, 5.0),
    "storm": "M2-13l-8 14h6l-3 12 10-16h-6l4-10z",
    "flood": "M-12-4q4-5 8 0t8 0t8 0M-12 2q4-5 8 0t8 0t8 0M-12 8q4-5 8 0t8 0t8 0",
    "shield": "M-9-10h18v9q-1 8-9 13q-8-5-9-13zM0-10v22M-9-2h18",
    "rot": "M0 0a2 2 0 0 1 4 0a5 5 0 0 1-10 0a8 8 0 0 1 16 0a11 11 0 0 1-20 6",
    "quake": "M-13 0l5-3 2 7 4-13 4 17 4-11 2 5 5-2",
    "eye": "M-13 0q13-14 26 0q-13 14-26 0zM0-4.6a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2z",
    "skull": "M-7 2q-3-12 7-12t7 12l-2 2v5h-10v-5zM-4-1a2 2 0 1 0 3 0zM1-1a2 2 0 1 0 3 0zM-2 9v-3M2 9v-3",
}


def glyphs() -> dict[str, str]:
    """By id: `banner0` …, `shield0` …, `ship0` …, `tent0` … by colour, and `spell-star` … by sign."""
    out = {f"spell-{sign}": group(_spell(d), id=f"spell-{sign}") for sign, d in SIGNS.items()}
    for k in range(len(DEVICES)):
        for kind, drawing in _arms(k).items():
            out[f"{kind}{k}"] = group(drawing, f"r{k}", id=f"{kind}{k}")
    return out


def _arms(k: int) -> dict[str, str]:
    device, ink = DEVICES[k][1], "f-dark" if k in DARK_DEVICES else "f-emblem"
    pole = tag("ellipse", "cast", cx=3.0, rx=6.0, ry=1.8) + path("M0 0v-35", "i bold")
    cloth = path("M.6-33q7-3 13 0t14-1l-4 7.5 4 7q-6 3-14 1t-13 0z", "c o")
    return {
        "banner": pole + cloth + path(device, ink, transform="translate(7.6-25.6)"),
        "shield": path("M-8-9h16v9q-1 7-8 11q-7-4-8-11z", "c o")
        + path(device, ink, transform="translate(0-1)scale(1.1)"),
        "ship": _ship(),
        "tent": path("M-5 0l5-8 5 8z", "f-wall o") + path("M0-8l5 8h-5z", "c o"),
    }


def _ship() -> str:
    return (
        path("M-19 5q8 3 19 2t21-1M-12 9h22", "l s-ripple") + path("M0 2v-29M-9 0v-18", "i bold")
        + path("M-15-1q2 7 6 8h17q6-3 8-11q-8 4-16 3.5t-15-.5z", "f-walldark o")
        + path("M-9-18q-7 6-5 13q5 1.5 9 .5q-1-8-4-13.5z", "f-wall o")
        + path("M0-26q15 6 13 20q-8 2.5-15 0q5-10 2-20zM0-27l-6 2 6 1.6z", "c o")
    )  # fmt: skip


def _spell(d: str) -> str:
    rim = tag("circle", "l s-magic", r=21.0, stroke_dasharray="1 4.5", stroke_width=2.0)
    return rim + tag("circle", "f-land l s-magic spell", r=17.5) + path(d, "l s-magic")
