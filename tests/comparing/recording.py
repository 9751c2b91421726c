"""The same random campaigns on two revisions: do the same answers, dice, events, refusals and pages come of them?

python tests/comparing/recording.py record OUT.jsonl [--count 200] [--ruleset mighty] [--seed S] [--follow OLD.jsonl]
python tests/comparing/recording.py compare OLD.jsonl NEW.jsonl
python tests/comparing/recording.py against REVISION|OLD.jsonl [--count 200] [--ruleset mighty]

`record` plays with the sources that Python finds (PYTHONPATH). `against` does all of it: it records the revision, or
takes a recording of it, records what is here and compares. `--follow` takes the moves of another recording instead of
drawing them, so that the rules can be compared where the players have changed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count as counting
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))
import doors
import probing
from keeping import CATEGORIES, Keeper, Record, read, write_line
from matching import Added, Difference, known, meet
from moves import Move, do, next_move
from plans import RULESETS, Plan, plan

ROOT = Path(__file__).parents[2]
USUAL = 200  # campaigns of each rule set
SEED = "the house of four"
SAID = 4  # answers that are lately given and tried again by others
COUNTED = ("answers", "dice", "events", "refusals", "options", "pages", "chronicles")


# --- one campaign ----------------------------------------------------------------------------------------


def recorded(wanted: Plan, follow: Iterable[Move] | None = None) -> Record:
    """Play a campaign and take down all that is seen of it."""
    keeper = Keeper()
    try:
        table = doors.begin(wanted.ruleset, wanted.settings, wanted.dice, wanted.seed.encode())
    except doors.Refused as refused:
        keeper.keep("refusals", 0, {"who": "", "what": "settings", **doors.refused(refused.refusal)})
        return keeper.record(wanted.ruleset, wanted.number, wanted.seed, "")
    Witness(wanted, table, keeper).watch(iter(follow) if follow is not None else None)
    return keeper.record(wanted.ruleset, wanted.number, wanted.seed, doors.state_hash(table))


class Witness:
    """Sees a campaign being played, from its beginning to its end."""

    def __init__(self, wanted: Plan, table: doors.Table[Any], keeper: Keeper) -> None:
        self.plan, self.table, self.keeper = wanted, table, keeper
        self.heard: list[Any] = []
        self.said: deque[str] = deque(maxlen=SAID)
        self.asked: set[str] = set()  # what was asked before
        self.looks = 0

    def watch(self, follow: Iterator[Move] | None) -> None:
        self._note_dice_and_events(0)
        for step in counting(1):
            if step > self.plan.most or (found := self._move(step, follow)) is None:
                break
            self._probe(step)
            if step % self.plan.every == 0:
                self._look(step)
            if not self._done(step, *found):
                break
        self._end(step)

    def _move(self, step: int, follow: Iterator[Move] | None) -> tuple[Move, str] | None:
        if follow is None:
            return next_move(self.table, self.plan, step)
        move = next(follow, None)
        return None if move is None else (move, "")

    def _done(self, step: int, move: Move, why: str) -> bool:
        """Carry a move out and note what comes of it; who is refused what he thought legal plays no further."""
        refusal = do(self.table, move)
        self.keeper.keep("answers", step, {"move": move, "refused": doors.refused(refusal) if refusal else None})
        if why:
            self.keeper.keep("reasons", step, why)
        if move[0] == "answer":
            self.said.append(move[3])
        if refusal is not None:
            return move[0] in ("undo", "reroll")
        self._note_dice_and_events(step)
        return True

    def _note_dice_and_events(self, step: int) -> None:
        """The dice of the last input, and the events since; after an undo, from where the story is another one."""
        for fell in self.table.log[-1].rolls:
            self.keeper.keep("dice", step, [fell.sides, list(fell.dice)])
        heard = list(self.table.heard)
        same = next((n for n, pair in enumerate(zip(self.heard, heard, strict=False)) if not _alike(*pair)), None)
        first = min(len(self.heard), len(heard)) if same is None else same
        if first < len(self.heard):
            self.keeper.keep("events", step, {"kind": "(taken back)", "from": first})
        for told in heard[first:]:
            self.keeper.keep("events", step, doors.plain(doors.event(told)))
        self.heard = heard

    def _probe(self, step: int) -> None:
        """What is asked and what would be refused: when something is asked for the first time, and regularly.

        What is asked beside is always the same, so that the wrong answers to it are tried but once.
        """
        regular, rng = step % self.plan.every == 0, Random(f"{self.plan.seed}/probe/{step}")
        asked = doors.open_questions(self.table)
        for question in (*asked, *doors.standing_questions(self.table)):
            fresh = question.what not in self.asked
            self.asked.add(question.what)
            if not fresh and not regular:
                continue
            listed = probing.options(question)
            self.keeper.keep("options", step, listed)
            if fresh or question in asked:
                for seen in probing.refusals(question, listed["options"], tuple(self.said), rng):
                    self.keeper.keep("refusals", step, seen)
        if regular:
            for seen in probing.at_the_table(self.table):
                self.keeper.keep("refusals", step, seen)

    def _look(self, step: int) -> None:
        """Everybody's page, in one language after the other."""
        for viewer, eyes in doors.viewers(self.table):
            self.looks += 1
            lang = doors.LANGUAGES[self.looks % len(doors.LANGUAGES)]
            self.keeper.keep_page(step, viewer, lang, doors.page(self.table, eyes, lang))

    def _end(self, step: int) -> None:
        self._look(step)
        self.keeper.keep("ends", step, doors.plain(doors.ending(self.table)))
        for lang in doors.LANGUAGES:
            if told := doors.chronicle(self.table, next(iter(self.table.seats)), lang):
                self.keeper.keep("chronicles", step, told.split("\n\n"))


def _alike(one: Any, other: Any) -> bool:
    return one is other or one == other


# --- many campaigns --------------------------------------------------------------------------------------


def record(file: Path, plans: Sequence[Plan], jobs: int, follow: Path | None = None) -> None:
    """Play them all, side by side, and write them down in their order."""
    moves = {(r.ruleset, r.number): r for r in read(follow)} if follow else {}
    led = [moves.get((wanted.ruleset, wanted.number)) for wanted in plans]
    with ProcessPoolExecutor(jobs) as pool, file.open("wb") as out:
        for number, line in enumerate(pool.map(_line, plans, led), 1):
            out.write(line)
            if number % 50 == 0:
                print(f"{number} of {len(plans)}", file=sys.stderr, flush=True)


def _line(wanted: Plan, led: Record | None) -> bytes:
    follow = [item[1]["move"] for item in led.body().items["answers"]] if led else None
    return write_line(recorded(wanted, follow))


def plans_of(rulesets: Sequence[str], count: int, seed: str) -> list[Plan]:
    return [plan(ruleset, number, seed) for ruleset in rulesets for number in range(count)]


class Tally(NamedTuple):
    """What came of one rule set."""

    ruleset: str
    campaigns: int
    counts: dict[str, int]
    differences: int
    first: Difference | None
    added: Added
    other_states: int

    def __str__(self) -> str:
        seen = ", ".join(f"{self.counts.get(name, 0):,} {name}" for name in COUNTED)
        return f"{self.ruleset}: {self.campaigns} campaigns, {seen}: {self.differences:,} differences"


def compare(old: Iterable[Record], new: Iterable[Record]) -> list[Tally]:
    """Hold the new campaigns against the old ones of the same numbers; one tally a rule set."""
    before = {(record.ruleset, record.number): record for record in old}
    after: dict[str, list[Record]] = {}
    for found in new:
        after.setdefault(found.ruleset, []).append(found)
    return [_tally(ruleset, before, found) for ruleset, found in after.items()]


def _tally(ruleset: str, before: dict[tuple[str, int], Record], after: list[Record]) -> Tally:
    counts, added, differences, first, others = dict.fromkeys(CATEGORIES, 0), Added(), 0, None, 0
    for now in after:
        was = before.get((ruleset, now.number))
        if was is None or was.seed != now.seed:
            raise SystemExit(f"{ruleset} {now.number} is not in the older recording with that seed")
        met = meet(was, now)
        counts = {category: counts[category] + now.counts[category] for category in counts}
        differences, first = differences + (met.difference.count if met.difference else 0), first or met.difference
        others += not met.same_state
        for path, place in met.added.items():
            added.setdefault(path, place)
    for path in _known_before([r for r in before.values() if r.ruleset == ruleset], added):
        differences += 1
        first = first or Difference(added.pop(path), "nothing", f"{'.'.join(path)}, which the older revision knew", 1)
    return Tally(ruleset, len(after), counts, differences, first, added, others)


def _known_before(records: Sequence[Record], added: Added) -> list[Path]:
    """What is new here and was not new at all in some campaign before."""
    left, found = dict(added), list[Any]()
    for older in records if left else ():
        for path in known(older, left):
            found.append(path)
            del left[path]
    return found


def tell(tallies: Sequence[Tally]) -> int:
    """Print what came of it; 1 if something differs."""
    for tally in tallies:
        print(tally)
        if tally.other_states:
            print(f"  the hash of the state at the end is another in {tally.other_states} campaigns")
        for name in sorted({f"{path[0]} {path[1]} … {path[-1]}" for path in tally.added}):
            print(f"  new: {name}")
        if (first := tally.first) is not None:
            print(f"  first: {first.where}\n    old: {first.old}\n    new: {first.new}")
    return int(any(tally.differences for tally in tallies))


# --- two revisions ---------------------------------------------------------------------------------------


def against(base: str, asked: argparse.Namespace) -> int:
    """Record an older revision, unless a recording of it is given, and what is here; compare them."""
    with tempfile.TemporaryDirectory() as name:
        folder, old = Path(name), Path(base)
        if not old.is_file():
            old = folder / "old.jsonl"
            _recorded_there(sources_of(base, folder), old, asked)
        _recorded_there(ROOT / "src", folder / "new.jsonl", asked)
        return tell(compare(read(old), read(folder / "new.jsonl")))


def sources_of(revision: str, folder: Path) -> Path:
    """The sources of a revision, in a folder of their own."""
    packed = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed, check=True)
    return folder / "src"


def _recorded_there(sources: Path, file: Path, asked: argparse.Namespace) -> None:
    """Let this very script record with these sources, wherever Python would find the program else."""
    options = ["--count", str(asked.count), "--seed", asked.seed, "--jobs", str(asked.jobs)]
    options += [word for ruleset in asked.ruleset or RULESETS for word in ("--ruleset", ruleset)]
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    subprocess.run([sys.executable, __file__, "record", str(file), *options], env=environment, check=True)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deed", choices=("record", "compare", "against"))
    parser.add_argument("files", nargs="+")
    parser.add_argument("--count", type=int, default=USUAL)
    parser.add_argument("--ruleset", action="append", choices=RULESETS)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--follow", type=Path)
    asked = parser.parse_args(arguments)
    if asked.deed == "compare":
        return tell(compare(*(read(Path(file)) for file in asked.files)))
    if asked.deed == "against":
        return against(asked.files[0], asked)
    record(Path(asked.files[0]), plans_of(asked.ruleset or RULESETS, asked.count, asked.seed), asked.jobs, asked.follow)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
