"""The wheel's build hook: the page is built before it is packed. An unchanged page is not built again."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/gonfalon/server/static"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `web/build.py`, for wheels and for editable installs, which serve the page from the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (hatchling's words)
        build = _script(Path(self.root) / "web/build.py")
        if build.build():
            self.app.display_success("The page is built")
        build_data["artifacts"].append(f"{STATIC}/**")


def _script(path: Path) -> Any:
    """The script as a module; it lies outside of every package."""
    spec = importlib.util.spec_from_file_location("gonfalon_web_build", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
