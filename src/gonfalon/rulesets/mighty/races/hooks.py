"""What the chapters ask about races. While the rules are off, the answer is what holds for everybody (ME-RAC-01)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence

from gonfalon.kernel import Refusal
from gonfalon.rulesets.mighty.races.table import MEN, RACES, Race, all_are, of_banner, of_realm
from gonfalon.rulesets.mighty.state import Banner, BannerId, Contingent, Land, RealmId, Siege, War
from gonfalon.world.routes import MOUNTAIN
from gonfalon.world.tiles import PlaceId

BATTERY = {1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 2}  # of Dwarf walls in the mountains (ME-RAC-10)
RUIN = 1  # what ruins are worth to Skaven, whatever stood there (ME-RAC-19, ME-RAC-21)
FOREST = 1  # what a forest feeds (ME-RAC-14)
UNKNOWN = Land()
Larder = Callable[[Sequence[BannerId]], int]  # how many of these banners a tile feeds
Judge = Callable[[tuple[BannerId, ...]], Refusal | None]


# --- food ------------------------------------------------------------------------------------------------


def needs_food(war: War, banner: Banner) -> bool:
    """Everybody but the Undead (ME-RAC-04)."""
    return not war.settings.races or not of_banner(war, banner).undead


def shortfall(war: War, banner: Banner, loss: int) -> int:
    """What the shortfall chart costs: goblinoids twice as much as it shows (ME-RAC-15).

    In the Dutch edition a siege costs Dwarfs in their mountains half as many, however they lose them (ME-RAC-10).
    """
    if not war.settings.races:
        return loss
    if war.settings.dwarf_losses == "siege" and banner.inside and withstands(war, banner.place):
        return loss // 2
    return loss * of_banner(war, banner).hunger


def finds(war: War, race: Race, realm: RealmId, place: PlaceId, value: int) -> int:
    """How many banners of a race live off a tile that feeds so many of Men (ME-RAC-14, ME-RAC-19)."""
    here = war.lands.get(place, UNKNOWN)
    if race.woodland and (here.razed or not here.settlement):
        return FOREST if war.board.has_forest(place) else 0
    if race.scavengers:
        in_realm = realm in war.realms and place in war.realms[realm].home
        return RUIN if here.razed else value * in_realm
    return value


def fed(war: War, place: PlaceId, value: int, ids: Iterable[BannerId]) -> int:
    """How many of these banners live off the tile; each race finds what it can use, and none eats another's share."""
    if not war.settings.races:
        return value
    eaters = Counter((of_banner(war, banner), banner.realm) for banner in map(war.banners.__getitem__, ids))
    found = {who: finds(war, *who, place, value) for who in eaters}
    return min(sum(min(count, found[who]) for who, count in eaters.items()), max(found.values(), default=0))


def lives_off(war: War, ids: Iterable[BannerId], place: PlaceId) -> bool:
    """Is what grows round a standing settlement of any use to one of these banners (ME-RAC-19)?"""
    return not war.settings.races or fed(war, place, 1, ids) > 0


def may_go_short(eaters: Sequence[BannerId], feeds: Larder, supply: int) -> Judge:
    """Where races find different food in a tile, those who go short are such as it does not feed (ME-RAC-03)."""

    def judge(short: tuple[BannerId, ...]) -> Refusal | None:
        rest = [i for i in eaters if i not in short]
        if feeds(rest) + supply >= len(rest):
            return None
        return Refusal.of("mighty-races-unfed", rule="ME-RAC-03")

    return judge


# --- baggage ---------------------------------------------------------------------------------------------


def carries(war: War, banner: Banner) -> bool:
    """Can it have baggage at all? What Undead acquire is destroyed (ME-RAC-04)."""
    return not war.settings.races or not of_banner(war, banner).undead


def contingent_carries(war: War, hired: Contingent) -> bool:
    """Likewise of troops in a ruler's pay, before they take the field (ME-RAC-03)."""
    return not war.settings.races or not RACES.get(hired.race, MEN).undead


def keeps_stores(war: War, realm: RealmId) -> bool:
    """Undead rulers have no baggage at the start, buy none, and keep none in stock (ME-RAC-04)."""
    return not war.settings.races or not of_realm(war, realm).undead


# --- routes ----------------------------------------------------------------------------------------------


def route_bonus(war: War, ids: Sequence[BannerId], over: Callable[[], Collection[str]]) -> int:
    """One on the die for a force of Dwarfs that has mountains to cross, and nothing else (ME-RAC-09)."""
    return int(all_are(war, ids, lambda race: race.mountaineers) and set(over()) == {MOUNTAIN})


# --- walls -----------------------------------------------------------------------------------------------


def _garrison(war: War, place: PlaceId) -> list[Banner]:
    return [b for b in war.banners.values() if b.place == place and b.inside]


def withstands(war: War, place: PlaceId) -> bool:
    """A Dwarf settlement in the mountains, held by Dwarfs alone (ME-RAC-10)."""
    if not war.settings.races or not of_realm(war, war.lands[place].owner).steadfast:
        return False
    dwarfs = all_are(war, (b.id for b in _garrison(war, place)), lambda race: race.steadfast)
    return dwarfs and war.board.has_mountain(place)


def assault_loss(war: War, place: PlaceId, loss: int) -> int:
    """Behind such walls an assault costs half as many (ME-RAC-10)."""
    return loss // 2 if withstands(war, place) else loss


def battery(war: War, place: PlaceId, die: int, bonus: int) -> int:
    """Such walls take little harm (ME-RAC-10)."""
    return BATTERY[die] if withstands(war, place) else bonus


def defies_betrayal(war: War, siege: Siege) -> bool:
    """No Dwarf settlement is betrayed, unless troops of others are in it (ME-RAC-11)."""
    own = of_realm(war, siege.defender).steadfast
    return own and not any(b.kind for b in _garrison(war, siege.place))


def defies_surrender(war: War, siege: Siege) -> bool:
    """None surrenders through hunger, unless to Dwarfs (ME-RAC-11)."""
    besiegers = (b.id for b in war.banners.values() if b.place == siege.place and b.realm == siege.besieger)
    return of_realm(war, siege.defender).steadfast and not all_are(war, besiegers, lambda race: race.steadfast)


def hungers(war: War, siege: Siege) -> bool:
    """Is there anybody behind the walls who eats (ME-RAC-04)? Independents do."""
    garrison = _garrison(war, siege.place)
    return not garrison or any(needs_food(war, banner) for banner in garrison)


# --- the sea ---------------------------------------------------------------------------------------------


def outsails(war: War, *fleets: RealmId) -> RealmId:
    """Which of two fleets decides without a throw whether there is a battle: Elves against others (ME-RAC-12)."""
    masters = [realm for realm in fleets if of_realm(war, realm).seafarers] if war.settings.races else []
    return masters[0] if len(masters) == 1 else ""


def sea_bonus(war: War, realm: RealmId, *, attacks: bool) -> int:
    """What an Elven fleet adds to its score, in the Dutch edition only when it comes upon others (ME-RAC-12)."""
    fights = attacks or war.settings.elven_fleets == "always"
    return int(war.settings.races and fights and of_realm(war, realm).seafarers)


# --- winter ----------------------------------------------------------------------------------------------


def castings(war: War, realm: RealmId) -> int:
    """How many spells a player may cast at an equinox (ME-RAC-13)."""
    return of_realm(war, realm).castings


def billets(war: War, realm: RealmId, place: PlaceId, value: int) -> int:
    """How many banners spend the winter in a tile of the realm: Wood Elves one in a barren forest (ME-RAC-14)."""
    return finds(war, of_realm(war, realm), realm, place, value) if war.settings.races else value


def needs_no_room(war: War, realm: RealmId) -> bool:
    """Undead need a settlement to stand in and take up no support there (ME-RAC-04)."""
    return war.settings.races and of_realm(war, realm).undead


def ruins(war: War, realm: RealmId) -> list[PlaceId]:
    """Razed settlements under a Skaven flag and those of his realm, which pay a crown and link his tiles (ME-RAC-21).

    In the first version of the rules those of the realm counted only if he had razed them himself.
    """
    if not war.settings.races or not of_realm(war, realm).scavengers:
        return []
    home = war.realms[realm].home if war.settings.mended else ()
    return [place for place, here in war.lands.items() if here.razed and (here.razed_by == realm or place in home)]
