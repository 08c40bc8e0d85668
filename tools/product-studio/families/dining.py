"""Dining sets: a table with its chairs, stools or benches."""
import math

import numpy as np

from families.tables import ellipse
from studio.casework import Timber, metal
from studio.materials import fabric, leather, plain, softened, stone, velvet
from studio.shot import Shot
from studio.soft import cushion, stuffed
from studio.solids import box, cylinder, finish, group, mesh_object, prism, rounded_rectangle, tube

VERSION = 1

DEFAULTS = dict(take=1, table='legs', chair='slats', seat='wood', sides=2, ends=False, bench=None, yaw=24, seed=1, shelf=False)

PRODUCTS = {
    'heron-dining-set': dict(take=2, table='round', chair='spindles', places=[(-.62, -.10, 82), (.60, .22, -104)], seed=3),
    'heron-5-piece-set': dict(table='round', chair='spindles', places=[(-.70, -.30, 62), (.66, -.34, -60), (-.42, .66, 150), (.56, .58, -142)], seed=4, yaw=-20),
    'thatcher-farmhouse-dining': dict(table='trestle', chair='cross', places=[(-.45, .68, 180), (.45, .70, 183), (-1.20, .02, 88), (1.20, .0, -92)], bench=-0.66, seed=5),
    'brixton-counter-set': dict(table='counter', chair='stool', seat='vinyl', places=[(-.30, -.66, 2), (.34, -.70, -6), (-.30, .68, 180), (.92, .10, -96)], shelf=True, seed=6, yaw=22),
    'larch-extension-set': dict(table='legs', chair='slats', seat='cloth', cloth='#cfc6b4', leaf=True, places=[(-.38, -.66, 3), (.38, -.66, -3), (-.38, .66, 180), (.38, .66, 177), (-1.08, 0, 92), (1.10, .02, -90)], seed=7, yaw=-24),
    'orchard-upholstered-set': dict(table='bevel', chair='parsons', seat='variant', places=[(-.45, -.78, 4), (.45, -.80, -3), (-.45, .76, 180), (.45, .76, 178), (-1.30, .0, 91), (1.30, .0, -92)], seed=8, yaw=24),
    'gable-drop-leaf-set': dict(table='leaf', chair='cane', places=[(-.18, -.56, 8), (.62, -.40, -36)], seed=9, yaw=26),
    'larkspur-faux-marble-set': dict(table='marble', chair='shell', seat='variant', places=[(-.30, -.60, 6), (.32, -.62, -5), (-.30, .60, 178), (.34, .58, 184)], seed=10, yaw=-24),
    'thatcher-banquet-set': dict(table='trestle', chair='cross', places=[(-.66, -.74, 3), (0, -.76, 0), (.66, -.74, -3), (-.66, .74, 180), (0, .74, 180), (.66, .74, 178), (-1.42, 0, 90), (1.42, 0, -90)], seed=11, yaw=-22),
    'cafe-nook-set': dict(table='nook', chair=None, places=[], seed=12, yaw=-30),
}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    width, depth, height = product['size']
    color = variant['color']
    frame_color = {'dove': 'espresso', 'sand': 'walnut', 'black': 'black', 'forest-green': 'black'}.get(color, color)
    timber = Timber(frame_color, p['seed'], hex_color=variant['hex'])
    seat = {'wood': None, 'vinyl': lambda: leather('#3a2d25' if color == 'espresso' else '#b5aea4', 0.4, 0.4), 'cloth': lambda: fabric(p['cloth'], 'linen'),
            'variant': lambda: velvet(softened(variant['hex'])) if p['chair'] == 'shell' else fabric(softened(variant['hex']), 'performance')}[p['seat']]
    seat = seat() if seat else None
    TABLES[p['table']](width, depth, height, timber, p)
    if p['bench'] is not None:
        with group((0, p['bench'], 0)):
            bench(width * 0.72, timber)
    for i, (x, y, turn) in enumerate(p['places']):  # a chair faces the table: its own front is at -y of it turned round
        with group((x, y, 0), turn=180 - turn):
            CHAIRS[p['chair']](timber, seat, p['seed'] + i)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    width = product['size'][0]
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.4
    reach = max(1.7, width + 0.5)
    return Shot(size=reach, key=1.15, fill_light=0.34, top=0.45, rim=0.8, world=0.38, yaw=yaw, height=1.60, lens=75, exposure=-0.50, fill=0.94 if len(p['places']) > 2 else 0.88)


def square_legs(width, depth, height, timber, inset=0.05, wide=0.07, taper=0.62):
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((wide, wide, height), (sx * (width / 2 - inset - wide / 2), sy * (depth / 2 - inset - wide / 2), height / 2), timber.z, 0.006, taper=taper)


def apron(width, depth, top, timber, inset=0.075, tall=0.08):
    for s in (-1, 1):
        box((width - 2 * inset - 0.06, 0.022, tall), (0, s * (depth / 2 - inset), top - tall / 2), timber.x, 0.002)
        box((0.022, depth - 2 * inset - 0.06, tall), (s * (width / 2 - inset), 0, top - tall / 2), timber.y, 0.002)


def leg_table(width, depth, height, timber, p):
    if p.get('leaf'):
        third = (width - 0.006) / 3
        for i in (-1, 0, 1):
            box((third, depth, 0.028), (i * (third + 0.002), 0, height - 0.014), timber.along('X', i + 1), 0.005)
    else:
        box((width, depth, 0.030), (0, 0, height - 0.015), timber.x, 0.006)
    apron(width, depth, height - 0.028, timber)
    square_legs(width, depth, height - 0.028, timber)


def bevel_table(width, depth, height, timber, p):
    prism([(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)], 0.034, (0, 0, height - 0.017), timber.x, axis='Z', round=0.012, segments=2)
    apron(width, depth, height - 0.034, timber, tall=0.09)
    square_legs(width, depth, height - 0.034, timber, wide=0.085, taper=0.7)


def round_table(width, depth, height, timber, p):
    prism(ellipse(width, depth, 96), 0.028, (0, 0, height - 0.014), timber.x, axis='Z', round=0.008, segments=4)
    r = width * 0.30
    for a in (45, 135, 225, 315):
        x, y = r * math.cos(math.radians(a)), r * math.sin(math.radians(a))
        cylinder(0.018, height - 0.026, (x * 1.12, y * 1.12, (height - 0.026) / 2), timber.z, rot=(math.copysign(7, y), -math.copysign(7, x), 0), top=0.028)
    for turn in (0, 90):
        with group((0, 0, 0), turn=turn + 45):
            box((r * 2, 0.03, 0.06), (0, 0, height - 0.06), timber.x, 0.004)


def trestle_table(width, depth, height, timber, p):
    planks = 6
    end = 0.10
    each = depth / planks
    for i in range(planks):
        box((width - 2 * end - 0.004, each - 0.002, 0.036), (0, (i - (planks - 1) / 2) * each, height - 0.018), timber.along('X', i), 0.003)
    for s in (-1, 1):
        box((end, depth + 0.006, 0.038), (s * (width - end) / 2, 0, height - 0.018), timber.along('Y', s + 3), 0.004)
        x = s * width * 0.34
        box((0.085, depth * 0.74, 0.075), (x, 0, 0.0375), timber.y, 0.010)
        box((0.085, depth * 0.66, 0.065), (x, 0, height - 0.069), timber.y, 0.006)
        box((0.075, 0.15, height - 0.15), (x, 0, height / 2), timber.z, 0.006)
        for t in (-1, 1):
            tube([(x, t * depth * 0.30, height - 0.10), (x, t * 0.06, 0.20)], 0.020, timber.z, sides=2)
    box((width * 0.68 + 0.14, 0.045, 0.10), (0, 0, 0.22), timber.along('X', 7), 0.006)


def counter_table(width, depth, height, timber, p):
    box((width, depth, 0.036), (0, 0, height - 0.018), timber.x, 0.006)
    apron(width, depth, height - 0.036, timber, inset=0.10)
    body = width * 0.56
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.075, 0.075, height - 0.036), (sx * body / 2, sy * body / 2, (height - 0.036) / 2), timber.z, 0.005)
    for z in (0.16, 0.46):
        box((body, body, 0.022), (0, 0, z), timber.along('X', 3), 0.003)
    for i in range(3):  # bowls on the shelf would be props; slats close one side instead
        box((0.014, body - 0.08, 0.05), (-body / 2, 0, 0.52 + i * 0.09), timber.y, 0.002)


def leaf_table(width, depth, height, timber, p):
    mid = 0.28
    box((mid, depth, 0.024), (0, 0, height - 0.012), timber.along('Y', 1), 0.003)
    leaf = (width - mid) / 2
    box((leaf, depth, 0.022), (mid / 2 + leaf / 2 + 0.002, 0, height - 0.012), timber.along('Y', 2), 0.003)
    box((0.022, depth, leaf), (-mid / 2 - 0.013, 0, height - 0.020 - leaf / 2), timber.along('Y', 3), 0.003)
    for s in (-1, 1):
        for sy in (-1, 1):
            box((0.04, 0.04, height - 0.024), (s * (mid / 2 - 0.03), sy * (depth / 2 - 0.06), (height - 0.024) / 2), timber.z, 0.004)
    box((0.018, depth - 0.16, 0.10), (mid / 2 - 0.03, 0, height - 0.08), timber.y, 0.002)
    box((mid - 0.06, 0.018, 0.10), (0, -depth / 2 + 0.06, height - 0.08), timber.x, 0.002)
    box((mid - 0.04, depth - 0.16, 0.018), (0, 0, 0.18), timber.along('Y', 4), 0.002)
    box((leaf * 0.8, 0.03, 0.03), (mid / 2 + leaf * 0.35, 0.02, height - 0.04), timber.x, 0.003)


def marble_table(width, depth, height, timber, p):
    iron = metal('iron')
    marble = stone('#dedcd8', '#8d8f92', 0.55, 0.18, 2.0)
    prism(rounded_rectangle(width, depth, 0.03, 8), 0.020, (0, 0, height - 0.010), marble, axis='Z', round=0.004)
    for s in (-1, 1):
        x = s * (width / 2 - 0.09)
        tube([(x, -depth / 2 + 0.07, height - 0.022), (x - s * 0.03, -depth / 2 + 0.03, 0.014), (x - s * 0.03, depth / 2 - 0.03, 0.014), (x, depth / 2 - 0.07, height - 0.022)], 0.014, iron, cyclic=True)
    for sy in (-1, 1):
        box((width - 0.22, 0.025, 0.025), (0, sy * (depth / 2 - 0.08), height - 0.034), iron, 0.003)


def nook_table(width, depth, height, timber, p):
    """An L of two benches with backs, a table within it, and a loose bench in front."""
    seat_h, seat_d, back = 0.45, 0.40, height
    half_w, half_d = width / 2, depth / 2
    cloth = fabric('#8b9a94', 'linen')

    def wall_bench(length):
        box((length, seat_d, 0.028), (0, 0, seat_h - 0.014), timber.x, 0.004)
        box((length - 0.02, 0.018, seat_h - 0.09), (0, -seat_d / 2 + 0.03, (seat_h - 0.03) / 2 + 0.03), timber.along('X', 1), 0.002)
        for s in (-1, 1):
            box((0.022, seat_d - 0.02, seat_h - 0.03), (s * (length / 2 - 0.02), 0, (seat_h - 0.03) / 2), timber.z, 0.002)
            box((0.045, 0.03, back), (s * (length / 2 - 0.03), seat_d / 2 - 0.01, back / 2), timber.z, 0.004)
        for k, z in enumerate((0.56, 0.66, 0.76)):
            box((length - 0.10, 0.018, 0.065), (0, seat_d / 2 - 0.014, z), timber.along('X', 2 + k), 0.004)
        cushion((round(length - 0.06, 2), seat_d - 0.03, 0.05), (0, -0.01, seat_h + 0.022), cloth, seed=5, cell=0.05, pressure=1.0, stiff=30, bend=6, frames=14, jitter=0.002, piping=0.003) if length < 0.95 else \
            stuffed((length - 0.06, seat_d - 0.04, 0.05), (0, -0.015, seat_h + 0.024), cloth, round=0.022, crown=(0, 0, 0.010), lump=0.002)
    with group((0, half_d - seat_d / 2, 0)):
        wall_bench(width)
    with group((-half_w + seat_d / 2, -seat_d / 2, 0), turn=90):
        wall_bench(depth - seat_d - 0.004)
    with group((0.20, -0.12, 0)):
        leg_table(1.02, 0.62, 0.75, timber, {})
    with group((0.24, -0.80, 0)):
        bench(0.86, timber)


def bench(length, timber):
    for i in (-1, 0, 1):
        box((length, 0.115, 0.030), (0, i * 0.117, 0.445), timber.along('X', i + 2), 0.004)
    for s in (-1, 1):
        x = s * (length / 2 - 0.10)
        box((0.055, 0.30, 0.045), (x, 0, 0.41), timber.y, 0.004)
        for sy in (-1, 1):
            box((0.055, 0.055, 0.43), (x, sy * 0.13, 0.215), timber.z, 0.005, taper=0.8)
        box((0.03, 0.24, 0.035), (x, 0, 0.13), timber.y, 0.003)
    box((length - 0.20, 0.03, 0.045), (0, 0, 0.13), timber.along('X', 5), 0.003)


def bowed(width, tall, z, y, bow, material, lean=0.18, thick=0.018):
    """A slat of a chair's back, curved round the sitter."""
    n, verts, faces = 16, [], []
    for i in range(n + 1):
        u = i / n * 2 - 1
        yy = y + bow * (1 - u * u)
        verts += [(u * width / 2, yy + dy + dz * lean, z + dz) for dy in (-thick / 2, thick / 2) for dz in (-tall / 2, tall / 2)]
    for i in range(n):
        b = i * 4
        faces += [(b, b + 4, b + 5, b + 1), (b + 2, b + 3, b + 7, b + 6), (b + 1, b + 5, b + 7, b + 3), (b, b + 2, b + 6, b + 4)]
    faces += [(0, 1, 3, 2), (n * 4, n * 4 + 2, n * 4 + 3, n * 4 + 1)]
    obj = finish(mesh_object('slat', verts, faces), material)
    edge = obj.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments, edge.angle_limit = 0.004, 2, math.radians(50)


def chair_frame(timber, seat, seed, height=0.86, pad=0.05):
    """Legs, rails and a seat; its back leans at +y, its front is at -y. Returns where the back's posts stand."""
    for s in (-1, 1):
        cylinder(0.0135, 0.45, (s * 0.195, -0.19, 0.225), timber.z, rot=(3, s * -3, 0), top=0.020)
        tube([(s * 0.205, 0.265, 0), (s * 0.195, 0.215, .42), (s * 0.195, 0.235, .62), (s * 0.190, 0.285, height)], 0.0175, timber.z, smooth=True)
        box((0.022, 0.38, 0.045), (s * 0.185, 0.01, 0.415), timber.y, 0.004)
        box((0.016, 0.36, 0.022), (s * 0.192, 0.01, 0.19), timber.y, 0.004)
    for y in (-0.185, 0.20):
        box((0.36, 0.022, 0.045), (0, y, 0.415), timber.x, 0.004)
    if seat is None:
        stuffed((0.45, 0.44, 0.034), (0, 0.0, 0.452), timber.along('Y', 2), round=0.014, crown=(0, 0, -0.006), lump=0)
    else:
        cushion((0.46, 0.45, pad), (0, -0.005, 0.462), seat, seed=81, pressure=2.2, stiff=25, bend=3, frames=14, cell=0.025, jitter=0.001, piping=0.003)


def slat_chair(timber, seat, seed):
    chair_frame(timber, seat, seed, 0.88)
    for z, tall in ((0.82, 0.085), (0.69, 0.055), (0.58, 0.045)):
        bowed(0.38, tall, z, 0.235 + (z - 0.6) * 0.16, 0.05, timber.x)


def spindle_chair(timber, seat, seed):
    stuffed((0.46, 0.44, 0.038), (0, 0, 0.445), timber.along('Y', 2), round=0.017, crown=(0, 0, -0.006), lump=0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(0.012, 0.45, (sx * 0.19, sy * 0.17, 0.222), timber.z, rot=(sy * 9, sx * -9, 0), top=0.018)
    for i in range(7):
        x = (i - 3) * 0.060
        tube([(x * 0.92, 0.185, 0.46), (x * 1.08, 0.255 - abs(i - 3) * 0.006, 0.83)], 0.0072, timber.z)
    bowed(0.45, 0.065, 0.85, 0.235, 0.04, timber.x, thick=0.022)


def cross_chair(timber, seat, seed):
    chair_frame(timber, seat, seed, 0.90)
    bowed(0.40, 0.070, 0.86, 0.275, 0.03, timber.x)
    bowed(0.38, 0.040, 0.55, 0.215, 0.02, timber.x)
    for s in (-1, 1):
        tube([(s * 0.17, 0.232, 0.565), (s * -0.17, 0.282, 0.835)], 0.0135, timber.z)


def parsons_chair(timber, seat, seed):
    for s in (-1, 1):
        for y in (-0.19, 0.20):
            box((0.042, 0.042, 0.40), (s * 0.19, y, 0.20), timber.z, 0.004, taper=0.72)
    stuffed((0.48, 0.50, 0.10), (0, 0.0, 0.43), seat, round=0.030, crown=(0, 0, 0.016), lump=0.002, seed=seed)

    def lean(points):
        points[:, 1] += 0.10 * np.clip((points[:, 2] + 0.28) / 0.56, 0, 1)
        return points
    stuffed((0.48, 0.085, 0.58), (0, 0.20, 0.75), seat, round=0.035, crown=(0, 0.012, 0.006), shape=lean, lump=0.002, seed=seed)


def stool(timber, seat, seed):
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.040, 0.040, 0.60), (sx * 0.175, sy * 0.165, 0.30), timber.z, 0.004, taper=0.8)
    for z, ys in ((0.20, (-0.165,)), (0.26, (0.165,)), (0.55, (-0.165, 0.165))):
        for y in ys:
            box((0.33, 0.022, 0.04), (0, y, z), timber.x, 0.003)
    for sx in (-1, 1):
        for z in (0.24, 0.55):
            box((0.022, 0.31, 0.04), (sx * 0.175, 0, z), timber.y, 0.003)
    cushion((0.42, 0.40, 0.07), (0, 0, 0.625), seat, seed=83, pressure=2.4, stiff=25, bend=3, frames=14, cell=0.025, jitter=0.001, piping=0.0035)
    for s in (-1, 1):
        box((0.034, 0.034, 0.36), (s * 0.165, 0.185, 0.78), timber.z, 0.004, rot=(-5, 0, 0))
    stuffed((0.36, 0.045, 0.17), (0, 0.185, 0.88), seat, round=0.020, crown=(0, 0.008, 0), lump=0.001)


def cane_stool(timber, seat, seed):
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(0.014, 0.43, (sx * 0.165, sy * 0.145, 0.215), timber.z, rot=(sy * 4, sx * -4, 0), top=0.019)
    for s in (-1, 1):
        box((0.34, 0.030, 0.045), (0, s * 0.140, 0.42), timber.x, 0.005)
        box((0.030, 0.30, 0.045), (s * 0.165, 0, 0.42), timber.y, 0.005)
        box((0.30, 0.018, 0.020), (0, s * 0.150, 0.20), timber.x, 0.003)
    cane = plain('#c8a66d', 0.55)
    box((0.30, 0.25, 0.004), (0, 0, 0.432), plain('#a98650', 0.7), 0)
    for i in range(15):
        box((0.008, 0.25, 0.003), ((i - 7) * 0.020, 0, 0.436), cane, 0.0008)
    for i in range(12):
        box((0.30, 0.008, 0.003), (0, (i - 5.5) * 0.020, 0.4385), cane, 0.0008)


def shell_chair(timber, seat, seed):
    iron = metal('iron')
    for sx in (-1, 1):
        for y0, y1 in ((-0.12, -0.22), (0.12, 0.24)):
            tube([(sx * 0.14, y0, 0.43), (sx * 0.21, y1, 0.0)], 0.0095, iron)
    stuffed((0.48, 0.46, 0.085), (0, 0, 0.455), seat, round=0.036, crown=(0, 0, 0.012), lump=0.001, seed=seed)

    def wrap(points):
        across = np.clip(np.abs(points[:, 0]) / 0.24, 0, 1)
        up = np.clip((points[:, 2] + 0.2) / 0.4, 0, 1)
        points[:, 1] -= 0.16 * across ** 2.2
        points[:, 1] += 0.08 * up
        points[:, 2] -= 0.05 * across ** 3 * up
        return points
    count = 7

    def channels(x, z):
        return 0.010 * (1 - np.abs(np.sin(math.pi * (x / 0.5 + 0.5) * count)) ** 0.5)
    stuffed((0.50, 0.07, 0.40), (0, 0.215, 0.64), seat, round=0.034, shape=wrap, relief=channels, cell=0.012, lump=0.001, seed=seed)


CHAIRS = {'slats': slat_chair, 'spindles': spindle_chair, 'cross': cross_chair, 'parsons': parsons_chair, 'stool': stool, 'cane': cane_stool, 'shell': shell_chair}
TABLES = {'legs': leg_table, 'bevel': bevel_table, 'round': round_table, 'trestle': trestle_table, 'counter': counter_table, 'leaf': leaf_table, 'marble': marble_table, 'nook': nook_table}
