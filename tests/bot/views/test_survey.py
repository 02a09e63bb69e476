"""The board as somebody asks for it, the position in words, and the end of a match."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.discord.markdown import TEXTS, pages
from bot.views.message import Gallery, Picture, Text
from bot.views.presenter import Look, UnknownPlace, View
from bot.views.references import Name, plain
from bot.views.shogun.pictures import fights as fight_pictures
from bot.views.shogun.position import events_to_come, outlook, recap, standings, table
from bot.views.shogun.presenter import ShogunPresenter
from bot.views.shogun.texts import ShogunTexts
from bot.views.texts import Texts, texts_in
from renderer import shogun as renderer
from renderer.shogun import Battle, Board, Fall, Ranking, Scores, Winter
from renderer.theme import ThemeName
from rules.core.model import Outcome, Seat, all_seats, by_seat
from rules.shogun.card import CARD
from rules.shogun.content import Action, ProvinceName, Season, Side, board, content
from rules.shogun.events import (
    ActionBegan,
    AnyEvent,
    BattleFought,
    MatchEnded,
    NoAction,
    RevoltFought,
    WinterCame,
)
from rules.shogun.game import GAME
from rules.shogun.state import Phase, Setup
from tests.bot.views.discord_limits import check_message
from tests.bot.views.matches import ALL_TEXTS, LONG_NAMES, language_of, stages
from tests.renderer.shogun.fights import fights

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
ENGLISH = texts_in("en")

AFTER_ACTIONS = {"phase": Phase.ACTIONS, "actions": tuple(Action), "slot": len(Action)}
"""When all ten actions of a season are carried out."""
LAST = GAME.observe(stages(5)[-1].state, None)
MIDDLE = GAME.observe(stages(5)[len(stages(5)) // 2].state, Seat(2))


def drawing(look: Look) -> Board:
    picture = ShogunPresenter(View(MIDDLE, NAMES, ENGLISH)).board(look).pictures[0]
    assert isinstance(picture.drawing, Board)
    return picture.drawing


def test_the_commands_views_are_the_renderers() -> None:
    assert tuple(renderer.View) == CARD.views
    assert get_args(ThemeName) == CARD.themes
    assert tuple(renderer.Shape) == CARD.shapes


@pytest.mark.parametrize("view", CARD.views)
def test_views(view: str) -> None:
    assert drawing(Look(view=view)).view == view


def test_nothing_asked_for_is_the_usual_board() -> None:
    usual = drawing(Look())
    assert (usual.view, usual.theme, usual.focus) == (renderer.View.POLITICAL, "standard", ())
    assert usual.observation.viewer is None, "a public picture shows nobody's secrets"
    assert usual.observation.private is None


def test_colours() -> None:
    assert drawing(Look(theme="contrast")).theme == "contrast"


def test_the_table_has_a_shape_and_a_viewer_may_want_another() -> None:
    presenter = ShogunPresenter(View(MIDDLE, NAMES, ENGLISH, "portrait"))
    told, shown = presenter.stage(()).pictures[0].drawing, presenter.board().pictures[0].drawing
    other = presenter.board(Look(shape="landscape")).pictures[0].drawing
    assert isinstance(told, Board)
    assert isinstance(shown, Board)
    assert isinstance(other, Board)
    assert (told.shape, shown.shape, other.shape) == ("portrait", "portrait", "landscape")
    assert drawing(Look()).shape == "portrait"


def test_own_provinces_are_outlined_where_nobody_else_looks() -> None:
    seen = replace(MIDDLE, viewer=Seat(1))
    presenter = ShogunPresenter(View(seen, NAMES, ENGLISH))
    for look in (Look(), Look(places={"province": "Kai"})):
        mine = presenter.board(look).pictures[0].drawing
        assert isinstance(mine, Board)
        assert mine.mine == 1
    told = presenter.stage(()).pictures[0].drawing
    assert isinstance(told, Board)
    assert told.mine is None


def test_a_province_is_found_by_its_name_whatever_the_capitals() -> None:
    assert drawing(Look(places={"province": " kAi "})).focus == ("Kai",)


def test_a_region_is_found_by_its_key_and_by_its_name() -> None:
    printed = board(Side.SUN, 5)
    yellow = tuple(name for name in printed.provinces if printed.region_of[name] == "yellow")
    assert drawing(Look(places={"region": "yellow"})).focus == yellow
    [label] = [
        place.label
        for place in ShogunPresenter(View(MIDDLE, (), ENGLISH)).places("region")
        if place.value == "yellow"
    ]
    assert drawing(Look(places={"region": label})).focus == yellow


@pytest.mark.parametrize("look", [Look(places={"province": "Atlantis"}), Look(places={"region": "plaid"})])
def test_what_is_nowhere_is_refused(look: Look) -> None:
    with pytest.raises(UnknownPlace) as refused:
        ShogunPresenter(View(MIDDLE, NAMES, ENGLISH)).board(look)
    assert refused.value.params["place"] in look.places.values()


def test_all_places_are_suggested_and_can_be_looked_at() -> None:
    provinces = ShogunPresenter(View(MIDDLE, (), ENGLISH)).places("province")
    assert [place.value for place in provinces] == sorted(MIDDLE.public.provinces)
    assert len(ShogunPresenter(View(MIDDLE, (), ENGLISH)).places("region")) == 5


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
@pytest.mark.parametrize(
    "look", [Look(view="unrest"), Look(places={"province": "Kai"}), Look(places={"region": "brown"})]
)
def test_every_look_keeps_discords_limits(look: Look, words: Texts) -> None:
    check_message(ShogunPresenter(View(MIDDLE, LONG_NAMES, words)).board(look))


def test_the_neighbours_of_a_province_are_named() -> None:
    message = ShogunPresenter(View(MIDDLE, NAMES, ENGLISH)).board(Look(places={"province": "Kai"}))
    described = "\n".join(block.content for block in message.blocks if isinstance(block, Text))
    assert all(name in described for name in board(Side.SUN, 5).neighbours[ProvinceName("Kai")])


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_the_text_board_has_every_province_and_every_player(words: Texts) -> None:
    lines = ShogunPresenter(View(MIDDLE, LONG_NAMES, words)).text_board()
    for name in MIDDLE.public.provinces:
        assert sum(f"**{name}**" in line for line in lines) == 1
    for seat, player in by_seat(LONG_NAMES):
        points = str(MIDDLE.public.players[seat].points)
        assert any(str(Name(player)) in line and points in line for line in lines)
    assert all(len(page) <= TEXTS for page in pages(lines, TEXTS))
    assert "\n".join(pages(lines, TEXTS)) == "\n".join(lines)


@pytest.mark.parametrize(
    ("key", "described"), [("setup", 0), ("1-spring-planning", 5), ("1-spring-1", 5), ("1-winter", 0)]
)
def test_special_cards_are_told_while_they_lie_there(key: str, described: int) -> None:
    """SH3.1, SH3.5: laid out in each season, and back after the tenth action."""
    at = next(stage.state for stage in stages(3, Setup.DRAFT, Side.MOON) if stage.key == key)
    lines = ShogunPresenter(View(GAME.observe(at, None), NAMES, ENGLISH)).text_board()
    assert sum(line.startswith("Special card") for line in lines) == described


@pytest.mark.parametrize(("key", "held"), [("1-spring-1", 3), ("1-winter", 0), ("end", 0)])
def test_a_special_card_is_held_for_the_round(key: str, held: int) -> None:
    """SH5.3: its privilege holds for this round; in winter there is none."""
    at = next(stage.state for stage in stages(3, Setup.DRAFT, Side.MOON) if stage.key == key)
    text = ShogunPresenter(View(GAME.observe(at, None), NAMES, ENGLISH)).status()
    described = "".join(block.content for block in text.blocks if isinstance(block, Text))
    assert described.count("Special card: ") == held


def test_what_a_table_could_count_is_in_the_status() -> None:
    """SH5.1: bids, from when they are open until the season is over; SH4.4: cards; SH8.2: who lacks rice."""
    for state in (stage.state for stage in stages(5)):
        public = state.public
        lines = ShogunPresenter(View(GAME.observe(state, None), NAMES, ENGLISH)).standings()
        for seat in range(5):
            line = next(line for line in lines if line.startswith(f"**{Name(NAMES[seat])}**"))
            bid = bool(public.bids) and public.phase in (Phase.AUCTION, Phase.ACTIONS)
            assert ("Bid: " in line) == bid
            played = GAME.observe(state, None).played
            assert ("Cards played this season: " in line) == bool(played and played[seat])
            losses = [content().events[event].winter_rice_loss for event in public.events]
            mouths, rice = len(public.owned_by(Seat(seat))), public.players[seat].rice
            short = [max(0, mouths - max(0, rice - loss)) for loss in losses]
            assert ("Short of" in line) == any(short)
            if any(short):
                assert f"{max(short)} in winter" in line


@pytest.mark.parametrize(("opened", "told"), [(5, " · 6–10 hidden"), (9, " · 10 hidden"), (10, "")])
def test_the_status_says_which_action_cards_are_hidden_as_the_story_does(opened: int, told: str) -> None:
    """SH3.1, SH3.5: a screen reader read five question marks."""
    actions = (*tuple(Action)[:opened], *[None] * (10 - opened))
    public = replace(MIDDLE.public, phase=Phase.PLANNING, actions=actions)
    texts = ShogunTexts(ENGLISH, NAMES)
    [line] = [line for line in map(plain, table(public, texts)) if line.startswith("Actions: ")]
    assert line == f"Actions: {texts.numbered(tuple(Action)[:opened])}{told}"


def test_what_somebody_plans_is_not_in_the_account() -> None:
    seen = [
        ShogunPresenter(View(GAME.observe(stages(5)[30].state, seat), NAMES, ENGLISH)).text_board()
        for seat in (None, Seat(3))
    ]
    assert seen[0] == seen[1]


def told() -> Iterator[tuple[str, ShogunPresenter, list[AnyEvent]]]:
    """Each stage as it is told: with all that happened under its key."""
    found: dict[str, list[AnyEvent]] = {}
    states = {}
    for stage in stages(5):
        found.setdefault(stage.key, []).extend(stage.events)
        states[stage.key] = stage.state
    for key, events in found.items():
        yield key, ShogunPresenter(View(GAME.observe(states[key], None), NAMES, ENGLISH)), events


def test_every_battle_of_a_stage_has_its_picture() -> None:
    """The board comes first, the battles follow, the last one large; in winter its sum and the points do."""
    for _, presenter, events in told():
        message = presenter.stage(events)
        fought = [event for event in events if isinstance(event, BattleFought | RevoltFought)]
        kinds = [type(picture.drawing) for picture in message.pictures]
        if any(isinstance(event, WinterCame) for event in events):
            assert kinds == [Winter, *([Battle] * min(7, len(fought))), Board, Scores]
        else:
            assert kinds == [Board, *([Battle] * len(fought))]
        shown, small = (
            [block for block in message.blocks if isinstance(block, Gallery)],
            kinds.count(Battle) - 1,
        )
        assert [len(gallery.pictures) for gallery in shown] == ([small] if small > 0 else [])


def test_the_last_battle_of_a_message_moves_where_the_table_wants_it() -> None:
    """The animation is in the place of the picture, which is kept for when there is no time."""
    for stage in stages(5):
        seen = GAME.observe(stage.state, None)
        plain, moving = (
            ShogunPresenter(View(seen, NAMES, ENGLISH, animation=animation)).stage(stage.events).pictures
            for animation in (False, True)
        )
        assert [picture.alt for picture in plain] == [picture.alt for picture in moving]
        assert [picture.still or picture.drawing for picture in moving] == [one.drawing for one in plain]
        fought = any(isinstance(picture.drawing, Battle) for picture in plain)
        assert [picture.drawing for picture in moving if picture.still] == (
            [Fall(plain[-1].drawing)] if fought else []
        )
        assert not moving[-1].still or isinstance(moving[-1].drawing, Fall)


def test_a_shortened_alt_text_says_so() -> None:
    picture = ShogunPresenter(View(MIDDLE, NAMES, ENGLISH)).board(Look()).pictures[0]
    assert "Shortened" not in picture.alt
    assert len(picture.shorter) == 2
    assert all(alt.endswith("Shortened: not everything is said here.") for alt in picture.shorter)


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_the_words_of_a_battle_say_what_its_picture_shows(words: Texts) -> None:
    texts = ShogunTexts(words, NAMES)
    for event, _, _ in islice(fights(5), 20):
        picture = fight_pictures([event], Side.SUN, texts)[0]
        shown = picture.drawing.scene
        lines = picture.alt.splitlines()
        assert shown.province in lines[0]
        for line, force in zip(lines[1:], (shown.attacker, shown.defender), strict=False):
            side = words("shogun-label-farmers") if force.seat is None else NAMES[force.seat]
            assert side in line
            numbers = [force.thrown, *(count for _, count in force.bonuses), force.fallen]
            assert re.findall(r"\d+", line)[: len(numbers)] == [str(number) for number in numbers]
        assert lines[3] == f"{shown.attacker.strength} : {shown.defender.strength}"
        assert re.search(lines[3].replace(" : ", "[:–]"), lines[0]), "the attacker's cubes come first (SH7.6)"
        for what, heap in (("waiting", shown.waiting), ("aside", shown.bystanders)):
            told = texts(f"alt-{what}", cubes=texts.cubes(heap))
            assert (told in lines) == bool(heap.total), "cubes of no side, before and after"
        if shown.winner is not None:
            assert NAMES[shown.winner] in lines[0]
            assert str(shown.remaining) in lines[0]
        assert len(picture.alt) <= 1024


def test_winter_ends_with_who_leads_and_the_match_with_who_won() -> None:
    """SH8.3, SH8.4: the end is told once, by the match's last message."""
    leads = {}
    for key, presenter, events in told():
        last = presenter.stage(events).blocks[-1]
        if key.endswith("winter"):
            assert isinstance(last, Text)
            leads[key] = last.content.splitlines()[-1].startswith("👑")
    assert leads == {"1-winter": True, "2-winter": False}
    assert [key for key, presenter, events in told() if not presenter.tells(events)] == ["end"]


def test_a_season_ends_with_the_points_if_it_were_winter_also_if_nobody_acts() -> None:
    """SH3.5, SH8.3: the tenth action may be one that nobody takes."""
    for stage in {stage.key: stage for stage in stages(5)}.values():
        if stage.key.endswith("-10"):
            action = stage.state.public.actions[9]
            assert action
            idle: list[AnyEvent] = [
                ActionBegan(10, action),
                *(NoAction(seat, action) for seat in all_seats(5)),
            ]
            shown = ShogunPresenter(View(GAME.observe(stage.state, None), NAMES, ENGLISH)).stage(idle)
            [text] = (block.content for block in shown.blocks if isinstance(block, Text))
            nobody, leading, *_ = text.splitlines()
            assert nobody.endswith(": no action")
            assert leading.startswith("📊")


def test_in_fall_the_points_if_it_were_winter_come_with_who_is_short_of_rice() -> None:
    """SH8.2: before, rice may still come; in fall only with that season's Confiscate Rice (SH6.2)."""
    public = next(stage.state.public for stage in stages(5) if len(stage.state.public.events) == 1)
    players = tuple(replace(player, rice=50) for player in public.players)
    hungry = replace(public, players=(replace(players[0], rice=0), *players[1:]))
    texts, short = ShogunTexts(ENGLISH, NAMES), len(public.owned_by(Seat(0)))
    for season in (Season.SPRING, Season.SUMMER, Season.FALL):
        points, *rice = map(plain, outlook(replace(hungry, season=season), texts))
        assert points.startswith("📊")
        told = f"🍚 Short of rice: Ann {short} (still to come: Confiscate Rice)"
        assert rice == ([told] if season is Season.FALL else [])
    after = replace(hungry, season=Season.FALL, **AFTER_ACTIONS)
    assert plain(list(outlook(after, texts))[1]) == f"🍚 Short of rice: Ann {short}"
    assert len(list(outlook(replace(public, season=Season.FALL, players=players), texts))) == 1


def test_amid_winter_only_the_number_of_the_event_counts_and_points_are_not_before_revolts() -> None:
    """SH6.7, SH8.1, SH8.2: winter waits only for those who order their revolts."""
    state = next(one.state for one in stages(5) if len(one.state.public.events) == 1)
    (event,), texts = state.public.events, ShogunTexts(ENGLISH, NAMES)
    amid = replace(state.public, phase=Phase.WINTER, season=Season.WINTER, event=event, events=())
    told = "\n".join(standings(replace(GAME.observe(state, None), public=amid), texts))
    rice = content().events[event].winter_rice_loss
    assert f"❄️ Winter took up to {rice} rice from everybody." in told
    assert texts.effect(event) not in told
    points = " ".join(recap(amid, [], texts))
    assert points.startswith("📊 If scored now; revolts can still change it: ")


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_sh8_1_the_status_tells_the_rice_of_the_last_event_as_its_drawing_did(words: Texts) -> None:
    texts, seen = ShogunTexts(words, LONG_NAMES), stages(4)[-1].state.public
    for event in range(len(content().events)):
        last = replace(seen, phase=Phase.ACTIONS, season=Season.FALL, event=None, events=(event,))
        left = texts.left_for_winter((event,))
        assert events_to_come(last, texts).casefold() == f"❄️ {left}.".casefold()


def test_status_says_which_seasons_can_still_bring_rice() -> None:
    """SH6.2, SH8.2: as long as there are any, a shortage now is none in winter yet."""
    state = next(stage.state for stage in stages(5) if len(stage.state.public.events) == 1)
    observation, texts = GAME.observe(state, None), ShogunTexts(ENGLISH, NAMES)
    players = tuple(replace(player, rice=0) for player in observation.public.players)
    ends = {
        Season.SPRING: " – summer and fall can still bring more.",
        Season.SUMMER: " – fall can still bring more.",
        Season.FALL: " – still to come: Confiscate Rice.",
    }
    for season in (Season.SPRING, Season.SUMMER, Season.FALL):
        hungry = replace(observation, public=replace(observation.public, season=season, players=players))
        told = "\n".join(standings(hungry, texts))
        assert told.count(f"in winter with this rice{ends[season]}") == 5
    after = replace(observation.public, season=Season.FALL, players=players, **AFTER_ACTIONS)
    told = "\n".join(standings(replace(observation, public=after), texts))
    assert told.count("in winter with this rice.") == 5


def test_who_plans_is_told_which_events_may_come() -> None:
    """SH2.5, SH3.3: opened in spring; in summer and fall those that are left, with the rice of winter."""
    for stage in stages(5):
        if stage.key.endswith("planning"):
            seen = GAME.observe(stage.state, None)
            told = ShogunPresenter(View(seen, NAMES, ENGLISH)).stage_story(stage.events)
            cards = ShogunTexts(ENGLISH, NAMES)
            for event in seen.public.events:
                assert sum(line.count(cards.event_card(event)) for line in told) == 1


def test_each_season_ends_with_the_points_if_it_were_winter() -> None:
    """SH8.3: six times in a match, each player once, the most points first."""
    stories = [line for _, presenter, events in told() for line in presenter.stage_story(events)]
    lines = [line for line in stories if line.startswith("📊")]
    assert len(lines) == 6
    for line in lines:
        line, _, _ = line.partition(" · short of rice: ")
        assert all(name in line for name in NAMES)
        points = [int(number) for number in re.findall(r" (\d+)(?= ·|$)", line)]
        assert len(points) == len(NAMES)
        assert points == sorted(points, reverse=True)


@pytest.mark.parametrize("words", ALL_TEXTS, ids=language_of)
def test_the_end_shows_how_the_match_went(words: Texts) -> None:
    events = [event for stage in stages(5) for event in stage.events]
    *_, block = ShogunPresenter(View(LAST, LONG_NAMES, words)).epilogue(events)
    assert isinstance(block, Picture)
    assert isinstance(block.drawing, Ranking)
    [ended] = [event for event in events if isinstance(event, MatchEnded)]
    assert block.drawing.winners == ended.outcome.winners
    assert block.drawing.totals == tuple(player.points for player in LAST.public.players)
    assert block.alt


def test_the_alt_text_of_the_end_tells_both_winters_and_the_course() -> None:
    events = [event for stage in stages(5) for event in stage.events]
    [block] = ShogunPresenter(View(LAST, NAMES, ENGLISH)).epilogue(events)
    assert isinstance(block, Picture)
    assert isinstance(block.drawing, Ranking)
    assert len(block.drawing.course.winters) == 2
    heading, *rows = plain(block.alt).splitlines()
    assert "final ranking" in heading
    assert [row.split()[0] for row in rows] == [NAMES[seat] for seat in block.drawing.order]
    for row, seat in zip(rows, block.drawing.order, strict=True):
        worth = ", ".join(str(mark.worth[seat]) for mark in block.drawing.course.marks)
        assert row.endswith(f"after each season {worth}")
        for winter in block.drawing.course.winters:
            assert f"year {winter.year}: provinces {winter.provinces[seat]}, buildings" in row


@pytest.mark.parametrize(
    ("chests", "reason", "said"),
    [
        ((1, 2, 9, 0, 0), "chests", "tied on points, but most chests (🪙 Ben 2, Ann 1)"),
        ((2, 2, 9, 0, 0), "shared", "tied on points and chests (🪙 Ann 2, Ben 2)"),
    ],
)
def test_the_end_says_what_broke_a_tie(chests: tuple[int, ...], reason: str, said: str) -> None:
    """SH8.4: the chests of those with most points, whoever else has more."""
    players = tuple(
        replace(player, chests=count) for player, count in zip(LAST.public.players, chests, strict=True)
    )
    outcome = Outcome((Seat(1),), (40, 40, 20, 10, 10), reason)
    tied = replace(LAST, public=replace(LAST.public, players=players, outcome=outcome))
    names = ("Ann", "Ben", *NAMES[2:])
    line, *_ = ShogunPresenter(View(tied, names, ENGLISH)).epilogue(stages(5)[0].events)
    assert isinstance(line, Text)
    assert plain(line.content) == said


def test_a_match_that_was_stopped_early_has_no_ranking() -> None:
    assert ShogunPresenter(View(LAST, NAMES, ENGLISH)).epilogue(stages(5)[0].events) == ()


def test_pages_hold_whole_lines() -> None:
    assert pages(["one", "two", "three"], 7) == ["one\ntwo", "three"]
    assert pages(["x" * 9], 5) == ["xxxx…"]
    assert pages([], 5) == []
