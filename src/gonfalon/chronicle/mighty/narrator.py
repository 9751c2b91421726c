"""Clauses into sentences: who is called what, which pronoun, which front."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from gonfalon.chronicle.language import Language, Picked, Sentence
from gonfalon.chronicle.mighty.atlas import Atlas
from gonfalon.chronicle.mighty.happenings import UNSEATED, Battle, Happening, Naming
from gonfalon.chronicle.mighty.memory import Beat, Memory
from gonfalon.chronicle.mighty.people import People, Person
from gonfalon.chronicle.pages import Told
from gonfalon.world.tiles import PlaceId

Words = dict[str, str | int]
PERSONS = ("lead", "victim", "foelead", "fallen")
FEW = 4  # places told by name; of more the rest is counted


@dataclass
class Clause:
    """One sentence to be: what to say, about whom, and how it hangs on what came before."""

    messages: tuple[str, ...]
    beat: Beat
    extra: Words = field(default_factory=dict)
    front: str = ""
    remark: bool = False  # left out where the reader has all ways of saying it in his ear
    recalls: tuple[str, ...] = ()  # what of the past it speaks of, by the names in `Beat.recalled`
    also: tuple[int, ...] = ()  # events besides those of its happening


class Narrator:
    """Says clauses in one tongue, and remembers within a month whom it has named."""

    def __init__(self, language: Language, atlas: Atlas, people: People, capitals: dict[str, PlaceId]) -> None:
        self.language, self.atlas, self.people = language, atlas, people
        self.capitals = capitals  # realm → capital
        self.memory = Memory()
        self.mentioned: set[str] = set()  # realms and persons, in this month
        self.feats: dict[str, str] = {}  # known before this month and not yet told
        self.subject = ""  # of the last sentence: a realm or a person
        self._long: dict[str, tuple[str, str]] = {}  # a person → as he is called with his feat and without

    # --- references --------------------------------------------------------------------------------------

    def realm(self, realm: str) -> str:
        if realm in UNSEATED:
            return self.language.word(UNSEATED[realm])
        return self.atlas.realm_name(self.capitals[realm], self.language.lang)

    def folk(self, realm: str) -> str:
        """The Orcs of Gorgoth, and after that the Orcs, if there are no others."""
        if realm in UNSEATED:
            return self.language.word(UNSEATED[realm], "folk")
        race = self.people.realms[realm].race
        key = f"race-{race}" if self.language.has(f"race-{race}") else "race-men"
        if realm not in self.mentioned:
            return self.language.word(key, "folk", realm=self.realm(realm))
        alike = [r for r in self.people.realms.values() if r.race == race]
        return self.language.word(key if len(alike) == 1 else "race-like", "short", realm=self.realm(realm))

    def person(self, who: str) -> str:
        """Short if named this month; else with title and, once, the feat he is known by since."""
        person = self.people.person(who)
        if who in self.mentioned:
            return person.name
        full = self._styled(person)
        if feat := self.feats.get(who):
            message, _, place = feat.partition("|")
            long = f"{full}, {self.language.word(message, place=self.place(place), at=self.at(place))},"
            self._long[who] = (long, full)
            return long
        return full

    def _styled(self, person: Person) -> str:
        """With his own title if he has one, else with that of his people."""
        called = str(person.called)
        return called if person.called.title else self.language.word(f"title-{person.title}", name=called)

    def rename(self, e: Naming) -> None:
        """What has a new name has it from now on."""
        if e.kind == "named-person":
            self.people.call(e.what, e.called)
        else:
            self.atlas.rename(e.what, e.called.name)

    def gender(self, who: str) -> str:
        return self.language.word(f"title-{self.people.person(who).title}", "gender")

    def place(self, place: PlaceId) -> str:
        """A settlement by its name; other ground by its landmark, or by what it is and where it lies."""
        if place in self.atlas.settled:
            return self.atlas.name(place, self.language.lang)
        if country := self.atlas.country(place, self.language.lang):
            return country
        lie, bearing = self.atlas.lie(place), self.atlas.bearing(place)
        if bearing is None:
            return self.language.word(f"wild-{lie}")
        way, near = bearing
        name = self.atlas.name(near, self.language.lang)
        return self.language.word(f"land-{lie}", way=self.language.word(f"way-{way}"), near=name)

    def at(self, place: PlaceId) -> str:
        """The same, as where something happens."""
        settled = place in self.atlas.settled
        return self.language.word("at-town" if settled else "at-land", place=self.place(place))

    def names(self, places: Iterable[PlaceId]) -> str:
        told = list(dict.fromkeys(map(self.place, places)))
        if len(told) > FEW + 1:
            told = [*told[:FEW], self.language.word("others", n=len(told) - FEW)]
        return self.language.listing(told)

    def kind(self, place: PlaceId, e: Happening) -> str:
        """What the place was when this happened."""
        return dict(e.lay).get(place) or self.atlas.kind(place)

    def towns(self, places: Iterable[PlaceId], e: Happening) -> str:
        """By kind: the villages of this and that and the fortress of the other."""
        by_kind: dict[str, list[PlaceId]] = {}
        for place in places:
            by_kind.setdefault(self.kind(place, e), []).append(place)
        told = [
            self.language.word(f"some-{kind}", names=self.names(group), n=len(group)) for kind, group in by_kind.items()
        ]
        return self.language.listing(told)

    # --- words for a clause ------------------------------------------------------------------------------

    def words(self, c: Clause) -> Words:
        e, b = c.beat.event, c.beat
        out: Words = {"hands": b.hands, "changes": b.hands - 1, "again": b.again, "months": e.months}
        if e.place:
            places = e.places or (e.place,)
            out |= {"place": self.place(e.place), "at": self.at(e.place), "many": len(places)}
            out |= {"places": self.names(places), "towns": self.towns(places, e)}
        if e.there:
            out |= {"there": self.place(e.there)}
        if e.who and (e.who in self.people.realms or e.who in UNSEATED):
            out |= {"who": self.folk(e.who), "whom": self.folk(e.who)}
            out |= {"whose": self.language.word("they", "whose"), "realm": self.realm(e.who)}
        if e.others:
            out["realms"] = self.language.listing([self.realm(r) for r in (e.who, *e.others)])
        if e.foe and (e.foe in self.people.realms or e.foe in UNSEATED):
            out |= {"foe": self.folk(e.foe), "foerealm": self.realm(e.foe)}
        for role in PERSONS:
            if who := getattr(e, role, ""):
                out |= {role: self.person(who), f"{role}_g": self.gender(who)}
        if isinstance(e, Battle):
            out |= self._battle_words(e)
        if e.n is not None:
            out["n"] = e.n
        if e.said:
            out["said"] = e.said
        return out | c.extra

    def _battle_words(self, e: Battle) -> Words:
        out: Words = {"victor": self.folk(e.victor), "loser": self.folk(e.loser)}
        out |= {"victorrealm": self.realm(e.victor), "loserrealm": self.realm(e.loser)}
        out |= {k: self.person(p) for k, p in (("chief", e.chief), ("beaten", e.beaten)) if p}
        for name, pair in (("strong", e.strength), ("lost", e.losses)):
            if pair:
                mine, yours = pair if e.attacker_won else pair[::-1]
                out |= {f"my{name}": mine, f"your{name}": yours, f"who{name}": pair[0], f"foe{name}": pair[1]}
        if e.destroyed:
            out["destroyed"] = e.destroyed
        return out

    # --- sentences ---------------------------------------------------------------------------------------

    def fresh(self, c: Clause) -> int:
        """How many ways of saying this the reader does not have in his ear."""
        return self.language.fresh(c.messages[0], self.atlas.ground(c.beat.event.place))

    def sentence(self, c: Clause) -> tuple[Sentence, Picked]:
        words, e = self.words(c), c.beat.event
        picked = self.language.pick(c.messages, str(e.seq), words, self.atlas.ground(e.place), fronted=bool(c.front))
        plural = {str(words[k]) for k in ("who", "whom", "foe", "victor", "loser") if k in words}
        if words.get("many", 1) != 1:
            plural |= {str(words["places"]), str(words["towns"])}
        s = self._without_feats(self.language.split(picked.text, plural))
        roles = {"who": e.who, "whom": e.who, "foe": e.foe, "lead": e.lead}
        subject = next((r for k, r in roles.items() if s.subject and r and s.subject == words.get(k)), "")
        self._mention(e, f"{s.subject} {s.verb} {s.rest}")
        if subject and subject == self.subject and not c.front:
            s = s._replace(subject=self._pronoun(subject))
        self.subject = subject
        return s, picked

    def _pronoun(self, subject: str) -> str:
        """Of whom the sentence before spoke: only a subject may be called so, for only there the case is right."""
        return self.language.word(f"pron-{self.gender(subject)}" if "#" in subject else "they")

    def told(self, c: Clause) -> Told:
        """A finished sentence, with the events it tells of."""
        s, picked = self.sentence(c)
        front = self.front(c) if self.language.takes_front(s) else Picked("", "")
        recalled = (at for name in c.recalls for at in c.beat.recalled.get(name, ()))
        events = tuple(sorted({*c.beat.event.heard, *recalled, *c.also}))
        return Told(self.language.compose(s, front.text), picked.variant, front.variant, events)

    def _without_feats(self, s: Sentence) -> Sentence:
        """A feat stands well behind a subject; in the middle of a sentence it would only be in the way."""
        for long, full in self._long.values():
            if s.subject != long:
                s = Sentence(s.subject.replace(long, full), s.verb.replace(long, full), s.rest.replace(long, full))
        return s

    def _mention(self, e: Happening, text: str) -> None:
        for realm in (e.who, e.foe):
            if realm in self.people.realms and self.folk(realm) in text:
                self.mentioned.add(realm)
        for role in PERSONS:
            who = getattr(e, role, "")
            if who and _is_named(self.people.person(who).name, text):
                self.mentioned.add(who)
                told = who in self._long and self._long[who][0] in text
                if told and self.memory.deeds.get(who) == self.feats.pop(who, "-"):
                    del self.memory.deeds[who]

    def paragraph(self, clauses: Iterable[Clause]) -> list[Told]:
        self.subject = ""
        return [self.told(c) for c in clauses if not c.remark or self.fresh(c)]

    def front(self, c: Clause) -> Picked:
        """What stands before a sentence: meanwhile, in answer, in the third month of the siege; or nothing new does."""
        message = f"front-{c.front}"
        if not c.front or not self.language.fresh(message):
            return Picked("", "")
        e, b = c.beat.event, c.beat
        words: Words = {"months": e.months}
        if e.foe in self.people.realms:
            words["foerealm"] = self.realm(e.foe)
        if b.earlier:
            words["earlier"] = self._styled(self.people.person(b.earlier))
        return self.language.pick((message,), str(e.seq), words)


def _is_named(name: str, text: str) -> bool:
    """Does the name stand there as a word of its own? Gor is not named by naming Gorungol."""
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text) is not None
