"""Materials of the products. Each function creates a material once per set of arguments."""

from functools import lru_cache

from .nodes import linear, material

EMBER = (1.0, 0.57, 0.24)
"""The colour of the brand's light, about 2,200 K, linear."""


@lru_cache(maxsize=None)
def oak(tone="oiled"):
    """Oak with the grain along the object's x axis. `weathered` is greyed by sun and rain."""
    dark, light, pore = {
        "oiled": ("#7d5a38", "#ad8556", "#4d341f"),
        "weathered": ("#65513e", "#8f7960", "#32281f"),
        "smoked": ("#3b2a1f", "#5b4332", "#1e1510"),
    }[tone]
    made, tree, surface = material(f"oak {tone}")
    cloud = tree.noise(tree.stretched((0.7, 5, 5), 37), 2.2, 5, 0.55, 0.8)
    grain = tree.noise(tree.stretched((1.6, 46, 46), 37), 2.4, 6, 0.6, 0.35)
    pores = tree.noise(tree.stretched((9, 260, 260), 37), 2.0, 2, 0.5)
    wood = tree.ramp(
        tree.math("MULTIPLY_ADD", grain, 0.55, tree.math("MULTIPLY", cloud, 0.45)),
        [(0.36, linear(dark)), (0.66, linear(light))],
    )
    wood = tree.blend(tree.math("MULTIPLY", tree.math("GREATER_THAN", pores, 0.6), 0.42), wood, linear(pore))
    chance = tree.node("ShaderNodeObjectInfo").outputs["Random"]
    shade = tree.node("ShaderNodeHueSaturation", {"Color": wood, "Value": tree.math("MULTIPLY_ADD", chance, 0.3, 0.85)})
    tree.put(surface.inputs["Base Color"], shade.outputs[0])
    tree.put(surface.inputs["Roughness"], tree.math("MULTIPLY_ADD", grain, 0.25, 0.42 if tone != "weathered" else 0.55))
    tree.put(
        surface.inputs["Normal"],
        tree.bump(tree.math("SUBTRACT", grain, tree.math("MULTIPLY", pores, 0.4)), 0.35, 0.0015),
    )
    return made


@lru_cache(maxsize=None)
def plaster(colour="#d9d0c0"):
    """Lime wash on a trowelled wall: soft variations of tone with little relief."""
    made, tree, surface = material(f"lime plaster {colour}")
    place = tree.stretched((1, 1, 1))
    clouds = tree.noise(place, 1.1, 7, 0.62, 0.5)
    strokes = tree.noise(tree.stretched((3, 3, 1.2)), 6, 5, 0.6, 0.9)
    base = linear(colour)
    deep = tuple(c * 0.80 for c in base)
    tone = tree.ramp(
        tree.math("MULTIPLY_ADD", clouds, 0.7, tree.math("MULTIPLY", strokes, 0.3)), [(0.36, deep), (0.64, base)]
    )
    fine = tree.noise(place, 90, 4, 0.6)
    height = tree.math("ADD", tree.math("MULTIPLY", strokes, 1.0), tree.math("MULTIPLY", fine, 0.10))
    tree.put(surface.inputs["Base Color"], tone)
    tree.put(surface.inputs["Roughness"], 0.92)
    tree.put(surface.inputs["Specular"], 0.15)
    tree.put(surface.inputs["Normal"], tree.bump(height, 0.5, 0.012))
    return made


@lru_cache(maxsize=None)
def cloth(colour="#cfc4ae", weave="linen"):
    """`linen` is flat and slubby, `wool` looped and thick, `knit` ribbed along x. Expects UVs in metres where there are any."""
    made, tree, surface = material(f"{weave} {colour}")
    base = linear(colour)
    place = tree.node("ShaderNodeTexCoord").outputs["UV"] if weave != "wool" else tree.stretched((1, 1, 1))
    if weave == "wool":
        loops = tree.node("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 105}, feature="SMOOTH_F1").outputs[
            "Distance"
        ]
        height, depth = tree.math("SUBTRACT", 1.0, loops), 0.006
    else:
        across = tree.node(
            "ShaderNodeTexWave", {"Vector": place, "Scale": 260, "Distortion": 1.2, "Detail": 2}, bands_direction="X"
        ).outputs["Fac"]
        along = tree.node(
            "ShaderNodeTexWave",
            {"Vector": place, "Scale": 260 if weave == "linen" else 60, "Distortion": 1.2, "Detail": 2},
            bands_direction="Y",
        ).outputs["Fac"]
        height, depth = (tree.math("MAXIMUM", across, along), 0.0008) if weave == "linen" else (along, 0.002)
    mottle = tree.noise(tree.stretched((1, 1, 1)), 9, 5, 0.6)
    tone = tree.ramp(
        tree.math("MULTIPLY_ADD", height, 0.35, tree.math("MULTIPLY", mottle, 0.65)),
        [(0.25, tuple(c * 0.72 for c in base)), (0.7, tuple(min(1, c * 1.1) for c in base))],
    )
    tree.put(surface.inputs["Base Color"], tone)
    tree.put(surface.inputs["Roughness"], 0.95)
    tree.put(surface.inputs["Specular"], 0.1)
    tree.put(surface.inputs["Sheen"], 0.6)
    tree.put(surface.inputs["Sheen Tint"], 0.7)
    tree.put(surface.inputs["Normal"], tree.bump(height, 0.8, depth))
    return made


@lru_cache(maxsize=None)
def brass():
    """Brushed and waxed brass."""
    made, tree, surface = material("brass")
    wear = tree.noise(tree.stretched((1, 1, 1)), 22, 6, 0.6)
    tree.put(surface.inputs["Base Color"], tree.ramp(wear, [(0.3, linear("#a57a3a")), (0.7, linear("#c99d58"))]))
    tree.put(surface.inputs["Metallic"], 1.0)
    tree.put(surface.inputs["Roughness"], tree.math("MULTIPLY_ADD", wear, 0.22, 0.16))
    return made


@lru_cache(maxsize=None)
def ceramic(colour="#3a3a39"):
    """Matte stoneware with fine speckles and shallow throwing rings."""
    made, tree, surface = material(f"ceramic {colour}")
    base = linear(colour)
    place = tree.stretched((1, 1, 1))
    speckle = tree.noise(place, 640, 2, 0.5)
    cloud = tree.noise(place, 9, 4, 0.6)
    tone = tree.ramp(
        cloud, [(0.3, tuple(c * 0.82 for c in base)), (0.7, tuple(min(1, c * 1.12 + 0.004) for c in base))]
    )
    fleck = tuple(c * 0.45 for c in base) if sum(base) > 0.5 else tuple(c * 2.4 + 0.03 for c in base)
    tone = tree.blend(tree.math("MULTIPLY", tree.math("GREATER_THAN", speckle, 0.68), 0.35), tone, fleck)
    rings = tree.noise(tree.stretched((0.6, 0.6, 42)), 4, 3, 0.5)
    tree.put(surface.inputs["Base Color"], tone)
    tree.put(surface.inputs["Roughness"], 0.62)
    tree.put(surface.inputs["Specular"], 0.4)
    tree.put(surface.inputs["Normal"], tree.bump(tree.math("MULTIPLY_ADD", speckle, 0.25, rings), 0.35, 0.0014))
    return made


@lru_cache(maxsize=None)
def steel(colour="#22252a"):
    """Powder-coated steel."""
    made, tree, surface = material(f"steel {colour}")
    grit = tree.noise(tree.stretched((1, 1, 1)), 900, 2, 0.5)
    tree.put(surface.inputs["Base Color"], (*linear(colour), 1))
    tree.put(surface.inputs["Roughness"], 0.48)
    tree.put(surface.inputs["Normal"], tree.bump(grit, 0.12, 0.0005))
    return made


@lru_cache(maxsize=None)
def rope(colour="#b9a684"):
    made, tree, surface = material(f"rope {colour}")
    twist = tree.noise(tree.stretched((1, 1, 1)), 240, 3, 0.5)
    base = linear(colour)
    tree.put(surface.inputs["Base Color"], tree.ramp(twist, [(0.3, tuple(c * 0.6 for c in base)), (0.7, base)]))
    tree.put(surface.inputs["Roughness"], 0.95)
    tree.put(surface.inputs["Normal"], tree.bump(twist, 0.8, 0.002))
    return made
