"""The questions of set-up and of one's own turn: samurai, tokens, penalties, actions (SS1.3, SS1.4, SS2)."""

from bot.views.controls import button, option, rows, selects
from bot.views.message import Block, Buttons, Message, Text
from bot.views.spirit import outlook
from bot.views.spirit.texts import SIGNS, SpiritTexts
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


def ask_samurai(prompt: AskSamurai, texts: SpiritTexts) -> Message:
    """A button for each samurai that is left, and one to draw."""
    cards = "\n".join(map(texts.samurai, prompt.samurai))
    text = texts("ask-samurai", player=texts.player(prompt.seat), samurai=cards)
    buttons = [button(TakeSamurai(name), texts.term(name), "primary") for name in prompt.samurai]
    buttons.append(button(DrawSamurai(), texts("button-draw-samurai")))
    return Message((Text(text), *rows(buttons)), ping=(prompt.seat,))


def ask_tokens(prompt: AskTokens, texts: SpiritTexts) -> Message:
    """A button for no token; selects of every other set, the small ones first."""
    tokens = "\n".join(
        texts("token-of", samurai=texts.term(name), talent=texts.talent(name)) for name in prompt.tokens
    )
    text = texts("ask-tokens", player=texts.who(prompt.place), tokens=tokens)
    sets = [command for command in choices(prompt) if isinstance(command, UseTokens) and command.tokens]
    options = [option(command, texts.listed(map(texts.term, command.tokens))) for command in sets]
    placeholders = texts("select-tokens"), texts("select-more-tokens")
    none = Buttons((button(UseTokens(()), texts("button-no-tokens"), "primary"),))
    return Message((Text(text), none, *selects(UseTokens, options, placeholders)), ping=(prompt.seat,))


def ask_penalty(prompt: AskPenalty, texts: SpiritTexts) -> Message:
    text = texts(
        "ask-penalty",
        player=texts.who(prompt.place),
        raider=texts.raider(prompt.raider),
        penalties=texts.penalties(prompt.raider),
    )
    key = "button-suffer" if len(prompt.penalties) == 1 else "button-suffer-first"
    buttons = [
        button(SufferPenalty(penalty), texts(key, penalty=texts.term(penalty)))
        for penalty in prompt.penalties
    ]
    if prompt.may_ignore:
        buttons.insert(0, button(IgnorePenalty(), texts("button-ignore"), "success"))
    return Message((Text(text), *rows(buttons)), ping=(prompt.seat,))


def ask_defended(public: Public, prompt: AskDefended, texts: SpiritTexts) -> Message:
    held = public.boards[prompt.place].defended
    buttons = [
        button(DiscardDefended(symbol), f"{SIGNS[symbol]} {texts.term(symbol)}: {texts.raider(held[symbol])}")
        for symbol in prompt.symbols
    ]
    text = texts("ask-defended", player=texts.who(prompt.place))
    return Message((Text(text), *rows(buttons)), ping=(prompt.seat,))


def ask_action(public: Public, prompt: AskAction, texts: SpiritTexts) -> Message:
    """Fight, support or pass, with what each would do."""
    name = public.boards[prompt.place].name
    lines = [
        texts("ask-action", player=texts.who(prompt.place)),
        texts("option-fight", outlook=outlook.fighting(public, prompt.place, texts)),
        texts("option-pass", outlook=outlook.passing(public, prompt.place, texts)),
    ]
    if prompt.supportable:
        lines.insert(2, texts("option-support", talent=texts.talent(name)))
    first: Block = Buttons(
        (
            button(Fight(), texts("button-fight"), "primary"),
            button(Pass(), texts("button-pass"), "danger"),
        )
    )
    supports = [
        button(Support(place), texts("button-support", player=texts.plain(place)))
        for place in prompt.supportable
    ]
    return Message((Text("\n".join(lines)), first, *rows(supports)), ping=(prompt.seat,))


def ask_second_fight(public: Public, prompt: AskSecondFight, texts: SpiritTexts) -> Message:
    lines = [
        texts("ask-second-fight", player=texts.who(prompt.place)),
        texts("option-fight", outlook=outlook.fighting(public, prompt.place, texts)),
    ]
    buttons = [
        button(FightAgain(), texts("button-fight-again"), "primary"),
        button(EndTurn(), texts("button-end-turn")),
    ]
    return Message((Text("\n".join(lines)), *rows(buttons)), ping=(prompt.seat,))
