"""Only what its reader may know is in a chronicle while the campaign runs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from wars import War

from gonfalon.chronicle import Matter, Pen, markdown, teller_of
from gonfalon.chronicle.mighty.source import matter_of
from gonfalon.chronicle.mighty.writing import write
from gonfalon.kernel import Event, FastDice, Refused, Table
from gonfalon.players import player
from gonfalon.rulesets.registry import rule_set

SECRETS = (  # what others must not notice: told to some only
    Event("crowns.given", "ME-REV-13", {"realm": "red", "other": "yellow", "crowns": 9}, ("red", "yellow")),
    Event("pact.written", "ME-DIP-01", {"pact": "1", "realm": "red", "text": "Death to Blue."}, ("red", "yellow")),
    Event("recruitment.recruited", "ME-REC-02", {"realm": "red", "points": 700}, ("red",)),
    Event("skirmish.report", "ME-SCT-52", {"realm": "red", "rival": "yellow", "place": "D4"}, ("red", "yellow")),
    Event("strength.total", "ME-SCT-50", {"realm": "yellow", "place": "D4", "total": 999}, ("red",)),
    Event("roll", "ME-SCT-46", {"label": "skirmish", "dice": [5]}, ("red", "yellow")),
)


def read_by(events: list[Event], reader: str, lang: str = "en") -> str:
    told = War("secrets").years(1).matter()
    seen = [e for e in events if e.visible(reader)]
    return markdown(write(Matter(told.board, told.seed, told.realms, seen, reader), lang))


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_readers_chronicle_is_the_same_when_what_he_may_not_know_changes(lang: str) -> None:
    events = War("secrets").years(2).events
    for seed in range(5):
        rng, other = Random(seed), list(events)
        for secret in SECRETS:
            other.insert(rng.randrange(20, len(other)), secret)

        assert read_by(other, "blue", lang) == read_by(events, "blue", lang)
        assert read_by(other, "", lang) == read_by(events, "", lang)


def test_who_may_know_reads_it() -> None:
    events = [*War("secrets").years(1).events, *SECRETS]

    assert "Death to Blue." in read_by(events, "red")
    assert "Death to Blue." not in read_by(events, "blue")


def a_campaign(steps: int, **settings: Any) -> Table[Any]:
    """A campaign of computer players, so many answers on."""
    rules = rule_set("mighty")
    table: Table[Any] = Table.start(rules, {"players": ("red", "blue"), "seed": "told", **settings}, FastDice("told"))
    minds = {seat: player("squire", Random(seat), rules.name) for seat in ("red", "blue")}
    for _ in range(steps):
        if not table.play.open:
            break
        question = next(iter(table.play.open.values()))
        answer = minds[question.who].answer(question, lambda: None)
        assert table.answer(question.who, question.what, question.write(answer)) is None
    return table


def test_a_running_campaign_gives_a_seat_its_own_events_and_nobody_the_public_ones() -> None:
    table = a_campaign(150)

    assert list(matter_of(table, "red", Pen()).events) == table.events("red")
    assert list(matter_of(table, "", Pen()).events) == [e for e in table.heard if e.to is None]
    assert not matter_of(table, "red", Pen()).scores


def test_when_the_campaign_is_over_the_whole_story_is_opened() -> None:
    table = a_campaign(100_000, years=1, months=1)
    matter = matter_of(table, "red", Pen())

    assert matter.over
    assert list(matter.events) == list(table.heard)
    assert set(matter.scores) == {"red", "blue"}


def test_a_rule_set_whose_events_it_does_not_know_has_no_chronicle() -> None:
    seats = ("red", "blue", "yellow", "green")
    table: Table[Any] = Table.start(rule_set("valhalla"), {"players": seats, "seed": "told"}, FastDice("told"))
    with pytest.raises(Refused) as caught:
        teller_of(table.rules.name)

    assert caught.value.refusal.message.key == "chronicle-ruleset"
