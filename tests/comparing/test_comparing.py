"""The comparison of two revisions itself: the same sources agree, and whatever is changed on purpose is found."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from keeping import Keeper, Record, read, write_line
from plans import RULESETS, Plan, plan
from recording import SEED, Tally, compare, record, recorded, tell

Item = list[Any]
SHORT = 30  # inputs


def short(ruleset: str) -> Plan:
    return plan(ruleset, 0, SEED)._replace(most=SHORT, every=9)


@pytest.fixture(scope="module", params=RULESETS)
def before(request: pytest.FixtureRequest) -> Record:
    return recorded(short(request.param))


def changed(before: Record, category: str, change: Callable[[Item], Item | None]) -> Record:
    """The same campaign with the last item of a category changed."""
    body, keeper = before.body(), Keeper()
    for name, items in body.items.items():
        for item in items:
            seen = change(item) if name == category and item is items[-1] else item
            if name == "pages" and seen is not None:
                page = b",".join(b'"%s":%s' % (f.encode(), raw(p, body.kept)) for f, p in seen[1]["page"].items())
                keeper.keep_page(seen[0], seen[1]["viewer"], seen[1]["lang"], b"{%s}" % page)
            elif seen is not None:
                keeper.keep(name, *seen)
    return keeper.record(before.ruleset, before.number, before.seed, before.state)


def raw(piece: Any, kept: list[Any]) -> bytes:
    """A field of a page as it was written; bytes stand for themselves."""
    if isinstance(piece, bytes):
        return piece
    if isinstance(piece, dict):
        return b"{%s}" % b",".join(b'"%s":%s' % (name.encode(), bytes(kept[n])) for name, n in piece.items())
    return b"[%s]" % b",".join(bytes(kept[n]) for n in piece) if isinstance(piece, list) else bytes(kept[piece])


def found(before: Record, category: str, change: Callable[[Item], Item | None]) -> Tally:
    return compare([before], [changed(before, category, change)])[0]


def with_page(item: Item, **fields: bytes) -> Item:
    return [item[0], {**item[1], "page": {**item[1]["page"], **fields}}]


def test_the_same_sources_agree_in_everything(before: Record, capsys: pytest.CaptureFixture[str]) -> None:
    again = recorded(short(before.ruleset))

    assert again == before
    assert all(before.counts[category] for category in ("answers", "events", "refusals", "options", "pages", "ends"))
    assert tell(compare([before], [again])) == 0
    assert capsys.readouterr().out.endswith(" chronicles: 0 differences\n")


def test_a_recording_taken_apart_and_put_together_is_the_same(before: Record) -> None:
    assert changed(before, "events", lambda item: item) == before


def test_a_changed_event_is_found_and_named(before: Record, capsys: pytest.CaptureFixture[str]) -> None:
    tally = found(before, "events", lambda item: [item[0], {**item[1], "rule": "XX-1"}])

    assert tally.differences == 1
    assert tell([tally]) == 1
    place, event = before.body().items["events"][-1]
    said = capsys.readouterr().out
    assert f"{before.ruleset} 0, input {place}, events: {event['kind']}.rule" in said
    assert f'old: "{event["rule"]}"\n    new: "XX-1"' in said


@pytest.mark.parametrize("category", ["events", "answers", "refusals", "options", "pages", "ends"])
def test_what_is_missing_is_found(before: Record, category: str) -> None:
    assert found(before, category, lambda item: None).differences == 1


def test_a_fact_that_an_event_has_gained_is_new_and_no_difference(before: Record) -> None:
    tally = found(before, "events", lambda item: [item[0], {**item[1], "args": {**item[1]["args"], "how": "by night"}}])

    assert tally.differences == 0
    assert [path[-1] for path in tally.added] == ["how"]


def test_a_field_that_a_page_has_gained_is_new_and_no_difference(before: Record) -> None:
    tally = found(before, "pages", lambda item: with_page(item, stage=b'{"step":1}'))

    assert tally.differences == 0
    assert list(tally.added) == [("pages", "stage")]


def test_a_changed_field_of_a_page_is_found_and_named(before: Record) -> None:
    tally = found(before, "pages", lambda item: with_page(item, hidden=b'"perhaps"'))

    assert tally.differences == 1
    assert tally.first is not None
    assert tally.first.where.endswith(".hidden")
    assert tally.first.new == '"perhaps"'


def test_a_place_that_somebody_sees_all_at_once_is_no_new_field(before: Record) -> None:
    """It stands on other pages of the older revision, so that the older one knew it and did not show it here."""
    places = before.body().items["pages"][-1][1]["page"]["places"]
    first, *others = places
    blind = changed(before, "pages", lambda item: with_page(item, places={name: places[name] for name in others}))

    tally = compare([blind], [before])[0]

    assert tally.differences == 1
    assert tally.first is not None
    assert f"pages.places.{first}" in tally.first.new


def test_a_recording_can_be_written_read_and_followed(tmp_path: Path) -> None:
    plans = [short("valhalla")]
    record(tmp_path / "old.jsonl", plans, jobs=1)
    record(tmp_path / "new.jsonl", plans, jobs=1, follow=tmp_path / "old.jsonl")
    old, new = next(read(tmp_path / "old.jsonl")), next(read(tmp_path / "new.jsonl"))

    assert write_line(old) == (tmp_path / "old.jsonl").read_bytes()
    assert compare([old], [new])[0].differences == 0
    assert new.digests["answers"] == old.digests["answers"]
