"""What a player is about to do, as it is kept between two presses."""

from typing import Any

import msgspec

from rules.core.model import Legal, all_seats
from rules.honor.commands import AnyCommand, Steal
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn, HouseName
from rules.honor.state import Observation, Place, Theft


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card in hand that is looked at, the house a thief looks into, and the deed that was prepared."""

    card: str | None = None
    source: Place | None = None
    deed: AnyCommand | None = None

    @property
    def thefts(self) -> tuple[Theft, ...]:
        """What the prepared thief is to steal."""
        return self.deed.thefts if isinstance(self.deed, Steal) else ()

    @property
    def data(self) -> dict[str, Any]:
        """This draft as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


def read(data: dict[str, Any], observation: Observation, prompt: AskTurn) -> Draft:
    """The draft as it was kept; an empty one if it is broken, or of another hand or position."""
    try:
        draft = msgspec.convert(data, Draft)
    except msgspec.ValidationError:
        return Draft()
    legal: Legal[AnyCommand] = Moves(observation, prompt)
    held = draft.card is None or (observation.private is not None and draft.card in observation.private.hand)
    return draft if held and (draft.deed is None or draft.deed in legal) else Draft()


def value_of(place: Place) -> str:
    """A house in a custom_id or as a value, such as "2.daimyo"."""
    return f"{place.seat}.{place.house.value}"


def place_of(value: str, seats: int) -> Place | None:
    """The house that a value means, or None."""
    places = (Place(seat, house) for seat in all_seats(seats) for house in HouseName)
    return next((place for place in places if value_of(place) == value), None)
