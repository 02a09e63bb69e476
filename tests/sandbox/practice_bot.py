"""A small discord.py bot: autocomplete, forms, persistent buttons, pictures, layouts, direct messages."""

import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image


def picture(colour: str, name: str = "map.png", alt: str = "a map") -> discord.File:
    buffer = io.BytesIO()
    Image.new("RGB", (64, 48), colour).save(buffer, name.rsplit(".")[-1].upper())
    buffer.seek(0)
    return discord.File(buffer, name, description=alt)


class Order(discord.ui.Modal, title="Your order"):
    text: "discord.ui.Label[Any]" = discord.ui.Label(
        text="Order", component=discord.ui.TextInput(custom_id="order", max_length=50)
    )
    kind: "discord.ui.Label[Any]" = discord.ui.Label(
        text="Kind",
        component=discord.ui.Select(
            custom_id="kind", options=[discord.SelectOption(label=word) for word in ("move", "hold")]
        ),
    )
    proof: "discord.ui.Label[Any]" = discord.ui.Label(
        text="Proof", component=discord.ui.FileUpload(custom_id="proof", required=False)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        text, kind, proof = self.text.component, self.kind.component, self.proof.component
        assert isinstance(text, discord.ui.TextInput)
        assert isinstance(kind, discord.ui.Select)
        assert isinstance(proof, discord.ui.FileUpload)
        names = [file.filename for file in proof.values]
        await interaction.response.send_message(f"{text.value} {kind.values} {names}", ephemeral=True)


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Order", custom_id="panel:order", style=discord.ButtonStyle.primary)
    async def order(self, interaction: discord.Interaction, _: "discord.ui.Button[Panel]") -> None:
        await interaction.response.send_modal(Order())

    @discord.ui.button(label="Hand", custom_id="panel:hand")
    async def hand(self, interaction: discord.Interaction, _: "discord.ui.Button[Panel]") -> None:
        file = picture("red", "hand.webp", "your hand")
        await interaction.response.send_message("your secret hand", ephemeral=True, file=file)

    @discord.ui.select(
        custom_id="panel:vote",
        placeholder="Vote",
        max_values=2,
        options=[discord.SelectOption(label=letter.upper(), value=letter) for letter in "abc"],
    )
    async def vote(self, interaction: discord.Interaction, chosen: "discord.ui.Select[Panel]") -> None:
        await interaction.response.edit_message(content="votes: " + ",".join(chosen.values))


class Move(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"move:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(discord.ui.Button(label=f"Move {number}", custom_id=f"move:{number}"))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: Any) -> "Move":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(
            content=f"moved {self.number}", attachments=[picture("blue")]
        )


class Board(discord.ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        item = discord.MediaGalleryItem("attachment://map.png", description="the board")
        refresh: discord.ui.Button[Board] = discord.ui.Button(label="Refresh", custom_id="board:refresh")
        season = discord.ui.Section[Board](
            discord.ui.TextDisplay("Season 1"), accessory=discord.ui.Thumbnail("attachment://map.png")
        )
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("# Board"),
                discord.ui.MediaGallery(item),
                season,
                discord.ui.Separator(),
                discord.ui.ActionRow(refresh),
                accent_colour=0xFF0000,
            )
        )


class Czech(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return {"game": "hra"}.get(string.message) if locale is discord.Locale.czech else None


class PracticeBot(discord.Client):
    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(intents=intents, guild_ready_timeout=0.05)
        anywhere = app_commands.AppCommandContext(guild=True, dm_channel=True)
        self.tree = app_commands.CommandTree(self, allowed_contexts=anywhere)
        commands: list[app_commands.Command[Any, Any, Any]] = [game, board, moves, confide, room, spam]
        for command in commands:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_view(Panel())
        self.add_dynamic_items(Move)
        await self.tree.set_translator(Czech())
        await self.tree.sync()


async def cities(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    names = [name for name in ("Brno", "Bratislava", "Praha") if name.lower().startswith(current.lower())]
    return [app_commands.Choice(name=name, value=name) for name in names]


@app_commands.command(name=app_commands.locale_str("game"), description="Start a game")
@app_commands.autocomplete(city=cities)
async def game(interaction: discord.Interaction, city: str, rival: discord.User | None = None) -> None:
    against = f" against {rival.mention}" if rival else ""
    embed = discord.Embed(title="Turn 1").set_image(url="attachment://map.png")
    await interaction.response.send_message(
        f"game in {city}{against}", view=Panel(), file=picture("green"), embed=embed
    )
    message = await interaction.original_response()
    await message.edit(content=f"game in {city}, turn 2")


@app_commands.command(description="Shows a layout")
async def board(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.followup.send(view=Board(), file=picture("yellow"))


@app_commands.command(description="Offers a dynamic button")
async def moves(interaction: discord.Interaction) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(Move(7))
    await interaction.response.send_message("choose", view=view)


@app_commands.command(description="Writes a direct message")
async def confide(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        message = await interaction.user.send("psst", file=picture("black"), view=Panel())
        await message.edit(content="psst!")
        await interaction.followup.send("sent")
    except discord.Forbidden as error:
        await interaction.followup.send(f"cannot write to you: {error.code}")


@app_commands.command(description="Opens a private thread")
async def room(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(name="room", type=discord.ChannelType.private_thread)
    await thread.add_user(interaction.user)
    await thread.send(f"hello {interaction.user.mention}")
    await interaction.response.send_message(thread.mention, ephemeral=True)


@app_commands.command(description="Writes three lines")
async def spam(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    assert isinstance(interaction.channel, discord.abc.Messageable)
    for number in range(3):
        await interaction.channel.send(f"line {number}")
    await interaction.followup.send("done")
