"""Ways to play on the board: with the mouse, with the keyboard alone, by what is read aloud."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Locator

from tests.browser.people import Person

NEXT: Final = ".end h1, .bar[aria-label] .confirm"
"""What a person sees next: the end, or a question with its action bar."""
OFFERED: Final = "[data-words]:visible:not(.far)"
"""What can be pressed now; several spots may make up one answer."""
PARTS: Final = 4
"""How many spots make up an answer at most."""
MOST: Final = 3000
MOST_MISSES: Final = 20
"""So often in a row a question may go away between looking and pressing."""
NOW: Final = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    const seen = (selector) => all(selector).filter((each) => each.getClientRects().length)
    return {
        offered: seen('[data-words]:not(.far)').length,
        buttons: seen('.bar .choice').length,
        choices: seen('.chooser .options button').length,
        numbers: seen('.chooser .quick button').length,
        chosen: seen('.bar .confirm[aria-disabled=false]').length > 0,
    }
}"""
"""What somebody with a keyboard sees: how many things `o` goes through, how many have a digit."""
BY_TAB: Final = 0.03
"""How often the button that confirms is reached by Tab instead of its key."""
BY_DIGIT: Final = 0.5
"""How often a button of the bar is chosen by its digit where there are some."""
FAR: Final = 6
"""How many options are skipped at most by keyboard."""


class Hand(ABC):
    """One person who plays on the board to the end."""

    def __init__(self, person: Person, rng: Random) -> None:
        self.person: Final = person
        self.rng: Final = rng

    def play_to_the_end(self) -> int:
        """Answer every question with something that is offered; the number of answers."""
        answers = misses = 0
        while self._waits():
            moment = self.person.find(".table").get_attribute("data-moment")
            try:
                self.answer()
                changed = f"[data-moment]:not([data-moment='{moment}'])"
                self.person.find(changed).wait_for(timeout=10_000)
                answers, misses = answers + 1, 0
            except Error:  # the question went away between looking and pressing
                misses += 1
                assert misses < MOST_MISSES, f"no answer is taken any more after {answers}"
            assert answers < MOST, f"the game is not over after {answers} answers"
        return answers

    def _waits(self) -> bool:
        """Whether a question waits; if not, the game is over."""
        self.person.find(NEXT).first.wait_for(timeout=60_000)
        return not self.person.find(".end h1").count()

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
    """Uses no pointer at all: O, digits, Tab, arrows, Enter and Y."""

    def answer(self) -> None:
        for _ in range(PARTS):
            if self._choose(self._look())["chosen"]:
                break
        else:
            raise Error("nothing is chosen")
        if self.rng.random() < BY_TAB:
            self._tab_to_confirm()
        else:
            self._press("y")

    def _press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.person.page.keyboard.press(key)

    def _choose(self, now: dict[str, Any]) -> dict[str, Any]:
        """A button of the bar by its digit, or a spot by going there; what is to be seen then."""
        if now["buttons"] and self.rng.random() < BY_DIGIT:
            self._press(self._digit(now["buttons"]))
        else:
            self._press("o", 1 + self.rng.randrange(max(1, min(now["offered"], FAR))))
            self._press("Enter")
        then = self._look()
        if then["choices"]:
            self._press(self._digit(then["choices"]))
        elif then["numbers"]:
            self._press("Tab", 3)
            self._press("Enter")
            self._press("Escape")
        else:
            return then
        return self._look()

    def _look(self) -> dict[str, Any]:
        now: dict[str, Any] = self.person.page.evaluate(NOW)
        return now

    def _digit(self, most: int) -> str:
        return str(1 + self.rng.randrange(min(most, 9)))

    def _tab_to_confirm(self) -> None:
        """Tab to the filled button, as one who sees the focus ring would."""
        for _ in range(200):
            self._press("Tab")
            if self.person.find(".bar .confirm:focus").count():
                self._press("Enter")
                return
        raise Error("Tab does not reach the button that confirms")


class Heard:
    """One thing in the accessibility tree of the browser: a role, a name, what lies in it."""

    def __init__(self, node: dict[str, Any], tree: dict[str, dict[str, Any]]) -> None:
        self._node: Final = node
        self._tree: Final = tree
        self.role: Final[str] = node.get("role", {}).get("value", "")
        self.name: Final[str] = node.get("name", {}).get("value", "")
        self.place: Final[int] = node.get("backendDOMNodeId", 0)
        told = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        self.disabled: Final = told.get("disabled") is True
        self.pressed: Final = told.get("pressed")

    def inside(self) -> Iterator["Heard"]:
        """Everything below it, in reading order."""
        for child in self._node.get("childIds", ()):
            if child in self._tree:
                found = Heard(self._tree[child], self._tree)
                yield found
                yield from found.inside()

    def all(self, role: str, name: str = "") -> list["Heard"]:
        return [each for each in self.inside() if each.role == role and name in each.name]


class EarHand(Hand):
    """Knows the accessibility tree only: roles, names and states, as a screen reader tells them."""

    def __init__(self, person: Person, rng: Random) -> None:
        super().__init__(person, rng)
        self._devtools: Final = person.page.context.new_cdp_session(person.page)

    def answer(self) -> None:
        for _ in range(PARTS):
            heard = self._press(self._listen())
            confirm = self._bar(heard).all("button", "Confirm")[0]
            if not confirm.disabled:
                self._activate(confirm)
                return
        raise Error("nothing is chosen")

    def _listen(self) -> Heard:
        tree = {
            node["nodeId"]: node
            for node in self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        }
        return Heard(next(iter(tree.values())), tree)

    def _bar(self, heard: Heard) -> Heard:
        found = heard.all("region", "Your decision")
        if not found:
            raise Error("nothing is asked")
        return found[0]

    def _press(self, heard: Heard) -> Heard:
        """Press something that can be chosen, and one of its options; what is heard then."""
        choices = self._bar(heard).all("button")
        offered = heard.all("button", "can be chosen") + [
            each for each in choices if each.pressed == "false"
        ]
        if not offered:
            raise Error("nothing is offered")
        self._activate(self.rng.choice(offered))
        heard = self._listen()
        dialogs = heard.all("dialog")
        if dialogs:
            listed = [each for item in dialogs[0].all("listitem") for each in item.all("button")]
            numbers = [each for each in dialogs[0].all("button") if each.pressed == "false"]
            self._activate(self.rng.choice(listed or numbers))
            heard = self._listen()
        return heard

    def _activate(self, heard: Heard) -> None:
        """What a screen reader does when its user presses Enter on something."""
        found = self._devtools.send("DOM.resolveNode", {"backendNodeId": heard.place})
        click = {
            "objectId": found["object"]["objectId"],
            "functionDeclaration": "function () { this.focus(); this.click() }",
        }
        self._devtools.send("Runtime.callFunctionOn", click)
