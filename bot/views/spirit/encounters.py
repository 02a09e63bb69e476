"""Questions that come in and out of turn (SS2.3, SS4): a raider to be faced, a kiai to be used."""

from collections.abc import Iterator
from itertools import groupby

from bot.views.controls import button, option, rows, select
from bot.views.message import Block, Button, Message, Select, Text
from bot.views.spirit import outlook
from bot.views.spirit.texts import SpiritTexts
from rules.spirit.commands import (
    BuryRaider,
    Confront,
    Defend,
    DiscardNewest,
    DiscardRaider,
    HealWound,
    LendToken,
    MoveRaider,
    OrderRaiders,
    SendRaider,
    SkipKiai,
    UseKiai,
)
from rules.spirit.content import Effect, content
from rules.spirit.decisions import choices
from rules.spirit.prompts import AskFace, AskKiai, AskOrder, Place
from rules.spirit.state import Public

LETTERS = "ABC"


def ask_face(public: Public, prompt: AskFace, texts: SpiritTexts) -> Message:
    """Confront the raider or hold it off, and what talents allow."""
    text = texts("ask-face", player=texts.who(prompt.place), raider=texts.raider(prompt.raider))
    lines = [text]
    if told := texts.penalties(prompt.raider):
        lines.append(texts("face-penalty", penalties=told))
    return Message((Text("\n".join(lines)), *rows(list(_faces(public, prompt, texts)))), ping=(prompt.seat,))


def ask_kiai(public: Public, prompt: AskKiai, texts: SpiritTexts) -> Message:
    """Use the effect, on whom, or skip it."""
    side = public.boards[prompt.place].side
    text = texts("ask-kiai", player=texts.who(prompt.place), kiai=side.kiai, effect=texts.kiai(side))
    lines = [text, texts("kiai-times", times=prompt.times)] if prompt.times > 1 else [text]
    buttons = [_plain(prompt, texts)] if prompt.plain else []
    buttons += [_target(public, prompt, place, texts) for place in prompt.targets]
    buttons.append(button(SkipKiai(), texts("button-skip-kiai")))
    return Message(
        (Text("\n".join(lines)), *_pairs(public, prompt, texts), *rows(buttons)), ping=(prompt.seat,)
    )


def ask_order(prompt: AskOrder, texts: SpiritTexts) -> Message:
    """A button for each order; the first raider is drawn first. Letters tell those apart that look alike."""
    named = {
        raider: f"{letter} {texts.raider(raider)}"
        for letter, raider in zip(LETTERS, prompt.raiders, strict=False)
    }
    buttons = [
        button(command, " → ".join(named[raider] for raider in command.raiders), "primary")
        for command in choices(prompt)
        if isinstance(command, OrderRaiders)
    ]
    text = texts("ask-order", player=texts.who(prompt.place), raiders=_turned_up(prompt, texts))
    return Message((Text(text), *rows(buttons)), ping=(prompt.seat,))


def _turned_up(prompt: AskOrder, texts: SpiritTexts) -> str:
    """A line for each raider, with the letter of its buttons and its penalty."""
    return "\n".join(
        texts(
            "turned-up",
            letter=letter,
            raider=texts.raider(raider),
            penalties=texts.penalties(raider) or texts("nothing"),
        )
        for letter, raider in zip(LETTERS, prompt.raiders, strict=False)
    )


def _faces(public: Public, prompt: AskFace, texts: SpiritTexts) -> Iterator[Button]:
    outcome = outlook.confronting(public, prompt.place, prompt.raider, texts)
    style = outlook.promise(public, prompt.place, prompt.raider)
    yield button(Confront(), texts("button-confront", outcome=outcome), style)
    symbol = content().raiders[prompt.raider].symbol
    if prompt.may_defend and symbol:
        yield button(Defend(), texts("button-defend", symbol=texts.term(symbol)), "success")
    for place in prompt.neighbours:
        outcome = outlook.confronting(public, place, prompt.raider, texts)
        yield button(SendRaider(place), texts("button-send", player=texts.plain(place), outcome=outcome))
    if prompt.may_discard:
        yield button(DiscardRaider(), texts("button-discard"), "success")
    if prompt.may_bury:
        yield button(BuryRaider(), texts("button-bury"))


def _plain(prompt: AskKiai, texts: SpiritTexts) -> Button:
    """Use the effect without naming anybody: of one that could heal or lend as well, only the barricade."""
    part = bool(prompt.targets or prompt.pairs)
    return button(UseKiai(), texts("button-only-barricade" if part else "button-use-kiai"), "success")


def _target(public: Public, prompt: AskKiai, place: Place, texts: SpiritTexts) -> Button:
    """Whose wound is healed, or whose newest raider goes."""
    player, board = texts.plain(place), public.boards[place]
    if prompt.effect is not Effect.DISCARD_NEWEST:
        return button(HealWound(place), texts("button-heal", player=player), "success")
    label = texts(
        "button-discard-newest",
        player=player,
        raider=texts.raider(outlook.newest(board)),
        outcome=outlook.without_newest(public, place, texts),
    )
    return button(DiscardNewest(place), label, "success")


def _pairs(public: Public, prompt: AskKiai, texts: SpiritTexts) -> Iterator[Block]:
    """A select for each samurai who would give something: to whom?"""
    for giver, pairs in groupby(prompt.pairs, key=lambda pair: pair[0]):
        receivers = [receiver for _, receiver in pairs]
        if prompt.effect is Effect.MOVE_NEWEST:
            yield _moves(public, giver, receivers, texts)
        else:
            yield _loans(public, giver, receivers, texts)


def _moves(public: Public, source: Place, targets: list[Place], texts: SpiritTexts) -> Select:
    raider = outlook.newest(public.boards[source])
    options = tuple(
        option(
            MoveRaider(source, target),
            f"{texts.raider(raider)}: {_from_to(source, target, texts)}",
            outlook.confronting(public, target, raider, texts),
        )
        for target in targets
    )
    placeholder = texts(
        "select-move",
        player=texts.plain(source),
        raider=texts.raider(raider),
        outcome=outlook.without_newest(public, source, texts),
    )
    return select(MoveRaider, options, placeholder, source)


def _loans(public: Public, giver: Place, receivers: list[Place], texts: SpiritTexts) -> Select:
    options = tuple(
        option(LendToken(giver, receiver), _from_to(giver, receiver, texts)) for receiver in receivers
    )
    talent = texts.talent(public.boards[giver].name)
    placeholder = texts("select-lend", player=texts.plain(giver), talent=talent)
    return select(LendToken, options, placeholder, giver)


def _from_to(giver: Place, receiver: Place, texts: SpiritTexts) -> str:
    """Says all by itself, for the advice repeats it without the select around it."""
    return f"{texts.plain(giver)} → {texts.plain(receiver)}"
