"""The forced march of goblinoids (ME-RAC-17, ME-RAC-18): they eat once more, scout once more and march once more.

Who is on one is noted among the things done this turn: banners that may still scout and march on, those that have
marched on, and tiles from which a force has set out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Refusal, Story, roll
from gonfalon.rulesets.common.orders import BannerNumbers, Order
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.ground import armies, oaths, supplies
from gonfalon.rulesets.mighty.ground.supplies import Mess
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.races.table import of_banner
from gonfalon.rulesets.mighty.season import scouting, subsistence
from gonfalon.rulesets.mighty.season.scouting import Scout
from gonfalon.rulesets.mighty.spells import hooks as magic
from gonfalon.rulesets.mighty.state import Banner, BannerId, War
from gonfalon.world.tiles import PlaceId

RULE = "ME-RAC-17"
LOSSES = {1: 50, 2: 20, 3: 10, 4: 5, 5: 0, 6: 0}  # ME-RAC-18: D6 → the loss is another D6 times this


class PressOn(Order, frozen=True):
    """Banners that have marched into a tile go on from there."""

    form = "forced march {banners}"
    banners: BannerNumbers


def presses_on(war: War, banner_id: BannerId) -> bool:
    """Is this banner on a forced march in this turn, or has it made one?"""
    return any(banner_id in banners for banners in war.turn.forced.values())


def is_secret(war: War) -> bool:
    """Whether a force can march on depends on its baggage, which may be its owner's secret (ME-RLM-30)."""
    moved = armies.alive(war, war.turn.moved)
    return war.settings.hide_baggage and any(of_banner(war, war.banners[i]).restless for i in moved)


# --- which forces may ------------------------------------------------------------------------------------


def options(war: War) -> Iterable[PressOn]:
    """Each banner alone, and all of a tile that can go together."""
    together: dict[PlaceId, list[int]] = {}
    for banner in (war.banners[i] for i in armies.alive(war, war.turn.moved)):
        if _judge_banner(war, banner) is None and _judge_place(war, banner.place) is None:
            together.setdefault(banner.place, []).append(banner.number)
    for numbers in together.values():
        alone = [(number,) for number in numbers] if len(numbers) > 1 else []
        for group in (tuple(numbers), *alone):
            if judge(war, PressOn(group)) is None:
                yield PressOn(group)


def judge(war: War, order: PressOn) -> Refusal | None:
    """Goblinoids of one tile that have marched into it, met no enemy, and can feed themselves again (ME-RAC-17)."""
    company = [war.banners.get(f"{war.player}.{n}") for n in order.banners]
    known = [b for b in company if b is not None]
    if len(known) < len(set(order.banners)) or len(set(order.banners)) < len(order.banners):
        numbers = " ".join(map(str, order.banners))
        return Refusal.of("mighty-march-banners", rule="ME-RLM-25", banners=numbers)
    if len({b.place for b in known}) > 1:
        return Refusal.of("mighty-march-apart", rule="ME-MOV-25")
    refusal = next(filter(None, (_judge_banner(war, b) for b in known)), None) or _judge_place(war, known[0].place)
    return refusal or _judge_food(war, known)


def _judge_banner(war: War, banner: Banner) -> Refusal | None:
    name = banner.number
    if not of_banner(war, banner).restless:
        return Refusal.of("mighty-races-no-forced-march", rule=RULE, banner=name)
    if presses_on(war, banner.id):
        return Refusal.of("mighty-races-pressed-on", rule=RULE, banner=name)
    if banner.id not in war.turn.moved or banner.ship or banner.landed:
        return Refusal.of("mighty-races-not-marched", rule=RULE, banner=name)
    return oaths.elsewhere(war, banner)


def _judge_place(war: War, place: PlaceId) -> Refusal | None:
    """No battle and no siege lies before it there, and no other part of the force has marched on from there."""
    if place in war.sieges or battle.meeting(war, place) is not None:
        return Refusal.of("mighty-races-enemy", rule=RULE, place=place)
    if place in war.turn.forced:
        return Refusal.of("mighty-races-force-gone", rule=RULE, place=place)
    return None


def _judge_food(war: War, company: Sequence[Banner]) -> Refusal | None:
    """No shortfall test takes the place of the extra subsistence."""
    place, mess = company[0].place, _mess(company)
    supply = sum(b.baggage for b in company) + _stock(war, mess)
    if (needed := _hungry(war, mess)) > supply:
        return Refusal.of("mighty-races-no-food", rule=RULE, place=place, needed=needed, supply=supply)
    return None


def _mess(company: Sequence[Banner]) -> Mess:
    return Mess(company[0].place, aboard=False, inside=False, ids=tuple(b.id for b in company))


def _hungry(war: War, mess: Mess) -> int:
    """Who of the force does not live off the tile it has reached."""
    fed = magic.forage(war, mess.place, len(mess.ids))
    if fed is None:
        fed = races.fed(war, mess.place, subsistence.yields(war, mess.place), mess.ids)
    return max(0, len(mess.ids) - fed)


def _stock(war: War, mess: Mess) -> int:
    return war.stockpiles.get(mess.place, 0) if supplies.may_use_stockpile(war, mess, war.player) else 0


# --- the march -------------------------------------------------------------------------------------------


def press_on(war: War, order: PressOn) -> Story[None]:
    """The force eats at once; then each of its banners may scout and march once more (ME-RAC-17)."""
    company = [war.banners[f"{war.player}.{n}"] for n in order.banners]
    mess = _mess(company)
    yield from subsistence.pay(war, mess, mess.ids, _stock(war, mess), _hungry(war, mess))
    turn = war.turn
    war.turn = replace(
        turn,
        scouts=tuple(i for i in turn.scouts if i not in mess.ids),
        moved=tuple(i for i in turn.moved if i not in mess.ids),
        forced={**turn.forced, mess.place: tuple(mess.ids)},
    )
    shows = war.settings.hide_baggage  # that there was enough to eat
    told: dict[str, Any] = {"realm": war.player, "place": mess.place, "banners": len(mess.ids)}
    war.tell("races.forced-march", rule=RULE, shows=shows, **told)


def scoutings(war: War) -> Iterable[Scout]:
    return (order for order in scouting.options(war) if judge_scouting(war, order) is None)


def judge_scouting(war: War, order: Scout) -> Refusal | None:
    """One tile for each banner on a forced march; all others have scouted before (ME-SCT-02)."""
    banner_id = f"{war.player}.{order.banner}"
    if banner_id in war.banners and (not presses_on(war, banner_id) or banner_id in war.turn.moved):
        return Refusal.of("mighty-races-no-scouting", rule=RULE, banner=order.banner)
    return scouting.judge(war, order)


def exhaust(war: War, ids: Sequence[BannerId]) -> Story[None]:
    """The second move is done: a D6 for each banner that made it, before any battle it brings on (ME-RAC-18)."""
    for banner_id in [i for i in armies.alive(war, ids) if presses_on(war, i) and i in war.turn.moved]:
        (die,) = yield from roll(1, 6, "forced march", rule="ME-RAC-18", who=war.player)
        if LOSSES[die]:
            (pips,) = yield from roll(1, 6, "forced march loss", rule="ME-RAC-18", who=war.player)
            yield from armies.lose(war, banner_id, pips * LOSSES[die], "ME-RAC-18")


DEEDS = (
    Deed(PressOn, options, judge, press_on),
    Deed(Scout, scoutings, judge_scouting, scouting.carry_out),
)
