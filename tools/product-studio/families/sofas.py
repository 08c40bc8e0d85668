"""Sofas, loveseats and armchairs: a run of seats between two arms."""
import math
import random

import numpy as np

from studio.legs import feet
from studio.materials import plain, softened, upholstery
from studio.shot import Shot
from studio.soft import BACK, PLUMP, SEAT, THROW, buttons, button_points, cushion, diamond_tufts, stuffed
from studio.solids import ball, box, rounded_rectangle, tube

VERSION = 1

# `take` is raised to have one product's pictures taken anew
DEFAULTS = dict(take=1, cover='performance', seats=3, seat_cushions=None, back_cushions=None, arm='track', arm_width=0.16,
                arm_height=0.62, seat_top=0.455, feet='tapered', feet_height=0.15, feet_color='#5a3c26', back='loose',
                pillows=(), piping=0.005, plump=False, seed=1, yaw=20, chaise=None, nailheads=False, back_shape=None)

PRODUCTS = {
    'alder-3-seat-sofa': dict(cover='chenille', pillows=(('#c9a27c', -0.78), ('#e4dccb', 0.80)), seed=11),
    'tansy-tufted-sofa': dict(cover='velvet', back='diamonds', seat_cushions=1, arm='slim-roll', arm_width=0.13,
                              arm_height=0.60, feet='turned', feet_height=0.17, feet_color='#3a2618', seed=12),
    'juniper-track-arm-sofa': dict(cover='performance', arm='track', arm_width=0.085, arm_height=0.60, feet='block',
                                   feet_height=0.11, feet_color='#3c2c20', seed=13, yaw=-18),
    'hollis-rolled-arm-sofa': dict(cover='chenille', arm='rolled', arm_width=0.24, arm_height=0.64, plump=True,
                                   feet='bun', feet_height=0.09, pillows=(('#d9c9ac', -0.66), ('#8a6a4d', 0.66)), seed=14),
    'birch-mid-century-sofa': dict(cover='linen', back='buttons', seat_cushions=2, arm='slope', arm_width=0.10,
                                   arm_height=0.58, feet='splayed', feet_height=0.20, feet_color='#8a5a33', seed=15, yaw=24),
    'everett-leather-sofa': dict(cover='leather', arm='pad', arm_width=0.22, arm_height=0.61, plump=True, feet='block',
                                 feet_height=0.08, feet_color='#2c1d14', seed=16),
    'piper-apartment-sofa': dict(cover='linen', seats=2, arm='slope', arm_width=0.11, arm_height=0.57, feet='tapered',
                                 feet_height=0.17, feet_color='#a87b4d', pillows=(('#efe6d4', 0.50),), seed=17, yaw=-22),
    'sutton-boucle-sofa': dict(cover='boucle', back='curve', seat_cushions=1, arm='curve', arm_width=0.20, arm_height=0.60,
                               feet='none', feet_height=0.04, piping=0, seed=18, pillows=(('#b9a88c', -0.55),), yaw=22),
    'dalton-oversized-sofa': dict(cover='performance', seats=4, seat_cushions=3, back_cushions=3, arm='pad', arm_width=0.20,
                                  arm_height=0.58, plump=True, feet='block', feet_height=0.05, seat_top=0.44,
                                  pillows=(('#cfc6b8', -0.86), ('#cfc6b8', 0.86)), seed=19),
    'rosalind-camelback-sofa': dict(cover='linen', take=2, back='camel', seat_cushions=3, arm='rolled', arm_width=0.17,
                                    arm_height=0.60, feet='cabriole', feet_height=0.15, feet_color='#4a2c1a', seed=20),
    'kettering-chesterfield-sofa': dict(cover='leather', back='chesterfield', seat_cushions=3, arm='chesterfield',
                                        arm_width=0.22, arm_height=0.74, feet='bun', feet_height=0.08, nailheads=True,
                                        feet_color='#2c1a10', seed=21),
    'wesley-corduroy-sofa': dict(cover='corduroy', take=2, seat_cushions=3, arm='pad', arm_width=0.18, arm_height=0.53, plump=True,
                                 feet='block', feet_height=0.06, piping=0, seed=22, yaw=-20),
    'nolan-flat-pack-sofa': dict(cover='linen', arm='track', arm_width=0.13, arm_height=0.56, feet='block', feet_height=0.13,
                                 feet_color='#b98d5c', seat_cushions=2, back_cushions=2, piping=0.003, seed=23, yaw=22),
    'linden-loveseat': dict(cover='linen', seats=2, arm='slope', arm_width=0.12, feet='tapered', feet_height=0.16,
                            feet_color='#7a5232', pillows=(('#efe6d4', -0.40),), seed=31),
    'fern-loveseat': dict(cover='microfiber', seats=2, arm='pad', arm_width=0.18, arm_height=0.60, plump=True, feet='block',
                          feet_height=0.07, seed=32),
    'alder-loveseat': dict(cover='chenille', seats=2, pillows=(('#c9a27c', -0.48), ('#e4dccb', 0.48)), seed=33),
    'hollis-loveseat': dict(cover='chenille', seats=2, arm='rolled', arm_width=0.24, arm_height=0.64, plump=True, feet='bun',
                            feet_height=0.09, pillows=(('#d9c9ac', -0.40),), seed=34),
    'bramble-storage-loveseat': dict(cover='performance', seats=2, arm='track', arm_width=0.13, arm_height=0.58,
                                     feet='block', feet_height=0.05, seat_top=0.46, seed=35, drawer=True, yaw=-20),
    'tansy-tufted-loveseat': dict(cover='velvet', seats=2, back='diamonds', seat_cushions=1, arm='slim-roll', arm_width=0.13,
                                  arm_height=0.60, feet='turned', feet_height=0.17, feet_color='#3a2618', seed=36),
    'posy-settee': dict(cover='velvet', seats=2, back='channels', seat_cushions=1, arm='curve', arm_width=0.10,
                        arm_height=0.64, feet='metal', feet_height=0.20, feet_color='#c9a45c', piping=0.004, seed=37, yaw=24),
    'rosalind-loveseat': dict(cover='linen', take=2, seats=2, back='camel', seat_cushions=2, arm='rolled', arm_width=0.17,
                              arm_height=0.60, feet='cabriole', feet_height=0.15, feet_color='#4a2c1a', seed=38),
    'alder-armchair': dict(cover='chenille', seats=1, pillows=(('#c9a27c', 0.0),), seed=39, yaw=26),
}


def swatch(hex_color):
    """The catalogue's swatch, as dyed cloth under studio light shows it."""
    return softened(hex_color)


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    sofa(product['size'], p, swatch(variant['hex']))


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    width = product['size'][0]
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.6
    return Shot(size=max(1.3, width), key=1.35, world=0.30, yaw=yaw, height=1.35, lens=80, exposure=-0.60,
                fill=0.94 if width > 1.6 else 0.84 if width > 1.2 else 0.80)


def sofa(size, p, hex_color):
    """A run of seats, its middle at the origin, facing -y."""
    width, depth, height = size
    cloth = upholstery(p['cover'], hex_color)
    inner = width - 2 * p['arm_width']
    base = p['feet_height']
    deck_top = p['seat_top'] - 0.165
    scrolls = p['arm'] in ('rolled', 'slim-roll', 'chesterfield')
    deck = inner + (0.06 if scrolls else p['arm_width'])
    stuffed((deck, depth - 0.12, deck_top - base), (0, 0.02, (deck_top + base) / 2), cloth, round=0.02, lump=0.001)
    for side in (-1, 1):
        arm(p, side, width, depth, base, cloth)
    BACKS[p['back']](p, inner, depth, height, base, cloth)
    seats(p, inner, depth, cloth)
    for i, (color, x) in enumerate(p['pillows']):
        lean = 1 if x < 0 else -1
        limit = inner / 2 - 0.2
        cushion((0.45, 0.45, 0.10), (max(-limit, min(limit, x)), depth / 2 - 0.47, p['seat_top'] + 0.205),
                upholstery('linen', color), rot=(66, 8 * lean, 11 * lean), seed=31 + i, **THROW)
    stance = width - (0.10 if scrolls else 0)
    middle = (0,) if width > 2.1 and p['feet'] in ('block', 'bun') else ()
    feet(p['feet'], stance, depth, base, p['feet_color'], extra=middle)
    if p.get('drawer'):
        front = -depth / 2 + 0.068
        box((inner - 0.02, 0.02, deck_top - base - 0.05), (0, front, (deck_top + base) / 2), cloth, 0.008)
        for x in (-inner / 4, inner / 4):
            box((0.11, 0.012, 0.022), (x, front - 0.014, (deck_top + base) / 2), plain('#2b2724', 0.5), 0.004)


def seats(p, inner, depth, cloth):
    count = p['seat_cushions'] or p['seats']
    each = inner / count
    tight = p['back'] in ('diamonds', 'camel', 'chesterfield', 'channels', 'curve', 'buttons')
    deep = depth - (0.20 if tight else 0.26)
    rng = random.Random(p['seed'])
    kind = dict(PLUMP if p['plump'] else SEAT, piping=p['piping'])
    if each > 0.95:  # one bench: the solver would let so long a cushion buckle
        for i in range(count):
            bench(p, (each - 0.012, deep, 0.17), ((i - (count - 1) / 2) * each, -depth / 2 + deep / 2 - 0.005, p['seat_top'] - 0.095), cloth)
        return
    for i in range(count):
        x = (i - (count - 1) / 2) * each
        cushion((round(each - 0.010, 3), round(deep, 3), 0.17), (x, -depth / 2 + deep / 2 - 0.005, p['seat_top'] - 0.10),
                cloth, rot=(0, 0, rng.uniform(-.4, .4)), seed=p['seed'] * 7 + i, **kind)


def bench(p, size, at, cloth):
    """A long seat cushion with welts along its front edges."""
    w, d, h = size
    x, y, z = at
    stuffed(size, at, cloth, round=0.035, crown=(0.004, 0.012, 0.030), lump=0.003, seed=p['seed'])
    if p['piping']:
        for edge in (-1, 1):
            tube([(x - w / 2 + 0.012, y - d / 2 + 0.10, z + edge * (h / 2 - 0.010)), (x - w / 2 + 0.012, y - d / 2 + 0.014, z + edge * (h / 2 - 0.012)),
                  (x, y - d / 2 + 0.004, z + edge * (h / 2 - 0.010)),
                  (x + w / 2 - 0.012, y - d / 2 + 0.014, z + edge * (h / 2 - 0.012)), (x + w / 2 - 0.012, y - d / 2 + 0.10, z + edge * (h / 2 - 0.010))],
                 p['piping'] * 0.9, cloth, smooth=False)


def arm(p, side, width, depth, base, cloth):
    wide, top, style = p['arm_width'], p['arm_height'], p['arm']
    x, deep, tall = side * (width / 2 - wide / 2), depth - 0.04, top - base
    mid = (x, 0, base + tall / 2)
    if style == 'track':
        stuffed((wide, deep, tall), mid, cloth, round=min(0.03, wide * 0.3), crown=(0, 0, 0.006), lump=0.001, seed=p['seed'])
        if p['piping']:
            for edge in (-1, 1):
                xe = x + edge * (wide / 2 - 0.009)
                tube([(xe, -deep / 2 + 0.011, base + 0.02), (xe, -deep / 2 + 0.011, top - 0.03),
                      (xe, -deep / 2 + 0.018, top - 0.012), (xe, -deep / 2 + 0.035, top - 0.004), (xe, deep / 2 - 0.2, top - 0.004)],
                     0.004, cloth)
    elif style == 'pad':
        def pillow_top(points):  # widens towards the top, as stuffing over a frame does
            share = np.clip((points[:, 2] + tall / 2) / tall, 0, 1)
            points[:, 0] *= 1 + 0.10 * share ** 3
            points[:, 2] -= 0.022 * share * np.clip(-0.25 - points[:, 1] / deep, 0, 1) * 4
            return points
        stuffed((wide * 0.92, deep, tall), mid, cloth, round=min(0.075, wide * 0.42), crown=(0.006, 0.006, 0.014),
                shape=pillow_top, lump=0.003, seed=p['seed'] + side)
        face = [(x + px, -deep / 2 + 0.012, base + tall / 2 + pz) for px, pz in
                rounded_rectangle(wide * 0.80, tall - 0.05, min(0.06, wide * 0.36))]
        if p['piping']:
            tube([(fx + (fx - x) * 0.10 * max(0, (fz - base) / tall) ** 3, fy + 0.010, fz) for fx, fy, fz in face], p['piping'] * 0.8, cloth, cyclic=True)
    elif style in ('slope', 'curve'):
        drop = 0.07 if style == 'slope' else 0.03

        def lower_front(points):
            share = np.clip((points[:, 2] + tall / 2) / tall, 0, 1)
            ahead = np.clip(0.5 - points[:, 1] / deep, 0, 1)
            points[:, 2] -= drop * share * ahead
            if style == 'curve':  # the front corner turns inwards
                points[:, 0] -= side * 0.09 * np.clip(ahead - 0.55, 0, 1) ** 1.6 * 2.2
            else:
                points[:, 0] += side * 0.035 * share
            return points
        stuffed((wide, deep, tall), mid, cloth, round=min(0.045, wide * 0.45) if style == 'slope' else wide * 0.46,
                crown=(0.006, 0, 0.008), shape=lower_front, seed=p['seed'])
    else:
        scroll_arm(p, side, x, wide, deep, base, top, cloth)


def scroll_arm(p, side, x, wide, deep, base, top, cloth):
    """Rolled, slim rolled and Chesterfield arms: a scroll that overhangs outwards."""
    roll = {'rolled': 0.105, 'slim-roll': 0.065, 'chesterfield': 0.105}[p['arm']]
    tall = top - base
    panel = wide - roll * 0.75
    stuffed((panel, deep - 0.02, tall - roll * 0.6), (x - side * roll * 0.30, 0, base + (tall - roll * 0.6) / 2), cloth,
            round=0.02, lump=0.0015, seed=p['seed'])
    axis_x = x + side * (wide / 2 - roll * 0.98)

    def roll_over(points):
        return points
    stuffed((roll * 2, deep, roll * 2), (axis_x, 0, top - roll), cloth, round=roll * 0.99, cell=0.018, lump=0.002,
            seed=p['seed'] + side, shape=roll_over)
    front = -deep / 2
    # the scroll's face: a disc with piping, and the panel below it
    from studio.solids import cylinder, ring
    cylinder(roll * 0.86, 0.03, (axis_x, front + 0.006, top - roll), cloth, rot=(90, 0, 0), round=0.008)
    ring(roll * 0.88, 0.005, (axis_x, front - 0.004, top - roll), cloth, rot=(90, 0, 0))
    if p['nailheads']:
        brass = plain('#a8843e', 0.3, metal=1)
        for a in np.arange(0, 360, 14):
            px, pz = axis_x + roll * 0.74 * math.cos(math.radians(a)), top - roll + roll * 0.74 * math.sin(math.radians(a))
            ball(0.0065, (px, front - 0.012, pz), brass, scale=(1, .6, 1), segments=12)
        for edge in (-1, 1):
            for z in np.arange(base + 0.03, top - 2 * roll, 0.022):
                ball(0.0065, (x - side * roll * 0.30 + edge * (panel / 2 - 0.016), front + 0.009, z), brass,
                     scale=(1, .6, 1), segments=12)


def back_frame(inner, depth, top, base, cloth, thick=0.16, extra=0.02):
    stuffed((inner + extra, thick, top - base), (0, depth / 2 - thick / 2 - 0.02, (top + base) / 2), cloth, round=0.045, lump=0.002)


def loose_back(p, inner, depth, height, base, cloth):
    back_frame(inner, depth, height - 0.075, base, cloth)
    count = p['back_cushions'] or p['seat_cushions'] or p['seats']
    each, tall = inner / count, round((height - p['seat_top'] + 0.035) / math.sin(math.radians(76)), 3)
    rng = random.Random(p['seed'] + 5)
    kind = dict(PLUMP if p['plump'] else BACK, piping=p['piping'])
    for i in range(count):
        x = (i - (count - 1) / 2) * each
        cushion((round(each - 0.016, 3), tall, 0.15), (x, depth / 2 - 0.285 + rng.uniform(-.008, .008), p['seat_top'] - 0.035 + tall / 2 * 0.97),
                cloth, rot=(76, 0, rng.uniform(-1, 1)), seed=p['seed'] * 5 + i, **kind)


def lean(depth_top):
    """Tilts a standing block backwards: its head moves back by `depth_top`."""
    def shape(points):
        low, high = points[:, 2].min(), points[:, 2].max()
        points[:, 1] += depth_top * (points[:, 2] - low) / (high - low)
        return points
    return shape


def tight_back(p, inner, depth, height, base, cloth, relief=None, shape=None, thick=0.20, cell=0.025, crown=0.0, button_at=(),
               extra=0.0):
    tall = height - base - 0.005
    tilt = lean(0.07)

    def both(points):
        points = tilt(points)
        return shape(points) if shape else points
    y = depth / 2 - thick / 2 - 0.085
    stuffed((inner + extra, thick, tall), (0, y, base + tall / 2), cloth, round=0.05, crown=(0, crown, 0.006), cell=cell,
            relief=relief, shape=both, seed=p['seed'], smooth=1)
    if len(button_at):
        for bx, bz in button_at:
            share = (bz + tall / 2) / tall
            ball(0.012, (bx, y - thick / 2 + 0.030 + 0.07 * share, base + tall / 2 + bz), cloth, scale=(1, .6, 1), segments=20)


def diamonds_back(p, inner, depth, height, base, cloth):
    low = p['back'] == 'chesterfield'
    pitch_x, pitch_z = inner / round(inner / (0.21 if low else 0.25)), 0.17 if low else 0.24
    tall, seat = height - base - 0.005, p['seat_top'] + 0.03
    tufts = diamond_tufts(pitch_x, pitch_z, 0.036)
    seat_z = seat - base - tall / 2

    def relief(x, z):
        fade = np.clip((z - seat_z) / 0.03, 0, 1) * np.clip((tall / 2 - 0.02 - z) / 0.05, 0, 1)
        return tufts(x, z) * fade
    points = [(x, z) for x, z in button_points(pitch_x, pitch_z, inner - 0.06, tall - 0.08) if z > seat_z + 0.03]
    tight_back(p, inner, depth, height, base, cloth, relief=relief, cell=0.0125, button_at=points)


def chesterfield_back(p, inner, depth, height, base, cloth):
    height = p['arm_height']
    diamonds_back(p, inner + 0.03, depth - 0.04, height - 0.07, base, cloth)
    stuffed((inner + 0.10, 0.19, 0.19), (0, depth / 2 - 0.095, height - 0.085), cloth, round=0.094, cell=0.02, lump=0.002)


def camel_back(p, inner, depth, height, base, cloth):
    def hump(points):
        low, high = points[:, 2].min(), points[:, 2].max()
        share = (points[:, 2] - low) / (high - low)
        across = points[:, 0] / (inner / 2)
        drop = 0.105 * (1 - np.cos(np.clip(across, -1, 1) * math.pi)) / 2
        points[:, 2] -= drop * share
        return points
    tight_back(p, inner, depth, height, base, cloth, shape=hump, crown=0.015, extra=0.05)
    tall = height - base - 0.005
    y = depth / 2 - 0.20 / 2 - 0.085 - 0.10 + 0.07
    line = []
    for across in np.linspace(-1, 1, 49):  # the welt along the back's top edge
        drop = 0.105 * (1 - math.cos(across * math.pi)) / 2
        line.append((across * (inner / 2 - 0.012), y + 0.018, base + tall - drop - 0.014))
    tube(line, 0.0055, cloth)


def channels_back(p, inner, depth, height, base, cloth):
    count = round(inner / 0.11)

    def relief(x, z):
        return 0.020 * (1 - np.abs(np.sin(math.pi * (x / inner + 0.5) * count)) ** 0.5)

    def scallop(points):
        low, high = points[:, 2].min(), points[:, 2].max()
        share = (points[:, 2] - low) / (high - low)
        across = np.clip(np.abs(points[:, 0]) / (inner / 2), 0, 1)
        points[:, 2] -= 0.07 * across ** 2.5 * share
        points[:, 1] -= 0.10 * across ** 3
        return points
    tight_back(p, inner, depth, height, base, cloth, relief=relief, shape=scallop, cell=0.0125, thick=0.13, extra=0.10)


def curve_back(p, inner, depth, height, base, cloth):
    def wrap(points):
        across = np.clip(np.abs(points[:, 0]) / (inner / 2 + 0.1), 0, 1)
        points[:, 1] -= 0.20 * across ** 3
        return points
    tight_back(p, inner, depth, height, base, cloth, shape=wrap, thick=0.24, crown=0.03, extra=0.22)


def buttons_back(p, inner, depth, height, base, cloth):
    """Two or three loose-looking pads with a row of buttons."""
    back_frame(inner, depth, height - 0.06, base, cloth, thick=0.09)
    count = p['back_cushions'] or p['seat_cushions'] or p['seats']
    each = inner / count
    tall = height - p['seat_top'] + 0.02
    for i in range(count):
        middle = (i - (count - 1) / 2) * each
        spots = [(dx * each / 4.0, dz) for dx in (-1, 0, 1) for dz in (0.06, -0.07)]

        def dimples(x, z):
            depth_at = np.zeros_like(x)
            for bx, bz in spots:
                r = np.sqrt((x - bx) ** 2 + (z - bz) ** 2)
                depth_at += 0.020 * np.exp(-(r / 0.035) ** 1.3)
            return depth_at
        y = depth / 2 - 0.205
        stuffed((each - 0.012, 0.13, tall), (middle, y, p['seat_top'] - 0.02 + tall / 2), cloth, round=0.045, crown=(0, 0.022, 0.006),
                relief=dimples, shape=lean(0.09), cell=0.0125, seed=p['seed'] + i)
        for bx, bz in spots:
            share = (bz + tall / 2) / tall
            ball(0.0125, (middle + bx, y - 0.065 - 0.006 + 0.09 * share, p['seat_top'] - 0.02 + tall / 2 + bz), cloth,
                 scale=(1, .6, 1), segments=20)


BACKS = {'loose': loose_back, 'diamonds': diamonds_back, 'chesterfield': chesterfield_back, 'camel': camel_back,
         'channels': channels_back, 'curve': curve_back, 'buttons': buttons_back}
