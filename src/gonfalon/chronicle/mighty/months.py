"""A month into paragraphs: weigh, gather, lay out in strands, and tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from gonfalon.chronicle.calendar import BEFORE, WINTER
from gonfalon.chronicle.mighty import battles, reckoning
from gonfalon.chronicle.mighty.happenings import FREE, UNSEATED, Battle, Dragons, Ending, Happening, Holdings
from gonfalon.chronicle.mighty.memory import BLOWS, PARAGRAPH, SENTENCE, STRAND, Beat, base_weight, gather
from gonfalon.chronicle.mighty.narrator import Clause, Narrator, Words
from gonfalon.chronicle.pages import Paragraph, Told

FEW_SMALL = 5  # small things that a month has room for
ANSWERS = ("siege-begins", "razed", "landing", "siege-broken")  # what may be done in return for something
GRAVE = 45  # weight from which a loss is more than a matter of the border
HUNGRY = 3  # banners that go hungry before it is news
STRANDS: dict[str, tuple[str, ...]] = {  # of a winter, in order: the beginnings of what is told in each
    "autumn": (),  # by its equinox
    "sieges": ("siege", "winter-siege", "fallen", "battle", "assault"),
    "snows": (
        "home-again",
        "snow-road",
        "frozen",
        "disbanded",
        "hirelings-leave",
        "alliance-ends",
        "ship",
        "winter-leave",
    ),
    "": ("winter", "dragons", "taken"),
    "evenings": (
        *("no-capital", "revenue", "gold", "pact", "mission", "alliance", "levies", "hirelings"),
        *("built", "recovered", "rebuilt", "named"),
    ),
    "whispers": ("palace", "assassin", "saboteur", "agent", "spy", "operative"),
    "spring": (),
    "ends": ("capital-falls", "realm-out", "holdings", "ending"),
}
FRONTED = ("autumn", "snows", "evenings", "whispers", "spring")  # strands that open with words of their own


class Scribe:
    """Tells month after month. `kept` is what the year has seen that weighs, for its argument."""

    def __init__(self, narrator: Narrator, reader: str) -> None:
        self.narrator, self.reader = narrator, reader
        self.kept: list[Beat] = []
        self.busy: set[str] = set()  # realms whose doings this month have been told
        self.border: list[Beat] = []  # small losses along the borders, told in one line
        self.opened: set[int] = set()  # happenings of this month by which a feud began

    def month(self, happenings: Sequence[Happening]) -> list[list[Paragraph]]:
        """The strands of a month, each in its paragraphs."""
        n = self.narrator
        n.mentioned.clear()
        self.busy.clear()
        n.feats = dict(n.memory.deeds)
        first = happenings[0]
        n.atlas.reach((first.year, first.month))
        waiting = [Beat(e, base_weight(e.kind)) for e in self._sieges(happenings)]
        beats, feuds = [], {}
        for e in gather(happenings):
            beats.append(self._weigh(e))
            if (feud := _feud(e)) and feud not in n.memory.feuds:
                feuds[feud] = e.seq
            n.memory.note(e)
        self.opened = set(feuds.values())
        told = [b for b in (*beats, *waiting) if b.weight >= SENTENCE]
        self.kept += told
        self.border = []
        out: list[list[Paragraph]] = []
        for strand in self._strands(told):
            if paragraphs := self._strand(strand, first=not out):
                out.append(paragraphs)
        line = self._flush([reckoning.border(n, self.border)]) if self.border else []
        return [*out, line] if line else out

    def _sieges(self, happenings: Sequence[Happening]) -> Iterator[Happening]:
        """Sieges of which nothing is heard this month still go on, and are not forgotten."""
        now = happenings[-1]
        named = {place for e in happenings for place in (e.place, *e.places)}
        for place, begun in self.narrator.memory.sieges.items():
            months = now.month - begun.month
            if begun.year == now.year and months and now.month != WINTER and place not in named:
                yield replace(begun, kind="siege-goes-on", month=now.month, months=months, seq=now.seq, lead="")

    def _weigh(self, e: Happening) -> Beat:
        beat = self.narrator.memory.weigh(e, self.reader)
        if e.kind in ("hungry", "claimed") and len(e.places) >= HUNGRY:
            beat.weight += SENTENCE
        return beat

    # --- strands -----------------------------------------------------------------------------------------

    def _strands(self, beats: list[Beat]) -> list[list[Beat]]:
        """What shares a place, or sets the same two at odds, belongs together; small things are gathered at the end."""
        if beats and beats[0].event.month == WINTER:
            by_strand = {name: [b for b in beats if _winter_strand(b.event) == name] for name in STRANDS}
            return [part for group in by_strand.values() for part in self._trimmed(group)]
        joined = [b for b in beats if b.event.kind in ("joined", "founded", "home")]
        strands = _woven([b for b in beats if b not in joined])
        large = [s for s in strands if max(b.weight for b in s) >= STRAND]
        large.sort(key=lambda s: -max(b.weight for b in s))
        taken = {id(b) for s in large for b in s}
        small = [b for b in beats if id(b) not in taken and b not in joined]
        first = sorted(joined, key=_by_realm)
        found = [] if self._is_one_line(first) else [first]
        line = [first] if self._is_one_line(first) else []
        return [s for s in (*found, *large, *self._trimmed(small), *line) if s]

    def _is_one_line(self, joined: list[Beat]) -> bool:
        """After the first month finding land is no great news any more: it is told in one breath for all."""
        first = joined[0].event if len(joined) > 1 else None
        return first is not None and (first.year, first.month) > (1, 1)

    def _trimmed(self, small: list[Beat]) -> list[list[Beat]]:
        """The heaviest of many small things, in their order; what would be said in worn words is left out."""
        planned: Counter[str] = Counter()
        fresh = [b for b in small if not self._is_worn(b, None, planned)]
        kept = sorted(fresh, key=lambda b: -b.weight)
        large = sum(b.weight >= STRAND for b in kept)
        keep = {id(b) for b in kept[: max(FEW_SMALL, large)]}
        return [[b for b in fresh if id(b) in keep]] if keep else []

    def _is_worn(self, b: Beat, prev: Beat | None, planned: Counter[str]) -> bool:
        """A small thing that could only be said in words the reader still has in his ear; battles always are told."""
        if base_weight(b.event.kind) >= STRAND:
            return False
        clause = self._clauses(b, prev)[0]
        planned[clause.messages[0]] += 1
        return self.narrator.fresh(clause) < planned[clause.messages[0]]

    def _strand(self, beats: list[Beat], *, first: bool) -> list[Paragraph]:
        out: list[Paragraph] = []
        pending: list[Clause] = []
        planned: Counter[str] = Counter()
        if len(beats) > 1 and all(b.event.kind == "joined" for b in beats) and self._is_one_line(beats):
            return self._flush([reckoning.finds(self.narrator, beats)])
        for i, b in enumerate(beats):
            e = b.event
            prelude = self._feud(b)
            if isinstance(e, Battle | Dragons | Ending | Holdings) and b.weight >= PARAGRAPH:
                out += self._flush(pending)
                out += self._great(b, prelude)
                pending = []
            else:
                prev = beats[i - 1] if i else None
                if self._is_of_the_border(b, alone=len(beats) == 1):
                    self.border.append(b)
                    continue
                if self._is_worn(b, prev, planned):
                    continue
                new = self._clauses(b, prev)
                new[0].front = self._front(beats, i, first=first and not out, opened=bool(out and not pending))
                pending += [*prelude, *new]
            self.busy.add(e.who)
        return [*out, *self._flush(pending)]

    def _is_of_the_border(self, b: Beat, *, alone: bool) -> bool:
        """A place that some riders took, if nothing else is to be told of it or every way of telling it is worn."""
        if b.event.kind != "taken-riders" or b.event.seq in self.opened:
            return False
        return (alone and b.weight < GRAVE) or not self.narrator.fresh(self._clauses(b, None)[0])

    def _feud(self, b: Beat) -> list[Clause]:
        """The first blow between two realms is told as one, and so is that their war has gone into another year."""
        e, feud = b.event, self.narrator.memory.feuds.get(_feud(b.event))
        if feud is None or e.month in (BEFORE, WINTER):
            return []
        if e.seq in self.opened:
            feud.told = e.year
            return [Clause(("feud-opens",), b, remark=True)]
        if feud.told >= e.year or e.year == feud.opened[0]:
            return []
        feud.told = e.year
        nth = self.narrator.language.word(f"nth-{e.year - feud.opened[0] + 1}")
        return [Clause(("feud-carries",), b, {"nth": nth}, remark=True, also=feud.first)]

    def _flush(self, pending: Iterable[Clause]) -> list[Paragraph]:
        told = self.narrator.paragraph(pending)
        return [Paragraph.of(told)] if told else []

    def _great(self, b: Beat, prelude: list[Clause]) -> list[Paragraph]:
        if isinstance(b.event, Battle):
            return battles.tell(self.narrator, b, prelude)
        if isinstance(b.event, Dragons):
            return [Paragraph.of(self._dragons(b.event, b))]
        if isinstance(b.event, Holdings):
            return self._flush(reckoning.year(self.narrator, b.event, b))
        assert isinstance(b.event, Ending)
        return [Paragraph.of(self.narrator.paragraph(part)) for part in reckoning.ending(self.narrator, b.event, b)]

    def _front(self, beats: list[Beat], i: int, *, first: bool, opened: bool) -> str:
        """How a sentence hangs on the one before it."""
        b, prev = beats[i], beats[i - 1].event if i else None
        e, small = b.event, max(x.weight for x in beats) < STRAND
        if e.kind in ("founded", "home", "joined", "capital-falls", "realm-out"):
            return ""
        if e.kind.startswith(("hunger", "siege-battered", "fallen")) and (front := battles.siege_front(e)):
            return front
        if prev is None:
            if e.month == WINTER:
                return strand if (strand := _winter_strand(e)) in FRONTED else ""
            if first:
                return ""
            away = e.kind.startswith("taken") and e.foe in self.busy and e.foe != FREE
            return "away" if away else "elsewhere" if small else "meanwhile"
        if e.kind.startswith(ANSWERS) and e.month != WINTER and prev.who == e.foe and e.foe != FREE:
            return "answer"
        if prev.who == e.who:
            then = "winter-then" if e.month == WINTER else "then"
            return then if opened or not i % 2 else ""
        return "again-small" if small and i == len(beats) - 1 and i > 1 else ""

    # --- what each kind becomes --------------------------------------------------------------------------

    def _clauses(self, b: Beat, prev: Beat | None) -> list[Clause]:
        e = b.event
        out = battles.brief(e, b) if isinstance(e, Battle) else [Clause(self._messages(b, prev), b, self._extra(e))]
        if e.kind.startswith(("taken", "winter-treachery")) and b.hands >= battles.MASTERS:
            out.append(Clause(("hands",), b, remark=True, recalls=("hands",)))
        if e.kind == "realm-out":
            out += reckoning.feud_closes(self.narrator, b)
        return out

    def _messages(self, b: Beat, prev: Beat | None) -> tuple[str, ...]:
        e = b.event
        kinds = {self.narrator.kind(place, e) for place in e.places or (e.place,)}
        if (e.places or e.others) and self.narrator.language.has(f"{e.kind}-many"):
            return (f"{e.kind}-many",)
        names = [f"{e.kind}-{kind}" for kind in sorted(kinds) if len(kinds) == 1] + [e.kind]
        if e.kind in ("razed", "razed-own") and b.again > 1 and not e.places:
            names.insert(0, f"{e.kind}-again")
        if e.foe == FREE:
            names.insert(0, f"{e.kind}-free")
        if prev and e.place and prev.event.place == e.place:
            names.insert(0, f"{e.kind}-it")
        told = tuple(filter(self.narrator.language.has, names))
        assert told, f"no sentence for {e.kind}"
        return told

    def _extra(self, e: Happening) -> Words:
        if e.kind in ("capital-falls", "realm-out"):
            gone = e.foe if e.kind == "capital-falls" else e.who
            return {"burned": self.narrator.memory.arson[gone], "won": self.narrator.memory.won[gone]}
        if e.kind == "founded":
            key = f"colour-{e.said}"
            return {"colour": self.narrator.language.word(key) if self.narrator.language.has(key) else e.said}
        return {}

    def _dragons(self, e: Dragons, b: Beat) -> list[Told]:
        n = self.narrator
        woken = "woken" if e.month != WINTER else "known" if e.place in n.memory.lairs else "winter"
        out = [Clause((f"dragons-{woken}",), b)]
        if e.burnt:
            out.append(Clause(("dragons-burn",), b, {"burnt": n.names(e.burnt), "count": len(e.burnt)}))
        else:
            out.append(Clause(("dragons-spare",), b))
        slain = [Clause(("dragons-slay",), b, {"there": n.at(p), "folk": n.folk(o)}, remark=True) for p, o in e.slain]
        out += slain
        if e.who in e.suffered and len(e.suffered) > 1:
            out.append(Clause(("dragons-fair",), b, remark=True))
        return n.paragraph(out)


def _by_realm(b: Beat) -> tuple[str, bool]:
    """A realm's founding stands before what it founded upon."""
    return b.event.who, b.event.kind != "founded"


def _winter_strand(e: Happening) -> str:
    """Which strand of the winter this belongs to: the longest beginning that fits decides."""
    if e.equinox:
        return e.equinox
    fits = [(len(part), name) for name, parts in STRANDS.items() for part in parts if e.kind.startswith(part)]
    return max(fits)[1] if fits else ""


def _woven(beats: Sequence[Beat]) -> list[list[Beat]]:
    """What hangs together is one strand, also where it is a later thing that ties two earlier ones together."""
    strands: list[list[Beat]] = []
    for b in beats:
        tied = [s for s in strands if any(_linked(b.event, other.event) for other in s)]
        strands = [s for s in strands if s not in tied]
        strands.append(sorted((b, *(other for s in tied for other in s)), key=lambda x: x.event.seq))
    return sorted(strands, key=lambda s: s[0].event.seq)


def _feud(e: Happening) -> frozenset[str]:
    """Whose quarrel it is, if it is one between realms."""
    realms = not {e.who, e.foe} & UNSEATED.keys() and e.who and e.foe
    return frozenset((e.who, e.foe)) if realms and e.kind.startswith(BLOWS) else frozenset()


def _linked(a: Happening, b: Happening) -> bool:
    if a.place and a.place == b.place:
        return True
    return bool(a.foe and a.foe != FREE and {a.who, a.foe} == {b.who, b.foe})
