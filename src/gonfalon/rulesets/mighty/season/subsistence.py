"""Subsistence (ME-SUB): every banner needs a point, from foraging or from baggage; who gets none goes hungry."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from gonfalon.kernel import Several, Split, Story, ask
from gonfalon.rulesets.mighty.field import breach
from gonfalon.rulesets.mighty.ground import alliances, hunger
from gonfalon.rulesets.mighty.ground.armies import alive, ashore, baggage_of
from gonfalon.rulesets.mighty.ground.lands import owner, subsistence_value
from gonfalon.rulesets.mighty.ground.supplies import (
    STORE,
    Mess,
    banners,
    hears_of_baggage,
    may_use_stockpile,
    messes,
    set_stockpile,
)
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms.calendar import next_phase
from gonfalon.rulesets.mighty.season import instability
from gonfalon.rulesets.mighty.siege import siege
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import BannerId, War
from gonfalon.world.tiles import PlaceId


def step(war: War) -> Story[None]:
    """The active player's subsistence, tile by tile (ME-SUB-01); then hunger works on those who are besieged.

    It is his first phase: everybody forages where the turn finds him (ME-SUB-02).
    """
    if war.spells:
        yield from hooks.turn_begins(war)
    for mess in messes(war, war.player):
        yield from feed(war, mess)
    if war.settings.races:
        yield from instability.unstable(war)
    if war.sieges:
        yield from siege.independents_hunger(war)
    next_phase(war)


def feed(war: War, mess: Mess) -> Story[None]:
    """First the tile's forage, then baggage and stockpile; whom that does not feed goes short (ME-SUB-15)."""
    living = alive(war, mess.ids)
    if war.settings.races:
        living = [i for i in living if races.needs_food(war, war.banners[i])]
    off_ally = False
    if war.alliances and may_live_off_ally(war, mess, living) and (yield from breach.lives_off(war, mess.place)):
        off_ally = True
        living = alive(war, living)  # an ally's troops desert where they are to live off him
    hungry = len(living) - forage(war, mess, living, off_ally=off_ally)
    if hungry <= 0:
        return
    stored = war.stockpiles.get(mess.place, 0)
    stock = stored if stored and may_use_stockpile(war, mess, war.player) else 0
    supply = baggage_of(war, living) + stock
    if supply:
        yield from pay(war, mess, living, stock, min(hungry, supply))
    if hungry > supply:
        judge = None
        if war.settings.races:
            judge = races.may_go_short(living, partial(forage, war, mess, off_ally=off_ally), supply)
        yield from go_short(war, mess, living, hungry - supply, judge)


def forage(war: War, mess: Mess, living: Sequence[BannerId], *, off_ally: bool = False) -> int:
    """How many of these live off the tile they occupy (ME-SUB-03): ashore, and not in a siege (ME-SUB-06).

    Those aboard have their baggage and nothing else (ME-SUB-16, ME-SEA-07).
    """
    place = mess.place
    if mess.aboard or place in war.sieges:
        return 0
    if war.spells and (fed := hooks.forage(war, place, len(mess.ids))) is not None:
        return fed
    value = yields(war, place, off_ally=off_ally)
    return races.fed(war, place, value, living) if war.settings.races else value


def yields(war: War, place: PlaceId, *, off_ally: bool = False) -> int:
    """What a tile has for the active player's banners in it: whosoever it is, unless it is an ally's (ME-SUB-05).

    Where its owner's own banners stand in it, these come first. In the first version of the rules nobody lived off
    another's land.
    """
    host, value = owner(war, place), subsistence_value(war, place)
    if host == war.player or off_ally:
        return value
    if not war.settings.mended or alliances.is_ally(war, war.player, place):
        return 0
    return max(0, value - len(ashore(war, place, host)))


def may_live_off_ally(war: War, mess: Mess, living: Sequence[BannerId]) -> bool:
    """Is it an ally's tile that would feed them? To live off it is to break the alliance (ME-DIP-10)."""
    place = mess.place
    if not alliances.is_ally(war, war.player, place) or not living or mess.aboard or place in war.sieges:
        return False
    return hooks.forage(war, place, len(mess.ids)) is None and races.lives_off(war, living, place)


def pay(war: War, mess: Mess, living: Sequence[BannerId], stock: int, points: int) -> Story[None]:
    """Baggage and stockpile pay what foraging does not; the owner says whose (ME-SUB-07, ME-SUB-08, ME-SUB-10).

    Where baggage is hidden he is asked in any case: whether he has a choice would tell who carries how much.
    """
    if not points:
        return
    player, hidden = war.player, war.settings.hide_baggage
    several = hidden and (len(living) > 1 or may_use_stockpile(war, mess, player))
    payers = [b for b in banners(war, living) if b.baggage]
    parts, purse = [b.id for b in payers], [b.baggage for b in payers]
    if stock:
        parts.append(STORE)
        purse.append(stock)
    shares = yield from ask(
        Split(
            who=player,
            what="subsistence.pay",
            rule="ME-SUB-07",
            about={"place": mess.place},
            forced=war.settings.forced and not several,
            quiet=hidden and not several,
            total=points,
            parts=tuple(parts),
            least=(0,) * len(parts),
            most=tuple([min(points, p) for p in purse]),
        )
    )
    for banner, share in zip(payers, shares, strict=False):
        war.banners[banner.id] = replace(banner, baggage=banner.baggage - share)
    if stock:
        set_stockpile(war, mess.place, stock - shares[-1])
    to = hears_of_baggage(war, player)
    war.tell("subsistence.paid", rule="ME-SUB-07", to=to, realm=player, place=mess.place, points=points)


def go_short(
    war: War, mess: Mess, living: Sequence[BannerId], count: int, judge: races.Judge | None = None
) -> Story[None]:
    """The owner chooses who goes short (ME-SUB-15); each tests, and in a siege the walls feel it (ME-SIE-32).

    Where baggage is hidden, that there is none left was a secret until now.
    """
    if war.settings.hide_baggage:
        war.tell("subsistence.hunger", rule="ME-SUB-15", shows=True, realm=war.player, place=mess.place, count=count)
    short = living
    if count < len(living) or not war.settings.forced:
        short = yield from _choose_hungry(war, mess, living, count, judge)
    for banner_id in short:
        if races.needs_food(war, war.banners[banner_id]):
            yield from hunger.deplete(war, banner_id, "ME-SUB-12")
    if mess.inside:
        yield from siege.starvation(war, mess.place)


def _choose_hungry(
    war: War, mess: Mess, living: Sequence[BannerId], count: int, judge: races.Judge | None
) -> Story[Sequence[BannerId]]:
    return (
        yield from ask(
            Several(
                who=war.player,
                what="subsistence.short",
                rule="ME-SUB-15",
                about={"place": mess.place},
                forced=war.settings.forced,
                among=tuple(b.id for b in banners(war, living)),
                least=count,
                most=count,
                judge=judge,
            )
        )
    )


def shortfall(war: War, banner_id: BannerId, rule: str) -> Story[None]:
    """The shortfall chart (ME-SUB-12); the loss is that banner's (ME-SUB-13). Undead never test (ME-RAC-04)."""
    if races.needs_food(war, war.banners[banner_id]):
        yield from hunger.deplete(war, banner_id, rule)
