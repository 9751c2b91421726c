"""An answer that was given earlier, in words: an order as its player would say it, a form by what is written in it."""

from __future__ import annotations

import msgspec

from gonfalon.showing.sight import Sight

FORM = msgspec.json.Decoder(dict[str, str | int])


def answered(here: Sight, what: str, answer: str) -> str:
    """What somebody answered to that question."""
    try:
        return ", ".join(map(str, FORM.decode(answer).values()))
    except msgspec.DecodeError:
        return here.sheets.recalled(here, what, answer)
