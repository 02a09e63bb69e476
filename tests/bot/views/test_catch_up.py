"""Catch-up: what has changed since somebody looked, in few words and on one board; and the log, searched."""

from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.views.honor import recap as honor_recap
from bot.views.honor.texts import valid
from bot.views.presenter import RECAP_WORDS, Look, Presenter, UnknownPlace, View
from bot.views.references import Name
from bot.views.registry import presenter_of
from bot.views.shogun import position
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.shogun.texts import ShogunTexts
from bot.views.texts import LANGUAGES, texts_in
from rules.core import record
from rules.core.model import Seat, Stage
from rules.core.registry import find
from rules.honor.deck import CardKey
from rules.honor.events import DishonorPlayed, ThiefPlayed
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Theft
from rules.shogun.content import Building, ProvinceName, Season, Side
from rules.shogun.events import BattleFought, Built, ProvinceConquered, ProvinceFreed, ProvinceGiven
from rules.shogun.game import GAME
from rules.shogun.state import Phase, Public, Setup
from rules.spirit.events import Cause, FarmBurned, SamuraiDied, WoundTaken
from tests import records
from tests.bot.views.matches import stages
from tests.bot.views.test_why import whole_match
from tests.rules.shogun.positions import BLUE, CASTLE, TEMPLE, THEATER, YELLOW, Position

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus")
RECORDS = Path(records.__file__).parent
MOST_WORDS = 80
MATCHES = [(5, Setup.PRESET, Side.SUN, 0), (5, Setup.PRESET, Side.SUN, 1), (3, Setup.DRAFT, Side.MOON, 0)]


def seen(
    title: str, match: list[Stage[Any, Any]], start: int, end: int, language: str
) -> tuple[Any, list[Any]]:
    """The presenter at the end of a part of a match, and the public events of that part."""
    game = find(title)
    events = [game.redact(event, None) for stage in match[start : end + 1] for event in stage.events]
    view = View(game.observe(match[end].state, None), NAMES, texts_in(language))
    return presenter_of(title)(view), [event for event in events if event is not None]


def words_around(presenter: Any, language: str) -> int:
    """Words of the headings, and of the line that names all players as waited for."""
    texts = texts_in(language)
    owed = texts("status-owes", players=", ".join(NAMES))
    lines = texts("catchup-heading"), presenter.heading(), owed
    return len(" ".join(lines).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_what_is_new_is_told_in_at_most_80_words(match: tuple[Any, ...], language: str) -> None:
    played, luck = list(stages(*match)), Random(7)
    for _ in range(40):
        end = luck.randrange(len(played))
        presenter, events = seen("shogun", played, luck.randrange(end + 1), end, language)
        told = presenter.recap(events)
        assert len(" ".join(told).split()) + words_around(presenter, language) <= MOST_WORDS, told


def test_who_is_short_of_rice_is_left_out_before_provinces_are_counted() -> None:
    """SH8.2: who has won what matters more, and a count is no shorter than one name."""
    played, luck, left_out = list(stages(*MATCHES[0])), Random(7), 0
    texts = ShogunTexts(texts_in("en"), NAMES)
    for _ in range(60):
        end = luck.randrange(len(played))
        presenter, events = seen("shogun", played, luck.randrange(end + 1), end, "en")
        told, public = " ".join(presenter.recap(events)), played[end].state.public
        _, *rice = position.outlook(public, texts) if public.phase is Phase.ACTIONS else ("",)
        names = [f"+{name}" in told or f"−{name} (" in told for name in position.moves(public, events)]
        if rice and rice[0] not in told:
            left_out += all(names)
            assert len(f"{told} {rice[0]}".split()) > RECAP_WORDS or not all(names)
        if not all(names):
            assert "short of rice" not in told.lower()
            assert "provinces +" in told or "provinces −" in told
    assert left_out


ANN, BOB = map(Name, NAMES[:2])
AKI, IYO = ProvinceName("Aki"), ProvinceName("Iyo")


def told_of(now: Position, *events: ProvinceConquered | ProvinceFreed | Built) -> list[str]:
    """What is new on this board, where nobody has points, after these events."""
    return ShogunPresenter(View(GAME.observe(now.state, None), NAMES, texts_in("en"))).recap(events)


def test_buildings_are_told_as_changes_in_one_order() -> None:
    """SH6.1: castles, temples, theaters, whoever built what first."""
    now = Position().province("Aki", BLUE, 1, CASTLE, THEATER).province("Iyo", BLUE, 1, CASTLE, THEATER)
    built = [Built(BLUE, name, kind, 1) for name in (AKI, IYO) for kind in (THEATER, CASTLE)]
    assert told_of(now, *built) == [f"**{ANN}**: 🏯+2, 🎭+2"]


def test_sh7_5_buildings_change_hands_with_their_province_and_go_when_it_is_freed() -> None:
    """SH7.5, SH7.6: as many are told as there are more or fewer now, like provinces."""
    now = Position().province("Aki", BLUE, 1, CASTLE, TEMPLE)
    taken = Built(YELLOW, AKI, TEMPLE, 2), ProvinceConquered(AKI, BLUE, YELLOW)
    assert told_of(now, *taken) == [f"**{ANN}**: +Aki, 🏯+1, ⛩️+1", f"**{BOB}**: −Aki ({ANN}), 🏯−1"]
    freed = Built(BLUE, IYO, CASTLE, 3), ProvinceFreed(IYO, BLUE, (THEATER, CASTLE), 0)
    assert told_of(now, *freed) == [f"**{ANN}**: −Iyo (neutral), 🎭−1"]
    again = ProvinceFreed(AKI, YELLOW, (THEATER,), 0), ProvinceConquered(AKI, YELLOW, None)
    built = [Built(YELLOW, AKI, kind, 1) for kind in (CASTLE, TEMPLE)]
    handed = ProvinceConquered(AKI, BLUE, YELLOW)
    assert told_of(now, *again, *built, handed) == [
        f"**{ANN}**: +Aki, 🏯+1, ⛩️+1",
        f"**{BOB}**: −Aki ({ANN}), 🎭−1",
    ]


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_the_buildings_gained_are_the_difference(match: tuple[Any, ...]) -> None:
    """SH6.1, SH7.5: between any two positions of a match."""
    played, luck = list(stages(*match)), Random(11)
    for _ in range(40):
        end = luck.randrange(1, len(played))
        start = luck.randrange(end)
        _, events = seen("shogun", played, start + 1, end, "en")
        was, now = _buildings(played[start].state.public), _buildings(played[end].state.public)
        gained = position.buildings_gained(played[end].state.public, events)
        for seat, building in product(gained, Building):
            assert gained[seat][building] == now[seat, building] - was[seat, building]


def _buildings(public: Public) -> Counter[tuple[Seat | None, Building]]:
    provinces = public.provinces.values()
    return Counter((there.owner, building) for there in provinces for building in there.buildings)


@pytest.mark.parametrize("title", ["honor", "spirit"])
def test_by_default_the_end_of_the_story_is_told(title: str) -> None:
    match = list(whole_match(title))
    presenter, events = seen(title, match, 0, len(match) - 1, "en")
    told = Presenter.recap(presenter, events)
    assert told
    assert told == presenter.story(events)[-len(told) :]
    assert len(" ".join(told).split()) <= RECAP_WORDS


@cache
def recorded(file: str) -> tuple[str, list[Stage[Any, Any]]]:
    """The title of a recorded match, and its rows, each as one stage."""
    kept = record.load((RECORDS / file).read_bytes())
    rows = record.replay(kept, strict=False)
    return kept.game, [Stage(str(row.entry.seq), row.state, row.events) for row in rows]


def test_who_took_a_province_and_how_it_ended_is_told() -> None:
    """SH7.5, SH8.4: a loss names the owner there is now, and the end names the winner, not a leader."""
    played, lost = list(stages(*MATCHES[0])), 0
    for end in range(0, len(played), 3):
        presenter, events = seen("shogun", played, max(0, end - 12), end, "en")
        now = played[end].state.public
        told = " ".join(presenter.recap(events))
        for name in (name for name in now.provinces if f"−{name} (" in told):
            seat, lost = now.provinces[name].owner, lost + 1
            assert f"−{name} ({'neutral' if seat is None else Name(NAMES[seat])})" in told
    assert lost
    presenter, events = seen("shogun", played, 0, len(played) - 1, "en")
    assert "wins" in presenter.recap(events)[-1]
    assert "leads" not in " ".join(presenter.recap(events))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["spirit/spirit-chosen-7-a.json", "honor/honor-short-6.json"])
def test_what_is_new_in_other_titles_is_told_in_at_most_80_words(file: str, language: str) -> None:
    (title, played), luck = recorded(file), Random(7)
    for _ in range(20):
        end = luck.randrange(len(played))
        presenter, events = seen(title, played, luck.randrange(end + 1), end, language)
        told = presenter.recap(events)
        assert told or not presenter.story(events)
        assert len(" ".join(told).split()) + words_around(presenter, language) <= MOST_WORDS, told


@pytest.mark.parametrize("file", ["honor/honor-short-6.json", "honor/honor-standard-3.json"])
def test_the_honor_gained_and_paid_is_the_difference(file: str) -> None:
    """Honor is counted (HO2.1), paid for cards, ninjas (HO6.1) and breaches, and lost (HO3.3)."""
    (_, played), luck = recorded(file), Random(3)
    for _ in range(10):
        end = luck.randrange(1, len(played))
        start = luck.randrange(end)
        _, events = seen("honor", played, start + 1, end, "en")
        pairs = zip(played[start].state.public.players, played[end].state.public.players, strict=True)
        differences = [now.honor - was.honor for was, now in pairs]
        found = honor_recap.gains(valid(events))
        assert [found[Seat(seat)] for seat in range(len(differences))] == differences


def test_what_a_village_had_before_is_told() -> None:
    """Farms, families, barricades (SS5) and wounds (SS3), each with what there was and what there is."""
    (_, played), luck = recorded("spirit/spirit-chosen-7-a.json"), Random(5)
    for _ in range(10):
        end = luck.randrange(20, len(played))
        start = luck.randrange(15, end)
        presenter, events = seen("spirit", played, start + 1, end, "en")
        was, now = played[start].state.public, played[end].state.public
        told = " ".join(presenter.recap(events))
        for name in ("farms", "barricades"):
            before, after = getattr(was, name), getattr(now, name)
            assert f"{name} {_counted(before, after)}" in told
        assert f"families {_counted(len(was.families), len(now.families))}" in told
        board = next(iter(presenter.pictures(presenter.changed(events)))).drawing
        assert sum(isinstance(event, FarmBurned) for event in board.events) == was.farms - now.farms


def _counted(before: int, after: int) -> str:
    return str(after) if before == after else f"{before}→{after}"


def test_wounds_are_told_as_they_were_and_are() -> None:
    """The fourth wound kills (SS3.1), the second awakes the beast."""
    title, played = recorded("spirit/spirit-normal-2.json")
    presenter, _ = seen(title, played, 0, len(played) - 1, "en")
    boards = played[-1].state.public.boards
    wounds = {place: 2 * board.beast + board.wounded for place, board in enumerate(boards)}
    told = " ".join(presenter.recap([WoundTaken(0, Cause.PENALTY), SamuraiDied(0, Cause.PENALTY)]))
    assert f"{wounds[0] - 1}→{wounds[0] + 1} ☠️" in told


def test_a_theft_from_the_own_house_is_no_attack_and_the_gravest_comes_first() -> None:
    played = list(whole_match("honor"))
    presenter, _ = seen("honor", played, 0, len(played) - 1, "en")
    ann, bob = Seat(0), Seat(1)
    own, other = (Place(seat, HouseName.SAMURAI) for seat in (ann, bob))
    thief, bushi = CardKey("thief"), CardKey("bushi")
    events = [
        ThiefPlayed(ann, thief, 10, 0, (Theft(bushi, own, None),)),
        ThiefPlayed(ann, thief, 10, 0, (Theft(bushi, other, own),)),
        DishonorPlayed(ann, CardKey("dishonor"), bob),
        DishonorPlayed(ann, CardKey("dishonor"), bob),
    ]
    [told] = [line for line in presenter.recap(events) if "→" in line and "⚡" in line]
    assert told.index("⚡") < told.index("🥷")
    assert "×2" in told
    assert told.count("→") == 2


@pytest.mark.parametrize("start", range(0, 60, 6))
def test_owners_and_buildings_that_changed_are_named_and_marked_on_the_board(start: int) -> None:
    match = list(stages(5))
    end = start + 5
    presenter, events = seen("shogun", match, start, end, "en")
    before, now = match[start - 1].state.public.provinces, match[end].state.public.provinces
    expected = (
        {name: was.owner for name, was in before.items() if was.owner != now[name].owner} if start else {}
    )
    if start:
        assert position.moves(match[end].state.public, events) == expected
    board = next(iter(presenter.pictures(presenter.changed(events)))).drawing
    assert all(
        isinstance(event, ProvinceConquered | ProvinceFreed | ProvinceGiven | Built) for event in board.events
    )
    built = [event for event in events if isinstance(event, Built)]
    assert [event for event in board.events if isinstance(event, Built)] == built
    told = "\n".join(presenter.recap(events))
    assert all(name in told for name in expected) or "provinces" in told


def test_sh2_3_provinces_taken_in_the_draft_are_told_with_their_armies_and_marked() -> None:
    match = stages(3, Setup.DRAFT, Side.MOON, 0)
    end = next(at for at, stage in enumerate(match) if stage.state.public.phase is not Phase.DRAFT) - 1
    presenter, events = seen("shogun", list(match), end - 4, end, "en")
    given = [event for event in events if isinstance(event, ProvinceGiven)]
    told = "\n".join(presenter.recap(events))
    assert given
    assert all(f"+{event.province} ({event.armies})" in told for event in given)
    assert presenter.changed(events) == given


def test_a_province_that_came_back_is_not_told() -> None:
    name = next(iter(stages(5)[0].state.public.provinces))
    state = stages(5)[0].state
    owner = state.public.provinces[name].owner
    back: list[ProvinceConquered | ProvinceFreed] = [ProvinceConquered(name, Seat(1), owner)]
    if owner is None:
        back.append(ProvinceFreed(name, Seat(1), (), 0))
    else:
        back.append(ProvinceConquered(name, owner, Seat(1)))
    assert position.moves(state.public, back) == {}


def test_the_log_is_searched_by_player_and_place() -> None:
    match = list(stages(5))
    presenter, events = seen("shogun", match, 0, len(match) - 1, "en")
    assert isinstance(presenter, ShogunPresenter)
    fought = next(event for event in events if isinstance(event, BattleFought) and event.defender is not None)
    for seat in (fought.seat, fought.defender):
        assert presenter.concerns(fought, seat, ())
    assert not presenter.concerns(fought, Seat(({0, 1, 2, 3, 4} - {fought.seat, fought.defender}).pop()), ())
    assert presenter.concerns(fought, None, presenter.inside({"province": fought.target.lower()}))
    region = GAME.observe(match[0].state, None).public.board.region_of[fought.target]
    assert presenter.concerns(fought, None, presenter.inside({"region": region}))
    elsewhere = next(name for name in ("Kai", "Iyo", "Noto") if name not in (fought.source, fought.target))
    assert not presenter.concerns(fought, None, presenter.inside({"province": elsewhere}))
    with pytest.raises(UnknownPlace):
        presenter.inside({"province": "Atlantis"})
    assert presenter.board(Look(places={"region": region})).pictures


def test_rounds_are_called_by_season_and_year() -> None:
    presenter, _ = seen("shogun", list(stages(5)), 0, 0, "en")
    names = [presenter.round_name(f"{year}-{season}") for year in (1, 2) for season in Season]
    assert names[0] == "Spring, year 1"
    assert len(set(names)) == 8
    assert presenter.round_name("setup") == "Start provinces"
