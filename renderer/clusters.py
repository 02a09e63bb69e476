"""Clusters: boxes that overlap, gathered in larger boxes that are all apart from each other."""

from collections.abc import Iterable
from typing import NamedTuple

from renderer.canvas import Pixels


class Cluster(NamedTuple):
    """A box around some of the given boxes, and their indices in ascending order."""

    box: Pixels
    members: list[int]


def clusters(boxes: Iterable[Pixels], size: tuple[int, int]) -> list[Cluster]:
    """Returns clusters that do not overlap, of the boxes at least partly inside an image of a size."""
    found: list[Cluster] = []
    width, height = size
    for index, (left, top, right, bottom) in enumerate(boxes):
        if left < width and top < height and right > 0 and bottom > 0:
            cluster = Cluster((max(0, left), max(0, top), min(width, right), min(height, bottom)), [index])
            if found and _overlap(found[-1].box, cluster.box):  # cheaper, and most often so
                cluster = _joined(found.pop(), cluster)
            found.append(cluster)
    before = len(found) + 1
    while len(found) < before:
        before, found = len(found), _merged(found)
    return [Cluster(box, sorted(members)) for box, members in found]


def _merged(found: list[Cluster]) -> list[Cluster]:
    """Returns clusters with those joined that overlap; the larger boxes may overlap others again."""
    done: list[Cluster] = []
    current: list[Cluster] = []
    for cluster in sorted(found, key=lambda cluster: cluster.box[1]):
        top = cluster.box[1]
        apart = []
        for other in current:
            if other.box[3] <= top:
                done.append(other)
            elif _overlap(other.box, cluster.box):
                cluster = _joined(other, cluster)
            else:
                apart.append(other)
        current = [*apart, cluster]
    return done + current


def _overlap(one: Pixels, other: Pixels) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _joined(one: Cluster, other: Cluster) -> Cluster:
    (left, top, right, bottom), (left2, top2, right2, bottom2) = one.box, other.box
    box = min(left, left2), min(top, top2), max(right, right2), max(bottom, bottom2)
    return Cluster(box, one.members + other.members)
