"""The presenter of a title: its texts, pictures and controls, for one view of a match. It knows no Discord.

`Presenter` serves a title that has none of its own, and is the base of those that have more to say. It shows
the position in words, field by field, tells events by their texts, and offers each legal answer as a control.
The title's texts are named after the classes of prompts, commands and events: `<title>-ask-bid`,
`<title>-bid`, `<title>-bids-revealed`.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import groupby
from typing import Any, ClassVar, Generic, TypeVar, get_args

import msgspec

from bot.views.controls import ControlKey, answers, key_of, option, played, selects
from bot.views.glossary import Term
from bot.views.message import (
    Answer,
    Block,
    Button,
    Buttons,
    Message,
    Option,
    Press,
    Refuse,
    Style,
    Text,
    headed,
)
from bot.views.texts import Texts
from bot.views.title_texts import KEPT, TitleTexts, dashed, field_types, text_key
from renderer.summary import Summary
from rules.core.model import Command, Event, Prompt, Seat
from rules.core.registry import find

ObservationT = TypeVar("ObservationT")

MANY = 20
"""More answers than this are offered in selects, one for each kind of command."""


RECAP_WORDS = 56
"""What has changed since somebody looked last is told in no more words; 80 with all that is around it."""


@dataclass(frozen=True)
class View(Generic[ObservationT]):
    """What one viewer sees of a match, the players' names by seat as they are, and the viewer's language."""

    observation: ObservationT
    names: Sequence[str]
    texts: Texts
    shape: str | None = None
    """The shape of the board at this table, one of `TitleCard.shapes`; None for the title's usual one."""
    animation: bool = False
    """Whether pictures may be animations."""
    ended: bool = False
    """Whether the match has ended: it waits for nobody, even if it was stopped."""


@dataclass(frozen=True)
class Look:
    """How a viewer wants to see the board: what it shows, its colours and shape, the place to zoom in on."""

    view: str | None = None
    theme: str | None = None
    places: Mapping[str, str] = field(default_factory=dict)
    """Names of places by the kinds that the title's card lists; the narrowest kind counts."""
    shape: str | None = None
    """None for the shape that the table has chosen."""


USUAL_LOOK = Look()
"""The whole board as every stage shows it."""


class UnknownPlace(Exception):
    """There is no such place on the board of this match."""

    code = "unknown_place"

    def __init__(self, place: str) -> None:
        self.params = {"place": place}
        super().__init__(place)


class Presenter(Generic[ObservationT]):
    """Texts, pictures and controls of one title, for one view of a match. It keeps nothing between calls.

    Without more lines than `title`, all questions are asked in private. Observations have fields `public` and
    `private`, as `rules.core.title` wants them.
    """

    title: ClassVar[str]
    public_prompts: ClassVar[tuple[type[Prompt], ...]] = ()
    """What is asked at the table; all other prompts are answered in the private panel."""
    plans: ClassVar[tuple[type[Prompt], ...]] = ()
    """The secret prompts during which a stage has no news but who is still working on an answer."""
    styles: ClassVar[Mapping[type[Command], Style]] = {}
    """Colours of the buttons that are not grey."""
    verbs: ClassVar[Mapping[type[Command], str]] = {}
    """Verbs of controls that are not called after their commands: they have been posted, and still work."""
    recalls: ClassVar[Mapping[str, type[Command]]] = {}
    """Verbs of controls that start from the seat's last answer of a kind, given before this stage."""
    untold: ClassVar[tuple[type[Event], ...]] = ()
    """Events that a stage's story leaves out, for its heading says enough."""
    told_at_the_end: ClassVar[tuple[type[Event], ...]] = ()
    """A stage of these events alone has no message: the match's last message says it."""
    summary: ClassVar[type[Summary] | None] = None
    """The picture of the rules in the text `summary`, for a title that has one."""
    analysed: ClassVar[bool] = False
    """Whether there is an analysis of ended matches (`ai.<title>.analysis`), for `analysis` to show."""
    cooperative: ClassVar[bool] = False
    """Whether all players win or lose together."""
    placed_terms: ClassVar[tuple[str, ...]] = ()
    """Kinds of terms that are offered only where they lie, by the beginnings of their keys."""

    def __init__(self, view: View[ObservationT]) -> None:
        self.view = view
        self._observation = view.observation
        self._texts = TitleTexts(view.texts, view.names, self.title)

    @classmethod
    def vocabulary(cls, texts: Texts) -> TitleTexts:
        """The title's texts, for no match in particular."""
        return TitleTexts(texts, title=cls.title)

    @classmethod
    def labels(cls, texts: Texts) -> Any:
        """All words that a picture may need, as the title's `Labels`; None for a title that draws none."""
        return None

    @classmethod
    def is_secret(cls, prompt: Prompt) -> bool:
        """Whether the prompt is answered in the private panel rather than in the channel."""
        return not isinstance(prompt, cls.public_prompts)

    @classmethod
    def tells(cls, events: Sequence[Any]) -> bool:
        """Whether a stage has a message of its own."""
        return not events or not all(isinstance(event, cls.told_at_the_end) for event in events)

    # ---- what happened, and where it led -------------------------------------------------------------------

    def stage(self, events: Sequence[Any]) -> Message:
        """The public message about one stage: a heading, its story in words, and the board it led to."""
        heading = headed(self.stage_heading(events), self.stage_story(events))
        return Message((*heading, *self.pictures(events)), accent=self.accent())

    def stage_heading(self, events: Sequence[Any]) -> str:
        """What stands above a stage."""
        return self.heading()

    def stage_story(self, events: Sequence[Any]) -> list[str]:
        """The story below the heading of a stage."""
        return self.deeds(events)

    def deeds(self, events: Sequence[Any]) -> list[str]:
        """The events in words, without those that are `untold`."""
        return self.story([event for event in events if not isinstance(event, self.untold)])

    def accent(self) -> int | None:
        """Colour of a stage's edge, as 0xRRGGBB."""
        return None

    def heading(self) -> str:
        """What the match is at, above a stage and the status."""
        return self.view.texts(f"title-{self.title}")

    def story(self, events: Sequence[Any]) -> list[str]:
        """The events in words, a line each; events that need no words give none."""
        return self._texts.story(events)

    def recap(self, events: Sequence[Any], viewer: Seat | None = None) -> list[str]:
        """What has changed by these events for a viewer, in RECAP_WORDS words at most: the story's end."""
        told, words = list[str](), 0
        for line in reversed(self.story(events)):
            words += len(line.split())
            if words > RECAP_WORDS:
                break
            told.insert(0, line)
        return told

    def changed(self, events: Sequence[Any]) -> Sequence[Any]:
        """Those of many events that a board shall point out."""
        return ()

    def round_name(self, key: str) -> str:
        """What a round is called: its number, if its key has one."""
        number = "".join(filter(str.isdigit, key))
        return self.view.texts("log-round", round=number) if number else self.heading()

    def inside(self, places: Mapping[str, str]) -> frozenset[str]:
        """The names of all places in these. Raises UnknownPlace."""
        return frozenset(places.values())

    def concerns(self, event: Event, seat: Seat | None, places: Collection[str]) -> bool:
        """Whether an event names the seat, if one is given, and one of the places, if there are any."""
        named, seats = set[object](), set[object]()
        for name, kind in field_types(type(event)).items():
            value = getattr(event, name)
            values = value if isinstance(value, tuple) else (value,)
            (seats if Seat in (kind, *get_args(kind)) else named).update(
                one for one in values if isinstance(one, str | int)
            )
        return (seat is None or seat in seats) and (not places or not named.isdisjoint(places))

    def explains(self, events: Sequence[Any]) -> bool:
        """Whether there is something to say about why it happened."""
        return any(map(self._texts.explains, events))

    def why(self, events: Sequence[Any], earlier: Sequence[Any]) -> list[str]:
        """The rules and sums behind a stage's public events, a line each; `earlier` are those before it."""
        return [f"**{rule}** {reason}" for rule, reason in self._texts.why(events, earlier)]

    def epilogue(self, events: Sequence[Any]) -> tuple[Block, ...]:
        """How the match went, from all its public events; nothing if there is too little to show."""
        return ()

    def analysis(self, found: Any) -> tuple[Block, ...]:
        """What the analysis of the ended match has found, where there is one; nothing else."""
        return ()

    def verdict(self) -> str:
        """How the match ended, instead of winners and ranks, where a title says it otherwise."""
        return ""

    # ---- the position --------------------------------------------------------------------------------------

    def board(self, look: Look = USUAL_LOOK) -> Message:
        """The board as it is now. Raises UnknownPlace if `look` names one that is not on it."""
        return Message(tuple(self.pictures(())))

    def pictures(self, events: Sequence[Any]) -> Iterable[Block]:
        """The board, with what the events changed, and pictures of the events; the board comes first."""
        return (Text("\n".join(self.standings()), keep="end"),)

    def event_pictures(self, events: Sequence[Any]) -> Sequence[Block]:
        """The pictures of the events without the board; the board if they have none."""
        board, *others = self.pictures(events)
        return others or (board,)

    def places(self, kind: str) -> list[Option]:
        """The places of a kind that the board can be shown near to; their values belong into a `Look`."""
        return []

    def text_board(self) -> list[str]:
        """The whole position in plain words for those who cannot see the picture, a line each."""
        described = [line for picture in self.board().pictures for line in picture.alt.splitlines()]
        return described or self.standings()

    def status(self) -> Message:
        """Where the match is and how the players stand, in words."""
        return Message(headed(self.heading(), self.standings()))

    def standings(self) -> list[str]:
        """How the players stand, a line each thing."""
        observation: Any = self._observation
        return list(self._fields(observation.public))

    def hand(self) -> Message:
        """What the viewer holds, for the viewer's eyes."""
        observation: Any = self._observation
        lines = list(self._fields(observation.private)) if observation.private is not None else []
        return Message((Text("\n".join(lines) or self.view.texts("plain-hand-none")),))

    def glossary(self) -> Sequence[Term]:
        """All that may be asked about in this match."""
        return _glossary(self.vocabulary, self.view.texts)

    def terms(self) -> list[Term]:
        """What the viewer may want to ask about now, what lies before them first."""
        known = {term.key: term for term in self.glossary()}
        here = dict.fromkeys(self.terms_here())
        others = (key for key in known if key.partition("-")[0] not in self.placed_terms)
        return [known[key] for key in dict.fromkeys((*here, *others)) if key in known]

    def terms_here(self) -> Iterable[str]:
        """The keys of the terms that lie before the viewer."""
        return ()

    def _fields(self, part: msgspec.Struct) -> Iterator[str]:
        """A line for each field of a position that says something."""
        for name, kind in field_types(type(part)).items():
            value = getattr(part, name)
            if value is None or value is False or value == () or isinstance(value, msgspec.Struct):
                continue
            key = f"field-{dashed(name)}"
            label = self._texts(key) if self._texts.has(key) else name.replace("_", " ").capitalize()
            said = self._texts.said(name, kind, value)
            if value is True:
                yield label
            elif said != "":
                yield f"{label}: {said}"

    # ---- what is asked -------------------------------------------------------------------------------------

    def ask(self, prompt: Prompt) -> Message:
        """The public message that asks one seat for a choice, with the controls to make it."""
        return Message((Text(self.question(prompt)), *self.controls(prompt)), ping=(prompt.seat,))

    def question(self, prompt: Prompt) -> str:
        """What is asked, in words."""
        player = self._texts.player(prompt.seat)
        return self._texts.told(prompt) or self.view.texts("plain-ask", player=player)

    def controls(self, prompt: Prompt) -> Iterable[Block]:
        """A button for each answer; selects where they are many."""
        commands = self.answers(prompt)
        if len(commands) <= MANY:
            return self.buttons(prompt, commands)
        found: list[Block] = []
        for kind, alike in groupby(commands, type):
            options = [option(command, self.label(prompt, command)) for command in alike]
            found += selects(kind, options, [f"{kind.__name__} …"])
        return found

    def buttons(self, prompt: Prompt, commands: Sequence[Command]) -> tuple[Buttons, ...]:
        """Buttons that give answers, if there are any."""
        return (Buttons(tuple(self.button(prompt, command) for command in commands)),) if commands else ()

    def button(self, prompt: Prompt, command: Command) -> Button:
        """The button that gives an answer."""
        verb, argument = self.key(prompt, command)
        return Button(self.label(prompt, command), verb, argument, self.style(prompt, command))

    def label(self, prompt: Prompt, command: Command, **given: object) -> str:
        """What the control of an answer says: the text `button-<command>`, or that of the command itself.

        What is `given` is an argument of the former.
        """
        key = f"button-{text_key(type(command))}"
        if self._texts.has(key):
            return self._texts.tell(command, key, **given)
        bare = (type(command).__name__, *map(str, msgspec.structs.astuple(command)))
        return self._texts.told(command) or " ".join(bare)

    def style(self, prompt: Prompt, command: Command) -> Style:
        """The colour of an answer's button."""
        return self.styles.get(type(command), "secondary")

    def panel(self, prompt: Prompt, draft: dict[str, Any]) -> Message:
        """The private message in which a seat prepares a secret answer; `draft` is its unfinished work.

        A prompt without secrets shows its public question.
        """
        return self.ask(prompt)

    def first_draft(self, prompt: Prompt) -> dict[str, Any]:
        """The draft with which the panel begins for those who are asked this for the first time."""
        return {}

    def settled_panel(
        self, prompt: Prompt, events: Sequence[Any] = (), answer: Command | None = None
    ) -> tuple[Block, ...]:
        """What remains of a private panel when its question is settled, with nothing to press.

        `events` are those of the stage in which it was asked, as its seat knows them; `answer` is the seat's
        own, if it gave one.
        """
        return ()

    def press(self, prompt: Prompt, draft: dict[str, Any], press: Press) -> Answer:
        """What a press by the prompted seat means. Wrong input gives a Refuse, never an exception."""
        return played(press, self.answers(prompt), partial(self.key, prompt)) or self.refused()

    def recalled(self, prompt: Prompt, draft: dict[str, Any], last: Command | None) -> Answer:
        """What a press on a control of `recalls` means, given the seat's last answer."""
        return self.refused()

    def refused(self) -> Refuse:
        """The answer to a press on what is not on offer now."""
        return Refuse(self.view.texts("refuse-choice"))

    def finished_draft(self, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
        """The answer that the draft is, if the rules would take it; it is given when the time is up."""
        return None

    def answers(self, prompt: Prompt) -> tuple[Command, ...]:
        """What the seat may answer, in the order of the rules. Raises TypeError if it cannot be listed."""
        game: Any = find(self.title)  # its rules list decisions, as those of every `rules.core.title.Title`
        return answers(game, self._observation, prompt)

    def key(self, prompt: Prompt, command: Command) -> ControlKey:
        """How the control of an answer is called: after the command, or as `verbs` has it."""
        verb, argument = key_of(command)
        return self.verbs.get(type(command), verb), argument


@lru_cache(KEPT)
def _glossary(vocabulary: Callable[[Texts], TitleTexts], texts: Texts) -> tuple[Term, ...]:
    """What may be asked about in any match of the title."""
    return tuple(vocabulary(texts).glossary())
