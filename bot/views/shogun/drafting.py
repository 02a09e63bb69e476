"""The draft of start provinces (SH2.3): the public questions, and what the presses on them mean."""

from bot.views.message import Answer, Block, Button, Buttons, Message, Play, Press, Refuse, Text
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.commands import PlaceGroup, ReplaceOpenCards, TakeOpenCard, TakeUnseenCard
from rules.shogun.content import content
from rules.shogun.prompts import AskGroup, AskProvince


def ask_province(prompt: AskProvince, texts: ShogunTexts) -> Message:
    """One row of buttons for each open card, a button for each size of group."""
    cards = "\n".join(f"- {province_card(card, texts)}" for card in prompt.cards)
    text = texts("ask-province", player=texts.player(prompt.seat), cards=cards)
    rows = [_groups(card, prompt.groups, texts) for card in prompt.cards]
    return Message((Text(text), *rows, _other_cards(prompt, texts)), ping=(prompt.seat,))


def press_province(prompt: AskProvince, press: Press, texts: ShogunTexts) -> Answer:
    match press.verb:
        case "unseen":
            return Play(TakeUnseenCard())
        case "replace":
            return Play(ReplaceOpenCards())
        case "take":
            return _take(prompt, press.argument, texts)
    return Refuse(texts("refuse-choice"))


def ask_group(prompt: AskGroup, texts: ShogunTexts) -> Message:
    text = texts(
        "ask-group",
        player=texts.player(prompt.seat),
        province=prompt.province,
        card=province_card(prompt.province, texts),
    )
    blocks: tuple[Block, ...] = (Text(text), _groups(prompt.province, prompt.groups, texts))
    return Message(blocks, ping=(prompt.seat,))


def press_group(prompt: AskGroup, press: Press, texts: ShogunTexts) -> Answer:
    for group in prompt.groups:
        if press.verb == "take" and press.argument == f"{prompt.province}.{group}":
            return Play(PlaceGroup(group))
    return Refuse(texts("refuse-choice"))


def province_card(name: str, texts: ShogunTexts) -> str:
    """What is printed on a province card, in a line."""
    card = content().provinces[name]
    return texts(
        "province-card", province=name, chests=card.chests, rice=card.rice, spaces=card.building_spaces
    )


def _groups(province: str, groups: tuple[int, ...], texts: ShogunTexts) -> Buttons:
    return Buttons(
        tuple(
            Button(
                texts("button-group", province=province, armies=texts.armies(group)),
                "take",
                f"{province}.{group}",
                style="primary",
            )
            for group in groups
        )
    )


def _other_cards(prompt: AskProvince, texts: ShogunTexts) -> Buttons:
    unseen = Button(texts("button-unseen"), "unseen")
    replace = Button(texts("button-replace"), "replace")
    return Buttons((unseen, replace) if prompt.may_replace else (unseen,))


def _take(prompt: AskProvince, argument: str, texts: ShogunTexts) -> Answer:
    for card in prompt.cards:
        for group in prompt.groups:
            if argument == f"{card}.{group}":
                return Play(TakeOpenCard(card, group))
    return Refuse(texts("refuse-choice"))
