"""The chronicle calls everything as the table does: by the charts, and by the names that owners give."""

from __future__ import annotations

import pytest
from saga import Saga

from gonfalon.chronicle.matter import names_of
from gonfalon.chronicle.mighty.writing import write


def at_war() -> tuple[Saga, str]:
    """Red's banner 1 takes a village of Blue's in the second month, and fights on there in the fourth and fifth."""
    saga = Saga()
    place = next(p for p in saga.board.places if p not in saga.board.capitals)
    return saga.month(1, 1).found("blue", place).month(1, 2).march("red.1", place).taken("red", "blue", place), place


def called(saga: Saga, what: str, name: str, **parts: str) -> Saga:
    """Red gives a name, as `naming` tells it."""
    more = {part: parts.get(part, "") for part in ("title", "first_name", "byname")}
    full = " ".join(filter(None, (more["title"], more["first_name"], name, more["byname"])))
    return saga.tell("name.given", "ME-NAM-01", realm="red", what=what, called=full, name=name, **more)


def months(saga: Saga, lang: str = "en") -> list[str]:
    (year,) = write(saga.matter(reader="red"), lang).years
    return [" ".join(p.text for p in entry.paragraphs) for entry in year.entries]


@pytest.mark.rule("ME-NAM-01")
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_settlement_has_its_old_name_until_the_month_in_which_it_gets_another(lang: str) -> None:
    saga, place = at_war()
    old = names_of(saga.matter()).place(place)
    called(saga, place, "Newholm").month(1, 3).battle("blue", "red", place, "draw")

    before, naming, after = months(saga, lang)[-3:]

    assert "Newholm" not in before
    assert old in naming
    assert "Newholm" in naming
    assert "Newholm" in after
    assert old not in after


@pytest.mark.rule("ME-NAM-14", "ME-CHR-08")
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_hero_appears_with_title_first_name_name_and_byname(lang: str) -> None:
    saga, place = at_war()
    called(saga, "red.1", "Kulbard", title="Hold Master", first_name="Grim", byname="Longbeard")
    saga.month(1, 3).battle("red", "blue", place)

    naming, after = months(saga, lang)[-2:]

    assert names_of(saga.matter()).captain("red.1#0") in naming
    assert "Hold Master Grim Kulbard Longbeard" in after


@pytest.mark.rule("ME-NAM-14")
def test_a_hero_without_a_title_of_his_own_keeps_that_of_his_people() -> None:
    saga, place = at_war()
    called(saga, "red.1", "Kulbard", byname="the Late").month(1, 3).battle("red", "blue", place)

    assert " Kulbard the Late" in months(saga)[-1]


@pytest.mark.rule("ME-NAM-08")
def test_who_falls_is_followed_by_another() -> None:
    saga, place = at_war()
    names = names_of(saga.matter())
    called(saga, "red.1", "Kulbard")
    saga.month(1, 3).battle("red", "blue", place, fallen="red").month(1, 4).march("red.1", place)
    saga.battle("red", "blue", place)

    third, fourth = months(saga)[-2:]

    assert "Kulbard" in third
    assert names.captain("red.1#1") in fourth


@pytest.mark.rule("ME-NAM-01")
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_realms_and_landmarks_have_new_names_too(lang: str) -> None:
    saga, place = at_war()
    wood = next(mark for mark in names_of(saga.matter()).world.landmarks.values() if mark.kind in ("wood", "mountains"))
    called(called(saga, "red", "Farland"), wood.id, "Old Barrow")
    saga.month(1, 3).battle("red", "blue", place)

    naming, after = months(saga, lang)[-2:]

    assert "Old Barrow" in naming
    assert "Farland" in naming
    assert "Farland" in after
