"""Winter events (ME-EVT) and the great dragonrage (ME-DRG-02, ME-DRG-03, ME-DRG-14)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace
from stage import Told, a_board, a_war, put_banner, put_ship, reading, tell
from winters import STRAND, a_lane, in_winter, through

from gonfalon.rulesets.common import lots
from gonfalon.rulesets.mighty import views
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.season import dragons
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, NOBODY, VILLAGE, Land, Siege, War
from gonfalon.rulesets.mighty.winter import revenue, treasury, winter_events
from gonfalon.world.tiles import Tile

PEAKS, DOWNS = Tile("H01"), Tile("H31")
HARMLESS = 1
REVOLT, REBELLION, PLAGUE, RAIDS, TRADE = (1, 2), (1, 3), (1, 4), (1, 5), (1, 6)
HARVEST, TRIBUTE, FAMINE, RAGE = (2, 6), (3, 6), (4, 6), (6, 6)


def a_country(**settings: object) -> War:
    return in_winter(a_war(**settings), "winter-events")


def event(war: War, dice: tuple[int, ...], answers: tuple[str, ...] = ()) -> Told:
    """Red's event alone."""
    return tell(war, winter_events.event(war, "red"), answers=answers, dice=dice)


def rage(war: War, *dice: int, count: int) -> Told:
    """Red wakes the dragons, which fly hither and thither and do no harm; he always calls the north-east side 1."""
    return event(war, (*RAGE, *dice), ("NE",) * (count - 1))


# --- who throws ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-EVT-01", "ME-WIN-05")
def test_each_player_throws_once_in_a_diced_order() -> None:
    war = in_winter(a_war({"a": "B2", "b": "E5", "c": "B5"}), "winter-events")

    told = through(war, winter_events.step, dice=(5, 2, 6, *FAMINE, *TRADE, *FAMINE))

    assert [roll.who for roll in told.rolled if roll.label == "winter-event"] == ["c", "a", "b"]
    assert war.phase == "revenue"


@pytest.mark.rule("ME-EVT-01", "ME-EVT-08")
def test_an_event_touches_nobody_else() -> None:
    war = a_country()

    event(war, TRADE)

    assert [revenue.reckon(war, realm).bonus for realm in ("red", "blue")] == [1, 0]
    assert views.seen(war, "blue").winter["red"].thrives == CITY


@pytest.mark.rule("ME-EVT-02")
@pytest.mark.parametrize(
    ("total", "name"),
    [
        (2, "dragonrage"),
        (3, "peasant-revolt"),
        (4, "rebellion"),
        (5, "plague"),
        (6, "raids"),
        (7, "increased-revenue"),
        (8, "plentiful-harvest"),
        (9, "special-tribute"),
        (10, "famine"),
        (11, "treachery"),
        (12, "dragonrage"),
    ],
)
def test_the_table(total: int, name: str) -> None:
    assert winter_events.EVENTS[total][0] == name
    assert sorted(winter_events.EVENTS) == list(range(2, 13))


@pytest.mark.rule("ME-EVT-01")
@pytest.mark.parametrize(
    "dice", [(*REVOLT, 6), REBELLION, PLAGUE, RAIDS, TRADE, HARVEST, (*TRIBUTE, 6), FAMINE, (5, 6)]
)
def test_a_player_without_a_settlement_throws_too_and_gathers_nothing(dice: tuple[int, ...]) -> None:
    war = a_country(capital_ends=False)
    war.lands["B2"] = Land("blue", CITY, capital_of="red")
    before = dict(war.lands)

    event(war, dice)

    assert war.lands == before
    war.phase = "revenue"
    through(war, revenue.step)
    assert war.winter["red"].gathered == 0


@pytest.mark.rule("ME-WIN-06")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 7])
def test_a_lot_falls_on_each_as_often(count: int) -> None:
    things = list(range(count))
    effect = next(lots.draw_lot(things, "lot", "ME-WIN-06"), None) if count > 1 else None
    sides = effect.sides if effect else 0

    drawn = Counter(tell(a_war(), lots.draw_lot(things, "lot", ""), dice=(face,)).value for face in range(1, sides + 1))

    assert sides == {1: 0, 2: 6, 3: 6, 4: 4, 5: 5, 6: 6, 7: 7}[count]
    assert set(drawn.values()) <= {sides // count}
    assert len(drawn) == (count if sides else 0)


# --- crowns ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-EVT-04")
def test_a_peasant_revolt_costs_a_die_of_crowns() -> None:
    war = a_country()

    event(war, (*REVOLT, 4))

    assert war.winter["red"].loss == 4


@pytest.mark.rule("ME-EVT-08")
def test_a_good_year_brings_a_crown_for_every_city_that_stands_and_is_not_cut_off() -> None:
    war = a_country()
    war.lands |= {place: Land("red", CITY) for place in ("C1", "C2", "C3", "E1")}
    war.lands["B3"] = Land(NOBODY, CITY, razed=True, razed_by="red")

    event(war, TRADE)

    assert revenue.reckon(war, "red").bonus == 4


@pytest.mark.rule("ME-EVT-08", "ME-REV-04")
@pytest.mark.parametrize(("besieged", "bonus"), [("owner", 2), ("none", 1)])
def test_a_city_that_pays_nothing_brings_nothing_more(besieged: str, bonus: int) -> None:
    war = reading(a_country(), besieged_revenue=besieged)
    war.lands |= {place: Land("red", CITY) for place in ("C1", "C2")}
    war.sieges["C1"] = Siege("C1", "blue", "red", since=6)
    treasury.deprive(war, "C2", "ME-MAG-45")

    event(war, TRADE)

    assert revenue.reckon(war, "red").bonus == bonus


@pytest.mark.rule("ME-EVT-09")
@pytest.mark.parametrize(("villages", "razed", "bonus"), [(8, 0, 2), (9, 0, 3), (2, 0, 0), (8, 2, 2)])
def test_a_harvest_brings_a_crown_for_every_three_villages(villages: int, razed: int, bonus: int) -> None:
    war = in_winter(a_war({"red": "B2", "blue": "F6"}), "winter-events")
    near = [place for place in war.board.places if 0 < war.board.distance("B2", place) <= 2]
    kinds = [Land("red", VILLAGE)] * villages + [Land(NOBODY, VILLAGE, razed=True)] * razed
    war.lands |= dict(zip(near, kinds, strict=False))

    event(war, HARVEST)

    assert revenue.reckon(war, "red").bonus == bonus


@pytest.mark.rule("ME-EVT-09")
def test_villages_that_are_cut_off_are_not_counted() -> None:
    war = in_winter(a_lane(), "winter-events")
    war.lands |= {place: Land("red", VILLAGE) for place in ("A1", "C1", "E1")}

    event(war, HARVEST)

    assert revenue.reckon(war, "red").bonus == 0


@pytest.mark.rule("ME-EVT-08", "ME-EVT-09", "ME-DRG-09")
@pytest.mark.parametrize(("dice", "kind", "before"), [(TRADE, CITY, 4), (HARVEST, VILLAGE, 1)])
@pytest.mark.parametrize("mended", [True, False])
def test_what_burns_later_in_the_phase_brings_nothing_more(
    dice: tuple[int, ...], kind: str, before: int, *, mended: bool
) -> None:
    war = a_country()
    war.settings = replace(war.settings, mended=mended)
    war.lands |= {place: Land("red", kind) for place in ("C1", "C2", "C3")}

    event(war, dice)
    dragons.burn_settlement(war, "C2", "ME-DRG-09")

    assert revenue.reckon(war, "red").bonus == before - mended


@pytest.mark.rule("ME-EVT-10")
def test_a_tribute_brings_a_die_of_crowns() -> None:
    war = a_country()

    event(war, (*TRIBUTE, 6))
    war.phase = "revenue"
    through(war, revenue.step)

    assert war.winter["red"].gathered == 4 + 6


@pytest.mark.rule("ME-EVT-11")
def test_famine_is_noted_for_the_recovery() -> None:
    war = a_country()

    event(war, FAMINE)

    assert (war.winter["red"].famine, war.winter["blue"].famine) == (True, False)


# --- rebellion -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-EVT-05")
def test_a_rebel_fortress_turns_independent_and_its_troops_are_lost() -> None:
    war = a_country()
    war.lands |= {place: Land("red", FORTRESS) for place in ("C1", "C2", "C3")}
    put_banner(war, "red.1", "C2", 900)
    put_banner(war, "red.2", "C1")

    event(war, (*REBELLION, 4))

    assert [lands.owner(war, place) for place in ("C1", "C2", "C3")] == ["red", INDEPENDENT, "red"]
    assert list(war.banners) == ["red.2"]


@pytest.mark.rule("ME-EVT-05")
def test_a_besieged_fortress_rebels_against_all_before_and_behind_its_walls() -> None:
    war = a_country()
    war.lands["C1"] = Land("red", FORTRESS)
    war.sieges["C1"] = Siege("C1", "blue", "red", since=6)
    put_banner(war, "red.1", "C1", inside=True)
    put_banner(war, "blue.1", "C1")

    event(war, REBELLION)

    assert lands.owner(war, "C1") == INDEPENDENT
    assert (war.banners, war.sieges) == ({}, {})


@pytest.mark.rule("ME-EVT-05")
def test_razed_fortresses_do_not_rebel_nor_by_a_setting_besieged_ones() -> None:
    war = reading(a_country(), besieged_rebels=False)
    war.lands |= {"C1": Land("red", FORTRESS), "C3": Land(NOBODY, FORTRESS, razed=True)}
    war.sieges["C1"] = Siege("C1", "blue", "red", since=6)

    told = event(war, REBELLION)

    assert lands.owner(war, "C1") == "red"
    assert told.kinds() == ["winter.event", "winter.spared"]


@pytest.mark.rule("ME-EVT-05", "ME-REV-05", "ME-REV-08")
def test_what_hung_on_the_rebels_is_cut_off() -> None:
    war = in_winter(a_lane(), "winter-events")
    war.lands |= {"C1": Land("red", FORTRESS), "D1": Land("red", VILLAGE), "E1": Land("red", VILLAGE)}

    event(war, REBELLION)
    war.phase = "revenue"
    through(war, revenue.step)

    assert war.winter["red"].gathered == 4


# --- plague ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-EVT-06", "ME-WQT-06", "ME-REV-11")
@pytest.mark.parametrize(
    ("die", "left", "crowns"), [(3, ["red.1", "red.4"], 4 + 1), (4, ["red.1", "red.2", "red.3"], 4 + 3)]
)
def test_plague_strikes_one_garrison_but_never_the_capital(die: int, left: list[str], crowns: int) -> None:
    war = in_winter(a_lane({"C1": STRAND}), "winter-events")
    war.lands |= {"C1": Land("red", CITY), "A1": Land("red", VILLAGE)}
    for number, place in enumerate(("B1", "C1", "C1", "A1"), start=1):
        put_banner(war, f"red.{number}", place)
    put_ship(war, "red/1", "C1")

    event(war, (*PLAGUE, die))

    assert sorted(war.banners) == left
    assert revenue.reckon(war, "red").total == crowns


@pytest.mark.rule("ME-EVT-06")
def test_troops_in_the_capital_alone_are_spared() -> None:
    war = a_country()
    put_banner(war, "red.1", "B2")
    war.lands["C1"] = Land("red", CITY)

    told = event(war, PLAGUE)

    assert "red.1" in war.banners
    assert war.no_revenue == {}
    assert "winter.spared" in told.kinds()


@pytest.mark.rule("ME-EVT-06")
def test_plague_behind_besieged_walls_spares_the_besiegers_who_then_walk_in() -> None:
    war = a_country()
    war.lands["C2"] = Land("red", FORTRESS)
    war.sieges["C2"] = Siege("C2", "blue", "red", since=6)
    put_banner(war, "red.1", "C2", inside=True)
    put_banner(war, "blue.1", "C2")

    event(war, PLAGUE)

    assert list(war.banners) == ["blue.1"]
    assert (lands.owner(war, "C2"), war.sieges) == ("blue", {})
    assert "C2" in war.no_revenue


# --- raids -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-EVT-07", "ME-REV-11")
@pytest.mark.parametrize(("die", "pays"), [(1, True), (3, True), (4, False), (6, False)])
@pytest.mark.parametrize("neighbour", [Land("blue"), Land("blue", VILLAGE), Land(INDEPENDENT, VILLAGE)])
def test_raiders_may_take_what_a_border_settlement_pays(neighbour: Land, die: int, pays: bool) -> None:
    war = in_winter(a_lane({"C1": STRAND}), "winter-events")
    war.lands |= {"C1": Land("red", CITY), "D1": neighbour}
    put_ship(war, "red/1", "C1")

    event(war, (*RAIDS, die))

    assert revenue.reckon(war, "red").total == 4 + (3 if pays else 0)


@pytest.mark.rule("ME-EVT-07")
@pytest.mark.parametrize("neighbour", [Land(), Land(NOBODY, CITY, razed=True, razed_by="blue"), None])
def test_razed_unclaimed_and_unknown_neighbours_send_no_raiders(neighbour: Land | None) -> None:
    war = in_winter(a_lane(), "winter-events")
    war.lands["C1"] = Land("red", CITY)
    del war.lands["D1"]
    if neighbour:
        war.lands["D1"] = neighbour

    assert len(event(war, RAIDS).rolled) == 1


@pytest.mark.rule("ME-EVT-07")
def test_a_raided_capital_costs_its_own_crowns_only() -> None:
    war = in_winter(a_lane(), "winter-events")
    war.lands |= {"A1": Land(INDEPENDENT, VILLAGE), "C1": Land("red", CITY)}

    event(war, (*RAIDS, 6))

    assert revenue.reckon(war, "red").total == 2


# --- dragons ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DRG-02", "ME-DRG-07", "ME-EVT-03")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6), (3, 4), (4, 5)])
def test_a_winter_rage_has_two_dice_and_three_dragons(dice: tuple[int, int]) -> None:
    war = in_winter(a_war(board=a_board(special={"D3": PEAKS})), "winter-events")
    count = sum(dice) + 3

    told = rage(war, *dice, *([2, 5] * 7)[: count - 1], HARMLESS, HARMLESS, count=count)

    assert next(e.args["count"] for e in told.events if e.kind == "dragons.rise") == count


@pytest.mark.rule("ME-DRG-02", "ME-DRG-07")
def test_there_are_five_to_fifteen() -> None:
    counts = {a + b + winter_events.MORE_DRAGONS for a, b in product(range(1, 7), repeat=2)}

    assert (min(counts), max(counts)) == (5, 15)


@pytest.mark.rule("ME-EVT-03")
def test_two_players_may_wake_them_one_after_the_other() -> None:
    war = in_winter(a_war(board=a_board(special={"D3": PEAKS})), "winter-events")
    flight = (1, 1, 2, 5, 2, 5, HARMLESS, HARMLESS)

    told = through(war, winter_events.step, ("NE",) * 8, (6, 1, *RAGE, *flight, 1, 1, *flight))

    assert told.kinds().count("dragons.rise") == 2
    assert [question.who for question in told.asked] == ["red"] * 4 + ["blue"] * 4


@pytest.mark.rule("ME-DRG-03")
@pytest.mark.parametrize(
    ("special", "dice", "lair"),
    [
        ({"D3": PEAKS, "F1": Tile("H02")}, (3,), "F1"),
        ({"D3": PEAKS, "F1": Tile("H02")}, (4,), "D3"),
        ({"D3": PEAKS, "F1": DOWNS}, (), "D3"),
        ({"F1": DOWNS}, (), "F1"),
        ({"D3": DOWNS, "F1": DOWNS}, (4,), "D3"),
        ({}, (), None),
    ],
)
def test_the_lair_is_a_tile_of_mountains(special: dict[str, Tile], dice: tuple[int, ...], lair: str | None) -> None:
    war = in_winter(a_war(board=a_board(special=special)), "winter-events")

    assert tell(war, winter_events.find_lair(war, "red"), dice=dice).value == lair


@pytest.mark.rule("ME-DRG-03")
def test_without_highlands_there_is_no_rage() -> None:
    war = a_country()

    assert event(war, RAGE).kinds() == ["winter.event", "winter.no-lair"]


@pytest.mark.rule("ME-DRG-14", "ME-DRG-13")
def test_what_dragons_raze_in_winter_bears_the_year_and_what_they_raze_in_summer_does_not() -> None:
    war = a_country()
    war.lands |= {"C1": Land("red", CITY), "C2": Land("red", VILLAGE)}
    war.year = 3
    dragons.burn(war, "C1")
    war.winter = {}
    dragons.burn(war, "C2")

    assert (war.lands["C1"].scorched, war.lands["C2"].scorched) == (3, 0)
    assert war.lands["C1"].razed


@pytest.mark.rule("ME-DRG-14", "ME-RCV-01")
@pytest.mark.parametrize(("year", "may"), [(3, False), (4, True)])
def test_it_stays_razed_until_the_winter_after_the_next_season(year: int, may: bool) -> None:
    war = a_country()
    war.lands["C1"] = Land(NOBODY, CITY, razed=True, razed_by="red", scorched=3)
    war.year = year

    assert lands.may_recover(war, "C1") is may


@pytest.mark.rule("ME-DRG-09", "ME-REV-02")
@pytest.mark.parametrize(("lost", "out"), [("any", True), ("rival", False), ("taken", False)])
def test_a_capital_burnt_in_the_winter_gathers_nothing_and_may_end_its_realm(lost: str, out: bool) -> None:
    war = reading(a_country(), lost_capital=lost)
    dragons.burn(war, "B2")
    war.phase = "revenue"

    through(war, revenue.step)

    assert (war.winter["red"].gathered, war.realms["red"].out) == (0, out)
