"""Translucent materials: opal glass, clear glass and water."""

from functools import lru_cache

from .materials import EMBER
from .nodes import linear, material

SHADE_OF_OPAL = 0.5
"""Transmission of a shadow ray through one wall of opal glass. Light from inside crosses one wall, sunlight two."""


@lru_cache(maxsize=None)
def opal(strength=0.0, warmth=EMBER, tint="#f4efe4"):
    """
    Opal glass, blown and acid-etched. Lit glass is brighter at normal incidence and warmer at its edge.
    A lamp inside (`lights.glow`) illuminates other objects, because it causes little noise.
    """
    made, tree, surface = material("opal glass")
    surface.inputs["Base Color"].default_value = (*linear(tint), 1)
    surface.inputs["Roughness"].default_value = 0.28
    surface.inputs["Specular"].default_value = 0.5
    if strength:
        facing = tree.node("ShaderNodeLayerWeight", {"Blend": 0.35}).outputs["Facing"]
        edge = tuple(c * f for c, f in zip(warmth, (0.60, 0.42, 0.28)))
        core = tuple(c * f for c, f in zip(warmth, (1.0, 1.22, 1.75)))
        tree.put(surface.inputs["Emission"], tree.ramp(facing, [(0.0, core), (0.95, edge)]))
        surface.inputs["Emission Strength"].default_value = strength
    shadow = tree.node("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    through = tree.node("ShaderNodeBsdfTransparent", {"Color": (1.0, 0.97, 0.92)})
    mixed = tree.node(
        "ShaderNodeMixShader",
        {0: tree.math("MULTIPLY", shadow, SHADE_OF_OPAL), 1: surface.outputs[0], 2: through.outputs[0]},
    )
    tree.put(made.node_tree.nodes["Material Output"].inputs["Surface"], mixed.outputs[0])
    return made


@lru_cache(maxsize=None)
def clear(tint="#f2f6f4"):
    """Drinking glass and window glass. It casts a faint shadow only, because caustics are off."""
    made, tree, surface = material(f"clear glass {tint}")
    surface.inputs["Base Color"].default_value = (*linear(tint), 1)
    surface.inputs["Roughness"].default_value = 0.02
    surface.inputs["Transmission"].default_value = 1.0
    surface.inputs["IOR"].default_value = 1.45
    shadow = tree.node("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    through = tree.node("ShaderNodeBsdfTransparent", {"Color": linear(tint)})
    mixed = tree.node(
        "ShaderNodeMixShader", {0: tree.math("MULTIPLY", shadow, 0.9), 1: surface.outputs[0], 2: through.outputs[0]}
    )
    tree.put(made.node_tree.nodes["Material Output"].inputs["Surface"], mixed.outputs[0])
    return made


@lru_cache(maxsize=None)
def water(colour="#1d2a2a"):
    """Still water with small ripples."""
    made, tree, surface = material("water")
    surface.inputs["Base Color"].default_value = (*linear(colour), 1)
    surface.inputs["Roughness"].default_value = 0.03
    surface.inputs["Specular"].default_value = 0.5
    ripple = tree.noise(tree.stretched((1, 2.4, 1)), 5, 3, 0.5, 0.6)
    tree.put(surface.inputs["Normal"], tree.bump(ripple, 0.25, 0.02))
    return made
