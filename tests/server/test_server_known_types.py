"""Many threads may read the same kind of thing for the first time at once: the process survives it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

READERS = """
import sys, threading
from gonfalon.kernel import FastDice, Table
from gonfalon.rulesets.registry import rule_set
from gonfalon.server.known_types import learn_types

learn_types()
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


# How msgspec works out a type for the first time is written down before anything else is imported.
TOUR = """
import importlib.util, sys
from pathlib import Path

home = Path(importlib.util.find_spec("msgspec").origin).parent
spec = importlib.util.spec_from_file_location("msgspec._utils", home / "_utils.py")
utils = sys.modules["msgspec._utils"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(utils)
work_out, learned = utils.get_class_annotations, []
utils.get_class_annotations = lambda shape: (learned.append(shape), work_out(shape))[1]

from browsers import House
from gonfalon.store.archive import Archive
from gonfalon.world.survey import survey
from gonfalon.world.tiled import tiled_bytes

with Archive.open(Path(sys.argv[1])) as archive:
    house = House(archive)
    known = len(learned)
    with house.client:
        browser = house.browser()
        for wish in ({}, {"lay_by_hand": True}, {"ruleset": "valhalla"}):
            campaign = browser.begin("human", "captain", "squire", "squire", **wish)
            home = f"/api/campaigns/{campaign}"
            for page in ("", "/terrain.svg", "/pieces.svg", "/replay", "/chronicle", "/chronicle/paper", "/reasons"):
                assert browser.get(home + page).status_code < 500, page
            packed = browser.get(f"{home}/export", seat="umpire").content
            plain = {"Content-Type": "application/octet-stream"}
            assert browser.ask("POST", "/api/campaigns/import", content=packed, headers=plain).status_code < 500
        browser.post("/api/maps", {"players": 3, "seed": "7"})
        browser.ask("POST", "/api/maps/tiled", content=tiled_bytes(survey("7"), "tmj"), headers=plain)
        browser.get("/api/rules/ME-MAP-01")
print(*(f"{shape.__module__}.{shape.__qualname__}" for shape in learned[known:]))
"""


def test_no_thread_meets_a_shape_that_was_not_known_before_it_started(tmp_path: Path) -> None:
    here = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(Path(__file__).parent)])}
    toured = subprocess.run([sys.executable, "-c", TOUR, str(tmp_path)], capture_output=True, text=True, env=here)

    assert toured.returncode == 0, toured.stderr
    learned_later = [shape for shape in toured.stdout.split() if not shape.startswith("gonfalon.server.")]
    assert learned_later == []  # requests are read by one thread alone


@pytest.mark.parametrize("ruleset", ["mighty", "valhalla"])
def test_states_are_read_by_many_threads_at_once(ruleset: str) -> None:
    for _ in range(3):  # without `learn_types` every second one dies of a null pointer
        done = subprocess.run([sys.executable, "-c", READERS, ruleset], capture_output=True, text=True)

        assert done.returncode == 0, done.stderr
