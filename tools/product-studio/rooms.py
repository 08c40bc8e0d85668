#!/usr/bin/env python3
"""Takes the furnished rooms that are missing or out of date, one Blender at a time, at the lowest priority.

    /usr/bin/python3 rooms.py [--list] [--only ROOM] [--preview FOLDER]
"""
import argparse
import ast
import glob
import hashlib
import json
import os
import signal
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ROOT)

from run import ENVIRONMENT, make_manifest  # noqa: E402

MASTERS = os.path.join(ROOT, 'out', 'rooms')
LIST = os.path.join(ROOT, '.cache', 'rooms.json')
INDEX = os.path.join(ROOT, '..', '..', 'packages', 'demo-data', 'src', 'rooms', 'rooms.json')
SIZES = {'landscape': (1120, 630), 'portrait': (640, 800)}
SAMPLES = 8
# the most seen first
ORDER = ('living_room', 'bedroom', 'kitchen', 'reading_corner', 'family_room', 'laundry_room', 'evening_room', 'dining_room', 'home_office',
         'kids_room')


def list_jobs():
    """(room, crop, size, recipe) of every picture; a recipe is the room's own file and the versions it is built with."""
    from rooms import ROOMS_VERSION
    from studio import STUDIO_VERSION
    jobs = []
    for path in glob.glob(os.path.join(ROOT, 'rooms', 'scenes', '[a-z]*.py')):
        with open(path) as file:
            source = file.read()
        room = os.path.basename(path)[:-3]
        for crop, size in {**SIZES, **_stated(source, 'SIZES', {})}.items():
            facts = [STUDIO_VERSION, ROOMS_VERSION, source, crop, size]
            jobs.append((room, crop, size, hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:10]))
    return sorted(jobs, key=lambda job: (ORDER.index(job[0]) if job[0] in ORDER else len(ORDER), job[1]))


def _stated(source, name, default):
    """What a room states under a name, read without running it: its imports need Blender."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and node.targets[0].id == name:
            return ast.literal_eval(node.value)
    return default


def make_list(jobs):
    """What `finish-rooms.ts` needs to know: the alternative texts, and which masters are up to date."""
    rooms = {}
    for room, crop, _, recipe in jobs:
        with open(os.path.join(ROOT, 'rooms', 'scenes', room + '.py')) as file:
            english, spanish = _stated(file.read(), 'ALT', ('', ''))
        entry = rooms.setdefault(room.replace('_', '-'), {'alt': {'en-US': english, 'es-US': spanish}, 'crops': {}})
        entry['crops'][crop] = {'recipe': recipe, 'master': master_of(room, crop, recipe)}
    with open(LIST, 'w') as file:
        json.dump(rooms, file, indent=1, ensure_ascii=False)


def finished_recipes():
    if not os.path.exists(INDEX):
        return {}
    with open(INDEX) as file:
        rooms = json.load(file)['rooms']
    return {(room.replace('-', '_'), crop): picture['recipe'] for room, crops in rooms.items() for crop, picture in crops['pictures'].items()}


def master_of(room, crop, recipe):
    return os.path.join(MASTERS, f'{room}.{crop}.{recipe}.png')


def is_done(job, finished):
    room, crop, _, recipe = job
    return finished.get((room, crop)) == recipe or os.path.exists(master_of(room, crop, recipe))


def blender(room, crop, size, samples, path):
    command = ['chrt', '--idle', '0', 'nice', '-n', '19', 'blender', '-b', '--factory-startup', '-noaudio', '-P',
               os.path.join(ROOT, 'rooms', 'worker.py'), '--', room, crop, str(size[0]), str(size[1]), str(samples), path]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=ENVIRONMENT)
    try:
        for line in process.stdout:
            if line.startswith('DONE') or 'Error' in line or 'File "' in line:
                print('   ', line.rstrip(), flush=True)
    finally:
        process.terminate()
        process.wait()


def take(jobs):
    start = time.time()
    for count, (room, crop, size, recipe) in enumerate(jobs, 1):
        path = master_of(room, crop, recipe)
        blender(room, crop, size, SAMPLES, path)
        if os.path.exists(path):
            for older in glob.glob(os.path.join(MASTERS, f'{room}.{crop}.*.png')):
                if older != path:
                    os.remove(older)
        left = (time.time() - start) / count * (len(jobs) - count)
        print(f'{count}/{len(jobs)} {room} {crop}; about {left / 60:.0f} min left', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--list', action='store_true', help='say what is done and what remains')
    parser.add_argument('--only', help='one room')
    parser.add_argument('--preview', metavar='FOLDER', help='small pictures of what is missing, into a folder')
    arguments = parser.parse_args()
    make_manifest()
    finished = finished_recipes()
    make_list(list_jobs())
    jobs = [job for job in list_jobs() if arguments.only in (None, job[0])]
    if arguments.list:
        for job in jobs:
            print(f'{job[0]:16}{job[1]:12}{"done" if is_done(job, finished) else "to be taken"}')
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit('Stopped.'))
    jobs = [job for job in jobs if not is_done(job, finished)]
    if arguments.preview:
        for room, crop, (width, height), _ in jobs:
            blender(room, crop, (width // 3, height // 3), 8, os.path.join(arguments.preview, f'{room}-{crop}.png'))
        return
    take(jobs)


if __name__ == '__main__':
    main()
