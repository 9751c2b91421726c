"""Golden playthroughs: a small scene from each chapter of the season, written down so that a person can read it.

If one changes, the rules or their words have changed: look at the difference, and if it is meant, write it anew with
`pytest -n 0 tests/mighty/test_golden.py --update-golden`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from scribe import written
from seasons import RULES
from stage import a_board, a_war, put_banner, put_ship

from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, Land
from gonfalon.world.tiles import Tile

Golden = Callable[[str, str], None]
EAST, WEST = 2, 8  # half-edges towards the neighbours
RIVER, COAST = Tile("R11"), Tile("C04")  # a river from E to W; sea in the south
THREE = {"red": "B2", "blue": "E5", "yellow": "B5"}


def realms() -> str:
    seat = Tile("L02", seat=True)
    world = dict(a_board(5, 1, special={"A1": seat, "E1": seat}).tiles)
    war = RULES.start({"players": ("red", "blue"), "world": world, "points": 1200, "colours": ("red", "blue")})
    intro = "Five tiles of plain in a row, a capital site at either end, and 1200 points for each of two players."
    answers = [
        "blue: E1",
        "red: A1",
        "blue: banners 700 500",
        "red: banners 1200",
        "red: place B1/0",
        "blue: place E1/8 D1/0",
        "blue: 4 3",
        "red: 6",
    ]
    dice = (2, 5, 4, 5, 3, 3, 3, 4, 6, 5, 2, 6)
    return written("The making of realms", intro, war, answers, dice)


def subsistence() -> str:
    war = a_war(month=3)
    put_banner(war, "red.1", "B2", 1000, baggage=1)
    put_banner(war, "red.2", "D3", 900, baggage=2)
    put_banner(war, "red.3", "D3", 700)
    put_banner(war, "red.4", "D3", 600)
    intro = "Red 1 lives off his capital B2. Red 2, 3 and 4 stand in foreign country at D3 with two points of baggage."
    return written("Subsistence", intro, war, ["red: red.4"], (1, 3))


def scouting() -> str:
    war = a_war(THREE, month=2, phase="scouting")
    war.lands["D5"] = Land("blue", VILLAGE)
    put_banner(war, "red.1", "C4", 1000, half=EAST, baggage=1)
    put_banner(war, "red.2", "C4", 800)
    put_banner(war, "red.3", "C4", 600, baggage=5)
    put_banner(war, "blue.1", "D5", 900)
    put_banner(war, "blue.2", "D5", 700)
    intro = (
        "From C4 Red looks at D3 and D4, which nobody knows, and at D5, where Blue stands. Yellow hears what he may."
    )
    answers = ["red: scout 1 to D3", "red: scout 2 to D4", "red: 2 1 0", "red: scout 3 to D5", "red: blue.2"]
    return written("Scouting", intro, war, answers, (4, 2, 1, 2, 4, 5, 3, 3, 2, 4))


def dragons() -> str:
    war = a_war(month=4, phase="scouting", board=a_board(special={"D3": Tile("H31"), "E3": Tile("L09")}))
    war.lands["E3"] = Land("blue", FORTRESS)
    put_banner(war, "red.1", "C3", 1000, half=EAST)
    put_banner(war, "blue.1", "E3", 800)
    put_banner(war, "blue.2", "E3", 150)
    intro = "Red's scouts come too near to a lair in the hills of D3; Blue holds the fortress in the woods of E3."
    answers = ["red: scout 1 to D3", "red: E", "red: SW"]
    return written("Dragons", intro, war, answers, (5, 6, 6, 6, 4, 2, 1, 1, 3, 6, 2))


def movement() -> str:
    war = a_war(month=2, phase="movement", board=a_board(special={"D3": RIVER}))
    war.turn = replace(war.turn, opened=("D3", "C4", "E3"))
    war.lands["C4"] = Land("blue", VILLAGE)
    put_banner(war, "red.1", "C3", 1000, half=EAST, baggage=2)
    put_banner(war, "red.2", "C3", 800)
    put_banner(war, "red.3", "D3", 600, half=0)
    intro = "D3 is cut in two by a river; D3, E3 and C4 have been scouted. C4 is Blue's and nobody defends it."
    answers = ["red: march 1 to D3", "red: 9", "red: march 2 to C4", "red: march 3 to E3", "red: done"]
    return written("Movement", intro, war, answers, ())


def battle() -> str:
    war = a_war(month=2, phase="battle")
    war.lands["D4"] = Land("blue", VILLAGE)
    war.lands["D5"] = Land("blue")
    put_banner(war, "red.1", "D4", 1000, half=WEST)
    put_banner(war, "red.2", "D4", 700, half=WEST)
    put_banner(war, "blue.1", "D4", 900, half=EAST, baggage=3)
    put_banner(war, "blue.2", "D4", 500, half=EAST)
    war.turn = replace(war.turn, moved=("red.1", "red.2"))
    intro = "Red has marched from C4 into Blue's village at D4, where two banners stand."
    answers = ["red: surprise", "blue: hold", "red: pursue", "blue: D5", "red: done"]
    return written("Battle", intro, war, answers, (4, 4, 2, 3, 5, 4, 4))


def siege() -> str:
    war = a_war(month=2, phase="battle")
    war.lands["D4"] = Land("blue", FORTRESS)
    put_banner(war, "red.1", "D4", 1400, half=WEST, baggage=2)
    put_banner(war, "red.2", "D4", 1200, half=WEST, baggage=2)
    put_banner(war, "blue.1", "D4", 500, half=EAST, baggage=1)
    war.stockpiles["D4"] = 2
    war.turn = replace(war.turn, moved=("red.1", "red.2"))
    intro = "Red has marched from C4 to Blue's fortress at D4, which one banner holds with a stockpile of two."
    answers = [
        "blue: 1",
        "red: besiege",
        "red: batter D4",
        "red: done",
        "blue: 0 1",
        "blue: none",
        "blue: done",
        "red: 1 1",
        "red: done",
        "red: done",
        "red: assault D4",
        "red: direct",
        "blue: withdraw",
        "red: 1 0 1",
    ]
    return written("Siege", intro, war, answers, (5, 3, 5, 6, 4, 2))


def raze() -> str:
    war = a_war(month=2, phase="raze")
    war.lands["D4"] = Land("red", CITY)
    put_banner(war, "red.1", "D4", 1000, baggage=5)
    put_banner(war, "red.2", "D4", 800, baggage=6)
    war.stockpiles["D4"] = 1
    intro = "Red has taken the city D4 and does not think he can hold it."
    return written("Razing", intro, war, ["red: raze D4"], ())


def reorganisation() -> str:
    war = a_war(month=2, phase="reorganisation")
    put_banner(war, "red.1", "B2", 1300, baggage=4)
    put_banner(war, "red.2", "B2", 300, baggage=3)
    put_banner(war, "red.3", "C2", 900)
    intro = "Red 2 has fallen below 500 points and must be combined with Red 1 at B2, Red's capital."
    answers = ["red: regroup 1 2 as 1000 600", "red: baggage of 1 as 0 1 6", "red: done"]
    return written("Reorganisation", intro, war, answers, ())


def ships() -> str:
    coast = {f"{column}3": COAST for column in "ABCDEF"}
    war = a_war({"red": "B1", "blue": "E1"}, board=a_board(6, 3, special=coast), phase="movement", month=2)
    war.lands["B3"] = Land("red", CITY)
    war.lands["D3"] = Land("blue", CITY)
    put_banner(war, "red.1", "B3", 1000)
    put_ship(war, "red/1", "B3")
    put_ship(war, "red/2", "C3", harbour=False)
    put_ship(war, "blue/1", "D3", harbour=False)
    intro = "Red has a port at B3 and a ship off C3; Blue's ship lies off his port D3."
    answers = [
        "red: embark 1 on 1",
        "red: sail 1 to C3",
        "red: sail 2 to D3",
        "red: peace",
        "blue: fight",
        "blue: fight",
    ]
    return written("Ships", intro, war, [*answers, "blue: E3"], (2, 5, 3, 4))


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (realms, subsistence, scouting, dragons, movement, battle, siege, raze, reorganisation, ships)
}


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_goes_as_it_always_did(name: str, golden: Golden) -> None:
    golden(f"mighty-{name}.txt", SCENES[name]())
