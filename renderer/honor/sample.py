"""Sample table for benchmarks and tests; it need not be reachable by play."""

from rules.core.model import Seat
from rules.honor import events as facts
from rules.honor.content import Length
from rules.honor.deck import CardKey
from rules.honor.events import AnyEvent
from rules.honor.prompts import HouseName
from rules.honor.state import Observation, Place, Player, Private, Public

NAMES = ("Akane", "Benkei", "Chiyo", "Daigoro", "Eijiro", "Fumiko")


def _cards(*keys: str) -> tuple[CardKey, ...]:
    return tuple(map(CardKey, keys))


HAND = _cards("bushi", "okugata_high", "elite_thief", "assassin", "dishonor", "save_face", "fortress")

_WARRIORS = _cards("spearmen", "archers", "cavalry", "yamabushi", "warrior_monks", "bushi")
_PLAYERS = (
    Player(
        CardKey("oda_nobunaga"),
        185,
        _cards("okugata_high", "mountain_castle", *_WARRIORS[:5]),
        _cards("okugata_low", "noh_theatre"),
        5,
    ),
    Player(None, 60, (), _cards("archers", "archers", "bodyguard", "daisho"), 7, serves=Seat(0)),
    Player(CardKey("hojo_soun"), -20, (), _cards("okugata_low"), 2),
    Player(None, 95, (), _cards("spearmen", "cavalry"), 0),
    Player(
        CardKey("tokugawa_ieyasu"),
        310,
        _cards("firearms", "masamune", "bodyguard", "bodyguard"),
        _cards("no_dachi", "bushi"),
        4,
    ),
    Player(CardKey("date_terumune"), 0, _cards("water_castle"), (), 6),
)


def observation(seats: int = 6, viewer: Seat | None = None) -> Observation:
    """Round 4: the second player serves the first, the fourth is a ronin."""
    private = None if viewer is None else Private(HAND)
    return Observation(viewer, _public(seats), private)


def events() -> tuple[AnyEvent, ...]:
    """The first player laid a castle; the fourth lost the daimyo's house and became a ronin."""
    castle = facts.CardLaid(
        Seat(0), CardKey("mountain_castle"), Place(Seat(0), HouseName.DAIMYO), None, 0, 185
    )
    lost = facts.HouseDiscarded(Place(Seat(3), HouseName.DAIMYO), CardKey("mori_motonari"), _cards("archers"))
    return castle, lost, facts.BecameRonin(Seat(3))


def battle() -> facts.BattleFought:
    """The battle of HO8, after a tie; an ally helps the attacker."""
    rolls = facts.Roll((1, 2, 3, 4, 5), (6, 6, 2, 1)), facts.Roll((6, 5, 1, 2, 3), (5, 5, 4, 1))
    return facts.BattleFought(Seat(1), Seat(0), 16, 12, rolls, Seat(1), facts.Help(Seat(2), 3))


def _public(seats: int) -> Public:
    return Public(
        length=Length.STANDARD,
        deck=None,
        players=_PLAYERS[:seats],
        shogun=Seat(0),
        draw_pile=31,
        discards=_cards("thief", "assassin", "dishonor"),
        first=Seat(0),
        round=4,
        turn=Seat(2),
    )
