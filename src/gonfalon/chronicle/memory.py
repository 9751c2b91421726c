"""What deserves telling, and what the chronicle remembers when it tells it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec.structs import replace

from gonfalon.chronicle.happenings import FREE, UNSEATED, Battle, Happening
from gonfalon.world.tiles import PlaceId

STRAND, PARAGRAPH, SENTENCE = 30, 50, 10  # weights from which a thing has a strand, a paragraph, a sentence of its own
WEIGHT = {  # by the beginning of the kind, the longest that fits; what is missing here is not told at all
    "founded": 50, "home": 12, "joined": 12, "claimed": 4, "resists": 22, "hostile": 7,
    "mishap": 14, "mishap-storms": 8, "mishap-astray": 9, "mishap-lair": 20, "mishap-mutiny": 20,
    "skirmish": 9, "skirmish-": 14, "route-failure": 7, "route-perilous": 6, "passage": 14, "landing": 16,
    "rumours": 16, "long-march": 18, "sea": 40, "sea-draw": 14, "ship": 16, "stores-burned": 16,
    "taken": 35, "razed": 38, "razed-own": 28, "hungry": 6, "starved": 20,
    "slips-away": 12, "gates-shut": 14, "battle": 60, "assault": 65,
    "siege-begins": 36, "siege-battered": 16, "siege-declined": 12, "siege-refuge": 14, "siege-sally": 20,
    "siege-broken": 34, "siege-lifted": 24, "hunger": 20, "surrender": 20, "no-way-out": 20, "fallen": 52,
    "terms": 12, "terms-agreed": 30, "terms-lapsed": 20, "capital-falls": 100, "realm-out": 100, "dragons": 80,
    "winter": 36, "winter-no-lair": 12, "winter-spared": 9, "winter-increased-revenue": 12, "winter-raided": 24,
    "winter-plentiful-harvest": 14, "winter-special-tribute": 12, "winter-leave": 16, "winter-siege": 34,
    "winter-siege-perishes": 60, "winter-rebellion": 40,
    "hirelings": 11, "hirelings-leave": 9, "hirelings-tale": 16, "levies": 10, "snow-road": 14, "frozen": 24,
    "disbanded": 12, "alliance": 30, "alliance-ends": 11, "alliance-broken": 45, "no-capital": 20, "revenue": 3,
    "gold-given": 26, "gold-lost": 11, "pact": 40, "pact-signed": 32, "pact-shown": 55,
    "mission": 22, "mission-absorbed": 40, "built": 26, "recovered": 14, "rebuilt": 18, "named": 12,
    "operative": 14, "assassin": 30, "palace": 45, "saboteur": 30, "saboteur-caught": 18, "agent": 12, "spy": 12,
    "spy-vanished": 8, "ending": 100,
    "magic": 26, "spell-fails": 12, "effect": 12, "effect-void": 60, "effect-drowned": 60, "effect-dead": 34,
    "effect-host": 20, "effect-plenty": 6, "race": 14, "race-steadfast": 22,
}  # fmt: skip
AGAINST_FREE = -25  # a fight with farmers is not a war
OWN = 8  # a player reads his own affairs more closely
GATHERED = frozenset(
    (
        "joined", "home", "claimed", "hostile", "razed", "razed-own", "hungry", "starved", "disbanded", "frozen",
        "snow-road", "landing", "siege-refuge", "route-failure", "route-perilous", "rumours-stays", "ship-wrecked",
        "mishap-storms", "mishap-bandits", "mishap-astray", "mishap-sickness", "mishap-convoy",
        "winter-raided", "winter-rebellion", "recovered", "rebuilt", "hirelings", "hirelings-leave", "levies",
        "pact-signed", "spy-vanished", "operative-assassin", "operative-spy", "operative-saboteur", "operative-agent",
    )
)  # fmt: skip
WRONGS = ("razed", "taken", "sea-", "palace-", "winter-treachery", "fallen", "alliance-broken")
DEBT = 15  # what a grudge paid adds to a battle
MASTERS = 8  # what each flag after the second adds


@dataclass
class Beat:
    """A happening with its weight and what the chronicle remembered when it came."""

    event: Happening
    weight: int
    hands: int = 0  # how often the place has had a new master, this time included
    again: int = 0  # which battle here, or which burning
    wrong: Happening | None = None  # the grudge this settles
    run: int = 0  # the victor's unbroken run of victories before this
    broken: int = 0  # victories of a beaten commander who had never lost before
    months: int = 0  # of siege
    career: tuple[bool, ...] = ()  # of the person who falls
    earlier: str = ""  # who fell on this field before
    lost_here: bool = False  # the victor lost on this very field before


@dataclass
class Memory:
    """What the chronicle itself has told so far; all of it follows from the happenings of its reader."""

    owners: dict[PlaceId, list[str]] = field(default_factory=lambda: defaultdict(list))
    fields: dict[PlaceId, list[Battle]] = field(default_factory=lambda: defaultdict(list))
    wrongs: dict[tuple[str, str], list[Happening]] = field(default_factory=lambda: defaultdict(list))
    careers: dict[str, list[bool]] = field(default_factory=lambda: defaultdict(list))
    burnt: dict[PlaceId, int] = field(default_factory=lambda: defaultdict(int))
    sieges: dict[PlaceId, Happening] = field(default_factory=dict)
    arson: dict[str, int] = field(default_factory=lambda: defaultdict(int))  # settlements burned, by realm
    won: dict[str, int] = field(default_factory=lambda: defaultdict(int))  # battles, by realm
    lairs: set[PlaceId] = field(default_factory=set)
    deeds: dict[str, str] = field(default_factory=dict)  # person → his latest feat, until it has been told

    def note(self, e: Happening) -> None:
        places = e.places or (e.place,)
        if e.kind in ("joined", "home", "founded", "taken", "claimed") or e.kind.startswith("fallen"):
            for place in places:
                self._owner(place, e.who)
        if e.kind == "winter-treachery":
            self._owner(e.place, e.foe)
        if e.kind in ("razed", "razed-own"):
            for place in places:
                self.burnt[place] += 1
            self.arson[e.who] += len(places)
        if e.kind == "siege-begins":
            self.sieges[e.place] = e
        elif e.kind.startswith(("fallen", "siege-lifted", "siege-broken")):
            self.sieges.pop(e.place, None)
        if e.kind == "mishap-lair":
            self.lairs.add(e.place)
        if e.kind.startswith(WRONGS) and e.kind != "razed-own":
            holder, against = (e.who, e.foe) if e.kind == "winter-treachery" else (e.foe, e.who)
            if holder and not {holder, against} & UNSEATED.keys():
                self.wrongs[holder, against].append(e)
        if isinstance(e, Battle):
            self._battle(e)

    def _owner(self, place: PlaceId, who: str) -> None:
        if self.owners[place][-1:] != [who]:
            self.owners[place].append(who)

    def _battle(self, e: Battle) -> None:
        self.fields[e.place].append(e)
        if e.result == "draw":
            return
        self.won[e.victor] += 1
        for person, won in ((e.chief, True), (e.beaten, False)):
            if person:
                self.careers[person].append(won)
        if e.result == "stormed":
            self._owner(e.place, e.who)
            self.sieges.pop(e.place, None)
        if e.chief and not {e.who, e.foe} & UNSEATED.keys() and e.chief != e.fallen:
            self.deeds[e.chief] = f"deed-{e.kind if e.attacker_won or e.kind == 'battle' else 'defence'}|{e.place}"
        if e.fallen and e.fallen == e.beaten:
            self.wrongs[e.loser, e.victor].append(e)
        else:
            self.wrongs[e.victor, e.loser].clear()

    # --- weighing ----------------------------------------------------------------------------------------

    def weigh(self, e: Happening, reader: str) -> Beat:
        """How much it matters, and what it calls to mind."""
        beat = Beat(e, base_weight(e.kind) + (OWN if reader and reader in (e.who, e.foe) else 0))
        if e.place in self.sieges:
            begun = self.sieges[e.place]
            beat.months = (e.year - begun.year) * 6 + min(e.month, 6) - min(begun.month, 6)
        if e.kind in ("taken", "winter-treachery") or e.kind.startswith("fallen") or isinstance(e, Battle):
            self._weigh_masters(e, beat)
        if e.kind in ("razed", "razed-own"):
            beat.again = max(self.burnt[place] for place in e.places or (e.place,)) + 1
        if isinstance(e, Battle):
            self._weigh_battle(e, beat)
        return beat

    def _weigh_masters(self, e: Happening, beat: Beat) -> None:
        new = e.foe if e.kind == "winter-treachery" else e.who
        held = self.owners.get(e.place, [])
        if isinstance(e, Battle) and e.result != "stormed":
            return
        beat.hands = len(held) + 1 if held and held[-1] != new else 0
        beat.weight += MASTERS * max(0, beat.hands - 2)

    def _weigh_battle(self, e: Battle, beat: Beat) -> None:
        if FREE in (e.who, e.foe):
            beat.weight += AGAINST_FREE
        before = self.fields[e.place]
        beat.again = len(before) + 1 if e.kind == "battle" else 0
        beat.earlier = next((f.fallen for f in before if f.fallen), "")
        if e.result == "draw":
            return
        beat.lost_here = any(f.loser == e.victor and f.result != "draw" for f in before)
        grudges = sorted(self.wrongs[e.victor, e.loser], key=lambda w: (base_weight(w.kind), w.seq))
        beat.wrong = grudges[-1] if grudges else None
        beat.run = _run(self.careers[e.chief]) if e.chief else 0
        lost = self.careers[e.beaten] if e.beaten else []
        beat.broken = len(lost) if all(lost) else 0
        beat.career = (*self.careers[e.fallen], e.fallen == e.chief) if e.fallen else ()
        beat.weight += DEBT * bool(beat.wrong) + 20 * bool(beat.career)


def base_weight(kind: str) -> int:
    """The weight of the longest beginning of its name that the table knows; no weight, no telling."""
    while kind:
        if kind in WEIGHT:
            return WEIGHT[kind]
        kind = kind[:-1]
    return 0


def gather(happenings: Iterable[Happening]) -> list[Happening]:
    """What befell one realm in the same way in the same month is one thing, told where it first came."""
    out: dict[object, Happening] = {}
    for e in happenings:
        key: object = (e.kind, e.who, e.foe) if e.kind in GATHERED else e.seq
        if first := out.get(key):
            places = (*(first.places or (first.place,)), e.place)
            out[key] = replace(first, places=places, n=(first.n or 0) + (e.n or 0) or None)
        else:
            out[key] = e
    return [replace(e, places=tuple(dict.fromkeys(e.places))) if e.places else e for e in out.values()]


def _run(career: list[bool]) -> int:
    n = 0
    for won in reversed(career):
        if not won:
            break
        n += 1
    return n
