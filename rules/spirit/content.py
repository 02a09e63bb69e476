"""The printed material of Samurai Spirit, loaded once from data/spirit (SS1). Never part of a state."""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class Name(StrEnum):
    """The seven samurai; each has a board and a support token."""

    HEIHACHI = "heihachi"
    DAISUKE = "daisuke"
    GOROBEI = "gorobei"
    KANBEI = "kanbei"
    KIKUCHIYO = "kikuchiyo"
    KYUZO = "kyuzo"
    KATSUSHIRO = "katsushiro"


class Rank(StrEnum):
    """Plunderers come in round 1, lieutenants join in round 2, bosses in round 3 (SS5)."""

    PLUNDERER = "plunderer"
    LIEUTENANT = "lieutenant"
    BOSS = "boss"

    @property
    def round(self) -> int:
        """The round from which raiders of this rank are in the game."""
        return list(Rank).index(self) + 1


ROUNDS = len(Rank)
"""The number of rounds the village must hold out (SS2)."""


class Symbol(StrEnum):
    """What is defended on the left side of a board: farmers, farms, families (SS2.3)."""

    HAT = "hat"
    FARM = "farm"
    DOLL = "doll"


class Penalty(StrEnum):
    """What the newest raider of a combat line does at the start of a turn (SS7)."""

    FIRE = "fire"
    WOUND = "wound"
    INFILTRATE = "infiltrate"
    NO_DEFEND = "no_defend"
    NO_SUPPORT = "no_support"
    LEFT_DRAWS = "left_draws"
    RIGHT_DRAWS = "right_draws"
    MUST_PASS = "must_pass"  # noqa: S105 - no secret: passing
    RESHUFFLE_DISCARD = "reshuffle_discard"
    NO_TALENTS = "no_talents"
    DISCARD_DEFENDER = "discard_defender"


BARS = (Penalty.NO_DEFEND, Penalty.NO_SUPPORT, Penalty.MUST_PASS, Penalty.NO_TALENTS)
"""The penalties that last for the turn."""


class Talent(StrEnum):
    """A permanent ability of a samurai, which can be lent with the support token (SS4)."""

    SEND_EVEN = "send_even"
    SEND_ODD = "send_odd"
    IGNORE_EVEN = "ignore_even"
    IGNORE_ODD = "ignore_odd"
    FIGHT_TWICE = "fight_twice"
    DISCARD_SAME_VALUE = "discard_same_value"
    BURY_AND_REDRAW = "bury_and_redraw"


class Effect(StrEnum):
    """What a kiai does (SS4.2)."""

    BUILD_BARRICADE = "build_barricade"
    MOVE_NEWEST = "move_newest"
    DISCARD_STACK = "discard_stack"
    DISCARD_INTRUDERS = "discard_intruders"
    DISCARD_NEWEST = "discard_newest"
    LEND_TOKEN = "lend_token"  # noqa: S105 - no secret: the support token
    ORDER_STACK = "order_stack"


class Farm(StrEnum):
    """The penalty under a farm token (SS5)."""

    FAMILY_LEAVES = "family_leaves"
    ANOTHER_FARM = "another_farm"
    FIRE = "fire"
    WOUND = "wound"


class Family(StrEnum):
    """The bonus under a family token (SS5)."""

    HEAL = "heal"
    BARRICADE = "barricade"
    INTRUDER = "intruder"


class Difficulty(StrEnum):
    """The four difficulties (SS1.1)."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    HEROIC = "heroic"


class Raider(msgspec.Struct, frozen=True):
    """A raider card. `flames`: in the intruder stack it burns something at the end of the round."""

    value: int
    rank: Rank
    symbol: Symbol | None = None
    penalties: tuple[Penalty, ...] = ()
    flames: bool = False

    @property
    def ignored_by(self) -> Talent:
        """The talent by which its penalties are ignored (SS4.4)."""
        return Talent.IGNORE_ODD if self.value % 2 else Talent.IGNORE_EVEN

    @property
    def sent_by(self) -> Talent:
        """The talent by which it is sent to a neighbour (SS4.3)."""
        return Talent.SEND_ODD if self.value % 2 else Talent.SEND_EVEN


class Side(msgspec.Struct, frozen=True):
    """One side of a samurai board: the kiai number and what the kiai does.

    `times`: how often the effect may be used; `cards`: how many cards it reaches; `barricade` and `heals`: a
    barricade, or one wound healed, on top of it.
    """

    kiai: int
    effect: Effect
    times: int = 1
    cards: int = 0
    barricade: bool = False
    heals: bool = False


class Samurai(msgspec.Struct, frozen=True):
    """A samurai board, printed on both sides."""

    talent: Talent
    human: Side
    beast: Side

    def side(self, beast: bool) -> Side:
        return self.beast if beast else self.human


class Level(msgspec.Struct, frozen=True):
    """A difficulty (SS1.1). Barricades, lieutenants and bosses are added to the number of samurai."""

    barricades: int
    plunderers_each: int
    lieutenants: int
    bosses: int
    farm_penalties: bool
    family_bonuses: bool
    pluses: int
    """The number of + signs after the score (SS6)."""

    def officers(self, rank: Rank, samurai: int) -> int:
        """The number of lieutenants or bosses that join the game (SS1.1)."""
        return samurai + (self.lieutenants if rank is Rank.LIEUTENANT else self.bosses)


class Content(msgspec.Struct, frozen=True):
    """All printed figures of Samurai Spirit."""

    raiders: Mapping[str, Raider]
    samurai: Mapping[Name, Samurai]
    farms: tuple[Farm, ...]
    families: tuple[Family, ...]
    levels: Mapping[Difficulty, Level]

    def ranked(self, rank: Rank) -> tuple[str, ...]:
        """The ids of all raiders of a rank."""
        return tuple(name for name, raider in self.raiders.items() if raider.rank is rank)


@cache
def joined_before(round_number: int) -> tuple[str, ...]:
    """The ids of the raiders of all ranks that join in earlier rounds (SS5)."""
    return tuple(name for name, raider in content().raiders.items() if raider.rank.round < round_number)


@cache
def content() -> Content:
    """The printed material, read once."""
    village = _toml("village")
    return Content(
        raiders=msgspec.convert(_toml("raiders"), dict[str, Raider]),
        samurai=msgspec.convert(_toml("samurai"), dict[Name, Samurai]),
        farms=msgspec.convert(village["farms"], tuple[Farm, ...]),
        families=msgspec.convert(village["families"], tuple[Family, ...]),
        levels=msgspec.convert(village["difficulty"], dict[Difficulty, Level]),
    )


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((files("data") / "spirit" / f"{name}.toml").read_text(encoding="utf-8"))
