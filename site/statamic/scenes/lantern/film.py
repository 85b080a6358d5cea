"""
Creates a looping film of an evening from two renderings of one camera, by day and at dusk. The daylight fades, lamps switch on one after
another, and leaves move slightly.
"""

from math import pi

import numpy as np

from .denoise import local_mean
from .develop import SKY_FROM, developed

REACH = 0.004
"""Amplitude of leaves and grass, as a share of the image width."""
SOFT = 0.012
"""Width of the transition between moving and static areas, as a share of the image width."""


def frames(day, dusk, foliage, hours, lamps, count):
    """
    Yields `count` images. `day` and `dusk` are the light and the development settings of a rendering. `foliage` is a mask of plants
    (see `growing`). `hours` are fractions of the film: start and end of dusk, and the return of the day. `lamps` are
    `[across, down, strength, when]`: the position of each lamp from the upper left corner, its share of the light, and the fraction of the
    film at which it switches on.
    """
    bright = developed(day["light"], **day["develop"])
    dark = developed(dusk["light"], **{**dusk["develop"], "lamps": 0})
    lit = np.maximum(developed(dusk["light"], **dusk["develop"]) - dark, 0)
    shares = reach_of(lamps, lit.shape[:2])
    swing = swinging(foliage)
    for index in range(count):
        time = index / count
        gone = night(time, hours)
        sunset = 4 * gone * (1 - gone)
        left = (1 - gone) ** 2.4
        picture = bright * (left * np.array((1 + 0.10 * sunset, 1, 1 - 0.16 * sunset), dtype=np.float32)) + dark * (1 - left)
        share = sum(
            part * (eased((time - when) * 22) * eased((hours[2] + 0.05 - time) * 22))
            for part, (_, _, _, when) in zip(shares, lamps)
        )
        yield bent(picture + lit * share[:, :, None], swing, time)


def eased(value):
    """A smooth step from 0 to 1."""
    value = min(max(value, 0.0), 1.0)
    return value * value * (3 - 2 * value)


def night(time, hours):
    going, gone, back = hours
    return eased((time - going) / (gone - going)) * (1 - eased((time - back) / (1 - back)))


def reach_of(lamps, size):
    """Returns the share of each lamp in the light of each pixel: all of it near the lamp, else by distance and strength."""
    height, width = size
    up, across = np.mgrid[0:height, 0:width].astype(np.float32)
    pulls = [
        strength / (((across - x * width) / width) ** 2 + ((height - up - y * height) / width) ** 2 + 2e-4) ** 1.4
        for x, y, strength, _ in lamps
    ]
    total = sum(pulls)
    return [(pull / total).astype(np.float32) for pull in pulls]


def growing(albedo, depth):
    """Returns a mask of plants by colour (green above red, far above blue), including the sky, which may move with the leaves."""
    red, green, blue = albedo[:, :, 0], albedo[:, :, 1], albedo[:, :, 2]
    leaf = (green > red * 0.92) & (green > blue * 1.5) & (depth[:, :, 0] < 40)
    sky = depth[:, :, 0] > SKY_FROM
    solid = ~leaf & ~sky & (depth[:, :, 0] < 40)
    radius = max(1, int(albedo.shape[1] * SOFT))
    near = local_mean(local_mean(leaf.astype(np.float32), radius), radius)
    still = local_mean(solid.astype(np.float32), radius)
    return np.clip(near * 2, 0, 1) * np.clip(1 - 2.5 * still, 0, 1)


def swinging(foliage):
    """Returns direction and phase of the movement of each pixel: similar for neighbours, with gusts across the image."""
    height, width = foliage.shape
    up, across = np.mgrid[0:height, 0:width].astype(np.float32) / width
    phase = 2 * pi * (across * 2.2 + up * 1.3 + 0.15 * np.sin(across * 31) + 0.1 * np.sin(up * 47 + 2))
    return foliage * REACH * width, phase.astype(np.float32)


def bent(picture, swing, time):
    """Moves pixels sideways. The film contains whole periods, so it loops without a jump."""
    reach, phase = swing
    move = reach * (0.7 * np.sin(2 * pi * 3 * time + phase) + 0.3 * np.sin(2 * pi * 5 * time + 1.7 * phase))
    width = picture.shape[1]
    at = np.clip(np.arange(width, dtype=np.float32)[None, :] + move, 0, width - 1.001)
    left = at.astype(np.int32)
    part = (at - left)[:, :, None].astype(np.float32)
    first = np.take_along_axis(picture, left[:, :, None], axis=1)
    second = np.take_along_axis(picture, left[:, :, None] + 1, axis=1)
    return first * (1 - part) + second * part
