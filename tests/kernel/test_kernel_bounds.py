"""Bounds of settings: kept by what is begun, and asked of nothing that was begun before there were any."""

from __future__ import annotations

from typing import Any

import pytest
from fair import FairRules
from playing import table_of

from gonfalon.kernel import Refused, SealedDice, Table
from gonfalon.kernel.bounds import DEEPEST, LARGEST, LONGEST, MOST, MOST_OF, beyond
from gonfalon.kernel.inputs import Start
from gonfalon.kernel.log import GENESIS, Entry

DEEP: Any = []
for _ in range(DEEPEST + 2):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"seed": "x" * (LONGEST + 1)}, "kernel-settings-long"),
        ({"x" * (LONGEST + 1): 1}, "kernel-settings-long"),
        ({"race_of": {"red": "x" * (LONGEST + 1)}}, "kernel-settings-long"),
        ({"race_of": {"x" * (LONGEST + 1): "men"}}, "kernel-settings-long"),
        ({"colours": ["red"] * (MOST + 1)}, "kernel-settings-many"),
        ({"commanders": {f"c{n}": "red" for n in range(MOST + 1)}}, "kernel-settings-many"),
        ({"teams": {"good": ["red"] * (MOST + 1)}}, "kernel-settings-many"),
        ({"world": {f"A{n}": {} for n in range(MOST_OF["world"] + 1)}}, "kernel-settings-many"),
        ({"world": {"A1": {"flows": [0] * (MOST + 1)}}}, "kernel-settings-many"),
        ({"teams": DEEP}, "kernel-settings-many"),
        ({f"s{n}": 1 for n in range(MOST + 1)}, "kernel-settings-many"),
        ({"points": LARGEST + 1}, "kernel-settings-large"),
        ({"points": [-LARGEST - 1]}, "kernel-settings-large"),
        ({"points": float("inf")}, "kernel-settings-large"),
    ],
)
def test_what_is_out_of_all_bounds_is_told(settings: dict[str, Any], key: str) -> None:
    wrong = beyond(settings)

    assert wrong is not None
    assert wrong.message.key == key


def test_no_campaign_is_begun_out_of_bounds() -> None:
    with pytest.raises(Refused, match="kernel-settings-long"):
        table_of(seed="x" * 1_000_000)


def test_a_campaign_from_before_there_were_bounds_goes_on() -> None:
    start = Start("fair", {"seed": "x" * 1000, "players": ["anna", "bert", "cora"]}, SealedDice(b"x" * 32).commitment)
    unsealed = table_of(SealedDice(b"x" * 32), players=["anna", "bert", "cora"]).log[0]
    old = Entry(0, start, unsealed.rolls, "1", "nonce").sealed_after(GENESIS)

    table, wrong = Table.replay(FairRules(), [old], SealedDice(b"x" * 32))

    assert wrong is None
    assert table.answer("anna", "name", {"name": "Annas stall"}) is None
