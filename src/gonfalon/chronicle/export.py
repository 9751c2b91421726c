"""The chronicle on paper: Markdown, and a page of HTML that needs nothing else (ME-CHR-07)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from gonfalon.chronicle.pages import Chronicle, Entry, Paragraph

MARKED = re.compile(r"([\\`*_\[\]<>#|~])")  # what Markdown would read as more than a sign
STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #f6efdf; --faint: #7a6a55; --rule: #cdbb9a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8dfcc; --paper: #211c16; --faint: #a89a82; --rule: #554a3a; } }
body { background: var(--paper); color: var(--ink); font: 1.06rem/1.6 Georgia, "Iowan Old Style", serif;
  max-width: 46rem; margin: 3rem auto; padding: 0 1.5rem; }
h1, h2 { text-align: center; font-weight: normal; }
h1 { font-variant: small-caps; letter-spacing: .06em; font-size: 2.2rem; }
h2 { margin-top: 3.5rem; border-top: 1px solid var(--rule); padding-top: 2rem; }
.argument { text-align: center; font-style: italic; color: var(--faint); }
.entry { display: grid; grid-template-columns: 7.5rem 1fr; gap: 0 1.5rem; margin-top: 1.6rem; }
.entry h3 { margin: .2rem 0 0; font-size: .95rem; font-weight: normal; font-style: italic; color: var(--faint); }
.entry p { margin: 0 0 .8rem; }
blockquote { margin: 0 0 .8rem; padding-left: 1rem; border-left: 3px solid var(--rule); }
.note { color: var(--faint); }
@media (max-width: 36rem) { .entry { grid-template-columns: 1fr; } }
"""


def markdown(chronicle: Chronicle) -> str:
    """The chronicle as Markdown; signs that people wrote into it stay signs."""
    return "\n\n".join(_blocks(chronicle)) + "\n"


def _blocks(chronicle: Chronicle) -> Iterator[str]:
    yield f"# {_plain(chronicle.title)}"
    for year in chronicle.years:
        yield f"## {_plain(year.name)}"
        if year.argument:
            yield f"*{_plain(year.argument)}*"
        for entry in year.entries:
            yield f"### {_plain(entry.label)}"
            yield from (_block(paragraph) for paragraph in entry.paragraphs)


def _block(paragraph: Paragraph) -> str:
    text = _plain(" ".join(paragraph.text.split()))
    if paragraph.kind == "account":
        return f"> *{_plain(paragraph.head)}:* {text}"
    return f"*{_plain(paragraph.head)}:* {text}" if paragraph.kind == "note" else text


def _plain(text: str) -> str:
    return MARKED.sub(r"\\\1", text)


def html(chronicle: Chronicle) -> str:
    """The chronicle as one page: the year heads it, the month stands in the margin; nothing comes from outside."""
    body = "\n".join(_body(chronicle))
    title = escape(chronicle.title)
    return (
        f'<!doctype html>\n<html lang="{chronicle.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(chronicle: Chronicle) -> Iterator[str]:
    yield f"<h1>{escape(chronicle.title)}</h1>"
    for year in chronicle.years:
        yield f"<section>\n<h2>{escape(year.name)}</h2>"
        if year.argument:
            yield f'<p class="argument">{escape(year.argument)}</p>'
        yield from map(_entry, year.entries)
        yield "</section>"


def _entry(entry: Entry) -> str:
    told = "\n".join(map(_element, entry.paragraphs))
    label = f'<h3 title="{escape(entry.date)}">{escape(entry.label)}</h3>'
    return f'<div class="entry">\n{label}\n<div>\n{told}\n</div>\n</div>'


def _element(paragraph: Paragraph) -> str:
    text, head = escape(paragraph.text), escape(paragraph.head)
    if paragraph.kind == "account":
        return f"<blockquote><p><em>{head}:</em> {text}</p></blockquote>"
    if paragraph.kind == "note":
        return f'<p class="note"><em>{head}:</em> {text}</p>'
    return f"<p>{text}</p>"
