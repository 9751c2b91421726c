"""Landmarks: the small thing by which a tile is known. They are drawn in `landmarks.svg`, which any editor opens."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

_DRAWING = re.compile(r'<g id="([\w-]+)" data-half="([\d.]+)" data-rise="([\d.]+)">(.*?)</g>', re.DOTALL)
_BETWEEN = re.compile(r">\s+<")


class Landmark(NamedTuple):
    half: float  # how much room it takes to each side,
    rise: float  # and upwards
    drawing: str


@cache
def landmarks() -> dict[str, Landmark]:
    """By id, each with its `<g>`."""
    drawings = (files(__package__) / "landmarks.svg").read_text("utf-8")
    return {
        name: Landmark(float(half), float(rise), f'<g id="{name}">{_BETWEEN.sub("><", parts).strip()}</g>')
        for name, half, rise, parts in _DRAWING.findall(drawings)
    }
