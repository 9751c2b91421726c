"""A person before a browser: reads what is written there, and acts by mouse, finger and keys alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from house import House
from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Request, expect
from staged_wars import War

PATIENCE = 90_000  # milliseconds; machines are sometimes busy
MOST = 40  # times that the same is asked in a month, or news lie on top of each other: more would never end
LAST = 6  # buttons that were pressed last, told when something does not end
ASKED = "Asked of you now"
SVELTE = "svelte.dev/e/"  # a warning of the framework: something of ours is used after its end
OVER = "The campaign is over"
NETWORK = "Failed to load resource"  # a refusal or a server that is away: told to the person, and tested as such


class Person:
    """Somebody at a table. `problems` are faults of the page that no person would see: every test ends without any."""

    def __init__(self, page: Page, house: House) -> None:
        self.page, self.house = page, house
        self.heard: list[str] = []
        self.problems: list[str] = []
        self.asked: Counter[tuple[str, str]] = Counter()  # how often something was asked in a month
        self.pressed: list[str] = []  # what stood on the buttons that gave an answer
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hears)
        page.on("pageerror", self._breaks)

    def _hears(self, message: ConsoleMessage) -> None:
        self.heard.append(f"{message.type}: {message.text}")
        if SVELTE in message.text or (message.type == "error" and NETWORK not in message.text):
            self.problems.append(message.text)

    def _breaks(self, error: Error) -> None:
        self.heard.append(str(error))
        self.problems.append(str(error))

    # --- what there is to see ----------------------------------------------------------------------------

    @property
    def dock(self) -> Locator:
        """The near edge of the table, where one is asked."""
        return self.page.get_by_role("region", name=ASKED)

    @property
    def question(self) -> Locator:
        """The sentence that is asked, or says whom the table waits for."""
        return self.dock.get_by_role("heading", level=2)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def news(self) -> Locator:
        """The button that puts news away. A line of the log is a button too: “To go on with the siege …”."""
        return self.page.get_by_role("button", name="Go on", exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name)

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=name)

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until that stands somewhere in sight."""
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    @property
    def time(self) -> Locator:
        """The calendar in the strip at the top."""
        return self.page.get_by_role("banner").get_by_role("group").first

    def calendar(self) -> str:
        """What time it is in the campaign."""
        return self.time.get_attribute("aria-label") or ""

    def sees_that_time_has_gone_on(self, before: str) -> None:
        """Wait until it is no longer that time in the campaign."""
        expect(self.time).not_to_have_attribute("aria-label", before)

    def is_asked(self) -> bool:
        """Whether something is asked of him just now."""
        return self.dock.get_by_text(ASKED).is_visible() or self.news.is_visible()

    def army(self) -> str:
        """What his army sheet says."""
        return self.page.get_by_role("region", name="My army").get_by_role("table").inner_text()

    def log(self) -> str:
        """The papers' log, newest first."""
        return self.page.get_by_role("log").inner_text()

    def paper(self) -> str:
        """The colour that everything is written on."""
        return str(self.page.evaluate("getComputedStyle(document.body).backgroundColor"))

    # --- getting to a table ------------------------------------------------------------------------------

    def goes(self, path: str = "") -> Person:
        self.page.goto(f"{self.house.url}{path.lstrip('/')}")
        return self

    def presses(self, name: str | re.Pattern[str]) -> None:
        self.button(name).click()

    def signs_up(self, name: str) -> None:
        """Make an account of that name."""
        self.goes("/sign-in")
        self.presses("I have no account yet")
        self.page.get_by_label("Name").fill(name)
        self.page.get_by_label("Password").fill("a long enough password")
        self.presses("Make the account")
        expect(self.button("Start playing")).to_be_visible()

    def invites(self, seat: int) -> str:
        """On the page of people: a link for that seat, counted from nought."""
        self.page.get_by_role("combobox", name="Seat").select_option(index=seat)
        made = self.page.get_by_label("Invitation")
        before = made.input_value() if made.is_visible() else ""
        self.presses("Make a link")
        expect(made).not_to_have_value(before)
        return made.input_value()

    def accepts_invitation(self, link: str, name: str) -> None:
        """Open the link that one was sent, and sit down."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.presses("Sit down")

    def goes_back_to_table(self) -> Person:
        self.link("Table").click()
        expect(self.question).to_be_visible()
        return self

    def brings(self, file: Any) -> None:
        """Open a .gonfalon file at the start page: a path, or a name with bytes."""
        self.goes()
        with self.page.expect_file_chooser() as chooser:
            self.presses("Open a .gonfalon file…")
        chooser.value.set_files(file)

    def sits_at(self, war: War) -> Person:
        """Come to a table on this machine at which everything stands already: nothing of the start page is needed."""
        return self.goes(self.house.takes_in(war.data))

    def opens_menu(self) -> None:
        self.page.locator("summary", has_text="Menu").click()

    def overhears(self, path: str = "/api/") -> Callable[[], str]:
        """From now on listen to what the server tells this browser; what was told comes when it is asked for."""
        done: list[Request] = []
        self.page.on("requestfinished", lambda request: done.append(request))

        def told() -> str:
            replies = [request.response() for request in list(done) if path in request.url]
            return "\n".join(reply.text() for reply in replies if reply is not None)

        return told

    def lifts_curtain(self, name: str) -> None:
        """Say that it is I who sits here now, though another may have been expected."""
        mine, instead = self.heading(f"Hand the laptop to {name}"), self.button(f"{name} sits here instead")
        mine.or_(instead).first.wait_for()
        if instead.is_visible():
            instead.click()
        self.presses(f"I am {name}, show my table")

    def opens_tab(self, path: str = "") -> Person:
        """A second tab of the same browser, on the same page unless another is wished for."""
        tab = Person(self.page.context.new_page(), self.house)
        tab.heard, tab.problems = self.heard, self.problems
        tab.page.goto(f"{self.house.url.rstrip('/')}{path}" if path else self.page.url)
        return tab

    def is_deaf(self) -> Person:
        """From the next page on no news come in, as after a laptop was closed for long."""
        self.page.add_init_script(
            "window.EventSource = class extends EventTarget {"
            "constructor() { super(); queueMicrotask(() => this.dispatchEvent(new Event('open'))) } close() {} }"
        )
        return self

    def closes_menu(self) -> None:
        self.page.keyboard.press("Escape")

    # --- being asked, and answering ----------------------------------------------------------------------

    def waits_for_question(self) -> str:
        """The sentence that is asked next; news that lie on top are read and put away."""
        over = self.dock.get_by_role("heading", name=OVER)
        ready = self.dock.get_by_text(ASKED).or_(self.news).or_(self.button("So they fell")).or_(over).first
        ready.wait_for()
        for _ in range(MOST):
            if not self.news.is_visible():
                if over.is_visible():
                    raise AssertionError(f"nothing will be asked any more: {self._told()}")
                return self.question.inner_text()
            self.news.click()
            ready.wait_for()
        raise AssertionError(f"news that were put away {MOST} times lie there again: {self._told()}")

    def _told(self) -> str:
        """Where he stands, for who reads of a test that failed."""
        seen = " | ".join(self.page.locator("#main, #asked, .battle").all_inner_texts())
        return f"{self.calendar()}; pressed last: {self.pressed[-LAST:]}; seen: {seen}"

    def answers(self, name: str | re.Pattern[str]) -> None:
        """Press that button of the dock; returns when the answer was taken or refused."""
        self._taken(self.dock.get_by_role("button", name=name).first.click)

    def chooses(self, name: str | re.Pattern[str]) -> None:
        """Take that answer of those that stand in the dock, and say yes if it cannot be taken back."""
        self._takes(self.dock.get_by_role("group", name="Your answers").get_by_role("button", name=name).first)

    def _taken(self, act: Callable[[], Any]) -> None:
        """Do something that sends an answer, and wait until the table has said what it thinks of it."""
        with self.page.expect_response(lambda reply: reply.request.method == "POST"):
            act()
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def sets_up(self) -> None:
        """Take every suggestion of the set-up with one click, also of what is asked when others have answered."""
        self.waits_for_question()
        self.answers("Quick set-up: take them all")

    def sees_the_war_begin(self) -> None:
        """Wait for the first month."""
        expect(self.time).to_have_attribute("aria-label", re.compile("month 1"))

    def answers_anything(self) -> str:
        """Whatever is asked, as somebody would who only wants to get on: the question it was."""
        question = self.waits_for_question()
        now = (self.calendar(), question)
        self.asked[now] += 1
        if self.asked[now] > MOST:
            raise AssertionError(f"“{question}” was answered {MOST} times, and is asked again: {self._told()}")
        spares = question.startswith("Do you raze")  # whoever burns his own capital does not see the spring
        gives = self._gives_order if self.asked[now] == 1 and not spares else self._ends_phase
        ways = (self._throws_dice, self._accepts, self._fills_in, gives, self._ends_phase, self._takes_first)
        if not any(way() for way in ways):
            raise AssertionError(f"there is no way to answer “{question}”: {self._told()}")
        return question

    def _gives_order(self) -> bool:
        """Pick the first banner there is and give it the first order that it may have."""
        banner = self.dock.locator(".forces").get_by_role("group").get_by_role("button").first
        if not banner.is_visible():
            return False
        banner.click()
        return self._takes_first()

    def hands_over_until_asked(self) -> str:
        """At one screen: pass the laptop to and fro until somebody is asked something; what that is."""
        while True:
            passes = self.button(re.compile("^Pass the laptop to "))
            self.dock.get_by_text(ASKED).or_(self.news).or_(passes).first.wait_for()
            if self.news.is_visible():
                self.news.click()
            elif passes.first.is_visible():
                name = passes.first.inner_text().removeprefix("Pass the laptop to ").strip()
                passes.first.click()
                self.lifts_curtain(name)
            else:
                return self.question.inner_text()

    def plays_card(self, name: str = "") -> None:
        """Hold that card up, or any, and put it down."""
        self.waits_for_question()
        self.dock.get_by_role("group", name="Your card").get_by_role("button", name=re.compile(name)).first.click()
        self.answers("Put it down")

    def _throws_dice(self) -> bool:
        dice = self.dock.get_by_role("textbox", name=re.compile("^Die "))
        if not self.dock.get_by_role("button", name="So they fell").is_visible():
            return False
        for die in dice.all():
            die.fill("3")
        self.answers("So they fell")
        return True

    def _accepts(self) -> bool:
        """Take what is suggested."""
        return self._press(self.dock.locator("[data-suggestion]"))

    def _fills_in(self) -> bool:
        """Boxes, shares and forms come filled in: write them down as they are."""
        ready = re.compile("^(These? .*|None of them|This one|Share it so|Write it down)$")
        return self._press(self.dock.get_by_role("button", name=ready))

    def _ends_phase(self) -> bool:
        return self._press(self.dock.get_by_role("button", name=re.compile("^(Done|No |Nothing|Stay|Go on)", re.I)))

    def _takes_first(self) -> bool:
        """The first of the answers that stand there, and yes when asked whether that is meant."""
        return self._takes(self.dock.locator("[data-answer]:enabled").first)

    def _takes(self, answer: Locator) -> bool:
        if not answer.is_visible():
            return False
        if answer.get_attribute("aria-pressed") is None:
            return self._press(answer)
        answer.click()
        return self._press(self.dock.locator("[data-confirm]:enabled"))

    def _press(self, button: Locator) -> bool:
        if not button.first.is_visible():
            return False
        self.pressed.append(button.first.inner_text())
        self._taken(button.first.click)
        return True
