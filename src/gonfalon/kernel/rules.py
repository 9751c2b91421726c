"""What a rule set is to the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from gonfalon.kernel.effects import Story
from gonfalon.kernel.messages import Refusal
from gonfalon.kernel.questions import Chance, Question
from gonfalon.kernel.state import State

S = TypeVar("S", bound=State)


class RuleSet(Generic[S]):
    """A game: how it starts, what its next step is, and what each player may know.

    Everything here is a pure function of the state. A rule set overrides what it has; the rest says "there is none".
    """

    name: str
    version: str
    reads: tuple[str, ...] = ()  # earlier versions whose campaigns these rules replay to the same facts
    state_type: type[S]

    def start(self, settings: Mapping[str, Any]) -> S:
        """The state before the first step. Raises `Refused` for settings that cannot be."""
        raise TypeError(f"{self.name} does not say how it starts")

    def settings_in_full(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """All settings of a new campaign, defaults and presets written out. Raises `Refused` for what cannot be."""
        return settings

    def settings_as_begun(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """The settings of a campaign from its log: what was not written down then, with the meaning it had then."""
        return settings

    def seats(self, state: S) -> tuple[str, ...]:
        """Everybody who is asked things."""
        raise TypeError(f"{self.name} does not say who plays")

    def named(self, state: S) -> tuple[str, ...]:
        """All that its founder gave names to: the seats, and what there is beside them."""
        return self.seats(state)

    def step(self, state: S) -> Story[None] | None:
        """The story of the next step, chosen from plain state; None when the campaign is over."""
        raise TypeError(f"{self.name} has no steps")

    def view(self, state: S, who: str) -> Any:
        """What this player may know, built from nothing (a whitelist), as values that do not change; fit for JSON."""
        raise TypeError(f"{self.name} shows nothing")

    def redraw(self, state: S, who: str, rng: Chance) -> S:
        """A state that differs only in what this player may not know, and respects all he has learned."""
        return state.fork()

    def standing(self, state: S) -> Iterable[Question[Any]]:
        """Questions that are open beside the current one and never block."""
        return ()

    def stand(self, state: S, question: Question[Any], answer: Any) -> Story[None]:
        """What an answer to a standing question does."""
        raise TypeError(f"{self.name} has no standing questions")

    def scores(self, state: S) -> dict[str, int]:
        """How each seat stands."""
        return dict.fromkeys(self.seats(state), 0)

    def winner(self, state: S) -> str | None:
        """Who has won, or would if it ended now; None if nobody."""
        return None

    def years(self, state: S) -> int:
        """How many years (or rounds) have been played to their end."""
        return 0

    def moment(self, state: S) -> tuple[int, int]:
        """Where the calendar stands: year and month (or round and 0). When it changes, a page of the story turns."""
        return 0, 0

    def correct(self, state: S, change: Mapping[str, Any]) -> Refusal | None:
        """Carry out an umpire's correction on the state, or say why not."""
        return Refusal.of("kernel-no-corrections", name=self.name)
