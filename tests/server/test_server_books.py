"""The chronicle over the wire, and the umpire's docket: who may read, who may write."""

from __future__ import annotations

import pytest
from browsers import House


def test_a_ruler_reads_his_book_and_takes_it_away_on_paper(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "squire")

    book = browser.get(f"/api/campaigns/{campaign}/chronicle", seat="red")
    paper = browser.get(f"/api/campaigns/{campaign}/chronicle/paper", seat="red", form="html")

    assert book.status_code == 200
    assert (book.json()["pen"], book.json()["mine"]) == ("red", True)
    assert paper.headers["content-disposition"] == 'attachment; filename="chronicle.html"'
    assert "<h1>" in paper.text


@pytest.mark.parametrize(
    ("key", "words", "status"),
    [
        ("7.3", {"text": "Here."}, 422),
        ("never", {"text": "Here."}, 422),
        ("1.before", {"text": " "}, 422),
        ("1.before", {"text": "Here.", "kind": "forge"}, 400),
        ("1.before", {"words": "Here."}, 400),
    ],
)
def test_what_cannot_be_written_is_refused_in_a_sentence(
    local: House, key: str, words: dict[str, str], status: int
) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "squire")

    reply = browser.ask("PUT", f"/api/campaigns/{campaign}/chronicle/{key}", words, params={"seat": "red"})

    assert reply.status_code == status
    assert reply.json()["message"]


def test_nobody_writes_without_the_pen_nor_passes_it_on_before_a_winter(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "human")
    path = f"/api/campaigns/{campaign}/chronicle"

    other = browser.ask("PUT", f"{path}/1.before", {"text": "Lies."}, params={"seat": "blue"})
    early = browser.post(f"{path}/pen", {"to": "blue"}, seat="red")

    assert other.json()["error"] == "chronicle-pen-not-recorder"
    assert early.json()["error"] == "chronicle-pen-not-yet"


def test_the_docket_is_for_umpires(local: House, group: House) -> None:
    at_home, owner = local.browser(), group.browser("Oda")
    mine, theirs = at_home.begin("human", "squire"), owner.begin("human", "squire")

    assert at_home.get(f"/api/campaigns/{mine}/umpire/docket", seat="umpire").status_code == 200
    assert owner.get(f"/api/campaigns/{theirs}/umpire/docket").status_code == 403
