"""Spies (ME-ESP-20 to ME-ESP-23): they vanish, tell how strong a force is, or give other operatives away."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from gonfalon.kernel import Choose, Several, Story, ask, at_once, roll
from gonfalon.rulesets.mighty.court import operatives
from gonfalon.rulesets.mighty.ground import armies, oaths
from gonfalon.rulesets.mighty.state import Banner, Operative, RealmId, War


def report(war: War, spy: Operative) -> Story[None]:
    """A D6 on the spies' chart (ME-ESP-20)."""
    if not operatives.enemies_in(war, spy.place, spy.realm):
        operatives.in_vain(war, spy)
        return
    (die,) = yield from roll(1, 6, "spy", rule="ME-ESP-20", who=spy.realm)
    outcome, follow = CHART[die]
    war.tell("spy.reports", rule="ME-ESP-20", realm=spy.realm, place=spy.place, outcome=outcome)
    yield from follow(war, spy)


@at_once
def vanish(war: War, spy: Operative) -> None:
    """1 to 3: nothing is learned."""


def overhear(war: War, spy: Operative) -> Story[None]:
    """4: the total of the force, and where it will go in the first month, for the spy's master alone (ME-ESP-21)."""
    enemy = yield from _enemy(war, spy)
    ids = [banner.id for banner in _force(war, spy, enemy)]
    armies.reveal_total(war, (spy.realm,), enemy, spy.place, armies.points_of(war, ids), "ME-ESP-21")
    among = (oaths.STAY, *war.board.by_land(spy.place))
    about = {"place": spy.place, "realm": spy.realm}
    there = yield from ask(Choose(who=enemy, what="espionage.plan", rule="ME-ESP-21", about=about, among=among))
    for banner_id in ids:
        war.banners[banner_id] = replace(war.banners[banner_id], sworn=there)
    both = (spy.realm, enemy)
    war.tell("spy.plan", rule="ME-ESP-21", to=both, shows=True, realm=enemy, place=spy.place, there=there)


def copy_lists(war: War, spy: Operative) -> Story[None]:
    """5: every banner of the force, and all that is in it (ME-ESP-22); in the Dutch edition of the whole army."""
    enemy = yield from _enemy(war, spy)
    whole = war.settings.spy_report == "army"
    seen = armies.banners_of(war, enemy) if whole else _force(war, spy, enemy)
    armies.reveal_contents(war, spy.realm, [banner.id for banner in seen], "ME-ESP-22")


def expose(war: War, spy: Operative) -> Story[None]:
    """6: up to D6 other operatives come off the map, whoever's and wherever they are (ME-ESP-23).

    In the Dutch edition they are enemies'.
    """
    (die,) = yield from roll(1, 6, "spy-exposes", rule="ME-ESP-23", who=spy.realm)
    own = war.settings.exposed_operatives == "any"
    others = tuple(o.id for o in war.operatives.values() if own or o.realm != spy.realm)
    if not others:
        operatives.in_vain(war, spy)
        return
    about = {"count": die}
    chosen = yield from ask(
        Several(who=spy.realm, what="espionage.expose", rule="ME-ESP-23", about=about, among=others, most=die)
    )
    operatives.take_off(war, chosen, "ME-ESP-23")


def _enemy(war: War, spy: Operative) -> Story[RealmId]:
    """With several enemies in the tile the spy's master names one (ME-ESP-22)."""
    realms = tuple(dict.fromkeys(b.realm for b in operatives.enemies_in(war, spy.place, spy.realm)))
    forced, about = war.settings.forced, {"place": spy.place}
    return (
        yield from ask(
            Choose(who=spy.realm, what="espionage.enemy", rule="ME-ESP-22", about=about, forced=forced, among=realms)
        )
    )


def _force(war: War, spy: Operative, enemy: RealmId) -> list[Banner]:
    return [banner for banner in operatives.enemies_in(war, spy.place, spy.realm) if banner.realm == enemy]


CHART: dict[int, tuple[str, Callable[[War, Operative], Story[None]]]] = {  # ME-ESP-20
    1: ("vanished", vanish),
    2: ("vanished", vanish),
    3: ("vanished", vanish),
    4: ("overheard", overhear),
    5: ("copied", copy_lists),
    6: ("exposes", expose),
}
