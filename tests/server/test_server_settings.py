"""How a group's server is told how to run: the command line goes before the environment, and that before the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.kernel.messages import Refused
from gonfalon.server.settings import PORT, group_settings


def test_without_a_word_it_is_a_group_server_on_this_machine() -> None:
    settings = group_settings({}, {}, "")

    assert (settings.mode, settings.host, settings.port) == ("group", "127.0.0.1", PORT)


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "serve.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nsign_up = false\n')
    environ = {"GONFALON_PORT": "2", "GONFALON_PUBLIC_URL": "https://table.example", "GONFALON_METRICS_TOKEN": "t"}

    settings = group_settings({"port": 3}, environ, str(file))

    assert (settings.host, settings.port, settings.sign_up, settings.https) == ("0.0.0.0", 3, False, True)
    assert settings.metrics_token == "t"


def test_nobody_is_believed_about_others_unless_he_is_named() -> None:
    assert group_settings({}, {}, "").proxies == ""
    assert group_settings({}, {"GONFALON_PROXIES": "10.0.0.0/8,::1"}, "").proxies == "10.0.0.0/8,::1"


@pytest.mark.parametrize(
    ("given", "environ", "text", "key"),
    [
        ({"workers": 2}, {}, "", "serve-one-worker"),
        ({"workers": 0}, {}, "", "option-range"),
        ({}, {"GONFALON_PORT": "many"}, "", "serve-environment"),
        ({}, {"GONFALON_PUBLIC_URL": "ftp://table.example"}, "", "serve-public-url"),
        ({}, {}, "port = 'x'", "serve-config-damaged"),
        ({}, {}, "prot = 1", "serve-config-damaged"),
        ({}, {"GONFALON_PORT": "70000"}, "", "option-range"),
        ({}, {"GONFALON_PROXIES": "*"}, "", "serve-proxies"),
        ({}, {"GONFALON_PROXIES": "10.0.0.1, proxy.example"}, "", "serve-proxies"),
        ({}, {}, "headers_seconds = 0", "option-range"),
        ({}, {}, "body_seconds = 100000", "option-range"),
    ],
)
def test_what_cannot_be_is_refused(
    tmp_path: Path, given: dict[str, int], environ: dict[str, str], text: str, key: str
) -> None:
    file = tmp_path / "serve.toml"
    file.write_text(text)

    with pytest.raises(Refused) as refused:
        group_settings(given, environ, str(file))

    assert refused.value.refusal.message.key == key
