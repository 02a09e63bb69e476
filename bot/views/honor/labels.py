"""The few words on the pictures of Honor of the Samurai."""

from bot.views.honor.texts import HonorTexts
from renderer.honor import Labels


def labels(texts: HonorTexts) -> Labels:
    """All words that a picture may need, in one language."""
    return Labels(
        cards={card: texts.card(card) for card in texts.content.cards},
        round=texts("label-round"),
        shogun=texts.card("shogun"),
        ronin=texts("label-ronin"),
        serves=texts("label-serves"),
        draw_pile=texts("label-draw-pile"),
        discard_pile=texts("label-discard-pile"),
        honor=texts("label-honor"),
        hand=texts("label-hand"),
        wins=texts("label-wins"),
    )
