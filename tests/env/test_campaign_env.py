"""The PettingZoo environment: the convention's own tests, and what it promises beyond them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from gonfalon.env import Campaign, campaign
from gonfalon.env.senses import MOST_ACTIONS, answers, as_numbers
from gonfalon.kernel import Refused, Split

KINDS: list[dict[str, Any]] = [
    {"ruleset": "mighty", "players": 3, "quick": True, "winter": False},
    {"ruleset": "valhalla", "players": 4},
]


def played(env: Campaign, seed: int) -> tuple[list[str], dict[str, float]]:
    """A whole campaign by chance: who was asked, and the rewards."""
    env.reset(seed=seed)
    asked, rewards = [], {}
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + place)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        if termination:
            rewards[agent] = reward
            env.step(None)
        else:
            asked.append(agent)
            env.step(int(env.action_space(agent).sample(observation["action_mask"])))
    return asked, rewards


# A dict of observation and mask is how PettingZoo's own board games do it, and seats have names: its test only warns.
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind["ruleset"]))
def test_it_keeps_the_convention(kind: dict[str, Any]) -> None:
    api_test(campaign(**kind), num_cycles=60)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind["ruleset"]))
def test_the_same_seed_gives_the_same_campaign(kind: dict[str, Any]) -> None:
    seed_test(lambda: campaign(**kind), num_cycles=60)


def test_another_seed_gives_another_campaign() -> None:
    env = campaign("mighty", players=2, quick=True, winter=False)
    assert played(env, 1) != played(env, 2)


def test_at_the_end_the_winner_is_paid_by_the_others() -> None:
    env = campaign("mighty", players=3, quick=True, winter=False, lost_capital="rival")
    _, rewards = played(env, 4)
    winner = env.rules.winner(env.play.base)
    assert winner is not None
    assert rewards == {agent: 1.0 if agent == winner else -1.0 for agent in env.possible_agents}


def test_an_action_outside_the_mask_is_refused_and_changes_nothing() -> None:
    env = campaign("mighty", players=2)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.observe(env.agent_selection)
    with pytest.raises(ValueError, match="no legal action"):
        env.step(MOST_ACTIONS - 1)
    assert env.agent_selection == agent
    assert np.array_equal(env.observe(agent)["observation"], before["observation"])


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(Refused):
        campaign("mighty", players=2, months="many")


def test_who_is_not_asked_has_no_action() -> None:
    env = campaign("mighty", players=2)
    env.reset(seed=1)
    idle = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(idle)["action_mask"].sum() == 0


def test_an_observation_tells_two_views_apart() -> None:
    assert not np.array_equal(as_numbers({"month": 1}), as_numbers({"month": 2}))
    assert not np.array_equal(as_numbers({"race": "men"}), as_numbers({"race": "orcs"}))
    assert np.array_equal(as_numbers({"a": 1, "b": 2}), as_numbers({"b": 2, "a": 1}))


def test_of_too_many_answers_512_different_ones_are_offered() -> None:
    import random

    many = Split(who="red", what="x", total=100, parts=("a", "b", "c"), least=(0, 0, 0), most=(100, 100, 100))
    offered = answers(many, random.Random(1))
    assert len(set(offered)) == len(offered) == MOST_ACTIONS
    assert all(many.check(answer) is None for answer in offered)
