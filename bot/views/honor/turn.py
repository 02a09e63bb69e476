"""The private panel of a turn (HO2): its draft, what is prepared, the controls, and what a press means.

What can be taken back, and drawing, is done at once; what is final is prepared, described and confirmed.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import to_builtins

from bot.views.honor.outlook import described, odds
from bot.views.honor.texts import HonorTexts
from bot.views.message import (
    MAX_OPTIONS,
    Answer,
    Block,
    Button,
    Buttons,
    Option,
    Play,
    Press,
    Redraft,
    Refuse,
    Select,
    Text,
)
from rules.core.model import Seat, all_seats
from rules.honor import commands, ninjas, reckoning
from rules.honor.commands import AnyCommand
from rules.honor.deck import STOLEN, THIEVES, CardKey
from rules.honor.game import GAME
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn, HouseName
from rules.honor.state import Observation, Place, Standing, Theft

Control: TypeAlias = Buttons | Select

AT_ONCE = (commands.Draw, commands.Discard, commands.Lay, commands.TakeBack, commands.SetStanding)
"""Commands that are played without Confirm; so is EndTurn when no card action is left."""

DISCARDED = "discarded"
"""Where a stolen card may go besides houses."""


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card in hand that is looked at, the house a thief looks into, and the command that was prepared."""

    card: CardKey | None = None
    source: Place | None = None
    deed: AnyCommand | None = None

    @property
    def thefts(self) -> tuple[Theft, ...]:
        """What the prepared thief is to steal."""
        return self.deed.thefts if isinstance(self.deed, commands.Steal) else ()


def value_of(place: Place) -> str:
    """A house in a custom_id or as a value, such as "2.daimyo"."""
    return f"{place.seat}.{place.house.value}"


class TurnPanel:
    """A turn with its draft: an empty one if what was kept is broken, or of another hand or position."""

    def __init__(
        self, observation: Observation, prompt: AskTurn, data: dict[str, Any], texts: HonorTexts
    ) -> None:
        self._observation = observation
        self._public = observation.public
        self._prompt = prompt
        self._seat = prompt.seat
        self._moves = Moves(observation, prompt)
        self._texts = texts
        self._draft = self._read(data)

    def _read(self, data: dict[str, Any]) -> Draft:
        try:
            draft = msgspec.convert(data, Draft)
        except msgspec.ValidationError:
            return Draft()
        held = draft.card is None or draft.card in self._moves.hand.cards
        return draft if held and (draft.deed is None or draft.deed in self._moves) else Draft()

    def heading(self) -> list[str]:
        """The round, and what is left to do in this turn."""
        texts, actions = self._texts, self._prompt.actions
        left = texts("panel-actions", actions=actions), texts(self._declaring())
        return [texts("panel-heading", round=self._public.round), *left]

    def controls(self) -> Iterator[Block]:
        """What is prepared, and all controls, from top to bottom."""
        texts, draft = self._texts, self._draft
        if draft.deed is not None:
            yield Text(texts("panel-prepared", deed=self._described(draft.deed)))
        yield from self._hand()
        if draft.card:
            yield from self._card(draft.card)
        yield from self._declarations()
        now = self._moves.hand.private.standing
        standing = [Option(texts.term(one), one.value, chosen=one is now) for one in Standing]
        yield self._select("select-standing", "standing", standing)
        yield self._turn()

    def _declaring(self) -> str:
        """The id of the text about this turn's declaration: made, owed (HO3.1), or free."""
        if not self._prompt.may_declare:
            return "panel-declared"
        player = self._public.players[self._seat]
        owed = reckoning.must_claim(self._texts.content, player, self._public.shogun)
        return "panel-must-claim" if owed else "panel-may-declare"

    def _described(self, command: AnyCommand) -> str:
        return described(command, self._public, self._prompt, self._texts)

    def _place(self, place: Place) -> str:
        return self._texts.place(place, self._seat)

    # ---- controls ------------------------------------------------------------------------------------------

    def _select(
        self, key: str, verb: str, options: Sequence[Option], argument: str = "", **given: str
    ) -> Select:
        return Select(self._texts(key, **given), verb, tuple(options[:MAX_OPTIONS]), argument)

    def _hand(self) -> Iterator[Select]:
        """The cards of the hand, each kind once."""
        texts, held = self._texts, list(dict.fromkeys(self._moves.hand.cards))
        if held and self._prompt.actions:
            looked_at = self._draft.card
            options = [
                Option(texts.card(one), one, texts.effect(one) or None, one == looked_at) for one in held
            ]
            yield self._select("select-card", "focus", options)

    def _card(self, card: CardKey) -> Iterator[Control]:
        """What may be done with the card that is looked at; discarding it always."""
        if self._moves.hand.kind(card) in THIEVES:
            yield from self._thief(card)
        plays, prepared = self._moves.plays(card), self._draft.deed
        if kills := [play for play in plays if isinstance(play, commands.Assassinate)]:
            met = ((one, odds(one, self._public, self._seat, self._texts)) for one in kills)
            targets = [self._house(one.target, one == prepared, chances) for one, chances in met]
            yield self._select("select-target", "target", targets)
        if duels := [play for play in plays if isinstance(play, commands.Dishonor)]:
            found = ((self._texts.player(one.victim), str(one.victim), one == prepared) for one in duels)
            victims = [Option(player, seat, chosen=chosen) for player, seat, chosen in found]
            yield self._select("select-victim", "victim", victims)
        buttons = []
        for play in plays:
            if isinstance(play, commands.Lay):
                label = self._texts("button-put", place=self._place(play.place))
                buttons.append(Button(label, "put", value_of(play.place), "primary"))
        discard = Button(self._texts("button-discard", card=self._texts.card(card)), "discard")
        yield Buttons((*buttons, discard))

    def _thief(self, card: CardKey) -> Iterator[Select]:
        """From which house, which card, and where each stolen card goes."""
        texts, source = self._texts, self._draft.source
        found = self._moves.thefts(card)
        sources = dict.fromkeys(theft.source for theft in found)
        if not sources:
            return
        houses = [self._house(one, one == source) for one in sources]
        yield self._select("select-source", "source", houses)
        if source:
            cards = dict.fromkeys(theft.card for theft in found if theft.source == source)
            loot = [Option(texts.card(one), one, texts.values(one) or None) for one in cards]
            yield self._select("select-loot", "loot", loot, place=self._place(source))
        thefts = self._draft.thefts
        for index, theft in enumerate(thefts):
            open_to = self._targets_of(thefts, index)
            targets = [self._house(place, place == theft.target) for place in open_to]
            yield self._select("select-whither", "whither", targets, str(index), card=texts.card(theft.card))

    def _house(self, place: Place | None, chosen: bool, description: str | None = None) -> Option:
        """A house to choose, or the discard pile."""
        if place is None:
            return Option(self._texts("discard-pile"), DISCARDED, description, chosen)
        return Option(self._place(place), value_of(place), description, chosen)

    def _declarations(self) -> Iterator[Select]:
        """The declarations that may be made now, by their number in the list (HO2.3)."""
        options = [
            Option(self._described(command), str(number), chosen=command == self._draft.deed)
            for number, command in enumerate(self._moves.declarations())
        ]
        if options:
            yield self._select("select-declaration", "declare", options)

    def _turn(self) -> Buttons:
        buttons = []
        if self._draft.deed is not None:
            buttons.append(Button(self._texts("button-confirm"), "confirm", style="success"))
        if commands.Draw() in self._moves:
            buttons.append(Button(self._texts("button-draw"), "draw", style="primary"))
        if self._prompt.may_take_back:
            buttons.append(Button(self._texts("button-back"), "back"))
        buttons.append(Button(self._texts("button-suggest"), "suggest"))
        buttons.append(Button(self._texts("button-end"), "end", style="danger"))
        return Buttons(tuple(buttons))

    # ---- presses -------------------------------------------------------------------------------------------

    def press(self, press: Press) -> Answer | None:
        """The command to play, the changed draft, or a refusal; None for what is not on offer."""
        if press.verb == "suggest":
            advised = GAME.advise(self._observation)
            return Redraft(to_builtins(Draft(card=getattr(advised, "card", None), deed=advised)))
        meant, draft, moves = self._meant(press), self._draft, self._moves
        match meant:
            case None:
                return None
            case str():
                return Refuse(self._texts(meant))
            case Draft():
                return Redraft(to_builtins(meant))
        if press.verb == "confirm":
            return Play(meant)
        if problem := moves.problem(meant):
            return Refuse(self._texts.refusal(problem))
        ended = isinstance(meant, commands.EndTurn) and not self._prompt.actions
        if ended or isinstance(meant, AT_ONCE):
            return Play(meant)
        return Redraft(to_builtins(Draft(draft.card, draft.source, meant)))

    def _meant(self, press: Press) -> AnyCommand | Draft | str | None:
        """A command, a draft with something else to look at, or the id of a refusal."""
        chosen = press.values[0] if len(press.values) == 1 else ""
        match press.verb:
            case "confirm":
                return self._draft.deed or "refuse-nothing-prepared"
            case "draw":
                return commands.Draw()
            case "back":
                return commands.TakeBack()
            case "end":
                return commands.EndTurn()
            case "standing" if chosen in list(Standing):
                return commands.SetStanding(Standing(chosen))
            case "declare":
                numbered = {str(number): command for number, command in enumerate(self._moves.declarations())}
                return numbered.get(chosen)
            case "focus" if chosen in self._moves.hand.cards:
                return Draft(CardKey(chosen))
            case "discard" | "put" | "target" | "victim" | "source" | "loot":
                return (
                    self._with_card(self._draft.card, press, chosen) if self._draft.card else "refuse-no-card"
                )
            case "whither":
                return self._sent(press.argument, chosen)
        return None

    def _with_card(self, card: CardKey, press: Press, chosen: str) -> AnyCommand | Draft | str | None:
        """What a press on a control of the card that is looked at means."""
        place = self._place_of(press.argument if press.verb == "put" else chosen)
        steals = self._moves.hand.kind(card) in THIEVES
        match press.verb:
            case "discard":
                return commands.Discard(card)
            case "put" if place:
                return commands.Lay(card, place)
            case "target" if place:
                return commands.Assassinate(card, place)
            case "victim" if chosen in map(str, all_seats(self._public.seats)):
                return commands.Dishonor(card, Seat(int(chosen)))
            case "source" if place and steals:
                return Draft(card, place, self._draft.deed)
            case "loot" if self._draft.source and steals:
                return self._loot(card, self._draft.source, CardKey(chosen))
        return "refuse-no-card"

    def _loot(self, card: CardKey, source: Place, stolen: CardKey) -> AnyCommand | None:
        """One more theft; a thief with full hands lets go of the last. It goes home if there is room."""
        known = self._texts.content.cards
        if stolen not in known or known[stolen].kind not in STOLEN:
            return None
        kept = self._draft.thefts[: known[card].steals - 1]
        places = self._targets_of((*kept, Theft(stolen, source, None)), len(kept)) or [None]
        return commands.Steal(card, (*kept, Theft(stolen, source, places[0])))

    def _sent(self, argument: str, chosen: str) -> AnyCommand | None:
        """The prepared thefts with another place for one stolen card."""
        thefts, target = self._draft.thefts, self._place_of(chosen)
        if argument not in map(str, range(len(thefts))) or (target is None and chosen != DISCARDED):
            return None
        assert self._draft.card is not None, "a thief is looked at"
        return commands.Steal(self._draft.card, _sent_to(thefts, int(argument), target))

    def _place_of(self, value: str) -> Place | None:
        """The house that a value means, or None."""
        places = (Place(seat, house) for seat in all_seats(self._public.seats) for house in HouseName)
        return next((place for place in places if value_of(place) == value), None)

    def _targets_of(self, thefts: Sequence[Theft], index: int) -> list[Place | None]:
        """Where one of several stolen cards may go, the others going where they go; home comes first."""
        hand = self._moves.hand
        own_first = sorted(
            reckoning.open_houses(hand.players, hand.seat), key=lambda place: place.seat != hand.seat
        )
        return [
            place
            for place in (*own_first, None)
            if not any(ninjas.theft_problems(hand, _sent_to(thefts, index, place)))
        ]


def _sent_to(thefts: Sequence[Theft], index: int, target: Place | None) -> tuple[Theft, ...]:
    """The thefts with another place for one stolen card."""
    changed = Theft(thefts[index].card, thefts[index].source, target)
    return (*thefts[:index], changed, *thefts[index + 1 :])
