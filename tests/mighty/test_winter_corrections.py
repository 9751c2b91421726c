"""An umpire puts a treasury right, in winter."""

from __future__ import annotations

from typing import Any

import pytest
from stage import a_war
from stewards import clause, give, with_crowns

from gonfalon.rulesets.mighty.corrections import correct
from gonfalon.rulesets.mighty.winter import recruitment

STEP = recruitment.step


@pytest.mark.rule("ME-REV-13")
def test_crowns_put_right_can_be_spent_and_no_more() -> None:
    war = with_crowns("recruitment", 3)

    assert correct(war, {"realm": "red", "crowns": 5}) is None

    assert clause(war, STEP, "recruit for 6") == "ME-REV-13"
    give(war, STEP, "recruit for 5")
    assert war.winter["red"].crowns == 0


def test_what_was_gathered_follows_so_that_every_crown_is_accounted_for() -> None:
    war = with_crowns("recruitment", 9)
    give(war, STEP, "recruit for 4")

    assert correct(war, {"realm": "red", "crowns": 2}) is None

    purse = war.winter["red"]
    assert (purse.crowns, purse.gathered) == (2, 6)
    assert war.winter["blue"].crowns == 0


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"realm": "green", "crowns": 5}, "mighty-correction-crowns"),
        ({"realm": ["red"], "crowns": 5}, "mighty-correction-crowns"),
        ({"realm": "red", "crowns": -1}, "mighty-setting-range"),
        ({"realm": "red", "crowns": 1000}, "mighty-setting-range"),
        ({"realm": "red", "crowns": True}, "mighty-setting-range"),
        ({"realm": "red", "crowns": "5"}, "mighty-setting-range"),
        ({"realm": "red", "crowns": 5, "points": 1}, "mighty-correction-unknown"),
    ],
)
def test_a_sum_that_cannot_be_is_refused_and_nothing_changes(change: dict[str, Any], key: str) -> None:
    war = with_crowns("recruitment", 3)
    before = war.winter["red"]

    refusal = correct(war, change)

    assert refusal is not None
    assert refusal.message.key == key
    assert war.winter["red"] == before


def test_outside_winter_there_is_no_treasury_to_put_right() -> None:
    refusal = correct(a_war(), {"realm": "red", "crowns": 5})

    assert refusal is not None
    assert refusal.message.key == "mighty-correction-crowns"
