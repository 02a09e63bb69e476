"""`gyoji simulate`, `arena` and `bench`."""

from pathlib import Path

import pytest

from rules.core.errors import BrokenInvariant
from rules.core.record import load, verify
from rules.shogun.game import Shogun
from rules.shogun.state import State
from tests.cli.conftest import Gyoji


@pytest.mark.parametrize("players", [3, 4, 5])
def test_simulate_tells_all_figures_as_one_json_object(gyoji: Gyoji, players: int) -> None:
    ran = gyoji("simulate", "shogun", "--players", str(players), "--games", "3", "--json")
    assert (ran.code, ran.err) == (0, "")
    told = ran.json
    assert (told["games"], told["failures"], told["dead_ends"]) == (3, 0, 0)
    assert (told["players"], told["policy"], told["seed"]) == (players, "uniform", 1)
    assert told["options"] == {"side": "sun", "setup": "preset"}
    assert told["commands"] > 100
    assert told["games_per_second"] > 0
    assert len(told["mean_scores"]) == players
    assert sum(told["wins"]) == pytest.approx(3)


def test_simulate_tells_people_in_words(gyoji: Gyoji) -> None:
    ran = gyoji("simulate", "shogun", "--players", "3", "--games", "2", "--policy", "greedy")
    assert ran.code == 0
    assert "2 matches of shogun, 3 players, policy greedy" in ran.out
    assert "failures: 0" in ran.out


def test_the_moon_side_is_drafted(gyoji: Gyoji) -> None:
    ran = gyoji("simulate", "shogun", "--option", "side=moon", "--games", "1", "--json")
    assert ran.json["options"] == {"side": "moon", "setup": "draft"}


def test_any_option_of_a_title_may_be_given(gyoji: Gyoji) -> None:
    """Numbers and truth values, too, as one types them."""
    given = (
        "--option",
        "difficulty=hard",
        "--option",
        "support_tokens=true",
        "--option=samurai_per_player=3",
    )
    ran = gyoji("simulate", "spirit", "--players", "1", "--games", "5", *given, "--json")
    assert ran.code == 0
    options = ran.json["options"]
    assert (options["difficulty"], options["support_tokens"], options["samurai_per_player"]) == (
        "hard",
        True,
        3,
    )
    moon = gyoji(
        "simulate", "shogun", "--option", "side=moon", "--option", "setup=draft", "--games", "1", "--json"
    )
    assert moon.json["options"] == {"side": "moon", "setup": "draft"}


def test_a_game_that_nobody_wins_is_counted_by_its_ending(gyoji: Gyoji) -> None:
    told = gyoji("simulate", "spirit", "--players", "4", "--games", "20", "--json").json
    assert told["failures"] == 0
    assert sum(told["endings"].values()) == 20
    assert sum(told["wins"]) == pytest.approx(told["endings"].get("victory", 0))


def test_the_same_series_gives_the_same_matches(gyoji: Gyoji) -> None:
    arguments = ("simulate", "shogun", "--players", "3", "--games", "2", "--json", "--seed")
    first, again, other = (gyoji(*arguments, seed).json for seed in ("7", "7", "8"))
    assert first["mean_scores"] == again["mean_scores"] != other["mean_scores"]


def test_every_record_is_kept_where_one_asks_for_it(gyoji: Gyoji, tmp_path: Path) -> None:
    folder = tmp_path / "kept" / "here"
    gyoji("simulate", "shogun", "--players", "3", "--games", "2", "--records", folder)
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == ["shogun-3-uniform-1-0.json", "shogun-3-uniform-1-1.json"]
    assert all(verify(load(path.read_bytes())) for path in kept)


def test_a_broken_match_is_counted_and_kept(
    gyoji: Gyoji, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(self: Shogun, state: State) -> None:
        if state.public.year == 2:
            raise BrokenInvariant("a temple too many")

    monkeypatch.setattr(Shogun, "check", check)
    ran = gyoji("simulate", "shogun", "--players", "3", "--games", "1", "--json")
    assert ran.code == 1
    assert (ran.json["failures"], ran.json["dead_ends"]) == (1, 0)
    assert "a temple too many" in ran.err
    (kept,) = ran.json["failed_records"]
    assert kept == "out/failures/shogun-3-uniform-1-0-broken.json"
    assert load((tmp_path / kept).read_bytes()).outcome is None


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["go"], "no game is called 'go'"),
        (["shogun", "--players", "6"], "played by 3 to 5, not by 6"),
        (["shogun", "--players", "many"], "--players"),
        (["shogun", "--games", "0"], "--games"),
        (["shogun", "--policy", "genius"], "no policy is called 'genius'; there are: greedy, reference"),
        (["shogun", "--option", "side=dark"], "'dark'"),
        (["shogun", "--option", "side=moon", "--option", "setup=preset"], "moon side"),
        (["shogun", "--option", "side"], "NAME=VALUE"),
        (["shogun", "--option", "colour=red"], "colour"),
        (["spirit", "--option", "side=sun"], "side"),
        (["spirit", "--option", "difficulty=absurd"], "absurd"),
        ([], "game"),
    ],
)
def test_what_cannot_be_simulated_is_one_line(gyoji: Gyoji, arguments: list[str], reason: str) -> None:
    assert reason.lower() in gyoji("simulate", *arguments).complaint.lower()


def test_records_that_cannot_be_written_are_one_line(gyoji: Gyoji, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    complaint = gyoji("simulate", "shogun", "--games", "1", "--records", tmp_path / "file").complaint
    assert str(tmp_path / "file") in complaint


def test_the_arena_lets_greedy_win(gyoji: Gyoji) -> None:
    told = gyoji("arena", "--games", "4", "--json").json
    assert [standing["policy"] for standing in told["standings"]] == ["greedy"] + ["uniform"] * 3
    assert told["standings"][0]["wins"] == 4
    ran = gyoji("arena", "--games", "3", "--players", "3", "--seats", "uniform,greedy,uniform")
    assert ran.code == 0
    assert "greedy: 3 wins (100.0%, 95 % interval 43.8% to 100.0%)" in ran.out


def test_the_ladder_ranks_policies_from_the_first_that_is_named(gyoji: Gyoji) -> None:
    ran = gyoji("arena", "--ladder", "--games", "6", "--players", "3", "--seats", "uniform,greedy,novice")
    first, *_, last = ran.out.splitlines()
    assert first.startswith("greedy: +")
    assert last == "uniform: +0 points (95 % interval +0 to +0, 6 seats)"
    told = gyoji("arena", "--ladder", "--games", "1", "--json").json
    assert {rung["policy"] for rung in told["rungs"]} == {"greedy", "uniform"}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "greedy,nobody,uniform"], "no policy is called 'nobody'"),
        (["--seats", "greedy*2,uniform,uniform"], "no policy is called 'greedy*2'"),
        (["--seats", "greedy,uniform,uniform", "--players", "4"], "3 policies are named for 4 players"),
        (["--players", "2"], "played by 3 to 5"),
        (["--ladder", "--seats", "greedy,nobody"], "no policy is called 'nobody'"),
    ],
)
def test_what_cannot_compete_is_one_line(gyoji: Gyoji, arguments: list[str], reason: str) -> None:
    assert reason in gyoji("arena", *arguments).complaint


def test_bench_measures_matches(gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cli.bench.GAMES", 2)
    told = gyoji("bench", "simulate", "--json").json
    assert told["games"] == 2
    assert told["failures"] == 0
    assert "simulate: games 2" in gyoji("bench", "simulate").out


def test_bench_measures_pictures(gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cli.bench.PICTURES", 2)
    told = gyoji("bench", "render", "--json").json
    assert told["median_ms"] > 0
    assert told["kilobytes"] < 400
    assert told["width"] >= 1600
