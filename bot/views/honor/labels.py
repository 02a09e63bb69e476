"""The few words on the pictures of Honor of the Samurai."""

from bot.views.honor.texts import Words
from renderer.honor import Labels


def labels(words: Words) -> Labels:
    """All words that a picture may need, in one language."""
    return Labels(
        cards={card: words.card(card) for card in words.content.cards},
        round=words("label-round"),
        shogun=words.card("shogun"),
        ronin=words("label-ronin"),
        serves=words("label-serves"),
        draw_pile=words("label-draw-pile"),
        discard_pile=words("label-discard-pile"),
        honor=words("label-honor"),
        hand=words("label-hand"),
        wins=words("label-wins"),
    )
