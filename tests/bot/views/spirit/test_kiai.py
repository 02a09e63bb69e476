"""The questions of a kiai: what its effect takes and leaves."""

import pytest
from msgspec.structs import replace

from bot.views.message import Buttons, Play, Press, Select
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.spirit.presenter import SpiritPresenter
from rules.core.model import Seat
from rules.spirit.commands import DiscardNewest, MoveRaider
from rules.spirit.content import Effect, Name
from rules.spirit.prompts import (
    AskFace,
    AskKiai,
    AskOrder,
)
from tests.bot.views.spirit.positions import (
    ENGLISH,
    NAMES,
    labels,
    penalised,
    position,
    seen,
    text_of,
    with_board,
    with_own_kiai_going_on,
)


def test_daisuke_sees_both_totals() -> None:
    """SS4.2: the newest raider of one line goes to another samurai."""
    public = with_board(with_board(position(), 1, line=("R2-01", "R4-03")), 2, name=Name.KYUZO)
    pairs = ((1, 0), (1, 2), (1, 3))
    prompt = AskKiai("1", Seat(0), 0, Effect.MOVE_NEWEST, False, 1, False, (), pairs)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)
    [select] = [block for block in message.blocks if isinstance(block, Select)]
    assert plain(select.placeholder).startswith("4 👒 of Bob (then 2/")
    labels = ["4 👒: Bob → Ann", "4 👒: Bob → Cid", "4 👒: Bob → D_an"]  # the advice repeats them
    assert [plain(option.label) for option in select.options] == labels
    assert select.options[1].description == "4/9 or 🛡️"
    press = Press(select.verb, select.argument, (select.options[1].value,))
    assert SpiritPresenter(View(seen(public), (), ENGLISH)).press(prompt, {}, press) == Play(MoveRaider(1, 2))


def test_kikuchiyo_sees_what_he_takes_away() -> None:
    public = with_board(position(), 1, name=Name.GOROBEI, line=("R2-01", "R4-03"))
    prompt = AskKiai("1", Seat(0), 0, Effect.DISCARD_NEWEST, True, 2, False, (1,), ())
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)
    assert labels(message) == ["Discard 4 👒 of Bob: 2/9", "Do not use it"]
    assert "Uses left: 2" in text_of(message)
    given = SpiritPresenter(View(seen(public), (), ENGLISH)).press(prompt, {}, Press("discardnewest", "1"))
    assert given == Play(DiscardNewest(1))


def test_the_question_of_a_kiai_knows_what_it_discards_and_heals() -> None:
    """SS2.1, SS3.1, SS4.2: the oldest can return from the pile; a wound that loses can be healed before."""
    wounded = {"beast": True, "wounded": True}
    public = with_board(replace(position(), discard=()), 0, name=Name.HEIHACHI, **wounded)
    prompt = AskKiai("1", Seat(0), 0, Effect.BUILD_BARRICADE, True, 1, True, (0,), ())
    for newest, said in (
        ("R6-04", "newest 6 (flames): no defending this turn, a random discarded raider returns"),
        ("R4-05", "newest 4 (family, flames): **the 4th wound: all lose**, unless this kiai heals you."),
    ):
        line = ("R5-01", newest)
        table = with_own_kiai_going_on(replace(with_board(public, 0, line=line), asking=prompt), 0)
        presenter = SpiritPresenter(View(seen(table), NAMES, ENGLISH))
        assert said in plain(presenter.question(prompt))
        peril = "is covered, removed or ignored before, this kiai heals the wound, or the round ends."
        assert (peril in plain("".join(presenter.stage_story(())))) is (newest == "R4-05")


def test_no_kiai_is_promised_to_one_whose_own_is_not_over() -> None:
    """SS4.2: Daisuke may bring himself to the number again, but that is no other kiai."""
    daisuke = with_board(position(), 0, name=Name.DAISUKE, line=("R4-02",))
    public = with_own_kiai_going_on(with_board(daisuke, 1, line=("R2-01", "R4-03")), 0)
    prompt = AskKiai("1", Seat(0), 0, Effect.MOVE_NEWEST, False, 1, False, (), ((1, 0),))
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)
    [select] = [block for block in message.blocks if isinstance(block, Select)]
    assert select.options[0].description == "8/8 or 🛡️"
    face = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(
        AskFace("1", Seat(0), 0, "R4-03", True, False, False, ())
    )
    first = face.blocks[1]
    assert isinstance(first, Buttons)
    assert (first.buttons[0].label, first.buttons[0].style) == ("⚔️ Confront: total 8 of 8", "primary")


def test_no_kiai_is_promised_to_a_source_whose_own_is_not_over() -> None:
    """SS4.2."""
    kyuzo = with_board(position(), 1, name=Name.GOROBEI, line=("R4-02", "R4-03", "R1-01", "R2-01"))
    prompt = AskKiai("1", Seat(0), 0, Effect.DISCARD_NEWEST, False, 1, False, (1,), ())
    usual = SpiritPresenter(View(seen(kyuzo), NAMES, ENGLISH)).ask(prompt)
    assert labels(usual)[0] == "Discard 2 👒🔥 of Bob: 9/9 💥"
    late = SpiritPresenter(View(seen(with_own_kiai_going_on(kyuzo, 1)), NAMES, ENGLISH)).ask(prompt)
    assert labels(late)[0] == "Discard 2 👒🔥 of Bob: 5/9"  # without his oldest raider


def test_a_kiai_says_what_it_leaves_in_the_lines() -> None:
    """SS4.2: the oldest raider goes in any case, by Kikuchiyo's effect also the newest of a line."""
    public = with_board(position(), 0, name=Name.KIKUCHIYO, line=("R4-02", "R3-01", "R2-01", "R1-07"))
    public = with_own_kiai_going_on(with_board(public, 1, name=Name.GOROBEI, line=("R2-02",)), 0)
    prompt = AskKiai("1", Seat(0), 0, Effect.DISCARD_NEWEST, False, 1, False, (0, 1), ())
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)
    _, oldest, own, other = plain(text_of(message)).splitlines()
    assert oldest.startswith(
        "Used or not, your oldest raider, 4 (farmer, flames), then leaves: total 6 of 10, newest 1"
    )
    assert own.startswith("- **Ann** without 1 (family): total 5 of 10, newest 2 (farmer, flames)")
    assert other == "- **Bob** without 2 (farmer, flames): total 0 of 9, newest –."
    assert labels(message)[:2] == ["Discard 1 🎎 of Ann: 5/10", "Discard 2 👒🔥 of Bob: 0/9"]


@pytest.mark.parametrize(
    ("effect", "plain", "targets", "pairs", "said"),
    [
        (Effect.BUILD_BARRICADE, True, (), (), ["💥 Use the kiai"]),
        (
            Effect.BUILD_BARRICADE,
            True,
            (1,),
            (),
            ["🌿 Heal Bob, build a barricade", "🪵 Only build a barricade"],
        ),
        (Effect.BUILD_BARRICADE, False, (1,), (), ["🌿 Heal Bob"]),
        (Effect.LEND_TOKEN, True, (), ((1, 0),), ["🪵 Only build a barricade"]),
    ],
)
def test_a_kiai_that_heals_or_lends_says_whether_it_builds(
    effect: Effect,
    plain: bool,
    targets: tuple[int, ...],
    pairs: tuple[tuple[int, int], ...],
    said: list[str],
) -> None:
    """SS4.5: the beasts of Heihachi and Kyuzo heal, or lend, and build all the same if there is room."""
    name = Name.HEIHACHI if effect is Effect.BUILD_BARRICADE else Name.KYUZO
    public = with_board(position(), 0, name=name, beast=True)
    prompt = AskKiai("1", Seat(0), 0, effect, True, 1, plain, targets, pairs)
    assert labels(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)) == [*said, "Do not use it"]


def test_raiders_that_look_alike_are_told_apart_by_their_penalties() -> None:
    """SS1.3: what lies open is known, and the order of the two matters."""
    prompt = AskOrder("1", Seat(0), 0, ("R1-01", "R1-02"))
    message = SpiritPresenter(View(seen(position()), NAMES, ENGLISH)).ask(prompt)
    assert "**A** 1 (farmer, flames), penalty: a wound" in text_of(message)
    assert "**B** 1 (farmer, flames), penalty: nothing" in text_of(message)
    assert labels(message) == ["A 1 👒🔥 → B 1 👒🔥", "B 1 👒🔥 → A 1 👒🔥"]


def test_three_raiders_have_six_orders() -> None:
    prompt = AskOrder("1", Seat(0), 0, ("R1-01", "R2-01", "R3-01"))
    message = SpiritPresenter(View(seen(position()), NAMES, ENGLISH)).ask(prompt)
    assert len(labels(message)) == len(set(labels(message))) == 6


@pytest.mark.parametrize(
    ("stack", "said"),
    [
        ((None,), {0: "of no use yet: no penalty to ignore", 2: "of no use: must pass", 3: None}),
        ((), dict.fromkeys((0, 2, 3), "of no use: the round ends")),
    ],
)
def test_a_loan_that_does_nothing_is_called_useless(
    stack: tuple[None, ...], said: dict[int, str | None]
) -> None:
    """SS2.1, SS2.2, SS2.6, SS4.2: Gorobei's token still ignores the penalty of 4, but not that of 3."""
    public = with_board(replace(position(), stack=stack), 1, name=Name.GOROBEI)
    public = with_board(public, 0, name=Name.KYUZO)
    public = with_board(public, 2, name=Name.KIKUCHIYO, line=("R4-02", "R4-03", penalised(value=3)))
    public = with_board(public, 3, name=Name.KATSUSHIRO, line=("R4-01", "R4-06", "R4-05"))
    assert public.boards[2].overrun
    assert public.boards[3].overrun
    pairs = tuple((1, receiver) for receiver in said)
    prompt = AskKiai("1", Seat(0), 0, Effect.LEND_TOKEN, False, 1, False, (), pairs)
    message = SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(prompt)
    [select] = [block for block in message.blocks if isinstance(block, Select)]
    assert [option.description for option in select.options] == list(said.values())


def test_a_kiai_by_the_last_raider_foretells_no_penalty() -> None:
    """SS2.6: the round ends with its stack, and no newest raider acts any more."""
    public = with_board(replace(position(), stack=()), 0, name=Name.HEIHACHI, line=("R4-02", "R4-05"))
    prompt = AskKiai("1", Seat(0), 0, Effect.BUILD_BARRICADE, False, 1, True, (), ())
    for stack, newest in (
        ((), "newest 4 (family, flames)."),
        ((None,), "newest 4 (family, flames): a wound."),
    ):
        table = replace(public, stack=stack)
        said = plain(SpiritPresenter(View(seen(table), NAMES, ENGLISH)).question(prompt))
        assert said.endswith(newest)


def test_who_buries_a_raider_reads_which_one_comes_if_it_lies_open() -> None:
    """SS4.4, SS4.5."""
    ask = AskFace("1", Seat(0), 0, "R4-03", False, False, True, ())
    for top, label in (
        ("R4-01", "Under the stack, then face 4 👒🔥"),
        (None, "Under the stack, keep the next"),
    ):
        public = replace(position(), stack=(top, None))
        assert label in labels(SpiritPresenter(View(seen(public), NAMES, ENGLISH)).ask(ask))
