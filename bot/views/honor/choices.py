"""The public choices, which rest on what lies open: how Dishonor is borne, and what becomes of a castle."""

from bot.views.honor.texts import HonorTexts
from bot.views.limits import BUTTON, clip
from bot.views.message import Answer, Button, Buttons, Message, Play, Press, Refuse, Text
from rules.honor.commands import LoseHonor, RazeCastle, Seppuku, TakeCastle
from rules.honor.prompts import AskCastle, AskDishonor
from rules.honor.state import Observation

LOSE, SEPPUKU, TAKE, RAZE = "lose", "seppuku", "take", "raze"


def ask_dishonor(observation: Observation, prompt: AskDishonor, texts: HonorTexts) -> Message:
    text = texts("ask-dishonor", player=texts.player(prompt.seat), by=texts.player(prompt.by))
    if prompt.saved_by is not None:
        text = f"{text} {texts('ask-dishonor-saved', saver=texts.player(prompt.saved_by))}"
    honor = observation.public.players[prompt.seat].honor
    lose = texts("button-lose", loss=prompt.loss, honor=honor - prompt.loss)
    buttons = [Button(clip(lose, BUTTON), LOSE, style="primary")]
    for house in prompt.houses:
        label = clip(texts(f"button-seppuku-{house.value}"), BUTTON)
        buttons.append(Button(label, SEPPUKU, house.value, style="danger"))
    return Message((Text(text), Buttons(tuple(buttons))), ping=(prompt.seat,))


def press_dishonor(prompt: AskDishonor, press: Press, texts: HonorTexts) -> Answer:
    if press.verb == LOSE:
        return Play(LoseHonor())
    for house in prompt.houses:
        if press.verb == SEPPUKU and press.argument == house.value:
            return Play(Seppuku(house))
    return Refuse(texts("refuse-choice"))


def ask_castle(prompt: AskCastle, texts: HonorTexts) -> Message:
    text = texts(
        "ask-castle",
        player=texts.player(prompt.seat),
        castle=texts.card(prompt.castle),
        values=texts.values(prompt.castle),
        loser=texts.player(prompt.loser),
    )
    if prompt.own:
        own = texts("ask-castle-own", castle=texts.card(prompt.own), values=texts.values(prompt.own))
        text = f"{text} {own}"
    buttons = Button(texts("button-take"), TAKE, style="primary"), Button(texts("button-raze"), RAZE)
    return Message((Text(text), Buttons(buttons)), ping=(prompt.seat,))


def press_castle(press: Press, texts: HonorTexts) -> Answer:
    answers = {TAKE: TakeCastle(), RAZE: RazeCastle()}
    command = answers.get(press.verb)
    return Play(command) if command else Refuse(texts("refuse-choice"))
