"""People at the page: each has a browser profile of their own and does what people do."""

from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, expect

Visit = Callable[..., "Person"]
NEXT: Final = ".end h1, .decision .option, .hand-over .pri"
"""What a person sees next: the end, a question, or the hand-over screen."""


class Person:
    """One person with one browser profile. Errors of the page are collected and checked."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int],
        language: str,
        theme: str,
        listed: bool = True,
        touch: bool = False,
        calm: bool = True,
    ) -> None:
        self.url: Final = url
        self.errors: Final[list[str]] = []
        self._context: Final = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=touch,
            is_mobile=touch,
        )
        self._context.set_default_timeout(20_000)
        self.page: Final[Page] = self._context.new_page()
        if listed:
            self._have_options_listed()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)

    def _have_options_listed(self) -> None:
        """Every option stands in a list beside the board, as one may set it."""
        kept = "JSON.parse(localStorage['sampan.settings'] ?? '{}')"
        listed = f"JSON.stringify({{...{kept}, list: true}})"
        self.page.add_init_script(f"localStorage['sampan.settings'] = {listed}")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.errors.append(message.text)

    def leave(self) -> None:
        self._context.close()
        assert not self.errors, self.errors

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    # --- the lobby ---

    def create(self, game: str, *kinds: str, names: tuple[str, ...] = ()) -> str:
        """Set up a table with seats of these kinds; the id of the table."""
        self.open()
        self.find(f".card:has(input[value={game}])").click()
        self.find(f".steps label:has(input[value='{len(kinds)}'])").click()
        for place, kind in enumerate(kinds):
            seat = self.find(".seat").nth(place)
            seat.locator("select").first.select_option(kind)
            if place < len(names) and kind != "bot":
                seat.locator("input").fill(names[place])
        self.find("button.go").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[1]

    def without_confirmation(self) -> None:
        """A click on an option says it at once."""
        self.open("/settings")
        self.find(".check input").first.uncheck()

    # --- the table ---

    def waits(self) -> Locator:
        """Wait until there is something to do, and say what."""
        found = self.find(NEXT).first
        found.wait_for(timeout=60_000)
        return found

    def options(self) -> list[str]:
        """The words that can be chosen by button now."""
        read = "all => all.map(each => each.dataset.word)"
        words: list[str] = self.find(".decision .option").evaluate_all(read)
        return words

    def say(self, word: str) -> None:
        """Choose an option and confirm it; done when the table has heard it."""
        before = self.find(".table").get_attribute("data-moment")
        self.find(f".option[data-word='{word}']").click()
        self.find(".confirm[aria-disabled=false]").click()
        self.find(f"[data-moment]:not([data-moment='{before}']), .hand-over").first.wait_for()

    def play_to_the_end(self, rng: Random, most: int = 3000) -> int:
        """Answer every question with an option drawn at random; the number of answers."""
        for count in range(most):
            self.waits()
            if self.find(".end h1").count():
                return count
            before = self.find(".table").get_attribute("data-moment")
            try:
                self._answer(rng)
            except Error:
                continue  # the question went away between looking and pressing
            self._until_after(before)
        raise AssertionError(f"the game was not over after {most} answers")

    def _answer(self, rng: Random) -> None:
        pickers = self.find(".picker .quick button")
        buttons = self.find(".decision .option")
        if pickers.count() and rng.random() < 0.3:
            pickers.first.click(timeout=2000)
            self.find(".confirm[aria-disabled=false]").click(timeout=2000)
        else:
            buttons.nth(rng.randrange(buttons.count())).click(timeout=2000)

    def _until_after(self, moment: str | None) -> None:
        self.find(f"[data-moment]:not([data-moment='{moment}'])").wait_for()

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
