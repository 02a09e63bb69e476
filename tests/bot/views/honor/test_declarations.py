"""What the panel of a turn says about the declaration: made, prepared, owed, possible, or why not (HO2.3)."""

from msgspec.structs import replace

from bot.views.message import Press, Redraft
from rules.core.model import Seat
from rules.honor.commands import Attack, Lay
from rules.honor.deck import CardKey
from rules.honor.prompts import HouseName
from rules.honor.state import Place
from tests.bot.views.honor.turns import allied, declaring, holding, panel_text, press


def test_HO2_3_the_panel_offers_no_declaration_where_none_is_possible() -> None:
    """A ronin who can ally with nobody has nothing to declare."""
    seen, prompt = holding("bushi", honor=50)
    assert "You may still make one declaration." in panel_text(seen, prompt)
    ronins = tuple(replace(player, daimyo=None, daimyo_house=()) for player in seen.public.players)
    seen = replace(seen, public=replace(seen.public, players=ronins))
    assert "none is possible now: An ally needs a daimyo" in panel_text(seen, prompt)
    (served,) = [allied(holding("bushi")[0], prompt, Seat((prompt.seat + 1) % 3))]
    left = tuple(replace(one, leaving=one.serves is not None) for one in served.public.players)
    served = replace(served, public=replace(served.public, players=left))
    assert "none is possible now: You have broken the alliance already." in panel_text(served, prompt)


def test_HO2_3_the_declaration_is_judged_after_what_is_prepared() -> None:
    """An attack becomes possible with the warriors that are laid first; prepared, it is not "impossible"."""
    seen, prompt = holding("bushi", honor=50)
    victim = Seat((prompt.seat + 1) % 3)
    players = tuple(replace(one, daimyo_house=(), samurai_house=()) for one in seen.public.players)
    seen = replace(seen, public=replace(seen.public, players=players, shogun=victim))
    assert "With strength 1 you have no dice to attack with." in panel_text(seen, prompt)
    lay = Press("focus", values=(f"bushi@{prompt.seat}.samurai",))
    laid = Lay(CardKey("bushi"), Place(prompt.seat, HouseName.SAMURAI))
    for pressed, said in (
        ([lay], "You may still make one declaration."),
        ([lay, declaring(seen, Attack(victim), laid)], "Your declaration of this turn is prepared."),
    ):
        redraft = press(seen, prompt, {}, *pressed)
        assert isinstance(redraft, Redraft)
        assert said in panel_text(seen, prompt, redraft.draft)


def test_HO4_2_no_declaration_is_possible_after_what_is_prepared() -> None:
    """The strength that is named counts what is laid first, and the panel says so."""
    seen, prompt = holding("bushi", honor=50)
    players = [replace(one, daimyo_house=(), samurai_house=()) for one in seen.public.players]
    victim = Seat((prompt.seat + 1) % 3)
    seen = replace(seen, public=replace(seen.public, players=tuple(players), shogun=victim))
    assert "none is possible now: With strength 1 you" in panel_text(seen, prompt)
    discard = press(seen, prompt, {}, Press("discard", values=("bushi",)))
    assert isinstance(discard, Redraft)
    said = panel_text(seen, prompt, discard.draft)
    assert "none is possible after what is prepared: With strength 1 you" in said
