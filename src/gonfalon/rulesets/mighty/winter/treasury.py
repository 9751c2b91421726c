"""Crowns (ME-REV-01, ME-REV-13, ME-REV-14): every one is accounted for from revenue to spending to what is lost."""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.kernel import Refusal
from gonfalon.rulesets.mighty.state import RealmId, War
from gonfalon.world.tiles import PlaceId


def crowns(war: War, realm: RealmId) -> int:
    """What a player has left to spend this winter."""
    return war.winter[realm].crowns


def gather(war: War, realm: RealmId, amount: int, rule: str) -> None:
    """The year's revenue; how much it is follows from the open map and is known to all (ME-WIN-07)."""
    war.winter[realm] = replace(war.winter[realm], gathered=amount, crowns=amount)
    war.tell("crowns.gathered", rule=rule, realm=realm, crowns=amount)


def add_bonus(war: War, realm: RealmId, amount: int, rule: str) -> None:
    """An event or a spell adds to this year's revenue, when it is gathered (ME-REV-12)."""
    war.winter[realm] = replace(war.winter[realm], bonus=war.winter[realm].bonus + amount)
    war.tell("crowns.bonus", rule=rule, realm=realm, crowns=amount)


def add_loss(war: War, realm: RealmId, amount: int, rule: str) -> None:
    """An event or a spell takes from this year's revenue, when it is gathered (ME-REV-12)."""
    war.winter[realm] = replace(war.winter[realm], loss=war.winter[realm].loss + amount)
    war.tell("crowns.loss", rule=rule, realm=realm, crowns=amount)


def deprive(war: War, place: PlaceId, rule: str) -> None:
    """The place pays nothing this winter."""
    war.no_revenue.setdefault(place, rule)


def judge_price(war: War, realm: RealmId, amount: int, rule: str) -> Refusal | None:
    """There is no credit (ME-REV-13)."""
    if amount > crowns(war, realm):
        return Refusal.of("mighty-crowns-short", rule=rule, price=amount, crowns=crowns(war, realm))
    return None


def spend(war: War, realm: RealmId, amount: int, what: str, rule: str, *, secret: bool = True) -> None:
    """Lay out crowns; on what is the player's secret unless the thing itself is seen (ME-WIN-07)."""
    assert judge_price(war, realm, amount, rule) is None, f"{realm} cannot pay {amount}"
    war.winter[realm] = replace(war.winter[realm], crowns=crowns(war, realm) - amount)
    to = (realm,) if secret else None
    war.tell("crowns.spent", rule=rule, to=to, realm=realm, crowns=amount, what=what)


def return_crowns(war: War, realm: RealmId, amount: int, rule: str) -> None:
    """What was paid for comes to nothing through no fault of his."""
    war.winter[realm] = replace(war.winter[realm], crowns=crowns(war, realm) + amount)
    war.tell("crowns.returned", rule=rule, to=(realm,), realm=realm, crowns=amount)


def give(war: War, realm: RealmId, other: RealmId, amount: int, rule: str) -> None:
    """A free gift between rulers (ME-REV-13); only the two of them know."""
    war.winter[realm] = replace(war.winter[realm], crowns=crowns(war, realm) - amount)
    war.winter[other] = replace(war.winter[other], crowns=crowns(war, other) + amount)
    war.tell("crowns.given", rule=rule, to=(realm, other), realm=realm, other=other, crowns=amount)


def lose_the_rest(war: War, realm: RealmId) -> None:
    """What was not spent in its winter is lost (ME-REV-14)."""
    left = crowns(war, realm)
    if left:
        war.winter[realm] = replace(war.winter[realm], crowns=0)
        war.tell("crowns.lost", rule="ME-REV-14", to=(realm,), realm=realm, crowns=left)
