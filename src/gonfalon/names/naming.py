"""Names as people ask for them: of a kind, in a race's tongue, pleasant to read, and none twice in a world.

What is taken is a set of `Name.keys`. The clauses have no rule against a name that comes twice; ours is to roll again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from gonfalon.kernel.messages import Refused
from gonfalon.names.chartfile import shipped_charts
from gonfalon.names.charts import Tongue
from gonfalon.names.dice import Dice, on
from gonfalon.names.kinds import COMMON, HERE, Kind, find_kind
from gonfalon.names.name import GAP, Name
from gonfalon.names.persons import Person, roll_person
from gonfalon.names.places import Hyphens, roll_element, roll_place, written
from gonfalon.names.sound import LONGEST, reads_well

TRIES = 2000  # far more than needed while the charts still hold something new
SHORT = 9  # letters of a name that a general word stands beside
BARE = Name(GAP, GAP)


def name_place(kind: str, race: str, rng: Dice, taken: Collection[str] = (), tongue: str | None = None) -> Name:
    """A name of this kind as this race gives it, in its usual tongue or another it is offered (ME-NAM-02)."""
    return charted_name(find_kind(kind), shipped_charts().race(race).tongue(tongue), rng, taken)


def name_person(race: str, rng: Dice, taken: Collection[str] = (), tongue: str | None = None) -> Person:
    """A hero or wizard of this race (ME-NAM-08)."""
    return Person(name_place("person", race, rng, taken, tongue).en)


def landmark_name(kind: Kind, here: Tongue, rng: Dice, taken: Collection[str] = ()) -> Name:
    """A name from whoever gave it, by D6: the people here, another folk, or the common speech."""

    def roll() -> Name | None:
        speaker = on(kind.by, rng)
        if speaker == COMMON:
            return _common(kind, rng)
        return _charted(kind, here if speaker == HERE else shipped_charts().tongues[speaker], rng)

    return _fresh(roll, taken, kind)


def charted_name(kind: Kind, tongue: Tongue, rng: Dice, taken: Collection[str] = ()) -> Name:
    """A name of the tongue's chart, in one of the forms of this kind."""
    return _fresh(lambda: _charted(kind, tongue, rng), taken, kind)


def _charted(kind: Kind, tongue: Tongue, rng: Dice) -> Name | None:
    form = on(kind.forms, rng)
    if kind.stems:
        stem = roll_element(tongue.columns[0], rng)
        return form.holding(Name(stem, stem)) if _fits(stem, form.en) and _fits(stem, form.nl) else None
    elements = roll_person(tongue, rng) if kind.persons else roll_place(tongue, rng)
    if not reads_well(elements, LONGEST if form == BARE else SHORT):
        return None
    in_parts = tongue.hyphens and form == BARE and not kind.persons
    return form.holding(Name.own(written(elements, on(tuple(Hyphens), rng) if in_parts else Hyphens.PLAIN)))


def _common(kind: Kind, rng: Dice) -> Name | None:
    """What one sees there in the common speech: Grey and fells, where the fells are grey."""
    sight, shape = on(kind.sights, rng), on(kind.shapes, rng)
    well = _fits(sight.en, shape.en) and _fits(sight.nl, shape.nl)
    return shape.holding(sight) if well else None


def _fits(word: str, shape: str) -> bool:
    """Words that grow together must read well; unlike the charts' elements they never double a letter."""
    after = shape.partition(GAP)[2]
    return not after[:1].isalpha() or (word[-1] != after[0] and reads_well((word, after), len(word + after)))


def _fresh(roll: Callable[[], Name | None], taken: Collection[str], kind: Kind) -> Name:
    """Roll until a name reads well and is new; refused when nothing new comes any more."""
    for _ in range(TRIES):
        name = roll()
        if name is not None and not any(key in taken for key in name.keys):
            return name
    raise Refused.of("names-exhausted", kind=kind.id, taken=len(taken))
