"""Threads: a war, a siege, a rise and a fall are opened, carried and closed; what matters comes at length and first."""

from __future__ import annotations

import pytest
from saga import Saga

from gonfalon.chronicle.mighty.writing import write
from gonfalon.chronicle.pages import Told


def towns(saga: Saga, count: int) -> list[str]:
    return [p for p in saga.board.places if p not in saga.board.capitals][:count]


def told(saga: Saga, lang: str = "en") -> list[Told]:
    pages = write(saga.matter(("dwarfs", "orcs-and-goblins")), lang)
    return [t for y in pages.years for e in y.entries for p in e.paragraphs for t in p.told]


def of(saga: Saga, *kinds: str) -> list[str]:
    names = [t.variant.partition(".")[0] for t in told(saga)]
    return [name for name in names if name in kinds]


def at_war() -> tuple[Saga, str, str]:
    saga = Saga()
    town, fort = towns(saga, 2)
    saga.month(1, 1).found("blue", town).found("blue", fort, "fortress")
    return saga.month(1, 2).march("red.2", town).taken("red", "blue", town), town, fort


def test_a_war_is_opened_once_and_goes_into_its_years() -> None:
    saga, town, fort = at_war()
    saga.month(1, 3).taken("blue", "red", town)
    for year in (2, 3):
        saga.month(year, 1).battle("red", "blue", fort, "draw").month(year, 2).battle("blue", "red", fort, "draw")

    assert of(saga, "feud-opens", "feud-carries") == ["feud-opens", "feud-carries", "feud-carries"]
    assert [t.text for t in told(saga) if "second year" in t.text or "third year" in t.text]


def test_a_war_ends_with_one_of_the_two() -> None:
    saga, _, _ = at_war()
    saga.month(1, 3).tell("realm.out", "ME-END-01", realm="blue")

    assert of(saga, "feud-opens", "realm-out", "feud-closes") == ["feud-opens", "realm-out", "feud-closes"]


def test_a_siege_without_news_is_not_forgotten_until_it_ends() -> None:
    saga, _, fort = at_war()
    saga.tell("siege.begins", "ME-SIE-10", place=fort, realm="red", defender="blue")
    for month in (3, 4):
        saga.month(1, month).found("red", towns(saga, 8)[month])
    saga.month(1, 5).tell("siege.lifted", "ME-SIE-15", place=fort, realm="red", defender="blue")
    saga.month(1, 6).found("red", towns(saga, 8)[7])

    assert of(saga, "siege-begins", "siege-goes-on", "siege-lifted") == [
        "siege-begins",
        "siege-goes-on",
        "siege-goes-on",
        "siege-lifted",
    ]


def test_the_end_of_a_year_says_who_rose_and_who_fell_and_is_told_when_the_year_is_over() -> None:
    saga = Saga()
    mine = towns(saga, 6)
    saga.month(1, 1)
    for place in mine:
        saga.found("blue", place)
    for month, place in enumerate(mine[:4], 2):
        saga.month(1, month).march(f"red.{month}", place).taken("red", "blue", place)
    saga.winter(1).tell("winter.event", "ME-EVT-02", realm="red", event="famine")
    running = of(saga, "year-rise", "year-fall", "feud-prey")
    saga.month(2, 1).found("red", towns(saga, 8)[7])

    assert running == []
    assert of(saga, "year-rise", "year-fall", "feud-prey") == ["year-rise", "feud-prey"]
    rise = next(t.text for t in told(saga) if t.variant.startswith("year-rise"))
    assert "five" in rise  # the seat and four more
    assert "four" in rise


def test_a_realm_that_is_less_than_it_was_is_told_with_what_it_once_had() -> None:
    saga = Saga()
    mine = towns(saga, 6)
    saga.month(1, 1)
    for place in mine:
        saga.found("blue", place)
    saga.winter(1).month(2, 1)
    for month, place in enumerate(mine[:5], 2):
        saga.month(2, month).march(f"red.{month}", place).taken("red", "blue", place)
    saga.winter(2).tell("winter.event", "ME-EVT-02", realm="red", event="famine").month(3, 1).found("red", mine[5])

    assert of(saga, "year-fall")


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_what_riders_take_here_and_there_is_told_in_one_line(lang: str) -> None:
    saga = Saga(("red", "blue", "yellow"))
    first, second, third, fourth = towns(saga, 4)
    saga.month(1, 1).found("blue", first).found("yellow", second).found("blue", third).found("yellow", fourth)
    for number, (place, before) in enumerate(((first, "blue"), (second, "yellow")), 2):  # the wars are on
        saga.month(1, number).march("red.2", place).taken("red", before, place)
    saga.month(1, 4).tell("turn.begins", realm="red", year=1, month=4)
    for place, before in ((third, "blue"), (fourth, "yellow")):
        saga.tell("scout.sets-out", "ME-SCT-01", realm="red", banner="red.2", home=first, place=place)
        saga.tell("scout.open", "ME-SCT-43", realm="red", place=place).taken("red", before, place)

    pages = write(saga.matter(("men", "men", "men")), lang)
    lines = [
        t for y in pages.years for e in y.entries for p in e.paragraphs for t in p.told if t.variant[:6] == "border"
    ]

    assert len(lines) == 1
    assert len([at for at in lines[0].events if saga.events[at].kind == "land.taken"]) == 2


def test_what_matters_most_comes_first() -> None:
    saga, town, fort = at_war()
    saga.month(1, 3).tell("scout.sickness", "ME-SCT-29", realm="red", banner="red.2", home=town, place=fort)
    saga.march("red.3", fort).battle("red", "blue", fort, "defender-scattered")

    month = [e for y in write(saga.matter(), "en").years for e in y.entries][-1]

    assert month.paragraphs[0].kind == "facts"
