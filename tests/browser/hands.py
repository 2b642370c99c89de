"""Ways to play on the board: with the mouse, with the keyboard alone, by what is read aloud."""

import re
from abc import ABC, abstractmethod
from random import Random
from typing import Final

from playwright.sync_api import Error, Locator

from tests.browser.people import Person

NEXT: Final = ".end h1, .bar[aria-label] .confirm"
"""What a person sees next: the end, or a question with its action bar."""
OFFERED: Final = "[data-words]:visible:not(.far)"
"""What can be pressed now; several spots may make up one answer."""
PARTS: Final = 4
"""How many spots make up an answer at most."""
MOST: Final = 3000


class Hand(ABC):
    """One person who plays on the board to the end."""

    def __init__(self, person: Person, rng: Random) -> None:
        self.person: Final = person
        self.rng: Final = rng

    def play_to_the_end(self) -> int:
        """Answer every question with something that is offered; the number of answers."""
        answers = self.play(MOST)
        assert self.person.find(".end h1").count(), f"the game is not over after {MOST} answers"
        return answers

    def play(self, most: int) -> int:
        """Give so many answers, or fewer if the game ends before; how many they were."""
        answers = 0
        for _ in range(MOST):
            self.person.find(NEXT).first.wait_for(timeout=60_000)
            if answers == most or self.person.find(".end h1").count():
                break
            moment = self.person.find(".table").get_attribute("data-moment")
            try:
                self.answer()
            except Error:
                continue  # the question went away between looking and pressing
            changed = f"[data-moment]:not([data-moment='{moment}'])"
            self.person.find(changed).wait_for(timeout=10_000)
            answers += 1
        return answers

    @abstractmethod
    def answer(self) -> None:
        """Choose something and confirm it."""

    def one_of(self, found: Locator) -> Locator:
        count = found.count()
        if not count:
            raise Error("nothing is offered")
        return found.nth(self.rng.randrange(count))


class MouseHand(Hand):
    """Clicks what is ringed, then the filled button."""

    def answer(self) -> None:
        for _ in range(PARTS):
            self._press(self.one_of(self.person.find(f"{OFFERED}:not(.chosen)")))
            if self.person.find(".bar .confirm[aria-disabled=false]").count():
                break
        self.person.find(".bar .confirm[aria-disabled=false]").click(timeout=3000)

    def _press(self, spot: Locator) -> None:
        if "picker" in (spot.get_attribute("class") or ""):
            spot.locator(".quick button").first.click(timeout=3000)
        else:
            spot.click(timeout=3000)
        chooser = self.person.find(".chooser")
        if chooser.count():
            self.one_of(chooser.locator(".options button, .quick button")).click(timeout=3000)


class KeyHand(Hand):
    """Uses no key but O, Tab, arrows, Enter and Space, and no pointer at all."""

    def answer(self) -> None:
        keyboard = self.person.page.keyboard
        offered = self.person.find(OFFERED).count()
        for _ in range(1 + self.rng.randrange(max(1, min(offered, 12)))):
            keyboard.press("o")
        keyboard.press("Enter")
        if self.person.find(".chooser").count():
            for _ in range(self.rng.randrange(3)):
                keyboard.press("Tab")
            keyboard.press("Enter")
        if self.person.find(".bar .confirm[aria-disabled=true]").count():
            raise Error("nothing is chosen")
        self._confirm()

    def _confirm(self) -> None:
        """Tab to the filled button, as one who sees the focus ring would."""
        for _ in range(200):
            self.person.page.keyboard.press("Tab")
            if self.person.find(".bar .confirm:focus").count():
                self.person.page.keyboard.press("Enter")
                return
        raise Error("Tab does not reach the button that confirms")


class EarHand(Hand):
    """Knows only roles and names, as a screen reader tells them."""

    def answer(self) -> None:
        bar = self.person.page.get_by_role("region", name="Your decision", exact=True)
        confirm = bar.get_by_role("button", name="Confirm", exact=True)
        for _ in range(PARTS):
            self._press(bar)
            if confirm.is_enabled():
                break
        confirm.click(timeout=3000)

    def _press(self, bar: Locator) -> None:
        page = self.person.page
        spots = page.get_by_role("button", name=re.compile("can be chosen"))
        choices = bar.locator("button[aria-pressed=false]")
        total = spots.count() + choices.count()
        if not total:
            raise Error("nothing is offered")
        place = self.rng.randrange(total)
        chosen = spots.nth(place) if place < spots.count() else choices.nth(place - spots.count())
        chosen.click(timeout=3000)
        dialog = page.get_by_role("dialog")
        if dialog.count():
            self.one_of(dialog.get_by_role("listitem")).get_by_role("button").click(timeout=3000)
