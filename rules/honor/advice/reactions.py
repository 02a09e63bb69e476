"""Answers to prompts outside the own turn: saving face, bearing Dishonor, a castle won."""

from rules.honor.advice.outlook import Outlook
from rules.honor.commands import AnyCommand, LetBe, LoseHonor, RazeCastle, SaveFace, Seppuku, TakeCastle
from rules.honor.prompts import AskCastle, AskDishonor, AskSaveFace, Cause
from rules.honor.reckoning import save_face_card
from rules.honor.state import Place


def save_face(outlook: Outlook, prompt: AskSaveFace) -> AnyCommand:
    """Save the viewer's own face, and that of the daimyo whom the viewer serves."""
    mine = prompt.victim == outlook.seat
    lords = prompt.cause is Cause.BATTLE and prompt.victim == outlook.player.serves
    holds = save_face_card(outlook.content, outlook.hand)
    return SaveFace() if holds and (mine or lords) else LetBe()


def bear_dishonor(outlook: Outlook, prompt: AskDishonor) -> AnyCommand:
    """Give up what has the least value: honor now, or a house."""
    places = [Place(prompt.seat, house) for house in prompt.houses]
    least = min(places, key=outlook.house_worth)
    return Seppuku(least.house) if outlook.house_worth(least) < prompt.loss else LoseHonor()


def choose_castle(outlook: Outlook, prompt: AskCastle) -> AnyCommand:
    """Take the better castle."""
    own = outlook.worth(prompt.own) if prompt.own else 0.0
    return TakeCastle() if outlook.worth(prompt.castle) > own else RazeCastle()
