"""Every event of Samurai Spirit in words."""

import typing
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.views.presenter import View
from bot.views.references import plain
from bot.views.spirit.presenter import SpiritPresenter
from bot.views.texts import Texts, texts_in
from rules.core.model import Outcome, all_seats
from rules.spirit import events as facts
from rules.spirit.content import Difficulty, Family, Farm, Name, Penalty, Symbol, content
from rules.spirit.events import AnyEvent, Cause, Ending
from rules.spirit.state import Observation
from tests.bot.views.matches import ALL_TEXTS, language_of
from tests.bot.views.spirit.positions import ENGLISH, NAMES, SEEN, WON

IMPOSSIBLE = {
    Penalty.LEFT_DRAWS: "Bob must confront a raider – not possible: Bob has passed, so instead a wound.",
    Penalty.RIGHT_DRAWS: "Cid must confront a raider – not possible: Cid has passed, so instead a wound.",
    Penalty.DISCARD_DEFENDER: "– not possible: nobody is held off, so instead a wound.",
    Penalty.RESHUFFLE_DISCARD: "– not possible: the discard pile is empty, so instead a wound.",
}
"""Why a penalty cannot be applied, as it is told (SS2.1)."""
EVENTS: tuple[AnyEvent, ...] = (
    *(facts.MatchBegan(difficulty, all_seats(3), 6, 3, 5) for difficulty in Difficulty),
    *(facts.SamuraiTaken(0, name, drawn=drawn) for name in Name for drawn in (False, True)),
    facts.TokensReady((Name.KYUZO, Name.KANBEI)),
    facts.RoundBegan(1, 0, 21, 21),
    facts.RoundBegan(2, 1, 24, 3),
    facts.TurnBegan(1, 1, 0),
    facts.TokensUsed(0, (Name.KYUZO,)),
    facts.PenaltyIgnored(0, "R2-01"),
    *(
        facts.PenaltySuffered(0, "R2-01", penalty, possible)
        for penalty in Penalty
        for possible in (False, True)
        if possible or penalty in IMPOSSIBLE
    ),
    *(facts.DefendedDiscarded(0, symbol, "R2-01") for symbol in Symbol),
    facts.RaiderReshuffled("R2-01"),
    facts.Supported(0, 1, Name.GOROBEI),
    facts.TokensReturned(1, (Name.GOROBEI,)),
    facts.RaiderInfiltrated(None),
    facts.RaiderInfiltrated("R2-01"),
    facts.Passed(0, False),
    facts.Passed(0, True),
    facts.SecondFight(0),
    facts.RaiderDrawn(0, "R4-01"),
    facts.RaiderDrawn(0, "R4-01", True),
    facts.RaiderConfronted(0, "R4-01", 4, 8),
    facts.RaiderConfronted(0, "R4-01", 9, 8),
    *(facts.RaiderHeldOff(0, "R4-01", symbol) for symbol in Symbol),
    facts.RaiderSent(0, 1, "R4-01"),
    facts.RaiderDiscarded(0, "R4-01"),
    facts.RaiderBuried(0, "R4-01"),
    facts.KiaiReached(0, 8, False),
    facts.KiaiSkipped(0, False),
    facts.KiaiSkipped(0, True),
    facts.StackDiscarded(0, ("R4-01", "R1-07")),
    facts.IntrudersDiscarded(0, ("R4-01",)),
    facts.IntrudersDiscarded(None, ("R4-01",)),
    facts.NewestDiscarded(0, 1, "R4-01", 3),
    facts.RaiderMoved(0, 1, 2, "R4-01", 3),
    facts.StackTurnedUp(0, ("R4-01", "R1-07")),
    facts.StackOrdered(0, ("R1-07", "R4-01")),
    facts.OldestDiscarded(0, "R4-01", 4),
    *(facts.BarricadeLost(cause, 3) for cause in Cause),
    facts.BarricadeBuilt(Cause.KIAI, 4),
    facts.FarmBurned(Cause.OVERRUN, 5, None),
    *(facts.FarmBurned(Cause.OVERRUN, 5, farm) for farm in Farm),
    facts.FamilyLost(Cause.UNDEFENDED, 0, Family.HEAL, 2),
    facts.WoundTaken(0, Cause.PENALTY),
    facts.BeastAwoke(0, Cause.PENALTY, 11),
    facts.SamuraiDied(0, Cause.PENALTY),
    facts.WoundHealed(0, Cause.KIAI),
    *(facts.RoundEnded(1, ending, rest) for ending in Ending for rest in (0, 1, 5)),
    *(facts.Undefended(0, symbol) for symbol in Symbol),
    facts.FamiliesShown(tuple(Family)),
    facts.IntrudersRevealed(()),
    facts.IntrudersRevealed(("R4-01", "R1-07")),
    *(
        facts.MatchEnded(Outcome((), (0, 0, 0), reason), 0, 0, False, 0)
        for reason in ("no_farm", "no_family", "samurai_died")
    ),
    facts.MatchEnded(WON, 5, 3, True, 2),
)


def tell(events: Sequence[AnyEvent], texts: Texts = ENGLISH) -> list[str]:
    return [plain(line) for line in SpiritPresenter(View(SEEN, NAMES, texts)).story(events)]


def test_every_event_is_here() -> None:
    assert {type(event) for event in EVENTS} == set(typing.get_args(AnyEvent))


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_every_event_has_words(words: Texts) -> None:
    for event in EVENTS:
        lines = tell([event], words)
        assert lines, event
        assert all(line.strip() for line in lines), event


def test_a_fight_that_brings_a_kiai() -> None:
    """SS2.3, SS4.2: the example of the rulebook, Kyuzo at 9."""
    assert tell(
        [
            facts.RaiderDrawn(1, "R3-02"),
            facts.RaiderConfronted(1, "R3-02", 9, 9),
            facts.KiaiReached(1, 9, False),
            facts.OldestDiscarded(1, "R4-03", 5),
        ]
    ) == [
        "🎴 **Bob** draws: **3 (farmer, flames)**",
        "⚔️ **Bob** confronts it: 9 of 9",
        "💥 **KIAI!** **Bob** stands at exactly 9.",
        "🗑️ The oldest raider of **Bob** is discarded: 4 (farmer). Now at 5.",
    ]


def test_a_token_that_has_served_is_not_said_to_lie_ready_again() -> None:
    """SS1.4, SS2.4: lent ones go home, those of absent samurai leave the game."""
    lines = tell([facts.TokensReturned(1, (Name.DAISUKE, Name.GOROBEI, Name.KYUZO))])
    assert lines == [
        "🔵 Back from **Bob**: the support token of Cid",
        "🔵 Support tokens of absent samurai used up by **Bob**: Gorobei, Kyuzo",
    ]
    home = facts.TokensReturned(1, (Name.DAISUKE, SEEN.public.boards[0].name, Name.GOROBEI))
    assert tell([home]) == [
        "🔵 Back from **Bob**: the support tokens of Cid, Ann",
        "🔵 The support token of an absent samurai used up by **Bob**: Gorobei",
    ]


def test_a_turn_tells_that_a_lent_token_is_back() -> None:
    """SS1.4, SS2.4: its owner can lend it again; those of absent samurai are used up, as everybody knows."""
    presenter = SpiritPresenter(View(SEEN, NAMES, ENGLISH))
    told = [
        presenter.stage_story([facts.TurnBegan(1, 1, 1), facts.TokensReturned(1, (token,))])
        for token in (Name.DAISUKE, Name.GOROBEI)
    ]
    assert [list(map(plain, lines)) for lines in told] == [
        ["🔵 Back from **Bob**: the support token of Cid"],
        [],
    ]


def test_a_kiai_says_where_the_raiders_come_from() -> None:
    """SS4.2: Gorobei; a 2 is a raider, not a number of them."""
    [one] = tell([facts.StackDiscarded(0, ("R2-13",))])
    assert one == "🗑️ Discarded from the top of the stack by kiai: the raider 2"
    [two] = tell([facts.StackDiscarded(0, ("R2-13", "R4-01"))])
    assert two.startswith("🗑️ Discarded from the top of the stack by kiai: the raiders 2, 4 (farmer")


def test_what_an_undefended_place_costs_is_told_on_its_line() -> None:
    """SS5.1, SS5.2: a wound, here the fourth, and a farm with what lies under it."""
    assert tell(
        [
            facts.Undefended(0, Symbol.HAT),
            facts.SamuraiDied(0, Cause.UNDEFENDED),
            facts.Undefended(1, Symbol.FARM),
            facts.FarmBurned(Cause.UNDEFENDED, 4, Farm.FIRE),
        ]
    ) == [
        "👒 **Ann** left the farmers undefended → ☠️ **Ann falls.**",
        "🏠 **Bob** left the farms undefended → 🏚️ **a farm is lost.** Left: 4 "
        "Under it: a barricade burns, else a farm.",
    ]


def test_barricades_that_burn_one_after_the_other_share_a_line() -> None:
    """SS5.4: each intruder with flames burns one; what burns for another reason is told apart."""
    burned = [
        facts.BarricadeLost(cause, left)
        for cause, left in ((Cause.OVERRUN, 3), (Cause.INTRUDER, 2), (Cause.INTRUDER, 1), (Cause.INTRUDER, 0))
    ]
    assert tell(burned) == [
        "🔥 A barricade is destroyed (over the kiai number). Left: 3",
        "🔥 Barricades destroyed: 3 (intruder with flames). Left: 0",
    ]


def test_too_much() -> None:
    assert tell([facts.RaiderConfronted(0, "R4-01", 9, 8), facts.BarricadeLost(Cause.OVERRUN, 3)]) == [
        "⚔️ **Ann** confronts it: 9 of 8 – too much!",
        "🔥 A barricade is destroyed (over the kiai number). Left: 3",
    ]


def test_only_later_rounds_have_new_raiders() -> None:
    """SS5."""
    assert tell([facts.RoundBegan(1, 0, 21, 21)]) == ["🌅 **Round 1**: 21 raiders come. **Ann** begins."]
    assert tell([facts.RoundBegan(2, 1, 24, 3)]) == [
        "🌅 **Round 2**: 24 raiders come, 3 of them new. **Bob** begins."
    ]


def test_the_score_shows_its_parts() -> None:
    """SS6."""
    assert tell([facts.MatchEnded(WON, 5, 3, True, 2)]) == [
        "🏆 **The village is saved!** Farms 5 + families 3 + nobody wounded 1 = **9++**"
    ]


def test_a_discarded_intruder_reads_as_a_card_and_not_as_a_number() -> None:
    """SS4.2."""
    two = tell([facts.IntrudersDiscarded(0, ("R2-13", "R4-01"))])
    assert tell([facts.IntrudersDiscarded(0, ("R2-13",))]) == ["🗑️ Intruder discarded: the raider 2"]
    assert two == ["🗑️ Intruders discarded: the raiders 2, 4 (farmer, flames)"]


@pytest.mark.parametrize(("penalty", "said"), IMPOSSIBLE.items())
def test_a_penalty_that_cannot_be_applied_is_a_wound_and_says_why(penalty: Penalty, said: str) -> None:
    """SS2.1."""
    [line] = tell([facts.PenaltySuffered(0, "R3-03", penalty, False)])
    assert line.endswith(said)


@pytest.mark.parametrize(
    ("effects", "lines"),
    [
        (
            (facts.WoundHealed(0, Cause.FAMILY), facts.IntrudersDiscarded(None, ("R4-01",))),
            [
                "🎎 The families help: a random wound is healed, the top intruder is discarded.",
                "🎎 A family would build a barricade, but the row is full: none is built.",
            ],
        ),
        (
            (facts.BarricadeBuilt(Cause.FAMILY, 4),),
            [
                "🎎 The families help: a barricade is built.",
                "🎎 A family would heal a wound, but nobody has a wound token: nothing is healed.",
                "🎎 A family would discard the top intruder, but there is none.",
            ],
        ),
        (
            (),
            [
                "🎎 A family would heal a wound, but nobody has a wound token: nothing is healed.",
                "🎎 A family would build a barricade, but the row is full: none is built.",
                "🎎 A family would discard the top intruder, but there is none.",
            ],
        ),
    ],
)
def test_families_help_only_where_there_is_something_to_help(
    effects: tuple[AnyEvent, ...], lines: list[str]
) -> None:
    """SS5.3: of two rounds in one story, each has its own."""
    helped = (facts.WoundHealed(1, Cause.KIAI), facts.FamiliesShown(tuple(Family)), *effects)
    all_help = (
        facts.FamiliesShown(tuple(Family)),
        facts.WoundHealed(0, Cause.FAMILY),
        facts.BarricadeBuilt(Cause.FAMILY, 4),
        facts.IntrudersDiscarded(None, ("R4-01",)),
    )
    told = tell([*helped, facts.IntrudersRevealed(()), *all_help])
    assert told[1 : 1 + len(lines)] == lines
    assert told[-4] == (
        "🎎 The families help: a random wound is healed, a barricade is built, the top intruder is discarded."
    )
    assert sum("would" in line for line in told) == sum("would" in line for line in lines)


@pytest.mark.parametrize(
    ("names", "ignored", "again"),
    [
        (
            (Name.KANBEI, Name.KIKUCHIYO, Name.KYUZO),
            "by talent.",
            "by **Bob**'s support token.",
        ),
        ((Name.GOROBEI, Name.KYUZO, Name.KANBEI), "by **Cid**'s support token.", None),
        ((Name.GOROBEI, Name.KYUZO, Name.DAISUKE), "by Kanbei's support token.", None),
        (
            (Name.KIKUCHIYO, Name.KYUZO, Name.KANBEI),
            "by **Cid**'s support token.",
            "by talent.",
        ),
    ],
)
def test_a_talent_that_was_lent_says_by_whom(
    names: tuple[Name, ...], ignored: str, again: str | None
) -> None:
    """SS1.4, SS2.4, SS4.4: Kanbei ignores odd raiders, whoever has his token; Kikuchiyo fights twice."""
    boards = tuple(replace(board, name=name) for board, name in zip(SEEN.public.boards, names, strict=True))
    seen = Observation(None, replace(SEEN.public, boards=boards))
    odd = next(
        name
        for name, card in content().raiders.items()
        if card.penalties == (Penalty.WOUND,) and card.value % 2
    )
    presenter = SpiritPresenter(View(seen, NAMES, ENGLISH))
    lines = [plain(line) for line in presenter.story([facts.PenaltyIgnored(0, odd), facts.SecondFight(0)])]
    assert "“a wound”, " in lines[0]
    assert lines[0].endswith(ignored)
    assert again is None or lines[1] == f"⚔️ **Ann** fights a second time, {again}"


def test_a_raider_is_sent_by_the_talent_of_who_sends_it() -> None:
    """SS4.3: in Finnish it stood behind the receiver, as if it were theirs."""
    sent = facts.RaiderSent(0, 2, "R4-01")
    assert tell([sent], texts_in("fi")) == [
        "↪️ **Ann** lähettää sen eteenpäin tukimerkillä (**Bob**): **Cid**"
    ]


def test_who_is_healed_may_still_be_wounded() -> None:
    """SS3, SS5: a wound less; in Czech a beast had none any more, though it stays one."""
    healed = facts.WoundHealed(0, Cause.FAMILY)
    assert tell([healed], texts_in("cs")) == ["🌿 **Ann** má o zranění méně (rodina)."]


@pytest.mark.parametrize(
    ("line", "passed", "said"),
    [(("R4-01", "R5-01", "R1-01"), True, " (10 of 9)"), (("R4-01", "R5-01"), True, ""), ((), False, "")],
)
def test_who_must_pass_reads_why(line: tuple[str, ...], passed: bool, said: str) -> None:
    """SS2.2, SS7: over the kiai number, or by a boss at nine or less; a new round has cleared the line."""
    first, *others = SEEN.public.boards
    ann = replace(first, name=Name.KANBEI, beast=False, line=line, passed=passed)
    seen = Observation(None, replace(SEEN.public, boards=(ann, *others)))
    told, *_ = SpiritPresenter(View(seen, NAMES, ENGLISH)).stage_story([facts.Passed(0, True)])
    costs = "at the end of the round that costs: a wound, a farm, a family."
    left = f" Left open: farmer, farm, family – {costs}" if passed else ""
    assert plain(told) == f"🏳️ **Ann** must pass{said}.{left}"


def test_the_beast_awakes_by_the_second_wound() -> None:
    """SS3.1."""
    [told] = tell([facts.BeastAwoke(0, Cause.PENALTY, 12)])
    assert told == "🐺 **The beast awakes in Ann!** (2nd wound, penalty) Kiai number now: 12"


@pytest.mark.parametrize(
    ("difficulty", "help_lost"),
    [
        (
            Difficulty.NORMAL,
            ". Its help is lost with it (at the end of each round: a random wound is healed).",
        ),
        (Difficulty.HEROIC, ""),
    ],
)
def test_a_family_takes_its_help_along(difficulty: Difficulty, help_lost: str) -> None:
    """SS5.3: each family that is left helps, but none in the heroic game."""
    options = replace(SEEN.public.options, difficulty=difficulty)
    presenter = SpiritPresenter(
        View(Observation(None, replace(SEEN.public, options=options)), NAMES, ENGLISH)
    )
    events = (facts.Undefended(0, Symbol.DOLL), facts.FamilyLost(Cause.UNDEFENDED, 0, Family.HEAL, 2))
    [line] = presenter.story(events)
    assert line.endswith(f"**a family is lost.** Left: 2{help_lost}")


def test_a_penalty_that_a_neighbour_who_passed_makes_a_wound_is_told_as_one() -> None:
    """SS2.1, SS2.5: of a raider that is drawn, and where a talent ignores it."""
    cards = content().raiders
    raider = next(name for name, card in cards.items() if card.penalties == (Penalty.LEFT_DRAWS,))
    ann, bob, cid = SEEN.public.boards
    gone = replace(SEEN.public, boards=(ann, replace(bob, passed=True), cid))
    for public, said in (
        (SEEN.public, "Bob must confront a raider"),
        (gone, "Bob has passed, so instead a wound"),
    ):
        drawn, ignored, *_ = SpiritPresenter(View(Observation(None, public), NAMES, ENGLISH)).stage_story(
            [facts.RaiderDrawn(0, raider), facts.PenaltyIgnored(0, raider)]
        )
        drawn, ignored = plain(drawn), plain(ignored)
        assert drawn.endswith(f"– penalty if confronted: {said}")
        assert f"“{said}”" in ignored


def test_who_passes_reads_what_stays_open() -> None:
    """SS2.5, SS5: it stays so until the round ends."""
    ann, *others = SEEN.public.boards
    ann = replace(ann, passed=True, defended={Symbol.HAT: "R1-01"})
    seen = Observation(None, replace(SEEN.public, boards=(ann, *others)))
    told, *_ = SpiritPresenter(View(seen, NAMES, ENGLISH)).stage_story([facts.Passed(0, False)])
    costs = "at the end of the round that costs: a farm, a family."
    assert plain(told) == f"🏳️ **Ann** passes. Left open: farm, family – {costs}"


@pytest.mark.parametrize("forced", [True, False])
def test_the_log_tells_an_old_pass_and_penalty_by_no_later_boards(forced: bool) -> None:
    """SS2.1, SS5: who has passed again, over the kiai number, stood otherwise when they passed before."""
    raider = next(name for name, card in content().raiders.items() if card.penalties == (Penalty.LEFT_DRAWS,))
    ann, bob, *others = SEEN.public.boards
    ann = replace(ann, name=Name.KANBEI, passed=True, line=("R4-01", "R5-01", "R1-01"))
    seen = Observation(None, replace(SEEN.public, boards=(ann, replace(bob, passed=True), *others)))
    logged = SpiritPresenter(View(seen, NAMES, ENGLISH))
    passed, drawn = map(plain, logged.story([facts.Passed(0, forced), facts.RaiderDrawn(0, raider)]))
    assert passed == f"🏳️ **Ann** {'must pass' if forced else 'passes'}."
    assert drawn.endswith("– penalty if confronted: Bob must confront a raider")


def test_a_third_wound_is_told_by_its_number() -> None:
    """SS3: of a beast that awoke before it; the log tells it of boards that may be later.

    The price of a pass says what the next wound does.
    """
    ann, *others = SEEN.public.boards
    ann = replace(ann, beast=True, wounded=True, passed=True, defended={Symbol.FARM: "R1-09"})
    seen = Observation(None, replace(SEEN.public, boards=(ann, *others)))
    wound, beast = facts.WoundTaken(0, Cause.PENALTY), facts.BeastAwoke(0, Cause.PENALTY, 12)
    third, first = "🩸 **Ann** takes the 3rd wound (penalty).", "🩸 **Ann** takes a wound (penalty)."

    def told(*events: AnyEvent) -> list[str]:
        return [plain(line) for line in SpiritPresenter(View(seen, NAMES, ENGLISH)).stage_story(events)]

    logged = SpiritPresenter(View(seen, NAMES, ENGLISH))
    assert told(wound)[0] == third
    assert [plain(line) for line in logged.story([wound])] == [first]
    for story in (told(wound, beast, wound), [*map(plain, logged.story([wound, beast, wound]))]):
        assert [line for line in story if "🩸" in line] == [first, third]
    undefended = facts.Undefended(0, Symbol.HAT), facts.WoundTaken(0, Cause.UNDEFENDED)
    assert told(*undefended)[0].endswith("→ 🩸 the 3rd wound.")
    assert told(facts.Passed(0, False))[0].endswith("costs: **the 4th wound: all lose**, a family.")


def test_who_draws_a_raider_reads_its_penalty() -> None:
    """SS2.1, SS7: twice, if a boss shows it twice; of some raiders there is none."""
    cards = content().raiders
    fires, none = (
        next(name for name, card in cards.items() if card.penalties == penalties)
        for penalties in ((Penalty.FIRE, Penalty.FIRE), ())
    )
    drawn = [facts.RaiderDrawn(0, fires), facts.RaiderDrawn(0, fires, True), facts.RaiderDrawn(0, none)]
    boss, forced, harmless = tell(drawn)
    assert boss.endswith("** – penalty if confronted: a barricade burns, else a farm (twice)")
    assert forced.endswith("** – penalty: a barricade burns, else a farm (twice)")
    assert harmless.endswith("**")


def test_a_round_without_intruders_says_so() -> None:
    """SS5.4: it said "The intruders: nothing. With flames: 0", and in Why? "else a farm: nothing"."""
    revealed = facts.IntrudersRevealed(())
    assert tell([revealed]) == ["👹 No intruders have come."]
    [why] = map(plain, SpiritPresenter(View(SEEN, NAMES, ENGLISH)).why([revealed], []))
    assert why == "**SS5.4** Each intruder with flames would burn a barricade; none has come."


def test_farms_that_intruders_burn_are_one_line() -> None:
    """SS5.4: and it is said how many have flames; what is under a farm is told with it (SS5.5)."""
    burned = [facts.FarmBurned(Cause.INTRUDER, left, None) for left in (3, 2, 1)]
    revealed = facts.IntrudersRevealed(("R1-01", "R1-02", "R1-10", "R1-03"))
    together = tell([revealed, facts.BarricadeLost(Cause.INTRUDER, 0), *burned])
    assert together[0].endswith(". With flames: 3")
    assert together[2:] == ["🏚️ **Farms lost: 3** (intruder with flames). Left: 1"]
    assert tell(burned[:1]) == ["🏚️ **A farm is lost** (intruder with flames). Left: 3"]
    under = [replace(one, penalty=Farm.WOUND) for one in burned]
    assert len(tell(under)) == 3
