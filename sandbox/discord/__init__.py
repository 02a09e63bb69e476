"""Loopback Discord and simulated people, for `gyoji demo` and the end-to-end tests.

service = await FakeDiscord(Config()).start()      # service.token, service.api, service.gateway_url
aiko = Human(service, "Aiko", locale="cs")
club = await service.add_guild("Club", aiko.user)
table = await service.add_channel(club, "table")
# start the bot with that token, REST base and gateway; then
reply = await aiko.slash(table, "game new", seats=3)
view = await reply.done()
await aiko.click(view, "Join")
assert not service.violations
"""

from sandbox.discord.config import Config, Fault
from sandbox.discord.human import Human
from sandbox.discord.permissions import PERM
from sandbox.discord.service import FakeDiscord
from sandbox.discord.view import Cannot, Reply, View

__all__ = ["PERM", "Cannot", "Config", "FakeDiscord", "Fault", "Human", "Reply", "View"]
