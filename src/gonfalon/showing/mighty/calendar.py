"""Time in `mighty`: year, month and phase of the campaign, when each event happened, and how it sounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gonfalon.kernel import Event
from gonfalon.rulesets.mighty.realms import calendar as season
from gonfalon.rulesets.mighty.realms import laying
from gonfalon.rulesets.mighty.realms.ends import SETTING_UP
from gonfalon.rulesets.mighty.state import INDEPENDENT, War
from gonfalon.rulesets.mighty.winter import preparations, winter
from gonfalon.showing.sheets import Moment
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Calendar, Phase, Season, Tone
from gonfalon.showing.words import Words

SHOWN = {"winter-lapses": "autumn-equinox", season.INITIATIVE: "initiative", season.SEASON_ENDS: "reorganisation"}
WINTER = tuple(  # ME-WIN-02: twelve phases; what only clears the table is not one of them
    part for phase in winter.PHASES[1:] for part in (preparations.STAGES if phase == preparations.STAGE else (phase,))
)
OF_PHASE = {  # how that begins which happens in a phase of a turn; the first that fits, and the rest stays where it is
    "movement": (
        "movement.",
        "route.",
        "roll.route",
        "naval.",
        "ship.sails",
        "ship.landing",
        "banner.embarks",
        "banner.lands",
        "banner.marches",
        "banner.passage",
        "battle.next",
        "retreat.aboard",
        "siege.aboard",
    ),
    "subsistence": ("subsistence.", "roll.shortfall", "scout.left-behind"),
    "scouting": ("scout", "skirmish.", "roll.scouting", "land.found", "dragons.sleep", "strength.learned"),
    "battle": (
        "battle.joined",
        "battle.avoid",
        "battle.result",
        "battle.pursu",
        "roll.independents",
        "independents.disperse",
        "retreat.",
    ),
    "siege": ("siege.", "terms.", "roll.starvation", "roll.battery", "roll.independent.shortfall"),
    "raze": ("raze.",),
    "reorganisation": ("reorganisation.",),
}
WITHIN = {  # and what does not end the phase in which it happens
    "scouting": ("subsistence.short", "roll.shortfall"),  # rotten stores
    "battle": ("roll.route", "route."),  # a way back from the field
    "reorganisation": ("siege.lifted",),  # who is out besieges nobody
}
TOTAL = "strength.total"
MONTH, TURN, FROST, STAGE = "month.begins", "turn.begins", "winter.begins", "winter.phase"
ORDER = "order"  # what the dice of a month's beginning are thrown for
CLASH = ("battle.", "siege.assault", "siege.sally", "independents.", "naval.battle", "skirmish.")
QUIET = ("forced", "roll", "turn.begins", "scout.sets-out", "crowns.spent", "subsistence.paid", "deployment.", "lapsed")
HARM = ("banner.gone", "banner.loses", "force.loses", "subsistence.short", "subsistence.hunger", "land.razed")
GAIN = ("land.taken", "land.found", "siege.fallen")


def calendar(sight: Sight) -> Calendar:
    """Where the war stands, with the phases of the turn, of the winter or of setting up as steps of a path."""
    war: War = sight.facts.war
    words = sight.words
    kind, steps, now = _path(war, sight)
    at = steps.index(now) if now in steps else -1
    phases = tuple(
        Phase(key=step, label=words.of("phase", step), state="done" if i < at else "now" if i == at else "later")
        for i, step in enumerate(steps)
    )
    return Calendar(
        year=war.year,
        month=war.month,
        months=war.settings.months,
        season=kind,
        when=_when(words, war.year, war.month, kind),
        phase=words.of("phase", now),
        phases=phases,
        active=war.player if war.active < len(war.order) and kind != "winter" else "",
    )


def _path(war: War, sight: Sight) -> tuple[Season, tuple[str, ...], str]:
    """Season, the steps of it, and the one it stands at."""
    if sight.over:
        return "over", (), "over"
    if war.phase in (laying.PHASE, *SETTING_UP):
        return "setup", (laying.PHASE, *SETTING_UP) if war.settings.lay_by_hand else SETTING_UP, war.phase
    if war.phase in winter.PHASES:
        return "winter", WINTER, _winter_phase(war, sight.mine)
    return "season", season.PHASES, SHOWN.get(war.phase, war.phase)


def _winter_phase(war: War, who: str) -> str:
    """Preparations are three phases, each at one's own pace (ME-WIN-03)."""
    if war.phase == preparations.STAGE:
        purse = war.winter.get(who)
        done = purse.done if purse else ()
        return next((stage for stage in preparations.STAGES if stage not in done), preparations.LAST)
    return SHOWN.get(war.phase, war.phase)


def _when(words: Words, year: int, month: int, kind: str) -> str:
    if kind == "setup":
        return words("showing-when-setup")
    if kind in ("winter", "over") or not month:
        return words(f"showing-when-{kind if kind == 'over' else 'winter'}", year=str(year))
    return words("showing-when-month", year=str(year), month=str(month))


def dated(words: Words, since: int | None, war: War) -> str:
    """A date of the war's count of months, as people say it; nothing for what is so now."""
    if since is None:
        return ""
    if since == war.now:
        return words("showing-since-now")
    year, month = divmod(max(0, since - 1), war.settings.months)
    return words("showing-since", year=str(year + 1), month=str(month + 1))


def opens(event: Event) -> bool:
    """From the first of a month or of a phase of winter on, the time is known."""
    return event.kind in (MONTH, FROST)


def moments(sight: Sight, events: Sequence[Event]) -> Iterator[Moment]:
    """The month that was last begun; within a turn the phase to which the event belongs by what it is about."""
    words, when, phase, in_turn = sight.words, sight.words("showing-when-setup"), "", False
    for at, event in enumerate(events):
        args = event.args
        if event.kind == MONTH:
            when = words("showing-when-month", year=str(args["year"]), month=str(args["month"]))
            phase, in_turn = "initiative", False
        elif event.kind == TURN:
            phase, in_turn = "subsistence", True
        elif event.kind == FROST:
            when, phase, in_turn = words("showing-when-winter", year=args["year"]), "autumn-equinox", False
        elif event.kind == STAGE:
            phase = args["phase"]
        elif in_turn:
            phase = _phase(phase, events, at)
        yield Moment(when, words.of("phase", phase) if phase else "")


def _phase(now: str, events: Sequence[Event], at: int) -> str:
    """The phase of a turn to which an event belongs; strengths that are said before all, to the fight that follows."""
    event = next((event for event in events[at:] if event.kind != TOTAL or event.to is not None), events[at])
    subject = _subject(event)
    if subject.startswith(WITHIN.get(now, ())):
        return now
    return next((phase for phase, kinds in OF_PHASE.items() if subject.startswith(kinds)), now)


def _subject(event: Event) -> str:
    """What it is about: of a roll what was thrown for, of an answer that gave itself what was asked."""
    args = event.args
    match event.kind:
        case "roll":
            return f"roll.{args['who']}.{args['label']}" if args["who"] == INDEPENDENT else f"roll.{args['label']}"
        case "forced":
            return str(args["what"])
        case "land.razed":
            return "raze.razed" if args["realm"] else ""  # else dragons did it
        case kind:
            return kind


def order_dice(events: Sequence[Event]) -> dict[str, tuple[int, ...]]:
    """What each realm threw for its place in the order of this month (ME-TRN-04); the first throw of each counts."""
    last = next((i for i in range(len(events) - 1, -1, -1) if events[i].kind in (MONTH, FROST)), -1)
    dice: dict[str, tuple[int, ...]] = {}
    for event in reversed(events[:last] if last > 0 and events[last].kind == MONTH else ()):
        if event.kind != "roll" or event.args["label"] != ORDER:
            break
        dice[event.args["who"]] = tuple(event.args["dice"])
    return dice


def tone(sight: Sight, event: Event) -> Tone:
    """Battles stand out; losses and gains of the viewer's own; what is mere routine is quiet."""
    kind, mine, args = event.kind, sight.mine, event.args
    if kind.startswith(CLASH):
        return "battle"
    if kind.startswith(QUIET):
        return "quiet"
    owner = str(args.get("banner", "")).partition(".")[0] or args.get("realm", "")
    if mine and kind in GAIN:
        return "good" if args.get("realm") == mine else "bad" if args.get("before") == mine else ""
    if mine and kind in HARM and owner == mine:
        return "bad"
    return ""
