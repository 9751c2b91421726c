"""The chronicle of `mighty`: its events as a story, in English and Dutch (ME-CHR)."""

from gonfalon.chronicle.mighty.scenes import scenes
from gonfalon.chronicle.mighty.source import at_table, matter_of
from gonfalon.chronicle.mighty.writing import write
from gonfalon.chronicle.telling import Teller

TELLER = Teller(matter_of=matter_of, at_table=at_table, write=write, scenes=scenes)
