"""Battles and revolts (SH7) in words, from the throw to what is left."""

from bot.views.shogun.texts import Words
from rules.core.model import Seat
from rules.shogun.events import BattleFought, ProvinceConquered, ProvinceFreed, Result, RevoltFought
from rules.shogun.state import Cubes


def battle_fought(event: BattleFought, words: Words) -> str:
    lines = [
        _attack(event, words),
        _into_tower(words("thrown", thrown=words.cubes(_thrown(event))), event.before, words),
        *_extras(event, words),
        _fallen(event.fallen, words, _farmers_role(event)),
        _result(event, words),
        _supplies(event.returned, event.tray, words),
    ]
    return "\n".join(lines)


def revolt_fought(event: RevoltFought, words: Words) -> str:
    score = {"owner": event.fallen.armies[event.seat], "farmers": event.fallen.farmers}
    thrown = words(
        "revolt-fought",
        player=words.player(event.seat),
        province=event.province,
        armies=words.armies(event.armies),
        farmers=event.farmers,
    )
    lines = [
        _into_tower(thrown, event.before, words),
        _fallen(event.fallen, words),
        words("revolt-put-down", left=event.remaining, **score)
        if event.put_down
        else words("revolt-succeeded", **score),
        _supplies(event.returned, event.tray, words),
    ]
    return "\n".join(lines)


def province_conquered(event: ProvinceConquered, words: Words) -> str:
    player = words.player(event.seat)
    if event.former_owner is None:
        return words("province-occupied", player=player, province=event.province)
    loser = words.player(event.former_owner)
    return words("province-conquered", player=player, loser=loser, province=event.province)


def province_freed(event: ProvinceFreed, words: Words) -> str:
    line = words("province-freed", province=event.province, loser=words.player(event.former_owner))
    lost = [words.term(building) for building in event.buildings]
    if event.revolts:
        lost.append(words("revolt-markers", count=event.revolts))
    return f"{line} {words('gone', things=words.listed(lost))}" if lost else line


def _attack(event: BattleFought, words: Words) -> str:
    line = words(
        "battle-fought",
        player=words.player(event.seat),
        source=event.source,
        target=event.target,
        defender=_defender(event.defender, words),
        armies=words.armies(event.armies),
    )
    return f"{line} {words('standing')}" if event.standing else line


def _defender(defender: Seat | None, words: Words) -> str:
    return words("neutral") if defender is None else words.player(defender)


def _thrown(event: BattleFought) -> Cubes:
    """What was thrown beside the tray (SH7.1)."""
    armies = [0] * len(event.fallen.armies)
    armies[event.seat] = event.armies + event.attack_bonus
    if event.defender is not None:
        armies[event.defender] = event.defenders + event.defence_bonus + event.castle_bonus
    return Cubes(tuple(armies), event.farmers)


def _into_tower(line: str, tray: Cubes, words: Words) -> str:
    """The line, and what lay in the tray before and went in as well (SH7.2)."""
    return f"{line} {words('thrown-tray', cubes=words.cubes(tray))}" if tray.total else line


def _extras(event: BattleFought, words: Words) -> list[str]:
    bonuses = {
        "attack": event.attack_bonus,
        "defence": event.defence_bonus,
        "castle": event.castle_bonus,
    }
    told = [words(f"thrown-{cause}", count=count) for cause, count in bonuses.items() if count]
    return [words("thrown-extra", extras=words.listed(told))] if told else []


def _farmers_role(event: BattleFought) -> str | None:
    if not event.fallen.farmers:
        return None
    return "farmers-defend" if event.farmers_helped else "farmers-abstain"


def _fallen(fallen: Cubes, words: Words, role: str | None = None) -> str:
    line = words("fallen", fallen=words.cubes(fallen))
    return f"{line} {words(role)}" if role else line


def _result(event: BattleFought, words: Words) -> str:
    told = {
        "attack": event.fallen.armies[event.seat],
        "defence": _defence(event),
        "province": event.target,
    }
    match event.result:
        case Result.ATTACKER_WINS:
            return words("battle-won", player=words.player(event.seat), left=event.remaining, **told)
        case Result.DEFENDER_WINS | Result.DRAW if event.defender is None:
            return words("battle-stays-neutral", **told)
        case Result.DEFENDER_WINS:
            return words("battle-held", player=_defender(event.defender, words), left=event.remaining, **told)
        case Result.DRAW if told["attack"] == told["defence"]:
            return words("battle-drawn", **told)
        case Result.DRAW:
            return words("battle-deserted", **told)


def _defence(event: BattleFought) -> int:
    """The defender's cubes in the tray, with the farmers who help (SH7.3)."""
    own = 0 if event.defender is None else event.fallen.armies[event.defender]
    return own + (event.fallen.farmers if event.farmers_helped else 0)


def _supplies(returned: Cubes, tray: Cubes, words: Words) -> str:
    return words("after-battle", returned=words.cubes(returned), tray=words.cubes(tray))
