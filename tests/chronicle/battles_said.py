"""Battles as the chronicle tells them: who fought whom, how it ended, how many they were, what became of captains."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from annals import FREE
from claims import RESULTS, Context, victor_of
from held import Held as Proof

from gonfalon.kernel import Event

# --- battles ---------------------------------------------------------------------------------------------


def battle(p: Proof, c: Context) -> Iterator[str]:
    """Who fought whom where, how it ended, how many they were and how many they lost."""
    at, result = c.of(*RESULTS)[-1]
    joined = max(a for a, e in p.annals.span(0, at) if e.kind in ("battle.joined", "siege.assault"))
    who, foe, place = result.args["attacker"], result.args["defender"], result.args["place"]
    facts: dict[str, Any] = {"who": who, "foe": foe, "place": {place}}
    victor = victor_of(result)
    if victor:
        facts |= {"victor": victor, "loser": foe if victor == who else who}
    yield from _ended(c, result)
    facts |= _figures(p, c, joined, who, foe, victor)
    facts |= _fates(p, c, joined, at, facts)
    fell = {e.args["banner"]: e.args["realm"] for _, e in c.of("battle.leader") if "banner" in e.args and _ >= joined}
    for banner, realm in fell.items():  # who fell had been in command
        for role, side in (("lead", who), ("foelead", foe), ("chief", victor), ("beaten", facts.get("loser"))):
            if side == realm:
                facts[role] = {banner}
        facts["fallen"] = {banner}
    if "fallen" in c.said.slots and not fell:
        yield "nobody fell"
    for role in ("mylost", "yourlost", "wholost", "foelost"):
        strong = facts.get(role.replace("lost", "strong"))
        said = p.number(c.said.slots[role][0]) if role in c.said.slots else None
        if said is not None and strong is not None and said > strong:
            yield f"more are lost ({said}) than there were ({strong})"
    yield from p.slots(c, facts, joined)


def _ended(c: Context, result: Event) -> Iterator[str]:
    ends = {
        "scattered": "scattered",
        "defeated": "defeated",
        "draw": "draw",
        "stormed": "stormed",
        "repulse": "repulse",
    }
    told = next((end for end in ends if f"-{end}" in f"-{c.message}"), "")
    if (
        told
        and c.message.startswith(("result", "brief", "draw", "battle", "assault"))
        and told not in result.args["result"]
    ):
        yield f"it ended {result.args['result']}"
    if c.message.endswith("-free") and victor_of(result) != FREE:
        yield "the free people lost"


def _figures(p: Proof, c: Context, joined: int, who: str, foe: str, victor: str) -> dict[str, Any]:
    strong: dict[str, int] = {}
    for at, e in c.of("strength.total", "independents.muster"):
        if joined - 30 <= at <= joined:
            strong[e.args.get("realm", FREE)] = e.args.get("total", e.args.get("points", 0))
    end = max(at for at, e in c.events)
    lost = {side: p.annals.lost(side, joined, end, strong.get(side)) for side in (who, foe)}
    out: dict[str, Any] = {}
    mine, yours = (who, foe) if victor in (who, "") else (foe, who)
    for prefix, side in (("who", who), ("foe", foe), ("my", mine), ("your", yours)):
        out[f"{prefix}lost"] = lost[side]
        if side in strong:
            out[f"{prefix}strong"] = strong[side]
    return out


def _fates(p: Proof, c: Context, joined: int, at: int, facts: Mapping[str, Any]) -> dict[str, Any]:
    loser = facts.get("loser", "")
    gone = [e for a, e in c.of("banner.gone") if a >= joined and e.args["banner"].rpartition(".")[0] == loser]
    return {"destroyed": len(gone)} if gone else {}


def career(p: Proof, c: Context) -> Iterator[str]:
    """So many battles, so many won, so many in a row: counted over those it carries."""
    victors = [victor_of(e) for _, e in c.of(*RESULTS) if victor_of(e)]
    facts = {"fights": len(victors)}
    if c.message == "run":
        facts["run"] = next((n for n, who in enumerate(reversed(victors)) if who != victors[-1]), len(victors))
    for role in (r for r in facts if r in c.said.slots):
        if p.number(c.said.slots[role][0]) != facts[role]:
            yield f"{role} is {facts[role]}"
    yield from battle(p, c)


def account(p: Proof, c: Context) -> Iterator[str]:
    """A victor may boast, but not of another field, another captain, or a wrong that was never done."""
    for wrong in c.said.slots.get("wrong", ()):
        done = any(p._names(wrong, e.args["place"]) for _, e in c.events if "place" in e.args)
        if not done and not any(p._captains(wrong, c.last, ever=True)):
            yield "that wrong was never done"
    yield from battle(p, c)
