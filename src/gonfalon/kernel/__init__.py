"""The kernel: rule procedures as stories that ask and roll, and the table they are played at.

    from gonfalon.kernel import Choose, Story, Table, ask, roll

See docs/architecture.md for the idea and its hardest cases.
"""

from gonfalon.kernel.dice import DiceSource, FastDice, ScriptedDice, SealedDice, TableDice
from gonfalon.kernel.effects import Dice, Roll, Story, ask, at_once, roll, together, whoever
from gonfalon.kernel.events import Event
from gonfalon.kernel.eyes import UMPIRE, Eyes
from gonfalon.kernel.log import Entry, read_log, sound_log, verify_dice, write_log
from gonfalon.kernel.messages import Message, Refusal, Refused
from gonfalon.kernel.play import Play, by_chance
from gonfalon.kernel.questions import Choose, Field, Form, Pick, Question, Several, Split
from gonfalon.kernel.rules import RuleSet
from gonfalon.kernel.state import State
from gonfalon.kernel.table import Checkpoint, Table
from gonfalon.kernel.versions import older_rules
from gonfalon.kernel.views import Asked, View, view

__all__ = [
    "UMPIRE",
    "Asked",
    "Checkpoint",
    "Choose",
    "Dice",
    "DiceSource",
    "Entry",
    "Event",
    "Eyes",
    "FastDice",
    "Field",
    "Form",
    "Message",
    "Pick",
    "Play",
    "Question",
    "Refusal",
    "Refused",
    "Roll",
    "RuleSet",
    "ScriptedDice",
    "SealedDice",
    "Several",
    "Split",
    "State",
    "Story",
    "Table",
    "TableDice",
    "View",
    "ask",
    "at_once",
    "by_chance",
    "older_rules",
    "read_log",
    "roll",
    "sound_log",
    "together",
    "verify_dice",
    "view",
    "whoever",
    "write_log",
]
