#!/usr/bin/env python3
"""Takes the pictures that are missing or out of date, one Blender at a time, at the lowest priority.

    /usr/bin/python3 run.py [--list] [--only FAMILY] [--stage N] [--limit N] [--check]

Stop it whenever you like: what is done stays done, and the next run goes on.
"""
import argparse
import glob
import json
import os
import re
import signal
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ROOT)

from catalog import MASTERS, finished_recipes, is_done, list_jobs, rank, unmade_products  # noqa: E402

WIDTH, HEIGHT, SAMPLES = 680, 510, 6
# of condition pictures, which are shown smaller
WEAR_WIDTH, WEAR_HEIGHT = 560, 420
# thin edges fill a close-up
CLOSEUP_SAMPLES = 10
BATCH = 8
LOCK = os.path.join(ROOT, '.cache', 'runner.lock')
# Blender takes its Python from the path; numpy is Debian's
ENVIRONMENT = {**os.environ, 'PATH': '/usr/bin:/bin'}


def make_manifest():
    node = os.path.join(ROOT, '..', '..', 'node_modules', '.bin', 'node')
    subprocess.run([node, os.path.join(ROOT, 'manifest.ts')], check=True, stdout=subprocess.DEVNULL)


def blender(jobs, width, height, samples, on_line):
    path = os.path.join(ROOT, '.cache', f'jobs-{os.getpid()}.json')
    with open(path, 'w') as file:
        json.dump({'width': width, 'height': height, 'samples': samples, 'jobs': jobs}, file)
    command = ['nice', '-n', '19', 'ionice', '-c3', 'blender', '-b', '--factory-startup', '-noaudio', '-P',
               os.path.join(ROOT, 'worker.py'), '--', path]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=ENVIRONMENT)
    try:
        for line in process.stdout:
            on_line(line.rstrip())
    finally:
        process.terminate()
        process.wait()
        os.remove(path)


def as_work(job, path=None):
    return {'id': job.id, 'family': job.family, 'product': job.product, 'parameters': job.parameters,
            'variant': job.variant, 'view': job.view, 'members': job.members, 'closeup': job.closeup, 'path': path or job.master}


def show(jobs, finished):
    rows = {}
    for job in jobs:
        row = rows.setdefault((rank(job.product['category']), job.product['category']), [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]])
        row[job.stage][0] += is_done(job, finished)
        row[job.stage][1] += 1
    print(f'{"category":24}{"first colour":>14}{"other colours":>15}{"second view":>13}{"condition":>13}{"material":>12}')
    for (_, category), stages in sorted(rows.items()):
        print(f'{category:24}' + ''.join(f'{f"{d} of {n}":>14}' for d, n in stages))
    done = sum(is_done(job, finished) for job in jobs)
    print(f'\n{done} of {len(jobs)} pictures that the tables make are done.')
    missing = unmade_products()
    if missing:
        by_category = {}
        for product in missing:
            by_category.setdefault(product['category'], []).append(product['id'])
        print(f'{len(missing)} products have no table row yet:')
        for category, ids in sorted(by_category.items(), key=lambda item: rank(item[0])):
            print(f'  {category}: {", ".join(ids)}')


def batches(jobs):
    batch = []
    for job in jobs:
        if batch and ((job.family, job.stage) != (batch[0].family, batch[0].stage) or len(batch) == BATCH):
            yield batch
            batch = []
        batch.append(job)
    if batch:
        yield batch


def take(jobs):
    start, taken = time.time(), 0

    recipes = {job.id: job.recipe for job in jobs}

    def report(line):
        nonlocal taken
        if line.startswith('DONE'):
            forget_older(line.split()[1], recipes)
        if line.startswith(('DONE', 'FAILED')):
            taken += 1
            mean = (time.time() - start) / taken
            left = mean * (len(jobs) - taken)
            print(f'{taken}/{len(jobs)} {line}; mean {mean:.0f} s, about {left // 3600:.0f} h {left % 3600 / 60:.0f} min left',
                  flush=True)
        elif re.search(r'Error|Traceback|File "', line):
            print('    ' + line, flush=True)

    for batch in batches(jobs):
        width, height = (WEAR_WIDTH, WEAR_HEIGHT) if batch[0].stage == 3 else (WIDTH, HEIGHT)
        blender([as_work(job) for job in batch], width, height, CLOSEUP_SAMPLES if batch[0].closeup else SAMPLES, report)


def forget_older(job_id, recipes):
    """Masters of the same picture by former parameters."""
    for path in glob.glob(os.path.join(MASTERS, glob.escape(job_id) + '.*.png')):
        if recipes[job_id] not in os.path.basename(path):
            os.remove(path)


def check(jobs):
    """Takes one small picture per family twice and compares the bytes of their pixels."""
    import hashlib
    firsts = {job.family: job for job in jobs if not job.closeup}
    agreed = True
    for job in firsts.values():
        digests = []
        for turn in (1, 2):
            path = os.path.join(ROOT, 'out', 'check', f'{job.id}.{turn}.png')
            blender([as_work(job, path)], 240, 180, 4, lambda line: None)
            with open(path, 'rb') as file:
                digests.append(hashlib.sha256(re.sub(rb'tEXt.*?\x00{3}', b'', file.read())).hexdigest())
        same = digests[0] == digests[1]
        agreed &= same
        print(f'{job.family}: {"the two runs agree" if same else "THE TWO RUNS DIFFER"}', flush=True)
    return 0 if agreed else 1


def locked():
    """True when another run is on."""
    if not os.path.exists(LOCK):
        return False
    with open(LOCK) as file:
        pid = int(file.read() or 0)
    return os.path.exists(f'/proc/{pid}')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--list', action='store_true', help='say what is done and what remains')
    parser.add_argument('--only', help='one family, or one product')
    parser.add_argument('--stage', type=int, help='0 first colours, 1 others, 2 second views, 3 conditions, 4 materials')
    parser.add_argument('--limit', type=int)
    parser.add_argument('--check', action='store_true', help='render small pictures twice and compare')
    arguments = parser.parse_args()
    make_manifest()
    jobs = list_jobs()
    if arguments.only:
        jobs = [job for job in jobs if arguments.only in (job.family, job.product['id'], job.product['category'], job.id.rpartition('.')[0])]
    if arguments.stage is not None:
        jobs = [job for job in jobs if job.stage == arguments.stage]
    finished = finished_recipes()
    if arguments.list:
        return show(jobs, finished)
    if arguments.check:
        return check(jobs)
    if locked():
        raise SystemExit('Another run is on.')
    signal.signal(signal.SIGTERM, lambda *_: sys.exit('Stopped.'))
    with open(LOCK, 'w') as file:
        file.write(str(os.getpid()))
    try:
        take([job for job in jobs if not is_done(job, finished)][:arguments.limit])
    finally:
        os.remove(LOCK)
    return 0


if __name__ == '__main__':
    sys.exit(main())
