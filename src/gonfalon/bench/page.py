"""What the page costs: its weight as the server sends it, and how soon it can be used in a real Chromium.

The browser is driven by Playwright, which only those who work on Gonfalon have; without it, or without a Chromium,
these measures are left out.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.client import HTTPConnection
from importlib.resources import files
from typing import TYPE_CHECKING

from gonfalon.bench.measure import Measure, Run
from gonfalon.bench.served import Served
from gonfalon.kernel.messages import Refused
from gonfalon.server.pages import STATIC

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
RUNS = 7
SCRIPT, ALL = (".js",), (".js", ".css", ".woff2")
QUICK = "main button:enabled"  # of the start page: one click, and a campaign begins
ANSWER = "[data-suggestion]:enabled, [data-answer]:enabled"  # of the table: the first question can be answered

LOOKS_OUT = """
  window.ready = new Promise((done) => {
    const look = () => {
      if (document.querySelector("READY")?.checkVisibility()) done(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
"""  # in every frame: asking from outside takes far longer, above all while the page is at work


def launched(playwright: Playwright) -> Browser | None:
    """A browser without a window, or None where there is none."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return playwright.chromium.launch(executable_path=found, args=FLAGS) if found else None


# --- weight ---------------------------------------------------------------------------------------------------


def _weighing(endings: tuple[str, ...]) -> Run:
    """All files of these kinds, those included that a reader may never open."""
    built = files("gonfalon.server") / STATIC / "assets"
    if not built.is_dir():
        raise Refused.of("server-not-built")
    served, names = Served(), [file.name for file in built.iterdir() if file.name.endswith(endings)]

    def run(_: int) -> float:
        return sum(_weight(served.port, f"/assets/{name}") for name in names) / 1000

    return run


def _weight(port: int, path: str) -> int:
    """How many bytes are sent to a browser that asks for this."""
    connection = HTTPConnection("127.0.0.1", port)
    connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
    reply = connection.getresponse()
    sent = reply.read()
    connection.close()
    assert reply.status == 200, path
    return len(sent)


# --- time -----------------------------------------------------------------------------------------------------


def _opening(path: Callable[[Served], str], ready: str) -> Run:
    """From the address to the first thing that can be pressed, each time in a new browser."""
    served = Served()
    address = f"http://127.0.0.1:{served.port}{path(served)}"

    def run(_: int) -> float:
        assert served.alive
        with ThreadPoolExecutor(1) as own:  # Playwright wants a thread where nothing else waits
            return own.submit(_milliseconds, address, ready).result()

    return run


def _milliseconds(address: str, ready: str) -> float:
    """How long it takes somebody who was never here until that can be seen, by the page's own clock."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise Refused.of("bench-no-playwright") from None
    with sync_playwright() as playwright:
        browser = launched(playwright)
        if browser is None:
            raise Refused.of("bench-no-chromium")
        with browser:
            page = browser.new_page(locale="en-GB")
            page.add_init_script(LOOKS_OUT.replace("READY", ready))
            page.goto(address, wait_until="commit")
            page.locator(ready).first.wait_for()
            return float(page.evaluate("window.ready"))


def _table(served: Served) -> str:
    return f"/c/{served.begin_quick()}?seat=red"  # as the list of campaigns leads there


def _weight_of(name: str, endings: tuple[str, ...], bar: float | None = None) -> Measure:
    return Measure(name, name, "kB", partial(_weighing, endings), runs=1, bar=bar, warm=False, says=True)


def _time_of(name: str, path: Callable[[Served], str], ready: str) -> Measure:
    return Measure(name, name, "ms", partial(_opening, path, ready), runs=RUNS, bar=1000, says=True)


MEASURES = (
    _weight_of("page-script", SCRIPT, bar=300),
    _weight_of("page-weight", ALL),
    _time_of("page-start", lambda _: "/", QUICK),
    _time_of("page-table", _table, ANSWER),
)
