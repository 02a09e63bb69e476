"""Drawings for golden pictures: together they show every emblem there is, and what every event changes."""

from msgspec.structs import replace

from bot.views.honor.texts import HonorTexts
from bot.views.registry import labels_of
from bot.views.texts import texts_in
from renderer import Drawing
from renderer.honor import Battle, Board, Hand, Labels, Shape, sample
from rules.core.model import Outcome, Seat
from rules.honor.content import content
from rules.honor.deck import DAIMYOS, LAID, CardKey, Kind
from rules.honor.state import Observation, Private
from tests.renderer.exhibit import Exhibit

LABELS: Labels = labels_of("honor", "en")
HANDS = [card.key for card in content().cards.values() if card.kind not in (*LAID, *DAIMYOS)][2:]
"""The cards that are played and never lie before a player."""


def held(*cards: str, language: str = "en") -> Hand:
    """A hand of these cards, with the words that their holder reads."""
    seen = replace(sample.observation(3, Seat(0)), private=Private(tuple(map(CardKey, cards))))
    words = HonorTexts(texts_in(language))
    captions = [(words.card(CardKey(card)), words.effect(CardKey(card))) for card in cards]
    return Hand(seen, captions, labels_of("honor", language))


def over() -> Observation:
    """The end of a match for three, with all but some castles in the winner's houses (HO1.4: one each)."""
    public = sample.observation(3).public
    *_, castle, theirs = [card.key for card in content().cards.values() if card.kind is Kind.CASTLE]
    laid = [card.key for card in content().cards.values() if card.kind in LAID - {Kind.CASTLE}]
    full = {"daimyo_house": (castle, *laid[:11]), "samurai_house": tuple(laid[11:])}
    winner = replace(public.players[0], **full, honor=405)
    outcome = Outcome((Seat(0),), (405, 60, -20), "honor")
    third = replace(public.players[2], daimyo_house=(theirs,))
    players = winner, replace(public.players[1], leaving=True), third
    return Observation(None, replace(public, players=players, outcome=outcome, discards=()), None)


def start() -> Observation:
    """Everybody on the same honor, the Shogun card in the middle, nothing laid."""
    public = sample.observation(6).public
    players = tuple(
        replace(player, daimyo="hojo_soun", honor=0, daimyo_house=(), samurai_house=(), serves=None)
        for player in public.players
    )
    return Observation(None, replace(public, players=players, shogun=None, round=1), None)


def exhibits(language: str = "en") -> dict[str, Exhibit]:
    """Everything that is shown, by name, with the words of a language."""
    labels, names, events = labels_of("honor", language), sample.NAMES, sample.events()
    six, five, four = (sample.observation(players) for players in (6, 5, 4))
    fight = Battle(sample.battle(), labels, names)
    return {
        "honor": Exhibit(Board(six, labels, events, names), "Six players"),
        "honor-five": Exhibit(Board(five, labels, (), names), "Five players, the board as it lies there"),
        "honor-landscape": Exhibit(
            Board(six, labels, events, names, shape=Shape.LANDSCAPE), "Six players, wide, for computers"
        ),
        "honor-four": Exhibit(Board(four, labels, events, names), "Four players"),
        "honor-over": Exhibit(Board(over(), labels, (), names), "The end, with everything in the houses"),
        "honor-start": Exhibit(Board(start(), labels, (), names), "Nothing is laid yet"),
        "honor-contrast": Exhibit(Board(six, labels, events, names, "contrast"), "Colours of high contrast"),
        "honor-hand": Exhibit(held(*sample.HAND, language=language), "A hand, for one player's eyes"),
        "honor-hand-ninjas": Exhibit(held(*HANDS, language=language), "A hand of all cards that are played"),
        "honor-battle": Exhibit(fight, "A battle"),
    }


def gallery() -> dict[str, Drawing]:
    """The drawings by name."""
    return {name: exhibit.drawing for name, exhibit in exhibits().items()}
