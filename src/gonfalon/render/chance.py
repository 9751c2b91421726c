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
_HEIGHTS = [either(2, k) for k in range(_PERIOD)]


def at_lattice(i: int, j: int, salt: int) -> int:
    """A number below 1024 for a point of a lattice: two steps through a shuffled table, so that no rows show."""
    return _TABLE[(_TABLE[(i + salt * 101) & _LAST] + j) & _LAST]


def noise(x: float, y: float, scale: float, salt: int) -> float:
    """Value noise in [-1, 1]: random heights on a square lattice, blended smoothly."""
    x, y = x / scale, y / scale
    i, j = floor(x), floor(y)
    a, b = x - i, y - j
    a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)
    left, right = _TABLE[(i + salt * 101) & _LAST] + j, _TABLE[(i + 1 + salt * 101) & _LAST] + j
    low, low_right = _HEIGHTS[_TABLE[left & _LAST]], _HEIGHTS[_TABLE[right & _LAST]]
    high, high_right = _HEIGHTS[_TABLE[left + 1 & _LAST]], _HEIGHTS[_TABLE[right + 1 & _LAST]]
    low += (low_right - low) * a
    high += (high_right - high) * a
    return low + (high - low) * b
