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
        closeup = job['closeup'] or {}
        base = closeup.get('base')
        try:
            if base is None or not os.path.exists(base):
                photograph(job, closeup, base or job['path'], work)
            if base is not None:
                wear_down(base, job['path'], closeup['traces'])
        except Exception:
            traceback.print_exc()
            print(f'FAILED {job["id"]}', flush=True)
            continue
        print(f'DONE {job["id"]} in {time.time() - start:.1f} s', flush=True)


def photograph(job, closeup, path, work):
    new_scene()
    family = importlib.import_module('families.' + job['family'])
    together = {'members': job['members']} if job['members'] else {}
    family.build(job['product'], job['parameters'], job['variant'], **together)
    shot = family.shot(job['product'], job['parameters'], 'front' if closeup else job['view'])
    shots.take(replace(shot, **closeup.get('shot', {})), path, work['width'], work['height'], work['samples'])


main()
