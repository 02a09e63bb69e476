"""The title card of Shogun: seats, options, views of the board."""

from rules.core.card import TitleCard
from rules.shogun.content import Side
from rules.shogun.state import Options, Setup

CARD = TitleCard(
    key="shogun",
    seats=range(3, 6),  # SH1.2
    options=Options,
    order=1,
    implied={  # on the moon side provinces can only be drafted (SH2.3); who goes back goes all the way
        ("side", Side.SUN): {"setup": Setup.PRESET},
        ("side", Side.MOON): {"setup": Setup.DRAFT},
    },
    opening_options=("side", "setup"),
    views=("political", "buildings", "unrest"),
    places=("region", "province"),
    themes=("standard", "contrast"),
    shapes=("portrait", "landscape"),
    animated=True,
    deliberation=3.0,  # a plan has few presses and much thought
    told_by_round=True,  # a season's fifteen stages come at once where all orders were given
)
