"""Chances as bars: whole percents that add up to a hundred, by the largest remainders."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from gonfalon.showing.types import Bar

Tone = Literal["bad", "even", "good"]
WHOLE = 100


def percents(shares: Sequence[Fraction]) -> list[int]:
    """Shares of one as whole percents of a hundred: each rounded down, the rest to the largest remainders."""
    exact = [share * WHOLE for share in shares]
    floors = [int(share) for share in exact]
    nearest = sorted(range(len(shares)), key=lambda i: (floors[i] - exact[i], i))
    for i in nearest[: WHOLE - sum(floors)]:
        floors[i] += 1
    return floors


def bars(parts: Sequence[tuple[str, str, Tone, Fraction]]) -> tuple[Bar, ...]:
    """Bars of (key, label, tone, share)."""
    rounded = percents([share for _, _, _, share in parts])
    return tuple(
        Bar(key=key, label=label, tone=tone, percent=percent)
        for (key, label, tone, _), percent in zip(parts, rounded, strict=True)
    )
