"""Scenes: what is played in both worlds, whole matches and short critical situations."""

from msgspec.structs import replace

from bot.discord.delivery.direct_messages import FRESH
from bot.store import drafts
from bot.store.engine import writing
from rules.core.model import Command, Seat, all_seats, by_seat
from rules.honor.commands import LetBe, SetStanding
from rules.honor.events import CardDrawn
from rules.honor.prompts import AskSaveFace
from rules.honor.state import Standing
from rules.honor.state import State as HonorState
from rules.shogun.commands import SubmitPlan
from tests.secrecy import courses
from tests.secrecy.comparison import Comparison, StageView
from tests.secrecy.courses import Course
from tests.secrecy.two_worlds import TwoWorlds
from tests.secrecy.world import LATECOMER, MODERATOR, PLAYERS, SHY, World

AIKO = PLAYERS[0]
HALF_TIME = 13
"""Hours after which those who owe a plan are reminded."""


async def whole_match(two_worlds: TwoWorlds, course: Course) -> Comparison:
    """All of it up to the last row, which opens the seed and with it every secret."""
    comparison = await Comparison.begin(two_worlds, course)
    await comparison.play(1, len(course.rows) - 1, look_every=30)
    return comparison


async def planning(two_worlds: TwoWorlds) -> Comparison:
    """Shogun: plans are begun, players reminded, one of them replaced; then a plan is laid."""
    comparison = await Comparison.begin(two_worlds, courses.shogun())
    await comparison.both(_begin_plans)
    await two_worlds.pass_time(HALF_TIME)
    await comparison.both(_listen)
    comparison.outsiders.add(AIKO)
    await comparison.both(_replace(AIKO))
    await comparison.both(_begin_another_plan)
    await comparison.play(1, 3)
    await comparison.both(comparison.look_around)
    return comparison


async def explaining(two_worlds: TwoWorlds) -> Comparison:
    """Shogun: the viewer has the reasons told for a plan in the last fall, when the others' lie ready."""
    course = courses.shogun()
    plans = [
        number for number, row in enumerate(course.rows) if isinstance(row.versions[0].command, SubmitPlan)
    ]
    last = plans[-course.seats :]
    comparison = await Comparison.begin(two_worlds, course, last[0] - 1)
    for number in last:
        if course.rows[number].seat != course.viewer:
            await comparison.play_by_rules(number)
    await comparison.both(_have_a_plan_explained)
    seen = [one.content for one in comparison.worlds[0].seen if one.audience == PLAYERS[course.viewer]]
    assert any("trial games" in content for content in seen), "the reasons are shown"
    return comparison


async def dealing(two_worlds: TwoWorlds) -> Comparison:
    """Honor of the Samurai: hands are dealt, and the first turn is played."""
    comparison = await Comparison.begin(two_worlds, courses.honor())
    await comparison.play(1, 3)
    await comparison.both(comparison.look_around)
    return comparison


async def drawing(two_worlds: TwoWorlds) -> Comparison:
    """Honor of the Samurai: somebody has drawn a card."""
    course = courses.honor()
    comparison = await Comparison.begin(two_worlds, course, course.first_event(CardDrawn))
    await comparison.both(comparison.look_around)
    return comparison


async def raiding(two_worlds: TwoWorlds) -> Comparison:
    """Samurai Spirit: raiders come from stacks that nobody has seen."""
    comparison = await Comparison.begin(two_worlds, courses.spirit())
    await comparison.play(1, 4)
    await comparison.both(comparison.look_around)
    return comparison


async def saving_a_face(two_worlds: TwoWorlds) -> Comparison:
    """Honor of the Samurai: who has answered, who is asked, and how many, is nobody's business."""
    course = courses.honor()
    comparison = await Comparison.begin(two_worlds, course, course.first(AskSaveFace))
    one, other = (seat for seat in all_seats(course.seats) if seat != course.viewer)
    await comparison.both(_answers([one], []))
    await comparison.both(comparison.look_around)
    await comparison.both(_remind)
    await comparison.both(_answers([], [other]))
    await comparison.both(_remind)
    await comparison.both(_answers([course.viewer], [course.viewer]))
    await comparison.both(comparison.look_around)
    await comparison.both(_answers([other], [one]))
    await comparison.both(comparison.look_around)
    return comparison


async def leaving(two_worlds: TwoWorlds) -> Comparison:
    """Shogun: somebody who has begun a plan is removed from the server, and still looks for it."""
    comparison = await Comparison.begin(two_worlds, courses.shogun())
    await comparison.both(_begin_plans)
    comparison.outsiders.add(AIKO)
    await comparison.both(_remove_aiko)
    await comparison.both(_look_for_the_plan)
    return comparison


async def handing_over(two_worlds: TwoWorlds) -> Comparison:
    """Shogun: a substitute for the viewer's seat does not see the draft that was begun there."""
    comparison = await Comparison.begin(two_worlds, courses.shogun())
    viewer = PLAYERS[comparison.course.viewer]
    comparison.outsiders.remove(viewer)
    await comparison.both(_begin_plan(viewer))
    comparison.outsiders |= {viewer, LATECOMER}
    await comparison.both(_replace(viewer))
    await comparison.both(comparison.look_around)
    return comparison


async def ordering(two_worlds: TwoWorlds) -> Comparison:
    """Honor of the Samurai: somebody gives a standing order in one world only; then much is told."""
    course = courses.honor()
    given = _first_command(course, SetStanding)
    comparison = await Comparison.begin(two_worlds, course, given - 1)
    await comparison.both(_order(course, given))
    await comparison.both(_referee_a_little)
    await comparison.play(given + 1, given + 3)
    await comparison.both(_take_back_a_step)
    await comparison.both(comparison.look_around)
    return comparison


async def asking(two_worlds: TwoWorlds) -> Comparison:
    """Honor of the Samurai: whether anybody but the viewer is asked about a face, nobody knows."""
    course = courses.honor()
    question = course.first(AskSaveFace)
    comparison = await Comparison.begin(two_worlds, course, question - 1, _others_refuse)
    await comparison.play_by_rules(question)
    await comparison.both(comparison.look_around)
    await comparison.both(_remind)
    return comparison


async def thinking_again(two_worlds: TwoWorlds) -> Comparison:
    """Honor of the Samurai: some have answered about a face, and the viewer takes the own answer back."""
    course = courses.honor()
    comparison = await Comparison.begin(two_worlds, course, course.first(AskSaveFace))
    [one, *_] = (seat for seat in all_seats(course.seats) if seat != course.viewer)
    await comparison.both(_referee_a_little)
    await comparison.both(_answers([one], []))
    await comparison.both(_go_back_to_now)
    await comparison.both(_answers([course.viewer], [course.viewer]))
    await comparison.both(_ask_to_undo)
    await comparison.both(_answers([], [one]))
    await comparison.both(_agree)
    await comparison.both(comparison.look_around)
    return comparison


async def _listen(world: World, version: int) -> None:
    """Hear what is said because of the time."""
    await world.settle()


async def _remind(world: World, version: int) -> None:
    """A moderator has everybody reminded, and gives them more time."""
    await world.use(MODERATOR, "referee remind", match=world.match)
    await world.use(MODERATOR, "referee extend", time="1h", match=world.match)


async def _begin_plans(world: World, version: int) -> None:
    """Aiko lays cards; who takes no messages has begun in one of the worlds only."""
    await _begin_plan(AIKO)(world, version)
    if not version:
        await _draft(world, Seat(PLAYERS.index(SHY)))


def _begin_plan(name: str) -> StageView:
    """Somebody lays cards, others in each world."""

    async def scene(world: World, version: int) -> None:
        if version:
            await world.press(name, "focus", ["bid"])
            await world.press(name, "lay", ["chest-2"], "bid")
        else:
            await world.press(name, "suggest")
            await world.press(name, "focus", ["bid"])

    return scene


async def _draft(world: World, seat: Seat) -> None:
    bot = world.two_worlds.bot
    prompt = (await bot.referee.position(world.match)).prompts[seat]
    async with writing(bot.engine) as connection:
        await drafts.keep(connection, world.match, seat, prompt.id, {"plan": {"bid": 1}})


def _replace(name: str) -> StageView:
    """A moderator gives somebody's seat to the latecomer."""

    async def scene(world: World, version: int) -> None:
        options = {"seat": PLAYERS.index(name) + 1, "player": world.people[LATECOMER], "match": world.match}
        await world.use(MODERATOR, "referee replace", **options)

    return scene


async def _remove_aiko(world: World, version: int) -> None:
    """The server has one member less; then all panels are shown again."""
    world.guild.members.pop(world.people[AIKO].user.id)
    world.two_worlds.clock.now += FRESH
    await world.use(MODERATOR, "referee extend", time="1h", match=world.match)


async def _look_for_the_plan(world: World, version: int) -> None:
    for line in ("game plan", "game hand"):
        await world.use_in_private(AIKO, line)
    await world.press_in_vain(AIKO, "focus", ["bid"])


def _first_command(course: Course, kind: type[Command]) -> int:
    """The row of the first command of this kind that is not the viewer's."""
    return next(
        number
        for number, row in enumerate(course.rows)
        if row.seat != course.viewer and isinstance(row.versions[0].command, kind)
    )


def _order(course: Course, number: int) -> StageView:
    """The standing order of this row, in the first world only."""
    row = course.rows[number]

    async def scene(world: World, version: int) -> None:
        assert row.seat is not None
        if version == 0:
            await world.submit(row.seat, row.versions[0].command)

    return scene


async def _referee_a_little(world: World, version: int) -> None:
    for line in ("pause", "resume"):
        await world.use(MODERATOR, f"referee {line}", match=world.match)


async def _take_back_a_step(world: World, version: int) -> None:
    """A moderator goes back to the step before the last one."""
    [choice, *_] = await world.type_into(MODERATOR, "referee rewind", "to")
    asked = await world.use(MODERATOR, "referee rewind", to=choice["value"], match=world.match)
    await world.confirm(asked, "rewind")


def _others_refuse(state: HonorState, version: int) -> HonorState:
    """The viewer is asked about every face; the others are not, in the first world."""
    orders = (Standing.REFUSE, Standing.ASK)
    private = tuple(
        replace(one, standing=Standing.ASK if seat == courses.honor().viewer else orders[version])
        for seat, one in by_seat(state.private)
    )
    return replace(state, private=private)


async def _go_back_to_now(world: World, version: int) -> None:
    """A moderator tries to go back to the last step that was told, which is offered to nobody."""
    loaded = await world.two_worlds.bot.referee._load(world.match)
    await world.forge(MODERATOR, "table", "", "rewind", str(loaded.rows.begun.step))


async def _ask_to_undo(world: World, version: int) -> None:
    await world.use(PLAYERS[courses.honor().viewer], "game undo")


async def _agree(world: World, version: int) -> None:
    """All others agree to the request."""
    viewer = PLAYERS[courses.honor().viewer]
    for player in PLAYERS:
        if player != viewer:
            await world.press_at_table(player, "agree")


async def _begin_another_plan(world: World, version: int) -> None:
    await world.press(LATECOMER, "focus", ["bid"])
    await world.press(LATECOMER, "lay", [("chest-1", "chest-3")[version]], "bid")


async def _have_a_plan_explained(world: World, version: int) -> None:
    name = PLAYERS[courses.shogun().viewer]
    for verb, argument in (("suggest", ""), ("mode", "more"), ("mode", "details")):
        await world.press(name, verb, argument=argument)


def _answers(*seats: list[Seat]) -> "_Answers":
    return _Answers(seats)


class _Answers:
    """These seats let a face be lost, in each of the worlds others."""

    def __init__(self, seats: tuple[list[Seat], ...]) -> None:
        self._seats = seats

    async def __call__(self, world: World, version: int) -> None:
        for seat in self._seats[version]:
            await world.submit(seat, LetBe(Standing.ASK))
