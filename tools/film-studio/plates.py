#!/usr/bin/env python3
"""Takes the film's own pictures: one living room in five states, all from one camera, so that one can be laid over another.

    /usr/bin/python3 plates.py [--only STATE] [--preview]

It starts Blender once per state and writes `out/<state>.png`; `develop.sh` makes the committed pictures of them.
"""
import argparse
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
STUDIO = os.path.join(HERE, '..', 'product-studio')
sys.path.insert(0, STUDIO)
SIZE, SAMPLES = (1600, 900), 10
STATES = ('empty', 'sofa', 'room', 'camel', 'returned')


def photograph(state, path, width, height, samples):
    """Runs inside Blender."""
    from rooms.plants import branches, fig
    from rooms.props import arches, books, frame, hills, leaf_print, rug, shade_lamp, vessel
    from rooms.shell import PALE_OAK, camera, daylight, gobo, planks, skirting, sun, wall
    from rooms.stage import Stage
    from rooms.surfaces import plaster
    from rooms.take import take
    from studio.materials import plain
    from studio.render import new_scene

    new_scene()
    stage = Stage()
    wall(plaster('#aebfa7'), x=(-6, 6), height=4.2)
    skirting(plain('#e4e2d6', 0.45), x=(-6, 6))
    planks(PALE_OAK, x=(-6, 6), y=(-7, 0.2))
    shade_lamp((-0.78, -0.42, 0), 1.62)
    frame(0.22, 1.66, 0.50, 0.66, hills(2))
    frame(0.86, 1.60, 0.40, 0.50, leaf_print(3))
    frame(1.36, 1.66, 0.34, 0.42, arches(1))
    fig((1.86, -0.26, 0), 1.75, seed=5, leaves=42)
    if state != 'empty':
        rug((3.1, 2.0), (0.72, -1.55), '#cbbfa8', bands=(('#a5573a', 0.15, 0.016), ('#a5573a', 0.20, 0.006)))
    if state in ('sofa', 'room', 'camel'):
        color = 'camel' if state == 'camel' else 'spruce'
        pillows = (('#e4dccb', -0.74), ('#3a5d50', 0.76)) if state == 'camel' else (('#b8603c', -0.74), ('#e4dccb', 0.76))
        stage.put('alder-3-seat-sofa', 0.62, -0.62, color=color, pillows=pillows)
    if state in ('room', 'camel', 'returned'):
        stage.put('sorrel-coffee-table', 0.72, -1.78, color='walnut')
        stage.put('heath-tv-stand-60', 2.62, -0.36, color='walnut')
        stage.put('65-4k-smart-tv', 2.62, -0.34, 0.61, art='dunes', seed=6)
        books((0.50, -1.80, 0.432), 3, seed=8, lying=True)
        vessel('bowl', (0.98, -1.74, 0.432), '#d9cdb6')
        branches((0.30, -1.86, 0.432), 0.34, 'jug', '#c8bda6', scale=0.62, count=3)
    daylight(side=-1, reach=4.2, key=330, fill=0.42, back=50)
    gobo(-3.5, 2.35, 1.7, 1.7, -5.2)
    sun((0.80, 0.50, -0.24), 7.0, angle=0.7)
    camera(at=(0.06, -7.4, 1.22), lens=37.5, shift=(0.0, -0.05))
    render_s, denoise_s = take(path, width, height, samples, 0.08)
    print(f'DONE {state} render {render_s:.1f} denoise {denoise_s:.1f}', flush=True)


def main():
    from run import ENVIRONMENT, make_manifest
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--only', choices=STATES)
    parser.add_argument('--preview', action='store_true', help='small and grainy, to judge composition and light by')
    arguments = parser.parse_args()
    share, samples = (3, 6) if arguments.preview else (1, SAMPLES)
    make_manifest()
    os.makedirs(os.path.join(HERE, 'out'), exist_ok=True)
    for state in [arguments.only] if arguments.only else STATES:
        path = os.path.join(HERE, 'out', f'{state}.png')
        subprocess.run(['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-noaudio', '-P', os.path.abspath(__file__), '--',
                        state, path, *(str(side // share) for side in SIZE), str(samples)], check=True, env=ENVIRONMENT)


if '--' in sys.argv and 'bpy' in sys.modules:
    state, path, width, height, samples = sys.argv[sys.argv.index('--') + 1:]
    photograph(state, path, int(width), int(height), int(samples))
elif __name__ == '__main__':
    main()
