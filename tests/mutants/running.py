"""Deliberate faults in the rules, one after another: does a test notice?

python tests/mutants/running.py [--count 400] [--first 0] [--seed 7] [--jobs 2] [--minutes 90] [--only WORD]

For each fault the tests that cite the clauses near it are run on a copy of the sources with the fault in; if they all
pass, all tests of that rule set. A fault that nobody notices survives. `equivalent.toml` names faults that change
nothing, each with its reason. The same seed gives the same faults.
"""

from __future__ import annotations

import argparse
import compileall
import importlib.util
import json
import os
import py_compile
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))
from mutating import Fault, faults_of

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
RULES = {"mighty": "gonfalon/rulesets/mighty", "valhalla": "gonfalon/rulesets/valhalla"}
CHARTS = SOURCES / "gonfalon/names/charts.toml"
LEFT_OUT = (
    "__init__",
    "settings",
    "earlier",
    "views",
    "redrawing",
    "odds",
    "card_game",
    "corrections",
    "rules",
    "state",
)
EQUIVALENT = Path(__file__).parent / "equivalent.toml"
WIDE = {"mighty": ["tests/mighty", "tests/names"], "valhalla": ["tests/valhalla"]}
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
SECONDS = 600  # after which a fault that makes the rules run for ever is noticed
PYTEST = (sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--tb=line")


class Verdict(NamedTuple):
    """What came of a fault."""

    fault: Fault
    outcome: str  # near | wide | survived | equivalent
    seconds: float


def candidates(only: str = "") -> list[Fault]:
    """Every fault that can be made in the chapters, in a fixed order."""
    files = [f for folder in RULES.values() for f in sorted((SOURCES / folder).rglob("*.py")) if _is_chapter(f)]
    return [fault for file in [*files, CHARTS] for fault in faults_of(SOURCES, file) if only in fault.key]


def _is_chapter(file: Path) -> bool:
    return not file.stem.startswith(LEFT_OUT)


def chosen(count: int, seed: int, only: str = "") -> list[Fault]:
    """So many of them, drawn so that long chapters do not crowd out the short ones."""
    rng = random.Random(seed)
    by_file: dict[str, list[Fault]] = {}
    for fault in candidates(only):
        by_file.setdefault(fault.file, []).append(fault)
    for faults in by_file.values():
        rng.shuffle(faults)
    drawn: list[Fault] = []
    while len(drawn) < count and any(by_file.values()):
        for file in rng.sample(sorted(by_file), len(by_file)):
            size = 1 + len(by_file[file]) // 200  # a long chapter gives a little more at a time
            drawn += [by_file[file].pop() for _ in range(min(size, len(by_file[file])))]
    return drawn[:count]


def equivalents() -> dict[str, str]:
    """Faults that change nothing, and why."""
    found = tomllib.loads(EQUIVALENT.read_text("utf-8")) if EQUIVALENT.exists() else {}
    return {entry["fault"]: entry["why"] for entry in found.get("equivalent", [])}


def citing_tests() -> dict[str, list[str]]:
    """Which tests cite a clause, as pytest itself collects them."""
    asked = [*PYTEST, "--collect-only", "-p", "citing", *(path for paths in WIDE.values() for path in paths)]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    done = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    line = next(line for line in done.stdout.splitlines() if line.startswith("CITED "))
    cited: dict[str, list[str]] = json.loads(line.removeprefix("CITED "))
    return cited


class Trial:
    """A copy of the sources in which one fault after another is made and mended."""

    def __init__(self, citing: dict[str, list[str]]) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.citing = citing
        shutil.copytree(SOURCES, self.folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
        compileall.compile_dir(self.folder / "src", quiet=2, invalidation_mode=UNCHECKED)  # once, not in every trial

    def close(self) -> None:
        shutil.rmtree(self.folder)

    def judge(self, fault: Fault) -> Verdict:
        """Is this fault noticed, and by whom?"""
        started, file = time.monotonic(), self.folder / "src" / fault.file
        sound = file.read_text("utf-8")
        _write(file, fault.put_into(sound))
        try:
            outcome = self._outcome(fault)
        finally:
            _write(file, sound)
        return Verdict(fault, outcome, time.monotonic() - started)

    def _outcome(self, fault: Fault) -> str:
        near = sorted({test for clause in fault.clauses for test in self.citing.get(clause, [])})
        if near and self._fails(near):
            return "near"
        ruleset = "valhalla" if RULES["valhalla"] in fault.file else "mighty"
        return "wide" if self._fails(WIDE[ruleset]) else "survived"

    def _fails(self, tests: Sequence[str]) -> bool:
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        (self.folder / "tests.txt").write_text("\n".join(tests) + "\n")
        asked = [*PYTEST, f"@{self.folder / 'tests.txt'}"]
        try:
            done = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return True
        cannot_begin = done.returncode == 4 and "ERROR collecting" in done.stdout  # the fault breaks an import
        assert done.returncode in (0, 1, 2) or cannot_begin, done.stdout + done.stderr
        return done.returncode != 0


def _write(file: Path, source: str) -> None:
    """Put a source in place; what was compiled of the one before goes with it."""
    file.write_text(source, "utf-8")
    if file.suffix == ".py":
        Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def trials(faults: Sequence[Fault], jobs: int, minutes: float) -> Iterator[Verdict]:
    """Judge them side by side, until the time is up."""
    known, citing, end = equivalents(), citing_tests(), time.monotonic() + 60 * minutes
    free = [Trial(citing) for _ in range(jobs)]

    def judged(fault: Fault) -> Verdict | None:
        if fault.key in known:
            return Verdict(fault, "equivalent", 0.0)
        if time.monotonic() > end:
            return None
        trial = free.pop()
        try:
            return trial.judge(fault)
        finally:
            free.append(trial)

    with ThreadPoolExecutor(jobs) as pool:
        for verdict in pool.map(judged, faults):
            if verdict is not None:
                yield verdict
    for trial in free:
        trial.close()


def main(arguments: Sequence[str]) -> int:
    """Print each that survives, and the shares; 1 if one survived."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="go on with this one, counted from nought")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=90)
    parser.add_argument("--only", default="")
    parser.add_argument("--report", type=Path, default=ROOT / "build" / "mutants.json")
    asked = parser.parse_args(arguments)
    faults = chosen(asked.count, asked.seed, asked.only)[asked.first :]
    verdicts: list[Verdict] = []
    for number, verdict in enumerate(trials(faults, asked.jobs, asked.minutes), 1):
        verdicts.append(verdict)
        if verdict.outcome == "survived":
            print(f"survived  {verdict.fault.file}:{verdict.fault.line}\n          {verdict.fault.key}", flush=True)
        elif number % 20 == 0:
            print(f"{number} of {len(faults)}", file=sys.stderr, flush=True)
    shares = {name: sum(v.outcome == name for v in verdicts) for name in ("near", "wide", "equivalent", "survived")}
    print(f"faults {len(verdicts)} of {len(faults)}  " + "  ".join(f"{name} {count}" for name, count in shares.items()))
    asked.report.parent.mkdir(exist_ok=True)
    told = [{"fault": v.fault.key, "outcome": v.outcome, "seconds": round(v.seconds, 1)} for v in verdicts]
    asked.report.write_text(json.dumps({"seed": asked.seed, **shares, "faults": told}, indent=1) + "\n", "utf-8")
    return 1 if shares["survived"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
