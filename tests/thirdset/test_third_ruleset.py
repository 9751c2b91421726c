"""A third rule set is played by whatever the house has, though nobody in the house has heard of it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from browsers import House
from moving_in import NAME

from gonfalon.cli import run
from gonfalon.kernel import FastDice, Refused, Table, TableDice
from gonfalon.players import player
from gonfalon.players.seating import play_computers, seat_computers, seeded
from gonfalon.players.simulation import Plan, play_game
from gonfalon.rulesets.catalogue import catalogue, clause
from gonfalon.rulesets.registry import part, playable, playing, rule_set
from gonfalon.showing.settings import limits

LANGUAGES = ("en", "nl")


# --- rules, players, command line --------------------------------------------------------------------------


def test_it_stands_in_the_register() -> None:
    assert NAME in playable()
    assert rule_set(NAME).name == NAME
    assert clause("MEA-GRZ-02").title == "A die of grass"
    assert len(catalogue(NAME)) == 3
    assert limits(playing(NAME).settings, "rounds") == (1, 20)


@pytest.mark.parametrize("mind", ["squire", "captain", "warlord"])
def test_computers_play_it_to_its_end(mind: str) -> None:
    result = play_game(Plan(NAME, (mind, "squire"), "1", {"rounds": 3}, watched=True), 0)

    assert (result.years, result.answers, len(result.scores)) == (3, 6, 2)
    assert result.seen is not None
    assert [year.curves["tiles"] for year in result.seen.years[1:]] == [(1, 1), (2, 2), (3, 3)]


def test_its_own_mind_judges_and_says_why() -> None:
    table: Table[Any] = Table.start(rule_set(NAME), {"players": ("red", "blue"), "seed": "1"}, TableDice())
    (question,) = table.questions("red")
    mind = player("captain", random.Random(1), NAME)

    answer = mind.answer(question, lambda: table.view("red"))

    assert question.check(answer) is None
    assert mind.why.key == "captain-meadow-together"


def test_what_it_does_not_bring_is_refused_with_its_name() -> None:
    with pytest.raises(Refused) as refused:
        part("chronicle", NAME, "TELLER")
    assert refused.value.refusal.message.args == {"name": NAME, "floor": "chronicle"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_knows_it(lang: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "a.gonfalon")

    for words in (
        ["new", NAME, "--out", file, "--players", "captain,squire", "--set", "rounds=2", "--seed", "1"],
        ["show", file],
        ["replay", file],
        ["rules", "MEA-GRZ-01"],
        ["simulate", NAME, "--rounds", "1"],
    ):
        assert run(["--lang", lang, *words], {}) == 0, (words, capsys.readouterr())
    told = capsys.readouterr().out
    assert ("grazes" if lang == "en" else "begraast") in told


# --- at the table --------------------------------------------------------------------------------------------


def test_it_is_offered_with_its_settings(house: House) -> None:
    offered = house.browser().get("/api/rulesets").json()["rulesets"]

    (info,) = [one for one in offered if one["name"] == NAME]
    assert info["title"] == "The Meadow"
    assert [(one["key"], one["least"], one["most"]) for one in info["settings"]] == [("rounds", 1, 20)]


def test_a_person_plays_it_with_a_computer_and_looks_back(house: House) -> None:
    browser = house.browser()
    campaign = browser.begin("human", "captain", ruleset=NAME, settings={"rounds": 3})

    for number in range(3):
        _, page = browser.when_asked(campaign, "red")
        (question,) = page["questions"]
        assert question["title"] == "Onto which tile do you drive your flock?"
        assert all(option["place"] in page["places"] for option in question["options"])
        assert page["calendar"]["when"] == f"Round {number + 1} of 3"
        assert browser.answer(campaign, "red").status_code == 200

    live = house.services.host.peek(campaign)
    assert live is not None
    while not live.table.play.over:
        browser.page(campaign, "red")
    page = browser.page(campaign, "red")
    told = [line["text"] for line in page["log"]]
    assert sum("grazes" in text for text in told) == 6
    assert page["end"] is not None
    assert "<svg" in browser.get(f"/api/campaigns/{campaign}/terrain.svg", seat="red").text
    replay = browser.get(f"/api/campaigns/{campaign}/replay", seat="red").json()
    assert replay["frames"][0]["label"] == "Round 1 of 3"
    tiles = next(series for series in replay["series"] if series["key"] == "tiles")
    assert [line["points"][-1] for line in tiles["lines"]] == [3, 3]
    then = browser.get(f"/api/campaigns/{campaign}/replay/{replay['frames'][0]['n']}", seat="red").json()
    assert then["questions"] == []


def test_computers_alone_finish_it_at_a_table() -> None:
    table: Table[Any] = Table.start(rule_set(NAME), {"players": ("red", "blue"), "seed": "1", "rounds": 2}, FastDice(1))
    seat_computers(table, {"red": "captain", "blue": "squire"})

    play_computers(table, seeded("seed"))

    assert table.play.over
    assert sum(table.rules.scores(table.play.base).values()) >= 4
