"""Answers to prompts outside the own turn: saving face, bearing Dishonor, a castle won."""

from rules.honor import reckoning
from rules.honor.advice.effects import after, borne, new_winners
from rules.honor.advice.outlook import Outlook
from rules.honor.battle import ChooseCastle
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
    """Give up what has the least value, honor now or a house; if possible no victory of the next count."""
    worths: dict[LoseHonor | Seppuku, float] = {LoseHonor(): prompt.loss}
    worths |= {Seppuku(house): outlook.house_worth(Place(prompt.seat, house)) for house in prompt.houses}
    by = prompt.by if prompt.saved_by is None else None

    def wins(answer: LoseHonor | Seppuku) -> bool:
        state = borne(outlook.world, prompt.seat, answer, prompt.loss, by)
        return prompt.seat in reckoning.about_to_win(outlook.content, state.public)

    return min([*filter(wins, worths)] or worths, key=lambda answer: worths[answer])


def choose_castle(outlook: Outlook, prompt: AskCastle) -> AnyCommand:
    """Take the better castle, unless half of its honor makes the servant win (HO5.2)."""
    own = outlook.worth(prompt.own) if prompt.own else 0.0
    taken = after(outlook.world, lambda table: ChooseCastle().carry_out(table, prompt, TakeCastle()))
    is_better = outlook.worth(prompt.castle) > own and not new_winners(outlook, taken)
    return TakeCastle() if is_better else RazeCastle()
