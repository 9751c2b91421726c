"""The log: every event the viewer may see as a sentence, with its dice, its clause, its tiles and when it happened.

Dice that were thrown right before something happened stand with it; only those of which nothing is told stand alone.
That somebody had no choice is no news: what he did follows anyway.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from gonfalon.kernel import Event, Message
from gonfalon.showing.gazetteer import LAYING
from gonfalon.showing.sheets import Moment
from gonfalon.showing.sight import Sight
from gonfalon.showing.telling import ROLL, event_message, roll_label
from gonfalon.showing.types import LogEntry, Thrown

MOST = 200  # entries on a page
WHO = ("realm", "attacker", "who", "empire", "player", "by")
WHERE = ("place", "there", "home")
NO_CHOICE = "forced"
CORRECTED = "corrected"
ASIDE = (  # no throw leads to these
    *("turn.begins", "season.ends", "winter.phase", "winter.begins"),
    *("seat", "own-dice", "table-dice", "paused", "went-on"),
    *("member.came", "member.left", "member.removed", "member.renewed", "member.returned", "member.handed"),
)


def entries(sight: Sight, *, before: int | None = None, most: int = MOST) -> tuple[LogEntry, ...]:
    """The last entries, or the last before the event of this number; the newest last."""
    end = len(sight.events) if before is None else _end(sight.events, before)
    return tuple(_told(sight, _back(sight.events, end, most), end))[-most:]


def _end(events: Sequence[Event], before: int) -> int:
    """Where what comes before that event ends: throws that stand with it have been told with it."""
    end = max(0, min(before, len(events)))
    if end < len(events) and events[end].kind not in (ROLL, *ASIDE):
        while end and events[end - 1].kind == ROLL:
            end -= 1
    return end


def _back(events: Sequence[Event], end: int, most: int) -> int:
    """Where to begin so that there are entries enough: most events are one, and throws stand before it."""
    start = end
    while start and (most > 0 or events[start - 1].kind == ROLL):
        start -= 1
        most -= events[start].kind not in (ROLL, NO_CHOICE)
    return start


def since(sight: Sight, number: int) -> tuple[LogEntry, ...]:
    """What happened from the event of this number on."""
    return tuple(_told(sight, min(number, len(sight.events)), len(sight.events)))


def _told(sight: Sight, start: int, end: int) -> Iterator[LogEntry]:
    """Entries of the events from `start` to `end`; their time is reckoned from the last month that began before."""
    sheets, events = sight.sheets, sight.events
    opened = next((i for i in range(min(start, end - 1), -1, -1) if sheets.opens(events[i])), 0)
    moments = sheets.moments(sight, events[opened:])  # what is told next may say in which phase the last one was
    thrown: list[tuple[int, Event, Moment]] = []
    for number, (event, moment) in enumerate(zip(events[opened:end], moments, strict=False), opened):
        if number < start or event.kind == NO_CHOICE:
            continue
        if event.kind == ROLL:
            thrown.append((number, event, moment))
            continue
        if event.kind in ASIDE:
            yield from (_entry(sight, *roll, [roll[1]]) for roll in thrown)
            thrown = []
        yield _entry(sight, number, event, moment, [roll for _, roll, _ in thrown])
        thrown = []
    yield from (_entry(sight, *roll, [roll[1]]) for roll in thrown)


def _entry(sight: Sight, number: int, event: Event, moment: Moment, rolls: Sequence[Event]) -> LogEntry:
    return LogEntry(
        n=number,
        kind=event.kind,
        text=sight.words.say(_message(sight, event)).rstrip(),  # a reason may be wanting
        rule=event.rule,
        who=_who(event),
        when=moment.when,
        phase=moment.phase,
        dice=tuple(_dice(sight, roll) for roll in rolls),
        places=_places(sight, event),
        tone=sight.sheets.tone(sight, event),
        pact=sight.sheets.about_pacts(event),
    )


def _message(sight: Sight, event: Event) -> Message:
    """The event as a sentence; what an umpire has corrected, the rule set says in its own words."""
    if event.kind != CORRECTED:
        return event_message(event, sight.words.game, sight.names)
    change = sight.sheets.corrected(sight, event.args["change"])
    return event_message(replace(event, args={**event.args, "change": change}), sight.words.game, sight.names)


def _dice(sight: Sight, roll: Event) -> Thrown:
    args = roll.args
    label = sight.words.say(roll_label(args["label"], sight.words.game))
    if args["who"]:
        label = sight.words("roll-whose", label=label, realm=sight.names.realm(args["who"]))
    return Thrown(sides=args["sides"], faces=tuple(args["dice"]), label=label)


def _who(event: Event) -> str:
    args = event.args
    if isinstance(banner := args.get("banner"), str) and "." in banner:
        return banner.partition(".")[0]
    return next((str(args[name]) for name in WHO if args.get(name)), "")


def _places(sight: Sight, event: Event) -> tuple[str, ...]:
    """Tiles of the map as it is; those of a map in the making are there only while it is made."""
    if event.kind.startswith(LAYING) and not sight.ground.spaces:
        return ()
    tiles = sight.ground.board.tiles
    named = (str(event.args.get(name, "")) for name in WHERE)
    return tuple(place for place in named if place in tiles)
