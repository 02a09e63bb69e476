"""Samurai Spirit's own card: who may play, and with which options."""

from rules.core.card import TitleCard
from rules.spirit.state import Options

CARD = TitleCard(key="spirit", seats=range(1, 8), options=Options, order=3)
