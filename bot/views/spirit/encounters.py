"""Questions that come in and out of turn (SS2.3, SS4): a raider to be faced, a kiai to be used."""

from collections.abc import Iterator
from itertools import groupby

from bot.views.limits import OPTION, PLACEHOLDER, clip
from bot.views.message import Block, Button, Message, Option, Select, Text
from bot.views.spirit import outlook
from bot.views.spirit.controls import argument_of, button, rows, verb_of
from bot.views.spirit.texts import Words
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


def ask_face(public: Public, prompt: AskFace, words: Words) -> Message:
    """Confront the raider or hold it off, and what talents allow."""
    text = words("ask-face", player=words.who(prompt.place), raider=words.raider(prompt.raider))
    lines = [text]
    if told := words.penalties(prompt.raider):
        lines.append(words("face-penalty", penalties=told))
    return Message((Text("\n".join(lines)), *rows(list(_faces(public, prompt, words)))), ping=(prompt.seat,))


def ask_kiai(public: Public, prompt: AskKiai, words: Words) -> Message:
    """Use the effect, on whom, or skip it."""
    side = public.boards[prompt.place].side
    text = words("ask-kiai", player=words.who(prompt.place), kiai=side.kiai, effect=words.kiai(side))
    lines = [text, words("kiai-times", times=prompt.times)] if prompt.times > 1 else [text]
    buttons = [_plain(prompt, words)] if prompt.plain else []
    buttons += [_target(public, prompt, place, words) for place in prompt.targets]
    buttons.append(button(SkipKiai(), words("button-skip-kiai")))
    return Message(
        (Text("\n".join(lines)), *_pairs(public, prompt, words), *rows(buttons)), ping=(prompt.seat,)
    )


def ask_order(prompt: AskOrder, words: Words) -> Message:
    """A button for each order; the first raider is drawn first. Letters tell those apart that look alike."""
    named = {
        raider: f"{message_key} {words.raider(raider)}"
        for message_key, raider in zip(LETTERS, prompt.raiders, strict=False)
    }
    buttons = [
        button(command, " → ".join(named[raider] for raider in command.raiders), "primary")
        for command in choices(prompt)
        if isinstance(command, OrderRaiders)
    ]
    text = words("ask-order", player=words.who(prompt.place), raiders=_turned_up(prompt, words))
    return Message((Text(text), *rows(buttons)), ping=(prompt.seat,))


def _turned_up(prompt: AskOrder, words: Words) -> str:
    """A line for each raider, with the letter of its buttons and its penalty."""
    return "\n".join(
        words(
            "turned-up",
            message_key=message_key,
            raider=words.raider(raider),
            penalties=words.penalties(raider) or words("nothing"),
        )
        for message_key, raider in zip(LETTERS, prompt.raiders, strict=False)
    )


def _faces(public: Public, prompt: AskFace, words: Words) -> Iterator[Button]:
    outcome = outlook.confronting(public, prompt.place, prompt.raider, words)
    style = outlook.promise(public, prompt.place, prompt.raider)
    yield button(Confront(), words("button-confront", outcome=outcome), style)
    symbol = content().raiders[prompt.raider].symbol
    if prompt.may_defend and symbol:
        yield button(Defend(), words("button-defend", symbol=words.term(symbol)), "success")
    for place in prompt.neighbours:
        outcome = outlook.confronting(public, place, prompt.raider, words)
        yield button(SendRaider(place), words("button-send", player=words.plain(place), outcome=outcome))
    if prompt.may_discard:
        yield button(DiscardRaider(), words("button-discard"), "success")
    if prompt.may_bury:
        yield button(BuryRaider(), words("button-bury"))


def _plain(prompt: AskKiai, words: Words) -> Button:
    """Use the effect without naming anybody: of one that could heal or lend as well, only the barricade."""
    part = bool(prompt.targets or prompt.pairs)
    return button(UseKiai(), words("button-only-barricade" if part else "button-use-kiai"), "success")


def _target(public: Public, prompt: AskKiai, place: Place, words: Words) -> Button:
    """Whose wound is healed, or whose newest raider goes."""
    player, board = words.plain(place), public.boards[place]
    if prompt.effect is not Effect.DISCARD_NEWEST:
        return button(HealWound(place), words("button-heal", player=player), "success")
    label = words(
        "button-discard-newest",
        player=player,
        raider=words.raider(outlook.newest(board)),
        outcome=outlook.without_newest(public, place, words),
    )
    return button(DiscardNewest(place), label, "success")


def _pairs(public: Public, prompt: AskKiai, words: Words) -> Iterator[Block]:
    """A select for each samurai who would give something: to whom?"""
    for giver, pairs in groupby(prompt.pairs, key=lambda pair: pair[0]):
        receivers = [receiver for _, receiver in pairs]
        if prompt.effect is Effect.MOVE_NEWEST:
            yield _moves(public, giver, receivers, words)
        else:
            yield _loans(public, giver, receivers, words)


def _moves(public: Public, source: Place, targets: list[Place], words: Words) -> Select:
    raider = outlook.newest(public.boards[source])
    options = tuple(
        Option(
            clip(f"{words.raider(raider)}: {_from_to(source, target, words)}", OPTION),
            argument_of(MoveRaider(source, target)),
            clip(outlook.confronting(public, target, raider, words), OPTION),
        )
        for target in targets
    )
    placeholder = words(
        "select-move",
        player=words.plain(source),
        raider=words.raider(raider),
        outcome=outlook.without_newest(public, source, words),
    )
    return Select(clip(placeholder, PLACEHOLDER), verb_of(MoveRaider(0, 0)), options, str(source))


def _loans(public: Public, giver: Place, receivers: list[Place], words: Words) -> Select:
    options = tuple(
        Option(clip(_from_to(giver, receiver, words), OPTION), argument_of(LendToken(giver, receiver)))
        for receiver in receivers
    )
    talent = words.talent(public.boards[giver].name)
    placeholder = words("select-lend", player=words.plain(giver), talent=talent)
    return Select(clip(placeholder, PLACEHOLDER), verb_of(LendToken(0, 0)), options, str(giver))


def _from_to(giver: Place, receiver: Place, words: Words) -> str:
    """Says all by itself, for the advice repeats it without the select around it."""
    return f"{words.plain(giver)} → {words.plain(receiver)}"
