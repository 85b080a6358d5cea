"""Mounted lamps: pendants, wall lamps and path lights. Real sizes in metres."""

from math import pi

from .family import BASALT, glass, shining
from .lights import glow
from .materials import brass, ceramic, oak, rope, steel
from .shapes import arc, disc, tube, turned


def kelk(at=(0, 0, 0), wood="oiled", lit=1.0, drop=1.2):
    """Kelk: the pendant, 26 cm wide; an opal bell hung from turned oak. `at` is its lower rim, `drop` the length of its cord."""
    bell = [(0.128, 0.0), (0.130, 0.004), *arc(0.130, 0.118, (0, 0.030), 0, pi / 2 - 0.34, 28)]
    cap = [(0, 0.138), (0.046, 0.138), (0.048, 0.142), (0.044, 0.170), (0.030, 0.196), (0.016, 0.206), (0, 0.207)]
    parts = [
        turned("bell", bell, glass(lit)),
        turned("collar", disc(0.050, 0.1345, 0.1405, 0.0015), brass()),
        turned("cap", cap, oak(wood), soften=3),
        tube("cord", [(0, 0, 0.2), (0, 0, 0.2 + drop)], 0.0026, rope("#5c5346"), straight=True),
        turned("bulb", arc(0.034, 0.04, (0, 0.075), -pi / 2, pi / 2), glass(lit * 2.5)),
    ]
    if lit:
        parts.append(glow(3.2 * lit, (0, 0, 0.07), 0.035))
    return shining("Kelk", parts, at)


def luik(at=(0, 0, 0), glaze=BASALT, lit=1.0, turn=0.0):
    """Luik: the wall lamp, 20 cm wide; half a moon of opal behind a stoneware shutter. Its back is at y = 0, it faces -y."""
    lean = (pi / 2, 0, 0)
    parts = [
        turned("plate", disc(0.100, 0, 0.018, 0.005), ceramic(glaze), rotation=lean),
        turned("collar", disc(0.083, 0.018, 0.024, 0.0015), brass(), rotation=lean),
        turned("glass", [(0.080, 0.022), *arc(0.080, 0.062, (0, 0.026), 0, pi / 2, 28)], glass(lit), rotation=lean),
    ]
    if lit:
        parts.append(glow(1.6 * lit, (0, -0.055, 0), 0.03))
    return shining("Luik", parts, at, turn)


def paal(at=(0, 0, 0), colour="#22252a", lit=1.0, height=0.62):
    """Paal: the path light, 62 cm; light looks out from under a steel hat."""
    hat = [
        (0, height - 0.012),
        (0.060, height - 0.014),
        (0.062, height - 0.011),
        (0.060, height - 0.004),
        (0.02, height),
        (0, height),
    ]
    parts = [
        turned("post", disc(0.026, 0, height - 0.11, 0.001), steel(colour)),
        turned("collar", disc(0.030, height - 0.112, height - 0.106, 0.0015), brass()),
        turned(
            "glass",
            [(0.0275, height - 0.108), (0.0285, height - 0.1), (0.0285, height - 0.02), (0.0275, height - 0.013)],
            glass(lit),
        ),
        turned("hat", hat, steel(colour), soften=2),
    ]
    if lit:
        parts.append(glow(1.2 * lit, (0, 0, height - 0.06), 0.02))
    return shining("Paal", parts, at)


def snoer(points, lit=1.0, every=0.55, sag=0.16):
    """Snoer: a linen cord with opal bulbs of 6 cm, hung between `points`."""
    parts, cord = [], rope("#3a352e")
    for start, end in zip(points, points[1:]):
        length = sum((b - a) ** 2 for a, b in zip(start, end)) ** 0.5

        def hung(t):
            return tuple(
                a + (b - a) * t - (sag * length * 0.5 * 4 * t * (1 - t) if axis == 2 else 0)
                for axis, (a, b) in enumerate(zip(start, end))
            )

        parts.append(tube("cord", [hung(i / 16) for i in range(17)], 0.0035, cord))
        count = max(1, round(length / every))
        for i in range(count):
            x, y, z = hung((i + 0.5) / count)
            parts.append(turned("holder", disc(0.013, -0.040, 0.004, 0.003), brass(), (x, y, z)))
            parts.append(
                turned("bulb", arc(0.030, 0.031, (0, -0.066), -pi / 2, pi / 2 - 0.35, 24), glass(lit * 1.6), (x, y, z))
            )
            if lit:
                parts.append(glow(0.5 * lit, (x, y, z - 0.066), 0.02))
    return shining("Snoer", parts)
