"""The luck of a match: reproducible by anyone, fair, and tied to a row of the log."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import SEED_BYTES, Chance, WrittenChance, commitment, lucky_word, mixed

SEED = bytes(range(SEED_BYTES))


def test_known_answers_of_algorithm_1() -> None:
    """These never change, or old records would not replay."""
    chance = Chance(SEED, 7)
    assert [chance.below(100) for _ in range(12)] == [87, 10, 95, 22, 45, 34, 66, 61, 37, 83, 8, 2]
    assert Chance(SEED, 7).shuffled(range(10)) == [8, 1, 5, 2, 4, 9, 0, 3, 6, 7]


def test_words_are_taken_from_the_last_to_the_first_of_each_block() -> None:
    chance = Chance(SEED, 3)
    drawn = [chance.below(1 << 32) for _ in range(16)]
    for block in range(2):
        digest = hmac.new(SEED, f"gyoji/1/3/{block}".encode(), hashlib.sha256).digest()
        words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
        assert drawn[8 * block : 8 * block + 8] == words[::-1]


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_each_row_and_each_seed_has_luck_of_its_own() -> None:
    seeds, rows = (SEED, SEED[::-1]), range(9)
    streams = {tuple(_draws(Chance(seed, row))) for seed in seeds for row in rows}
    assert len(streams) == len(seeds) * len(rows)


def _draws(chance: Chance) -> list[int]:
    return [chance.below(1_000_000) for _ in range(4)]


@given(bound=st.integers(1, 1 << 32), row=st.integers(0, 1 << 40), seed=st.binary(max_size=64))
def test_a_draw_lies_below_its_bound(bound: int, row: int, seed: bytes) -> None:
    assert 0 <= Chance(seed, row).below(bound) < bound


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 40])
def test_all_draws_are_equally_likely(bound: int) -> None:
    """Chi-squared, far beyond the 99.99 % point: 12 000 draws of a fixed seed."""
    chance, draws = Chance(SEED, bound), 12_000
    counts = Counter(chance.below(bound) for _ in range(draws))
    expected = draws / bound
    distance = sum((counts[face] - expected) ** 2 / expected for face in range(bound))
    assert distance < bound + 5 * (2 * bound) ** 0.5


def test_words_that_favour_the_lowest_numbers_are_passed_over() -> None:
    """Of three parts of a bound over half of all words each is as likely; without that the first had half."""
    chance, part = Chance(bytes(SEED_BYTES), 1), 1 << 30
    counts = Counter(chance.below(3 * part) // part for _ in range(3000))
    assert all(900 < counts[third] < 1100 for third in range(3))


def test_the_first_word_beyond_the_last_multiple_of_a_bound_is_passed_over() -> None:
    """The bound is such a word itself: it would be a 0 too many."""
    words = Chance(SEED, 1)
    bound, following = words.below(1 << 32), words.below(1 << 32)
    assert bound > 1 << 31
    assert 0 < following < bound
    assert Chance(SEED, 1).below(bound) == following
    assert next(Chance(SEED, 1).trials(following, bound)) is False


def test_a_chance_of_17_in_20_happens_that_often() -> None:
    chance = Chance(SEED, 1)
    share = sum(chance.happens(17, 20) for _ in range(10_000)) / 10_000
    assert abs(share - 0.85) < 0.015


def test_every_order_is_equally_likely() -> None:
    chance = Chance(SEED, 2)
    orders = Counter(tuple(chance.shuffled("abc")) for _ in range(6_000))
    assert set(orders) == set(permutations("abc"))
    assert all(850 < count < 1150 for count in orders.values())


@given(items=st.lists(st.integers()), row=st.integers(0, 1000))
def test_shuffling_loses_nothing_and_leaves_the_original(items: list[int], row: int) -> None:
    before = list(items)
    assert sorted(Chance(SEED, row).shuffled(items)) == sorted(items)
    assert items == before


@given(items=st.lists(st.integers(), min_size=1), row=st.integers(0, 1000))
def test_what_is_picked_is_one_of_the_items(items: list[int], row: int) -> None:
    assert Chance(SEED, row).pick(items) in items


def test_the_known_answer_of_words_mixed_in() -> None:
    """This never changes, or old records would not replay."""
    words = ("Fuji", "", "桜")
    fingerprints = "/".join(hashlib.sha256(word.encode()).hexdigest() for word in words)
    assert mixed(SEED, words) == hmac.digest(SEED, f"gyoji/words/{fingerprints}".encode(), "sha256")
    assert mixed(SEED, words).hex() == "99059845100c7df5e0836110dd2e3bc0cadf2b9feb6187b9682530caefb0c033"


def test_without_words_the_luck_is_the_seed() -> None:
    assert mixed(SEED, ()) == SEED


@given(
    one=st.lists(st.text(max_size=3), min_size=1, max_size=4),
    other=st.lists(st.text(max_size=3), min_size=1, max_size=4),
)
def test_other_words_or_other_seats_are_other_luck(one: list[str], other: list[str]) -> None:
    assert (mixed(SEED, one) == mixed(SEED, other)) == (one == other)


@pytest.mark.parametrize(
    ("typed", "counts"),
    [
        ("  lucky   sevens\n", "lucky sevens"),
        ("e\u0301", "é"),
        ("a\u202eb\x00", "ab"),
        ("e\u200d\u0301", "é"),
        (" \t", ""),
        ("\ud800x", "x"),
        ("z" * 99, "z" * 40),
    ],
)
def test_a_word_counts_as_people_see_it(typed: str, counts: str) -> None:
    assert lucky_word(typed) == counts


@given(typed=st.text())
def test_a_word_that_counts_stays_as_it_is(typed: str) -> None:
    word = lucky_word(typed)
    assert lucky_word(word) == word
    assert len(word) <= 40
    assert word.encode().decode() == word


def test_luck_is_the_same_when_it_is_written_down() -> None:
    plain, written = Chance(SEED, 5), WrittenChance(SEED, 5)
    drawn = [
        (chance.below(6), chance.below(6), chance.happens(17, 20), chance.shuffled("abcd"), chance.pick("xy"))
        for chance in (plain, written)
    ]
    assert drawn[0] == drawn[1]
    first, second, happened, order, picked = drawn[1]
    dice, odds, shuffle, pick = written.acts
    assert dice == f"one of 6: {first} {second}"
    assert odds.startswith("17 in 20: ")
    assert (int(odds.split()[-1]) < 17) == happened
    assert shuffle == f"shuffle 4: {' '.join(str('abcd'.index(letter)) for letter in order)}"
    assert pick == f"one of 2: {'xy'.index(picked)}"


def test_nothing_is_written_where_nothing_was_left_to_luck() -> None:
    chance = WrittenChance(SEED, 5)
    assert (chance.shuffled("a"), chance.shuffled(""), chance.acts) == (["a"], [], ())
    assert not chance.drawn


def test_it_is_known_whether_anything_was_left_to_luck() -> None:
    chance = Chance(SEED, 5)
    before = chance.drawn
    chance.below(6)
    assert (before, chance.drawn) == (False, True)
