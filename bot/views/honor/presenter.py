"""The presenter of Honor of the Samurai, with the questions whose answers the rules list."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.views.controls import ControlKey, button, key_of, rows
from bot.views.honor import position
from bot.views.honor.texts import HonorTexts
from bot.views.honor.turn import TurnPanel
from bot.views.message import Answer, Block, Button, Buttons, Message, Picture, Press, Refuse, Style, Text
from bot.views.presenter import Presenter, View
from rules.core.model import Command, Prompt
from rules.honor.commands import LetBe, LoseHonor, RazeCastle, SaveFace, Seppuku, TakeCastle
from rules.honor.events import AnyEvent, TurnBegan, TurnEnded
from rules.honor.prompts import AskCastle, AskDishonor, AskSaveFace, AskTurn
from rules.honor.state import Observation, Standing

ACCENTS = (0xC8402A, 0x2B5FA6, 0xF2C744, 0x8CCAD6, 0x431D50, 0x5F8A3A)
"""The clans' colours, by the seat whose turn it is."""

VERBS: Mapping[type[Command], str] = {
    LoseHonor: "lose",
    Seppuku: "seppuku",
    TakeCastle: "take",
    RazeCastle: "raze",
    SaveFace: "save",
    LetBe: "let",
}
"""Controls have been posted with these verbs, and still work."""


class HonorPresenter(Presenter[Observation]):
    """Texts, pictures and controls of Honor of the Samurai.

    A turn is played in the private panel, for its controls name the cards of the hand; what rests on open
    cards alone is asked in public.
    """

    title = "honor"
    public_prompts = (AskDishonor, AskCastle)
    untold = (TurnBegan, TurnEnded)
    _texts: HonorTexts

    def __init__(self, view: View[Observation]) -> None:
        super().__init__(view)
        self._public = view.observation.public
        self._texts = HonorTexts(view.texts, view.names, self._public.deck)

    def heading(self) -> str:
        return position.heading(self._public, self._texts)

    def accent(self) -> int:
        return ACCENTS[self._public.turn]

    def pictures(self, events: Sequence[AnyEvent]) -> tuple[Picture, ...]:
        """The board, and the dice of the battles."""
        board = position.board(self._observation, events, self._texts)
        return (board, *position.battles(events, self._texts))

    def standings(self) -> list[str]:
        return list(position.standings(self._public, self._texts))

    def hand(self) -> Message:
        observation, texts = self._observation, self._texts
        if observation.private is None:
            return Message((Text(texts("hand-none")),))
        lines = [position.figures(observation, texts), *position.hand_lines(observation, texts)]
        return Message((Text("\n".join(lines), keep="end"), position.hand(observation, texts)))

    # ---- questions -----------------------------------------------------------------------------------------

    def ask(self, prompt: Prompt) -> Message:
        texts = self._texts
        match prompt:
            case AskDishonor():
                return self._dishonor(prompt)
            case AskCastle():
                return self._castle(prompt)
            case AskSaveFace(victim=victim):
                return Message((Text(texts("face-asked", victim=texts.player(victim))),))
            case _:
                return Message((Text(texts.tell(prompt)),), ping=(prompt.seat,))

    def panel(self, prompt: Prompt, draft: dict[str, Any]) -> Message:
        match prompt:
            case AskTurn():
                return Message(tuple(self._turn(prompt, draft).blocks()))
            case AskSaveFace():
                return self._save_face(prompt)
            case _:
                return super().panel(prompt, draft)

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        if isinstance(prompt, AskTurn):
            return self._turn(prompt, draft).press(press) or self.refused()
        held = not isinstance(prompt, AskSaveFace) or SaveFace() in self.answers(prompt)
        if press.verb == VERBS[SaveFace] and not held:
            return Refuse(self._texts("panel-face-not-held"))
        return super().press(prompt, draft, press)

    def settled_panel(self, prompt: Prompt) -> tuple[Block, ...]:
        """One line: the table tells what was done, and the hand has changed since."""
        texts = self._texts
        if isinstance(prompt, AskSaveFace):
            return (Text(texts("kept-save-face", victim=texts.player(prompt.victim))),)
        return (Text(texts("kept-turn", round=self._public.round)),)

    def key(self, prompt: Prompt, command: Command) -> ControlKey:
        return VERBS[type(command)], key_of(command)[1]

    def _turn(self, prompt: AskTurn, draft: dict[str, Any]) -> TurnPanel:
        return TurnPanel(self._observation, prompt, draft, self._texts)

    def _dishonor(self, prompt: AskDishonor) -> Message:
        texts = self._texts
        lines = [texts.tell(prompt)]
        if prompt.saved_by is not None:
            lines.append(texts("ask-dishonor-saved", saver=texts.player(prompt.saved_by)))
        honor = self._public.players[prompt.seat].honor - prompt.loss
        lose = texts("button-lose", loss=prompt.loss, honor=honor)
        buttons = [self._button(prompt, LoseHonor(), lose, "primary")]
        for house in prompt.houses:
            label = texts.variant("button-seppuku", house)
            buttons.append(self._button(prompt, Seppuku(house), label, "danger"))
        return Message((Text(" ".join(lines)), *rows(buttons)), ping=(prompt.seat,))

    def _castle(self, prompt: AskCastle) -> Message:
        texts, own = self._texts, prompt.own
        lines = [texts.tell(prompt, values=texts.values(prompt.castle))]
        if own:
            lines.append(texts("ask-castle-own", castle=texts.card(own), values=texts.values(own)))
        take = self._button(prompt, TakeCastle(), texts("button-take"), "primary")
        raze = self._button(prompt, RazeCastle(), texts("button-raze"))
        return Message((Text(" ".join(lines)), Buttons((take, raze))), ping=(prompt.seat,))

    def _save_face(self, prompt: AskSaveFace) -> Message:
        """The private question (HO3.4), the same for everybody: three ways to say no, and one to say yes.

        To say yes takes the card.
        """
        texts, held = self._texts, SaveFace() in self.answers(prompt)
        lines = [
            texts("panel-save-face"),
            texts.tell(prompt, f"ask-face-{prompt.cause.value}"),
            texts("panel-face-held" if held else "panel-face-not-held"),
        ]
        save = Button(texts("button-save"), VERBS[SaveFace], style="success", disabled=not held)
        refuse = (
            self._button(prompt, LetBe(answer), texts.variant("button-let", answer)) for answer in Standing
        )
        return Message((Text("\n".join(lines)), Buttons((save, *refuse))))

    def _button(self, prompt: Prompt, command: Command, label: str, style: Style = "secondary") -> Button:
        return button(self.key(prompt, command), label, style)


PRESENTER = HonorPresenter
