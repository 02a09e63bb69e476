"""The reasons for a suggestion, in words."""

import re

import pytest

from ai.shogun.reasons import MOST
from bot.views.shogun.position import SIGNS
from bot.views.shogun.reasons import explained
from bot.views.shogun.texts import ShogunTexts
from bot.views.texts import LANGUAGES, texts_in
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import YEARS, Building
from rules.shogun.game import GAME
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Plan
from tests.bot.views.matches import questions

LINE = 80
"""Characters of a line of text on two lines of a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suggestion_is_explained_in_short_lines(language: str) -> None:
    plannings = [(state, seat) for state, seat, prompt in questions(4) if isinstance(prompt, AskPlan)]
    for state, seat in plannings[::9]:
        seen = GAME.observe(state, seat)
        command = GAME.advise(seen)
        if isinstance(command, SubmitPlan):
            texts = ShogunTexts(texts_in(language))
            lines = explained(GAME, seen, command.plan, texts)
            assert 1 <= len(lines) <= MOST
            assert len(set(lines)) == len(lines)
            assert all(len(line) <= LINE for line in lines), lines
            assert explained(GAME, seen, Plan(), texts) == []


def test_a_building_counts_once_in_the_last_year() -> None:
    """SH8.3, SH8.4: there is one winter left; each kind of building has its sign."""
    texts, found = ShogunTexts(texts_in("en")), set[str]()
    for state, seat, prompt in questions(4):
        seen = GAME.observe(state, seat)
        command = GAME.advise(seen) if isinstance(prompt, AskPlan) else None
        if not isinstance(command, SubmitPlan):
            continue
        last = seen.public.year == YEARS
        for line in explained(GAME, seen, command.plan, texts):
            if match := re.match(r"(\S+) Build (\w+) in .+ points? (.+)$", line):
                sign, building, when = match.groups()
                assert sign == SIGNS[Building(building.lower())]
                assert when == ("in the last winter" if last else "each winter")
                found.add(when)
    assert len(found) == 2
