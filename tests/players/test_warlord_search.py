"""How a warlord thinks: within his budget, fairly to every answer, without a trace, and a captain when it fails."""

from __future__ import annotations

import logging
import random
from functools import partial
from typing import Any

import pytest

from gonfalon.kernel import FastDice, Play, Refused, Table
from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Question
from gonfalon.players import player
from gonfalon.players.captain import Captain, Option
from gonfalon.players.foresight import Foresight, Redraw
from gonfalon.players.seating import computer_asked, put, seat_computers, thought
from gonfalon.players.simulation import Plan, set_up
from gonfalon.players.tournament import main
from gonfalon.players.warlord import BUDGET, Warlord, mind
from gonfalon.players.warlord.search import race
from gonfalon.words import say


def an_option(answer: str, score: int = 0) -> Option:
    return Option(score, answer, Message.of("captain-march-done"))


ONE, TWO, THREE = an_option("one"), an_option("two"), an_option("three")


# --- the race --------------------------------------------------------------------------------------------


def test_the_answer_that_fares_better_wins() -> None:
    found = race([ONE, TWO], lambda option, number: number + 10 * (option is TWO), 20)
    assert (found.option, found.gain) == (TWO, 10)


def test_the_captains_answer_wins_every_tie() -> None:
    assert race([ONE, TWO, THREE], lambda option, number: number, 30).option is ONE


def test_a_lead_within_the_noise_is_no_lead() -> None:
    luck = (-90, 100, -80, 90, -95, 85, -90, 95)
    found = race([ONE, TWO], lambda option, number: luck[number % 8] if option is TWO else 0, 16)
    assert found.option is ONE


def test_answers_that_differ_in_nothing_cost_two_rounds_and_no_more() -> None:
    assert race([ONE, TWO, THREE], lambda option, number: 0, 1000).playouts == 6


@pytest.mark.parametrize("budget", [1, 2, 5, 17, 100])
def test_no_more_playouts_than_the_budget(budget: int) -> None:
    tried: list[int] = []

    def trial(option: Option, number: int) -> int:
        tried.append(number)
        return random.Random(f"{option.answer}/{number}").randrange(100)

    found = race([ONE, TWO, THREE], trial, budget)
    assert len(tried) == found.playouts <= budget


def test_every_answer_runs_in_the_same_playouts() -> None:
    tried: dict[str, list[int]] = {"one": [], "two": []}

    def trial(option: Option, number: int) -> int:
        tried[option.answer].append(number)
        return number % 3 if option is TWO else 1

    race([ONE, TWO], trial, 12)
    assert tried["one"] == tried["two"]


# --- at a question ---------------------------------------------------------------------------------------


def at_a_march() -> tuple[Play[Any], Question[Any], Redraw]:
    """A campaign among captains, come to a march that a warlord would search."""
    match = set_up(Plan("mighty", ("captain", "captain"), "march", {"years": 1}), 0)
    play = Play(match.rules, match.rules.start(match.settings), match.dice)
    ahead = Foresight(play)
    play.begin()
    while True:
        asked = next(iter(play.open.values()))
        if asked.what == "movement.order":
            return play, asked, partial(ahead.redraw, asked.who)
        play.put((asked.who, asked.what), match.minds[asked.who].answer(asked, partial(_seen, play, asked.who)))


def _seen(play: Play[Any], who: str) -> Any:
    from gonfalon.kernel.views import view

    return view(play, who)


def a_captains(play: Play[Any], asked: Question[Any]) -> str:
    return asked.write(Captain(random.Random(1)).answer(asked, partial(_seen, play, asked.who)))


def a_warlords(play: Play[Any], asked: Question[Any], redraw: Redraw | None) -> tuple[str, Warlord]:
    warlord = Warlord(random.Random(1), budget=8)
    return asked.write(warlord.answer(asked, partial(_seen, play, asked.who), redraw)), warlord


def test_thinking_leaves_no_trace_in_the_campaign() -> None:
    play, asked, redraw = at_a_march()
    before = play.base.hash(), play.state.hash(), list(play.open), len(play.heard), len(play.tape)
    _, warlord = a_warlords(play, asked, redraw)
    assert warlord.playouts > 0
    assert (play.base.hash(), play.state.hash(), list(play.open), len(play.heard), len(play.tape)) == before


def test_without_fair_copies_he_answers_as_a_captain() -> None:
    play, asked, _ = at_a_march()
    assert a_warlords(play, asked, None)[0] == a_captains(play, asked)
    assert a_warlords(play, asked, lambda rng: None)[0] == a_captains(play, asked)


def test_a_playout_that_fails_is_logged_and_the_captain_answers(caplog: pytest.LogCaptureFixture) -> None:
    play, asked, redraw = at_a_march()

    def broken(rng: Any) -> Play[Any] | None:
        fork = redraw(rng)
        assert fork is not None
        fork.base.phase = "no such phase"
        return fork

    with caplog.at_level(logging.ERROR):
        answer, warlord = a_warlords(play, asked, broken)
    assert answer == a_captains(play, asked)
    assert warlord.why.key != "warlord-foresees"
    assert "movement.order" in caplog.text


def test_the_clock_is_an_emergency_stop(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    play, asked, redraw = at_a_march()
    monkeypatch.setattr(mind, "EMERGENCY", -1.0)
    with caplog.at_level(logging.WARNING):
        answer, warlord = a_warlords(play, asked, redraw)
    assert answer == a_captains(play, asked)
    assert warlord.playouts == 0
    assert "the captain answers" in caplog.text


def test_at_a_table_he_plays_the_same_from_the_same_seed_and_changes_nothing_by_thinking() -> None:
    match = set_up(Plan("mighty", ("captain", "captain"), "seated", {"years": 1}), 0)
    table: Table[Any] = Table.start(match.rules, match.settings, FastDice("seated"))
    seat_computers(table, {"red": "warlord:4", "blue": "captain"})
    while (asked := computer_asked(table)) is not None and table.play.state.month < 2:
        before = table.play.base.hash(), len(table.log), len(table.heard)
        told = thought(table, asked, "seed")
        assert (table.play.base.hash(), len(table.log), len(table.heard)) == before
        if asked.what == "movement.order":
            assert thought(table, asked, "seed") == told
        put(table, told)


# --- names -----------------------------------------------------------------------------------------------


def budget_of(name: str) -> int:
    found = player(name, random.Random(1))
    assert isinstance(found, Warlord)
    return found.budget


def test_a_budget_can_be_named() -> None:
    assert (budget_of("warlord"), budget_of("warlord:30"), budget_of("warlord:300")) == (BUDGET, 30, 300)


@pytest.mark.parametrize(
    "name",
    [
        *(f"warlord:{budget}" for budget in ("", "0", "-3", "ten", "1e3", "²", "3:3", "9" * 5000)),
        *("captain:30", "squire:1", "marshal", "marshal:30", ":30", ""),
    ],
)
def test_a_name_that_nobody_bears_is_refused_in_both_languages(name: str) -> None:
    with pytest.raises(Refused) as refused:
        player(name, random.Random(1))
    assert say(refused.value.refusal, "en") != say(refused.value.refusal, "nl")


def test_a_tournament_comes_to_the_same_with_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["mighty", "warlord:2", "squire", "--games", "2", "--years", "1", "--seed", "jobs"]
    tables = []
    for jobs in ("1", "2"):
        assert main([*words, "--jobs", jobs]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1]
