"""Floors and backgrounds: decks, walls, paths and fields."""

from random import Random

from .materials import oak, plaster
from .nodes import linear, material
from .shapes import box, mesh_of, place

BOARD, GAP, THICK = 0.138, 0.006, 0.028
"""A deck's boards, in metres."""


def deck(west, east, south, north, level=0.0, tone="weathered", seed=7):
    """Deck boards along x, with joints at random positions."""
    chance = Random(seed)
    y = south
    while y < north:
        x = west - chance.uniform(0, 2)
        while x < east:
            length = chance.uniform(1.9, 3.4)
            rest = level - THICK / 2 + chance.uniform(-0.0012, 0.0012)
            box("board", (length - 0.003, BOARD, THICK), (x + length / 2, y + BOARD / 2, rest), oak(tone), 0.003)
            x += length
        y += BOARD + GAP
    box("fascia", (east - west + 2, 0.024, 0.2), ((west + east) / 2, north + 0.014, level - 0.11), oak(tone), 0.003)
    box(
        "dark below",
        (east - west, north - south - 0.05, 0.02),
        ((west + east) / 2, (south + north) / 2, level - 0.12),
        soil(),
        0,
    )


def wall(west, east, y, height, thickness=0.26, colour="#ded6c8", level=0.0):
    """A lime-washed garden wall whose face is at `y`, seen from the south, with a coping a shade darker."""
    box(
        "wall",
        (east - west, thickness, height),
        ((west + east) / 2, y + thickness / 2, level + height / 2),
        plaster(colour),
        0.012,
    )


def soil(colour="#2a231b"):
    made, tree, surface = material("soil")
    lumps = tree.noise(tree.stretched((1, 1, 1)), 40, 5, 0.6)
    base = linear(colour)
    tree.put(surface.inputs["Base Color"], tree.ramp(lumps, [(0.3, tuple(c * 0.5 for c in base)), (0.7, base)]))
    surface.inputs["Roughness"].default_value = 1.0
    return made


def turf():
    """Distant grass: a texture without blades."""
    made, tree, surface = material("turf")
    broad = tree.noise(tree.stretched((1, 0.35, 1)), 0.25, 5, 0.6)
    close = tree.noise(tree.stretched((1, 1, 1)), 9, 6, 0.7)
    mix = tree.math("MULTIPLY_ADD", broad, 0.6, tree.math("MULTIPLY", close, 0.4))
    tree.put(
        surface.inputs["Base Color"],
        tree.ramp(mix, [(0.35, linear("#4a4a2a")), (0.52, linear("#6f6a3c")), (0.68, linear("#9a8c58"))]),
    )
    surface.inputs["Roughness"].default_value = 1.0
    surface.inputs["Specular"].default_value = 0.0
    tree.put(surface.inputs["Normal"], tree.bump(close, 1.0, 0.15))
    return made


def field(near, far=400.0, level=-0.25, wide=300.0):
    """Flat land to the horizon, from `near`."""
    corners = [(-wide, near, level), (wide, near, level), (wide, far, level), (-wide, far, level)]
    place(mesh_of("field", corners, [(0, 1, 2, 3)]), "field", turf())
