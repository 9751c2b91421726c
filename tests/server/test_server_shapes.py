"""Many threads may read the same kind of thing for the first time at once: the process survives it."""

from __future__ import annotations

import subprocess
import sys

import pytest

READERS = """
import sys, threading
from gonfalon.kernel import FastDice, Table
from gonfalon.rulesets.registry import rule_set
from gonfalon.server.shapes import learn_shapes

learn_shapes()
rules = rule_set(sys.argv[1])
table = Table.start(rules, {"players": ("red", "blue", "yellow", "green"), "seed": "1"}, FastDice(1))
kept, gate = table.play.base.packed(), threading.Barrier(8)
sys.setswitchinterval(1e-6)

def read():
    gate.wait()
    rules.state_type.decoded(kept)

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("ruleset", ["mighty", "valhalla"])
def test_states_are_read_by_many_threads_at_once(ruleset: str) -> None:
    for _ in range(3):  # without `learn_shapes` every second one dies of a null pointer
        done = subprocess.run([sys.executable, "-c", READERS, ruleset], capture_output=True, text=True)

        assert done.returncode == 0, done.stderr
