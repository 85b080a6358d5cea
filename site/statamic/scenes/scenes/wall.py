"""
A wall at night with lamps. It is rendered once: the lamps are a separate light group, so off, three dimming steps and on are developed from
the same frame without any shift.
"""

from lantern import cameras, furniture, ground, lamps, sky, traces, trees

DEEP = "#d6cbb9"


def set_of_wall():
    ground.deck(-4.4, 4.4, -2.6, 1.12)
    ground.wall(-6, 6, 1.13, 4.2, colour=DEEP, level=-0.05)
    lamps.waker((-0.98, 0.74, 0))
    furniture.dijk((0.42, 0.72, 0), 0, 1.6)
    lamps.hoeve((0.08, 0.70, 0.42), turn=0.6, scale=1.25)
    traces.leaning_cushion((0.86, 0.80, 0.415), -0.12, "#94482a", (0.46, 0.40, 0.16), 0.24)
    traces.book((0.40, 0.66, 0.42), 0.3, "#39424e")
    traces.cup((0.40, 0.67, 0.441), "#ddd6c8")
    furniture.kuip((1.66, 0.66, 0), "#6f6a62", 0.21, 0.36)
    trees.olive((1.66, 0.66, 0.30), 5, 1.15)
    sky.dusk(200, 1.5, -2.2)


def front():
    set_of_wall()
    cameras.look((0.26, -3.55, 0.94), (0.32, 0.9, 0.80), 45, 5.6, (0.1, 0.70, 0.6))


def standing_lamp():
    set_of_wall()
    cameras.look((-0.55, -2.35, 1.12), (-0.80, 0.9, 1.17), 45, 4.0, (-1.02, 0.74, 1.35))


def bench():
    set_of_wall()
    cameras.look((0.62, -1.9, 0.86), (0.52, 0.8, 0.58), 48, 4.0, (0.3, 0.66, 0.55))


SHOTS = {"front": front, "standing-lamp": standing_lamp, "bench": bench}
