"""What is shown has one order, although that of sets differs from process to process."""

import os
import subprocess
import sys

SHEETS = """
from itertools import islice
from bot.views.message import Press
from rules.shogun.content import MARCHES
from tests.bot.views.test_one_screen import pressed, seasons, shown

for seen, prompt in islice(seasons(), 0, None, 5):
    for space in MARCHES:
        print(shown(seen, prompt, pressed(seen, prompt, {}, Press("focus", values=(space,))).draft))
"""


def _printed(hashes: int) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": str(hashes)}
    command = (sys.executable, "-c", SHEETS)
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_the_marches_of_a_planning_sheet_come_in_one_order() -> None:
    once = _printed(1)
    assert "battle_move_a" in once
    assert once == _printed(2)
