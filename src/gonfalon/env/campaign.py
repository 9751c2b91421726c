"""The environment itself: PettingZoo's AEC convention, one agent a seat, one action an answer."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from gonfalon.env.senses import MOST_ACTIONS, PLACES, answers, as_numbers
from gonfalon.kernel import FastDice, Play
from gonfalon.kernel.questions import Question
from gonfalon.kernel.views import View, view
from gonfalon.players.simulation import SEATS
from gonfalon.rulesets.registry import playing, rule_set, usual

WON, LOST, DRAWN = 1.0, -1.0, 0.0
FARTHEST = 32.0  # no figure of an observation is larger: the logarithm of what no campaign holds


def campaign(ruleset: str = "", players: int = 2, years: int = 1, **settings: Any) -> Campaign:
    """An environment of this rule set; `settings` are those of the rule set, as `gonfalon new --set` takes them.

    How many years it lasts is said where a rule set counts years.
    """
    name = ruleset or usual()
    in_years = playing(name).length.unit == "years"
    return Campaign(name, players, {"years": years, **settings} if in_years else settings)


class Campaign(AECEnv):  # type: ignore[misc]
    """A campaign as a game for agents.

    Whoever is asked first answers first. An observation is the agent's view and question as numbers, with the mask of
    the actions that stand for legal answers; `infos[agent]` has the view, the question and the answers as they are.
    The reward comes at the end: 1 for the winner and -1 for the others, 0 for all if nobody has won.
    """

    metadata = {"name": "gonfalon_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, ruleset: str, players: int, settings: dict[str, Any], render_mode: str | None = None) -> None:
        super().__init__()
        self.rules, self.render_mode = rule_set(ruleset), render_mode
        self.metadata = {**Campaign.metadata, "name": f"gonfalon_{ruleset}_v0"}
        self._settings = {**playing(ruleset).house_rules, **settings, "players": SEATS[:players]}
        self.possible_agents = list(self.rules.seats(self.rules.start({**self._settings, "seed": "0"})))
        sight = spaces.Box(-FARTHEST, FARTHEST, (PLACES,), np.float32)
        mask = spaces.Box(0, 1, (MOST_ACTIONS,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": sight, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(MOST_ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new campaign; `options["settings"]` are settings for it alone. Without a seed each is another."""
        luck = str(seed if seed is not None else seeding.np_random()[1])
        settings = {**self._settings, "seed": luck, **(options or {}).get("settings", {})}
        self._thoughts = random.Random(f"{luck}/answers")  # noqa: S311  (reproducible play, not secrecy)
        self.play = Play(self.rules, self.rules.start(settings), FastDice(f"{luck}/dice"), keep=False)
        self.play.begin()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def step(self, action: int | None) -> None:
        """The agent whose turn it is answers with one of the legal answers."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._answers):
            raise ValueError(f"{action!r} is no legal action: the mask allows 0 to {len(self._answers) - 1}")
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        question = self._asked
        self.play.put((question.who, question.what), self._answers[action])
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        """Who is asked now, and among what he chooses; or the end."""
        if not self.play.open:
            self._end()
            return
        self._asked: Question[Any] = next(iter(self.play.open.values()))
        self._answers = answers(self._asked, self._thoughts)
        self.agent_selection = self._asked.who
        self._seen: View = view(self.play, self._asked.who)
        texts = [self._asked.write(answer) for answer in self._answers]
        shown = msgspec.to_builtins(self._seen, str_keys=True)
        self.infos[self.agent_selection] = {"view": shown, "question": self._asked.what, "answers": texts}

    def _end(self) -> None:
        winner = self.rules.winner(self.play.base)
        for agent in self.agents:
            self.rewards[agent] = DRAWN if winner is None else WON if agent == winner else LOST
            self.terminations[agent] = True

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; those who are not asked have no action."""
        asked = bool(self.play.open) and agent == self.agent_selection
        seen = self._seen if asked else view(self.play, agent)
        mask = np.zeros(MOST_ACTIONS, dtype=np.int8)
        mask[: len(self._answers) if asked else 0] = 1
        plain = msgspec.to_builtins((seen.state, seen.questions), str_keys=True)
        return {"observation": np.clip(as_numbers(*plain), -FARTHEST, FARTHEST), "action_mask": mask}

    def render(self) -> str:
        """Who is asked what."""
        return "over" if not self.play.open else f"{self._asked.who}: {self._asked.what}"

    def close(self) -> None:
        """Nothing is held open."""
