"""Public questions: start provinces, special cards, revolts, and where armies go (SH6.4, SH6.5)."""

from typing import TypeAlias

from bot.views.controls import ControlKey, answers, button, key_of, played, rows
from bot.views.message import (
    Answer,
    Block,
    Button,
    Buttons,
    Field,
    Form,
    Message,
    Option,
    Play,
    Press,
    Refuse,
    Select,
    Text,
)
from bot.views.shogun.texts import ShogunTexts
from rules.core.model import Command
from rules.shogun import commands
from rules.shogun.battle import neutral_farmers
from rules.shogun.content import ProvinceName
from rules.shogun.game import GAME
from rules.shogun.prompts import AskGroup, AskMarch, AskProvince, AskRevolts, AskSpecial
from rules.shogun.state import Observation, Public

Question: TypeAlias = AskProvince | AskGroup | AskSpecial | AskRevolts | AskMarch

_VERBS: dict[type[Command], str] = {
    commands.TakeOpenCard: "take",
    commands.TakeUnseenCard: "unseen",
    commands.ReplaceOpenCards: "replace",
    commands.PlaceGroup: "take",
    commands.TakeSpecial: "special",
    commands.OrderRevolts: "order",
}
"""Controls have been posted with these verbs, and still work."""


def ask(observation: Observation, prompt: Question, texts: ShogunTexts) -> Message:
    """The question, with a control for each answer."""
    match prompt:
        case AskProvince():
            cards = "\n".join(f"- {texts.province_card(card)}" for card in prompt.cards)
            text = texts.tell(prompt, cards=cards)
            controls: tuple[Block, ...] = _province(prompt, texts)
        case AskGroup(province=province):
            text = texts.tell(prompt, card=texts.province_card(province))
            controls = (_groups(prompt, province, texts),)
        case AskSpecial():
            specials = []
            for position in prompt.positions:
                special = texts.term(observation.public.specials[position - 1])
                label = texts("button-special", position=position, special=special)
                specials.append(button(_key(prompt, commands.TakeSpecial(position)), label, "primary"))
            text, controls = texts.tell(prompt), (Buttons(tuple(specials)),)
        case AskRevolts():
            found = (
                one for one in answers(GAME, observation, prompt) if isinstance(one, commands.OrderRevolts)
            )
            orders = [button(_key(prompt, one), " → ".join(one.provinces), "primary") for one in found]
            text, controls = texts.tell(prompt), rows(orders)
        case AskMarch():
            text = texts.tell(prompt, "ask-move" if prompt.optional else "ask-march")
            targets = [(f"{to} — {describe(observation.public, to, texts)}", to) for to in prompt.targets]
            options = tuple(Option(label, target) for label, target in targets)
            stay = [Button(texts("button-stay"), "stay")] if prompt.optional else []
            controls = (Select(texts("select-target"), "target", options), *rows(stay))
    return Message((Text(text), *controls), ping=(prompt.seat,))


def press(observation: Observation, prompt: Question, press: Press, texts: ShogunTexts) -> Answer:
    """What a press on the question means."""
    if isinstance(prompt, AskMarch):
        return _press_march(prompt, press, texts)
    listed = answers(GAME, observation, prompt)
    return played(press, listed, texts("refuse-choice"), lambda command: _key(prompt, command))


def describe(public: Public, province: ProvinceName, texts: ShogunTexts) -> str:
    """Who and what stands in a province, without markdown."""
    there = public.provinces[province]
    if there.owner is None:
        return texts("describe-neutral", farmers=neutral_farmers(public))
    described = texts("describe-owned", owner=texts.plain_player(there.owner), armies=there.armies)
    return texts.listed([described, *texts.on_province(there)])


def _key(prompt: Question, command: Command) -> ControlKey:
    """A group's argument names its province, an order of revolts counts the provinces: "2-1-3"."""
    verb, (_, argument) = _VERBS[type(command)], key_of(command)
    if isinstance(prompt, AskGroup):
        argument = f"{prompt.province}.{argument}"
    elif isinstance(prompt, AskRevolts) and isinstance(command, commands.OrderRevolts):
        argument = "-".join(str(prompt.provinces.index(province) + 1) for province in command.provinces)
    return verb, argument


def _province(prompt: AskProvince, texts: ShogunTexts) -> tuple[Buttons, ...]:
    """A row for each open card, a button for each size of group; below, the cards that are not open."""
    others = [button(_key(prompt, commands.TakeUnseenCard()), texts("button-unseen"))]
    if prompt.may_replace:
        others.append(button(_key(prompt, commands.ReplaceOpenCards()), texts("button-replace")))
    return (*(_groups(prompt, card, texts) for card in prompt.cards), Buttons(tuple(others)))


def _groups(prompt: AskProvince | AskGroup, province: ProvinceName, texts: ShogunTexts) -> Buttons:
    buttons = []
    for group in prompt.groups:
        label = texts("button-group", province=province, armies=texts.armies(group))
        drawn = isinstance(prompt, AskGroup)
        command = commands.PlaceGroup(group) if drawn else commands.TakeOpenCard(province, group)
        buttons.append(button(_key(prompt, command), label, "primary"))
    return Buttons(tuple(buttons))


# ---- where armies go ---------------------------------------------------------------------------------------


def _press_march(prompt: AskMarch, press: Press, texts: ShogunTexts) -> Answer:
    """A province in reach; where there is a choice of numbers, a form asks for it next."""
    match press.verb:
        case "stay" if prompt.optional:
            return Play(commands.Stay())
        case "target" if len(press.values) == 1 and press.values[0] in prompt.targets:
            target = ProvinceName(press.values[0])
            if prompt.most == 1:
                return Play(commands.March(target, 1))
            field = Field("armies", texts("field-armies", most=prompt.most), value=str(prompt.most))
            return Form(f"{prompt.source} → {target}", "march", (field,), argument=target)
        case "march" if press.argument in prompt.targets:
            typed = press.fields.get("armies", "").strip()
            number = int(typed) if typed.isdecimal() and typed.isascii() and len(typed) <= 2 else 0
            if 1 <= number <= prompt.most:
                return Play(commands.March(ProvinceName(press.argument), number))
            return Refuse(texts("refuse-armies", most=prompt.most))
    return Refuse(texts("refuse-choice"))
