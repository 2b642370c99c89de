"""Everybody can use the boards: axe finds nothing, fingers find everything, motion is short."""

from collections.abc import Iterator
from itertools import islice
from math import inf
from random import Random
from typing import Final

import pytest

import sampan
from sampan.engine.session import Session
from tests.browser.people import Visit
from tests.browser.stage import Stage
from tests.browser.test_boards import choices, walk
from tests.browser.test_reach import PHONE, violations
from tests.server.servers import Server

POSITIONS: Final = 10
APART: Final = 23
"""How many decisions lie between two of the positions."""
FINGER: Final = 44
"""The least width and height of what a finger presses, in pixels."""
SMALLEST: Final = {(1440, 900): 11, (2560, 1440): 11, (820, 1180): 11, (1280, 720): 10}
"""The sizes at which all is seen at once, and the smallest letters there, in pixels."""
LONGEST: Final = 400
"""The longest motion, in milliseconds."""


def positions(game: str) -> Iterator[Session]:
    """Different moments of random games, of every number of seats."""
    return islice(choices(game, Random(6), APART), POSITIONS)


@pytest.mark.parametrize(
    ("size", "theme"), [((1440, 900), "light"), ((1440, 900), "dark"), (PHONE, "light")]
)
@pytest.mark.parametrize("game", sampan.games())
def test_axe_finds_nothing_on_the_board(
    game: str, size: tuple[int, int], theme: str, visit: Visit, server: Server
) -> None:
    me = visit(size=size, theme=theme, listed=False)
    stage: Stage | None = None
    found: list[str] = []
    for session in positions(game):
        stage = stage or Stage(server, me, session)
        stage.show(session)
        step = session.decision.step if session.decision else ""
        found += [f"{step}: {each}" for each in violations(me)]
    assert not found, "\n".join(sorted(set(found)))


MEASURED: Final = """async (finger) => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const pressed = '[data-spot], button, label, input:not([type=checkbox])'
    const within = (part) => [...part.querySelectorAll(pressed)]
    const visible = (each) =>
        each.getClientRects().length && getComputedStyle(each).visibility !== 'hidden'
    const small = new Set(), seen = new Set()
    const reach = finger / 2 - 1
    const finds = (each, x, y) => document.elementFromPoint(x, y)?.closest(pressed) === each
    const measure = () => {
        for (const zone of all('.zone')) if (visible(zone)) seen.add(zone.dataset.zone)
        for (const each of all('.bd, .me, .bar, .players').flatMap(within)) {
            if (!visible(each)) continue
            each.scrollIntoView({ block: 'center', inline: 'center' })
            const { x, y, width, height } = each.getBoundingClientRect()
            const [cx, cy] = [x + width / 2, y + height / 2]
            const found = (dx, dy) => finds(each, cx - dx, cy - dy) && finds(each, cx + dx, cy + dy)
            const wide = width > finger - 0.5 || found(reach, 0)
            const high = height > finger - 0.5 || found(0, reach)
            if (wide && high) continue
            const zone = each.closest('.zone')?.dataset.zone ?? 'bar'
            const name = each.dataset.spot ?? each.className
            small.add(`${zone}: ${name} ${Math.round(width)} x ${Math.round(height)}`)
        }
    }
    measure()
    for (const tab of all('.tabs button').slice(0, 3)) {
        tab.click()
        await drawn()
        measure()
        for (const zone of all('.stage .strip button')) {
            if (!zone.getClientRects().length) continue
            zone.click()
            await drawn()
            measure()
        }
    }
    const zones = all('.zone').map((zone) => zone.dataset.zone)
    return { small: [...small], lost: zones.filter((zone) => !seen.has(zone)) }
}"""
"""Taps every tab of the table and every zone of its strip, and measures what is there."""


@pytest.mark.parametrize("size", [PHONE, (820, 1180)])
@pytest.mark.parametrize("game", sampan.games())
def test_fingers_find_everything(
    game: str, size: tuple[int, int], visit: Visit, server: Server
) -> None:
    me = visit(size=size, listed=False, touch=True)
    stage: Stage | None = None
    small: set[str] = set()
    for session in islice(positions(game), 4):
        stage = stage or Stage(server, me, session)
        stage.show(session)
        found: dict[str, list[str]] = me.page.evaluate(MEASURED, FINGER)
        assert not found["lost"], "every zone is two taps away"
        small |= set(found["small"])
    assert not small, "\n".join(sorted(small))


SPREAD: Final = """async (smallest) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const board = () => {
        const { width, height } = document.querySelector('.bd').getBoundingClientRect()
        const { scale } = getComputedStyle(document.querySelector('.drawing > * > *'))
        return [width, height, scale].join()
    }
    // The scale follows the size of its container, in some browsers a few frames later.
    await document.fonts.ready
    for (let before = '', rests = 0; rests < 6; before = board()) {
        await drawn()
        rests = board() === before ? rests + 1 : 0
    }
    const found = new Set()
    const parts = [...document.querySelectorAll('.bd, .me')]
    const around = (each) => (each.offsetWidth > 600 ? each : around(each.parentElement))
    for (const each of parts.flatMap((part) => [part, ...part.querySelectorAll('*')])) {
        if (each.closest('svg, .sr') || !each.getClientRects().length) continue
        const { overflowX, overflowY, fontSize } = getComputedStyle(each)
        const hidden = [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]
        const scrolls = (how, at) => /auto|scroll/.test(how) && hidden[at] > 1
        if ([overflowX, overflowY].some(scrolls)) found.add(`${each.className} scrolls`)
        const wide = around(each)
        const scale = wide.getBoundingClientRect().width / wide.offsetWidth
        const written = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
        if (written && parseFloat(fontSize) * scale < smallest - 0.2)
            found.add(`${each.className} has letters of ${parseFloat(fontSize) * scale}`)
    }
    for (const part of parts) {
        const whole = part.getBoundingClientRect()
        for (const spot of part.querySelectorAll('[data-spot]')) {
            const { left, right, top, bottom, width } = spot.getBoundingClientRect()
            const aside = left < whole.left - 1 || right > whole.right + 1
            const above = top < whole.top - 1 || bottom > whole.bottom + 1
            if (width && (aside || above)) found.add(`${spot.dataset.spot} lies outside`)
        }
    }
    return [...found]
}"""
"""What cannot be seen without scrolling, and what cannot be read."""


@pytest.mark.parametrize("size", list(SMALLEST))
@pytest.mark.parametrize("game", sampan.games())
def test_all_is_seen_at_once(
    game: str, size: tuple[int, int], visit: Visit, server: Server
) -> None:
    me = visit(size=size, listed=False, language="de")
    stage: Stage | None = None
    found: set[str] = set()
    for session in positions(game):
        stage = stage or Stage(server, me, session)
        stage.show(session)
        found |= set(me.page.evaluate(SPREAD, SMALLEST[size]))
    assert not found, "\n".join(sorted(found))


MOVING: Final = """() => document.querySelector('.table').getAnimations({ subtree: true })
    .filter((each) => each.playState === 'running')
    .map((each) => each.effect.getComputedTiming())
    .map((timing) => timing.endTime)"""
"""How long everything takes that moves just now, in milliseconds."""


@pytest.mark.parametrize("game", sampan.games())
def test_pieces_move_briefly_and_the_next_key_ends_it(
    game: str, visit: Visit, server: Server
) -> None:
    me = visit(listed=False, calm=False)
    sessions = islice(walk(game, Random(7)), 40)
    stage = Stage(server, me, next(sessions))
    longest: list[float] = []
    for session in sessions:
        stage.show(session)
        longest += me.page.evaluate(MOVING)
        me.page.keyboard.press("Shift")
        assert me.page.evaluate(MOVING) == []
    assert longest, "nothing has moved"
    assert max(longest) <= LONGEST


ENDLESS: Final = """() => void document.querySelector('.table')
    .animate({ opacity: [1, 0.9] }, { duration: 200, iterations: Infinity })"""


def test_what_moves_without_end_goes_on(visit: Visit, server: Server) -> None:
    """As the dots of a bot that thinks."""
    me = visit(listed=False, calm=False)
    Stage(server, me, next(walk(sampan.games()[0], Random(7))))
    me.page.evaluate(ENDLESS)
    me.page.keyboard.press("Shift")
    assert inf in me.page.evaluate(MOVING)


@pytest.mark.parametrize("game", sampan.games())
def test_nothing_moves_where_motion_is_not_wanted(game: str, visit: Visit, server: Server) -> None:
    me = visit(listed=False)
    sessions = islice(walk(game, Random(7)), 40)
    stage = Stage(server, me, next(sessions))
    for session in sessions:
        stage.show(session)
        assert max(me.page.evaluate(MOVING), default=0) < 1
