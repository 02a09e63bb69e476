"""The position in words: for those who ask, and for those who cannot see the picture."""

from collections.abc import Iterator

from bot.views.honor.prospects import prospect
from bot.views.honor.texts import Words
from bot.views.limits import ALT, clip
from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.content import content
from rules.honor.prompts import HouseName
from rules.honor.state import Observation, Public


def standings(public: Public, words: Words) -> Iterator[str]:
    """The middle of the table, then a line for each player."""
    office = content(public.deck).shogun_honor[public.seats]
    holder = words("shogun-free") if public.shogun is None else words.player(public.shogun)
    top = words.card(public.discards[-1]) if public.discards else words("nothing")
    yield words("status-shogun", honor=office, holder=holder)
    yield words("status-piles", draw=public.draw_pile, discards=len(public.discards), top=top)
    for seat in range(public.seats):
        yield f"- **{words.player(seat)}** – {standing(public, seat, words)}"


def standing(public: Public, seat: Seat, words: Words) -> str:
    """One player's figures and both houses."""
    printed, player = content(public.deck), public.players[seat]
    figures = words(
        "standing",
        honor=player.honor,
        gain=reckoning.income(printed, public.players, public.shogun, seat).gained,
        ki=reckoning.ki(printed, player),
        attack=reckoning.strength(printed, public.players, seat, defending=False),
        defence=reckoning.strength(printed, public.players, seat, defending=True),
        hand=player.hand,
    )
    samurai = words("samurai-house", cards=words.cards(player.samurai_house))
    return f"{figures} {_daimyo(public, seat, words)} {samurai}"


def _daimyo(public: Public, seat: Seat, words: Words) -> str:
    player = public.players[seat]
    if player.daimyo:
        return words("daimyo-house", daimyo=words.card(player.daimyo), cards=words.cards(player.daimyo_house))
    if player.serves is None:
        return words("is-ronin")
    return words("serves-leaving" if player.leaving else "serves", ally=words.player(player.serves))


def hand_lines(observation: Observation, words: Words) -> list[str]:
    """The viewer's cards, and what each would do now."""
    assert observation.private is not None, "only a seat has a hand"
    cards = observation.private.hand
    heading = words("hand-heading", count=len(cards))
    return [heading, *(f"- {prospect(observation, card, words)}" for card in dict.fromkeys(cards))]


def figures(observation: Observation, words: Words) -> str:
    """The viewer's own figures."""
    assert observation.viewer is not None, "only a seat has figures"
    return standing(observation.public, observation.viewer, words)


def alt(public: Public, words: Words) -> str:
    """The board in words, within Discord's limit: without the cards of the houses when it is long."""
    described = "\n".join(line.removeprefix("- ") for line in standings(public, words)).replace("**", "")
    if len(described) <= ALT:
        return described
    return clip("\n".join(_short(public, seat, words) for seat in range(public.seats)), ALT)


def _short(public: Public, seat: Seat, words: Words) -> str:
    printed, player = content(public.deck), public.players[seat]
    return words(
        "alt-player",
        player=words.plain_player(seat),
        honor=player.honor,
        ki=reckoning.ki(printed, player),
        strength=reckoning.strength(printed, public.players, seat, defending=True),
        hand=player.hand,
        daimyo=len(player.house(HouseName.DAIMYO)),
        samurai=len(player.house(HouseName.SAMURAI)),
    )
