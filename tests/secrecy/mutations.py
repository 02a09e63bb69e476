"""Mutations: each removes one redaction that a match relies on, and must be detected as a leak."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from rules.honor.events import CardDrawn, HandDealt
from rules.honor.state import Observation as HonorObservation
from rules.shogun.state import Observation as ShogunObservation
from rules.spirit.state import Observation as SpiritObservation
from tests.secrecy import scenes
from tests.secrecy.comparison import Comparison
from tests.secrecy.removals import (
    Removal,
    answers_aloud,
    as_it_is,
    both,
    calls_tell_of_drafts,
    entry_with_digest,
    entry_with_seat,
    everything,
    host,
    nothing,
    panels_at_the_table,
    panels_for_strangers,
    put,
    redact_all_but,
    remembers_refusals,
    reminds_aloud,
    set_aside,
    spectators_see,
    whole_entry,
)
from tests.secrecy.two_worlds import TwoWorlds

StageView: TypeAlias = Callable[[TwoWorlds], Awaitable[Comparison]]


@dataclass(frozen=True)
class Mutation:
    """A redaction, the scene in which its absence must show, and how to remove it."""

    redaction: str
    scene: StageView
    remove: Removal

    def __str__(self) -> str:
        return self.redaction


MUTATIONS = (
    Mutation(
        "an observation of Shogun holds the viewer's plan only",
        scenes.planning,
        put("rules.shogun.game.observe", spectators_see(ShogunObservation)),
    ),
    Mutation(
        "an observation of Honor holds the viewer's hand only",
        scenes.dealing,
        put("rules.honor.game.observe", spectators_see(HonorObservation)),
    ),
    Mutation(
        "an observation of Spirit holds only what was seen of the stack",
        scenes.raiding,
        put(
            "rules.spirit.game.observe",
            lambda state, viewer: SpiritObservation(
                viewer, msgspec.structs.replace(state.public, stack=state.hidden.stack)
            ),
        ),
    ),
    Mutation(
        "only its owner is told which hand was dealt",
        scenes.dealing,
        put("rules.honor.game.redact", redact_all_but(HandDealt)),
    ),
    Mutation(
        "only its drawer is told which card was drawn",
        scenes.drawing,
        put("rules.honor.game.redact", redact_all_but(CardDrawn)),
    ),
    Mutation(
        "a position shows no seed while the match runs",
        scenes.dealing,
        put("bot.matches.match_view.replace", as_it_is),
    ),
    Mutation(
        "a running match's record holds no commands",
        scenes.planning,
        put("bot.matches.records._public_entry", whole_entry),
    ),
    Mutation(
        "a running match's record holds no digests",
        scenes.raiding,
        put("bot.matches.records._public_entry", entry_with_digest),
    ),
    Mutation(
        "a running match's record does not say whose a command was",
        scenes.saving_a_face,
        put("bot.matches.records._public_entry", entry_with_seat),
    ),
    Mutation(
        "a running match's record does not count what nobody was told",
        scenes.saving_a_face,
        put("bot.matches.records._is_public", everything),
    ),
    Mutation("answers to commands are for one person's eyes", scenes.dealing, answers_aloud),
    Mutation("secret questions go by direct message", scenes.planning, panels_at_the_table),
    Mutation(
        "a hand is shown to who holds it",
        scenes.dealing,
        put("bot.discord.commands.request.Request.seat_in", host),
    ),
    Mutation(
        "a panel is shown to who holds the seat",
        scenes.planning,
        put("bot.matches.match_view.MatchView.seat_of", lambda position, user_id: position.seats[0]),
    ),
    Mutation(
        "who gave a seat up gets no more of its messages",
        scenes.planning,
        both(
            put("bot.matches.administrative._withdraw_messages", nothing),
            put("bot.discord.delivery.message_gateway._is_in", lambda message, channel_id: True),
        ),
    ),
    Mutation("who has left the server is sent no panel any more", scenes.leaving, panels_for_strangers),
    Mutation(
        "who has left the server opens neither panel nor hand",
        scenes.leaving,
        put("bot.discord.commands.request.Request.require_member", nothing),
    ),
    Mutation(
        "who takes over a seat does not see what was begun there",
        scenes.handing_over,
        put("bot.matches.transaction.drafts.discard_all", nothing),
    ),
    Mutation(
        "Shogun's board shows no plan, whoever asks",
        scenes.planning,
        put("bot.views.shogun.pictures._public", as_it_is),
    ),
    Mutation(
        "Honor's board shows no hand, whoever asks",
        scenes.dealing,
        put("bot.views.honor.presenter.replace", as_it_is),
    ),
    Mutation("a call at the table does not tell of drafts", scenes.planning, calls_tell_of_drafts),
    Mutation(
        "nobody is told who is still asked about a face",
        scenes.saving_a_face,
        put("bot.views.match_messages.MatchMessages._is_concealed", lambda _: False),
    ),
    Mutation(
        "an answer that nobody may know of changes no message at the table",
        scenes.saving_a_face,
        put("bot.matches.transaction.MatchTransaction._is_silent", lambda *_: False),
    ),
    *(
        Mutation(
            f"the numbers that are told of do not count secret answers ({scene.__name__})",
            scene,
            put(
                "bot.matches.transaction.MatchTransaction.number",
                set_aside(lambda transaction: transaction.seq),
            ),
        )
        for scene in (scenes.ordering, scenes.thinking_again)
    ),
    Mutation(
        "a secret answer does not stand in the way of taking another back",
        scenes.thinking_again,
        put("bot.store.log.End.step", set_aside(lambda end: end.played)),
    ),
    Mutation(
        "moderators are offered no steps that nobody was told of",
        scenes.saving_a_face,
        put("bot.matches.undo._is_public", everything),
    ),
    Mutation(
        "a press on a concealed question does not name who is asked",
        scenes.saving_a_face,
        put("bot.discord.commands.play.any", lambda _: False),
    ),
    Mutation(
        "nobody is called at the table because of a face",
        scenes.saving_a_face,
        put("bot.discord.delivery.reminders._still_owed", reminds_aloud),
    ),
    Mutation(
        "nobody is told at the table who cannot be asked about a face",
        scenes.asking,
        put("bot.discord.delivery.presence.may_be_named", lambda prompt: True),
    ),
    Mutation(
        "the table is not told who refuses what is sent in secret",
        scenes.asking,
        put("bot.discord.delivery.direct_messages.DirectMessages.send", remembers_refusals),
    ),
    Mutation(
        "the time for a question does not tell how many are asked",
        scenes.asking,
        put("bot.matches.clock.seat_clocks.any", lambda _: False),
    ),
    Mutation(
        "reminding everybody does not name who is still asked about a face",
        scenes.saving_a_face,
        put(
            "bot.matches.deadlines._public_names",
            lambda loaded, asked: [loaded.rows.seats[seat].name for seat in asked],
        ),
    ),
)
