"""The battle of the moment: both forces, cards, the score as a sum, and what came of it, put together from events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from gonfalon.kernel import Event
from gonfalon.rulesets.mighty.field.combat import ATTACK_CARDS
from gonfalon.rulesets.mighty.ground import armies, besieging
from gonfalon.rulesets.mighty.state import Banner, War
from gonfalon.showing.logbook import ASIDE
from gonfalon.showing.mighty import chances
from gonfalon.showing.mighty.attacks import dealt
from gonfalon.showing.mighty.chances import Clash
from gonfalon.showing.mighty.known import Report
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Battle, LogEntry, PlayedCard, Side, SidePiece, Summand

OPENS = ("battle.joined", "siege.assault")
TOTAL, MUSTER = "strength.total", "independents.muster"
CARDS, RESULT, STORMED = "battle.cards", "battle.result", "siege.assault-result"
ENDS = ("turn.begins", "month.begins", "season.ends")
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
    "possession": "over",
}


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
    return Battle(
        place=place,
        place_name=sight.names.place(place),
        step="totals",
        attacker=_side(sight, attacker, attackers, None),
        defender=_side(sight, defender, defenders, None),
    )


def _fought(sight: Sight, clash: Field, stage: str, log: Sequence[LogEntry]) -> Battle:
    war, words = sight.facts.war, sight.words
    fight = war.fights.get(clash.place)
    ids = (fight.attackers, fight.defenders) if fight else _storming(war, clash)
    step = STAGES.get(stage, "over") if stage else "over" if clash.result else "cards"
    side: chances.Side = "defender" if sight.mine == clash.defender else "attacker"
    odds = None
    if not clash.cards:
        odds = chances.before_cards(words, _odds(war, clash), side, dealt=dealt(war, clash.defender))
    return Battle(
        place=clash.place,
        place_name=sight.names.place(clash.place),
        step=step,
        attacker=_side(sight, clash.attacker, ids[0], clash.totals.get(clash.attacker)),
        defender=_side(sight, clash.defender, ids[1], clash.totals.get(clash.defender)),
        factor=clash.factor,
        odds=odds,
        cards=tuple(PlayedCard(seat=who, card=clash.cards.get(who, "")) for who in (clash.attacker, clash.defender)),
        score=tuple(_sum(sight, clash)),
        result=words(f"result-{clash.result}") if clash.result else "",
        lines=tuple(entry for entry in log if entry.n >= clash.since and entry.kind not in ASIDE),
    )


def _storming(war: War, clash: Field) -> tuple[Sequence[str], Sequence[str]]:
    siege = war.sieges.get(clash.place)
    if siege is None:
        return (), ()
    return [b.id for b in besieging.besiegers(war, siege)], [b.id for b in armies.garrison(war, clash.place)]


def _sum(sight: Sight, clash: Field) -> list[Summand]:
    """Factor, cards, dice and what battery and hunger add, as far as they are known (ME-BAT-11, ME-SIE-22)."""
    words, parts = sight.words, [("score-factor", clash.factor)]
    if clash.modifier is not None:
        parts.append(("score-cards", clash.modifier))
    if clash.dice:
        parts.append(("score-dice", sum(clash.dice)))
    if clash.score is not None:
        rest = clash.score - sum(value for _, value in parts)
        parts += [("score-bonus", rest)] * bool(rest) + [("score-total", clash.score)]
    return [Summand(label=words(key), value=value) for key, value in parts]


def _side(sight: Sight, realm: str, ids: Sequence[str], total: int | None) -> Side:
    """A side with what is known of it: the total was said before all (ME-BAT-04), each banner is the owner's secret."""
    knowledge, words = sight.facts, sight.words
    banners: list[Banner] = [knowledge.war.banners[i] for i in ids if i in knowledge.war.banners]
    reports = {banner.id: knowledge.strength(banner.id) for banner in banners}
    known = "declared" if total is not None else "known" if knowledge.force(banners) else "unknown"
    if total is None and (report := knowledge.force(banners)):
        total = report.points
    return Side(
        seat=realm,
        name=sight.names.realm(realm),
        pieces=tuple(
            SidePiece(label=words.of("answer", "banner", number=str(b.number)), points=_points(reports[b.id]))
            for b in banners
        ),
        total=total,
        known=words(f"side-{known}"),
    )


def _points(report: Report | None) -> int | None:
    return report.points if report else None
