"""Questions: for every kind, what is offered, drawn, checked, written and read agrees; bad answers change nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from enum import Enum
from itertools import islice, product
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from fair import FairRules, Rest, Store, Swap, parse_order
from hypothesis import given, settings
from playing import answer_all, auction, everything, refused, table_of, winter

from gonfalon.kernel import Choose, Field, Form, Message, Pick, Question, Refusal, Several, Split
from gonfalon.words import LANGUAGES, say


class Card(Enum):
    DIRECT = "direct"
    FLANK = "flank"


class Banner(msgspec.Struct, frozen=True):
    """A value with a text of its own, as orders are."""

    place: str
    number: int

    def __str__(self) -> str:
        return f"{self.number} in {self.place}"


WHO: dict[str, Any] = {"who": "anna", "what": "something", "rule": "FAIR-99"}
words = st.text("abcdefgh é", min_size=1, max_size=8).map(str.strip).filter(bool)
banners = st.builds(Banner, st.sampled_from(["A1", "B4", "C4"]), st.integers(1, 9))
things = st.one_of(
    st.lists(words, min_size=1, max_size=6, unique=True),
    st.lists(st.integers(-5, 50), min_size=1, max_size=6, unique=True),
    st.lists(banners, min_size=1, max_size=6, unique=True),
    st.just(list(Card)),
)


@st.composite
def choose(draw: Any) -> Question[Any]:
    among = tuple(draw(things))
    return Choose(**WHO, among=draw(st.sampled_from([among, lambda: iter(among)])))


@st.composite
def several(draw: Any) -> Question[Any]:
    among = tuple(draw(things))
    least = draw(st.integers(0, len(among)))
    most = draw(st.none() | st.integers(least, len(among) + 2))
    judge = draw(st.sampled_from([None, lambda chosen: None if len(chosen) != 1 else Refusal.of("kernel-stale")]))
    question = Several(**WHO, among=among, least=least, most=most, judge=judge)
    return question if any(True for _ in question.options()) else Several(**WHO, among=among)


@st.composite
def split(draw: Any) -> Question[Any]:
    """Shares that are possible by construction: the total is the sum of one way to split it."""
    step = draw(st.sampled_from([1, 1, 5]))
    shares = draw(st.lists(st.integers(0, 3), min_size=1, max_size=4))
    least = tuple(draw(st.integers(0, step * share)) for share in shares)
    most = tuple(step * share + draw(st.integers(0, 8)) for share in shares)
    parts = tuple("abcd"[: len(shares)])
    return Split(**WHO, total=step * sum(shares), parts=parts, least=least, most=most, step=step)


@st.composite
def form(draw: Any) -> Question[Any]:
    fields = (
        Field("name", least=1, most=12),
        Field("losses", "number", least=0, most=99),
        Field("result", "choice", among=("won", "lost")),
    )
    name = draw(st.text(max_size=12, min_size=1).filter(str.isprintable))
    filled = (("name", name), ("losses", draw(st.integers(0, 99))), ("result", draw(st.sampled_from(["won", "lost"]))))
    return Form(**WHO, fields=fields, suggestion=filled)


@st.composite
def pick(draw: Any) -> Question[Any]:
    coins, cards = draw(st.integers(0, 6)), draw(st.integers(0, 3))
    orders = [Rest(), *(Store(n) for n in range(1, coins + 1)), *(Swap(n) for n in range(cards))]

    def judge(order: Any) -> Refusal | None:
        return None if order in orders else Refusal.of("kernel-not-an-option", rule="FAIR-99", answer="", what="")

    by_hand = draw(st.sampled_from([None, lambda rng: orders[rng.randrange(len(orders))]]))
    return Pick(**WHO, orders=lambda: iter(orders), parse=parse_order, judge=judge, draw=by_hand)


questions = st.one_of(choose(), several(), split(), form(), pick())
hostile = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(),
    st.integers(),
    st.sampled_from(
        [10**30, -(10**5000), "9" * 5000, "x" * 10_000, "\ud800", "\x00", "--5", "-", "5 -", "٣", "1,1", "{}"]
    ),
    st.text(max_size=20),
    st.recursive(
        st.none() | st.integers() | st.floats() | st.text(max_size=3),
        lambda x: st.lists(x) | st.dictionaries(st.text(max_size=3), x),
    ),
)


def nested(depth: int) -> Any:
    given: Any = []
    for _ in range(depth):
        given = [given]
    return given


# --- the parts of a question agree ---------------------------------------------------------------------------


@given(questions)
def test_every_option_is_legal(question: Question[Any]) -> None:
    assert [question.check(option) for option in islice(question.options(), 100)] == [
        None for _ in islice(question.options(), 100)
    ]
    assert list(islice(question.options(), 1))


@given(questions, st.integers(0, 2**32))
def test_every_sample_is_legal(question: Question[Any], seed: int) -> None:
    assert question.check(question.sample(random.Random(seed))) is None


@given(choose() | several() | split() | pick(), st.integers(0, 2**32))
def test_every_sample_is_an_option(question: Question[Any], seed: int) -> None:
    assert question.sample(random.Random(seed)) in list(question.options())


@given(split())
def test_every_way_to_split_is_offered_once(question: Question[Any]) -> None:
    ways = list(question.options())
    every = product(*(range(most + 1) for most in question.most))

    assert len(set(ways)) == len(ways)
    assert sorted(ways) == sorted(way for way in every if question.check(way) is None)


@given(several())
def test_every_choice_of_several_is_offered_once(question: Question[Any]) -> None:
    options = list(question.options())
    every = [
        tuple(a for i, a in enumerate(question.among) if mask >> i & 1) for mask in range(1 << len(question.among))
    ]

    assert len(set(options)) == len(options)
    assert set(options) == {chosen for chosen in every if question.check(chosen) is None}


@given(questions)
def test_what_is_written_is_read_again(question: Question[Any]) -> None:
    for option in islice(question.options(), 50):
        assert question.read(question.write(option)) == option
        assert question.read(f"  {question.write(option)} ") == option


@given(questions)
def test_what_is_dumped_is_loaded_again(question: Question[Any]) -> None:
    for option in islice(question.options(), 50):
        dumped = msgspec.json.decode(msgspec.json.encode(question.dump(option)))
        assert question.load(dumped) == option
        assert question.load(question.write(option)) == option


@given(choose() | several() | split() | pick())
def test_different_options_are_written_differently(question: Question[Any]) -> None:
    options = list(question.options())

    assert len({question.write(option) for option in options}) == len(options)


# --- bad answers ------------------------------------------------------------------------------------------------


@given(questions, hostile)
def test_whatever_is_given_is_a_legal_answer_or_a_refusal_that_can_be_said(
    question: Question[Any], answer: Any
) -> None:
    loaded = question.load(answer)
    refusal = loaded if isinstance(loaded, Refusal) else question.check(loaded)

    if refusal is None:
        assert question.read(question.write(loaded)) == loaded
    else:
        assert len(msgspec.json.encode(refusal)) < 5000
        for lang in LANGUAGES:
            assert say(refusal, lang)


MONSTERS = {
    "nested": nested(100_000),
    "nested in a field": {"name": nested(100_000)},
    "a number too long to write": 10**5000,
    "a negative one": -(10**5000),
    "a text that nests": "[" * 100_000,
    "half a letter": "\ud800",
    "a million letters": "x" * 1_000_000,
}


@pytest.mark.parametrize("monster", MONSTERS)
@settings(max_examples=20)
@given(questions)
def test_the_endless_and_the_enormous_are_refused(monster: str, question: Question[Any]) -> None:
    loaded = question.load(MONSTERS[monster])

    refusal = loaded if isinstance(loaded, Refusal) else question.check(loaded)

    assert refusal is not None
    assert len(msgspec.json.encode(refusal)) < 5000


REFUSALS = [
    (Choose(**WHO, among=("yes", "no")), "maybe", "kernel-not-an-option"),
    (Several(**WHO, among=("a", "b")), "a, c", "kernel-not-an-option"),
    (Several(**WHO, among=("a", "b"), least=1), "none", "kernel-several-count"),
    (Several(**WHO, among=("a", "b"), most=1), "a, b", "kernel-several-count"),
    (Split(**WHO, total=5, parts=("a", "b"), least=(0, 0), most=(5, 5)), "1 1", "kernel-split-total"),
    (Split(**WHO, total=5, parts=("a", "b"), least=(0, 0), most=(5, 5)), "5", "kernel-split-total"),
    (Split(**WHO, total=5, parts=("a", "b"), least=(0, 0), most=(3, 5)), "4 1", "kernel-split-part"),
    (Split(**WHO, total=5, parts=("a", "b"), least=(0, 0), most=(9, 9)), "-1 6", "kernel-split-part"),
    (Split(**WHO, total=10, parts=("a", "b"), least=(0, 0), most=(9, 9), step=5), "3 7", "kernel-split-part"),
    (Split(**WHO, total=5, parts=("a", "b"), least=(0, 0), most=(5, 5)), "two three", "kernel-split-words"),
    (Form(**WHO, fields=(Field("name"),), suggestion=(("name", "A"),)), '{"name": "A", "x": 1}', "kernel-form-fields"),
    (Form(**WHO, fields=(Field("name"),), suggestion=(("name", "A"),)), '"a name"', "kernel-form-fields"),
    (Form(**WHO, fields=(Field("name"),), suggestion=(("name", "A"),)), "a name", "kernel-form-text"),
    (Form(**WHO, fields=(Field("name", least=2),), suggestion=(("name", "AB"),)), '{"name": "A"}', "kernel-form-field"),
    (Form(**WHO, fields=(Field("n", "number"),), suggestion=(("n", 1),)), '{"n": 1.0}', "kernel-form-field"),
    (Form(**WHO, fields=(Field("n", "number"),), suggestion=(("n", 1),)), '{"n": true}', "kernel-form-field"),
    (
        Form(**WHO, fields=(Field("n", "choice", among=("a",)),), suggestion=(("n", "a"),)),
        '{"n": "b"}',
        "kernel-form-field",
    ),
]


@pytest.mark.parametrize(("question", "answer", "key"), REFUSALS)
def test_a_refusal_says_what_is_wrong_and_names_its_rule(question: Question[Any], answer: str, key: str) -> None:
    loaded = question.load(answer)
    refusal = loaded if isinstance(loaded, Refusal) else question.check(loaded)

    assert refused(refusal) == key
    assert refusal.rule == "FAIR-99"


def test_a_judge_of_the_chapter_has_the_last_word() -> None:
    no = Refusal(Message("kernel-stale", {"what": "x"}), "FAIR-98")
    several = Several(**WHO, among=("a", "b"), judge=lambda chosen: no if chosen == ("b",) else None)
    form = Form(**WHO, fields=(Field("name"),), suggestion=(("name", "A"),), judge=lambda _: no)

    assert several.check(("b",)) == no
    assert ("b",) not in several.options()
    assert form.check((("name", "B"),)) == no


def test_several_keep_the_order_in_which_they_were_offered() -> None:
    question = Several(**WHO, among=("a", "b", "c"))

    assert question.read("c, a") == ("a", "c")
    assert question.check(("c", "a")) is not None


@pytest.mark.parametrize(
    ("who", "what", "answer"),
    [
        ("cora", "bid", "11"),
        ("cora", "bid", -1),
        ("cora", "bid", float("nan")),
        ("cora", "bid", None),
        ("cora", "bid", {"bid": 1}),
        ("cora", "sell", "none"),
        ("dora", "bid", "1"),
        ("umpire", "bid", "1"),
    ],
)
def test_a_bad_answer_at_the_table_changes_nothing(who: str, what: str, answer: Any) -> None:
    table = auction([5])
    answer_all(table, "anna bid 2")
    before = everything(table)

    refusal = table.answer(who, what, answer)

    assert refused(refusal) in ("kernel-not-an-option", "kernel-not-asked")
    assert everything(table) == before


@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monstrous_answer_at_the_table_changes_nothing(monster: str) -> None:
    table = auction([5])
    before = everything(table)

    assert refused(table.answer("cora", "bid", MONSTERS[monster])) == "kernel-not-an-option"
    assert everything(table) == before


@given(hostile)
def test_no_answer_whatsoever_breaks_the_table(answer: Any) -> None:
    for table, what in ((table_of(), "name"), (auction([5]), "bid"), (winter(), "winter")):
        refusal = table.answer("anna", what, answer)
        assert refusal is None or refusal.message.key != "kernel-our-mistake"


def test_json_and_text_give_the_same_answer() -> None:
    by_text, by_json = winter(), winter()

    answer_all(by_text, "anna winter store 3")
    assert by_json.answer("anna", "winter", {"type": "Store", "coins": 3}) is None

    assert by_text.log == by_json.log


# --- lazily -----------------------------------------------------------------------------------------------------


class Counting:
    """Options that count how many were ever looked at."""

    def __init__(self) -> None:
        self.read = 0

    def __call__(self) -> Iterator[int]:
        for number in range(1_000_000):
            self.read += 1
            yield number


class Plenty(FairRules):
    """An auction with a million bids, each dear to list."""

    def __init__(self, **more: Any) -> None:
        self.bids, self._more = Counting(), more

    def _bid(self, fair: Any, p: str, weather: int) -> Question[int]:
        return Choose(who=p, what="bid", among=self.bids, **self._more)


def test_options_are_not_looked_at_unless_somebody_asks() -> None:
    rules = Plenty()
    table = table_of([5], rules, phase="auction")
    for who in table.seats:
        table.view(who)
    table.fork().begin()
    table.checkpoint()

    assert rules.bids.read == 0


def test_only_as_many_options_are_looked_at_as_are_asked_for() -> None:
    rules = Plenty()
    table = table_of([5], rules, phase="auction")

    assert table.options("anna", "bid", most=3) == ["0", "1", "2"]
    assert rules.bids.read <= 4


def test_two_options_are_enough_to_see_that_nothing_is_forced() -> None:
    rules = Plenty(forced=True)

    table_of([5], rules, phase="auction")

    assert rules.bids.read == 2 * 3


def test_an_early_option_is_found_without_reading_on() -> None:
    rules = Plenty()
    table = table_of([5], rules, phase="auction")

    answer_all(table, "anna bid 2")

    assert rules.bids.read < 100
