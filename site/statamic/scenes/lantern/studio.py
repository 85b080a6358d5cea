"""The packshot studio: a seamless paper background and one large area light."""

from math import cos, pi, sin

from .cameras import look
from .lights import softbox
from .nodes import linear, material
from .shapes import mesh_of, place
from .sky import even

PAPER = "#eee7da"


def paper():
    made, _, surface = material("paper")
    surface.inputs["Base Color"].default_value = (*linear(PAPER), 1)
    surface.inputs["Roughness"].default_value = 0.95
    surface.inputs["Specular"].default_value = 0.05
    return made


def sweep(size=1.0):
    """A paper background: 12 sizes wide, with a bend of 3 sizes between floor and wall."""
    bend, flat = 3.0 * size, 1.6 * size
    profile = [(-8 * size, 0.0)] + [
        (flat + bend * sin(a), bend - bend * cos(a)) for a in [i * pi / 2 / 40 for i in range(41)]
    ]
    profile.append((flat + bend, 14 * size))
    vertices = [(x, y, z) for y, z in profile for x in (-9 * size, 9 * size)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return place(mesh_of("sweep", vertices, faces), "sweep", paper())


def packshot(height, width=None, lens=85, rise=0.30, portrait=1.2, side=-1.0, fill=0.62):
    """
    Creates lights and camera for an object of that height and width (metres) at the origin. The object takes `fill` of the image, and the
    camera is slightly above its middle. The main light comes from the left (`side` -1) and from behind.
    """
    tall = max(height, (width or 0) * portrait * 0.92)
    distance = tall / fill * lens / (36.0 * min(portrait, 1.0) if portrait < 1 else 36.0)
    size = max(tall, 0.25)
    sweep(size)
    even((1.0, 0.965, 0.92), 0.55)
    softbox(
        62 * size**2,
        (side * 1.9 * size, -0.6 * size, 2.5 * size),
        (0, 0, height * 0.4),
        2.0 * size,
        (1.0, 0.95, 0.88),
    )
    softbox(
        15 * size**2,
        (-side * 2.4 * size, -1.4 * size, 1.4 * size),
        (0, 0, height * 0.4),
        2.6 * size,
        (0.90, 0.95, 1.0),
    )
    middle = height * 0.5
    look((0, -distance, middle + distance * rise * 0.55), (0, 0, middle), lens)
