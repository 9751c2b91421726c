"""Work that would hold up everybody else, done by threads that never keep the process from ending.

There are pools with hands of their own, so that none waits for another: what people wait for at a table, passwords,
long work (maps, chronicles, files), and the thinking of computer players. In the pool of long work people are served
in turn: one with many wishes holds up himself.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Any, ParamSpec, TypeAlias, TypeVar

from gonfalon.kernel.messages import Refusal
from gonfalon.server.errors import TOO_MUCH, Wrong

T = TypeVar("T")
P = ParamSpec("P")
Job: TypeAlias = Callable[[], None]

QUICK_HANDS, DOOR_HANDS, LONG_HANDS, THINKING_HANDS = 3, 2, 3, 2
HANDS_EACH = LONG_HANDS - 1  # that one person may keep busy with long work: one is always there for the others
MOST_EACH, MOST = 24, 400  # pieces of long work that wait: of one person, and of all together
WAIT = 5  # seconds after which one may well try again


class Full(Exception):  # noqa: N818  (nothing is wrong)
    """No more work is taken on for now."""


class Pool:
    """Daemon threads that work for several people in turn. What they are at when the server stops is dropped."""

    def __init__(self, name: str, hands: int, *, hands_each: int | None = None, most_each: int | None = None) -> None:
        self._hands_each, self._most_each = hands_each or hands, most_each
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()  # by person; whose turn it is stands first
        self._busy: Counter[str] = Counter()  # hands, by whom they work for
        self._news = threading.Condition()
        for number in range(hands):
            threading.Thread(target=self._work, name=f"{name}-{number}", daemon=True).start()

    def put(self, who: str, job: Job) -> None:
        """Have this done for somebody; raises `Full` if too much waits already."""
        with self._news:
            if self._most_each is not None and self._is_full(who):
                raise Full
            self._waiting.setdefault(who, deque()).append(job)
            self._news.notify()

    def _is_full(self, who: str) -> bool:
        return (
            len(self._waiting.get(who, ())) >= (self._most_each or 0) or sum(map(len, self._waiting.values())) >= MOST
        )

    def _work(self) -> None:
        while True:
            with self._news:
                while (found := self._next()) is None:
                    self._news.wait()
                who, job = found
                self._busy[who] += 1
            job()
            with self._news:
                self._busy -= Counter((who,))
                self._news.notify()

    def _next(self) -> tuple[str, Job] | None:
        """The first job of the first person whose turn it is and who has not all the hands he may have."""
        for who, jobs in self._waiting.items():
            if self._busy[who] < self._hands_each:
                job = jobs.popleft()
                self._waiting.move_to_end(who)
                if not jobs:
                    del self._waiting[who]
                return who, job
        return None


class LongWork:
    """The pools of a server."""

    def __init__(self) -> None:
        self.quick = Pool("quick", QUICK_HANDS)
        self.door = Pool("door", DOOR_HANDS)
        self.long = Pool("long", LONG_HANDS, hands_each=HANDS_EACH, most_each=MOST_EACH)
        self.thinking = Pool("thinking", THINKING_HANDS)

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What people wait for at a table: the result of the work, or what it raised."""
        return await _done(self.quick, "", work, *args, **kwargs)

    async def at_the_door(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Passwords: they are made to take their time, and whoever is inside does not wait for them."""
        return await _done(self.door, "", work, *args, **kwargs)

    async def slowly(self, who: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Long work for this person, in his turn; raises 429 if too much of it waits already."""
        try:
            return await _done(self.long, who, work, *args, **kwargs)
        except Full:
            raise Wrong(TOO_MUCH, Refusal.of("server-busy", most=MOST_EACH), {"Retry-After": str(WAIT)}) from None

    async def think(self, campaign: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a computer player comes to; campaigns think in turn."""
        return await _done(self.thinking, campaign, work, *args, **kwargs)


async def _done(pool: Pool, who: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    loop = asyncio.get_running_loop()
    result: asyncio.Future[T] = loop.create_future()

    def job() -> None:
        if result.cancelled():
            return
        try:
            done = work(*args, **kwargs)
        except BaseException as error:
            _tell(loop, result, result.set_exception, error)
        else:
            _tell(loop, result, result.set_result, done)

    pool.put(who, job)
    return await result


def _tell(loop: asyncio.AbstractEventLoop, result: asyncio.Future[Any], tell: Callable[[Any], None], what: Any) -> None:
    """Hand it over to whoever still waits for it."""

    def hand_over() -> None:
        if not result.done():
            tell(what)

    try:
        loop.call_soon_threadsafe(hand_over)
    except RuntimeError:  # the loop has ended in the meantime, and nobody waits
        return
