"""Paths: loose gravel, stone by stone near the camera, and flags laid into it."""

from math import pi
from random import Random

import bmesh
import bpy
from mathutils import Vector, noise

from .materials import ceramic
from .nodes import linear, material
from .planting import scattered, spread
from .shapes import box, mesh_of, place


def stone_material():
    """River gravel: each stone of its own grey, ochre or white."""
    made, tree, surface = material("gravel")
    chance = tree.node("ShaderNodeObjectInfo").outputs["Random"]
    tones = [
        (0.0, linear("#6f695f")),
        (0.35, linear("#9a9183")),
        (0.6, linear("#b3a68e")),
        (0.85, linear("#837a6c")),
        (1.0, linear("#d2cabb")),
    ]
    tree.put(surface.inputs["Base Color"], tree.ramp(chance, tones))
    surface.inputs["Roughness"].default_value = 0.8
    return made


def pebble(seed):
    """A stone of about 1 (a metre, before it is scaled), flattened and worn."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=2, radius=0.5)
    for vertex in shape.verts:
        dent = noise.noise(Vector(vertex.co) * 1.6 + Vector((seed, seed, seed)))
        vertex.co = vertex.co * (1 + 0.35 * dent)
        vertex.co.z *= 0.62
    mesh = bpy.data.meshes.new("pebble")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(stone_material())
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


def gravel(west, east, south, north, level=0.0, density=2600, seed=3):
    """A bed of gravel; `density` in stones for each square metre, in three shapes."""
    corners = [(west, south, level), (east, south, level), (east, north, level), (west, north, level)]
    place(mesh_of("bed", corners, [(0, 1, 2, 3)]), "bed", ceramic("#7d756a"))
    count = int((east - west) * (north - south) * density / 3)
    for shape in range(3):
        spots = spread(count, west, east, south, north, level + 0.003, seed + shape, (0.012, 0.030))
        scattered("gravel", pebble(seed + shape), spots)


def flags(places, size=(0.9, 0.42, 0.05), level=0.0, seed=2, colour="#8b857b"):
    """Flagstones at (x, y): nearly square to each other, never quite."""
    chance = Random(seed)
    for x, y in places:
        turn = chance.gauss(0, 0.02)
        box("flag", size, (x, y, level + 0.012), ceramic(colour), 0.008, (chance.gauss(0, 0.004), 0, turn % (2 * pi)))
