"""The watch sees what it is there to see: each invariant broken on purpose is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from invariants import Ledger, Watch, faults, question_is_fair
from msgspec.structs import replace
from seasons import RULES
from stage import a_board, a_war, put_banner, put_ship

from gonfalon.kernel import Choose, Event, FastDice, Pick, Play, Refusal
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, Fight, Known, Land, Operative, Siege, War
from gonfalon.words import Wordless
from gonfalon.world.tiles import Tile

SWAMP, COAST = Tile("R03"), Tile("C02")


def sound() -> War:
    """A war with a bit of everything in it, and nothing wrong."""
    war = a_war(board=a_board(special={"A1": SWAMP, "C6": COAST, "D6": COAST}), phase="movement")
    put_banner(war, "red.1", "B2", 700, baggage=2)
    put_banner(war, "blue.1", "D4", 900)
    put_banner(war, "red.2", "D4", 500, inside=True)
    put_banner(war, "blue.2", "C6", 800, ship="blue/1")
    put_ship(war, "blue/1", "C6", harbour=False)
    war.lands["D4"] = Land("red", CITY)
    war.lands["D6"] = Land("red", CITY)
    war.stockpiles["B2"] = 3
    war.sieges["D4"] = Siege("D4", "blue", "red", since=1)
    war.known["blue:red.1"] = Known(700, 1)
    war.totals["red:blue@D4"] = Known(900, 1)
    return war


def change(war: War, banner: str, **fields: object) -> None:
    war.banners[banner] = replace(war.banners[banner], **fields)


def second_in_ship(war: War) -> None:
    put_banner(war, "blue.3", "C6", ship="blue/1")


def crowded_walls(war: War) -> None:
    for number in (3, 4, 5):
        put_banner(war, f"red.{number}", "D4", inside=True)


def ruined_realm(war: War) -> None:
    war.realms["red"] = replace(war.realms["red"], out=True)


def fight_left_over(war: War) -> None:
    war.fights["B2"] = Fight("B2", "red", "blue")


def left_over_spy(war: War) -> None:
    war.operatives["red:1"] = Operative("red:1", "red", 1, "spy", "D4")


def foreign_fight(war: War) -> None:
    war.phase, war.fights["B2"] = "battle", Fight("B2", "blue", "red")


BROKEN: dict[str, tuple[str, Callable[[War], object]]] = {
    "no points": ("banners_are_sound", lambda war: change(war, "red.1", points=0)),
    "seven baggage": ("banners_are_sound", lambda war: change(war, "red.1", baggage=7)),
    "nobody's banner": ("banners_are_sound", lambda war: put_banner(war, "green.1", "B2")),
    "a ruined realm's banner": ("banners_are_sound", ruined_realm),
    "in the swamp": ("banners_stand_on_land", lambda war: change(war, "red.1", place="A1")),
    "in the sea": (
        "banners_stand_on_land",
        lambda war: change(war, "red.1", place="C6", half=min(war.board.sea_halves("C6"))),
    ),
    "ship elsewhere": ("banners_aboard_are_with_their_ship", lambda war: change(war, "blue.2", place="D6")),
    "two in a ship": ("banners_aboard_are_with_their_ship", second_in_ship),
    "ship on land": ("ships_lie_in_water", lambda war: put_ship(war, "red/1", "B2", harbour=False)),
    "no harbour": ("ships_lie_in_water", lambda war: put_ship(war, "red/1", "C6", harbour=True)),
    "unknown owner": ("tiles_have_one_owner", lambda war: war.lands.update(D5=Land("green"))),
    "razed and owned": ("tiles_have_one_owner", lambda war: war.lands.update(D5=Land("red", CITY, razed=True))),
    "barren independents": ("tiles_have_one_owner", lambda war: war.lands.update(D5=Land(INDEPENDENT))),
    "owned swamp": ("tiles_have_one_owner", lambda war: war.lands.update(A1=Land("red"))),
    "full stockpile": ("stockpiles_lie_behind_walls", lambda war: war.stockpiles.update(B2=7)),
    "stockpile in the open": ("stockpiles_lie_behind_walls", lambda war: war.stockpiles.update(C4=1)),
    "crowded walls": ("walls_hold_no_more_than_they_can", crowded_walls),
    "known and gone": ("facts_are_about_what_is_there", lambda war: war.known.update({"blue:red.9": Known(1, 1)})),
    "known tomorrow": ("facts_are_about_what_is_there", lambda war: war.known.update({"blue:red.1": Known(1, 9)})),
    "total of nobody": ("facts_are_about_what_is_there", lambda war: war.totals.update({"red:green@D4": Known(1, 1)})),
    "no such phase": ("calendar_is_sane", lambda war: setattr(war, "phase", "summer")),
    "left out": ("calendar_is_sane", lambda war: setattr(war, "order", ("red",))),
    "thirteenth month": ("calendar_is_sane", lambda war: setattr(war, "month", 13)),
    "no besieger": ("sieges_have_two_sides", lambda war: change(war, "blue.1", place="E5")),
    "no garrison": ("sieges_have_two_sides", lambda war: change(war, "red.2", inside=False)),
    "no walls": ("sieges_have_two_sides", lambda war: war.lands.update(D4=Land("red"))),
    "shut in": ("nobody_is_shut_in_without_reason", lambda war: war.sieges.clear()),
    "left-over spy": ("operatives_are_gone_by_spring", left_over_spy),
    "left-over fight": ("fights_are_fought_in_their_phase", fight_left_over),
    "another's fight": ("fights_are_fought_in_their_phase", foreign_fight),
}  # fmt: skip


def test_a_sound_war_has_no_fault() -> None:
    assert faults(sound()) == []


@pytest.mark.parametrize("name", BROKEN)
def test_each_fault_is_named(name: str) -> None:
    rule, do = BROKEN[name]
    war = sound()

    do(war)

    assert rule in {fault.partition(":")[0] for fault in faults(war)}


def test_a_loss_nobody_told_is_seen() -> None:
    war = sound()
    ledger = Ledger(war)

    change(war, "red.1", points=600)
    assert list(ledger.differs(war))
    assert not list(ledger.follow(Event("banner.loses", args={"banner": "red.1", "points": 100}), war))

    assert not list(ledger.differs(war))


def test_troops_that_vanish_while_they_regroup_are_seen() -> None:
    war = sound()
    ledger = Ledger(war)
    put_banner(war, "red.3", "B2", 300)
    change(war, "red.1", points=300)

    found = list(ledger.follow(Event("reorganisation.regrouped", args={"realm": "red"}), war))

    assert any("regrouped" in fault for fault in found)
    assert any("made a banner of 300" in fault for fault in found)


def test_an_unfair_question_is_seen() -> None:
    nobody = Choose(who="red", what="nothing", among=())
    liar = Pick(
        who="red",
        what="lies",
        orders=lambda: (1,),
        parse=lambda text: int(text) + 1,
        judge=lambda _: Refusal.of("kernel-stale", what="lies"),
    )

    assert list(question_is_fair(nobody)) == ["red has no answer to nothing"]
    assert any("refuses it" in fault for fault in question_is_fair(liar))
    assert any("is read as 2" in fault for fault in question_is_fair(liar))


def test_an_event_without_words_is_seen() -> None:
    play = Play(RULES, sound(), FastDice(1))
    play.begin()
    watch = Watch(play)
    watch.look()

    play.heard.append(Event("banner.sings", args={"banner": "red.1"}))

    with pytest.raises(Wordless):
        watch.look()


def test_a_loss_in_the_rules_that_is_not_told_stops_the_watch() -> None:
    play = Play(RULES, sound(), FastDice(1))
    play.begin()
    watch = Watch(play)
    watch.look()
    banner = armies.banners_of(play.state, "red")[0]

    play.state.banners[banner.id] = replace(banner, points=1)

    with pytest.raises(AssertionError, match="were told"):
        watch.look()
