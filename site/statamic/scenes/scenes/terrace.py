"""
The terrace: a lime-washed wall, an oak deck, a field and a far line of trees. One scene with several cameras, by day and
a quarter of an hour after sunset. The left two fifths of the images are empty wall and boards, as background for text.
"""

from functools import partial

from lantern import cameras, furniture, ground, hedges, lamps, planting, sky, traces, trees


def set_of_terrace(dusk, chair=False):
    lit = 1.0 if dusk else 0.0
    ground.deck(-5.2, 5.2, -3.4, 1.72)
    ground.wall(-6.0, 0.08, 1.74, 2.25, level=-0.1)
    ground.field(1.6)
    grow()
    lamps.waker((-0.16, 1.34, 0), lit=lit)
    furniture.wiel((0.58, -0.02, 0))
    lamps.maan((0.51, 0.08, 0.40), lit=lit)
    traces.book((0.75, -0.14, 0.40), 0.5)
    traces.tumbler((0.42, -0.19, 0.40))
    furniture.dijk((2.2, 1.15, 0), -0.04, 2.2)
    traces.blanket_over_bench((2.18, 1.15, 0), -0.04)
    lamps.hoeve((1.38, 1.18, 0.42), lit=lit, turn=0.9)
    lamps.hoeve((1.68, 1.13, 0.42), lit=lit, scale=0.71, turn=0.2)
    lamps.hoeve((0.98, -1.10, 0), lit=lit, scale=1.4, turn=0.5)
    if chair:
        furniture.berm((-0.46, 0.12, 0), 0.55)


def grow():
    green = planting.leaf_material("#4d5a2b", "#8f8a4e")
    straw = planting.leaf_material("#a08a58", "#d6c08b", 0.5)
    plumed = planting.tuft(green, 3, 70, 0.62, 0.07, 0.0045, 0.9, plumes=16, plume_material=straw)
    low = planting.tuft(green, 5, 26, 0.26, 0.10, 0.005, 0.8)
    edge = planting.spread(46, -0.6, 5.0, 1.86, 2.5, -0.25, 11, (0.75, 1.2))
    planting.scattered("feather grass", plumed, edge)
    planting.scattered("verge", plumed, planting.spread(230, -7, 10, 2.8, 9.0, -0.25, 12, (0.5, 0.95)))

    def nearer(x, y, chance):
        return chance.random() < (2.2 / y) ** 1.1

    planting.scattered("meadow", low, planting.spread(11000, -7, 11, 1.9, 11.0, -0.25, 13, (0.6, 1.3), nearer))
    trees.birch((4.3, 9.6, -0.25), 3, 6.6)
    trees.birch((6.4, 14.8, -0.25), 8, 7.0, 1.0)
    hedges.tree_line(62, -46, 60)
    hedges.hedge(-80, 90, 60, 2.2, 2.0, -0.25, 4, 130, 0.4)


def light(dusk):
    if dusk:
        sky.dusk(20)
    else:
        sky.day(26, 242)
        trees.birch((-5.9, -0.2, -0.2), 21, 5.0)  # outside the image; it casts a shadow on the wall


def view(camera, dusk, chair=False):
    set_of_terrace(dusk, chair)
    camera()
    light(dusk)


def open_camera():
    """The hero: words have the wall and the boards on the left."""
    cameras.look((0.72, -4.75, 0.92), (0.45, 0.6, 0.74), 44, 5.6, (0.3, 0.0, 0.5))


def chair_camera():
    """Berm beside the table, the wall behind them."""
    cameras.look((0.87, -3.35, 0.88), (0.10, 0.35, 0.56), 42, 4.5, (-0.18, 0.0, 0.5))


def lantern_camera():
    """The lantern on the boards, almost from the ground."""
    cameras.look((1.47, -2.80, 0.46), (0.84, -0.45, 0.26), 50, 3.2, (0.96, -1.17, 0.15))


def bench_camera():
    cameras.look((1.25, -1.75, 0.72), (1.62, 1.1, 0.60), 50, 3.5, (1.58, 1.12, 0.55))


def portrait_camera():
    """Upright: the lantern near, the bench and the birch behind it."""
    cameras.look((0.55, -4.1, 0.86), (1.40, 1.1, 0.74), 38, 5.6, (0.96, -1.17, 0.2))


CAMERAS = {
    "open": (open_camera, False),
    "chair": (chair_camera, True),
    "wide": (open_camera, True),
    "lantern": (lantern_camera, False),
    "bench": (bench_camera, False),
    "portrait": (portrait_camera, False),
}
SHOTS = {
    f"{name}-{hour}": partial(view, camera, hour == "dusk", chair)
    for name, (camera, chair) in CAMERAS.items()
    for hour in ("day", "dusk")
}
