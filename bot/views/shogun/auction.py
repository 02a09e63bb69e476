"""The choice of a special card (SH5.3): the public question, and what the presses on it mean."""

from bot.views.limits import BUTTON, clip
from bot.views.message import Answer, Button, Buttons, Message, Play, Press, Refuse, Text
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.commands import TakeSpecial
from rules.shogun.prompts import AskSpecial
from rules.shogun.state import Observation


def ask(observation: Observation, prompt: AskSpecial, texts: ShogunTexts) -> Message:
    text = texts("ask-special", player=texts.player(prompt.seat))
    buttons = tuple(_button(observation, position, texts) for position in prompt.positions)
    return Message((Text(text), Buttons(buttons)), ping=(prompt.seat,))


def press(prompt: AskSpecial, press: Press, texts: ShogunTexts) -> Answer:
    for position in prompt.positions:
        if press.verb == "special" and press.argument == str(position):
            return Play(TakeSpecial(position))
    return Refuse(texts("refuse-choice"))


def _button(observation: Observation, position: int, texts: ShogunTexts) -> Button:
    special = observation.public.specials[position - 1]
    label = texts("button-special", position=position, special=texts.term(special))
    return Button(clip(label, BUTTON), "special", str(position), style="primary")
