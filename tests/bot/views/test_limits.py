"""Every message of whole matches keeps Discord's limits, in all languages and with the longest names."""

from collections import defaultdict

import pytest

from bot.discord.markdown import clip, last_lines, markdown
from bot.views.presenter import View
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.texts import Texts
from rules.core.model import Seat
from rules.shogun.content import Side
from rules.shogun.events import AnyEvent, WinterCame
from rules.shogun.game import GAME
from rules.shogun.state import Setup
from tests.bot.views.discord_limits import check_message
from tests.bot.views.matches import ALL_TEXTS, LONG_NAMES, language_of, questions, stages

MATCHES = [(5, Setup.PRESET, Side.SUN), (3, Setup.DRAFT, Side.MOON)]


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
@pytest.mark.parametrize("match", MATCHES, ids=["preset", "draft"])
def test_stages_and_looks(match: tuple[int, Setup, Side], words: Texts) -> None:
    described: dict[str, list[AnyEvent]] = defaultdict(list)
    for stage in stages(*match):
        seen = GAME.observe(stage.state, None)
        described[stage.key] += stage.events
        check_message(ShogunPresenter(View(seen, LONG_NAMES, words)).stage(described[stage.key]))
        check_message(ShogunPresenter(View(seen, LONG_NAMES, words)).status())
        check_message(ShogunPresenter(View(GAME.observe(stage.state, Seat(0)), LONG_NAMES, words)).hand())


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
@pytest.mark.parametrize("match", MATCHES, ids=["preset", "draft"])
def test_questions(match: tuple[int, Setup, Side], words: Texts) -> None:
    for state, seat, prompt in questions(*match):
        seen = GAME.observe(state, seat)
        check_message(ShogunPresenter(View(seen, LONG_NAMES, words)).ask(prompt))
        check_message(ShogunPresenter(View(seen, LONG_NAMES, words)).panel(prompt, {}))


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_a_story_that_is_too_long(words: Texts) -> None:
    """The end of the story is what stays."""
    match = stages(5)
    events = [one for stage in match for one in stage.events if not isinstance(one, WinterCame)]
    presenter = ShogunPresenter(View(GAME.observe(match[-1].state, None), LONG_NAMES, words))
    message = presenter.stage(events)
    described = check_message(message)[1]["content"]
    assert described.startswith("…\n")
    assert markdown(presenter.story(events)[-1]) in described


def test_last_lines_are_whole_lines() -> None:
    assert last_lines(["one", "two", "three"], 100) == "one\ntwo\nthree"
    assert last_lines(["one", "two", "three"], 11) == "…\nthree"


def test_clip() -> None:
    assert clip("short", 5) == "short"
    assert clip("longer", 5) == "long…"
