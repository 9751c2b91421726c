"""The battle phase (ME-BAT): who meets whom, and a fight on its way from the first choice to the last flag.

A fight lies in `war.fights` under its place. Each step of the phase tells one of its stages (ME-BAT-44); a stage gives
the fight back with the next stage written in it, or None when nothing is left to fight over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask, at_once
from gonfalon.rulesets.mighty.battle import clash, independents, pursuit, retreat
from gonfalon.rulesets.mighty.battle.clash import Side
from gonfalon.rulesets.mighty.field import spoils
from gonfalon.rulesets.mighty.field.combat import ATTACKER_WINS, DEFENDER_WINS, SCATTERED, Result
from gonfalon.rulesets.mighty.ground import alliances, armies, besieging, lands
from gonfalon.rulesets.mighty.realms import calendar
from gonfalon.rulesets.mighty.siege import siege
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import INDEPENDENT, UNDEAD, WAITING, Fight, RealmId, War
from gonfalon.world.tiles import PlaceId

POSSESSION = "possession"
FIGHT, WITHDRAW = "fight", "withdraw"
Stage = Callable[[War, Fight], Story[Fight | None]]


def step(war: War) -> Story[None]:
    """Find the fights once; then settle them one by one, stage by stage; with none left the phase is over.

    So are sieges whose besiegers went out to fight and have not been beaten back.
    """
    if not war.turn.fights_found:
        war.turn = replace(war.turn, fights_found=True)
        if war.turn.moved or war.pending.exposed is not None:
            for fight in _meetings(war):
                war.fights[fight.place] = fight
        if war.sieges:
            yield from siege.sallies(war)
    if war.fights:
        yield from _go_on(war)
    else:
        calendar.next_phase(war)
        if war.sieges and war.settings.mended:
            siege.lift_abandoned(war)


def fight_at_once(war: War, fight: Fight) -> Story[None]:
    """A fight that nobody can avoid, outside the battle phase, until the losers are gone (ME-MAG-27)."""
    left: Fight | None = replace(fight, stage="totals")
    while left is not None and left.stage != POSSESSION:
        left = yield from STAGES[left.stage](war, left)


# --- who meets whom --------------------------------------------------------------------------------------


def _meetings(war: War) -> Iterator[Fight]:
    """Wherever banners of the active player have come upon an enemy in this turn (ME-BAT-01, ME-MOV-40).

    Those between whom dragons have razed the walls meet too, unless one of them has left (ME-DRG-09).
    """
    moved = [war.banners[i] for i in armies.alive(war, war.turn.moved)]
    exposed = war.pending.exposed or ()
    for place in dict.fromkeys([*(b.place for b in moved if not b.ship), *exposed]):
        if fight := meeting(war, place):
            yield fight
    if exposed:
        still = tuple([p for p in exposed if p not in war.fights and _are_enemies(war, p)])
        war.pending = replace(war.pending, exposed=still)
        besieging.forget_exposed(war, (*still, *war.fights))


def _are_enemies(war: War, place: PlaceId) -> bool:
    return len({banner.realm for banner in armies.ashore(war, place)}) > 1


def meeting(war: War, place: PlaceId) -> Fight | None:
    """The next fight that the active player has to face here.

    First whoever stands in the field, on whatever bank (ME-BAT-02, ME-BAT-45), then a garrison that he does not besiege
    yet (ME-SIE-13), then independents (ME-BAT-47) that are no allies of his (ME-DIP-10).
    """
    player = war.player
    attackers = tuple(map(armies.ID, armies.field(war, place, player)))
    if not attackers:
        return None
    if set(attackers).isdisjoint(war.turn.moved) and place not in (war.pending.exposed or ()):
        return None
    siege_here = war.sieges.get(place)
    besieges = siege_here is not None and siege_here.besieger == player
    kind = "relief" if siege_here is not None and siege_here.defender == player else "battle"
    for enemy in _enemies(war, place):
        defenders = tuple(map(armies.ID, armies.field(war, place, enemy)))
        if defenders or not besieges:
            return Fight(place, player, enemy, attackers=attackers, defenders=defenders, kind=kind)
    if independents.hold(war, place) and not besieges and not alliances.is_ally(war, player, place):
        return Fight(place, player, INDEPENDENT, attackers=attackers)
    return None


def _enemies(war: War, place: PlaceId) -> list[RealmId]:
    """Players whose banners are hostile here, those in the field first; none where passage was agreed (ME-MOV-37)."""
    if place in war.turn.passages:
        return []
    here = armies.hostile(war, place, war.player)
    here.sort(key=lambda banner: banner.inside)
    return list(dict.fromkeys([b.realm for b in here]))


# --- from stage to stage ---------------------------------------------------------------------------------


def _go_on(war: War) -> Story[None]:
    """The fight under way goes on; or the active player says which is next (ME-MOV-40)."""
    fight = next((f for f in war.fights.values() if f.stage != WAITING), None)
    if fight is None:
        fight = replace((yield from _choose_fight(war)), stage="avoidance")
    left = yield from STAGES[fight.stage](war, fight)
    if left is not None:
        war.fights[fight.place] = left
        return
    del war.fights[fight.place]
    if fight.stage == POSSESSION and (again := meeting(war, fight.place)):
        war.fights[again.place] = again


def _choose_fight(war: War) -> Story[Fight]:
    forced = war.settings.forced
    place = yield from ask(
        Choose(who=war.player, what="battle.next", rule="ME-MOV-40", among=tuple(war.fights), forced=forced)
    )
    return war.fights[place]


def avoid(war: War, fight: Fight) -> Story[Fight]:
    """A force beaten in this month already may slip away instead (ME-BAT-22)."""
    beaten = [i for i in fight.defenders if war.banners[i].beaten == war.now]
    if beaten and (yield from _slips_away(fight)):
        war.tell("battle.avoided", rule="ME-BAT-22", place=fight.place, realm=fight.defender)
        yield from retreat.retreat_story(war, fight.defender, beaten, fight.place, captors=fight.attackers)
        fight = replace(fight, defenders=tuple(i for i in fight.defenders if i not in beaten))
    return replace(fight, stage="refuge")


def _slips_away(fight: Fight) -> Story[bool]:
    about = {"place": fight.place, "attacker": fight.attacker}
    choice = yield from ask(
        Choose(who=fight.defender, what="battle.avoid", rule="ME-BAT-22", about=about, among=(FIGHT, WITHDRAW))
    )
    return bool(choice == WITHDRAW)


def take_refuge(war: War, fight: Fight) -> Story[Fight | None]:
    """Walls, where there are any, come before the field (ME-SIE-02, ME-BAT-49)."""
    if fight.defender == INDEPENDENT:
        left = yield from independents.meet(war, fight)
    else:
        left = yield from siege.refuge(war, fight)
    if left is None:
        return None
    stands = left.defenders or left.independents
    return replace(left, stage="totals" if stands else POSSESSION)


def pursue(war: War, fight: Fight) -> Story[Fight]:
    """A victor with troops left may pursue a loser with troops left; independents and the dead stay out of it."""
    sides = clash.victor_and_loser(fight)
    fight = replace(fight, stage="attackers-leave")
    if sides:
        victor, loser = (Side(side.realm, armies.alive(war, side.ids)) for side in sides)
        if victor.ids and loser.ids and UNDEAD not in (victor.realm, loser.realm):
            return (yield from pursuit.offer(war, fight, victor, loser))
    return fight


def attackers_leave(war: War, fight: Fight) -> Story[Fight]:
    """Beaten attackers go, and after a draw they go first (ME-BAT-16, ME-BAT-28)."""
    if fight.result in (*DEFENDER_WINS, Result.DRAW):
        yield from _retreat(war, fight, clash.attacker(fight), fight.defenders)
    return replace(fight, stage="defenders-leave")


def defenders_leave(war: War, fight: Fight) -> Story[Fight]:
    """Beaten defenders go, and after a draw (ME-BAT-17, ME-BAT-28); independents disperse."""
    if fight.defender == INDEPENDENT:
        independents.disperse(war, fight)
    elif fight.result in (*ATTACKER_WINS, Result.DRAW):
        yield from _retreat(war, fight, clash.defender(fight), fight.attackers)
    return replace(fight, stage=POSSESSION)


def _retreat(war: War, fight: Fight, side: Side, others: tuple[str, ...]) -> Story[None]:
    """The dead do not leave a tile: made to, they are destroyed (ME-MAG-27)."""
    if side.realm == UNDEAD:
        yield from spoils.destroy(war, armies.alive(war, side.ids), others, "ME-MAG-27")
        return
    drawn = fight.result == Result.DRAW
    yield from retreat.retreat_story(
        war,
        side.realm,
        side.ids,
        fight.place,
        scattered=fight.result in SCATTERED,
        drawn=drawn,
        no_route=fight.pursuit == pursuit.DISPERSED,
        captors=() if drawn else others,
    )


@at_once
def take_possession(war: War, fight: Fight) -> None:
    """The winner holds the tile (ME-BAT-32, ME-SEA-37), or whoever found nobody left in it (ME-MOV-46).

    After a draw it stays in the empire it was in (ME-BAT-31).
    """
    if fight.result in (*ATTACKER_WINS, "") and _holds(war, fight):
        rule = "ME-BAT-51" if fight.defender == INDEPENDENT else "ME-BAT-32" if fight.result else "ME-MOV-46"
        lands.take_tile(war, fight.place, fight.attacker, rule)
    siege.after_fight(war, fight)
    besieging.forget_exposed(war, [p for p in (*(war.pending.exposed or ()), *war.fights) if _are_enemies(war, p)])
    hooks.bury(war)


def _holds(war: War, fight: Fight) -> bool:
    """Troops are left (ME-BAT-46), and nobody else in field or walls; independents yield only to who beat them.

    In the Dutch edition defenders who got away leave their tile to nobody yet (ME-BAT-32).
    """
    place = fight.place
    if war.settings.conquest == "destroyed" and fight.result and armies.alive(war, fight.defenders):
        return False
    alone = armies.field(war, place, fight.attacker) and not armies.hostile(war, place, fight.attacker)
    return bool(alone) and (fight.defender == INDEPENDENT or lands.owner(war, place) != INDEPENDENT)


STAGES: dict[str, Stage] = {  # ME-BAT-44: on paper, and at once (ME-MOV-39)
    "avoidance": avoid,
    "refuge": take_refuge,
    "totals": clash.declare_totals,
    "cards": clash.play_cards,
    "dice": clash.throw_dice,
    "losses": clash.take_losses,
    "leader": clash.lose_leader,
    "scatter": clash.lose_train,
    "pursuit": pursue,
    "attackers-leave": attackers_leave,
    "defenders-leave": defenders_leave,
    POSSESSION: take_possession,
}
