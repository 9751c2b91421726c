"""`gonfalon odds`: exact chances, as a table for people and as fractions for scripts."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction

import pytest

Ask = Callable[..., tuple[int, str, str]]
BATTLE = ("odds", "mighty", "--attacker", "450", "--defender", "200")
RESULTS = ["attacker-scattered", "attacker-defeated", "draw", "defender-defeated", "defender-scattered"]


@pytest.mark.rule("ME-BAT-12", "ME-BAT-13")
def test_with_both_cards_it_gives_the_chance_of_every_result(gonfalon: Ask) -> None:
    status, out, err = gonfalon(*BATTLE, "--attack-card", "surprise", "--defence-card", "hold", "--json")

    assert (status, err) == (0, "")
    found = json.loads(out)
    assert (found["factor"], found["modifier"]) == (2, 1)
    assert found["outcomes"] == dict(zip(RESULTS, ["0", "1/36", "1/4", "4/9", "5/18"], strict=True))


@pytest.mark.rule("ME-BAT-08", "ME-BAT-10")
def test_without_cards_it_gives_all_nine_pairs_and_how_best_to_choose(gonfalon: Ask) -> None:
    status, out, _ = gonfalon(*BATTLE, "--json")

    found = json.loads(out)
    assert (status, found["factor"], len(found["by_cards"])) == (0, 2, 9)
    for pair in found["by_cards"]:
        assert list(pair["outcomes"]) == RESULTS
        assert sum(map(Fraction, pair["outcomes"].values())) == 1
    assert list(found["mix"]["attack"]) == ["direct", "surprise", "flank"]
    assert list(found["mix"]["defence"]) == ["counter", "hold", "withdraw"]
    assert all(sum(map(Fraction, mix.values())) == 1 for mix in found["mix"].values())
    assert Fraction(found["value"]) == Fraction(1306, 2757)


def test_the_value_is_what_the_mixes_win_on_average(gonfalon: Ask) -> None:
    found = json.loads(gonfalon(*BATTLE, "--json")[1])

    average = Fraction(0)
    for pair in found["by_cards"]:
        chance = Fraction(found["mix"]["attack"][pair["attack_card"]])
        chance *= Fraction(found["mix"]["defence"][pair["defence_card"]])
        odds = {name: Fraction(text) for name, text in pair["outcomes"].items()}
        won = odds["defender-defeated"] + odds["defender-scattered"]
        average += chance * (won - odds["attacker-defeated"] - odds["attacker-scattered"])
    assert average == Fraction(found["value"])


@pytest.mark.rule("ME-SIE-18", "ME-SIE-20", "ME-SIE-23")
@pytest.mark.parametrize(
    ("walls", "factor", "chances"),
    [("city", 2, ["1/12", "1/3", "7/12"]), ("fortress", 1, ["1/6", "5/12", "5/12"])],
)
def test_in_an_assault_the_garrison_counts_for_what_its_walls_make_of_it(
    gonfalon: Ask, walls: str, factor: int, chances: list[str]
) -> None:
    asked = ("odds", "mighty", "--attacker", "1800", "--defender", "500", "--assault", walls, "--json")
    found = json.loads(gonfalon(*asked, "--attack-card", "direct", "--defence-card", "hold")[1])

    assert found["factor"] == factor
    assert found["outcomes"] == dict(zip(["bloody-repulse", "repulse", "stormed"], chances, strict=True))
    assert len(json.loads(gonfalon(*asked)[1])["by_cards"]) == 9


def test_people_read_percentages(gonfalon: Ask) -> None:
    _, out, _ = gonfalon(*BATTLE)
    assert "Combat factor 2." in out
    assert "47.4 %" in out
    _, out, _ = gonfalon(*BATTLE, "--attack-card", "direct", "--defence-card", "hold")
    assert [line.split() for line in out.splitlines()][-1] == ["defender", "scattered", "16.7", "%", "1/6"]


def test_the_dutch_read_dutch(gonfalon: Ask) -> None:
    assert "directe aanval" in gonfalon(*BATTLE, "--lang", "nl")[1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("odds",), "mighty"),
        (("odds", "dbx", "--attacker", "1", "--defender", "1"), "mighty"),
        (("odds", "mighty", "--defender", "200"), "--attacker"),
        (("odds", "mighty", "--attacker", "450"), "--defender"),
        (("odds", "mighty", "--attacker", "many", "--defender", "200"), "many"),
        (("odds", "mighty", "--attacker", "450", "--defender", "0"), "--defender"),
        (("odds", "mighty", "--attacker", "-5", "--defender", "200"), "--attacker"),
        ((*BATTLE, "--attack-card", "hold", "--defence-card", "hold"), "direct, surprise, flank"),
        ((*BATTLE, "--attack-card", "direct"), "--defence-card"),
        ((*BATTLE, "--assault", "village"), "city, fortress"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_line(gonfalon: Ask, arguments: tuple[str, ...], complaint: str) -> None:
    status, out, err = gonfalon(*arguments)

    assert (status, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1
