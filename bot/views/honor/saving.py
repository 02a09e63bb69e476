"""Whether to save a face (HO3.4): the same private question for everybody, whatever they hold."""

from bot.views.honor.texts import HonorTexts
from bot.views.limits import BUTTON, clip
from bot.views.message import Answer, Button, Buttons, Message, Play, Press, Refuse, Text
from rules.honor.commands import LetBe, SaveFace
from rules.honor.prompts import AskSaveFace
from rules.honor.reckoning import save_face_card
from rules.honor.state import Observation, Standing

SAVE, LET = "save", "let"


def panel(observation: Observation, prompt: AskSaveFace, texts: HonorTexts) -> Message:
    """Three ways to say no, and one to say yes that only works with the card."""
    heading = texts("panel-save-face")
    text = texts(
        f"ask-face-{prompt.cause.value}",
        by=texts.player(prompt.by),
        victim=texts.player(prompt.victim),
    )
    held = _holds(observation, texts)
    note = texts("panel-face-held" if held else "panel-face-not-held")
    save = Button(clip(texts("button-save"), BUTTON), SAVE, style="success", disabled=not held)
    refuse = (
        Button(clip(texts(f"button-let-{answer.value.replace('_', '-')}"), BUTTON), LET, answer.value)
        for answer in Standing
    )
    return Message((Text(f"{heading}\n{text}\n{note}"), Buttons((save, *refuse))))


def press(observation: Observation, press: Press, texts: HonorTexts) -> Answer:
    if press.verb == SAVE:
        held = _holds(observation, texts)
        return Play(SaveFace()) if held else Refuse(texts("panel-face-not-held"))
    if press.verb == LET and press.argument in list(Standing):
        return Play(LetBe(Standing(press.argument)))
    return Refuse(texts("refuse-choice"))


def _holds(observation: Observation, texts: HonorTexts) -> bool:
    hand = observation.private.hand if observation.private else ()
    return save_face_card(texts.content, hand) is not None
