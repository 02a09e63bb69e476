"""Questions whose answers the rules list: Dishonor, the castle of the loser, whether to save a face."""

from collections.abc import Mapping
from typing import TypeAlias

from bot.views.controls import ControlKey, answers, button, key_of, played, rows
from bot.views.honor.texts import HonorTexts
from bot.views.message import Answer, Button, Buttons, Message, Press, Refuse, Text
from rules.core.model import Command
from rules.honor.commands import LetBe, LoseHonor, RazeCastle, SaveFace, Seppuku, TakeCastle
from rules.honor.game import GAME
from rules.honor.prompts import AskCastle, AskDishonor, AskSaveFace
from rules.honor.state import Observation, Standing

Question: TypeAlias = AskDishonor | AskCastle | AskSaveFace

_VERBS: Mapping[type[Command], str] = {
    LoseHonor: "lose",
    Seppuku: "seppuku",
    TakeCastle: "take",
    RazeCastle: "raze",
    SaveFace: "save",
    LetBe: "let",
}
"""Controls have been posted with these verbs, and still work."""


def ask_dishonor(observation: Observation, prompt: AskDishonor, texts: HonorTexts) -> Message:
    lines = [texts.tell(prompt)]
    if prompt.saved_by is not None:
        lines.append(texts("ask-dishonor-saved", saver=texts.player(prompt.saved_by)))
    honor = observation.public.players[prompt.seat].honor - prompt.loss
    buttons = [button(_key(LoseHonor()), texts("button-lose", loss=prompt.loss, honor=honor), "primary")]
    for house in prompt.houses:
        buttons.append(button(_key(Seppuku(house)), texts.variant("button-seppuku", house), "danger"))
    return Message((Text(" ".join(lines)), *rows(buttons)), ping=(prompt.seat,))


def ask_castle(prompt: AskCastle, texts: HonorTexts) -> Message:
    lines = [texts.tell(prompt, values=texts.values(prompt.castle))]
    if prompt.own:
        lines.append(texts("ask-castle-own", castle=texts.card(prompt.own), values=texts.values(prompt.own)))
    take = button(_key(TakeCastle()), texts("button-take"), "primary")
    raze = button(_key(RazeCastle()), texts("button-raze"))
    return Message((Text(" ".join(lines)), Buttons((take, raze))), ping=(prompt.seat,))


def save_face(observation: Observation, prompt: AskSaveFace, texts: HonorTexts) -> Message:
    """The private question (HO3.4), the same for everybody: three ways to say no, and one to say yes.

    To say yes takes the card.
    """
    held = SaveFace() in answers(GAME, observation, prompt)
    lines = [
        texts("panel-save-face"),
        texts.tell(prompt, f"ask-face-{prompt.cause.value}"),
        texts("panel-face-held" if held else "panel-face-not-held"),
    ]
    verb, _ = _key(SaveFace())
    save = Button(texts("button-save"), verb, style="success", disabled=not held)
    refuse = (button(_key(LetBe(answer)), texts.variant("button-let", answer)) for answer in Standing)
    return Message((Text("\n".join(lines)), Buttons((save, *refuse))))


def press(observation: Observation, prompt: Question, press: Press, texts: HonorTexts) -> Answer:
    listed = answers(GAME, observation, prompt)
    if isinstance(prompt, AskSaveFace) and press.verb == _VERBS[SaveFace] and SaveFace() not in listed:
        return Refuse(texts("panel-face-not-held"))
    return played(press, listed, texts("refuse-choice"), _key)


def _key(command: Command) -> ControlKey:
    return _VERBS[type(command)], key_of(command)[1]
