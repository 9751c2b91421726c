"""What the chronicle once told wrongly: whose place burned, what it was, how it fell, who led, who came home."""

from __future__ import annotations

from typing import Any

import pytest
from saga import FREE, Saga

from gonfalon.chronicle.matter import names_of
from gonfalon.chronicle.mighty.happenings import Battle
from gonfalon.chronicle.mighty.listening import Listener
from gonfalon.chronicle.mighty.writing import atlas_of, write
from gonfalon.chronicle.pages import Told

PEOPLES = ("dwarfs", "orcs-and-goblins")


class War:
    """Red's Dwarfs against Blue's Orcs, about three places of the board."""

    def __init__(self) -> None:
        self.saga = Saga()
        self.town, self.fort, self.camp, *_ = (p for p in self.saga.board.places if p not in self.saga.board.capitals)

    def told(self, lang: str = "en") -> list[Told]:
        pages = write(self.saga.matter(PEOPLES), lang)
        return [told for y in pages.years for e in y.entries for p in e.paragraphs for told in p.told]

    def kinds(self) -> list[str]:
        return [told.variant.partition(".")[0] for told in self.told()]

    def of(self, kind: str, lang: str = "en") -> list[str]:
        return [told.text for told in self.told(lang) if told.variant.partition(".")[0] == kind]

    def battle(self) -> Battle:
        (fought,) = (
            h for h in Listener(atlas_of(self.saga.matter())).listen(self.saga.events) if isinstance(h, Battle)
        )
        return fought

    def captain(self, who: str) -> str:
        return names_of(self.saga.matter(PEOPLES)).captain(who)

    def besieged(self, by: str = "red", defender: str = "blue") -> Saga:
        self.saga.month(1, 1).found(defender, self.fort, "fortress").month(1, 2).march(f"{by}.2", self.fort, self.camp)
        return self.saga.tell("siege.begins", "ME-SIE-10", place=self.fort, realm=by, defender=defender)

    def falls(self, by: str = "red", defender: str = "blue") -> Saga:
        self.saga.tell("siege.fallen", "ME-SIE", place=self.fort, realm=by, defender=defender)
        return self.saga.taken(by, defender, self.fort, "fortress")


# --- fire ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-CHR-11")
def test_a_place_taken_from_an_enemy_burns_as_an_enemys() -> None:
    war = War()
    war.saga.month(1, 1).found("blue", war.town).month(1, 2).march("red.2", war.town, war.camp)
    war.saga.taken("red", "blue", war.town).month(1, 3).tell("land.razed", "ME-RAZ-04", place=war.town, realm="red")

    assert "razed" in war.kinds()
    assert not any(kind.startswith("razed-own") for kind in war.kinds())


@pytest.mark.rule("ME-CHR-11")
def test_what_was_ones_own_first_burns_as_ones_own_though_an_enemy_had_it_since() -> None:
    war = War()
    war.saga.month(1, 1).found("red", war.town).month(1, 2).taken("blue", "red", war.town)
    war.saga.month(1, 3).taken("red", "blue", war.town)
    war.saga.month(1, 4).tell("land.razed", "ME-RAZ-04", place=war.town, realm="red")

    assert "razed-own" in war.kinds()


# --- kinds -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-CHR-11")
@pytest.mark.parametrize(("lang", "city"), [("en", "city"), ("nl", "stad")])
def test_what_was_a_village_is_one_until_it_is_built_up(lang: str, city: str) -> None:
    war = War()
    war.saga.month(1, 1).found("red", war.town).found("blue", war.fort).found("blue", war.camp)
    before = war.told(lang)
    war.saga.month(1, 2).tell("scout.storms", "ME-SCT-30", realm="red", banner="red.1", home=war.town, place=war.camp)
    war.saga.winter(1).tell("construction.built", "ME-CON-01", realm="red", place=war.town, what="city")

    after = war.told(lang)

    assert after[: len(before)] == before
    assert not any(city in told.text for told in before)
    assert any(told.variant.startswith("built-city") for told in after)


@pytest.mark.rule("ME-CHR-11")
def test_land_is_not_told_by_a_settlement_that_is_found_later() -> None:
    war = War()
    war.saga.month(1, 1).tell("land.found", "ME-SCT-13", place=war.town, settlement="", realm="red")
    war.saga.tell("scout.sickness", "ME-SCT-29", realm="red", banner="red.1", home=war.town, place=war.camp)
    before = war.told()
    beside = next(p for p in war.saga.board.neighbours(war.town) if p not in war.saga.board.capitals)
    war.saga.month(1, 2).found("red", beside)

    assert war.told()[: len(before)] == before


# --- how a place falls -----------------------------------------------------------------------------------


@pytest.mark.rule("ME-CHR-11")
@pytest.mark.parametrize(
    ("heard", "told"),
    [
        ([("siege.starvation", {"defender": "blue", "result": "betrayal"})], "fallen-betrayal"),
        (
            [
                ("siege.starvation", {"defender": "blue", "result": "surrender"}),
                ("siege.surrender", {"realm": "red", "answer": "accept"}),
            ],
            "fallen-surrender",
        ),
        ([("terms.agreed", {"realm": "blue"})], "fallen-terms"),
        ([], "fallen-empty"),
        (
            [
                ("siege.starvation", {"defender": "blue", "result": "surrender"}),
                ("siege.surrender", {"realm": "red", "answer": "refuse"}),
            ],
            "fallen-empty",
        ),
    ],
)
def test_how_a_place_fell_is_told_as_it_was_heard(heard: list[tuple[str, dict[str, Any]]], told: str) -> None:
    war = War()
    saga = war.besieged().month(1, 3)
    for kind, args in heard:
        saga.tell(kind, "ME-SIE", place=war.fort, **args)
    war.falls()

    assert [kind for kind in war.kinds() if kind.startswith("fallen")] == [told]


@pytest.mark.rule("ME-CHR-11")
@pytest.mark.parametrize("result", ["betrayal", "surrender"])
def test_free_walls_that_hunger_opened_are_not_told_as_empty(result: str) -> None:
    war = War()
    war.besieged(defender=FREE).month(1, 3)
    war.saga.tell("siege.starvation", "ME-SIE-32", place=war.fort, defender=FREE, result=result)
    war.falls(defender=FREE)

    assert [kind for kind in war.kinds() if kind.startswith(f"fallen-{result}")]


# --- persons ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-CHR-09")
def test_captains_lead_where_their_banners_are_and_the_ruler_stays_at_home() -> None:
    war = War()
    war.saga.month(1, 1)
    for place in (war.town, war.fort, war.camp):
        war.saga.found("blue", place)
    for number, place in ((2, war.town), (3, war.fort), (4, war.camp)):
        war.saga.month(1, number).march(f"red.{number}", place, war.saga.seat["red"]).taken("red", "blue", place)

    happened = Listener(atlas_of(war.saga.matter())).listen(war.saga.events)

    assert [h.lead for h in happened if h.kind == "taken"] == ["red.2#0", "red.3#0", "red.4#0"]


@pytest.mark.rule("ME-CHR-09")
def test_where_no_banner_was_seen_nobody_is_said_to_lead() -> None:
    war = War()
    war.saga.month(1, 1).found("blue", war.town).month(1, 2).taken("red", "blue", war.town)

    assert Listener(atlas_of(war.saga.matter())).listen(war.saga.events)[-1].lead == ""


@pytest.mark.rule("ME-CHR-09")
def test_what_riders_took_is_told_of_riders_and_of_the_captain_who_sent_them() -> None:
    war = War()
    war.saga.month(1, 1).found("blue", war.town).month(1, 2).tell("turn.begins", realm="red", year=1, month=2)
    war.saga.tell("scout.sets-out", "ME-SCT-01", realm="red", banner="red.5", home=war.camp, place=war.town)
    war.saga.tell("scout.open", "ME-SCT-43", realm="red", place=war.town).taken("red", "blue", war.town)

    happened = Listener(atlas_of(war.saga.matter())).listen(war.saga.events)[-1]

    assert (happened.kind, happened.lead, happened.there) == ("taken-riders", "red.5#0", war.camp)
    assert "taken-riders" in war.kinds()


@pytest.mark.rule("ME-CHR-11")
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_pronoun_stands_only_where_its_case_is_right(lang: str) -> None:
    war = War()
    place = max(war.saga.board.places, key=lambda p: war.saga.board.distance(war.camp, p))
    war.saga.month(1, 1).march("red.2", place, war.camp)
    saga = war.saga.winter(1).tell("winter.phase", "ME-WIN-02", phase="winter-quarters")
    for at in (place, war.town):
        saga.tell("quarters.retreat", "ME-WQT-16", banner="red.2", place=at)
        saga.tell("banner.gone", "ME-WQT-16", banner="red.2", place=at)

    assert not any(word in f"{told.text} " for told in war.told(lang) for word in (" for he", " of he ", " op hij"))


# --- the road home ---------------------------------------------------------------------------------------


@pytest.mark.rule("ME-CHR-11")
@pytest.mark.parametrize(("comes", "told"), [(True, "snow-road"), (False, "frozen")])
def test_who_is_lost_on_the_road_is_not_brought_home(comes: bool, told: str) -> None:
    war = War()
    war.saga.month(1, 1).found("red", war.camp).winter(1).tell("winter.phase", "ME-WIN-02", phase="winter-quarters")
    war.saga.tell("quarters.retreat", "ME-WQT-16", banner="red.2", place=war.town)
    if comes:
        war.saga.tell("quarters.billeted", "ME-WQT-01", banner="red.2", place=war.camp)
    else:
        war.saga.tell("banner.gone", "ME-WQT-16", banner="red.2", place=war.town)

    assert [kind for kind in war.kinds() if kind in ("snow-road", "frozen")] == [told]


@pytest.mark.rule("ME-CHR-11")
def test_a_long_road_is_told_to_its_end() -> None:
    war = War()
    far = max(war.saga.board.places, key=lambda p: war.saga.board.distance(war.camp, p))
    war.saga.month(1, 1).found("red", war.camp).march("red.2", far, war.camp)
    war.saga.winter(1).tell("winter.phase", "ME-WIN-02", phase="winter-quarters")
    war.saga.tell("quarters.billeted", "ME-WQT-01", banner="red.2", place=war.camp)

    assert [kind for kind in war.kinds() if kind in ("long-march", "home-again")] == ["long-march", "home-again"]


# --- numbers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-CHR-09")
def test_a_side_loses_no_more_than_it_had_and_a_share_asked_for_twice_is_one_loss() -> None:
    war = War()
    war.saga.month(1, 1).found("blue", war.town)
    war.saga.tell("strength.total", "ME-BAT-04", realm="red", place=war.town, total=1000)
    war.saga.tell("strength.total", "ME-BAT-04", realm="blue", place=war.town, total=200)
    war.saga.tell("battle.joined", "ME-BAT-06", place=war.town, attacker="red", defender="blue", factor=1)
    result = {"place": war.town, "attacker": "red", "defender": "blue", "result": "draw"}
    war.saga.tell("battle.result", "ME-BAT-13", **result)
    for banner, points in (("red.1", 150), ("red.2", 150)):
        war.saga.tell("banner.loses", "ME-BAT-13", banner=banner, points=points)
    war.saga.tell("banner.gone", "ME-BAT-13", banner="red.1", place=war.town)
    war.saga.tell("banner.loses", "ME-BAT-13", banner="red.2", points=50)  # what red.1 could not bear
    war.saga.tell("banner.loses", "ME-BAT-13", banner="blue.1", points=350)

    assert war.battle().losses == (300, 200)


@pytest.mark.rule("ME-CHR-09")
def test_strengths_said_elsewhere_are_not_those_of_this_battle() -> None:
    war = War()
    war.saga.month(1, 1).tell("strength.total", "ME-BAT-04", realm="red", place=war.fort, total=9000)
    war.saga.tell("battle.joined", "ME-BAT-06", place=war.town, attacker="red", defender="blue", factor=1)
    war.saga.tell("battle.result", "ME-BAT-13", place=war.town, attacker="red", defender="blue", result="draw")

    assert war.battle().strength is None


@pytest.mark.rule("ME-CHR-11")
def test_a_place_has_changed_masters_once_less_than_it_has_had_them() -> None:
    war = War()
    war.saga.month(1, 1).found("blue", war.town)
    for year, month in ((y, m) for y in range(1, 5) for m in range(2, 7)):
        pair = ("red", "blue") if month % 2 == 0 else ("blue", "red")
        war.saga.month(year, month).taken(*pair, war.town)
    times = {2: "twice", 3: "three times", 4: "four times", 5: "five times", 6: "six times", 7: "seven times"}

    said = [told for told in war.told() if told.variant == "hands.a"]

    assert said
    assert all(times.get(len(told.events) - 1, "times") in told.text for told in said)


# --- sieges, levies, grammar -----------------------------------------------------------------------------


@pytest.mark.rule("ME-CHR-11")
@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("kind", ["winter-siege.perishes", "siege.lifted", "siege.battered"])
def test_besiegers_have_a_realm(kind: str, lang: str) -> None:
    war = War()
    war.besieged().month(1, 3)
    if kind.startswith("winter"):
        war.saga.winter(1)
    war.saga.tell(kind, "ME-SIE", place=war.fort, realm="red", defender="blue")
    realm = names_of(war.saga.matter(PEOPLES)).realm("red").root
    last = [told.text for told in war.told(lang) if len(war.saga.events) - 1 in told.events]

    assert any(word in last[-1] for word in (realm, "Dwarfs", "Dwergen"))


@pytest.mark.rule("ME-CHR-11")
def test_levies_are_told_among_the_rest_of_a_winter() -> None:
    war = War()
    war.saga.month(1, 1).found("red", war.town).found("blue", war.fort).winter(1)
    for place in (war.town, war.fort):
        for kind in ("mission.failed", "recovery.rebuilt", "alliance.made"):
            war.saga.tell(kind, "ME-DIP", realm="red", place=place)
    for realm in ("red", "blue"):
        war.saga.tell("recruitment.recruited", "ME-REC-02", to=(realm,), realm=realm, points=300)

    assert war.kinds().count("levies") == 2


@pytest.mark.rule("ME-CHR-11")
def test_a_dutch_verb_takes_the_number_of_its_subject_whatever_its_object_is() -> None:
    war = War()
    verbs = {"stuurden", "gaven", "vroegen", "hesen", "kozen", "zwoeren", "gingen", "stonden"}
    villages = [p for p in war.saga.board.places if p not in war.saga.board.capitals][:12]
    for number, place in enumerate(villages):
        war.saga.month(1 + number // 6, 1 + number % 6).found("red", place)

    told = [t.text for t in war.told("nl") if t.variant.startswith("joined") and t.text.startswith("Het dorp")]

    assert told
    assert not any(text.split()[3] in verbs for text in told)
