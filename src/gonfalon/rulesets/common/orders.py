"""Orders as small values: each kind says its form once and what its fields are, and all else follows from that.

    class Scout(Order, frozen=True):
        form = "scout {banner} to {there}"
        by_hand = {}
        banner: BannerNumber
        there: PlaceName

    str(Scout(3, "C4")) == "scout 3 to C4"
    read_order("scout 3 to C4", (Scout, Done), rule="ME-SCT-01") == Scout(3, "C4")
    values(Scout(3, "C4"), Kind.BANNER) == (3,)

The declaration of a field says how it is written and read, how it is said (`showing.orders`), and which piece or place
is lit on the map. A field is a whole number, a word, numbers or words with spaces between them, or (`Text`) any words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto
from functools import cache
from typing import Annotated, Any, ClassVar, NewType, TypeVar, get_args, get_type_hints

import msgspec

from gonfalon.kernel import Pick, Question, Refusal
from gonfalon.kernel.questions import Chance

O = TypeVar("O", bound="Order")  # noqa: E741
MANY = tuple[int, ...]
WORDS = tuple[str, ...]
Text = NewType("Text", str)


class Kind(Enum):
    """What a field of an order names."""

    BANNER = auto()  # of the player who orders, by its number
    SHIP = auto()  # likewise
    PLACE = auto()
    HALF = auto()  # a half-edge of the place
    SPOT = auto()  # a place and a half-edge of it: B4/3
    REALM = auto()  # a realm, an empire, or somebody by name
    RACE = auto()
    CROWNS = auto()
    COUNT = auto()  # points, shares, turns
    WORD = auto()  # of the rules: a kind of thing
    ORDER = auto()  # another order, as its text
    TEXT = auto()  # what the player writes himself


BannerNumber = Annotated[int, Kind.BANNER]
BannerNumbers = Annotated[MANY, Kind.BANNER]
ShipNumber = Annotated[int, Kind.SHIP]
ShipNumbers = Annotated[MANY, Kind.SHIP]
PlaceName = Annotated[str, Kind.PLACE]
PlaceNames = Annotated[WORDS, Kind.PLACE]
HalfEdge = Annotated[int, Kind.HALF]
Spots = Annotated[WORDS, Kind.SPOT]
RealmName = Annotated[str, Kind.REALM]
RealmNames = Annotated[WORDS, Kind.REALM]
RaceName = Annotated[str, Kind.RACE]
Crowns = Annotated[int, Kind.CROWNS]
Count = Annotated[int, Kind.COUNT]
Counts = Annotated[MANY, Kind.COUNT]
Word = Annotated[str, Kind.WORD]
OrderText = Annotated[Text, Kind.ORDER]
Words = Annotated[Text, Kind.TEXT]

PATTERNS: dict[Any, str] = {
    int: r"-?\d{1,9}",
    str: r"\S+",
    MANY: r"\d{1,9}(?: \d{1,9})*",
    WORDS: r"\S+(?: \S+)*",
    Text: r".+",
}
READERS: dict[Any, Any] = {
    int: int,
    str: str,
    MANY: lambda text: tuple(map(int, text.split())),
    WORDS: lambda text: tuple(text.split()),
    Text: Text,
}


class Order(msgspec.Struct, frozen=True, tag=True, gc=False):
    """An order as a small value: text both ways, JSON both ways, executable `repr`."""

    form: ClassVar[str]
    by_hand: ClassVar[Mapping[str, Sequence[Any]] | None] = None  # its other fields, if pieces and a place mean it
    likely: ClassVar[int] = 0  # of several orders that they may mean the lowest comes first

    def __str__(self) -> str:
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return self.form.format(
            **{name: " ".join(map(str, v)) if isinstance(v, tuple) else v for name, v in values.items()}
        )


class Done(Order, frozen=True):
    """Nothing more in this phase."""

    form = "done"


@cache
def declared(kind: type[Order]) -> dict[str, tuple[Any, Kind]]:
    """The fields of a kind of order: how each is written, and what it names."""
    hints = get_type_hints(kind, include_extras=True)
    fields = {name: get_args(hints[name]) for name in kind.__struct_fields__}
    for name, said in fields.items():
        if len(said) != 2 or not isinstance(said[1], Kind):
            raise TypeError(f"{kind.__name__}.{name} does not declare what it names")
    return fields


def values(order: Order, wanted: Kind) -> tuple[Any, ...]:
    """All that an order names of this kind."""
    found: list[Any] = []
    for name, (_, what) in declared(type(order)).items():
        if what is wanted:
            value = getattr(order, name)
            found += value if isinstance(value, tuple) else (value,)
    return tuple(found)


@cache
def _grammar(kind: type[Order]) -> tuple[re.Pattern[str], dict[str, Any]]:
    pattern = re.escape(kind.form).replace(r"\ ", " +").replace(r"\{", "{").replace(r"\}", "}")
    for name, (written, _) in declared(kind).items():
        pattern = pattern.replace(f"{{{name}}}", f"(?P<{name}>{PATTERNS[written]})")
    return re.compile(pattern), {name: READERS[written] for name, (written, _) in declared(kind).items()}


def kinds_of(question: Question[Any]) -> Sequence[type[Order]]:
    """The kinds of order that a question reads; none if its answers are no orders."""
    kinds: Sequence[type[Order]] = getattr(question, "kinds", ())
    return kinds


def read_order(text: str, kinds: Sequence[type[O]], rule: str) -> O | Refusal:
    """The order this text stands for, or a refusal that says how orders are written here."""
    words = " ".join(text.split())
    for kind in kinds:
        pattern, readers = _grammar(kind)
        if match := pattern.fullmatch(words):
            return kind(**{name: read(match[name]) for name, read in readers.items()})
    forms = "; ".join(kind.form for kind in kinds)
    return Refusal.of("order-unreadable", rule=rule, text=text[:200], forms=forms)


def order_question(
    who: str,
    what: str,
    rule: str,
    kinds: Sequence[type[Order]],
    orders: Callable[[], Iterable[Any]],
    judge: Callable[[Any], Refusal | None],
    *,
    unreadable: str = "",
    about: Mapping[str, Any] | None = None,
    secret: bool = False,
    forced: bool = False,
    draw: Callable[[Chance], Any] | None = None,
) -> Pick[Any]:
    """Ask somebody for one of these kinds of order: the legal ones lazily, and a judge.

    `unreadable` is the clause that says how they are written, if it is another.
    """
    return Pick(
        who=who,
        what=what,
        rule=rule,
        about=about or {},
        secret=secret,
        forced=forced,
        orders=orders,
        kinds=kinds,
        parse=lambda text: read_order(text, kinds, unreadable or rule),
        judge=judge,
        draw=draw,
    )
