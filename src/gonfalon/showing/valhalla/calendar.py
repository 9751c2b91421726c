"""Time in `valhalla`: rounds, their phases, and when each event happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gonfalon.kernel import Event
from gonfalon.showing.sheets import Moment
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Calendar, Phase, Season, Tone

FOUNDING = ("election", "capitals", "locations")
ROUND = ("roll-call", "deputies", "assaults", "orders", "holders", "battles", "claims")  # VAL-SET-09
BEGINS = "round.begins"
OF_KIND = {  # the beginning of an event's kind → the phase in which it happens; the first that fits
    "king.": "election",
    "deputy.": "deputies",
    "capital.founded": "capitals",
    "location.placed": "locations",
    "location.given": "holders",
    "guest.": "roll-call",
    "player.": "roll-call",
    "assault.": "assaults",
    "orders.": "orders",
    "attack.": "orders",
    "battle.": "battles",
    "army.": "battles",
    "bonus.": "battles",
    "points.": "claims",
    "tile.": "claims",
    "empire.destroyed": "claims",
}
CLASH = ("battle.", "attack.", "assault.")
QUIET = ("forced", "roll", "guest.", "player.")


def calendar(sight: Sight) -> Calendar:
    """Where the campaign stands."""
    view, words = sight.view, sight.words
    season: Season = "over" if sight.over else "setup" if view.phase in FOUNDING else "season"
    steps = () if sight.over else FOUNDING if season == "setup" else ROUND
    at = steps.index(view.phase) if view.phase in steps else -1
    return Calendar(
        year=view.round,
        month=0,
        months=0,
        season=season,
        when=words(f"valhalla-when-{season}", round=str(view.round), rounds=str(view.rounds)),
        phase=words.of("phase", "over") if sight.over else words.of("phase", view.phase),
        phases=tuple(
            Phase(
                key=step,
                label=words.of("phase", step),
                state="done" if i < at else "now" if i == at else "later",
            )
            for i, step in enumerate(steps)
        ),
        active="",
    )


def opens(event: Event) -> bool:
    return event.kind == BEGINS


def moments(sight: Sight, events: Sequence[Event]) -> Iterator[Moment]:
    """The round that was last begun, and the phase to which such events belong."""
    words, phase = sight.words, ""
    rounds = str(sight.view.rounds)
    when = words("valhalla-when-setup", round="0", rounds=rounds)
    for event in events:
        if event.kind == BEGINS:
            when = words("valhalla-when-season", round=str(event.args["round"]), rounds=rounds)
            phase = ROUND[0]
        phase = next((step for kind, step in OF_KIND.items() if event.kind.startswith(kind)), phase)
        yield Moment(when, words.of("phase", phase) if phase else "")


def tone(sight: Sight, event: Event) -> Tone:
    """Battles stand out; tiles won and lost by the viewer's own empire; routine is quiet."""
    kind, args = event.kind, event.args
    if kind.startswith(CLASH):
        return "battle"
    if kind.startswith(QUIET):
        return "quiet"
    if sight.mine and (kind.startswith("tile.") or kind == "empire.destroyed"):
        own = args.get("empire") == sight.mine
        lost = args.get("before") == sight.mine or (own and kind == "empire.destroyed")
        return "bad" if lost else "good" if own else ""
    return ""
