"""
Portable lamps with opal glass, a thin brass collar, and a foot of thrown stoneware or turned oak.
Real sizes in metres. Each lamp is created at the origin with its base at z = 0 and is then moved.
"""

from math import cos, pi, sin

from .family import BASALT, CLAY, glass, shining
from .glass import opal
from .lights import glow
from .materials import brass, ceramic, oak, steel
from .shapes import arc, disc, ring, tube, turned


def maan(at=(0, 0, 0), glaze=BASALT, lit=1.0, scale=1.0, turn=0.0):
    """Maan 15: a globe of 15 cm on a brass stem; 36 cm tall."""
    foot = [
        (0, 0),
        (0.052, 0),
        (0.0575, 0.003),
        (0.059, 0.009),
        (0.0575, 0.016),
        (0.050, 0.0205),
        (0.022, 0.0245),
        (0.013, 0.030),
        (0.0105, 0.040),
        (0, 0.040),
    ]
    parts = [
        turned("foot", foot, ceramic(glaze), soften=3),
        turned("stem", disc(0.0062, 0.036, 0.222, 0.001), brass()),
        turned("collar", disc(0.020, 0.214, 0.2225, 0.0015), brass()),
        turned("globe", arc(0.075, 0.075, (0, 0.294), -pi / 2 + 0.22, pi / 2, 48), glass(lit)),
    ]
    if lit:
        parts.append(glow(1.3 * lit, (0, 0, 0.294), 0.04))
    return shining("Maan 15", parts, at, turn, scale)


def hoeve(at=(0, 0, 0), glaze=BASALT, lit=1.0, scale=1.0, turn=0.5):
    """Hoeve 31: the lantern, 31 cm to the top of its ring; `scale` 0.71 is Hoeve 22."""
    foot = [
        (0, 0),
        (0.078, 0),
        (0.083, 0.003),
        (0.0845, 0.010),
        (0.083, 0.019),
        (0.078, 0.0235),
        (0.070, 0.026),
        (0, 0.026),
    ]
    cap = [
        (0, 0.186),
        (0.072, 0.186),
        (0.089, 0.187),
        (0.0925, 0.191),
        (0.092, 0.197),
        (0.084, 0.204),
        (0.060, 0.2155),
        (0.036, 0.226),
        (0.022, 0.234),
        (0.016, 0.240),
        (0, 0.240),
    ]
    shell = [
        (0.058, 0.026),
        (0.0655, 0.032),
        (0.068, 0.044),
        (0.0685, 0.106),
        (0.068, 0.168),
        (0.0655, 0.180),
        (0.058, 0.186),
    ]
    handle = [(0.048 * sin(a), 0, 0.272 - 0.048 * cos(a) * 0.86) for a in [i * 2 * pi / 40 for i in range(40)]]
    parts = [
        turned("foot", foot, ceramic(glaze), soften=3),
        turned("collar", disc(0.0715, 0.0255, 0.0305, 0.0015), brass()),
        turned("glass", shell, glass(lit), soften=3),
        turned("upper collar", disc(0.0715, 0.1825, 0.187, 0.0015), brass()),
        turned("cap", cap, ceramic(glaze), soften=3),
        turned("eye", disc(0.0075, 0.236, 0.246, 0.002), brass()),
        tube("ring", handle, 0.0037, brass(), closed=True),
    ]
    if lit:
        parts.append(glow(1.5 * lit, (0, 0, 0.108), 0.035))
    return shining("Hoeve", parts, at, turn, scale)


def waker(at=(0, 0, 0), colour="#22252a", lit=1.0, turn=0.0):
    """Waker: the standing lamp, 148 cm; a shade woven of linen over opal, a steel stem, a foot of turned oak."""
    shade = [(0.150, 1.475), (0.153, 1.478), (0.208, 1.262), (0.205, 1.258)]
    parts = [
        turned("foot", disc(0.145, 0, 0.026, 0.008), oak("smoked")),
        turned("plate", disc(0.05, 0.026, 0.031, 0.001), brass()),
        turned("stem", disc(0.0085, 0.028, 1.36, 0.001), steel(colour)),
        turned("collar", disc(0.014, 1.14, 1.165, 0.002), brass()),
        turned("inner", [(0.128, 1.455), (0.172, 1.272)], glass(lit * 1.0)),
        turned("shade", shade, woven(lit)),
        ring("hoop", 0.2075, 0.0032, brass(), (0, 0, 1.2605)),
        ring("upper hoop", 0.1515, 0.0025, brass(), (0, 0, 1.4775)),
        turned("bulb", arc(0.045, 0.05, (0, 1.36), -pi / 2, pi / 2), glass(lit * 2.5)),
    ]
    parts += [
        tube("spoke", [(0, 0, 1.40), (0.14 * cos(a), 0.14 * sin(a), 1.455)], 0.002, brass(), straight=True)
        for a in (0.3, 2.4, 4.5)
    ]
    if lit:
        parts.append(glow(9 * lit, (0, 0, 1.37), 0.05))
    return shining("Waker", parts, at, turn)


def woven(lit):
    """Linen in front of a lamp. It transmits half of the light, like `glass.opal`."""
    made = opal(1.3 * lit if lit else 0.0, tint="#e9dfcb").copy()
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = 0.9
    return made


def nap(at=(0, 0, 0), glaze=CLAY, lit=1.0, scale=1.0, turn=0.0):
    """Nap: the small portable lamp, 22 cm; an opal cap like a mushroom's on a thrown body."""
    body = [
        (0, 0),
        (0.046, 0),
        (0.051, 0.004),
        (0.052, 0.012),
        (0.046, 0.034),
        (0.036, 0.066),
        (0.0305, 0.100),
        (0.0295, 0.128),
        (0.031, 0.140),
        (0, 0.140),
    ]
    cap = [(0.030, 0.146), (0.070, 0.143), (0.092, 0.1455), *arc(0.098, 0.072, (0, 0.152), 0, pi / 2, 28)]
    parts = [
        turned("body", body, ceramic(glaze), soften=3),
        turned("collar", disc(0.0335, 0.139, 0.146, 0.0015), brass()),
        turned("cap", cap, glass(lit)),
        turned("button", disc(0.006, 0.2235, 0.228, 0.0015), brass()),
    ]
    if lit:
        parts.append(glow(1.1 * lit, (0, 0, 0.178), 0.03))
    return shining("Nap", parts, at, turn, scale)
