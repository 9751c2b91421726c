"""Sentences of the chronicle that say more than one event does: each is reckoned again from the annals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from annals import FREE
from claims import MORE, NTH, RESULTS, Context, together, victor_of
from held import Held as Proof

from gonfalon.kernel import Event

# --- sentences that say more than one event does ---------------------------------------------------------


def found_by_all(p: Proof, c: Context) -> Iterator[str]:
    """New: these villages for this realm, those for that one."""
    for at, event in c.of("land.found"):
        if not p._names(c.told.text, event.args["place"]) and not re.search(MORE[p.lang], c.told.text):
            yield f"it leaves out {event.args['place']}"
        yield from _paired(p, c, event.args["place"], (event.args["realm"],), {"en": "for", "nl": "voor"}, at)


def lost_by_all(p: Proof, c: Context) -> Iterator[str]:
    """From its first lord to its last; if that is the same one, then to whoever had it in between, and back."""
    by_place: dict[str, list[tuple[int, Event]]] = {}
    for at, event in c.of("land.taken"):
        by_place.setdefault(event.args["place"], []).append((at, event))
    for place, mine in by_place.items():
        first, last = mine[0][1].args, mine[-1][1].args
        back = last["realm"] == first["before"]
        pair = (first["before"], first["realm"] if back else last["realm"])
        yield from _paired(p, c, place, pair, {"en": "from", "nl": "van"}, mine[-1][0])
        if back and not re.search(r"\b(and back|en terug)\b", c.told.text):
            yield f"{place} came back"


def _paired(
    p: Proof, c: Context, place: str, realms: tuple[str, ...], word: Mapping[str, str], at: int
) -> Iterator[str]:
    """After the place's name the next realms that are named are these, in this order."""
    said = re.search(rf"(?<![\w-]){re.escape(p.towns[place])}(?![\w-])", c.told.text)
    if said is None:
        return
    tail = c.told.text[said.end() :]
    tail = tail[tail.index(f" {word[p.lang]} ") :] if f" {word[p.lang]} " in tail else ""
    named = sorted((m.start(), r) for r, name in p.realms.items() for m in re.finditer(rf"\b{re.escape(name)}\b", tail))
    if tuple(r for _, r in named[: len(realms)]) != realms:
        yield f"{p.towns[place]} is told of {[r for _, r in named[:2]]}, not of {realms}"
    yield from p._kinds(c.told.text[: said.end()], {place}, at)


def claimed(p: Proof, c: Context) -> Iterator[str]:
    mine = c.of("land.found", "land.taken")
    if any(e.args["settlement"] for _, e in mine):
        yield "somebody lives there"
    facts = together([{"who": e.args["realm"], "place": e.args["place"]} for _, e in mine])
    yield from p.slots(c, facts, mine[-1][0], whole=False)


def taken(p: Proof, c: Context) -> Iterator[str]:
    """From whom, by whom; in the field after a battle won there, or by riders of a captain who stayed in camp."""
    mine = c.of("land.taken")
    at = mine[-1][0]
    facts = together([{"who": e.args["realm"], "foe": e.args["before"], "place": e.args["place"]} for _, e in mine])
    ((_, event), *_) = mine
    for kind in ("fortress", "city"):
        if c.message == f"taken-{kind}" and event.args["settlement"] != kind:
            yield f"it was a {event.args['settlement']}"
    if c.message.startswith("taken-riders"):
        parties = c.of("scout.sets-out")
        facts["lead"], facts["there"] = {e.args["banner"] for _, e in parties}, {e.args["home"] for _, e in parties}
        if len(parties) != len(mine):
            yield "no riders were out"
    fought = any(
        e.kind in ("battle.result",) and e.args["place"] in facts["place"]
        for _, e in p.annals.span(max(0, at - 40), at)
    )
    if c.message == "taken-field" and not fought:
        yield "nobody had fought there"
    if c.message == "taken-free" and event.args["before"] != FREE:
        yield "it was not free"
    yield from p.slots(c, facts, at)


def razed(p: Proof, c: Context) -> Iterator[str]:
    """One's own is what one had first; whatever another realm had first is an enemy's."""
    mine = c.of("land.razed")
    facts = []
    for at, event in mine:
        place, by = event.args["place"], event.args["realm"]
        flags = p.annals.flags(place, at - 1)
        own = not flags or flags[0] == by
        if own != c.message.startswith("razed-own"):
            yield f"{place} was {'its own' if own else 'taken from ' + flags[-2]}"
        facts.append({"who": by, "place": place} | ({} if own else {"foe": flags[-2]}))
    again = {e.args["place"] for _, e in p.annals.span(0, mine[0][0] - 1) if e.kind == "land.razed" and e.args["realm"]}
    if c.message.endswith("-again") and not again & {e.args["place"] for _, e in mine}:
        yield "it never burned before"
    yield from p.slots(c, together(facts), mine[-1][0])


def fallen(p: Proof, c: Context) -> Iterator[str]:
    """How a siege ended is what was heard last of that garrison."""
    ((at, event),) = c.of("siege.fallen")
    place, how = event.args["place"], c.message.removeprefix("fallen").strip("-").partition("-")[0]
    if how and how != (real := _ending_of(p, place, at)):
        yield f"it fell by {real}"
    yield from p.slots(c, {"who": event.args["realm"], "foe": event.args["defender"], "place": {place}}, at)


def _ending_of(p: Proof, place: str, at: int) -> str:
    began = max((a for a, who in p.annals.sieges[place] if who and a < at), default=0)
    real = "empty"
    for _, e in p.annals.span(began, at):
        if e.args.get("place") != place:
            continue
        match e.kind, e.args:
            case "siege.starvation", {"result": "betrayal" | "surrender" as result}:
                real = result
            case "siege.surrender", {"answer": "refuse"}:
                real = "empty"
            case "terms.agreed", _:
                real = "terms"
            case "siege.assault-result", {"result": "stormed"}:
                real = "stormed"
    return real


def capital_falls(p: Proof, c: Context) -> Iterator[str]:
    mine = c.of("land.taken", "siege.fallen")
    at, event = mine[-1]
    place = event.args["place"]
    foe = next((r for r, seat in p.annals.seats.items() if seat == place), "")
    if not foe or foe == event.args["realm"] or event.args.get("before", foe) != foe:
        yield f"{place} was not lost by its own realm"
    yield from p.slots(c, {"who": event.args["realm"], "foe": foe, "place": {place}}, at)


def siege_broken_by_magic(p: Proof, c: Context) -> Iterator[str]:
    ((at, event),) = c.of("magic.works")
    if bool(p.annals.besieger(event.args["place"], at)) == c.message.endswith("-idle"):
        yield "there was no siege, or there was one"
    yield from p.slots(c, {"who": event.args["realm"], "place": {event.args["place"]}}, at)


def realm_out(p: Proof, c: Context) -> Iterator[str]:
    ((at, event),) = c.of("realm.out")
    realm = event.args["realm"]
    burned = sum(e.kind == "land.razed" and e.args["realm"] == realm for _, e in p.annals.span(0, at))
    won = sum(victor_of(e) == realm for _, e in p.annals.span(0, at) if e.kind in RESULTS)
    yield from p.slots(c, {"who": realm, "burned": burned, "won": won}, at)


def starved(p: Proof, c: Context) -> Iterator[str]:
    """A banner is gone; on the road home, for want of room, or by hunger: what was heard just before says which."""
    mine = c.of("banner.gone")
    facts = []
    for at, event in mine:
        banner = event.args["banner"]
        why = _why_gone(p, banner, at)
        if why != c.message.partition("-")[0]:
            yield f"{banner} was {why}"
        facts.append({"who": banner.rpartition(".")[0], "place": event.args["place"], "lead": banner, "n": 1})
    for march in c.of("banner.marches"):
        facts[0]["there"] = march[1].args["there"]
    yield from p.slots(c, together(facts) | {k: {v} for k, v in facts[0].items() if k == "there"}, mine[-1][0])


def _why_gone(p: Proof, banner: str, at: int) -> str:
    for _, e in reversed(p.annals.span(0, at - 1)):
        if e.kind == "quarters.retreat" and e.args["banner"] == banner:
            return "frozen"
        if e.kind == "winter.phase":
            return "disbanded" if e.args["phase"] == "winter-quarters" else "lost in the winter"
        if e.kind.startswith(("subsistence.", "scout.", "route.")) and p.annals.date(at)[1] != 99:
            return "starved"
        if (
            e.kind not in ("roll", "forced", "banner.loses", "banner.gone", "force.loses")
            and p.annals.date(at)[1] != 99
        ):
            return "lost in the field"
    return "lost"


def came_home(p: Proof, c: Context) -> Iterator[str]:
    """Who is brought home was billeted there, and not lost on the way."""
    facts = []
    for at, event in c.of("quarters.billeted"):
        banner = event.args["banner"]
        roads = [e for _, e in c.of("quarters.retreat") if e.args["banner"] == banner]
        marches = [e for _, e in c.of("banner.marches") if e.args["banner"] == banner]
        if not roads and not marches:
            yield f"nothing is told of the road of {banner}"
        place = roads[0].args["place"] if c.message == "snow-road" else event.args["place"]
        facts.append({"who": banner.rpartition(".")[0], "place": place, "lead": banner})
        if marches:
            facts[-1]["there"] = marches[0].args["there"]
        if any(e.kind == "banner.gone" and e.args["banner"] == banner for _, e in p.annals.span(c.events[0][0], at)):
            yield f"{banner} was lost"
    if not facts:
        yield "nobody came home"
        return
    yield from p.slots(c, together(facts), c.last, whole=False)


def long_march(p: Proof, c: Context) -> Iterator[str]:
    ((at, event),) = c.of("banner.marches")
    banner, there = event.args["banner"], event.args["there"]
    year = [a for a, e in p.annals.span(0, at) if e.kind == "month.begins" and e.args["month"] == 1]
    marches = [e for _, e in p.annals.span(year[-1] if year else 0, at) if e.kind == "banner.marches"]
    start = next(e.args["place"] for e in marches if e.args["banner"] == banner)
    facts = {"who": banner.rpartition(".")[0], "place": {there}, "lead": {banner}}
    yield from p.slots(c, facts | {"n": p.matter.board.distance(start, there)}, at)


def rebelled(p: Proof, c: Context) -> Iterator[str]:
    mine = c.of("winter.rebellion", "assassin.rebels")
    facts = together([{"who": e.args["realm"], "place": e.args["place"]} for _, e in mine])
    yield from p.slots(c, facts, mine[-1][0] - 1)


def sallied(p: Proof, c: Context) -> Iterator[str]:
    (at, event) = c.of("siege.sally", "siege.join")[-1]
    yield from p.slots(c, {"who": event.args["realm"], "place": {event.args["place"]}}, at)


def at_sea(p: Proof, c: Context) -> Iterator[str]:
    ((at, event),) = c.of("naval.battle")
    args = event.args
    if args["result"] != c.message.removeprefix("sea-") != "sea":
        yield f"it was {args['result']}"
    facts: dict[str, Any] = {"place": {args["place"]}}
    if args["result"] != "draw":
        facts |= {"foe": args["loser"], "who": args["other"] if args["loser"] == args["realm"] else args["realm"]}
    yield from p.slots(c, facts, at)


def masters(p: Proof, c: Context) -> Iterator[str]:
    """How many flags a place has seen, and how often it changed masters, which is once less."""
    for at, event in reversed(c.events):
        if event.kind in ("land.taken", "siege.fallen", "winter.treachery"):
            flags = len(p.annals.flags(event.args["place"], at))
            facts = {"hands": flags, "changes": flags - 1, "place": {event.args["place"]}}
            yield from p.slots(c, facts, at)
            return
    yield "no flag was changed"


def feud(p: Proof, c: Context) -> Iterator[str]:
    """The first blow between two realms: none before it."""
    at = c.last
    pair = next((q for _, e in c.events if (q := _pair(p, e, at))), None)
    if pair is None:
        yield "no blow was struck"
        return
    month = p.annals.date(at)
    for before, e in p.annals.span(0, c.events[0][0] - 1):
        if _pair(p, e, before) == pair and p.annals.date(before) != month:
            yield f"they were at war before: {e.kind} {before}"
            return
    named = p.folk(c.told.text)
    if named != pair:
        yield f"it was between {sorted(pair)}"


def feud_carries(p: Proof, c: Context) -> Iterator[str]:
    """It began with the first event that it carries, so many years ago, and was between those two."""
    first, pair = next(((at, q) for at, e in c.events if (q := _pair(p, e, at))), (0, None))
    gone = {e.args["realm"] for _, e in c.of("realm.out")}
    if pair is None or any(_pair(p, e, at) == pair for at, e in p.annals.span(0, first - 1)):
        yield "the war did not begin with that"
    if p.folk(c.told.text) != pair or (gone and not gone < (pair or set())):
        yield f"it was between {pair}"
    years = p.annals.date(c.last)[0] - p.annals.date(first)[0]
    nth = NTH[p.lang].split()
    for text in c.said.slots.get("nth", ()):
        if nth[years] != text:
            yield f"it was the {nth[years]} year"
    yield from p.slots(c, {"years": years}, c.last)


def year_captain(p: Proof, c: Context) -> Iterator[str]:
    """He led, and won, every one of so many battles in that year."""
    results = c.of(*RESULTS)
    realms = {victor_of(e) for _, e in results}
    found = {b.rpartition(".")[0] for b, _ in p._captains(c.said.slots["hero"][0], c.last, ever=True)}
    if not realms <= found or any(p.annals.date(at)[0] != c.year for at, _ in results):
        yield f"those were won by {sorted(realms)}"
    yield from p.slots(c, {"times": len(results)}, c.last)


def _pair(p: Proof, e: Event, at: int) -> frozenset[str] | None:
    """Between whom a blow fell."""
    sides = {
        "land.taken": ("realm", "before"),
        "battle.joined": ("attacker", "defender"),
        "siege.assault": ("attacker", "defender"),
        "siege.begins": ("realm", "defender"),
        "naval.battle": ("realm", "other"),
    }.get(e.kind)
    if sides is None or (e.kind == "land.taken" and not e.args["settlement"]):
        return None
    pair = frozenset(e.args[s] for s in sides)
    return pair if len(pair) == 2 and pair <= set(p.annals.seats) else None


def feud_tally(p: Proof, c: Context) -> Iterator[str]:
    """How often each took a settlement of the other, from the beginning to the end of this year."""
    until = _year_end(p, c.year)
    first, second = (next(iter(p.folk(c.said.slots[role][0])), "") for role in ("first", "second"))
    took = dict.fromkeys(((first, second), (second, first)), 0)
    for _, e in p.annals.span(0, until):
        if e.kind == "land.taken" and e.args["settlement"]:
            pair = (e.args["realm"], e.args["before"])
            took[pair] = took.get(pair, 0) + 1
    yield from p.slots(c, {"ours": took[first, second], "theirs": took[second, first]}, until)
    if c.message == "feud-prey" and took[second, first]:
        yield f"{second} took {took[second, first]}"


def year_end(p: Proof, c: Context) -> Iterator[str]:
    """How many settlements a realm has at the end of the year, and how many more or fewer than at its beginning."""
    if "holder" not in c.said.slots:
        return
    start, until = _year_begin(p, c.year), _year_end(p, c.year)
    (holder,) = p.folk(c.said.slots["holder"][0])
    now, before = p.annals.settlements(holder, until), p.annals.settlements(holder, start)
    facts: dict[str, Any] = {"holder": holder, "now": now, "by": abs(now - before)}
    facts["height"] = p.annals.most(holder, until)
    if (c.message == "year-rise") != (now > before):
        yield f"{holder} went from {before} to {now}"
    yield from p.slots(c, facts, until)


def year_siege(p: Proof, c: Context) -> Iterator[str]:
    until = _year_end(p, c.year)
    besieged = {place: p.annals.besieger(place, until) for place in p.annals.sieges}
    (holder,) = p.folk(c.said.slots["holder"][0])
    here = [place for place, who in besieged.items() if who == holder and p._names(c.said.slots["town"][0], place)]
    if not here:
        yield f"{holder} besieged {[place for place, who in besieged.items() if who == holder]}"


def _year_begin(p: Proof, year: int) -> int:
    begins = [at for at, e in enumerate(p.matter.events) if e.kind == "month.begins" and e.args["year"] == year]
    return min(begins) - 1


def _year_end(p: Proof, year: int) -> int:
    later = [at for at, e in enumerate(p.matter.events) if e.kind == "month.begins" and e.args["year"] > year]
    return min(later) - 1 if later else len(p.matter.events) - 1


def ending(p: Proof, c: Context) -> Iterator[str]:
    end = len(p.matter.events) - 1
    ranked = sorted(p.matter.scores.items(), key=lambda pair: -pair[1])
    facts: dict[str, Any] = {"first": ranked[0][0], "second": ranked[1][0], "best": ranked[0][1], "next": ranked[1][1]}
    if c.message == "ending-town":
        town = next(place for place in p.towns if p._names(c.said.slots["town"][0], place))
        most = max(len(p.annals.flags(place, end)) for place in p.towns if p.annals.kind(place, end) != "land")
        facts = {"masters": len(p.annals.flags(town, end)), "owner": p.annals.owner(town, end) or FREE, "town": {town}}
        if facts["masters"] != most:
            yield f"another place saw {most}"
    elif c.message == "ending-owed":
        facts = {}
    yield from p.slots(c, facts, end)


def dragons(p: Proof, c: Context) -> Iterator[str]:
    ((at, event),) = c.of("dragons.rise")
    burnt = [e.args["place"] for _, e in c.of("land.razed")]
    facts: dict[str, Any] = {"n": event.args["count"]}
    if c.message in ("dragons-woken", "dragons-winter", "dragons-known"):
        facts["place"] = {event.args["place"]}
    if c.message == "dragons-burn":
        yield from p._places("places", c.said.slots["burnt"][0], set(burnt), c.last, c, whole=True)
    if c.message == "dragons-spare" and any(p.annals.kind(place, at) != "land" for place in burnt):
        yield "they burned"
    if c.message == "dragons-slay":
        gone = {(e.args["place"], e.args["banner"].rpartition(".")[0]) for _, e in c.of("banner.gone")}
        if not any(realm in p.folk(c.said.slots["folk"][0]) for _, realm in gone):
            yield f"of {sorted(gone)}"
    yield from p.slots(c, facts, at)


def named(p: Proof, c: Context) -> Iterator[str]:
    ((at, event),) = c.of("name.given")
    yield from p.slots(c, {"who": event.args["realm"], "said": event.args["called"]}, at)


def silent(p: Proof, c: Context) -> Iterator[str]:
    """It claims nothing that could be wrong."""
    yield from ()
