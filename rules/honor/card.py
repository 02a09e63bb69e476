"""The title card of Honor of the Samurai: seats, options, and what a host may correct."""

from rules.core.card import Correction, TitleCard
from rules.honor.deck import read_deck
from rules.honor.state import Options

CARD = TitleCard(
    key="honor",
    seats=range(3, 7),
    options=Options,
    order=2,
    shapes=("portrait", "landscape"),
    corrections=(Correction(option="deck", read=read_deck, example="data/honor/deck.toml"),),
)
