"""Packshots of every product on paper. Lamps are softly lit. A shot is named `<product>-<colour>`."""

from functools import partial
from math import pi

from lantern import family, fixed_lamps, furniture, lamps, studio, traces

GLAZES = {"basalt": family.BASALT, "chalk": family.CHALK, "clay": family.CLAY, "moss": family.MOSS}
STEELS = {"night": "#22252a", "chalk": "#ddd6c8", "clay": "#8f4a30", "moss": "#4c5b3c"}
WOOLS = {
    "oat": furniture.WOOL,
    "ember": furniture.EMBER_WOOL,
    "moss": furniture.MOSS_WOOL,
    "night": furniture.NIGHT_WOOL,
}
WOODS = {"oak": "oiled", "smoked": "smoked"}


def lamp(make, height, colour, width=None, fill=0.62):
    make(colour)
    studio.packshot(height, width, fill=fill)


def hung(make, height, width, colour, drop):
    """A pendant hangs at its own height above the paper, its cord out of the picture."""
    make(colour, drop)
    studio.packshot(height, width, fill=0.55)


def berm(colour):
    furniture.berm(
        turn=-0.55, wool=WOOLS[colour], pillow=furniture.EMBER_WOOL if colour != "ember" else furniture.NIGHT_WOOL
    )
    studio.packshot(0.76, 0.86, fill=0.60, rise=0.36)


def two_seater(colour):
    furniture.berm(turn=-0.5, wool=WOOLS[colour], pillow=furniture.MOSS_WOOL, wide=1.36)
    studio.packshot(0.76, 1.42, fill=0.66, rise=0.36)


def dijk(colour):
    furniture.dijk(turn=-0.5, length=1.6, wood=WOODS[colour])
    studio.packshot(0.42, 1.5, fill=0.62, rise=0.42)


def small_table(make, height, width, colour):
    make(colour)
    studio.packshot(height, width, fill=0.58, rise=0.42)


def cushion(colour):
    traces.leaning_cushion((0, 0, 0), 0.25, WOOLS[colour], (0.48, 0.48, 0.17), 0.22)
    studio.packshot(0.46, 0.48, fill=0.56)


def blanket(colour):
    traces.folded_blanket((0, 0, 0), 0.5, WOOLS[colour], layers=4)
    studio.packshot(0.16, 0.5, fill=0.60, rise=0.55)


def cord(_):
    """Snoer hangs in one loose bow, as it would between two hooks."""
    fixed_lamps.snoer([(-0.95, 0, 0.62), (0.95, 0, 0.62)], every=0.36, sag=0.22)
    studio.packshot(0.72, 0.92, fill=0.62, rise=0.1)


def lantern(glaze, scale=1.0):
    lamps.hoeve(glaze=glaze, scale=scale)


SHOTS = {
    **{
        f"maan-{name}": partial(lamp, lambda glaze: lamps.maan(glaze=glaze), 0.37, glaze)
        for name, glaze in GLAZES.items()
    },
    **{f"hoeve-{name}": partial(lamp, lantern, 0.315, glaze) for name, glaze in GLAZES.items()},
    **{
        f"hoeve-22-{name}": partial(lamp, partial(lantern, scale=0.71), 0.225, glaze, fill=0.56)
        for name, glaze in GLAZES.items()
    },
    **{
        f"nap-{name}": partial(lamp, lambda glaze: lamps.nap(glaze=glaze), 0.23, glaze, 0.2, 0.5)
        for name, glaze in GLAZES.items()
    },
    **{
        f"waker-{name}": partial(lamp, lambda colour: lamps.waker(colour=colour), 1.48, colour, fill=0.74)
        for name, colour in STEELS.items()
    },
    **{
        f"paal-{name}": partial(lamp, lambda colour: fixed_lamps.paal(colour=colour), 0.62, colour, fill=0.68)
        for name, colour in STEELS.items()
    },
    **{
        f"kelk-{name}": partial(
            hung, lambda wood, drop: fixed_lamps.kelk((0, 0, 0.12), wood, drop=drop), 0.45, 0.28, wood, 1.2
        )
        for name, wood in WOODS.items()
    },
    **{
        f"luik-{name}": partial(
            lamp, lambda glaze: fixed_lamps.luik((0, 0, 0.11), glaze, turn=-0.6), 0.22, glaze, 0.2, 0.5
        )
        for name, glaze in GLAZES.items()
    },
    **{f"berm-{name}": partial(berm, name) for name in WOOLS},
    **{f"berm-2-{name}": partial(two_seater, name) for name in WOOLS},
    **{f"dijk-{name}": partial(dijk, name) for name in WOODS},
    **{
        f"tol-{name}": partial(small_table, lambda wood: furniture.tol(wood=wood), 0.42, 0.34, wood)
        for name, wood in WOODS.items()
    },
    **{
        f"wiel-{name}": partial(small_table, lambda colour: furniture.wiel(colour=colour), 0.40, 0.72, colour)
        for name, colour in {"stone": "#8f8b83", "basalt": "#3b3a38"}.items()
    },
    **{
        f"blad-{name}": partial(
            small_table, lambda colour: furniture.blad(turn=pi / 7, colour=colour), 0.48, 0.46, colour
        )
        for name, colour in STEELS.items()
    },
    **{
        f"kuip-{name}": partial(small_table, lambda colour: furniture.kuip(colour=colour), 0.40, 0.5, glaze)
        for name, glaze in GLAZES.items()
    },
    "snoer-linen": partial(cord, "linen"),
    **{f"zode-{name}": partial(cushion, name) for name in WOOLS},
    **{f"nevel-{name}": partial(blanket, name) for name in WOOLS},
}
