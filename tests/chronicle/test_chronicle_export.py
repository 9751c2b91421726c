"""The chronicle on paper: Markdown and HTML, in which what people wrote stays what they wrote."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from saga import Saga

from gonfalon.chronicle import Chronicle, Pen, annotate, html, markdown
from gonfalon.chronicle.mighty.writing import write
from gonfalon.chronicle.pen import Deed, Table

NASTY = "<script>alert(1)</script> **bold** [x](javascript:1) & “quoted”"


def nasty() -> Chronicle:
    saga = Saga().month(1, 1)
    saga.tell("pact.shown", "ME-DIP-02", pact="1", realm="red", signed="red, blue", text=NASTY)
    pen = Pen(deed=(Deed("note", "red", 1, 1, NASTY),))
    return annotate(write(saga.matter(), "en"), pen, Table(seats=("red", "blue")))


class Elements(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.text: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_html_escapes_what_people_wrote_and_needs_nothing_from_outside() -> None:
    page = Elements(html(nasty()))

    assert "script" not in page.tags
    assert page.links == []
    assert NASTY in "".join(page.text)


def test_markdown_keeps_signs_as_signs() -> None:
    page = markdown(nasty())

    assert "<script>" not in page.replace("\\<", "")
    assert "\\*\\*bold\\*\\*" in page
    assert "\\[x\\]" in page


@pytest.mark.rule("ME-CHR-07")
def test_the_page_has_the_year_as_heading_and_the_month_in_its_margin() -> None:
    page = Elements(html(nasty()))

    assert [page.tags.count(tag) for tag in ("h1", "h2", "h3")] == [1, 1, 2]
