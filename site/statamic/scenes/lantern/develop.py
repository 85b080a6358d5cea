"""Develops light to an image: brightness and warmth of lamps, lens effects and tone mapping."""

import bpy
import numpy as np

from .denoise import local_mean
from .lights import LAMPS, SKY

SKY_FROM = 20000.0
"""Depths above this distance in metres belong to the sky."""


def developed(
    lights,
    lamps=1.0,
    sky=1.0,
    exposure=0.0,
    bloom=0.04,
    vignette=0.12,
    tint=(1.0, 1.0, 1.0),
    haze=(0.0, 0.0, 0.0),
    clear=250.0,
):
    """
    Adds the light groups. A dimmed lamp is also warmer, like a filament. `bloom` is the share of light that scatters in the lens,
    `vignette` the loss of light in the corners, `exposure` is in stops. `haze` is the colour of the air, which covers objects at a
    distance of `clear` metres by two thirds.
    """
    warmer = np.array((1.0, 0.88 + 0.12 * min(lamps, 1.0), 0.70 + 0.30 * min(lamps, 1.0)), dtype=np.float32)
    picture = (
        (lights[SKY].astype(np.float32) * sky + lights[LAMPS].astype(np.float32) * lamps * warmer)
        * np.array(tint, dtype=np.float32)
        * 2.0**exposure
    )
    if any(haze):
        depth = lights["depth"].astype(np.float32)
        veil = np.where(depth < SKY_FROM, 1 - np.exp(-depth / clear), 0)
        picture = picture + (np.array(haze, dtype=np.float32) - picture) * veil
    height, width = picture.shape[:2]
    bright = np.minimum(picture, 12.0)
    for part, size in ((0.5, 0.006), (0.3, 0.02), (0.2, 0.06)):
        radius = max(1, int(width * size))
        stray = local_mean(local_mean(bright, radius), radius)
        picture = picture + (stray - bright) * bloom * part
    down, across = np.mgrid[-1 : 1 : complex(height), -1 : 1 : complex(width)].astype(np.float32)
    away = (down**2 + across**2)[:, :, None] / 2
    return np.maximum(picture * (1 - vignette * away), 0)


def written(picture, path):
    """Writes an 8-bit PNG with the view transform of the scene (Filmic)."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    values = np.ones((height, width, 4), dtype=np.float32)
    values[:, :, :3] = picture
    image.pixels.foreach_set(values.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    image.save_render(path, scene=bpy.context.scene)
    bpy.data.images.remove(image)
