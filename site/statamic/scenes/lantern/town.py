"""A town across a canal: gabled houses with sash windows, some of them lit."""

from functools import lru_cache
from itertools import cycle
from random import Random

from .glass import water
from .lights import LAMPS
from .materials import plaster
from .nodes import linear, material
from .shapes import box, mesh_of, place

WATER = -6.5
QUAY = 30.0
"""Distance of the facades from the balcony in metres. The balcony's floor is at 0, three floors above the water."""
DEPTH = 6.0
STOREY = 2.6
FRONTS = ("#66493c", "#a7785a", "#7d4b39", "#b3a48d", "#8d5d46", "#5d4a42", "#94694f")
ROOFS = ("#6d4131", "#43454a", "#5f4a40")
EVENING = (1.0, 0.43, 0.13)
"""Linear colour of lit windows, warmer than the lamps of the brand."""


@lru_cache(maxsize=None)
def brick(colour):
    """Distant bricks in courses of 6.5 cm, in three tones with pale joints. White walls are lime-washed."""
    made, tree, surface = material(f"brick {colour}")
    parts = tree.node("ShaderNodeSeparateXYZ", {"Vector": tree.stretched((1, 1, 1), 11)})
    front = tree.node("ShaderNodeCombineXYZ", {"X": parts.outputs["X"], "Y": parts.outputs["Z"]})
    base = linear(colour)
    tones = {"Color1": tuple(c * 0.82 for c in base), "Color2": tuple(min(1.0, c * 1.16) for c in base)}
    sizes = {"Scale": 1.0, "Mortar Size": 0.006, "Brick Width": 0.22, "Row Height": 0.065}
    joint = {"Mortar": tuple(0.5 * c + 0.5 * m for c, m in zip(base, linear("#a89f90")))}
    courses = tree.node("ShaderNodeTexBrick", {"Vector": front.outputs[0], **tones, **joint, **sizes})
    weather = tree.ramp(tree.noise(tree.stretched((1, 1, 0.4)), 0.7, 5, 0.6), [(0.3, (0.72,) * 3), (0.7, (1.0,) * 3)])
    tree.put(surface.inputs["Base Color"], tree.blend(1.0, courses.outputs["Color"], weather, "MULTIPLY"))
    surface.inputs["Roughness"].default_value = 0.9
    surface.inputs["Specular"].default_value = 0.15
    return made


@lru_cache(maxsize=None)
def pane(lit):
    """Window glass in front of a dark room, or of a lit curtain with varying brightness."""
    made, tree, surface = material("lit window" if lit else "dark window")
    surface.inputs["Base Color"].default_value = (*linear("#161c21"), 1)
    surface.inputs["Roughness"].default_value = 0.06
    if lit:
        chance = tree.node("ShaderNodeObjectInfo").outputs["Random"]
        curtain = tree.noise(tree.stretched((3.2, 1, 0.5), 9), 1.6, 2, 0.4)
        shade = tree.math("MULTIPLY", tree.math("MULTIPLY_ADD", chance, 0.5, 0.25), curtain)
        surface.inputs["Emission"].default_value = (*EVENING, 1)
        tree.put(surface.inputs["Emission Strength"], shade)
    return made


def window(x, z, lit, width=0.86, height=1.42):
    """A sash window, its frame a hand's breadth in front of the bricks."""
    painted = plaster("#d8d0c0")
    box("frame", (width + 0.16, 0.06, height + 0.16), (x, QUAY - 0.02, z), painted, 0)
    box("sill", (width + 0.30, 0.16, 0.07), (x, QUAY - 0.06, z - height / 2 - 0.10), painted, 0)
    box("pane", (width, 0.02, height), (x, QUAY - 0.05, z), pane(lit), 0).lightgroup = LAMPS
    box("bar", (0.045, 0.03, height), (x, QUAY - 0.06, z), painted, 0)
    box("bar", (width, 0.03, 0.06), (x, QUAY - 0.06, z + height * 0.12), painted, 0)


def gable(west, east, eaves, rise, front, roof):
    """The triangle of the front, its roof behind it with a little overhang, a chimney on the ridge."""
    middle, ridge, back = (west + east) / 2, eaves + rise, QUAY + DEPTH
    face = [(west, QUAY, eaves), (east, QUAY, eaves), (middle, QUAY, ridge)]
    place(mesh_of("gable", face, [(0, 1, 2)]), "gable", front)
    for foot, lean in ((west, -0.12), (east, 0.12)):
        low = (foot + lean, eaves - 0.08)
        corners = [(x, y, z + 0.10) for y in (QUAY - 0.14, back) for x, z in (low, (middle, ridge))]
        corners += [(x, y, z - 0.04) for x, y, z in corners]
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        place(mesh_of("roof", corners, faces), "roof", roof)
    box("chimney", (0.55, 0.65, 1.3), (middle + 0.7, QUAY + 2.4, ridge - 0.1), front, 0)
    box("pots", (0.36, 0.4, 0.34), (middle + 0.7, QUAY + 2.4, ridge + 0.7), plaster("#7a4a35"), 0)


def at_home(chance):
    return chance.random() < 0.28


def house(west, wide, colour, chance, dusk):
    front, middle, eaves = brick(colour), west + wide / 2, chance.uniform(0.0, 2.4)
    rise = wide * chance.uniform(0.42, 0.62)
    box("house", (wide - 0.02, DEPTH, eaves + 16), (middle, QUAY + DEPTH / 2, eaves / 2 - 8), front, 0)
    box("cornice", (wide - 0.02, 0.20, 0.16), (middle, QUAY - 0.08, eaves - 0.1), plaster("#d8d0c0"), 0)
    gable(west, west + wide, eaves, rise, front, plaster(chance.choice(ROOFS)))
    window(middle, eaves + rise * 0.30, at_home(chance) and dusk, 0.6, 0.9)
    columns = (0.2, 0.5, 0.8) if wide > 4.9 else (0.27, 0.73)
    for storey in range(3):
        for column in columns:
            window(west + wide * column, eaves - 1.35 - STOREY * storey, at_home(chance) and dusk)


def town(dusk, seed=4):
    """A row of houses about 80 m long across a canal. By day no window is lit."""
    chance = Random(seed)
    banks = [(-60, 3, WATER), (60, 3, WATER), (60, 80, WATER), (-60, 80, WATER)]
    place(mesh_of("canal", banks, [(0, 1, 2, 3)]), "canal", water())
    west, colours = -40.0, cycle(FRONTS)
    while west < 40:
        wide = chance.uniform(4.2, 6.2)
        house(west, wide, next(colours), chance, dusk)
        west += wide
