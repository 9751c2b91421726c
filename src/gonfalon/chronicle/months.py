"""A month into paragraphs: weigh, gather, lay out in strands, and tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from gonfalon.chronicle import battles
from gonfalon.chronicle.happenings import FREE, WINTER, Battle, Dragons, Ending, Happening
from gonfalon.chronicle.memory import PARAGRAPH, SENTENCE, STRAND, Beat, base_weight, gather
from gonfalon.chronicle.narrator import Clause, Narrator, Words
from gonfalon.chronicle.pages import Paragraph

FEW_SMALL = 5  # small things that a month has room for
HUNGRY = 3  # banners that go hungry before it is news
STRANDS: dict[str, tuple[str, ...]] = {  # of a winter, in order: the beginnings of what is told in each
    "autumn": (),  # by its equinox
    "sieges": ("siege", "winter-siege", "fallen", "battle", "assault"),
    "snows": ("snow-road", "frozen", "disbanded", "hirelings-leave", "alliance-ends", "ship", "winter-leave"),
    "": ("winter", "dragons", "taken"),
    "evenings": (
        *("no-capital", "revenue", "gold", "pact", "mission", "alliance", "levies", "hirelings"),
        *("built", "recovered", "rebuilt", "named"),
    ),
    "whispers": ("palace", "assassin", "saboteur", "agent", "spy", "operative"),
    "spring": (),
    "ends": ("capital-falls", "realm-out", "ending"),
}
FRONTED = ("autumn", "snows", "evenings", "whispers", "spring")  # strands that open with words of their own


class Scribe:
    """Tells month after month. `kept` is what the year has seen that weighs, for its argument."""

    def __init__(self, narrator: Narrator, reader: str) -> None:
        self.narrator, self.reader = narrator, reader
        self.kept: list[Beat] = []
        self.busy: set[str] = set()  # realms whose doings this month have been told

    def month(self, happenings: Sequence[Happening]) -> list[list[Paragraph]]:
        """The strands of a month, each in its paragraphs."""
        n = self.narrator
        n.mentioned.clear()
        self.busy.clear()
        n.feats = dict(n.memory.deeds)
        beats = []
        for e in gather(happenings):
            beats.append(self._weigh(e))
            n.memory.note(e)
        told = [b for b in beats if b.weight >= SENTENCE]
        self.kept += told
        out: list[list[Paragraph]] = []
        for strand in self._strands(told):
            if paragraphs := self._strand(strand, first=not out):
                out.append(paragraphs)
        return out

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
        strands: list[list[Beat]] = []
        for b in beats:
            home = next((s for s in strands if any(_linked(b.event, o.event) for o in s)), None)
            if home is None:
                strands.append([b])
            else:
                home.append(b)
        joined = [b for b in beats if b.event.kind in ("joined", "founded", "home")]
        large = [s for s in strands if max(b.weight for b in s) >= STRAND and s[0] not in joined]
        taken = {id(b) for s in large for b in s}
        first = sorted((b for b in joined if id(b) not in taken), key=_by_realm)
        taken |= {id(b) for b in first}
        small = [b for b in beats if id(b) not in taken]
        return [s for s in ([*first], *large, *self._trimmed(small)) if s]

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
        for i, b in enumerate(beats):
            e = b.event
            if isinstance(e, Battle | Dragons | Ending) and b.weight >= PARAGRAPH:
                out += self._flush(pending)
                out += self._great(b)
                pending = []
            else:
                prev = beats[i - 1] if i else None
                if self._is_worn(b, prev, planned):
                    continue
                new = self._clauses(b, prev)
                new[0].front = self._front(beats, i, first=first and not out, opened=bool(out and not pending))
                pending += new
            self.busy.add(e.who)
        return [*out, *self._flush(pending)]

    def _flush(self, pending: Iterable[Clause]) -> list[Paragraph]:
        text = self.narrator.paragraph(pending)
        return [Paragraph(text)] if text else []

    def _great(self, b: Beat) -> list[Paragraph]:
        if isinstance(b.event, Battle):
            return battles.tell(self.narrator, b)
        if isinstance(b.event, Dragons):
            return [Paragraph(self._dragons(b.event, b))]
        assert isinstance(b.event, Ending)
        return self._ending(b.event, b)

    def _front(self, beats: list[Beat], i: int, *, first: bool, opened: bool) -> str:
        """How a sentence hangs on the one before it."""
        b, prev = beats[i], beats[i - 1].event if i else None
        e, small = b.event, max(x.weight for x in beats) < STRAND
        if e.kind in ("founded", "home", "joined", "capital-falls", "realm-out"):
            return ""
        if b.months and e.kind.startswith(("hunger", "siege-battered", "fallen")):
            return "siege"
        if prev is None:
            if e.month == WINTER:
                return strand if (strand := _winter_strand(e)) in FRONTED else ""
            if first:
                return ""
            away = e.kind == "taken" and e.foe in self.busy and e.foe != FREE
            return "away" if away else "elsewhere" if small else "meanwhile"
        if e.month != WINTER and prev.who == e.foe and e.foe != FREE and not small:
            return "answer"
        if prev.who == e.who:
            then = "winter-then" if e.month == WINTER else "then"
            return then if opened or not i % 2 else ""
        return "again-small" if small and i == len(beats) - 1 and i > 1 else ""

    # --- what each kind becomes --------------------------------------------------------------------------

    def _clauses(self, b: Beat, prev: Beat | None) -> list[Clause]:
        e = b.event
        out = battles.brief(e, b) if isinstance(e, Battle) else [Clause(self._messages(b, prev), b, self._extra(e))]
        if e.kind in ("taken", "winter-treachery") and b.hands >= battles.MASTERS:
            out.append(Clause(("hands",), b, remark=True))
        return out

    def _messages(self, b: Beat, prev: Beat | None) -> tuple[str, ...]:
        e = b.event
        kinds = {self.narrator.atlas.kind(place) for place in e.places or (e.place,)}
        names = [f"{e.kind}-{kind}" for kind in sorted(kinds) if len(kinds) == 1] + [e.kind]
        if e.kind in ("razed", "razed-own") and b.again > 1 and not e.places:
            names.insert(0, f"{e.kind}-again")
        if e.foe == FREE:
            names.insert(0, f"{e.kind}-free")
        if prev and e.place and prev.event.place == e.place:
            names.insert(0, f"{e.kind}-it")
        told = tuple(filter(self.narrator.tongue.has, names))
        assert told, f"no sentence for {e.kind}"
        return told

    def _extra(self, e: Happening) -> Words:
        if e.kind in ("capital-falls", "realm-out"):
            gone = e.foe if e.kind == "capital-falls" else e.who
            return {"burned": self.narrator.memory.arson[gone], "won": self.narrator.memory.won[gone]}
        if e.kind == "founded":
            key = f"colour-{e.said}"
            return {"colour": self.narrator.tongue.word(key) if self.narrator.tongue.has(key) else e.said}
        return {}

    def _dragons(self, e: Dragons, b: Beat) -> str:
        n = self.narrator
        woken = "woken" if e.month != WINTER else "known" if e.place in n.memory.lairs else "winter"
        out = [Clause((f"dragons-{woken}",), b)]
        if e.burnt:
            out.append(Clause(("dragons-burn",), b, {"burnt": n.names(e.burnt), "count": len(e.burnt)}))
        else:
            out.append(Clause(("dragons-spare",), b))
        out += [Clause(("dragons-slay",), b, {"there": n.at(p), "folk": n.folk(o)}) for p, o in dict.fromkeys(e.slain)]
        if e.who in e.suffered and len(e.suffered) > 1:
            out.append(Clause(("dragons-fair",), b))
        return n.paragraph(out)

    def _ending(self, e: Ending, b: Beat) -> list[Paragraph]:
        """The balance: who stands, which town saw most, what was never paid."""
        n, m = self.narrator, self.narrator.memory
        (first, best), (second, next_) = e.scores[:2]
        extra: Words = {"first": n.realm(first), "second": n.realm(second), "best": best, "next": next_}
        score = "ending-last" if not next_ else "ending-score" if e.winner else "ending-tie"
        out = [Clause((score,), b, extra)]
        town = max(sorted(n.atlas.settled), key=lambda p: len(m.owners.get(p, ())), default="")
        if town and len(m.owners.get(town, ())) >= battles.MASTERS:
            owner = n.realm(m.owners[town][-1]) if m.owners[town][-1] else n.realm(FREE)
            facts: Words = {"town": n.place(town), "masters": len(m.owners[town]), "owner": owner}
            out.append(Clause(("ending-town",), b, facts))
        owed = [(h, w) for (h, a), ws in sorted(m.wrongs.items()) for w in ws if {h, a} == {first, second}]
        for holder, debt in owed[-1:]:
            out.append(Clause(("ending-owed",), b, {"holder": n.realm(holder), "wrong": battles.wrong(n, debt)}))
        return [Paragraph(n.paragraph(out)), Paragraph(n.paragraph([Clause(("ending",), b, extra)]))]


def _by_realm(b: Beat) -> tuple[str, bool]:
    """A realm's founding stands before what it founded upon."""
    return b.event.who, b.event.kind != "founded"


def _winter_strand(e: Happening) -> str:
    """Which strand of the winter this belongs to: the longest beginning that fits decides."""
    if e.equinox:
        return e.equinox
    fits = [(len(part), name) for name, parts in STRANDS.items() for part in parts if e.kind.startswith(part)]
    return max(fits)[1] if fits else ""


def _linked(a: Happening, b: Happening) -> bool:
    if a.place and a.place == b.place:
        return True
    return bool(a.foe and a.foe != FREE and {a.who, a.foe} == {b.who, b.foe})
