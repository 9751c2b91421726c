"""Names as people ask for them: of a kind, in a race's tongue, pleasant to read, and none twice in a world.

What is taken is a set of `Name.keys`. The clauses have no rule against a name that comes twice; ours is to roll again
as long as the charts have something new to give, and then to let names come again.
"""

from __future__ import annotations

from collections.abc import Callable, Set

from gonfalon.names.chartfile import shipped_charts
from gonfalon.names.charts import Tongue
from gonfalon.names.dice import Dice, on
from gonfalon.names.kinds import COMMON, HERE, Kind, find_kind
from gonfalon.names.name import GAP, Name
from gonfalon.names.persons import Person, roll_person
from gonfalon.names.places import ENGLISH, Hyphens, Usage, roll_element, roll_place, written
from gonfalon.names.sound import LONGEST, reads_well

Taken = Set[str]
Rolled = tuple[Name, bool]  # a name, and whether it reads well
NOTHING: Taken = frozenset()
TRIES = 200  # more than needed while the charts still hold something new
SHORT = 9  # letters of a name that a general word stands beside
BARE = Name(GAP, GAP)


def name_place(kind: str, race: str, rng: Dice, taken: Taken = NOTHING, tongue: str | None = None) -> Name:
    """A name of this kind as this race gives it, in its usual tongue or another it is offered (ME-NAM-02)."""
    return charted_name(find_kind(kind), shipped_charts().race(race).tongue(tongue), rng, taken)


def name_person(race: str, rng: Dice, taken: Taken = NOTHING, tongue: str | None = None) -> Person:
    """A hero or wizard of this race (ME-NAM-08)."""
    return Person(name_place("person", race, rng, taken, tongue).en)


def landmark_name(kind: Kind, here: Tongue, rng: Dice, taken: Taken = NOTHING, usage: Usage = ENGLISH) -> Name:
    """A name from whoever gave it, by D6: the people here, another folk, or the common speech."""

    def roll() -> Rolled:
        speaker = on(kind.by, rng)
        if speaker == COMMON:
            return _common(kind, rng)
        return _charted(kind, here if speaker == HERE else shipped_charts().tongues[speaker], rng, usage)

    return _pick(roll, taken)


def charted_name(kind: Kind, tongue: Tongue, rng: Dice, taken: Taken = NOTHING) -> Name:
    """A name of the tongue's chart, in one of the forms of this kind."""
    return _pick(lambda: _charted(kind, tongue, rng), taken)


def _charted(kind: Kind, tongue: Tongue, rng: Dice, usage: Usage = ENGLISH) -> Rolled:
    form = on(kind.forms, rng)
    if kind.stems:
        return _grown(form, Name.own(roll_element(tongue.columns[0], rng)))
    elements = roll_person(tongue, rng) if kind.persons else roll_place(tongue, rng, usage.fewest)
    in_parts = tongue.hyphens and form == BARE and not kind.persons
    hyphens = on(tuple(Hyphens), rng) if in_parts else Hyphens.PLAIN
    name = written(elements, hyphens, inserted=usage.inserted)
    return form.holding(Name.own(name)), reads_well(elements, LONGEST if form == BARE else SHORT)


def _common(kind: Kind, rng: Dice) -> Rolled:
    """What one sees there in the common speech: Grey and fells, where the fells are grey."""
    return _grown(on(kind.shapes, rng), on(kind.sights, rng))


def _grown(form: Name, word: Name) -> Rolled:
    return form.holding(word), _fits(word.en, form.en) and _fits(word.nl, form.nl)


def _fits(word: str, form: str) -> bool:
    """Words that grow together must read well; unlike the charts' elements they never double a letter."""
    after = form.partition(GAP)[2]
    return not after[:1].isalpha() or (word[-1] != after[0] and reads_well((word, after), len(word + after)))


def _pick(roll: Callable[[], Rolled], taken: Taken) -> Name:
    """The first roll that reads well and is new, root and all; if many bring none, the one that comes nearest."""
    nearest: tuple[tuple[bool, bool, bool], Name] | None = None
    for _ in range(TRIES):
        name, well = roll()
        flaws = (not well, not name.texts.isdisjoint(taken), not name.keys.isdisjoint(taken))
        if nearest is None or flaws < nearest[0]:
            nearest = flaws, name
        if not any(nearest[0]):
            break
    assert nearest is not None
    return nearest[1]
