"""Charts and kinds are files a person can edit: what is wrong is refused where it stands, never met while rolling."""

from __future__ import annotations

from importlib.resources import files

import pytest

from gonfalon.kernel.messages import Refused
from gonfalon.names.chartfile import read_charts, shipped_charts
from gonfalon.names.kinds import read_kinds
from gonfalon.words import LANGUAGES, say

CHARTS = (files("gonfalon.names") / "charts.toml").read_text("utf-8")
KINDS = (files("gonfalon.names") / "kinds.toml").read_text("utf-8")


def edited(text: str, old: str, new: str) -> str:
    """The file with its first such passage changed."""
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "key", "where"),
    [
        ("[tongues.empire]", "[tongues.empire", "names-file-damaged", None),
        ('length = "normal"\n', "", "names-file-damaged", None),
        ("hyphens = true", "hyphens = 3", "names-file-damaged", None),
        ("hyphens = true", "runes = true", "names-file-damaged", None),
        ("11  Magden  howe\n", "", "names-chart-faces", "tongues.empire"),
        ("20  Wasten  +2\n", "20  Wasten  +2\n21  Ober  hof\n", "names-chart-faces", "tongues.empire"),
        ("11  Magden  howe\n", "11\n", "names-chart-faces", "tongues.empire"),
        ("11  Magden  howe", "11  Magden  howe  oz", "names-chart-width", "tongues.empire"),
        ("11  Magden  howe", "11  Magden  h0we", "names-chart-element", "tongues.empire"),
        ("20  Wasten  +2", "20  Wasten  +7", "names-part-unknown", "tongues.empire"),
        ('length = "normal"', 'length = "endless"', "names-part-unknown", "tongues.bretonnian"),
        ('length = "normal"', 'length = "long"', "names-part-unknown", "tongues.bretonnian"),  # it has no third column
        ('endings = "human"', 'endings = "gnome"', "names-part-unknown", "tongues.bretonnian"),
        ('"dwarf", "black-speech", "skaven"]', '"dwarf", "black-speech"]', "names-chart-width", "endings"),
        ("1  amy ", "1  -   ", "names-chart-element", "endings"),
        ("6  1 1 2 E\n", "", "names-chart-faces", "lengths.normal"),
        ('{ tongues = ["dwarf"]', "{ tongues = []", "names-race-mute", "races.dwarfs"),
        ('{ tongues = ["dwarf"]', '{ tongues = ["troll"]', "names-part-unknown", "races.dwarfs"),
        ('endings = "skaven"', 'endings = "mice"', "names-part-unknown", "races.skaven"),
    ],
)
def test_a_fault_in_the_charts_is_refused_where_it_stands(old: str, new: str, key: str, where: str | None) -> None:
    with pytest.raises(Refused) as refused:
        read_charts(edited(CHARTS, old, new))

    assert (refused.value.refusal.message.key, refused.value.refusal.message.args.get("where")) == (key, where)


def test_a_column_without_any_element_is_refused_because_its_dice_would_never_come_to_rest() -> None:
    lines = [line[:11].rstrip() + " -" if line[:2].strip().isdigit() else line for line in CHARTS.splitlines()[:34]]

    with pytest.raises(Refused) as refused:
        read_charts("\n".join([*lines, *CHARTS.splitlines()[34:]]))

    assert refused.value.refusal.message.key == "names-chart-empty"


@pytest.mark.parametrize(
    ("old", "new", "key", "where"),
    [
        ("[kinds.place]", "[kinds.place", "names-file-damaged", None),
        ('by = ["here", ', "by = [", "names-kind-by", "kinds.person"),
        ('"here", "dwarf"', '"here", "troll"', "names-part-unknown", "kinds.mountains"),
        ('sights = "heights"', 'sights = "depths"', "names-part-unknown", "kinds.mountains"),
        ("Lake * | *meer", "Lake *", "names-kind-line", "kinds.lake.forms"),
        ("Lake * | *meer", "Lake | *meer", "names-kind-line", "kinds.lake.forms"),
        ("Bear | Beren", "Bear |", "names-kind-line", "sights.heights"),
        ("Bear | Beren", "Bear* | Beren", "names-kind-line", "sights.heights"),
        ('forms = "* | *"', 'forms = ""', "names-kind-line", "kinds.person.forms"),
    ],
)
def test_a_fault_in_the_kinds_is_refused_where_it_stands(old: str, new: str, key: str, where: str | None) -> None:
    with pytest.raises(Refused) as refused:
        read_kinds(edited(KINDS, old, new), shipped_charts().tongues)

    assert (refused.value.refusal.message.key, refused.value.refusal.message.args.get("where")) == (key, where)


@pytest.mark.rule("ME-NAM-02")
def test_players_may_add_a_race_with_a_chart_of_its_own() -> None:
    chart = "\n".join(f"{face} Slith ax" for face in range(1, 21))
    slann = f'[tongues.slann]\nlength = "short"\nendings = "elf"\nchart = """\n{chart}\n"""\n'

    charts = read_charts(CHARTS + f'\n[races.slann]\ntongues = ["slann"]\n{slann}')

    assert charts.race("Slann").tongue().columns == (("Slith",) * 20, ("ax",) * 20)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_chart_says_where_and_what_in_words(lang: str) -> None:
    with pytest.raises(Refused) as refused:
        read_charts(edited(CHARTS, "11  Magden  howe", "11  Magden  howe  oz"))

    assert "tongues.empire" in say(refused.value.refusal, lang)
    assert "11" in say(refused.value.refusal, lang)
