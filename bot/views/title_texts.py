"""What the vocabularies of all titles share: a title's texts, the players' names, terms and refusals."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

from bot.views.names import escaped
from bot.views.texts import Texts
from rules.core.errors import CodedError
from rules.core.model import Seat


class TitleTexts:
    """Says things about one title. `names` are the players' names by seat, as they are."""

    title: str
    """The title's key, with which the ids of its texts begin."""

    def __init__(self, texts: Texts, names: Sequence[str] = ()) -> None:
        self._texts = texts
        self._names = names

    def __call__(self, key: str, **arguments: Any) -> str:
        """The text `<title>-<key>`. Raises KeyError if there is none, ValueError if an argument is absent."""
        return self._texts(f"{self.title}-{key}", **arguments)

    def has(self, key: str) -> bool:
        return self._texts.has(f"{self.title}-{key}")

    def term(self, value: StrEnum) -> str:
        """What a thing of the title is called."""
        return self(f"{type(value).__name__.lower()}-{value.value.replace('_', '-')}")

    def player(self, seat: Seat) -> str:
        return escaped(self._names[seat])

    def plain_player(self, seat: Seat) -> str:
        """A player's name for places where Discord reads no markdown: labels and alt texts."""
        return self._names[seat]

    def players(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.player(seat) for seat in seats)

    @staticmethod
    def listed(items: Iterable[str]) -> str:
        return ", ".join(items)

    def refusal(self, refused: CodedError) -> str:
        """Why the rules said no, in words."""
        params = {name: self.named(name, value) for name, value in refused.params.items()}
        return self._texts(f"refusal-{refused.code}", **params)

    def named(self, name: str, value: object) -> object:
        """A parameter of a refusal as it is to be read."""
        return self.term(value) if isinstance(value, StrEnum) else value
