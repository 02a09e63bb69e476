"""The printed material of Honor of the Samurai (HO1.1): the deck and the figures. Never part of a state."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files

import msgspec

from rules.honor.deck import Card, CardKey, Deck, Kind, read_deck


class Length(StrEnum):
    """The two lengths of the game (HO2.1)."""

    STANDARD = "standard"
    SHORT = "short"


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the rulebook, from data/honor/figures.toml."""

    ki_per_action: int
    most_actions: int
    strength_per_die: int
    most_dice: int
    hand_limit: int
    start_hand: int
    most_warriors: int
    most_okugata: int
    most_castles: int
    break_alliance_cost: int
    must_claim_shogun_at: int
    share_of_ally: int
    share_rounded_to: int
    assassin_needs: int
    assassin_needs_past_bodyguard: int
    round_cap: int
    goal: Mapping[Length, int]

    def most_in_house(self, kind: Kind) -> int | None:
        """The maximum number of cards of a kind in one house; None if there is no limit (HO1.4)."""
        match kind:
            case Kind.WARRIOR:
                return self.most_warriors
            case Kind.OKUGATA:
                return self.most_okugata
            case Kind.CASTLE:
                return self.most_castles
            case _:
                return None


class Content(msgspec.Struct, frozen=True):
    """A deck, indexed by card key, and the figures of the rulebook."""

    cards: Mapping[CardKey, Card]
    figures: Figures
    samurai: Card
    """The samurai card, which lies before every player."""
    start_daimyos: tuple[CardKey, ...]
    drawn: tuple[CardKey, ...]
    """The 97 others, one key for each copy."""
    shogun_honor: Mapping[int, int]
    """Honor of the Shogun card, by number of players (HO2.1)."""
    whole_deck: tuple[CardKey, ...]
    """All cards but samurai and Shogun, sorted: start daimyos not dealt out lie in the deck (HO1.2)."""


@cache
def content(deck: Deck | None = None) -> Content:
    """The printed material with the host's deck, or with the shipped one."""
    cards = (deck or shipped_deck()).cards
    by_kind = {card.kind: card for card in cards}
    start_daimyos = tuple(card.key for card in cards if card.kind is Kind.START_DAIMYO)
    drawn = tuple(card.key for card in cards if card.kind.drawn for _ in range(card.count))
    return Content(
        cards={card.key: card for card in cards},
        figures=msgspec.toml.decode(_data("figures"), type=Figures),
        samurai=by_kind[Kind.SAMURAI],
        start_daimyos=start_daimyos,
        drawn=drawn,
        shogun_honor=dict(enumerate(by_kind[Kind.SHOGUN].honor_by_players, start=3)),
        whole_deck=tuple(sorted((*drawn, *start_daimyos))),
    )


@cache
def shipped_deck() -> Deck:
    """The deck of data/honor/deck.toml."""
    return read_deck(_data("deck"))


def _data(name: str) -> str:
    return (files("data") / "honor" / f"{name}.toml").read_text(encoding="utf-8")
