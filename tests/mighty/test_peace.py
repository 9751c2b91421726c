"""The war ends when all rulers agree (ME-RLM-16)."""

from __future__ import annotations

import pytest
from stage import a_war, said, tell

from gonfalon.kernel import Play, ScriptedDice
from gonfalon.rulesets.mighty import standing
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.state import War

TWO = {"red": "A1", "blue": "F6"}
THREE = {**TWO, "green": "F1"}


def wishes(war: War, realm: str, answer: str = standing.PEACE) -> list[str]:
    return said(tell(war, standing.wish(war, realm, answer)))


@pytest.mark.rule("ME-RLM-16")
def test_when_all_who_rule_agree_it_is_over() -> None:
    war = a_war(THREE)
    for realm in ("red", "blue"):
        wishes(war, realm)
        assert not ends.is_over(war)
    wishes(war, "green")
    assert ends.is_over(war)


@pytest.mark.rule("ME-RLM-16")
def test_a_realm_that_is_out_need_not_be_asked() -> None:
    war = a_war(THREE)
    ends.put_out(war, "green", "ME-RLM-16")
    wishes(war, "red")
    wishes(war, "blue")
    assert ends.is_over(war)


@pytest.mark.rule("ME-RLM-16")
def test_who_has_agreed_may_think_better_of_it() -> None:
    war = a_war(TWO)
    wishes(war, "red")
    told = wishes(war, "red", standing.WAR)
    wishes(war, "blue")
    assert not ends.is_over(war)
    assert told == ["red fights on after all."]


@pytest.mark.rule("ME-RLM-16")
def test_everybody_sees_who_would_end_it() -> None:
    war = a_war(TWO)
    told = tell(war, standing.wish(war, "red", standing.PEACE))
    assert [(event.kind, event.to) for event in told.events] == [("peace.wished", None)]
    assert Mighty().view(war, "blue").peace == ("red",)


@pytest.mark.rule("ME-RLM-16")
def test_it_is_asked_of_every_ruler_beside_what_else_is_asked() -> None:
    war = a_war(TWO)
    play = Play(Mighty(), war, ScriptedDice(()))
    wish = play.standing()["red", standing.PEACE]
    assert list(wish.options()) == [standing.PEACE]
    wishes(war, "red")
    assert list(play.standing()["red", standing.PEACE].options()) == [standing.WAR]
