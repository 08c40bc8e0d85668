"""Mattresses: a quilted top, a border with its tape edges, and what sets each apart."""
import math

import numpy as np

from studio.materials import fabric, mixed, plain
from studio.shot import Shot
from studio.soft import stuffed
from studio.solids import ball, box, group, rounded_rectangle, tube

VERSION = 2

DEFAULTS = dict(take=1, quilt='diamonds', side='#b3aea5', top='#dad7d1', band=None, pillow=0.0, tape='#b9b4ab', handles=0, label='#3c4a52', seed=1, yaw=32,
                round=0.045)

PRODUCTS = {}
for line, row in {
    'drift-10': dict(quilt='diamonds', side='#b9b5ad', seed=2),
    'drift-12-plush': dict(quilt='waves', side='#bfbab1', band='#a7b3b6', seed=3, yaw=-32),
    'haze-memory-foam': dict(quilt='knit', side='#6f7b84', tape='#5d6870', label='#dfe5e8', seed=4, round=0.06),
    'ridge-hybrid': dict(quilt='channels', side='#8b8f90', band='#5f6a66', tape='#6b7271', label='#e6e2d8', seed=5, yaw=-30),
    'solace-cooling-hybrid': dict(quilt='hexagons', side='#9db3c0', tape='#7c98a8', top='#cfdade', label='#f0f2f2', seed=6),
    'regent-pillow-top': dict(quilt='tufts', side='#c9bda4', top='#dccfb2', tape='#a08a5e', pillow=0.085, handles=2, label='#5a4630', seed=7, yaw=-32),
    'granite-extra-firm': dict(quilt='squares', side='#5d6165', top='#8f9396', tape='#3e4144', label='#d9dbdc', handles=2, seed=8, round=0.03),
    'meadow-latex': dict(quilt='tufts', side='#cbbf9f', top='#dcd3ba', tape='#86946b', band='#b9bf9c', label='#5c6b43', seed=9, yaw=-30),
    'pebble-boxed': dict(quilt='knit', side='#b5b2ac', top='#d8d5cf', tape='#b5b2ac', label='#b5563a', seed=10, round=0.05, yaw=30),
}.items():
    for size_name in ('queen', 'king'):
        if size_name == 'queen' or line not in ('drift-10', 'meadow-latex', 'pebble-boxed'):
            PRODUCTS[f'{line}-{size_name}'] = dict(row, yaw=row.get('yaw', 32) * (1 if size_name == 'queen' else -1))


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    thick = float(product['specifications']['Thickness'].split()[0]) * 0.0254
    width = 1.93 if 'King' in product['specifications']['Bed size'] else 1.524
    if p.get('stand'):  # on its side, seen in a bundle
        with group((0, 0.02, width / 2), rot=(-86, 0, 0)):
            mattress(2.03, width, thick, p)
        return
    mattress(width, 2.03, thick, p)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 0.5
    return Shot(size=2.1, key=1.45, fill_light=0.16, top=0.06, rim=1.3, world=0.22, yaw=yaw, height=1.30, lens=70, exposure=-0.62, fill=0.94)


def quilting(kind, width, length):
    """Depths of the stitched pattern over a top of `width` by `length`."""
    def stripe(t, sharp=0.62):
        return 1 - np.abs(np.sin(math.pi * t)) ** sharp
    if kind == 'diamonds':
        return lambda x, z: 0.020 * np.maximum(stripe((x + z) / 0.17), stripe((x - z) / 0.17))
    if kind == 'squares':
        return lambda x, z: 0.016 * np.maximum(stripe(x / 0.127), stripe(z / 0.127))
    if kind == 'channels':
        return lambda x, z: 0.020 * stripe(z / 0.135)
    if kind == 'waves':
        return lambda x, z: 0.020 * stripe((z + 0.028 * np.sin(x * 14)) / 0.12)
    if kind == 'hexagons':
        return lambda x, z: 0.016 * np.maximum(np.maximum(stripe(x / 0.16), stripe((x * 0.5 + z * 0.866) / 0.16)), stripe((x * 0.5 - z * 0.866) / 0.16))
    if kind == 'tufts':
        nx, nz = round(width / 0.30), round(length / 0.30)

        def tufts(x, z):
            r2 = (np.mod(x / width * nx, 1) - 0.5) ** 2 + (np.mod(z / length * nz, 1) - 0.5) ** 2
            return 0.030 * np.exp(-(np.sqrt(r2) / 0.17) ** 1.2)
        return tufts
    return lambda x, z: 0.0015 * np.sin(x * 40) * np.sin(z * 40)


def mattress(width, length, thick, p, at=(0, 0, 0)):
    """Lying flat, its foot end to -y, its underside at z = 0 of `at`."""
    ax, ay, az = at
    top_cloth = fabric(p['top'], 'knit', wrinkle=0.08)
    side_cloth = fabric(p['side'], 'linen' if p['quilt'] != 'knit' else 'knit', wrinkle=0.1)
    tape = fabric(p['tape'], 'linen', wrinkle=0)
    cap = 0.06 + p['pillow']
    low = thick - cap
    stuffed((width, length, low), (ax, ay, az + low / 2), side_cloth, round=0.03, crown=(0.004, 0.004, 0), lump=0.002, seed=p['seed'])
    if p['band']:
        stuffed((width + 0.006, length + 0.006, low * 0.34), (ax, ay, az + low * 0.56), fabric(p['band'], 'mesh', wrinkle=0), round=0.012, crown=(0.004, 0.004, 0), lump=0.0015, seed=p['seed'])
    relief = quilting(p['quilt'], width, length)
    block = cap + 0.02
    inset = 0.008 if not p['pillow'] else -0.004
    if p['pillow']:
        stuffed((width - 0.03, length - 0.03, 0.05), (ax, ay, az + low + 0.006), side_cloth, round=0.02)
    stuffed((width - inset, block, length - inset), (ax, ay, az + thick - block / 2), top_cloth, rot=(-90, 0, 0), round=min(p['round'] + p['pillow'] * 0.3, block * 0.48),
            crown=(0, 0.012, 0), relief=relief, cell=0.0125, lump=0.002, seed=p['seed'] + 1)
    outline = rounded_rectangle(width, length, 0.035, 8)
    for z in (0.018, low - (0.004 if not p['pillow'] else 0.016)):
        tube([(ax + x, ay + y, az + z) for x, y in outline], 0.0078, tape, cyclic=True)
    if p['pillow']:
        outline = rounded_rectangle(width - 0.004, length - 0.004, 0.045, 8)
        tube([(ax + x, ay + y, az + low + 0.026) for x, y in outline], 0.007, tape, cyclic=True)
    if p['quilt'] == 'tufts':
        nx, nz = round(width / 0.30), round(length / 0.30)
        for i in range(nx):
            for j in range(nz):
                ball(0.010, (ax + ((i + 0.5) / nx - 0.5) * width, ay + ((j + 0.5) / nz - 0.5) * length, az + thick - 0.012), fabric(mixed(p['top'], '#ffffff', 0.2), 'knit'),
                     scale=(1, 1, 0.6), segments=16)
    box((0.085, 0.003, min(0.05, low * 0.3)), (ax + width * 0.28, ay - length / 2 - 0.006, az + low * 0.56), plain(p['label'], 0.7), 0.001)
    for i in range(p['handles']):
        y = ay - length * 0.26 + i * length * 0.52
        for s in (-1, 1):
            x = ax + s * (width / 2 + 0.006)
            tube([(x, y - 0.12, az + low * 0.62), (x + s * 0.018, y - 0.06, az + low * 0.60), (x + s * 0.018, y + 0.06, az + low * 0.60), (x, y + 0.12, az + low * 0.62)], 0.010, tape, smooth=True)
