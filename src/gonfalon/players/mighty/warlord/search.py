"""The search: answers race in the same playouts, and the one that the captain would give wins every doubt."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from gonfalon.players.mighty.warlord.candidates import Plan

FEWEST, ENOUGH = 2, 4  # rounds before an answer may drop out, and before one may win
DOUBT = 1.0  # standard errors by which an answer may lie behind and stay in the race
CAUTION = 2.0  # standard errors that are taken off what an answer seems to gain
TRUST = 0.05  # points that a point of the captain's own score weighs

Trial = Callable[[Plan, int], int]  # an answer in the playout of this number: what it comes to


class Found(NamedTuple):
    """The answer that came out best, by how many points, and after how many playouts."""

    plan: Plan
    gain: int
    playouts: int


class Runner:
    """An answer in the race, and how far it came out ahead of the captain's in each playout."""

    def __init__(self, plan: Plan, handicap: float) -> None:
        self.plan, self.handicap = plan, handicap
        self.ahead: list[int] = []

    @property
    def mean(self) -> float:
        return sum(self.ahead) / len(self.ahead)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        count, mean = len(self.ahead), self.mean
        return math.sqrt(sum((value - mean) ** 2 for value in self.ahead)) / count

    @property
    def has_hope(self) -> bool:
        """Does it differ at all, and might it still win?"""
        return any(self.ahead) and self.mean + DOUBT * self.error > 0

    @property
    def gain(self) -> float:
        return self.mean - CAUTION * self.error + self.handicap


def race(tried: Sequence[Plan], trial: Trial, budget: int) -> Found:
    """Try answers, the captain's first, within a budget of playouts."""
    first, *others = tried
    runners = [Runner(plan, TRUST * (plan.option.score - first.option.score)) for plan in others]
    spent = rounds = 0
    if ENOUGH * len(tried) > budget:  # a few throws of the dice prove nothing
        return Found(first, 0, spent)
    while runners and spent + len(runners) < budget:
        base = trial(first, rounds)
        for runner in runners:
            runner.ahead.append(trial(runner.plan, rounds) - base)
        spent, rounds = spent + 1 + len(runners), rounds + 1
        if rounds >= FEWEST:
            runners = [runner for runner in runners if runner.has_hope]
    best = max(runners, key=lambda runner: runner.gain, default=None)
    if best is None or best.gain <= 0:
        return Found(first, 0, spent)
    return Found(best.plan, round(best.mean), spent)
