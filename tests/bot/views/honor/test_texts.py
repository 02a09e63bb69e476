"""All that is printed in Honor of the Samurai has a name in all languages, and cards say what they do."""

import pytest
from msgspec.structs import replace

from bot.matches.clock.time_control import TIME_CONTROLS
from bot.views.honor.presenter import HonorPresenter
from bot.views.honor.texts import HonorTexts
from bot.views.message import Text
from bot.views.phrases import pace_of
from bot.views.presenter import View
from bot.views.texts import LANGUAGES, texts_in
from bot.views.title_texts import yes
from rules.core.model import Seat
from rules.honor.content import Length, content, shipped_deck
from rules.honor.deck import DAIMYOS, Card, CardKey, Deck, Kind
from rules.honor.game import GAME
from rules.honor.state import Private, Standing
from tests.bot.views.honor.matches import NAMES, questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_an_effect(language: str) -> None:
    words = HonorTexts(texts_in(language))
    for key, card in content().cards.items():
        assert words.effect(key)
        translated = words.has(f"card-{key.replace('_', '-')}")
        assert translated is (card.kind not in DAIMYOS), key
        assert words.card(key) == card.name if card.kind in DAIMYOS else words.card(key)
    assert all(words.term(value) for kind in (Length, Standing) for value in kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_HO3_3_cards_say_what_the_hosts_deck_says(language: str) -> None:
    """The figures of Dishonor are those of the deck in use, on Save Face too."""
    ours = Deck(tuple(_harsher(card) for card in shipped_deck().cards))
    words = HonorTexts(texts_in(language), deck=ours)
    assert "4" in words.effect(CardKey("dishonor")).split(":")[0]
    assert "41" in words.effect(CardKey("save_face"))
    assert "30" not in words.effect(CardKey("save_face"))


def _harsher(card: Card) -> Card:
    return replace(card, actions=4, loss_with_save_face=41) if card.kind is Kind.DISHONOR else card


def test_HO4_3_who_is_asked_to_save_a_loser_learns_that_a_castle_goes() -> None:
    """The daimyo's house is kept, all but its castle."""
    for language, castle in zip(LANGUAGES, ("castle", "hradu", "linna", "замка"), strict=True):
        words = HonorTexts(texts_in(language))
        assert castle in words("face-with-battle", has_castle="yes", castle="Fortress")


@pytest.mark.parametrize("language", LANGUAGES)
def test_HO3_4_a_hand_says_whom_save_face_helps_not_and_that_its_holder_is_never_asked(language: str) -> None:
    """Never a Shogun in battle; and a refusal for good that was given without the card holds with it, too."""
    texts, observation = texts_in(language), GAME.observe(questions(3)[0][0], Seat(0))
    words, save_face = HonorTexts(texts), CardKey("save_face")
    assert words.card(CardKey("shogun"))[:5].lower() in words.effect(save_face).lower()
    for standing in Standing:
        note = words("save-face-held", never=yes(standing is Standing.REFUSE))
        assert bool(note) is (standing is Standing.REFUSE)
        private = Private((save_face, CardKey("bushi")), standing)
        [text, _] = HonorPresenter(View(replace(observation, private=private), NAMES, texts)).hand().blocks
        assert isinstance(text, Text)
        other, held = text.content.splitlines()[-2:]
        assert held.endswith(f"{words.effect(save_face)} {note}".rstrip())
        assert not note or note not in other


def test_a_pace_speaks_of_turns_where_nothing_is_planned() -> None:
    """The long time is for what all are asked together, such as saving a face."""
    daily = TIME_CONTROLS["daily"]
    assert pace_of(daily, "honor", texts_in("en")) == "Daily: 12 h for a turn, 1 d for Save Face"
    assert pace_of(daily, "spirit", texts_in("en")) == "Daily: 12 h for a choice"
    assert pace_of(daily, "shogun", texts_in("en")) == "Daily: 1 d for a plan, 12 h for a choice"
