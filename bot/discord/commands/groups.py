"""The command groups. The modules beside this one add their commands to them."""

from discord import app_commands

from bot.discord.commands.localisation import word

game = app_commands.Group(
    name=word("command-game"),
    description=word("command-game-description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)
"""/game: for everybody. In direct messages it finds the person's own matches."""

referee = app_commands.Group(
    name=word("command-referee"),
    description=word("command-referee-description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)
"""/referee: shown to all, because a server may give it to a role of its choice; each command checks."""
