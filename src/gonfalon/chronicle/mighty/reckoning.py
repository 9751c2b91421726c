"""Where the chronicle looks back: what all realms found in a month, what a year has made of them, and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gonfalon.chronicle.mighty import battles
from gonfalon.chronicle.mighty.happenings import FREE, Ending, Happening, Holdings
from gonfalon.chronicle.mighty.memory import Beat
from gonfalon.chronicle.mighty.narrator import Clause, Narrator, Words
from gonfalon.world.tiles import PlaceId

GREAT = 2  # settlements won or lost in a year from which it is a rise or a fall
FAMOUS = 2  # battles won in a year from which a captain is spoken of
BLOODY = 3  # settlements taken of each other from which two realms have had a war this year


def finds(n: Narrator, beats: Sequence[Beat]) -> Clause:
    """What each realm found, in one breath."""
    told = []
    for b in beats:
        towns = n.towns(b.event.places or (b.event.place,), b.event)
        told.append(n.language.word("find", towns=towns, realm=n.realm(b.event.who)))
    heard = tuple(at for b in beats for at in b.event.heard)
    return Clause(("joined-all",), beats[0], {"finds": n.language.listing(told)}, also=heard)


def border(n: Narrator, beats: Sequence[Beat]) -> Clause:
    """What riders took here and there, in one breath; a place that went to and fro is told once."""
    by_place: dict[tuple[PlaceId, ...], list[Happening]] = {}
    for b in beats:
        by_place.setdefault(b.event.places or (b.event.place,), []).append(b.event)
    heard = tuple(at for b in beats for at in b.event.heard)
    losses = n.language.listing([_loss(n, places, events) for places, events in by_place.items()])
    return Clause(("border",), beats[0], {"losses": losses}, also=heard)


def _loss(n: Narrator, places: tuple[PlaceId, ...], events: Sequence[Happening]) -> str:
    first, last = min(events, key=_when), max(events, key=_when)
    back = last.who == first.foe
    words: Words = {"towns": n.towns(places, first), "foerealm": n.realm(first.foe)}
    words["realm"] = n.realm(first.who if back else last.who)
    return n.language.word("loss-back" if back else "loss", **words)


def _when(e: Happening) -> int:
    return e.heard[-1]


# --- a year ----------------------------------------------------------------------------------------------


def year(n: Narrator, e: Holdings, b: Beat) -> list[Clause]:
    """Who rose, who fell, who fought whom, and what is not over: so the next year has something to begin with."""
    began, ended, height = dict(e.began), dict(e.ended), dict(e.height)
    gained = {realm: ended[realm] - began.get(realm, 0) for realm in ended if ended[realm] or began.get(realm)}
    out = [Clause(("year-opens",), b, remark=True)]
    rose = max(gained, key=lambda realm: (gained[realm], realm), default="")
    fell = min(gained, key=lambda realm: (gained[realm], realm), default="")
    if rose and gained[rose] >= GREAT:
        out.append(Clause(("year-rise",), b, _held(n, rose, ended[rose], gained[rose])))
    if fell and gained[fell] <= -GREAT:
        was: Words = {"height": height[fell]} if height[fell] > max(began.get(fell, 0), ended[fell]) else {}
        out.append(Clause(("year-fall",), b, _held(n, fell, ended[fell], -gained[fell]) | was))
    if len(out) == 1 and len(gained) > 1:
        out.append(Clause(("year-still",), b, remark=True))
    return [*out, *_captain(n, e, b), *_feud(n, b), *_sieges(n, e, b)]


def _held(n: Narrator, realm: str, now: int, by: int) -> Words:
    return {"holder": n.realm(realm), "now": now, "by": by}


def _feud(n: Narrator, b: Beat) -> list[Clause]:
    """The war in which most has changed hands since it began, both ways."""
    feuds = n.memory.feuds.items()
    worst = max(feuds, key=lambda pair: (sum(pair[1].took.values()), sorted(pair[0])), default=None)
    if worst is None or sum(worst[1].took.values()) < BLOODY:
        return []
    pair, feud = worst
    first, second = sorted(pair, key=lambda realm: (-feud.took[realm], realm))
    words: Words = {"first": n.realm(first), "second": n.realm(second)}
    words |= {"ours": feud.took[first], "theirs": feud.took[second]}
    message = (
        "feud-even" if feud.took[first] == feud.took[second] else "feud-tally" if feud.took[second] else "feud-prey"
    )
    return [Clause((message,), b, words, remark=True, also=tuple(feud.heard))]


def _captain(n: Narrator, e: Holdings, b: Beat) -> list[Clause]:
    """Who won more battles than anybody else that year, if one did."""
    won = Counter(who for year, who, _ in n.memory.victories if year == e.year)
    (best, times), (_, next_) = (*won.most_common(2), ("", 0), ("", 0))[:2]
    if times < FAMOUS or times == next_:
        return []
    heard = tuple(at for year, who, events in n.memory.victories if (year, who) == (e.year, best) for at in events)
    return [Clause(("year-captain",), b, {"hero": n.person(best), "times": times}, remark=True, also=heard)]


def feud_closes(n: Narrator, b: Beat) -> list[Clause]:
    """With a realm ends the war in which it lost most, or won most."""
    gone = b.event.who
    wars = {pair: feud for pair, feud in n.memory.feuds.items() if gone in pair}
    if not wars:
        return []
    pair = max(wars, key=lambda pair: (sum(wars[pair].took.values()), sorted(pair)))
    (other,) = pair - {gone}
    years = b.event.year - wars[pair].opened[0]
    words: Words = {"gone": n.realm(gone), "other": n.realm(other), "years": years}
    return [Clause(("feud-closes",), b, words, remark=True, also=wars[pair].first)]


def _sieges(n: Narrator, e: Holdings, b: Beat) -> list[Clause]:
    """Who spends the winter before whose walls."""
    for place, who in e.sieges[:1]:
        words: Words = {"town": n.place(place), "holder": n.realm(who)}
        begun = n.memory.sieges.get(place)
        return [Clause(("year-siege",), b, words, remark=True, also=begun.heard if begun else ())]
    return []


# --- the end ---------------------------------------------------------------------------------------------


def ending(n: Narrator, e: Ending, b: Beat) -> list[list[Clause]]:
    """The balance: who stands, which town saw most, what was never paid."""
    m = n.memory
    (first, best), (second, next_) = e.scores[:2]
    extra: Words = {"first": n.realm(first), "second": n.realm(second), "best": best, "next": next_}
    score = "ending-last" if not next_ else "ending-score" if e.winner else "ending-tie"
    out = [Clause((score,), b, extra)]
    if len(e.flown) >= battles.MASTERS:
        owner = n.realm(e.owner or FREE)
        facts: Words = {"town": n.place(e.place), "masters": len(e.flown), "owner": owner}
        out.append(Clause(("ending-town",), b, facts, also=e.flown))
    owed = [(h, w) for (h, a), ws in sorted(m.wrongs.items()) for w in ws if {h, a} == {first, second}]
    for holder, debt in owed[-1:]:
        words: Words = {"holder": n.realm(holder), "wrong": battles.wrong(n, debt)}
        out.append(Clause(("ending-owed",), b, words, also=debt.heard))
    return [out, [Clause(("ending",), b, extra)]]
