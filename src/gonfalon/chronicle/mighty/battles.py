"""A battle in three parts (ME-CHR-08 to ME-CHR-10): the recorder's facts, the victor's account, the afterthought."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.chronicle.language import capital
from gonfalon.chronicle.mighty.happenings import FREE, UNSEATED, Battle, Happening
from gonfalon.chronicle.mighty.memory import Beat
from gonfalon.chronicle.mighty.narrator import Clause, Narrator, Words
from gonfalon.chronicle.pages import Paragraph

ENDS = {"scattered": "rout", "defeated": "win", "stormed": "storm", "repulse": "walls"}
KNOWN = ("", "-led", "-held", "-plain")  # both commanders, the attacker's, the defender's, nobody's
BOASTERS = ("orcs", "skaven")  # whose figures the recorder likes to add to
RECALLS = {"obituary": ("career",), "run": ("run",), "run-ends": ("broken",), "hands": ("hands",)}
RUN, MASTERS = 2, 3  # victories in a row, and flags over a place, from which they are worth a word


def battle_key(e: Happening) -> str:
    """How a battle is called in the recorder's notes: year, month, place."""
    return f"{e.year}.{e.month}.{e.place}"


def brief(e: Battle, b: Beat) -> list[Clause]:
    """A fight with farmers, in a sentence; the flags of the place if there have been many."""
    side = "free" if e.result != "draw" and e.victor == FREE else "won"
    return [Clause((f"brief-{e.kind}-{e.result}-{side}", f"brief-{e.kind}-{e.result}"), b)]


def tell(narrator: Narrator, b: Beat, prelude: Sequence[Clause] = ()) -> list[Paragraph]:
    """A battle worth a paragraph, after a sentence on how it came to that (ME-CHR-09)."""
    e = b.event
    assert isinstance(e, Battle)
    key = battle_key(e)
    opening = Clause(
        tuple(f"opens-{e.kind}{known}" for known in KNOWN), b, front=_front(e, b), recalls=("earlier", "again")
    )
    if e.result == "draw":
        cost = [Clause(("cost-draw",), b, remark=True)] if e.losses else []
        clauses = [*prelude, opening, Clause(("draw",), b), *cost]
        return [Paragraph.of(narrator.paragraph(clauses), "facts", battle=key)]
    facts = narrator.paragraph([*prelude, opening, Clause((f"result-{e.kind}-{e.result}",), b)])
    out = [Paragraph.of(facts, "facts", battle=key)]
    if e.victor not in UNSEATED and narrator.language.fresh(_ending(narrator, e)):
        out.append(account(narrator, b, e))
    counted = any(ch.isdigit() for sentence in facts for ch in sentence.text)
    after = narrator.paragraph(_afterwards(narrator, b, e, counted=counted))
    return [*out, Paragraph.of(after, "facts", battle=key)] if after else out


def _front(e: Battle, b: Beat) -> str:
    if b.earlier:
        return "fallen"
    if b.lost_here and e.attacker_won:
        return "revenge"
    if b.again > 1:
        return "again"
    return siege_front(e) if e.kind == "assault" else ""


def siege_front(e: Happening) -> str:
    """How long the siege has lasted, if it is worth a word."""
    return "siege-wintered" if e.wintered else "siege" if e.months else ""


def _ending(narrator: Narrator, e: Battle) -> str:
    """How the victor's people tell of such an end; after the fourth ladder in a month they have told it all."""
    return f"{narrator.people.realms[e.victor].voice}-{ENDS[e.result]}"


def account(narrator: Narrator, b: Beat, e: Battle) -> Paragraph:
    """In the manner of the victor's people: how it was done, how it ended, who fell, what it paid for."""
    voice = narrator.people.realms[e.victor].voice
    card = e.cards[0] if e.attacker_won else e.cards[1]
    parts = [f"{voice}-{card}" if card and e.kind == "battle" else "", _ending(narrator, e)]
    parts += [f"{voice}-fallen" if e.fallen and e.fallen == e.beaten else ""]
    parts += [f"{voice}-wrong" if b.wrong else "", f"{voice}-close"]
    extra: Words = {"wrong": wrong(narrator, b.wrong)} if b.wrong else {}
    recalls = {f"{voice}-wrong": ("wrong",)}
    clauses = [Clause((p,), b, extra, remark=True, recalls=recalls.get(p, ())) for p in parts if p]
    head = narrator.language.word("account", victor=narrator.folk(e.victor))
    return Paragraph.of(narrator.paragraph(clauses), "account", capital(head), battle_key(e))


def wrong(narrator: Narrator, w: Happening) -> str:
    """A grudge, as something that can be owed and paid."""
    person = w.fallen if isinstance(w, Battle) else w.victim
    what = "fallen" if isinstance(w, Battle) else w.kind
    name = narrator.people.person(person).name if person else ""
    key = f"wrong-{what}" if narrator.language.has(f"wrong-{what}") else f"wrong-{what.partition('-')[0]}"
    return narrator.language.word(key, place=narrator.place(w.place), who=name)


def _afterwards(narrator: Narrator, b: Beat, e: Battle, *, counted: bool) -> list[Clause]:
    """The recorder's remarks, as long as he has a new way to make them; `counted` when the strengths have been told."""
    ids = [_cost(narrator, e, counted=counted)] if e.losses and e.strength else []
    if e.pursuit:
        ids.append(f"pursuit-{e.pursuit}")
    if e.destroyed:
        ids.append("destroyed")
    if e.fallen:
        ids.append("obituary" if len(b.career) > 1 else "obituary-first")
    elif b.broken >= RUN:
        ids.append("run-ends")
    if b.run >= RUN and e.chief != e.fallen:
        ids.append("run")
    if b.hands >= MASTERS:
        ids.append("hands")
    career: Words = {"fights": len(b.career), "wins": sum(b.career), "run": b.run + 1}
    return [Clause((i,), b, dict(career), remark=True, recalls=RECALLS.get(i, ())) for i in ids]


def _cost(narrator: Narrator, e: Battle, *, counted: bool) -> str:
    """Which way the figures are given: a boaster's are answered, an upset is marked."""
    assert e.strength is not None
    if e.result == "repulse":
        return "cost-walls"
    mine, yours = e.strength if e.attacker_won else e.strength[::-1]
    if counted or e.kind == "assault":
        return "cost"
    if mine < yours:
        return "cost-upset"
    boasts = e.victor not in UNSEATED and narrator.people.realms[e.victor].voice in BOASTERS
    return "cost-boast" if boasts else "cost"
