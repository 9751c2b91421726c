"""Simulated campaigns that are kept: each as a file of its own, to be shown, replayed and verified like any other."""

from __future__ import annotations

import hashlib
import time
from functools import partial
from itertools import count
from pathlib import Path

from gonfalon.kernel import Table
from gonfalon.players import reply
from gonfalon.players.simulation import Plan, Result, outcome, set_up
from gonfalon.store.files import Campaign, save_table


def play_and_keep(folder: Path, plan: Plan, game: int) -> Result:
    """Play one campaign at a table, write it to the folder, and say how it went: just as it goes without a table."""
    started, match = time.perf_counter(), set_up(plan, game)
    numbers = count()
    table = Table.start(match.rules, match.settings, match.dice, lambda: _nonce(match.seed, next(numbers)))
    answers = 0
    while table.play.open:
        asked = next(iter(table.play.open.values()))
        look = partial(table.view, asked.who)
        question, answer = reply(
            match.minds[asked.who], asked, table.play.standing, look, partial(table.redraw, asked.who)
        )
        refusal = table.answer(question.who, question.what, question.write(answer))
        assert refusal is None, f"{question.what}: {refusal}"
        answers += 1
    secret = match.seed.encode().hex() if plan.dice == "sealed" else ""
    holders = dict(zip(match.seats, plan.players, strict=True))
    campaign = Campaign(plan.ruleset, match.rules.version, plan.dice, "", secret, holders, str(match.settings["seed"]))
    save_table(folder / f"game-{game}.gonfalon", campaign, table)
    return outcome(match, game, table.play.base, answers, time.perf_counter() - started)


def _nonce(seed: str, number: int) -> str:
    """Nothing is secret here, and the same seed shall give the same file."""
    return hashlib.sha256(f"{seed}/{number}".encode()).hexdigest()[:16]
