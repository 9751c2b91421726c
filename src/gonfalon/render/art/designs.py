"""How each of the 112 designs is furnished: the landmark by which it is known, its kind of trees, its kind of shore.

Places are given in sides of the hexagon from the middle of the unturned tile: to the right, and up. What is furnished
`on_shore` stands at a part of the way along it, so many units inland (out at sea if negative); what is `on_bank` at a
part of the way down the river, so many units to its right. A design that is not listed has only its terrain.
"""

from __future__ import annotations

from typing import NamedTuple


class Item(NamedTuple):
    glyph: str
    where: str  # tile, shore, bank
    a: float
    b: float
    scale: float = 1.0


def at(glyph: str, right: float, up: float, scale: float = 1.0) -> Item:
    return Item(glyph, "tile", right, up, scale)


def on_shore(glyph: str, along: float, inland: float, scale: float = 1.0) -> Item:
    return Item(glyph, "shore", along, inland, scale)


def on_bank(glyph: str, along: float, aside: float, scale: float = 1.0) -> Item:
    return Item(glyph, "bank", along, aside, scale)


# fmt: off
FURNITURE: dict[str, tuple[Item, ...]] = {
    # highland
    "dragon wall": (at("peak3", 0.04, -0.36, 1.5), at("lm-lair", -0.02, -0.42, 0.85)),
    "roof of the land": (at("peak4", 0.0, -0.28, 1.85), at("lm-clouds", 0.06, 0.10)),
    "north-east spring": (at("lm-goat", 0.50, -0.08),),
    "east spring": (at("lm-shrine", 0.36, -0.46),),
    "south-east spring": (at("lm-cairn", 0.50, 0.10),),
    "gorge": (on_bank("lm-ledge", 0.35, 9), on_bank("lm-ledge", 0.65, -9)),
    "west spring": (at("lm-hut", -0.26, -0.56),),
    "north-west spring": (at("lm-eagle", -0.46, 0.02),),
    "high pass": (at("lm-cairn", 0.20, 0.30),),
    "three ranges": (at("lm-mine", 0.50, -0.06),),
    "west-east range": (at("lm-menhir", 0.34, -0.56),),
    "wooded range": (at("lm-logs", 0.20, -0.62),),
    "rising range": (at("lm-hut", 0.48, -0.22),),
    "rising ridge": (at("lm-cairn", 0.44, -0.26),),
    "falling range": (at("lm-goat", 0.46, 0.24),),
    "falling ridge": (at("lm-shrine", -0.54, -0.16),),
    "east elbow": (at("lm-mine", -0.52, -0.04),),
    "south-east elbow": (at("lm-quarry", -0.38, 0.40),),
    "south-west elbow": (at("lm-vines", 0.40, 0.34),),
    "west elbow": (at("lm-lodge", 0.46, 0.02),),
    "north-west elbow": (at("lm-ruin", 0.22, -0.52),),
    "north-east elbow": (at("lm-menhir", -0.32, -0.48),),
    "north flank": (at("lm-vines", -0.12, -0.62),),
    "west flank": (at("lm-sheep", 0.46, -0.06),),
    "south flank": (at("lm-stumps", -0.06, 0.62),),
    "east flank": (at("lm-goat", -0.54, -0.04),),
    "south gate": (at("lm-gate", 0.0, -0.56),),
    "north gate": (at("lm-gate", 0.0, 0.44),),
    "eastern spur": (at("lm-menhir", -0.44, -0.12), at("lm-menhir", -0.30, -0.20, 0.7)),
    "western spur": (at("lm-crag", 0.46, -0.18),),
    "downs": (at("lm-chalk", 0.34, 0.24),),
    "hill throne": (at("lm-throne", 0.36, 0.30),),
    # lowland
    "heartland": (at("lm-fields", -0.44, 0.34), at("lm-fields", 0.44, -0.42), at("lm-strips", 0.42, 0.36)),
    "broad plain": (at("elder2", 0.42, 0.30, 1.25), at("tuft", -0.4, 0.3), at("tuft", -0.2, -0.5)),
    "corn plain": (at("lm-fields", -0.42, 0.40), at("lm-fields", 0.44, 0.18), at("lm-sheaves", -0.06, -0.56),
                   at("lm-strips", -0.48, -0.26)),
    "windy plain": (at("lm-windmill", 0.42, 0.24), at("blade", -0.42, 0.34), at("blade", -0.22, -0.52),
                    at("blade", 0.46, -0.32), at("blade", -0.54, -0.18), at("blade", 0.1, 0.56)),
    "horse plain": (at("lm-horses", 0.40, 0.32), at("lm-horses", -0.42, -0.34), at("lm-fence", -0.38, 0.40)),
    "stone ring": (at("lm-stones", 0.32, 0.34),),
    "lone copse": (at("tuft", 0.44, -0.3),),
    "two copses": (at("lm-fence", -0.34, -0.36),),
    "deep wood": (at("lm-ruin", 0.36, 0.26),),
    "glade": (at("lm-hart", 0.24, 0.16), at("pool", -0.2, -0.26)),
    "wood's edge": (at("lm-logs", -0.44, 0.26),),
    "long margin": (at("lm-fence", -0.46, 0.12), at("lm-strips", -0.38, -0.4)),
    "hunters' edge": (at("lm-lodge", -0.44, 0.24),),
    "charcoal edge": (at("lm-kilns", -0.44, 0.20),),
    "wood point": (at("fir1", -0.42, -0.32, 1.7),),
    "hart's lea": (at("lm-hart", -0.42, 0.28),),
    "royal chase": (at("lm-lodge", -0.46, 0.22), at("lm-fence", -0.30, -0.50)),
    "clearing": (at("lm-stumps", -0.48, 0.02), at("lm-hut", -0.40, 0.38)),
    "bracken bay": (at("fern", -0.54, 0.04), at("fern", -0.36, 0.40), at("fern", -0.60, 0.30), at("fern", -0.44, 0.20)),
    "outlying wood": (at("lm-strips", -0.44, -0.34), at("lm-hut", -0.50, 0.24)),
    "orchards": (at("lm-orchard", -0.42, 0.20),),
    "north downs": (at("lm-strips", 0.10, -0.58),),
    "east downs": (at("lm-menhir", -0.46, 0.02),),
    "south downs": (at("lm-vines", 0.06, 0.50),),
    "west downs": (at("pool", 0.44, 0.22, 1.2),),
    "wooded hills": (at("lm-hut", -0.40, -0.42),),
    "sheep hills": (at("lm-sheep", 0.40, 0.30), at("lm-sheep", -0.16, 0.54)),
    "barrow hills": (at("lm-barrow", -0.46, 0.22), at("lm-barrow", 0.30, -0.54)),
    # river valley
    "watersmeet": (at("lm-shrine", 0.54, 0.0),),
    "long lake": (at("lm-islet", 0.16, 0.06), at("lm-boat", -0.24, -0.10)),
    "great mire": (at("lm-heron", 0.36, 0.10),),
    "twin mouth": (on_shore("lm-bank", 0.5, -15),),
    "right mouth": (on_shore("lm-lighthouse", 0.68, 9),),
    "left mouth": (on_shore("lm-racks", 0.28, 10), on_shore("lm-boats", 0.34, -13)),
    "estuary": (on_shore("lm-bank", 0.30, -12, 0.8), on_shore("lm-bank", 0.72, -12, 0.8)),
    "skew estuary": (on_shore("lm-bank", 0.5, -14), on_shore("lm-heron", 0.62, 7)),
    "fjord mouth": (on_shore("lm-gulls", 0.5, -16),),
    "ford seat": (on_bank("lm-ford", 0.72, 0),),
    "long reach": (on_bank("lm-barge", 0.62, 0),),
    "reed reach": (on_bank("rush", 0.2, 7), on_bank("rush", 0.34, -7), on_bank("rush", 0.46, 7),
                   on_bank("rush", 0.62, -7), on_bank("rush", 0.74, 7), on_bank("rush", 0.86, -7)),
    "wooded reach": (on_bank("lm-hut", 0.5, 13),),
    "alder reach": (on_bank("oak1", 0.2, 8), on_bank("oak3", 0.32, -8), on_bank("oak0", 0.46, 8),
                    on_bank("oak2", 0.6, -8), on_bank("oak4", 0.72, 8), on_bank("oak1", 0.86, -8)),
    "bend seat": (on_bank("lm-boats", 0.32, 0, 0.8),),
    "wide bend": (on_bank("lm-gravel", 0.5, 8), on_bank("lm-strips", 0.5, -22)),
    "water meadow": (on_bank("lm-channels", 0.42, 20), on_bank("lm-channels", 0.62, -20)),
    "mill bend": (on_bank("lm-mill", 0.52, 12),),
    "wood bend": (on_bank("lm-logs", 0.5, 12),),
    "willow bend": (on_bank("willow", 0.26, 10), on_bank("willow", 0.52, 10), on_bank("willow", 0.74, -10)),
    "sharp bend": (on_bank("lm-rocks", 0.5, -9, 0.8), on_bank("lm-gravel", 0.64, 7)),
    "ox-bow": (on_bank("lm-oxbow", 0.5, -21),),
    "hook": (on_bank("lm-weir", 0.68, 0), on_bank("lm-heron", 0.26, 9)),
    "wood hook": (on_bank("lm-raft", 0.55, 0),),
    # coastal
    "two firths": (on_shore("lm-gulls", 0.5, -14),),
    "three firths": (on_shore("lm-boats", 0.5, -22),),
    "haven": (on_shore("lm-mole", 0.5, -15),),
    "long strand": (on_shore("lm-boats", 0.4, -11),),
    "shingle": (on_shore("lm-racks", 0.55, 12),),
    "dunes": (on_shore("blade", 0.4, 16), on_shore("blade", 0.65, 16)),
    "white cliffs": (on_shore("lm-gulls", 0.45, -16),),
    "salt flats": (on_shore("lm-pans", 0.46, 13),),
    "wooded shore": (on_shore("lm-rocks", 0.36, -12),),
    "pine shore": (on_shore("lm-rocks", 0.66, -12),),
    "forest shore": (on_shore("lm-logs", 0.48, 9),),
    "fishers' row": (on_shore("lm-hut", 0.32, 8), on_shore("lm-hut", 0.47, 8), on_shore("lm-hut", 0.62, 8),
                     on_shore("lm-boats", 0.46, -14), on_shore("lm-racks", 0.76, 9)),
    "sandbanks": (on_shore("lm-bank", 0.24, -14), on_shore("lm-bank", 0.52, -19), on_shore("lm-bank", 0.78, -13)),
    "gull head": (on_shore("lm-gulls", 0.5, -18), on_shore("lm-rocks", 0.66, -10)),
    "beacon point": (on_shore("lm-beacon", 0.5, 11),),
    "seal point": (on_shore("lm-seals", 0.5, -15),),
    "wooded cape": (on_shore("lm-rocks", 0.34, -11),),
    "storm cape": (on_shore("lm-wreck", 0.66, -15), on_shore("lm-breakers", 0.36, -16)),
    "land's end": (on_shore("lm-stacks", 0.5, -15), on_shore("lm-gulls", 0.7, -16)),
    "north head": (on_shore("lm-lighthouse", 0.5, 11),),
    "wooded bay": (on_shore("lm-boat", 0.5, -17),),
    "smugglers' bay": (on_shore("lm-cave", 0.34, 3), on_shore("lm-boat", 0.55, -15, 0.85)),
    "oyster bay": (on_shore("lm-oysters", 0.5, -12),),
    "sea loch": (on_shore("lm-ruin", 0.62, 12),),
}
COATS: dict[str, str] = {  # what lies along the shore
    "long strand": "strand", "salt flats": "strand", "sandbanks": "strand", "oyster bay": "strand", "estuary": "strand",
    "shingle": "pebbles", "seal point": "pebbles", "dunes": "dunes", "pine shore": "dunes", "white cliffs": "cliffs",
    "storm cape": "cliffs", "land's end": "cliffs", "gull head": "cliffs", "north head": "cliffs",
    "fjord mouth": "cliffs", "sea loch": "cliffs", "smugglers' bay": "cliffs",
}
WOODS: dict[str, str] = {  # which trees grow; elsewhere it is chance, with firs towards the mountains
    "old wood": "elder", "dark wood": "fir", "deep wood": "mixed", "glade": "oak", "wood's edge": "oak",
    "long margin": "oak", "hunters' edge": "mixed", "charcoal edge": "fir", "wood point": "fir", "hart's lea": "oak",
    "royal chase": "elder", "clearing": "mixed", "bracken bay": "oak", "outlying wood": "oak", "wood road": "mixed",
    "wooded hills": "fir", "pine shore": "fir", "forest shore": "mixed", "wooded shore": "oak", "wooded cape": "fir",
    "wooded bay": "oak", "wooded reach": "oak", "alder reach": "oak", "wood bend": "mixed", "wood hook": "fir",
    "wooded range": "fir", "lone copse": "oak", "two copses": "mixed",
}
THICKNESS = {"old wood": 1.25, "royal chase": 1.25, "dark wood": 0.92}  # room between trees
COPSES: dict[str, tuple[tuple[float, float, float], ...]] = {  # small woods: where, and how large
    "lone copse": ((-0.34, 0.26, 0.34),),
    "two copses": ((0.40, 0.28, 0.28), (-0.42, -0.06, 0.26)),
}
TRACKS: dict[str, float] = {"high pass": 0.0, "wood road": 2.0, "saddle": 0.0}  # bearing of a road, in sixths
# fmt: on
