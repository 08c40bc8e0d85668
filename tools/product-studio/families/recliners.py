"""Recliners, and the sofas, sets and sectionals that recline: seats with a footrest in front and stacked back pads."""
import numpy as np

from studio.legs import feet
from studio.materials import plain, softened, upholstery
from studio.shot import Shot
from studio.soft import BACK, PLUMP, SEAT, cushion, stuffed
from studio.solids import ball, box, cylinder, group, ring, rounded_rectangle, tube

VERSION = 1

# back: how the back is padded; console: seats' index after which a console with cup holders stands
DEFAULTS = dict(cover='faux-leather', back='stack', arm='pad', arm_width=0.19, seats=1, console=None, base='plinth', yaw=24,
                kind='single', seed=1, piping=0.005, wings=False, foot_color='#2c211a')

PRODUCTS = {
    'fern-recliner': dict(cover='microfiber', back='stack', seed=51),
    'barlow-wall-recliner': dict(cover='faux-leather', back='pair', arm_width=0.17, seed=52, yaw=-26),
    'quincy-power-recliner': dict(cover='performance', back='channels', arm='track', arm_width=0.15, seed=53),
    'winslow-lift-chair': dict(cover='microfiber', back='stack', arm='pad', arm_width=0.16, pocket=True, seed=54, yaw=-24),
    'tilda-swivel-glider': dict(cover='boucle', back='smooth', arm='round', arm_width=0.13, base='disc', piping=0, seed=55),
    'harwood-leather-recliner': dict(cover='leather', back='pair', arm='roll', arm_width=0.16, base='feet', wings=True, seed=56, yaw=-24),
    'dell-massage-recliner': dict(cover='faux-leather', back='ribs', arm='pad', arm_width=0.20, pocket=True, seed=57),
    'bishop-big-tall-recliner': dict(cover='microfiber', back='stack', arm='pad', arm_width=0.22, seed=58, yaw=-22),
    'sparrow-slim-recliner': dict(cover='linen', back='buttons', arm='track', arm_width=0.09, base='feet', foot_color='#8a5a33', seed=59),
    'calder-reclining-sofa': dict(kind='sofa', seats=3, back='stack', seed=61, yaw=18),
    'calder-power-reclining-sofa': dict(kind='sofa', seats=3, back='ribs', arm='track', arm_width=0.17, seed=62, yaw=-18),
    'tobin-reclining-sofa': dict(kind='sofa', seats=3, cover='microfiber', back='stack', seed=63, yaw=20),
    'granger-console-loveseat': dict(kind='sofa', seats=2, console=0, back='pair', seed=64, yaw=-18),
    'maddox-power-sofa': dict(kind='sofa', seats=3, cover='leather', back='headrest', arm='pad', seed=65, yaw=18),
    'ames-small-space-recliner-sofa': dict(kind='sofa', seats=2, cover='performance', back='channels', arm='track', arm_width=0.11, seed=66, yaw=-20),
    'beckett-theater-row': dict(kind='sofa', seats=3, back='ribs', console=(0, 1), arm_width=0.20, cups=True, seed=67, yaw=14),
    'tobin-reclining-sofa-loveseat': dict(kind='set', seats=3, cover='microfiber', back='stack', seed=63, yaw=-10),
    'granger-reclining-set': dict(kind='set', seats=3, back='pair', console_love=True, seed=64, yaw=-12),
    'maddox-power-set': dict(kind='set', seats=3, cover='leather', back='headrest', seed=65, yaw=-8),
    'ridley-reclining-set': dict(kind='set', seats=3, back='ribs', arm='track', arm_width=0.16, seed=68, yaw=-12),
    'lowell-reclining-set': dict(kind='set', seats=3, cover='performance', back='channels', arm='track', arm_width=0.17, seed=69, yaw=-10),
    'tobin-reclining-sectional': dict(kind='corner', cover='microfiber', back='stack', seed=63, yaw=-16),
    'granger-console-sectional': dict(kind='corner', back='pair', console=0, seed=64, yaw=-18),
    'maddox-power-sectional': dict(kind='corner', cover='leather', back='headrest', seed=65, yaw=-14),
    'ridley-reclining-sectional': dict(kind='corner', back='ribs', arm='track', arm_width=0.16, seed=68, yaw=-18),
    'lowell-power-chaise-sectional': dict(kind='chaise', cover='performance', back='channels', arm='track', arm_width=0.17, seed=69, yaw=-16),
    'beckett-theater-sectional': dict(kind='corner', back='ribs', console=0, cups=True, seed=67, yaw=-16),
}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    width, depth, height = product['size']
    cloth = upholstery(p['cover'], softened(variant['hex']))
    if p['kind'] in ('single', 'sofa'):
        run(width, depth, height, p, cloth)
    elif p['kind'] == 'set':
        love = {**p, 'seats': 2, 'console': 0 if p.get('console_love') else None}
        love_width = 2 * p['arm_width'] + 2 * (width - 2 * p['arm_width']) / 3 + (0.26 if p.get('console_love') else 0)
        with group((-0.62, 0.30, 0), turn=6):
            run(width, depth, height, p, cloth)
        with group((1.36, -0.42, 0), turn=-34):
            run(love_width, depth, height, love, cloth)
    else:
        sectional(width, depth, height, p, cloth)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.6
    if p['kind'] in ('corner', 'chaise', 'set'):
        return Shot(size=3.0, key=1.35, world=0.30, yaw=p['yaw'] if view == 'front' else p['yaw'] - 16, height=1.75, lens=70, exposure=-0.55, fill=0.94)
    width = product['size'][0]
    return Shot(size=max(1.25, width), key=1.35, world=0.30, yaw=yaw, height=1.25, lens=80, exposure=-0.55,
                fill=0.94 if width > 1.6 else 0.84)


def run(width, depth, height, p, cloth, arms=(True, True)):
    """Seats in a row with arms at the ends that have one; middle at the origin."""
    consoles = () if p['console'] is None else (p['console'],) if isinstance(p['console'], int) else p['console']
    arm = p['arm_width']
    console = 0.0 if not consoles else arm if p.get('cups') and p['kind'] == 'sofa' else 0.26
    each = (width - arm * sum(arms) - console * len(consoles)) / p['seats']
    x = -width / 2
    if arms[0]:
        side_arm(x + arm / 2, depth, p, cloth, -1)
        x += arm
    for i in range(p['seats']):
        seat(x + each / 2, each, depth, height, p, cloth, i)
        x += each
        if i in consoles:
            console_box(x + console / 2, console, depth, p, cloth)
            x += console
    if arms[1]:
        side_arm(x + arm / 2, depth, p, cloth, 1)
    if p['base'] == 'plinth':
        box((width - 0.10, depth - 0.16, 0.06), (0, 0.03, 0.03), plain('#1c1a19', 0.5), 0.01)
    elif p['base'] == 'disc':
        dark = plain('#2a211b', 0.4)
        cylinder(width * 0.36, 0.035, (0, 0.02, 0.0175), dark, round=0.008, sides=96)
        cylinder(0.07, 0.10, (0, 0.02, 0.07), plain('#1c1c1d', 0.4, metal=1))
    else:
        feet('tapered' if p['arm'] == 'track' else 'bun', width, depth, 0.10, p['foot_color'], inset=(0.07, 0.09))


def side_arm(x, depth, p, cloth, side):
    wide, base, top = p['arm_width'], 0.05 if p['base'] == 'plinth' else 0.10, 0.60
    deep = depth - 0.10
    tall = top - base
    at = (x, -0.005, base + tall / 2)
    seed = p['seed'] + 40 + side
    if p['arm'] == 'track':
        stuffed((wide, deep, tall), at, cloth, round=min(0.035, wide * 0.3), crown=(0, 0, 0.008), seed=seed)
        edge = [(x + px, -0.005 - deep / 2 + 0.010, base + tall / 2 + pz) for px, pz in rounded_rectangle(wide - 0.020, tall - 0.02, 0.02)]
        if p['piping']:
            tube(edge, 0.004, cloth, cyclic=True)
    elif p['arm'] == 'round':
        def wrap(points):
            ahead = np.clip(0.5 - points[:, 1] / deep, 0, 1)
            points[:, 0] -= side * 0.06 * np.clip(ahead - 0.55, 0, 1) ** 1.5 * 2.4
            return points
        stuffed((wide + 0.03, deep, tall), at, cloth, round=wide * 0.48, crown=(0.01, 0.01, 0.02), shape=wrap, seed=seed)
    elif p['arm'] == 'roll':
        stuffed((wide * 0.7, deep, tall - 0.05), (x - side * 0.01, -0.005, base + (tall - 0.05) / 2), cloth, round=0.03, seed=seed)
        stuffed((wide + 0.03, deep + 0.02, 0.17), (x + side * 0.015, -0.005, top - 0.075), cloth, round=0.083, lump=0.003, cell=0.02, seed=seed)
        ring(0.070, 0.0045, (x + side * 0.015, -deep / 2 - 0.012, top - 0.075), cloth, rot=(90, 0, 0))
    else:
        def pillow_top(points):  # stuffing over a frame: wider and softer towards the top
            share = np.clip((points[:, 2] + tall / 2) / tall, 0, 1)
            points[:, 0] *= 1 + 0.14 * share ** 4
            points[:, 2] -= 0.030 * share * np.clip(-0.30 - points[:, 1] / deep, 0, 1) * 4
            return points
        stuffed((wide * 0.90, deep, tall + 0.015), at, cloth, round=min(0.08, wide * 0.42), crown=(0.006, 0.008, 0.02), shape=pillow_top,
                lump=0.0035, seed=seed)
        seam = [(x + px, -0.005 - deep / 2 + 0.020, base + tall / 2 + pz) for px, pz in rounded_rectangle(wide * 0.78, tall - 0.05, min(0.06, wide * 0.34))]
        if p['piping']:
            tube([(sx + (sx - x) * 0.14 * max(0, (sz - base) / tall) ** 4, sy, sz) for sx, sy, sz in seam], p['piping'] * 0.8, cloth, cyclic=True)
    if p.get('pocket') and side > 0:
        stuffed((0.02, deep * 0.5, tall * 0.42), (x + wide * 0.48, -0.03, base + tall * 0.42), cloth, round=0.009)
        box((0.014, 0.055, 0.15), (x + wide * 0.50, -0.10, base + tall * 0.66), plain('#17181a', 0.35), 0.006)


def seat(x, width, depth, height, p, cloth, index):
    """Seat pad, footrest and back of one place."""
    seed = p['seed'] + index
    base = 0.05 if p['base'] == 'plinth' else 0.10
    stuffed((width - 0.004, depth - 0.16, 0.26), (x, 0.03, base + 0.13), cloth, round=0.02, lump=0.001)
    kind = dict(PLUMP if p['back'] in ('stack', 'headrest') else SEAT, piping=p['piping'])
    cushion((round(width - 0.010, 3), round(depth * 0.66, 3), 0.18), (x, -depth / 2 + depth * 0.33 + 0.012, 0.405), cloth, seed=seed % 5, **kind)
    cushion((round(width - 0.016, 3), 0.14, 0.27), (x, -depth / 2 + 0.062, base + 0.155), cloth, seed=seed % 5 + 8, pressure=1.8, stiff=25, bend=3,
            frames=16, jitter=0.002, cell=0.035, piping=p['piping'])
    BACKS[p['back']](x, width, depth, height, p, cloth, seed)
    if p['wings']:
        for side in (-1, 1):
            def forward(points):
                points[:, 0] -= side * 0.3 * np.clip(-points[:, 1], 0, 1)
                return points
            stuffed((0.075, 0.20, 0.44), (x + side * (width / 2 + 0.035), depth / 2 - 0.215, height - 0.26), cloth, round=0.036, shape=forward, rot=(-12, 0, 0))


def shell(x, width, depth, height, p, cloth):
    """The frame that the pads lie on, leaning back."""
    box((width - 0.012, 0.11, height - 0.22), (x, depth / 2 - 0.115, (height + 0.10) / 2), cloth, 0.045, 7, rot=(-9, 0, 0))


def pads(x, width, depth, height, p, cloth, seed, shares):
    """Stacked pads from the seat to the head; shares of the height."""
    shell(x, width, depth, height, p, cloth)
    low, tilt = 0.475, 76
    total = height - low + 0.02
    at = 0.0
    for i, share in enumerate(shares):
        tall = total * share
        middle = low + (at + share / 2) * total
        back = depth / 2 - 0.290 + (middle - low) * 0.185
        cushion((round(width - 0.018, 3), round(tall + 0.035, 3), 0.165), (x, back, middle), cloth, rot=(tilt, 0, 0), seed=seed % 4 + 20 + i,
                **dict(PLUMP if p['back'] != 'pair' else BACK, piping=p['piping']))
        at += share


def stack_back(x, width, depth, height, p, cloth, seed):
    pads(x, width, depth, height, p, cloth, seed, (0.40, 0.31, 0.29))


def pair_back(x, width, depth, height, p, cloth, seed):
    pads(x, width, depth, height, p, cloth, seed, (0.60, 0.40))


def headrest_back(x, width, depth, height, p, cloth, seed):
    pads(x, width, depth, height, p, cloth, seed, (0.66, 0.34))


def padded(x, width, depth, height, p, cloth, seed, relief=None, crown=0.02, cell=0.02, spots=()):
    shell(x, width, depth, height, p, cloth)
    low = 0.44
    tall = height - low

    def tilt(points):
        share = (points[:, 2] + tall / 2) / tall
        points[:, 1] += 0.125 * share
        return points
    y = depth / 2 - 0.275
    stuffed((width - 0.016, 0.17, tall), (x, y, low + tall / 2), cloth, round=0.06, crown=(0, crown, 0.012), relief=relief, shape=tilt, cell=cell,
            lump=0.003, seed=seed)
    for bx, bz in spots:
        ball(0.012, (x + bx, y - 0.085 - crown * 0.6 + 0.014 + 0.125 * (bz + tall / 2) / tall, low + tall / 2 + bz), cloth, scale=(1, .6, 1), segments=20)


def channels_back(x, width, depth, height, p, cloth, seed):
    padded(x, width, depth, height, p, cloth, seed, cell=0.0125,
           relief=lambda px, pz: 0.020 * (1 - np.abs(np.sin(np.pi * (px / width + 0.5) * max(3, round(width / 0.16)))) ** 0.45))


def ribs_back(x, width, depth, height, p, cloth, seed):
    tall = height - 0.44
    padded(x, width, depth, height, p, cloth, seed, cell=0.0125,
           relief=lambda px, pz: 0.024 * (1 - np.abs(np.sin(np.pi * (pz / tall + 0.5) * 4)) ** 0.4))


def smooth_back(x, width, depth, height, p, cloth, seed):
    padded(x, width, depth, height, p, cloth, seed, crown=0.045)


def buttons_back(x, width, depth, height, p, cloth, seed):
    tall = height - 0.44
    spots = [(dx * width * 0.24, dz) for dx in (-1, 0, 1) for dz in (tall * 0.20, -tall * 0.04)]

    def dimples(px, pz):
        return sum(0.024 * np.exp(-(np.sqrt((px - bx) ** 2 + (pz - bz) ** 2) / 0.036) ** 1.3) for bx, bz in spots)
    padded(x, width, depth, height, p, cloth, seed, relief=dimples, cell=0.0125, spots=spots)


def console_box(x, wide, depth, p, cloth):
    """Storage between two seats, with two cup holders."""
    deep = depth - 0.22
    stuffed((wide - 0.008, deep, 0.47), (x, -0.03, 0.05 + 0.235), cloth, round=0.03, lump=0.001)
    stuffed((wide - 0.016, deep * 0.52, 0.07), (x, 0.10, 0.55), cloth, round=0.03, crown=(0, 0, 0.01))
    steel, dark = plain('#c4c7ca', 0.25, metal=1), plain('#0e0e0f', 0.5)
    for y in (-0.17, -0.29):
        r = min(0.044, wide * 0.32)
        ring(r, 0.005, (x, y, 0.524), steel)
        cylinder(r - 0.002, 0.006, (x, y, 0.519), dark, round=0)


def wedge(at_x, at_y, deep, height, p, cloth):
    """The corner: a square seat with two backs. (at_x, at_y) is its outer back corner."""
    side = deep
    cx, cy = at_x - side / 2, at_y - side / 2
    stuffed((side - 0.01, side - 0.01, 0.27), (cx, cy, 0.185), cloth, round=0.02)
    cushion((round(side - 0.24, 3), round(side - 0.24, 3), 0.17), (cx - 0.11, cy - 0.11, 0.41), cloth, seed=77, **dict(SEAT, piping=p['piping']))
    for turn in (0, -90):
        with group((cx, cy, 0), turn=turn):
            BACKS[p['back']](-0.07 if turn == 0 else 0.07, side - 0.16, side, height - 0.01, p, cloth, p['seed'] + 3)


def sectional(width, depth, height, p, cloth):
    """An L: seats along the back wall, a corner at the right, seats down the right-hand side."""
    deep = 0.98
    arm = p['arm_width']
    half_w, half_d = width / 2, depth / 2
    if p['kind'] == 'chaise':
        deep = 1.0
        chaise_w = 0.76
        main = width - chaise_w - arm
        with group((-half_w + (main + arm) / 2 - arm / 2 + arm / 2, half_d - deep / 2, 0)):
            run(main + arm, deep, height, {**p, 'seats': 3}, cloth, arms=(True, False))
        with group((half_w - (chaise_w + arm) / 2 + arm / 2, half_d - deep / 2, 0)):
            chaise_end(chaise_w, deep, depth, height, p, cloth, arm)
        return
    seats = max(1, round((width - deep - arm) / 0.78))
    with group((-half_w + (width - deep) / 2, half_d - deep / 2, 0)):
        run(width - deep, deep, height, {**p, 'seats': seats}, cloth, arms=(True, False))
    wedge(half_w, half_d, deep, height, p, cloth)
    length = depth - deep
    seats = max(1, round((length - arm) / 0.78))
    with group((half_w - deep / 2, half_d - deep - length / 2, 0), turn=-90):
        run(length, deep, height, {**p, 'seats': seats, 'console': None}, cloth, arms=(False, True))


def chaise_end(width, deep, long, height, p, cloth, arm):
    """One seat that runs on to its full length, with the last arm beside it."""
    extra = long - deep
    stuffed((width - 0.006, long - 0.06, 0.30), (0, -extra / 2, 0.20), cloth, round=0.035)
    stuffed((width - 0.010, long - 0.30, 0.18), (0, -extra / 2 - 0.12, 0.405), cloth, round=0.06, crown=(0, 0.01, 0.03), lump=0.004)
    BACKS[p['back']](0, width, deep, height, p, cloth, p['seed'] + 7)
    with group((width / 2 + arm / 2, 0, 0)):
        side_arm(0, deep, p, cloth, 1)
    box((width - 0.10, long - 0.20, 0.06), (0, -extra / 2, 0.03), plain('#1c1a19', 0.5), 0.01)


BACKS = {'stack': stack_back, 'pair': pair_back, 'headrest': headrest_back, 'channels': channels_back, 'ribs': ribs_back,
         'smooth': smooth_back, 'buttons': buttons_back}
