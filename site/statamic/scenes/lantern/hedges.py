"""Distant lines of trees and clipped hedges."""

from math import pi
from random import Random

from .planting import leaf, leaf_material
from .shapes import box, mesh_of, place
from .trees import repeated, tree


def tree_line(y, west, east, level=-0.25, seed=9, height=(5, 10), gap=(1.1, 3.6)):
    """Distant trees along a field: a few repeated shapes."""
    chance = Random(seed)
    shapes = []
    x, count = west, 0
    while x < east:
        if len(shapes) < 4:
            made = tree(
                (0, 0, 0),
                seed + len(shapes),
                6.5,
                depth=4,
                fork=3,
                leaves=30,
                size=(0.30, 0.22),
                tones=("#2f3a1e", "#5c6434"),
                lift=0.02,
                reach=0.24,
                thick=0.012,
                loose=0.035,
            )
            shapes.append(made)
            holder = made
        else:
            holder = repeated(shapes[count % 4])
        scale = chance.uniform(*height) / 6.5
        holder.location, holder.rotation_euler[2], holder.scale = (
            (x, y + chance.uniform(-3, 3), level - 0.2),
            chance.uniform(0, 6.28),
            (scale,) * 3,
        )
        x += chance.uniform(*gap)
        count += 1


def hedge(
    west, east, y, height=0.9, deep=0.5, level=0.0, seed=4, density=2600, size=0.045, tones=("#2e3a1d", "#66703a")
):
    """A clipped hedge: leaves on a dark body."""
    chance, vertices, faces = Random(seed), [], []
    for _ in range(int((east - west) * density)):
        on_top = chance.random() < deep / (height + deep)
        depth_in = abs(chance.gauss(0, 0.022))
        x = chance.uniform(west, east)
        spot = (
            (x, y + chance.uniform(0, deep), level + height - depth_in)
            if on_top
            else (x, y + depth_in, level + chance.uniform(0, height))
        )
        base = len(vertices)
        vertices += leaf(
            spot,
            -pi / 2 + chance.gauss(0, 0.9),
            chance.gauss(0.4 if on_top else 0.1, 0.6),
            size * chance.uniform(0.7, 1.2),
            size * 0.58,
            chance.gauss(0, 0.8),
        )
        faces += [(base, base + 1, base + 2), (base, base + 2, base + 3)]
    box(
        "hedge body",
        (east - west - 0.02, deep - 0.05, height - 0.05),
        ((west + east) / 2, y + deep / 2 + 0.02, level + height / 2 - 0.03),
        leaf_material("#161c0d", "#1e2611"),
        0,
    )
    return place(mesh_of("hedge", vertices, faces), "hedge", leaf_material(*tones))
