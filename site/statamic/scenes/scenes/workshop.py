"""The workshop in Deventer: a bench at a north window with drying feet and caps, and brass rings on nails."""

from math import pi

from lantern import cameras, family, ground, lamps, lights, sky, traces
from lantern.glass import opal
from lantern.materials import brass, ceramic, oak, steel
from lantern.shapes import box, disc, ring, tube, turned

RAW = ("#b9ad9b", "#c7bcab", family.BASALT, family.CHALK)
"""Clay as it dries, and two glazes."""

CAP = [(0, 0), (0.072, 0), (0.089, 0.001), (0.0925, 0.005), (0.084, 0.018), (0.060, 0.030), (0.022, 0.048), (0, 0.054)]
FOOT = [(0, 0), (0.078, 0), (0.0845, 0.010), (0.078, 0.0235), (0.070, 0.026), (0, 0.026)]


def bench():
    for i in range(4):
        box("plank", (2.6, 0.188, 0.05), (0, -0.30 + i * 0.19, 0.865), oak("smoked"), 0.006)
    for x in (-1.2, 1.2):
        box("trestle", (0.07, 0.62, 0.84), (x, 0, 0.42), oak("smoked"), 0.006)


def shelf(z, seed):
    box("shelf", (2.2, 0.20, 0.028), (0.1, 0.42, z), oak("oiled"), 0.004)
    for i in range(9):
        profile, colour = (CAP, FOOT)[(i + seed) % 2], RAW[(i * 3 + seed) % 4]
        turned("ware", profile, ceramic(colour), (-0.78 + i * 0.22, 0.42, z + 0.014), soften=3)
        if (i + seed) % 3 == 0:
            above = 0.022 if profile is CAP else 0.0265  # caps are hollow and stack
            turned("ware", profile, ceramic(RAW[(i + seed) % 2]), (-0.78 + i * 0.22, 0.42, z + 0.014 + above), soften=3)


def set_of_workshop():
    ground.deck(-3, 3, -2, 0.54, tone="oiled")
    ground.wall(-4, 4, 0.54, 3.4, colour="#cfc8ba")
    bench()
    shelf(1.32, 1)
    shelf(1.66, 2)
    for i in range(5):
        x = 0.55 + i * 0.12
        tube("nail", [(x, 0.54, 1.20), (x, 0.49, 1.205)], 0.003, steel(), straight=True)
        ring("brass ring", 0.048, 0.0037, brass(), (x, 0.505, 1.155), (pi / 2, 0, 0.06 * (i - 2)))
    for i in range(3):
        turned(
            "glass",
            [(0.058, 0), (0.068, 0.018), (0.0685, 0.08), (0.068, 0.142), (0.058, 0.16)],
            opal(),
            (-0.86 + 0.17 * i, 0.12 - 0.05 * i, 0.89),
            soften=2,
        )
    turned("board", disc(0.16, 0, 0.014, 0.004), oak("oiled"), (0.06, -0.08, 0.89))
    lamps.hoeve((0.06, -0.08, 0.904), family.BASALT, 1.0)
    turned("cap", CAP, ceramic(family.BASALT), (0.36, -0.20, 0.89), soften=3)
    tube(
        "key",
        [(0.50, -0.22, 0.894), (0.60, -0.16, 0.894), (0.615, -0.185, 0.894)],
        0.003,
        steel("#8a8a88"),
        straight=True,
    )
    traces.book((0.78, 0.02, 0.89), -0.3, "#39424e", (0.15, 0.21, 0.016))
    traces.cup((0.98, -0.12, 0.89), family.CLAY)
    sky.even((0.86, 0.92, 1.0), 0.16)
    lights.softbox(95, (-3.0, -1.2, 2.3), (0.2, 0.2, 1.1), 1.6, (0.93, 0.96, 1.0))
    cameras.look((0.42, -2.05, 1.30), (0.12, 0.2, 1.13), 42, 4.0, (0.06, -0.1, 1.05))


SHOTS = {"bench": set_of_workshop}
