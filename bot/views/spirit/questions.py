"""The questions of set-up (SS1), of one's own turn (SS2), and those that come in and out of turn (SS4)."""

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

from bot.views.controls import button, option, rows, select, selects
from bot.views.message import Block, Button, Buttons, Message, Select, Text
from bot.views.spirit.outlook import Outlook
from bot.views.spirit.texts import SIGNS, SpiritTexts
from rules.spirit import commands, prompts
from rules.spirit.content import Effect, content
from rules.spirit.decisions import choices
from rules.spirit.prompts import AnyPrompt, Place
from rules.spirit.state import Public

LETTERS = "ABC"

TextAndControls: TypeAlias = tuple[str, tuple[Block, ...]]


class Questions:
    """The public questions in one position, with a control for each answer."""

    def __init__(self, public: Public, texts: SpiritTexts) -> None:
        self._public = public
        self._texts = texts
        self._outlook = Outlook(public, texts)

    def ask(self, prompt: AnyPrompt) -> Message:
        """The question, which notifies the prompted seat."""
        match prompt:
            case prompts.AskSamurai():
                text, controls = self._samurai(prompt)
            case prompts.AskTokens():
                text, controls = self._tokens(prompt)
            case prompts.AskPenalty():
                text, controls = self._penalty(prompt)
            case prompts.AskDefended():
                text, controls = self._defended(prompt)
            case prompts.AskAction():
                text, controls = self._action(prompt)
            case prompts.AskSecondFight():
                text, controls = self._second_fight(prompt)
            case prompts.AskFace():
                text, controls = self._face(prompt)
            case prompts.AskKiai():
                text, controls = self._kiai(prompt)
            case prompts.AskOrder():
                text, controls = self._order(prompt)
        return Message((Text(text), *controls), ping=(prompt.seat,))

    # ---- set-up and one's own turn -------------------------------------------------------------------------

    def _samurai(self, prompt: prompts.AskSamurai) -> TextAndControls:
        """A button for each samurai that is left, and one to draw."""
        texts = self._texts
        cards = "\n".join(map(texts.samurai, prompt.samurai))
        take = [button(commands.TakeSamurai(one), texts.term(one), "primary") for one in prompt.samurai]
        draw = button(commands.DrawSamurai(), texts("button-draw-samurai"))
        text = texts.tell(prompt, player=texts.player(prompt.seat), samurai=cards)
        return text, rows([*take, draw])

    def _tokens(self, prompt: prompts.AskTokens) -> TextAndControls:
        """A button for no token; selects of every other set, the small ones first."""
        texts = self._texts
        tokens = "\n".join(
            texts("token-of", samurai=texts.term(name), talent=texts.talent(name)) for name in prompt.tokens
        )
        listed = (one for one in choices(prompt) if isinstance(one, commands.UseTokens))
        sets = [command for command in listed if command.tokens]
        options = [option(command, texts.listed(map(texts.term, command.tokens))) for command in sets]
        placeholders = texts("select-tokens"), texts("select-more-tokens")
        none = Buttons((button(commands.UseTokens(()), texts("button-no-tokens"), "primary"),))
        others = selects(commands.UseTokens, options, placeholders)
        return texts.tell(prompt, tokens=tokens), (none, *others)

    def _penalty(self, prompt: prompts.AskPenalty) -> TextAndControls:
        texts = self._texts
        key = "button-suffer" if len(prompt.penalties) == 1 else "button-suffer-first"
        buttons = [
            button(commands.SufferPenalty(penalty), texts(key, penalty=texts.term(penalty)))
            for penalty in prompt.penalties
        ]
        if prompt.may_ignore:
            buttons.insert(0, button(commands.IgnorePenalty(), texts("button-ignore"), "success"))
        return texts.tell(prompt, penalties=texts.penalties(prompt.raider)), rows(buttons)

    def _defended(self, prompt: prompts.AskDefended) -> TextAndControls:
        texts, held = self._texts, self._public.boards[prompt.place].defended
        labels = {
            symbol: f"{SIGNS[symbol]} {texts.term(symbol)}: {texts.raider(held[symbol])}"
            for symbol in prompt.symbols
        }
        buttons = [button(commands.DiscardDefended(symbol), label) for symbol, label in labels.items()]
        return texts.tell(prompt), rows(buttons)

    def _action(self, prompt: prompts.AskAction) -> TextAndControls:
        """Fight, support or pass, with what each would do."""
        texts, place = self._texts, prompt.place
        lines = [texts.tell(prompt), texts("option-fight", outlook=self._outlook.fighting(place))]
        if prompt.supportable:
            talent = texts.talent(self._public.boards[place].name)
            lines.append(texts("option-support", talent=talent))
        lines.append(texts("option-pass", outlook=self._outlook.passing(place)))
        fight = button(commands.Fight(), texts("button-fight"), "primary")
        leave = button(commands.Pass(), texts("button-pass"), "danger")
        supports = [
            button(commands.Support(other), texts("button-support", player=texts.plain(other)))
            for other in prompt.supportable
        ]
        return "\n".join(lines), (Buttons((fight, leave)), *rows(supports))

    def _second_fight(self, prompt: prompts.AskSecondFight) -> TextAndControls:
        texts = self._texts
        fight = texts("option-fight", outlook=self._outlook.fighting(prompt.place))
        again = button(commands.FightAgain(), texts("button-fight-again"), "primary")
        end = button(commands.EndTurn(), texts("button-end-turn"))
        return f"{texts.tell(prompt)}\n{fight}", rows([again, end])

    # ---- a raider to be faced ------------------------------------------------------------------------------

    def _face(self, prompt: prompts.AskFace) -> TextAndControls:
        """Confront the raider or hold it off, and what talents allow."""
        lines = [self._texts.tell(prompt)]
        if penalties := self._texts.penalties(prompt.raider):
            lines.append(self._texts("face-penalty", penalties=penalties))
        return "\n".join(lines), rows(list(self._faces(prompt)))

    def _faces(self, prompt: prompts.AskFace) -> Iterator[Button]:
        texts, place, raider = self._texts, prompt.place, prompt.raider
        label = texts("button-confront", outcome=self._outlook.confronting(place, raider))
        yield button(commands.Confront(), label, self._outlook.promise(place, raider))
        symbol = content().raiders[raider].symbol
        if prompt.may_defend and symbol:
            yield button(commands.Defend(), texts("button-defend", symbol=texts.term(symbol)), "success")
        for other in prompt.neighbours:
            outcome = self._outlook.confronting(other, raider)
            label = texts("button-send", player=texts.plain(other), outcome=outcome)
            yield button(commands.SendRaider(other), label)
        if prompt.may_discard:
            yield button(commands.DiscardRaider(), texts("button-discard"), "success")
        if prompt.may_bury:
            yield button(commands.BuryRaider(), texts("button-bury"))

    # ---- a kiai to be used ---------------------------------------------------------------------------------

    def _kiai(self, prompt: prompts.AskKiai) -> TextAndControls:
        """Use the effect, on whom, or skip it; a select for each samurai who would give something."""
        texts, side = self._texts, self._public.boards[prompt.place].side
        text = texts.tell(prompt, kiai=side.kiai, effect=texts.kiai(side))
        if prompt.times > 1:
            text = f"{text}\n{texts('kiai-times', times=prompt.times)}"
        buttons = []
        if prompt.plain:  # an effect that could heal or lend as well builds only the barricade for nobody
            key = "button-only-barricade" if prompt.targets or prompt.pairs else "button-use-kiai"
            buttons.append(button(commands.UseKiai(), texts(key), "success"))
        buttons += [self._target(prompt, place) for place in prompt.targets]
        buttons.append(button(commands.SkipKiai(), texts("button-skip-kiai")))
        pairings = []
        for giver, pairs in groupby(prompt.pairs, key=lambda pair: pair[0]):
            offered = self._moves if prompt.effect is Effect.MOVE_NEWEST else self._loans
            pairings.append(offered(giver, [receiver for _, receiver in pairs]))
        return text, (*pairings, *rows(buttons))

    def _target(self, prompt: prompts.AskKiai, place: Place) -> Button:
        """Whose wound is healed, or whose newest raider goes."""
        player = self._texts.plain(place)
        if prompt.effect is not Effect.DISCARD_NEWEST:
            return button(commands.HealWound(place), self._texts("button-heal", player=player), "success")
        label = self._texts("button-discard-newest", player=player, **self._outlook.without_newest(place))
        return button(commands.DiscardNewest(place), label, "success")

    def _moves(self, source: Place, targets: list[Place]) -> Select:
        raider, texts = self._outlook.newest(source), self._texts
        options = [
            option(
                commands.MoveRaider(source, target),
                f"{texts.raider(raider)}: {self._from_to(source, target)}",
                self._outlook.confronting(target, raider),
            )
            for target in targets
        ]
        placeholder = texts("select-move", player=texts.plain(source), **self._outlook.without_newest(source))
        return select(commands.MoveRaider, options, placeholder, source)

    def _loans(self, giver: Place, receivers: list[Place]) -> Select:
        options = [
            option(commands.LendToken(giver, other), self._from_to(giver, other)) for other in receivers
        ]
        talent = self._texts.talent(self._public.boards[giver].name)
        placeholder = self._texts("select-lend", player=self._texts.plain(giver), talent=talent)
        return select(commands.LendToken, options, placeholder, giver)

    def _from_to(self, giver: Place, receiver: Place) -> str:
        """Complete in itself, for the hint repeats it without the select around it."""
        return f"{self._texts.plain(giver)} → {self._texts.plain(receiver)}"

    # ---- an order to be chosen -----------------------------------------------------------------------------

    def _order(self, prompt: prompts.AskOrder) -> TextAndControls:
        """A button for each order; the first raider is drawn first. Letters tell equal raiders apart."""
        texts, letters = self._texts, dict(zip(prompt.raiders, LETTERS, strict=False))
        turned_up = []
        for raider, letter in letters.items():
            penalties = texts.penalties(raider) or texts("nothing")
            turned_up.append(
                texts("turned-up", letter=letter, raider=texts.raider(raider), penalties=penalties)
            )
        buttons = []
        for command in choices(prompt):
            if isinstance(command, commands.OrderRaiders):
                label = " → ".join(f"{letters[one]} {texts.raider(one)}" for one in command.raiders)
                buttons.append(button(command, label, "primary"))
        return texts.tell(prompt, raiders="\n".join(turned_up)), rows(buttons)
