"""What every command has in common: help, languages, refusals in one line, and how it ends."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files

import pytest

import gonfalon as package
from gonfalon.cli import run
from gonfalon.cli.commands import TABLE, command, contents
from gonfalon.cli.pages import slug
from gonfalon.words import LANGUAGES

Ask = Callable[..., tuple[int, str, str]]


def test_the_installed_command_and_the_module_are_one(process: Ask) -> None:
    assert process("--version") == (0, f"gonfalon {package.__version__}\n", "")


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_without_a_command_it_shows_what_there_is(gonfalon: Ask, arguments: list[str]) -> None:
    status, out, err = gonfalon(*arguments)

    assert (status, err) == (0, "")
    assert all(f"  {name} " in out for name in TABLE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TABLE)
def test_every_command_explains_itself_in_every_language(gonfalon: Ask, name: str, lang: str) -> None:
    status, out, err = gonfalon(name, "--help", "--lang", lang)

    assert (status, err) == (0, "")
    assert out.startswith(f"gonfalon {name}")
    assert all(option in out for param in command(name).params for option in param.opts if option[0] == "-")


def test_no_help_is_left_over() -> None:
    used = {f"help-{name}-{slug(param)}" for name in TABLE for param in command(name).params}
    used |= {f"help-{name}" for name in TABLE} | {f"help-gonfalon-{slug(param)}" for param in contents().params}
    used |= {"help-gonfalon", "help-command", "help-options", "help-every-lang", "help-every-help"}
    words = "".join(area.read_text("utf-8") for area in (files("gonfalon.words") / "en").iterdir())

    assert set(re.findall(r"^(help-[\w-]+) =", words, re.MULTILINE)) == used


@pytest.mark.parametrize("arguments", [["--lang", "nl", "rulez"], ["rulez", "--lang=nl"], ["rulez", "--lang", "nl"]])
def test_the_language_may_stand_anywhere(gonfalon: Ask, arguments: list[str]) -> None:
    assert gonfalon(*arguments) == (2, "", "Er is geen opdracht “rulez”; probeer rules.\n")


@pytest.mark.parametrize(
    ("name", "shown", "untold"),
    [("new", "gonfalon new REGELS", "RULESET"), ("map", "--out BESTAND", "FILE"), ("simulate", "NAAM=WAARDE", "KEY")],
)
def test_what_stands_for_a_value_is_said_in_the_language(gonfalon: Ask, name: str, shown: str, untold: str) -> None:
    page = gonfalon(name, "--help", "--lang", "nl")[1]

    assert shown in page
    assert untold not in page


def test_a_missing_argument_is_called_what_the_help_page_calls_it(gonfalon: Ask) -> None:
    assert gonfalon("verify", "--lang", "nl")[2] == "BESTAND ontbreekt; --help toont wat er is.\n"


def test_the_environment_chooses_the_language(gonfalon: Ask) -> None:
    assert "probeer rules" in gonfalon("rulez", LANG="nl_NL.UTF-8")[2]


def test_after_two_dashes_nothing_is_an_option(gonfalon: Ask) -> None:
    assert gonfalon("rules", "--", "--lang", "nl") == (2, "", "No clause holds “--lang nl”.\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--lang", "tlh"], "Gonfalon does not speak “tlh”; it speaks en, nl."),
        (["--lang"], "Option --lang lacks its value, or takes none."),
        (["rules", "--ruleset"], "Option --ruleset lacks its value, or takes none."),
        (["rules", "--json=yes"], "Option --json lacks its value, or takes none."),
        (["rules", "--jsun"], "There is no option --jsun here; did you mean --json?"),
        (["rules", "-q"], "There is no option -q here; --help shows what there is."),
        (["--verbose", "rules"], "There is no option --verbose here; did you mean --version?"),
        (["verify"], "FILE is missing; --help shows what there is."),
        (["name", "place", "river"], "There is no place for “river” in this command; --help shows what there is."),
    ],
)
def test_a_bad_command_line_is_refused_in_one_line(gonfalon: Ask, arguments: list[str], said: str) -> None:
    assert gonfalon(*arguments) == (2, "", f"{said}\n")


def test_signs_that_are_no_text_do_no_harm(process: Ask) -> None:
    status, out, err = process("rules", "--ruleset", b"\xff".decode("utf-8", "surrogateescape"))

    assert (status, out) == (2, "")
    assert err == "There is no rule set “\\udcff”; there are mighty, dbx, briternia, valhalla.\n"


def test_a_terminal_without_the_letters_shows_them_escaped(process: Ask) -> None:
    assert process("rulez", PYTHONIOENCODING="ascii") == (
        2,
        "",
        "There is no command \\u201crulez\\u201d; try rules.\n",
    )


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "gonfalon", "rules", "--json"]  # more than fits into a pipe
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()

        assert (process.stderr.read(), process.wait(timeout=60)) == (b"", 141)


class Interrupted(io.StringIO):
    """A terminal at which somebody presses Ctrl-C."""

    def write(self, text: str) -> int:
        raise KeyboardInterrupt


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdout", Interrupted())

    assert run(["rules"], {}) == 130
    assert capfd.readouterr().err == ""
