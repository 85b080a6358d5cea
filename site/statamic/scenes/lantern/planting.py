"""Grasses, leaves and trees. Small plants are one mesh instanced many times; each instance has its own tone."""

from math import cos, pi, sin
from random import Random

import bpy
from mathutils import Matrix, Vector

from .nodes import Tree, linear
from .shapes import mesh_of, place


def leaf_material(low, high, through=0.35):
    """A leaf material between two tones, slightly translucent."""
    made = bpy.data.materials.new(f"leaf {low}")
    made.use_nodes = True
    tree = Tree(made.node_tree)
    made.node_tree.nodes.clear()
    object_info = tree.node("ShaderNodeObjectInfo").outputs["Random"]
    island = tree.node("ShaderNodeNewGeometry").outputs["Random Per Island"]
    mix = tree.math("MULTIPLY_ADD", object_info, 0.4, tree.math("MULTIPLY", island, 0.6))
    colour = tree.ramp(mix, [(0.1, linear(low)), (0.9, linear(high))])
    surface = tree.node("ShaderNodeBsdfPrincipled", {"Base Color": colour, "Roughness": 0.55, "Specular": 0.3})
    lucent = tree.node("ShaderNodeBsdfTranslucent", {"Color": colour})
    mixed = tree.node("ShaderNodeMixShader", {0: through, 1: surface.outputs[0], 2: lucent.outputs[0]})
    output = tree.node("ShaderNodeOutputMaterial")
    tree.put(output.inputs["Surface"], mixed.outputs[0])
    return made


def blade(start, heading, length, width, lean, steps=5):
    """Vertices and faces of one bent blade of grass."""
    side = Vector((-sin(heading), cos(heading), 0)) * width / 2
    vertices, at, angle = [], Vector(start), pi / 2 - lean * 0.25
    for i in range(steps + 1):
        narrow = 1 - (i / steps) ** 1.6
        vertices += [at - side * narrow, at + side * narrow]
        at = at + Vector((cos(heading) * cos(angle), sin(heading) * cos(angle), sin(angle))) * length / steps
        angle -= lean * (0.5 + i / steps) / steps * 2
    return vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]


def tuft(material, seed=1, blades=36, height=0.4, spread=0.05, width=0.005, lean=0.7, plumes=0, plume_material=None):
    """A tuft of grass as a mesh; `plumes` of its stems carry seed."""
    chance = Random(seed)
    vertices, faces, plumed = [], [], []

    def add(new_vertices, new_faces):
        base = len(vertices)
        vertices.extend(new_vertices)
        faces.extend(tuple(base + i for i in face) for face in new_faces)

    for _ in range(blades):
        a, r = chance.uniform(0, 2 * pi), spread * chance.random() ** 0.5
        root = (r * cos(a), r * sin(a), 0)
        add(
            *blade(
                root,
                a + chance.gauss(0, 0.5),
                height * chance.uniform(0.55, 1.05),
                width * chance.uniform(0.7, 1.3),
                lean * chance.uniform(0.3, 1.4),
            )
        )
    for _ in range(plumes):
        a, tall = chance.uniform(0, 2 * pi), height * chance.uniform(1.15, 1.5)
        bend = lean * chance.uniform(0.25, 0.6)
        add(*blade((0, 0, 0), a, tall, width * 0.5, bend, 7))
        stem = [Vector(v) for v in vertices[-16:]]
        tip, before = (stem[-1] + stem[-2]) / 2, (stem[-7] + stem[-8]) / 2
        for i in range(46):
            t = chance.random()
            start = before.lerp(tip, t)
            plumed.append(len(faces))
            add(*blade(start, a + chance.gauss(0, 1.0), 0.04 * (1.2 - t) + 0.012, width * 0.35, 0.8, 1))
    mesh = mesh_of("tuft", [tuple(v) for v in vertices], faces)
    mesh.materials.append(material)
    if plumed:
        mesh.materials.append(plume_material or material)
        for index in plumed:
            mesh.polygons[index].material_index = 1
    return mesh


def scattered(name, mesh, spots):
    """Instances of a mesh at (location, turn, scale) spots: a face of a carrier mesh for each, which Cycles instances."""
    vertices, faces = [], []
    for location, turn, scale in spots:
        frame = Matrix.Rotation(turn, 3, "Z")
        base = len(vertices)
        vertices += [
            tuple(Vector(location) + frame @ Vector((x * scale / 2, y * scale / 2, 0)))
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        faces.append((base, base + 1, base + 2, base + 3))
    carrier = place(mesh_of(name, vertices, faces), name, None)
    carrier.instance_type, carrier.use_instance_faces_scale = "FACES", True
    carrier.show_instancer_for_render = False
    child = bpy.data.objects.new(f"{name} plant", mesh)
    bpy.context.scene.collection.objects.link(child)
    child.parent = carrier
    return carrier


def spread(count, west, east, south, north, level, seed, size=(0.7, 1.3), keep=lambda x, y, chance: True):
    """Random positions in a rectangle; `keep` returns whether a position is used."""
    chance = Random(seed)
    spots = []
    for _ in range(count):
        x, y = chance.uniform(west, east), chance.uniform(south, north)
        if keep(x, y, chance):
            spots.append(((x, y, level), chance.uniform(0, 2 * pi), chance.uniform(*size)))
    return spots


def leaf(at, heading, pitch, length, width, roll):
    """A leaf folded along its vein: four corners, two faces."""
    frame = Matrix.Rotation(heading, 3, "Z") @ Matrix.Rotation(-pitch, 3, "Y") @ Matrix.Rotation(roll, 3, "X")
    points = (
        (0, 0, 0),
        (length * 0.45, width / 2, width * 0.16),
        (length, 0, -length * 0.06),
        (length * 0.45, -width / 2, width * 0.16),
    )
    return [tuple(Vector(at) + frame @ Vector(point)) for point in points]
