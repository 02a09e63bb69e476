"""Who may do what: each act of the referee and the lobby, by each kind of actor."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from bot.matches import Actor, RefereeError
from bot.matches.errors import (
    CannotUndo,
    NotAllowed,
    NotAway,
    NotHost,
    NotOffered,
    NotPaused,
    NotSeated,
)
from bot.store.scheduling import TimeControl
from rules.core.errors import RulesError, StalePrompt
from rules.core.model import Seat
from tests.bot.matches.conftest import AIKO, CHANNEL, GUILD, MORI, REN, House, moderator
from tests.databases import ONLY
from tests.toygame import Pick

pytestmark = pytest.mark.parametrize("database_url", [ONLY or "sqlite"], indirect=True)
"""Who may do what does not depend on the kind of the database."""

Act: TypeAlias = Callable[[House, Actor, str], Awaitable[object]]

STRANGER = Actor(777, "Stranger")
ACTORS = {
    "host": AIKO,
    "player": REN,
    "stranger": STRANGER,
    "moderator": moderator(),
    "moderator elsewhere": Actor.moderator(109, "Mori", GUILD + 1),
    "moderator without a server": Actor(109, "Mori", "moderator"),
    "ai": Actor.ai("greedy"),
    "ai that plays no seat": Actor.ai("uniform"),
    "clock": Actor.clock(),
    "program": Actor.program(),
}
PEOPLE = {name for name, actor in ACTORS.items() if actor.is_person}
SEATED = {"host", "player"}
HOSTS = {"host", "moderator"}

# Seats: 0 Aiko, the host; 1 Ren; 2 an AI.
MODERATORS_ONLY: dict[str, Act] = {
    "kick": lambda house, actor, match: house.referee.kick(actor, match, Seat(1)),
    "replace": lambda house, actor, match: house.referee.replace(actor, match, Seat(1), MORI),
    "pause": lambda house, actor, match: house.referee.pause(actor, match),
    "resume": lambda house, actor, match: house.referee.resume(actor, match),
    "end": lambda house, actor, match: house.referee.end(actor, match),
    "rewind": lambda house, actor, match: house.referee.rewind(actor, match, 0),
    "transfer": lambda house, actor, match: house.referee.transfer(actor, match, Seat(1)),
    "offer_seat": lambda house, actor, match: house.referee.offer_seat(actor, match, Seat(1)),
    "set_pace": lambda house, actor, match: house.referee.set_pace(actor, match, TimeControl(60, 60)),
    "extend": lambda house, actor, match: house.referee.extend(actor, match, None, 60),
    "remind": lambda house, actor, match: house.referee.remind(actor, match),
}
HOSTS_ONLY: dict[str, Act] = {
    "set_table": lambda house, actor, match: house.referee.set_table(actor, match, verbosity="round"),
}
PLAYERS_ONLY: dict[str, Act] = {
    "resign": lambda house, actor, match: house.referee.resign(actor, match),
    "go_away": lambda house, actor, match: house.referee.go_away(actor, match, 2_000_000_000),
    "come_back": lambda house, actor, match: house.referee.come_back(actor, match),
    "offer_own_seat": lambda house, actor, match: house.referee.offer_own_seat(actor, match),
    "mute": lambda house, actor, match: house.referee.mute(actor, match, "pick-1-0"),
    "ask_undo": lambda house, actor, match: house.referee.ask_undo(actor, match),
    "agree_to_undo": lambda house, actor, match: house.referee.agree_to_undo(actor, match, 1),
    "decline_undo": lambda house, actor, match: house.referee.decline_undo(actor, match, 1),
}
CLOCK_ONLY: dict[str, Act] = {
    "expire": lambda house, actor, match: house.referee.expire(actor, match, Seat(1)),
    "end_vacation": lambda house, actor, match: house.referee.end_vacation(actor, match, Seat(1)),
}
MOVERS: dict[str, Act] = {
    "move": lambda house, actor, match: house.referee.move(actor, match, CHANNEL, 99),
}
LOBBY: dict[str, tuple[Act, set[str]]] = {
    "start": (lambda house, actor, match: house.referee.start(actor, match), HOSTS),
    "add_ai": (lambda house, actor, match: house.lobby.add_ai(actor, match), HOSTS),
    "remove_ai": (lambda house, actor, match: house.lobby.remove_ai(actor, match), HOSTS),
    "set_up": (lambda house, actor, match: house.lobby.set_up(actor, match, {}, 4), HOSTS),
    "set_settings": (
        lambda house, actor, match: house.lobby.set_settings(actor, match, verbosity="round"),
        HOSTS,
    ),
    "place_thread": (lambda house, actor, match: house.lobby.place_thread(actor, match, 99), HOSTS),
    "free_seat": (lambda house, actor, match: house.lobby.free_seat(actor, match, REN.id), HOSTS),
    "close": (lambda house, actor, match: house.lobby.close(actor, match), HOSTS),
    "join": (lambda house, actor, match: house.lobby.join(actor, match), PEOPLE - SEATED),
    "leave": (lambda house, actor, match: house.lobby.leave(actor, match), SEATED),
    "give_word": (lambda house, actor, match: house.lobby.give_word(actor, match, "luck"), SEATED),
    "word_of": (lambda house, actor, match: house.lobby.word_of(actor, match), SEATED),
}
OTHERWISE_REFUSED = (NotPaused, NotAway, CannotUndo, StalePrompt)
"""What an act that the actor may do is refused for in the position of these tests."""


async def begin(house: House) -> str:
    match_id = await house.open_match(AIKO, REN)
    await house.lobby.add_ai(AIKO, match_id)
    await house.referee.start(AIKO, match_id)
    await house.referee.rest(match_id)
    return match_id


async def is_refused(act: Act, house: House, actor: Actor, match_id: str) -> bool:
    """Whether the actor may not do it; then nothing has changed."""
    before = await house.log(match_id), (await house.lobby.rows(match_id))
    try:
        await act(house, actor, match_id)
    except (NotAllowed, NotHost):
        pass
    except NotSeated as error:
        if error.code not in ("not_seated", "not_your_seat"):
            return False
    except OTHERWISE_REFUSED:
        return False
    else:
        return False
    assert (await house.log(match_id), (await house.lobby.rows(match_id))) == before
    return True


@pytest.mark.parametrize("actor", ACTORS)
@pytest.mark.parametrize(
    ("acts", "allowed"),
    [
        (MODERATORS_ONLY, {"moderator"}),
        (HOSTS_ONLY, HOSTS),
        (PLAYERS_ONLY, SEATED),
        (CLOCK_ONLY, {"clock"}),
        (MOVERS, {*SEATED, "moderator", "program"}),
    ],
    ids=["moderators", "hosts", "players", "clock", "movers"],
)
async def test_an_act_is_refused_to_all_but_those_who_may(
    house: House, acts: dict[str, Act], allowed: set[str], actor: str
) -> None:
    refused = set()
    match_id = await begin(house)
    for name, act in acts.items():
        if actor in allowed:
            match_id = await begin(house)
        if await is_refused(act, house, ACTORS[actor], match_id):
            refused.add(name)
    assert refused == (set() if actor in allowed else set(acts))


@pytest.mark.parametrize("actor", ACTORS)
@pytest.mark.parametrize("name", LOBBY)
async def test_an_act_on_a_lobby_is_refused_to_all_but_those_who_may(
    house: House, name: str, actor: str
) -> None:
    match_id = await house.open_match(AIKO, REN)
    await house.lobby.add_ai(AIKO, match_id)
    act, allowed = LOBBY[name]
    may = actor in allowed
    if name == "join" and actor in SEATED:
        with pytest.raises(RefereeError, match="own_seat"):
            await act(house, ACTORS[actor], match_id)
    else:
        assert await is_refused(act, house, ACTORS[actor], match_id) is not may


@pytest.mark.parametrize("actor", sorted(set(ACTORS) - PEOPLE))
async def test_a_program_opens_no_match_and_takes_no_seat(house: House, actor: str) -> None:
    with pytest.raises(NotAllowed):
        await house.open_match(ACTORS[actor])
    match_id = await begin(house)
    await house.referee.offer_seat(moderator(), match_id, Seat(1))
    with pytest.raises(NotAllowed):
        await house.referee.take_seat(ACTORS[actor], match_id, Seat(1))
    with pytest.raises(NotAllowed):
        await house.referee.replace(moderator(), match_id, Seat(1), ACTORS[actor])


@pytest.mark.parametrize("actor", sorted(PEOPLE - SEATED))
async def test_a_person_takes_only_a_seat_that_is_offered(house: House, actor: str) -> None:
    match_id = await begin(house)
    with pytest.raises(NotOffered):
        await house.referee.take_seat(ACTORS[actor], match_id, Seat(1))
    await house.referee.offer_seat(moderator(), match_id, Seat(1))
    await house.referee.take_seat(ACTORS[actor], match_id, Seat(1))
    assert (await house.referee.position(match_id)).seats[1].user_id == ACTORS[actor].id


@pytest.mark.parametrize("actor", ACTORS)
@pytest.mark.parametrize("seat", [0, 1, 2, 7, -1])
async def test_only_the_holder_of_a_seat_answers_for_it(house: House, actor: str, seat: int) -> None:
    match_id = await begin(house)
    holders = {0: {"host"}, 1: {"player"}, 2: {"ai"}}.get(seat, set())
    before = await house.log(match_id)
    if actor in holders:
        await house.referee.submit(ACTORS[actor], match_id, Seat(seat), f"pick-1-{seat}", Pick(2))
        assert (await house.log(match_id))[-1].by == ("ai" if actor == "ai" else "player")
        return
    with pytest.raises(NotSeated):
        await house.referee.submit(ACTORS[actor], match_id, Seat(seat), f"pick-1-{seat}", Pick(2))
    assert await house.log(match_id) == before


async def test_a_former_holder_answers_no_more(house: House) -> None:
    match_id = await begin(house)
    await house.referee.replace(moderator(), match_id, Seat(1), MORI)
    with pytest.raises(NotSeated, match="not_your_seat"):
        await house.referee.submit(REN, match_id, Seat(1), "pick-1-1", Pick(2))
    await house.referee.submit(MORI, match_id, Seat(1), "pick-1-1", Pick(2))
    await house.referee.transfer(moderator(), match_id, Seat(1))
    with pytest.raises(NotHost):
        await house.referee.set_table(AIKO, match_id, verbosity="round")


async def test_while_an_ai_plays_for_somebody_they_do_not_answer(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.referee.pause(moderator(), match_id)
    await house.referee.go_away(REN, match_id, 2_000_000_000)
    house.policies = {}
    await house.referee.resume(moderator(), match_id)
    with pytest.raises(RefereeError, match="played_by_ai"):
        await house.referee.submit(REN, match_id, Seat(1), "pick-1-1", Pick(2))
    await house.referee.come_back(REN, match_id)
    with pytest.raises(NotSeated):
        await house.referee.submit(Actor.ai("greedy"), match_id, Seat(1), "pick-1-1", Pick(2))


async def test_a_person_cannot_pass_an_answer_off_as_the_default(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.referee.submit(AIKO, match_id, Seat(0), "pick-1-0", Pick(2), by_default=True)
    assert (await house.log(match_id))[-1].by == "player"


async def test_refusals_are_of_one_family(house: House) -> None:
    assert issubclass(NotAllowed, RefereeError)
    assert issubclass(RefereeError, RulesError)
