"""Foresight: fair copies of a campaign that is played without a table, for whoever thinks ahead.

At a table it is `Table.redraw` that makes them; both say the same of the same moment, so a simulated game goes the same
at a table and without.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from gonfalon.kernel import Play
from gonfalon.kernel.questions import Chance

Redraw: TypeAlias = Callable[[Chance], Play[Any] | None]  # None within a step, where there are no fair copies


class Foresight:
    """Makes fair copies of a play that keeps checkpoints and hears its events."""

    def __init__(self, play: Play[Any]) -> None:
        self._play, self._before = play, len(play.heard)
        play.on_step = self._step_ended

    def _step_ended(self) -> None:
        self._before = len(self._play.heard)

    def redraw(self, who: str, rng: Chance) -> Play[Any] | None:
        """What this player knows, with the rest drawn anew; None if the step has taken answers or hides its dice."""
        return self._play.redraw(who, rng, self._play.heard[self._before :])
