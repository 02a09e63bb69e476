"""What the panel of a turn says about the declaration: made, prepared, owed, possible, or why not (HO2.3)."""

import pytest
from msgspec.structs import replace

from bot.views.message import Press, Redraft
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.honor.commands import Assassinate, Attack, EndTurn, Lay
from rules.honor.deck import CardKey
from rules.honor.events import AssassinPlayed, BecameShogun
from rules.honor.game import GAME
from rules.honor.prompts import AskTurn, HouseName
from rules.honor.state import Observation, Place
from tests.bot.views.honor.turns import allied, declaring, holding, panel_text, press


def test_HO2_3_the_panel_offers_no_declaration_where_none_is_possible() -> None:
    """A ronin who can ally with nobody has nothing to declare."""
    seen, prompt = holding("bushi", honor=50)
    assert "You may still make one declaration." in panel_text(seen, prompt)
    ronins = tuple(replace(player, daimyo=None, daimyo_house=()) for player in seen.public.players)
    seen = replace(seen, public=replace(seen.public, players=ronins))
    assert "none is possible now: A ronin can ally only with" in panel_text(seen, prompt)
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


def killing(seen: Observation, prompt: AskTurn, card: str, victim: Seat) -> str:
    """The panel with an assassin against a player's daimyo, or Dishonor."""
    target = Press("target", values=(f"{victim}.daimyo",))
    if card == "dishonor":
        target = Press("victim", values=(str(victim),))
    redraft = press(seen, prompt, {}, Press("focus", values=(card,)), target)
    assert isinstance(redraft, Redraft)
    return panel_text(seen, prompt, redraft.draft)


def office(seen: Observation, victim: Seat, *, bare: bool) -> Observation:
    """The same table with a Shogun; nobody's houses hold anything, or they do as before."""
    players = seen.public.players
    if bare:
        players = tuple(replace(one, daimyo_house=(), samurai_house=()) for one in players)
    return replace(seen, public=replace(seen.public, players=players, shogun=victim))


@pytest.mark.parametrize("card", ["assassin", "dishonor"])
@pytest.mark.parametrize("after", [99, 100])
@pytest.mark.parametrize("bare", [False, True])
def test_HO3_1_what_may_free_the_shogun_card_says_who_may_or_must_become_shogun(
    card: str, after: int, bare: bool
) -> None:
    """With 100 honor after the price they must, with less they may; without dice there is nothing else."""
    price = 25 if card == "assassin" else 0
    seen, prompt = holding(card, honor=after + price)
    shogun, other = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    text = killing(office(seen, shogun, bare=bare), prompt, card, shogun)
    falls = "the assassin succeeds" if price else "the Shogun's daimyo falls by seppuku"
    claim = f"If {falls}, the Shogun card lies in the middle, and your daimyo "
    assert text.partition(claim)[2].startswith("must become Shogun" if after == 100 else "may become Shogun")
    otherwise = (
        "no declaration is possible: With strength 1" if bare else "you may still make one declaration."
    )
    assert f"Otherwise {otherwise}" in text
    assert "none is possible" not in text
    assert claim not in killing(office(seen, shogun, bare=bare), prompt, card, other)
    ronin = list(office(seen, shogun, bare=bare).public.players)
    ronin[prompt.seat] = replace(ronin[prompt.seat], daimyo=None, daimyo_house=())
    lordless = replace(seen, public=replace(seen.public, players=tuple(ronin), shogun=shogun))
    assert claim not in killing(lordless, prompt, card, shogun)


@pytest.mark.parametrize("roll", [1, 6])
def test_HO3_1_the_office_that_was_foretold_is_taken_when_the_assassin_succeeds(roll: int) -> None:
    """At the end of the turn, if it is not declared before; a failure leaves everything as it was."""
    seen, prompt = holding("assassin", honor=125)
    shogun = Seat((prompt.seat + 1) % 3)
    state = GAME.imagine(office(seen, shogun, bare=True), Chance(bytes(32), 0))
    command = Assassinate(CardKey("assassin"), Place(shogun, HouseName.DAIMYO))
    steps = (GAME.apply(state, prompt.seat, command, Chance(bytes(32), row)) for row in range(1, 100))
    step = next(
        one
        for one in steps
        if any(isinstance(event, AssassinPlayed) and event.die == roll for event in one.events)
    )
    ended = GAME.apply(step.state, prompt.seat, EndTurn(), Chance(bytes(32), 0))
    assert [event for event in ended.events if isinstance(event, BecameShogun)] == (
        [BecameShogun(prompt.seat, True)] if roll == 6 else []
    )


def test_HO3_1_an_assassin_who_costs_too_much_frees_from_the_claim() -> None:
    """The card lies in the middle: with 100 honor it must be claimed, with 75 it may."""
    seen, prompt = holding("assassin", honor=100)
    owed = "becomes Shogun in this turn"
    assert owed in panel_text(seen, prompt)
    text = killing(seen, prompt, "assassin", Seat((prompt.seat + 1) % 3))
    assert (owed in text, "You may still make one declaration." in text) == (False, True)


def test_HO5_7_a_betrayal_while_the_shogun_card_is_free_gives_a_claim() -> None:
    seen, prompt = holding("assassin", honor=150)
    lord = Seat((prompt.seat + 1) % 3)
    seen = allied(seen, prompt, lord)
    target = Press("focus", values=("assassin",)), Press("target", values=(f"{lord}.samurai",))
    redraft = press(seen, prompt, {}, *target)
    assert isinstance(redraft, Redraft)
    assert "your daimyo must become Shogun" in panel_text(seen, prompt, redraft.draft)


def test_HO2_3_what_is_uncertain_is_not_taken_for_done() -> None:
    """A ronin with nobody to serve sends an assassin against a servant, whose lord could be served then."""
    seen, prompt = holding("assassin", honor=50)
    lord, servant = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    players = list(seen.public.players)
    for seat, serves in ((prompt.seat, None), (servant, lord)):
        players[seat] = replace(players[seat], daimyo=None, daimyo_house=(), serves=serves)
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    target = Press("focus", values=("assassin",)), Press("target", values=(f"{servant}.samurai",))
    redraft = press(seen, prompt, {}, *target)
    assert isinstance(redraft, Redraft)
    assert "none is possible as things are: A ronin" in panel_text(seen, prompt, redraft.draft)


@pytest.mark.parametrize(
    ("card", "condition"), [("assassin", "the assassin succeeds"), ("dishonor", "the daimyo's house falls")]
)
def test_HO2_3_a_card_that_may_leave_no_declaration_says_so(card: str, condition: str) -> None:
    """HO4.1: with the only castle falls the only one who can be attacked."""
    seen, prompt = holding(card, honor=50)
    victim, shogun = Seat((prompt.seat + 1) % 3), prompt.seat
    players = list(seen.public.players)
    players[prompt.seat] = replace(players[prompt.seat], daimyo_house=(CardKey("archers"),) * 3)
    public = replace(seen.public, shogun=shogun, players=tuple(players))
    assert "none is possible now" in panel_text(replace(seen, public=public), prompt)
    players[victim] = replace(players[victim], daimyo_house=(CardKey("fortress"),))
    seen = replace(seen, public=replace(public, players=tuple(players)))
    text = killing(seen, prompt, card, victim)
    assert f"You may still make one declaration, but not right away if {condition}" in text
    assert "Only the Shogun" in text
    other = killing(seen, prompt, card, Seat((prompt.seat + 2) % 3))
    assert "You may still make one declaration." in other


def test_HO3_3_the_houses_that_may_fall_are_told_apart() -> None:
    """The servant of the victim can still end the alliance if only the samurai's house falls."""
    seen, prompt = holding("dishonor", honor=50)
    lord, other = Seat((prompt.seat + 1) % 3), Seat((prompt.seat + 2) % 3)
    players = list(allied(seen, prompt, lord).public.players)
    players[other] = replace(players[other], daimyo=None, daimyo_house=())
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    text = killing(seen, prompt, "dishonor", lord)
    assert "not right away if the daimyo's house falls by seppuku" in text
    assert "samurai's house" not in text.partition("not right away")[2].partition(":")[0]
    assert "You may still make one declaration." in killing(seen, prompt, "dishonor", other)
