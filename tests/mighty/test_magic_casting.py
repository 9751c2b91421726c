"""Equinox magic (ME-MAG-01 to ME-MAG-14): who may cast, which spell, at what, and how far it goes."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from equinox import FAR, a_spring, an_autumn, cast, names, twelve, under
from stage import a_board, a_war, first_question, put_banner, refusal_of, tell
from winters import in_winter, through

from gonfalon.rulesets.mighty.magic import casting
from gonfalon.rulesets.mighty.magic.table import AUTUMN, SPRING
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.rules import CHAPTERS, Mighty
from gonfalon.rulesets.mighty.settings import PRESETS, SETTINGS
from gonfalon.rulesets.mighty.state import CITY, VILLAGE, Land, Pending, War
from gonfalon.rulesets.mighty.winter import quarters
from gonfalon.world.tiles import Tile


def drawn(war: War, name: str) -> War:
    """Red has drawn this spell and is asked where to cast it."""
    war.order, war.pending = ("red",), Pending(spell=name)
    return war


# --- when and by whom ------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-01")
def test_spells_are_cast_in_the_first_and_the_last_phase_of_winter_only() -> None:
    magic = [phase for phase, chapter in CHAPTERS.items() if chapter in (casting.autumn, casting.spring)]

    assert magic == ["autumn-equinox", "spring-equinox"]


@pytest.mark.rule("ME-MAG-01")
def test_a_campaign_begins_without_a_spell() -> None:
    assert not Mighty().start({"players": ["red", "blue"]}).spells


@pytest.mark.rule("ME-MAG-02", "ME-MAG-03")
@pytest.mark.parametrize(("points", "may"), [((500,), True), ((499,), False), ((300, 300), False), ((499, 1200), True)])
def test_a_single_banner_of_500_points_in_the_capital_is_needed(points: tuple[int, ...], may: bool) -> None:
    war = in_winter(a_war(), "autumn-equinox")
    for number, value in enumerate(points, start=1):
        put_banner(war, f"red.{number}", "B2", value)

    assert casting.may_cast(war, "red") == may


@pytest.mark.rule("ME-MAG-02")
def test_another_city_is_no_place_to_cast_from() -> None:
    war = in_winter(a_war(), "autumn-equinox")
    war.lands["C2"] = Land("red", CITY)
    put_banner(war, "red.1", "C2", 1000)

    assert not casting.may_cast(war, "red")


@pytest.mark.rule("ME-MAG-02")
@pytest.mark.parametrize("capital", [Land("blue", CITY, capital_of="red"), Land("", CITY, "red", razed=True)])
def test_a_lost_or_razed_capital_is_none_to_cast_from(capital: Land) -> None:
    war = in_winter(a_war(), "autumn-equinox")
    war.lands["B2"] = capital
    put_banner(war, "red.1", "B2", 1000)
    put_banner(war, "blue.1", "B2", 1000)

    assert not casting.may_cast(war, "red")
    assert not casting.may_cast(war, "blue")


@pytest.mark.rule("ME-MAG-03")
def test_a_garrison_under_siege_qualifies_and_its_besiegers_do_not() -> None:
    war = in_winter(a_war(), "autumn-equinox")
    put_banner(war, "red.1", "B2", 700, inside=True)
    put_banner(war, "blue.1", "B2", 1500)

    assert casting.may_cast(war, "red")
    assert not casting.may_cast(war, "blue")


@pytest.mark.rule("ME-MAG-03")
def test_mercenaries_have_left_before_the_autumn_equinox() -> None:
    war = in_winter(a_war(), "winter-lapses")
    put_banner(war, "red.1", "B2", 900, kind="mercenary")

    through(war, quarters.lapses)

    assert war.phase == "autumn-equinox"
    assert not casting.may_cast(war, "red")


@pytest.mark.rule("ME-MAG-03")
def test_in_spring_it_counts_who_is_there_when_the_phase_opens() -> None:
    war = a_spring()
    put_banner(war, "red.1", "B2", 470)

    told = through(war, casting.spring)

    assert told.kinds() == ["magic.casters"]
    assert not told.asked


@pytest.mark.rule("ME-MAG-04")
def test_casters_go_in_a_diced_order_and_each_spell_is_completed_before_the_next() -> None:
    war = an_autumn()
    put_banner(war, "blue.1", "E5", 800)
    war.lands["C4"] = Land("blue", VILLAGE)
    put_banner(war, "blue.2", "C4", 900)
    answers = ["keep", "cast at C4", "keep", "cast"]

    told = through(war, casting.autumn, answers, (6, 3, *twelve(8), *FAR, *twelve(6), 4))

    assert [question.who for question in told.asked] == ["red", "red", "blue", "blue"]
    assert "blue.2" not in war.banners
    assert told.kinds().index("banner.gone") < told.kinds().index("crowns.bonus")


@pytest.mark.rule("ME-MAG-04")
def test_a_player_casts_once_and_may_decline() -> None:
    war = an_autumn()

    told = through(war, casting.autumn, ["keep", "decline"], twelve(6))

    assert told.kinds().count("magic.drawn") == 1
    assert war.phase == "winter-quarters"
    assert war.winter["red"].bonus == 0


@pytest.mark.rule("ME-MAG-04")
def test_a_ruler_who_has_conceded_meanwhile_does_not_cast() -> None:
    war = an_autumn()
    war.order, war.active = ("red",), 0
    ends.put_out(war, "red", "ME-RLM-16")

    assert not through(war, casting.autumn).asked
    assert war.phase == "winter-quarters"


# --- which spell -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-05")
@pytest.mark.parametrize(("answer", "dice", "spell"), [("again", (2, 9), "scrye"), ("again", (2, 2), "chaos-void")])
def test_the_second_throw_is_final(answer: str, dice: tuple[int, int], spell: str) -> None:
    war = a_spring()
    put_banner(war, "blue.1", "E4")
    faces = [*twelve(dice[0]), *twelve(dice[1])]

    told = through(war, casting.spring, [answer, "decline"], tuple(faces))

    assert [event.args["spell"] for event in told.events if event.kind == "magic.drawn"][-1] == spell
    assert [question.what for question in told.asked] == ["magic.keep", "magic.cast"]


@pytest.mark.rule("ME-MAG-05")
def test_a_spell_that_is_kept_is_not_thrown_for_again() -> None:
    war = a_spring()

    told = through(war, casting.spring, ["keep", "decline"], twelve(7))

    assert sum(roll.label == "spell" for roll in told.rolled) == 1


@pytest.mark.rule("ME-MAG-05", "ME-MAG-47")
def test_a_spell_without_a_legal_target_lapses() -> None:
    war = an_autumn()

    told = through(war, casting.autumn, ["keep"], twelve(7))

    assert "magic.lapses" in told.kinds()
    assert war.phase == "winter-quarters"


@pytest.mark.rule("ME-MAG-06")
def test_two_dice_make_each_number_up_to_twelve_equally_often() -> None:
    thrown = Counter(casting.twelve(first, second) for first, second in product(range(1, 7), repeat=2))

    assert thrown == dict.fromkeys(range(1, 13), 3)
    assert [casting.twelve(*dice) for dice in ((3, 3), (3, 4), (1, 1), (6, 6))] == [3, 9, 1, 12]


@pytest.mark.rule("ME-MAG-13")
def test_the_spring_chart() -> None:
    assert [SPRING[number].name for number in range(1, 13)] == [
        "abundance",
        "chaos-void",
        "hold-river",
        "magical-protection",
        "portents-of-terror",
        "quake",
        "raise-dead",
        "rot",
        "scrye",
        "storm",
        "summon-host",
        "withershins",
    ]


@pytest.mark.rule("ME-MAG-14")
def test_the_autumn_chart() -> None:
    assert [AUTUMN[number].name for number in range(1, 13)] == [
        "blight-crop",
        "deluge",
        "trail-of-howling-doom",
        "forge-magic",
        "inundation-of-blood",
        "bumper-crop",
        "prosper",
        "reign-of-madness",
        "call-of-heroes",
        "break-siege",
        "shrouding-mists",
        "tornado-of-peril",
    ]


# --- at what ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-07")
def test_a_tile_twelve_tiles_away_is_the_farthest() -> None:
    war = drawn(an_autumn(a_board(16, 3), {"red": "B2", "blue": "H2"}), "tornado-of-peril")
    question = first_question(casting.autumn(war))

    assert question.check(casting.CastAt("N2")) is None
    assert refusal_of(question, "cast at O2").message.key == "mighty-magic-far"


@pytest.mark.rule("ME-MAG-07")
@pytest.mark.parametrize("held_by", ["blue", "green", ""])
def test_the_capital_of_another_is_barred_whoever_holds_it(held_by: str) -> None:
    war = drawn(an_autumn(), "tornado-of-peril")
    war.lands["E5"] = Land(held_by, CITY, capital_of="blue")
    question = first_question(casting.autumn(war))

    assert refusal_of(question, "cast at E5").message.key == "mighty-magic-capital"
    assert question.check(casting.CastAt("E4")) is None
    assert question.check(casting.CastAt("B2")) is None


@pytest.mark.rule("ME-MAG-07")
def test_a_capital_he_has_conquered_may_be_named() -> None:
    war = drawn(an_autumn(), "tornado-of-peril")
    war.lands["E5"] = Land("red", CITY, capital_of="blue")

    assert first_question(casting.autumn(war)).check(casting.CastAt("E5")) is None


@pytest.mark.rule("ME-MAG-07")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("cast at Z99", "mighty-magic-nowhere"),
        ("cast", "mighty-magic-needs-target"),
        ("cast at", "order-unreadable"),
        ("abracadabra", "order-unreadable"),
    ],
)
def test_nonsense_is_refused(text: str, key: str) -> None:
    question = first_question(casting.autumn(drawn(an_autumn(), "tornado-of-peril")))

    assert refusal_of(question, text).message.key == key


@pytest.mark.rule("ME-MAG-07")
def test_every_option_is_accepted() -> None:
    for chart, war in ((AUTUMN, an_autumn()), (SPRING, a_spring())):
        put_banner(war, "blue.1", "E4")
        for magic in chart.values():
            question = casting.question(war, "red", magic)
            assert all(question.check(order) is None for order in question.options())


ANYWHERE = (
    *("magical-protection", "portents-of-terror", "raise-dead", "rot", "storm", "withershins"),
    *("trail-of-howling-doom", "inundation-of-blood", "tornado-of-peril"),
)
RIVER, VILLAGE_, FORT, BARREN, UNKNOWN, RAZED, OWN = "D3", "E4", "D5", "F5", "A6", "C3", "B1"
FITS = {  # ME-MAG-12: the tiles of the stage below that each spell accepts
    "abundance": {RIVER, VILLAGE_, FORT, BARREN, UNKNOWN, OWN},
    "chaos-void": {RIVER, BARREN, UNKNOWN, RAZED},
    "hold-river": {RIVER},
    "quake": {FORT},
    "scrye": {BARREN},
    "summon-host": {OWN},
    "blight-crop": {VILLAGE_, FORT, BARREN},
    "deluge": {RIVER},
    "prosper": {RAZED},
    "reign-of-madness": {VILLAGE_},
    "break-siege": {FORT},
    "shrouding-mists": {BARREN},
    **{name: {RIVER, VILLAGE_, FORT, BARREN, UNKNOWN, RAZED, OWN} for name in ANYWHERE},
}


@pytest.mark.rule("ME-MAG-12")
@pytest.mark.parametrize("name", FITS)
def test_each_spell_accepts_its_own_tiles(name: str) -> None:
    board = a_board(special={RIVER: Tile("R11", 1, (0, 0, 1, 0, 0, -1))})
    war = an_autumn(board)
    war.lands |= {
        VILLAGE_: Land("blue", VILLAGE),
        FORT: Land("blue", "fortress"),
        RAZED: Land("", VILLAGE, razed=True),
        OWN: Land("red", VILLAGE),
        RIVER: Land(),
    }
    put_banner(war, "blue.1", BARREN)
    question = first_question(casting.autumn(drawn(war, name)))
    tiles = (RIVER, VILLAGE_, FORT, BARREN, UNKNOWN, RAZED, OWN)

    accepted = {tile for tile in tiles if question.check(casting.CastAt(tile)) is None}

    assert accepted == FITS[name]
    refused = [refusal_of(question, f"cast at {tile}") for tile in tiles if tile not in accepted]
    assert {refusal.message.key for refusal in refused} <= {"mighty-magic-target"}


# --- and how far -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-08")
@pytest.mark.parametrize(
    ("place", "dice", "edition", "works"),
    [
        ("I2", (3, 4), "reach", True),
        ("J2", (3, 4), "reach", False),
        ("N2", (6, 6), "reach", True),
        ("N2", (6, 5), "reach", False),
        ("B2", (1, 1), "reach", True),
        ("D2", (1, 1), "reach", True),
        ("I2", (3, 4), "exceed", False),
        ("I2", (4, 4), "exceed", True),
    ],
)
def test_two_dice_must_reach_the_distance(place: str, dice: tuple[int, int], edition: str, works: bool) -> None:
    war = a_spring(a_board(16, 3), {"red": "B2", "blue": "H2"}, spell_range=edition)

    told = cast(war, "withershins", place, range_=dice)

    assert (names(war) == ["withershins"]) == works
    assert ("magic.fails" in told.kinds()) != works


@pytest.mark.rule("ME-MAG-09")
def test_a_lasting_spell_is_marked_and_noted_for_all_to_see() -> None:
    war = a_spring()

    told = cast(war, "storm", "C4")

    note = next(event for event in told.events if event.kind == "magic.rests")
    assert note.args == {"realm": "red", "spell": "storm", "place": "C4", "year": 1, "until": "season"}
    assert note.to is None
    assert Mighty().view(war, "blue").spells == war.spells
    assert [spell.place for spell in war.spells.values()] == ["C4"]


@pytest.mark.rule("ME-MAG-09")
def test_a_spell_that_fails_leaves_no_marker() -> None:
    war = a_spring()

    cast(war, "storm", "E4", range_=(1, 1))

    assert not war.spells


@pytest.mark.rule("ME-MAG-10")
@pytest.mark.parametrize("name", ["forge-magic", "bumper-crop", "call-of-heroes"])
def test_some_spells_need_neither_target_nor_range(name: str) -> None:
    war = an_autumn()
    question = first_question(casting.autumn(drawn(war, name)))

    assert refusal_of(question, "cast at C3").message.key == "mighty-magic-no-target"
    dice = (3, 4) if name == "forge-magic" else (3,)
    told = cast(an_autumn(), name, dice=dice)
    assert not any(roll.label == "range" for roll in told.rolled)


@pytest.mark.rule("ME-MAG-10")
@pytest.mark.parametrize("name", ["prosper", "summon-host"])
def test_all_other_spells_need_a_tile(name: str) -> None:
    war = drawn(an_autumn(), name)
    war.lands["B1"] = Land("", VILLAGE, razed=True) if name == "prosper" else Land("red", VILLAGE)

    assert refusal_of(first_question(casting.autumn(war)), "cast").message.key == "mighty-magic-needs-target"


@pytest.mark.rule("ME-MAG-11")
def test_spells_of_the_season_end_before_the_autumn_equinox() -> None:
    war = in_winter(a_war(), "winter-lapses")
    under(war, "withershins", "C3")
    under(war, "quake", "E5")
    under(war, "magical-protection", "D3")

    through(war, quarters.lapses)

    assert names(war) == ["quake", "magical-protection"]


@pytest.mark.rule("ME-MAG-08", "ME-MAG-24", "ME-MAG-28", "ME-MAG-43")
def test_the_dutch_edition_has_its_own_magic() -> None:
    ours = {name for name, rule in SETTINGS.items() if rule.startswith("ME-MAG")}

    assert ours == {"quake", "spell_range", "protection", "flood", "rot", "howling_trail"}
    assert ours & PRESETS["dutch"].keys() == {"protection", "flood", "rot", "howling_trail"}


@pytest.mark.rule("ME-MAG-05")
def test_between_drawing_and_casting_is_a_checkpoint() -> None:
    war = an_autumn()
    tell(war, casting.autumn(war))
    tell(war, casting.autumn(war), answers=["keep"], dice=twelve(6))

    assert War.decoded(war.packed()).pending == Pending(spell="bumper-crop")
