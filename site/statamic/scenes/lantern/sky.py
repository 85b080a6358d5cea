"""Two skies: a low sun, and dusk a quarter of an hour after sunset."""

from math import cos, radians, sin

import bpy

from .lights import SKY
from .nodes import Tree


def nishita(elevation, bearing, strength, dust=1.5, ozone=3.0):
    """A physical sky without a sun disc (see `sunlight`). `bearing` of the sun is in degrees clockwise from the y axis."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.lightgroup = SKY
    tree = Tree(world.node_tree)
    sky = tree.node(
        "ShaderNodeTexSky",
        sky_type="NISHITA",
        sun_disc=False,
        sun_elevation=radians(elevation),
        sun_rotation=radians(bearing),
        air_density=1.2,
        dust_density=dust,
        ozone_density=ozone,
    )
    background = world.node_tree.nodes["Background"]
    tree.put(background.inputs["Color"], sky.outputs[0])
    background.inputs["Strength"].default_value = strength
    return world


def sunlight(elevation, bearing, strength, colour=(1.0, 0.80, 0.58), softness=0.6):
    """The sun as a lamp, which causes less noise than a disc in the sky. `softness` is its angular diameter in degrees."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, colour, radians(softness)
    thing = bpy.data.objects.new("sun", light)
    bpy.context.scene.collection.objects.link(thing)
    thing.lightgroup = SKY
    thing.rotation_euler = (radians(90 - elevation), 0, radians(180 - bearing))
    return thing


def day(elevation=24, bearing=215):
    nishita(elevation, bearing, 0.09)
    sunlight(elevation, bearing, 4.6)


def dusk(bearing=250, strength=2.0, elevation=-1.6):
    nishita(elevation, bearing, strength, dust=2.0)


def even(colour, strength):
    """Uniform light from all directions, for the studio."""
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.lightgroup = SKY
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (*colour, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = strength


def direction(elevation, bearing):
    """Where the sun is, as a unit vector; for checking where shadows fall."""
    e, b = radians(elevation), radians(bearing)
    return (sin(b) * cos(e), cos(b) * cos(e), sin(e))
