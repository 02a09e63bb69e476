"""What the public sees does not depend on what is private, or hidden."""

from msgspec.structs import replace

from bot.views.honor.presenter import HonorPresenter
from bot.views.presenter import View
from bot.views.texts import texts_in
from rules.core.model import Seat
from rules.honor.deck import CardKey
from rules.honor.events import CardDrawn, HandDealt
from rules.honor.game import GAME
from rules.honor.observation import redact
from rules.honor.prompts import AskSaveFace, AskTurn
from rules.honor.state import Private
from tests.bot.views.honor.matches import NAMES, questions, stages, stages_by_key

WORDS = texts_in("en")
OTHER = Private((CardKey("save_face"), CardKey("assassin"), CardKey("tokugawa_ieyasu")))


def test_the_public_messages_ignore_hands() -> None:
    for state, events in stages_by_key(4).values():
        seen = GAME.observe(state, Seat(0))
        views = GAME.observe(state, None), seen, replace(seen, private=OTHER)
        shown = [HonorPresenter(View(view, NAMES, WORDS)).stage(events) for view in views]
        assert shown[0] == shown[1] == shown[2]
        boards = [HonorPresenter(View(view, NAMES, WORDS)).board() for view in views]
        assert boards[0] == boards[1] == boards[2]
        statuses = [HonorPresenter(View(view, NAMES, WORDS)).status() for view in views]
        assert statuses[0] == statuses[1] == statuses[2]


def test_the_public_questions_ignore_hands() -> None:
    for state, seat, prompt in questions(4):
        seen = GAME.observe(state, seat)
        asked = [
            HonorPresenter(View(view, NAMES, WORDS)).ask(prompt)
            for view in (seen, replace(seen, private=OTHER))
        ]
        assert asked[0] == asked[1]


def test_the_story_names_no_card_that_was_dealt_or_drawn() -> None:
    """Even if somebody hands it what only the drawer knows."""
    complete = [event for stage in stages(4) for event in stage.events]
    seen = [redact(event, None) for event in complete]
    assert any(isinstance(event, CardDrawn | HandDealt) for event in complete)
    presenter = HonorPresenter(View(GAME.observe(stages(4)[-1].state, None), NAMES, WORDS))
    assert presenter.story(complete) == presenter.story(seen)


def test_turns_and_saving_face_are_private() -> None:
    for _, _, prompt in questions(5):
        assert HonorPresenter.is_secret(prompt) is isinstance(prompt, AskTurn | AskSaveFace)
        assert prompt.concealed is isinstance(prompt, AskSaveFace)
