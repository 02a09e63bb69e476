"""The draft of start provinces (SH2.3): the public questions, and what the presses on them mean."""

from bot.views.message import Answer, Block, Button, Buttons, Message, Play, Press, Refuse, Text
from bot.views.shogun.texts import Words
from rules.shogun.commands import PlaceGroup, ReplaceOpenCards, TakeOpenCard, TakeUnseenCard
from rules.shogun.content import content
from rules.shogun.prompts import AskGroup, AskProvince


def ask_province(prompt: AskProvince, words: Words) -> Message:
    """One row of buttons for each open card, a button for each size of group."""
    cards = "\n".join(f"- {province_card(card, words)}" for card in prompt.cards)
    text = words("ask-province", player=words.player(prompt.seat), cards=cards)
    rows = [_groups(card, prompt.groups, words) for card in prompt.cards]
    return Message((Text(text), *rows, _other_cards(prompt, words)), ping=(prompt.seat,))


def press_province(prompt: AskProvince, press: Press, words: Words) -> Answer:
    match press.verb:
        case "unseen":
            return Play(TakeUnseenCard())
        case "replace":
            return Play(ReplaceOpenCards())
        case "take":
            return _take(prompt, press.argument, words)
    return Refuse(words("refuse-choice"))


def ask_group(prompt: AskGroup, words: Words) -> Message:
    text = words(
        "ask-group",
        player=words.player(prompt.seat),
        province=prompt.province,
        card=province_card(prompt.province, words),
    )
    blocks: tuple[Block, ...] = (Text(text), _groups(prompt.province, prompt.groups, words))
    return Message(blocks, ping=(prompt.seat,))


def press_group(prompt: AskGroup, press: Press, words: Words) -> Answer:
    for group in prompt.groups:
        if press.verb == "take" and press.argument == f"{prompt.province}.{group}":
            return Play(PlaceGroup(group))
    return Refuse(words("refuse-choice"))


def province_card(name: str, words: Words) -> str:
    """What is printed on a province card, in a line."""
    card = content().provinces[name]
    return words(
        "province-card", province=name, chests=card.chests, rice=card.rice, spaces=card.building_spaces
    )


def _groups(province: str, groups: tuple[int, ...], words: Words) -> Buttons:
    return Buttons(
        tuple(
            Button(
                words("button-group", province=province, armies=words.armies(group)),
                "take",
                f"{province}.{group}",
                style="primary",
            )
            for group in groups
        )
    )


def _other_cards(prompt: AskProvince, words: Words) -> Buttons:
    unseen = Button(words("button-unseen"), "unseen")
    replace = Button(words("button-replace"), "replace")
    return Buttons((unseen, replace) if prompt.may_replace else (unseen,))


def _take(prompt: AskProvince, argument: str, words: Words) -> Answer:
    for card in prompt.cards:
        for group in prompt.groups:
            if argument == f"{card}.{group}":
                return Play(TakeOpenCard(card, group))
    return Refuse(words("refuse-choice"))
