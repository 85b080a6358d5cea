"""Cameras: low position, long lens, and the depth of field of a real camera."""

import bpy
from mathutils import Vector

from .shapes import towards


def look(location, target, lens=45, aperture=None, focus=None, shift=(0, 0)):
    """
    Creates a camera with a 36 mm frame. `aperture` in f-stops; sharp at `focus` (a point), else at the target. `shift` moves the image
    without rotating the camera, so vertical lines stay vertical.
    """
    camera = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.location, thing.rotation_euler = location, towards(location, target)
    camera.lens, camera.shift_x, camera.shift_y = lens, *shift
    if aperture:
        camera.dof.use_dof, camera.dof.aperture_fstop, camera.dof.aperture_blades = True, aperture, 9
        camera.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    return thing
