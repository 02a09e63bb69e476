"""Goofspiel's own card: who may play. It has no options."""

import msgspec

from rules.core.card import TitleCard


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


CARD = TitleCard(key="goofspiel", seats=range(2, 6), options=Options)
