"""Renders a scene twice with different seeds into floating-point passes."""

import os

import bpy

from .lights import LAMPS, SKY

THREADS = int(os.environ.get("SCENES_THREADS", "0"))
"""0 uses every core."""
GROUPS = (LAMPS, SKY)
SEEDS = (1, 2)
"""Seeds of the two renderings; their difference measures the noise."""
FEATURES = ("Denoising Normal", "Denoising Albedo", "Depth")


def set_up(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device, scene.cycles.samples = "CPU", samples
    scene.cycles.use_adaptive_sampling, scene.cycles.use_denoising = False, False
    scene.cycles.sample_clamp_direct, scene.cycles.sample_clamp_indirect, scene.cycles.blur_glossy = 14, 3, 1.0
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 6, 2, 2
    scene.cycles.transmission_bounces, scene.cycles.transparent_max_bounces = 6, 12
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    if THREADS:
        scene.render.threads_mode, scene.render.threads = "FIXED", THREADS
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    layer = bpy.context.view_layer
    layer.use_pass_z = layer.cycles.denoising_store_passes = True
    for group in GROUPS:
        bpy.ops.scene.view_layer_add_lightgroup(name=group)


def passes():
    return [*(f"Combined_{group}" for group in GROUPS), *FEATURES]


def light(folder, seed):
    """Renders the scene with a seed and writes `<pass>-<seed>-<frame>.exr` to the folder."""
    scene = bpy.context.scene
    scene.use_nodes, scene.cycles.seed = True, seed
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for name in passes():
        files.file_slots.new(f"{name.replace(' ', '')}-{seed}-")
        tree.links.new(layers.outputs[name], files.inputs[-1])
    bpy.ops.render.render()


def stored(folder, name, seed):
    """A pass of one seed as an array of (height, width, 3), bottom row first."""
    import numpy

    path = os.path.join(folder, f"{name.replace(' ', '')}-{seed}-{bpy.context.scene.frame_current:04d}.exr")
    picture = bpy.data.images.load(path)
    picture.colorspace_settings.name = "Non-Color"
    width, height = picture.size
    values = numpy.empty(width * height * 4, dtype=numpy.float32)
    picture.pixels.foreach_get(values)
    bpy.data.images.remove(picture)
    return values.reshape(height, width, 4)[:, :, :3].copy()
