"""Where armies go (SH6.4, SH6.5): the public question, and what the presses on it mean."""

from bot.views.limits import FORM, OPTION, PLACEHOLDER, clip
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
from bot.views.shogun.texts import Words
from rules.shogun.battle import neutral_farmers
from rules.shogun.commands import March, Stay
from rules.shogun.prompts import AskMarch
from rules.shogun.state import Observation, Public


def ask(observation: Observation, prompt: AskMarch, words: Words) -> Message:
    """A select of the provinces in reach; where there is a choice of numbers, a form asks for it next."""
    text = words(
        "ask-move" if prompt.optional else "ask-march",
        player=words.player(prompt.seat),
        action=words.term(prompt.action),
        source=prompt.source,
        most=prompt.most,
    )
    targets = Select(
        clip(words("select-target"), PLACEHOLDER), "target", _targets(observation, prompt, words)
    )
    blocks: tuple[Block, ...] = (Text(text), targets)
    if prompt.optional:
        blocks += (Buttons((Button(words("button-stay"), "stay"),)),)
    return Message(blocks, ping=(prompt.seat,))


def press(prompt: AskMarch, press: Press, words: Words) -> Answer:
    match press.verb:
        case "stay" if prompt.optional:
            return Play(Stay())
        case "target" if len(press.values) == 1 and press.values[0] in prompt.targets:
            return _to(prompt, press.values[0], words)
        case "march" if press.argument in prompt.targets:
            return _with(prompt, press.argument, press.fields.get("armies", ""), words)
    return Refuse(words("refuse-choice"))


def describe(public: Public, province: str, words: Words) -> str:
    """Who and what stands in a province, without markdown."""
    there = public.provinces[province]
    if there.owner is None:
        return words("describe-neutral", farmers=neutral_farmers(public))
    described = words("describe-owned", owner=words.plain_player(there.owner), armies=there.armies)
    extras = [words.term(building) for building in there.buildings]
    if there.revolts:
        extras.append(words("revolt-markers", count=there.revolts))
    return words.listed([described, *extras])


def _targets(observation: Observation, prompt: AskMarch, words: Words) -> tuple[Option, ...]:
    return tuple(
        Option(clip(f"{target} — {describe(observation.public, target, words)}", OPTION), target)
        for target in prompt.targets
    )


def _to(prompt: AskMarch, target: str, words: Words) -> Answer:
    if prompt.most == 1:
        return Play(March(target, 1))
    number = Field("armies", clip(words("field-armies", most=prompt.most), FORM), value=str(prompt.most))
    return Form(clip(f"{prompt.source} → {target}", FORM), "march", (number,), argument=target)


def _with(prompt: AskMarch, target: str, typed: str, words: Words) -> Answer:
    armies = typed.strip()
    if armies.isdecimal() and armies.isascii() and len(armies) <= 2 and 1 <= int(armies) <= prompt.most:
        return Play(March(target, int(armies)))
    return Refuse(words("refuse-armies", most=prompt.most))
