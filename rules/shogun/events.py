"""The events of Shogun. Every number on the board can be recomputed from them alone."""

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeAlias

import msgspec

from rules.core.model import Event, Outcome, Seat
from rules.shogun.content import Action, Building, ProvinceName, Season, Side, Special
from rules.shogun.state import Bid, Cubes


class Reason(StrEnum):
    """Why a planned action was dropped (SH6.0)."""

    PROVINCE_LOST = "province_lost"
    TOO_FEW_CHESTS = "too_few_chests"
    NO_BUILDING_SPACE = "no_building_space"
    ALREADY_BUILT = "already_built"
    NO_TILE_LEFT = "no_tile_left"
    SUPPLY_TOO_SMALL = "supply_too_small"
    TOO_FEW_ARMIES = "too_few_armies"
    NO_TARGET = "no_target"


class Result(StrEnum):
    """How a battle ended (SH7.4, SH7.5)."""

    ATTACKER_WINS = "attacker_wins"
    DEFENDER_WINS = "defender_wins"
    DRAW = "draw"


# ---- set-up (SH2) ----------------------------------------------------------------------------------------


class MatchBegan(Event, frozen=True):
    """The board, and what every player starts with."""

    side: Side
    seats: int
    chests: int
    supply: int
    farmers: int


class ProvinceGiven(Event, frozen=True):
    """A start province and the armies placed there; `unseen` if it was drawn from the stack."""

    seat: Seat
    province: ProvinceName
    armies: int
    unseen: bool = False


class CardsOpened(Event, frozen=True):
    """The open province cards of the draft; `replaced_by` put the last pair under the stack."""

    cards: tuple[ProvinceName, ...]
    replaced_by: Seat | None = None


class UnseenCardDrawn(Event, frozen=True):
    """A player took the top card, and now chooses a group for it."""

    seat: Seat
    province: ProvinceName


class TowerFilled(Event, frozen=True):
    """The first throw (SH2.4). What fell out went back to the supplies; the rest is in the tower."""

    thrown: Cubes
    fallen: Cubes


# ---- a round (SH3 to SH5) --------------------------------------------------------------------------------


class EventsOpened(Event, frozen=True):
    """The four event cards of a year, as indices of Content.events (SH2.5)."""

    year: int
    events: tuple[int, ...]


class RoundBegan(Event, frozen=True):
    """The five open action cards and the special cards by position (SH3.1)."""

    year: int
    season: Season
    actions: tuple[Action, ...]
    specials: tuple[Special, ...]


class PlanConfirmed(Event, frozen=True):
    seat: Seat


class PlanWithdrawn(Event, frozen=True):
    seat: Seat


class EventDrawn(Event, frozen=True):
    """The event card valid for this round (SH3.3).

    `rest` are those then left, of which the last one's rice is what winter takes (SH8.1); matches that were
    played before it was told have none.
    """

    event: int
    rest: tuple[int, ...] = ()


class BidsRevealed(Event, frozen=True):
    """Every seat's bid, what each paid at once, and the order in which special cards are chosen (SH5)."""

    bids: tuple[Bid, ...]
    paid: tuple[int, ...]
    ranking: tuple[Seat, ...]


class SpecialTaken(Event, frozen=True):
    """A special card was taken; `position` 1 to 5 is the place in turn order (SH5.3)."""

    seat: Seat
    special: Special
    position: int


class TurnOrderSet(Event, frozen=True):
    order: tuple[Seat, ...]


# ---- actions (SH6) ---------------------------------------------------------------------------------------


class ActionBegan(Event, frozen=True):
    """An action card is carried out; slots 6 to 10 are turned up by this (SH3.5)."""

    slot: int
    action: Action


class NoAction(Event, frozen=True):
    """The player has no province on this action's space (SH6.0)."""

    seat: Seat
    action: Action


class ActionDropped(Event, frozen=True):
    """A planned action could not be carried out (SH6.0)."""

    seat: Seat
    action: Action
    province: ProvinceName
    reason: Reason


class Built(Event, frozen=True):
    """A building was built; `calmed` revolt markers were removed by the event (SH6.1, SH6.7a)."""

    seat: Seat
    province: ProvinceName
    building: Building
    paid: int
    calmed: int = 0


class TaxesCollected(Event, frozen=True):
    """Chests received; `chests` includes the special card's, which are also given in `bonus` (SH6.2)."""

    seat: Seat
    province: ProvinceName
    chests: int
    bonus: int = 0


class RiceConfiscated(Event, frozen=True):
    """Rice received; `rice` includes the special card's, which is also given in `bonus` (SH6.2)."""

    seat: Seat
    province: ProvinceName
    rice: int
    bonus: int = 0


class RevoltMarkerAdded(Event, frozen=True):
    """One more revolt marker; `revolts` is the new number (SH6.2)."""

    province: ProvinceName
    revolts: int


class Deployed(Event, frozen=True):
    """Armies came from the supply; `armies` is the number added (SH6.3, SH6.4)."""

    seat: Seat
    action: Action
    province: ProvinceName
    armies: int
    paid: int


class Moved(Event, frozen=True):
    """Armies moved between own provinces (SH6.4, SH6.5)."""

    seat: Seat
    action: Action
    source: ProvinceName
    target: ProvinceName
    armies: int
    standing: bool = False
    """Whether it was a standing order."""


class Stayed(Event, frozen=True):
    """The optional move of Deploy/Move 1 was not used."""

    seat: Seat
    province: ProvinceName
    standing: bool = False


# ---- battles and revolts (SH7) ---------------------------------------------------------------------------


class BattleFought(Event, frozen=True):
    """A battle, from the throw to what is left (SH7.1 to SH7.5). `defender` None: a neutral province.

    Thrown: `armies` from the source, `attack_bonus` from the attacker's supply, all `defenders`,
    `defence_bonus` (special card) and `castle_bonus` (event) from the defender's supply, `farmers` from the
    farmers' supply, and the tray `before`. `fallen` is the tray after the throw; `returned` went to the
    supplies; `remaining` cubes of the winner went to the province; `tray` is the tray after the battle.
    `fell`: the colours of the fallen cubes in their order; empty in events of releases before 0.2.
    """

    seat: Seat
    action: Action
    source: ProvinceName
    target: ProvinceName
    defender: Seat | None
    armies: int
    attack_bonus: int
    defenders: int
    defence_bonus: int
    castle_bonus: int
    farmers: int
    before: Cubes
    fallen: Cubes
    farmers_helped: bool
    result: Result
    returned: Cubes
    remaining: int
    tray: Cubes
    standing: bool = False
    fell: tuple[int, ...] = ()

    @property
    def score(self) -> tuple[int, int]:
        """The attacker's cubes in the tray, and the defender's with the farmers who helped (SH7.3)."""
        own = 0 if self.defender is None else self.fallen.armies[self.defender]
        return self.fallen.armies[self.seat], own + self.fallen.farmers * self.farmers_helped

    @property
    def thrown(self) -> Cubes:
        """What both sides threw in, without the tray (SH7.1)."""
        armies = [0] * len(self.fallen.armies)
        armies[self.seat] = self.armies + self.attack_bonus
        if self.defender is not None:
            armies[self.defender] = self.defenders + self.defence_bonus + self.castle_bonus
        return Cubes(tuple(armies), self.farmers)


class RevoltFought(Event, frozen=True):
    """A revolt (SH7.6): `armies` and `farmers` were thrown with the tray `before`; `fell` as in a battle.

    If it is not put down, the province is lost with everything in it.
    """

    seat: Seat
    province: ProvinceName
    armies: int
    farmers: int
    before: Cubes
    fallen: Cubes
    put_down: bool
    returned: Cubes
    remaining: int
    tray: Cubes
    fell: tuple[int, ...] = ()

    @property
    def thrown(self) -> Cubes:
        """What both sides threw in, without the tray."""
        armies = [0] * len(self.fallen.armies)
        armies[self.seat] = self.armies
        return Cubes(tuple(armies), self.farmers)


class ProvinceConquered(Event, frozen=True):
    """The province and its card changed hands; buildings and revolt markers stay (SH7.5)."""

    province: ProvinceName
    seat: Seat
    former_owner: Seat | None


class ProvinceFreed(Event, frozen=True):
    """The province became neutral; its buildings and revolt markers are gone (SH7.5, SH7.6)."""

    province: ProvinceName
    former_owner: Seat
    buildings: tuple[Building, ...]
    revolts: int


# ---- winter and end (SH8) --------------------------------------------------------------------------------


class Hunger(msgspec.Struct, frozen=True):
    """A player's rice in winter: what there was, what the event card took, and what is needed (SH8.2)."""

    had: int
    lost: int
    provinces: int

    @property
    def rice(self) -> int:
        """What is left for the provinces."""
        return self.had - self.lost

    @property
    def short(self) -> int:
        """Provinces without rice."""
        return max(0, self.provinces - self.rice)


class WinterCame(Event, frozen=True):
    """Everyone loses the rice that the last event card shows: what each lost (SH8.1).

    `hunger` is by seat; matches that were played before it was told have none.
    """

    year: int
    event: int
    lost: tuple[int, ...]
    hunger: tuple[Hunger, ...] = ()


class RiceShort(Event, frozen=True):
    """A player is short of rice: revolts break out in these provinces (SH8.2)."""

    seat: Seat
    short: int
    provinces: tuple[ProvinceName, ...]
    farmers: int


class Majority(msgspec.Struct, frozen=True):
    """Most buildings of a kind in a region, alone or shared, and the points each of the seats gets."""

    region: str
    building: Building
    seats: tuple[Seat, ...]
    points: int


def points_of(majorities: Iterable[Majority], seat: Seat) -> int:
    """A seat's points for majorities (SH8.3)."""
    return sum(majority.points for majority in majorities if seat in majority.seats)


class Scored(Event, frozen=True):
    """Points of this winter by seat, in parts, and in total so far (SH8.3)."""

    year: int
    provinces: tuple[int, ...]
    buildings: tuple[int, ...]
    majorities: tuple[Majority, ...]
    totals: tuple[int, ...]

    def parts(self, seat: Seat) -> tuple[int, int, int]:
        """A seat's points of this winter: for provinces, for buildings, for majorities."""
        return self.provinces[seat], self.buildings[seat], points_of(self.majorities, seat)


class YearEnded(Event, frozen=True):
    """Rice back to 0, all revolt markers removed (SH3.6)."""

    year: int


class MatchEnded(Event, frozen=True):
    outcome: Outcome


AnyEvent: TypeAlias = (
    MatchBegan
    | ProvinceGiven
    | CardsOpened
    | UnseenCardDrawn
    | TowerFilled
    | EventsOpened
    | RoundBegan
    | PlanConfirmed
    | PlanWithdrawn
    | EventDrawn
    | BidsRevealed
    | SpecialTaken
    | TurnOrderSet
    | ActionBegan
    | NoAction
    | ActionDropped
    | Built
    | TaxesCollected
    | RiceConfiscated
    | RevoltMarkerAdded
    | Deployed
    | Moved
    | Stayed
    | BattleFought
    | RevoltFought
    | ProvinceConquered
    | ProvinceFreed
    | WinterCame
    | RiceShort
    | Scored
    | YearEnded
    | MatchEnded
)
