"""What is kept of a settled panel: one line, which tells nothing of the hand."""

import pytest
from msgspec.structs import replace

from bot.views.abilities import Keeper
from bot.views.honor import PRESENTER
from bot.views.message import Text
from bot.views.texts import Texts, texts_in
from rules.honor.game import GAME
from rules.honor.prompts import AskSaveFace
from rules.honor.state import Private
from tests.bot.views.honor.matches import NAMES, questions
from tests.bot.views.matches import ALL_TEXTS, language_of


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_a_settled_panel_folds_to_one_line_whatever_is_held(words: Texts) -> None:
    assert isinstance(PRESENTER, Keeper)
    for state, seat, prompt in questions(4):
        if PRESENTER.is_secret(prompt):
            seen = GAME.observe(state, seat)
            kept = PRESENTER.settled_panel(seen, prompt, NAMES, words)
            [line] = kept.blocks
            assert isinstance(line, Text)
            assert "\n" not in line.content
            assert kept == PRESENTER.settled_panel(replace(seen, private=Private(())), prompt, NAMES, words)


def test_the_line_says_which_question_it_was() -> None:
    assert isinstance(PRESENTER, Keeper)
    names = ("Aiko", "Bruno", "Chen", "Dita")
    kept = set()
    for state, seat, prompt in questions(4):
        if PRESENTER.is_secret(prompt):
            [line] = PRESENTER.settled_panel(GAME.observe(state, seat), prompt, names, texts_in("en")).blocks
            assert isinstance(line, Text)
            victim = names[prompt.victim] if isinstance(prompt, AskSaveFace) else None
            expected = f"Save Face for **{victim}**?" if victim else f"Round {state.public.round}: your turn"
            assert line.content == expected
            kept.add(line.content)
    assert len(kept) > 4
