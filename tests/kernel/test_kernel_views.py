"""What leaves the kernel: questions, whom the table waits for, events, and tokens that tell nothing of others."""

from __future__ import annotations

import ast
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from campaigns import do_something, new_campaign
from fair import Fair, FairRules
from playing import answer_all, auction, good, refused, table_of, winter

import gonfalon
from gonfalon.kernel import Choose, Field, Form, Several, Split
from gonfalon.kernel.table import MOST_KEPT
from gonfalon.kernel.views import asked, view

VIEWERS = ("anna", "bert", "cora", "")
WHO = {"who": "anna", "what": "something", "rule": "FAIR-99"}


# --- tokens -----------------------------------------------------------------------------------------------------


def test_a_doubled_click_is_stale() -> None:
    table = winter()
    token = table.view("anna").token
    good(table.answer("anna", "winter", "store 3", token=token))

    refusal = table.answer("anna", "winter", "store 3", token=token)

    assert refused(refusal) == "kernel-stale"
    assert table.play.state.stored["anna"] == 3


def test_the_token_of_the_new_page_is_good() -> None:
    table = winter()

    for _ in range(2):
        good(table.answer("anna", "winter", "store 3", token=table.view("anna").token))

    assert table.play.state.stored["anna"] == 6


def test_what_others_do_does_not_change_my_token() -> None:
    table = winter()
    token = table.token("bert")
    answer_all(table, "anna winter store 3; cora winter rest")

    assert table.token("bert") == token
    good(table.answer("bert", "winter", "rest", token=token))


def test_a_refused_answer_does_not_use_the_token_up() -> None:
    table = winter()
    token = table.token("anna")
    refused(table.answer("anna", "winter", "store 99", token=token))

    good(table.answer("anna", "winter", "store 3", token=token))


def test_an_answer_from_before_an_undo_is_stale() -> None:
    table = winter()
    token = table.token("anna")
    good(table.answer("anna", "winter", "store 3", token=token))
    good(table.undo("anna", 1))

    assert refused(table.answer("anna", "winter", "store 3", token=token)) == "kernel-stale"


# --- whom the table waits for ---------------------------------------------------------------------------------------


def test_everybody_sees_whom_the_table_waits_for() -> None:
    table = auction([5])
    answer_all(table, "anna bid 3")

    for who in table.seats:
        assert table.view(who).waiting == ("cora", "bert")
        assert not table.view(who).hidden


def test_who_is_asked_quietly_is_not_on_the_others_waiting_list() -> None:
    table = auction([5, 6, 1, 1])
    answer_all(table, "cora bid 1; anna bid 0; bert bid 0; cora sell none; cora alms 0 3")

    assert list(table.play.open) == [("anna", "toll")]
    assert (table.view("anna").waiting, table.view("anna").hidden) == (("anna",), False)
    for other in ("bert", "cora"):
        assert (table.view(other).waiting, table.view(other).hidden) == ((), True)


def test_a_question_is_seen_by_the_one_it_is_put_to() -> None:
    table = auction([5])

    assert [q.what for q in table.view("anna").questions] == ["bid"]
    answer_all(table, "anna bid 3")
    assert table.view("anna").questions == ()
    assert table.questions("anna") == []


def test_a_secret_answer_is_nowhere_until_all_are_in() -> None:
    """Two tables differ in cora's bid alone: nobody but the log can tell, not even cora's own view."""
    tables = [auction([5]), auction([5])]
    for table, bid in zip(tables, (2, 9), strict=True):
        answer_all(table, f"cora bid {bid}; anna bid 1")

    for who in ("cora", "anna", "bert", "a passer-by"):
        one, two = (msgspec.json.encode(table.view(who)) for table in tables)
        assert one == two


def test_events_are_seen_by_those_they_are_told_to() -> None:
    table = table_of()
    answer_all(table, 'cora name {"name": "C"}; anna name {"name": "A"}; bert name {"name": "B"}')

    for who in table.seats:
        deals = [e for e in table.events(who) if e.kind == "roll" and e.args["label"] == "deal"]
        assert [e.args["who"] for e in deals] == [who]
        assert table.view(who).events == tuple(table.events(who))


def test_the_view_of_a_passer_by_holds_no_hand() -> None:
    table = winter()

    view = table.view("a passer-by")

    assert view.state["hand"] == ()
    assert view.questions == view.beside == ()


def test_options_are_told_to_the_one_who_is_asked() -> None:
    table = auction([5])

    assert table.options("anna", "bid", most=3) == ["0", "1", "2"]
    assert table.options("anna", "concede") == ["concede"]
    assert table.options("anna", "sell") == []


# --- one view for each viewer while the table stands as it is ----------------------------------------------------


class Counting(FairRules):
    """Counts for whom it was asked for a view."""

    def __init__(self) -> None:
        self.asked = Counter[str]()

    def view(self, state: Fair, who: str) -> Any:
        self.asked[who] += 1
        return super().view(state, who)


def test_a_view_is_made_once_for_each_viewer_until_something_happens() -> None:
    rules = Counting()
    table = table_of(rules=rules, phase="winter", hand=[1, 2, 3])
    viewers = ("anna", "bert", "")
    first = [table.view(who) for who in viewers for _ in range(3)]
    assert [table.known(who) for who in viewers] == [view.state for view in first[::3]]
    assert rules.asked == dict.fromkeys(viewers, 1)

    answer_all(table, "anna winter store 3")
    again = [table.view(who) for who in viewers for _ in range(3)]

    assert rules.asked == dict.fromkeys(viewers, 2)
    assert again[0] != first[0]


def test_whoever_passes_by_is_not_remembered() -> None:
    rules = Counting()
    table = table_of(rules=rules, phase="winter")

    for number in range(3):
        table.view(f"passer-by {number}")
        table.view(f"passer-by {number}")

    assert set(rules.asked.values()) == {2}


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_done_everybody_sees_what_he_would_see_at_a_fresh_table(seed: int) -> None:
    """Answers, undo, corrections, rolls again, orders, seats, pauses, and what is refused: all have looked before."""
    table, rng = new_campaign(seed), random.Random(seed)
    for _ in range(60):
        for who in rng.sample(VIEWERS, k=len(VIEWERS)):
            assert table.view(who) is table.view(who)
        do_something(table, rng)
        for who in rng.sample(VIEWERS, k=len(VIEWERS)):
            fresh = view(table.play, who, token=table.token(who), events=table.heard)
            assert msgspec.json.encode(table.view(who)) == msgspec.json.encode(fresh)


def test_a_step_that_breaks_half_way_leaves_nothing_in_a_view() -> None:
    class Clumsy(FairRules):
        def winter(self, fair: Fair) -> Any:
            yield from super().winter(fair)
            fair.purse["anna"] = 99
            raise ZeroDivisionError

    table = table_of(rules=Clumsy(), phase="winter", hand=[1, 2, 3])
    before = msgspec.json.encode(table.view("anna"))

    assert refused(table.answer("anna", "winter", "store 3")) == "kernel-our-mistake"

    assert msgspec.json.encode(table.view("anna")) == before


def test_what_is_made_while_something_happens_is_not_shown_afterwards() -> None:
    table = winter()

    def slowly() -> str:
        answer_all(table, "anna winter store 3")
        return "as it was"

    assert table.once("look", slowly) == "as it was"

    assert table.once("look", lambda: "as it is") == "as it is"


def test_what_is_kept_of_a_table_has_a_bound() -> None:
    table, made = winter(), list[int]()

    for number in range(3 * MOST_KEPT):
        table.once(number, lambda number=number: made.append(number) or number)
    table.once(3 * MOST_KEPT - 1, lambda: made.append(-1))

    assert made == list(range(3 * MOST_KEPT))
    assert table.once(0, lambda: "made anew") == "made anew"


def test_a_table_that_stands_still_keeps_what_was_made_of_it_to_itself() -> None:
    table = winter()
    still, before = table.still(), msgspec.json.encode(table.view("anna"))
    assert msgspec.json.encode(still.view("anna")) == before

    answer_all(table, "anna winter store 3")

    assert msgspec.json.encode(still.view("anna")) == before != msgspec.json.encode(table.view("anna"))


def test_nothing_but_the_kernel_asks_a_rule_set_for_its_view() -> None:
    """A rule set's `view` has two arguments, a table's has one."""
    root = Path(gonfalon.__file__).parent
    asking = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if _asks_the_rules(node)
    }

    assert asking == {"kernel/views.py"}


def _asks_the_rules(node: ast.AST) -> bool:
    """A call of a rule set's view, or its view handed on to be called."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "view":
        return len(node.args) + len(node.keywords) > 1
    return isinstance(node, ast.Attribute) and node.attr == "view" and ast.unparse(node.value).lower().endswith("rules")


# --- how a question is shown ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "kind", "limits"),
    [
        (Choose(**WHO, among=("a", "b")), "choose", {}),
        (Several(**WHO, among=("a", "b"), least=1), "several", {"least": 1, "most": None}),
        (
            Split(**WHO, total=4, parts=("a", "b"), least=(0, 0), most=(4, 2), step=2),
            "split",
            {"total": 4, "parts": ("a", "b"), "least": (0, 0), "most": (4, 2), "step": 2},
        ),
        (
            Form(**WHO, fields=(Field("name"),), suggestion=(("name", "A"),)),
            "form",
            {"fields": (Field("name"),), "suggestion": {"name": "A"}},
        ),
    ],
)
def test_a_question_shows_its_kind_its_rule_and_its_limits(question: Choose, kind: str, limits: dict) -> None:
    shown = asked(question)

    assert (shown.what, shown.kind, shown.rule, shown.limits) == ("something", kind, "FAIR-99", limits)
