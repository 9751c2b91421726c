"""Long work stands nobody in the way: whoever signs in, answers or looks does not wait for maps, books and minds."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browsers import PASSWORD, Browser, House

from gonfalon.kernel.inputs import Answer
from gonfalon.kernel.messages import Message
from gonfalon.players import PLAYERS
from gonfalon.server.long_work import HANDS_EACH, LONG_HANDS, MOST_EACH, Full, Pool

SOON = 20.0  # seconds after which a test gives up
SEATS = ("red", "blue", "yellow", "green")
Gate = Callable[[], None]


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """Work that waits at it goes on at the end of the test."""
    made = threading.Event()
    yield made
    made.set()


def hold_still(house: House, gate: threading.Event) -> None:
    """Every hand at the bench of long work is busy until the gate opens."""
    held = threading.Semaphore(0)

    def holds() -> None:
        held.release()
        gate.wait()

    for number in range(LONG_HANDS):
        house.services.long_work.long.put(f"somebody {number}", holds)
    for _ in range(LONG_HANDS):
        assert held.acquire(timeout=SOON)


# --- the bench -------------------------------------------------------------------------------------------


def test_people_are_served_in_turn(gate: threading.Event) -> None:
    bench, done, all_done = Pool("test", 1), list[str](), threading.Event()
    bench.put("gate", lambda: gate.wait() and None)
    for name in ("ann", "ann", "ann", "bob"):
        bench.put(name, lambda name=name: done.append(name))  # type: ignore[misc]
    bench.put("last", all_done.set)
    gate.set()
    assert all_done.wait(SOON)
    bench.put("ann", lambda: None)

    assert done[:2] == ["ann", "bob"]


def test_one_person_never_has_all_the_hands(gate: threading.Event) -> None:
    bench, done = Pool("test", 3, hands_each=2), threading.Event()
    for _ in range(10):
        bench.put("ann", lambda: gate.wait() and None)
    bench.put("bob", done.set)

    assert done.wait(SOON)


def test_no_more_is_taken_on_for_somebody_than_can_wait(gate: threading.Event) -> None:
    bench, begun = Pool("test", 1, most_each=2), threading.Event()
    bench.put("ann", lambda: begun.set() or (gate.wait() and None))  # type: ignore[func-returns-value]
    assert begun.wait(SOON)
    bench.put("ann", lambda: None)
    bench.put("ann", lambda: None)

    with pytest.raises(Full):
        bench.put("ann", lambda: None)
    bench.put("bob", lambda: None)


def test_work_that_fails_does_not_cost_a_hand(local: House) -> None:
    browser = local.browser()
    for _ in range(2 * LONG_HANDS):
        plain = {"Content-Type": "application/octet-stream"}
        assert browser.ask("POST", "/api/maps/tiled", content=b"{}", headers=plain).status_code == 422

    assert browser.post("/api/maps", {"seed": "7"}).status_code == 200


# --- the server ------------------------------------------------------------------------------------------


def test_nobody_waits_for_long_work_at_the_door_or_at_the_table(group: House, gate: threading.Event) -> None:
    ann = group.browser("ann")
    campaign = ann.begin("human", "human")
    hold_still(group, gate)

    bob = group.browser()
    assert bob.post("/api/session", {"name": ann.name, "password": PASSWORD}).status_code == 200
    assert bob.get("/api/campaigns").status_code == 200
    assert bob.page(campaign, "red")["me"]["seat"] == "red"
    assert bob.get(f"/api/campaigns/{campaign}/pieces.svg", seat="red").status_code == 200
    assert (
        bob.post(f"/api/campaigns/{campaign}/messages", {"to": "blue", "text": "Hail."}, seat="red").status_code == 201
    )
    group.services.host.dismiss(group.services.host.peek(campaign))  # type: ignore[arg-type]
    assert bob.page(campaign, "red")["me"]["seat"] == "red"  # opened anew


def test_a_book_being_written_does_not_hold_up_the_table(local: House, gate: threading.Event) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "human", "human")
    hold_still(local, gate)
    books = [reading(local, f"/api/campaigns/{campaign}/{page}") for page in ("chronicle", "chronicle/paper", "export")]

    seat, _ = browser.when_asked(campaign, *SEATS[:3])
    assert browser.answer(campaign, seat).status_code == 200

    gate.set()
    for thread, told in books:
        thread.join(SOON)
        assert told == [200]


def reading(house: House, path: str) -> tuple[threading.Thread, list[int]]:
    """Somebody who waits for something long."""
    told: list[int] = []
    browser = house.browser()
    thread = threading.Thread(target=lambda: told.append(browser.get(path).status_code), daemon=True)
    thread.start()
    return thread, told


def test_whoever_wishes_too_much_is_told_and_the_others_are_served(group: House, gate: threading.Event) -> None:
    ann, bob = group.browser("ann"), group.browser("bob")
    me = ann.get("/api/session").json()["account"]["id"]
    started = threading.Semaphore(0)
    for number in range(HANDS_EACH + MOST_EACH):
        group.services.long_work.long.put(me, lambda: started.release() or (gate.wait() and None))  # type: ignore[func-returns-value]
        if number < HANDS_EACH:
            assert started.acquire(timeout=SOON)

    refused = ann.post("/api/maps", {"seed": "7"}, lang="nl")

    assert (refused.status_code, refused.json()["error"]) == (429, "server-busy")
    assert "wensen" in refused.json()["message"]
    assert int(refused.headers["retry-after"]) > 0
    assert bob.post("/api/maps", {"seed": "7"}).status_code == 200


# --- minds -----------------------------------------------------------------------------------------------


class Statue:
    """A computer player who thinks until he is let."""

    why = Message.of("captain-by-chance")

    def __init__(self, gate: threading.Event, rng: Any) -> None:
        self.gate, self.rng = gate, rng

    def answer(self, question: Any, view: Any, redraw: Any = None) -> Any:
        self.gate.wait()
        return question.sample(self.rng)

    def aside(self, question: Any, standing: Any, view: Any) -> None:
        """He says nothing."""


def side_by_side(browser: Browser) -> tuple[str, list[str]]:
    """A campaign in which several are asked at once, and who they are."""
    campaign = browser.begin(*["human"] * 4, ruleset="valhalla")
    live = browser.house.services.host.peek(campaign)
    assert live is not None
    while len(asked := [who for who, _ in live.table.play.open]) < 3:
        assert browser.answer(campaign, asked[0]).status_code == 200
    return campaign, asked


def test_a_person_does_not_wait_for_a_mind(
    local: House, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "statue", lambda rng, _game: Statue(gate, rng))
    browser = local.browser()
    campaign, (first, second, third, *_) = side_by_side(browser)
    given = {"seat": third, "holder": "statue", "reason": "Away."}
    assert browser.post(f"/api/campaigns/{campaign}/umpire/seat", given).status_code == 200

    for seat in (first, second):
        before = browser.page(campaign, seat)["me"]["token"]
        assert browser.answer(campaign, seat).status_code == 200
        assert browser.page(campaign, seat)["me"]["token"] == before + 1


def test_a_mind_whose_table_has_moved_thinks_anew(
    local: House, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "statue", lambda rng, _game: Statue(gate, rng))
    browser = local.browser()
    campaign, (first, _, third, *_) = side_by_side(browser)
    browser.post(f"/api/campaigns/{campaign}/umpire/seat", {"seat": third, "holder": "statue", "reason": "Away."})
    assert browser.answer(campaign, first).status_code == 200
    live = local.services.host.peek(campaign)
    assert live is not None
    number = live.table.next_number
    asked_still = any(question.who == third for question in live.table.play.open.values())
    gate.set()
    while live.task is not None and not live.task.done():
        browser.page(campaign, first)

    his = [one.number for one in live.table.log if isinstance(one.input, Answer) and one.input.who == third]
    assert his  # what he had thought before was dropped, and nothing went wrong
    assert max(his) >= number or not asked_still
    assert not live.halted
