"""`gonfalon odds`: each rule set brings its own, with its own options (`cli/NAME`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def odds_of(arguments: Sequence[str]) -> Callable[..., None]:
    """The command for the rule set that the arguments name first; where they name none that has odds, the usual one's.

    That one then says what is wrong with the name, and its help page is the one that is shown.
    """
    from gonfalon.rulesets.registry import has_part, part, usual

    first = next((word for word in arguments if not word.startswith("-")), "")
    found: Callable[..., None] = part("cli", first if has_part("cli", first) else usual(), "ODDS")
    return found
