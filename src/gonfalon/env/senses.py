"""What a learner sees: a player's view as numbers, and the answers among which it chooses.

A view is a tree of names, figures and words whose shape changes as a campaign goes on. It is made into a vector of
fixed length by hashing: every leaf adds its figure (or one, for a word) to the place that the path to it hashes to,
with a sign that is hashed too, so that what falls together by accident cancels rather than adds up. The hash is the
same on every machine.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gonfalon.kernel.questions import Chance, Question

PLACES = 2048  # of the vector
MOST_ACTIONS = 512
DRAWS = 4 * MOST_ACTIONS  # tries to find so many different answers where there are too many to list
SIGN = 1 << 31


def as_numbers(*trees: Any) -> NDArray[np.float32]:
    """These JSON-able values as one vector; large figures count by their logarithm."""
    vector = np.zeros(PLACES, dtype=np.float32)
    for tree in trees:
        for path, figure in _leaves(tree, ""):
            mark = zlib.crc32(path.encode())
            vector[mark % PLACES] += figure if mark & SIGN else -figure
    shrunk: NDArray[np.float32] = np.sign(vector) * np.log1p(np.abs(vector))
    return shrunk


def _leaves(tree: Any, path: str) -> Iterator[tuple[str, float]]:
    if isinstance(tree, dict):
        for name, branch in tree.items():
            yield from _leaves(branch, f"{path}/{name}")
    elif isinstance(tree, (list, tuple)):
        for place, branch in enumerate(tree):
            yield from _leaves(branch, f"{path}/{place}")
    elif isinstance(tree, (bool, int, float)):
        yield path, float(tree)
    elif tree:
        yield f"{path}={tree}", 1.0


def answers(question: Question[Any], rng: Chance) -> list[Any]:
    """The legal answers, at most 512; where there are more, as many different ones by chance."""
    listed = list(islice(question.options(), MOST_ACTIONS + 1))
    if len(listed) <= MOST_ACTIONS:
        return listed
    drawn = (question.sample(rng) for _ in range(DRAWS))
    different = {question.write(answer): answer for answer in drawn}
    return list(different.values())[:MOST_ACTIONS]
