"""Saving face (HO3.4): a simultaneous, concealed prompt to all seats, and its result."""

from typing import TypeAlias

from rules.core.decision import Decision
from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Seat, all_seats, by_seat
from rules.honor import reckoning
from rules.honor.commands import LetBe, SaveFace
from rules.honor.content import content
from rules.honor.deck import CardKey
from rules.honor.events import FaceAsked, FaceNotSaved, FaceSaved
from rules.honor.prompts import AskSaveFace, Cause
from rules.honor.state import Observation, Reaction, Standing
from rules.honor.table import Table

Answer: TypeAlias = SaveFace | LetBe


class ChooseToSave(Decision[Observation, AskSaveFace, Answer, Table]):
    """Every seat may refuse; only a holder of the card may save. Who has answered is secret."""

    prompt = AskSaveFace
    commands = (SaveFace, LetBe)

    def legal(self, observation: Observation, prompt: AskSaveFace) -> Choices[Answer]:
        assert observation.private is not None, "a seat is asked"
        refusals = map(LetBe, Standing)
        card = reckoning.save_face_card(content(observation.public.deck), observation.private.hand)
        return Choices((*([SaveFace()] if card else []), *refusals))

    def refusal(self, observation: Observation, prompt: AskSaveFace, command: Answer) -> IllegalCommand:
        assert isinstance(command, SaveFace), "everybody may let it be"
        return IllegalCommand("no_save_face")

    def carry_out(self, table: Table, prompt: AskSaveFace, command: Answer) -> None:
        standing = command.standing if isinstance(command, LetBe) else Standing.ASK
        table.set_private(prompt.seat, saves=isinstance(command, SaveFace), standing=standing)


def ask(table: Table, cause: Cause, by: Seat, victim: Seat, card: CardKey | None = None) -> None:
    """Ask all seats, with or without the card; standing refusals answer at once."""
    asked = table.public.asked + 1
    table.set(reaction=Reaction(cause, by, victim, card, id=str(asked)), asked=asked)
    table.emit(FaceAsked(cause, by, victim))
    for seat, private in by_seat(table.private):
        table.set_private(seat, saves=None if private.standing is Standing.ASK else False)


def is_settled(table: Table) -> bool:
    """Whether all have answered, or none was asked: the Shogun's face is not saved in battle."""
    return not table.reaction().id or all(private.saves is not None for private in table.private)


def close(table: Table) -> None:
    """The first willing seat, clockwise from the victim, plays Save Face; the others keep theirs."""
    reaction = table.reaction()
    if not reaction.id:
        return
    willing = [seat for seat in table.clockwise(reaction.victim) if table.private[seat].saves]
    for seat in all_seats(table.seats):
        table.set_private(seat, saves=None)
    table.set_reaction(id="", saved_by=willing[0] if willing else None)
    if willing:
        _play(table, willing[0], reaction)
    else:
        table.emit(FaceNotSaved(reaction.cause, reaction.victim))


def _play(table: Table, seat: Seat, reaction: Reaction) -> None:
    card = reckoning.save_face_card(table.content, table.private[seat].hand)
    assert card is not None, "who wants to save a face holds the card"
    table.from_hand(seat, card)
    table.discard(card)
    table.emit(FaceSaved(seat, card, reaction.cause, reaction.victim))
