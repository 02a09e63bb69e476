"""What a seat is asked, and why it may not do a thing: all from its observation alone."""

from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Legal, Seat
from rules.honor import deeds
from rules.honor.commands import (
    AnyCommand,
    LetBe,
    LoseHonor,
    RazeCastle,
    SaveFace,
    Seppuku,
    TakeCastle,
)
from rules.honor.content import content
from rules.honor.deck import Kind
from rules.honor.moves import Moves
from rules.honor.prompts import AnyPrompt, AskCastle, AskDishonor, AskSaveFace, AskTurn
from rules.honor.reckoning import first_of
from rules.honor.state import Observation, Public, Standing, State


def prompts(state: State) -> dict[Seat, AnyPrompt]:
    """Who is asked what: one seat its choice, or all that have not answered whether to save face."""
    asking, reaction = state.public.asking, state.public.reaction
    if asking:
        return {asking.seat: asking}
    if reaction is None:
        return {}
    return {
        seat: _ask_save_face(state.public, seat)
        for seat, private in enumerate(state.private)
        if private.saves is None
    }


def prompt_of(observation: Observation) -> AnyPrompt | None:
    """What the viewer is asked."""
    public, private = observation.public, observation.private
    if observation.viewer is None or private is None:
        return None
    if public.asking:
        return public.asking if public.asking.seat == observation.viewer else None
    if public.reaction is None or private.saves is not None:
        return None
    return _ask_save_face(public, observation.viewer)


def legal(observation: Observation) -> Legal[AnyCommand]:
    """What the viewer may do now: nothing, if they are asked nothing."""
    match prompt_of(observation):
        case AskTurn() as prompt:
            return Moves(observation, prompt)
        case AskSaveFace():
            return Choices(_answers(observation))
        case AskDishonor(houses=houses):
            return Choices((LoseHonor(), *(Seppuku(house) for house in houses)))
        case AskCastle():
            return Choices((TakeCastle(), RazeCastle()))
        case None:
            return Choices(())


def refusal(observation: Observation, command: AnyCommand) -> IllegalCommand:
    """Why a command that is not legal is not."""
    match prompt_of(observation), command:
        case AskTurn() as prompt, _:
            return deeds.problem(observation, prompt, command) or IllegalCommand("not_asked")
        case AskSaveFace(), SaveFace():
            return IllegalCommand("no_save_face")
        case AskDishonor(), Seppuku(house=house):
            return IllegalCommand("seppuku_no_daimyo", house=house)
        case _:
            return IllegalCommand("not_asked")


def _ask_save_face(public: Public, seat: Seat) -> AskSaveFace:
    reaction = public.reaction
    assert reaction is not None, "there is a face to save"
    return AskSaveFace(reaction.id, seat, reaction.cause, reaction.by, reaction.victim)


def _answers(observation: Observation) -> tuple[AnyCommand, ...]:
    """Everybody may let it be; only who holds the card may save."""
    assert observation.private is not None, "a seat is asked"
    refusals = tuple(LetBe(standing) for standing in Standing)
    card = first_of(content(observation.public.deck), observation.private.hand, Kind.SAVE_FACE)
    return (SaveFace(), *refusals) if card else refusals
