"""The legal commands of the own turn (HO2): membership, lists by card, random samples."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.chance import Chance
from rules.core.decision import Decision
from rules.core.errors import IllegalCommand
from rules.honor import ninjas
from rules.honor.alliance import DeclareBreach, MakeAlliance
from rules.honor.battle import DeclareAttack
from rules.honor.card_actions import DiscardCard, DrawCard, LayCard
from rules.honor.commands import AnyCommand, Discard, Draw, EndTurn, SetStanding, TakeBack
from rules.honor.deck import THIEVES, CardKey
from rules.honor.dishonor import PlayDishonor
from rules.honor.office import ClaimOffice
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation, Standing, Theft
from rules.honor.table import Table
from rules.honor.turn import FinishTurn, OrderStanding, UndoAction
from rules.honor.turn_action import Hand, TurnAction, WayBack

CHANGE_OF_MIND = (1, 16)
"""The probability that a random player undoes an action, or changes the standing order."""

PLAYS = (PlayDishonor(), ninjas.PlayAssassin(), LayCard())
"""The actions with a single card; thieves also name the cards to steal."""
DECLARATIONS = (ClaimOffice(), DeclareBreach(), DeclareAttack(), MakeAlliance())
TURN_ACTIONS: Mapping[type, TurnAction[Any]] = {
    action.command: action
    for action in (
        DrawCard(),
        DiscardCard(),
        ninjas.PlayThief(),
        *PLAYS,
        *DECLARATIONS,
        FinishTurn(),
        UndoAction(),
        OrderStanding(),
    )
}


class Moves:
    """The legal commands of the own turn; those of an elite thief alone are too many to list."""

    def __init__(self, observation: Observation, prompt: AskTurn) -> None:
        self.hand = Hand(observation, prompt)

    def __contains__(self, command: object) -> bool:
        return self.problem(command) is None

    def problem(self, command: object) -> IllegalCommand | None:
        """The first rule that the command breaks, or None."""
        action = TURN_ACTIONS.get(type(command))
        if action is None:
            return IllegalCommand("not_asked")
        return next(action.problems(self.hand, command), None)

    def declarations(self) -> list[AnyCommand]:
        """Every declaration that may be made now (HO2.3)."""
        if not self.hand.prompt.may_declare:
            return []
        return [command for action in DECLARATIONS for command in action.choices(self.hand)]

    def plays(self, card: CardKey) -> list[AnyCommand]:
        """Every way to play a card from hand now, except thieves; see `thefts`."""
        if not self.hand.affords(card):
            return []
        return [command for action in PLAYS for command in action.plays(self.hand, card)]

    def thefts(self, card: CardKey) -> list[Theft]:
        """Every single theft of a thief in hand; an elite thief may combine two (HO6.2)."""
        return ninjas.thefts(self.hand, card)

    # ---- at random -----------------------------------------------------------------------------------------

    def sample(self, chance: Chance) -> AnyCommand:
        """A random kind of action, then a random action of that kind."""
        hand = self.hand
        if chance.happens(*CHANGE_OF_MIND):
            return self._change_of_mind(chance)
        kinds: list[Callable[[Chance], AnyCommand]] = [self._end]
        if hand.prompt.may_declare:
            kinds.append(self._declaration)
        if hand.prompt.actions and hand.cards:
            kinds += [self._card] * 4
        if Draw() in self:
            kinds.append(self._draw)
        return chance.pick(kinds)(chance)

    def _end(self, _: Chance) -> AnyCommand:
        return EndTurn()

    def _draw(self, _: Chance) -> AnyCommand:
        return Draw()

    def _declaration(self, chance: Chance) -> AnyCommand:
        found = self.declarations()
        return chance.pick(found) if found else EndTurn()

    def _card(self, chance: Chance) -> AnyCommand:
        """Play a random card; discard it if it cannot be played, and sometimes if it can."""
        card = chance.pick(self.hand.cards)
        if chance.happens(1, 8):
            return Discard(card)
        if self.hand.kind(card) in THIEVES:
            return ninjas.random_thefts(self.hand, card, chance) or Discard(card)
        plays = self.plays(card)
        return chance.pick(plays) if plays else Discard(card)

    def _change_of_mind(self, chance: Chance) -> AnyCommand:
        if self.hand.prompt.may_take_back and chance.happens(1, 2):
            return TakeBack()
        other = [standing for standing in Standing if standing is not self.hand.private.standing]
        return SetStanding(chance.pick(other))


class TakeTurn(Decision[Observation, AskTurn, AnyCommand, Table]):
    """An action, a declaration, or the end of the own turn."""

    prompt = AskTurn
    commands = tuple(TURN_ACTIONS)

    def legal(self, observation: Observation, prompt: AskTurn) -> Moves:
        return Moves(observation, prompt)

    def refusal(self, observation: Observation, prompt: AskTurn, command: AnyCommand) -> IllegalCommand:
        return Moves(observation, prompt).problem(command) or IllegalCommand("not_asked")

    def carry_out(self, table: Table, prompt: AskTurn, command: AnyCommand) -> None:
        action = TURN_ACTIONS[type(command)]
        if action.way_back is WayBack.EXTENDED:
            table.remember(prompt)
        elif action.way_back is WayBack.CLOSED:
            table.forget()
        if isinstance(command, SetStanding):
            table.set(asking=prompt)  # a private order: a new prompt would reveal it to all
        action.carry_out(table, prompt.seat, command)
