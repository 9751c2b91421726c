"""The chronicle says nothing that did not happen: every sentence is read back and held against its events."""

from __future__ import annotations

from collections import Counter

import pytest
from played_wars import WARS, campaign
from proof import Proof, faults
from saga import FREE, Saga

from gonfalon.chronicle import Chronicle
from gonfalon.chronicle.matter import Matter
from gonfalon.chronicle.mighty.writing import write
from gonfalon.chronicle.pages import Told

LANGS = ("en", "nl")
SHARES = {"captains": 40, "peoples": 20, "other peoples": 10, "dutch": 15, "chance": 15}  # a hundred in all


def sentences(chronicle: Chronicle) -> list[Told]:
    return [told for y in chronicle.years for e in y.entries for p in e.paragraphs for told in p.told]


@pytest.mark.rule("ME-CHR-01", "ME-CHR-08", "ME-CHR-09", "ME-CHR-11")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("war", WARS)
def test_no_sentence_contradicts_its_events(war: str, lang: str) -> None:
    matter = campaign(war, 0)
    told = write(matter, lang)

    assert len(sentences(told)) > 50
    assert faults(matter, told) == []


@pytest.mark.fuzz
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("war", "number"), [(war, n) for war, share in SHARES.items() for n in range(share)])
def test_no_sentence_of_a_hundred_campaigns_contradicts_its_events(war: str, number: int, lang: str) -> None:
    matter = campaign(war, number)

    assert faults(matter, write(matter, lang)) == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("war", WARS)
def test_nothing_is_said_in_the_same_way_three_times_in_a_year(war: str, lang: str) -> None:
    for year in write(campaign(war, 0), lang).years:
        told = [t for e in year.entries for p in e.paragraphs for t in p.told]
        said = Counter(name for t in told for name in (t.variant, t.front) if name)

        assert {name: times for name, times in said.items() if times > 2} == {}


@pytest.mark.parametrize("war", WARS)
def test_every_paragraph_is_the_sum_of_its_sentences(war: str) -> None:
    for year in write(campaign(war, 0), "en").years:
        for paragraph in (p for e in year.entries for p in e.paragraphs):
            assert paragraph.text == " ".join(told.text for told in paragraph.told)


# --- the check itself can fail: faults that were once in the chronicle, planted again ---------------------


class Planted:
    """A short war in which each of them can be planted, and the check that ought to find it."""

    def __init__(self, lang: str = "en") -> None:
        self.saga = saga = Saga()
        self.town, self.fort, self.camp, *_ = (p for p in saga.board.places if p not in saga.board.capitals)
        saga.month(1, 1).found("red", self.camp).found("blue", self.town).found("blue", self.fort, "fortress")
        saga.month(1, 2).march("red.2", self.town, self.camp).taken("red", "blue", self.town)
        saga.tell("land.razed", "ME-RAZ-04", place=self.town, realm="red")
        saga.march("red.3", self.fort, self.camp)
        saga.tell("siege.begins", "ME-SIE-10", place=self.fort, realm="red", defender="blue")
        saga.month(1, 3).tell("siege.starvation", "ME-SIE-32", place=self.fort, defender="blue", result="betrayal")
        saga.tell("siege.fallen", "ME-SIE-33", place=self.fort, realm="red", defender="blue")
        saga.taken("red", "blue", self.fort, "fortress")
        saga.month(1, 4).march("blue.1", self.fort).battle("blue", "red", self.fort, "draw", strength=(400, 300))
        self.matter: Matter = saga.matter(("dwarfs", "orcs-and-goblins"))
        self.lang, self.chronicle = lang, write(self.matter, lang)
        self.proof = Proof(self.matter, self.chronicle)

    def name(self, place: str) -> str:
        return self.proof.towns[place]

    def told_of(self, kind: str) -> Told:
        """The first sentence that carries an event of this kind."""
        return next(t for t in sentences(self.chronicle) if any(self.kind(at) == kind for at in t.events))

    def kind(self, at: int) -> str:
        return self.matter.events[at].kind

    def found(self, text: str, variant: str, *events: int, front: str = "") -> list[str]:
        return list(self.proof.check(Told(text, variant, front, events), 1))

    def at(self, kind: str, number: int = 0) -> int:
        return [at for at, e in enumerate(self.matter.events) if e.kind == kind][number]


def test_the_war_in_which_faults_are_planted_has_none_of_its_own() -> None:
    for lang in LANGS:
        planted = Planted(lang)
        assert faults(planted.matter, planted.chronicle) == []


def test_an_enemys_place_told_as_ones_own_is_found() -> None:
    war = Planted()
    place, realm = war.name(war.town), war.proof.realms["red"]

    true = war.found(f"The Dwarfs of {realm} burned {place} down to the doorposts.", "razed.a", war.at("land.razed"))
    false = war.found(f"{realm} plundered {place}, that is to say itself.", "razed-own.e", war.at("land.razed"))

    assert true == []
    assert len(false) == 1


def test_a_village_told_as_the_city_it_may_become_is_found() -> None:
    war = Planted()
    told = war.told_of("land.found")
    town = next(t for t in sentences(war.chronicle) if "the village of" in t.text)

    assert list(war.proof.check(town, 1)) == []
    assert war.found(town.text.replace("the village of", "the city of"), town.variant, *town.events)
    assert told.events


def test_treason_told_as_an_empty_wall_is_found() -> None:
    war = Planted()
    place, realm, at = war.name(war.fort), war.proof.realms["red"], war.at("siege.fallen")
    treason = f"A purse passed under the gate of {place}, and in the morning the Dwarfs of {realm} held it."

    assert war.found(treason, "fallen-betrayal.b", war.at("siege.starvation"), at) == []
    assert war.found(f"{place} fell silent, and then to the Dwarfs of {realm}.", "fallen-empty.b", at)


def test_a_lost_banner_that_is_brought_home_is_found() -> None:
    war = Planted()
    saga = war.saga.winter(1).tell("winter.phase", "ME-WIN-02", phase="winter-quarters")
    saga.tell("quarters.retreat", "ME-WQT-16", banner="red.2", place=war.town)
    saga.tell("banner.gone", "ME-WQT-16", banner="red.2", place=war.town)
    war.proof = Proof(saga.matter(("dwarfs", "orcs-and-goblins")), war.chronicle)
    lead, realm = war.proof.names.captain("red.2#0"), war.proof.realms["red"]
    road, gone = len(saga.events) - 2, len(saga.events) - 1
    frozen = f"Thane {lead} was not seen again after {war.name(war.town)}, nor any of those who marched behind."
    home = f"Thane {lead} brought the Dwarfs of {realm} home from {war.name(war.town)}"
    home += " across the snow, fewer than had set out."

    assert war.found(frozen, "frozen.b", road, gone) == []
    assert war.found(home, "snow-road.b", road, gone)
    assert war.found(
        f"{realm} waited until midwinter for he, and then stopped laying the place at table.", "frozen.c", gone
    )


def test_losses_larger_than_the_army_are_found() -> None:
    war = Planted()
    blue, red = (war.proof.realms[r] for r in ("blue", "red"))
    events = [at for at, e in enumerate(war.matter.events) if at >= war.at("strength.total")]
    cost = "The field cost the Orcs of {} {} and the Dwarfs of {} {}, and gained nobody a furrow."

    assert war.found(cost.format(blue, 100, red, 300), "cost-draw.a", *events) == []
    assert war.found(cost.format(blue, 500, red, 300), "cost-draw.a", *events)
    assert war.found(cost.format(red, 100, blue, 300), "cost-draw.a", *events)


def test_a_ruler_who_leads_where_he_is_not_is_found() -> None:
    war = Planted()
    gate = "Thane {} found the gate of {} open, and took it as an invitation."
    ruler, there, away = (war.proof.names.captain(f"red.{n}#0") for n in (0, 2, 3))

    assert war.found(gate.format(there, war.name(war.town)), "taken.i", war.at("land.taken")) == []
    assert war.found(gate.format(away, war.name(war.town)), "taken.i", war.at("land.taken"))
    assert war.found(gate.format(ruler, war.name(war.town)), "taken.i", war.at("land.taken"))


def test_masters_that_are_counted_once_too_often_are_found() -> None:
    war = Planted()
    for realm, before in (("blue", "red"), ("red", "blue")):
        war.saga.taken(realm, before, war.fort, "fortress")
    war.proof = Proof(war.saga.matter(("dwarfs", "orcs-and-goblins")), war.chronicle)
    said = "{} had now changed masters {} times, and its people were said to keep all the flags in one chest."
    last = len(war.saga.events) - 1

    assert war.found(said.format(war.name(war.fort), "three"), "hands.a", last) == []
    assert war.found(said.format(war.name(war.fort), "four"), "hands.a", last)


def test_another_besieger_is_found() -> None:
    war = Planted()
    blue, red, place = war.proof.realms["blue"], war.proof.realms["red"], war.name(war.fort)

    assert (
        war.found(f"Trenches of {red} went round {place} like a belt.", "siege-begins.e", war.at("siege.begins")) == []
    )
    assert war.found(f"Trenches of {blue} went round {place} like a belt.", "siege-begins.e", war.at("siege.begins"))


def test_a_dutch_object_that_takes_the_verb_is_found() -> None:
    war = Planted("nl")
    place, realm = war.name(war.camp), war.proof.realms["red"]
    gave = "Het dorp {} {} de Dwergen van {} drie ganzen en trouw, in die volgorde."
    found = war.at("land.found")

    assert war.found(gave.format(place, "gaf", realm), "joined-village.d", found) == []
    assert war.found(gave.format(place, "gaven", realm), "joined-village.d", found)


def test_who_did_it_to_whom_is_found() -> None:
    war = Planted()
    blue, red, place = war.proof.realms["blue"], war.proof.realms["red"], war.name(war.town)
    went = "{} went over from {} to {} between two market days."

    assert war.found(went.format(place, blue, red), "taken.g", war.at("land.taken")) == []
    assert war.found(went.format(place, red, blue), "taken.g", war.at("land.taken"))
    assert war.found(went.format(war.name(war.fort), blue, red), "taken.g", war.at("land.taken"))


def test_a_sentence_without_events_and_one_that_nobody_knows_are_found() -> None:
    war = Planted()

    assert war.found("Nobody was left on the walls.", "taken.g", war.at("land.taken"))
    assert war.found(f"{war.name(war.town)} burned again, though there was less to burn.", "razed-again.a")
    assert FREE not in war.proof.realms
