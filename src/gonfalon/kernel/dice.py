"""Where dice come from, and the chance with which computer players think.

A source is asked for a roll with the number of the input that caused it and the roll's index within that input, so
that dice belong to a place in the log and a replay rolls the same. None means: people must type what fell. Which kind
of source a campaign has stands in its first entry, so that nobody can say later that it was another.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterable, Iterator
from typing import Protocol

from gonfalon.kernel.effects import Dice, Roll
from gonfalon.kernel.messages import Refusal

MOST_SIDES = 256  # a sealed die is drawn from a byte


class DiceSource(Protocol):
    def roll(self, number: int, index: int, wanted: Roll) -> Dice | None:
        """The dice for this place in the log; None where people type them."""
        ...


class SealedDice:
    """Dice nobody can foresee and everybody can check once the secret is opened.

    The commitment (SHA-256 of the secret) is published at the start. A roll is drawn from HMAC-SHA-256(secret,
    "number/index/block") byte by byte; bytes that would favour low faces are passed over.
    """

    kind = "sealed"

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    @classmethod
    def fresh(cls, mark: bytes = b"") -> SealedDice:
        return cls(mark + secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def roll(self, number: int, index: int, wanted: Roll) -> Dice:
        faces = self._faces(f"{number}/{index}", wanted.sides)
        return tuple(next(faces) for _ in range(wanted.count))

    def luck(self, who: str, number: int) -> random.Random:
        """The chance with which a computer player finds input `number`: a stream that no die is ever drawn from."""
        return random.Random(hmac.digest(self.secret, f"mind/{who}/{number}".encode(), "sha256"))  # noqa: S311

    def _faces(self, place: str, sides: int) -> Iterator[int]:
        if not 1 <= sides <= MOST_SIDES:
            raise ValueError(f"dice have 1 to {MOST_SIDES} sides, not {sides}")
        fair, block = 256 - 256 % sides, 0
        while True:
            for byte in hmac.digest(self.secret, f"{place}/{block}".encode(), "sha256"):
                if byte < fair:
                    yield byte % sides + 1
            block += 1


class TableDice:
    """Real dice: people type what fell. What nobody may see nobody can throw, as when packs are shuffled: we do.

    We do it with sealed dice, so that it can be checked afterwards; a campaign that was begun without a secret goes
    on with dice that prove nothing. The secret begins with a mark, so that the commitment is to real dice too: nobody
    can say of a campaign with sealed ones that its dice were typed.
    """

    kind, mark = "table", b"typed dice:"

    def __init__(self, sealed: SealedDice | None = None) -> None:
        self.sealed = sealed

    @property
    def commitment(self) -> str:
        return self.sealed.commitment if self.sealed else ""

    def roll(self, number: int, index: int, wanted: Roll) -> Dice | None:
        if is_typed(wanted):
            return None
        if self.sealed is not None:
            return self.sealed.roll(number, index, wanted)
        return tuple([secrets.randbelow(wanted.sides) + 1 for _ in range(wanted.count)])


def is_typed(wanted: Roll) -> bool:
    """Do people throw this where dice are real? All but what nobody may see."""
    return wanted.to != ()


class FastDice:
    """A plain seeded stream, for simulation and thinking ahead."""

    kind = "fast"

    def __init__(self, seed: int | str) -> None:
        self._bits = random.Random(seed).getrandbits  # noqa: S311  (not for play among people: that is sealed)

    def roll(self, number: int, index: int, wanted: Roll) -> Dice:
        bits, sides = self._bits, wanted.sides
        first = (bits(32) * sides >> 32) + 1
        if wanted.count == 1:
            return (first,)
        if wanted.count == 2:
            return first, (bits(32) * sides >> 32) + 1
        return (first, *[(bits(32) * sides >> 32) + 1 for _ in range(wanted.count - 1)])


class ScriptedDice:
    """The faces a test wants, one after another."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.left = list(faces)

    def roll(self, number: int, index: int, wanted: Roll) -> Dice:
        dice, self.left = tuple(self.left[: wanted.count]), self.left[wanted.count :]
        assert refuse_dice(dice, wanted) is None, f"the script has {dice} for {wanted}"
        return dice


def refuse_dice(dice: Dice, wanted: Roll) -> Refusal | None:
    """Dice typed by people are checked like every other answer."""
    if len(dice) == wanted.count and all(type(d) is int and 1 <= d <= wanted.sides for d in dice):
        return None
    fell = ", ".join(map(str, dice))[:100]
    return Refusal.of("kernel-dice-wrong", rule=wanted.rule, count=wanted.count, sides=wanted.sides, fell=fell)
