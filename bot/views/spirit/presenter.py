"""The presenter of Samurai Spirit: the position as a picture, the questions, and the hint."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Any, ClassVar

import msgspec

from bot.views.controls import option, select, selects
from bot.views.glossary import capitalized
from bot.views.message import (
    Answer,
    Block,
    Button,
    Buttons,
    Message,
    Picture,
    Play,
    Press,
    Select,
    Style,
    Sure,
    Text,
)
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from bot.views.spirit.outlook import Outlook
from bot.views.spirit.position import Position
from bot.views.spirit.recap import losses, recap
from bot.views.spirit.texts import SIGNS, SpiritTexts
from bot.views.texts import Texts
from bot.views.title_texts import KEPT, term_key, yes
from renderer.cache import ByteCache
from renderer.spirit import Board as BoardPicture
from renderer.spirit import Labels, Shape
from renderer.spirit.changes import changes
from renderer.spirit.summary import Summary
from rules.core import codec
from rules.core.model import Command, Prompt, Seat
from rules.spirit import commands, prompts
from rules.spirit.advice import advise
from rules.spirit.commands import AnyCommand
from rules.spirit.content import Difficulty, Effect, Name, Penalty, content
from rules.spirit.errors import LOSSES
from rules.spirit.events import AnyEvent, BeastAwoke, MatchEnded, SamuraiDied, TokensReturned, TurnBegan
from rules.spirit.prompts import Place
from rules.spirit.state import Observation, Phase

ACCENTS = {1: 0xE3B23A, 2: 0xD9773A, 3: 0xA8321F}
"""The three evenings grow redder."""

SURE = "sure"
"""Argument of the button that gives an answer which was asked for once more."""

LETTERS = "ABC"
"""They tell equal raiders apart."""

HINT = "counsel"
"""Verb of the button that plays the hint; buttons have been posted with it, and still work."""

_HINTS: ByteCache[AnyCommand] = ByteCache(2**20)
"""By the JSON of the position: what a question hints at is not searched again when it is pressed."""


class SpiritPresenter(Presenter[Observation]):
    """Texts, pictures and controls. Nothing is secret between those who defend the village (SS1.3)."""

    title = "spirit"
    public_prompts = (Prompt,)
    untold = (TurnBegan,)
    told_at_the_end = (MatchEnded,)
    summary = Summary
    cooperative = True
    placed_terms = ("name",)
    styles: ClassVar[Mapping[type[Command], Style]] = {
        commands.TakeSamurai: "primary",
        commands.UseTokens: "primary",
        commands.IgnorePenalty: "success",
        commands.Fight: "primary",
        commands.Pass: "danger",
        commands.FightAgain: "primary",
        commands.Defend: "success",
        commands.DiscardRaider: "success",
        commands.UseKiai: "success",
        commands.HealWound: "success",
        commands.DiscardNewest: "success",
        commands.OrderRaiders: "primary",
    }
    _texts: SpiritTexts

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._public = view.observation.public
        self._texts = SpiritTexts(view.texts, view.names, self._public)
        self._outlook = Outlook(view.observation, self._texts)
        self._position = Position(view.observation, self._texts, self._outlook)

    @classmethod
    def vocabulary(cls, texts: Texts) -> SpiritTexts:
        return SpiritTexts(texts)

    @classmethod
    def labels(cls, texts: Texts) -> Labels:
        return labels(texts)

    def stage_heading(self, events: Sequence[AnyEvent]) -> str:
        """The heading; of several turns in one stage the first and the last."""
        turns = [event.turn for event in events if isinstance(event, TurnBegan)]
        return self.heading(turns[0] if turns else None)

    def heading(self, first: int | None = None) -> str:
        """The round, and whose turn it is or what the match is at; `first` is the first of several turns."""
        public, texts = self._public, self._texts
        match public.phase:
            case Phase.SETUP:
                return texts("stage-setup")
            case Phase.ROUND:
                board, turn = public.boards[public.turn.place], public.turn.number
                return texts(
                    "stage-turn",
                    round=public.round,
                    turn=turn,
                    first=first or turn,
                    several=yes(first not in (None, turn)),
                    player=texts.player(board.seat),
                    samurai=texts.term(board.name),
                )
            case Phase.ROUND_END:
                return texts("stage-round-end", round=public.round)
            case Phase.OVER:
                return texts("stage-over")

    def stage_story(self, events: Sequence[AnyEvent]) -> list[str]:
        """The story; where one samurai has several turns alone, each with its number."""
        events = [event for event in events if not self._is_used_up(event)]
        self._texts.at_once = True
        awoken = {event.place for event in events if isinstance(event, BeastAwoke)}
        self._texts.beasts = {at for at, board in enumerate(self._public.boards) if board.beast} - awoken
        turns = [event.place for event in events if isinstance(event, TurnBegan)]
        alone = len(turns) > 1 and len(set(turns)) == 1
        story = self.story(events) if alone else super().stage_story(events)
        over = any(isinstance(event, SamuraiDied | MatchEnded) for event in events)
        return story if over else [*story, *self._outlook.warnings()]

    def _is_used_up(self, event: AnyEvent) -> bool:
        """Whether only tokens of absent samurai leave the game: all know that they serve once (SS1.4)."""
        present = {board.name for board in self._public.boards}
        return isinstance(event, TokensReturned) and present.isdisjoint(event.tokens)

    def epilogue(self, events: Sequence[AnyEvent]) -> tuple[Block, ...]:
        """Who fell (SS3), or the sum of a victory (SS6), and the village as it was saved or lost."""
        telling = [
            event
            for event in events
            if isinstance(event, SamuraiDied) or (isinstance(event, MatchEnded) and event.outcome.winners)
        ]
        fallen = [event for event in telling if isinstance(event, SamuraiDied)]
        return (*(Text(line) for line in self.story(telling)), *self.pictures(fallen))

    def recap(self, events: Sequence[AnyEvent], viewer: Seat | None = None) -> list[str]:
        """What the village has lost and stopped, and how the match ended."""
        return [*recap(self._public, events, self._texts), *filter(None, [self.verdict()])]

    def changed(self, events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        return losses(events)

    def verdict(self) -> str:
        public, texts = self._public, self._texts
        if public.outcome is None:
            return ""
        if not public.outcome.winners:
            return texts(
                "ended-lost", round=public.round, reason=texts.variant("outcome", public.outcome.reason)
            )
        pluses = content().levels[public.options.difficulty].pluses
        return texts("ended-won", score=f"{public.outcome.scores[0]}{'+' * pluses}")

    def accent(self) -> int:
        return ACCENTS[self._public.round]

    def board(self, look: Look = USUAL_LOOK) -> Message:
        return Message((self._table((), look.shape),))

    def pictures(self, events: Sequence[AnyEvent]) -> tuple[Picture]:
        """The table, the same for everybody."""
        return (self._table(events),)

    def _table(self, events: Sequence[AnyEvent], shape: str | None = None) -> Picture:
        """The table in words and as a picture, in the table's shape if none is wanted."""
        seen, names = msgspec.structs.replace(self._observation, viewer=None), self._texts.names
        formed = Shape(shape or self.view.shape or Shape.PORTRAIT)
        drawing = BoardPicture(seen, labels(self.view.texts), tuple(events), names, shape=formed)
        return Picture(drawing, self._position.alt(self.heading(), changes(events).fallen))

    def standings(self) -> list[str]:
        return self._position.standings()

    def terms_here(self) -> Iterator[str]:
        """The samurai who defend the village."""
        yield from (term_key(board.name) for board in self._public.boards)

    def hand(self) -> Message:
        """What the viewer's samurai can do: nothing in this game is held in secret."""
        texts, viewer = self._texts, self._observation.viewer
        mine = [board.name for board in self._public.boards if board.seat == viewer]
        lines = [texts("hand-heading"), *map(texts.samurai, mine)] if mine else [texts("hand-none")]
        return Message((Text("\n".join((*lines, *self._position.piles()))),))

    # ---- questions -----------------------------------------------------------------------------------------

    def ask(self, prompt: Prompt) -> Message:
        """The question, below what may lose the match, with the hint as long as the table waits for it.

        Where all is lost already, no answer is better than another.
        """
        message = super().ask(prompt)
        if self._public.asking != prompt:
            return message
        warnings = [Text("\n".join(lines))] if (lines := self._outlook.warnings()) else []
        if self._outlook.lost:
            return replace(message, blocks=(*warnings, *message.blocks))
        label = self._texts("button-counsel", answer=self.label(prompt, self._hint(prompt)))
        question, *controls = message.blocks
        guess, hint = Text(self._texts("guess"), "small"), Buttons((Button(label, HINT),))
        return replace(message, blocks=(*warnings, question, guess, *controls, hint))

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        plain = replace(press, argument=press.argument.removeprefix(SURE))
        hint = press.verb == HINT
        meant = Play(self._hint(prompt)) if hint else super().press(prompt, draft, plain)
        asks = isinstance(meant, Play) and isinstance(meant.command, commands.Pass) and plain == press
        return self._passing(prompt) or meant if asks else meant

    def _passing(self, prompt: Prompt) -> Sure | None:
        """The question back, for a pass that costs something (SS2.5)."""
        assert isinstance(prompt, prompts.AskAction), "only then can a samurai pass"
        if not self._outlook.costs(prompt.place):
            return None
        text = self._texts("pass-sure", outlook=self._outlook.passing(prompt.place))
        return Sure(text, replace(self.button(prompt, commands.Pass()), argument=SURE))

    def _hint(self, prompt: Prompt) -> AnyCommand:
        """What a sensible player would do; everybody sees the same, so anybody may know it."""
        asked = msgspec.structs.replace(self._observation, viewer=prompt.seat)
        position = codec.encode(asked)
        if (known := _HINTS.get(position)) is None:
            known = advise(asked)
            _HINTS.put(position, known, len(position))
        return known

    def question(self, prompt: Prompt) -> str:
        texts = self._texts
        match prompt:
            case prompts.AskSamurai(samurai=samurai):
                cards = "\n".join(map(texts.samurai, samurai))
                return texts.tell(prompt, player=texts.player(prompt.seat), samurai=cards)
            case prompts.AskTokens(tokens=names):
                tokens = (
                    texts("token-of", samurai=texts.term(one), talent=texts.talent(one)) for one in names
                )
                return texts.tell(prompt, tokens="\n".join(tokens))
            case prompts.AskPenalty(place=place, raider=raider):
                return texts.tell(prompt, penalties=self._outlook.suffering(place, raider, now=True))
            case prompts.AskAction(place=place):
                standing = self._position.standing(self._public.boards[place])
                lines = [texts.tell(prompt, support=yes(bool(prompt.supportable))), standing]
                lines += filter(None, [self._outlook.fire(), self._outlook.barred(place)])
                lines.append(texts("option-fight", outlook=self._outlook.fighting(place)))
                lines.append(self._supporting(prompt))
                return "\n".join((*lines, texts("option-pass", outlook=self._outlook.passing(place))))
            case prompts.AskSecondFight(place=place):
                fight = texts("option-fight", outlook=self._outlook.fighting(place))
                lines = [texts.tell(prompt), self._outlook.barred(place), fight, self._outlook.ending(place)]
                return "\n".join(filter(None, lines))
            case prompts.AskFace(place=place, neighbours=neighbours):
                lines = [texts.tell(prompt), self._outlook.barred(place), self._outlook.facing(prompt)]
                return "\n".join(filter(None, (*lines, texts("signs") if neighbours else "")))
            case prompts.AskKiai(place=place, times=times):
                side = self._public.boards[place].side
                lines = [texts.tell(prompt, kiai=side.kiai, effect=texts.kiai(side))]
                lines += [texts("kiai-times", times=times)] if times > 1 else []
                lines += self._outlook.after_kiai(prompt)
                return "\n".join((*lines, texts("signs")) if prompt.effect is Effect.MOVE_NEWEST else lines)
            case prompts.AskOrder():
                lines = []
                for raider, letter in _letters(prompt).items():
                    penalties = texts.penalties(raider) or texts("nothing")
                    said = texts.raider(raider)
                    lines.append(texts("turned-up", letter=letter, raider=said, penalties=penalties))
                return texts.tell(prompt, raiders="\n".join(lines))
        return texts.tell(prompt)

    def _supporting(self, prompt: prompts.AskAction) -> str:
        """What a support brings, whom it saves and where it is of no use; or why none is possible."""
        outlook, place = self._outlook, prompt.place
        if not prompt.supportable:
            return outlook.no_support(place)
        talent = self._texts.talent(self._public.boards[place].name)
        support = self._texts("option-support", talent=talent, slips=outlook.slipping())
        return f"{support}{outlook.useless_support(prompt)}{outlook.saving_support(prompt)}"

    def controls(self, prompt: Prompt) -> Iterable[Block]:
        """Buttons; selects of sets of tokens, and for each samurai who would give something to another."""
        found = self.answers(prompt)
        match prompt:
            case prompts.AskTokens():
                options = [option(command, self.label(prompt, command)) for command in found[1:]]
                placeholders = self._texts("select-tokens"), self._texts("select-more-tokens")
                sets = selects(commands.UseTokens, options, placeholders)
                return (*self.buttons(prompt, found[:1]), *sets)
            case prompts.AskPenalty(may_ignore=True):
                return self.buttons(prompt, (*found[-1:], *found[:-1]))
            case prompts.AskAction():
                return (*self.buttons(prompt, (found[0], found[-1])), *self.buttons(prompt, found[1:-1]))
            case prompts.AskKiai():
                moved = prompt.effect is Effect.MOVE_NEWEST
                pairings = [
                    (self._moves if moved else self._loans)(prompt, giver, [to for _, to in pairs])
                    for giver, pairs in groupby(prompt.pairs, key=lambda pair: pair[0])
                ]
                paired = commands.MoveRaider | commands.LendToken
                others = [command for command in found if not isinstance(command, paired)]
                return (*pairings, *self.buttons(prompt, others))
        return self.buttons(prompt, found)

    def label(self, prompt: Prompt, command: Command, **given: object) -> str:
        """An answer, with what it would do; complete in itself, for the hint repeats it without a select."""
        texts, outlook = self._texts, self._outlook
        match prompt, command:
            case _, commands.TakeSamurai(samurai=samurai):
                return texts.term(samurai)
            case _, commands.UseTokens(tokens=tokens):
                return texts.listed(map(texts.term, tokens)) or texts("button-no-tokens")
            case prompts.AskPenalty(place=place, penalties=penalties), commands.SufferPenalty(first=penalty):
                key = "button-suffer-penalty" if len(penalties) == 1 else "button-suffer-first"
                return texts(key, penalty=outlook.suffering_briefly(place, prompt.raider, penalty))
            case prompts.AskPenalty(place=place, raider=raider), commands.IgnorePenalty():
                if lender := texts.lender(place, content().raiders[raider].ignored_by):
                    return texts("button-ignore-lent", player=lender)
            case prompts.AskDefended(place=place), commands.DiscardDefended(symbol=symbol):
                held = self._public.boards[place].defended[symbol]
                return f"{SIGNS[symbol]} {texts.term(symbol)}: {texts.sign(held)}"
            case prompts.AskSecondFight(place=place), commands.EndTurn():
                if threat := outlook.ending_briefly(place):
                    return texts("button-end-turn-by", penalty=threat)
            case prompts.AskFace(place=place, raider=raider), commands.Confront():
                given = {"outcome": outlook.confronting(place, raider)}
            case prompts.AskFace(raider=raider), commands.Defend():
                held_off = content().raiders[raider].symbol
                given = {"symbol": texts.term(held_off) if held_off else ""}
            case prompts.AskFace(raider=raider), commands.SendRaider(place=place):
                given = {"outcome": outlook.receiving(place, raider)}
            case prompts.AskFace(), commands.BuryRaider() if self._public.stack and self._public.stack[0]:
                return texts("button-bury-raider-seen", raider=texts.sign(self._public.stack[0]))
            case prompts.AskKiai(), commands.UseKiai() if prompt.targets or prompt.pairs:
                return texts("button-only-barricade")  # nobody would be healed or lent anything
            case prompts.AskKiai(plain=True), commands.HealWound(place=place):
                return texts("button-heal-and-build", player=texts.who(place))
            case _, commands.DiscardNewest(place=place):
                given = {**outlook.without_newest(place)}
            case _, commands.MoveRaider(source=source, target=target):
                return f"{texts.sign(outlook.newest(source))}: {texts.who(source)} → {texts.who(target)}"
            case _, commands.LendToken(giver=giver, receiver=receiver):
                return f"{texts.who(giver)} → {texts.who(receiver)}"
            case prompts.AskOrder(), commands.OrderRaiders(raiders=raiders):
                letters = _letters(prompt)
                return " → ".join(f"{letters[one]} {texts.sign(one)}" for one in raiders)
        return super().label(prompt, command, **given)

    def style(self, prompt: Prompt, command: Command) -> Style:
        """What loses the match is red; who confronts sees red for too much, green for a kiai."""
        if isinstance(prompt, prompts.AskPenalty) and isinstance(command, commands.SufferPenalty):
            return "danger" if self._outlook.loses(prompt.place, prompt.raider) else "secondary"
        if isinstance(prompt, prompts.AskSecondFight) and isinstance(command, commands.EndTurn):
            return "danger" if self._outlook.ending_loses(prompt.place) else "secondary"
        if isinstance(prompt, prompts.AskFace) and isinstance(command, commands.Confront):
            return self._outlook.promise(prompt.place, prompt.raider)
        if isinstance(prompt, prompts.AskFace) and isinstance(command, commands.Defend):
            lost = self._outlook.ending_loses(prompt.place)
            return "danger" if lost else super().style(prompt, command)
        if isinstance(prompt, prompts.AskFace) and isinstance(command, commands.SendRaider):
            return "danger" if self._outlook.receiving_loses(command.place, prompt.raider) else "secondary"
        return super().style(prompt, command)

    def _moves(self, prompt: Prompt, source: Place, targets: Sequence[Place]) -> Select:
        raider, options = self._outlook.newest(source), []
        for target in targets:
            command, outcome = commands.MoveRaider(source, target), self._outlook.receiving(target, raider)
            options.append(option(command, self.label(prompt, command), outcome))
        player, left = self._texts.who(source), self._outlook.without_newest(source)
        return select(commands.MoveRaider, options, self._texts("select-move", player=player, **left), source)

    def _loans(self, prompt: Prompt, giver: Place, receivers: Sequence[Place]) -> Select:
        loans = [commands.LendToken(giver, receiver) for receiver in receivers]
        options = [
            option(loan, self.label(prompt, loan), self._outlook.useless_loan(giver, loan.receiver))
            for loan in loans
        ]
        talent = self._texts.talent(self._public.boards[giver].name)
        placeholder = self._texts("select-lend", player=self._texts.who(giver), talent=talent)
        return select(commands.LendToken, options, placeholder, giver)


def _letters(prompt: prompts.AskOrder) -> dict[str, str]:
    return dict(zip(prompt.raiders, LETTERS, strict=False))


@lru_cache(KEPT)
def labels(texts: Texts) -> Labels:
    """All words that a picture may need, in one language."""
    said = SpiritTexts(texts)
    return said.labels(
        Labels,
        names=said.terms(Name),
        talents={name: said.talent(name) for name in Name},
        penalties=said.terms(Penalty),
        difficulties=said.terms(Difficulty),
        rounds=tuple(said("label-round", round=number) for number in (1, 2, 3)),
        losses={reason: capitalized(said.variant("outcome", reason)) for reason in LOSSES},
    )


PRESENTER = SpiritPresenter
