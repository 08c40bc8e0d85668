"""What people put round their furniture: rugs, curtains, lamps, frames, books, vases."""
import math
import random

import numpy as np

from studio.materials import emission, fabric, plain, wood
from studio.soft import THROW, cushion
from studio.solids import box, cylinder, group, lathe, picture_plane, ring, surface, tube

from .shell import bulb
from .surfaces import color_of, printed, woven

BRASS = ('#a8854a', 0.3)


def rug(size, loc, color='#cfc3ad', bands=(('#a8583a', 0.16, 0.018),), seed=1, turn=0.0, fringe=True):
    """A woven rug; `bands` are (colour, distance from the edge, width) of the lines round it."""
    w, d = size
    with group((*loc, 0), turn=turn):
        body = woven(color)
        wave = random.Random(seed).uniform(0, 6)

        def point(u, v, lift=0.0):
            x, y = (u - 0.5) * w, (v - 0.5) * d
            return x, y, 0.010 + lift + 0.0016 * math.sin(x * 3.1 + wave) * math.sin(y * 2.3 + wave)
        surface(lambda u, v: point(u, v), 60, 40, body, thickness=0.010, offset=-1)
        for color_, inset, wide in bands:
            yarn = woven(color_, pitch=0.008)
            a, b = w / 2 - inset, d / 2 - inset
            for s in (-1, 1):
                surface(lambda u, v, s=s: ((u - 0.5) * 2 * a, s * b + (v - 0.5) * wide, 0.0114 + 0.0016 * math.sin((u - 0.5) * 2 * a * 3.1 + wave) * math.sin(s * b * 2.3 + wave)), 60, 1, yarn)
                surface(lambda u, v, s=s: (s * a + (v - 0.5) * wide, (u - 0.5) * 2 * b, 0.0114 + 0.0016 * math.sin(s * a * 3.1 + wave) * math.sin((u - 0.5) * 2 * b * 2.3 + wave)), 40, 1, yarn)
        if fringe:
            rng, thread = random.Random(seed), plain('#d3c8b2', 0.95)
            for s in (-1, 1):
                for k in range(int(d / 0.028)):
                    y = -d / 2 + 0.014 + k * 0.028
                    tube([(s * (w / 2 - 0.004), y, 0.008), (s * (w / 2 + 0.03), y + rng.uniform(-.006, .006), 0.004),
                          (s * (w / 2 + 0.06 + rng.uniform(-.01, .01)), y + rng.uniform(-.012, .012), 0.003)], 0.0026, thread, sides=1)


def round_rug(radius, loc, color='#c9b48f', bands=(('#a8583a', 0.14, 0.02),)):
    braid = woven(color, pitch=0.02)
    lathe([(0.0, 0.010), (radius - 0.012, 0.010), (radius - 0.003, 0.007), (radius, 0.0)], (*loc, 0), braid, sides=128)
    for color_, inset, wide in bands:
        lathe([(radius - inset - wide, 0.0108), (radius - inset, 0.0108)], (*loc, 0), woven(color_), sides=128)


def curtain(cx, width, foot, head, y=-0.09, color='#ddd3c1', folds=7, depth=0.045, seed=1, gather=None):
    """Linen on a rod: folds that are tight above and loose below; `gather` ties it back at a height."""
    cloth = fabric(color, 'linen', wrinkle=0.15)
    rng = random.Random(seed)
    phase = [rng.uniform(0, 6.28) for _ in range(4)]

    def point(u, v):
        z = foot + (head - foot) * v
        t = u * folds * 2 * math.pi
        loose = 1 - v
        narrow = 1.0
        if gather:
            narrow = 1 - 0.42 * math.exp(-((z - gather) / 0.32) ** 2)
        x = cx + (u - 0.5) * width * narrow + 0.020 * loose * math.sin(t * 0.5 + phase[0])
        out = depth * (0.75 + 0.45 * loose) * math.sin(t + 0.7 * loose * math.sin(2.2 * v + phase[1]))
        out += 0.018 * loose * math.sin(t * 0.37 + phase[2])
        return x, y + out * narrow, z
    return surface(point, folds * 18, 36, cloth, thickness=0.003)


def rod(cx, width, z, y=-0.09, material=None):
    material = material or plain('#2a2522', 0.4, metal=0.6)
    cylinder(0.011, width, (cx, y, z), material, rot=(0, 90, 0))
    for s in (-1, 1):
        lathe([(0, -0.03), (0.018, -0.022), (0.024, 0), (0.018, 0.022), (0, 0.03)], (cx + s * width / 2, y, z), material, sides=24)
        box((0.014, abs(y), 0.014), (cx + s * (width / 2 - 0.05), y / 2, z), material, 0.002)


def shade_lamp(loc, height, radius=0.20, tall=0.26, color='#f3d9ae', power=14.0, foot='#2a2623', glow=1.15, taper=0.72):
    """A standing lamp that is on: its shade glows, and so does the wall behind."""
    x, y, z = loc
    iron = plain(foot, 0.4, metal=0.5)
    lathe([(0, 0), (0.14, 0), (0.14, 0.008), (0.125, 0.016), (0.02, 0.022), (0, 0.022)], loc, iron, sides=64)
    cylinder(0.008, height - tall, (x, y, z + (height - tall) / 2), iron)
    _shade((x, y, z + height - tall / 2), radius, tall, color, glow, taper, power)


def table_lamp(loc, body='#b4603e', height=0.52, radius=0.17, tall=0.22, color='#f3d9ae', power=7.0, glow=1.15, shape='gourd'):
    x, y, z = loc
    low = height - tall - 0.05
    outlines = {
        'gourd': [(0, 0), (0.055, 0), (0.062, 0.01), (0.095, low * .32), (0.088, low * .55), (0.035, low * .85), (0.022, low), (0, low)],
        'column': [(0, 0), (0.075, 0), (0.075, 0.015), (0.045, 0.03), (0.042, low * .9), (0.02, low), (0, low)],
    }
    lathe(outlines[shape], loc, plain(body, 0.35, coat=0.3), sides=64, angle=60)
    cylinder(0.006, 0.06, (x, y, z + low + 0.02), plain(*BRASS, metal=1))
    _shade((x, y, z + height - tall / 2), radius, tall, color, glow, 0.78, power)


def _shade(loc, radius, tall, color, glow, taper, power):
    cloth = emission(color, glow)
    a, b = radius, radius * taper
    lathe([(a, -tall / 2), (b, tall / 2)], loc, cloth, sides=96)
    edge = fabric('#cdb791', 'linen', wrinkle=0)
    ring(a, 0.004, (loc[0], loc[1], loc[2] - tall / 2), edge)
    ring(b, 0.004, (loc[0], loc[1], loc[2] + tall / 2), edge)
    for z in (tall / 2 + 0.02, -tall / 2 - 0.02):
        bulb((loc[0], loc[1], loc[2] + z), power / 2)


def pendant(loc, drop, radius=0.22, color='#2f4a40', inside='#f4d9a8', power=20.0, glow=1.4):
    """A dome on a cord; `loc` is its rim's middle, `drop` the cord's length."""
    x, y, z = loc
    cylinder(0.003, drop, (x, y, z + radius * 0.75 + drop / 2), plain('#1d1c1b', 0.6))
    arc = [(radius * math.cos(t), radius * 0.72 * math.sin(t)) for t in np.linspace(0, math.pi / 2 - 0.09, 24)]
    lathe(arc, loc, plain(color, 0.35, coat=0.2), sides=96)
    lathe([(r * 0.97, h - 0.004) for r, h in arc], loc, plain(inside, 0.5), sides=96)
    lathe([(0, radius * .70), (0.03, radius * .70), (0.03, radius * .82), (0, radius * .84)], loc, plain(*BRASS, metal=1), sides=32)
    lathe([(0, -0.05), (0.035, -0.035), (0.045, 0), (0.03, 0.04), (0, 0.06)], (x, y, z + radius * 0.24), emission('#fff0d2', glow * 3), sides=32)
    bulb((x, y, z - 0.02), power)


def frame(cx, z, width, height, art, y=-0.012, material=None, mat=0.16, lean=0.0):
    """A framed print on the wall; `art` are its pixels, `mat` the share of white round it."""
    material = material or wood('#8a6238', 'X', contrast=0.3)
    deep, rim = 0.024, 0.018
    with group((cx, y, z), rot=(lean, 0, 0)):
        for s in (-1, 1):
            box((rim, deep, height), (s * (width - rim) / 2, 0, 0), material, 0.002)
            box((width - 2 * rim, deep, rim), (0, 0, s * (height - rim) / 2), material, 0.002)
        box((width - rim, 0.004, height - rim), (0, 0.004, 0), plain('#ece6d8', 0.8, spec=0.2), 0)
        inset = mat * min(width, height)
        picture_plane(width - 2 * rim - inset, height - 2 * rim - inset, (0, 0.0008, 0), printed(art))


def paper(width=360, height=480, ground='#efe6d4'):
    y, x = np.mgrid[0:height, 0:width]
    u, v = (x + 0.5) / width, (y + 0.5) / height
    rng = np.random.RandomState(1)
    img = np.broadcast_to(color_of(ground), (height, width, 3)).copy()
    return u, v, img * (1 + rng.normal(0, 0.02, (height, width, 1)).astype(np.float32))


def _over(img, inside, hex_color, soft=0.9):
    share = (np.clip(inside, 0, 1) * soft)[..., None]
    return img * (1 - share) + color_of(hex_color) * share


def hills(seed=1, width=360, height=480, sun_at=(0.66, 0.70)):
    """Cut-paper hills in the palette under a berry-coloured sun."""
    u, v, img = paper(width, height)
    rng, aspect = np.random.RandomState(seed), height / width
    disc = (0.115 - np.hypot(u - sun_at[0], (v - sun_at[1]) * aspect)) * 260
    img = _over(img, disc, '#c4502f')
    for k, tone in enumerate(('#b9c6ad', '#7f9a83', '#3f6f5d', '#1d4438')):
        line = 0.50 - 0.115 * k + 0.09 * np.sin(u * (3.2 + k) + rng.uniform(0, 6)) + 0.03 * np.sin(u * 9 + rng.uniform(0, 6))
        img = _over(img, (line - v) * 220, tone, 0.94)
    return img


def arches(seed=1, width=360, height=480, tones=('#b85f3c', '#d9a06a', '#e2c9a0', '#2f5b4b')):
    u, v, img = paper(width, height, '#f0e8d8')
    for k, tone in enumerate(tones):
        r = 0.40 - 0.088 * k
        x, y = u - 0.5, (v - 0.42) * height / width
        inside = np.where(y > 0, r - np.hypot(x, y), r - np.abs(x))
        inside = np.where(v < 0.14, -1, inside)
        img = _over(img, inside * 260, tone, 0.93)
    return img


def leaf_print(seed=1, width=360, height=480, tone='#4f7361', ground='#efe9db'):
    u, v, img = paper(width, height, ground)
    aspect = height / width
    stem = np.abs(u - 0.5 - 0.05 * np.sin(v * 4 + seed)) < 0.004
    img = _over(img, (stem & (v > 0.10) & (v < 0.86)) * 1.0, tone)
    for k in range(9):
        at = 0.20 + 0.075 * k
        for s in (-1, 1):
            angle = math.radians(34 + 2 * k) * s
            cx, cy = 0.5 + 0.05 * math.sin(at * 4 + seed) + s * 0.11 * (1.1 - 0.05 * k), (at + 0.05) * aspect
            dx, dy = u - cx, v * aspect - cy
            a, b = dx * math.sin(angle) + dy * math.cos(angle), dx * math.cos(angle) - dy * math.sin(angle)
            long, wide = 0.135 - 0.006 * k, 0.044 - 0.002 * k
            img = _over(img, (1 - (a / long) ** 2 - (np.abs(b) / wide) ** 1.5) * 14, tone, 0.88)
    return img


def books(loc, count=4, seed=1, lying=False, deep=0.16, lean=0.0):
    """A row, or a pile, of bound books. @returns its length or height"""
    tones = ('#7a3b2a', '#2f4f44', '#c9b78f', '#8a9a86', '#3b4a55', '#b5714a', '#e0d6c2', '#55403a')
    rng, x, z = random.Random(seed), 0.0, 0.0
    page = plain('#e6dcc6', 0.9)
    with group(loc):
        for k in range(count):
            thick, tall, wide = rng.uniform(.018, .038), rng.uniform(.19, .26), deep * rng.uniform(.85, 1)
            cover = plain(tones[rng.randrange(len(tones))], 0.7, spec=0.25)
            if lying:
                with group((0, 0, z), turn=rng.uniform(-9, 9)):
                    box((tall, wide, thick - 0.006), (0.002, 0, thick / 2), page, 0.001)
                    for s in (0.0015, thick - 0.0015):
                        box((tall + .006, wide + .006, 0.003), (0, 0, s), cover, 0.001)
                    box((tall + .006, 0.004, thick), (0, -wide / 2 - 0.002, thick / 2), cover, 0.0015)
                z += thick
            else:
                with group((x + thick / 2, 0, 0), rot=(0, lean if k == count - 1 else 0, 0)):
                    box((thick - .006, wide, tall - .006), (0, 0.002, tall / 2), page, 0.001)
                    for s in (-1, 1):
                        box((0.003, wide + .004, tall), (s * (thick / 2 - .0015), 0, tall / 2), cover, 0.001)
                    box((thick, 0.004, tall), (0, -wide / 2, tall / 2), cover, 0.0015)
                x += thick + 0.001
    return z if lying else x


VASES = {
    'bottle': [(0, 0), (.055, 0), (.07, .015), (.082, .09), (.072, .16), (.030, .21), (.024, .27), (.030, .285), (.026, .283), (.018, .2)],
    'jug': [(0, 0), (.06, 0), (.075, .02), (.09, .10), (.085, .17), (.06, .225), (.058, .25), (.066, .262), (.060, .26), (.05, .2)],
    'bowl': [(0, 0), (.045, 0), (.05, .012), (.11, .045), (.135, .075), (.130, .075), (.10, .045), (.04, .02), (0, .018)],
    'cup': [(0, 0), (.028, 0), (.034, .006), (.040, .05), (.041, .085), (.038, .085), (.036, .05), (.028, .01), (0, .008)],
    'pot': [(0, 0), (.11, 0), (.12, .01), (.15, .24), (.155, .27), (.145, .272), (.138, .24), (.135, .235), (0, .235)],
    'basket': [(0, 0), (.16, 0), (.18, .02), (.20, .16), (.19, .28), (.175, .31), (.168, .31), (.17, .26), (0, .24)],
}


def vessel(kind, loc, color='#d8cdb8', scale=1.0, rough=0.55):
    obj = lathe(VASES[kind], loc, woven(color, pitch=0.01) if kind == 'basket' else plain(color, rough, spec=0.4), sides=72, angle=60)
    obj.scale = (scale,) * 3
    return obj


def pillow(loc, color, weave='linen', size=0.46, turn=0.0, lean=20, seed=1):
    with group(loc, turn=turn):
        cushion((size, size, 0.17), (0, 0, 0), fabric(color, weave), (90 - lean, 0, 0), seed=seed, **THROW)


def throw(x, y, top, front, color='#c2673f', width=0.42, seed=3, back=None):
    """A blanket that hangs over an edge along x (a seat's front, an arm): flat on top, then down."""
    cloth = fabric(color, 'chenille', wrinkle=0.5)
    rng = random.Random(seed)
    p = [rng.uniform(0, 6.28) for _ in range(4)]
    run, drop = 0.46, top - 0.20

    def point(u, v):
        s = v * (run + drop)
        bend = 0.05
        if s < run:
            px, pz = run - s, 0.0
        else:
            px, pz = 0.0, -(s - run)
        soft = math.exp(-((s - run) / bend) ** 2) * 0.012
        ripple = 0.010 * math.sin(u * 16 + p[0] + 2 * math.sin(s * 3 + p[1])) * (0.4 + 1.2 * v)
        return x + (u - 0.5) * width * (1 - 0.10 * v) + 0.02 * math.sin(s * 4 + p[2]), y + px * 1.0 - soft - (ripple if s >= run else 0), top + pz + 0.012 - soft + (ripple * 0.6 if s < run else 0)
    surface(point, 60, 60, cloth, thickness=0.012, subdivide=1)
