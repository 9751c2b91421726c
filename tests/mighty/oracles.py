"""Reckoned beside the rules, from the book alone: revenue, recovery, billets, baggage and retreats.

`Reckoner` plays by the rules and notes of every step what was before it, what fell and what was told; each oracle then
says where what came of it is not what the book makes of it. Only the map is asked for its neighbours and its roads:
of the chapters under trial nothing is used. Spells and the peculiarities of races are left to their own tests, so an
oracle that they would touch looks away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from gonfalon.kernel import Event, Refusal, Story
from gonfalon.kernel.effects import Roll
from gonfalon.rulesets.mighty.field import marching
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.state import Banner, Fight, Land, War

Faults = Iterator[str]
Place = str

WORTH = {"city": 2, "fortress": 1, "village": 1, "": 0}  # what a tile feeds, billets and pays; a capital four
CAPITAL = 4
WALLED = ("city", "fortress")
CLAIM = {"city": 3, "fortress": 2, "village": 1, "": 0}  # which neighbour a settlement that recovers falls to
RISES = {"village": 4, "fortress": 6, "city": 6}  # on this face and above
GOOD_YEAR = {"increased-revenue": ("city", 1), "plentiful-harvest": ("village", 3)}  # so many for a crown more
REWARDS = ("ME-EVT-08", "ME-EVT-09")  # what the first version of the rules paid at once for a good year
SPOILT = ("winter.rebellion", "winter.plague", "winter.raided")  # events after which a place pays nothing
MARCHES = ("banner.marches", "siege.returns", "retreat.made", "siege.marches-out")
LOST = {"attacker-defeated": "attacker", "attacker-scattered": "attacker", "draw": "both"}
LOST |= {"defender-defeated": "defender", "defender-scattered": "defender"}


class Memory:
    """What somebody at the table would remember from step to step."""

    def __init__(self) -> None:
        self.came: dict[str, Place] = {}  # banner → the tile from which it came over land into its present one
        self.moved: set[str] = set()  # banners that marched in this turn of their owner
        self.exposed: dict[Place, list[str]] = {}  # place → who besieged it when dragons razed its walls
        self.good_year: dict[str, str] = {}  # realm → what its winter's event was
        self.extra: Counter[str] = Counter()  # realm → crowns that events and spells have added and taken off
        self.spoilt: set[Place] = set()  # places that pay nothing this winter
        self.throws: dict[Place, int] = {}  # razed tiles and what they threw for their recovery

    def note(self, step: Step) -> None:
        """After a step has been judged."""
        self._split_off(step)
        for event in step.told:
            self._hear(event)
        for place in [e.args["place"] for e in step.told if e.kind == "land.razed" and not e.args["realm"]]:
            if place in step.before.sieges:
                realm = step.before.sieges[place].besieger
                self.exposed[place] = [b.id for b in outside(step.before, place) if b.realm == realm]
        settled = step.before.fights.keys() - step.after.fights.keys()
        alone = {p for p in self.exposed if len({b.realm for b in ashore(step.after, p)}) < 2}
        self.exposed = {place: ids for place, ids in self.exposed.items() if place not in settled | alone}

    def _split_off(self, step: Step) -> None:
        """A banner that was made of others' troops stands where they stand, and came as they came."""
        for old in step.before.banners.keys() - step.after.banners.keys():
            self.came.pop(old, None)
            self.moved.discard(old)
        for new in [b for b in step.after.banners.values() if b.id not in step.before.banners]:
            spot = (new.realm, new.place, new.half)
            force = [b.id for b in step.before.banners.values() if (b.realm, b.place, b.half) == spot]
            for one in force[:1]:
                if one in self.came:
                    self.came[new.id] = self.came[one]
                self.moved |= {new.id} if one in self.moved else set()

    def _hear(self, event: Event) -> None:
        args = event.args
        if event.kind in MARCHES:
            self.came[args["banner"]] = args["place"]
        if event.kind in ("banner.marches", "siege.returns"):
            self.moved.add(args["banner"])
        elif event.kind in ("banner.lands", "deployment.listed", "quarters.billeted", "banner.gone"):
            self.came.pop(args["banner"], None)
        elif event.kind == "turn.begins":
            self.moved = set()
        elif event.kind == "winter.begins":
            self.good_year, self.extra, self.spoilt = {}, Counter(), set()
        elif event.kind == "winter.event":
            self.good_year[args["realm"]] = args["event"]
        elif event.kind in ("crowns.bonus", "crowns.loss") and event.rule not in REWARDS:
            self.extra[args["realm"]] += args["crowns"] if event.kind == "crowns.bonus" else -args["crowns"]
        elif event.kind in SPOILT:
            self.spoilt.add(args["place"])


class Step(NamedTuple):
    """A step of the rules: the war before and after it, the dice by their labels, what was told, what is remembered."""

    before: War
    after: War
    dice: Sequence[tuple[str, tuple[int, ...]]]
    told: Sequence[Event]
    memory: Memory

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [dict(event.args, rule=event.rule) for event in self.told if event.kind == kind]

    def thrown(self, label: str) -> list[int]:
        return [face for name, faces in self.dice if name == label for face in faces]


# --- what is on the map ----------------------------------------------------------------------------------


def worth(land: Land | None) -> int:
    """A razed tile is worth nothing, a capital four, whoever holds it."""
    if land is None or land.razed:
        return 0
    return CAPITAL if land.capital_of else WORTH[land.settlement]


def stands(land: Land | None) -> str:
    return "" if land is None or land.razed else land.settlement


def owner(war: War, place: Place) -> str:
    return war.lands[place].owner if place in war.lands else ""


def ashore(war: War, place: Place) -> list[Banner]:
    return [b for b in war.banners.values() if b.place == place and not b.ship]


def outside(war: War, place: Place) -> list[Banner]:
    return [b for b in ashore(war, place) if not b.inside]


# --- revenue ---------------------------------------------------------------------------------------------


def revenue(step: Step) -> Faults:
    """The capital, what hangs together with it, ships in its harbours, the year's event; nothing below nought."""
    if step.before.phase != "revenue" or step.before.settings.races:
        return
    for realm in [r for r in step.after.winter if not step.after.realms[r].out]:
        due, gathered = _due(step, realm), step.after.winter[realm].gathered
        if due != gathered:
            yield f"{realm} gathers {gathered} crowns where the book makes it {due}"


def _due(step: Step, realm: str) -> int:
    war, capital = step.after, step.after.realms[realm].capital
    if owner(war, capital) != realm:
        return 0
    paying = [place for place in _joined(war, realm, capital) if _pays(step, realm, place)]
    crowns = sum(worth(war.lands[place]) for place in paying)
    crowns += sum(s.realm == realm and s.harbour and s.place in paying for s in war.ships.values())
    kind, many = GOOD_YEAR.get(step.memory.good_year.get(realm, ""), ("", 1))
    crowns += sum(bool(kind) and war.lands[place].settlement == kind for place in paying) // many
    return max(0, crowns + step.memory.extra[realm])


def _joined(war: War, realm: str, capital: Place) -> set[Place]:
    """From tile to tile of the empire."""
    found, edge = {capital}, [capital]
    while edge:
        near = {there for place in edge for there in war.board.neighbours(place)}
        edge = [there for there in near if there not in found and owner(war, there) == realm]
        found |= set(edge)
    return found


def _pays(step: Step, realm: str, place: Place) -> bool:
    war = step.after
    cursed = war.no_revenue.get(place, "").startswith("ME-MAG")
    besieged = place in war.sieges and war.settings.besieged_revenue == "none"
    return owner(war, place) == realm and not cursed and not besieged and place not in step.memory.spoilt


# --- recovery --------------------------------------------------------------------------------------------


def recovery(step: Step) -> Faults:
    """A die for every razed tile; villages rise on 4, walls on 6, and fall to the best neighbour that claims them."""
    if step.before.phase != "recovery":
        return
    tested = step.heard("recovery.tested")
    if tested or step.heard("recovery.barred"):
        yield from _tested(step, tested)
    elif step.after.phase != "recovery" and step.memory.throws:
        yield from _settled(step)


def _tested(step: Step, tested: Sequence[dict[str, Any]]) -> Faults:
    war = step.before
    due = {place for place, land in war.lands.items() if land.razed and land.scorched != war.year}
    due = {place for place in due if not _starves(war, claimant(war, place))}
    if due != {test["place"] for test in tested}:
        yield f"{sorted(test['place'] for test in tested)} are tested and not {sorted(due)}"
    step.memory.throws = dict(zip([t["place"] for t in tested], step.thrown("recovery"), strict=True))
    for test in tested:
        rises = step.memory.throws[test["place"]] >= RISES[war.lands[test["place"]].settlement]
        if rises != (test["result"] == "recovers"):
            yield f"{test['place']} is {test['result']} on a {step.memory.throws[test['place']]}"


def _starves(war: War, realm: str) -> bool:
    return realm in war.winter and war.winter[realm].famine


def _settled(step: Step) -> Faults:
    war, throws = step.before, step.memory.throws
    risen = {r["place"]: r["realm"] for r in step.heard("recovery.recovered")}
    paid = {r["place"]: r["realm"] for r in step.heard("recovery.rebuilt")}
    for place, die in throws.items():
        rises = die >= RISES[war.lands[place].settlement]
        heir = claimant(war, place) if rises else paid.get(place)
        if risen.get(place) != heir or step.after.lands[place].razed != (heir is None):
            yield f"{place}, which threw {die}, falls to {risen.get(place)} and not to {heir}"
    step.memory.throws = {}


def claimant(war: War, place: Place) -> str:
    """City before fortress before village before empty land; equal claims make it independent, and so does none."""
    claims: dict[str, int] = {}
    for there in war.board.neighbours(place):
        realm = owner(war, there)
        if realm in war.realms:
            claims[realm] = max(claims.get(realm, 0), CLAIM[stands(war.lands[there])])
    best = [realm for realm, claim in claims.items() if claim == max(claims.values())]
    return best[0] if len(best) == 1 else "independent"


# --- billets ---------------------------------------------------------------------------------------------


def billets(step: Step) -> Faults:
    """In winter quarters every banner is in a settlement of its realm that has room for it, or in its siege."""
    if step.before.phase != "winter-quarters" or step.before.settings.races:
        return
    for realm in {step.before.banners[gone["banner"]].realm for gone in step.heard("banner.gone") if _no_room(gone)}:
        if not step.before.quarters.roads and (free := _free(step.after, realm)):
            yield f"a banner of {realm} finds no room while {free} have some"
    if step.after.phase != "winter-quarters":
        yield from _housed(step.after)


def _no_room(gone: dict[str, Any]) -> bool:
    return bool(gone["rule"] == "ME-WQT-08")


def _housed(war: War) -> Faults:
    for banner in [b for b in war.banners.values() if not _keeps_post(war, b)]:
        home = war.realms[banner.realm].home
        if banner.place not in home or owner(war, banner.place) != banner.realm or banner.place in war.sieges:
            yield f"{banner.id} winters in {banner.place}"
    for realm in war.winter:
        for place, count in _lodgers(war, realm).items():
            if count > worth(war.lands.get(place)):
                yield f"{count} banners of {realm} winter in {place}"


def _free(war: War, realm: str) -> list[Place]:
    """Settlements of the realm that could take somebody in."""
    lodgers = _lodgers(war, realm)
    mine = [p for p in war.realms[realm].home if owner(war, p) == realm and p not in war.sieges]
    return [place for place in mine if lodgers[place] < worth(war.lands[place])]


def _lodgers(war: War, realm: str) -> Counter[Place]:
    at_home = [b for b in war.banners.values() if b.realm == realm and b.id not in war.quarters.abroad]
    return Counter(b.place for b in at_home if not _keeps_post(war, b))


def _keeps_post(war: War, banner: Banner) -> bool:
    siege = war.sieges.get(banner.place)
    return siege is not None and (banner.inside or siege.besieger == banner.realm)


# --- baggage ---------------------------------------------------------------------------------------------


class Pot(NamedTuple):
    """Banners of a player in a tile that eat together: those aboard, those shut in, and the others."""

    place: Place
    aboard: bool
    shut_in: bool


def meals(step: Step) -> Faults:
    """Each banner needs a point: a tile feeds as many as it is worth, and nobody in a siege; baggage feeds the rest."""
    war = step.before
    if war.phase != "subsistence" or war.settings.races or war.spells or war.alliances:
        return
    short = Counter(_pot(war, war.banners[hungry["banner"]]) for hungry in step.heard("subsistence.short"))
    ended = war.sieges.keys() - step.after.sieges.keys()  # by hunger, perhaps before others there have eaten
    for pot in {_pot(war, b) for b in war.banners.values() if b.realm == war.player and b.place not in ended}:
        eaters = [b for b in war.banners.values() if b.realm == war.player and _pot(war, b) == pot]
        need, has = max(0, len(eaters) - _forage(war, pot)), sum(b.baggage for b in eaters) + _stock(war, pot)
        if short[pot] != max(0, need - has):
            yield f"{short[pot]} of {len(eaters)} banners go short at {pot}, which need {need} and have {has}"
        elif need <= has and (left := _left(step.after, pot, eaters)) != has - need:
            yield f"{left} points are left at {pot} of {has}, where {need} were eaten"


def _pot(war: War, banner: Banner) -> Pot:
    return Pot(banner.place, bool(banner.ship), banner.inside and banner.place in war.sieges)


def _forage(war: War, pot: Pot) -> int:
    """In another's tile his own banners come first."""
    if pot.aboard or pot.place in war.sieges:
        return 0
    hosts = [b for b in ashore(war, pot.place) if b.realm == owner(war, pot.place) != war.player]
    return max(0, worth(war.lands.get(pot.place)) - len(hosts))


def _stock(war: War, pot: Pot) -> int:
    reached = pot.shut_in or (not pot.aboard and pot.place not in war.sieges)
    return war.stockpiles.get(pot.place, 0) if reached and owner(war, pot.place) == war.player else 0


def _left(after: War, pot: Pot, eaters: Sequence[Banner]) -> int:
    reached = pot.shut_in or (not pot.aboard and pot.place not in after.sieges)
    stock = after.stockpiles.get(pot.place, 0) if reached and owner(after, pot.place) == eaters[0].realm else 0
    return sum(after.banners[b.id].baggage for b in eaters) + stock


def supplies(step: Step) -> Faults:
    """All baggage is gone when winter comes; in spring there is what was bought, six to a banner or store at most."""
    war = step.after
    if step.before.phase == "winter-quarters" != war.phase and (held := _held(war)):
        yield f"{held} points of baggage outlast the season"
    for realm in [revealed["realm"] for revealed in step.heard("deployment.revealed")]:
        bought = step.before.winter[realm].baggage
        lost = sum(gone["points"] for gone in step.heard("deployment.baggage-lost") if gone["realm"] == realm)
        mine = [b for b in war.banners.values() if b.realm == realm]
        stored = sum(points for place, points in war.stockpiles.items() if owner(war, place) == realm)
        if bought != sum(b.baggage for b in mine) + stored + lost:
            yield f"{realm} bought {bought} points, and {[b.baggage for b in mine]} and {stored} stand on the map"


def _held(war: War) -> int:
    return sum(b.baggage for b in war.banners.values()) + sum(war.stockpiles.values())


# --- retreats --------------------------------------------------------------------------------------------


def retreats(step: Step) -> Faults:
    """Beaten attackers go back where they came from, beaten defenders to a tile of their empire, or they are lost."""
    war = step.before
    if war.phase != "battle" or war.spells:
        return
    for fight in war.fights.values():
        for banner in _leavers(war, fight):
            yield from _astray(step, fight, banner)


def _leavers(war: War, fight: Fight) -> list[Banner]:
    """Whoever has to leave the tile in this step; who sallied goes back inside, where he is."""
    side = {"attackers-leave": "attacker", "defenders-leave": "defender"}.get(fight.stage)
    if side is None or LOST[fight.result] not in (side, "both"):
        return []
    ids = fight.attackers if side == "attacker" else fight.defenders
    return [b for b in map(war.banners.get, ids) if b is not None and not b.inside and b.realm in war.realms]


def _astray(step: Step, fight: Fight, banner: Banner) -> Faults:
    now = step.after.banners.get(banner.id)
    if banner.landed and _goes_back(step, banner):
        if now is not None and not now.ship:
            yield f"{banner.id}, beaten after a landing, is ashore at {now.place}"
        return
    open_to = _open_to(step, banner)
    if now is not None and now.place not in open_to:
        yield f"{banner.id} leaves {banner.place} for {now.place} and not for {sorted(open_to)}"
    if now is None and not step.thrown("route") and (free := [t for t in open_to if _is_free(step.before, banner, t)]):
        yield f"{banner.id} is lost at {banner.place} though {free} would have been open to it after {fight.result}"


def _goes_back(step: Step, banner: Banner) -> bool:
    """Who marched in this turn, who besieges the place, and who did when dragons razed its walls."""
    siege = step.before.sieges.get(banner.place)
    besieges = siege is not None and siege.besieger == banner.realm
    attacks = banner.realm == step.before.player and (banner.id in step.memory.moved or banner.landed)
    return attacks or besieges or banner.id in step.memory.exposed.get(banner.place, ())


def _open_to(step: Step, banner: Banner) -> list[Place]:
    war = step.before
    if _goes_back(step, banner):
        origin = step.memory.came.get(banner.id, "")
        return [origin] if origin and not _is_held(war, origin, banner.realm) else []
    near = [there for there in war.board.by_land(banner.place) if owner(war, there) == banner.realm]
    return [there for there in near if not any(b.realm != banner.realm for b in ashore(war, there))]


def _is_held(war: War, place: Place, realm: str) -> bool:
    """By an enemy; but those whom his own side besieges are shut in."""
    siege = war.sieges.get(place)
    his_siege = siege is not None and siege.besieger == realm
    return any(b.realm != realm and not (his_siege and b.inside) for b in ashore(war, place))


def _is_free(war: War, banner: Banner, there: Place) -> bool:
    route = marching.way(war, banner, there)
    return not isinstance(route, Refusal) and bool(route.free)


# --- beside the rules ------------------------------------------------------------------------------------

Oracle = Callable[[Step], Faults]
ORACLES: tuple[Oracle, ...] = (revenue, recovery, billets, meals, supplies, retreats)


def faults(step: Step, oracles: Sequence[Oracle] = ORACLES) -> list[str]:
    return [f"{oracle.__name__}: {fault}" for oracle in oracles for fault in oracle(step)]


class Reckoner(Mighty):
    """The rules, with somebody beside them who reckons every step after them and counts what he looked at."""

    def __init__(self, *oracles: Oracle) -> None:
        self.oracles = oracles or ORACLES
        self.memory, self.looked = Memory(), Counter[str]()

    def step(self, state: War) -> Story[None] | None:
        story = super().step(state)
        return None if story is None else self._beside(state, story)

    def _beside(self, war: War, story: Story[None]) -> Story[None]:
        before, first, sent = war.fork(), len(war.told), None
        dice: list[tuple[str, tuple[int, ...]]] = []
        while True:
            try:
                effect = story.send(sent)
            except StopIteration:
                break
            sent = yield effect
            if isinstance(effect, Roll):
                dice.append((effect.label, tuple(sent)))
        self.judge(Step(before, war, dice, war.told[first:], self.memory))

    def judge(self, step: Step) -> None:
        found = faults(step, self.oracles)
        assert not found, found
        self.looked.update(event.kind for event in step.told)
        self.memory.note(step)
