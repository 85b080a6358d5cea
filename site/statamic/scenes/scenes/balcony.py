"""A balcony above a town, just after sunset, with a stool, a tray and a cord of lamps."""

from functools import partial

from lantern import cameras, family, fixed_lamps, furniture, ground, lamps, sky, town, traces, trees
from lantern.materials import oak, steel
from lantern.shapes import box


def railing(west, east, y, height=1.02):
    box("rail", (east - west, 0.055, 0.035), ((west + east) / 2, y, height), oak("oiled"), 0.008)
    box("sill", (east - west, 0.03, 0.012), ((west + east) / 2, y, 0.08), steel(), 0.002)
    for i in range(int((east - west) / 0.11)):
        box("bar", (0.012, 0.012, height - 0.09), (west + 0.05 + i * 0.11, y, height / 2 + 0.03), steel(), 0.002)


def set_of_balcony(dusk):
    lit = 1.0 if dusk else 0.0
    ground.deck(-1.9, 2.6, -1.6, 1.0, tone="oiled")
    ground.wall(-2.2, -1.5, -1.8, 3.2, 2.85)
    railing(-1.5, 2.2, 0.98)
    town.town(dusk)
    furniture.berm((-0.62, 0.28, 0), 0.45, furniture.MOSS_WOOL, furniture.WOOL)
    furniture.blad((0.16, 0.02, 0))
    lamps.nap((0.12, 0.06, 0.4555), family.MOSS, lit)
    traces.cup((0.28, -0.04, 0.4555))
    furniture.tol((0.78, 0.42, 0))
    traces.folded_blanket((0.78, 0.42, 0.41), 0.3, furniture.EMBER_WOOL, (0.30, 0.24), 2)
    furniture.kuip((1.36, 0.52, 0), family.CLAY, 0.22, 0.38)
    trees.olive((1.36, 0.52, 0.32), 5, 1.25)
    fixed_lamps.snoer([(-1.5, 0.2, 2.36), (2.3, 0.7, 2.42)], lit, 0.42, 0.2)
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
