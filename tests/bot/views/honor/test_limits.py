"""Every message of whole matches keeps Discord's limits, in all languages and with the longest names."""

import pytest

from bot.discord.markdown import ALT
from bot.views.honor.presenter import HonorPresenter
from bot.views.honor.stakes import match_points
from bot.views.honor.texts import HonorTexts
from bot.views.message import Press, Redraft
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.texts import Texts
from rules.core.model import Seat, by_seat
from rules.honor.content import content
from rules.honor.game import GAME
from rules.honor.prompts import AskTurn
from rules.honor.reckoning import income, is_decided
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
def test_six_players_are_described_without_cards_but_with_what_decides(words: Texts) -> None:
    """Who is Shogun and about to win, next counts, lords and ronins fit with usual names."""
    names = tuple(letter * 16 for letter in "ABCDEF")
    for state, events in stages_by_key(6).values():
        shown = HonorPresenter(View(GAME.observe(state, None), names, words))
        [table, *_] = shown.pictures(events)
        alt = plain(table.shorter[0])
        assert len(alt) <= ALT
        public = state.public
        holder = words("honor-shogun-free") if public.shogun is None else names[public.shogun]
        assert alt.splitlines()[0].endswith(holder)
        assert alt.count("🏁") == len(match_points(public, HonorTexts(words, names)))
        for (seat, player), line in zip(by_seat(public.players), alt.splitlines()[-6:], strict=True):
            gained = income(content(), public.players, public.shogun, seat).gained
            assert (f"+{gained}" in line) != is_decided(content(), public)
            assert (words("honor-is-ronin") in line) == player.ronin
            assert player.serves is None or names[player.serves] in line


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
