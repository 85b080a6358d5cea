"""
Denoises light and keeps textures. Debian's Blender has no denoiser, and more samples would take hours. The light is divided by the albedo,
smoothed along surfaces (an edge-avoiding wavelet, Dammertz 2010, guided by the variance of two renderings, as in SVGF), and multiplied
again. Wood keeps its grain, because grain is albedo and not light.
"""

import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
STEPS = (1, 2, 4, 8, 16)
NORMAL_TOLERANCE, ALBEDO_TOLERANCE, DEPTH_TOLERANCE, LIGHT_TOLERANCE = 0.12, 0.14, 0.02, 4.0


def shifted(values, dy, dx):
    """Shifts an array by some pixels and repeats its border."""
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return values[rows][:, columns]


def local_mean(values, radius):
    """A box filter by running sums."""
    for axis in (0, 1):
        padded = np.pad(
            values, [(radius + 1, radius) if i == axis else (0, 0) for i in range(values.ndim)], mode="edge"
        )
        sums = np.cumsum(padded, axis=axis, dtype=np.float64)
        size, count = 2 * radius + 1, values.shape[axis]
        taken = [np.take(sums, range(start, start + count), axis=axis) for start in (size, 0)]
        values = ((taken[0] - taken[1]) / size).astype(np.float32)
    return values


def without_fireflies(first, second):
    """Removes fireflies: pixels much brighter than their neighbours or than the same area of the other rendering."""

    def ceiling(of):
        around = np.maximum.reduce([shifted(of, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
        return around * 1.25 + 0.005

    first, second = np.minimum(first, ceiling(first)), np.minimum(second, ceiling(second))
    return np.minimum(first, np.maximum(ceiling(second), second)), np.minimum(second, np.maximum(ceiling(first), first))


def denoised(halves, albedo, normal, depth):
    """
    Returns the denoised light of each group, including colour. `halves` maps a light group to its two renderings.
    The weights depend only on surfaces, so they are computed once per step for all groups.
    """
    colour = np.where(albedo.max(axis=2, keepdims=True) < 0.02, 1.0, np.maximum(albedo, 0.02)).astype(np.float32)
    depth = np.log(np.clip(depth[:, :, :1], 0.01, 1000))
    surface = np.concatenate(
        (normal / NORMAL_TOLERANCE, albedo / ALBEDO_TOLERANCE, depth / DEPTH_TOLERANCE), axis=2
    ).astype(np.float32)
    lights, variances = {}, {}
    for group, (first, second) in halves.items():
        first, second = without_fireflies(first, second)
        lights[group] = (first + second) / 2 / colour
        spread = ((first - second) / 2 / colour) ** 2
        variances[group] = local_mean(spread.mean(axis=2, keepdims=True), 3)
    for step in STEPS:
        surface[:, :, -1] = depth[:, :, 0] / (DEPTH_TOLERANCE * step)
        smoothed(lights, variances, surface, step)
    return {group: light * colour for group, light in lights.items()}


def smoothed(lights, variances, surface, step):
    """Applies one scale of the wavelet: a weighted mean of light and variance over 5 × 5 pixels that are `step` apart."""
    height, width = surface.shape[:2]
    border = ((2 * step, 2 * step), (2 * step, 2 * step), (0, 0))
    wide_surface = np.pad(surface, border, mode="edge")
    wide = {
        group: (np.pad(light, border, mode="edge"), np.pad(variances[group], border, mode="edge"))
        for group, light in lights.items()
    }
    tolerance = {
        group: 3 * (LIGHT_TOLERANCE * np.sqrt(variances[group][:, :, 0]) + 1e-4 + 0.006 * light.mean(2))
        for group, light in lights.items()
    }
    sums = {
        group: [np.zeros_like(light), np.zeros((height, width), np.float32), np.zeros((height, width), np.float32)]
        for group, light in lights.items()
    }
    for row, weight_y in enumerate(KERNEL):
        for column, weight_x in enumerate(KERNEL):
            there = (slice(row * step, row * step + height), slice(column * step, column * step + width))
            apart = wide_surface[there] - surface
            apart = np.einsum("ijk,ijk->ij", apart, apart)
            for group, light in lights.items():
                other, variance = wide[group][0][there], wide[group][1][there][:, :, 0]
                far = np.abs(other - light).sum(2) / tolerance[group]
                weight = np.exp(-apart - far) * (weight_y * weight_x)
                total = sums[group]
                total[0] += other * weight[:, :, None]
                total[1] += variance * weight**2
                total[2] += weight
    for group, (light, variance, weight) in sums.items():
        lights[group] = light / weight[:, :, None]
        variances[group] = (variance / weight**2)[:, :, None]
