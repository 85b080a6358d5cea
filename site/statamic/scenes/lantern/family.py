"""What every lamp of the brand shares: its glazes, its opal glass, its light group."""

from .glass import opal
from .lights import LAMPS
from .shapes import assembled

BASALT, CHALK, CLAY, MOSS = "#3b3a38", "#ddd6c8", "#8f4a30", "#5d6650"
"""The glazes that lamps come in."""


def shining(name, parts, at=(0, 0, 0), turn=0.0, scale=1.0):
    """A lamp whose parts, where they glow, belong to the lamps' light group."""
    for part in parts:
        part.lightgroup = LAMPS
    return assembled(name, parts, at, turn, scale)


def glass(lit):
    return opal(3.2 * lit if lit else 0.0)
