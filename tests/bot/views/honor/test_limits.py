"""Every message of whole matches keeps Discord's limits, in all languages and with the longest names."""

import pytest

from bot.views.honor.presenter import HonorPresenter
from bot.views.message import Press, Redraft
from bot.views.presenter import View
from bot.views.texts import Texts
from rules.core.model import Seat
from rules.honor.game import GAME
from rules.honor.prompts import AskTurn
from tests.bot.views.discord_limits import check_message
from tests.bot.views.honor.matches import NAMES, questions, stages_by_key
from tests.bot.views.matches import ALL_TEXTS, language_of


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
@pytest.mark.parametrize("seats", [3, 6])
def test_turns_and_looks(seats: int, words: Texts) -> None:
    for state, events in stages_by_key(seats).values():
        seen = GAME.observe(state, None)
        check_message(HonorPresenter(View(seen, NAMES, words)).stage(events))
        check_message(HonorPresenter(View(seen, NAMES, words)).status())
        check_message(HonorPresenter(View(GAME.observe(state, Seat(0)), NAMES, words)).hand())
        check_message(HonorPresenter(View(seen, NAMES, words)).hand())


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
@pytest.mark.parametrize("seats", [3, 6])
def test_questions(seats: int, words: Texts) -> None:
    for state, seat, prompt in questions(seats)[::3]:
        seen = GAME.observe(state, seat)
        check_message(HonorPresenter(View(seen, NAMES, words)).ask(prompt))
        check_message(HonorPresenter(View(seen, NAMES, words)).panel(prompt, {}))


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_every_card_that_is_looked_at(words: Texts) -> None:
    """The panel is fullest while a card is looked at and a deed is prepared."""
    for state, seat, prompt in questions(6)[::5]:
        if not isinstance(prompt, AskTurn):
            continue
        seen = GAME.observe(state, seat)
        for card in dict.fromkeys(state.private[seat].hand):
            looked = HonorPresenter(View(seen, (), words)).press(prompt, {}, Press("focus", values=(card,)))
            assert isinstance(looked, Redraft)
            check_message(HonorPresenter(View(seen, NAMES, words)).panel(prompt, looked.draft))
