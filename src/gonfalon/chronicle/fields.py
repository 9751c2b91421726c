"""Battles and flights of dragons while they are still being heard of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gonfalon.chronicle.happenings import Battle, Dragons
from gonfalon.kernel import Event
from gonfalon.world.tiles import PlaceId

PARTS = ("battle.", "baggage.", "retreat.", "strength.", "independents.")
ALSO = ("roll", "forced", "banner.loses", "force.loses", "banner.gone", "siege.assault-result", "siege.damage")
OPENS = ("battle.joined", "independents.muster", "siege.assault")
RESULTS = {  # the rules' word → how it ended, and whether the attacker won
    "attacker-scattered": ("scattered", False),
    "attacker-defeated": ("defeated", False),
    "draw": ("draw", False),
    "defender-defeated": ("defeated", True),
    "defender-scattered": ("scattered", True),
    "bloody-repulse": ("repulse", False),
    "repulse": ("repulse", False),
    "stormed": ("stormed", True),
}
LOSSES = ("banner.loses", "force.loses")


@dataclass
class Field:
    """A battle or an assault, from the first blow to the end of the pursuit."""

    kind: str
    place: PlaceId
    sides: tuple[str, str]
    leads: tuple[str, str]
    strengths: dict[str, int]
    cards: tuple[str, str] = ("", "")
    result: str = ""
    pursuit: str = ""
    fallen: str = ""
    lost: dict[str, int] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)

    def takes(self, event: Event) -> bool:
        """Does this event still belong to it?"""
        if event.kind in OPENS:
            return False
        return event.kind in ALSO or event.kind.startswith(PARTS)

    def blow(self, event: Event) -> None:
        args = event.args
        match event.kind:
            case "battle.cards":
                self.cards = (args["attack"], args["defence"])
            case "battle.result" | "siege.assault-result":
                self.result = args["result"]
            case "battle.pursuit":
                self.pursuit = args["outcome"]
            case "independents.lose":
                self._lose(self.sides[1], args["points"])
            case kind if kind in LOSSES:
                self._lose(args.get("realm") or args["banner"].rpartition(".")[0], args["points"])

    def leader_falls(self, realm: str, captain: str) -> None:
        """He who falls was the one in command of his side."""
        self.fallen = captain
        first, second = self.leads
        self.leads = (captain, second) if realm == self.sides[0] else (first, captain)

    def _lose(self, realm: str, points: int) -> None:
        self.lost[realm] = self.lost.get(realm, 0) + points

    def battle(self, year: int, month: int) -> Battle:
        """The whole of it, as it is told."""
        result, won = RESULTS[self.result]
        return Battle(
            kind=self.kind,
            year=year,
            month=month,
            who=self.sides[0],
            foe=self.sides[1],
            place=self.place,
            lead=self.leads[0],
            foelead=self.leads[1],
            cards=self.cards,
            result=result,
            attacker_won=won,
            fallen=self.fallen,
            pursuit=self.pursuit,
            strength=self._pair(self.strengths),
            losses=self._pair(self.lost),
            destroyed=self.gone.count(self.sides[1] if won else self.sides[0]),
        )

    def _pair(self, figures: dict[str, int]) -> tuple[int, int] | None:
        first, second = (figures.get(side) for side in self.sides)
        return None if first is None or second is None else (first, second)


@dataclass
class Flight:
    """Dragons from their rising until they are gone."""

    lair: PlaceId
    count: int
    burnt: dict[PlaceId, str] = field(default_factory=dict)
    slain: list[tuple[PlaceId, str]] = field(default_factory=list)

    def burn(self, place: PlaceId, owner: str) -> None:
        self.burnt.setdefault(place, owner)

    def told(self, year: int, month: int, woken_by: str) -> Dragons:
        facts: dict[str, Any] = {"year": year, "month": month, "who": woken_by, "place": self.lair, "n": self.count}
        return Dragons(
            kind="dragons",
            burnt=tuple(self.burnt),
            slain=tuple(dict.fromkeys(self.slain)),
            suffered=tuple(dict.fromkeys(owner for owner in self.burnt.values() if owner)),
            **facts,
        )
