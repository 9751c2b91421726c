"""Chance that is the same everywhere: numbers that depend on their keys alone, and smooth noise over the plane.

A checksum will not do (its dots fall in rows), and a cryptographic hash for every tree is slow: keys are mixed by the
finaliser of splitmix64, and points of a lattice by a shuffled table.
"""

from __future__ import annotations

from math import floor
from zlib import crc32

_WORD = (1 << 64) - 1
_PERIOD = 1024
_LAST = _PERIOD - 1


def mix(*keys: int) -> int:
    """A well stirred number of 64 bits."""
    stirred = 0x9E3779B97F4A7C15
    for key in keys:
        stirred = (stirred ^ key) * 0xBF58476D1CE4E5B9 & _WORD
        stirred = (stirred ^ stirred >> 27) * 0x94D049BB133111EB & _WORD
        stirred ^= stirred >> 31
    return stirred


def chance(*keys: int) -> float:
    """A number in [0, 1)."""
    return mix(*keys) / (1 << 64)


def either(*keys: int) -> float:
    """A number in [-1, 1)."""
    return mix(*keys) / (1 << 63) - 1


def number(word: str) -> int:
    """A word as a key."""
    return crc32(word.encode())


def _shuffled() -> list[int]:
    table = list(range(_PERIOD))
    for last in range(_LAST, 0, -1):
        other = mix(last) % (last + 1)
        table[last], table[other] = table[other], table[last]
    return table


_TABLE = _shuffled()
_STIRRED = [either(2, k) for k in _TABLE]  # heights


def at_lattice(i: int, j: int, salt: int) -> int:
    """A number below 1024 for a point of a lattice: two steps through a shuffled table, so that no rows show."""
    return _TABLE[(_TABLE[(i + salt * 101) & _LAST] + j) & _LAST]


def noise(x: float, y: float, scale: float, salt: int) -> float:
    """Value noise in [-1, 1]: random heights on a square lattice, blended smoothly."""
    x, y = x / scale, y / scale
    i, j = floor(x), floor(y)
    a, b = x - i, y - j
    return _blend(i + salt * 101, j, a * a * (3 - 2 * a), b * b * (3 - 2 * b))


def noises(x: float, y: float, scale: float, salt: int) -> tuple[float, float]:
    """Two noises at once, with this salt and the next."""
    x, y = x / scale, y / scale
    i, j = floor(x), floor(y)
    a, b = x - i, y - j
    a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)
    return _blend(i + salt * 101, j, a, b), _blend(i + salt * 101 + 101, j, a, b)


def _blend(i: int, j: int, a: float, b: float) -> float:
    """The height within a square of the lattice, so far towards its right and upper sides."""
    left, right = _TABLE[i & _LAST] + j, _TABLE[i + 1 & _LAST] + j
    low, high = _STIRRED[left & _LAST], _STIRRED[left + 1 & _LAST]
    low += (_STIRRED[right & _LAST] - low) * a
    high += (_STIRRED[right + 1 & _LAST] - high) * a
    return low + (high - low) * b
