"""All products in a row, to compare their sizes."""

from lantern import cameras, family, fixed_lamps, furniture, lamps, lights, sky, studio, traces


def row():
    studio.sweep(1.6)
    sky.even((1.0, 0.965, 0.92), 0.55)
    lights.softbox(170, (-3, -1.5, 4), (0, 0, 0.4), 3.5, (1.0, 0.95, 0.88))
    furniture.berm((-2.3, 0.2, 0), -0.45)
    lamps.waker((-1.62, 0.5, 0))
    furniture.blad((-1.30, -0.1, 0))
    lamps.nap((-1.30, -0.1, 0.456))
    furniture.tol((-0.80, 0.1, 0))
    traces.folded_blanket((-0.80, 0.1, 0.41), 0.2, furniture.MOSS_WOOL, (0.28, 0.22), 2)
    furniture.wiel((-0.15, 0.1, 0))
    lamps.maan((-0.22, 0.1, 0.40))
    traces.bowl((0.0, -0.08, 0.40))
    traces.book((0.06, 0.22, 0.40), 0.5)
    lamps.hoeve((0.48, -0.30, 0), glaze=family.CHALK)
    lamps.hoeve((0.72, -0.45, 0), glaze=family.CLAY, scale=0.71)
    furniture.dijk((1.25, 0.35, 0), 0, 1.4)
    traces.leaning_cushion((1.6, 0.40, 0.42), -0.1)
    traces.blanket_over_bench((1.15, 0.35, 0))
    fixed_lamps.paal((2.15, -0.1, 0))
    furniture.kuip((2.5, 0.3, 0))
    fixed_lamps.luik((1.9, 0.2, 1.1))
    fixed_lamps.kelk((-0.15, 0.3, 1.15))
    fixed_lamps.snoer([(0.4, 0.4, 1.5), (1.7, 0.4, 1.5)])
    cameras.look((0, -7.0, 1.5), (0, 0, 0.62), 50)


SHOTS = {"row": row}
