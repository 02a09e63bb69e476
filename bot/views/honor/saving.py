"""Whether to save a face (HO3.4): the same private question for everybody, whatever they hold."""

from bot.views.honor.texts import Words
from bot.views.limits import BUTTON, clip
from bot.views.message import Answer, Button, Buttons, Message, Play, Press, Refuse, Text
from rules.honor.commands import LetBe, SaveFace
from rules.honor.prompts import AskSaveFace
from rules.honor.reckoning import save_face_card
from rules.honor.state import Observation, Standing

SAVE, LET = "save", "let"


def panel(observation: Observation, prompt: AskSaveFace, words: Words) -> Message:
    """Three ways to say no, and one to say yes that only works with the card."""
    heading = words("panel-save-face")
    text = words(
        f"ask-face-{prompt.cause.value}",
        by=words.player(prompt.by),
        victim=words.player(prompt.victim),
    )
    held = _holds(observation, words)
    note = words("panel-face-held" if held else "panel-face-not-held")
    save = Button(clip(words("button-save"), BUTTON), SAVE, style="success", disabled=not held)
    refuse = (
        Button(clip(words(f"button-let-{answer.value.replace('_', '-')}"), BUTTON), LET, answer.value)
        for answer in Standing
    )
    return Message((Text(f"{heading}\n{text}\n{note}"), Buttons((save, *refuse))))


def press(observation: Observation, press: Press, words: Words) -> Answer:
    if press.verb == SAVE:
        held = _holds(observation, words)
        return Play(SaveFace()) if held else Refuse(words("panel-face-not-held"))
    if press.verb == LET and press.argument in list(Standing):
        return Play(LetBe(Standing(press.argument)))
    return Refuse(words("refuse-choice"))


def _holds(observation: Observation, words: Words) -> bool:
    hand = observation.private.hand if observation.private else ()
    return save_face_card(words.content, hand) is not None
