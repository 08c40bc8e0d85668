"""Bedroom sets: a made bed with its nightstand, dresser and mirror."""
import math

import numpy as np

from families.casegoods import DEFAULTS as CASE, drawers
from studio.casework import Timber, metal
from studio.materials import emission, fabric, plain, softened, upholstery
from studio.shot import Shot
from studio.soft import BED_PILLOW, THROW, cushion, diamond_tufts, stuffed
from studio.solids import box, cylinder, group, prism, rounded_rectangle, tube

VERSION = 1

DEFAULTS = dict(take=1, head='panel', foot_board=0.34, rail=0.30, under=0, stands=1, mirror='frame', dresser={}, night={}, chest=False, duvet='#c9c4ba', accent='#52646a',
                throw='#7d8b86', yaw=18, seed=1, king=False, cover=None)
ROWS = {
    'ashby-{}-bedroom-set': dict(head='panel', dresser=dict(heights=(1.1, 1.1, .9)), night=dict(columns=1, heights=(1.1, 1.0)), seed=3, accent='#4f6369'),
    'corwin-{}-storage-set': dict(head='shelf', under=2, rail=0.40, dresser=dict(kind='shaker', pulls='cup', pull='nickel', feet='plinth', foot=0.08, overhang=0.018),
                                  night=dict(kind='shaker', columns=1, heights=(1.2, 1.0), pulls='cup', pull='nickel', feet='plinth', foot=0.08, overhang=0.016), seed=4,
                                  duvet='#c3c8c9', accent='#8a5b46', throw='#b08b6d', yaw=-18),
    'lyra-led-{}-set': dict(head='tufted', cover='velvet', foot_board=0.36, mirror='frame', chest=True, dresser=dict(kind='mirror', pulls='knob', pull='nickel', feet='plinth', foot=0.07),
                            night=dict(kind='mirror', columns=1, heights=(1.1, 1.0), pulls='knob', pull='nickel', feet='plinth', foot=0.07), seed=5,
                            duvet='#d2cfca', accent='#8c8795', throw='#a9a4ad'),
    'mabel-farmhouse-{}-set': dict(head='planks', foot_board=0.46, mirror='planks', dresser=dict(kind='planks', pulls='knob', columns=3, heights=(1.1, 1.0)),
                                   night=dict(kind='planks', columns=1, heights=(1.1, 1.0), pulls='knob'), seed=6, duvet='#cfc7b8', accent='#5f7358', throw='#99866b', yaw=-18),
    'tate-platform-{}-set': dict(head='low', foot_board=0.0, rail=0.26, mirror=None, dresser=dict(pulls='edge', pull='brass', feet='tapered', foot=0.15, heights=(1, 1, 1)),
                                 night=dict(columns=1, heights=(1.0,), pulls='edge', pull='brass', feet='tapered', foot=0.22), seed=7, duvet='#c4c1b6', accent='#a5683f', throw='#6d7a6a'),
    'vesper-sleigh-{}-set': dict(head='sleigh', foot_board=0.70, mirror='arch', chest=True, dresser=dict(columns=3, heights=(1.1, 1.05, .9), pulls='ring', pull='brass', feet='plinth', foot=0.09, overhang=0.022),
                                 night=dict(columns=1, heights=(1.1, 1.0, .8), pulls='ring', pull='brass', feet='plinth', foot=0.09, overhang=0.02), seed=8, duvet='#cdc3b0', accent='#6e2f2a', throw='#8b6b4d', yaw=-18),
    'juno-queen-bedroom-set': dict(head='flutes', foot_board=0.0, rail=0.30, mirror='round', stands=2, dresser=dict(kind='flutes', columns=3, heights=(1, 1), pulls=None, feet='plinth', foot=0.05, round=True),
                                   night=dict(kind='flutes', columns=1, heights=(1, 1), pulls=None, feet='plinth', foot=0.05), seed=9, duvet='#c8bfb0', accent='#b0714f', throw='#8f9a86'),
    'porter-metal-queen-set': dict(head='metal', foot_board=0.52, mirror='frame', dresser=dict(pulls='bar', feet='frame', foot=0.16, heights=(1, 1)),
                                   night=dict(columns=1, heights=(1.0,), pulls='bar', feet='frame', foot=0.24), seed=10, duvet='#b9bdbd', accent='#2f4552', throw='#8a8f90', yaw=-18),
}
PRODUCTS = {name: dict(row) for name, row in ROWS.items() if '{}' not in name}
for name, row in ROWS.items():
    if '{}' in name:
        PRODUCTS[name.format('queen')] = dict(row)
        kingly = dict(row, king=True, yaw=-row.get('yaw', 18))
        if name.startswith('ashby'):
            kingly['stands'] = 2
        if name.startswith('corwin'):
            kingly['under'] = 3
        if name.startswith('mabel'):
            kingly['dresser'] = dict(row['dresser'], barn=True)
        PRODUCTS[name.format('king')] = kingly


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    width, depth, height = product['size']
    timber = Timber(variant['color'], p['seed'], hex_color=variant['hex'])
    cloth = upholstery(p['cover'], softened(variant['hex'])) if p['cover'] else None
    bed(width, depth, height, p, timber, cloth)
    side = 1 if p['yaw'] > 0 else -1  # the dresser stands where it hides nothing
    night = {**CASE, 'seed': p['seed'] + 1, **p['night']}
    for s in ((side,) if p['stands'] == 1 else (-1, 1)):
        drawers(0.58, 0.42, 0.62, timber, night, at=(s * (width / 2 + 0.36), depth / 2 - 0.26, 0))
    dresser_w = 1.42
    with group((-side * (width / 2 + dresser_w / 2 + (0.20 if p['stands'] == 1 else 0.78)), depth / 2 - 0.30, 0), turn=0):
        drawers(dresser_w, 0.44, 0.86, timber, {**CASE, 'seed': p['seed'] + 2, **{k: v for k, v in p['dresser'].items() if k != 'barn'}})
        if p['mirror']:
            mirror(p['mirror'], dresser_w, 0.86, timber)
        if p['chest']:
            with group((-side * (dresser_w / 2 + 0.50), 0, 0)):
                drawers(0.80, 0.42, 1.26, timber, {**CASE, 'seed': p['seed'] + 3, **p['dresser'], 'columns': 1, 'heights': (1.15, 1.1, 1.0, .95, .9)})


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw']
    return Shot(size=3.1, key=1.15, fill_light=0.30, top=0.38, rim=0.7, world=0.34, yaw=yaw, height=1.75, lens=66, exposure=-0.66, fill=0.95)


def mirror(kind, width, top, timber):
    silver = plain('#bcc6ca', 0.04, metal=1)
    y = 0.17
    if kind == 'round':
        cylinder(0.46, 0.03, (0, y, top + 0.50), timber.z, rot=(90, 0, 0), round=0.006, sides=96)
        cylinder(0.43, 0.004, (0, y - 0.0165, top + 0.50), silver, rot=(90, 0, 0), round=0, sides=96)
        box((0.10, 0.03, 0.10), (0, y + 0.01, top + 0.04), timber.z, 0.003)
        return
    w, h = width * 0.72, 0.86
    if kind == 'arch':
        from studio.solids import arc
        def outline(grow):
            half, shoulder = w / 2 + grow, h * 0.74
            return [(-half, -grow), (half, -grow), (half, shoulder)] + [(x * half / (w / 2), z + shoulder) for x, z in [(q[0], q[1] * 0.52) for q in arc(w / 2, 0, 180, 24)]][1:-1] + [(-half, shoulder)]
        prism(outline(0.055), 0.034, (0, y, top + 0.07), timber.z, axis='Y', round=0.006)
        prism(outline(0.0), 0.006, (0, y - 0.0165, top + 0.07), silver, axis='Y')
    else:
        rail = 0.055 if kind == 'frame' else 0.085
        z = top + 0.04 + h / 2
        for s in (-1, 1):
            box((rail, 0.03, h), (s * (w / 2 - rail / 2), y, z), timber.z, 0.004)
            box((w - 2 * rail, 0.03, rail), (0, y, z + s * (h - rail) / 2), timber.x, 0.004)
        box((w - 2 * rail, 0.004, h - 2 * rail), (0, y + 0.002, z), silver, 0)
    for s in (-1, 1):
        box((0.05, 0.02, 0.16), (s * w * 0.32, y + 0.02, top + 0.06), timber.z, 0.003)


def bed(width, depth, height, p, timber, cloth):
    """Its head at +y. `width` and `depth` are the whole frame's."""
    mattress_w, mattress_l = (1.93 if p['king'] else 1.524), 2.03
    front, back = -depth / 2, depth / 2
    head_thick = {'sleigh': 0.16, 'shelf': 0.20, 'tufted': 0.12}.get(p['head'], 0.07)
    HEADS[p['head']](width, height, back - head_thick / 2, head_thick, p, timber, cloth)
    rail_top = p['rail'] + 0.06
    low = 0.10 if not p['under'] else 0.02
    for s in (-1, 1):
        if cloth:
            stuffed((0.07, depth - head_thick - 0.04, rail_top - low), (s * (width / 2 - 0.04), -head_thick / 2, (rail_top + low) / 2), cloth, round=0.022, lump=0.001)
        else:
            box((0.034, depth - head_thick - 0.04, rail_top - low), (s * (width / 2 - 0.02), -head_thick / 2, (rail_top + low) / 2), timber.y, 0.006)
        for n in range(p['under']):
            each = (depth - head_thick - 0.20) / p['under']
            y = front + 0.10 + each * (n + 0.5)
            box((0.012, each - 0.03, rail_top - low - 0.08), (s * (width / 2 + 0.002), y, (rail_top + low) / 2), timber.along('Y', 2 + n), 0.003)
            for dy in (-0.16, 0.16):
                prism([(-0.045, 0.014), (0.045, 0.014), (0.036, -0.014), (-0.036, -0.014)], 0.02, (s * (width / 2 + 0.014), y + dy, (rail_top + low) / 2 + 0.02), metal('nickel'), axis='X', round=0.004)
    if p['foot_board'] and p['head'] not in ('sleigh', 'metal'):
        h = p['foot_board'] + 0.06
        if cloth:
            stuffed((width, 0.09, h - 0.06), (0, front + 0.045, h / 2 + 0.02), cloth, round=0.03, lump=0.001)
        elif p['head'] == 'planks':
            plank_board(width, h, front + 0.035, timber)
        else:
            box((width - 0.10, 0.026, h - 0.12), (0, front + 0.035, h / 2 + 0.03), timber.x, 0.004)
            box((width, 0.05, 0.045), (0, front + 0.03, h - 0.01), timber.along('X', 3), 0.006)
            for s in (-1, 1):
                box((0.07, 0.06, h), (s * (width / 2 - 0.035), front + 0.03, h / 2), timber.z, 0.006)
    elif not p['foot_board']:
        box((width, 0.034, rail_top - low), (0, front + 0.017, (rail_top + low) / 2), timber.x, 0.008)
        for s in (-1, 1):
            for y in (front + 0.22, back - 0.5):
                cylinder(0.022, 0.13, (s * (width / 2 - 0.16), y, 0.065), timber.z, top=0.030)
    inside = front + (0.06 if p['foot_board'] else 0.03)
    y = inside + 0.01 + mattress_l / 2
    y = min(y, back - head_thick - mattress_l / 2 - 0.005) if not p['foot_board'] else back - head_thick - mattress_l / 2 - 0.01
    bedding(min(mattress_w, width - 0.07), mattress_l, y, rail_top - 0.10, p)


def bedding(w, l, y, deck, p):
    """Mattress, a duvet that hangs over both sides, pillows. All by formulas: the cloth solver leaves holes at corners."""
    white, duvet = fabric('#dedbd6', 'sheet'), fabric(p['duvet'], 'sheet')
    thick = 0.27
    top = deck + thick
    stuffed((w, l, thick), (0, y, deck + thick / 2), white, round=0.06, crown=(0.004, 0.004, 0.008), lump=0.002, seed=p['seed'])
    # the duvet: from 0.58 m below the head to the foot, hanging 0.2 m at the sides, folded back at the top
    head_edge, foot_edge = y + l / 2 - 0.62, y - l / 2 - 0.012
    rng = np.random.RandomState(p['seed'])
    phases = rng.uniform(0, 6.28, 12)
    drop = 0.23
    half = w / 2 + 0.012

    def puff(x, yy):
        waves = sum(np.sin(x * a + yy * b + f) for a, b, f in zip((3.1, 5.3, 8.7, 2.2, 11.3), (4.7, -6.9, 3.3, 9.1, 7.7), phases)) / 5
        return 0.010 * waves

    def duvet_shape(points):
        """From a flat block to one that falls over the edges: x beyond the mattress turns down."""
        x, yy, z = points[:, 0], points[:, 1], points[:, 2]
        bend, side = 0.055, np.sign(x)
        over = np.clip(np.abs(x) - (half - bend), 0, None)
        angle = np.clip(over / bend, 0, math.pi / 2)
        straight = np.clip(over - bend * math.pi / 2, 0, None)
        folds = np.clip(straight / drop, 0, 1) * 0.020 * np.sin(yy * 15 + phases[6] + 1.6 * np.sin(yy * 6 + phases[7]))
        nx = side * ((np.minimum(np.abs(x), half - bend)) + (bend + z) * np.sin(angle) + folds)
        nz = (bend + z) * np.cos(angle) - bend - straight
        foot = np.clip((foot_edge + 0.10 - yy) / 0.10, 0, 1)
        lift = puff(x, yy) * (1 - np.clip(straight / 0.05, 0, 1))
        return np.stack([nx, yy, nz + lift - 0.050 * foot ** 2], 1)
    wide = 2 * (half - 0.055 + 0.055 * math.pi / 2 + drop)
    length = head_edge - foot_edge
    with group((0, 0, top + 0.012)):
        stuffed((wide, length, 0.052), (0, 0, 0), duvet, round=0.025, cell=0.030, lump=0.006, seed=p['seed'] + 1,
                shape=lambda pts: duvet_shape(pts + [0, (head_edge + foot_edge) / 2, 0.012]))
        turned = 0.26
        stuffed((wide, turned, 0.060), (0, 0, 0), white, round=0.028, cell=0.030, lump=0.006, seed=p['seed'] + 2,
                shape=lambda pts: duvet_shape(pts + [0, head_edge - turned / 2 + 0.02, 0.034]))
        blanket = 0.46
        stuffed((wide - 0.02, blanket, 0.020), (0, 0, 0), fabric(p['throw'], 'knit'), round=0.009, cell=0.026, lump=0.003, seed=p['seed'] + 3,
                shape=lambda pts: duvet_shape(pts + [0, foot_edge + 0.44, 0.048]))
    n = 2
    for i in range(n):
        x = (i - 0.5) * w * 0.48
        cushion((0.72, 0.48, 0.16), (x, y + l / 2 - 0.17, top + 0.20), white, rot=(62, 0, 2 * (i * 2 - 1)), seed=70 + i, **BED_PILLOW)
        cushion((0.70, 0.46, 0.16), (x * 0.96, y + l / 2 - 0.33, top + 0.17), duvet, rot=(52, 0, -3 * (i * 2 - 1)), seed=74 + i, **BED_PILLOW)
    cushion((0.52, 0.32, 0.10), (0.0, y + l / 2 - 0.49, top + 0.15), fabric(p['accent'], 'linen'), rot=(54, 0, 2), seed=77, **THROW)


def plank_board(width, height, y, timber, posts=0.08, low=0.16):
    for s in (-1, 1):
        box((posts, posts, height), (s * (width / 2 - posts / 2), y, height / 2), timber.z, 0.006)
    count = max(2, round((height - low) / 0.15))
    each = (height - low - 0.04) / count
    for i in range(count):
        box((width - 2 * posts, 0.030, each - 0.003), (0, y, low + (i + 0.5) * each), timber.along('X', i % 5), 0.003)
    box((width + 0.03, posts + 0.02, 0.036), (0, y, height - 0.016), timber.along('X', 5), 0.006)


def panel_head(width, height, y, thick, p, timber, cloth):
    for s in (-1, 1):
        box((0.08, 0.07, height - 0.03), (s * (width / 2 - 0.04), y, (height - 0.03) / 2), timber.z, 0.006)
    box((width - 0.16, 0.026, height - 0.45), (0, y + 0.008, (height + 0.38) / 2), timber.along('X', 1), 0.003)
    for i in range(3):
        w = (width - 0.16) / 3
        box((w - 0.09, 0.020, height - 0.62), ((i - 1) * w, y - 0.008, (height + 0.40) / 2), timber.along('X', 2 + i), 0.010)
    box((width + 0.04, 0.10, 0.05), (0, y, height - 0.025), timber.along('X', 5), 0.010)


def shelf_head(width, height, y, thick, p, timber, cloth):
    box((width, thick, 0.03), (0, y, height - 0.015), timber.x, 0.004)
    for s in (-1, 1):
        box((0.03, thick, height - 0.03), (s * (width / 2 - 0.015), y, (height - 0.03) / 2), timber.z, 0.003)
    box((width - 0.06, 0.02, height - 0.04), (0, y + thick / 2 - 0.02, height / 2), timber.inside, 0)
    box((width - 0.06, 0.022, height - 0.33), (0, y - thick / 2 + 0.011, (height - 0.33) / 2), timber.along('X', 2), 0.003)
    box((width - 0.06, thick, 0.022), (0, y, height - 0.34), timber.along('X', 3), 0.002)
    for x in (-width / 6, width / 6):
        box((0.02, thick - 0.02, 0.30), (x, y, height - 0.18), timber.z, 0.002)
    for s in (-1, 1):
        box((0.07, 0.004, 0.11), (s * (width / 2 - 0.09), y + thick / 2 - 0.034, height - 0.19), plain('#f0f0ee', 0.35), 0.004)


def tufted_head(width, height, y, thick, p, timber, cloth):
    relief = diamond_tufts(width / round(width / 0.24), 0.26, 0.034)
    low = 0.30
    stuffed((width - 0.10, thick, height - low - 0.05), (0, y, (height + low - 0.05) / 2), cloth, round=0.03, relief=relief, cell=0.014, lump=0.001, seed=p['seed'])
    stuffed((width, 0.10, 0.09), (0, y, height - 0.045), cloth, round=0.04, lump=0.001)
    for s in (-1, 1):
        stuffed((0.10, 0.13, height), (s * (width / 2 - 0.05), y, height / 2), cloth, round=0.04, lump=0.001)
        box((0.012, 0.008, height - low - 0.10), (s * (width / 2 - 0.108), y - thick / 2 - 0.012, (height + low) / 2 - 0.02), emission('#ffdfae', 3.2), 0.002)
    box((width - 0.22, 0.008, 0.012), (0, y - thick / 2 - 0.012, height - 0.098), emission('#ffdfae', 3.2), 0.002)


def plank_head(width, height, y, thick, p, timber, cloth):
    plank_board(width, height, y, timber, posts=0.10, low=0.34)
    iron = metal('iron')
    for s in (-1, 1):
        box((0.045, 0.006, height * 0.55), (s * width * 0.30, y - 0.020, height * 0.62), iron, 0.001)
        for k in range(5):
            cylinder(0.008, 0.008, (s * width * 0.30, y - 0.025, height * 0.38 + k * height * 0.12), iron, rot=(90, 0, 0))


def low_head(width, height, y, thick, p, timber, cloth):
    box((width + 0.0, 0.036, height - 0.22), (0, y + 0.01, (height + 0.22) / 2), timber.along('X', 2), 0.010)
    box((width - 0.3, 0.03, 0.012), (0, y - 0.012, 0.52), timber.inside, 0.001)
    for s in (-1, 1):
        box((0.06, 0.036, height * 0.5), (s * width * 0.36, y + 0.03, height * 0.25), timber.z, 0.004)


def sleigh_board(width, height, y, timber, out):
    """A curled board: its head rolls away from the bed (`out` is +1 for the headboard, -1 for the footboard)."""
    steps = np.linspace(0, 1, 22)
    line = [(y + out * (0.10 * t ** 2.2 - 0.02), 0.10 + (height - 0.16) * t) for t in steps]
    roll = 0.052
    profile = [(py - 0.016, pz) for py, pz in line] + [(py + 0.016, pz) for py, pz in reversed(line)]
    profile = profile if _area(profile) > 0 else list(reversed(profile))
    prism(profile, width - 0.10, (0, 0, 0), timber.along('X', 1), axis='X', round=0.004)
    end = line[-1]
    cylinder(roll, width, (0, end[0] + out * 0.022, end[1] + 0.012), timber.along('Z', 7), rot=(0, 90, 0), round=0.006)
    for s in (-1, 1):
        wide = [(py - 0.034, pz) for py, pz in [(line[0][0], 0.0)] + line] + [(py + 0.034, pz) for py, pz in reversed([(line[0][0], 0.0)] + line)]
        wide = wide if _area(wide) > 0 else list(reversed(wide))
        prism(wide, 0.06, (s * (width / 2 - 0.03), 0, 0), timber.z, axis='X', round=0.006)


def _area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))


def sleigh_head(width, height, y, thick, p, timber, cloth):
    sleigh_board(width, height, y, timber, 1)
    sleigh_board(width, p['foot_board'] + 0.05, y - 2.03 - 0.24, timber, -1)


def flute_head(width, height, y, thick, p, timber, cloth):
    r = 0.14
    low = 0.24
    outline = rounded_rectangle(width, height - low, r, 12, (0, (height + low) / 2))
    prism(outline, 0.030, (0, y + 0.02, 0), timber.along('X', 2), axis='Y', round=0.006)
    count = round((width - 0.08) / 0.045)
    pitch = (width - 0.08) / count
    for i in range(count):
        x = -width / 2 + 0.04 + (i + 0.5) * pitch
        cut = 0.0 if abs(x) < width / 2 - r else r - math.sqrt(max(0, r * r - (abs(x) - width / 2 + r) ** 2))
        cylinder(pitch * 0.47, height - low - 0.04 - 2 * cut * 0.95, (x, y, (height + low) / 2), timber.along('Z', i % 5), sides=20, round=0.004)
    for s in (-1, 1):
        box((0.06, 0.03, 0.5), (s * width * 0.36, y + 0.035, 0.25), timber.z, 0.003)


def metal_head(width, height, y, thick, p, timber, cloth):
    iron = metal('iron')

    def frame(yy, h, rails):
        tube([(-width / 2 + 0.02, yy, 0.0), (-width / 2 + 0.02, yy, h - 0.02), (width / 2 - 0.02, yy, h - 0.02), (width / 2 - 0.02, yy, 0.0)], 0.019, iron)
        for low, tall in rails:
            box((width - 0.07, 0.022, tall), (0, yy, low + tall / 2), timber.along('X', round(low * 9)), 0.003)
        for i in range(1, 8):
            x = -width / 2 + 0.02 + i * (width - 0.04) / 8
            tube([(x, yy + 0.004, rails[0][0]), (x, yy + 0.004, h - 0.02)], 0.007, iron)
    frame(y, height, [(0.50, 0.17), (0.82, 0.17)])
    frame(y - 2.03 - 0.08, p['foot_board'], [(0.22, 0.15)])


HEADS = {'panel': panel_head, 'shelf': shelf_head, 'tufted': tufted_head, 'planks': plank_head, 'low': low_head, 'sleigh': sleigh_head, 'flutes': flute_head, 'metal': metal_head}
