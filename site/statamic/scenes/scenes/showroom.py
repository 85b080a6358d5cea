"""A point of sale: plaster plinths, and three pendants above a table."""

from lantern import cameras, family, fixed_lamps, furniture, ground, lamps, lights, sky, traces
from lantern.materials import plaster
from lantern.shapes import box


def set_of_showroom():
    ground.deck(-4, 4, -3, 1.9, tone="oiled")
    ground.wall(-5, 5, 1.9, 3.6, colour="#d8cfbf")
    for x, tall in ((-1.75, 0.9), (-1.15, 0.55), (-0.60, 1.1)):
        box("plinth", (0.46, 0.46, tall), (x, 1.25, tall / 2), plaster("#e2dace"), 0.006)
    lamps.maan((-1.75, 1.22, 0.9), family.CLAY)
    lamps.nap((-1.15, 1.22, 0.55), family.MOSS)
    lamps.hoeve((-0.60, 1.22, 1.1), family.CHALK)
    for x, z in ((0.72, 1.35), (1.16, 1.58), (1.60, 1.22)):
        fixed_lamps.kelk((x, 0.95, z), "oiled" if x != 1.16 else "smoked", drop=2.4)
    furniture.wiel((1.15, 0.85, 0), 0.36, 0.40, family.BASALT)
    traces.bowl((1.06, 0.80, 0.40), family.CLAY)
    traces.book((1.30, 0.92, 0.40), -0.4, "#4c5b3c")
    furniture.berm((2.15, 0.65, 0), -0.7, furniture.NIGHT_WOOL, furniture.WOOL)
    for x in (-2.6, 2.7):
        fixed_lamps.luik((x, 1.89, 1.65), lit=1.4)
    sky.even((0.80, 0.88, 1.0), 0.10)
    lights.softbox(70, (-3.6, -2.0, 2.6), (0, 1, 0.8), 2.2, (0.86, 0.93, 1.0))


def front():
    set_of_showroom()
    cameras.look((0.30, -3.7, 1.22), (0.20, 1.0, 0.98), 38, 5.6, (0.3, 1.1, 0.9))


def pendants():
    """Three pendants above the table."""
    set_of_showroom()
    cameras.look((0.62, -1.7, 1.25), (1.15, 0.95, 1.06), 40, 4.5, (1.0, 0.9, 1.2))


SHOTS = {"front": front, "pendants": pendants}
