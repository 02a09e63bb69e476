"""What a host corrects of the printed material: options that every new match of a title gets."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from bot.settings import Settings, SettingsError
from rules.honor.deck import Deck, DeckError, read_deck

Corrections: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Options as plain data, by title."""


def corrections(settings: Settings) -> Corrections:
    """What this host corrects. Raises SettingsError, naming the wrong line."""
    if settings.honor_deck is None:
        return {}
    try:
        return {"honor": {"deck": msgspec.to_builtins(deck_in(settings.honor_deck))}}
    except DeckError as error:
        raise SettingsError(f"GYOJI_HONOR_DECK: {error}") from None


def deck_in(path: Path) -> Deck:
    """The corrected deck in a file. Raises DeckError, naming the file and the wrong line."""
    try:
        return read_deck(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(f"{path} cannot be read: {error}") from None
    except DeckError as error:
        raise DeckError(f"{path}: {error}") from None
