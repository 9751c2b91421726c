"""Laying the map by players in turn: packs, goes, returned tiles, free hand, capitals, practice maps."""

from __future__ import annotations

import random
from typing import Any

import pytest
from byhand import HERE, NE, NW, POSES, SE, SPRINGS, E, laid_out

from gonfalon.kernel import FastDice, Message, Play, Refusal, Refused, ScriptedDice, SealedDice, Table, by_chance
from gonfalon.kernel.secrecy import find_leak
from gonfalon.kernel.views import view
from gonfalon.rulesets.mighty.realms.laying import CLAUSES
from gonfalon.words import LANGUAGES, key_of, say
from gonfalon.world.audit import faults
from gonfalon.world.designs import PACKS, Pack
from gonfalon.world.laying import Laying, LayingRules, Settings, finished
from gonfalon.world.laying.orders import Draw, LayAt, LeaveToChance, Mark, Order, Rest, Return, Swap, TakeUp, reader
from gonfalon.world.laying.state import Stage
from gonfalon.world.layout import Layout
from gonfalon.world.tiles import place_name

RULES = LayingRules(CLAUSES)
PLAYERS = ("anna", "bert", "cora")


def state(layout: Layout, *, free_hand: bool = False, go: int = 0, **piles: list[str]) -> Laying:
    """A map in the making with these tiles in the packs, the top one first."""
    return Laying(
        settings=Settings(PLAYERS, sets=1, free_hand=free_hand),
        layout=layout,
        piles={pack: tuple(piles.get(pack.value, ())) for pack in PACKS},
        known=dict.fromkeys(PACKS, 0),
        tried=dict.fromkeys(PACKS, 0),
        stage=Stage.LAY,
        go=go,
    )


def play_on(start: Laying, dice: list[int] | None = None, rules: LayingRules = RULES) -> Play[Laying]:
    play = Play(rules, start, ScriptedDice(dice or []))
    play.begin()
    return play


def tell(play: Play[Laying], text: str) -> str:
    """Answer the open question in words; the clause or key of the refusal, empty if it was taken."""
    (question,) = play.open.values()
    answer = question.read(text)
    why = answer if isinstance(answer, Refusal) else play.answer(question.who, question.what, answer)
    return "" if why is None else why.rule or why.message.key


def asked(play: Play[Laying]) -> tuple[str, str]:
    (question,) = play.open.values()
    return question.who, question.what


def options(play: Play[Laying]) -> list[str]:
    (question,) = play.open.values()
    return [question.write(option) for option in question.options()]


def heard(play: Play[Laying], kind: str) -> list[dict[str, Any]]:
    return [event.args | {"rule": event.rule} for event in play.heard if event.kind == kind]


def spring_to_the_east() -> Layout:
    """A spring at A1 whose river runs to B1, with land beside that space."""
    return laid_out({HERE: SPRINGS["E"], NE: "L02"})


B1 = place_name(E)


# --- packs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-26", "ME-MAP-55")
def test_the_packs_are_shuffled_and_the_dice_say_who_begins() -> None:
    one, same, other = (play_on(RULES.start({"players": PLAYERS}), [*range(seed, seed + 8), 2]) for seed in (1, 1, 2))

    assert one.state.piles == same.state.piles
    assert one.state.piles != other.state.piles
    assert asked(one) == ("bert", "laying.pack")


@pytest.mark.rule("ME-MAP-55")
def test_the_players_may_agree_who_begins() -> None:
    play = play_on(RULES.start({"players": PLAYERS, "begins": "cora"}), [1] * 8)

    assert asked(play) == ("cora", "laying.pack")


@pytest.mark.rule("ME-MAP-27")
def test_the_first_tile_is_the_top_of_the_highland_pack() -> None:
    play = play_on(state(Layout(POSES), highland=["H11", "H12"], lowland=["L02"]))

    assert options(play) == ["highland", "rest"]
    assert tell(play, "lowland") == "ME-MAP-27"
    assert tell(play, "highland") == ""
    assert options(play) == ["lay at A1 turn 0"]
    assert tell(play, "lay at A1 turn 0") == ""
    assert play.state.layout.laid[HERE].pose.design.id == "H11"


@pytest.mark.rule("ME-MAP-31", "ME-MAP-49")
def test_a_pack_must_match_an_exposed_edge() -> None:
    no_coast = play_on(state(spring_to_the_east(), coastal=["C04"], river_valley=["R11"], lowland=["L03"]))
    no_river = play_on(state(laid_out({HERE: "H31"}), river_valley=["R11"], lowland=["L03"]))

    assert tell(no_coast, "coastal") == "ME-MAP-49"
    assert tell(no_river, "river_valley") == "ME-MAP-31"
    assert tell(no_river, "highland") == "ME-MAP-52"  # it is empty


@pytest.mark.rule("ME-MAP-31")
def test_the_player_chooses_among_all_legal_places() -> None:
    play = play_on(state(laid_out({HERE: "L02", E: "L02"}), lowland=["L25"]))

    tell(play, "lowland")

    assert sorted(options(play)) == ["lay at A0 turn 0", "lay at A2 turn 0"]
    assert tell(play, "lay at C9 turn 0") == "ME-MAP-32"
    assert tell(play, "lay at A2 turn 1") == "ME-MAP-28"


@pytest.mark.rule("ME-MAP-03", "ME-MAP-31")
def test_players_see_the_backs_of_the_packs_and_not_the_faces() -> None:
    play = play_on(state(spring_to_the_east(), river_valley=["R11", "R16"], lowland=["L03"]))

    shown = view(play, "anna").state

    assert {pack: seen.left for pack, seen in shown.packs.items()} == {
        "highland": 0, "lowland": 1, "river_valley": 2, "coastal": 0,
    }  # fmt: skip
    assert not any(tile in str(shown.packs) for tile in ("R11", "R16", "L03"))


@pytest.mark.rule("ME-MAP-03", "ME-MAP-26")
@pytest.mark.parametrize("free_hand", [False, True])
def test_nobody_learns_anything_of_the_order_of_the_packs(free_hand: bool) -> None:
    rng = random.Random(4)
    play = Play(RULES, RULES.start({"players": PLAYERS, "free_hand": free_hand}), FastDice(4))
    play.begin()
    for _ in range(12):
        for _ in range(7):
            by_chance(play, rng)
        leak = find_leak(RULES, play.base, "bert", rng, inputs=6, probes=("", "highland", "return", "lay at B1 turn 0"))
        assert leak is None


@pytest.mark.rule("ME-MAP-35")
def test_a_redraw_keeps_what_everybody_has_seen() -> None:
    start = state(spring_to_the_east(), river_valley=[f"R{n}" for n in range(10, 25)])
    start.known[Pack.RIVER_VALLEY] = 3

    twin = RULES.redraw(start, "anna", random.Random(1))

    assert twin.piles[Pack.RIVER_VALLEY][-3:] == start.piles[Pack.RIVER_VALLEY][-3:]
    assert twin.piles[Pack.RIVER_VALLEY] != start.piles[Pack.RIVER_VALLEY]
    assert sorted(twin.piles[Pack.RIVER_VALLEY]) == sorted(start.piles[Pack.RIVER_VALLEY])


# --- tiles that go back ---------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-35", "ME-MAP-55")
def test_a_tile_that_fits_nowhere_is_returned_and_the_next_is_drawn() -> None:
    hills = laid_out({HERE: "L25", NE: "L02"})  # only the space to the north-west takes highland
    play = play_on(state(hills, highland=[SPRINGS["E"], "H12"], go=1))

    assert tell(play, "highland") == ""

    assert [event["tile"] for event in heard(play, "laying.drawn")] == ["H04", "H12"]
    assert [(event["tile"], event["rule"]) for event in heard(play, "laying.returned")] == [("H04", "ME-MAP-35")]
    assert asked(play) == ("bert", "laying.place")
    assert play.state.piles[Pack.HIGHLAND] == ("H04",)
    assert view(play, "cora").state.packs["highland"].under == ("H04",)  # everybody has seen it


@pytest.mark.rule("ME-MAP-35", "ME-MAP-52")
def test_a_pack_tried_in_vain_is_closed_until_the_map_changes() -> None:
    play = play_on(state(spring_to_the_east(), river_valley=["R01"], lowland=["L03"]))

    tell(play, "river_valley")
    assert heard(play, "laying.closed") == [{"pack": "river_valley", "rule": "ME-MAP-35"}]
    assert asked(play) == ("anna", "laying.pack")
    assert tell(play, "river_valley") == "ME-MAP-35"

    tell(play, "lowland")
    tell(play, options(play)[0])
    assert Pack.RIVER_VALLEY in play.state.offered()


@pytest.mark.rule("ME-MAP-39")
def test_the_fork_is_returned_unless_two_rivers_meet() -> None:
    lone = play_on(state(spring_to_the_east(), river_valley=["R01", "R11"]))
    meeting = play_on(state(laid_out({(2, -1): SPRINGS["SW"]}, spring_to_the_east()), river_valley=["R01", "R11"]))

    tell(lone, "river_valley")
    tell(meeting, "river_valley")

    assert [(e["tile"], e["rule"]) for e in heard(lone, "laying.returned")] == [("R01", "ME-MAP-39")]
    assert lone.state.drawn == "R11"
    assert options(meeting) == [f"lay at {B1} turn 0"]


@pytest.mark.rule("ME-MAP-47")
def test_a_river_end_whose_coast_would_hit_land_is_returned() -> None:
    hemmed = laid_out({SE: "L02", (2, -1): "L02", (1, 1): "L02", (2, 0): "L02"}, spring_to_the_east())
    play = play_on(state(hemmed, river_valley=["R05", "R03"]))

    tell(play, "river_valley")

    assert [(e["tile"], e["rule"]) for e in heard(play, "laying.returned")] == [("R05", "ME-MAP-47")]
    assert play.state.drawn == "R03"


@pytest.mark.rule("ME-MAP-36")
@pytest.mark.parametrize("ending", ["R06", "R02", "R03"])
def test_an_ending_that_could_only_go_on_a_spring_may_be_returned(ending: str) -> None:
    play = play_on(state(spring_to_the_east(), river_valley=[ending, "R11"]))
    tell(play, "river_valley")

    assert "return" in options(play)
    assert tell(play, "return") == ""

    assert play.state.piles[Pack.RIVER_VALLEY] == ("R11", ending)
    assert asked(play) == ("anna", "laying.pack")


@pytest.mark.rule("ME-MAP-36")
def test_an_ending_that_fits_a_longer_river_must_be_laid() -> None:
    longer = laid_out({E: "R11", (2, -1): "L02"}, spring_to_the_east())
    play = play_on(state(longer, river_valley=["R02"]))
    tell(play, "river_valley")

    assert "return" not in options(play)
    assert tell(play, "return") == "ME-MAP-36"


@pytest.mark.rule("ME-MAP-36")
def test_in_the_dutch_edition_any_ending_may_be_returned_while_the_pack_has_another_tile() -> None:
    longer = laid_out({E: "R11", (2, -1): "L02"}, spring_to_the_east())
    dutch = LayingRules(CLAUSES, any_ending=True)
    play = play_on(state(longer, river_valley=["R02", "R11"]), rules=dutch)
    tell(play, "river_valley")
    assert "return" in options(play)
    assert tell(play, "return") == ""
    assert play.state.piles[Pack.RIVER_VALLEY] == ("R11", "R02")

    last = play_on(state(longer, river_valley=["R02"]), rules=dutch)
    tell(last, "river_valley")
    assert tell(last, "return") == "ME-MAP-36"


@pytest.mark.rule("ME-MAP-36")
def test_in_the_dutch_edition_other_tiles_are_laid_as_ever() -> None:
    play = play_on(
        state(spring_to_the_east(), river_valley=["R11", "R12"]), rules=LayingRules(CLAUSES, any_ending=True)
    )
    tell(play, "river_valley")

    assert tell(play, "return") == "ME-MAP-36"


# --- goes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-55")
def test_players_lay_in_turn() -> None:
    play = play_on(state(Layout(POSES), highland=["H31"], lowland=["L25", "L26", "L27", "L28"]))
    goes = []
    for pack in ("highland", "lowland", "lowland", "lowland"):
        goes.append(asked(play)[0])
        tell(play, pack)
        tell(play, options(play)[0])

    assert goes == ["anna", "bert", "cora", "anna"]


@pytest.mark.rule("ME-MAP-25", "ME-MAP-09")
def test_where_water_may_come_from_two_sides_the_player_names_one() -> None:
    lakes = laid_out({NW: SPRINGS["SE"], HERE: "R02/1", (3, -1): SPRINGS["SW"], (2, 0): "R02"})
    play = play_on(state(lakes, river_valley=["R11"]))
    tell(play, "river_valley")

    assert {f"lay at {B1} turn 0 from E", f"lay at {B1} turn 0 from W"} <= set(options(play))
    assert tell(play, f"lay at {B1} turn 0 from NE") == "ME-MAP-25"
    assert tell(play, f"lay at {B1} turn 0 from E") == ""
    assert play.state.layout.laid[E].flow == (0, -1, 0, 0, 1, 0)


@pytest.mark.rule("ME-MAP-52")
def test_the_map_is_complete_when_no_pack_is_left() -> None:
    play = play_on(state(laid_out({HERE: "L01"})), [])

    assert heard(play, "laying.complete") == [{"tiles": 1, "rule": "ME-MAP-52"}]


@pytest.mark.rule("ME-MAP-52")
def test_the_players_may_agree_to_stop_earlier() -> None:
    row = {(q, 0): "L02" for q in range(-3, 4)} | {(-3, 0): "L01", (0, 0): "L19", (3, 0): "H32"}
    play = play_on(state(laid_out(row), lowland=["L03"]))
    tell(play, "lowland")

    play.answer("anna", "laying.stop", "stop")
    play.answer("bert", "laying.stop", "stop")
    play.answer("bert", "laying.stop", "go on")
    play.answer("cora", "laying.stop", "stop")
    assert play.state.stage == Stage.LAY
    play.answer("bert", "laying.stop", "stop")

    assert play.state.stage == Stage.JUDGE
    assert play.state.piles[Pack.LOWLAND] == ("L03",)  # the tile in hand went back


@pytest.mark.rule("ME-MAP-58")
def test_a_practice_map_is_put_aside_and_an_accepted_one_goes_on_to_the_realms() -> None:
    row = {(q, 0): "L02" for q in range(-3, 4)} | {(-3, 0): "L01", (0, 0): "L19", (3, 0): "H32"}
    again, accepted = (play_on(state(laid_out(row)), [1] * 9) for _ in range(2))

    for player, verdict in zip(PLAYERS, ("accept", "again", "accept"), strict=True):
        again.answer(player, "laying.verdict", verdict)
    for player in PLAYERS:
        accepted.answer(player, "laying.verdict", "accept")

    assert (again.state.trial, again.state.layout.laid, again.over) == (2, {}, False)
    assert accepted.over
    assert finished(accepted.state).capitals == ("A1", "D1", "G1")


# --- free hand ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-54")
def test_a_free_hand_is_warned_where_strict_rules_refuse() -> None:
    against = f"lay at {place_name((-1, 0))} turn 0"
    strict, free = (
        play_on(state(spring_to_the_east(), lowland=["L03"], free_hand=free_hand)) for free_hand in (False, True)
    )
    tell(strict, "lowland")
    tell(free, "lowland")

    assert tell(strict, against) == "ME-MAP-32"
    assert tell(free, against) == ""
    assert [warning["rule"] for warning in heard(free, "laying.against")] == ["ME-MAP-32"]
    assert (-1, 0) in free.state.layout.laid


@pytest.mark.rule("ME-MAP-54")
def test_a_map_laid_free_hand_is_told_its_faults_before_play() -> None:
    play = play_on(state(spring_to_the_east(), lowland=["L03"], free_hand=True))
    tell(play, "lowland")
    tell(play, f"lay at {B1} turn 0")  # it blocks the river
    tell(play, "mark A0")  # a capital, and there is no room for a second

    assert "ME-MAP-38" in {fault["rule"] for fault in heard(play, "laying.fault")}


@pytest.mark.rule("ME-MAP-54")
@pytest.mark.parametrize(
    ("order", "why"), [(f"lay at {place_name(NE)} turn 0", "laying-taken"), ("lay at Z9 turn 0", "ME-MAP-32"),
                       (f"lay at {B1} turn 3", "ME-MAP-28")],
)  # fmt: skip
def test_what_even_a_free_hand_cannot_do(order: str, why: str) -> None:
    play = play_on(state(spring_to_the_east(), lowland=["L25"], free_hand=True))
    tell(play, "lowland")

    assert tell(play, order) == why


@pytest.mark.rule("ME-MAP-54")
def test_a_free_hand_passes_over_a_tile_and_moves_another() -> None:
    play = play_on(state(laid_out({HERE: "L02", E: "L03"}), lowland=["L04", "L05"], free_hand=True))
    tell(play, "lowland")
    assert tell(play, "return") == ""
    assert play.state.piles[Pack.LOWLAND] == ("L05", "L04")

    assert tell(play, f"take up {B1}") == ""
    assert play.state.drawn == "L03"
    assert tell(play, "lay at A2 turn 0") == ""
    assert set(play.state.layout.laid) == {HERE, SE}


@pytest.mark.rule("ME-MAP-54")
def test_a_tile_from_which_a_river_runs_on_is_not_taken_up() -> None:
    layout = laid_out({E: "R11"}, spring_to_the_east())
    free = play_on(state(layout, lowland=["L03"], free_hand=True))

    assert tell(free, "take up A1") == "ME-MAP-54"
    assert tell(free, "take up Q7") == "ME-MAP-54"
    assert f"take up {B1}" in options(free)
    assert "take up A1" not in options(free)


# --- capitals -------------------------------------------------------------------------------------------


def two_capitals() -> Layout:
    """A block of plains with two capital tiles, and room for a third."""
    block = {(q, r): "L02" for q in range(-4, 5) for r in range(-1, 2)}
    return laid_out(block | {(-4, 0): "L01", (4, 0): "H32"})


@pytest.mark.rule("ME-MAP-53")
def test_three_players_exchange_a_tile_for_a_third_capital() -> None:
    play = play_on(state(two_capitals(), lowland=["L19"]))
    play.base.tried[Pack.LOWLAND] = 1  # nothing more can be laid
    play.begin()

    assert asked(play) == ("anna", "laying.capital")
    assert "swap A1 for L19" in options(play)
    assert tell(play, "swap B1 for L01") == "ME-MAP-53"
    assert tell(play, "swap A1 for L19") == ""

    assert len(play.state.layout.capitals) == 3
    assert play.state.piles[Pack.LOWLAND] == ("L02",)
    assert faults(finished(play.state), players=3) == []


@pytest.mark.rule("ME-MAP-53")
def test_failing_agreement_chance_chooses() -> None:
    play = play_on(state(two_capitals(), lowland=["L19"]), [3])
    play.base.tried[Pack.LOWLAND] = 1
    play.begin()
    third = options(play)[2]

    assert tell(play, "chance") == ""

    assert heard(play, "laying.capital")[0]["place"] == third.split()[1]


@pytest.mark.rule("ME-MAP-53")
def test_without_an_unused_capital_tile_a_place_is_marked() -> None:
    play = play_on(state(two_capitals()))

    assert all(option.startswith("mark") for option in options(play)[:-1])
    assert tell(play, "mark A1") == ""

    assert play.state.seats == ("A1",)
    assert len(finished(play.state).capitals) == 3


# --- words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "order",
    [
        Draw(Pack.RIVER_VALLEY), LayAt("B4", 2), LayAt("a-3", 0, "NW"), Return(), TakeUp("AB12"), Swap("B4", "L01"),
        Mark("B4"), LeaveToChance(), Rest(),
    ],
)  # fmt: skip
def test_orders_are_read_as_they_are_written(order: Order) -> None:
    assert reader([type(order)], "ME-MAP-31")(str(order)) == order


@pytest.mark.parametrize(
    "text", ["", "mountain", "lay", "lay at B4 turn 12", "lay at 4B", "lay at Bb4", "take up", "\x00"]
)
def test_other_words_are_refused(text: str) -> None:
    found = reader([Draw, LayAt, TakeUp], "ME-MAP-31")(text)

    assert isinstance(found, Refusal)
    assert all(say(found, lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    "settings",
    [
        {}, {"players": []}, {"players": ["anna", "anna"]}, {"players": PLAYERS, "begins": "dora"},
        {"players": PLAYERS, "sets": 99}, {"players": PLAYERS, "apart": 0}, {"players": PLAYERS, "colour": "red"},
    ],
)  # fmt: skip
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        RULES.start(settings)

    assert all(say(refused.value.refusal, lang) for lang in LANGUAGES)


# --- whole layings --------------------------------------------------------------------------------------


def played_by_chance(seed: int, **settings: Any) -> Play[Laying]:
    rng = random.Random(seed)
    play = Play(RULES, RULES.start({"players": PLAYERS, **settings}), FastDice(seed))
    play.begin()
    while not play.over:
        if any(what == "laying.verdict" for _, what in play.open):
            for key in list(play.open):
                play.put(key, "accept")
        else:
            by_chance(play, rng)
    return play


@pytest.mark.rule("ME-MAP-52", "ME-MAP-53", "ME-MAP-55")
@pytest.mark.parametrize("seed", range(6))
def test_layings_by_chance_end_with_a_sound_map(seed: int) -> None:
    play = played_by_chance(seed)

    assert faults(finished(play.state), players=3) == []
    assert heard(play, "laying.fault") == []


def test_every_event_of_a_laying_has_words() -> None:
    for play in (played_by_chance(1), played_by_chance(2, free_hand=True)):
        for event in play.heard:
            if event.kind.startswith("laying."):
                message = Message(key_of("event", RULES.name, event.kind), event.args)
                assert all(say(message, lang) for lang in LANGUAGES)


def test_a_laying_is_kept_and_taken_up_again() -> None:
    play = Play(RULES, RULES.start({"players": PLAYERS, "free_hand": True}), FastDice(9))
    play.begin()
    rng = random.Random(9)
    for _ in range(60):
        by_chance(play, rng)
        again = Laying.decoded(play.base.packed())
        assert again.hash() == play.base.hash()
        assert again.layout.spaces == play.base.layout.spaces


def test_a_laying_at_a_table_replays_to_the_same_map() -> None:
    table = Table.start(RULES, {"players": PLAYERS, "begins": "anna"}, SealedDice(b"x" * 32), nonce=lambda: "n")
    for _ in range(40):
        who = table.view("anna").waiting[0]
        (question,) = table.view(who).questions
        option = next(iter(table.options(who, question.what)))
        assert table.answer(who, question.what, option) is None

    again, refused = Table.replay(RULES, table.log, SealedDice(b"x" * 32), nonce=lambda: "n")

    assert refused is None
    assert again.play.base.hash() == table.play.base.hash()
