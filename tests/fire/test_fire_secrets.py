"""Non-interference over HTTP: what others do in secret changes nothing that anybody else is sent, nor when.

Two servers are alike in all that a viewer may know, and unlike in what he may not: how often others acted in secret,
and what they answered. Every address that a player or an onlooker can reach is asked at both; status, headers, bodies
and the lines of streams with their moments must be equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from test_server_access import TABLE
from twin_servers import ACTS, GAMES, LOOKS, C, Prepared, everywhere, first_asked, prepared, trial, twin_servers

from gonfalon.kernel.history import History
from gonfalon.kernel.messages import Refused
from gonfalon.kernel.undoing import last_answer
from gonfalon.server import doors, undoing
from gonfalon.server.pulse import Pulse
from gonfalon.server.routes import stream
from gonfalon.server.watches import Watches
from gonfalon.showing import pages
from gonfalon.store import listing

Plant = Callable[[pytest.MonkeyPatch], None]
SAMPLE = {
    "mighty": ("subsistence.pay", "battle.card", "construction.order", "espionage.hire"),
    "valhalla": ("order", "claim"),
}
EVERY = {"mighty": 37, "valhalla": 2}  # inputs between two positions at which nothing new is asked
LEAST = 50
ELSEWHERE = {  # it is listened to, not asked; who signs out is nobody afterwards; who owns it takes it away
    ("GET", f"{C}/stream"),
    ("DELETE", "/api/session"),
    ("DELETE", C),
}


def _trials(kept: Prepared, folder: Path) -> Iterator[str]:
    with twin_servers(kept, folder) as twins:
        for n, at in enumerate(twins.positions):
            yield from (f"{at.asked} {told}" for told in trial(twins, at, str(n)))


@pytest.mark.parametrize("ruleset", GAMES)
def test_what_others_do_in_secret_changes_nothing_that_is_sent(ruleset: str, tmp_path: Path) -> None:
    kept = prepared(tmp_path / "kept", ruleset, "7", first_asked(*SAMPLE[ruleset]))

    assert list(_trials(kept, tmp_path)) == []


@pytest.mark.fire
@pytest.mark.parametrize("ruleset", GAMES)
def test_what_others_do_in_secret_changes_nothing_anywhere(ruleset: str, tmp_path: Path) -> None:
    kept = prepared(tmp_path / "kept", ruleset, "7", everywhere(EVERY[ruleset]))

    assert len(kept.positions) >= LEAST
    assert list(_trials(kept, tmp_path)) == []


def test_every_address_that_can_be_reached_is_asked() -> None:
    asked = {("GET", path) for path, _ in LOOKS} | {(method, path) for method, path, _ in ACTS}

    assert set(TABLE) - asked == ELSEWHERE


# --- leaks that were there, planted again ----------------------------------------------------------------


def number_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """What can be taken back is named by its number in everybody's log."""
    offer = pages._undo

    def told(seat: Any, here: Any) -> Any:
        last = last_answer(seat.table, seat.who)
        return replace(found, to=last.number) if last and (found := offer(seat, here)) else None

    patch.setattr(pages, "_undo", told)


def not_yours(patch: pytest.MonkeyPatch) -> None:
    """A number that is somebody else's is refused otherwise than one that is nobody's."""
    offered = undoing._offered

    def told(table: Any, seat: str, token: int) -> Any:
        if table._history._place(token) is not None:
            raise Refused.of("kernel-undo-not-yours", number=token)
        return offered(table, seat, token)

    patch.setattr(undoing, "_offered", told)


class Restarting(Pulse):
    """A heart that begins to count anew whenever somebody is woken."""

    async def next(self, bell: Any) -> bool:
        beat = await super().next(bell)
        self._began, self._beats = self._clock.now(), 0
        return beat


def restarting_heart(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(stream, "Pulse", Restarting)


def last_of_anybody(patch: pytest.MonkeyPatch) -> None:
    """The list tells when anybody last did something."""
    patch.setattr(listing, "_as_known", lambda connection, found: found)


def open_metrics(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(doors, "check_operator", lambda connection, token: None)


def touched_by_all(patch: pytest.MonkeyPatch) -> None:
    """A letter between others moves everybody's revision."""
    patch.setattr(Watches, "touch", lambda watches, *eyes: watches._beside.update(("*",)))


def said_beside_counts(patch: pytest.MonkeyPatch) -> None:
    """Whether something can be taken back depends on what others said out of turn."""
    apply = History._apply_answer

    def applied(history: Any, given: Any, answer: Any) -> None:
        apply(history, given, answer)
        given.apart &= not given.beside

    patch.setattr(History, "_apply_answer", applied)


PLANTED = [
    number_in_the_log,
    not_yours,
    restarting_heart,
    last_of_anybody,
    open_metrics,
    touched_by_all,
    said_beside_counts,
]


@pytest.fixture(scope="module")
def winter(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """A campaign in which all build side by side, and write treaties beside."""
    return prepared(tmp_path_factory.mktemp("kept") / "kept", "mighty", "7", first_asked("construction.order"))


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_leak_is_found(
    plant: Plant, winter: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)

    assert next(_trials(winter, tmp_path), None) is not None


def test_without_a_leak_nothing_is_found_there(winter: Prepared, tmp_path: Path) -> None:
    assert list(_trials(winter, tmp_path)) == []
