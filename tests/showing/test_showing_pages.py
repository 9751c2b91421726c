"""The page of a table: whose eyes see what, and that everything a viewer needs is on it."""

from __future__ import annotations

import msgspec
import pytest
from shown_tables import MIGHTY, VALHALLA, after, begun, page, played, seat, seen

from gonfalon.kernel import UMPIRE, FastDice, Table
from gonfalon.kernel.undoing import last_answer
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.state import War
from gonfalon.showing import logbook
from gonfalon.showing.answered import answered
from gonfalon.showing.pages import table_page
from gonfalon.showing.recap import recap
from gonfalon.showing.types import TablePage
from gonfalon.showing.words import Words

QUICK = {**MIGHTY, "quick": True}


def in_phase(*phases: str) -> Table[War]:
    return after("mighty", 2, QUICK, lambda table: table.play.base.phase in phases)


def test_a_page_is_plain_json_and_comes_back_the_same() -> None:
    shown = page(in_phase("movement"), "red")

    assert msgspec.json.decode(msgspec.json.encode(shown), type=TablePage) == shown


# --- whose eyes ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RLM-30")
def test_a_ruler_sees_his_own_strength_and_nobody_elses() -> None:
    banners = [piece for piece in page(in_phase("scouting"), "red").pieces if piece.kind == "banner"]

    assert all((piece.points is not None) == piece.mine == (piece.owner == "red") for piece in banners)


def test_a_spectator_sees_no_strength_and_is_asked_nothing() -> None:
    shown = page(in_phase("scouting"), "")

    assert {piece.points for piece in shown.pieces} == {None}
    assert (shown.questions, shown.beside, shown.army, shown.undo) == ((), (), None, None)
    assert shown.waiting != ()


def test_the_umpire_sees_every_strength_and_whom_the_table_waits_for() -> None:
    table = in_phase("scouting")

    shown = page(table, UMPIRE)

    points = {piece.id: piece.points for piece in shown.pieces if piece.kind == "banner"}
    assert points == {banner.id: banner.points for banner in table.play.base.banners.values()}
    assert shown.waiting == tuple({question.who for question in table.play.open.values()})
    assert not shown.hidden


def test_the_umpire_hears_everything_and_others_what_they_may() -> None:
    table = after("mighty", 2, QUICK, lambda table: any(event.to is not None for event in table.heard))

    heard = {who: len(seen(table, who).events) for who in (UMPIRE, "")}

    assert heard[UMPIRE] == len(table.heard) > heard[""]


def test_once_it_is_over_everybody_sees_everything_and_the_dice() -> None:
    table = begun("mighty", 1, {**QUICK, "players": ("red", "blue")})
    next(q for q in played(table, 1, 300) if q.what == "scouting.order")
    assert table.answer("blue", "concede", "concede") is None
    look = seat(table, "", commitment="c0", secret="5ec", verified="All dice are true.")

    shown = table_page(look, Words("en"))

    assert shown.end is not None
    assert (shown.end.winner, shown.end.secret, shown.end.verified) == ("red", "5ec", "All dice are true.")
    assert [score.seat for score in shown.end.scores] == ["red", "blue"]
    assert all(piece.points is not None for piece in shown.pieces if piece.kind == "banner")
    assert shown.calendar.season == "over"


# --- what is on it ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_the_calendar_says_which_phases_are_done_and_which_is_now(lang: str) -> None:
    calendar = page(in_phase("movement"), "red", lang).calendar

    assert [phase.state for phase in calendar.phases] == ["done", "done", "now", "later", "later", "later", "later"]
    assert calendar.phase == next(phase.label for phase in calendar.phases if phase.state == "now")


def test_realms_have_colour_and_device_and_who_rules_them() -> None:
    table = in_phase("scouting")
    table.seat("yellow", "captain", computer=True)

    realms = {realm.seat: realm for realm in table_page(seat(table, "red", rulers={"red": "Ada"}), Words()).realms}

    assert {realm.colour for realm in realms.values()} == {"gules", "azure", "or"}
    assert (realms["red"].holder, realms["red"].ruler) == ("human", "Ada")
    assert realms["yellow"].holder == "captain"
    assert realms["red"].device == "tower"


def test_the_army_sheet_adds_up() -> None:
    table = in_phase("scouting")

    army = page(table, "red").army

    assert army is not None
    assert army.total == sum(row.points for row in army.rows)
    assert [row.number for row in army.rows] == sorted(row.number for row in army.rows)


@pytest.mark.rule("ME-REO-05")
def test_a_weak_banner_is_marked_on_the_army_sheet() -> None:
    table = in_phase("scouting")
    assert table.correct({"banner": "red.1", "points": 300}, "to see") is None

    army = page(table, "red").army

    assert army is not None
    assert "500" in army.rows[0].note
    assert [note.rule for note in army.notes] == ["ME-REO-05"]


@pytest.mark.rule("ME-REV-14")
def test_the_treasury_shows_every_crown_and_warns_of_what_would_be_lost() -> None:
    def rich(table: Table[War]) -> str:
        war = table.play.base
        purses = war.winter.items() if war.phase == "recruitment" else ()
        return next((realm for realm, purse in purses if 0 < purse.crowns < purse.gathered), "")

    table = after("mighty", 2, QUICK, lambda table: bool(rich(table)))

    treasury = page(table, rich(table)).treasury

    assert treasury is not None
    came = sum(line.crowns for line in treasury.incomes)
    went = sum(way.crowns for chapter in treasury.chapters for way in chapter.ways)
    assert came - went == treasury.left > 0
    assert "lost" in treasury.loss.warning


def test_others_see_no_treasury_of_mine() -> None:
    table = after("mighty", 2, QUICK, lambda table: table.play.base.phase == "recruitment")

    assert page(table, "").treasury is None


def test_an_unexplored_tile_says_so_and_a_town_has_its_name() -> None:
    table = in_phase("scouting")

    places = page(table, "red").places

    capital = table.play.base.realms["red"].capital
    assert places[capital].settlement == "capital"
    assert places[capital].name not in ("", capital)
    unknown = next(place for place in places.values() if not place.known and table.play.base.board.enterable(place.id))
    assert "unknown" in {fact.tone for fact in unknown.facts}


@pytest.mark.rule("ME-RLM-30")
def test_the_tile_panel_says_what_i_know_of_a_strength_and_what_not() -> None:
    table = in_phase("scouting")
    blue = next(banner for banner in table.play.base.banners.values() if banner.realm == "blue")

    facts = page(table, "red").places[blue.place].facts

    assert "not known" in [fact.value for fact in facts if fact.label == "Strength"]


@pytest.mark.parametrize(("lang", "label"), [("en", "shared out as 2, 1"), ("nl", "verdeeld als 2, 1")])
def test_shares_that_may_be_taken_back_say_that_they_are_shares(lang: str, label: str) -> None:
    assert answered(seen(in_phase("movement"), "red", lang), "subsistence.pay", "2 1 1 1").startswith(label)


def test_all_of_it_for_one_is_a_share_too() -> None:
    assert answered(seen(in_phase("movement"), "red"), "subsistence.pay", "1") == "shared out as 1"


def test_an_answer_without_dice_may_be_taken_back_freely_and_one_with_dice_may_not() -> None:
    table = begun("mighty", 2, MIGHTY)
    first = next(iter(table.play.open.values()))
    assert table.answer(first.who, first.what, first.write(next(iter(first.options())))) is None
    free = page(table, first.who).undo
    rolled = after("mighty", 2, QUICK, lambda table: any(e.kind == "scout.sets-out" for e in table.heard))
    scout = next(event.args["realm"] for event in rolled.heard if event.kind == "scout.sets-out")

    bound = page(rolled, scout).undo

    assert free is not None
    assert free.free
    assert bound is not None
    assert not bound.free
    assert set(bound.consent) == {"red", "blue", "yellow"} - {scout}


@pytest.mark.rule("ME-WIN-03")
def test_a_winters_answer_may_be_taken_back_until_all_have_gone_on_together() -> None:
    def own_pace(table: Table[War]) -> bool:
        war = table.play.base
        return war.phase == "preparations" and any("construction" in purse.done for purse in war.winter.values())

    winter = after("mighty", 2, QUICK, own_pace)
    ready = next(realm for realm, purse in winter.play.base.winter.items() if "construction" in purse.done)
    spring = after("mighty", 2, QUICK, lambda table: table.play.base.year == 2 and table.play.base.phase == "movement")
    waits = next(realm for realm in spring.play.base.order if realm != spring.play.base.player)

    offered = page(winter, ready).undo

    assert offered is not None
    assert offered.free
    assert offered.to == winter.token(ready)
    assert winter.undo(ready, last_answer(winter, ready).number) is None
    late = page(spring, waits).undo
    assert late is None or not late.free


def test_typed_dice_are_asked_for_in_words() -> None:
    table = in_phase("scouting")
    who, what = next(iter(table.play.open))
    table.seat(who, "Ada", types=True)
    order = next(option for option in table.options(who, what) if option.startswith("scout"))
    assert table.answer(who, what, order) is None

    wanted = page(table, who, "nl").roll

    assert wanted is not None
    assert (wanted.count, wanted.sides, wanted.label, wanted.who) == (2, 6, "verkenning", who)


# --- the log ---------------------------------------------------------------------------------------------


def test_an_event_stands_in_the_log_with_its_dice_its_clause_its_tile_and_its_time() -> None:
    table = after("mighty", 2, QUICK, lambda table: any(e.kind == "land.found" for e in table.heard[-3:]))

    entry = next(entry for entry in reversed(page(table, "").log) if entry.kind == "land.found")

    assert entry.when == "Year 1, month 1"
    assert entry.phase == "Scouting"
    assert entry.rule.startswith("ME-SCT")
    assert [len(dice.faces) for dice in entry.dice][-1:] == [2]
    assert len(entry.places) == 1
    assert entry.text.endswith(".")


def test_the_log_goes_back_page_by_page_without_a_gap() -> None:
    table = after("mighty", 2, QUICK, lambda table: table.play.base.month == 3)
    sight = seen(table, "red")

    last = logbook.entries(sight, most=40)
    before = logbook.entries(sight, before=last[0].n, most=40)
    whole = logbook.entries(sight, most=5000)

    assert (*before, *last) == whole[-80:]


def test_a_recap_tells_at_most_two_things_and_says_when_there_is_nothing() -> None:
    sight = seen(in_phase("movement"), "red")

    assert recap(sight, len(sight.events)) == "Nothing has happened that you could see."
    assert 0 < recap(sight, 0).count(".") <= 4


# --- the other rule set ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_league_has_a_page_too(lang: str) -> None:
    settings = {**VALHALLA, "attendance": "everybody"}
    table = after("valhalla", 1, settings, lambda table: bool(table.play.base.battles))
    fighter = next(army.player for battle in table.play.base.battles.values() for army in battle.sides[0])

    shown = page(table, fighter, lang)

    assert shown.battle is not None
    assert fighter.title() in [piece.label for piece in shown.battle.attacker.pieces]
    assert [phase.state for phase in shown.calendar.phases].count("now") == 1
    assert sum(place.settlement == "capital" for place in shown.places.values()) == 4


def test_a_page_of_a_fresh_table_needs_no_answers() -> None:
    table = Table.start(Mighty(), {**MIGHTY, "seed": "fresh"}, FastDice(1))

    shown = page(table, next(iter(table.play.open))[0])

    assert shown.calendar.season == "setup"
    assert shown.questions[0].scene == "setup"
    assert shown.questions[0].suggestion != ""
