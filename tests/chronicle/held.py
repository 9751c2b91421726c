"""What a chronicle says, held against the events that each of its sentences carries: names, numbers, kinds, direction.

The table `claims.CLAIMS` says what each sentence claims of an event. It is written against the rules' events, not
against the narrator; a sentence that is neither there nor among the sayings is a fault.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, TypeAlias

from annals import Annals
from claims import (
    AT,
    CLAIMED_ALIKE,
    CLAIMS,
    COUNTED,
    FOLK,
    GATHERED,
    KINDS,
    MORE,
    NUMBERS,
    OF,
    PEOPLES,
    PERSONS,
    PLACES,
    PRONOUNS,
    RESULTS,
    THOSE,
    UNSEATED,
    WITHOUT_EVENTS,
    Claim,
    Context,
    fits,
    loser_of,
    many,
    together,
    victor_of,
)
from readback import WRONG_CASE, UnreadError, read

from gonfalon.chronicle import Chronicle
from gonfalon.chronicle.matter import Matter, names_of
from gonfalon.chronicle.pages import Told
from gonfalon.kernel import Event

Check: TypeAlias = Callable[["Held", Context], Iterator[str]]


class Held:
    """Holds one chronicle against its matter and collects what does not fit."""

    sayings: ClassVar[tuple[tuple[str, Check], ...]] = ()  # patterns of messages → what they say beyond the table

    def __init__(self, matter: Matter, chronicle: Chronicle) -> None:
        self.matter, self.chronicle, self.lang = matter, chronicle, chronicle.lang
        self.annals = Annals(matter.events)
        self.names = names_of(matter)
        self.realms = {realm: self._realm_name(realm) for realm in self.annals.seats}
        self.towns = {place: self.names.world.names[f"place:{place}"].text(self.lang) for place in matter.board.places}
        self.words = self._vocabulary()
        self.faults: list[str] = []

    def _vocabulary(self) -> dict[str, str]:
        """What may stand in a slot: a realm's name, a people, a person, a number."""
        realms = "|".join(map(re.escape, sorted(self.realms.values(), key=len, reverse=True)))
        peoples = "|".join((*PEOPLES[self.lang].values(), THOSE[self.lang]))
        unseated = "|".join(word for words in UNSEATED[self.lang].values() for word in words)
        folk = (
            rf"(?:(?:{peoples})(?: {OF[self.lang]})? (?:{realms})|{peoples}|{unseated}|{'|'.join(PRONOUNS[self.lang])})"
        )
        number = "|".join((r"\d{1,3}(?:[.,]\d{3})+", r"\d+", *NUMBERS[self.lang].split()))
        ids = (
            f"{realm}.{n}#{turn}" for realm in self.realms for n in range(17) for turn in range(self._most_captains())
        )
        names = "|".join(sorted({re.escape(self.names.captain(who)) for who in ids}, key=len, reverse=True))
        byname, feat = "(?: the swordsinger| de zwaardzangster| of the dust)?", "(?:, (?:who|die) .+?,)?"
        person = rf"(?:(?:[\w-]+ ){{0,2}}(?:{names}){byname}{feat})"
        person = f"(?:{person}|{'|'.join(PRONOUNS[self.lang])})"
        own = rf"(?:{realms}|{unseated})"
        out = dict.fromkeys(("who", "whom", "foe", "victor", "loser", "folk"), folk) | {
            "earlier": person,
            "hero": person,
        }
        out |= dict.fromkeys(
            ("realm", "foerealm", "victorrealm", "holder", "first", "second", "owner", "gone", "other"), own
        )
        out |= dict.fromkeys(COUNTED, f"(?:{number})") | dict.fromkeys(PERSONS, person)
        return out | {"at": rf"(?:{AT[self.lang]}) .+?"}

    def _most_captains(self) -> int:
        return max((len(deaths) for deaths in self.annals._deaths.values()), default=0) + 1

    def _realm_name(self, realm: str) -> str:
        name = self.names.realm(realm)
        return name.root or name.text(self.lang)

    def run(self) -> list[str]:
        for year in self.chronicle.years:
            for told in (*year.heads, *(t for e in year.entries for p in e.paragraphs for t in p.told)):
                for fault in self.check(told, year.year):
                    self.faults.append(f"{self.lang} {told.variant}: {fault}: {told.text}")
        return self.faults

    def check(self, told: Told, year: int) -> Iterator[str]:
        """Everything that is wrong with one sentence."""
        message = told.variant.partition(".")[0]
        try:
            said = read(told.text, told.variant, self.lang, self.words, told.front)
        except UnreadError:
            yield "it does not say what its variant says"
            return
        if WRONG_CASE[self.lang].search(told.text):
            yield "a pronoun in the wrong case"
        events = [(at, self.matter.events[at]) for at in told.events]
        if not events and message not in WITHOUT_EVENTS:
            yield "it tells of no event"
            return
        message = message.removeprefix("in-which-")
        context = Context(told, said, message, events, year)
        yield from self._verb(context)
        yield from self._front(context)
        if check := self._special(message):
            yield from check(self, context)
        elif claim := self._claim(message):
            yield from self._claimed(context, claim)
        else:
            yield "nobody has said what this sentence claims"

    # --- the table ---------------------------------------------------------------------------------------

    def _special(self, message: str) -> Check | None:
        return next((check for names, check in self.sayings if re.fullmatch(names, message)), None)

    def _claim(self, message: str) -> Claim | None:
        if message in CLAIMS:
            return CLAIMS[message]
        for name, claim in CLAIMS.items():
            if name.endswith("*") and message.startswith(name[:-1]):
                rest = message.removeprefix(name[:-1])
                return claim._replace(values={k: rest if v == "*" else v for k, v in claim.values.items()})
        return None

    def _claimed(self, c: Context, claim: Claim) -> Iterator[str]:
        """The sentence carries such events, and each of its slots is what they say."""
        mine = c.of(claim.kind)
        if not mine:
            yield f"no {claim.kind} among its events"
            return
        for at, event in mine:
            for name, value in claim.values.items():
                real = self.annals.kind(event.args["place"], at) if name == "kind" else event.args.get(name)
                if real != value and not (claim.kind == "operative.turned-up" and event.args["kind"] == value):
                    yield f"{name} is {real}, not {value}"
            if (told := CLAIMED_ALIKE.get(claim.kind)) and event.args[told] != c.message.partition("-")[2]:
                yield f"the event was {event.args[told]}"
        facts = [self._facts(at, event, claim.roles) for at, event in mine]
        yield from self.slots(c, together(facts), at=mine[-1][0])

    def _facts(self, at: int, event: Event, roles: Mapping[str, str]) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for role, source in roles.items():
            match source:
                case "@turn":
                    out[role] = self.annals.turn(at)
                case "@ruler":
                    out[role] = f"{event.args['realm']}.0"
                case "@banner":
                    out[role] = event.args["banner"].rpartition(".")[0]
                case _:
                    out[role] = event.args[source]
        return out

    # --- slots -------------------------------------------------------------------------------------------

    def slots(self, c: Context, facts: Mapping[str, Any], at: int, *, whole: bool = True) -> Iterator[str]:
        """Each slot against what it should be. `facts` has realms, sets of places, persons and numbers by role."""
        who, foe = facts.get("who"), facts.get("foe")
        same = {"whom": who, "realm": who, "foerealm": foe, "victorrealm": facts.get("victor")}
        all_ = {**facts, **{role: value for role, value in same.items() if value is not None and role not in facts}}
        for role, texts in c.said.slots.items():
            for text in texts:
                yield from self._slot(c, role, text, all_, at, whole=whole)

    def _slot(
        self, c: Context, role: str, text: str, facts: Mapping[str, Any], at: int, *, whole: bool
    ) -> Iterator[str]:
        if role in PLACES:
            key = "place" if role in ("at", "places", "towns", "place") else role
            if key in facts:
                yield from self._places(role, text, many(facts[key]), at, c, whole=whole)
        elif role in FOLK:
            if role in facts and not (facts[role] in self.folk(text) or text.lower() in PRONOUNS[self.lang]):
                yield f"{role} is {facts[role]}"
        elif role in PERSONS:
            if text.lower() not in PRONOUNS[self.lang]:
                yield from self._person(role, text, facts, at)
        elif role in facts and isinstance(facts[role], int):
            if self.number(text) != facts[role]:
                yield f"{role} is {facts[role]}, not {text}"
        elif role == "said" and "said" in facts and text not in many(facts["said"]):
            yield f"it said {facts['said']}"
        for name, key in c.said.choices:
            if name in facts and isinstance(facts[name], int) and not fits(facts[name], key, c.said.choices, name):
                yield f"{name} is {facts[name]}, told as {key}"

    def _places(self, role: str, text: str, places: set[str], at: int, c: Context, *, whole: bool) -> Iterator[str]:
        """The names are those of its places, no more and no fewer; kinds are those of that time."""
        counted = re.search(MORE[self.lang], text)
        named = {p for p in self.matter.board.places if self.annals.kind(p, at) != "land" and self._names(text, p)}
        if role == "towns":
            yield from self._kinds(text, named, at)
        if strangers := {p for p in named if p not in places and not self._is_near(p, places, at)}:
            yield f"{', '.join(self.towns[p] for p in sorted(strangers))} is not its place"
        settled = {p for p in places if self.annals.kind(p, at) != "land"}
        missing = settled - named
        if whole and role in ("towns", "places") and len(missing) != (int(counted[1]) if counted else 0):
            yield f"it leaves out {sorted(missing)}"
        if role in ("place", "at", "there", "town") and settled == places and not settled & named:
            yield f"it was at {', '.join(self.towns[p] for p in sorted(settled))}"

    def _kinds(self, text: str, named: set[str], at: int) -> Iterator[str]:
        """The villages of A and B and the fortress of C: each under the kind it had then."""
        marks = sorted((m.start(), m.end(), kind) for kind, p in KINDS[self.lang].items() for m in re.finditer(p, text))
        for n, (_, start, kind) in enumerate(marks):
            part = text[start : marks[n + 1][0] if n + 1 < len(marks) else len(text)]
            for place in (p for p in named if self._names(part, p)):
                if self.annals.kind(place, at) not in (kind, "capital"):
                    yield f"{self.towns[place]} was a {self.annals.kind(place, at)}, not a {kind}"

    def _names(self, text: str, place: str) -> bool:
        return re.search(rf"(?<![\w-]){re.escape(self.towns[place])}(?![\w-])", text) is not None

    def _is_near(self, town: str, places: Iterable[str], at: int) -> bool:
        """The hills east of it: land is told by a settlement within three tiles, which must be known by then."""
        land = [p for p in places if self.annals.kind(p, at) == "land"]
        return any(self.matter.board.distance(town, p) <= 3 for p in land)

    def folk(self, text: str) -> set[str]:
        """The realms that may be meant: by their name, or by their people where the name is not said."""
        low = text.lower()
        for side, words in UNSEATED[self.lang].items():
            if low in words:
                return {side}
        named = {r for r, name in self.realms.items() if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)}
        if named:
            return named
        return {r for r, info in self.matter.realms.items() if low == PEOPLES[self.lang].get(info.race, "")}

    def _person(self, role: str, text: str, facts: Mapping[str, Any], at: int) -> Iterator[str]:
        """He is of the right realm, alive then, and where it happened: seen there last, or the one it speaks of."""
        side = {"lead": "who", "foelead": "foe", "chief": "victor", "beaten": "loser", "victim": "foe"}.get(role)
        realm, banners = facts.get(side or ""), many(facts[role]) if role in facts else set()
        found = [
            (banner, turn)
            for banner, turn in self._captains(text.partition(",")[0], at)
            if (not realm or banner.rpartition(".")[0] == realm) and (not banners or banner in banners)
        ]
        if not found:
            yield f"{role} is not {text}"
            return
        yield from self._feat(text.partition(",")[2], {b.rpartition(".")[0] for b, _ in found}, at)
        place = many(facts.get("place", set()))
        here = [b for b, _ in found if b in banners or self.annals.stands(b, at - 1) in place
                or self.annals.stands(b, at) in place]  # fmt: skip
        if role in ("lead", "foelead", "chief", "beaten") and place and not here:
            yield f"{text} was at {self.annals.stands(found[0][0], at)}, not at {sorted(place)}"

    def _feat(self, feat: str, realms: set[str], at: int) -> Iterator[str]:
        """Who had won at that place: his realm had, before."""
        named = {p for p in self.towns if self.annals.kind(p, at) != "land" and self._names(feat, p)}
        won = {e.args["place"] for _, e in self.annals.span(0, at) if e.kind in RESULTS and victor_of(e) in realms}
        if named and not any(p in won or self._is_near(p, won, at) for p in named):
            yield f"nothing was won at {sorted(named)}"

    def _captains(self, text: str, at: int, *, ever: bool = False) -> Iterator[tuple[str, int]]:
        """Whom a name may mean of those alive then, or of all who ever were until then."""
        for realm in self.annals.seats:
            for number in range(17):
                banner = f"{realm}.{number}"
                dead = self.annals.fallen(banner, at)
                for turn in range(dead + 1) if ever else {dead, max(0, dead - 1)}:
                    name = self.names.captain(f"{banner}#{turn}")
                    if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text):
                        yield banner, turn

    def number(self, text: str) -> int | None:
        low = text.lower()
        words = NUMBERS[self.lang].split()
        if low in words:
            return words.index(low) + 1
        digits = re.sub(r"[.,\s]", "", low)
        return int(digits) if digits.isdecimal() else None

    # --- grammar -----------------------------------------------------------------------------------------

    def _verb(self, c: Context) -> Iterator[str]:
        """Where a verb has two forms, it takes that of its subject; an object never has a say."""
        one, many = c.said.verbs
        if one == many or not c.said.verb:
            return
        subject = re.findall(r"\(\?P<(\w+?)__", c.said.subject)
        whole = re.fullmatch(r"\s*(?:\\ )*\(\?P<\w+?__\d+>.*\)(?:\\ )*\s*", c.said.subject)
        role = subject[0] if whole else next((r for r in ("towns", "places") if r in c.said.slots), "")
        if role not in ("towns", "places"):
            return
        plural = len(self._counted(c)) > 1
        if c.said.verb.lower() != (many if plural else one).lower():
            yield f"the verb should be {many if plural else one}"

    def _counted(self, c: Context) -> set[str]:
        return {str(e.args[k]) for _, e in c.events for k in ("place",) if k in e.args and e.kind in GATHERED}

    def _front(self, c: Context) -> Iterator[str]:
        """What stands before a sentence is true as well: how long the siege was, whose back, who died or lost there."""
        front, words = c.told.front.partition(".")[0], c.said.front
        if front == "front-siege" and (months := self._siege_months(c)) is not None:
            number = next((n for n, w in enumerate(NUMBERS[self.lang].split(), 1) if f" {w} " in f" {words} "), 0)
            if months < 1 or (number > 1 and number != months):
                yield f"the siege was {months} months old"
        if front == "front-siege-wintered" and self._winters(c) < 1:
            yield "no winter had passed over the siege"
        if front == "front-away" and not {e.args.get("before") for _, e in c.of("land.taken")} & self.folk(words):
            yield "it was not his back"
        if front == "front-fallen":
            dead = {e.args["banner"] for at, e in c.of("battle.leader") if "banner" in e.args}
            if not dead & {banner for banner, _ in self._captains(words, c.last, ever=True)}:
                yield "nobody of that name died there"
        if front in ("front-again", "front-revenge"):
            yield from self._earlier(c, front)

    def _earlier(self, c: Context, front: str) -> Iterator[str]:
        *before, (_, now) = c.of(*RESULTS)
        here = [e for _, e in before if e.args["place"] == now.args["place"]]
        if not here:
            yield "nobody had fought there before"
        elif front == "front-revenge" and not any(loser_of(e) == now.args["attacker"] for e in here):
            yield "they had not lost there"

    def _siege_months(self, c: Context) -> int | None:
        places = {e.args["place"] for _, e in c.events if "place" in e.args}
        began = [at for p in places for at, who in self.annals.sieges[p] if who and at < c.last]
        return None if not began else self.months(max(began), c.last)

    def _winters(self, c: Context) -> int:
        """Winters that came and went between the beginning of the siege and this."""
        places = {e.args["place"] for _, e in c.events if "place" in e.args}
        began = max(at for p in places for at, who in self.annals.sieges[p] if who and at < c.last)
        years = [e.args["year"] for _, e in self.annals.span(began, c.last) if e.kind == "month.begins"]
        return len({year for year in years if year != self.annals.date(began)[0]})

    def months(self, first: int, last: int) -> int:
        return sum(e.kind == "month.begins" for _, e in self.annals.span(first + 1, last))
