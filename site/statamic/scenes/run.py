"""
Renders one shot: `blender -b -P run.py -- '<job as JSON>'`. The job is written by `.tools/scenes.ts`:
`{"scene", "shot", "size", "samples", "folder", "light", "pictures": [{"to", "develop"}]}`; `samples` are shared by the two renderings.
Light with the same `light` fingerprint is read from the folder, so an image can be developed again without rendering.
"""

import importlib
import json
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from lantern import render  # noqa: E402  (after the path is known)
from lantern.clean import CLEAN, clean  # noqa: E402
from lantern.develop import developed, written  # noqa: E402


def main():
    job = json.loads(sys.argv[sys.argv.index("--") + 1])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    width, height = job["size"]
    render.set_up(width, height, max(1, job["samples"] // 2))
    expose(job)
    print("scenes: developing", flush=True)
    for picture in job["pictures"]:
        written(developed(clean(job["folder"]), **picture["develop"]), picture["to"])


def expose(job):
    """Renders each seed whose light is not in the folder yet. An interrupted run continues with the second seed."""
    os.makedirs(job["folder"], exist_ok=True)
    missing = [seed for seed in render.SEEDS if remembered(job, seed) != job["light"]]
    if not missing:
        return
    print("scenes: building the set", flush=True)
    importlib.import_module(f"scenes.{job['scene']}").SHOTS[job["shot"]]()
    for seed in missing:
        render.light(job["folder"], seed)
        with open(stamp(job, seed), "w", encoding="utf-8") as file:
            file.write(job["light"])
    cleaned = os.path.join(job["folder"], CLEAN)
    if os.path.exists(cleaned):
        os.remove(cleaned)


def stamp(job, seed):
    return os.path.join(job["folder"], f"light-{seed}.txt")


def remembered(job, seed):
    if not os.path.exists(stamp(job, seed)):
        return None
    with open(stamp(job, seed), encoding="utf-8") as file:
        return file.read()


main()
