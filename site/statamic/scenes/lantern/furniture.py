"""Low furniture of oak, steel and stone. Real sizes in metres; the base is at z = 0 and the front faces -y."""

from math import cos, pi, sin

from mathutils import Matrix

from .ground import soil
from .materials import ceramic, cloth, oak, steel
from .shapes import assembled, box, disc, tube, turned
from .soft import cushion, pad

WOOL, EMBER_WOOL, MOSS_WOOL, NIGHT_WOOL = "#d6cab3", "#94482a", "#656c4c", "#333c49"
"""The wools of seats and cushions."""


def leg(name, top, foot, wood, thick=0.024):
    """A turned leg, thickest above its middle."""
    points = [tuple(a + (b - a) * t for a, b in zip(top, foot)) for t in (0, 0.35, 0.7, 1)]
    return tube(name, points, thick, oak(wood), straight=True, radii=[0.86, 1.0, 0.86, 0.60])


def berm(at=(0, 0, 0), turn=0.0, wool=WOOL, pillow=EMBER_WOOL, wood="oiled", wide=0.74):
    """Berm: the low chair, 74 × 80 × 72 cm; looped wool on an oak frame. `wide` 1.36 is the two-seater."""
    half, parts = wide / 2, []
    for side in (-1, 1):
        x = side * (half - 0.03)
        parts += [
            leg("front leg", (x, -0.33, 0.53), (x + side * 0.015, -0.36, 0), wood, 0.022),
            leg("back leg", (x, 0.30, 0.53), (x + side * 0.015, 0.39, 0), wood, 0.022),
            box("arm", (0.075, 0.80, 0.026), (x, -0.01, 0.543), oak(wood), 0.011),
            box("side rail", (0.024, 0.66, 0.055), (x - side * 0.004, 0, 0.235), oak(wood), 0.008),
        ]
        parts[-2].rotation_euler, parts[-1].rotation_euler = (0, 0, pi / 2), (0, 0, pi / 2)
        parts[-2].data.transform(_quarter_turn())
        parts[-1].data.transform(_quarter_turn())
    parts += [
        box("front rail", (wide - 0.06, 0.026, 0.06), (0, -0.335, 0.255), oak(wood), 0.008),
        box("back rail", (wide - 0.06, 0.026, 0.06), (0, 0.30, 0.215), oak(wood), 0.008),
        box("head rail", (wide - 0.06, 0.028, 0.05), (0, 0.425, 0.66), oak(wood), 0.012),
    ]
    slats = int(wide / 0.11)
    for i in range(slats):
        x = (i + 0.5) / slats * (wide - 0.16) - (wide - 0.16) / 2
        parts.append(tube("slat", [(x, 0.31, 0.23), (x, 0.425, 0.65)], 0.009, oak(wood), straight=True))
    seats = max(1, round(wide / 0.72))
    for i in range(seats):
        room = (wide - 0.14) / seats
        x = (i + 0.5) * room - (wide - 0.14) / 2
        seat = pad("seat", (room - 0.008, 0.70, 0.15), cloth(wool, "wool"), 0.055, 0.03, i)
        seat.location, seat.rotation_euler = (x, -0.03, 0.345), (-0.07, 0, 0)
        back = pad("back", (room - 0.014, 0.50, 0.14), cloth(wool, "wool"), 0.055, 0.035, i + 7)
        back.location, back.rotation_euler = (x, 0.285, 0.615), (pi / 2 - 0.26, 0, 0)
        parts += [seat, back]
    if pillow:
        soft = cushion(0.44, 0.32, 0.15, cloth(pillow, "linen"), 3)
        soft.location, soft.rotation_euler = (0.05 - half * 0.3, 0.10, 0.57), (pi / 2 - 0.36, 0.05, 0.12)
        parts.append(soft)
    return assembled("Berm", parts, at, turn)


def _quarter_turn():
    """Creates a plank along y. The grain runs along x, so the plank is created along x and rotated."""
    return Matrix.Rotation(-pi / 2, 4, "Z")


def dijk(at=(0, 0, 0), turn=0.0, length=1.8, wood="oiled", colour="#22252a"):
    """Dijk: the bench, 42 cm high; two oak planks on folded steel."""
    parts = [box("plank", (length, 0.185, 0.042), (0, y, 0.399), oak(wood), 0.007) for y in (-0.0965, 0.0965)]
    for side in (-1, 1):
        x = side * (length / 2 - 0.24)
        parts += [
            box("leg", (0.010, 0.34, 0.372), (x, 0, 0.186), steel(colour), 0.003),
            box("foot", (0.10, 0.34, 0.010), (x - side * 0.045, 0, 0.005), steel(colour), 0.003),
            box("plate", (0.12, 0.34, 0.008), (x - side * 0.055, 0, 0.374), steel(colour), 0.003),
        ]
    return assembled("Dijk", parts, at, turn)


def wiel(at=(0, 0, 0), radius=0.36, height=0.40, colour="#8f8b83"):
    """Wiel: the round table, ⌀ 72 × 40 cm, of cast stone on a waisted foot."""
    foot = [
        (0, 0),
        (0.150, 0),
        (0.158, 0.008),
        (0.150, 0.022),
        (0.100, 0.07),
        (0.072, 0.16),
        (0.070, 0.25),
        (0.096, 0.325),
        (0.150, height - 0.034),
        (0, height - 0.034),
    ]
    parts = [
        turned("foot", foot, ceramic(colour), soften=3),
        turned("top", disc(radius, height - 0.036, height, 0.012), ceramic(colour), segments=160),
    ]
    return assembled("Wiel", parts, at)


def blad(at=(0, 0, 0), turn=0.3, colour="#8f4a30", wood="oiled"):
    """Blad: the tray table, ⌀ 46 × 48 cm; a steel tray that lifts off three oak legs."""
    tray = [
        (0, 0.452),
        (0.222, 0.452),
        (0.229, 0.456),
        (0.231, 0.482),
        (0.2285, 0.4835),
        (0.226, 0.4815),
        (0.2245, 0.460),
        (0.218, 0.4555),
        (0, 0.4555),
    ]
    parts = [turned("tray", tray, steel(colour), segments=160)]
    for i in range(3):
        a = i * 2 * pi / 3
        parts.append(leg("leg", (0.13 * cos(a), 0.13 * sin(a), 0.452), (0.20 * cos(a), 0.20 * sin(a), 0), wood, 0.017))
    return assembled("Blad", parts, at, turn)


def tol(at=(0, 0, 0), wood="oiled"):
    """Tol: the stool, ⌀ 34 × 42 cm; turned from one piece of oak, waisted like a spinning top."""
    body = [
        (0, 0),
        (0.135, 0),
        (0.142, 0.006),
        (0.140, 0.02),
        (0.098, 0.10),
        (0.074, 0.18),
        (0.078, 0.25),
        (0.120, 0.33),
        (0.166, 0.385),
        (0.172, 0.400),
        (0.168, 0.414),
        (0.14, 0.416),
        (0.08, 0.409),
        (0, 0.407),
    ]
    made = turned("Tol", body, oak(wood), soften=3)
    return assembled("Tol", [made], at)


def kuip(at=(0, 0, 0), colour="#8f8b83", radius=0.24, height=0.40):
    """Kuip: the pot, with a rolled rim. Its earth lies 5 cm below the rim."""
    shell = [
        (0, 0),
        (radius * 0.66, 0),
        (radius * 0.72, 0.006),
        (radius * 0.92, height * 0.45),
        (radius * 0.97, height * 0.86),
        (radius * 1.03, height * 0.94),
        (radius * 1.03, height),
        (radius * 0.95, height),
        (radius * 0.91, height * 0.93),
        (radius * 0.90, height * 0.80),
    ]
    parts = [
        turned("pot", shell, ceramic(colour), soften=2),
        turned("earth", [(0, height - 0.05), (radius * 0.93, height - 0.055)], soil()),
    ]
    return assembled("Kuip", parts, at)
