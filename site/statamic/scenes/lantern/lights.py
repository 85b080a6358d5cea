"""Lamps' light and studio light. Everything electric is in the light group `lamps`, so that one rendering gives every step."""

import bpy

from .materials import EMBER
from .shapes import towards

LAMPS = "lamps"
SKY = "sky"
BRIGHTNESS = 6.0


def glow(watts, location=(0, 0, 0), radius=0.05, colour=EMBER):
    """The light inside a lamp's glass. A renderer's watts are not a shop's: `BRIGHTNESS` makes 1 what a camera sees at dusk."""
    light = bpy.data.lights.new("glow", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts * BRIGHTNESS, colour, radius
    thing = bpy.data.objects.new("glow", light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.lightgroup = location, LAMPS
    return thing


def softbox(watts, location, target, size, colour=(1, 1, 1), group=SKY):
    """A studio's lamp: a square sheet of light, `size` metres wide."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy, light.color, light.size = watts, colour, size
    thing = bpy.data.objects.new("softbox", light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler, thing.lightgroup = location, towards(location, target), group
    return thing
