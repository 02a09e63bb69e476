"""The pictures of Honor of the Samurai: everything public is shown, nothing else; all events can be drawn."""

import pickle
from time import process_time
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bot.views.honor.presenter import labels
from bot.views.honor.texts import HonorTexts
from bot.views.texts import LANGUAGES, texts_in
from renderer import Drawing, cache, draw, text
from renderer.canvas import Canvas
from renderer.geometry import Point
from renderer.honor import Battle, Board, Hand, Shape, cards, panels, sample
from renderer.honor.changes import Changes, changes
from renderer.honor.emblems import emblem, emblem_of
from renderer.honor.middle import Middle
from renderer.honor.palette import colours_of
from rules.core.chance import Chance
from rules.core.model import Outcome, Seat
from rules.honor import events as facts
from rules.honor import reckoning
from rules.honor.content import content
from rules.honor.deck import DAIMYOS, LAID, CardKey, Kind
from rules.honor.events import AnyEvent
from rules.honor.game import GAME
from rules.honor.prompts import HouseName
from rules.honor.state import Observation, Options, Place, Player, Private, State, Theft
from tests.bot.views.honor.test_story import EVENTS
from tests.renderer.honor.gallery import LABELS, gallery, held, over, start
from tests.renderer.phone import PHONE, SMALLEST, smallest_text
from tests.renderer.sight import SIGHTS, apart

SECRET = Private((CardKey("save_face"), CardKey("assassin")))


def board_of(state: State, viewer: Seat | None) -> bytes:
    return draw(Board(GAME.observe(state, viewer), LABELS, (), sample.NAMES)).data


def test_every_kind_of_event_is_drawn() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(AnyEvent))
    for event in EVENTS:
        board = Board(sample.observation(6), LABELS, (event,), sample.NAMES)
        marks = 44 if changes([event]) != Changes() else 0
        assert board.paint().size == (820, 2058 + marks), "the legend says how changes are marked"


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_can_be_read_on_a_phone(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = labels(texts_in(language))
    boards = [
        Board(seen, words, sample.events(), sample.NAMES)
        for seen in (*(sample.observation(seats) for seats in range(3, 7)), over(), start())
    ]
    assert {board.paint().width for board in boards} == {820}
    cache.IMAGES.clear()
    assert smallest_text(boards, monkeypatch) * PHONE / 820 >= SMALLEST


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_and_a_battle_can_be_read_on_a_phone(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = HonorTexts(texts_in(language))
    cards = [card.key for card in content().cards.values()]
    captions = [(words.card(card), words.effect(card)) for card in cards]
    seen = replace(sample.observation(3, Seat(0)), private=Private(tuple(cards)))
    longest = ("W" * 32,) * 3
    spoken = labels(words.texts)
    for picture in Hand(seen, captions, spoken), Battle(sample.battle(), spoken, longest):
        width = picture.paint().width
        cache.IMAGES.clear()
        assert smallest_text([picture], monkeypatch) * PHONE / width >= SMALLEST


def test_the_shapes_show_the_same_cards_and_the_wide_one_is_wide() -> None:
    tall, wide = (Board(sample.observation(5), LABELS, shape=shape).paint() for shape in Shape)
    assert tall.height > tall.width
    assert wide.width > wide.height


@pytest.mark.parametrize(
    ("daimyo", "samurai", "fitting", "lines"),
    [(6, 6, (6, 6), 1), (7, 2, (7, 5), 1), (1, 9, (3, 9), 1), (0, 11, (6, 6), 2), (12, 11, (6, 6), 2)],
)
def test_cards_of_both_houses_share_the_width(
    daimyo: int, samurai: int, fitting: tuple[int, int], lines: int
) -> None:
    """A house may have five warriors, an okugata, a castle and all possessions (HO1.4)."""
    kinds = [card.key for card in content().cards.values() if card.kind in LAID]
    player = Player(CardKey("hojo_soun"), 0, tuple(kinds[:daimyo]), tuple(kinds[:samurai]))
    assert tuple(panels.columns(player).values()) == fitting
    assert panels.height(player) == panels.height(replace(player, daimyo_house=(kinds[0],))) or lines > 1
    assert not panels.bare(player)


def test_houses_without_cards_take_little_room_until_a_daimyo_is_lost() -> None:
    bare = Player(CardKey("hojo_soun"))
    assert panels.height(bare) < panels.height(replace(bare, daimyo=None))
    assert panels.height(bare) < panels.height(replace(bare, samurai_house=(CardKey("bushi"),)))


def test_a_board_is_the_same_for_everybody_whatever_they_hold() -> None:
    """Neither the viewer nor hands nor the order of the draw pile change it."""
    state = GAME.setup(Options(), 4, Chance(bytes(32), 0)).state
    hidden = replace(state.hidden, draw_pile=tuple(reversed(state.hidden.draw_pile)))
    other = State(state.public, tuple(SECRET for _ in state.private), hidden)
    assert board_of(state, None) == board_of(state, Seat(0)) == board_of(other, Seat(3))


@pytest.mark.parametrize(
    "difference",
    [{"shogun": None}, {"draw_pile": 5}, {"discards": ()}, {"round": 9}, {"turn": 0}],
    ids=lambda difference: next(iter(difference)),
)
def test_what_lies_in_the_middle_is_shown(difference: dict[str, object]) -> None:
    seen = sample.observation(6)
    other = replace(seen, public=replace(seen.public, **difference))
    one, another = (Board(each, LABELS, (), sample.NAMES).paint() for each in (seen, other))
    assert one.tobytes() != another.tobytes()


@pytest.mark.parametrize(
    "difference",
    [
        {"daimyo": "oda_nobunaga"},
        {"honor": -25},
        {"hand": 5},
        {"daimyo_house": ("bushi",)},
        {"samurai_house": ("bushi", "bushi")},
        {"daimyo": None},
        {"daimyo": None, "serves": 4},
        {"daimyo": None, "serves": 4, "leaving": True},
    ],
    ids=str,
)
def test_what_lies_before_a_player_is_shown(difference: dict[str, object]) -> None:
    seen = sample.observation(6)
    base = Player(CardKey("hojo_soun"), 20, (), (CardKey("bushi"),), 4)
    pictures = set()
    for player in (base, replace(base, **difference)):
        players = (*seen.public.players[:2], player, *seen.public.players[3:])
        shown = replace(seen, public=replace(seen.public, players=players))
        pictures.add(Board(shown, LABELS, (), sample.NAMES).paint().tobytes())
    assert len(pictures) == 2


def test_what_changed_is_pointed_out() -> None:
    mine, theirs = Place(Seat(0), HouseName.DAIMYO), Place(Seat(1), HouseName.SAMURAI)
    stolen = facts.ThiefPlayed(Seat(0), CardKey("thief"), 10, 5, (Theft(CardKey("bushi"), theirs, mine),))
    found = changes((stolen, facts.HouseDiscarded(theirs, None, ()), facts.BecameShogun(Seat(2), False)))
    assert found.cards == {(mine, "bushi")}
    assert found.lost == {theirs}
    assert found.heads == {Place(Seat(2), HouseName.DAIMYO)}


def test_HO5_7_a_house_that_is_taken_over_is_lost_to_one_and_new_to_the_other() -> None:
    seized = facts.HouseSeized(Seat(0), Seat(1), CardKey("hojo_soun"), (CardKey("bushi"),))
    mine, theirs = (Place(Seat(seat), HouseName.DAIMYO) for seat in (0, 1))
    found = changes([seized])
    assert found.heads == {mine}
    assert found.lost == {theirs}
    assert found.cards == {(mine, "bushi")}


def test_HO5_8_a_house_that_is_founded_anew_is_lost_no_more() -> None:
    home = Place(Seat(0), HouseName.DAIMYO)
    fallen = facts.HouseDiscarded(home, CardKey("hojo_soun"), ())
    founded = facts.DaimyoLaid(Seat(0), CardKey("oda_nobunaga"), Seat(0))
    assert changes((fallen, founded)).lost == set()
    assert changes((founded, fallen)).lost == {home}


def test_every_card_has_an_emblem() -> None:
    colours = colours_of("standard")
    for card in content().cards.values():
        assert emblem(colours, emblem_of(card), 20).getbbox()


def test_a_hand_belongs_to_a_seat() -> None:
    with pytest.raises(ValueError, match="belongs to a seat"):
        Hand(sample.observation(3), (), LABELS).paint()
    assert held("bushi").paint().size != held(*sample.HAND).paint().size


def test_six_seats_are_told_apart() -> None:
    colours = colours_of("standard").seat_colours
    for sight in SIGHTS:
        assert min(apart(one, other, sight) for one in colours for other in colours if one != other) > 25


def test_the_same_request_gives_the_same_bytes_after_a_journey() -> None:
    for drawing in gallery().values():
        assert draw(pickle.loads(pickle.dumps(drawing))).data == draw(drawing).data


def test_pictures_are_small_and_fast() -> None:
    """At most 250 KB, and 80 ms of work once the sprites are there; slow machines get three times as much."""
    for name, drawing in gallery().items():
        assert len(draw(drawing).data) <= 250 * 1024, name
        assert any(_work(drawing) < 0.24 for _ in range(5)), name


def _work(drawing: Drawing) -> float:
    """The processor's seconds for a picture; among much else to do it now and then takes some more."""
    start = process_time()
    draw(drawing)
    return process_time() - start


def test_HO5_3_a_header_has_the_strength_of_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack above defence: the ally's samurai house counts in both, the castle in defence alone (HO4.2)."""
    written, really = list[str](), text.write

    def write(canvas: Any, string: str, *style: Any, **more: Any) -> None:
        written.append(string)
        really(canvas, string, *style, **more)

    seen = sample.observation(6)
    monkeypatch.setattr(text, "write", write)
    Board(seen, LABELS, (), sample.NAMES).paint()
    for seat, name in enumerate(sample.NAMES):
        hand, attack, defence = written[(at := written.index(name)) + 1 : at + 4]
        strengths = [
            reckoning.strength(content(), seen.public.players, Seat(seat), defending=defending)
            for defending in (False, True)
        ]
        assert [hand, attack, defence] == [str(seen.public.players[seat].hand), *map(str, strengths)]
        if name == "Akane":
            assert strengths == [19, 23]


def test_HO7_1_no_next_count_is_shown_when_the_match_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    written, write = list[str](), text.write

    def note(canvas: Canvas, string: str, *others: Any, **given: Any) -> None:
        written.append(string)
        write(canvas, string, *others, **given)

    monkeypatch.setattr(text, "write", note)
    seen = sample.observation(3)
    counts = [
        f"+{reckoning.income(content(), seen.public.players, seen.public.shogun, Seat(seat)).gained}"
        for seat in range(3)
    ]
    winner, *others = seen.public.players
    reached = replace(seen.public, players=(replace(winner, honor=400), *others))
    over = replace(reached, outcome=Outcome((Seat(0),), (400, 0, 0), "honor"))
    for public in seen.public, reached, over:
        written.clear()
        Board(replace(seen, public=public), LABELS).paint()
        assert [count in written for count in counts] == [public is seen.public] * 3
        assert (f"+n {LABELS.count}" in written) is (public is seen.public), "nor explained"


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Water castle", ["Water", "castle"]),
        ("Henkivartija", ["Henkivartija"]),
        ("Монахи-воины", ["Монахи-", "воины"]),
        ("Оружейник Масамунэ", ["Оружейник", "Масамунэ"]),
    ],
)
def test_a_long_name_is_whole_on_a_broad_card(
    name: str, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were cut off: "Henkivar…"."""
    written = list[str]()
    monkeypatch.setattr(text, "write", lambda _, said, *rest, **more: written.append(said))
    card = content().cards[CardKey("daisho")]
    cards.named(card, name, 1, False, colours_of("standard"))
    assert cards.bears(name)
    assert [line for line in written if not line.isdigit()] == lines


def test_every_card_on_the_board_has_its_name_on_it_or_in_the_key() -> None:
    """A house may hold more kinds of cards than have room for names, and a name may be too long."""
    kinds = [card.key for card in content().cards.values() if card.kind in LAID]
    full = Player(CardKey("hojo_soun"), 0, tuple(kinds[:7]), tuple(kinds[7:9]))
    few = Player(CardKey("hojo_soun"), 0, tuple(kinds[9:11]), ())
    table = replace(sample.observation(3), public=replace(sample.observation(3).public, players=(few,) * 3))
    assert panels.nameless(table.public, LABELS) == []
    long = CardKey("daisho")
    assert not cards.bears(LABELS.cards[long])
    cut = replace(table, public=replace(table.public, players=(replace(few, samurai_house=(long,)),) * 3))
    assert [card.key for card in panels.nameless(cut.public, LABELS)] == [long]
    crowded = replace(table, public=replace(table.public, players=(full, few, few)))
    assert [card.key for card in panels.nameless(crowded.public, LABELS)] == kinds[:9]
    for shape in Shape:
        plain, keyed = (Board(one, LABELS, shape=shape).paint() for one in (table, crowded))
        assert keyed.height > plain.height
        assert keyed.width == plain.width


def test_HO2_2_a_ronins_card_shows_the_ki_that_is_kept() -> None:
    samurai, colours = content().samurai, colours_of("standard")
    shown, bare, honored = (
        cards.ronin(one, "Ronin", False, colours).tobytes()
        for one in (samurai, replace(samurai, ki=0), replace(samurai, honor=5))
    )
    assert shown != bare
    assert shown == honored, "HO2.1: a ronin counts none"


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("width", [40, 58])
def test_the_values_of_a_narrow_card_do_not_touch_its_sides(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are in the middle, as broad as they are."""
    ends, write = list[tuple[float, float]](), text.write

    def note(canvas: Canvas, string: str, at: Point, size: int, *others: Any, **given: Any) -> None:
        ends.append((at[0] - 14, at[0] + text.width(string, "black", size)))
        write(canvas, string, at, size, *others, **given)

    monkeypatch.setattr(text, "write", note)
    for card in content().cards.values():
        if card.kind in LAID:
            cards.tile(card, 1, False, width, colours_of("standard"))
    assert min(left for left, _ in ends) >= 5 + 2
    assert max(right for _, right in ends) <= 5 + width - 2


def test_the_honor_track_keeps_the_helmet_free_and_shows_where_a_shifted_crest_belongs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """HO3.1: whoever has 100 or more must claim the office; nobody's crest covers the sign."""
    public = sample.observation(6).public
    near = replace(public, players=tuple(replace(one, honor=100) for one in public.players))
    canvas = Canvas.clear(820, 400)
    middle = Middle(canvas, near, LABELS, colours_of("standard"), 16, 804)
    drawn, line = list[list[Point]](), canvas.line

    def note(points: list[Point], *style: Any) -> None:
        drawn.append(points)
        line(points, *style)

    monkeypatch.setattr(canvas, "line", note)
    helmet, places = middle._x(100), dict(middle._places(180))
    assert all(abs(x - helmet) >= 40 for x, y in places.values() if y > 180)
    middle.paint()
    shifted = [(x, y) for x, y in places.values() if x != helmet]
    assert len(shifted) == 5
    assert all([(helmet, 180), at] in drawn for at in shifted)


def test_every_card_but_a_daimyo_has_an_emblem_of_its_own() -> None:
    """Save Face is not the mask of the theatre."""
    found = [emblem_of(card) for card in content().cards.values() if card.kind not in (*DAIMYOS, Kind.SHOGUN)]
    drawn = {emblem(colours_of("standard"), name, 40).tobytes() for name in found}
    assert len(drawn) == len(found)


def test_the_legend_names_the_helmet_on_the_honor_track_and_the_next_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """HO3.1; in lines that fit into the board's width in every language. What is marked has one more."""
    written, write = dict[str, float](), text.write

    def note(canvas: Canvas, string: str, at: Point, size: int, *others: Any, **given: Any) -> None:
        written[string] = at[0] + text.width(string, "sans", size)
        write(canvas, string, at, size, *others, **given)

    monkeypatch.setattr(text, "write", note)
    for language in LANGUAGES:
        words = labels(texts_in(language))
        Board(sample.observation(3), words, (), sample.NAMES).paint()
        assert written[words.claim] <= 820 - 32
        assert written[f"+n {words.count}"] < written[words.claim]
        assert words.lost not in written
        Board(sample.observation(6), words, sample.events(), sample.NAMES).paint()
        assert written[words.changed] < written[words.lost] <= 820 - 32
        assert words.ending not in written
        for events in (sample.events(), ()):
            Board(_with_broken_alliance(sample.observation(6)), words, events, sample.NAMES).paint()
            assert written.pop(words.ending) <= 820 - 32
        written.clear()


def _with_broken_alliance(observation: Observation) -> Observation:
    """The second player has broken the alliance with the first, which ends with their next turn (HO5.4)."""
    public = observation.public
    players = list(public.players)
    players[1] = replace(players[1], leaving=True)
    return replace(observation, public=replace(public, players=tuple(players)))
