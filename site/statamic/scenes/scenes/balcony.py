"""A balcony over a town, just after sunset: two square metres, a stool, a tray, a cord of lamps."""

from functools import partial
from random import Random

from lantern import cameras, family, fixed_lamps, furniture, ground, lamps, sky, traces, trees
from lantern.glass import opal, water
from lantern.lights import LAMPS
from lantern.materials import oak, plaster, steel
from lantern.shapes import box, mesh_of, place


def railing(west, east, y, height=1.02):
    box("rail", (east - west, 0.055, 0.035), ((west + east) / 2, y, height), oak("oiled"), 0.008)
    box("sill", (east - west, 0.03, 0.012), ((west + east) / 2, y, 0.08), steel(), 0.002)
    for i in range(int((east - west) / 0.11)):
        box("bar", (0.012, 0.012, height - 0.09), (west + 0.05 + i * 0.11, y, height / 2 + 0.03), steel(), 0.002)


def gable(west, east, eaves, rise, front=30, back=36):
    """A roof with its gable to the water and a chimney on its ridge."""
    middle, ridge = (west + east) / 2, eaves + rise
    corners = [(x, y, z) for y in (front, back) for x, z in ((west, eaves), (east, eaves), (middle, ridge))]
    faces = [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)]
    place(mesh_of("roof", corners, faces), "roof", plaster("#3f3833"))
    box("chimney", (0.5, 0.6, 1.3), (middle + 0.6, 32.5, ridge - 0.1), plaster("#4a3a33"), 0)


def town(seed=4):
    """Gables shoulder to shoulder across a canal, a few windows lit."""
    chance = Random(seed)
    banks = [(-60, 3, -6.5), (60, 3, -6.5), (60, 80, -6.5), (-60, 80, -6.5)]
    place(mesh_of("canal", banks, [(0, 1, 2, 3)]), "canal", water())
    x = -40.0
    while x < 40:
        wide, eaves = chance.uniform(4.2, 6.2), chance.uniform(0.0, 2.4)
        box("house", (wide, 6, 16), (x + wide / 2, 33, eaves - 8), plaster("#5c534b"), 0)
        gable(x, x + wide, eaves, wide * chance.uniform(0.42, 0.62))
        for row in range(3):
            for column in (0.28, 0.72):
                if chance.random() < 0.3:
                    pane = box(
                        "window", (0.8, 0.05, 1.2), (x + wide * column, 29.98, eaves - 1.5 - 2.6 * row), opal(0.45), 0
                    )
                    pane.lightgroup = LAMPS
        x += wide


def set_of_balcony(dusk):
    lit = 1.0 if dusk else 0.0
    ground.deck(-1.9, 2.6, -1.6, 1.0, tone="oiled")
    ground.wall(-2.2, -1.5, -1.8, 3.2, 2.85)
    railing(-1.5, 2.2, 0.98)
    town()
    furniture.berm((-0.62, 0.28, 0), 0.45, furniture.MOSS_WOOL, furniture.WOOL)
    furniture.blad((0.16, 0.02, 0))
    lamps.nap((0.12, 0.06, 0.4555), family.MOSS, lit)
    traces.cup((0.28, -0.04, 0.4555))
    furniture.tol((0.78, 0.42, 0))
    traces.folded_blanket((0.78, 0.42, 0.41), 0.3, furniture.EMBER_WOOL, (0.30, 0.24), 2)
    furniture.kuip((1.36, 0.52, 0), family.CLAY, 0.22, 0.38)
    trees.olive((1.36, 0.52, 0.32), 5, 1.25)
    fixed_lamps.snoer([(-1.5, 0.2, 2.25), (0.4, 0.98, 2.12), (2.3, 0.7, 2.3)], lit, 0.42)
    if dusk:
        sky.dusk(12)
    else:
        sky.day(28, 150)


def view(camera, dusk):
    set_of_balcony(dusk)
    camera()


def whole():
    cameras.look((0.45, -3.3, 1.25), (0.14, 0.5, 0.98), 34, 5.6, (0.1, 0.1, 0.6))


def tray():
    """Nap on its tray, the arm of the chair behind."""
    cameras.look((0.52, -1.45, 0.86), (0.14, 0.06, 0.50), 46, 3.5, (0.14, 0.02, 0.52))


def stool():
    """Tol with the blanket, the pot beside it."""
    cameras.look((0.55, -1.55, 0.92), (1.00, 0.46, 0.52), 44, 4.0, (0.80, 0.36, 0.40))


def cord():
    """Snoer from below, the town's sky behind it."""
    cameras.look((-0.35, -1.25, 1.62), (0.25, 0.85, 2.02), 48, 3.2, (0.1, 0.75, 2.0))


SHOTS = {
    "dusk": partial(view, whole, True),
    "day": partial(view, whole, False),
    "tray": partial(view, tray, True),
    "stool": partial(view, stool, True),
    "cord": partial(view, cord, True),
}
