"""Start provinces and the groups placed there (SH2.3)."""

from rules.shogun.advice.outlook import Outlook
from rules.shogun.commands import AnyCommand, PlaceGroup, TakeOpenCard
from rules.shogun.content import ProvinceName
from rules.shogun.prompts import AskGroup, AskProvince


def choose_card(outlook: Outlook, prompt: AskProvince) -> AnyCommand:
    """The better of the open cards, with the group that fits there."""
    card = max(prompt.cards, key=lambda name: _appeal(outlook, name))
    return TakeOpenCard(card, _group(outlook, card, prompt.groups))


def choose_group(outlook: Outlook, prompt: AskGroup) -> AnyCommand:
    """The group that fits the province that was drawn."""
    return PlaceGroup(_group(outlook, prompt.province, prompt.groups))


def _appeal(outlook: Outlook, name: ProvinceName) -> float:
    """Yields, room to build, own provinces next to it, and few borders with others."""
    printed = outlook.content.provinces[name]
    owners = [outlook.province(other).owner for other in outlook.neighbours(name)]
    own = owners.count(outlook.seat)
    others = len(owners) - own
    return 0.3 * (printed.chests + printed.rice) + printed.building_spaces + 0.6 * own - 0.2 * others


def _group(outlook: Outlook, name: ProvinceName, groups: tuple[int, ...]) -> int:
    """The size of the group: large near other players, small elsewhere."""
    owners = [outlook.province(other).owner for other in outlook.neighbours(name)]
    rivals = sum(owner not in (None, outlook.seat) for owner in owners)
    return groups[0] if rivals >= 2 else groups[len(groups) // 2]
