"""The planted faults can be planted: `python -m scripts.planted_faults` shows who finds them."""

from pathlib import Path

import pytest

from scripts.planted_faults import ROOT, PlantedFault, plant, planted_faults

FAULTS = planted_faults()


def test_there_are_enough_and_none_twice() -> None:
    assert len(FAULTS) >= 40
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_changes_one_place_and_is_still_python(fault: PlantedFault, tmp_path: Path) -> None:
    file = tmp_path / fault.file
    file.parent.mkdir(parents=True)
    before = (ROOT / fault.file).read_text()
    file.write_text(before)
    plant(fault, tmp_path)
    assert file.read_text() != before
    compile(file.read_text(), fault.file, "exec")
    assert all((ROOT / test).exists() for test in fault.tests)
