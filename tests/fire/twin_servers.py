"""Two servers that differ in nothing but what some viewer may not know, and everything that he can ask of them.

Campaigns are played to their positions and kept in one archive, with somebody in every seat and one who only looks
on. A copy of its folder makes the second server: the same people, sessions, secrets and numbers. Then others act in
secret, at one of the two more often than at the other and with other answers, and the viewer asks both.
"""

from __future__ import annotations

import asyncio
import copy
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
from browsers import Browser, House
from turned_clock import TurnedClock

from gonfalon.kernel import SealedDice, Table
from gonfalon.kernel.questions import Question
from gonfalon.kernel.undoing import last_answer
from gonfalon.players import player, reply
from gonfalon.players.simulation import SEATS
from gonfalon.rulesets.registry import rule_set
from gonfalon.server.access import At, Need, admitted
from gonfalon.server.routes import stream
from gonfalon.store.archive import Archive
from gonfalon.store.files import SEALED, Campaign
from gonfalon.store.records import Frame
from gonfalon.store.scribe import Watch

SECRET = bytes(range(32))
NOON = datetime(2025, 6, 1, 12, tzinfo=UTC)
ONLOOKER = ""  # the seat of who has none
TURN = 7.0  # seconds between two acts: two of them are no whole number of beats
NAMES = "name.give"
OFTEN, SELDOM = 5, 1  # acts in secret, at the one and at the other
TRIES = 8  # to find an answer that nobody sees

Choice: TypeAlias = Callable[[Table[Any]], bool | None]  # is this a place to look at? None: there are no more
Settings: TypeAlias = dict[str, Any]
GAMES: dict[str, tuple[str, int, Settings]] = {  # rule set → who plays it to its positions, at how many seats, by which
    "mighty": ("captain", 3, {"sets": 1, "races": True, "hide_baggage": True, "years": 3}),
    "valhalla": ("squire", 8, {"quick_resolution": True}),
}


class Position(NamedTuple):
    """A campaign that stands somewhere: what was asked there, and the viewer who looks at it."""

    id: str
    asked: tuple[str, ...]
    viewer: str


class Reply(NamedTuple):
    """All that somebody is sent."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


# --- coming to positions ---------------------------------------------------------------------------------


def played(ruleset: str, seed: str) -> Iterator[tuple[Table[Any], list[Any]]]:
    """A campaign before each of its answers, with the pages of its replay so far."""
    mind, seats, settings = GAMES[ruleset]
    rules, wanted = rule_set(ruleset), {"players": SEATS[:seats], "seed": seed, **settings}
    table: Table[Any] = Table.start(rules, wanted, SealedDice(SECRET), partial(_nonce, count()))
    watch, pages = Watch(table), [(table.checkpoint(), Frame.of(table))]
    while table.play.open:
        yield table, pages
        question, text = _thought(table, mind, random.Random(f"{seed}/{table.next_number}"))
        refusal = table.answer(question.who, question.what, text)
        assert refusal is None, f"{question.what}: {refusal}"
        checkpoint, frame, _ = watch.look(table.log[-1:])
        if checkpoint is not None and frame is not None:
            pages.append((checkpoint, frame))


def _nonce(numbers: Iterator[int]) -> str:
    return f"{next(numbers):016x}"


def _thought(table: Table[Any], mind: str, rng: random.Random) -> tuple[Question[Any], str]:
    """What a computer player would say for whoever is asked."""
    asked = next(iter(table.play.open.values()))
    look, redraw = partial(table.view, asked.who), partial(table.redraw, asked.who)
    question, answer = reply(player(mind, rng, table.rules.name), asked, table.play.standing, look, redraw)
    return question, question.write(answer)


def first_asked(*kinds: str) -> Choice:
    """The first place at which each of these is asked."""
    left = set(kinds)

    def chosen(table: Table[Any]) -> bool | None:
        found = left & set(_asked(table))
        left.difference_update(found)
        return bool(found) or (None if not left else False)

    return chosen


def everywhere(every: int) -> Choice:
    """Wherever something new is asked, and at every so-many-eth input."""
    known = set()

    def chosen(table: Table[Any]) -> bool | None:
        fresh = (asked := _asked(table)) not in known
        known.add(asked)
        return fresh or table.next_number % every == 0

    return chosen


def _asked(table: Table[Any]) -> tuple[str, ...]:
    return tuple(sorted({question.what for question in table.play.open.values()}))


# --- two servers -----------------------------------------------------------------------------------------


class Side:
    """One of the two servers, with a browser for everybody."""

    def __init__(self, folder: Path, people: dict[str, Browser]) -> None:
        self.clock = TurnedClock()
        self.archive = Archive.open(folder, now=lambda: NOON + timedelta(seconds=self.clock.now()))
        self.house = House(self.archive, "group")
        self.house.services.clock = self.clock
        self.house.services.host.draw = count(1).__next__
        self.people = {seat: copy.copy(person) for seat, person in people.items()}
        for person in self.people.values():
            person.house, person.cookies = self.house, dict(person.cookies)
        self.heard: dict[str, list[tuple[int, bytes]]] = {}
        self.in_secret: set[tuple[str, int]] = set()  # campaigns, and numbers of answers there that nobody saw
        self._streams: set[asyncio.Task[None]] = set()

    def ask(self, seat: str, method: str, path: str, json: Any = None, **params: Any) -> Reply:
        """What this person is sent."""
        given = {"seat": seat} if seat else {}
        told = self.people[seat].ask(method, path, json, params=given | params)
        return Reply(told.status_code, tuple(sorted(told.headers.multi_items())), told.content)

    def table(self, campaign: str) -> Table[Any]:
        live = self.house.services.host.peek(campaign)
        assert live is not None
        return live.table

    # --- time and streams --------------------------------------------------------------------------------

    def turn(self, seconds: float = TURN) -> None:
        self.house.client.blocking_portal.call(self.clock.turn, seconds)

    def listen(self, campaign: str, seat: str) -> None:
        """Open a page that hears everything from now on, with the tick at which it did."""
        self.heard[seat] = []
        self.house.client.blocking_portal.call(self._listen, campaign, seat)

    async def _listen(self, campaign: str, seat: str) -> None:
        services = self.house.services
        live = await services.host.live(campaign)
        asker = await services.sessions.asker(self._connection(seat))
        assert asker is not None
        self._streams.add(asyncio.create_task(self._hear(seat, admitted(asker, live, seat, Need.SEE))))
        await self.clock.settle()

    async def _hear(self, seat: str, at: At) -> None:
        async for line in stream._told(self.house.services, at):
            self.heard[seat].append((self.clock.ticks, line.encode()))

    def _connection(self, seat: str) -> Any:
        class Connection:
            cookies = self.people[seat].cookies

        return Connection()

    def close(self) -> None:
        """Send everybody away: streams end at their next tick."""
        self.house.client.blocking_portal.call(self.house.services.host.close)
        self.turn(1.0)

    def read_anew(self, campaign: str) -> None:
        """Close the table: whoever comes next finds it as it stands in the archive."""
        host = self.house.services.host

        async def close() -> None:
            host.dismiss(await host.live(campaign))

        self.house.client.blocking_portal.call(close)
        self.turn(1.0)


class Twins:
    """Both servers, and the positions that both have."""

    def __init__(self, first: Side, second: Side, positions: list[Position]) -> None:
        self.sides, self.positions = (first, second), positions

    def turn(self) -> None:
        for side in self.sides:
            side.turn()


class Prepared(NamedTuple):
    """An archive with its positions and people, closed: servers are made of copies of it."""

    folder: Path
    positions: list[Position]
    people: dict[str, Browser]


def prepared(folder: Path, ruleset: str, seed: str, chosen: Choice) -> Prepared:
    """A campaign at its chosen positions."""
    with Archive.open(folder, now=lambda: NOON) as archive:
        house = House(archive, "group")
        with house.client:
            seats = SEATS[: GAMES[ruleset][1]]
            people = {seat: house.browser(seat or "onlooker") for seat in (*seats, ONLOOKER)}
            return Prepared(folder, list(_positions(archive, people, ruleset, seed, chosen)), people)


@contextmanager
def twin_servers(kept: Prepared, folder: Path) -> Iterator[Twins]:
    """Two servers with the same campaigns and people."""
    with ExitStack() as stack:
        sides = [Side(Path(shutil.copytree(kept.folder, folder / name)), kept.people) for name in ("first", "second")]
        for side in sides:
            stack.enter_context(side.archive)
            stack.enter_context(side.house.client)
            stack.callback(side.close)
        yield Twins(sides[0], sides[1], kept.positions)


def _positions(
    archive: Archive, people: dict[str, Browser], ruleset: str, seed: str, chosen: Choice
) -> Iterator[Position]:
    """Every other one is looked at by somebody who is asked there, the rest by somebody who is not."""
    places = 0
    for table, pages in played(ruleset, seed):
        if (here := chosen(table)) is None:
            return
        if here:
            places += 1
            asked = next(iter(table.play.open.values())).who
            viewer = asked if places % 2 else next(seat for seat in table.seats if seat != asked)
            yield Position(_kept(archive, people, table, pages, seed), _asked(table), viewer)


def _kept(archive: Archive, people: dict[str, Browser], table: Table[Any], pages: list[Any], seed: str) -> str:
    source, rules = SealedDice(SECRET), table.rules
    holders = dict.fromkeys(table.seats, "human")
    about = Campaign(rules.name, rules.version, SEALED, source.commitment, SECRET.hex(), holders, seed)
    id = archive.create(about, f"At {table.next_number}", _account(archive, people[ONLOOKER]), table, pages=pages)
    for seat in table.seats:
        archive.seats.give(id, _account(archive, people[seat]), "ruler", seat)
    return id


def _account(archive: Archive, person: Browser) -> str:
    account = archive.people.named(person.name)
    assert account is not None
    return account.id


# --- what others do in secret ----------------------------------------------------------------------------


def seen(table: Table[Any], viewer: str) -> bytes:
    """All that the viewer, and whoever only looks on, may know."""
    return msgspec.json.encode([table.view(who) for who in (viewer, ONLOOKER)], order="deterministic", enc_hook=str)


def act_in_secret(side: Side, at: Position, rng: random.Random, times: int) -> list[str]:
    """Others do so many things of which the viewer learns nothing: what they did. Who acts but once writes a letter."""
    did = []
    for number in range(times):
        act = (_write_a_letter, _answer_in_secret, _leave_an_order, _take_back_in_secret, _answer_in_secret)[number % 5]
        did.append(act(side, at, rng) or _write_a_letter(side, at, rng))
        side.turn()
    return did


def _others(side: Side, at: Position) -> list[str]:
    return [seat for seat in side.table(at.id).seats if seat != at.viewer]


def _answer_in_secret(side: Side, at: Position, rng: random.Random) -> str:
    """Answer what is asked in private, side by side or, if there is nothing else, out of turn."""
    table = side.table(at.id)
    for question in _asked_of_others(table, at.viewer, rng):
        for _ in range(TRIES):
            text = question.write(question.sample(rng))
            if _is_secret(table, at.viewer, question, text):
                side.in_secret.add((at.id, table.next_number))
                _answered(side, at, question, text)
                return f"{question.who} {question.what} {text}"
    return ""


def _asked_of_others(table: Table[Any], viewer: str, rng: random.Random) -> list[Question[Any]]:
    """What is open, then what stands beside; last of all names, which are given again and again."""
    asked = [*table.play.open.values(), *table.play.standing().values()]
    shuffled = rng.sample(asked, len(asked))
    places = {
        question.what: (question in table.play.standing().values()) + (question.what == NAMES) for question in asked
    }
    return sorted((q for q in shuffled if q.who != viewer), key=lambda question: places[question.what])


def copied(table: Table[Any]) -> Table[Any]:
    """A table at which one can try things out."""
    again, stopped = Table.resume(table.rules, table.checkpoint(), (), SealedDice(SECRET))
    assert stopped is None
    return again


def _is_secret(table: Table[Any], viewer: str, question: Question[Any], text: str) -> bool:
    trial = copied(table)
    before = seen(trial, viewer)
    taken = trial.answer(question.who, question.what, text) is None
    waits = len(trial.play.queue) > len(table.play.queue)  # till the step ends: then everybody may see it
    return taken and not waits and seen(trial, viewer) == before


def _answered(side: Side, at: Position, question: Question[Any], text: str) -> None:
    given = {"what": question.what, "answer": text, "token": side.table(at.id).token(question.who)}
    told = side.ask(question.who, "POST", f"/api/campaigns/{at.id}/answers", given)
    assert told.status == 200, told.body


def _leave_an_order(side: Side, at: Position, rng: random.Random) -> str:
    seat = rng.choice(_others(side, at))
    given = {"standing": rng.choice(("terms", "hold-river")), "order": rng.choice(("ask", "never", "always"))}
    assert side.ask(seat, "POST", f"/api/campaigns/{at.id}/orders", given).status == 200
    return f"{seat} leaves an order"


def _write_a_letter(side: Side, at: Position, rng: random.Random) -> str:
    sender, reader = rng.sample(_others(side, at), 2)
    given = {"to": reader, "text": "Let us fall upon him."}
    assert side.ask(sender, "POST", f"/api/campaigns/{at.id}/messages", given).status == 201
    return f"{sender} writes to {reader}"


def _take_back_in_secret(side: Side, at: Position, rng: random.Random) -> str:
    """Who answered in secret takes that back, if he need not ask anybody."""
    table = side.table(at.id)
    for seat in rng.sample(others := _others(side, at), len(others)):
        last = last_answer(table, seat)
        apart = last is not None and table._history.undo(seat, last.number).apart  # else everybody reads of it
        if last is not None and apart and last.free and (at.id, last.number) in side.in_secret:
            told = side.ask(seat, "POST", f"/api/campaigns/{at.id}/undo", {"to": table.token(seat)})
            assert told.status == 200, told.body
            return f"{seat} takes back"
    return ""


def answer_himself(twins: Twins, at: Position, rng: random.Random) -> None:
    """The viewer answers what he is asked, at both alike: then there is something of his own to take back.

    No dice may fall for it, because they depend on how much has happened.
    """
    tables = tuple(side.table(at.id) for side in twins.sides)
    for question in tables[0].questions(at.viewer):
        for _ in range(TRIES):
            text = question.write(question.sample(rng))
            if _look_alike(tables, at.viewer, question, [text, text]):
                for side in twins.sides:
                    _answered(side, at, question, text)
                return


def answer_differently(twins: Twins, at: Position, rng: random.Random) -> str:
    """Somebody answers at both, with other words at each; the viewer sees no more than that he has answered."""
    first, second = (side.table(at.id) for side in twins.sides)
    for question in first.play.open.values():
        if question.who == at.viewer or (question.who, question.what) not in second.play.open:
            continue
        for _ in range(TRIES):
            texts = [question.write(question.sample(rng)) for _ in range(2)]
            if texts[0] != texts[1] and _look_alike((first, second), at.viewer, question, texts):
                for side, text in zip(twins.sides, texts, strict=True):
                    _answered(side, at, question, text)
                return f"{question.who} {question.what} {texts}"
    return ""


def _look_alike(tables: tuple[Table[Any], ...], viewer: str, question: Question[Any], texts: list[str]) -> bool:
    viewing = set()
    for table, text in zip(tables, texts, strict=True):
        trial = copied(table)
        if trial.answer(question.who, question.what, text) is not None:
            return False
        viewing.add(seen(trial, viewer))
    return len(viewing) == 1


# --- what the viewer can ask -----------------------------------------------------------------------------

C = "/api/campaigns/{id}"
LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/", {}),
    ("/{path}", {}),
    ("/assets/{path}", {}),
    ("/join/{token}", {}),
    ("/healthz", {}),
    ("/metrics", {}),
    ("/api/session", {}),
    ("/api/rulesets", {}),
    ("/api/rules", {}),
    ("/api/rules/{clause_id}", {}),
    ("/api/tiles/{design}/{turn}", {}),
    ("/api/campaigns", {}),
    (C, {}),
    (C, {"lang": "nl"}),
    (f"{C}/export", {}),
    (f"{C}/terrain.svg", {}),
    (f"{C}/pieces.svg", {}),
    (f"{C}/log", {}),
    (f"{C}/log", {"before": 3, "limit": 2}),
    (f"{C}/why", {"what": "movement.order", "pieces": "1", "place": "A1"}),
    (f"{C}/umpire/docket", {}),
    (f"{C}/umpire/corrections", {}),
    (f"{C}/replay", {}),
    (f"{C}/replay/{{n}}", {}),
    (f"{C}/replay/{{n}}/pieces.svg", {}),
    (f"{C}/replay/{{n}}/reasons", {}),
    (f"{C}/reasons", {}),
    (f"{C}/chronicle", {}),
    (f"{C}/chronicle/paper", {}),
    (f"{C}/messages", {}),
    (f"{C}/people", {}),
    (f"{C}/invitations", {}),
)
ACTS: tuple[tuple[str, str, Any], ...] = (  # all are refused, or the same is done at both
    ("POST", "/api/maps", {"players": 99}),
    ("POST", "/api/maps/tiled", {}),
    ("POST", "/api/campaigns", {}),
    ("POST", "/api/campaigns/quick", {"nothing": 1}),
    ("POST", "/api/campaigns/import", {}),
    ("POST", "/api/join", {"token": "none"}),
    ("POST", "/api/session", {"name": "nobody", "password": "x"}),
    ("POST", "/api/accounts", {"name": "", "password": ""}),
    ("PATCH", C, {"name": ""}),
    ("POST", f"{C}/answers", {"what": "movement.order", "answer": "done", "token": 10**6}),
    ("POST", f"{C}/answers", {"what": "no.such", "answer": "done", "token": 1}),
    ("POST", f"{C}/dice", {"dice": [3], "token": 1}),
    *(("POST", f"{C}/undo", {"to": number}) for number in (0, 1, 7, 40, 10**6)),
    ("POST", f"{C}/undo/consent", {"to": 1, "agree": True}),
    ("POST", f"{C}/orders", {"standing": "terms", "order": "sometimes"}),
    ("POST", f"{C}/orders", {"standing": "terms", "order": "never"}),
    ("POST", f"{C}/seat", {"types": False}),
    ("POST", f"{C}/halt", {}),
    ("POST", f"{C}/umpire/correct", {"change": {}, "reason": "x"}),
    ("POST", f"{C}/umpire/answer", {"seat": "red", "what": "x", "answer": "x", "reason": "x", "token": 1}),
    ("POST", f"{C}/umpire/reroll", {"number": 1, "index": 0, "reason": "x"}),
    ("POST", f"{C}/umpire/undo", {"to": 1, "reason": "x"}),
    ("POST", f"{C}/umpire/seat", {"seat": "red", "holder": "squire", "reason": "x"}),
    ("POST", f"{C}/umpire/pause", {"paused": True, "reason": "x"}),
    ("PUT", f"{C}/chronicle/{{key}}", {"kind": "note", "text": "x"}),
    ("POST", f"{C}/chronicle/pen", {"to": "red"}),
    ("POST", f"{C}/messages", {"to": "nobody", "text": "x"}),
    ("POST", f"{C}/invitations", {"role": "umpire", "seat": "red"}),
    ("DELETE", f"{C}/invitations/{{invitation}}", None),
    ("DELETE", f"{C}/people/{{person}}", None),
    ("POST", f"{C}/people/{{person}}/link", {}),
    ("POST", f"{C}/go-on", {}),
)
FILLED = {"{path}": "somewhere", "{clause_id}": "ME-MAP-03", "{design}": "H01", "{turn}": "0", "{n}": "0"}
FILLED |= {"{key}": "9.9", "{invitation}": "none", "{token}": "none", "{person}": "nobody"}


def address(path: str, campaign: str) -> str:
    for blank, filling in {"{id}": campaign, **FILLED}.items():
        path = path.replace(blank, filling)
    return path


def differences(twins: Twins, at: Position) -> Iterator[str]:
    """What the viewer, or whoever looks on, is sent otherwise by the one than by the other."""
    for seat in (at.viewer, ONLOOKER):
        for path, params in LOOKS:
            first, second = (side.ask(seat, "GET", address(path, at.id), **params) for side in twins.sides)
            yield from _difference(f"{seat or 'onlooker'} GET {path}", first, second)


def provoked(twins: Twins, at: Position) -> Iterator[str]:
    """The same for what he can try, his own last answer taken back among it."""
    for seat in (at.viewer, ONLOOKER):
        for method, path, json in (*ACTS, *_takings_back(twins.sides[0].table(at.id), seat)):
            first, second = (side.ask(seat, method, address(path, at.id), json) for side in twins.sides)
            yield from _difference(f"{seat or 'onlooker'} {method} {path} {json}", first, second)


def _takings_back(table: Table[Any], seat: str) -> list[tuple[str, str, Any]]:
    """He tries the last numbers of the log, and then the one he has for his own last answer."""
    tried = [{"to": table.next_number - back} for back in range(5) if table.next_number - back != table.token(seat)]
    return [("POST", f"{C}/undo", wish) for wish in (*tried, {"to": table.token(seat), "ask": True})]


def _difference(what: str, first: Reply, second: Reply) -> list[str]:
    if first == second:
        return []
    parts = ((a, b) for a, b in zip(first, second, strict=True) if a != b)
    return [f"{what}: {_around(str(a), str(b))}" for a, b in parts]


def _around(first: str, second: str) -> str:
    """Where two texts part."""
    place = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    start = max(0, place - 60)
    return f"…{first[start : place + 60]}… against …{second[start : place + 60]}…"


# --- the whole trial -------------------------------------------------------------------------------------


def unequally(twins: Twins, at: Position, seed: str) -> None:
    """Others act in secret, often at the one and seldom at the other, while the same time goes by."""
    for side, times in zip(twins.sides, (OFTEN, SELDOM), strict=True):
        act_in_secret(side, at, random.Random(f"{seed} {times}"), times)
        side.turn((OFTEN - times + 1) * TURN)


def trial(twins: Twins, at: Position, seed: str) -> Iterator[str]:
    """All that the viewer or an onlooker could tell the two servers apart by, at this position."""
    for side in twins.sides:
        for seat in (at.viewer, ONLOOKER):
            side.listen(at.id, seat)
    twins.turn()
    unequally(twins, at, f"{seed} before")
    answer_himself(twins, at, random.Random(f"{seed} himself"))
    twins.turn()
    answer_differently(twins, at, random.Random(f"{seed} differently"))
    twins.turn()
    unequally(twins, at, f"{seed} after")
    yield from _difference("stream", *(Reply(0, (), repr(side.heard).encode()) for side in twins.sides))
    yield from differences(twins, at)
    for side in twins.sides:
        side.read_anew(at.id)
    yield from differences(twins, at)
    yield from provoked(twins, at)
