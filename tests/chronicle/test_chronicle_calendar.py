"""How the chronicle counts time (ME-CHR-02 to ME-CHR-07)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from saga import Saga

from gonfalon.chronicle import Calendar
from gonfalon.chronicle.calendar import WINTER
from gonfalon.chronicle.language import Language
from gonfalon.chronicle.mighty.writing import write

EN, NL = Language("en", "seed"), Language("nl", "seed")


@pytest.mark.rule("ME-CHR-02")
def test_the_plain_calendar_counts_years_and_turns() -> None:
    plain = Calendar(years="plain", months="turns")

    assert plain.date(1, 6, EN) == "Year 1, Turn 6"
    assert plain.date(1, WINTER, EN) == "Year 1, Winter Season"
    assert plain.date(2, 1, EN) == "Year 2, Turn 1"
    assert plain.date(2, 1, NL) == "Jaar 2, Beurt 1"


@pytest.mark.rule("ME-CHR-03", "ME-CHR-04")
@pytest.mark.parametrize(
    ("year", "name"), [(1, "Red Bear"), (5, "Red Eagle"), (8, "Red Hydra"), (10, "Red Tiger"), (11, "Grim Bear")]
)
def test_ten_animals_and_an_adjective_for_each_cycle(year: int, name: str) -> None:
    calendar = Calendar(adjectives=("Red", "Grim"))

    assert calendar.year(year, EN) == f"The year of the {name}"


@pytest.mark.rule("ME-CHR-04")
def test_the_recorder_may_make_up_an_adjective_and_one_is_drawn_where_he_has_none() -> None:
    calendar = Calendar(adjectives=("Sleepless",))

    assert calendar.year(2, EN) == "The year of the Sleepless Cat"
    assert calendar.year(2, NL) == "Het jaar van de Sleepless Kat"
    assert calendar.year(11, EN) == calendar.year(12, EN).replace("Cat", "Bear") != "The year of the Sleepless Bear"


@pytest.mark.rule("ME-CHR-04")
def test_in_the_dutch_edition_every_year_has_an_adjective_of_its_own() -> None:
    calendar = Calendar(adjectives=("Red", "Grim"), by_year=True)

    assert [calendar.year(year, EN) for year in (1, 2)] == ["The year of the Red Bear", "The year of the Grim Cat"]
    drawn = [calendar.year(year, EN).split()[4] for year in (3, 4, 5)]
    assert len(set(drawn)) == 3


@pytest.mark.rule("ME-CHR-05")
def test_turns_are_months_of_the_named_year() -> None:
    calendar = Calendar(adjectives=("Red",))

    assert calendar.date(5, 3, EN) == "3rd month of the year of the Red Eagle"
    assert [calendar.date(5, n, EN).split()[0] for n in (1, 2, 3, 4)] == ["1st", "2nd", "3rd", "4th"]
    assert calendar.date(5, 3, NL) == "3e maand van het jaar van de Rode Adelaar"


@pytest.mark.rule("ME-CHR-06")
def test_winter_is_one_heading_unless_its_matters_are_dated() -> None:
    saga = Saga().month(1, 1).winter(1)
    for realm, event in (("red", "famine"), ("blue", "peasant-revolt")):
        saga.tell("winter.event", "ME-EVT-02", realm=realm, event=event)
    saga.tell("mission.failed", "ME-DIP-09", realm="red", place=saga.seat["blue"])
    plain = write(saga.matter(), "en").years[0].entries[1:]
    dated = write(saga.matter(), "en", Calendar(winter_dates=True)).years[0].entries[1:]

    assert [entry.label for entry in plain] == ["Winter"]
    assert len(dated) == 2
    assert all(entry.label in DATES for entry in dated)
    assert [p.text for e in dated for p in e.paragraphs] == [p.text for e in plain for p in e.paragraphs]


DATES = [f"The {nth} month" for nth in ("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth")]


@pytest.mark.rule("ME-CHR-06")
def test_the_winter_months_are_diced_as_six_and_a_die() -> None:
    drawn = {Calendar().winter_month("seed", year, number) for year in range(1, 20) for number in range(5)}

    assert drawn == {7, 8, 9, 10, 11, 12}


@pytest.mark.rule("ME-CHR-07", "ME-CHR-02")
def test_the_year_heads_the_page_and_only_turns_with_entries_stand_in_the_margin() -> None:
    saga = Saga().month(1, 1)
    one, two = [p for p in saga.board.places if p not in saga.board.capitals][:2]
    saga.found("red", one).month(1, 2).month(1, 3).found("blue", two).winter(1)
    saga.tell("winter.event", "ME-EVT-02", realm="red", event="famine")
    (year,) = write(saga.matter(), "en", Calendar(adjectives=("Mad",))).years

    assert year.name == "The year of the Mad Bear"
    assert [entry.label for entry in year.entries] == [
        "Before the first month",
        "The first month",
        "The third month",
        "Winter",
    ]


@pytest.mark.rule("ME-CHR-04")
@pytest.mark.parametrize(("by_year", "second"), [(False, "Mad"), (True, "Grim")])
def test_the_edition_of_the_campaign_decides_how_long_an_adjective_serves(by_year: bool, second: str) -> None:
    saga = Saga().month(1, 1)
    one, two = [p for p in saga.board.places if p not in saga.board.capitals][:2]
    matter = saga.found("red", one).month(2, 1).found("blue", two).matter()

    years = write(replace(matter, by_year=by_year), "en", Calendar(adjectives=("Mad", "Grim"))).years

    assert [year.name for year in years] == ["The year of the Mad Bear", f"The year of the {second} Cat"]
