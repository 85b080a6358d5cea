"""Close-ups of the materials."""

from lantern import cameras, family, furniture, lamps, lights, sky, studio


def table(exposure):
    """Paper underneath, one window on the left, a darker room than the packshots'."""
    studio.sweep(1.4)
    sky.even((1.0, 0.96, 0.90), 0.22 * exposure)
    lights.softbox(46 * exposure, (-1.7, -0.3, 1.5), (0, 0, 0.25), 1.1, (1.0, 0.94, 0.86))


def opal_glass():
    table(0.8)
    lamps.maan()
    cameras.look((0.16, -0.50, 0.30), (0.035, 0, 0.262), 78, 3.2, (0, -0.05, 0.24))


def stoneware_and_brass():
    table(1.0)
    lamps.hoeve(glaze=family.BASALT)
    lamps.hoeve((-0.26, 0.22, 0), glaze=family.CHALK, scale=0.71)
    cameras.look((0.20, -0.52, 0.36), (-0.02, 0, 0.232), 72, 3.2, (0, -0.06, 0.235))


def wool_and_oak():
    table(1.5)
    furniture.berm(turn=-0.4)
    cameras.look((-0.95, -1.05, 0.86), (-0.22, -0.10, 0.47), 75, 4.0, (-0.38, -0.1, 0.55))


SHOTS = {"opal-glass": opal_glass, "stoneware-and-brass": stoneware_and_brass, "wool-and-oak": wool_and_oak}
