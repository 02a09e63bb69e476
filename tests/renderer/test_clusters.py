"""Clusters are apart from each other and hold every box."""

from itertools import combinations
from random import Random

from renderer.clusters import clusters

SIZE = 400, 300


def test_no_two_clusters_overlap_and_no_box_is_lost() -> None:
    chance = Random(7)
    for count in (0, 1, 5, 20, 60, 200):
        corners = [(chance.randrange(-40, 420), chance.randrange(-40, 320)) for _ in range(count)]
        boxes = [(x, y, x + chance.randrange(1, 60), y + chance.randrange(1, 40)) for x, y in corners]
        found = clusters(boxes, SIZE)
        for (one, _), (other, _) in combinations(found, 2):
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (one, other)
        inside = [index for index, (x, y, right, lower) in enumerate(boxes) if is_inside(x, y, right, lower)]
        assert sorted(index for _, members in found for index in members) == inside
        for box, members in found:
            assert members == sorted(members)
            for index in members:
                x, y, right, lower = boxes[index]
                assert box[0] <= max(0, x)
                assert box[1] <= max(0, y)
                assert box[2] >= min(SIZE[0], right)
                assert box[3] >= min(SIZE[1], lower)


def is_inside(left: int, top: int, right: int, lower: int) -> bool:
    return left < SIZE[0] and top < SIZE[1] and right > 0 and lower > 0


def test_boxes_far_apart_stay_alone() -> None:
    boxes = [(0, 0, 10, 10), (100, 0, 110, 10), (5, 5, 20, 20)]
    assert clusters(boxes, SIZE) == [((100, 0, 110, 10), [1]), ((0, 0, 20, 20), [0, 2])]
