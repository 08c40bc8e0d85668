"""Bunk beds, a loft with its desk, and children's beds: frames with bedding on them."""
import math

from studio.casework import Timber, pull
from studio.materials import emission, fabric, plain
from studio.shot import Shot
from studio.soft import BED_PILLOW, cushion, stuffed
from studio.solids import ball, box, cylinder, group, tube

VERSION = 1

DEFAULTS = dict(take=1, model='bunk', yaw=24, seed=1, quilts=('#7d9aa6', '#d9a86a'), metal=False)

PRODUCTS = {
    'scout-twin-over-twin': dict(seed=3, quilts=('#7d9aa6', '#d3a15f')),
    'scout-twin-over-full': dict(take=2, lower=1.40, seed=4, quilts=('#8ca58f', '#b5705a'), yaw=-24, slant=True),
    'ranger-stair-bunk': dict(stairs=True, seed=5, quilts=('#6f8499', '#8c9f7b'), yaw=-20),
    'comet-loft-desk': dict(model='loft', seed=6, quilts=('#7f8fae', '#7f8fae'), metal=True, yaw=22),
    'camper-metal-bunk': dict(seed=7, quilts=('#b56a4e', '#5f7f86'), metal=True, yaw=26),
    'ranger-triple-bunk': dict(model='triple', seed=8, quilts=('#6f8499', '#8c9f7b', '#c79a5e'), yaw=24),
    'scout-trundle-bed': dict(model='trundle', seed=9, quilts=('#c98f76', '#ded8cc'), yaw=-26),
    'story-house-bed': dict(model='house', seed=10, quilts=('#93aeb4',), yaw=26),
}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    timber = Timber(variant['color'], p['seed'], hex_color=variant['hex'])
    steel = plain({'white': '#e4e4e1', 'black': '#1c1d1f', 'graphite': '#45494d'}.get(variant['color'], '#333333'), 0.42, metal=0.2)
    MODELS[p['model']](*product['size'], timber, p, steel)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.3
    return Shot(size=2.3, key=1.2, fill_light=0.34, top=0.45, rim=0.75, world=0.38, yaw=yaw, height=1.35, lens=72, exposure=-0.55, fill=0.93)


def berth(length, width, z, quilt, seed, thick=0.17):
    """Mattress, quilt and pillow; the pillow lies at -x."""
    white = fabric('#dedbd6', 'sheet')
    stuffed((length, width, thick), (0, 0, z + thick / 2), white, round=0.045, crown=(0, 0, 0.006), lump=0.002, seed=seed)
    stuffed((length * 0.66, width + 0.03, 0.055), (length * 0.165, 0, z + thick + 0.004), fabric(quilt, 'linen'), round=0.026, crown=(0, 0, 0.012), lump=0.007, seed=seed + 1)
    stuffed((length * 0.66, 0.035, thick * 0.9), (length * 0.165, -width / 2 - 0.004, z + thick * 0.56), fabric(quilt, 'linen'), round=0.016, lump=0.007, seed=seed + 2)
    stuffed((0.16, width + 0.034, 0.060), (-length * 0.165 + 0.07, 0, z + thick + 0.006), white, round=0.028, crown=(0, 0, 0.006), lump=0.005, seed=seed + 3)
    cushion((0.62, 0.42, 0.15), (-length / 2 + 0.27, 0, z + thick + 0.075), white, rot=(8, 8, 90), seed=72 + seed % 3, **BED_PILLOW)


def rails(length, y, z, timber, steel, count=3, gap=0.10, posts=True):
    """A guard rail from -length/2 to length/2 at height z."""
    for k in range(count):
        if steel is not None:
            tube([(-length / 2, y, z + k * gap), (length / 2, y, z + k * gap)], 0.011, steel)
        else:
            box((length, 0.020, 0.062), (0, y, z + k * gap), timber.along('X', k), 0.004)


def frame(length, width, height, levels, timber, steel, post=0.062, rows=(-1, 1)):
    """Posts in the front (-1) and the rear row (1), with ends and side rails at each level (height of the slats)."""
    metal = steel is not None
    for sx in (-1, 1):
        for sy in rows:
            x, y = sx * (length / 2 - post / 2), sy * (width / 2 - post / 2)
            if metal:
                cylinder(0.024, height, (x, y, height / 2), steel)
                ball(0.025, (x, y, height), steel, segments=24)
            else:
                box((post, post, height), (x, y, height / 2), timber.z, 0.007)
        for z in levels:  # the ends
            x = sx * (length / 2 - post / 2)
            if metal:
                for dz in (0.0, 0.18, 0.36):
                    tube([(x, -width / 2 + post / 2, z + dz), (x, width / 2 - post / 2, z + dz)], 0.013, steel)
                for k in range(1, 7):
                    y = -width / 2 + k * width / 7
                    tube([(x, y, z), (x, y, z + 0.36)], 0.007, steel)
            else:
                for k, dz in enumerate((0.02, 0.15, 0.28, 0.41)):
                    if z + dz < height - 0.03:
                        box((0.022, width - post, 0.085), (x, 0, z + dz), timber.along('Y', k), 0.004)
    for z in levels:
        for sy in (-1, 1):
            y = sy * (width / 2 - post / 2)
            if metal:
                tube([(-length / 2 + post / 2, y, z), (length / 2 - post / 2, y, z)], 0.019, steel)
            else:
                box((length - post, 0.026, 0.13), (0, y, z - 0.01), timber.along('X', sy + 3), 0.005)
        for k in range(9):
            box((0.07, width - post, 0.016), (-length / 2 + 0.15 + k * (length - 0.30) / 8, 0, z - 0.012), timber.y if not metal else steel, 0.002)


def ladder(x, y, top, timber, steel, lean=0.16, wide=0.36, rungs=5):
    for s in (-1, 1):
        a, b = (x + s * wide / 2, y - lean, 0.0), (x + s * wide / 2, y, top)
        if steel is not None:
            tube([a, b], 0.015, steel)
        else:
            length = math.dist(a, b)
            box((0.034, 0.060, length), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2), timber.z, 0.004, rot=(-math.degrees(math.atan2(lean, top)), 0, 0))
    for k in range(rungs):
        t = (k + 0.8) / (rungs + 0.3)
        at = (x, y - lean * (1 - t), top * t)
        if steel is not None:
            tube([(x - wide / 2, at[1], at[2]), (x + wide / 2, at[1], at[2])], 0.013, steel)
        else:
            box((wide - 0.03, 0.075, 0.024), at, timber.x, 0.004)


def bunk(length, width, height, timber, p, steel):
    steel = steel if p['metal'] else None
    bed_l = 1.98 if length > 2.2 else length
    shift = (length - bed_l) / 2 if p.get('stairs') else 0.0
    upper, low = 1.16 if not p['metal'] else 1.18, 0.30
    deep = 1.03 if p.get('lower') else width
    with group((-shift, 0, 0)):
        back = (width - deep) / 2
        with group((0, back, 0)):
            frame(bed_l, deep, height, (low, upper) if not p.get('lower') else (upper,), timber, steel)
            berth(bed_l - 0.14, deep - 0.11, upper + 0.01, p['quilts'][0], p['seed'])
            gap = 0.0 if p['metal'] else 0.46
            with group((gap / 2 if p.get('stairs') is None else 0, 0, 0)):
                front_rail = bed_l - 0.07 - (gap if p.get('stairs') is None else 0)
                rails(front_rail, -deep / 2 + 0.024, upper + 0.15, timber, steel, count=2, gap=0.11)
            rails(bed_l - 0.07, deep / 2 - 0.024, upper + 0.15, timber, steel, count=2, gap=0.11)
        if p.get('lower'):
            # it shares the rear posts of the upper bed: two boards in one place turn black
            frame(bed_l, width, 0.62, (low,), timber, steel, rows=(-1,))
        berth(bed_l - 0.14, (width if p.get('lower') else deep) - 0.11, low + 0.01, p['quilts'][1], p['seed'] + 5)
        if p['metal']:
            for sx in (-1, 1):
                for k in range(4):
                    tube([(sx * (bed_l / 2 - 0.031), -width / 2 + 0.03, 0.62 + k * 0.16), (sx * (bed_l / 2 - 0.031), -width / 2 + 0.36, 0.62 + k * 0.16)], 0.012, steel)
                tube([(sx * (bed_l / 2 - 0.031), -width / 2 + 0.36, 0.30), (sx * (bed_l / 2 - 0.031), -width / 2 + 0.36, upper + 0.36)], 0.012, steel)
        elif not p.get('stairs'):
            ladder(-bed_l / 2 + 0.30, -width / 2 - 0.01 if not p.get('slant') else -width / 2 - 0.02, upper + 0.16, timber, None, lean=0.10 if not p.get('slant') else 0.22)
    if p.get('stairs'):
        with group((length / 2 - (length - bed_l) / 2, 0, 0)):
            stairs(length - bed_l, width, upper, timber, p)


def stairs(wide, deep, top, timber, p):
    """Four steps that climb to the back, each a drawer that opens at the side turned to the room."""
    count = 4
    each = deep / count
    for k in range(count):
        h = top * (k + 1) / (count + 0.35)
        y = -deep / 2 + (k + 0.5) * each
        box((wide, each, h - 0.026), (0, y, (h - 0.026) / 2), timber.z, 0.002)
        box((wide + 0.012, each + 0.02, 0.028), (0, y - 0.006, h - 0.013), timber.along('X', k), 0.005)
        box((wide - 0.07, 0.012, top / (count + 0.35) - 0.06), (0, y - each / 2 - 0.004, h - top / (count + 0.35) / 2 - 0.012), timber.along('X', k + 2), 0.003)
        pull('knob', 0, y - each / 2 - 0.010, h - top / (count + 0.35) / 2, plain('#b9bbbd', 0.25, metal=1))
    for s in (1,):
        tube([(s * wide / 2, -deep / 2 + 0.05, 0.75), (s * wide / 2, deep / 2 - 0.05, top + 0.50)], 0.018, timber.y)
        for y, z in ((-deep / 2 + 0.05, 0.75), (0.0, (0.75 + top + 0.5) / 2), (deep / 2 - 0.05, top + 0.50)):
            tube([(s * wide / 2, y, 0.02), (s * wide / 2, y, z)], 0.016, timber.z)


def loft(length, width, height, timber, p, steel):
    upper = 1.42
    frame(length, width, height, (upper,), timber, steel)
    berth(length - 0.14, width - 0.11, upper + 0.01, p['quilts'][0], p['seed'])
    rails(length - 0.5, -width / 2 + 0.024, upper + 0.16, timber, steel, count=2, gap=0.12)
    rails(length - 0.07, width / 2 - 0.024, upper + 0.16, timber, steel, count=2, gap=0.12)
    ladder(-length / 2 + 0.26, -width / 2 - 0.01, upper + 0.2, timber, steel, lean=0.12, rungs=6)
    board = timber if timber.color == 'white' else Timber('oak', 4)
    box((length * 0.60, 0.56, 0.026), (length * 0.14, width / 2 - 0.33, 0.74), board.x, 0.004)
    for x in (-0.12, length * 0.42):
        tube([(x, width / 2 - 0.58, 0.0), (x, width / 2 - 0.58, 0.73)], 0.014, steel)
    box((length * 0.60, 0.012, 0.42), (length * 0.14, width / 2 - 0.045, 1.06), plain('#b98d5c', 0.9), 0.003)
    for i, c in enumerate(('#f2d06b', '#9fc4cf', '#e3a08a', '#cbd9a5')):
        box((0.12, 0.003, 0.10 + 0.02 * (i % 2)), (-0.16 + i * 0.21, width / 2 - 0.053, 1.06 + 0.05 * ((i * 7) % 3 - 1)), plain(c, 0.8), 0)
    for k, z in enumerate((0.16, 0.44, 0.72)):
        box((0.26, 0.40, 0.018), (length / 2 - 0.17, width / 2 - 0.30, z), board.x, 0.002)
    tube([(length / 2 - 0.31, width / 2 - 0.12, 0), (length / 2 - 0.31, width / 2 - 0.12, 0.73)], 0.010, steel)
    tube([(-0.05, width / 2 - 0.16, 0.75), (-0.05, width / 2 - 0.16, 0.98), (0.06, width / 2 - 0.22, 1.08)], 0.007, plain('#2d2f32', 0.4))
    cylinder(0.055, 0.06, (0.08, width / 2 - 0.23, 1.06), plain('#e2b04a', 0.4), rot=(0, 20, 0), top=0.022)


def triple(length, width, height, timber, p, steel):
    """Two beds one over the other along the back, a third at a right angle below."""
    bed_w = 1.06
    bed_l = 1.98
    with group((-(length - bed_l) / 2, (width - bed_w) / 2, 0)):
        frame(bed_l, bed_w, height, (0.30, 1.16), timber, None)
        berth(bed_l - 0.14, bed_w - 0.11, 1.17, p['quilts'][0], p['seed'])
        berth(bed_l - 0.14, bed_w - 0.11, 0.31, p['quilts'][1], p['seed'] + 5)
        rails(bed_l - 0.07, bed_w / 2 - 0.024, 1.31, timber, None, count=2, gap=0.11)
        with group((0.23, 0, 0)):
            rails(bed_l - 0.53, -bed_w / 2 + 0.024, 1.31, timber, None, count=2, gap=0.11)
        ladder(-bed_l / 2 + 0.30, -bed_w / 2 - 0.01, 1.32, timber, None, lean=0.12)
    with group((length / 2 - bed_w / 2, -(width - bed_l) / 2, 0), turn=-90):
        frame(bed_l, bed_w, 0.62, (0.30,), timber, None)
        berth(bed_l - 0.14, bed_w - 0.11, 0.31, p['quilts'][2], p['seed'] + 9)


def trundle(length, width, height, timber, p, steel):
    post = 0.07
    for sx in (-1, 1):
        h = height if sx < 0 else height * 0.62
        for sy in (-1, 1):
            box((post, post, h), (sx * (length / 2 - post / 2), sy * (width / 2 - post / 2), h / 2), timber.z, 0.008)
            ball(0.040, (sx * (length / 2 - post / 2), sy * (width / 2 - post / 2), h + 0.02), timber.z, segments=32)
        n = 4 if sx < 0 else 2
        for k in range(n):
            box((0.024, width - post, 0.10), (sx * (length / 2 - post / 2), 0, 0.42 + k * 0.145), timber.along('Y', k), 0.004)
    for sy in (-1, 1):
        box((length - post, 0.026, 0.14), (0, sy * (width / 2 - post / 2), 0.40), timber.along('X', sy + 3), 0.005)
    berth(length - 0.16, width - 0.12, 0.40, p['quilts'][0], p['seed'])
    out = 0.42
    with group((0.0, -out, 0)):  # the second bed, half drawn out
        box((length - 0.22, 0.022, 0.24), (0, -width / 2 + 0.02, 0.15), timber.along('X', 5), 0.005)
        box((length - 0.22, width - 0.12, 0.03), (0, 0.03, 0.06), timber.x, 0.002)
        for s in (-1, 1):
            box((0.022, width - 0.12, 0.20), (s * (length / 2 - 0.12), 0.02, 0.14), timber.y, 0.003)
            cylinder(0.028, 0.02, (s * (length / 2 - 0.25), -width / 2 + 0.06, 0.028), plain('#2a2b2d', 0.6), rot=(0, 90, 0))
        for s in (-1, 1):
            pull('cutout', s * 0.42, -width / 2 + 0.009, 0.21, plain('#2a2522', 0.7))
        stuffed((length - 0.30, width - 0.16, 0.15), (0, 0.03, 0.155), fabric(p['quilts'][1], 'sheet'), round=0.04, crown=(0, 0, 0.006), lump=0.003)


def house(length, width, height, timber, p, steel):
    post = 0.058
    eave = height * 0.66
    for sx in (-1, 1):
        x = sx * (length / 2 - post / 2)
        for sy in (-1, 1):
            box((post, post, eave), (x, sy * (width / 2 - post / 2), eave / 2), timber.z, 0.006)
            run, rise = width / 2 - post / 2, height - eave - 0.02
            span = math.hypot(run, rise)
            angle = math.degrees(math.atan2(rise, run))
            box((post * 0.95, span + 0.05, post * 0.95), (x, sy * run / 2, eave + rise / 2), timber.y, 0.006, rot=(-sy * angle, 0, 0))
        box((post * 0.8, width - post, post * 0.8), (x, 0, eave - 0.03), timber.y, 0.005)
    box((length, post * 0.9, post * 0.9), (0, 0, height - 0.035), timber.along('X', 2), 0.006)
    for sy in (-1, 1):
        box((length - post, post * 0.8, post * 0.8), (0, sy * (width / 2 - post / 2), eave - 0.03), timber.along('X', 3), 0.005)
        box((length - post, 0.026, 0.15), (0, sy * (width / 2 - post / 2), 0.16), timber.along('X', 4 + sy), 0.005)
    for sx in (-1, 1):
        box((0.026, width - post, 0.15), (sx * (length / 2 - post / 2), 0, 0.16), timber.y, 0.005)
    for k in range(3):
        box((length - post, 0.020, 0.05), (0, width / 2 - post / 2, 0.34 + k * 0.10), timber.along('X', k), 0.004)
    berth(length - 0.13, width - 0.10, 0.12, p['quilts'][0], p['seed'])
    wire = plain('#3a3531', 0.6)
    points = []
    for i in range(25):  # a string of lights on the front eave
        t = i / 24
        x = -length / 2 + 0.06 + t * (length - 0.12)
        points.append((x, -width / 2 + 0.012, eave - 0.075 - 0.055 * abs(math.sin(t * math.pi * 4))))
    tube(points, 0.0022, wire)
    for x, y, z in points[1::2]:
        ball(0.012, (x, y - 0.002, z - 0.012), emission('#ffdf9f', 3.5), segments=16)


MODELS = {'bunk': bunk, 'loft': loft, 'triple': triple, 'trundle': trundle, 'house': house}
