"""Forms of corrections, drawn from what a rule set declares: labels, limits and how things stand, in people's words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from gonfalon.rulesets.common.corrections import Correction, Field
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Correctable, CorrectionField, CorrectionForm
from gonfalon.showing.words import Words


class Forms(NamedTuple):
    """The words of one rule set for its corrections: `showing-<name>-correct-<thing or field>`."""

    ruleset: str

    def form(
        self, words: Words, declared: Correction, things: Iterable[Correctable], *, hinted: bool = False
    ) -> CorrectionForm:
        key = f"showing-{self.ruleset}-correct-{declared.thing}"
        return CorrectionForm(
            thing=declared.thing,
            label=words(key),
            things=tuple(things),
            hint=words(f"{key}-hint") if hinted else "",
            whole=declared.whole,
        )

    def field(self, words: Words, declared: Field, value: object, among: str = "") -> CorrectionField:
        """A number, a flag, or something of a list; None is not known."""
        return CorrectionField(
            name=declared.name,
            label=words(f"showing-{self.ruleset}-correct-{declared.name}"),
            kind=declared.kind if declared.kind in ("number", "flag") else "choice",
            value="" if value is None else str(value).lower() if isinstance(value, bool) else str(value),
            least=declared.least,
            most=declared.most,
            among=among,
        )

    def said(self, sight: Sight, thing: str, fields: Mapping[str, str]) -> str:
        """What was corrected, and how each field of it stands now."""
        parts = [sight.words(f"showing-{self.ruleset}-corrected-{name}", value=value) for name, value in fields.items()]
        return sight.words("showing-corrected", what=thing, parts=", ".join(parts))


def tile_label(sight: Sight, place: str) -> str:
    """A tile by its name, and by its place on the map, which tells it from others of that name."""
    name = sight.names.place(place)
    return place if name == place else sight.words("showing-tile", name=name, place=place)
