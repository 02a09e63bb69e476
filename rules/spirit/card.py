"""The title card of Samurai Spirit: seats and options."""

from rules.core.card import TitleCard
from rules.spirit.state import Options

CARD = TitleCard(
    key="spirit",
    seats=range(1, 8),
    options=Options,
    order=3,
    shapes=("portrait", "landscape"),
)
