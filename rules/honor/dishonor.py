"""Dishonor (HO3.3): playing it, and its consequences, which Save Face may reduce."""

from collections.abc import Iterator
from typing import TypeAlias

from rules.core.decision import Decision
from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Seat
from rules.honor import houses, saving
from rules.honor.commands import Dishonor, LoseHonor, Seppuku
from rules.honor.deck import CardKey, Kind
from rules.honor.events import AllianceEnding, DishonorPlayed, HonorLost, SeppukuCommitted
from rules.honor.prompts import AskDishonor, Cause, HouseName
from rules.honor.state import Observation, Place
from rules.honor.table import Table
from rules.honor.turn_action import CardAction, Hand

Answer: TypeAlias = LoseHonor | Seppuku


class PlayDishonor(CardAction[Dishonor]):
    """Against any other player; the question whether face is saved comes first (HO3.4)."""

    command = Dishonor

    def card_problems(self, hand: Hand, command: Dishonor) -> Iterator[IllegalCommand]:
        if hand.kind(command.card) is not Kind.DISHONOR:
            yield IllegalCommand("card_is_no_dishonor", card=command.card)
        if command.victim not in hand.others:
            yield IllegalCommand("no_such_victim", seat=command.victim)

    def plays(self, hand: Hand, card: CardKey) -> list[Dishonor]:
        return [Dishonor(card, seat) for seat in hand.others] if hand.kind(card) is Kind.DISHONOR else []

    def carry_out(self, table: Table, seat: Seat, command: Dishonor) -> None:
        table.use_actions(table.content.cards[command.card].actions)
        table.from_hand(seat, command.card)
        table.discard(command.card)
        table.emit(DishonorPlayed(seat, command.card, command.victim))
        saving.ask(table, Cause.DISHONOR, seat, command.victim, command.card)


class BearDishonor(Decision[Observation, AskDishonor, Answer, Table]):
    """The victim loses honor, or a whole house instead."""

    prompt = AskDishonor
    commands = (LoseHonor, Seppuku)

    def legal(self, observation: Observation, prompt: AskDishonor) -> Choices[Answer]:
        return Choices((LoseHonor(), *map(Seppuku, prompt.houses)))

    def refusal(self, observation: Observation, prompt: AskDishonor, command: Answer) -> IllegalCommand:
        assert isinstance(command, Seppuku), "honor can always be lost"
        return IllegalCommand("seppuku_no_daimyo", house=command.house)

    def carry_out(self, table: Table, prompt: AskDishonor, command: Answer) -> None:
        if isinstance(command, LoseHonor):
            table.emit(HonorLost(prompt.seat, prompt.loss, table.pay(prompt.seat, prompt.loss)))
        else:
            place = Place(prompt.seat, command.house)
            table.emit(SeppukuCommitted(place))
            houses.discard(table, place)
        _end(table)


def ask_victim(table: Table) -> None:
    """Called after face was saved or not; the victim chooses."""
    reaction = table.reaction()
    houses_left = [HouseName.SAMURAI]
    if table.players[reaction.victim].daimyo:
        houses_left.insert(0, HouseName.DAIMYO)
    table.ask(
        AskDishonor,
        reaction.victim,
        by=reaction.by,
        loss=_loss(table),
        saved_by=reaction.saved_by,
        houses=tuple(houses_left),
    )


def _loss(table: Table) -> int:
    reaction = table.reaction()
    assert reaction.card is not None, "a Dishonor card was played"
    printed = table.content.cards[reaction.card]
    return printed.loss if reaction.saved_by is None else printed.loss_with_save_face


def _end(table: Table) -> None:
    """Dishonor against the samurai that serves the player's daimyo ends the alliance, unless face was saved
    (HO5.5).
    """
    reaction = table.reaction()
    table.set(reaction=None)
    if reaction.saved_by is None and table.players[reaction.victim].serves == reaction.by:
        houses.end_alliance(table, reaction.victim, AllianceEnding.DISHONOR)
