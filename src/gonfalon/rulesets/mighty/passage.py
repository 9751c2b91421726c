"""Leave to pass (ME-MOV-37): rivals' banners are hostile unless both sides agree to let the mover through."""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask
from gonfalon.rulesets.mighty.armies import ashore
from gonfalon.rulesets.mighty.lands import is_rival
from gonfalon.rulesets.mighty.state import War
from gonfalon.world.tiles import PlaceId


def agree(war: War, there: PlaceId) -> Story[bool]:
    """Rivals' banners there are hostile unless their owners let the mover pass, if he asks (ME-MOV-37).

    False when he was refused and then rather stays. The leave binds for this move only and changes no ownership.
    """
    others = tuple(dict.fromkeys(b.realm for b in ashore(war, there) if is_rival(war, war.player, b.realm)))
    if not others or not war.settings.passage or there in war.turn.passages:
        return True
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
