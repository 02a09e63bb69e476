"""The printed material of Samurai Spirit as the umpire knows it: copied by hand, read from no file."""

from collections.abc import Mapping
from typing import NamedTuple


class Card(NamedTuple):
    """A raider: value, symbol, penalties, and whether it shows flames."""

    value: int
    symbol: str | None
    penalties: tuple[str, ...]
    flames: bool


class Printed(NamedTuple):
    """A samurai: kiai number of the man and of the beast, and how much their kiai does."""

    kiai: int
    beast_kiai: int
    reach: int = 1
    """Cards that the effect reaches, or times that it may be used."""
    beast_reach: int = 1


class Level(NamedTuple):
    """A difficulty (SS1.1). All but plunderers are added to the number of samurai."""

    barricades: int
    plunderers_each: int
    lieutenants: int
    bosses: int
    farm_penalties: bool
    family_bonuses: bool
    pluses: int


SAMURAI: Mapping[str, Printed] = {
    "heihachi": Printed(8, 11),
    "daisuke": Printed(8, 11, 1, 2),
    "gorobei": Printed(9, 12, 2, 3),
    "kanbei": Printed(9, 12, 2, 3),
    "kikuchiyo": Printed(10, 13, 1, 2),
    "kyuzo": Printed(9, 12),
    "katsushiro": Printed(10, 13, 2, 3),
}

LEVELS: Mapping[str, Level] = {
    "easy": Level(3, 6, -1, -1, False, True, 0),
    "normal": Level(2, 7, 0, 0, False, True, 1),
    "hard": Level(1, 7, 0, 0, True, True, 2),
    "heroic": Level(0, 7, 0, 0, True, False, 3),
}

FARMS, FAMILIES, ROUNDS = 6, 3, 3

RAIDERS: Mapping[str, Card] = {
    "R1-01": Card(1, "hat", ("wound",), True),
    "R1-02": Card(1, "hat", (), True),
    "R1-03": Card(1, "hat", ("infiltrate",), False),
    "R1-04": Card(1, "hat", ("no_defend",), False),
    "R1-05": Card(1, "doll", ("fire",), True),
    "R1-06": Card(1, "doll", ("wound",), True),
    "R1-07": Card(1, "doll", (), False),
    "R1-08": Card(1, "doll", ("infiltrate",), False),
    "R1-09": Card(1, "farm", ("fire",), True),
    "R1-10": Card(1, "farm", ("wound",), True),
    "R1-11": Card(1, "farm", ("no_support",), False),
    "R1-12": Card(1, "farm", ("infiltrate",), False),
    "R1-13": Card(1, None, ("fire",), False),
    "R2-01": Card(2, "hat", ("wound",), True),
    "R2-02": Card(2, "hat", (), True),
    "R2-03": Card(2, "hat", ("infiltrate",), False),
    "R2-04": Card(2, "hat", ("no_defend",), False),
    "R2-05": Card(2, "doll", ("fire",), True),
    "R2-06": Card(2, "doll", ("wound",), True),
    "R2-07": Card(2, "doll", (), False),
    "R2-08": Card(2, "doll", ("infiltrate",), False),
    "R2-09": Card(2, "farm", ("fire",), True),
    "R2-10": Card(2, "farm", ("wound",), True),
    "R2-11": Card(2, "farm", ("no_support",), False),
    "R2-12": Card(2, "farm", ("infiltrate",), False),
    "R2-13": Card(2, None, ("fire",), False),
    "R3-01": Card(3, "hat", ("fire",), True),
    "R3-02": Card(3, "hat", (), True),
    "R3-03": Card(3, "hat", ("left_draws",), False),
    "R3-04": Card(3, "doll", ("fire",), True),
    "R3-05": Card(3, "doll", ("wound",), True),
    "R3-06": Card(3, "doll", (), False),
    "R3-07": Card(3, "doll", ("no_defend",), False),
    "R3-08": Card(3, "doll", ("left_draws",), False),
    "R3-09": Card(3, "farm", ("fire",), True),
    "R3-10": Card(3, "farm", ("wound",), True),
    "R3-11": Card(3, "farm", ("no_support",), False),
    "R3-12": Card(3, "farm", ("left_draws",), False),
    "R3-13": Card(3, None, ("wound",), False),
    "R4-01": Card(4, "hat", ("fire",), True),
    "R4-02": Card(4, "hat", ("right_draws",), True),
    "R4-03": Card(4, "hat", (), False),
    "R4-04": Card(4, "doll", ("fire",), True),
    "R4-05": Card(4, "doll", ("wound",), True),
    "R4-06": Card(4, "doll", (), False),
    "R4-07": Card(4, "doll", ("no_defend",), False),
    "R4-08": Card(4, "doll", ("right_draws",), False),
    "R4-09": Card(4, "farm", ("fire",), True),
    "R4-10": Card(4, "farm", ("wound",), True),
    "R4-11": Card(4, "farm", ("no_support",), False),
    "R4-12": Card(4, "farm", ("right_draws",), False),
    "R4-13": Card(4, None, ("wound",), False),
    "R5-01": Card(5, "hat", ("wound",), False),
    "R5-02": Card(5, "doll", ("infiltrate",), False),
    "R5-03": Card(5, "farm", ("fire",), False),
    "R5-04": Card(5, None, ("fire",), True),
    "R5-05": Card(5, None, ("wound",), True),
    "R5-06": Card(5, None, ("infiltrate",), True),
    "R5-07": Card(5, None, ("no_support",), True),
    "R6-01": Card(6, "hat", ("infiltrate", "infiltrate"), True),
    "R6-02": Card(6, "doll", ("must_pass",), True),
    "R6-03": Card(6, "farm", ("fire", "fire"), True),
    "R6-04": Card(6, None, ("no_defend", "reshuffle_discard"), True),
    "R6-05": Card(6, None, ("wound", "no_talents"), True),
    "R6-06": Card(6, None, ("no_support", "wound"), True),
    "R6-07": Card(6, None, ("discard_defender",), True),
}
"""52 plunderers of the values 1 to 4, seven lieutenants (5) and seven bosses (6)."""
