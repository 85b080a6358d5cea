"""
Renders the frames of a film: `blender -b -P film.py -- '<job as JSON>'`, `{"day": {"folder", "develop"}, "dusk": {...}, "to", "count", "hours", "lamps"}`.
Reads the light of both renderings from their folders. `lantern/film.py` documents the other keys.
"""

import json
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from lantern import film, render  # noqa: E402  (after the path is known)
from lantern.clean import clean  # noqa: E402
from lantern.develop import written  # noqa: E402


def main():
    job = json.loads(sys.argv[sys.argv.index("--") + 1])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    render.set_up(64, 64, 1)
    os.makedirs(job["to"], exist_ok=True)
    day, dusk = ({"light": clean(part["folder"]), "develop": part["develop"]} for part in (job["day"], job["dusk"]))
    albedo, depth = (render.stored(job["day"]["folder"], name, render.SEEDS[0]) for name in ("Denoising Albedo", "Depth"))
    foliage = film.growing(albedo, depth)
    for index, picture in enumerate(film.frames(day, dusk, foliage, job["hours"], job["lamps"], job["count"])):
        written(picture, os.path.join(job["to"], f"{index:04d}.png"))
        print(f"scenes: frame {index + 1}/{job['count']}", flush=True)


main()
