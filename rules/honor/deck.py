"""The deck as data (HO1.1): cards, and the parsing and validation of a host's corrected deck file."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Annotated, Any, NamedTuple, NewType, TypeAlias

import msgspec

from rules.core.reading import Unreadable, read_toml


class Kind(StrEnum):
    """The kind of a card, which determines how it may be played."""

    SHOGUN = "shogun"
    SAMURAI = "samurai"
    START_DAIMYO = "start_daimyo"
    DAIMYO = "daimyo"
    POSSESSION = "possession"
    OKUGATA = "okugata"
    WARRIOR = "warrior"
    BODYGUARD = "bodyguard"
    CASTLE = "castle"
    THIEF = "thief"
    ELITE_THIEF = "elite_thief"
    ASSASSIN = "assassin"
    DISHONOR = "dishonor"
    SAVE_FACE = "save_face"

    @property
    def drawn(self) -> bool:
        """Whether the card belongs to the 97 that are dealt and drawn from the start."""
        return self not in (Kind.SHOGUN, Kind.SAMURAI, Kind.START_DAIMYO)


DAIMYOS = frozenset({Kind.START_DAIMYO, Kind.DAIMYO})
LAID = frozenset({Kind.POSSESSION, Kind.OKUGATA, Kind.WARRIOR, Kind.BODYGUARD, Kind.CASTLE})
"""Kinds that are laid into a house; a daimyo founds one (HO2.2, HO5.8)."""
STOLEN = frozenset({Kind.POSSESSION, Kind.WARRIOR})
"""Kinds that thieves may steal (HO6.2)."""
THIEVES = frozenset({Kind.THIEF, Kind.ELITE_THIEF})
PAID = LAID | THIEVES | {Kind.ASSASSIN}
"""Kinds that may cost honor when they are laid or played (HO3.2)."""

Honor: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Ki: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Strength: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=18)]
CardKey = NewType("CardKey", str)
"""Names a card in states, commands and texts."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card and the number of its copies. Honor, ki and strength count while it lies in a house."""

    key: Annotated[CardKey, msgspec.Meta(pattern="^[a-z][a-z0-9_]{1,39}$")]
    kind: Kind
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    count: Annotated[int, msgspec.Meta(ge=1, le=40)]
    honor: Honor = 0
    ki: Ki = 0
    strength: Strength = 0
    actions: Annotated[int, msgspec.Meta(ge=0, le=5)] = 1
    """The card actions that playing it costs (HO2.2)."""
    cost: Honor = 0
    """Honor that playing or laying it costs (HO3.2)."""
    cost_against_ally: Honor = 0
    """An assassin's cost against the samurai whose daimyo one serves (HO5.7)."""
    steals: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    loss: Honor = 0
    loss_with_save_face: Honor = 0
    honor_by_players: tuple[Annotated[int, msgspec.Meta(ge=0, le=400)], ...] = ()
    """The Shogun card's honor with 3, 4, 5 and 6 players."""
    house: tuple[str, ...] = ()
    """Fields whose values are our own."""
    inferred: tuple[str, ...] = ()
    """Fields whose values are derived, neither printed nor our own."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """All cards of the box. The hash is cached: each step looks the deck up by it."""

    cards: tuple[Card, ...]


class Problem(NamedTuple):
    """What is wrong with a deck: the card (by index in the deck), its field, and the text."""

    text: str
    place: int | None = None
    field: str = "key"


class DeckError(ValueError):
    """A deck file is invalid. The text is one line for the host, and names the line of the file."""


SIZES = {Kind.SHOGUN: 1, Kind.SAMURAI: 6, Kind.START_DAIMYO: 6}
DRAWN = 97
_FIELD = re.compile(r"`\$\.(\w+)|unknown field `(\w+)`")
"""Finds the field in a message of msgspec."""
_BEGINNING = re.compile(r"\s*\[\[\s*cards\s*\]\]\s*(#.*)?$")


def read_deck(text: str) -> Deck:
    """Parse a TOML file like data/honor/deck.toml. Raises DeckError."""
    try:
        tables = read_toml(text)
    except Unreadable as error:
        raise DeckError(f"the deck is no TOML: {error}") from None
    if not _is_cards_only(tables):
        raise DeckError("the deck must consist of [[cards]] tables only")
    if len(_beginnings(text)) != len(tables["cards"]):
        raise DeckError("each card must begin with a line [[cards]]")
    deck = Deck(tuple(_card(row, place, text) for place, row in enumerate(tables["cards"])))
    for problem in problems(deck):
        raise DeckError(_located(problem, text))
    return deck


def problems(deck: Deck) -> Iterator[Problem]:
    """The problems of a deck; none if it can be played with."""
    keys = [card.key for card in deck.cards]
    for place, key in enumerate(keys):
        if key in keys[:place]:
            yield Problem(f"two cards have the key {key!r}", place)
    for place, card in enumerate(deck.cards):
        for field, text in _card_problems(card):
            yield Problem(f"card {card.key!r}: {text}", place, field)
    for kind, size in SIZES.items():
        yield from _wrong_count(f"{kind} cards", [card for card in deck.cards if card.kind is kind], size)
    yield from _wrong_count("other cards", [card for card in deck.cards if card.kind.drawn], DRAWN)


def _is_cards_only(tables: dict[str, Any]) -> bool:
    cards = tables.get("cards")
    return len(tables) == 1 and isinstance(cards, list) and all(isinstance(row, dict) for row in cards)


def _card(row: dict[str, Any], place: int, text: str) -> Card:
    try:
        return msgspec.convert(row, Card)
    except msgspec.ValidationError as error:
        named = _FIELD.search(str(error))
        field = next(filter(None, named.groups())) if named else "key"
        raise DeckError(_located(Problem(f"card {row.get('key')!r}: {error}", place, field), text)) from None


def _wrong_count(what: str, cards: Sequence[Card], size: int) -> Iterator[Problem]:
    counts: Counter[str] = Counter()
    for card in cards:
        counts[card.kind] += card.count
    if counts.total() != size:
        text = ", ".join(f"{count} {kind}" for kind, count in counts.items())
        yield Problem(f"there must be {size} {what}, not {counts.total()} ({text})")


def _card_problems(card: Card) -> Iterator[tuple[str, str]]:
    """The fields of a card that do not fit its kind, with the reason."""
    if card.kind is Kind.SHOGUN and len(card.honor_by_players) != 4:
        yield "honor_by_players", "honor_by_players needs four numbers, for 3, 4, 5 and 6 players"
    if card.kind is Kind.SAMURAI and card.count != SIZES[Kind.SAMURAI]:
        yield "count", "all samurai cards are alike"
    if card.kind is Kind.START_DAIMYO and card.count != 1:
        yield "count", "every start daimyo is there once"
    if card.kind in THIEVES and not card.steals:
        yield "steals", "a thief steals at least 1 card"
    if card.cost and card.kind not in PAID:
        yield "cost", f"a {card.kind} card costs no honor"
    if card.kind is Kind.ASSASSIN and card.cost_against_ally < card.cost:
        yield "cost_against_ally", "cost_against_ally must not be smaller than cost"
    if card.kind is Kind.DISHONOR and card.loss < card.loss_with_save_face:
        yield "loss", "loss must not be smaller than loss_with_save_face"
    for field in ("house", "inferred"):
        for name in getattr(card, field):
            if name not in card.__struct_fields__:
                yield field, f"{field} names {name!r}, which is no field"


# ---- where it stands ---------------------------------------------------------------------------------------


def _located(problem: Problem, text: str) -> str:
    """The problem's text, with the line if it is about one card."""
    if problem.place is None:
        return problem.text
    return f"line {_line(text, problem.place, problem.field)}: {problem.text}"


def _line(text: str, place: int, field: str) -> int:
    """The line of a card's field, or the first line of the card if it lacks the field."""
    first, *following = _beginnings(text)[place:]
    lines = text.splitlines()
    own = range(first, following[0] - 1 if following else len(lines))
    return next((line + 1 for line in own if re.match(rf"\s*{field}\s*=", lines[line])), first)


def _beginnings(text: str) -> list[int]:
    """The first lines of the cards, counted from 1."""
    return [number for number, line in enumerate(text.splitlines(), 1) if _BEGINNING.match(line)]
