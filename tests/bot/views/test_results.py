"""The file for play trackers: names, scores, ranks and winners of a match that has ended."""

import json
from dataclasses import replace

from bot.store.matches import Match
from bot.views.results import play_file
from bot.views.table_messages import rank
from rules.core.model import Outcome, Seat

MATCH = Match(
    "abc123", "shogun", {}, 3, "over", 1, 2, None, 3, "en", b"", 1, 1_700_000_000, 1_700_086_400, None
)
NAMES = ("Aiko", "Bruno", "Chen")


def test_every_player_has_a_score_a_rank_and_a_seat() -> None:
    outcome = Outcome((Seat(1),), (30, 41, 30), "points")
    file = json.loads(play_file(MATCH, "Shogun", NAMES, outcome, rank, cooperative=False))
    [play], [game] = file["plays"], file["games"]
    assert (play["playDate"], game["name"]) == ("2023-11-15 22:13:20", "Shogun")
    names = {player["id"]: player["name"] for player in file["players"]}
    scores = [
        (names[one["playerRefId"]], one["score"], one["rank"], one["winner"]) for one in play["playerScores"]
    ]
    assert scores == [("Aiko", "30", 2, False), ("Bruno", "41", 1, True), ("Chen", "30", 2, False)]


def test_the_same_play_has_the_same_id_and_another_one_has_not() -> None:
    """A tracker that imports a file twice keeps one play."""
    outcome = Outcome((), (0, 0, 0), "no_farm")
    files = [
        json.loads(play_file(match, "Samurai Spirit", NAMES, outcome, rank, cooperative=True))
        for match in (MATCH, MATCH, replace(MATCH, id="other1"))
    ]
    first, second, third = (file["plays"][0]["uuid"] for file in files)
    assert first == second != third
    assert files[0]["games"][0]["cooperative"]
    assert not any(one["winner"] for one in files[0]["plays"][0]["playerScores"])
