"""Runs inside Blender: takes a list of jobs (JSON lines on a file) and photographs each.

blender -b --factory-startup -noaudio -P worker.py -- jobs.json
"""
import importlib
import json
import os
import sys
import time
import traceback
from dataclasses import replace

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402

from studio import shot as shots  # noqa: E402
from studio.render import new_scene  # noqa: E402
from studio.wear import wear_down  # noqa: E402


def main():
    with open(sys.argv[sys.argv.index('--') + 1]) as file:
        work = json.load(file)
    for job in work['jobs']:
        start = time.time()
        try:
            new_scene()
            family = importlib.import_module('families.' + job['family'])
            together = {'members': job['members']} if job['members'] else {}
            family.build(job['product'], job['parameters'], job['variant'], **together)
            built = time.time()
            shot = family.shot(job['product'], job['parameters'], 'front' if job['closeup'] else job['view'])
            if job['closeup']:
                wear_down(job['closeup']['traces'])
                shot = replace(shot, **job['closeup']['shot'])
            render_s, denoise_s = shots.take(shot, job['path'], work['width'], work['height'], work['samples'])
        except Exception:
            traceback.print_exc()
            print(f'FAILED {job["id"]}', flush=True)
            continue
        print(f'DONE {job["id"]} build {built - start:.1f} render {render_s:.1f} denoise {denoise_s:.1f} '
              f'total {time.time() - start:.1f}', flush=True)


main()
