"""The sizes of the screens that people have, and what is said where there is no browser to show them in."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
MISSING = "There is no Chromium on this machine; on Debian: apt-get install chromium"
