"""How the shore of each coastal design is drawn, and how a river winds through each river design.

A shore is given by points (across, out) in sides of the hexagon from the middle of the tile, `out` towards the open
sea and `across` to the right of that, in the order in which the coast is walked with the sea on the left. The two
ends of a shore are the middles of its coast edges and are not listed (ME-MAP-20, ME-MAP-23).
"""

from __future__ import annotations

Shape = tuple[tuple[float, float], ...]

# fmt: off
SHORES: dict[str, Shape] = {
    # river ends: the shore bends in to meet the river
    "twin mouth": ((-0.55, 0.20), (-0.30, -0.12), (0.00, 0.22), (0.30, -0.12), (0.55, 0.20)),
    "right mouth": ((-0.55, 0.22), (-0.28, -0.14), (0.02, 0.18), (0.45, 0.24)),
    "left mouth": ((-0.45, 0.24), (-0.02, 0.18), (0.28, -0.14), (0.55, 0.22)),
    "estuary": ((-0.48, 0.24), (-0.22, -0.02), (0.00, -0.34), (0.22, -0.02), (0.48, 0.24)),
    "skew estuary": ((-0.50, 0.22), (-0.38, -0.12), (-0.02, 0.14), (0.38, -0.12), (0.50, 0.22)),
    "fjord mouth": ((-0.26, 0.42), (-0.20, 0.05), (-0.22, -0.20), (0.00, -0.28), (0.22, -0.20), (0.20, 0.05),
                    (0.26, 0.42)),
    # deep inlets
    "two firths": ((-0.64, 0.18), (-0.50, -0.02), (-0.40, -0.40), (-0.26, -0.36), (-0.20, -0.02), (0.00, 0.26),
                   (0.20, -0.02), (0.26, -0.36), (0.40, -0.40), (0.50, -0.02), (0.64, 0.18)),
    "three firths": ((-0.66, 0.26), (-0.60, -0.04), (-0.50, -0.22), (-0.40, -0.04), (-0.24, 0.16), (-0.12, -0.10),
                     (0.00, -0.40), (0.12, -0.10), (0.24, 0.16), (0.40, -0.04), (0.50, -0.22), (0.60, -0.04),
                     (0.66, 0.26)),
    # straight shores
    "haven": ((-0.50, 0.26), (-0.30, 0.30), (-0.16, -0.02), (0.14, -0.04), (0.30, 0.28), (0.52, 0.24)),
    "long strand": ((-0.40, 0.16), (0.05, 0.24), (0.45, 0.14)),
    "shingle": ((-0.45, 0.02), (0.00, 0.22), (0.40, 0.26)),
    "dunes": ((-0.40, 0.24), (0.00, 0.06), (0.45, 0.22)),
    "white cliffs": ((-0.55, 0.28), (-0.25, 0.12), (0.05, 0.30), (0.35, 0.10), (0.60, 0.18)),
    "salt flats": ((-0.50, 0.02), (-0.10, 0.20), (0.20, 0.02), (0.55, 0.20)),
    "wooded shore": ((-0.40, 0.28), (0.10, 0.06), (0.50, 0.20)),
    "pine shore": ((-0.50, 0.10), (-0.05, 0.28), (0.40, 0.08)),
    "forest shore": ((-0.55, 0.22), (-0.20, 0.02), (0.20, 0.28), (0.55, 0.08)),
    "fishers' row": ((-0.50, 0.26), (-0.12, 0.04), (0.25, 0.06), (0.50, 0.26)),
    "sandbanks": ((-0.45, 0.06), (0.00, 0.18), (0.45, 0.04)),
    # capes
    "gull head": ((-0.50, -0.05), (-0.22, 0.12), (-0.02, 0.46), (0.16, 0.14), (0.48, -0.08)),
    "beacon point": ((-0.46, 0.06), (-0.18, 0.34), (0.14, 0.44), (0.34, 0.16), (0.52, -0.10)),
    "seal point": ((-0.56, -0.10), (-0.30, 0.26), (0.02, 0.20), (0.30, 0.40), (0.50, 0.02)),
    "wooded cape": ((-0.48, 0.08), (-0.14, 0.40), (0.24, 0.30), (0.52, -0.02)),
    "storm cape": ((-0.54, -0.08), (-0.36, 0.20), (-0.10, 0.18), (0.10, 0.48), (0.30, 0.22), (0.54, -0.08)),
    "land's end": ((-0.42, -0.06), (-0.16, 0.18), (0.06, 0.56), (0.20, 0.20), (0.44, -0.06)),
    "north head": ((-0.50, 0.02), (-0.30, 0.38), (0.10, 0.42), (0.36, 0.28), (0.50, -0.06)),
    # bays
    "wooded bay": ((-0.46, 0.26), (-0.18, -0.02), (0.24, 0.02), (0.46, 0.30)),
    "smugglers' bay": ((-0.40, 0.34), (-0.34, 0.02), (-0.02, -0.22), (0.30, -0.06), (0.30, 0.24), (0.52, 0.36)),
    "oyster bay": ((-0.50, 0.28), (-0.36, -0.04), (0.00, -0.16), (0.36, -0.04), (0.50, 0.28)),
    "sea loch": ((-0.20, 0.50), (-0.10, 0.20), (-0.20, -0.10), (-0.02, -0.34), (0.14, -0.08), (0.12, 0.22),
                 (0.22, 0.50)),
}
ROUGHNESS: dict[str, float] = {  # how ragged the shore is; a plain one has 1
    "long strand": 0.3, "shingle": 0.6, "dunes": 0.4, "white cliffs": 1.5, "salt flats": 0.5, "sandbanks": 0.4,
    "gull head": 1.3, "seal point": 1.2, "storm cape": 1.6, "land's end": 1.3, "north head": 1.3, "estuary": 0.7,
    "fjord mouth": 0.9, "two firths": 0.8, "three firths": 0.6, "sea loch": 0.8,
}
# How far a river strays from the short way through its tile, at one and two thirds of it, to its right.
BENDS: dict[str, tuple[float, float]] = {
    "ford seat": (0.14, -0.10), "long reach": (-0.20, 0.22), "reed reach": (0.24, 0.10),
    "wooded reach": (-0.22, -0.14), "alder reach": (0.18, -0.24), "bend seat": (0.06, 0.14),
    "wide bend": (0.18, 0.20), "water meadow": (-0.12, 0.16), "mill bend": (0.20, -0.06),
    "wood bend": (-0.14, -0.08), "willow bend": (0.10, 0.24), "sharp bend": (0.10, 0.06),
    "ox-bow": (0.30, 0.34), "hook": (0.22, -0.04), "wood hook": (-0.02, 0.20),
}
# fmt: on
