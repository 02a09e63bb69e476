"""Turns of Honor of the Samurai for tests: a hand, an ally, and the panel that presses lead to."""

from typing import Any

from msgspec.structs import replace

from bot.views.honor.presenter import HonorPresenter
from bot.views.honor.queue import ahead
from bot.views.message import Answer, Press, Redraft, Text
from bot.views.presenter import View
from bot.views.texts import texts_in
from rules.core.chance import Chance
from rules.core.model import Prompt, Seat
from rules.honor.commands import AnyCommand
from rules.honor.deck import CardKey
from rules.honor.game import GAME
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation, Options, Player, State
from tests.bot.views.honor.matches import NAMES

ENGLISH = texts_in("en")
PEOPLE = ("Axel", "Birgit", "Christian")


def press(seen: Observation, prompt: Prompt, draft: dict[str, Any], *pressed: Press) -> Answer:
    """The answer to the last of several presses, all but it changing the draft."""
    for one in pressed[:-1]:
        answer = HonorPresenter(View(seen, (), ENGLISH)).press(prompt, draft, one)
        assert isinstance(answer, Redraft), (one, answer)
        draft = answer.draft
    return HonorPresenter(View(seen, (), ENGLISH)).press(prompt, draft, pressed[-1])


def holding(*hand: str, honor: int = 100) -> tuple[Observation, AskTurn]:
    """The first turn of a match for three, with other cards in hand and much in everybody's houses."""
    state = GAME.setup(Options(), 3, Chance(bytes(32), 0)).state
    seat = state.public.turn
    players = tuple(
        Player(
            player.daimyo,
            honor,
            (CardKey("archers"), CardKey("bodyguard")),
            (CardKey("daisho"), CardKey("bushi")),
            len(hand),
        )
        for player in state.public.players
    )
    private = tuple(replace(one, hand=hand) for one in state.private)
    changed = State(replace(state.public, players=players), private, state.hidden)
    prompt = GAME.prompts(changed)[seat]
    assert isinstance(prompt, AskTurn)
    return GAME.observe(changed, seat), prompt


def allied(seen: Observation, prompt: AskTurn, lord: Seat) -> Observation:
    """The same table, but the viewer's samurai serves the lord's daimyo."""
    players = list(seen.public.players)
    players[prompt.seat] = replace(players[prompt.seat], daimyo=None, daimyo_house=(), serves=lord)
    return replace(seen, public=replace(seen.public, players=tuple(players)))


def prepared_text(seen: Observation, prompt: AskTurn, *pressed: Press) -> str:
    """The panel's list of what is prepared after several presses."""
    redraft = press(seen, prompt, {}, *pressed)
    assert isinstance(redraft, Redraft)
    shown = HonorPresenter(View(seen, ("Axel", "Birgit", "Christian"), ENGLISH)).panel(prompt, redraft.draft)
    return next(one.content for one in shown.blocks if isinstance(one, Text) and "Prepared" in one.content)


def declaring(seen: Observation, command: AnyCommand, *prepared: AnyCommand) -> Press:
    """The press on a declaration that is on offer after what is prepared."""
    after = ahead(seen, prepared)
    assert after is not None
    assert after.moves is not None
    return Press("declare", values=(str(after.moves.declarations().index(command)),))


def panel_text(seen: Observation, prompt: AskTurn, draft: dict[str, Any] | None = None) -> str:
    """All text of the panel of a turn in which nothing is prepared, or what the draft holds."""
    shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, draft or {})
    return "\n".join(one.content for one in shown.blocks if isinstance(one, Text))


def placed(seen: Observation, seat: Seat, **given: Any) -> Observation:
    """The same table with other fields of a player."""
    players = list(seen.public.players)
    players[seat] = replace(players[seat], **given)
    return replace(seen, public=replace(seen.public, players=tuple(players)))
