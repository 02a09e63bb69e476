"""What the vocabularies of all titles share: a title's texts, players' names, terms, refusals and events."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from enum import StrEnum
from functools import cache
from itertools import groupby
from types import NoneType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from bot.views import glossary
from bot.views.glossary import Term
from bot.views.references import Name
from bot.views.texts import Texts
from rules.core.errors import CodedError
from rules.core.model import BY_SEAT, Event, Outcome, Seat, all_seats, by_seat

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


EnumT = TypeVar("EnumT", bound=StrEnum)
L = TypeVar("L", bound="DataclassInstance")

KEPT = 64
"""Languages, and decks of hosts, for which is kept what is the same in all matches."""

Phrase: TypeAlias = Callable[[Any, Any], object]
"""A method of a title's texts that says a value."""

Reason: TypeAlias = tuple[str, str]
"""The number of a rule, and how it led to what happened."""


def counted(key: str) -> Phrase:
    """Says so many of something, as the object of a sentence, by the text `key`."""
    return lambda texts, count: texts(key, count=count)


class TitleTexts:
    """The texts of one title in one language, with the players' `names` by seat, as pictures have them."""

    title: str
    """The title's key, with which the ids of its texts begin."""

    fields: ClassVar[Mapping[str, Phrase]] = {}
    """How a field of an event is worded, by its name, where its type is not enough."""
    arguments: ClassVar[Mapping[str, str]] = {"seat": "player"}
    """Fields that are not called in the texts as they are in the event."""
    additions: ClassVar[Sequence[str]] = ()
    """Fields that, if set, add the sentence of this name with the value as its `$count`."""
    together: ClassVar[Mapping[type[Event], Phrase]] = {}
    """How a run of events of one kind is told by one text."""

    because: ClassVar[Mapping[type[Event], str]] = {}
    """The numbers of the rules behind events, which their texts `why-<event>` explain."""

    def __init__(self, texts: Texts, names: Sequence[str] = (), title: str | None = None) -> None:
        self.texts = texts
        self.names = tuple(names)
        self.title = title or self.title

    def __call__(self, key: str, **arguments: Any) -> str:
        """The text `<title>-<key>`. Raises KeyError if there is none, ValueError if an argument is absent."""
        return self.texts(f"{self.title}-{key}", **arguments)

    def has(self, key: str) -> bool:
        return self.texts.has(f"{self.title}-{key}")

    def term(self, value: StrEnum) -> str:
        """What a thing of the title is called."""
        return self(term_key(value))

    def player(self, seat: Seat) -> str:
        return str(Name(self.names[seat]))

    def players(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.player(seat) for seat in seats)

    @staticmethod
    def listed(items: Iterable[str]) -> str:
        return ", ".join(items)

    def tell(self, event: msgspec.Struct, key: str | None = None, **given: object) -> str:
        """An event in words: the text `key`, or the one named after its class, with its fields as arguments.

        What is `given` is an argument as it is; a field is said by its type, and is none where it is absent.
        An enum is given as its term, and as `$<field>_key` to select by.
        """
        arguments: dict[str, object] = {}
        for name, kind in field_types(type(event)).items():
            value, argument = getattr(event, name), self.arguments.get(name, name)
            if value is not None and argument not in given:
                arguments[argument] = self.said(name, kind, value)
            if isinstance(value, StrEnum):
                arguments[f"{name}_key"] = value.value
        text = self(key or text_key(type(event)), **arguments, **given)
        added = () if key else [name for name in self.additions if getattr(event, name, None)]
        return " ".join((text, *(self(name, count=getattr(event, name)) for name in added)))

    def story(self, events: Iterable[Event]) -> list[str]:
        """The events in words, a line each; one that needs several lines takes several."""
        told: list[object] = []
        for kind, run in groupby(events, type):
            if kind in self.together:
                told.append(self.together[kind](self, list(run)))
                continue
            for event in run:
                more = self.continued(event) if told else None
                if more is None:
                    told.append(self.told(event))
                else:
                    told[-1] = f"{told[-1]}{more}"
        return [line for one in told for line in str(one).splitlines()]

    def continued(self, event: Event) -> str | None:
        """What an event adds to the line of the one before it; None if it has a line of its own."""
        return None

    def explains(self, event: Event) -> bool:
        """Whether there is something to say about why it happened."""
        return type(event) in self.because

    def why(self, events: Iterable[Event], earlier: Iterable[Event] = ()) -> list[Reason]:
        """The rules and sums behind public events of a match; `earlier` are those before them."""
        found, past = list[Reason](), list(earlier)
        for event in events:
            found += self.reasons(event, past)
            past.append(event)
        return found

    def reasons(self, event: Event, earlier: Sequence[Event]) -> Iterable[Reason]:
        """The rules and sums behind one event."""
        rule = self.because.get(type(event))
        return [(rule, self.tell(event, f"why-{text_key(type(event))}"))] if rule else []

    def told(self, thing: msgspec.Struct) -> str:
        """A prompt, a command or an event by the text named after its class; nothing where there is none."""
        return self.tell(thing) if self.has(text_key(type(thing))) else ""

    def ended(self, outcome: Outcome, separator: str = ", ") -> str:
        """The text `match-ended`: who won and why, and all players with their scores, the best first."""
        seats = sorted(
            all_seats(len(outcome.scores)),
            key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]),
        )
        return self(
            "match-ended",
            count=len(outcome.winners),
            winners=self.players(outcome.winners),
            reason=self.variant("outcome", outcome.reason),
            ranking=separator.join(f"{self.player(seat)} {outcome.scores[seat]}" for seat in seats),
        )

    def variant(self, key: str, value: str, **arguments: Any) -> str:
        """The text `<key>-<value>` of one of several values."""
        return self(f"{key}-{dashed(value)}", **arguments)

    def said(self, name: str, kind: Any, value: Any) -> object:
        """A value as a text takes it: by the field's name, else by its type."""
        if name in self.fields:
            return self.fields[name](self, value)
        if get_origin(kind) is Annotated:
            plain, *marks = get_args(kind)
            return (
                self.by_players(get_args(plain)[0], value)
                if BY_SEAT in marks
                else self.said("", plain, value)
            )
        if kind is Seat:
            return self.player(value)
        if isinstance(value, tuple):
            inner = get_args(kind)[0]
            return self.listed(str(self.said("", inner, one)) for one in value)
        if isinstance(value, StrEnum):
            return self.term(value) if self.has(term_key(value)) else value.value
        if isinstance(value, bool):
            return yes(value)
        return value

    def by_players(self, kind: Any, values: Iterable[Any]) -> str:
        """What each player has; of statements, the players of whom they are true."""
        return "; ".join(
            self.player(seat) if value is True else f"{self.player(seat)} {self.said('', kind, value)}"
            for seat, value in by_seat(values)
            if value is not None and value is not False and value != ()
        )

    def terms(self, kind: type[EnumT]) -> dict[EnumT, str]:
        """What all things of a kind are called."""
        return {value: self.term(value) for value in kind}

    def labels(self, kind: type[L], **given: object) -> L:
        """A picture's labels, a dataclass: what is not given is the text `label-<field>`."""
        others = (field.name for field in fields(kind) if field.name not in given)
        return kind(**given, **{name: self.variant("label", name) for name in others})

    def glossary(self) -> list[Term]:
        """What readers may ask about, in the order of the title's `terms.toml`."""
        return [
            Term(key, self(key), self.meaning(key), rule) for key, rule in glossary.listed(self.title).items()
        ]

    def meaning(self, key: str) -> str:
        """What the thing with this name does, in one sentence."""
        return self(f"{key}-means")

    def refusal(self, refused: CodedError) -> str:
        """Why the rules said no, in words."""
        params = {name: self.named(name, value) for name, value in refused.params.items()}
        return self.texts(f"refusal-{refused.code}", **params)

    def named(self, name: str, value: object) -> object:
        """A parameter of a refusal as it is to be read."""
        return self.term(value) if isinstance(value, StrEnum) else value


def yes(statement: bool) -> str:
    """A statement as the texts select by it."""
    return "yes" if statement else "no"


def text_key(kind: type) -> str:
    """The text named after a class: `battle-fought` for `BattleFought`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def field_types(kind: type[msgspec.Struct]) -> Mapping[str, Any]:
    """The types of a struct's fields, in order; of one that may be absent, the type that it has otherwise."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: _present(hints[name]) for name in kind.__struct_fields__}


def _present(kind: Any) -> Any:
    present = [one for one in get_args(kind) if one is not NoneType]
    return present[0] if NoneType in get_args(kind) and len(present) == 1 else kind


def between(least: int, most: int) -> int | str:
    """One number if it is certain, else "2–5"."""
    return least if least == most else f"{least}–{most}"


def dashed(name: str) -> str:
    """A name as the ids of texts have it."""
    return name.replace("_", "-")


def term_key(value: StrEnum) -> str:
    """The key of what a thing of the title is called: `action-deploy-3` for `Action.DEPLOY_3`."""
    return f"{type(value).__name__.lower()}-{dashed(value)}"


def percent(chance: float) -> str:
    """A probability in percent, such as "≈ 50"; nothing that luck decides is impossible or certain."""
    rounded = round(chance * 100)
    return "< 1" if rounded < 1 else "> 99" if rounded > 99 else f"≈ {rounded}"
