"""Leave to pass (ME-MOV-37): rivals' banners are hostile unless both sides agree to let the mover through."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask
from gonfalon.rulesets.mighty.ground.armies import hostile
from gonfalon.rulesets.mighty.ground.lands import is_rival
from gonfalon.rulesets.mighty.state import RealmId, War
from gonfalon.world.tiles import PlaceId


def holders(war: War, there: PlaceId) -> list[RealmId]:
    """The rivals whose banners there would have to let the mover pass; none where they have done so."""
    if not war.settings.passage or there in war.turn.passages:
        return []
    player = war.player
    return list(dict.fromkeys([b.realm for b in hostile(war, there, player) if is_rival(war, player, b.realm)]))


def agree(war: War, there: PlaceId, others: Sequence[RealmId]) -> Story[bool]:
    """Rivals' banners there are hostile unless their owners let the mover pass, if he asks (ME-MOV-37).

    False when he was refused and then rather stays. The leave binds for this move only and changes no ownership.
    """
    about = {"there": there, "realms": ", ".join(others)}
    question = Choose(who=war.player, what="movement.passage", rule="ME-MOV-37", about=about, among=("attack", "ask"))
    if (yield from ask(question)) == "attack":
        return True
    for other in others:
        leave = Choose(
            who=other,
            what="movement.leave",
            rule="ME-MOV-37",
            about={**about, "realm": war.player},
            among=("no", "yes"),
        )
        if (yield from ask(leave)) == "no":
            refused = Choose(
                who=war.player, what="movement.refused", rule="ME-MOV-37", about=about, among=("stay", "attack")
            )
            return (yield from ask(refused)) == "attack"
    war.turn = replace(war.turn, passages=(*war.turn.passages, there))
    war.tell("banner.passage", rule="ME-MOV-37", realm=war.player, there=there)
    return True
