"""What deserves telling, and what the chronicle remembers when it tells it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec.structs import replace

from gonfalon.chronicle.mighty.happenings import FREE, UNSEATED, Battle, Happening
from gonfalon.world.tiles import PlaceId

STRAND, PARAGRAPH, SENTENCE = 30, 50, 10  # weights from which a thing has a strand, a paragraph, a sentence of its own
WEIGHT = {  # by the beginning of the kind, the longest that fits; what is missing here is not told at all
    "founded": 50, "home": 12, "joined": 12, "claimed": 4, "resists": 22, "hostile": 7,
    "mishap": 14, "mishap-storms": 8, "mishap-astray": 9, "mishap-lair": 20, "mishap-mutiny": 20,
    "skirmish": 9, "skirmish-": 14, "route-failure": 7, "route-perilous": 6, "passage": 14, "landing": 16,
    "rumours": 16, "long-march": 18, "sea": 40, "sea-draw": 14, "ship": 16, "stores-burned": 16,
    "taken": 32, "taken-riders": 31, "razed": 38, "razed-own": 28, "hungry": 6, "starved": 20,
    "slips-away": 12, "gates-shut": 14, "battle": 60, "assault": 65,
    "siege-begins": 36, "siege-battered": 16, "siege-declined": 12, "siege-refuge": 14, "siege-sally": 20,
    "siege-broken": 34, "siege-lifted": 24, "siege-goes-on": 18, "hunger": 20, "surrender": 20,
    "no-way-out": 20, "fallen": 52,
    "terms": 12, "terms-agreed": 30, "terms-lapsed": 20, "capital-falls": 100, "realm-out": 100, "dragons": 80,
    "winter": 36, "winter-no-lair": 12, "winter-spared": 9, "winter-increased-revenue": 12, "winter-raided": 24,
    "winter-plentiful-harvest": 14, "winter-special-tribute": 12, "winter-leave": 16, "winter-siege": 34,
    "winter-siege-perishes": 60, "winter-rebellion": 40,
    "hirelings": 11, "hirelings-leave": 9, "hirelings-tale": 16, "levies": 24, "snow-road": 14, "frozen": 24,
    "frozen-far": 34, "home-again": 26,
    "disbanded": 12, "alliance": 30, "alliance-ends": 11, "alliance-broken": 45, "no-capital": 20, "revenue": 3,
    "gold-given": 26, "gold-lost": 11, "pact": 28, "pact-signed": 14, "pact-shown": 55,
    "mission": 22, "mission-absorbed": 40, "built": 26, "recovered": 14, "rebuilt": 18, "named": 12,
    "operative": 14, "assassin": 30, "palace": 45, "saboteur": 30, "saboteur-caught": 18, "agent": 12, "spy": 12,
    "spy-vanished": 8, "holdings": 100, "ending": 100,
    "magic": 26, "spell-fails": 12, "effect": 12, "effect-void": 60, "effect-drowned": 60, "effect-dead": 34,
    "effect-razed": 27, "effect-host": 20, "effect-plenty": 6, "race": 14, "race-steadfast": 22,
}  # fmt: skip
AGAINST_FREE = -25  # a fight with farmers is not a war
OWN = 8  # a player reads his own affairs more closely
GATHERED = frozenset(
    (
        "joined", "home", "claimed", "hostile", "razed", "razed-own", "hungry", "starved", "disbanded", "frozen",
        "taken", "taken-riders", "snow-road", "landing", "siege-refuge",
        "route-failure", "route-perilous", "rumours-stays", "ship-wrecked",
        "mishap-storms", "mishap-bandits", "mishap-astray", "mishap-sickness", "mishap-convoy",
        "winter-raided", "winter-rebellion", "recovered", "rebuilt", "hirelings", "hirelings-leave", "levies",
        "pact", "pact-signed", "spy-vanished",
        "operative-assassin", "operative-spy", "operative-saboteur", "operative-agent",
    )
)  # fmt: skip
WRONGS = ("razed", "taken", "sea-", "palace-", "winter-treachery", "fallen", "alliance-broken")
BLOWS = ("razed", "taken", "fallen", "battle", "assault", "siege-begins", "sea-")  # by which a feud is known
DEBT = 15  # what a grudge paid adds to a battle
MASTERS = 8  # what each flag after the second adds


@dataclass
class Feud:
    """Two realms at war: the settlements each took from the other, and the events it is known by."""

    took: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    heard: list[int] = field(default_factory=list)
    opened: tuple[int, int] = (0, 0)  # the year and the month of the first blow
    first: tuple[int, ...] = ()  # the events of that blow
    told: int = 0  # the year in which it was last spoken of as a war

    def strike(self, e: Happening) -> None:
        if not self.heard:
            self.opened, self.first = (e.year, e.month), e.heard
        self.heard += e.heard
        if e.kind.startswith(("taken", "fallen")) or (isinstance(e, Battle) and e.result == "stormed"):
            self.took[e.who] += len(e.places or (e.place,))


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
    career: tuple[bool, ...] = ()  # of the person who falls
    earlier: str = ""  # who fell on this field before
    lost_here: bool = False  # the victor lost on this very field before
    recalled: dict[str, tuple[int, ...]] = field(default_factory=dict)  # what of this → the events it is known by


@dataclass
class Memory:
    """What the chronicle itself has told so far; all of it follows from the happenings of its reader."""

    fields: dict[PlaceId, list[Battle]] = field(default_factory=lambda: defaultdict(list))
    wrongs: dict[tuple[str, str], list[Happening]] = field(default_factory=lambda: defaultdict(list))
    careers: dict[str, list[bool]] = field(default_factory=lambda: defaultdict(list))
    fought: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))  # person → events of his battles
    feuds: dict[frozenset[str], Feud] = field(default_factory=dict)
    burnt: dict[PlaceId, int] = field(default_factory=lambda: defaultdict(int))
    sieges: dict[PlaceId, Happening] = field(default_factory=dict)
    arson: dict[str, int] = field(default_factory=lambda: defaultdict(int))  # settlements burned, by realm
    won: dict[str, int] = field(default_factory=lambda: defaultdict(int))  # battles, by realm
    victories: list[tuple[int, str, tuple[int, ...]]] = field(default_factory=list)  # year, who led, and the events
    lairs: set[PlaceId] = field(default_factory=set)
    deeds: dict[str, str] = field(default_factory=dict)  # person → his latest feat, until it has been told

    def note(self, e: Happening) -> None:
        places = e.places or (e.place,)
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
        if e.kind.startswith(BLOWS) and e.who and e.foe and not {e.who, e.foe} & UNSEATED.keys():
            self.feuds.setdefault(frozenset((e.who, e.foe)), Feud()).strike(e)

    def _battle(self, e: Battle) -> None:
        self.fields[e.place].append(e)
        if e.result == "draw":
            return
        self.won[e.victor] += 1
        if e.chief and FREE not in (e.who, e.foe):
            self.victories.append((e.year, e.chief, e.heard))
        for person, won in ((e.chief, True), (e.beaten, False)):
            if person:
                self.careers[person].append(won)
                self.fought[person] += e.heard
        if e.result == "stormed":
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
        if e.kind.startswith(("taken", "winter-treachery", "fallen")) or isinstance(e, Battle):
            self._weigh_masters(e, beat)
        if e.kind.startswith("taken") and e.foe == FREE:
            beat.weight += AGAINST_FREE // 2
        if e.kind in ("razed", "razed-own"):
            beat.again = max(self.burnt[place] for place in e.places or (e.place,)) + 1
        if isinstance(e, Battle):
            self._weigh_battle(e, beat)
        return beat

    def _weigh_masters(self, e: Happening, beat: Beat) -> None:
        if e.places or (isinstance(e, Battle) and e.result != "stormed"):
            return
        beat.hands = len(e.flown) if e.heard and e.flown[-1:] == e.heard[-1:] else 0
        beat.recalled["hands"] = e.flown
        beat.weight += MASTERS * max(0, beat.hands - 2)

    def _weigh_battle(self, e: Battle, beat: Beat) -> None:
        if FREE in (e.who, e.foe):
            beat.weight += AGAINST_FREE
        before = self.fields[e.place]
        beat.again = len(before) + 1 if e.kind == "battle" else 0
        fallen = next((f for f in before if f.fallen), None)
        if fallen:
            beat.earlier, beat.recalled["earlier"] = fallen.fallen, fallen.heard
        beat.recalled["again"] = tuple(at for f in before for at in f.heard)
        if e.result == "draw":
            return
        beat.lost_here = any(f.loser == e.victor and f.result != "draw" for f in before)
        grudges = sorted(self.wrongs[e.victor, e.loser], key=lambda w: (base_weight(w.kind), w.seq))
        beat.wrong = grudges[-1] if grudges else None
        beat.recalled["wrong"] = beat.wrong.heard if beat.wrong else ()
        for role, person in (("run", e.chief), ("broken", e.beaten), ("career", e.fallen)):
            beat.recalled[role] = tuple(self.fought[person]) if person else ()
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
    """What befell one realm in the same way in the same month is one thing, told where it first came.

    A place that was fought over, or taken more than once, has its own story and is told by itself.
    """
    happenings = list(happenings)
    taken = Counter(e.place for e in happenings if e.kind.startswith(("taken", "fallen")))
    fought = {e.place for e in happenings if isinstance(e, Battle)} | {p for p, times in taken.items() if times > 1}
    out: dict[object, Happening] = {}
    for e in happenings:
        alone = e.kind not in GATHERED or (e.kind.startswith("taken") and e.place in fought)
        key: object = e.seq if alone else (e.kind, e.said) if e.kind == "pact" else (e.kind, e.who, e.foe)
        out[key] = _with(out[key], e) if key in out else e
    return list(out.values())


def _with(first: Happening, e: Happening) -> Happening:
    """Both as one: the places of both; a leader only if both had the same."""
    places = tuple(dict.fromkeys((*(first.places or (first.place,)), e.place)))
    lay = dict((*first.lay, *e.lay))
    return replace(
        first,
        places=places if len(places) > 1 else (),
        n=(first.n or 0) + (e.n or 0) or None,
        lead=first.lead if first.lead == e.lead else "",
        others=tuple(dict.fromkeys((*first.others, e.who))) if e.who != first.who else first.others,
        lay=tuple(lay.items()),
        heard=(*first.heard, *e.heard),
    )


def _run(career: list[bool]) -> int:
    n = 0
    for won in reversed(career):
        if not won:
            break
        n += 1
    return n
