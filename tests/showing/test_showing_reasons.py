"""Reasons as somebody reads them: his own while the campaign runs, in his language, one line for one thought."""

from __future__ import annotations

from typing import Any

import pytest
from shown_tables import MIGHTY, WORDS, begun, seat

from gonfalon.kernel import UMPIRE, Eyes, Message, Table
from gonfalon.players.reasons import Reason
from gonfalon.showing.reasons import deeds

BY_CHANCE = Message.of("captain-by-chance")
FOUND = [
    Reason(3, "red", "scouting.order", "scout 2 to D4", Message.of("captain-scout-way", place="D4")),
    Reason(4, "red", "scouting.order", "scout 3 to D5", BY_CHANCE),
    Reason(5, "red", "scouting.order", "done", BY_CHANCE),
    Reason(6, "blue", "scouting.order", "done", BY_CHANCE),
    Reason(7, "red", "scouting.order", "done", BY_CHANCE),
    Reason(8, "red", "movement.order", "done", BY_CHANCE),
]


@pytest.fixture(scope="module")
def table() -> Table[Any]:
    return begun("mighty", 1, {**MIGHTY, "quick": True})


def test_what_was_done_in_a_row_for_one_reason_is_one_deed(table: Table[Any]) -> None:
    shown = deeds(seat(table, "red", seats=("red",)), FOUND, WORDS["en"])

    assert [len(deed.did) for deed in shown] == [1, 3]  # that he was done with scouting he said twice
    assert shown[1].did[1:] == ("Done with scouting", "Done with movement")
    assert shown[1].why == "I had no opinion, so I let chance decide."
    assert "Banner 2" in shown[0].did[0]


@pytest.mark.parametrize(("who", "seats"), [("blue", ("blue",)), ("red", ()), (UMPIRE, ("red",)), ("", ())])
def test_only_who_owns_the_seat_and_looks_with_its_eyes_reads_its_reasons(
    table: Table[Any], who: str | Eyes, seats: tuple[str, ...]
) -> None:
    shown = deeds(seat(table, who, seats=seats), FOUND, WORDS["en"])

    assert "red" not in {deed.seat for deed in shown}


def test_the_dutch_read_dutch(table: Table[Any]) -> None:
    shown = deeds(seat(table, "red", seats=("red",)), FOUND, WORDS["nl"])

    assert shown[1].why != "I had no opinion, so I let chance decide."
