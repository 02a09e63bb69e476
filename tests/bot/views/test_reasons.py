"""The reasons for a suggestion, in words."""

import pytest

from ai.shogun.reasons import MOST
from bot.views.shogun.reasons import explained
from bot.views.shogun.texts import ShogunTexts
from bot.views.texts import LANGUAGES, texts_in
from rules.shogun.commands import SubmitPlan
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
