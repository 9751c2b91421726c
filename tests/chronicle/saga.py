"""A war told by hand: events as the rules tell them, on a real world, with every turn a chronicle may have to take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from gonfalon.chronicle.matter import Matter, RealmInfo
from gonfalon.kernel import Event
from gonfalon.world.board import TileBoard
from gonfalon.world.survey import survey

SEED = "saga"
FREE = "independent"


@cache
def world() -> TileBoard:
    return survey(SEED, 3)


class Saga:
    """Collects events. Places are the board's own: the first capitals are the realms' seats."""

    def __init__(self, realms: Sequence[str] = ("red", "blue")) -> None:
        self.board, self.realms = world(), tuple(realms)
        self.seat = dict(zip(self.realms, self.board.capitals, strict=False))
        self.events: list[Event] = []
        for realm, place in self.seat.items():
            self.tell("realm.capital", "ME-RLM-02", realm=realm, place=place, colour=realm)

    def tell(self, kind: str, rule: str = "", /, to: tuple[str, ...] | None = None, **args: Any) -> Saga:
        self.events.append(Event(kind, rule, args, to))
        return self

    def month(self, year: int, month: int) -> Saga:
        return self.tell("month.begins", "ME-TRN-02", year=year, month=month, order=list(self.realms))

    def winter(self, year: int) -> Saga:
        return self.tell("season.ends", "ME-TRN-01", year=year).tell("winter.begins", "ME-WIN-01", year=str(year))

    def found(self, realm: str, place: str, settlement: str = "village") -> Saga:
        return self.tell("land.found", "ME-SCT-15", place=place, settlement=settlement, realm=realm)

    def march(self, banner: str, there: str, start: str = "") -> Saga:
        return self.tell("banner.marches", "ME-MOV-04", banner=banner, place=start or there, there=there, half=0)

    def battle(
        self,
        attacker: str,
        defender: str,
        place: str,
        result: str = "defender-scattered",
        cards: tuple[str, str] = ("direct", "hold"),
        strength: tuple[int, int] = (1200, 900),
        lost: tuple[int, int] = (100, 300),
        fallen: str = "",
        pursuit: str = "",
    ) -> Saga:
        """A battle from the first word to the pursuit, as `clash` and `pursuit` tell it."""
        sides = (attacker, defender)
        if defender == FREE:
            self.tell("independents.muster", "ME-BAT-48", place=place, points=strength[1])
        for side, total in zip(sides, strength, strict=True):
            if side != FREE:
                self.tell("strength.total", "ME-BAT-04", realm=side, place=place, total=total)
        self.tell("battle.joined", "ME-BAT-06", place=place, attacker=attacker, defender=defender, factor=1)
        self._cards(sides, cards)
        self.tell("battle.result", "ME-BAT-13", place=place, attacker=attacker, defender=defender, result=result)
        self._losses(sides, place, lost)
        if fallen:
            self.tell("battle.leader", "ME-BAT-43", realm=fallen, banner=f"{fallen}.1", points=60)
        if pursuit:
            won = attacker if result.startswith("defender") else defender
            loser = defender if won == attacker else attacker
            self.tell("battle.pursuit", "ME-BAT-37", realm=won, loser=loser, outcome=pursuit)
        return self

    def assault(self, attacker: str, defender: str, place: str, result: str = "stormed") -> Saga:
        for side, total in ((attacker, 1500), (defender, 400)):
            if side != FREE:
                self.tell("strength.total", "ME-SIE-20", realm=side, place=place, total=total)
        self.tell("siege.assault", "ME-SIE-20", place=place, attacker=attacker, defender=defender, defence=9, factor=1)
        self._cards((attacker, defender), ("flank", "counter"))
        self.tell("siege.assault-result", "ME-SIE-23", place=place, attacker=attacker, defender=defender, result=result)
        self._losses((attacker, defender), place, (250, 200))
        if result == "stormed":
            self.tell("siege.fallen", "ME-SIE-24", place=place, realm=attacker, defender=defender)
            self.taken(attacker, defender, place, "fortress")
        return self

    def taken(self, realm: str, before: str, place: str, settlement: str = "village") -> Saga:
        return self.tell("land.taken", "ME-MOV", place=place, realm=realm, before=before, settlement=settlement)

    def _cards(self, sides: tuple[str, str], cards: tuple[str, str]) -> None:
        self.tell("battle.cards", "ME-BAT-10", attacker=sides[0], defender=sides[1], attack=cards[0], defence=cards[1])

    def _losses(self, sides: tuple[str, str], place: str, lost: tuple[int, int]) -> None:
        for side, points in zip(sides, lost, strict=True):
            if side == FREE:
                self.tell("independents.lose", "ME-BAT-13", place=place, points=points)
            else:
                self.tell("banner.loses", "ME-BAT-13", banner=f"{side}.1", points=points)

    def matter(self, races: Sequence[str] = (), reader: str = "", *, over: bool = False) -> Matter:
        """For one reader, or (without one) for somebody who may know everything."""
        people = [*races, *["men"] * len(self.realms)]
        realms = {r: RealmInfo(r, race, self.seat[r]) for r, race in zip(self.realms, people, strict=False)}
        events = [e for e in self.events if not reader or e.visible(reader)]
        scores = {r: 100 - 10 * i for i, r in enumerate(self.realms)} if over else {}
        return Matter(self.board, SEED, realms, events, reader, over, scores, self.realms[0] if over else "")
