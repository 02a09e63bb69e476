"""The private panel of a turn (HO2): its draft, what is prepared, the controls, and what a press means.

What is chosen is prepared one after the other, described, and played at once by Confirm.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec
from msgspec import to_builtins

from bot.views.honor.declaration import declaring
from bot.views.honor.outlook import (
    against_victim,
    described,
    ending,
    odds,
    rivals_victories,
    stakes,
    victory_spent,
    whole_stakes,
)
from bot.views.honor.queue import Ahead, ahead, course, goes_unasked, suggested
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
from bot.views.title_texts import yes
from rules.core.model import Seat, all_seats
from rules.honor import commands, ninjas, reckoning
from rules.honor.commands import AnyCommand
from rules.honor.deck import STOLEN, THIEVES, CardKey
from rules.honor.game import GAME
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn, HouseName
from rules.honor.state import Observation, Place, Standing, Theft

Control: TypeAlias = Buttons | Select

DISCARDED = "discarded"
"""Where a stolen card may go besides houses."""

GO_ON = Press("go-on")
"""No control: pressed for the player after a suggestion, up to the end or to what is to be seen first."""


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is prepared: `queue`, and last `deed`; the card that still needs a target, and a thief's source.

    The deed of a thief that is looked at can still be changed.
    """

    card: CardKey | None = None
    source: Place | None = None
    deed: AnyCommand | None = None
    queue: tuple[AnyCommand, ...] = ()
    suggested: bool = False
    """Whether the turn goes on with what is suggested then."""

    @property
    def thefts(self) -> tuple[Theft, ...]:
        """What the prepared thief is to steal."""
        return self.deed.thefts if isinstance(self.deed, commands.Steal) else ()

    @property
    def prepared(self) -> tuple[AnyCommand, ...]:
        return self.queue if self.deed is None else (*self.queue, self.deed)

    @property
    def needs_target(self) -> bool:
        """Whether a card was chosen and nothing yet that it does."""
        return self.card is not None and self.deed is None


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
        self._texts = texts
        self._draft, positions = self._read(data)
        before, self._after = positions[len(self._draft.queue)], positions[-1]
        self._moves = (before if self._draft.card else self._after).moves or Moves(observation, prompt)

    def _read(self, data: dict[str, Any]) -> tuple[Draft, Sequence[Ahead]]:
        """The draft, and the position before all that it prepares, after the first of it, and so on."""
        try:
            draft = msgspec.convert(data, Draft)
        except msgspec.ValidationError:
            draft = Draft()
        hand = self._observation.private.hand if self._observation.private else ()
        positions = course(self._observation, draft.prepared)
        if len(positions) <= len(draft.prepared) or not (draft.card is None or draft.card in hand):
            return Draft(), [Ahead(self._observation)]
        return draft, positions

    def heading(self) -> list[str]:
        """The round, and what is left to do in this turn."""
        texts, prepared = self._texts, yes(bool(self._draft.prepared))
        left = (
            texts("panel-actions", actions=self._actions(), prepared=prepared),
            declaring(self._draft.prepared, self._after, texts),
        )
        return [texts("panel-heading", round=self._public.round), *self._never_asked(), *left]

    def _never_asked(self) -> Iterator[str]:
        """That nobody asks the holder of Save Face (HO3.4), and the menu that changes it."""
        texts, private = self._texts, self._observation.private
        if self._draft.prepared or private is None or private.standing is not Standing.REFUSE:
            return
        if reckoning.save_face_card(texts.content, private.hand):
            yield texts("panel-never-asked", menu=texts("select-standing"))

    def _actions(self) -> int:
        """The card actions that are left after what is prepared (HO2.2)."""
        prompt = self._after.observation.prompt
        return prompt.actions if isinstance(prompt, AskTurn) else 0

    def controls(self) -> Iterator[Block]:
        """What is prepared, and all controls, from top to bottom."""
        texts, draft = self._texts, self._draft
        if draft.prepared:
            deeds = "\n".join(f"{at}. {deed}" for at, deed in enumerate(self._prepared_deeds(), 1))
            yield Text(texts("panel-prepared", deeds=deeds, suggested=yes(draft.suggested)))
        if draft.card:
            yield from self._card(draft.card)
        if self._after.moves and not self._after.drawn:
            yield from self._choices(self._after.moves)
        if not draft.prepared:
            now = self._moves.hand.private.standing
            standing = [Option(texts.term(one), one.value, chosen=one is now) for one in Standing]
            yield self._select("select-standing", "standing", standing)
        yield self._turn()

    def _prepared_deeds(self) -> Iterator[str]:
        """What is prepared, each deed as it will be after those before it."""
        prepared, texts = self._draft.prepared, self._texts
        positions, end = course(self._observation, prepared), self._after.observation.public
        for (position, following), command in zip(pairwise(positions), prepared, strict=True):
            assert position.moves is not None, "all that is prepared can be"
            hand, after = position.moves.hand, following.observation.public
            told = whole_stakes(command, hand, end, texts), victory_spent(hand, after, texts)
            staked = "; ".join(filter(None, (*told, *rivals_victories(hand, after, texts))))
            yield described(command, hand, texts) + (f" – {staked}" if staked else "")

    def _place(self, place: Place) -> str:
        return self._texts.place(place, self._seat)

    # ---- controls ------------------------------------------------------------------------------------------

    def _select(
        self, key: str, verb: str, options: Sequence[Option], argument: str = "", **given: str
    ) -> Select:
        return Select(self._texts(key, **given), verb, tuple(options[:MAX_OPTIONS]), argument)

    def _choices(self, moves: Moves) -> Iterator[Select]:
        """What can be prepared next: a card with its house or by itself, a discard, a declaration."""
        texts = self._texts
        held = list(dict.fromkeys(texts.in_order(moves.hand.cards)))
        if held and moves.hand.prompt.actions:
            cards = [option for card in held for option in self._plays(moves, card)]
            if cards:
                yield self._select("select-card", "focus", cards)
            discards = [Option(texts.card(card), card) for card in held]
            yield self._select("select-discard", "discard", discards)
        declarations = [
            Option(
                described(command, moves.hand, texts), str(number), stakes(command, moves.hand, texts) or None
            )
            for number, command in enumerate(moves.declarations())
        ]
        if declarations:
            yield self._select("select-declaration", "declare", declarations)

    def _plays(self, moves: Moves, card: CardKey) -> Iterator[Option]:
        """A card with each house that it may be laid into, the own ones first; one with targets alone."""
        texts, laid = self._texts, self._laid(moves, card)
        for place in laid:
            label = texts("option-lay", card=texts.card(card), place=self._place(place))
            ends = ending(commands.Lay(card, place), moves.hand, texts)
            yield Option(label, f"{card}@{value_of(place)}", ends or texts.effect(card))
        if not laid and (moves.plays(card) or moves.thefts(card)):
            yield Option(texts.card(card), card, texts.effect(card), card == self._draft.card)

    def _laid(self, moves: Moves, card: CardKey) -> list[Place]:
        """The houses that a card may be laid into, the own ones first."""
        places = (play.place for play in moves.plays(card) if isinstance(play, commands.Lay))
        return sorted(places, key=lambda place: place.seat != self._seat)

    def _card(self, card: CardKey) -> Iterator[Control]:
        """Whom or what the card that was chosen is meant for."""
        if self._moves.hand.kind(card) in THIEVES:
            yield from self._thief(card)
        plays = self._moves.plays(card)
        if kills := [play for play in plays if isinstance(play, commands.Assassinate)]:
            met = ((one, odds(one, self._moves.hand, self._texts)) for one in kills)
            targets = [self._house(one.target, False, chances) for one, chances in met]
            yield self._select("select-target", "target", targets)
        if duels := [play for play in plays if isinstance(play, commands.Dishonor)]:
            told = ((one, against_victim(one, self._moves.hand, self._texts) or None) for one in duels)
            victims = [Option(self._texts.player(one.victim), str(one.victim), known) for one, known in told]
            yield self._select("select-victim", "victim", victims)

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

    def _turn(self) -> Buttons:
        texts, draft = self._texts, self._draft
        buttons = []
        if draft.prepared and not draft.needs_target:
            buttons.append(Button(texts("button-confirm"), "confirm", style="success", emoji="▶️"))
        buttons.append(Button(texts("button-suggest"), "suggest", emoji="💡"))
        if self._after.takes(commands.Draw()):
            buttons.append(Button(texts("button-draw"), "draw", style="primary"))
        if draft != Draft() or self._prompt.may_take_back:
            buttons.append(Button(texts("button-back"), "back", emoji="↩️"))
        if self._after.takes(commands.EndTurn()):
            buttons.append(Button(texts("button-end"), "end", style="danger"))
        return Buttons(tuple(buttons))

    # ---- presses -------------------------------------------------------------------------------------------

    def press(self, press: Press) -> Answer | None:
        """The command to play, the changed draft, or a refusal; None for what is not on offer."""
        if press == GO_ON:
            following = GAME.advise(self._observation)
            unasked = goes_unasked(following, self._texts.content)
            return Play(following, again=GO_ON) if unasked else self._suggested()
        if press.verb == "suggest":
            return self._suggested()
        if press.verb == "confirm":
            return self._confirmed()
        meant = self._meant(press)
        match meant:
            case None:
                return None
            case str():
                return Refuse(self._texts(meant))
            case Draft():
                return Redraft(to_builtins(meant))
            case commands.TakeBack() | commands.SetStanding():
                return self._problem(meant) or Play(meant)
        return self._prepared(meant)

    def _suggested(self) -> Answer:
        """The suggestion to look at; with nothing left to do, the turn ends at once."""
        *queue, deed = suggested(self._observation)
        if isinstance(deed, commands.EndTurn) and not queue and not self._prompt.actions:
            return Play(deed)
        is_whole = isinstance(deed, commands.EndTurn)
        return Redraft(to_builtins(Draft(deed=deed, queue=tuple(queue), suggested=not is_whole)))

    def _confirmed(self) -> Answer:
        """All that is prepared, one after the other."""
        draft = self._draft
        if draft.needs_target or not draft.prepared:
            return Refuse(self._texts("refuse-no-target" if draft.card else "refuse-nothing-prepared"))
        first, *others = draft.prepared
        return Play(first, tuple(others), GO_ON if draft.suggested else None)

    def _prepared(self, command: AnyCommand) -> Answer:
        """One more thing is prepared; done at once if it is a draw, or an end that costs nothing."""
        draft, alone = self._draft, not self._draft.prepared
        is_changed = isinstance(command, commands.Steal) and draft.card == command.card
        queue = draft.queue if is_changed else draft.prepared
        before = ahead(self._observation, queue)
        if before is None or not before.takes(command):
            return self._problem(command) or Refuse(self._texts("refuse-not-after"))
        actions = before.moves.hand.prompt.actions if before.moves else 0
        if isinstance(command, commands.EndTurn) and not actions:
            first, *others = (*queue, command)
            return Play(first, tuple(others))
        if alone and isinstance(command, commands.Draw):
            return Play(command)
        looked_at = (draft.card, draft.source) if is_changed else (None, None)
        return Redraft(to_builtins(Draft(*looked_at, command, queue)))

    def _problem(self, command: AnyCommand) -> Refuse | None:
        problem = self._moves.problem(command)
        return Refuse(self._texts.refusal(problem)) if problem else None

    def _meant(self, press: Press) -> AnyCommand | Draft | str | None:
        """A command, a draft with something else to look at, or the id of a refusal."""
        chosen = press.values[0] if len(press.values) == 1 else ""
        match press.verb:
            case "draw":
                return commands.Draw()
            case "back" if self._draft.needs_target:
                return Draft(queue=self._draft.queue)
            case "back" if self._draft.prepared:
                return Draft(queue=self._draft.prepared[:-1])
            case "back":
                return commands.TakeBack()
            case "end":
                return commands.EndTurn()
            case "standing" if chosen in list(Standing):
                return commands.SetStanding(Standing(chosen))
            case "declare":
                moves = self._after.moves
                found = moves.declarations() if moves else []
                return {str(number): command for number, command in enumerate(found)}.get(chosen)
            case "focus" | "discard":
                return self._chosen_card(press.verb, chosen or self._draft.card or "")
            case "put" | "target" | "victim" | "source" | "loot":
                card = self._draft.card
                return self._with_card(card, press, chosen) if card else "refuse-no-card"
            case "whither":
                return self._sent(press.argument, chosen)
        return None

    def _chosen_card(self, verb: str, chosen: str) -> AnyCommand | Draft | str | None:
        """A card of the hand: discarded, laid into the house that is named, or looked at for its targets."""
        name, _, house = chosen.partition("@")
        card, place, moves = CardKey(name), self._place_of(house), self._after.moves or self._moves
        if card not in moves.hand.cards or (house and place is None):
            return None
        if verb == "discard":
            return commands.Discard(card)
        if place or not (laid := self._laid(moves, card)):
            return commands.Lay(card, place) if place else self._looked_at(card)
        return commands.Lay(card, laid[0])  # controls of earlier versions named no house

    def _looked_at(self, card: CardKey) -> Draft | str:
        """The draft with a card that needs a target, unless what is prepared leaves nothing for it to do.

        Without targets to choose from, the panel could neither be confirmed nor say why.
        """
        after, prepared = self._after, self._draft.prepared
        able = after.moves and not after.drawn and (after.moves.plays(card) or after.moves.thefts(card))
        return "refuse-not-after" if prepared and not able else Draft(card, queue=prepared)

    def _with_card(self, card: CardKey, press: Press, chosen: str) -> AnyCommand | Draft | str | None:
        """What a press on a control of the card that is looked at means."""
        place = self._place_of(press.argument if press.verb == "put" else chosen)
        steals = self._moves.hand.kind(card) in THIEVES
        match press.verb:
            case "put" if place:
                return commands.Lay(card, place)
            case "target" if place:
                return commands.Assassinate(card, place)
            case "victim" if chosen in map(str, all_seats(self._public.seats)):
                return commands.Dishonor(card, Seat(int(chosen)))
            case "source" if place and steals:
                return Draft(card, place, self._draft.deed, self._draft.queue)
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
