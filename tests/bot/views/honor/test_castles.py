"""What is said of a castle beforehand comes true: who can be attacked then, and with how many dice."""

from msgspec.structs import replace

from bot.discord.markdown import markdown
from bot.views.honor.presenter import HonorPresenter
from bot.views.honor.queue import ahead
from bot.views.message import Press, Select
from bot.views.presenter import View
from rules.core.model import Seat
from rules.honor.commands import (
    BecomeShogun,
    Lay,
)
from rules.honor.content import content
from rules.honor.deck import CardKey
from rules.honor.prompts import AskCastle, HouseName
from rules.honor.reckoning import dice, strength
from rules.honor.state import Place
from tests.bot.views.honor.matches import NAMES
from tests.bot.views.honor.turns import (
    ENGLISH,
    allied,
    declaring,
    holding,
    panel_text,
    prepared_text,
)


def test_HO4_1_a_castle_says_that_its_owner_can_be_attacked() -> None:
    """Not where that was so before: with a castle, or the Shogun card."""
    seen, prompt = holding("fortress", honor=60)
    lay = Press("focus", values=(f"fortress@{prompt.seat}.daimyo",))
    risk = "from now on you can be attacked"
    assert risk in prepared_text(seen, prompt, lay)
    office = replace(seen, public=replace(seen.public, shogun=prompt.seat))
    assert risk not in prepared_text(office, prompt, lay)
    ally = Seat((prompt.seat + 1) % 3)
    lords = Press("focus", values=(f"fortress@{ally}.daimyo",))
    said = prepared_text(allied(seen, prompt, ally), prompt, lords)
    assert f"from now on {('Axel', 'Birgit', 'Christian')[ally]} can be attacked" in markdown(said)


def test_HO1_4_a_castle_says_which_other_it_replaces_and_how_one_defends_then() -> None:
    """In the hand, in the menu and in what is prepared; only one of both castles defends (HO4.2)."""
    seen, prompt = holding("water_castle", honor=60)
    players, seat = list(seen.public.players), prompt.seat
    players[seat] = replace(players[seat], daimyo_house=(CardKey("fortress"), CardKey("cavalry")))
    seen = replace(seen, public=replace(seen.public, players=tuple(players)))
    discarded = "discarded for it: Fortress (honor 10, ki 1, strength 6)"
    panel = HonorPresenter(View(seen, NAMES, ENGLISH)).panel(prompt, {})
    (menu,) = [one for one in panel.blocks if isinstance(one, Select) and one.verb == "focus"]
    assert [option.description for option in menu.options] == [discarded]
    assert f"→ own daimyo's house ({discarded})" in panel_text(seen, prompt)
    lay = Press("focus", values=(f"water_castle@{seat}.daimyo",))
    told = prepared_text(seen, prompt, lay)
    assert discarded in told
    after = ahead(seen, [Lay(CardKey("water_castle"), Place(seat, HouseName.DAIMYO))])
    assert after is not None
    strengths = [
        strength(content(), table.public.players, seat, defending=True) for table in (seen, after.observation)
    ]
    before, then = (dice(content(), one) for one in strengths)
    assert f"strength in defense {strengths[0]} → {strengths[1]}, dice {before} → {then}" in told
    assert (strengths[0] - strengths[1], before - then) == (3, 1)
    assert f"against {then}" in told.partition("strongest attacker now: ")[2]


def test_HO4_2_a_castle_counts_what_is_prepared_after_it() -> None:
    """Cavalry (strength 3) is laid behind the castle: as with the office, what lies there then defends."""
    seen, prompt = holding("fortress", "cavalry", honor=60)
    commands = [Lay(CardKey(card), Place(prompt.seat, HouseName.DAIMYO)) for card in ("fortress", "cavalry")]
    after = ahead(seen, commands)
    assert after is not None
    tables = seen.public.players, after.observation.public.players
    before, then = (strength(content(), players, prompt.seat, defending=True) for players in tables)
    presses = [Press("focus", values=(f"{one.card}@{prompt.seat}.daimyo",)) for one in commands]
    told = prepared_text(seen, prompt, *presses)
    assert f"strength in defense {before} → {then}, dice {dice(content(), before)} → " in told
    assert f"against {dice(content(), then)}\n" in told.partition("strongest attacker now: ")[2]


def test_HO4_1_where_nobody_could_attack_the_own_dice_are_told() -> None:
    """Nobody has a daimyo at the moment, but somebody may lay one."""
    seen, prompt = holding("fortress", honor=60)
    bare = (replace(one, daimyo=None, daimyo_house=()) for one in seen.public.players)
    players = tuple(
        kept if seat == prompt.seat else one
        for seat, (kept, one) in enumerate(zip(seen.public.players, bare, strict=True))
    )
    seen = replace(seen, public=replace(seen.public, players=players))
    defence = dice(content(), strength(content(), players, prompt.seat, defending=True))
    claim = prepared_text(seen, prompt, declaring(seen, BecomeShogun()))
    nobody = "nobody else could attack, but cards may be laid first, and a ronin may found a house"
    assert f"{nobody}; dice in defense: {defence}" in claim
    wall = Press("focus", values=(f"fortress@{prompt.seat}.daimyo",))
    walled = prepared_text(seen, prompt, wall)
    assert f"dice {defence} → {defence + 2}; as it stands {nobody}" in walled
    assert walled.endswith(nobody), "the dice are told once"
    behind = prepared_text(seen, prompt, declaring(seen, BecomeShogun()), wall)
    claim = next(line for line in behind.splitlines() if "My daimyo becomes Shogun" in line)
    assert f"{nobody}; dice in defense: {defence + 2}" in claim, (
        "as it will be when all that is prepared is done"
    )


def test_HO4_1_the_question_about_a_castle_says_that_its_owner_can_be_attacked() -> None:
    """Not where the winner could be before: as Shogun, or with a castle of their own."""
    seen, prompt = holding("bushi")
    winner, loser = prompt.seat, Seat((prompt.seat + 1) % 3)
    risk = "If you take it, you can be attacked from now on."
    for shogun, own, is_told in (
        (None, None, True),
        (loser, None, True),
        (winner, None, False),
        (None, CardKey("water_castle"), False),
    ):
        asked = AskCastle("9", winner, loser, CardKey("fortress"), own)
        public = replace(seen.public, shogun=shogun, asking=asked)
        shown = HonorPresenter(View(replace(seen, public=public), NAMES, ENGLISH))
        assert (risk in shown.question(asked)) == is_told
