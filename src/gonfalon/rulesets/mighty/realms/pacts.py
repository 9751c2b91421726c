"""Pacts between players (ME-DIP-01, ME-DIP-02): free words, secret between their parties, binding nobody.

A pact may be written at any time. Whoever writes it has signed it; the others sign or leave it. Each who has signed may
show it to everybody. A pact is named after its parties (`blue+red.2`): only they can tell how many they have made.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Choose, Field, Form, Question, Refusal, at_once
from gonfalon.kernel.questions import Filled
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import Pact, RealmId, War

QUESTIONS = WRITE, SIGN, SHOW = "pact.write", "pact.sign", "pact.show"
LONGEST = 1000  # letters of a pact
MOST = 20  # pacts of one author that nobody else has signed
EXAMPLE = "Pax"


def questions(war: War) -> Iterable[Question[Any]]:
    """What each player may do with pacts, at any time."""
    rulers = ends.in_play(war)
    for who in rulers:
        if len(_drafts(war, who)) < MOST:
            yield _write(war, who, [realm for realm in rulers if realm != who])
        unsigned = [p for p in war.pacts.values() if who in p.parties and who not in p.signed]
        if unsigned:
            yield Choose(who=who, what=SIGN, rule="ME-DIP-02", about=_words(unsigned), among=_names(unsigned))
        hidden = [p for p in war.pacts.values() if who in p.signed and not p.shown]
        if hidden:
            yield Choose(who=who, what=SHOW, rule="ME-DIP-02", about=_words(hidden), among=_names(hidden))


def _drafts(war: War, who: RealmId) -> list[Pact]:
    return [pact for pact in war.pacts.values() if pact.signed == (who,)]


def _names(pacts: Iterable[Pact]) -> tuple[str, ...]:
    return tuple(pact.id for pact in pacts)


def _words(pacts: Iterable[Pact]) -> dict[str, str]:
    return {pact.id: pact.text for pact in pacts}


def _write(war: War, who: RealmId, others: list[RealmId]) -> Form:
    return Form(
        who=who,
        what=WRITE,
        rule="ME-DIP-01",
        about={"realms": ", ".join(others)},
        fields=(Field("with", least=1, most=200), Field("text", least=1, most=LONGEST)),
        suggestion=(("with", others[0]), ("text", EXAMPLE)),
        judge=lambda filled: _judge(war, who, filled),
    )


def _parties(filled: Filled) -> list[RealmId]:
    return [name.strip() for name in str(dict(filled)["with"]).split(",")]


def _judge(war: War, who: RealmId, filled: Filled) -> Refusal | None:
    """With one or several other rulers, each named once, and with something in it."""
    others = _parties(filled)
    for name in others:
        if name == who or name not in ends.in_play(war) or others.count(name) > 1:
            return Refusal.of("mighty-pact-party", rule="ME-DIP-01", realm=name[:40])
    if not str(dict(filled)["text"]).strip():
        return Refusal.of("mighty-pact-empty", rule="ME-DIP-01")
    return None


@at_once
def answered(war: War, question: Question[Any], answer: Any) -> None:
    """A pact is written, signed or shown."""
    if question.what == WRITE:
        write(war, question.who, _parties(answer), str(dict(answer)["text"]).strip())
    elif question.what == SIGN:
        sign(war, question.who, answer)
    else:
        show(war, question.who, answer)


def write(war: War, who: RealmId, others: Iterable[RealmId], text: str) -> Pact:
    """Its author has signed it (ME-DIP-01)."""
    parties = tuple(sorted((who, *others)))
    names = (f"{'+'.join(parties)}.{number}" for number in count(1))
    pact = Pact(next(name for name in names if name not in war.pacts), parties, text, signed=(who,))
    war.pacts[pact.id] = pact
    war.tell("pact.written", rule="ME-DIP-01", to=parties, pact=pact.id, realm=who, text=text)
    return pact


def sign(war: War, who: RealmId, pact_id: str) -> None:
    """Its parties hear of it and nobody else; whoever has seen it shown sees this too (ME-DIP-02)."""
    pact = war.pacts[pact_id]
    war.pacts[pact_id] = replace(pact, signed=(*pact.signed, who))
    war.tell("pact.signed", rule="ME-DIP-02", to=None if pact.shown else pact.parties, pact=pact_id, realm=who)


def show(war: War, who: RealmId, pact_id: str) -> None:
    """Everybody may read it; nothing else changes (ME-DIP-02)."""
    pact = war.pacts[pact_id]
    war.pacts[pact_id] = replace(pact, shown=True)
    signed = ", ".join(pact.signed)
    war.tell("pact.shown", rule="ME-DIP-02", shows=True, pact=pact_id, realm=who, signed=signed, text=pact.text)


def may_read(pact: Pact, who: RealmId) -> bool:
    return pact.shown or who in pact.parties
