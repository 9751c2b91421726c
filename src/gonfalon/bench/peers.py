"""Public peers, measured in the same run: how fast others play at random, copy a game, settle a turn.

Peers are benchmarks and nothing else: they are installed into a virtual environment of their own under `build/` and run
in a process of their own. Nothing of theirs is imported or shipped.
"""

from __future__ import annotations

import random
import subprocess
import sys
import venv
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

from gonfalon.bench import mighty, peer_script
from gonfalon.bench.measure import Measure, Result, Run, take
from gonfalon.kernel.messages import Refused

PEERS = ("catanatron==3.2.1", "chess==1.11.2", "diplomacy==1.1.2")
FOLDER = Path("build", "peers")
EMPIRES = ("red", "blue", "yellow", "green", "purple", "black", "white")  # as many as Diplomacy has powers


class Ratio(NamedTuple):
    """One of our measures beside a peer's: microseconds for one thing, and how many times as fast we are."""

    ours: str
    microseconds: float
    peer: str
    peer_microseconds: float

    @property
    def times(self) -> float:
        return self.peer_microseconds / self.microseconds


def compare() -> list[Ratio]:
    """Install the peers if they are not there, measure them, and measure ourselves beside them."""
    python = _installed()
    theirs = _measured(python)
    ours = {name: take(measure) for name, measure in _own_measures().items()}
    return [_ratio(ours[own], peer, theirs[peer]) for own, peer in PAIRS]


PAIRS = (
    ("mighty-years", "catanatron-play"),
    ("mighty-years", "chess-play"),
    ("mighty-fork", "catanatron-copy"),
    ("mighty-fork", "chess-copy"),
    ("valhalla-orders", "diplomacy-turn"),
)


def _own_measures() -> dict[str, Measure]:
    settling = Measure("valhalla-orders", "orders", "µs", _settling, runs=7)
    named = {measure.name: measure for measure in (*mighty.MEASURES, settling)}
    return {name: named[name] for name in dict.fromkeys(own for own, _ in PAIRS)}


def _settling() -> Run:
    """Secret attacks of seven empires, each on another: which of them succeed."""
    from gonfalon.rulesets.valhalla.attacks import successful

    rng = random.Random(7)  # noqa: S311  (the same orders in every run)
    orders = [{one: rng.choice([other for other in EMPIRES if other != one]) for one in EMPIRES} for _ in range(500)]

    def run(_: int) -> int:
        for attacks in orders:
            successful(attacks)
        return len(orders)

    return run


def _ratio(own: Result, peer: str, times: Sequence[float]) -> Ratio:
    return Ratio(own.measure.name, own.median, peer, median(times))


def _installed() -> Path:
    """The Python of the peers' own environment, made if it is not there."""
    python = FOLDER / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    mark = FOLDER / "installed.txt"
    if not mark.exists() or mark.read_text("utf-8").split() != list(PEERS):
        try:
            venv.create(FOLDER, with_pip=True, clear=True)
            _run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEERS])
            mark.write_text("\n".join(PEERS), "utf-8")
        except (OSError, subprocess.SubprocessError) as fault:
            raise Refused.of("peers-not-installed", why=_last_line(fault)) from None
    return python


def _measured(python: Path) -> dict[str, list[float]]:
    try:
        found = _run([str(python), peer_script.__file__])
    except (OSError, subprocess.SubprocessError) as fault:
        raise Refused.of("peers-failed", why=_last_line(fault)) from None
    return msgspec.json.decode(found, type=dict[str, list[float]])


def _run(command: Iterable[str]) -> bytes:
    return subprocess.run(list(command), check=True, capture_output=True, timeout=900).stdout  # noqa: S603


def _last_line(fault: Exception) -> str:
    """What the command said at the end, which is where commands say what was wrong."""
    said = getattr(fault, "stderr", b"") or b""
    lines = said.decode(errors="replace").strip().splitlines()
    return lines[-1][:300] if lines else str(fault)[:300]
