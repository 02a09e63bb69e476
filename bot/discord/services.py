"""The services that commands, buttons and forms may use. They depend on this, not on the program's wiring.

discord.py passes the client with each interaction: `interaction.client.referee`.
"""

from typing import Any, TypeAlias

import discord
from discord import app_commands
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.discord.delivery.digest import Digests
from bot.discord.delivery.direct_messages import DirectMessages, LastAnswers, Membership, Recent
from bot.discord.delivery.message_gateway import MessageGateway
from bot.discord.delivery.outbox_worker import OutboxWorker
from bot.matches import Referee
from bot.matches.clock.time import Clock
from bot.matches.keyed_lock import KeyedLock
from bot.matches.lobby import Lobby
from bot.matches.personal_data import PersonalData
from bot.matches.records import Proofs
from bot.ops.metrics import LoopMonitor, Metrics
from bot.settings import Settings
from bot.views.compose import Composer
from bot.views.pictures.service import PictureService


class Services(discord.AutoShardedClient):
    """The connection to Discord, with the services. `app.Gyoji` creates them."""

    settings: Settings
    tree: app_commands.CommandTree[Any]
    engine: AsyncEngine
    clock: Clock
    referee: Referee
    lobby: Lobby
    proofs: Proofs
    personal_data: PersonalData
    data_requests: Recent[tuple[str, int]]
    """Who has exported or deleted their data just now: "export" or "delete", and the person."""
    digests: Digests
    composer: Composer
    picture_service: PictureService
    gateway: MessageGateway
    membership: Membership
    direct_messages: DirectMessages
    last_answers: LastAnswers
    outbox_worker: OutboxWorker
    press_locks: KeyedLock
    """Serializes presses, per match or per match and person."""
    metrics: Metrics
    loop_monitor: LoopMonitor
    began: float
    """When the program was started, in Unix seconds."""


Interaction: TypeAlias = discord.Interaction[Services]
"""A person's slash command, button, select or form."""
