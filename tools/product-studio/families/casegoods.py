"""Dressers, chests, nightstands, an armoire, and the shelves, cases and desks of a child's room."""
import math

from studio.casework import Timber, block_feet, case, frame_feet, metal, plinth, rows, tapered_feet
from studio.materials import fabric, plain
from studio.shot import Shot
from studio.soft import stuffed
from studio.solids import box, cylinder, prism, rounded_rectangle, tube

VERSION = 1

DEFAULTS = dict(take=1, yaw=18, seed=1, feet='block', foot=0.09, kind='drawer', pulls='bar', pull='iron', length=0.14, columns=2, heights=(1, 1, 1),
                model='drawers', top=0.026, overhang=0.008)

PRODUCTS = {
    'ashby-6-drawer-dresser': dict(heights=(1.1, 1.1, 0.9), seed=3),
    'ashby-5-drawer-chest': dict(columns=1, heights=(1.15, 1.15, 1.1, 1.0), split_top=True, length=0.20, seed=4, yaw=-22),
    'corwin-8-drawer-dresser': dict(kind='shaker', columns=2, heights=(1.2, 1.1, 1.0), split_top=True, pulls='cup', pull='nickel', feet='plinth', foot=0.08, overhang=0.018, seed=5, yaw=-18),
    'nell-tallboy-chest': dict(columns=1, heights=(1.5, 1.35, 1.2, 1.05, 0.9, 0.75), pulls='knob', pull='brass', feet='tapered', foot=0.15, seed=6, yaw=22),
    'juno-fluted-dresser': dict(kind='flutes', columns=3, heights=(1, 1), pulls=None, feet='plinth', foot=0.05, seed=7, round=True),
    'pim-kids-dresser': dict(columns=1, heights=(1.1, 1.05, 1.0), pulls='cutout', feet='tapered', foot=0.12, seed=8, yaw=-20),
    'haven-armoire': dict(model='armoire', kind='shaker', feet='plinth', foot=0.07, pull='nickel', overhang=0.02, seed=9, yaw=20),
    'ashby-nightstand': dict(columns=1, heights=(1.1, 1.0), ledge=True, seed=10, yaw=24),
    'corwin-charging-nightstand': dict(kind='shaker', columns=1, heights=(1.25, 1.0), pulls='cup', pull='nickel', feet='plinth', foot=0.08, overhang=0.016, seed=11, yaw=-24),
    'juno-round-nightstand': dict(model='round', seed=12),
    'porter-open-nightstand': dict(model='open', seed=13, yaw=24),
    'pim-toy-shelf': dict(model='bins', seed=14, yaw=-18),
    'scout-bookcase': dict(model='bookcase', seed=15, yaw=20),
    'comet-study-desk': dict(model='desk', seed=16, yaw=-22),
}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    timber = Timber(variant['color'], p['seed'], hex_color=variant['hex'])
    MODELS[p['model']](*product['size'], timber, p)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    width, _, height = product['size']
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.8
    reach = max(width, height)
    return Shot(size=max(0.85, reach), key=1.2, fill_light=0.32, top=0.42, rim=0.75, world=0.36, yaw=yaw, height=1.25 if reach > 0.8 else 1.0, lens=82,
                fill=0.92 if reach > 1.2 else 0.84 if reach > 0.8 else 0.76, exposure=-0.42)


def stand(width, depth, p, timber, at=(0, 0)):
    kind = p['feet']
    if kind == 'block':
        block_feet(width, depth - 0.02, p['foot'], timber, at)
    elif kind == 'tapered':
        tapered_feet(width, depth, p['foot'], timber, at=at, inset=(0.075, 0.06), radius=0.02)
    elif kind == 'plinth':
        plinth(width - 0.04, depth - 0.02, p['foot'] + 0.01, timber, at=at)
    elif kind == 'frame':
        frame_feet(width, depth, p['foot'], metal('iron'), at=at)


def drawers(width, depth, height, timber, p, at=(0, 0, 0)):
    """A chest of drawers; bedroom sets use it too."""
    cells = rows(p['heights'], p['columns'], p['kind'])
    if p.get('split_top'):
        total = sum(p['heights'])
        small = 0.78
        whole = total + small
        cells = [(k, x0, z0 * total / whole, x1, z1 * total / whole, o) for k, x0, z0, x1, z1, o in cells]
        n = p['columns'] * 2
        cells += [(p['kind'], i / n, total / whole, (i + 1) / n, 1, {}) for i in range(n)]
    base = p['foot'] + (0.10 if p.get('ledge') else 0)
    if p.get('ledge'):
        box((width - 0.016, depth - 0.01, 0.022), (at[0], at[1], at[2] + p['foot'] + 0.011), timber.along('X', 2), 0.002)
        for s in (-1, 1):
            box((0.02, depth - 0.03, 0.10), (at[0] + s * (width / 2 - 0.018), at[1] + 0.01, at[2] + p['foot'] + 0.05), timber.z, 0.002)
        box((width - 0.03, 0.01, 0.10), (at[0], at[1] + depth / 2 - 0.02, at[2] + p['foot'] + 0.05), timber.inside, 0)
    options = {} if p['kind'] != 'flutes' else dict(grain='Z')
    cells = [(k, a, b, c, d, {**o, **options}) for k, a, b, c, d, o in cells]
    case((width, depth, height), timber, cells, base=base, top=p['top'], overhang=p['overhang'], pulls=p['pulls'], pull_material=metal(p['pull']),
         pull_length=p['length'], at=at, seed=p['seed'])
    if p.get('round'):
        for s in (-1, 1):
            cylinder(0.024, height - base - p['top'], (at[0] + s * (width / 2 - 0.022), at[1] - depth / 2 + 0.026, at[2] + (height + base - p['top']) / 2), timber.z, sides=40)
    stand(width, depth, p, timber, at=at[:2])


def armoire(width, depth, height, timber, p):
    cells = [('shaker', 0, 0, .5, .135, {'pull': 'knob'}), ('shaker', .5, 0, 1, .135, {'pull': 'knob'}),
             ('frame', 0, .135, .5, 1, {'upright': True, 'hinge': -1}), ('frame', .5, .135, 1, 1, {'upright': True, 'hinge': 1})]
    case((width, depth, height - 0.03), timber, cells, base=p['foot'], top=0.03, overhang=p['overhang'], pulls='bar', pull_material=metal(p['pull']), pull_length=0.16, seed=p['seed'])
    box((width + 0.03, depth + 0.02, 0.032), (0, 0, height - 0.016), timber.along('X', 3), 0.008)
    stand(width, depth, p, timber)


def drum(width, depth, height, timber, p):
    r = width / 2
    cylinder(r, 0.024, (0, 0, height - 0.012), timber.x, round=0.006, sides=96)
    cylinder(r - 0.022, height - 0.06, (0, 0, height / 2 - 0.01), timber.inside, sides=96)
    cylinder(r - 0.010, 0.022, (0, 0, 0.031), timber.x, round=0.004, sides=96)
    cylinder(r - 0.05, 0.02, (0, 0, 0.010), plain('#1c1a19', 0.6), sides=64)
    count = 56
    pitch = 2 * math.pi * (r - 0.018) / count
    for i in range(count):
        a = 2 * math.pi * (i + 0.5) / count
        cylinder(pitch * 0.46, height - 0.066, ((r - 0.018) * math.cos(a), (r - 0.018) * math.sin(a), height / 2 + 0.006), timber.along('Z', i % 4), sides=16, round=0.001)
    a = math.radians(-68)
    box((0.010, 0.014, 0.12), ((r + 0.002) * math.cos(a), (r + 0.002) * math.sin(a), height / 2 + 0.05), metal('brass'), 0.003, rot=(0, 0, 22))


def open_frame(width, depth, height, timber, p):
    iron = metal('iron')
    for s in (-1, 1):
        x = s * (width / 2 - 0.012)
        for sy in (-1, 1):
            box((0.022, 0.022, height - 0.028), (x, sy * (depth / 2 - 0.014), (height - 0.028) / 2), iron, 0.002)
        for z in (0.011, height - 0.040):
            box((0.022, depth - 0.05, 0.022), (x, 0, z), iron, 0.002)
        tube([(x, -depth / 2 + 0.03, 0.20), (x, depth / 2 - 0.03, height - 0.05)], 0.006, iron)
    box((width - 0.04, 0.022, 0.022), (0, depth / 2 - 0.014, height - 0.040), iron, 0.002)
    box((width - 0.04, 0.022, 0.022), (0, -depth / 2 + 0.014, height - 0.040), iron, 0.002)
    box((width + 0.004, depth + 0.004, 0.028), (0, 0, height - 0.014), timber.x, 0.004)
    box((width - 0.03, depth - 0.02, 0.022), (0, 0, 0.19), timber.along('X', 2), 0.003)


BINS = ('#8fae9f', '#e2b25c', '#d98c6a', '#a9bfc9', '#e8dcc4', '#7d9bb0', '#d7a3a0', '#b7c08a', '#8fae9f')


def bins(width, depth, height, timber, p):
    cells = [('open', i / 3, j / 3, (i + 1) / 3, (j + 1) / 3) for i in range(3) for j in range(3)]
    case((width, depth, height), timber, cells, base=0.05, top=0.022, pulls=None, overhang=0.004)
    plinth(width - 0.02, depth - 0.01, 0.06, timber)
    cell_w, cell_h = (width - 0.02) / 3, (height - 0.072) / 3
    for i in range(3):
        for j in range(3):
            x, z = (i - 1) * cell_w, 0.05 + (j + 0.5) * cell_h
            cloth = fabric(BINS[(i * 2 + j * 5) % 9], 'linen')
            tall = cell_h * 0.80
            stuffed((cell_w - 0.036, depth - 0.06, tall), (x, -0.012, z - (cell_h - tall) / 2 + 0.014), cloth, round=0.018, crown=(0, 0.008, 0), lump=0.004, seed=i * 3 + j)
            tube([(x - 0.045, -depth / 2 + 0.010, z + 0.045), (x - 0.040, -depth / 2 - 0.004, z + 0.022), (x + 0.040, -depth / 2 - 0.004, z + 0.022), (x + 0.045, -depth / 2 + 0.010, z + 0.045)],
                 0.006, fabric('#efe8da', 'linen'), smooth=True)


def bookcase(width, depth, height, timber, p):
    cells, z = [], 0.0
    for share in (0.27, 0.20, 0.19, 0.175, 0.165):
        cells.append(('open', 0, z, 1, min(1, z + share)))
        z += share
    case((width, depth, height), timber, cells, base=0.07, top=0.026, pulls=None, overhang=0.010)
    plinth(width - 0.03, depth - 0.01, 0.08, timber)


def desk(width, depth, height, timber, p):
    legs = plain('#e3e3e0' if timber.color == 'white' else '#3b3e41', 0.42, metal=0.2)
    prism(rounded_rectangle(width, depth, 0.025, 8), 0.024, (0, 0, height - 0.012), timber.x, axis='Z', round=0.004)
    for s in (-1, 1):
        x = s * (width / 2 - 0.11)
        box((0.055, depth - 0.06, 0.026), (x, 0, 0.016), legs, 0.006)
        box((0.062, 0.062, height * 0.50), (x, 0.03, height * 0.25 + 0.02), legs, 0.006)
        box((0.046, 0.046, height * 0.5), (x, 0.03, height * 0.72), plain('#b9bcbe', 0.3, metal=0.9), 0.004)
        box((0.05, depth - 0.12, 0.022), (x, 0.0, height - 0.036), legs, 0.003)
        for k in range(6):
            cylinder(0.0045, 0.003, (x, -0.002, height * 0.30 + k * 0.03), plain('#2a2b2d', 0.5), rot=(90, 0, 0))
    box((width - 0.25, 0.03, 0.05), (0, 0.05, height - 0.06), legs, 0.004)
    box((0.42, depth * 0.62, 0.055), (-0.06, -0.05, height - 0.052), legs, 0.006)
    box((0.40, 0.016, 0.048), (-0.06, -depth * 0.36 - 0.005, height - 0.052), timber.x, 0.004)
    tube([(width / 2 + 0.002, -0.10, height - 0.05), (width / 2 + 0.030, -0.10, height - 0.06), (width / 2 + 0.032, -0.10, height - 0.035)], 0.005, plain('#b9bcbe', 0.3, metal=0.9))


MODELS = {'drawers': drawers, 'armoire': armoire, 'round': drum, 'open': open_frame, 'bins': bins, 'bookcase': bookcase, 'desk': desk}
