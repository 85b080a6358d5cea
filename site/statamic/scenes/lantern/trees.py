"""Trees with forked branches. Each tree is one mesh of leaves and a few tubes, so it can be instanced."""

from math import cos, pi, sin
from random import Random

from mathutils import Vector

from .nodes import linear, material
from .planting import leaf, leaf_material
from .shapes import assembled, mesh_of, place, tube


def bark(colour="#6d6355", bands=False):
    made, tree, surface = material(f"bark {colour}")
    rough = tree.noise(tree.stretched((1, 1, 9 if bands else 0.3)), 9, 5, 0.65)
    base = linear(colour)
    tree.put(
        surface.inputs["Base Color"],
        tree.ramp(rough, [(0.36, tuple(c * (0.10 if bands else 0.45) for c in base)), (0.5, base)]),
    )
    surface.inputs["Roughness"].default_value = 0.9
    tree.put(surface.inputs["Normal"], tree.bump(rough, 0.7, 0.01))
    return made


def branches(chance, start, heading, length, radius, depth, fork, lift):
    """Every branch as (points, thickness at each), the last ones at the end."""
    points, thickness, at, way = [start], [radius], start, heading
    for i in range(4):
        way = (way + Vector((chance.gauss(0, 0.13), chance.gauss(0, 0.13), lift))).normalized()
        at = at + way * length / 4
        points.append(at)
        thickness.append(radius * (1 - 0.5 * (i + 1) / 4))
    found = [(depth, points, thickness)]
    if depth:
        for i in range(fork):
            a = chance.uniform(0, 2 * pi)
            aside = Vector((cos(a), sin(a), chance.uniform(-0.1, 0.5))).normalized()
            root = points[2 + (i % 3)]
            found += branches(
                chance,
                root,
                (way * 0.9 + aside * chance.uniform(0.6, 1.1)).normalized(),
                length * chance.uniform(0.55, 0.8),
                radius * 0.5,
                depth - 1,
                fork,
                lift,
            )
    return found


def tree(
    at=(0, 0, 0),
    seed=1,
    height=5.0,
    depth=4,
    fork=3,
    leaves=9,
    size=(0.06, 0.035),
    tones=("#39461f", "#7d8343"),
    trunk="#6d6355",
    bands=False,
    lift=0.05,
    droop=0.3,
    stems=1,
    reach=0.30,
    thick=0.013,
    loose=0.012,
    turn=0.0,
):
    """
    A tree of `height` metres. `leaves` for each of its last twigs; `droop` lets them hang. An olive has small grey leaves, a birch
    white bark with bands and several stems.
    """
    chance, parts, vertices, faces = Random(seed), [], [], []
    wood = bark(trunk, bands)
    for stem in range(stems):
        lean = Vector((chance.gauss(0, 0.09), chance.gauss(0, 0.09), 1)).normalized()
        root = Vector((chance.gauss(0, 0.12), chance.gauss(0, 0.12), 0)) if stem else Vector((0, 0, 0))
        grown = branches(chance, root, lean, height * reach * 1.25, height * thick, depth, fork, lift)
        for left, points, thickness in grown:
            if left >= depth - 2:
                parts.append(tube("branch", points, 1.0, wood, radii=thickness))
            if left <= 1:
                for i in range(leaves):
                    t = chance.uniform(0.2, 4)
                    low = min(3, int(t))
                    spot = (
                        points[low].lerp(points[low + 1], t - low)
                        + Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))) * height * loose
                    )
                    base = len(vertices)
                    vertices += leaf(
                        spot,
                        chance.uniform(0, 2 * pi),
                        chance.gauss(-droop, 0.5),
                        size[0] * chance.uniform(0.7, 1.2),
                        size[1],
                        chance.gauss(0, 0.6),
                    )
                    faces += [(base, base + 1, base + 2), (base, base + 2, base + 3)]
    parts.append(place(mesh_of("leaves", vertices, faces), "leaves", leaf_material(*tones)))
    return assembled("tree", parts, at, turn)


def birch(at, seed=3, height=6.5, turn=0.0, tones=("#4a5422", "#a39a4a")):
    return tree(
        at,
        seed,
        height,
        depth=4,
        fork=3,
        leaves=34,
        size=(0.075, 0.058),
        tones=tones,
        trunk="#cfc9bd",
        bands=True,
        lift=0.09,
        droop=0.7,
        stems=2,
        reach=0.34,
        thick=0.0080,
        turn=turn,
    )


def olive(at, seed=5, height=1.5, turn=0.0):
    return tree(
        at,
        seed,
        height,
        depth=4,
        fork=3,
        leaves=26,
        size=(0.058, 0.013),
        tones=("#4d5540", "#98a084"),
        trunk="#6a5f50",
        lift=0.07,
        droop=-0.1,
        reach=0.30,
        thick=0.016,
        turn=turn,
    )


def repeated(holder):
    """Creates another instance of a plant with the same meshes."""
    copies = []
    for part in holder.children:
        twin = part.copy()
        twin.parent = None
        holder.users_collection[0].objects.link(twin)
        copies.append(twin)
    return assembled("again", copies)
