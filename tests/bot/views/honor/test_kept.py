"""What is kept of a settled panel: one line, which tells nothing of the hand."""

import pytest
from msgspec.structs import replace

from bot.views.honor.presenter import HonorPresenter
from bot.views.message import Text
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.texts import Texts, texts_in
from rules.honor.game import GAME
from rules.honor.prompts import AskSaveFace
from rules.honor.state import Private
from tests.bot.views.honor.matches import NAMES, questions
from tests.bot.views.matches import ALL_TEXTS, language_of


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_a_settled_panel_folds_to_one_line_whatever_is_held(words: Texts) -> None:
    for state, seat, prompt in questions(4):
        if HonorPresenter.is_secret(prompt):
            seen = GAME.observe(state, seat)
            kept = HonorPresenter(View(seen, NAMES, words)).settled_panel(prompt)
            [line] = kept
            assert isinstance(line, Text)
            assert "\n" not in line.content
            assert kept == HonorPresenter(
                View(replace(seen, private=Private(())), NAMES, words)
            ).settled_panel(prompt)


def test_the_line_says_which_question_it_was() -> None:
    names = ("Aiko", "Bruno", "Chen", "Dita")
    kept = set()
    for state, seat, prompt in questions(4):
        if HonorPresenter.is_secret(prompt):
            [line] = HonorPresenter(View(GAME.observe(state, seat), names, texts_in("en"))).settled_panel(
                prompt
            )
            assert isinstance(line, Text)
            victim = names[prompt.victim] if isinstance(prompt, AskSaveFace) else None
            expected = f"Save Face for **{victim}**?" if victim else f"Round {state.public.round}: your turn"
            assert plain(line.content) == expected
            kept.add(line.content)
    assert len(kept) > 4
