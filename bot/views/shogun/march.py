"""Where armies go (SH6.4, SH6.5): the public question, and what the presses on it mean."""

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
from rules.shogun.battle import neutral_farmers
from rules.shogun.commands import March, Stay
from rules.shogun.prompts import AskMarch
from rules.shogun.state import Observation, Public


def ask(observation: Observation, prompt: AskMarch, texts: ShogunTexts) -> Message:
    """A select of the provinces in reach; where there is a choice of numbers, a form asks for it next."""
    text = texts(
        "ask-move" if prompt.optional else "ask-march",
        player=texts.player(prompt.seat),
        action=texts.term(prompt.action),
        source=prompt.source,
        most=prompt.most,
    )
    targets = Select(texts("select-target"), "target", _targets(observation, prompt, texts))
    blocks: tuple[Block, ...] = (Text(text), targets)
    if prompt.optional:
        blocks += (Buttons((Button(texts("button-stay"), "stay"),)),)
    return Message(blocks, ping=(prompt.seat,))


def press(prompt: AskMarch, press: Press, texts: ShogunTexts) -> Answer:
    match press.verb:
        case "stay" if prompt.optional:
            return Play(Stay())
        case "target" if len(press.values) == 1 and press.values[0] in prompt.targets:
            return _to(prompt, press.values[0], texts)
        case "march" if press.argument in prompt.targets:
            return _with(prompt, press.argument, press.fields.get("armies", ""), texts)
    return Refuse(texts("refuse-choice"))


def describe(public: Public, province: str, texts: ShogunTexts) -> str:
    """Who and what stands in a province, without markdown."""
    there = public.provinces[province]
    if there.owner is None:
        return texts("describe-neutral", farmers=neutral_farmers(public))
    described = texts("describe-owned", owner=texts.plain_player(there.owner), armies=there.armies)
    extras = [texts.term(building) for building in there.buildings]
    if there.revolts:
        extras.append(texts("revolt-markers", count=there.revolts))
    return texts.listed([described, *extras])


def _targets(observation: Observation, prompt: AskMarch, texts: ShogunTexts) -> tuple[Option, ...]:
    return tuple(
        Option(f"{target} — {describe(observation.public, target, texts)}", target)
        for target in prompt.targets
    )


def _to(prompt: AskMarch, target: str, texts: ShogunTexts) -> Answer:
    if prompt.most == 1:
        return Play(March(target, 1))
    number = Field("armies", texts("field-armies", most=prompt.most), value=str(prompt.most))
    return Form(f"{prompt.source} → {target}", "march", (number,), argument=target)


def _with(prompt: AskMarch, target: str, typed: str, texts: ShogunTexts) -> Answer:
    armies = typed.strip()
    if armies.isdecimal() and armies.isascii() and len(armies) <= 2 and 1 <= int(armies) <= prompt.most:
        return Play(March(target, int(armies)))
    return Refuse(texts("refuse-armies", most=prompt.most))
