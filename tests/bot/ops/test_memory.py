"""Memory that is returned, and what the garbage collector looks at: in processes of their own."""

import subprocess
import sys

_HEAD = """
import gc
from bot.ops import memory

class Cycle:
    def __init__(self):
        self.itself = self

memory.freeze_objects()
"""


def run(program: str) -> list[int]:
    """Returns the numbers that the program prints."""
    command = [sys.executable, "-c", _HEAD + program]
    return list(map(int, subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()))


def test_much_that_survives_a_full_run_is_not_looked_at_again() -> None:
    before, after = run("""
print(gc.get_freeze_count())
kept = [Cycle() for _ in range(60_000)]
gc.collect()
print(gc.get_freeze_count())
""")
    assert after >= before + 60_000


def test_what_is_in_use_during_a_full_run_is_collected_later() -> None:
    """It froze, and each press that was being answered at that moment was kept for a day."""
    assert run("""
for _ in range(50):
    in_use = [Cycle() for _ in range(1_000)]
    gc.collect()
del in_use
gc.collect()
gc.unfreeze()
print(sum(isinstance(one, Cycle) for one in gc.get_objects()))
""") == [0]


def test_garbage_is_collected_before_it_could_freeze() -> None:
    assert run("""
for _ in range(10_000):
    Cycle()
gc.collect()
print(sum(isinstance(one, Cycle) for one in gc.get_objects()))
gc.unfreeze()
print(sum(isinstance(one, Cycle) for one in gc.get_objects()))
""") == [0, 0]


def test_once_a_day_frozen_cycles_are_collected_too() -> None:
    frozen, thawed, left = run("""
kept = [Cycle() for _ in range(60_000)]
gc.collect()
del kept
gc.collect()
gc.unfreeze()
print(sum(isinstance(one, Cycle) for one in gc.get_objects()))
gc.freeze()
memory.DAY = 0
gc.collect()
print(gc.get_freeze_count())
gc.collect()
print(sum(isinstance(one, Cycle) for one in gc.get_objects()))
""")
    assert (frozen, thawed, left) == (60_000, 0, 0)


def test_full_runs_are_short() -> None:
    """Each stops the event loop for all that has been made since the last one."""
    runs, frozen = run("""
before, known = gc.get_stats()[2]["collections"], gc.get_freeze_count()
kept = [Cycle() for _ in range(100_000)]
print(gc.get_stats()[2]["collections"] - before)
print(gc.get_freeze_count() - known)
""")
    assert runs >= 2
    assert frozen / runs < 50_000


def test_holes_between_small_allocations_are_returned_to_the_system() -> None:
    """What a full cache of pictures leaves: every hundredth block stays, and 40 MB are free between them."""
    before, after = run("""
import os
blocks = [bytes(2_000) for _ in range(20_000)]
blocks = blocks[::100]
print(memory.resident_bytes(os.getpid()))
memory.trim_malloc()
print(memory.resident_bytes(os.getpid()))
""")
    assert after < before - 20_000_000


def test_nothing_is_collected_during_imports_nor_looked_at_afterwards() -> None:
    collected, frozen, enabled = run("""
before = [generation["collections"] for generation in gc.get_stats()]
known = gc.get_freeze_count()
with memory.importing():
    kept = [Cycle() for _ in range(20_000)]
print(sum(generation["collections"] for generation in gc.get_stats()) - sum(before))
print(gc.get_freeze_count() - known)
print(int(gc.isenabled()))
""")
    assert (collected, enabled) == (0, 1)
    assert frozen >= 20_000
