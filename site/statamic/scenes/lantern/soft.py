"""Soft shapes: cushions, pads and throws."""

from math import cos, pi, sin

from mathutils import Vector, noise

from .shapes import mesh_of, place


def grid(name, columns, rows, point, material, closed_back=None):
    """A sheet of (columns + 1) × (rows + 1) points, with UVs in metres as `point(u, v)` gives them: (x, y, z), (u, v)."""
    vertices, coordinates = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            position, uv = point(column / columns, row / rows)
            vertices.append(tuple(position))
            coordinates.append(uv)
    wide = columns + 1
    faces = [
        (r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c)
        for r in range(rows)
        for c in range(columns)
    ]
    mesh = mesh_of(name, vertices, faces)
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        layer.data[loop.index].uv = coordinates[loop.vertex_index]
    thing = place(mesh, name, material)
    mesh.auto_smooth_angle = 3.0
    return thing


def cushion(width, height, thickness, material, seed=0, slump=0.02):
    """A filled cushion lying flat, centred on the origin: drawn-in sides, ears at its corners, creases towards them."""

    def side(sign):
        def point(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            full = ((1 - abs(x) ** 2.6) * (1 - abs(y) ** 2.6)) ** 0.52 if abs(x) < 1 and abs(y) < 1 else 0.0
            draw_x, draw_y = 1 - 0.07 * (1 - y * y) * abs(x), 1 - 0.07 * (1 - x * x) * abs(y)
            corner = (abs(x) * abs(y)) ** 1.5
            crease = noise.noise(Vector((x * 2.2 + seed, y * 2.2, sign * 3.0))) * 0.10
            crease += sin(9 * (abs(x) - abs(y)) + seed) * 0.05 * corner
            z = sign * thickness / 2 * full * (1 + crease) - slump * (1 - y) * full * 0.3
            return (x * draw_x * width / 2, y * draw_y * height / 2, z), (u * width, v * height)

        return point

    front = grid("cushion", 56, 56, side(1), material)
    back = grid("cushion back", 56, 56, side(-1), material)
    back.parent = front
    back.data.flip_normals()
    return front


def pad(name, size, material, radius=0.05, crown=0.025, seed=0, steps=22):
    """An upholstered block: rounded, crowned on top, with a seam round its middle and the hollows of use."""
    half = [side / 2 for side in size]
    inner = [h - radius for h in half]
    vertices, faces, coordinates = [], [], []
    for axis in range(3):
        for sign in (-1, 1):
            first, second = [(1, 2), (2, 0), (0, 1)][axis]
            base = len(vertices)
            for i in range(steps + 1):
                for j in range(steps + 1):
                    p = [0.0, 0.0, 0.0]
                    p[axis] = sign * half[axis]
                    p[first], p[second] = _dense(i / steps) * half[first], _dense(j / steps) * half[second]
                    core = [max(-n, min(n, value)) for value, n in zip(p, inner)]
                    out = Vector(p) - Vector(core)
                    out = out.normalized() * radius if out.length else out
                    at = Vector(core) + out
                    bulge = (1 - (at[0] / half[0]) ** 2) * (1 - (at[1] / half[1]) ** 2)
                    dent = noise.noise(Vector((at[0] * 4 + seed, at[1] * 4, at[2] * 4))) * 0.010
                    at[2] += (crown * bulge + dent) * (1 if at[2] > 0 else 0.3)
                    seam = 1 - 0.10 * radius / max(half[0], half[1]) * pow(2.718, -((at[2] / 0.006) ** 2))
                    vertices.append((at[0] * seam, at[1] * seam, at[2]))
                    coordinates.append((p[first], p[second]))
            for i in range(steps):
                for j in range(steps):
                    a = base + i * (steps + 1) + j
                    corners = (a, a + steps + 1, a + steps + 2, a + 1)
                    faces.append(corners if sign > 0 else corners[::-1])
    mesh = mesh_of(name, vertices, faces)
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        layer.data[loop.index].uv = coordinates[loop.vertex_index]
    thing = place(mesh, name, material)
    mesh.auto_smooth_angle = 3.0
    return thing


def _dense(t):
    """-1 to 1, with more steps near the ends, where a pad is round."""
    return -cos(pi * t) * 0.6 + (2 * t - 1) * 0.4


def throw(path, width, material, folds=5, depth=0.03, seed=0, lift=0.006, fringe=True, skew=0.05):
    """
    A blanket along a path of (y, z) points, centred on x = 0. It is flat where the path is level and has folds where it hangs.
    `skew` shifts its hem, so the blanket looks less regular.
    """
    lengths = [0.0]
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        lengths.append(lengths[-1] + ((y1 - y0) ** 2 + (z1 - z0) ** 2) ** 0.5)
    total = lengths[-1]

    def along(distance):
        distance = max(0.0, min(total - 1e-6, distance))
        i = max(index for index in range(len(path) - 1) if lengths[index] <= distance)
        t = (distance - lengths[i]) / (lengths[i + 1] - lengths[i])
        (y0, z0), (y1, z1) = path[i], path[i + 1]
        way = Vector((0, y1 - y0, z1 - z0)).normalized()
        return Vector((0, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t)), Vector((0, way.z, -way.y)), abs(way.z)

    def point(u, v):
        across = 2 * u - 1
        soft = [along(v * total + d + skew * across * 0.6) for d in (-0.03, -0.015, 0, 0.015, 0.03)]
        at = sum((s[0] for s in soft), Vector()) / 5
        out = sum((s[1] for s in soft), Vector()).normalized()
        hang = sum(s[2] for s in soft) / 5
        phase = folds * pi * across + seed + 1.3 * noise.noise(Vector((across * 1.5, v * 2, seed)))
        wave = (sin(phase) + 0.4 * sin(2.3 * phase + 1)) * depth * (0.12 + 0.88 * hang)
        wave += noise.noise(Vector((across * 3, v * 5, seed + 5))) * 0.012
        narrow = 1 - 0.10 * hang
        x = across * width / 2 * narrow + 0.012 * noise.noise(Vector((v * 4, seed, across)))
        return (at + out * (max(wave, -lift * 0.5) + lift + depth * 0.2 * hang) + Vector((x, 0, 0))), (
            u * width,
            v * total,
        )

    sheet = grid("throw", 90, 90, point, material)
    thick = sheet.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.007, 1
    return sheet
