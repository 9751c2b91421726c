"""A third rule set moves in: a folder a floor, as `docs/add-a-ruleset.md` says, and its line in the register.

python moving_in.py play …     the `gonfalon` command with `meadow` in it

The folders lie here instead of under `src/gonfalon`, so each floor is told to look here too.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from gonfalon import cli, words
from gonfalon.rulesets import registry

NAME = "meadow"
HOUSE = Path(__file__).parent / "house"


def move_in() -> None:
    """As if the folders lay under `src/gonfalon` and the line stood in the register."""
    for floor in sorted(HOUSE.iterdir()):
        import_module(f"gonfalon.{floor.name}").__path__.append(str(floor))
    words._areas.cache_clear()
    words.key_of.cache_clear()
    registry.REGISTER[NAME] = None


def move_out() -> None:
    """The house as it was."""
    for floor in sorted(HOUSE.iterdir()):
        import_module(f"gonfalon.{floor.name}").__path__.remove(str(floor))
    words._areas.cache_clear()
    words.key_of.cache_clear()
    del registry.REGISTER[NAME]


if __name__ == "__main__":
    move_in()
    cli.main()
