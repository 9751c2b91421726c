"""Sheets of a game that has no more than a map, questions and a log: what a rule set need not say for itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gonfalon.kernel import Event
from gonfalon.kernel.questions import Form, Question
from gonfalon.showing import types
from gonfalon.showing.maps import Chart
from gonfalon.showing.sheets import Ground
from gonfalon.showing.sight import Sight
from gonfalon.showing.words import Words


class PlainSheets:
    """See `Sheets`. A rule set inherits from this and says what it has besides."""

    def side(self, view: Any, ground: Ground, who: str) -> str:  # noqa: ARG002
        return who

    def laid_over(self, views: Mapping[str, Any], public: Any) -> Any:  # noqa: ARG002
        return public

    def facts(self, view: Any, ground: Ground) -> Any:  # noqa: ARG002
        return view

    def tone(self, sight: Sight, event: Event) -> types.Tone:  # noqa: ARG002
        return ""

    def pieces(self, sight: Sight, chart: Chart) -> tuple[types.Piece, ...]:  # noqa: ARG002
        return ()

    def army(self, sight: Sight) -> types.Army | None:  # noqa: ARG002
        return None

    def treasury(self, sight: Sight) -> types.Treasury | None:  # noqa: ARG002
        return None

    def battle(self, sight: Sight, log: Sequence[types.LogEntry]) -> types.Battle | None:  # noqa: ARG002
        return None

    def scene_of(self, question: Question[Any]) -> types.Scene:  # noqa: ARG002
        return "map"

    def corner_of(self, question: Question[Any]) -> types.Corner:  # noqa: ARG002
        return ""

    def pacts(self, words: Words) -> types.Note | None:  # noqa: ARG002
        return None

    def about_pacts(self, event: Event) -> bool:  # noqa: ARG002
        return False

    def counters(self, sight: Sight, answers: Iterable[Any]) -> tuple[types.Counter, ...]:  # noqa: ARG002
        return ()

    def part(self, sight: Sight, name: str) -> types.Choice:
        return types.Choice(value="", label=sight.names.realm(name))

    def among(self, sight: Sight, question: Form, name: str) -> tuple[types.Choice, ...]:  # noqa: ARG002
        return ()

    def tries(self, question: Question[Any], pieces: Sequence[str], place: str) -> Iterator[str]:  # noqa: ARG002
        yield place

    def standing(self) -> dict[str, tuple[str, ...]]:
        return {}

    def corrections(self, sight: Sight) -> types.Corrections:  # noqa: ARG002
        return types.Corrections(forms=(), lists={})

    def corrected(self, sight: Sight, change: Mapping[str, Any]) -> str:  # noqa: ARG002
        return ", ".join(map(str, change))
