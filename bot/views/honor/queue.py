"""What is prepared for one's own turn: where it leads, as far as that is certain, and what is suggested."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from rules.core.chance import SEED_BYTES, Chance
from rules.honor import reckoning
from rules.honor.commands import AnyCommand, Assassinate, Attack, Discard, Dishonor, Draw, EndTurn, Lay
from rules.honor.content import Content, content
from rules.honor.deck import LAID, Kind
from rules.honor.game import GAME
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation

UNCERTAIN = (Assassinate, Attack, Dishonor, EndTurn)
"""What follows these is luck, another player's answer or another turn: nothing can be prepared after them."""
UNASKED = (Draw, EndTurn)
"""Played after a suggestion without being shown; so are cards for houses that cost nothing, laid or not.

But no castle is laid: from then on its owner can be attacked (HO4.1).
"""
_CHANCE = Chance(bytes(SEED_BYTES), 0)
"""Nothing that it decides is shown."""


@dataclass(frozen=True)
class Ahead:
    """The position after what is prepared; its hand ends with cards to be drawn, which nobody knows.

    `ended`: after something uncertain, of which only what the card takes has happened yet.
    """

    observation: Observation
    drawn: int = 0
    ended: bool = False

    @property
    def moves(self) -> Moves | None:
        """The commands that can be prepared next, if any; after a draw only those that name no card."""
        prompt = self.observation.prompt
        return None if self.ended or not isinstance(prompt, AskTurn) else Moves(self.observation, prompt)

    def takes(self, command: AnyCommand) -> bool:
        """Whether the command can be prepared next."""
        moves = self.moves
        return moves is not None and command in moves and (not self.drawn or self._names_no_card(command))

    @staticmethod
    def _names_no_card(command: AnyCommand) -> bool:
        return isinstance(command, Draw | EndTurn)


def ahead(observation: Observation, commands: Sequence[AnyCommand]) -> Ahead | None:
    """Where these commands of one's own turn lead; None if one of them cannot be prepared there."""
    positions = course(observation, commands)
    return positions[-1] if len(positions) > len(commands) else None


def course(observation: Observation, commands: Sequence[AnyCommand]) -> list[Ahead]:
    """The position before each command, and after the last; it ends before one that cannot be prepared."""
    seat, positions = observation.viewer, [Ahead(observation)]
    assert seat is not None, "only a seat has a turn"
    state = GAME.imagine(observation, _CHANCE)
    for command in commands:
        position = positions[-1]
        if not position.takes(command):
            break
        if isinstance(command, UNCERTAIN):
            positions.append(Ahead(_paid(position.observation, command), position.drawn, ended=True))
            continue
        state = GAME.carry_out(state, seat, command, _CHANCE).state
        drawn = position.drawn + isinstance(command, Draw)
        positions.append(Ahead(GAME.observe(state, seat), drawn))
    return positions


def _paid(seen: Observation, command: AnyCommand) -> Observation:
    """The position in which the card has cost its actions and honor, and nothing else is known (HO6.1)."""
    prompt, public, printed = seen.prompt, seen.public, content(seen.public.deck)
    if not isinstance(prompt, AskTurn) or not isinstance(command, Assassinate | Dishonor):
        return seen
    seat, card, players = prompt.seat, command.card, list(public.players)
    if isinstance(command, Assassinate):
        cost = reckoning.assassin_cost(printed, players, seat, card, command.target)
        players[seat] = replace(players[seat], honor=players[seat].honor - cost)
    left = replace(prompt, actions=prompt.actions - printed.cards[card].actions)
    return replace(seen, public=replace(public, players=tuple(players), asking=left))


def goes_unasked(command: AnyCommand, content: Content) -> bool:
    """Whether the command, on the way to the end of a suggested turn, needs nobody's eye."""
    if isinstance(command, Lay | Discard):
        card = content.cards[command.card]
        exposes = isinstance(command, Lay) and card.kind is Kind.CASTLE
        return not card.cost and card.kind in LAID and not exposes
    return isinstance(command, UNASKED)


def suggested(observation: Observation) -> tuple[AnyCommand, ...]:
    """The turn as a sensible player would go on, up to a draw or the first thing that is uncertain."""
    found: tuple[AnyCommand, ...] = ()
    position: Ahead | None = Ahead(observation)
    while position is not None and not position.drawn and position.moves is not None:
        found = (*found, GAME.advise(position.observation))
        position = ahead(observation, found)
    return found
