"""The planning panel in tests: positions in which it is shown, presses on it, and what it says."""

from typing import Any

from msgspec.structs import replace

from bot.views.message import (
    Button,
    Buttons,
    Message,
    Press,
    Redraft,
    Refuse,
    Select,
    Text,
)
from bot.views.presenter import View
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.texts import Texts, texts_in
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.shogun.game import GAME
from rules.shogun.prompts import AskPlan
from rules.shogun.state import NEUTRAL, Observation, Options, Province, State
from tests.bot.views.matches import LONG_NAMES

SEAT = Seat(0)
ENGLISH = texts_in("en")
EMPTY: dict[str, Any] = {}


def planning(seats: int = 4) -> State:
    """The first planning of a match with preset provinces."""
    return GAME.setup(Options(), seats, Chance(bytes(32), 0)).state


def many_provinces(owned: int) -> Observation:
    """A board on which the first player owns this number of provinces."""
    seen = GAME.observe(planning(5), SEAT)
    provinces = {
        name: Province(SEAT, armies=max(1, 50 // owned)) if number < owned else NEUTRAL
        for number, name in enumerate(seen.public.provinces)
    }
    mine, *others = seen.public.players
    players = replace(mine, supply=0), *others
    return replace(seen, public=replace(seen.public, provinces=provinces, players=players))


def press(seen: Observation, draft: dict[str, Any], *presses: Press) -> dict[str, Any]:
    """The draft after these presses, which all must redraft."""
    for pressed in presses:
        answer = ShogunPresenter(View(seen, (), ENGLISH)).press(AskPlan("1", SEAT, False), draft, pressed)
        assert isinstance(answer, Redraft), pressed
        draft = answer.draft
    return draft


def refusal(seen: Observation, draft: dict[str, Any], pressed: Press, words: Texts = ENGLISH) -> str:
    answer = ShogunPresenter(View(seen, (), words)).press(AskPlan("1", SEAT, False), draft, pressed)
    assert isinstance(answer, Refuse)
    return answer.text


def panel(seen: Observation, draft: dict[str, Any], words: Texts = ENGLISH) -> Message:
    return ShogunPresenter(View(seen, LONG_NAMES, words)).panel(AskPlan("1", SEAT, False), draft)


def details(seen: Observation, draft: dict[str, Any], words: Texts = ENGLISH) -> str:
    """What the details of a sheet say."""
    return said(panel(seen, press(seen, draft, Press("mode", "details")), words))


def selects(message: Message) -> dict[str, Select]:
    return {block.verb: block for block in message.blocks if isinstance(block, Select)}


def buttons(message: Message) -> list[Button]:
    return [button for block in message.blocks if isinstance(block, Buttons) for button in block.buttons]


def said(message: Message) -> str:
    return "\n".join(block.content for block in message.blocks if isinstance(block, Text))


def lay(space: str, card: str) -> Press:
    return Press("lay", space, (card,))
