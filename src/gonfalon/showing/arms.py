"""Colour and device of every realm: the same on the map, in the strip and on the banners."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import NamedTuple

from gonfalon.render.art.heraldry import DEVICES, INDEPENDENT

TINCTURES = ("gules", "azure", "or", "sable", "vert", "purpure", "celeste", "rose", "tenny", "orange")
LIKE = {  # what players call a colour → the tincture that stands for it
    "red": "gules",
    "blue": "azure",
    "yellow": "or",
    "gold": "or",
    "black": "sable",
    "green": "vert",
    "purple": "purpure",
    "teal": "celeste",
    "white": "celeste",
    "pink": "rose",
    "brown": "tenny",
    "grey": "sable",
}


class Arms(NamedTuple):
    """One of the nine of the drawing, or the independents' orange."""

    number: int

    @property
    def tincture(self) -> str:
        return TINCTURES[self.number]

    @property
    def device(self) -> str:
        return DEVICES[self.number][0]


FREE = Arms(INDEPENDENT)


def grant(colours: Mapping[str, str]) -> dict[str, Arms]:
    """Arms for each seat by the colour it bears or is called after; no two alike while there are nine."""
    granted: dict[str, Arms] = {}
    for seat, colour in colours.items():
        wish = LIKE.get(colour or seat, "")
        taken = {arms.number for arms in granted.values()}
        free = [number for number in range(INDEPENDENT) if number not in taken] or list(range(INDEPENDENT))
        wished = TINCTURES.index(wish) if wish else -1
        granted[seat] = Arms(wished if wished in free else free[0])
    return granted


def drawn() -> dict[str, dict[str, str]]:
    """How every device is drawn, and which of them a colour bears: the page draws its shields from this."""
    borne = {tincture: Arms(number).device for number, tincture in enumerate(TINCTURES)}
    return {"devices": dict(DEVICES), "borne": borne}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(drawn(), indent=2) + "\n")
