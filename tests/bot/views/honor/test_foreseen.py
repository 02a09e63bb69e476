"""What a panel or a question says beforehand comes true: costs, dice, what falls and why not."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.markdown import markdown
from bot.views.honor.presenter import HonorPresenter
from bot.views.honor.queue import ahead
from bot.views.message import Press, Redraft, Select, Text
from bot.views.presenter import View
from rules.core.model import Outcome, Seat
from rules.honor.commands import (
    Ally,
    AnyCommand,
    Attack,
    Steal,
)
from rules.honor.deck import CardKey
from rules.honor.prompts import AskDishonor, AskTurn, HouseName
from rules.honor.state import Observation, Place, Theft
from tests.bot.views.honor.matches import NAMES
from tests.bot.views.honor.turns import ENGLISH, allied, holding, press


def prepared_text(seen: Observation, prompt: AskTurn, *pressed: Press) -> str:
    """The panel's list of what is prepared after several presses."""
    redraft = press(seen, prompt, {}, *pressed)
    assert isinstance(redraft, Redraft)
    shown = HonorPresenter(View(seen, ("Axel", "Birgit", "Christian"), ENGLISH)).panel(prompt, redraft.draft)
    return next(one.content for one in shown.blocks if isinstance(one, Text) and "Prepared" in one.content)


def declaring(seen: Observation, command: AnyCommand, *prepared: AnyCommand) -> Press:
    """The press on a declaration that is on offer after what is prepared."""
    after = ahead(seen, prepared)
    assert after is not None
    assert after.moves is not None
    return Press("declare", values=(str(after.moves.declarations().index(command)),))


def test_HO2_2_a_prepared_end_counts_the_actions_that_are_left_then() -> None:
    """Of two card actions one is used before the turn ends."""
    seen, prompt = holding("archers")
    lay = Press("focus", values=(f"archers@{prompt.seat}.samurai",))
    assert prompt.actions == 2
    assert "end the turn with 2 card actions left" in prepared_text(seen, prompt, Press("end"))
    assert "end the turn with one card action left" in prepared_text(seen, prompt, lay, Press("end"))


def test_HO4_2_a_prepared_attack_counts_what_is_stolen_before_it() -> None:
    """Bushi (strength 2) change sides: from one die against three to two against two."""
    seen, prompt = holding("thief")
    seat, victim = prompt.seat, Seat((prompt.seat + 1) % 3)
    players = list(seen.public.players)
    guards = tuple(map(CardKey, ("bushi", "bushi", "bushi", "bushi")))
    players[seat] = replace(players[seat], daimyo_house=guards[:2], samurai_house=())
    players[victim] = replace(players[victim], daimyo_house=(), samurai_house=guards)
    seen = replace(seen, public=replace(seen.public, players=tuple(players), shogun=victim))
    source, home = Place(victim, HouseName.SAMURAI), Place(seat, HouseName.DAIMYO)
    focus, house = Press("focus", values=("thief",)), Press("source", values=(f"{victim}.samurai",))
    steal = focus, house, Press("loot", values=("bushi",))
    stolen = Steal(CardKey("thief"), (Theft(CardKey("bushi"), source, home),))
    alone = prepared_text(seen, prompt, declaring(seen, Attack(victim)))
    after = prepared_text(seen, prompt, *steal, declaring(seen, Attack(victim), stolen))
    assert ("dice 1 against 3" in alone, "dice 2 against 2" in after) == (True, True), (alone, after)


def test_HO5_7_a_prepared_assassin_costs_what_it_will_after_the_alliance() -> None:
    """50 honor against the samurai whose daimyo the player serves from now on."""
    seen, prompt = holding("assassin", honor=90)
    lord = Seat((prompt.seat + 1) % 3)
    players = list(seen.public.players)
    players[prompt.seat] = replace(players[prompt.seat], daimyo=None, daimyo_house=())
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    target = Press("focus", values=("assassin",)), Press("target", values=(f"{lord}.samurai",))
    assert "costs 25 honor" in prepared_text(seen, prompt, *target)
    betrayal = prepared_text(seen, prompt, declaring(seen, Ally(lord)), *target)
    assert "their daimyo's house becomes yours; costs 50 honor" in betrayal


def dishonored(seen: Observation, seat: Seat, **given: Any) -> str:
    """The question how a seat bears dishonor, with other fields of its player than those on the table."""
    players = tuple(
        replace(player, **given) if one == seat else player for one, player in enumerate(seen.public.players)
    )
    seen = replace(seen, viewer=None, private=None, public=replace(seen.public, players=players, shogun=seat))
    asked = AskDishonor("9", seat, Seat((seat + 1) % 3), 30, seat, (HouseName.DAIMYO, HouseName.SAMURAI))
    return HonorPresenter(View(seen, ("Axel", "Birgit", "Christian"), ENGLISH)).question(asked)


def test_HO3_3_the_question_says_what_falls_with_each_seppuku() -> None:
    """The daimyo takes the Shogun card along; a samurai's empty house costs nothing."""
    seen, _ = holding("bushi")
    seat = Seat(0)
    said = dishonored(seen, seat, daimyo=CardKey("oda_nobunaga"), samurai_house=())
    assert "Seppuku of the daimyo: Oda Nobunaga, Archers, Bodyguard would be discarded" in said
    assert "The Shogun card goes back to the middle." in said
    assert "The alliance ends." not in said
    assert "Seppuku of the samurai: the house is empty, so it costs nothing." in said
    assert "You have saved your own face." in said
    served = allied(seen, AskTurn("1", Seat(1), 2, True, False), seat)
    assert "The alliance ends." in dishonored(served, seat)


def test_HO5_5_a_daimyo_for_the_ally_says_that_it_ends_the_alliance() -> None:
    seen, prompt = holding("oda_nobunaga")
    ally = Seat((prompt.seat + 1) % 3)
    players = list(seen.public.players)
    players[ally] = replace(players[ally], daimyo=None, daimyo_house=(), serves=prompt.seat)
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    ends = f"(ends the alliance with {('Axel', 'Birgit', 'Christian')[ally]})"
    lay = Press("focus", values=(f"oda_nobunaga@{ally}.daimyo",))
    assert ends in markdown(prepared_text(seen, prompt, lay))
    shown = HonorPresenter(View(seen, ("Axel", "Birgit", "Christian"), ENGLISH)).panel(prompt, {})
    assert any(ends in markdown(one.content) for one in shown.blocks if isinstance(one, Text))
    (menu,) = [one for one in shown.blocks if isinstance(one, Select) and one.verb == "focus"]
    assert [ends[1:-1]] == [markdown(option.description or "") for option in menu.options]


@pytest.mark.parametrize(
    ("card", "given", "reason"),
    [
        ("archers", {}, "Every house open to you has the most warriors, 5."),
        ("okugata_low", {}, "Every house open to you has its okugata."),
        ("oda_nobunaga", {}, "You have a daimyo already."),
        ("oda_nobunaga", {"daimyo": None, "serves": Seat(0)}, "only a ronin founds a house."),
        ("archers", {"daimyo": None}, "warriors, 5. A ronin has no daimyo's house."),
        ("fortress", {"daimyo": None}, "A ronin has no daimyo's house."),
    ],
)
def test_HO1_4_a_card_without_a_house_says_why(card: str, given: dict[str, Any], reason: str) -> None:
    """Five warriors and one okugata in a house; HO5.8: only a ronin lays a daimyo."""
    seen, prompt = holding(card)
    full = (*[CardKey("bushi")] * 5, CardKey("okugata_high"))
    players = [
        replace(player, daimyo_house=full, samurai_house=full, **(given if seat == prompt.seat else {}))
        for seat, player in enumerate(seen.public.players)
    ]
    if players[prompt.seat].daimyo is None:
        players[prompt.seat] = replace(players[prompt.seat], daimyo_house=())
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, {})
    assert any(reason in one.content for one in shown.blocks if isinstance(one, Text))


def test_HO6_3_an_assassin_says_that_the_daimyo_falls_with_the_house() -> None:
    """An empty house, too; of the Shogun, the card goes back to the middle."""
    seen, prompt = holding("assassin")
    victim = Seat((prompt.seat + 1) % 3)
    players = list(seen.public.players)
    players[victim] = replace(players[victim], daimyo_house=())
    seen = replace(seen, public=replace(seen.public, players=tuple(players), shogun=victim))
    said = [
        prepared_text(
            seen,
            prompt,
            Press("focus", values=("assassin",)),
            Press("target", values=(f"{victim}.{house}",)),
        )
        for house in ("daimyo", "samurai")
    ]
    assert "falls: the daimyo, cards: 0, the Shogun card to the middle; costs 25 honor" in said[0]
    assert "falls: cards: 2; costs 25 honor" in said[1]


def test_HO7_1_the_end_says_whose_count_reached_the_goal() -> None:
    seen, _ = holding("bushi")
    over = replace(seen.public, outcome=Outcome((Seat(1),), (15, 415, 195), "honor"))
    shown = HonorPresenter(View(replace(seen, public=over), ("Axel", "Birgit", "Christian"), ENGLISH))
    said = [one.content for one in shown.epilogue([]) if isinstance(one, Text)]
    assert [markdown(one) for one in said] == ["**Birgit**, honor 415: the goal of 400 is reached."]


def test_HO2_3_the_panel_offers_no_declaration_where_none_is_possible() -> None:
    """A ronin who can ally with nobody has nothing to declare."""
    seen, prompt = holding("bushi", honor=50)
    assert "You may still make one declaration." in panel_text(seen, prompt)
    ronins = tuple(replace(player, daimyo=None, daimyo_house=()) for player in seen.public.players)
    seen = replace(seen, public=replace(seen.public, players=ronins))
    assert "none is possible now" in panel_text(seen, prompt)


def panel_text(seen: Observation, prompt: AskTurn) -> str:
    """All text of the panel of a turn in which nothing is prepared."""
    shown = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, {})
    return "\n".join(one.content for one in shown.blocks if isinstance(one, Text))
