"""Geometry in metres: boxes, turned profiles, bent tubes, and grouping."""

from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector

SMOOTH_BELOW = 0.6
"""Edges with a smaller angle (radians) are shaded smooth."""


def place(mesh, name, material, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0.0):
    """Adds a mesh to the scene with one material and edges rounded by `bevel` metres."""
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = location, rotation
    if material:
        mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, SMOOTH_BELOW
    if bevel:
        rounding = thing.modifiers.new("bevel", "BEVEL")
        rounding.width, rounding.segments, rounding.limit_method, rounding.angle_limit = bevel, 4, "ANGLE", SMOOTH_BELOW
    return thing


def mesh_of(name, vertices, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    return mesh


def box(name, size, location, material, bevel=0.004, rotation=(0, 0, 0)):
    """`size` is (x, y, z); `location` is its centre."""
    x, y, z = (side / 2 for side in size)
    corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return place(mesh_of(name, corners, faces), name, material, location, rotation, bevel)


def softened(profile, times):
    """Smooths a profile by corner cutting (Chaikin) and keeps its ends."""
    for _ in range(times):
        cut = [profile[0]]
        for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
            cut += [(r0 * 0.75 + r1 * 0.25, z0 * 0.75 + z1 * 0.25), (r0 * 0.25 + r1 * 0.75, z0 * 0.25 + z1 * 0.75)]
        profile = [*cut, profile[-1]]
    return profile


def turned(name, profile, material, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0.0, segments=96, soften=0):
    """Turns a profile of (radius, height) points round the z axis; a radius of 0 closes it."""
    vertices, rings = [], []
    for radius, height in softened(profile, soften):
        if radius <= 1e-6:
            rings.append([len(vertices)])
            vertices.append((0, 0, height))
        else:
            rings.append(range(len(vertices), len(vertices) + segments))
            vertices += [
                (radius * cos(2 * pi * i / segments), radius * sin(2 * pi * i / segments), height)
                for i in range(segments)
            ]
    faces = []
    for low, high in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            corners = [low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]
            faces.append(list(dict.fromkeys(corners)))
    mesh = mesh_of(name, vertices, [face for face in faces if len(face) > 2])
    tidy = bmesh.new()
    tidy.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(tidy, faces=tidy.faces)
    tidy.to_mesh(mesh)
    tidy.free()
    return place(mesh, name, material, location, rotation, bevel)


def disc(radius, low, high, round_by=0.004):
    """The profile of a disc with rounded rims, for `turned`."""
    steps = [i * pi / 10 for i in range(6)]
    upper = [(radius - round_by + round_by * cos(a), high - round_by + round_by * sin(a)) for a in steps]
    lower = [(radius - round_by + round_by * cos(a), low + round_by - round_by * sin(a)) for a in reversed(steps)]
    return [(0, low), *lower, *upper, (0, high)]


def arc(radius_x, radius_z, centre, start, end, steps=24):
    """Points (radius, height) of an ellipse's arc between two angles, for `turned`."""
    angles = [start + (end - start) * i / steps for i in range(steps + 1)]
    return [(max(0.0, centre[0] + radius_x * cos(a)), centre[1] + radius_z * sin(a)) for a in angles]


def tube(name, points, radius, material, closed=False, straight=False, radii=None):
    """A rod through points, bent softly unless `straight`; `radii` thins or thickens it at each point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", radius, 6, 10
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY" if straight else "NURBS")
    spline.points.add(len(points) - 1)
    for index, (at, point) in enumerate(zip(spline.points, points)):
        at.co = (*point, 1)
        at.radius = radii[index] if radii else 1
    spline.use_cyclic_u = closed
    if not straight:
        spline.order_u, spline.use_endpoint_u = min(4, len(points)), not closed
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    return thing


def ring(name, radius, thickness, material, location=(0, 0, 0), rotation=(0, 0, 0), steps=48):
    points = [(radius * cos(2 * pi * i / steps), radius * sin(2 * pi * i / steps), 0) for i in range(steps)]
    made = tube(name, points, thickness, material, closed=True)
    made.location, made.rotation_euler = location, rotation
    return made


def assembled(name, parts, location=(0, 0, 0), turn=0.0, scale=1.0, tilt=0.0):
    """Groups parts that were created at the origin and moves the group."""
    holder = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.location, holder.rotation_euler, holder.scale = location, (tilt, 0, turn), (scale,) * 3
    return holder


def towards(start, end):
    """The rotation that makes an object at `start` look at `end` along its -z axis."""
    return (Vector(end) - Vector(start)).to_track_quat("-Z", "Y").to_euler()
