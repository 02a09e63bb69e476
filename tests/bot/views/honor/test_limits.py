"""Every message of whole matches keeps Discord's limits, in all languages and with the longest names."""

import pytest

from bot.views.honor import PRESENTER
from bot.views.message import Press, Redraft
from bot.views.texts import Texts
from rules.honor.game import GAME
from rules.honor.prompts import AskTurn
from tests.bot.views.discord_limits import check_message
from tests.bot.views.honor.matches import NAMES, chapters, questions
from tests.bot.views.matches import ALL_TEXTS, language_of


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
@pytest.mark.parametrize("seats", [3, 6])
def test_turns_and_looks(seats: int, words: Texts) -> None:
    for state, events in chapters(seats).values():
        seen = GAME.observe(state, None)
        check_message(PRESENTER.stage(seen, events, NAMES, words))
        check_message(PRESENTER.status(seen, NAMES, words))
        check_message(PRESENTER.hand(GAME.observe(state, 0), NAMES, words))
        check_message(PRESENTER.hand(seen, NAMES, words))


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
@pytest.mark.parametrize("seats", [3, 6])
def test_questions(seats: int, words: Texts) -> None:
    for state, seat, prompt in questions(seats)[::3]:
        seen = GAME.observe(state, seat)
        check_message(PRESENTER.ask(seen, prompt, NAMES, words))
        check_message(PRESENTER.panel(seen, prompt, {}, NAMES, words))


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_every_card_that_is_looked_at(words: Texts) -> None:
    """The panel is fullest while a card is looked at and a deed is prepared."""
    for state, seat, prompt in questions(6)[::5]:
        if not isinstance(prompt, AskTurn):
            continue
        seen = GAME.observe(state, seat)
        for card in dict.fromkeys(state.private[seat].hand):
            looked = PRESENTER.press(seen, prompt, {}, Press("focus", values=(card,)), words)
            assert isinstance(looked, Redraft)
            check_message(PRESENTER.panel(seen, prompt, looked.draft, NAMES, words))
