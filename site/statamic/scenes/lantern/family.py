"""Shared parts of all lamps: glazes, opal glass and the light group."""

from .glass import opal
from .lights import LAMPS
from .shapes import assembled

BASALT, CHALK, CLAY, MOSS = "#3b3a38", "#ddd6c8", "#8f4a30", "#5d6650"
"""The glazes of the lamps."""


def shining(name, parts, at=(0, 0, 0), turn=0.0, scale=1.0):
    """Groups the parts of a lamp and assigns emissive parts to the light group of the lamps."""
    for part in parts:
        part.lightgroup = LAMPS
    return assembled(name, parts, at, turn, scale)


def glass(lit):
    return opal(3.2 * lit if lit else 0.0)
