"""The data file of tile designs: reading it, and everything that can be wrong with it (ME-MAP-01 to ME-MAP-23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from pathlib import Path

import msgspec

from gonfalon.kernel.messages import Message, Refused
from gonfalon.world.designs import PACKS, TERRAINS, Course, Design, Pack
from gonfalon.world.faults import Fault
from gonfalon.world.hexes import EDGES

BENDS = {1: "sharp-bend", 2: "wide-bend", 3: "straight-river"}  # by the edges between inflow and outflow
SHORES = {0: "loch", 1: "bay", 2: "straight-coast", 3: "cape"}  # by the number of full sea edges
CENSUS = {  # ME-MAP-18 and the clauses it gathers: exactly so many of each kind
    "highland": 32, "lowland": 32, "river_valley": 24, "coastal": 24,
    "highland-capital": 1, "lowland-capital": 2, "river_valley-capital": 2, "coastal-capital": 1,
    "all-mountain": 2, "source": 6, "fork": 1, "lake": 1, "swamp": 1, "dual": 2, "end": 6, "through": 15,
    "straight-river": 5, "wide-bend": 6, "sharp-bend": 4, "straight-coast": 11, "cape": 7, "bay": 3, "loch": 1,
    "source-edges": 6,
}  # fmt: skip
AT_LEAST = {  # ME-MAP-06, 07, 09, 18, 22: at least so many
    "all-plain": 1, "wooded-lowland": 1, "hilly-lowland": 1, "mountain-and-plain": 1, "two-position-end": 1,
    "end-shapes": 3, "walled-source": 1, "forest": 12,
}  # fmt: skip
CLAUSES = {  # of the kinds that have a clause of their own
    "all-mountain": "ME-MAP-16", "fork": "ME-MAP-12", "lake": "ME-MAP-13", "swamp": "ME-MAP-14", "dual": "ME-MAP-11",
    "all-plain": "ME-MAP-06", "wooded-lowland": "ME-MAP-06", "hilly-lowland": "ME-MAP-06",
    "mountain-and-plain": "ME-MAP-07", "two-position-end": "ME-MAP-09", "end-shapes": "ME-MAP-09",
    **{f"{pack}-capital": "ME-MAP-15" for pack in PACKS},
}  # fmt: skip
HOMES = {  # the pack in which each course of water occurs (ME-MAP-08, ME-MAP-11, ME-MAP-17)
    Course.SOURCE: Pack.HIGHLAND, Course.THROUGH: Pack.RIVER_VALLEY, Course.FORK: Pack.RIVER_VALLEY,
    Course.END: Pack.RIVER_VALLEY, Course.LAKE: Pack.RIVER_VALLEY, Course.SWAMP: Pack.RIVER_VALLEY,
    Course.DUAL: Pack.COASTAL,
}  # fmt: skip
WATERS = {  # river edges and mouths of each course; None: one river or some mouths (ME-MAP-07 to ME-MAP-14)
    Course.NONE: (0, 0), Course.SOURCE: (1, 0), Course.THROUGH: (2, 0), Course.FORK: (3, 0),
    Course.LAKE: (0, 3), Course.SWAMP: (0, 6), Course.END: None, Course.DUAL: None,
}  # fmt: skip
COURSE_CLAUSES = {
    Course.NONE: "ME-MAP-17", Course.SOURCE: "ME-MAP-07", Course.THROUGH: "ME-MAP-08", Course.FORK: "ME-MAP-12",
    Course.LAKE: "ME-MAP-13", Course.SWAMP: "ME-MAP-14", Course.END: "ME-MAP-09", Course.DUAL: "ME-MAP-11",
}  # fmt: skip
LETTERS = {  # the edges that each pack may show (ME-MAP-06, ME-MAP-07, ME-MAP-08, ME-MAP-10, ME-MAP-18)
    Pack.HIGHLAND: "MHPFR", Pack.LOWLAND: "HPF", Pack.RIVER_VALLEY: "PFRWCS", Pack.COASTAL: "PFCS",
}  # fmt: skip
PACK_CLAUSES = {
    Pack.HIGHLAND: "ME-MAP-07", Pack.LOWLAND: "ME-MAP-06", Pack.RIVER_VALLEY: "ME-MAP-08", Pack.COASTAL: "ME-MAP-10",
}  # fmt: skip


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the data file."""

    id: str
    name: str
    edges: str
    massifs: list[str] = []
    course: Course = Course.NONE
    mouths: str = ""
    walled: bool = False
    inside: list[str] = []
    capital: bool = False

    def design(self, pack: Pack) -> Design:
        massifs = tuple(_edges(massif) for massif in self.massifs)
        return Design(
            self.id, self.name, pack, self.edges, massifs, self.course, _edges(self.mouths), self.walled,
            frozenset(self.inside), self.capital,
        )  # fmt: skip


def _edges(digits: str) -> frozenset[int]:
    if not set(digits) <= set("012345"):
        raise ValueError(f"“{digits}”: edges are numbered 0 to 5")
    return frozenset(map(int, digits))


def load(path: Path) -> tuple[Design, ...]:
    """The designs of a data file; a set that breaks a clause is refused with its first fault (ME-MAP-18)."""
    try:
        designs = _read(path)
    except (OSError, ValueError) as error:
        raise Refused.of("tileset-unreadable", file=path.name, why=str(error)) from error
    for fault in faults(designs):
        raise Refused.of("tileset-unsound", rule=fault.rule, file=path.name, fault=fault.message)
    return designs


def _read(path: Path) -> tuple[Design, ...]:
    packs = msgspec.toml.decode(path.read_bytes(), type=dict[Pack, list[_Row]])
    return tuple(row.design(pack) for pack in PACKS for row in packs.get(pack, []))


@cache
def shipped() -> tuple[Design, ...]:
    """The software's own set of 112 tiles (ME-MAP-18), whose soundness the tests look after."""
    return _read(Path(__file__).with_name("tileset.toml"))


def faults(designs: tuple[Design, ...]) -> list[Fault]:
    """What is wrong with a set; empty when it is sound. Counts are taken only if every tile is sound by itself."""
    ids = Counter(design.id for design in designs)
    found = [_fault("ME-MAP-18", "tileset-twice", tile) for tile, count in ids.items() if count > 1]
    for design in designs:
        found += _tile_faults(design)
    return found or list(_count_faults(designs))


def _fault(rule: str, key: str, tile: str, **args: object) -> Fault:
    return Fault(rule, tile, Message.of(key, tile=tile, **args))


# --- the set as a whole ---------------------------------------------------------------------------------


def _count_faults(designs: tuple[Design, ...]) -> Iterator[Fault]:
    census = _census(designs)
    for kind, wanted in (CENSUS | AT_LEAST).items():
        found = census[kind]
        if found != wanted and not (kind in AT_LEAST and found > wanted):
            rule = CLAUSES.get(kind, "ME-MAP-18")
            yield Fault(rule, "", Message.of("tileset-count", kind=kind, wanted=wanted, found=found))


def _census(designs: tuple[Design, ...]) -> Counter[str]:
    """How many tiles there are of each kind the clauses name; a tile may be of several."""
    census = Counter(kind for design in designs for kind in _kinds(design))
    census["source-edges"] = len({d.rivers for d in designs if d.course == Course.SOURCE})
    census["end-shapes"] = len({_sea_edges(d) for d in designs if d.course == Course.END})
    return census


def _kinds(design: Design) -> Iterator[str]:
    yield design.pack
    yield design.course
    kinds = {
        f"{design.pack}-capital": design.capital,
        "all-mountain": design.edges == "MMMMMM",
        "all-plain": design.areas == {"plain"},
        "wooded-lowland": design.pack == Pack.LOWLAND and "forest" in design.areas,
        "hilly-lowland": design.pack == Pack.LOWLAND and "hill" in design.areas,
        "mountain-and-plain": {"mountain", "plain"} <= design.areas,
        "walled-source": design.course == Course.SOURCE and design.walled,
        "two-position-end": design.course == Course.END and len(design.mouths) == 2,
        "forest": "forest" in design.areas,
    }
    yield from (kind for kind, is_so in kinds.items() if is_so)
    if design.course == Course.THROUGH:
        a, b = design.rivers
        yield BENDS[min((b - a) % 6, (a - b) % 6)]
    if design.pack == Pack.COASTAL and design.course == Course.NONE:
        yield SHORES[_sea_edges(design)]


def _sea_edges(design: Design) -> int:
    return design.edges.count("S")


# --- one tile -------------------------------------------------------------------------------------------


def _tile_faults(design: Design) -> list[Fault]:
    """Faults of one tile; what depends on its edges is asked only if those make sense."""
    tile, edges = design.id, design.edges
    if len(edges) != 6 or not set(edges) <= set(TERRAINS):
        return [_fault("ME-MAP-04", "tileset-edges", tile, edges=edges, letters=" ".join(TERRAINS))]
    if not set(edges) <= set(LETTERS[design.pack]):
        letters = " ".join(LETTERS[design.pack])
        return [_fault(PACK_CLAUSES[design.pack], "tileset-letters", tile, edges=edges, letters=letters)]
    if not _shore_sound(design):
        return [_fault("ME-MAP-10", "tileset-shore", tile, edges=edges)]
    wanted = [
        ("ME-MAP-07", "tileset-upland", design.pack != Pack.HIGHLAND or bool(design.areas & {"hill", "mountain"})),
        ("ME-MAP-18", "tileset-inside", _inside_sound(design)),
        ("ME-MAP-17", "tileset-course", HOMES.get(design.course, design.pack) == design.pack),
        (COURSE_CLAUSES[design.course], "tileset-water", _water_sound(design)),
        ("ME-MAP-09", "tileset-cape", not (design.course == Course.END and _sea_edges(design) > 2)),
        ("ME-MAP-22", "tileset-walled", not design.walled or (design.course == Course.SOURCE and bool(design.massifs))),
        ("ME-MAP-21", "tileset-massifs", _massifs_sound(design)),
    ]
    found = [_fault(rule, key, tile, edges=edges) for rule, key, sound in wanted if not sound]
    return found or list(_cell_faults(design))


def _shore_sound(design: Design) -> bool:
    """No shore, or two coast edges with all sea edges in one run between them (ME-MAP-10, ME-MAP-23)."""
    shores = design.pack == Pack.COASTAL or design.course == Course.END
    if "C" not in design.edges and "S" not in design.edges:
        return not shores
    run = "C" + "S" * _sea_edges(design) + "C"
    return shores and design.edges.count("C") == 2 and run in design.edges * 2


def _inside_sound(design: Design) -> bool:
    """Only forests and hills lie inside, and hills only where tiles need not turn (ME-MAP-18)."""
    turning = design.pack in (Pack.RIVER_VALLEY, Pack.COASTAL)
    return design.inside <= ({"forest"} if turning else {"forest", "hill"})


def _water_sound(design: Design) -> bool:
    """River edges and mouths are as many as the course needs, and mouths open in dry land."""
    dry = "W" if design.course == Course.SWAMP else "PF"
    if not all(design.edges[mouth] in dry for mouth in design.mouths):
        return False
    found, wanted = (len(design.rivers), len(design.mouths)), WATERS[design.course]
    if design.course == Course.LAKE and not set(design.edges) <= set("PF"):
        return False
    if design.course == Course.END:
        return found == (1, 0) or (found[0] == 0 and found[1] >= 2)
    if design.course == Course.DUAL:
        return found[0] == 0 and found[1] >= 2
    return found == wanted and ("W" in design.edges) == (design.course == Course.SWAMP)


def _massifs_sound(design: Design) -> bool:
    """Every mountain edge belongs to exactly one massif, and no barrier crosses another (ME-MAP-21)."""
    edges = sorted(edge for massif in design.massifs for edge in massif)
    if edges != [edge for edge in EDGES if design.edges[edge] == "M"]:
        return False
    return all(
        len({min(one, key=lambda point: (point - start) % 24) for start in other}) == 1
        for one, other in permutations(design.barriers(), 2)
    )


def used_mouths(design: Design) -> Iterator[frozenset[int]]:
    """Every set of mouths that can carry rivers at once; a river end is never without one (ME-MAP-09, ME-MAP-21)."""
    least = 1 if design.course == Course.END and design.mouths else 0
    for count in range(least, len(design.mouths) + 1):
        yield from map(frozenset, combinations(sorted(design.mouths), count))


def _cell_faults(design: Design) -> Iterator[Fault]:
    """The invariants of ME-MAP-21, for every set of used mouths."""
    for used in used_mouths(design):
        home = {half: cell for cell in design.cells(used) for half in cell}
        rivers = {*design.rivers, *used}
        rounded = design.course == Course.SOURCE and not design.walled
        pool = design.course in (Course.LAKE, Course.SWAMP) and len(used) < 2
        for edge in EDGES:
            divided = edge in rivers and not rounded and not pool
            if not _edge_sound(design, home, edge, divided):
                yield _fault("ME-MAP-21", "tileset-cells", design.id, edge=edge, used="".join(map(str, sorted(used))))


def _edge_sound(design: Design, home: dict[int, frozenset[int]], edge: int, divided: bool) -> bool:
    near, far, corner = (home.get(half % 12) for half in (2 * edge, 2 * edge + 1, 2 * edge + 2))
    if far and corner and far != corner:
        return False
    if design.edges[edge] in "MS":
        return near is None and far is None
    if design.edges[edge] == "C":
        return (near is None) != (far is None)
    return near is not None and far is not None and (near != far) == divided
