"""The questions of set-up and of one's own turn: samurai, tokens, penalties, actions (SS1.3, SS1.4, SS2)."""

from collections.abc import Sequence

from bot.views.limits import OPTION, OPTIONS, PLACEHOLDER, clip
from bot.views.message import Block, Buttons, Message, Option, Select, Text
from bot.views.spirit import outlook
from bot.views.spirit.controls import argument_of, button, rows, verb_of
from bot.views.spirit.texts import SIGNS, Words
from rules.spirit.commands import (
    DiscardDefended,
    DrawSamurai,
    EndTurn,
    Fight,
    FightAgain,
    IgnorePenalty,
    Pass,
    SufferPenalty,
    Support,
    TakeSamurai,
    UseTokens,
)
from rules.spirit.decisions import choices
from rules.spirit.prompts import (
    AskAction,
    AskDefended,
    AskPenalty,
    AskSamurai,
    AskSecondFight,
    AskTokens,
)
from rules.spirit.state import Public


def ask_samurai(prompt: AskSamurai, words: Words) -> Message:
    """A button for each samurai that is left, and one to draw."""
    cards = "\n".join(map(words.samurai, prompt.samurai))
    text = words("ask-samurai", player=words.player(prompt.seat), samurai=cards)
    buttons = [button(TakeSamurai(name), words.term(name), "primary") for name in prompt.samurai]
    buttons.append(button(DrawSamurai(), words("button-draw-samurai")))
    return Message((Text(text), *rows(buttons)), ping=(prompt.seat,))


def ask_tokens(prompt: AskTokens, words: Words) -> Message:
    """A button for no token; selects of every other set, the small ones first."""
    tokens = "\n".join(
        words("token-of", samurai=words.term(name), talent=words.talent(name)) for name in prompt.tokens
    )
    text = words("ask-tokens", player=words.who(prompt.place), tokens=tokens)
    sets = [command for command in choices(prompt) if isinstance(command, UseTokens) and command.tokens]
    selects = [
        _sets(sets[first : first + OPTIONS], index, words)
        for index, first in enumerate(range(0, len(sets), OPTIONS))
    ]
    none = Buttons((button(UseTokens(()), words("button-no-tokens"), "primary"),))
    return Message((Text(text), none, *selects), ping=(prompt.seat,))


def ask_penalty(prompt: AskPenalty, words: Words) -> Message:
    text = words(
        "ask-penalty",
        player=words.who(prompt.place),
        raider=words.raider(prompt.raider),
        penalties=words.penalties(prompt.raider),
    )
    key = "button-suffer" if len(prompt.penalties) == 1 else "button-suffer-first"
    buttons = [
        button(SufferPenalty(penalty), words(key, penalty=words.term(penalty)))
        for penalty in prompt.penalties
    ]
    if prompt.may_ignore:
        buttons.insert(0, button(IgnorePenalty(), words("button-ignore"), "success"))
    return Message((Text(text), *rows(buttons)), ping=(prompt.seat,))


def ask_defended(public: Public, prompt: AskDefended, words: Words) -> Message:
    held = public.boards[prompt.place].defended
    buttons = [
        button(DiscardDefended(symbol), f"{SIGNS[symbol]} {words.term(symbol)}: {words.raider(held[symbol])}")
        for symbol in prompt.symbols
    ]
    text = words("ask-defended", player=words.who(prompt.place))
    return Message((Text(text), *rows(buttons)), ping=(prompt.seat,))


def ask_action(public: Public, prompt: AskAction, words: Words) -> Message:
    """Fight, support or pass, with what each would do."""
    name = public.boards[prompt.place].name
    lines = [
        words("ask-action", player=words.who(prompt.place)),
        words("option-fight", outlook=outlook.fighting(public, prompt.place, words)),
        words("option-pass", outlook=outlook.passing(public, prompt.place, words)),
    ]
    if prompt.supportable:
        lines.insert(2, words("option-support", talent=words.talent(name)))
    first: Block = Buttons(
        (
            button(Fight(), words("button-fight"), "primary"),
            button(Pass(), words("button-pass"), "danger"),
        )
    )
    supports = [
        button(Support(place), words("button-support", player=words.plain(place)))
        for place in prompt.supportable
    ]
    return Message((Text("\n".join(lines)), first, *rows(supports)), ping=(prompt.seat,))


def ask_second_fight(public: Public, prompt: AskSecondFight, words: Words) -> Message:
    lines = [
        words("ask-second-fight", player=words.who(prompt.place)),
        words("option-fight", outlook=outlook.fighting(public, prompt.place, words)),
    ]
    buttons = [
        button(FightAgain(), words("button-fight-again"), "primary"),
        button(EndTurn(), words("button-end-turn")),
    ]
    return Message((Text("\n".join(lines)), *rows(buttons)), ping=(prompt.seat,))


def _sets(sets: Sequence[UseTokens], index: int, words: Words) -> Select:
    """Sets of tokens to choose from; `index` tells the selects apart."""
    options = tuple(
        Option(clip(words.listed(map(words.term, command.tokens)), OPTION), argument_of(command))
        for command in sets
    )
    placeholder = clip(words("select-tokens" if index == 0 else "select-more-tokens"), PLACEHOLDER)
    return Select(placeholder, verb_of(sets[0]), options, str(index))
