"""Where the provinces truly lie, how much room each one gets, and which parts of Japan are enlarged."""

from typing import NamedTuple


class Seat(NamedTuple):
    """The heart of a province in degrees, and its share of the land (1 is an ordinary province)."""

    longitude: float
    latitude: float
    share: float = 1.0


class Lens(NamedTuple):
    """A part of the map that is enlarged: the middle in degrees, its strength, and its radius in degrees."""

    longitude: float
    latitude: float
    strength: float
    radius: float


SEATS: dict[str, Seat] = {
    "Aki": Seat(132.5, 34.5),
    "Awa-Boso": Seat(139.95, 35.1, 0.9),
    "Awa-Shikoku": Seat(134.3, 33.9),
    "Bingo": Seat(133.1, 34.8),
    "Bitchu": Seat(133.6, 34.9),
    "Bizen": Seat(134.05, 34.75),
    "Echigo": Seat(138.8, 37.2, 1.6),
    "Echizen": Seat(136.35, 35.95),
    "Etchu": Seat(137.25, 36.65, 1.1),
    "Harima": Seat(134.75, 35.0, 1.1),
    "Hida": Seat(137.2, 36.15, 1.0),
    "Hitachi": Seat(140.35, 36.3, 1.0),
    "Hoki": Seat(133.75, 35.35, 1.2),
    "Ise": Seat(136.38, 34.6, 1.2),
    "Iwami": Seat(132.1, 34.8),
    "Iyo": Seat(132.85, 33.65, 1.1),
    "Izu": Seat(138.95, 34.9),
    "Izumo": Seat(132.85, 35.25),
    "Kaga": Seat(136.5, 36.4, 0.85),
    "Kai": Seat(138.6, 35.6, 0.9),
    "Kazusa": Seat(140.2, 35.4, 0.9),
    "Kii": Seat(135.5, 34.0, 1.1),
    "Kozuke": Seat(138.95, 36.5, 1.1),
    "Mikawa": Seat(137.4, 34.95, 0.9),
    "Mimasaka": Seat(134.0, 35.1, 1.25),
    "Mino": Seat(136.95, 35.6),
    "Musashi": Seat(139.55, 35.8, 1.1),
    "Mutsu": Seat(140.1, 37.35, 1.3),
    "Noto": Seat(136.85, 37.2, 0.85),
    "Omi": Seat(136.1, 35.2, 1.3),
    "Owari": Seat(136.95, 35.2, 0.9),
    "Sagami": Seat(139.25, 35.45),
    "Sanuki": Seat(133.95, 34.2, 0.9),
    "Settsu": Seat(135.45, 34.65, 1.1),
    "Shima": Seat(136.75, 34.4, 1.05),
    "Shimosa": Seat(140.15, 35.85),
    "Shimotsuke": Seat(139.75, 36.75, 1.1),
    "Shinano": Seat(138.0, 36.2, 1.6),
    "Suruga": Seat(138.35, 35.2),
    "Tajima": Seat(134.75, 35.5),
    "Tamba": Seat(135.35, 35.1),
    "Tosa": Seat(133.3, 33.5, 1.2),
    "Totomi": Seat(137.85, 35.0),
    "Wakasa": Seat(135.75, 35.5, 1.4),
    "Yamato": Seat(135.8, 34.45),
}

# Further places that belong to a province, so that it reaches a neighbour whom it would miss.
ARMS: tuple[tuple[str, float, float], ...] = (
    ("Bingo", 133.2, 34.5),
    ("Etchu", 136.92, 36.97),
    ("Etchu", 136.95, 36.82),
    ("Etchu", 136.98, 36.74),
    ("Etchu", 137.35, 36.7),
    ("Ise", 136.2, 34.35),
    ("Ise", 136.5, 35.0),
    ("Iyo", 133.35, 33.97),
    ("Izu", 139.05, 35.17),
    ("Kaga", 136.74, 36.9),
    ("Kii", 135.2, 34.28),
    ("Kii", 135.85, 33.8),
    ("Settsu", 135.35, 34.42),
    ("Settsu", 135.25, 34.85),
    ("Shinano", 137.8, 35.75),
    ("Shinano", 138.3, 36.3),
    ("Wakasa", 135.2, 35.62),
    ("Wakasa", 135.9, 35.42),
    ("Wakasa", 135.65, 35.35),
)

# Parts of the main island beyond the game; they grow like provinces and end up as `outside` land.
BEYOND: dict[str, Seat] = {
    "Nagato": Seat(131.4, 34.3, 1.5),
    "Dewa": Seat(140.0, 38.4, 1.5),
}

# Small provinces on narrow land, which could not hold their pieces at the true scale.
LENSES: tuple[Lens, ...] = (
    Lens(139.95, 35.15, 0.55, 0.4),
    Lens(138.95, 35.0, 0.55, 0.36),
    Lens(136.9, 37.1, 0.78, 0.4),
    Lens(135.55, 34.5, 0.4, 0.4),
    Lens(136.75, 34.45, 0.5, 0.36),
    Lens(136.9, 35.05, 0.35, 0.32),
    Lens(133.7, 33.9, 0.2, 0.64),
    Lens(133.6, 35.0, 0.3, 0.8),
)

# The shore of Lake Biwa, which the coastline file does not have.
LAKE_BIWA: tuple[tuple[float, float], ...] = (
    (136.10, 35.51), (136.20, 35.47), (136.26, 35.38), (136.24, 35.28), (136.14, 35.21),
    (136.05, 35.15), (135.96, 35.09), (135.89, 34.99), (135.87, 35.02), (135.91, 35.13),
    (135.95, 35.23), (136.04, 35.32), (136.05, 35.42), (136.04, 35.47),
)  # fmt: skip

# Land that the west of Toyama Bay has here and not in life, so that Etchu passes between the bay and Kaga.
TOYAMA_SHORE: tuple[tuple[float, float], ...] = (
    (136.94, 36.84), (136.86, 37.12), (136.94, 37.12), (137.02, 37.08), (137.06, 36.98), (137.08, 36.92),
    (137.13, 36.85), (137.26, 36.80), (137.18, 36.68), (137.02, 36.72),
)  # fmt: skip
