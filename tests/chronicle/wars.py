"""Long wars by chance, told through the saga: for reading habits that only show over years."""

from __future__ import annotations

from random import Random

from saga import Saga

BATTLES = ("attacker-scattered", "attacker-defeated", "draw", "defender-defeated", "defender-scattered")
CHASES = ("", "shadowed", "baggage", "covered", "dispersed", "general", "rear-guard")
WINTERS = ("famine", "peasant-revolt", "plentiful-harvest", "special-tribute", "increased-revenue")
CARDS = (("direct", "surprise", "flank"), ("counter", "hold", "withdraw"))


class War:
    """Three realms that fight over fourteen towns."""

    def __init__(self, seed: str) -> None:
        self.rng, self.saga = Random(seed), Saga(("red", "blue", "yellow"))
        board = self.saga.board
        places = [p for p in board.places if p not in board.capitals and board.enterable(p)]
        self.towns = self.rng.sample(places, 14)
        self.kinds = {p: self.rng.choice(("village", "village", "fortress", "city")) for p in self.towns}
        self.owners: dict[str, str] = {}

    def years(self, count: int) -> Saga:
        for year in range(1, count + 1):
            for month in range(1, 7):
                self.saga.month(year, month)
                for _ in range(self.rng.randint(1, 4)):
                    self.deed(self.rng.choice(self.saga.realms), self.rng.choice(self.towns))
            self.saga.winter(year)
            for realm in self.saga.realms:
                self.saga.tell("winter.event", "ME-EVT-02", realm=realm, event=self.rng.choice(WINTERS))
        return self.saga

    def deed(self, realm: str, place: str) -> None:
        owner = self.owners.get(place)
        self.saga.tell("turn.begins", "ME-TRN-05", realm=realm)
        if owner is None:
            self.saga.found(realm, place, self.kinds[place])
            self.owners[place] = realm
        elif owner != realm:
            self.saga.march(f"{realm}.{self.rng.randint(1, 4)}", place)
            self.rng.choice((self.siege, self.battle, self.battle, self.walk_in))(realm, owner, place)

    def siege(self, realm: str, owner: str, place: str) -> None:
        self.saga.tell("siege.begins", "ME-SIE-10", place=place, realm=realm, defender=owner)
        result = self.rng.choice(("stormed", "repulse", ""))
        if result:
            self.saga.assault(realm, owner, place, result)
        if result == "stormed":
            self.owners[place] = realm

    def battle(self, realm: str, owner: str, place: str) -> None:
        rng, result = self.rng, self.rng.choice(BATTLES)
        strength = (rng.randint(8, 30) * 50, rng.randint(8, 30) * 50)
        fallen, chase = rng.choice(("", "", realm, owner)), rng.choice(CHASES) if result != "draw" else ""
        cards = (rng.choice(CARDS[0]), rng.choice(CARDS[1]))
        self.saga.battle(realm, owner, place, result, cards, strength, fallen=fallen, pursuit=chase)
        if result.startswith("defender"):
            self.walk_in(realm, owner, place)
            if rng.random() < 0.3:
                self.saga.tell("land.razed", "ME-RAZ-04", place=place, realm=realm)

    def walk_in(self, realm: str, owner: str, place: str) -> None:
        self.saga.taken(realm, owner, place, self.kinds[place])
        self.owners[place] = realm
