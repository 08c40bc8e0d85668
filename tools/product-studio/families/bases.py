"""Adjustable bed bases, raised at head and foot."""
import math

import numpy as np

from families.mattresses import DEFAULTS as MATTRESS, PRODUCTS as MATTRESSES, quilting
from studio.materials import emission, fabric, plain
from studio.shot import Shot
from studio.soft import BED_PILLOW, cushion, stuffed
from studio.solids import box, cylinder, group, tube

VERSION = 1

# angles of the head, the thighs and the feet
DEFAULTS = dict(take=1, head=34, knees=14, split=False, glow=False, pockets=False, remote=True, band='#2a2c2f', seed=1, yaw=34, mattress=None, tilt=0)

PRODUCTS = {
    'tilt-one-queen-base': dict(head=30, knees=10),
    'tilt-two-queen-base': dict(head=36, knees=20, glow=True, pockets=True, yaw=-34),
    'tilt-three-queen-base': dict(head=42, knees=22, glow=True, pockets=True, tilt=16, band='#7a5c3a'),
    'tilt-two-split-king-base': dict(head=36, knees=20, split=True, glow=True, pockets=True),
    'tilt-three-split-king-base': dict(head=42, knees=22, split=True, glow=True, pockets=True, tilt=16, band='#7a5c3a', yaw=-34),
    'fold-twin-xl-base': dict(head=28, knees=8, fold=True, yaw=-36),
}
COVERS = {'charcoal': '#4a5055', 'black': '#1f2123'}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    width, _, height = product['size']
    color = COVERS[variant['color']]
    if p['split']:
        for s, head in ((-1, p['head']), (1, p['head'] * 0.45)):
            with group((s * (width / 4 + 0.003), 0, 0)):
                base(width / 2 - 0.006, height, {**p, 'head': head, 'knees': p['knees'] if s < 0 else 4}, color)
    else:
        base(width, height, p, color)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 0.7
    return Shot(size=2.0, key=1.3, fill_light=0.35, top=0.45, rim=0.9, world=0.38, yaw=yaw, height=1.30, lens=72, exposure=-0.45, fill=0.93)


def profile(p, top):
    """Points along the bed's middle line, from the foot's end at -y to the head: (y, z)."""
    seat_y = 0.215
    head, knees = math.radians(p['head']), math.radians(p['knees'])
    knee = (seat_y - 0.30 - 0.42 * math.cos(knees), top + 0.42 * math.sin(knees))
    foot = (knee[0] - 0.49 * math.cos(knees * 0.35), knee[1] - 0.49 * math.sin(knees * 0.35) * 1.4)
    crown_y, crown_z = seat_y + 0.62 * math.cos(head), top + 0.62 * math.sin(head)
    lean = head + math.radians(p['tilt'])
    return [foot, knee, (seat_y - 0.30, top), (seat_y, top), (crown_y, crown_z), (crown_y + 0.19 * math.cos(lean), crown_z + 0.19 * math.sin(lean))]


def panel(a, b, width, cloth, thick=0.062, seed=1):
    (ya, za), (yb, zb) = a, b
    length = math.hypot(yb - ya, zb - za)
    angle = math.degrees(math.atan2(zb - za, yb - ya))
    with group((0, (ya + yb) / 2, (za + zb) / 2), rot=(angle, 0, 0)):
        stuffed((width, length - 0.006, thick), (0, 0, -thick / 2), cloth, round=0.020, crown=(0, 0, 0.005), lump=0.0012, seed=seed)
        box((width - 0.12, length - 0.06, 0.02), (0, 0, -thick - 0.008), plain('#1b1c1e', 0.6), 0.002)


def base(width, height, p, color):
    cloth, trim = fabric(color, 'linen', wrinkle=0.08), fabric(p['band'], 'linen', wrinkle=0)
    steel, dark = plain('#2a2c2f', 0.4, metal=0.7), plain('#18191b', 0.6)
    rail, top = 0.12, height
    leg = height - rail - 0.075
    for sx in (-1, 1):
        stuffed((0.055, 2.00, rail), (sx * (width / 2 - 0.028), 0, leg + rail / 2), cloth, round=0.018, lump=0.001)
    for sy in (-1, 1):
        stuffed((width - 0.02, 0.055, rail), (0, sy * 0.975, leg + rail / 2), cloth, round=0.018, lump=0.001)
    box((width - 0.10, 1.90, 0.03), (0, 0, leg + 0.04), dark, 0.003)
    line = profile(p, top)
    for i, (a, b) in enumerate(zip(line, line[1:])):
        if i == 4 and not p['tilt']:
            break
        panel(a, b if not (i == 3 and not p['tilt']) else line[5], width - 0.01, cloth, seed=p['seed'] + i)
    for sx in (-1, 1):
        x = sx * (width / 2 - 0.10)
        tube([(x, 0.30, leg + rail), (x, line[4][0] - 0.06, line[4][1] - 0.09)], 0.014, steel)
        tube([(x, -0.15, leg + rail), (x, line[1][0] + 0.06, line[1][1] - 0.09)], 0.012, steel)
        for y in (-0.80, 0.80) if not p.get('fold') else (-0.85, -0.02, 0.85):
            cylinder(0.020, leg + 0.01, (sx * (width / 2 - 0.14), y, leg / 2), steel, top=0.026)
            cylinder(0.028, 0.014, (sx * (width / 2 - 0.14), y, 0.007), dark)
    tube([(-width * 0.30, line[0][0] - 0.012, line[0][1] - 0.01), (-width * 0.30, line[0][0] - 0.035, line[0][1] + 0.075), (width * 0.30, line[0][0] - 0.035, line[0][1] + 0.075),
          (width * 0.30, line[0][0] - 0.012, line[0][1] - 0.01)], 0.0085, steel)
    if p['pockets']:
        for sx in (-1, 1):
            box((0.006, 0.17, 0.10), (sx * (width / 2 + 0.002), 0.34, leg + rail * 0.5), trim, 0.002)
            box((0.003, 0.030, 0.012), (sx * (width / 2 + 0.002), 0.55, leg + rail * 0.62), plain('#d8dadb', 0.4), 0.001)
    if p['tilt']:
        for sx in (-1, 1):
            box((0.003, 1.90, 0.010), (sx * (width / 2 + 0.001), 0, leg + rail * 0.88), trim, 0.001)
    if p['glow']:
        for sx in (-1, 1):
            box((0.012, 1.6, 0.006), (sx * (width / 2 - 0.05), 0, leg - 0.004), emission('#ffd9a0', 2.2), 0)
    if p.get('fold'):
        box((width + 0.006, 0.018, rail + 0.01), (0, -0.02, leg + rail / 2), steel, 0.003)
    if p['remote'] and not p['mattress']:
        at = profile(p, top)[2]
        with group((width * 0.22, at[0] + 0.16, top + 0.010), turn=24):
            box((0.045, 0.135, 0.016), (0, 0, 0), plain('#101113', 0.35, coat=0.3), 0.006)
            for i in range(4):
                for s in (-1, 1):
                    box((0.010, 0.012, 0.002), (s * 0.010, 0.04 - i * 0.024, 0.009), plain('#8d9297', 0.4), 0.001)
    if p['mattress']:
        bent(width, p, line)


def bent(width, p, line):
    """A mattress that follows the base."""
    row = {**MATTRESS, **MATTRESSES['ridge-hybrid-queen']}
    points = [np.array(q) for q in ([line[0], line[1], line[2], line[3], line[5]])]
    lengths = [float(np.linalg.norm(b - a)) for a, b in zip(points, points[1:])]
    total = sum(lengths)

    def follow(block):
        """Maps a flat block (y along the bed, z up from its underside) onto the line, smoothed at its bends."""
        y, z = block[:, 1] + total / 2, block[:, 2]
        marks = np.concatenate([[0], np.cumsum(lengths)])
        steps = np.linspace(0, total, 160)
        path = np.stack([np.interp(steps, marks, [q[i] for q in points]) for i in (0, 1)], 1)
        kernel = np.ones(25) / 25
        soft = np.stack([np.convolve(np.pad(path[:, i], 12, mode='edge'), kernel, 'valid') for i in (0, 1)], 1)
        soft[:4], soft[-4:] = path[:4], path[-4:]
        tangent = np.gradient(soft, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
        at = [np.interp(y, steps, soft[:, i]) for i in (0, 1)]
        t = [np.interp(y, steps, tangent[:, i]) for i in (0, 1)]
        return np.stack([block[:, 0], at[0] - t[1] * z, at[1] + t[0] * z], 1)

    thick = 0.30
    sides = fabric(row['side'], 'linen', wrinkle=0.1)

    def shape_at(lift):
        return lambda pts: follow(pts + [0, 0, lift])
    stuffed((width, total, 0.23), (0, 0, 0), sides, round=0.03, crown=(0.004, 0.004, 0), shape=shape_at(0.115), lump=0.002)
    relief = quilting('channels', width, total)

    def top_shape(pts):
        flat = np.stack([pts[:, 0], pts[:, 2], thick - 0.04 - pts[:, 1]], 1)
        return follow(flat)
    stuffed((width - 0.008, 0.08, total - 0.008), (0, 0, 0), fabric(row['top'], 'knit', wrinkle=0.08), round=0.036, crown=(0, 0.012, 0), relief=relief, shape=top_shape, cell=0.021, lump=0.002)
    line_x, line_y = width / 2, total / 2
    side = np.linspace(-line_y, line_y, 60)
    outline = [(-line_x, y) for y in side] + [(line_x, y) for y in side[::-1]]
    for z in (0.02, 0.226):
        ring = follow(np.array([(x, y, z) for x, y in outline]))
        tube(ring.tolist(), 0.0078, fabric(row['tape'], 'linen', wrinkle=0), cyclic=True)
    a, b = points[3], points[4]
    share = a + (b - a) * 0.72
    normal = np.array([-(b - a)[1], (b - a)[0]]) / np.linalg.norm(b - a)
    for i, x in enumerate((-width * 0.24, width * 0.24)):
        y, z = share + normal * (thick + 0.07)
        cushion((0.66, 0.44, 0.15), (x, y, z), fabric('#dedbd6', 'sheet'), rot=(math.degrees(math.atan2((b - a)[1], (b - a)[0])) + 4, 0, 3 * (i * 2 - 1)), seed=71 + i, **BED_PILLOW)
