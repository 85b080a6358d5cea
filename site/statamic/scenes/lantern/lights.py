"""Light of lamps and of the studio. All electric lights are in the light group `lamps`, so one rendering serves every dimming step."""

import bpy

from .materials import EMBER
from .shapes import towards

LAMPS = "lamps"
SKY = "sky"
BRIGHTNESS = 6.0


def glow(watts, location=(0, 0, 0), radius=0.05, colour=EMBER):
    """Creates the light inside a lamp. `BRIGHTNESS` scales watts of the renderer, so the strength 1 suits a camera at dusk."""
    light = bpy.data.lights.new("glow", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts * BRIGHTNESS, colour, radius
    thing = bpy.data.objects.new("glow", light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.lightgroup = location, LAMPS
    return thing


def softbox(watts, location, target, size, colour=(1, 1, 1), group=SKY):
    """Creates a square area light that is `size` metres wide."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy, light.color, light.size = watts, colour, size
    thing = bpy.data.objects.new("softbox", light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler, thing.lightgroup = location, towards(location, target), group
    return thing
