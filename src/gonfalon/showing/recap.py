"""What happened since somebody last looked: the two things that weigh most, in their order."""

from __future__ import annotations

from gonfalon.kernel import Event
from gonfalon.showing.sight import Sight
from gonfalon.showing.telling import event_message

SENTENCES = 2
WEIGHTS = (  # the beginning of an event's kind → how much it matters; the first that fits
    ("realm.out", 9),
    ("campaign.ends", 9),
    ("empire.destroyed", 9),
    ("siege.fallen", 8),
    ("battle.result", 7),
    ("battle.settled", 7),
    ("siege.assault-result", 6),
    ("land.taken", 6),
    ("tile.", 5),
    ("dragons.rise", 6),
    ("siege.begins", 5),
    ("naval.battle", 5),
    ("land.razed", 5),
    ("winter.event", 4),
    ("magic.works", 4),
    ("orders.revealed", 4),
    ("assault.announced", 5),
    ("alliance.made", 4),
    ("construction.built", 3),
    ("land.found", 2),
    ("winter.begins", 2),
    ("month.begins", 1),
    ("round.begins", 1),
)


def recap(sight: Sight, since: int) -> str:
    """Two sentences at most; a plain one if nothing happened that he could see."""
    heard = list(enumerate(sight.events[max(0, since) :]))
    telling = sorted((pair for pair in heard if _weight(pair[1])), key=lambda pair: (-_weight(pair[1]), -pair[0]))
    chosen = sorted(telling[:SENTENCES], key=lambda pair: pair[0])
    said = [sight.words.say(event_message(event, sight.words.game, sight.names)) for _, event in chosen]
    return " ".join(said) or sight.words("recap-nothing")


def _weight(event: Event) -> int:
    return next((weight for kind, weight in WEIGHTS if event.kind.startswith(kind)), 0)
