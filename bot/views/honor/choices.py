"""The public choices, which rest on what lies open: how Dishonor is borne, and what becomes of a castle."""

from bot.views.honor.texts import Words
from bot.views.limits import BUTTON, clip
from bot.views.message import Answer, Button, Buttons, Message, Play, Press, Refuse, Text
from rules.honor.commands import LoseHonor, RazeCastle, Seppuku, TakeCastle
from rules.honor.prompts import AskCastle, AskDishonor
from rules.honor.state import Observation

LOSE, SEPPUKU, TAKE, RAZE = "lose", "seppuku", "take", "raze"


def ask_dishonor(observation: Observation, prompt: AskDishonor, words: Words) -> Message:
    text = words("ask-dishonor", player=words.player(prompt.seat), by=words.player(prompt.by))
    if prompt.saved_by is not None:
        text = f"{text} {words('ask-dishonor-saved', saver=words.player(prompt.saved_by))}"
    honor = observation.public.players[prompt.seat].honor
    lose = words("button-lose", loss=prompt.loss, honor=honor - prompt.loss)
    buttons = [Button(clip(lose, BUTTON), LOSE, style="primary")]
    for house in prompt.houses:
        label = clip(words(f"button-seppuku-{house.value}"), BUTTON)
        buttons.append(Button(label, SEPPUKU, house.value, style="danger"))
    return Message((Text(text), Buttons(tuple(buttons))), ping=(prompt.seat,))


def press_dishonor(prompt: AskDishonor, press: Press, words: Words) -> Answer:
    if press.verb == LOSE:
        return Play(LoseHonor())
    for house in prompt.houses:
        if press.verb == SEPPUKU and press.argument == house.value:
            return Play(Seppuku(house))
    return Refuse(words("refuse-choice"))


def ask_castle(prompt: AskCastle, words: Words) -> Message:
    text = words(
        "ask-castle",
        player=words.player(prompt.seat),
        castle=words.card(prompt.castle),
        values=words.values(prompt.castle),
        loser=words.player(prompt.loser),
    )
    if prompt.own:
        own = words("ask-castle-own", castle=words.card(prompt.own), values=words.values(prompt.own))
        text = f"{text} {own}"
    buttons = Button(words("button-take"), TAKE, style="primary"), Button(words("button-raze"), RAZE)
    return Message((Text(text), Buttons(buttons)), ping=(prompt.seat,))


def press_castle(press: Press, words: Words) -> Answer:
    answers = {TAKE: TakeCastle(), RAZE: RazeCastle()}
    command = answers.get(press.verb)
    return Play(command) if command else Refuse(words("refuse-choice"))
