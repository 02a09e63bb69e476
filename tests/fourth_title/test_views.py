"""A title without a presenter of its own is shown, asked and told by the plain one."""

from typing import Any

import pytest

from bot.views.message import Buttons, Play, Press, Refuse, Text
from bot.views.presenter import Presenter, View
from bot.views.references import plain
from bot.views.registry import presenter_of
from bot.views.texts import texts_in
from rules.core.chance import Chance
from rules.core.model import Prompt, Seat
from rules.core.registry import AnyGame, find, titles
from tests.bot.views.discord_limits import check_message

SEED = bytes(32)
NAMES = ("Ann", "B*b", "Cid")


@pytest.fixture
def game() -> AnyGame:
    return find("goofspiel")


def presenter(game: AnyGame, state: object, seat: Seat | None, language: str = "en") -> Presenter[Any]:
    return presenter_of("goofspiel")(View(game.observe(state, seat), NAMES, texts_in(language)))


def test_it_is_found_without_a_list() -> None:
    assert titles()[-1] == "goofspiel"
    assert presenter_of("shogun").__name__ == "ShogunPresenter"


def test_a_match_is_played_with_the_panels_buttons(game: AnyGame) -> None:
    step = game.setup(game.options_type(), 3, Chance(SEED, 0))
    told: list[str] = []
    row = 0
    while not game.outcome(step.state):
        seat, prompt = next(iter(game.prompts(step.state).items()))
        shown = presenter(game, step.state, seat)
        assert shown.is_secret(prompt)
        buttons = _buttons(shown, prompt)
        assert all(_answer(shown, prompt, one) in game.legal(step.state, seat) for one in buttons)
        row += 1
        chosen = _answer(shown, prompt, buttons[row % len(buttons)])
        step = game.apply(step.state, seat, chosen, Chance(SEED, row))
        game.check(step.state)
        told += map(plain, presenter(game, step.state, None).story(step.events))
    assert "Ann has bid." in told
    assert any(line.startswith("Bids: ") for line in told)
    assert not game.prompts(step.state)


def test_what_is_held_in_secret_is_in_the_hand_alone(game: AnyGame) -> None:
    state = game.setup(game.options_type(), 3, Chance(SEED, 0)).state
    seat = Seat(1)
    bid = game.apply(state, seat, game.advise(game.observe(state, seat)), Chance(SEED, 1)).state
    other = game.apply(state, seat, game.legal(state, seat).sample(Chance(SEED, 7)), Chance(SEED, 1)).state
    views = [presenter(game, one, None) for one in (bid, other)]
    assert views[0].text_board() == views[1].text_board()
    assert "Points: Ann 0; B*b 0; Cid 0" in map(plain, views[0].text_board())
    assert presenter(game, bid, seat).hand() != presenter(game, other, seat).hand()


@pytest.mark.parametrize("language", ["en", "cs", "fi", "ru"])
def test_everything_fits_discord(game: AnyGame, language: str) -> None:
    step = game.setup(game.options_type(), 3, Chance(SEED, 0))
    for seat, prompt in game.prompts(step.state).items():
        shown = presenter(game, step.state, seat, language)
        for message in (shown.stage(step.events), shown.panel(prompt, {}), shown.status(), shown.hand()):
            check_message(message)
        assert isinstance(shown.press(prompt, {}, Press("bid", "14")), Refuse)
    spectator = presenter(game, step.state, None, language).hand().blocks[0]
    assert isinstance(spectator, Text)
    assert spectator.content == texts_in(language)("plain-hand-none")


def _buttons(shown: Presenter[Any], prompt: Prompt) -> list[Press]:
    rows = (block for block in shown.panel(prompt, {}).blocks if isinstance(block, Buttons))
    return [Press(button.verb, button.argument) for row in rows for button in row.buttons]


def _answer(shown: Presenter[Any], prompt: Prompt, press: Press) -> object:
    answer = shown.press(prompt, {}, press)
    assert isinstance(answer, Play)
    return answer.command
