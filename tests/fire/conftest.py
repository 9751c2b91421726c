"""Trials of the whole server: they use the browsers of its tests, and its table of who may do what."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
