"""What things are worth to a captain, in tenths of a point of the score that decides a campaign (`ends.score`).

A crown of yearly revenue is worth ten points, a tile one, a hundred points of army one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from gonfalon.players.mighty.captain import chances
from gonfalon.players.mighty.captain.chances import SURE
from gonfalon.players.mighty.captain.outlook import Outlook
from gonfalon.rulesets.mighty.battle.independents import STRENGTH
from gonfalon.world.tiles import PlaceId

REVENUE, TILE = 100, 10  # of a crown a year; of any tile
UNKNOWN = {"lowland": 69, "coastal": 69, "highland": 50, "river_valley": 84}  # what scouts find on average
HUNGRY, EATS = 30, 12  # what a month without food costs a banner, and one off its baggage
FIRST, SECOND = 8, 3  # tenths of what may be scouted next from a place: the best tile, the second best
UNGUARDED = 250  # a capital without a guard, though no foe is near
RECALL, RESCUE = 30, 4  # a step nearer to a capital in danger, for whoever is within so many
NEAR = 3  # steps from the capital: a foe nearer than that is a danger to it
GRADIENT = 6  # a step nearer to the foe's capital
STRANDED = (45, 20)  # a banner without a road home when winter comes, and a month before
TEMPTING = 400  # a find that is worth more draws no banner from farther away
VICTORY, DEFEAT, BLOOD = 40, 60, 20  # a battle by itself: won, lost, and what it costs in any case
ROUTED, BROKEN = 40, 20  # so many points of troops beaten in battle, or driven from their place, weigh a tenth
STARVED, PATIENCE = 150, 3  # parts of a thousand that hunger adds each month, for so many months at most
STAY = 40  # who has begun a siege goes on with it unless it has become hopeless
REACH = {0: 2, 1: 2, 2: 2, 3: 1}  # steps from the capital → how much of a foe's force there counts, in halves


class Values:
    """An outlook, appraised."""

    scouting_force = 570  # points of a banner that is to find land
    forward = 2 * GRADIENT  # what a step nearer to the foe's capital is worth when banners take the field in spring
    guards: Mapping[int, int] = {0: 3, 1: 3, 2: 3, 3: 2, 4: 2}  # steps from the capital to a foe's base → its banners
    bold = 500  # parts of a thousand: odds on which a garrison comes out
    reign = 3000  # what a capital is worth, a rival's or one's own: its fall ends a reign

    def __init__(self, out: Outlook) -> None:
        self.out = out
        self._found: dict[PlaceId, int] = {}
        self._from: dict[tuple[PlaceId, PlaceId], int] = {}
        self._stands: dict[tuple[str, PlaceId, int], int] = {}

    # --- land --------------------------------------------------------------------------------------------

    def worth(self, place: PlaceId) -> int:
        """A tile to its owner."""
        return REVENUE * self.out.feeds(place) + TILE

    def prize(self, place: PlaceId) -> int:
        """A tile to him who takes it from another: what he gains, and his share of what the other loses."""
        out, owner = self.out, self.out.owner(place)
        if owner not in out.realms:
            return self.worth(place)
        seat = self.reign if place in (out.realms[owner].capital, out.capital) else 0
        return self.worth(place) * (len(out.rivals) + 1) // max(1, len(out.rivals)) + seat

    def found(self, place: PlaceId) -> int:
        """What scouts may bring in by themselves: land nobody knows, and land nobody defends."""
        if place not in self._found:
            known = place in self.out.lands
            taken = self.prize(place) if known and self.out.is_open(place) else 0
            self._found[place] = taken if known else UNKNOWN[self.out.board.terrain(place)]
        return self._found[place]

    @cached_property
    def covered(self) -> dict[PlaceId, int]:
        """How many of my banners can send scouts into each tile."""
        count: dict[PlaceId, int] = {}
        for place, ids in self.out.here.items():
            for there in self.out.beside(place):
                count[there] = count.get(there, 0) + len(ids)
        return count

    def outlook_from(self, place: PlaceId, away: PlaceId = "") -> int:
        """What a banner could scout next month from a place; what others of mine reach too counts for less.

        `away` is where the banner stands now.
        """
        if (place, away) not in self._from:
            self._from[place, away] = self._outlook_from(place, away)
        return self._from[place, away]

    def _outlook_from(self, place: PlaceId, away: PlaceId) -> int:
        left = self.out.beside(away) if away else ()
        shares = sorted(
            (
                self.found(there) // (1 + max(0, self.covered.get(there, 0) - (there in left)))
                for there in self.out.beside(place)
                if there not in self.out.turn.opened
            ),
            reverse=True,
        )
        best, second = (*shares, 0, 0)[:2]
        return (min(best, TEMPTING) * FIRST + min(second, TEMPTING) * SECOND) // 10

    # --- danger ------------------------------------------------------------------------------------------

    @cached_property
    def menace(self) -> dict[PlaceId, int]:
        """The strongest force of one foe that could fall upon each tile next month."""
        sums: dict[PlaceId, dict[str, int]] = {}
        for place, ids in self.out.foes.items():
            for there in (place, *self.out.beside(place)):
                by_realm = sums.setdefault(there, {})
                for i in ids:
                    realm = self.out.banners[i].realm
                    by_realm[realm] = by_realm.get(realm, 0) + self.out.points(i)
        return {place: max(by_realm.values()) for place, by_realm in sums.items()}

    @cached_property
    def siege_train(self) -> int:
        """The strongest force of one foe within two tiles of my capital, and half of what is a tile farther away."""
        far, sums = self.out.way_to_capital, dict[str, int]()
        for place, ids in self.out.foes.items():
            share = REACH.get(far.get(place, 99), 0)
            for i in ids if share else ():
                realm = self.out.banners[i].realm
                sums[realm] = sums.get(realm, 0) + self.out.points(i) * share // 2
        return max(sums.values(), default=0)

    def risk(self, place: PlaceId, points: int) -> int:
        """What a force of so many points stands to lose there next month."""
        enemy = self.menace.get(place, 0)
        if not enemy or not points:
            return 0
        walls = self.out.walls(place) if self.out.is_mine(place) else ""
        hope = chances.assault(enemy, points, walls) if walls else chances.battle(enemy, points)
        return hope.won * (BLOOD + points // BROKEN) // SURE

    def hold(self, place: PlaceId, points: int) -> int:
        """What it is worth to keep so many points in a tile of my own."""
        out = self.out
        if place == out.capital and out.is_mine(place):
            return -self.peril(points)
        siege = out.sieges.get(place)
        if siege and siege.besieger == out.me:
            return self.besieging(place) if points else 0
        if out.is_mine(place) and points and any(there in out.foes for there in out.beside(place)):
            return self.worth(place) // 2
        return 0

    def peril(self, points: int) -> int:
        """What it costs to have no more than so many points in the capital: the reign, times the chance to lose it."""
        if not points:
            return self.reign if self.siege_train else UNGUARDED
        if not self.siege_train:
            return 0
        walls = self.out.walls(self.out.capital)
        hope = chances.assault(self.siege_train, points, walls) if walls else chances.battle(self.siege_train, points)
        return self.reign * hope.won // SURE

    @cached_property
    def alarm(self) -> int:
        """What the capital stands to lose as its guard is now."""
        out = self.out
        return self.peril(out.strength(out.here.get(out.capital, ()))) if out.is_mine(out.capital) else 0

    # --- sieges ------------------------------------------------------------------------------------------

    def garrison(self, place: PlaceId) -> int:
        """How many points hold the walls, as far as one knows."""
        siege = self.out.sieges.get(place)
        if siege and siege.independents:
            return siege.independents
        return self.out.enemy_strength(place)

    def siege_bonus(self, place: PlaceId) -> int:
        """What battery and hardship add to an assault, as far as it is known."""
        siege = self.out.sieges[place]
        battered = siege.battered == self.out.now - 1 and siege.bonus < 0
        return max(0, siege.bonus) + siege.hardship + battered

    def siege_of(self, place: PlaceId, points: int) -> int:
        """What a siege promises a force of so many points."""
        bonus = self.siege_bonus(place) if place in self.out.sieges else 0
        return self.siege(points, self.garrison(place), self.out.walls(place), self.prize(place), bonus)

    def besieging(self, place: PlaceId) -> int:
        """What a siege of mine is worth that goes on, beside the danger from outside."""
        points = self.out.strength(self.out.here.get(place, ()))
        relief = self.menace.get(place, 0) - self.garrison(place)
        danger = chances.battle(relief, points).won * (VICTORY + points // BROKEN) // SURE if relief > 0 else 0
        return self.siege_of(place, points) + STAY - danger

    # --- where to stand ----------------------------------------------------------------------------------

    def stand(self, banner_id: str, place: PlaceId, mouths: int) -> int:
        """What it is worth for a banner to be there at the end of the turn, one of so many."""
        key = (banner_id, place, mouths)
        if key not in self._stands:
            self._stands[key] = self._stand(banner_id, place, mouths)
        return self._stands[key]

    def _stand(self, banner_id: str, place: PlaceId, mouths: int) -> int:
        out, banner = self.out, self.out.mine[banner_id]
        away = banner.place if banner.place != place else ""
        score = self.outlook_from(place, away) if out.months_left else 0
        if not (out.is_mine(place) and out.feeds(place) >= mouths) and out.months_left:
            score -= EATS if banner.baggage else HUNGRY
        score -= GRADIENT * out.way_to_goal.get(place, 0)
        score -= min(RECALL, self.alarm // 10) * min(RESCUE, out.way_to_capital.get(place, RESCUE))
        if out.months_left < len(STRANDED) and not self._comes_home(banner_id, place):
            score -= STRANDED[out.months_left]
        return score

    def _comes_home(self, banner_id: str, place: PlaceId) -> bool:
        """Would a banner that stands there now have a road to its winter quarters?"""
        out, banner = self.out, self.out.mine[banner_id]
        if banner.place == place:
            return out.has_road(place, banner.half)
        route = out.route(banner_id, place)
        halves = (*route.free, *route.by_roll) if route else ()
        return any(out.has_road(place, half) for half in halves)

    def banner(self, name: int | str) -> str:
        """A banner of mine by its number, or any by its name."""
        return f"{self.out.me}.{name}" if isinstance(name, int) else name

    def may_march(self, banner_id: str) -> bool:
        """Has it its move still to make this turn?"""
        banner, turn = self.out.mine[banner_id], self.out.turn
        done = banner_id in turn.moved or banner_id in turn.stayed
        return not (done or banner.ship or banner.inside) and banner.no_move < self.out.now

    def is_deadly(self, place: PlaceId) -> bool:
        """Does a void gape there that swallows whoever comes in (ME-MAG-22)?"""
        return any(spell.name == "chaos-void" and place in spell.places for spell in self.out.state.spells.values())

    def is_contested(self, place: PlaceId) -> bool:
        """Would a march there meet somebody with arms in his hands?"""
        return place in self.out.hostile or self.out.is_independent(place)

    # --- fighting ----------------------------------------------------------------------------------------

    def attack(self, place: PlaceId, points: int) -> int:
        """What it is worth to march upon whoever holds a tile, with so many points."""
        out = self.out
        if place in out.foes:
            enemy = out.enemy_strength(place)
            own_walls = out.walls(place) if out.is_foe(out.owner(place)) else ""
            prize = self.worth(place) if out.is_mine(place) else self.prize(place)
            prize += self.alarm // 2 if out.way_to_capital.get(place, RESCUE) < NEAR else 0
            field = self.battle(points, enemy, prize)
            return min(field, self.siege(points, enemy, own_walls, self.prize(place))) if own_walls else field
        return self._attack_on_independents(place, points) if out.is_independent(place) else 0

    def _attack_on_independents(self, place: PlaceId, points: int) -> int:
        """As many as the dice bring out on average; behind walls they mostly stay (ME-BAT-49)."""
        enemy = sum(STRENGTH[self.out.land(place).settlement]) // 6
        walls, prize = self.out.walls(place), self.worth(place)
        return self.siege(points, enemy, walls, prize) if walls else self.battle(points, enemy, prize)

    def battle(self, points: int, enemy: int, prize: int) -> int:
        """A battle for a prize."""
        hope = chances.battle(points, enemy)
        gain = prize + VICTORY + enemy // ROUTED
        loss = DEFEAT + points // ROUTED
        return (hope.won * gain - hope.lost * loss) // SURE - BLOOD

    def siege(self, points: int, enemy: int, walls: str, prize: int, bonus: int = 0) -> int:
        """A siege for a prize; a stormed garrison is lost to the last man (ME-SIE-24)."""
        taken = self.taken(points, enemy, walls, bonus)
        return (taken * (prize + enemy // 10) - (SURE - taken) * (DEFEAT + points // ROUTED)) // SURE

    def taken(self, points: int, enemy: int, walls: str, bonus: int = 0) -> int:
        """The chance to take a place: two assaults at best, or hunger."""
        hope = chances.assault(points, enemy, walls, bonus)
        stormed = SURE - (SURE - hope.won) * (SURE - hope.won) // SURE
        starved = STARVED * min(PATIENCE, self.out.months_left) if points > enemy else 0
        return max(stormed, starved)
