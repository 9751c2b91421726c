"""The battle of the moment: both forces, cards, the score as a sum, and what came of it, put together from events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from gonfalon.kernel import Event
from gonfalon.rulesets.mighty.field.combat import ATTACK_CARDS
from gonfalon.rulesets.mighty.ground import armies, besieging
from gonfalon.rulesets.mighty.state import Banner, War
from gonfalon.showing.arms import FREE
from gonfalon.showing.logbook import ASIDE
from gonfalon.showing.mighty import chances
from gonfalon.showing.mighty.attacks import dealt
from gonfalon.showing.mighty.chances import Clash
from gonfalon.showing.mighty.known import Report
from gonfalon.showing.mighty.stage import arms
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Battle, LogEntry, Phase, Side, SidePiece, Summand
from gonfalon.showing.words import Words

OPENS = ("battle.joined", "siege.assault")
TOTAL, MUSTER = "strength.total", "independents.muster"
CARDS, RESULT, STORMED = "battle.cards", "battle.result", "siege.assault-result"
ENDS = ("turn.begins", "month.begins", "season.ends")
STEPS = ("totals", "cards", "dice", "losses", "retreat", "pursuit")
OVER = "over"
STAGES = {  # the stage a fight is at → the step that the page shows
    "avoidance": "totals",
    "refuge": "totals",
    "totals": "totals",
    "cards": "cards",
    "dice": "dice",
    "losses": "losses",
    "leader": "losses",
    "scatter": "losses",
    "pursuit": "pursuit",
    "attackers-leave": "retreat",
    "defenders-leave": "retreat",
    "possession": OVER,
}
CARD_SIGNS = {  # what is drawn on a card, round the origin
    "direct": "M0 9V-8M-5-3L0-9 5-3",
    "surprise": "M-9 0Q0-11 9 0 0 11-9 0zM0-3a3 3 0 1 0 .1 0zM-9 9L9-9",
    "flank": "M-7 9Q-11-7 6-6M1-10L7-6 2-1",
    "counter": "M0-9V8M-5 3L0 9 5 3M-8-9H8",
    "hold": "M-7-8h14v7q-1 6-7 10q-6-4-7-10z",
    "withdraw": "M8 7Q10-6-6-5M-1-10L-7-5-1 0",
}
DICE = 2  # ME-BAT-11, ME-SIE-22


class Prospect(NamedTuple):
    """What the cards decide between, and whether the other side's are dealt."""

    odds: Clash
    dealt: bool


@dataclass
class Field:
    """A clash as the events tell it."""

    place: str
    attacker: str
    defender: str
    factor: int
    storm: bool
    totals: dict[str, int]
    since: int  # the number of its first event
    cards: dict[str, str] = field(default_factory=dict)
    modifier: int | None = None
    dice: tuple[int, ...] = ()
    score: int | None = None
    result: str = ""

    def hear(self, event: Event) -> None:
        args = event.args
        if event.kind == CARDS:
            self.cards = {self.attacker: args["attack"], self.defender: args["defence"]}
            self.modifier = args["modifier"]
        elif event.kind == "roll" and args["label"] in ("battle", "assault") and not self.result:
            self.dice = tuple(args["dice"])
        elif event.kind in (RESULT, STORMED):
            self.score, self.result = args["score"], args["result"]


def latest(sight: Sight) -> Field | None:
    """The last clash of the turn, as far as it has gone."""
    start = _start(sight.events)
    found: Field | None = None
    totals: dict[str, int] = {}
    for number, event in enumerate(sight.events[start:], start):
        if event.kind == TOTAL:
            totals[event.args["realm"]] = event.args["total"]
        elif event.kind == MUSTER:
            totals["independent"] = event.args["points"]
        elif event.kind in OPENS:
            a = event.args
            storm = event.kind == "siege.assault"
            found = Field(a["place"], a["attacker"], a["defender"], a["factor"], storm, dict(totals), number)
        elif found:
            found.hear(event)
    return found


def _start(events: Sequence[Event]) -> int:
    """Where the present turn began."""
    return next((i for i in range(len(events) - 1, -1, -1) if events[i].kind in ENDS), 0)


def clash_of(sight: Sight, place: str) -> Prospect | None:
    """What the cards of the fight at this place would decide, once its factor is open."""
    clash = latest(sight)
    if clash is None or clash.place != place:
        return None
    return Prospect(_odds(sight.facts.war, clash), dealt(sight.facts.war, clash.defender))


def _odds(war: War, clash: Field) -> Clash:
    if not clash.storm:
        return chances.battle(clash.factor)
    siege = war.sieges.get(clash.place)
    return chances.storm(clash.factor, max(0, siege.bonus) + siege.hardship if siege else 0)


def side_of(card: str) -> chances.Side:
    """Which side's card it is."""
    return "attacker" if card in [c.value for c in ATTACK_CARDS] else "defender"


def battle(sight: Sight, log: Sequence[LogEntry]) -> Battle | None:
    """The battle or assault that is being fought, or that was the last thing fought in this turn."""
    war: War = sight.facts.war
    clash = latest(sight)
    fight = next((f for f in war.fights.values() if f.stage != "waiting"), None)
    if fight is not None and (clash is None or clash.place != fight.place):
        return _gathering(sight, fight.place, fight.attacker, fight.defender, fight.attackers, fight.defenders)
    if clash is None or war.phase not in ("battle", "siege"):
        return None
    return _fought(sight, clash, fight.stage if fight else "", log)


def _gathering(
    sight: Sight, place: str, attacker: str, defender: str, attackers: Sequence[str], defenders: Sequence[str]
) -> Battle:
    """Before anything is declared: who faces whom."""
    words = sight.words
    return Battle(
        place=place,
        title=_title(sight, place),
        steps=_steps(sight, "totals"),
        attacker=_side(sight, "attacker", attacker, attackers, None),
        defender=_side(sight, "defender", defender, defenders, None),
        score_title=words("score-title"),
        score=(
            Summand(label=words("score-factor")),
            Summand(label=words("score-cards")),
            Summand(label=words("score-dice"), faces=(None,) * DICE),
        ),
    )


def _title(sight: Sight, place: str) -> str:
    return sight.words("stage-title", place=sight.names.place(place))


def _steps(sight: Sight, now: str) -> tuple[Phase, ...]:
    """The course of a battle; all of it is done when it is over."""
    at = STEPS.index(now) if now in STEPS else len(STEPS)
    return tuple(
        Phase(key=step, label=sight.words(f"stage-{step}"), state="done" if i < at else "now" if i == at else "later")
        for i, step in enumerate(STEPS)
    )


def _fought(sight: Sight, clash: Field, stage: str, log: Sequence[LogEntry]) -> Battle:
    war, words = sight.facts.war, sight.words
    fight = war.fights.get(clash.place)
    ids = (fight.attackers, fight.defenders) if fight else _storming(war, clash)
    step = STAGES.get(stage, OVER) if stage else OVER if clash.result else "cards"
    side: chances.Side = "defender" if sight.mine == clash.defender else "attacker"
    odds = None
    if not clash.cards:
        odds = chances.before_cards(words, _odds(war, clash), side, dealt=dealt(war, clash.defender))
    return Battle(
        place=clash.place,
        title=_title(sight, clash.place),
        steps=_steps(sight, step),
        over=step == OVER,
        attacker=_side(sight, "attacker", clash.attacker, ids[0], clash),
        defender=_side(sight, "defender", clash.defender, ids[1], clash),
        odds=odds,
        score_title=words("score-title"),
        score=tuple(_sum(words, clash)),
        total=None if clash.score is None else Summand(label=words("score-total"), value=clash.score),
        result=words(f"result-{clash.result}") if clash.result else "",
        lines=tuple(entry for entry in log if entry.n >= clash.since and entry.kind not in ASIDE),
    )


def _storming(war: War, clash: Field) -> tuple[Sequence[str], Sequence[str]]:
    siege = war.sieges.get(clash.place)
    if siege is None:
        return (), ()
    return [b.id for b in besieging.besiegers(war, siege)], [b.id for b in armies.garrison(war, clash.place)]


def _sum(words: Words, clash: Field) -> Iterator[Summand]:
    """Factor, cards, what battery and hunger add, and the dice (ME-BAT-11, ME-SIE-22); open until the score."""
    fought = clash.score is not None
    yield Summand(label=words("score-factor"), value=clash.factor)
    if clash.modifier is not None or not fought:
        yield Summand(label=words("score-cards"), value=clash.modifier)
    if clash.score is not None and (rest := clash.score - clash.factor - (clash.modifier or 0) - sum(clash.dice)):
        yield Summand(label=words("score-bonus"), value=rest)
    if clash.dice or not fought:
        yield Summand(label=words("score-dice"), faces=clash.dice or (None,) * DICE)


def _side(sight: Sight, role: str, realm: str, ids: Sequence[str], clash: Field | None) -> Side:
    """A side with what is known of it: the total was said before all (ME-BAT-04), each banner is the owner's secret."""
    knowledge, words = sight.facts, sight.words
    total, card = (clash.totals.get(realm), clash.cards.get(realm, "")) if clash else (None, "")
    borne = arms(knowledge.war).get(realm, FREE)
    banners: list[Banner] = [knowledge.war.banners[i] for i in ids if i in knowledge.war.banners]
    reports = {banner.id: knowledge.strength(banner.id) for banner in banners}
    known = "declared" if total is not None else "known" if knowledge.force(banners) else "unknown"
    if total is None and (report := knowledge.force(banners)):
        total = report.points
    return Side(
        seat=realm,
        name=sight.names.realm(realm),
        role=words(f"side-{role}"),
        colour=borne.tincture,
        device=borne.device,
        pieces=tuple(
            SidePiece(label=words.of("answer", "banner", number=str(b.number)), points=_points(reports[b.id]))
            for b in banners
        ),
        total=total,
        known=words(f"side-{known}"),
        card=words("card-played", card=card) if card else "",
    )


def _points(report: Report | None) -> int | None:
    return report.points if report else None
