"""Builds node trees with function calls, from the pattern to the surface."""

import bpy


def linear(hex_colour):
    """Converts a web colour (`#b8431a`) to linear RGB."""
    channels = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


class Tree:
    """A node tree. Values given to `node` are set, sockets are linked."""

    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(made, name, value)
        for key, value in (inputs or {}).items():
            self.put(made.inputs[key], value)
        return made

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, *values, clamp=False):
        made = self.node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        for index, value in enumerate(values):
            self.put(made.inputs[index], value)
        return made.outputs[0]

    def noise(self, vector, scale, detail=4, roughness=0.5, distortion=0.0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.node("ShaderNodeTexNoise", inputs).outputs["Fac"]

    def ramp(self, factor, stops):
        """`stops` are (position, linear colour) pairs."""
        made = self.node("ShaderNodeValToRGB", {"Fac": factor})
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return made.outputs["Color"]

    def blend(self, factor, first, second, mode="MIX"):
        inputs = {"Fac": factor, "Color1": first, "Color2": second}
        return self.node("ShaderNodeMixRGB", inputs, blend_type=mode).outputs["Color"]

    def stretched(self, scale, random_offset=0.0):
        """Scaled object coordinates. Each object can use another part of the pattern, so boards differ."""
        place = self.node("ShaderNodeTexCoord").outputs["Object"]
        mapped = self.node("ShaderNodeMapping", {"Vector": place, "Scale": scale})
        if random_offset:
            chance = self.node("ShaderNodeObjectInfo").outputs["Random"]
            offset = self.node(
                "ShaderNodeCombineXYZ",
                {
                    "X": self.math("MULTIPLY", chance, random_offset),
                    "Y": self.math("MULTIPLY", chance, random_offset * 0.37),
                },
            )
            mapped_far = self.node(
                "ShaderNodeVectorMath", {0: mapped.outputs[0], 1: offset.outputs[0]}, operation="ADD"
            )
            return mapped_far.outputs[0]
        return mapped.outputs[0]

    def bump(self, height, strength, distance=0.002):
        """`distance` is the depth of the relief in metres."""
        return self.node("ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0]


def material(name):
    """A new material: its tree and its principled surface."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, Tree(made.node_tree), made.node_tree.nodes["Principled BSDF"]
