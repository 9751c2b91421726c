"""Refuge, and what the attacker makes of it (ME-SIE-01 to ME-SIE-10)."""

from __future__ import annotations

import pytest
from battlefield import HOLD, NORTH_WEST, THREE, WEST, where
from msgspec.structs import replace
from stage import first_question, put_banner, put_ship, refusal_of, said, tell
from walls import PLACE, at_the_gates, battle_phase, besieged, changed, seen

from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.siege import refuge, siege
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Fight, Land, War
from gonfalon.world.tiles import Tile

COAST = Tile("C02")


@pytest.mark.rule("ME-SIE-01")
def test_a_siege_is_kept_with_everything_that_happened_in_it() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 700}, baggage=2)
    war.stockpiles[PLACE] = 3
    changed(
        war,
        battered=2,
        hardship=1,
        repulsed=1,
        assaulted=1,
        bonus=2,
        besieger_offers="besieger withdraws, stockpile kept",
    )

    again = War.decoded(war.packed())

    assert again.sieges == war.sieges
    assert again.banners == war.banners
    assert again.stockpiles == {PLACE: 3}


@pytest.mark.rule("ME-SIE-02")
def test_defenders_are_asked_for_refuge_before_totals_are_declared() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700}, FORTRESS)

    told = battle_phase(war, "1", "besiege")

    assert [q.what for q in told.asked] == ["siege.refuge", "siege.stay"]
    assert "strength.total" not in told.kinds()
    assert war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-02")
@pytest.mark.parametrize(
    "land",
    [
        Land("blue", VILLAGE),
        Land("blue", ""),
        Land("", CITY, razed=True, razed_by="blue"),
        Land("red", CITY),
    ],
    ids=["village", "barren", "razed", "not the defender's"],
)
def test_without_walls_of_their_own_defenders_are_not_asked(land: Land) -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700})
    war.lands[PLACE] = land

    fight = Fight(PLACE, "red", "blue", "refuge", ("red.1",), ("blue.1",))
    told = tell(war, siege.refuge(war, fight))

    assert told.value == fight


@pytest.mark.rule("ME-SIE-03")
@pytest.mark.parametrize(("settlement", "room"), [(CITY, 3), (FORTRESS, 2)])
def test_walls_hold_so_many_banners_and_no_more(settlement: str, room: int) -> None:
    names = [f"blue.{n}" for n in range(1, 6)]
    war = at_the_gates({"red.1": 1000}, dict.fromkeys(names, 500), settlement)
    fight = Fight(PLACE, "red", "blue", "refuge", ("red.1",), tuple(names))

    question = first_question(siege.refuge(war, fight))

    numbers = [", ".join(map(str, range(1, count + 1))) for count in range(6)]
    assert [question.check(question.read(text)) is None for text in numbers[1:]] == [n <= room for n in range(1, 6)]
    assert refusal_of(question, numbers[room + 1]).rule == "ME-SIE-02"


@pytest.mark.rule("ME-SIE-03")
def test_the_capital_holds_three_like_any_city() -> None:
    war = at_the_gates({"red.1": 1000}, {})

    assert lands.room_behind_walls(war, "E5") == 3


@pytest.mark.rule("ME-SIE-04")
def test_the_field_part_of_a_split_force_fights_alone() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700, "blue.2": 700, "blue.3": 500}, FORTRESS)
    start = battle.meeting(war, PLACE)
    assert start is not None

    told = tell(war, siege.refuge(war, start), answers=["1, 2"])

    assert told.value.defenders == ("blue.3",)
    assert [war.banners[f"blue.{n}"].inside for n in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("ME-SIE-04", "ME-SIE-07")
def test_when_the_field_part_is_beaten_the_siege_can_begin() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700, "blue.2": 1000})

    told = battle_phase(war, "1", *HOLD, "stay", "E5", "besiege", dice=(4, 5, 1, 1))

    assert [q.what for q in told.asked][-3:] == ["battle.pursue", "retreat.to", "siege.stay"]
    assert where(war) == {"red.1": PLACE, "blue.1": PLACE, "blue.2": "E5"}
    assert war.sieges[PLACE].besieger == "red"
    assert war.banners["blue.1"].points == 700


@pytest.mark.rule("ME-SIE-04")
def test_when_the_field_part_wins_there_is_no_siege() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700, "blue.2": 1000})

    battle_phase(war, "1", *HOLD, "stay", dice=(1, 2, 1, 1))

    assert where(war)["red.1"] == "C4"
    assert not war.sieges
    assert not war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-04")
def test_after_a_draw_in_the_field_the_garrison_is_free() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700, "blue.2": 1000})

    battle_phase(war, "1", *HOLD, "E5", dice=(3, 4, 1, 1))

    assert where(war) == {"red.1": "C4", "blue.1": PLACE, "blue.2": "E5"}
    assert not war.sieges
    assert not war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-05")
def test_a_garrisoned_tile_stays_with_its_owner() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700})

    battle_phase(war, "1", "besiege")

    assert lands.owner(war, PLACE) == "blue"


@pytest.mark.rule("ME-SIE-06")
def test_a_garrison_stands_again_where_it_stood_when_the_siege_ends() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700})
    war.banners["blue.1"] = replace(war.banners["blue.1"], half=6)

    battle_phase(war, "1", "besiege")
    assert seen(war.banners["blue.1"]) == (PLACE, 6, True)
    siege.lift(war, PLACE, "ME-SIE-10")

    assert seen(war.banners["blue.1"]) == (PLACE, 6, False)


@pytest.mark.rule("ME-SIE-07", "ME-SIE-09")
def test_besiegers_stay_on_the_edge_where_they_came_in() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700})

    battle_phase(war, "1", "besiege")

    assert seen(war.banners["red.1"]) == (PLACE, WEST, False)
    assert war.sieges[PLACE].since == war.now


@pytest.mark.rule("ME-SIE-07", "ME-SIE-09")
def test_an_attacker_who_returns_stands_on_the_edge_of_the_tile_he_left() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700})

    told = battle_phase(war, "1", "return")

    assert seen(war.banners["red.1"]) == ("C4", 2, False)  # the east edge of the tile in the west
    assert not war.sieges
    assert not war.banners["blue.1"].inside
    assert "red.1" in war.turn.moved
    assert not told.rolled


@pytest.mark.rule("ME-SIE-07")
def test_returning_needs_a_route_only_over_a_mountain_on_the_far_side() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700}, tiles={"C4": Tile("H01")})

    told = battle_phase(war, "1", "return", dice=(2,))

    assert [r.label for r in told.rolled] == ["route"]
    assert where(war)["red.1"] == PLACE  # no route: he stays, and so besieges
    assert war.sieges[PLACE].besieger == "red"


@pytest.mark.rule("ME-SIE-07")
def test_landed_attackers_return_aboard_a_ship_that_puts_out_to_sea() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700}, tiles={PLACE: COAST})
    war.banners["red.1"] = replace(war.banners["red.1"], landed=True)
    put_ship(war, "red/1", PLACE)

    battle_phase(war, "1", "return")

    assert war.banners["red.1"].ship == "red/1"
    assert not war.ships["red/1"].harbour
    assert not war.sieges


@pytest.mark.rule("ME-SIE-07")
def test_landed_attackers_without_a_ship_cannot_return() -> None:
    war = at_the_gates({"red.1": 1000}, {"blue.1": 700}, tiles={PLACE: COAST})
    war.banners["red.1"] = replace(war.banners["red.1"], landed=True)

    question = first_question(refuge.decide(war, Fight(PLACE, "red", "blue")))

    assert refusal_of(question, "return").rule == "ME-SEA-35"
    assert "return" not in [str(order) for order in question.options()]


@pytest.mark.rule("ME-SIE-08")
def test_some_banners_besiege_while_others_return() -> None:
    war = at_the_gates({"red.1": 1000, "red.2": 900, "red.3": 800}, {"blue.1": 700})
    war.banners["red.2"] = replace(war.banners["red.2"], half=NORTH_WEST)

    battle_phase(war, "1", "besiege with 3")

    assert where(war) == {"red.1": "C4", "red.2": "D3", "red.3": PLACE, "blue.1": PLACE}
    assert war.sieges[PLACE].besieger == "red"


@pytest.mark.rule("ME-SIE-08")
def test_a_banner_is_regrouped_so_that_half_of_it_can_stay() -> None:
    war = at_the_gates({"red.1": 1400}, {"blue.1": 700})

    battle_phase(war, "1", "regroup 1 as 800 600", "besiege with 1")

    assert where(war) == {"red.1": PLACE, "red.2": "C4", "blue.1": PLACE}
    assert [war.banners[f"red.{n}"].points for n in (1, 2)] == [800, 600]


@pytest.mark.rule("ME-SIE-08", "ME-REO-06")
def test_regrouping_keeps_the_limits_of_size() -> None:
    war = at_the_gates({"red.1": 900}, {"blue.1": 700})
    put_banner(war, "red.2", "B2", 1400)

    question = first_question(refuge.decide(war, Fight(PLACE, "red", "blue")))

    assert refusal_of(question, "regroup 1 as 500 400").rule == "ME-REO-06"
    assert refusal_of(question, "regroup 2 as 700 700").rule == "ME-SIE-08"
    assert refusal_of(question, "besiege with 2").rule == "ME-SIE-08"
    assert refusal_of(question, "besiege with 1 1").rule == "ME-SIE-08"
    assert refusal_of(question, "go home").rule == "ME-SIE-07"


@pytest.mark.rule("ME-SIE-08")
def test_every_choice_that_is_listed_is_legal() -> None:
    war = at_the_gates({"red.1": 1400, "red.2": 700, "red.3": 800}, {"blue.1": 700})

    question = first_question(refuge.decide(war, Fight(PLACE, "red", "blue")))

    listed = [str(order) for order in question.options()]
    assert listed == [
        "besiege",
        "return",
        "besiege with 1",
        "besiege with 2",
        "besiege with 3",
        "besiege with 2 3",
        "besiege with 1 3",
        "besiege with 1 2",
        "regroup 1 as 700 700",
    ]
    assert all(question.check(question.read(text)) is None for text in listed)


@pytest.mark.rule("ME-SIE-41")
def test_independents_no_stronger_than_the_attacker_are_besieged() -> None:
    war = at_the_gates({"red.1": 900}, {}, owner=INDEPENDENT)

    battle_phase(war, "besiege", dice=(3,))

    assert war.sieges[PLACE].independents == 900
    assert war.sieges[PLACE].defender == INDEPENDENT


@pytest.mark.rule("ME-SIE-41")
def test_independents_disperse_when_the_attacker_turns_back() -> None:
    war = at_the_gates({"red.1": 900}, {}, owner=INDEPENDENT)

    battle_phase(war, "return", dice=(3,))

    assert not war.sieges
    assert where(war) == {"red.1": "C4"}


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.rule("ME-SIE-07")
def test_refuge_and_return_have_words(lang: str) -> None:
    war = at_the_gates({"red.1": 1400, "red.2": 1400}, {"blue.1": 700}, tiles={PLACE: COAST}, realms=THREE)
    war.banners["red.2"] = replace(war.banners["red.2"], landed=True)
    put_ship(war, "red/1", PLACE)

    told = battle_phase(war, "1", "return")

    assert {"siege.refuge", "siege.returns", "siege.aboard", "siege.declined"} <= set(told.kinds())
    assert all(said(told, lang))
