"""Public questions whose answers the rules list: start provinces, special cards, the order of revolts."""

from typing import TypeAlias

from bot.views.controls import ControlKey, answers, button, key_of, played, rows
from bot.views.message import Answer, Block, Buttons, Message, Press, Text
from bot.views.shogun.texts import ShogunTexts
from rules.core.model import Command
from rules.shogun.commands import (
    OrderRevolts,
    PlaceGroup,
    ReplaceOpenCards,
    TakeOpenCard,
    TakeSpecial,
    TakeUnseenCard,
)
from rules.shogun.game import GAME
from rules.shogun.prompts import AskGroup, AskProvince, AskRevolts, AskSpecial
from rules.shogun.state import Observation

Question: TypeAlias = AskProvince | AskGroup | AskSpecial | AskRevolts

_VERBS: dict[type[Command], str] = {
    TakeOpenCard: "take",
    TakeUnseenCard: "unseen",
    ReplaceOpenCards: "replace",
    PlaceGroup: "take",
    TakeSpecial: "special",
    OrderRevolts: "order",
}
"""Controls have been posted with these verbs, and still work."""


def ask(observation: Observation, prompt: Question, texts: ShogunTexts) -> Message:
    """The question, with a button for each answer."""
    match prompt:
        case AskProvince():
            cards = "\n".join(f"- {texts.province_card(card)}" for card in prompt.cards)
            text = texts("ask-province", player=texts.player(prompt.seat), cards=cards)
            controls: tuple[Block, ...] = _province(prompt, texts)
        case AskGroup(province=province):
            card = texts.province_card(province)
            text = texts("ask-group", player=texts.player(prompt.seat), province=province, card=card)
            controls = (_groups(prompt, province, texts),)
        case AskSpecial():
            text = texts("ask-special", player=texts.player(prompt.seat))
            controls = (_specials(observation, prompt, texts),)
        case AskRevolts():
            text = texts("ask-revolts", player=texts.player(prompt.seat), farmers=prompt.farmers)
            controls = _orders(observation, prompt)
    return Message((Text(text), *controls), ping=(prompt.seat,))


def press(observation: Observation, prompt: Question, press: Press, texts: ShogunTexts) -> Answer:
    listed = answers(GAME, observation, prompt)
    return played(press, listed, texts("refuse-choice"), lambda command: _key(prompt, command))


def _key(prompt: Question, command: Command) -> ControlKey:
    """A group's argument names its province, an order of revolts counts the provinces: "2-1-3"."""
    verb, (_, argument) = _VERBS[type(command)], key_of(command)
    if isinstance(prompt, AskGroup):
        argument = f"{prompt.province}.{argument}"
    elif isinstance(prompt, AskRevolts) and isinstance(command, OrderRevolts):
        argument = "-".join(str(prompt.provinces.index(province) + 1) for province in command.provinces)
    return verb, argument


def _province(prompt: AskProvince, texts: ShogunTexts) -> tuple[Buttons, ...]:
    """A row for each open card, a button for each size of group; below, the cards that are not open."""
    others = [button(_key(prompt, TakeUnseenCard()), texts("button-unseen"))]
    if prompt.may_replace:
        others.append(button(_key(prompt, ReplaceOpenCards()), texts("button-replace")))
    return (*(_groups(prompt, card, texts) for card in prompt.cards), Buttons(tuple(others)))


def _groups(prompt: AskProvince | AskGroup, province: str, texts: ShogunTexts) -> Buttons:
    buttons = []
    for group in prompt.groups:
        label = texts("button-group", province=province, armies=texts.armies(group))
        drawn = isinstance(prompt, AskGroup)
        command = PlaceGroup(group) if drawn else TakeOpenCard(province, group)
        buttons.append(button(_key(prompt, command), label, "primary"))
    return Buttons(tuple(buttons))


def _specials(observation: Observation, prompt: AskSpecial, texts: ShogunTexts) -> Buttons:
    buttons = []
    for position in prompt.positions:
        special = texts.term(observation.public.specials[position - 1])
        label = texts("button-special", position=position, special=special)
        buttons.append(button(_key(prompt, TakeSpecial(position)), label, "primary"))
    return Buttons(tuple(buttons))


def _orders(observation: Observation, prompt: AskRevolts) -> tuple[Buttons, ...]:
    """Three provinces at most can be in revolt."""
    orders = [one for one in answers(GAME, observation, prompt) if isinstance(one, OrderRevolts)]
    return tuple(rows([button(_key(prompt, one), " → ".join(one.provinces), "primary") for one in orders]))
