"""What checkpoints of earlier versions keep of a turn and of half-done business, and how it is written today."""

from __future__ import annotations

import msgspec
import pytest
from stage import a_war

from gonfalon.rulesets.mighty.state import Pending, Turn, War

TURN = Turn(
    moved=("red.1",),
    barred=("red.1", "red.4"),
    rumoured=True,
    unwilling=("red.2",),
    forced={"B4": ("red.1", "red.3"), "C4": ("red.5",)},
    held_off={"D4": ("red/1", "red/2")},
    fights_found=True,
    finished={"scouting.order": ("red", "Anne of Kew"), "movement.order": ("red",), "siege.order": ("red",)},
)
NOTES = [  # as the first version wrote them
    *("no-scout red.1", "no-scout red.4", "scouting.order red", "scouting.order Anne of Kew"),
    *("rumours", "rumours red.2"),
    *("forced-march-from B4", "forced-march red.1", "forced-march red.3", "forced-march-from C4", "forced-march red.5"),
    *("harbour D4 red/1", "harbour D4 red/2", "movement.order red", "battle.found", "siege.order red"),
]
PENDING = Pending(
    allied={"red": ("D1", "D2")},
    before_ruins={"D4": ("red.1",)},
    contested=(),
    espionage="placing",
    exposed=("D4",),
    recovery={"B4": 2},
    spell="bumper-crop",
    winter_sieges={"C2": 0},
)
BUSINESS = {
    "allied": {"red": ["D1", "D2"]},
    "before-ruins": {"D4": ["red.1"]},
    "contested": [],
    "espionage": "placing",
    "exposed": ["D4"],
    "recovery": {"B4": 2},
    "spell": "bumper-crop",
    "winter-sieges": {"C2": 0},
}


def test_what_is_noted_in_a_turn_is_written_as_the_first_version_wrote_it_and_read_back() -> None:
    war = a_war()
    war.turn = TURN
    assert msgspec.json.decode(war.packed())["turn"] == {"moved": ["red.1"], "done": NOTES}
    assert War.decoded(war.packed()).turn == TURN


def test_a_turn_in_which_nothing_is_noted_is_written_without_notes() -> None:
    assert msgspec.json.decode(a_war().packed())["turn"] == {}


@pytest.mark.parametrize("moved", [("battle.found", "harbour B4 red/1"), ("forced-march-from B4", "no-scout red.1")])
def test_notes_in_any_order_are_read(moved: tuple[str, ...]) -> None:
    war = a_war()
    plain = msgspec.json.decode(war.packed())
    plain["turn"] = {"done": moved}
    turn = War.decoded(msgspec.json.encode(plain)).turn
    assert (turn.fights_found, bool(turn.held_off), bool(turn.barred), bool(turn.forced)) in (
        (True, True, False, False),
        (False, False, True, True),
    )


def test_half_done_business_is_written_in_the_old_words_and_read_back() -> None:
    war = a_war()
    war.pending = PENDING
    assert msgspec.json.decode(war.packed())["pending"] == BUSINESS
    assert War.decoded(war.packed()).pending == PENDING


def test_the_fingerprint_tells_half_done_business_in_the_order_of_its_names() -> None:
    """As it was when it lay in a dictionary: an old campaign keeps its fingerprint."""
    war = a_war()
    war.pending = PENDING
    written = msgspec.json.encode(BUSINESS, order="deterministic")
    assert b'"pending":' + written in war.encoded()
