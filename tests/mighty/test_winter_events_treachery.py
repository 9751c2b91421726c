"""Treachery (ME-EVT-12): border cities and fortresses that go over in the winter."""

from __future__ import annotations

import pytest
from stage import Told, a_war, put_banner, put_ship, tell
from winters import STRAND, a_lane, in_winter, through

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, NOBODY, VILLAGE, Land, Siege, War
from gonfalon.rulesets.mighty.winter import revenue, treachery

pytestmark = pytest.mark.rule("ME-EVT-12")
LOYAL, TRAITOR = 5, 6


def a_border(settlement: str = CITY, beyond: Land | None = None, **settings: object) -> War:
    """Red's C1 lies next to the tile D1 of somebody else."""
    war = in_winter(a_lane(**settings), "winter-events")
    war.lands |= {"C1": Land("red", settlement), "D1": beyond or Land("blue")}
    return war


def betray(war: War, *dice: int, answers: tuple[str, ...] = ()) -> Told:
    return tell(war, treachery.treachery(war, "red"), answers=answers, dice=dice)


@pytest.mark.parametrize(("die", "owner"), [(1, "red"), (LOYAL, "red"), (TRAITOR, "blue")])
@pytest.mark.parametrize("settlement", [CITY, FORTRESS])
def test_walls_on_the_border_go_over_on_a_six(settlement: str, die: int, owner: str) -> None:
    war = a_border(settlement)

    betray(war, die)

    assert lands.owner(war, "C1") == owner


def test_each_is_thrown_for() -> None:
    war = in_winter(a_war(), "winter-events")
    border = ("C1", "C2", "C3", "B3")
    war.lands |= {place: Land("red", kind) for place, kind in zip(border, (CITY, FORTRESS) * 2, strict=True)}
    war.lands |= {place: Land("blue") for place in ("D1", "D2", "D3", "A4", "B4", "C4")}

    betray(war, TRAITOR, LOYAL, 1, TRAITOR)

    assert [lands.owner(war, place) for place in border] == ["blue", "red", "red", "blue"]


@pytest.mark.parametrize("beyond", [Land(), Land(NOBODY, CITY, razed=True, razed_by="blue"), Land("red")])
def test_without_a_neighbour_nobody_is_tempted(beyond: Land) -> None:
    assert betray(a_border(beyond=beyond)).rolled == []


def test_villages_are_not_tested() -> None:
    assert betray(a_border(VILLAGE)).rolled == []


@pytest.mark.rule("ME-EVT-12", "ME-REV-05")
def test_the_new_owner_gathers_its_crowns_if_it_is_joined_to_his_capital() -> None:
    war = a_border()
    war.lands |= {place: Land("blue") for place in ("E1", "F1", "G1", "H1")}

    betray(war, TRAITOR)
    war.phase = "revenue"
    through(war, revenue.step)

    assert (war.winter["red"].gathered, war.winter["blue"].gathered) == (4, 4 + 2)


def test_beside_independents_it_becomes_independent_and_pays_nobody() -> None:
    war = a_border(FORTRESS, Land(INDEPENDENT, VILLAGE))

    betray(war, TRAITOR)
    war.phase = "revenue"
    through(war, revenue.step)

    assert lands.owner(war, "C1") == INDEPENDENT
    assert (war.winter["red"].gathered, war.winter["blue"].gathered) == (4, 4)


def test_a_capital_is_tried_like_any_city() -> None:
    war = a_border()
    war.lands |= {"A1": Land("blue"), "C1": Land("red")}

    betray(war, TRAITOR)

    assert lands.owner(war, "B1") == "blue"


def test_by_a_setting_the_capital_is_spared() -> None:
    war = a_border(treachery_of_capitals=False)
    war.lands |= {"A1": Land("blue"), "C1": Land("red")}

    betray(war)

    assert lands.owner(war, "B1") == "red"


# --- whom to ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blues", "independents", "owner"),
    [
        ("", VILLAGE, INDEPENDENT),
        (VILLAGE, FORTRESS, INDEPENDENT),
        (CITY, FORTRESS, "blue"),
        (FORTRESS, VILLAGE, "blue"),
    ],
)
def test_the_strongest_adjoining_tile_decides(blues: str, independents: str, owner: str) -> None:
    war = in_winter(a_war(), "winter-events")
    war.lands |= {"C2": Land("red", CITY), "D2": Land("blue", blues), "D1": Land(INDEPENDENT, independents)}

    betray(war, TRAITOR)

    assert lands.owner(war, "C2") == owner


@pytest.mark.parametrize(("die", "owner"), [(1, INDEPENDENT), (4, "blue")])
def test_equal_claims_are_diced(die: int, owner: str) -> None:
    war = in_winter(a_war(), "winter-events")
    war.lands |= {"C2": Land("red", CITY), "D2": Land("blue", VILLAGE), "D1": Land(INDEPENDENT, VILLAGE)}

    betray(war, TRAITOR, die)

    assert lands.owner(war, "C2") == owner


def test_no_flag_is_changed_before_all_are_thrown_for() -> None:
    war = a_border(treachery_of_capitals=True)

    told = betray(war, TRAITOR)  # B1 would border on Blue once C1 is his

    assert len(told.rolled) == 1
    assert lands.owner(war, "B1") == "red"


# --- who has to go ---------------------------------------------------------------------------------------


def test_the_garrison_finds_other_quarters_as_its_owner_likes() -> None:
    war = a_border()
    war.lands["A1"] = Land("red", VILLAGE)
    put_banner(war, "red.1", "C1")
    put_banner(war, "red.2", "C1")

    betray(war, TRAITOR, answers=("A1",))

    assert [banner.place for banner in war.banners.values()] == ["A1", "B1"]


def test_without_room_the_garrison_is_lost() -> None:
    war = a_border()
    for number in range(1, 5):
        put_banner(war, f"red.{number}", "B1")
    put_banner(war, "red.5", "C1")

    betray(war, TRAITOR)

    assert "red.5" not in war.banners


def test_ships_go_to_another_harbour_of_the_owners_choice() -> None:
    war = in_winter(a_lane({f"{column}1": STRAND for column in "ABCDEFGHIJ"}), "winter-events")
    war.lands |= {"C1": Land("red", CITY), "D1": Land("blue"), "A1": Land("red", CITY)}
    put_ship(war, "red/1", "C1")

    betray(war, TRAITOR, answers=("A1",))

    assert (war.ships["red/1"].place, war.ships["red/1"].harbour) == ("A1", True)


@pytest.mark.parametrize(("beyond", "new"), [(Land("blue"), "blue"), (Land(INDEPENDENT, VILLAGE), INDEPENDENT)])
def test_ships_without_another_harbour_are_the_new_owners(beyond: Land, new: str) -> None:
    war = in_winter(a_lane({"C1": STRAND}), "winter-events")
    war.lands |= {"C1": Land("red", CITY), "D1": beyond}
    put_ship(war, "red/1", "C1")

    told = betray(war, TRAITOR)

    assert list(war.ships) == [f"{new}/1"]
    assert "winter.ship-lost" in told.kinds()


def test_a_besieged_place_may_open_its_gates_to_the_besieger() -> None:
    war = a_border()
    war.sieges["C1"] = Siege("C1", "blue", "red", since=6)
    put_banner(war, "red.1", "C1", inside=True)
    put_banner(war, "blue.1", "C1")

    betray(war, TRAITOR)

    assert war.sieges == {}
    assert (lands.owner(war, "C1"), war.banners["red.1"].place, war.banners["blue.1"].place) == ("blue", "B1", "C1")


def test_a_besieged_place_that_goes_over_to_another_ends_the_siege_too() -> None:
    war = a_border(beyond=Land(INDEPENDENT, VILLAGE))
    war.sieges["C1"] = Siege("C1", "blue", "red", since=6)
    put_banner(war, "red.1", "C1", inside=True)
    put_banner(war, "blue.1", "C1")

    betray(war, TRAITOR)

    assert war.sieges == {}
    assert (lands.owner(war, "C1"), war.banners["red.1"].place, war.banners["blue.1"].place) == (
        INDEPENDENT,
        "B1",
        "C1",
    )
