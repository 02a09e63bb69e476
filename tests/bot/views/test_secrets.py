"""What the public sees does not depend on what is private, or hidden."""

from msgspec.structs import replace

from bot.views.presenter import View
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.texts import texts_in
from rules.core.model import Seat
from rules.shogun.content import Action, ProvinceName
from rules.shogun.game import GAME
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Plan, Private
from tests.bot.views.matches import LONG_NAMES, questions, stages

WORDS = texts_in("en")
OTHER = Private(Plan({Action.BUILD_CASTLE: ProvinceName("Kai")}, bid=4), void=(ProvinceName("Kai"),))


def test_the_public_messages_ignore_private_parts() -> None:
    for stage in stages(4):
        seen = GAME.observe(stage.state, Seat(0))
        swapped = replace(seen, private=OTHER)
        public = GAME.observe(stage.state, None)
        shown = [
            ShogunPresenter(View(one, LONG_NAMES, WORDS)).stage(stage.events)
            for one in (public, seen, swapped)
        ]
        assert shown[0] == shown[1] == shown[2]
        # The viewer's own provinces are outlined.
        boards = [ShogunPresenter(View(one, LONG_NAMES, WORDS)).board() for one in (seen, swapped)]
        assert boards[0] == boards[1]
        assert (
            ShogunPresenter(View(seen, LONG_NAMES, WORDS)).status()
            == ShogunPresenter(View(swapped, LONG_NAMES, WORDS)).status()
        )


def test_the_public_questions_ignore_private_parts() -> None:
    for state, seat, prompt in questions(4):
        seen = GAME.observe(state, seat)
        swapped = replace(seen, private=OTHER)
        asked = [ShogunPresenter(View(one, LONG_NAMES, WORDS)).ask(prompt) for one in (seen, swapped)]
        assert asked[0] == asked[1]


def test_only_planning_is_secret() -> None:
    for _, _, prompt in questions(4):
        assert ShogunPresenter.is_secret(prompt) is isinstance(prompt, AskPlan)
