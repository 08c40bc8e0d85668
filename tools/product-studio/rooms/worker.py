"""Runs inside Blender: takes one room in one crop.

blender -b --factory-startup -noaudio -P rooms/worker.py -- room crop width height samples path
"""
import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio.render import new_scene  # noqa: E402

from rooms.shell import camera  # noqa: E402
from rooms.stage import Stage  # noqa: E402
from rooms.take import take  # noqa: E402


def main():
    room, crop, width, height, samples, path = sys.argv[sys.argv.index('--') + 1:]
    start = time.time()
    new_scene()
    scene = importlib.import_module('rooms.scenes.' + room)
    scene.build(Stage())
    scene.light()
    built = time.time()
    shot = dict(scene.SHOTS[crop])
    exposure = shot.pop('exposure')
    camera(**shot)
    render_s, denoise_s = take(path, int(width), int(height), int(samples), exposure)
    print(f'DONE {room}.{crop} build {built - start:.1f} render {render_s:.1f} denoise {denoise_s:.1f}', flush=True)


main()
