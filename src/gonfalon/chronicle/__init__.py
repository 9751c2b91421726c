"""The chronicle of a campaign: its events as a story that a person enjoys reading, in English and Dutch (ME-CHR).

matter_of(table, reader, pen)         what this reader may know
write(matter, lang, pen.calendar)     the chronicle, as pages
annotate(chronicle, pen, at_table(t)) with what the recorder and the victors wrote
markdown(chronicle), html(chronicle)  on paper
"""

from gonfalon.chronicle.calendar import Calendar
from gonfalon.chronicle.export import html, markdown
from gonfalon.chronicle.pages import Chronicle
from gonfalon.chronicle.pen import Pen, annotate, asked_for_account, read_pen
from gonfalon.chronicle.source import at_table, matter_of
from gonfalon.chronicle.writing import Matter, write

__all__ = [
    "Calendar",
    "Chronicle",
    "Matter",
    "Pen",
    "annotate",
    "asked_for_account",
    "at_table",
    "html",
    "markdown",
    "matter_of",
    "read_pen",
    "write",
]
