"""A garden path at dusk: flags in gravel between two borders of feather grass, Paal every few steps, a lit wall at its end."""

from functools import partial

from lantern import cameras, fixed_lamps, gravel, ground, lamps, planting, sky, trees


def set_of_path(dusk):
    lit = 1.0 if dusk else 0.0
    ground.field(-3.0, level=-0.06)
    gravel.gravel(-0.62, 0.62, -2.2, 2.4, -0.03, 2200)
    gravel.gravel(-0.62, 0.62, 2.4, 7.4, -0.03, 800, 9)
    gravel.flags([(0.02 * (-1) ** i, -1.7 + i * 0.62) for i in range(14)])
    ground.wall(-9.0, 9.0, 7.6, 2.1)
    fixed_lamps.luik((0.0, 7.58, 1.62), lit=lit * 2)
    lamps.hoeve((0.78, 7.25, 0), lit=lit, scale=1.3)
    for i in range(4):
        fixed_lamps.paal((0.86, -0.6 + i * 2.1, -0.03), lit=lit)
    green = planting.leaf_material("#4d5a2b", "#8f8a4e")
    straw = planting.leaf_material("#a08a58", "#d6c08b", 0.5)
    plumed = planting.tuft(green, 3, 70, 0.62, 0.07, 0.0045, 0.9, plumes=16, plume_material=straw)
    planting.scattered("border", plumed, planting.spread(70, 1.05, 2.6, -1.8, 7.2, -0.06, 11, (0.6, 1.15)))
    planting.scattered("far border", plumed, planting.spread(90, -2.9, -1.0, -0.6, 7.2, -0.06, 12, (0.6, 1.2)))
    trees.birch((2.6, 5.6, -0.06), 3, 5.4)
    trees.birch((-3.4, 9.5, -0.06), 8, 6.2, 1.0)
    if dusk:
        sky.dusk(10)
    else:
        sky.day(22, 240)


def view(camera, dusk):
    set_of_path(dusk)
    camera()


def whole():
    cameras.look((0.10, -3.3, 0.74), (0.12, 3.0, 0.62), 40, 5.6, (0.86, -0.6, 0.5))


def post():
    """Paal, near, between the flags and the grass."""
    cameras.look((0.22, -1.95, 0.62), (0.74, -0.6, 0.42), 46, 3.5, (0.86, -0.66, 0.5))


def wall():
    """Luik on the wall at the end, the lantern below it."""
    cameras.look((-0.15, 4.3, 1.05), (0.16, 7.58, 1.12), 44, 4.5, (0.0, 7.5, 1.5))


SHOTS = {
    "dusk": partial(view, whole, True),
    "day": partial(view, whole, False),
    "post": partial(view, post, True),
    "wall": partial(view, wall, True),
}
