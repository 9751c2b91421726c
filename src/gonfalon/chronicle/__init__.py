"""The chronicle of a campaign: its events as a story that a person enjoys reading, in English and Dutch.

teller = teller_of(table.rules.name)         who tells of this rule set
matter = teller.matter_of(table, reader, pen)        what this reader may know
teller.write(matter, lang, pen.calendar)             the chronicle, as pages
annotate(chronicle, pen, teller.at_table(table))     with what the recorder and the victors wrote
markdown(chronicle), html(chronicle)                 on paper
"""

from gonfalon.chronicle.calendar import Calendar
from gonfalon.chronicle.export import html, markdown
from gonfalon.chronicle.matter import Matter
from gonfalon.chronicle.pages import Chronicle
from gonfalon.chronicle.pen import Pen, annotate, asked_for_account, read_pen
from gonfalon.chronicle.telling import Scene, Teller, teller_of

__all__ = [
    "Calendar",
    "Chronicle",
    "Matter",
    "Pen",
    "Scene",
    "Teller",
    "annotate",
    "asked_for_account",
    "html",
    "markdown",
    "read_pen",
    "teller_of",
]
