"""Behind the walls (ME-SIE-02 to ME-SIE-09): defenders take refuge, and the attacker besieges them or turns back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from gonfalon.kernel import Pick, Refusal, Several, Story, ask
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.common.orders import BannerNumbers, Order, order_question
from gonfalon.rulesets.mighty.ground import armies, besieging, lands
from gonfalon.rulesets.mighty.realms import reorganisation
from gonfalon.rulesets.mighty.realms.reorganisation import Regroup
from gonfalon.rulesets.mighty.siege import withdrawal
from gonfalon.rulesets.mighty.state import INDEPENDENT, Banner, Fight, War
from gonfalon.world.tiles import PlaceId


class Besiege(Order, frozen=True):
    """All stay and besiege."""

    form = "besiege"


class BesiegeWith(Order, frozen=True):
    """These stay and besiege, the others turn back."""

    form = "besiege with {banners}"
    banners: BannerNumbers


class TurnBack(Order, frozen=True):
    """All turn back."""

    form = "return"


CHOICES = (Besiege, BesiegeWith, TurnBack, Regroup)


def refuge(war: War, fight: Fight) -> Story[Fight | None]:
    """Defenders may shut themselves up; gives back the fight that is left to be fought in the field, or None.

    Once nobody stands in the field any more, the attacker decides what to do about those inside.
    """
    if fight.defender == INDEPENDENT:
        yield from decide(war, fight)
        return None
    if lands.owner(war, fight.place) != fight.defender:
        return fight
    outside = yield from _shut_in(war, fight)
    if outside or not armies.garrison(war, fight.place):
        return replace(fight, defenders=outside)
    yield from decide(war, fight)
    return None


# --- the defender ----------------------------------------------------------------------------------------


def _shut_in(war: War, fight: Fight) -> Story[tuple[str, ...]]:
    """The owner of the walls says which banners go in, as far as there is room (ME-SIE-02 to ME-SIE-04).

    Rivers and mountains in the tile do not hinder them. Who stays outside is given back.
    """
    room = lands.room_behind_walls(war, fight.place) - len(armies.garrison(war, fight.place))
    if room < 1 or not fight.defenders:
        return fight.defenders
    numbers = tuple(war.banners[i].number for i in fight.defenders)
    chosen = yield from ask(
        Several(
            who=fight.defender,
            what="siege.refuge",
            rule="ME-SIE-02",
            about={"place": fight.place, "attacker": fight.attacker, "room": room},
            among=numbers,
            most=room,
        )
    )
    for number in chosen:
        banner = war.banners[f"{fight.defender}.{number}"]
        war.banners[banner.id] = replace(banner, inside=True)
        war.tell("siege.refuge", rule="ME-SIE-02", banner=banner.id, place=fight.place)
    return tuple(i for i in fight.defenders if not war.banners[i].inside)


# --- the attacker ----------------------------------------------------------------------------------------


def decide(war: War, fight: Fight) -> Story[None]:
    """The attacker besieges the place or turns back, with all banners or with some (ME-SIE-07, ME-SIE-08)."""
    place = fight.place
    while isinstance(order := (yield from ask(_stay_or_return(war, fight))), Regroup):
        yield from reorganisation.regroup(war, order)
    yield from withdrawal.turn_back(war, [banner.id for banner in _returners(war, place, order)])
    if armies.field(war, place, fight.attacker):
        besieging.begin(war, place, fight.attacker, fight.defender, fight.independents)
    else:
        besieging.come_out(war, place)
        war.tell("siege.declined", rule="ME-SIE-07", place=place, realm=fight.attacker, defender=fight.defender)


def _stay_or_return(war: War, fight: Fight) -> Pick[Order]:
    place = fight.place

    def orders() -> Iterable[Order]:
        return _choices(war, place)

    def draw(rng: Chance) -> Order:
        """Chance besieges more often than not, and does not regroup for ever."""
        return Besiege() if rng.getrandbits(1) else pick_one(tuple(orders()), rng)

    return order_question(
        fight.attacker,
        "siege.stay",
        "ME-SIE-07",
        CHOICES,
        orders,
        lambda order: _judge(war, place, order),
        about={"place": place, "defender": fight.defender},
        draw=draw,
    )


def _choices(war: War, place: PlaceId) -> Iterable[Order]:
    """Those worth listing: all, none, one, all but one; and banners strong enough for it split in two."""
    yield Besiege()
    here = [banner.number for banner in armies.field(war, place, war.player)]
    some: list[tuple[int, ...]] = [(number,) for number in here] if len(here) > 1 else []
    some += [tuple(n for n in here if n != number) for number in here] if len(here) > 2 else []
    for order in (TurnBack(), *map(BesiegeWith, some)):
        if _judge(war, place, order) is None:
            yield order
    for banner in armies.field(war, place, war.player):
        yield from reorganisation.in_two(banner)


def _returners(war: War, place: PlaceId, order: Order) -> list[Banner]:
    here = armies.field(war, place, war.player)
    if isinstance(order, BesiegeWith):
        return [banner for banner in here if banner.number not in order.banners]
    return here if isinstance(order, TurnBack) else []


def _judge(war: War, place: PlaceId, order: Order) -> Refusal | None:
    """Banners of this force, and a way back for those who return."""
    if isinstance(order, (Regroup, BesiegeWith)) and (refusal := _judge_banners(war, place, order.banners)):
        return refusal
    if isinstance(order, Regroup):
        return reorganisation.judge_regroup(war, order)
    return withdrawal.no_way_back(war, _returners(war, place, order))


def _judge_banners(war: War, place: PlaceId, numbers: Sequence[int]) -> Refusal | None:
    here = [banner.number for banner in armies.field(war, place, war.player)]
    if set(numbers) <= set(here) and len(set(numbers)) == len(numbers):
        return None
    return Refusal.of("mighty-siege-banners", rule="ME-SIE-08", banners=" ".join(map(str, numbers)))
