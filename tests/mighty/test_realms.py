"""The making of realms (ME-RLM)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from stage import PLAIN, Told, a_board, a_war, first_question, put_banner, put_ship, refusal_of, tell

from gonfalon.kernel import Refused
from gonfalon.rulesets.mighty import views
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.realms import ends, mustering, realms
from gonfalon.rulesets.mighty.season import raze
from gonfalon.rulesets.mighty.settings import Settings, read_settings
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Land, Realm, War
from gonfalon.world.tiles import Tile

SITES = {"B2": Tile("L01"), "E2": Tile("L19"), "B5": Tile("L01"), "E5": Tile("L19")}


def before_realms(*players: str, special: dict[str, Tile] | None = None, **settings: object) -> War:
    """A war whose realms are about to be made, on a plain with four capital tiles."""
    seats = players or ("red", "blue", "yellow")
    board = a_board(7, 6, special={**SITES, **(special or {})})
    war = War(settings=Settings(players=seats, **settings), board=board)  # type: ignore[arg-type]
    for seat in seats:
        war.realms[seat] = Realm(seat)
    return war


def capitals_chosen(war: War) -> Told:
    """Everybody takes the first capital and colour he is offered."""
    answers, dice = [], [6, 4, 2]
    for seat in war.realms:
        story = realms.choose_capitals(war)
        site = realms.free_sites(war)[0]
        answers = [site] if war.settings.colours else [site, seat]
        told = tell(war, story, answers=answers, dice=dice[: len(war.realms)] if not war.order else ())
    return told


@pytest.mark.rule("ME-RLM-01")
@pytest.mark.parametrize(("players", "sets", "good"), [(2, 1, True), (3, 1, True), (4, 1, False), (4, 2, True)])
def test_one_set_serves_three_realms(players: int, sets: int, good: bool) -> None:
    given = {"players": [f"p{n}" for n in range(players)], "sets": sets}
    if good:
        assert read_settings(given).sets == sets
    else:
        with pytest.raises(Refused) as refused:
            read_settings(given)
        assert refused.value.refusal.rule == "ME-RLM-01"


@pytest.mark.rule("ME-RLM-02")
def test_the_highest_die_chooses_first_and_a_taken_tile_is_not_offered_again() -> None:
    war = before_realms("a", "b", "c", colours=("red", "blue", "yellow"))
    tell(war, realms.choose_capitals(war), answers=["B2"], dice=(5, 3, 6))
    assert war.order == ("c", "a", "b")
    assert war.realms["c"].capital == "B2"
    assert "B2" not in first_question(realms.choose_capitals(war)).options()


@pytest.mark.rule("ME-RLM-02")
def test_those_who_tie_throw_again_among_themselves() -> None:
    war = before_realms("a", "b", "c", colours=("red", "blue", "yellow"))
    tell(war, realms.choose_capitals(war), answers=["B2"], dice=(4, 4, 2, 1, 6))
    assert war.order == ("b", "a", "c")


@pytest.mark.rule("ME-RLM-03")
def test_a_taken_colour_is_not_offered_and_orange_never_is() -> None:
    war = before_realms("a", "b", "c")
    tell(war, realms.choose_capitals(war), answers=["B2", "blue"], dice=(6, 4, 2))
    story = realms.choose_capitals(war)
    first_question(story)
    colours = story.send(("E2",)).questions[0].options()  # type: ignore[union-attr]
    assert "blue" not in colours
    assert "orange" not in colours
    assert {"red", "yellow"} <= set(colours)


@pytest.mark.rule("ME-RLM-04")
def test_unused_capital_tiles_may_hold_independent_cities() -> None:
    war = before_realms(independent_capitals=True)
    capitals_chosen(war)
    (place,) = (p for p, here in war.lands.items() if here.owner == INDEPENDENT)
    assert lands.subsistence_value(war, place) == 2


@pytest.mark.rule("ME-RLM-04")
def test_unused_capital_tiles_stay_unknown_by_default() -> None:
    war = before_realms()
    capitals_chosen(war)
    unused = set(SITES) - {r.capital for r in war.realms.values()}
    assert not any(lands.is_known(war, place) for place in unused)


@pytest.mark.rule("ME-RLM-04")
def test_an_independent_city_at_the_shore_rolls_for_ships() -> None:
    war = before_realms("a", "b", special={"E5": Tile("C03")}, independent_capitals=True, colours=("red", "blue"))
    tell(war, realms.choose_capitals(war), answers=["B2"], dice=(6, 1))
    tell(war, realms.choose_capitals(war), answers=["E2"], dice=(5,))
    assert [s.realm for s in war.ships.values()] == [INDEPENDENT] * 2


@pytest.mark.rule("ME-RLM-05")
def test_a_realm_is_the_capital_and_its_ring() -> None:
    war = before_realms()
    capitals_chosen(war)
    home = war.realms["red"].home
    assert len(home) == 7
    assert home[0] == war.realms["red"].capital


@pytest.mark.rule("ME-RLM-06")
def test_a_capital_at_the_rim_has_a_smaller_realm() -> None:
    war = before_realms(special={"A1": Tile("L01")})
    realms.found_capital(war, "red", "A1")
    assert len(war.realms["red"].home) < 7


@pytest.mark.rule("ME-RLM-06")
def test_the_swamp_is_lost_to_a_realm() -> None:
    war = before_realms(special={"C2": Tile("R03")})
    realms.found_capital(war, "red", "B2")
    assert "C2" not in war.realms["red"].home
    assert len(war.realms["red"].home) == 6


@pytest.mark.rule("ME-RLM-06")
@pytest.mark.parametrize("vote", ["yes", "no"])
def test_a_small_realm_moves_inland_only_if_all_agree(vote: str) -> None:
    at_the_rim = {"A4": Tile("L01"), "B2": PLAIN, "B5": PLAIN}
    war = before_realms("a", "b", special=at_the_rim, colours=("red", "blue"), inland_capitals=True)
    tell(war, realms.choose_capitals(war), answers=["A4"], dice=(6, 1))
    sites = realms.inland_sites(war, war.realms["a"])
    assert sites
    tell(war, realms.choose_capitals(war), answers=["E2", sites[0], vote])
    moved = war.realms["a"].capital == sites[0]
    assert moved is (vote == "yes")
    assert lands.is_known(war, "A4") is not moved


@pytest.mark.rule("ME-RLM-07", "ME-RLM-08")
@pytest.mark.parametrize(
    ("design", "rows"),
    [
        ("L02", "....." + "vvv" + "ff" + "cc"),
        ("H11", "......." + "vv" + "ff" + "c"),
        ("R11", "..." + "vvvv" + "f" + "ccc"),
        ("C04", "....." + "." * 0 + "vvv" + "f" + "cc"),
    ],
)
def test_the_realm_settlement_table(design: str, rows: str) -> None:
    """Each row is read off the printed table by its oracles: where each kind begins."""
    begins = {
        "L02": {VILLAGE: 6, FORTRESS: 9, CITY: 11},
        "H11": {VILLAGE: 8, FORTRESS: 10, CITY: 12},
        "R11": {VILLAGE: 5, FORTRESS: 9, CITY: 10},
        "C04": {VILLAGE: 7, FORTRESS: 10, CITY: 11},
    }[design]
    war = before_realms(special={"C2": Tile(design)})
    column = realms.SETTLEMENTS[war.board.terrain("C2")]
    for total in range(2, 13):
        wanted = max(((low, kind) for kind, low in begins.items() if total >= low), default=(0, ""))[1]
        assert column[total] == wanted


@pytest.mark.rule("ME-RLM-07")
def test_the_tile_is_named_before_the_dice_are_thrown() -> None:
    war = before_realms(special={"C2": Tile("H11")})
    capitals_chosen(war)
    war.realms["red"] = replace(war.realms["red"], capital="B2", home=("B2", "C2", "A2"))
    war.lands = {"B2": Land("red", CITY, capital_of="red")}
    war.order, war.active = ("red", "blue", "yellow"), 0

    told = tell(war, realms.settle(war), answers=["C2"], dice=(3, 5))

    assert war.lands["C2"] == Land("red", VILLAGE)
    assert [q.what for q in told.asked] == ["realm.tile"]


@pytest.mark.rule("ME-RLM-07")
def test_the_capital_is_not_rolled_for_and_one_realm_is_filled_before_the_next() -> None:
    war = before_realms()
    capitals_chosen(war)
    first = war.order[0]
    for _ in range(5):
        place = next(iter(first_question(realms.settle(war)).options()))
        tell(war, realms.settle(war), answers=[place], dice=(1, 1))
        assert war.player == first
    tell(war, realms.settle(war), dice=(1, 1))
    assert war.player != first
    assert lands.standing_settlement(war, war.realms[first].capital) == CITY


@pytest.mark.rule("ME-RLM-07", "ME-SCT-17")
@pytest.mark.parametrize(("pieces", "settlement"), [(True, ""), (False, CITY)])
def test_when_the_pieces_have_run_out_the_tile_is_barren(pieces: bool, settlement: str) -> None:
    war = before_realms(pieces=pieces)
    capitals_chosen(war)
    for n in range(15):
        war.lands[f"Z{n + 1}"] = Land(INDEPENDENT, CITY)
    place = next(iter(first_question(realms.settle(war)).options()))
    tell(war, realms.settle(war), answers=[place], dice=(6, 6))
    assert war.lands[place].settlement == settlement


@pytest.mark.rule("ME-RLM-09")
def test_barren_land_is_owned_known_feeds_nobody_and_cannot_be_razed() -> None:
    war = a_war(phase="raze")
    put_banner(war, "red.1", "A2")
    assert lands.owner(war, "A2") == "red"
    assert lands.is_known(war, "A2")
    assert lands.subsistence_value(war, "A2") == 0
    refusal = raze.judge(war, raze.Raze("A2"))
    assert refusal is not None


@pytest.mark.rule("ME-RLM-10", "ME-RLM-11", "ME-RLM-12", "ME-SIE-03")
@pytest.mark.parametrize(
    ("land", "value", "room"),
    [
        (Land("red", VILLAGE), 1, 0),
        (Land("red", FORTRESS), 1, 2),
        (Land("red", CITY), 2, 3),
        (Land("red", CITY, capital_of="red"), 4, 3),
    ],
)
def test_what_each_settlement_feeds_and_holds(land: Land, value: int, room: int) -> None:
    war = a_war()
    war.lands["D4"] = land
    assert (lands.subsistence_value(war, "D4"), lands.room_behind_walls(war, "D4")) == (value, room)


@pytest.mark.rule("ME-RLM-13", "ME-SCT-22", "ME-SEA-22")
@pytest.mark.parametrize(("die", "ships"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 3)])
@pytest.mark.parametrize("design", ["C04", "R05"])
def test_a_city_by_the_sea_rolls_for_ships(design: str, die: int, ships: int) -> None:
    war = a_war(board=a_board(special={"D4": Tile(design)}))
    war.lands["D4"] = Land("red", CITY)
    tell(war, realms.harbour_ships(war, "D4", "red"), dice=(die,))
    assert [(s.realm, s.number, s.harbour) for s in war.ships.values()] == [("red", n + 1, True) for n in range(ships)]


@pytest.mark.rule("ME-RLM-13", "ME-SEA-22")
@pytest.mark.parametrize(("design", "settlement"), [("L02", CITY), ("C04", FORTRESS), ("R02", CITY)])
def test_no_other_settlement_has_a_harbour(design: str, settlement: str) -> None:
    war = a_war(board=a_board(special={"D4": Tile(design)}))
    war.lands["D4"] = Land("red", settlement)
    assert not tell(war, realms.harbour_ships(war, "D4", "red")).rolled


@pytest.mark.rule("ME-RLM-13")
def test_all_ports_of_the_realm_are_fitted_out() -> None:
    war = a_war(board=a_board(special={"B2": Tile("C03"), "C2": Tile("C04")}), phase="ports")
    war.lands["C2"] = Land("red", CITY)
    tell(war, realms.fit_out_ports(war), dice=(1, 5))
    assert [s.place for s in war.ships.values()] == ["C2", "C2"]
    assert war.player == "blue"


@pytest.mark.rule("ME-RLM-14", "ME-SEA-02")
def test_a_ship_has_no_points_of_its_own() -> None:
    war = a_war()
    before = ends.score(war, "red")
    put_ship(war, "red/1", "B2")
    assert ends.score(war, "red") == before


@pytest.mark.rule("ME-RLM-15")
def test_the_empire_grows_and_shrinks_but_the_realm_stays() -> None:
    war = a_war()
    lands.found(war, "D4", "", "red", "ME-SCT-13")
    assert len(list(lands.empire(war, "red"))) == 8
    assert len(war.realms["red"].home) == 7
    lands.take_tile(war, "A2", "blue", "ME-SCT-44")
    assert "A2" in war.realms["red"].home
    assert "A2" not in lands.empire(war, "red")


@pytest.mark.rule("ME-RLM-16")
def test_the_last_realm_wins() -> None:
    war = a_war()
    ends.put_out(war, "blue", "ME-RLM-16")
    assert ends.is_over(war)
    assert ends.winner(war) == "red"


@pytest.mark.rule("ME-RLM-16")
def test_the_score_counts_revenue_tiles_and_points_and_a_tie_has_no_winner() -> None:
    war = a_war()
    assert ends.score(war, "red") == 10 * 4 + 7
    assert ends.winner(war) is None
    put_banner(war, "red.1", "B2", 1250)
    assert ends.score(war, "red") == 10 * 4 + 7 + 12
    assert ends.winner(war) == "red"


@pytest.mark.rule("ME-RLM-16")
@pytest.mark.parametrize(("years", "year", "over"), [(2, 2, False), (2, 3, True), (0, 99, False)])
def test_a_campaign_ends_after_its_years_and_a_saga_never_does(years: int, year: int, over: bool) -> None:
    war = a_war(years=years)
    war.year = year
    assert ends.is_over(war) is over


@pytest.mark.rule("ME-RLM-17")
def test_equal_strength_is_the_same_for_all() -> None:
    war = a_war(phase="strength", points=4000)
    tell(war, realms.muster(war))
    tell(war, realms.muster(war))
    assert [r.strength for r in war.realms.values()] == [4000, 4000]
    assert war.phase == "division"


@pytest.mark.rule("ME-RLM-17")
@pytest.mark.parametrize(("points", "warned"), [(2000, True), (3000, False), (5000, False), (8000, True)])
def test_unusual_strength_is_allowed_with_a_warning(points: int, warned: bool) -> None:
    war = a_war(points=points)
    realms.warn(war)
    assert ("realm.points-unusual" in [e.kind for e in war.told]) is warned


@pytest.mark.rule("ME-RLM-18")
def test_strength_by_dice_adds_up_what_the_realm_holds() -> None:
    war = a_war(phase="strength", strength="dice")
    home = war.realms["red"].home
    for place, kind in zip(home[1:], (CITY, FORTRESS, VILLAGE, VILLAGE), strict=False):
        war.lands[place] = Land("red", kind)
    tell(war, realms.muster(war), dice=(3, 4, 2, 6, 1, 5, 2, 4, 1, 6))
    assert war.realms["red"].strength == 3400


@pytest.mark.rule("ME-RLM-18")
def test_a_lone_capital_with_the_worst_dice_has_500_points() -> None:
    war = a_war(phase="strength", strength="dice")
    tell(war, realms.muster(war), dice=(1, 1, 1, 1, 1))
    assert war.realms["red"].strength == 500


@pytest.mark.rule("ME-RLM-19")
@pytest.mark.parametrize(("capitals", "warned"), [({"red": "B2", "blue": "E5"}, True), (None, True)])
def test_dice_for_two_players_are_warned_of(capitals: dict[str, str] | None, warned: bool) -> None:
    war = a_war(capitals, strength="dice")
    realms.warn(war)
    assert ("realm.dice-unwise" in [e.kind for e in war.told]) is warned


@pytest.mark.rule("ME-RLM-19")
def test_dice_for_three_players_are_not() -> None:
    war = a_war({"red": "B2", "blue": "E5", "yellow": "B5"}, strength="dice")
    realms.warn(war)
    assert war.told == []


@pytest.mark.rule("ME-RLM-20")
def test_a_banner_is_points_baggage_and_a_place() -> None:
    war = a_war()
    banner = armies.raise_banner(war, "red", 900, "B2", 3, baggage=2)
    assert (banner.points, banner.baggage, banner.place, banner.half) == (900, 2, "B2", 3)


def dividing(points: int = 3600) -> War:
    war = a_war(phase="division")
    for realm in war.realms.values():
        war.realms[realm.id] = replace(realm, strength=points)
    return war


@pytest.mark.rule("ME-RLM-25", "ME-MAP-02")
def test_the_army_becomes_numbered_banners() -> None:
    war = dividing()
    tell(war, mustering.divide(war), answers=["banners 1200 1200 1200", "banners 1500 1500 600"])
    assert [(b.id, b.number, b.points) for b in armies.banners_of(war, "red")] == [
        ("red.1", 1, 1200),
        ("red.2", 2, 1200),
        ("red.3", 3, 1200),
    ]


@pytest.mark.rule("ME-RLM-26", "ME-RLM-29")
@pytest.mark.parametrize(("points", "counts"), [(3600, (3, 7)), (3000, (2, 6)), (500, (1, 1)), (4500, (3, 9))])
def test_how_many_banners_an_army_makes(points: int, counts: tuple[int, int]) -> None:
    offered = sorted(len(order.points) for order in mustering.divisions(points))
    assert (offered[0], offered[-1]) == counts


@pytest.mark.rule("ME-RLM-26")
@pytest.mark.parametrize("division", ["banners 499 1500 1500 101", "banners 1501 1500 599", "banners 1200 1200"])
def test_a_banner_begins_with_500_to_1500_points(division: str) -> None:
    question = first_question(mustering.divide(dividing()))
    assert refusal_of(question, division).rule == "ME-RLM-26"


@pytest.mark.rule("ME-RLM-26")
def test_both_limits_are_allowed() -> None:
    question = first_question(mustering.divide(dividing(3500)))
    assert question.check(mustering.Banners((500, 1500, 1500))) is None


@pytest.mark.rule("ME-RLM-28", "ME-RLM-34")
def test_the_owner_sees_his_sheet_as_it_is_now() -> None:
    war = a_war()
    put_banner(war, "red.1", "B2", 1000, baggage=4)
    tell(war, armies.lose(war, "red.1", 60, "ME-SUB-12"))
    sheet = views.seen(war, "red").banners["red.1"]
    assert (sheet.points, sheet.baggage) == (940, 4)


@pytest.mark.rule("ME-RLM-30")
def test_others_see_where_a_banner_stands_but_not_how_strong_it_is() -> None:
    war = a_war()
    put_banner(war, "red.2", "B2", 1000, half=4)
    seen = views.seen(war, "blue").banners["red.2"]
    assert (seen.number, seen.place, seen.half) == (2, "B2", 4)
    assert "points" not in msgspec.to_builtins(seen)


@pytest.mark.rule("ME-RLM-30")
def test_what_was_learned_is_shown_with_its_date_to_him_alone() -> None:
    war = a_war({"red": "B2", "blue": "E5", "yellow": "B5"}, month=3)
    put_banner(war, "red.2", "B2", 1000)
    armies.reveal(war, "blue", ["red.2"], "ME-SCT-52")
    known = views.seen(war, "blue").known["red.2"]
    assert (known.points, known.since) == (1000, 3)
    assert views.seen(war, "yellow").known == {}


@pytest.mark.rule("ME-RLM-30")
def test_a_setting_hides_baggage() -> None:
    war = a_war(hide_baggage=True)
    put_banner(war, "red.1", "B2", baggage=4)
    war.stockpiles["B2"] = 3
    assert "baggage" not in msgspec.to_builtins(views.seen(war, "blue").banners["red.1"])
    assert views.seen(war, "blue").stockpiles == {}
    assert views.seen(war, "red").banners["red.1"].baggage == 4


def placing() -> War:
    war = a_war(phase="placing", board=a_board(special={"A2": Tile("R11")}))
    put_banner(war, "red.1", "B2")
    put_banner(war, "red.2", "B2")
    put_banner(war, "blue.1", "E5")
    return war


@pytest.mark.rule("ME-RLM-31")
def test_banners_begin_anywhere_in_the_realm_and_are_placed_together() -> None:
    war = placing()
    told = tell(war, mustering.place(war), answers=["place A2/3 A2/3", "place E5/0"])
    assert all(q.secret for q in told.asked)
    assert [b.place for b in armies.banners_of(war, "red")] == ["A2", "A2"]


@pytest.mark.rule("ME-RLM-31")
def test_banners_do_not_begin_outside_the_realm() -> None:
    question = first_question(mustering.place(placing()))
    assert refusal_of(question, "place A2/3 E5/0").rule == "ME-RLM-31"
    assert refusal_of(question, "place A2/3").rule == "ME-RLM-31"


@pytest.mark.rule("ME-RLM-32")
def test_any_half_edge_of_either_bank_may_be_chosen() -> None:
    question = first_question(mustering.place(placing()))
    for half in range(12):
        assert question.check(mustering.Place((f"A2/{half}", "B2/0"))) is None
    assert refusal_of(question, "place A2/12 B2/0").rule == "ME-RLM-32"


@pytest.mark.rule("ME-RLM-31")
@pytest.mark.parametrize("text", ["", "A2/3 B2/0", "place A2 B2", "place A2/x B2/0", "place A2/333 B2/0"])
def test_places_that_cannot_be_read_are_refused(text: str) -> None:
    question = first_question(mustering.place(placing()))
    assert refusal_of(question, text).message.key == "mighty-order-unreadable"


@pytest.mark.rule("ME-RLM-33")
def test_a_force_is_all_banners_of_a_player_in_a_tile() -> None:
    war = a_war()
    put_banner(war, "red.1", "D4")
    put_banner(war, "red.2", "D3")
    put_banner(war, "red.3", "D4")
    put_banner(war, "red.4", "D4", ship="red/1")
    assert [b.id for b in armies.force(war, war.banners["red.1"])] == ["red.1", "red.3"]
    assert [b.id for b in armies.force(war, war.banners["red.4"])] == ["red.4"]


@pytest.mark.rule("ME-RLM-35", "ME-SUB-11")
def test_first_baggage_is_shared_six_to_a_banner_at_most() -> None:
    war = placing()
    war.phase = "baggage"
    tell(war, mustering.load_baggage(war), answers=["6 3", "5"], dice=(5, 4, 2, 3))
    assert [b.baggage for b in war.banners.values()] == [6, 3, 5]
    question = mustering.baggage_question(war, "red", 9)
    assert refusal_of(question, "7 2").rule == "ME-RLM-35"


@pytest.mark.rule("ME-RLM-35")
def test_baggage_nobody_can_carry_is_lost() -> None:
    war = placing()
    tell(war, mustering.load_baggage(war), answers=["6 6", "6"], dice=(6, 6, 6, 6))
    assert war.banners["blue.1"].baggage == 6


@pytest.mark.rule("ME-RLM-36")
def test_setting_up_goes_step_by_step_and_ends_in_the_first_month() -> None:
    assert ends.SETTING_UP == ("capitals", "settlements", "ports", "strength", "division", "placing", "baggage")
    war = placing()
    war.phase = "baggage"
    tell(war, mustering.load_baggage(war), answers=["1 1", "2"], dice=(1, 1, 1, 1))
    assert war.phase == "initiative"


@pytest.mark.rule("ME-RLM-36")
def test_quick_set_up_asks_nobody() -> None:
    war = before_realms(quick=True)
    asked = []
    while war.phase in ("capitals", "settlements", "division", "placing"):
        chapter = {
            "capitals": realms.choose_capitals,
            "settlements": realms.settle,
            "division": mustering.divide,
            "placing": mustering.place,
        }[war.phase]
        told = tell(war, chapter(war), dice=(6, 4, 2) if not war.order else (1, 1) * (war.phase == "settlements"))
        asked += told.asked
        if war.phase == "ports":
            for _ in war.realms:
                tell(war, realms.fit_out_ports(war))
            for _ in war.realms:
                tell(war, realms.muster(war))
    assert asked == []
    assert len(war.banners) == 12
