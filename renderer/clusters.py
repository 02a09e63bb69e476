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
        if left >= width or top >= height or right <= 0 or bottom <= 0:
            continue
        cluster = Cluster((max(0, left), max(0, top), min(width, right), min(height, bottom)), [index])
        while overlapping := _overlapping(cluster.box, found):  # a joined box may overlap others again
            for other in overlapping:
                found.remove(other)
                cluster = _joined(cluster, other)
        found.append(cluster)
    return [Cluster(box, sorted(members)) for box, members in found]


def _overlapping(box: Pixels, found: list[Cluster]) -> list[Cluster]:
    """Returns the clusters that overlap a box. For a hundred, this is faster than an index."""
    left, top, right, bottom = box
    return [
        cluster
        for cluster in found
        if cluster[0][0] < right and left < cluster[0][2] and cluster[0][1] < bottom and top < cluster[0][3]
    ]


def _joined(one: Cluster, other: Cluster) -> Cluster:
    (left, top, right, bottom), (left2, top2, right2, bottom2) = one.box, other.box
    box = min(left, left2), min(top, top2), max(right, right2), max(bottom, bottom2)
    return Cluster(box, one.members + other.members)
