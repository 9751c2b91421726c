"""The Chromium of this machine, and the sizes of the screens that people have."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright, ViewportSize

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
MISSING = "There is no Chromium on this machine; on Debian: apt-get install chromium"


def launched(playwright: Playwright) -> Browser | None:
    """A browser without a window, or None where there is none."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return playwright.chromium.launch(executable_path=found, args=FLAGS) if found else None
