"""Sectionals with a corner or a chaise, and sofas with a bed inside, built of the sofas' arms, backs and seats."""
import numpy as np

from families.sofas import BACKS, DEFAULTS as SOFA, arm, bench, seats, swatch
from studio.legs import feet
from studio.materials import fabric, plain, upholstery
from studio.shot import Shot
from studio.soft import BED_PILLOW, THROW, cushion, stuffed
from studio.solids import box, cylinder, group, tube

VERSION = 2

DEFAULTS = {**SOFA, 'layout': 'chaise', 'chaise_side': 1, 'chaise_width': 0.78, 'deep': 0.98, 'yaw': -16, 'chaise_seats': 2}

PRODUCTS = {
    'marlow-chaise-sofa': dict(seats=2, plump=True, arm='pad', arm_width=0.19, arm_height=0.62, feet='tapered', feet_height=0.10,
                               pillows=(('#e6dcc8', -.62), ('#7b8c92', .15)), seed=201, yaw=-18),
    'marlow-chaise-sectional': dict(layout='corner', arm='pad', arm_width=0.20, arm_height=0.62, feet='tapered', feet_height=0.10,
                                    pillows=(('#e6dcc8', -.70),), seed=202, yaw=-18),
    'cedar-reversible-sectional': dict(cover='linen', seats=2, arm='track', arm_width=0.10, arm_height=0.60, feet='tapered', feet_height=0.15,
                                       feet_color='#a87b4d', chaise_side=-1, seed=203, yaw=18),
    'hadley-u-sectional': dict(layout='u', plump=True, seats=3, arm='pad', arm_width=0.22, arm_height=0.60, feet='block', feet_height=0.05,
                               pillows=(('#d8cbb4', -.95), ('#8f6f58', .95)), seed=204, yaw=-10, chaise_width=0.86),
    'ivy-storage-chaise-sectional': dict(seats=2, arm='track', arm_width=0.14, arm_height=0.60, feet='block', feet_height=0.05, seed=205, yaw=-20,
                                         storage=True),
    'harper-velvet-sectional': dict(cover='velvet', back='channels', seats=3, seat_cushions=2, arm='curve', arm_width=0.13, arm_height=0.60, feet='metal',
                                    feet_height=0.14, feet_color='#c9a45c', piping=0.004, chaise_side=-1, seed=206, yaw=18),
    'colton-leather-sectional': dict(layout='corner', cover='leather', arm='rolled', arm_width=0.22, arm_height=0.63, feet='bun',
                                     feet_height=0.08, feet_color='#2c1d14', seed=207, yaw=-18),
    'moss-modular-sectional': dict(layout='corner', cover='linen', arm='track', arm_width=0.18, arm_height=0.52, feet='none', feet_height=0.03,
                                   seat_top=0.42, piping=0, seed=208, yaw=-20, pillows=(('#f0e8d8', -.9),)),
    'wren-compact-sectional': dict(cover='linen', seats=2, arm='slope', arm_width=0.09, arm_height=0.57, feet='splayed', feet_height=0.18,
                                   feet_color='#8a5a33', chaise_width=0.68, deep=0.84, seed=209, yaw=-22, pillows=(('#d9a441', -.45),)),
    'bexley-sleeper-sofa': dict(layout='sleeper', cover='linen', seats=2, arm='track', arm_width=0.14, arm_height=0.62, feet='tapered', feet_height=0.10,
                                bed=(1.50, 1.30), seed=211, yaw=22),
    'harlow-full-sleeper': dict(layout='sofa', seats=2, arm='slope', arm_width=0.12, arm_height=0.60, feet='block', feet_height=0.08, seed=212, yaw=-22,
                                pillows=(('#e9e1d0', -.36), ('#c98d5a', .40))),
    'fielding-click-clack-futon': dict(layout='futon', cover='faux-leather', seed=213, yaw=22),
    'larkin-sleeper-chaise': dict(layout='chaise', seats=2, arm='pad', arm_width=0.17, arm_height=0.60, feet='block', feet_height=0.06, seed=214, yaw=18,
                                  chaise_side=-1, storage=True, pillows=(('#ddd3c0', .80),)),
    'odell-sleeper-chair': dict(layout='sleeper', cover='linen', seats=1, arm='track', arm_width=0.13, arm_height=0.60, feet='block', feet_height=0.07,
                                bed=(0.80, 1.05), seed=215, yaw=26),
    'whitman-queen-sleeper': dict(layout='sofa', seats=3, plump=True, arm='rolled', arm_width=0.22, arm_height=0.64, feet='turned', feet_height=0.11,
                                  feet_color='#3a2618', seed=216, yaw=20, pillows=(('#d9cdb6', -.62), ('#d9cdb6', .62))),
}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    cloth = upholstery(p['cover'], swatch(variant['hex']))
    LAYOUTS[p['layout']](*product['size'], p, cloth)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    width, depth, _ = product['size']
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.5
    wide = p['layout'] in ('corner', 'chaise', 'u')
    return Shot(size=2.9 if width > 2.6 else 2.3 if width > 1.5 else 1.5, key=1.35, world=0.30, yaw=yaw, height=1.75 if wide else 1.45 if p['layout'] == 'sleeper' else 1.3,
                lens=72 if wide else 80, exposure=-0.57, fill=0.94 if width > 1.5 else 0.82)


def run(width, depth, height, p, cloth, arms, at=(0, 0), turn=0):
    """Seats along a wall, with an arm at the left, at the right, at both or at none."""
    side = p['arm_width']
    inner = width - side * sum(arms)
    shift = (side / 2) * (arms[0] - arms[1])
    base = p['feet_height']
    deck_top = p['seat_top'] - 0.165
    with group((at[0], at[1], 0), turn=turn):
        with group((shift, 0, 0)):
            stuffed((inner + side * 0.5, depth - 0.10, deck_top - base), (0, 0.01, (deck_top + base) / 2), cloth, round=0.02, lump=0.001)
            BACKS[p['back']](p, inner, depth, height, base, cloth)
            seats(p, inner, depth, cloth)
            for s, present in zip((-1, 1), arms):
                if present:
                    arm(p, s, inner + 2 * side, depth, base, cloth)


def chaise(width, long, height, p, cloth, side, at, has_arm=True):
    """One seat drawn out to its full length. `side` is where its arm stands."""
    w = p['arm_width']
    base, deck_top = p['feet_height'], p['seat_top'] - 0.165
    with group((at[0], at[1], 0)):
        stuffed((width - 0.006, long - 0.04, deck_top - base + 0.01), (0, 0, (deck_top + base) / 2), cloth, round=0.03, lump=0.001)
        deep = long - (0.24 if p['back'] != 'loose' else 0.26)
        bench(p, (width - 0.012, deep, 0.17), (0, -long / 2 + deep / 2 - 0.004, p['seat_top'] - 0.092), cloth)
        BACKS[p['back']]({**p, 'seats': 1, 'seat_cushions': 1, 'back_cushions': 1}, width, long, height, base, cloth)
        if p.get('storage'):
            for edge in (-1, 1):
                box((0.004, long * 0.55, 0.010), (edge * (width / 2 - 0.003), -long * 0.14, deck_top - 0.004), plain('#1c1a19', 0.7), 0.001)
            box((0.14, 0.006, 0.014), (0, -long / 2 + 0.012, deck_top - 0.018), plain('#3a3531', 0.6), 0.003)
    if has_arm:
        short = p['deep']
        with group((at[0] + side * (width / 2 + w / 2), at[1] + (long - short) / 2, 0)):
            arm(p, side, w, short, base, cloth)


def throws(p, at_y, limit):
    for i, (color, x) in enumerate(p['pillows']):
        lean = 1 if x < 0 else -1
        cushion((0.45, 0.45, 0.10), (max(-limit, min(limit, x)), at_y, p['seat_top'] + 0.205), upholstery('linen', color), rot=(66, 8 * lean, 11 * lean), seed=31 + i, **THROW)


def stand(p, width, depth, at=(0, 0), extra=()):
    with group((at[0], at[1], 0)):
        feet(p['feet'], width, depth, p['feet_height'], p['feet_color'], extra=extra)


def chaise_feet(p, side, width, depth):
    """Feet under the long seat, and under its arm, which is as deep as the sofa only."""
    cw, w, deep = p['chaise_width'], p['arm_width'], p['deep']
    stand(p, cw, depth, (side * (width / 2 - w - cw / 2), 0))
    stand(p, 0.34, deep, (side * (width / 2 - 0.17), depth / 2 - deep / 2))


def chaise_sofa(width, depth, height, p, cloth):
    side, cw, w, deep = p['chaise_side'], p['chaise_width'], p['arm_width'], p['deep']
    main = width - cw - w
    arms = (True, False) if side > 0 else (False, True)
    y = depth / 2 - deep / 2
    run(main, deep, height, p, cloth, arms, at=(-side * (width - main) / 2, y))
    chaise(cw, depth, height, p, cloth, side, (side * (width / 2 - w - cw / 2), 0))
    throws(p, depth / 2 - 0.47, width / 2 - 0.4)
    stand(p, main, deep, (-side * (width - main) / 2, y))
    chaise_feet(p, side, width, depth)


def u_shape(width, depth, height, p, cloth):
    cw, w, deep = p['chaise_width'], p['arm_width'], p['deep']
    main = width - 2 * (cw + w)
    run(main, deep, height, p, cloth, (False, False), at=(0, depth / 2 - deep / 2))
    for side in (-1, 1):
        chaise(cw, depth, height, p, cloth, side, (side * (width / 2 - w - cw / 2), 0))
        chaise_feet(p, side, width, depth)
    throws(p, depth / 2 - 0.47, width / 2 - 0.5)


def corner(width, depth, height, p, cloth):
    deep = p['deep']
    main, length = width - deep, depth - deep
    count = max(1, round((main - p['arm_width']) / 0.80))
    run(main, deep, height, {**p, 'seats': count}, cloth, (True, False), at=(-deep / 2, depth / 2 - deep / 2))
    wedge(deep, height, p, cloth, (width / 2 - deep / 2, depth / 2 - deep / 2))
    count = max(1, round((length - p['arm_width']) / 0.80))
    run(length, deep, height, {**p, 'seats': count}, cloth, (False, True), at=(width / 2 - deep / 2, -deep / 2), turn=-90)
    throws(p, depth / 2 - 0.47, width / 2 - 0.4)
    stand(p, main, deep, (-deep / 2, depth / 2 - deep / 2))
    stand(p, deep, length, (width / 2 - deep / 2, -deep / 2))


def wedge(deep, height, p, cloth, at):
    """The corner: a square seat, and a back along two sides."""
    base, deck_top, back = p['feet_height'], p['seat_top'] - 0.165, 0.24
    with group((at[0], at[1], 0)):
        stuffed((deep - 0.02, deep - 0.06, deck_top - base), (0, 0, (deck_top + base) / 2), cloth, round=0.02, lump=0.001)
        bench(p, (deep - 0.24, deep - 0.24, 0.17), (-0.12, -0.12, p['seat_top'] - 0.095), cloth)
        one = {**p, 'seats': 1, 'seat_cushions': 1, 'back_cushions': 1}
        for turn, shift in ((0, (-back / 2, 0)), (-90, (back / 2, 0))):
            with group((0, 0, 0), turn=turn):
                with group((shift[0], 0, 0)):
                    BACKS[p['back']](one, deep - back - 0.02, deep, height, base, cloth)
        stuffed((back, back, height - 0.075 - base), (deep / 2 - back / 2 - 0.02, deep / 2 - back / 2 - 0.02, (height - 0.075 + base) / 2), cloth, round=0.05)


def sofa(width, depth, height, p, cloth):
    run(width, depth, height, p, cloth, (True, True))
    stand(p, width - (0.10 if p['arm'] == 'rolled' else 0), depth, extra=(0,) if width > 2.1 else ())
    throws(p, depth / 2 - 0.47, width / 2 - p['arm_width'] - 0.2)


def sleeper(width, depth, height, p, cloth):
    """Opened: the bed stands out in front on its steel legs."""
    side, base = p['arm_width'], p['feet_height']
    inner = width - 2 * side
    wide, out = p['bed'][0] if p['bed'][0] < inner else inner - 0.03, p['bed'][1]
    deck_top = 0.30
    stuffed((inner + side * 0.5, depth - 0.12, deck_top - base), (0, 0.02, (deck_top + base) / 2), cloth, round=0.02, lump=0.001)
    BACKS[p['back']]({**p, 'seat_top': p['seat_top'] + 0.02}, inner, depth, height, base, cloth)
    for s in (-1, 1):
        arm(p, s, width, depth, base, cloth)
    stand(p, width, depth)
    steel = plain('#3b3d40', 0.38, metal=0.7)
    long = depth - 0.30 + out
    y = depth / 2 - 0.28 - long / 2
    sheet, ticking = fabric('#e4e1da', 'sheet'), fabric('#d3d0c8', 'knit')
    stuffed((wide, long, 0.115), (0, y, 0.395), ticking, round=0.035, crown=(0, 0, 0.010), lump=0.002, seed=p['seed'])
    stuffed((wide + 0.014, long * 0.60, 0.120), (0, y - long * 0.205, 0.398), sheet, round=0.036, crown=(0, 0, 0.014), lump=0.005, seed=p['seed'] + 1)
    stuffed((wide + 0.022, 0.20, 0.128), (0, y + long * 0.115, 0.400), fabric('#8d9aa0', 'linen'), round=0.036, lump=0.003, seed=p['seed'] + 2)
    for x in (-wide / 2 + 0.02, wide / 2 - 0.02):
        tube([(x, y + long / 2, 0.315), (x, y - long / 2 + 0.03, 0.315)], 0.012, steel)
        for share in (0.04, 0.52):
            fy = y - long / 2 + long * share + 0.02
            tube([(x, fy, 0.315), (x, fy, 0.0)], 0.011, steel)
            cylinder(0.016, 0.02, (x, fy, 0.01), plain('#1a1b1c', 0.7))
    tube([(-wide / 2 + 0.02, y - long / 2 + 0.03, 0.315), (wide / 2 - 0.02, y - long / 2 + 0.03, 0.315)], 0.012, steel)
    spread = (0,) if wide < 1 else (-wide * 0.24, wide * 0.24)
    for i, x in enumerate(spread):
        cushion((0.66, 0.44, 0.15), (x, depth / 2 - 0.50, 0.535), sheet, rot=(28, 0, 3 * (i * 2 - 1)), seed=71 + i, **BED_PILLOW)


def futon(width, depth, height, p, cloth):
    chrome = plain('#c3c6c9', 0.18, metal=1)

    def channels(x, z):
        return 0.012 * (1 - np.abs(np.sin(np.pi * (x / width + 0.5) * 6)) ** 0.35) + 0.012 * np.exp(-((z / 0.008) ** 2))
    with group((0, -0.10, 0.36), rot=(-88, 0, 0)):
        stuffed((width, 0.15, 0.60), (0, 0, 0), cloth, round=0.05, relief=channels, crown=(0, 0.012, 0), cell=0.014, lump=0.002, seed=p['seed'])
    with group((0, 0.25, 0.60), rot=(-16, 0, 0)):
        stuffed((width, 0.14, 0.50), (0, 0, 0), cloth, round=0.05, relief=channels, crown=(0, 0.012, 0), cell=0.014, lump=0.002, seed=p['seed'] + 1)
    for s in (-1, 1):
        x = s * (width / 2 - 0.20)
        tube([(x, -0.34, 0.27), (x + s * 0.03, -0.37, 0.0)], 0.014, chrome)
        tube([(x, 0.22, 0.27), (x + s * 0.03, 0.28, 0.0)], 0.014, chrome)
        box((0.04, 0.62, 0.03), (x, -0.06, 0.275), plain('#2a2b2d', 0.5), 0.004)
    for s in (-1, 1):
        cushion((0.38, 0.38, 0.10), (s * (width / 2 - 0.26), 0.10, 0.60), cloth, rot=(68, 6 * -s, 8 * -s), seed=35 + s, **THROW)


LAYOUTS = {'chaise': chaise_sofa, 'corner': corner, 'u': u_shape, 'sofa': sofa, 'sleeper': sleeper, 'futon': futon}
