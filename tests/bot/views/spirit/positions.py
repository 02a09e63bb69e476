"""Positions of Samurai Spirit for the tests of its questions, and what a message says."""

from msgspec.structs import replace

from bot.views.message import Buttons, Message, Text
from bot.views.references import plain
from bot.views.texts import texts_in
from rules.core.chance import Chance
from rules.core.model import Outcome, all_seats
from rules.spirit.content import Penalty, content
from rules.spirit.game import GAME
from rules.spirit.state import Observation, OldestDue, Options, Public
from tests.bot.views.matches import LONG_NAMES
from tests.bot.views.spirit.matches import WITH_TOKENS, stages

ENGLISH = texts_in("en")
NAMES = ("Ann", "Bob", "Cid", "D_an", "Eve", "Fay", "Gus")
SEEN = GAME.observe(stages(*WITH_TOKENS)[0].state, None)
"""What everybody sees of a match of three as it begins."""
LOST = Outcome((), (0, 0, 0), "no_farm")
WON = Outcome(all_seats(3), (9, 9, 9), "victory")
MANY_NAMES = (*LONG_NAMES, "F" * 32, "G" * 32)


def seen(public: Public) -> Observation:
    return Observation(None, public)


def position(seats: int = 4) -> Public:
    """The first turn, with everybody's line and left side still empty."""
    return GAME.setup(Options(), seats, Chance(bytes(32), 0)).state.public


def with_board(public: Public, place: int, **differences: object) -> Public:
    boards = list(public.boards)
    boards[place] = replace(boards[place], **differences)
    return replace(public, boards=tuple(boards))


def with_own_kiai_going_on(public: Public, place: int) -> Public:
    return replace(public, agenda=(*public.agenda, OldestDue(place)))


def penalised(*penalties: Penalty, value: int = 0) -> str:
    """A raider with these penalties, and of a value if it matters."""
    cards = content().raiders.items()
    return next(name for name, card in cards if card.penalties == penalties and value in (0, card.value))


def labels(message: Message) -> list[str]:
    found = [block.buttons for block in message.blocks if isinstance(block, Buttons)]
    return [plain(button.label) for row in found for button in row]


def text_of(message: Message) -> str:
    first = message.blocks[0]
    assert isinstance(first, Text)
    return first.content
