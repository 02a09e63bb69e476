"""The private panel of a turn (HO2): figures, hand, what is prepared, and the"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from bot.views.honor import pictures
from bot.views.honor.position import figures, hand_lines
from bot.views.honor.texts import HonorTexts
from bot.views.honor.turn_actions import declaration, describe, odds
from bot.views.honor.turn_draft import Draft, read, value_of
from bot.views.message import MAX_OPTIONS, Block, Button, Buttons, Message, Option, Select, Style, Text
from rules.core.model import Seat
from rules.honor import ninjas, reckoning
from rules.honor.commands import Assassinate, Dishonor, Draw, Lay
from rules.honor.deck import THIEVES
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation, Place, Standing, Theft


def panel(observation: Observation, prompt: AskTurn, data: dict[str, Any], texts: HonorTexts) -> Message:
    """The player's figures and hand, what is prepared, and the"""
    draft, moves = read(data, observation, prompt), Moves(observation, prompt)
    above = _above(observation, prompt, texts)
    blocks: list[Block] = [Text(above), Text("\n".join(hand_lines(observation, texts)), keep="end")]
    if moves.hand.cards:
        blocks.append(pictures.hand(observation, texts))
    if draft.deed is not None:
        blocks.append(Text(texts("panel-prepared", deed=describe(observation, draft.deed, texts))))
    return Message((*blocks, *rows(observation, moves, draft, texts)))


def _above(observation: Observation, prompt: AskTurn, texts: HonorTexts) -> str:
    lines = [
        texts("panel-heading", round=observation.public.round),
        texts("panel-actions", actions=prompt.actions),
        texts(_declaring(observation, prompt, texts)),
        figures(observation, texts),
    ]
    return "\n".join(lines)


def _declaring(observation: Observation, prompt: AskTurn, texts: HonorTexts) -> str:
    """The text about this turn's declaration: made, owed (HO3.1), or free."""
    if not prompt.may_declare:
        return "panel-declared"
    public = observation.public
    owed = reckoning.must_claim(texts.content, public.players[prompt.seat], public.shogun)
    return "panel-must-claim" if owed else "panel-may-declare"


Control: TypeAlias = Buttons | Select

DISCARDED = "discarded"
"""Where a stolen card may go beside houses."""


def rows(observation: Observation, moves: Moves, draft: Draft, texts: HonorTexts) -> tuple[Control, ...]:
    """All controls, from top to bottom."""
    return (
        *_hand(moves, draft, texts),
        *(_card(observation, moves, draft, texts) if draft.card else ()),
        *_declarations(observation, moves, draft, texts),
        _standing(moves, texts),
        _turn(moves, draft, texts),
    )


def _select(placeholder: str, verb: str, options: Sequence[Option], argument: str = "") -> Select:
    return Select(placeholder, verb, tuple(options[:MAX_OPTIONS]), argument)


def _option(label: str, value: str, description: str = "", chosen: bool = False) -> Option:
    return Option(label, value, description or None, chosen)


def _button(label: str, verb: str, argument: str = "", style: Style = "secondary") -> Button:
    return Button(label, verb, argument, style)


def _hand(moves: Moves, draft: Draft, texts: HonorTexts) -> Iterator[Select]:
    """The cards of the hand, each kind once."""
    held = list(dict.fromkeys(moves.hand.cards))
    if held and moves.hand.prompt.actions:
        options = [_option(texts.card(card), card, texts.effect(card), card == draft.card) for card in held]
        yield _select(texts("select-card"), "focus", options)


def _card(observation: Observation, moves: Moves, draft: Draft, texts: HonorTexts) -> Iterator[Control]:
    """What may be done with the card that is looked at; discarding it always."""
    assert draft.card is not None, "a card is looked at"
    if moves.hand.kind(draft.card) in THIEVES:
        yield from _thief(moves, draft, texts)
    plays = moves.plays(draft.card)
    if targets := [play.target for play in plays if isinstance(play, Assassinate)]:
        yield _targets(observation, targets, draft, texts)
    if victims := [play.victim for play in plays if isinstance(play, Dishonor)]:
        options = [
            _option(texts.plain_player(seat), str(seat), chosen=Dishonor(draft.card, seat) == draft.deed)
            for seat in victims
        ]
        yield _select(texts("select-victim"), "victim", options)
    seat = moves.hand.seat
    put = (
        _button(
            texts("button-put", place=texts.plain_place(play.place, seat)),
            "put",
            value_of(play.place),
            "primary",
        )
        for play in plays
        if isinstance(play, Lay)
    )
    yield Buttons((*put, _button(texts("button-discard", card=texts.card(draft.card)), "discard")))


def _targets(observation: Observation, targets: Sequence[Place], draft: Draft, texts: HonorTexts) -> Select:
    assert draft.card is not None, "an assassin is looked at"
    options = [
        _option(
            texts.plain_place(place, observation.public.turn),
            value_of(place),
            odds(observation, draft.card, place, texts),
            Assassinate(draft.card, place) == draft.deed,
        )
        for place in targets
    ]
    return _select(texts("select-target"), "target", options)


# ---- thieves -----------------------------------------------------------------------------------------------


def _thief(moves: Moves, draft: Draft, texts: HonorTexts) -> Iterator[Select]:
    """From which house, which card, and where each stolen card goes."""
    assert draft.card is not None, "a thief is looked at"
    seat, found = moves.hand.seat, moves.thefts(draft.card)
    sources = list(dict.fromkeys(theft.source for theft in found))
    if not sources:
        return
    houses = [
        _option(texts.plain_place(place, seat), value_of(place), chosen=place == draft.source)
        for place in sources
    ]
    yield _select(texts("select-source"), "source", houses)
    if draft.source:
        cards = dict.fromkeys(theft.card for theft in found if theft.source == draft.source)
        loot = [_option(texts.card(card), card, texts.values(card)) for card in cards]
        place = texts.plain_place(draft.source, seat)
        yield _select(texts("select-loot", place=place), "loot", loot)
    for index, theft in enumerate(draft.thefts):
        places = [_whither(place, theft, seat, texts) for place in whither(moves, draft.thefts, index)]
        yield _select(texts("select-whither", card=texts.card(theft.card)), "whither", places, str(index))


def whither(moves: Moves, thefts: Sequence[Theft], index: int) -> list[Place | None]:
    """Where one of several stolen cards may go, the others going where they go; home comes first."""
    theft, seat = thefts[index], moves.hand.seat
    houses = sorted(reckoning.open_houses(moves.hand.players, seat), key=lambda place: place.seat != seat)
    return [
        place
        for place in (*houses, None)
        if _fits(moves, thefts, index, Theft(theft.card, theft.source, place))
    ]


def _fits(moves: Moves, thefts: Sequence[Theft], index: int, theft: Theft) -> bool:
    changed = [*thefts[:index], theft, *thefts[index + 1 :]]
    return not any(ninjas.theft_problems(moves.hand, changed))


def _whither(place: Place | None, theft: Theft, seat: Seat, texts: HonorTexts) -> Option:
    label = texts.plain_place(place, seat) if place else texts("discard-pile")
    return _option(label, value_of(place) if place else DISCARDED, chosen=place == theft.target)


# ---- the rest of a turn ------------------------------------------------------------------------------------


def _declarations(
    observation: Observation, moves: Moves, draft: Draft, texts: HonorTexts
) -> Iterator[Select]:
    """The declarations that may be made now, by their number in the list (HO2.3)."""
    options = [
        _option(declaration(observation, command, texts), str(number), chosen=command == draft.deed)
        for number, command in enumerate(moves.declarations())
    ]
    if options:
        yield _select(texts("select-declaration"), "declare", options)


def _standing(moves: Moves, texts: HonorTexts) -> Select:
    options = [
        _option(texts.term(standing), standing.value, chosen=standing is moves.hand.private.standing)
        for standing in Standing
    ]
    return _select(texts("select-standing"), "standing", options)


def _turn(moves: Moves, draft: Draft, texts: HonorTexts) -> Buttons:
    buttons = []
    if draft.deed is not None:
        buttons.append(_button(texts("button-confirm"), "confirm", style="success"))
    if Draw() in moves:
        buttons.append(_button(texts("button-draw"), "draw", style="primary"))
    if moves.hand.prompt.may_take_back:
        buttons.append(_button(texts("button-back"), "back"))
    buttons.append(_button(texts("button-suggest"), "suggest"))
    buttons.append(_button(texts("button-end"), "end", style="danger"))
    return Buttons(tuple(buttons))
