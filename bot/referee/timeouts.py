"""When a clock is due: the player is reminded, or the title's default is played for them, once.

All of it is one transaction with the command and with the clock's row, so that a restart or a click at the
same moment finds either the question open or the answer given.
"""

from dataclasses import replace

import msgspec

from bot.clock.running import reminders_due, scheduled
from bot.referee.attendance import stand_in
from bot.referee.clerk import Clerk, Deed
from bot.referee.loading import States
from bot.referee.playing import carry_out
from bot.referee.position import Standing
from bot.store import absences, outbox, paces
from bot.store.timers import Timer
from rules.core.model import Prompt, Seat


async def ring(clerk: Clerk, states: States, seat: Seat, policy: str) -> Standing | None:
    """Look at a seat's clock. Returns where the match stands if something was played, else None."""
    timer = next((timer for timer in clerk.table.timers if timer.seat == seat), None)
    if timer is None or timer.due_at is None or timer.wake_at is None or timer.wake_at > clerk.at:
        return None
    standing = await states.stand(clerk.connection, clerk.table)
    prompt = standing.prompts.get(seat)
    if prompt is None or prompt.id != timer.prompt_id or not prompt.owed:
        await clerk.clocks.drop(seat)
        return None
    if clerk.at < timer.due_at:
        await _remind(clerk, timer, timer.due_at)
        return None
    return await _time_out(clerk, states, standing, prompt, policy)


async def _remind(clerk: Clerk, timer: Timer, due_at: int) -> None:
    """Have the reminder said that is due now; of two that were slept through, the later one."""
    pace = await paces.read(clerk.connection, clerk.table.match.id)
    assert pace is not None, "without a pace there are no clocks"
    rest = await clerk.clocks.rest_of(clerk.table.player(timer.seat), pace)
    reminded = reminders_due(timer.length, rest.awake(clerk.at, due_at))
    await clerk.clocks.keep(scheduled(replace(timer, reminded=reminded), rest, clerk.at))
    if reminded > timer.reminded and not timer.muted:
        await clerk.remind(timer.seat, outbox.reminder_key(timer.prompt_id, due_at, reminded))


async def _time_out(
    clerk: Clerk, states: States, standing: Standing, prompt: Prompt, policy: str
) -> Standing:
    """Play the default for somebody whose time is up, and count it; after some times an AI plays on."""
    player, match_id = clerk.table.player(prompt.seat), clerk.table.match.id
    pace = await paces.read(clerk.connection, match_id)
    most = pace.strikes if pace else 1
    absence = await absences.read(clerk.connection, match_id, prompt.seat)
    strikes = absence.strikes + 1
    await absences.keep(clerk.connection, match_id, replace(absence, strikes=strikes))
    facts = {"seat": prompt.seat, "name": player.name, "asked": prompt.kind, "strikes": strikes, "most": most}
    await clerk.write_note("clock", "timed-out", **facts)
    if strikes >= most:
        await stand_in(clerk, player, policy)
        await clerk.write_note("clock", "absent", seat=player.seat, name=player.name, strikes=strikes)
    command = msgspec.to_builtins(clerk.table.game.default(standing.state, prompt.seat))
    return await carry_out(clerk, states, prompt.id, Deed("command", prompt.seat, "default", command))
