"""Reorganisation (ME-REO): troops change banners, banners merge and split, baggage and stockpiles are shared out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from msgspec.structs import replace

from gonfalon.kernel import Refusal, Story, at_once
from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.common.orders import BannerNumber, BannerNumbers, Counts, Order, PlaceName
from gonfalon.rulesets.common.phases import Deed, draw_among
from gonfalon.rulesets.mighty.ground.armies import (
    BAGGAGE,
    CARRIES,
    ID,
    LEAST,
    MOST,
    garrison,
    raise_banner,
    restructure,
    room_for_baggage,
)
from gonfalon.rulesets.mighty.ground.lands import STOCKPILE, has_open_bridge, is_open_city, owner, room_behind_walls
from gonfalon.rulesets.mighty.ground.supplies import (
    Mess,
    banners,
    hears_of_baggage,
    may_use_stockpile,
    messes,
    sees_stockpile,
    set_stockpile,
)
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms.calendar import next_order
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import Banner, War
from gonfalon.world.ground import BRIDGE, PASSES
from gonfalon.world.tiles import PlaceId


class Regroup(Order, frozen=True):
    """These banners become banners of these strengths: `regroup 1 2 as 700 800`, `regroup 3 as 500 600`."""

    form = "regroup {banners} as {points}"
    banners: BannerNumbers
    points: Counts


class ShareBaggage(Order, frozen=True):
    """Baggage in the tile of this banner goes to the banners there in order of number, then to the stockpile."""

    form = "baggage of {banner} as {shares}"
    banner: BannerNumber
    shares: Counts


class DestroyStockpile(Order, frozen=True):
    form = "destroy stockpile at {place}"
    by_hand = {}
    place: PlaceName


def step(war: War) -> Story[None]:
    """Phase 7 (ME-REO-01). Whether a banner is weak is a secret, so the phase never passes by itself."""
    return next_order(
        war,
        "reorganisation.order",
        DEEDS,
        rule="ME-REO-01",
        forced=False,
        may_end=weak_left,
        way=strengthening,
    )


# --- troops ----------------------------------------------------------------------------------------------


def companies(war: War) -> list[list[Banner]]:
    """Banners of one force, which may exchange troops (ME-REO-02).

    Terror keeps a banner from it (ME-MAG-25).
    """
    found: dict[PlaceId, list[list[Banner]]] = {}
    player = war.player
    for banner in war.banners.values():
        if banner.realm != player or (war.spells and hooks.stunned(war, (banner,))):
            continue
        if banner.place not in found:
            found[banner.place] = [[banner]]
            continue
        for company in found[banner.place]:
            if _together(war, company[0], banner):
                company.append(banner)
                break
        else:
            found[banner.place].append([banner])
    return list(chain.from_iterable(found.values()))


def _together(war: War, a: Banner, b: Banner) -> bool:
    """Are they of one force (ME-RLM-33)? By a setting they must also be able to walk to each other (ME-REO-02)."""
    if a.place != b.place or not of_one_kind(a, b):
        return False
    if war.settings.weak_banners == "tile" and _has_weak(war, a):
        return True
    if a.inside != b.inside or (not a.ship) != (not b.ship):
        return False
    if war.settings.transfers == "tile" or a.half == b.half or a.ship or a.inside:
        return True
    return _in_reach(war, a, b)


def _has_weak(war: War, banner: Banner) -> bool:
    """Is a banner of its owner and kind in the tile too weak to stay as it is (ME-REO-05)?"""
    mine = (b for b in war.banners.values() if b.place == banner.place and b.realm == banner.realm)
    return any(b.points < LEAST and of_one_kind(b, banner) for b in mine)


def _in_reach(war: War, a: Banner, b: Banner) -> bool:
    """Each can walk to the other: from a mountain edge it is easy to come down, not to go up."""
    passes = is_open_city(war, a.realm, a.place)
    bridge = has_open_bridge(war, a.realm, a.place) or (bool(war.spells) and hooks.is_dry(war, a.place))
    reach = war.board.ground(a.place).reach[BRIDGE * bridge | PASSES * passes]
    return bool(reach[a.half] >> b.half & reach[b.half] >> a.half & 1)


def of_one_kind(a: Banner, b: Banner) -> bool:
    """Own troops mix with own troops only; contingents and hosts stay banners of their own (ME-DEP-04, ME-MAG-31)."""
    return a.kind == b.kind and a.origin == b.origin and a.race == b.race


def weak_left(war: War) -> Refusal | None:
    """Banners below 500 must combine with others of their company (ME-REO-05)."""
    player = war.player
    if not [b for b in war.banners.values() if b.points < LEAST and b.realm == player]:
        return None
    for company in companies(war):
        weak = [b for b in company if b.points < LEAST]
        if weak and len(company) > 1:
            return Refusal.of("mighty-reorganise-weak", rule="ME-REO-05", banner=weak[0].number, least=LEAST)
    return None


def strengthening(war: War) -> Regroup | None:
    """A regrouping after which fewer banners are weak: every one that takes in a weak banner is (ME-REO-06)."""
    weak = [b.number for b in war.banners.values() if b.points < LEAST and b.realm == war.player]
    return next((order for order in regroupings(war) if not set(weak).isdisjoint(order.banners)), None)


def regroupings(war: War) -> Iterable[Regroup]:
    """Those worth listing: two become one, two share evenly, one becomes two, and the whole company shares evenly."""
    for company in companies(war):
        yield from _regroupings_of(war, company)


def _regroupings_of(war: War, company: Sequence[Banner]) -> list[Regroup]:
    found: list[Regroup] = []
    for i, a in enumerate(company):
        if a.points >= 2 * LEAST and _no_room(war, (a,), 2) is None:
            found += in_two(a)
        for b in company[i + 1 :]:
            found += _of_two(a, b, alone=len(company) == 2)
    return [*found, *_of_all(company)] if len(company) > 2 else found


def draw_regrouping(war: War, rng: Chance) -> Regroup | None:
    """Of one company by chance."""
    able = []
    for company in companies(war):
        if len(company) > 1 or company[0].points >= 2 * LEAST:
            able.append(company)
    drawn = draw_among(war, able, _regroupings_of, rng)
    return drawn[1] if drawn else None


def in_two(banner: Banner) -> list[Regroup]:
    """A banner split evenly, if both halves have the size of a banner (ME-REO-06, ME-REO-07)."""
    if not 2 * LEAST <= banner.points <= 2 * MOST:
        return []
    return [Regroup((banner.number,), (banner.points - banner.points // 2, banner.points // 2))]


def _of_two(a: Banner, b: Banner, *, alone: bool) -> list[Regroup]:
    """Two banners become one, or share evenly; if they are the whole company, even one weak banner (ME-REO-05)."""
    total, numbers, found = a.points + b.points, (a.number, b.number), []
    if LEAST <= total <= MOST or (alone and total < LEAST):
        found.append(Regroup(numbers, (total,)))
    shared = (total - total // 2, total // 2)
    if 2 * LEAST <= total <= 2 * MOST and shared != (a.points, b.points):
        found.append(Regroup(numbers, shared))
    return found


def _of_all(company: Sequence[Banner]) -> list[Regroup]:
    """A whole company becomes as many banners or fewer, evenly; or one weak banner (ME-REO-05)."""
    before = tuple([b.points for b in company])
    total = sum(before)
    fewest, most = (1, 1) if total < LEAST else (-(-total // MOST), min(total // LEAST, len(company)))
    shared = [_shared(total, count) for count in range(fewest, most + 1)]
    numbers = tuple([b.number for b in company])
    return [Regroup(numbers, points) for points in shared if points != before]


def _shared(total: int, count: int) -> tuple[int, ...]:
    """So many as evenly as can be, the larger shares first."""
    share, odd = divmod(total, count)
    return (share + 1,) * odd + (share,) * (count - odd)


def judge_regroup(war: War, order: Regroup) -> Refusal | None:
    """Own banners that can reach each other; the sum stays; every new banner has 500 to 1500 points (ME-REO-06)."""
    company = [war.banners.get(f"{war.player}.{n}") for n in order.banners]
    if len(set(order.banners)) != len(order.banners) or None in company:
        return Refusal.of("mighty-reorganise-banners", rule="ME-REO-02", banners=" ".join(map(str, order.banners)))
    known = [b for b in company if b is not None]
    if refusal := hooks.stunned(war, known):
        return refusal
    if not all(of_one_kind(known[0], b) for b in known):
        return Refusal.of("mighty-reorganise-kinds", rule="ME-DEP-04")
    if not all(_together(war, known[0], b) for b in known):
        return Refusal.of("mighty-reorganise-apart", rule="ME-REO-02")
    total = sum(b.points for b in known)
    if sum(order.points) != total:
        return Refusal.of("mighty-reorganise-sum", rule="ME-REO-08", total=total, given=sum(order.points))
    if order.points == (total,) and total < LEAST and _is_whole_company(war, known):
        return None
    if not all(LEAST <= p <= MOST for p in order.points):
        return Refusal.of("mighty-reorganise-size", rule="ME-REO-06", least=LEAST, most=MOST)
    return _no_room(war, known, len(order.points))


def _no_room(war: War, company: Sequence[Banner], count: int) -> Refusal | None:
    """So many banners need a ship each where they are aboard (ME-SEA-28), and their room behind walls (ME-SIE-03)."""
    more, first = count - len(company), company[0]
    if more > 0 and first.ship:
        return Refusal.of("mighty-reorganise-aboard", rule="ME-SEA-28")
    if more > 0 and first.inside and len(garrison(war, first.place)) + more > room_behind_walls(war, first.place):
        return Refusal.of("mighty-reorganise-walls", rule="ME-SIE-03", place=first.place)
    return None


def _is_whole_company(war: War, known: list[Banner]) -> bool:
    return any(len(c) == len(known) and known[0] in c for c in companies(war))


@at_once
def regroup(war: War, order: Regroup) -> None:
    """The first banners keep their numbers and places; what is left over merges, what is new takes a free number."""
    player = war.player
    company = []
    for number in order.banners:
        company.append(war.banners[f"{player}.{number}"])
    first = company[0]
    bars = _bars(company)
    kept, merged = company[: len(order.points)], company[len(order.points) :]
    while len(kept) < len(order.points):
        new = raise_banner(war, player, 0, first.place, first.half)
        kin = {"kind": first.kind, "origin": first.origin, "race": first.race}
        kept.append(replace(new, inside=first.inside, landed=first.landed, **kin))
    baggage = sum(map(BAGGAGE, company))
    for banner in merged:
        _dissolve(war, banner)
    for banner, points in zip(kept, order.points, strict=True):
        share = min(baggage, banner.baggage)
        restructure(war, banner, points, share, bars)
        baggage -= share
    _note_restrictions(war, kept, company)
    war.tell("reorganisation.regrouped", rule="ME-REO-08", realm=player, place=first.place)
    if baggage and (lost := _stow(war, kept, baggage)):
        to = hears_of_baggage(war, player)
        war.tell("reorganisation.left-behind", rule="ME-REO-09", to=to, place=first.place, points=lost)


def _bars(company: Sequence[Banner]) -> dict[str, int]:
    """What holds one of them back holds them all (ME-TRN-08)."""
    for banner in company:
        if banner.no_move or banner.no_scout or banner.beaten:
            return {name: max([getattr(b, name) for b in company]) for name in ("no_move", "no_scout", "beaten")}
    return {}


def _dissolve(war: War, banner: Banner) -> None:
    """A merged banner's number is free again; what others knew of it is forgotten."""
    del war.banners[banner.id]
    for viewer in war.realms if war.known else ():
        war.known.pop(f"{viewer}:{banner.id}", None)


def _note_restrictions(war: War, kept: Sequence[Banner], company: Sequence[Banner]) -> None:
    """A banner made from one that has moved or scouted this turn has done so too (ME-TRN-08)."""
    turn, before = war.turn, set(map(ID, company))
    for name, done in (("scouts", turn.scouts), ("moved", turn.moved), ("stayed", turn.stayed)):
        if done and not before.isdisjoint(done) and (new := [b.id for b in kept if b.id not in done]):
            war.turn = replace(war.turn, **{name: (*done, *new)})


def _stow(war: War, kept: Sequence[Banner], baggage: int) -> int:
    """The baggage of merged banners goes to the others; what they cannot carry is lost (ME-REO-09)."""
    for banner in (war.banners[b.id] for b in kept):
        if taken := min(baggage, room_for_baggage(war, banner)):
            war.banners[banner.id] = replace(banner, baggage=banner.baggage + taken)
            baggage -= taken
    return baggage


# --- baggage and stockpiles ------------------------------------------------------------------------------


def _mess_of(war: War, number: int) -> Mess | None:
    banner_id = f"{war.player}.{number}"
    return next((m for m in messes(war, war.player) if banner_id in m.ids), None)


def _stores(war: War, mess: Mess) -> tuple[list[int], int]:
    """What each banner and, where it can be reached, the stockpile holds; and how many of these there are."""
    held = list(map(BAGGAGE, banners(war, mess.ids)))
    if may_use_stockpile(war, mess, war.player):
        held.append(war.stockpiles.get(mess.place, 0))
    return held, len(held)


def sharings(war: War) -> Iterable[ShareBaggage]:
    """Those worth listing: everything on the banners, evenly; as much as possible in the stockpile."""
    for mess in messes(war, war.player):
        yield from _sharings_of(war, mess)


def _sharings_of(war: War, mess: Mess) -> list[ShareBaggage]:
    """None among banners of which some can carry nothing (ME-RAC-04): there the owner says himself who takes what."""
    held, places = _stores(war, mess)
    total, carriers = sum(held), len(mess.ids)
    if not total or (places == 1 and total <= CARRIES):
        return []
    if war.settings.races and not all(races.carries(war, war.banners[i]) for i in mess.ids):
        return []
    ways = [_evenly(total, carriers, places)]
    if places > carriers:
        ways.append(_stored(total, carriers))
    number, before = war.banners[mess.ids[0]].number, tuple(held)
    return [ShareBaggage(number, shares) for shares in dict.fromkeys(ways) if shares != before]


def draw_sharing(war: War, rng: Chance) -> ShareBaggage | None:
    """Of one mess by chance."""
    drawn = draw_among(war, messes(war, war.player), _sharings_of, rng)
    return drawn[1] if drawn else None


def _evenly(total: int, carriers: int, places: int) -> tuple[int, ...]:
    shares = _shared(min(total, carriers * CARRIES), carriers)
    return shares if places == carriers else (*shares, min(STOCKPILE, total - sum(shares)))


def _stored(total: int, carriers: int) -> tuple[int, ...]:
    stock = min(total, STOCKPILE)
    return (*_evenly(total - stock, carriers, carriers), stock)


def judge_sharing(war: War, order: ShareBaggage) -> Refusal | None:
    """All that can be carried or stored must be; nobody carries more than six (ME-REO-09 to ME-REO-14)."""
    mess = _mess_of(war, order.banner)
    if mess is None:
        return Refusal.of("mighty-reorganise-banners", rule="ME-REO-09", banners=str(order.banner))
    if refusal := hooks.stunned(war, (war.banners[i] for i in mess.ids)):
        return refusal
    held, places = _stores(war, mess)
    if len(order.shares) != places:
        return Refusal.of("mighty-reorganise-shares", rule="ME-REO-09", wanted=places, given=len(order.shares))
    if any(share > CARRIES for share in order.shares):
        return Refusal.of("mighty-reorganise-six", rule="ME-SUB-11", most=CARRIES)
    barred = [i for i, banner in enumerate(banners(war, mess.ids)) if not races.carries(war, banner)]
    if any(order.shares[i] for i in barred):
        return Refusal.of("mighty-races-no-baggage", rule="ME-RAC-04")
    total = min(sum(held), CARRIES * (places - len(barred)))
    if sum(order.shares) != total:
        return Refusal.of("mighty-reorganise-baggage-sum", rule="ME-REO-09", total=total, given=sum(order.shares))
    return None


@at_once
def share_baggage(war: War, order: ShareBaggage) -> None:
    """Share baggage out among banners and stockpile (ME-REO-09, ME-REO-10, ME-REO-14)."""
    mess = _mess_of(war, order.banner)
    assert mess is not None
    here = banners(war, mess.ids)
    for banner, share in zip(here, order.shares, strict=False):
        war.banners[banner.id] = replace(banner, baggage=share)
    if len(order.shares) > len(here):
        set_stockpile(war, mess.place, order.shares[-1])
    to = hears_of_baggage(war, war.player)
    war.tell("reorganisation.baggage", rule="ME-REO-09", to=to, realm=war.player, place=mess.place)


def destructions(war: War) -> Iterable[DestroyStockpile]:
    for place in war.stockpiles:
        order = DestroyStockpile(place)
        if judge_destruction(war, order) is None:
            yield order


def judge_destruction(war: War, order: DestroyStockpile) -> Refusal | None:
    """A friendly banner in the tile may destroy a stockpile (ME-REO-16); in the Dutch edition any that sees it."""
    sees = sees_stockpile(war, order.place, war.player)
    if sees and not war.stockpiles.get(order.place):
        return Refusal.of("mighty-reorganise-no-stockpile", rule="ME-REO-16", place=order.place)
    here = [m for m in messes(war, war.player) if m.place == order.place and not m.aboard]
    anybody = war.settings.stock_destroyers == "any" and sees and order.place not in war.sieges
    reach = [m for m in here if may_use_stockpile(war, m, war.player) or anybody]
    if not reach:
        rule = "ME-REO-13" if here and owner(war, order.place) == war.player else "ME-REO-16"
        return Refusal.of("mighty-reorganise-not-there", rule=rule, place=order.place)
    return hooks.stunned(war, (war.banners[i] for mess in reach for i in mess.ids))


@at_once
def destroy_stockpile(war: War, order: DestroyStockpile) -> None:
    del war.stockpiles[order.place]
    shows = war.settings.hide_baggage
    war.tell("reorganisation.destroyed", rule="ME-REO-16", shows=shows, realm=war.player, place=order.place)


DEEDS = (
    Deed(Regroup, regroupings, judge_regroup, regroup, draw_regrouping),
    Deed(ShareBaggage, sharings, judge_sharing, share_baggage, draw_sharing),
    Deed(DestroyStockpile, destructions, judge_destruction, destroy_stockpile, may=lambda war: war.stockpiles),
)
