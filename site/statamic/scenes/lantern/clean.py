"""Denoises the light of a rendering."""

import os

import numpy

from . import render
from .denoise import denoised

CLEAN = "clean.npz"


def clean(folder):
    """Returns the denoised light of each group. The result is cached in the folder, because denoising takes longer than developing."""
    kept = os.path.join(folder, CLEAN)
    darkroom = os.path.getmtime(os.path.join(os.path.dirname(__file__), "denoise.py"))
    if os.path.exists(kept) and os.path.getmtime(kept) > darkroom:
        return dict(numpy.load(kept))

    def both(name):
        return [render.stored(folder, name, seed) for seed in render.SEEDS]

    normal, albedo, depth = (sum(both(name)) / 2 for name in render.FEATURES)
    lights = denoised({group: both(f"Combined_{group}") for group in render.GROUPS}, albedo, normal, depth)
    lights["depth"] = numpy.minimum(depth[:, :, :1], 60000.0)
    numpy.savez(kept, **{group: light.astype(numpy.float16) for group, light in lights.items()})
    return lights
