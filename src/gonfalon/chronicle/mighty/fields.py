"""Battles and flights of dragons while they are still being heard of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gonfalon.chronicle.mighty.happenings import Battle, Dragons
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
    heard: list[int] = field(default_factory=list)  # the events it is made of
    _sharing: tuple[str, set[str]] = ("", set())  # whose banners are sharing a loss, and which have had their share
    _perished: set[str] = field(default_factory=set)  # sides of which more is gone than was said to be lost

    def takes(self, event: Event) -> bool:
        """Does this event still belong to it?"""
        if event.kind in OPENS:
            return False
        return event.kind in ALSO or event.kind.startswith(PARTS)

    def blow(self, event: Event, at: int) -> None:
        args = event.args
        self.heard.append(at)
        match event.kind:
            case "battle.cards":
                self.cards = (args["attack"], args["defence"])
            case "battle.result" | "siege.assault-result":
                self.result = args["result"]
            case "battle.pursuit":
                self.pursuit = args["outcome"]
            case "independents.lose":
                self._lose(self.sides[1], args["points"])
            case "force.loses":
                self._lose(args["realm"], args["points"])
            case "banner.loses":
                self._share(args["banner"], args["points"])
        if event.kind not in ("banner.loses", "force.loses"):
            self._sharing = ("", set())

    def leader_falls(self, realm: str, captain: str, at: int) -> None:
        """He who falls was the one in command of his side."""
        self.fallen = captain
        self.heard.append(at)
        self._sharing = ("", set())
        first, second = self.leads
        self.leads = (captain, second) if realm == self.sides[0] else (first, captain)

    def loses_banner(self, realm: str, at: int) -> None:
        """A whole banner is gone: with the loss it could not bear, or because it found no way out."""
        self.gone.append(realm)
        self.heard.append(at)
        if self._sharing[0] != realm:
            self._perished.add(realm)

    def _share(self, banner: str, points: int) -> None:
        """A banner's share of a loss. What it could not bear is asked of the others again, and is no new loss."""
        realm = banner.rpartition(".")[0]
        whose, had = self._sharing
        if whose != realm:
            had = set()
        if banner not in had:
            self._lose(realm, points)
        self._sharing = (realm, had | {banner})

    def _lose(self, realm: str, points: int) -> None:
        """No side loses more than it had."""
        most = self.strengths.get(realm, points + self.lost.get(realm, 0))
        self.lost[realm] = min(most, self.lost.get(realm, 0) + points)

    def pause(self) -> None:
        """Dice are thrown: the next loss is a new one."""
        self._sharing = ("", set())

    def battle(self, **then: Any) -> Battle:
        """The whole of it, as it is told; `then` is when it was and what the place was."""
        result, won = RESULTS[self.result]
        return Battle(
            kind=self.kind,
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
            losses=None if self._perished else self._pair(self.lost),
            heard=tuple(self.heard),
            destroyed=self.gone.count(self.sides[1] if won else self.sides[0]),
            **then,
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
    heard: list[int] = field(default_factory=list)

    def burn(self, place: PlaceId, owner: str, at: int) -> None:
        self.burnt.setdefault(place, owner)
        self.heard.append(at)

    def told(self, woken_by: str, **then: Any) -> Dragons:
        return Dragons(
            kind="dragons",
            who=woken_by,
            place=self.lair,
            n=self.count,
            burnt=tuple(self.burnt),
            slain=tuple(dict.fromkeys(self.slain)),
            suffered=tuple(dict.fromkeys(owner for owner in self.burnt.values() if owner)),
            heard=tuple(self.heard),
            **then,
        )
