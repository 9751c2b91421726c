"""Where campaigns are kept if nobody says where."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from gonfalon.kernel.messages import Refused


def data_folder(option: str, environ: Mapping[str, str]) -> Path:
    """What `--data` names, else what GONFALON_DATA names, else where programs keep their data on this system."""
    if named := option or environ.get("GONFALON_DATA", ""):
        return Path(named)
    home = environ.get("USERPROFILE" if sys.platform == "win32" else "HOME", "")
    usual = {"win32": environ.get("LOCALAPPDATA", ""), "darwin": home and f"{home}/Library/Application Support"}
    base = usual.get(sys.platform) or environ.get("XDG_DATA_HOME", "") or (home and f"{home}/.local/share")
    if not base:
        raise Refused.of("store-nowhere")
    return Path(base) / "gonfalon"
