"""The presenter of Honor of the Samurai: the table and a hand in words and pictures, and the questions."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, ClassVar

from msgspec.structs import replace

from bot.views.glossary import Term
from bot.views.honor.outlook import prospect
from bot.views.honor.recap import recap
from bot.views.honor.stakes import after_answer, match_points, rivals, saved_or_not
from bot.views.honor.texts import HonorTexts, card_term, signed, valid
from bot.views.honor.turn import TurnPanel
from bot.views.message import Answer, Block, Button, Buttons, Message, Picture, Press, Refuse, Style, Text
from bot.views.presenter import RECAP_WORDS, USUAL_LOOK, Look, Presenter, View
from bot.views.texts import Texts
from bot.views.title_texts import KEPT, yes
from renderer.honor import Battle, Board, Hand, Labels, Shape
from renderer.honor.summary import Summary
from rules.core.model import Command, Outcome, Prompt, Seat, all_seats
from rules.honor import reckoning
from rules.honor.commands import LetBe, LoseHonor, RazeCastle, SaveFace, Seppuku, TakeCastle
from rules.honor.content import content
from rules.honor.deck import CardKey, Deck, Kind
from rules.honor.events import (
    AnyEvent,
    BattleFought,
    FaceAsked,
    FaceNotSaved,
    FaceSaved,
    MatchEnded,
    TurnBegan,
    TurnEnded,
)
from rules.honor.moves import Moves
from rules.honor.prompts import AskCastle, AskDishonor, AskSaveFace, AskTurn, HouseName
from rules.honor.state import Observation, Player, Private, Standing

ACCENTS = (0xC8402A, 0x2B5FA6, 0xF2C744, 0x8CCAD6, 0x431D50, 0x5F8A3A)
"""The clans' colours, by the seat whose turn it is."""


class HonorPresenter(Presenter[Observation]):
    """Texts, pictures and controls of Honor of the Samurai.

    A turn is played in the private panel, for its controls name the cards of the hand; what rests on open
    cards alone is asked in public.
    """

    title = "honor"
    public_prompts = (AskDishonor, AskCastle)
    styles: ClassVar[Mapping[type[Command], Style]] = {
        LoseHonor: "primary",
        Seppuku: "danger",
        TakeCastle: "primary",
    }
    verbs: ClassVar[Mapping[type[Command], str]] = {
        LoseHonor: "lose",
        Seppuku: "seppuku",
        TakeCastle: "take",
        RazeCastle: "raze",
        SaveFace: "save",
        LetBe: "let",
    }
    untold = (TurnBegan, TurnEnded)
    told_at_the_end = (MatchEnded,)
    summary = Summary
    placed_terms = ("card",)
    _texts: HonorTexts

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._public = view.observation.public
        self._texts = HonorTexts(view.texts, view.names, self._public.deck)
        self._labels = labels(view.texts, self._public.deck)

    @classmethod
    def vocabulary(cls, texts: Texts) -> HonorTexts:
        return HonorTexts(texts)

    @classmethod
    def labels(cls, texts: Texts) -> Labels:
        return labels(texts)

    def heading(self) -> str:
        """The round and whose turn it is."""
        public, texts = self._public, self._texts
        if public.outcome:
            return texts("heading-over")
        if not public.round:
            return texts("heading-setup")
        return texts("heading", round=public.round, player=texts.player(public.turn))

    def stage_story(self, events: Sequence[AnyEvent]) -> list[str]:
        """What happened, and who is about to win after it."""
        return [*super().stage_story(events), *match_points(self._public, self._texts)]

    def recap(self, events: Sequence[AnyEvent], viewer: Seat | None = None) -> list[str]:
        """How honor has changed, who turned on whom, and who serves whom."""
        return recap(self._public, valid(events), self._texts, RECAP_WORDS, viewer)

    def changed(self, events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        return events

    def epilogue(self, events: Sequence[AnyEvent]) -> tuple[Block, ...]:
        """What decided (HO7.1), and the table at the end."""
        outcome = self._public.outcome
        return (*([Text(self._decided(outcome))] if outcome else []), self._table(()))

    def _decided(self, outcome: Outcome) -> str:
        """Who has reached the goal, or what counted when nobody had (HO2.1, HO7.1)."""
        texts = self._texts
        if outcome.reason != "honor":
            return texts.variant("outcome", outcome.reason)
        [winner] = outcome.winners
        goal = texts.content.figures.goal[self._public.length]
        return texts("outcome-reached", player=texts.player(winner), honor=outcome.scores[winner], goal=goal)

    def accent(self) -> int:
        return ACCENTS[self._public.turn]

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return Message((self._table((), look.shape),))

    def pictures(self, events: Sequence[AnyEvent]) -> Iterator[Picture]:
        """The table, and the dice of the battles."""
        texts = self._texts
        yield self._table(events)
        for event in events:
            if isinstance(event, BattleFought):
                alt = " ".join(texts.story([event])).replace("**", "")
                yield Picture(Battle(event, self._labels, texts.names), alt)

    def _table(self, events: Sequence[AnyEvent], shape: str | None = None) -> Picture:
        """The table as everybody may see it, for any viewer; in the table's shape if none is wanted."""
        texts, seen = self._texts, replace(self._observation, viewer=None, private=None)
        described = "\n".join(line.removeprefix("- ") for line in self.standings()).replace("**", "")
        players = "\n".join(map(self._short, all_seats(self._public.seats)))
        points = match_points(self._public, self._texts)
        without_cards = "\n".join((self._office(), *points, players)).replace("**", "")
        formed = Shape(shape or self.view.shape or Shape.PORTRAIT)
        table = Board(seen, self._labels, tuple(valid(events)), texts.names, shape=formed)
        return Picture(table, described, (without_cards, players))

    def standings(self) -> list[str]:
        """The middle of the table, then a line for each player."""
        public, texts = self._public, self._texts
        top = texts.card(public.discards[-1]) if public.discards else texts("nothing")
        return [
            self._office(),
            texts("status-piles", draw=public.draw_pile, discards=len(public.discards), top=top),
            *match_points(public, texts, self._observation.viewer),
            *(f"- **{texts.player(seat)}** – {self._standing(seat)}" for seat in all_seats(public.seats)),
        ]

    def _office(self) -> str:
        """The Shogun card with its holder."""
        public, texts = self._public, self._texts
        office = content(public.deck).shogun_honor[public.seats]
        holder = texts("shogun-free") if public.shogun is None else texts.player(public.shogun)
        return texts("status-shogun", honor=office, holder=holder)

    def hand(self) -> Message:
        private, texts = self._observation.private, self._texts
        if private is None or self._observation.viewer is None:
            return Message((Text(texts("hand-none")),))
        lines = [self._standing(self._observation.viewer), *self._hand_lines(private)]
        return Message((Text("\n".join(lines), keep="end"), self._hand(private)))

    def glossary(self) -> Sequence[Term]:
        return _glossary(self.view.texts, self._public.deck)

    def terms_here(self) -> Iterator[str]:
        """The viewer's hand, then the cards on the table."""
        private, public = self._observation.private, self._public
        held = self._texts.in_order(private.hand) if private else ()
        laid = (
            card
            for player in public.players
            for card in (player.daimyo, *player.daimyo_house, *player.samurai_house)
        )
        yield from (card_term(card) for card in (*held, *laid, *public.discards[-1:]) if card)

    def _standing(self, seat: Seat) -> str:
        """One player's figures and both houses."""
        public, texts = self._public, self._texts
        printed, player = content(public.deck), public.players[seat]
        figures = texts(
            "standing",
            honor=signed(player.honor),
            gain=reckoning.income(printed, public.players, public.shogun, seat).gained,
            over=yes(reckoning.is_decided(printed, public)),
            ki=reckoning.ki(printed, player),
            attack=reckoning.strength(printed, public.players, seat, defending=False),
            defence=reckoning.strength(printed, public.players, seat, defending=True),
            hand=player.hand,
        )
        samurai = texts("samurai-house", cards=texts.cards(player.samurai_house))
        if player.daimyo:
            own, cards = texts.card(player.daimyo), texts.cards(player.daimyo_house)
            return f"{figures} {texts('daimyo-house', daimyo=own, cards=cards)} {samurai}"
        return f"{figures} {self._without_daimyo(player)} {samurai}"

    def _without_daimyo(self, player: Player) -> str:
        """A ronin, or whom the samurai serves."""
        if player.serves is None:
            return self._texts("is-ronin")
        key = "serves-leaving" if player.leaving else "serves"
        return self._texts(key, ally=self._texts.player(player.serves))

    def _short(self, seat: Seat) -> str:
        """One player's figures without the cards of the houses, and the lord."""
        printed, player = content(self._public.deck), self._public.players[seat]
        figures = self._texts(
            "alt-player",
            player=self._texts.player(seat),
            honor=signed(player.honor),
            gain=reckoning.income(printed, self._public.players, self._public.shogun, seat).gained,
            over=yes(reckoning.is_decided(printed, self._public)),
            ki=reckoning.ki(printed, player),
            attack=reckoning.strength(printed, self._public.players, seat, defending=False),
            defence=reckoning.strength(printed, self._public.players, seat, defending=True),
            hand=player.hand,
            daimyo=len(player.house(HouseName.DAIMYO)),
            samurai=len(player.house(HouseName.SAMURAI)),
        )
        return figures if player.daimyo else f"{figures} {self._without_daimyo(player)}"

    def _hand(self, private: Private) -> Picture:
        """The viewer's cards, big. For the viewer's eyes only."""
        texts, hand = self._texts, self._texts.in_order(private.hand)
        drawn = tuple((texts.card(card), texts.effect(card)) for card in hand)
        seen = replace(self._observation, private=replace(private, hand=hand))
        return Picture(Hand(seen, drawn, self._labels), texts("alt-hand", cards=texts.cards(hand)))

    def _hand_lines(self, private: Private) -> list[str]:
        """The viewer's cards with their effects and, in the player's own turn, what each would do now."""
        texts, prompt = self._texts, self._observation.prompt
        moves = Moves(self._observation, prompt) if isinstance(prompt, AskTurn) and prompt.actions else None
        lines = [texts("hand-heading", count=len(private.hand))]
        for card in dict.fromkeys(texts.in_order(private.hand)):
            copies = private.hand.count(card)
            name = f"{copies} × **{texts.card(card)}**" if copies > 1 else f"**{texts.card(card)}**"
            note = prospect(moves, card, texts) if moves else ""
            if texts.content.cards[card].kind is Kind.SAVE_FACE:
                note = texts("save-face-held", never=yes(private.standing is Standing.REFUSE))
            lines.append(f"- {name}: {texts.effect(card)} {note}".rstrip())
        return lines

    # ---- questions -----------------------------------------------------------------------------------------

    def ask(self, prompt: Prompt) -> Message:
        texts = self._texts
        match prompt:
            case AskTurn():
                return Message((Text(texts.tell(prompt)),), ping=(prompt.seat,))
            case AskSaveFace(victim=victim):
                return Message((Text(texts("face-asked", victim=texts.player(victim))),))
        return super().ask(prompt)

    def question(self, prompt: Prompt) -> str:
        texts = self._texts
        match prompt:
            case AskDishonor():
                return "\n".join((self._dishonored(prompt), *self._borne(prompt)))
            case AskCastle(castle=castle, own=own):
                told = [texts.tell(prompt, values=texts.values(castle))]
                if own:
                    told.append(texts("ask-castle-own", castle=texts.card(own), values=texts.values(own)))
                elif self._public.shogun != prompt.seat:
                    told.append(texts("ask-castle-exposed"))
                return " ".join(told)
        return super().question(prompt)

    def _dishonored(self, prompt: AskDishonor) -> str:
        texts, saver = self._texts, prompt.saved_by
        if saver is None:
            served = self._public.players[prompt.seat].serves == prompt.by
            ends = [texts("ask-dishonor-ends", by=texts.player(prompt.by))] if served else []
            return " ".join((texts.tell(prompt), *ends))
        own = saver == prompt.seat
        key, named = "ask-dishonor-saved-own" if own else "ask-dishonor-saved", texts.player(saver)
        return f"{texts.tell(prompt)} {texts(key) if own else texts(key, saver=named)}"

    def _borne(self, prompt: AskDishonor) -> Iterator[str]:
        """What would fall with each answer, and what is left then (HO3.3)."""
        texts, player, players = self._texts, self._public.players[prompt.seat], self._public.players
        is_shogun, ally = self._public.shogun == prompt.seat, reckoning.servant(players, prompt.seat)
        servant = "" if ally is None else texts.player(ally)
        left = partial(after_answer, self._observation, prompt, texts=texts)
        yield f"{texts('ask-dishonor-honor', loss=prompt.loss)} {left(LoseHonor())}"
        for house in prompt.houses:
            led = (player.daimyo,) if player.daimyo and house is HouseName.DAIMYO else ()
            fallen = (*led, *player.house(house))
            given = {"shogun": yes(is_shogun), "ally": yes(ally is not None), "empty": yes(not fallen)}
            cards = texts.cards(fallen)
            told = texts.variant("ask-dishonor", house, cards=cards, servant=servant, **given)
            yield f"{told} {left(Seppuku(house))}"

    def label(self, prompt: Prompt, command: Command, **given: object) -> str:
        match prompt, command:
            case AskDishonor(loss=loss), LoseHonor():
                left = self._public.players[prompt.seat].honor - loss
                return super().label(prompt, command, loss=loss, honor=signed(left))
            case _, Seppuku(house=house):
                return self._texts.variant("button-seppuku", house)
            case _, LetBe(standing=standing):
                return self._texts.variant("button-let", standing)
        return super().label(prompt, command)

    def panel(self, prompt: Prompt, draft: dict[str, Any]) -> Message:
        match prompt:
            case AskTurn():
                return self._turn_panel(prompt, draft)
            case AskSaveFace():
                return self._save_face(prompt)
            case _:
                return super().panel(prompt, draft)

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        if isinstance(prompt, AskTurn):
            return self._turn(prompt, draft).press(press) or self.refused()
        held = not isinstance(prompt, AskSaveFace) or SaveFace() in self.answers(prompt)
        if press.verb == self.verbs[SaveFace] and not held:
            return Refuse(self._texts("panel-face-not-held"))
        return super().press(prompt, draft, press)

    def settled_panel(
        self, prompt: Prompt, events: Sequence[AnyEvent] = (), answer: Command | None = None
    ) -> tuple[Block, ...]:
        """One line: what the player did in the turn, or which face, their answer, and who saved it."""
        texts = self._texts
        if isinstance(prompt, AskSaveFace):
            told = [texts("kept-save-face", victim=texts.player(prompt.victim))]
            if answer:
                told.append(texts("kept-answer", answer=self.label(prompt, answer)))
            return (Text(" ".join((*told, *texts.story(_answers(prompt, events))))),)
        deeds = texts.did(events, prompt.seat)
        return (Text(texts("kept-turn", round=self._public.round, deeds=deeds)),)

    def _turn_panel(self, prompt: AskTurn, draft: dict[str, Any]) -> Message:
        """The player's figures and hand, what is prepared, and the controls."""
        private, turn = self._observation.private, self._turn(prompt, draft)
        assert private is not None, "only a seat has a turn"
        above = Text("\n".join((*turn.heading(), *self._table_now(prompt.seat))))
        held = Text("\n".join(self._hand_lines(private)), keep="end")
        drawn = (self._hand(private),) if private.hand else ()
        return Message((above, held, *drawn, *turn.controls()))

    def _turn(self, prompt: AskTurn, draft: dict[str, Any]) -> TurnPanel:
        return TurnPanel(self._observation, prompt, draft, self._texts)

    def _save_face(self, prompt: AskSaveFace) -> Message:
        """The private question (HO3.4), the same for everybody: three ways to say no, and one to say yes.

        To say yes takes the card; it is not what whoever dishonored or won is led to.
        """
        texts, held = self._texts, SaveFace() in self.answers(prompt)
        own = [texts("ask-face-own")] if prompt.victim == prompt.seat else []
        lines = [
            texts("panel-save-face"),
            " ".join((texts.tell(prompt, f"ask-face-{prompt.cause.value}"), *own)),
            *saved_or_not(self._public, prompt, texts),
            texts("panel-face-held" if held else "panel-face-not-held"),
            *self._table_now(prompt.seat),
        ]
        terms = Text("\n".join((texts("ask-face-terms"), texts("ask-face-standing"))), "small")
        style: Style = "secondary" if prompt.by == prompt.seat else "success"
        save = Button(texts("button-save-face"), self.verbs[SaveFace], style=style, disabled=not held)
        refusals = [self.button(prompt, LetBe(answer)) for answer in Standing]
        return Message((Text("\n".join(lines)), terms, Buttons((save, *refusals))))

    def _table_now(self, seat: Seat) -> list[str]:
        """A seat's own figures and houses, its rivals, and who is about to win."""
        own = self._texts("panel-own", standing=self._standing(seat))
        others = rivals(self._public, seat, self._texts)
        return [own, others, *match_points(self._public, self._texts, seat)]


def _answers(prompt: AskSaveFace, events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
    """Returns what came of the newest question like this one (HO3.4); nothing while it is open."""
    question = FaceAsked(prompt.cause, prompt.by, prompt.victim)
    begun = max((at for at, event in enumerate(events) if event == question), default=len(events))
    return [event for event in events[begun:] if isinstance(event, FaceSaved | FaceNotSaved)][:1]


@lru_cache(KEPT)
def labels(texts: Texts, deck: Deck | None = None) -> Labels:
    """All words that a picture may need, in one language."""
    said = HonorTexts(texts, deck=deck)
    cards = {card: said.card(card) for card in said.content.cards}
    return said.labels(Labels, cards=cards, shogun=said.card(CardKey("shogun")))


@lru_cache(KEPT)
def _glossary(texts: Texts, deck: Deck | None) -> tuple[Term, ...]:
    """What may be asked about where this deck is played."""
    return tuple(HonorTexts(texts, deck=deck).glossary())


PRESENTER = HonorPresenter
