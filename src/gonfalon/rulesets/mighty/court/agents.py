"""Agents (ME-ESP-40 to ME-ESP-43): they hunt other players' operatives in their tile, and smuggle one of theirs in."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.kernel import Choose, Story, ask, at_once, roll
from gonfalon.rulesets.mighty.court import operatives
from gonfalon.rulesets.mighty.court.operatives import AGENT
from gonfalon.rulesets.mighty.state import Operative, War

EXPOSED = 4  # and above on a D6 (ME-ESP-41)
NONE = "none"


def hunt(war: War, agent: Operative) -> Story[None]:
    """A D6 on the agents' chart (ME-ESP-40)."""
    (die,) = yield from roll(1, 6, "agent", rule="ME-ESP-40", who=agent.realm)
    outcome, follow = CHART[die]
    war.tell("agent.hunts", rule="ME-ESP-40", realm=agent.realm, place=agent.place, outcome=outcome)
    yield from follow(war, agent)


def _quarry(war: War, agent: Operative) -> tuple[str, ...]:
    """Counters of all other players in his tile."""
    return tuple(o.id for o in war.operatives.values() if o.place == agent.place and o.realm != agent.realm)


@at_once
def find_nothing(war: War, agent: Operative) -> None:
    """1: nothing."""


def challenge(war: War, agent: Operative) -> Story[None]:
    """2: one operative, unseen; on 1 to 3 the agent is overcome, on 4 to 6 the operative is exposed (ME-ESP-41)."""
    if not _quarry(war, agent):
        return
    chosen = yield from _pick(war, agent)
    (die,) = yield from roll(1, 6, "agent-challenge", rule="ME-ESP-41", who=agent.realm)
    if die >= EXPOSED:
        operatives.take_off(war, (chosen,), "ME-ESP-41")
    else:
        war.tell("agent.overcome", rule="ME-ESP-41", realm=agent.realm, place=agent.place)


def trail_one(war: War, agent: Operative) -> Story[None]:
    """3: one operative, unseen, is removed outright (ME-ESP-41)."""
    if _quarry(war, agent):
        operatives.take_off(war, ((yield from _pick(war, agent)),), "ME-ESP-41")


def _pick(war: War, agent: Operative) -> Story[str]:
    about, forced = {"place": agent.place}, war.settings.forced
    among = _quarry(war, agent)
    return (
        yield from ask(
            Choose(who=agent.realm, what="espionage.quarry", rule="ME-ESP-41", about=about, forced=forced, among=among)
        )
    )


@at_once
def sweep(war: War, agent: Operative) -> None:
    """4: all enemy operatives in the tile (ME-ESP-42)."""
    operatives.take_off(war, _quarry(war, agent), "ME-ESP-42")


def smuggle(war: War, agent: Operative) -> Story[None]:
    """5 and 6: all of them, and one of his own side takes their place, if a kind of them may lie here (ME-ESP-43)."""
    yield from sweep(war, agent)
    kinds = [kind for kind in operatives.legal_kinds(war, agent.realm, agent.place) if kind != AGENT]
    if not kinds:
        return
    about = {"place": agent.place}
    question = Choose(who=agent.realm, what="espionage.smuggle", rule="ME-ESP-43", about=about, among=(*kinds, NONE))
    kind = yield from ask(question)
    if kind != NONE:
        operatives.lay_down(war, agent.realm, kind, agent.place, "ME-ESP-43")


CHART: dict[int, tuple[str, Callable[[War, Operative], Story[None]]]] = {  # ME-ESP-40
    1: ("nothing", find_nothing),
    2: ("challenge", challenge),
    3: ("one", trail_one),
    4: ("all", sweep),
    5: ("smuggles", smuggle),
    6: ("smuggles", smuggle),
}
