"""The printed material of Honor of the Samurai as the umpire knows it: copied by hand, read from no file."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.honor.prompts import HouseName


class Printed(NamedTuple):
    """A card: its kind, how many copies there are, and what it counts in a house."""

    kind: str
    copies: int
    honor: int = 0
    ki: int = 0
    strength: int = 0


CARDS: Mapping[str, Printed] = {
    "hojo_soun": Printed("daimyo", 1, 5, 0, 1),
    "mori_motonari": Printed("daimyo", 1, 5, 0, 1),
    "chosokabe_motochika": Printed("daimyo", 1, 5, 0, 1),
    "imagawa_yoshimoto": Printed("daimyo", 1, 10, 0, 2),
    "shimazu_takahisa": Printed("daimyo", 1, 10, 0, 2),
    "date_terumune": Printed("daimyo", 1, 10, 0, 2),
    "uesugi_kenshin": Printed("daimyo", 1, 10, 0, 4),
    "takeda_shingen": Printed("daimyo", 1, 15, 2, 3),
    "oda_nobunaga": Printed("daimyo", 1, 20, 1, 5),
    "tokugawa_ieyasu": Printed("daimyo", 1, 30, 1, 4),
    "no_dachi": Printed("possession", 1, 5, 1, 3),
    "daisho": Printed("possession", 1, 10, 1, 1),
    "masamune": Printed("possession", 1, 10, 1, 4),
    "noh_theatre": Printed("possession", 1, 20, 3, 0),
    "firearms": Printed("possession", 1, 0, 0, 6),
    "okugata_low": Printed("okugata", 5, 5, 4),
    "okugata_high": Printed("okugata", 4, 10, 3),
    "spearmen": Printed("warrior", 12, 0, 0, 1),
    "archers": Printed("warrior", 10, 0, 0, 2),
    "cavalry": Printed("warrior", 6, 0, 0, 3),
    "yamabushi": Printed("warrior", 3, 0, 2, 1),
    "warrior_monks": Printed("warrior", 9, 0, 1, 1),
    "bushi": Printed("warrior", 5, 0, 1, 2),
    "bodyguard": Printed("bodyguard", 5, 0, 0, 1),
    "water_castle": Printed("castle", 1, 20, 1, 3),
    "mountain_castle": Printed("castle", 1, 15, 2, 4),
    "fortress": Printed("castle", 1, 10, 1, 6),
    "thief": Printed("thief", 5),
    "elite_thief": Printed("thief", 3),
    "assassin": Printed("assassin", 5),
    "dishonor": Printed("dishonor", 9),
    "save_face": Printed("save_face", 4),
}
"""All cards but Shogun and samurai (HO1.1): 103."""

LAID = ("possession", "okugata", "warrior", "bodyguard", "castle")
STOLEN = ("possession", "warrior")
LIMIT = {"warrior": 5, "okugata": 1}
"""Cards of a kind in one house (HO1.4)."""
THIEF = {"thief": (10, 1), "elite_thief": (20, 2)}
"""What a thief costs, and how many cards it steals (HO6.2)."""
ASSASSIN, BETRAYAL, FIREARMS, BREACH = 25, 50, 20, 25
DISHONOR, SAVED = 75, 30
SHOGUN = {3: 50, 4: 75, 5: 100, 6: 150}
GOAL = {"standard": 400, "short": 250}
SAMURAI_KI, HAND, MUST_CLAIM, ROUNDS = 6, 7, 100, 60
DAIMYO, SAMURAI = HouseName.DAIMYO, HouseName.SAMURAI
