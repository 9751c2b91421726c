"""How a warlord thinks: within his budget, fairly to every answer, without a trace, and a captain when it fails."""

from __future__ import annotations

import logging
import random
from functools import cache, partial
from typing import Any

import pytest

from gonfalon.kernel import FastDice, Play, Refused, SealedDice, Table
from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Choose, Question
from gonfalon.kernel.views import view
from gonfalon.players import player, simulation
from gonfalon.players.foresight import Foresight, Redraw
from gonfalon.players.mighty.warlord import BUDGET, Warlord, mind
from gonfalon.players.mighty.warlord.candidates import Plan, plans
from gonfalon.players.mighty.warlord.eyes import Marshal
from gonfalon.players.mighty.warlord.search import race
from gonfalon.players.options import Option
from gonfalon.players.seating import computer_asked, put, seat_computers, thought
from gonfalon.players.simulation import set_up
from gonfalon.players.tournament import main
from gonfalon.rulesets.common.orders import Done
from gonfalon.rulesets.mighty.season.movement import March
from gonfalon.words import say

LUCK = SealedDice(b"warlord").luck
ONE, TWO, THREE = (Plan(Option(0, name, Message.of("captain-march-done"))) for name in ("one", "two", "three"))


# --- the race --------------------------------------------------------------------------------------------


def test_the_answer_that_fares_better_wins() -> None:
    found = race([ONE, TWO], lambda plan, number: number + 10 * (plan is TWO), 20)
    assert (found.plan, found.gain) == (TWO, 10)


def test_the_captains_answer_wins_every_tie() -> None:
    assert race([ONE, TWO, THREE], lambda plan, number: number, 30).plan is ONE


def test_a_lead_within_the_noise_is_no_lead() -> None:
    luck = (-90, 100, -80, 90, -95, 85, -90, 95)
    found = race([ONE, TWO], lambda plan, number: luck[number % 8] if plan is TWO else 0, 16)
    assert found.plan is ONE


def test_answers_that_differ_in_nothing_cost_two_rounds_and_no_more() -> None:
    assert race([ONE, TWO, THREE], lambda plan, number: 0, 1000).playouts == 6


@pytest.mark.parametrize("budget", [1, 2, 5, 17, 100])
def test_no_more_playouts_than_the_budget(budget: int) -> None:
    tried: list[int] = []

    def trial(plan: Plan, number: int) -> int:
        tried.append(number)
        return random.Random(f"{plan.option.answer}/{number}").randrange(100)

    found = race([ONE, TWO, THREE], trial, budget)
    assert len(tried) == found.playouts <= budget


def test_a_single_playout_proves_nothing() -> None:
    found = race([ONE, TWO], lambda plan, number: 100 * (plan is TWO), 3)
    assert (found.plan, found.playouts) == (ONE, 0)


def test_every_answer_runs_in_the_same_playouts() -> None:
    tried: dict[str, list[int]] = {"one": [], "two": []}

    def trial(plan: Plan, number: int) -> int:
        tried[plan.option.answer].append(number)
        return number % 3 if plan is TWO else 1

    race([ONE, TWO], trial, 12)
    assert tried["one"] == tried["two"]


# --- what is tried ---------------------------------------------------------------------------------------


def marches(*orders: str, chosen: int = 0) -> list[Plan]:
    """The plans for orders such as `1 2 C4`, worth less and less; `done` is always the last."""
    answers = [March(tuple(map(int, words[:-1])), words[-1]) for words in map(str.split, orders)]
    ranked = [Option(50 - n, answer, Message.of("captain-march")) for n, answer in enumerate([*answers, Done()])]
    question = Choose(who="red", what="movement.order", among=tuple(option.answer for option in ranked))
    return plans(question, ranked, ranked[chosen], 4)


def shown(tried: list[Plan]) -> list[tuple[str, list[int]]]:
    return [(str(plan.option.answer), sorted(plan.held)) for plan in tried]


def test_the_captains_march_is_tried_against_other_marches_of_the_same_banners() -> None:
    tried = marches("1 2 C4", "1 2 D4", "1 C4")
    assert shown(tried) == [("march 1 2 to C4", []), ("march 1 2 to D4", []), ("march 1 to C4", []), ("done", [])]


def test_another_banners_march_is_tried_with_those_of_the_first_held_back() -> None:
    tried = marches("1 2 C4", "3 D4", "1 2 D4", "4 E4")
    assert shown(tried)[:3] == [("march 1 2 to C4", []), ("march 1 2 to D4", []), ("march 3 to D4", [1, 2])]


def test_where_nothing_is_to_be_done_the_next_best_things_are_tried() -> None:
    assert shown(marches("1 C4", "2 D4", chosen=2))[1:] == [("march 1 to C4", []), ("march 2 to D4", [])]


# --- at a question ---------------------------------------------------------------------------------------


def a_marshals(play: Play[Any], asked: Question[Any]) -> str:
    return asked.write(Marshal(random.Random(1)).answer(asked, partial(view, play, asked.who)))


def a_warlords(play: Play[Any], asked: Question[Any], redraw: Redraw | None) -> tuple[str, Warlord]:
    warlord = Warlord(random.Random(1), budget=24)
    return asked.write(warlord.answer(asked, partial(view, play, asked.who), redraw)), warlord


@cache
def at_a_march() -> tuple[Play[Any], Question[Any], Redraw]:
    """A campaign among captains, come to the first march that a warlord would search. Thinking does not change it."""
    match = set_up(simulation.Plan("mighty", ("captain", "captain"), "march", {"years": 2}), 0)
    play = Play(match.rules, match.rules.start(match.settings), match.dice)
    ahead = Foresight(play)
    play.begin()
    while True:
        asked = next(iter(play.open.values()))
        redraw = partial(ahead.redraw, asked.who)
        if asked.what == "movement.order" and a_warlords(play, asked, redraw)[1].playouts:
            return play, asked, redraw
        play.put((asked.who, asked.what), match.minds[asked.who].answer(asked, partial(view, play, asked.who)))


def test_thinking_leaves_no_trace_in_the_campaign() -> None:
    play, asked, redraw = at_a_march()
    before = play.base.hash(), play.state.hash(), list(play.open), len(play.heard), len(play.tape)
    _, warlord = a_warlords(play, asked, redraw)
    assert warlord.playouts > 0
    assert (play.base.hash(), play.state.hash(), list(play.open), len(play.heard), len(play.tape)) == before


def test_without_fair_copies_he_answers_as_his_judgement_says() -> None:
    play, asked, _ = at_a_march()
    assert a_warlords(play, asked, None)[0] == a_marshals(play, asked)
    assert a_warlords(play, asked, lambda rng: None)[0] == a_marshals(play, asked)


def test_a_playout_that_fails_is_logged_and_the_captain_answers(caplog: pytest.LogCaptureFixture) -> None:
    play, asked, redraw = at_a_march()

    def broken(rng: Any) -> Play[Any] | None:
        fork = redraw(rng)
        assert fork is not None
        fork.base.phase = "no such phase"
        return fork

    with caplog.at_level(logging.ERROR):
        answer, warlord = a_warlords(play, asked, broken)
    assert answer == a_marshals(play, asked)
    assert warlord.why.key != "warlord-foresees"
    assert "movement.order" in caplog.text


def test_the_clock_is_an_emergency_stop(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    play, asked, redraw = at_a_march()
    monkeypatch.setattr(mind, "EMERGENCY", -1.0)
    with caplog.at_level(logging.WARNING):
        answer, warlord = a_warlords(play, asked, redraw)
    assert answer == a_marshals(play, asked)
    assert warlord.playouts == 0
    assert "the captain answers" in caplog.text


def test_at_a_table_he_plays_the_same_from_the_same_seed_and_changes_nothing_by_thinking() -> None:
    match = set_up(simulation.Plan("mighty", ("captain", "captain"), "seated", {"years": 1}), 0)
    table: Table[Any] = Table.start(match.rules, match.settings, FastDice("seated"))
    seat_computers(table, {"red": "warlord:4", "blue": "captain"})
    while (asked := computer_asked(table)) is not None and table.play.state.month < 2:
        before = table.play.base.hash(), len(table.log), len(table.heard)
        told = thought(table, asked, LUCK)
        assert (table.play.base.hash(), len(table.log), len(table.heard)) == before
        if asked.what == "movement.order":
            assert thought(table, asked, LUCK) == told
        put(table, told)


# --- names -----------------------------------------------------------------------------------------------


def budget_of(name: str) -> int:
    found = player(name, random.Random(1), "mighty")
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
        player(name, random.Random(1), "mighty")
    assert say(refused.value.refusal, "en") != say(refused.value.refusal, "nl")


def test_a_tournament_comes_to_the_same_with_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["mighty", "warlord:2", "squire", "--games", "2", "--years", "1", "--seed", "jobs"]
    tables = []
    for jobs in ("1", "2"):
        assert main([*words, "--jobs", jobs]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1]
