"""Pictures for screens, painted by formulas. Linear colour, v = 0 at the foot."""
import math

import bpy
import numpy as np

from .materials import linear


def _color(hex_color):
    return np.array(linear(hex_color)[:3])


def _grid(width, height):
    y, x = np.mgrid[0:height, 0:width]
    return (x + 0.5) / width, (y + 0.5) / height


def _noise(u, v, seed, octaves=5, scale=3.0, gain=0.5):
    """Smooth value noise between 0 and 1."""
    rng = np.random.RandomState(seed)
    total, weight, amount = np.zeros_like(u), 0.0, 1.0
    for octave in range(octaves):
        n = 64
        table = rng.rand(n, n)
        x, y = u * scale * 2 ** octave + 7.3 * octave, v * scale * 2 ** octave + 3.1 * octave
        i, j = np.floor(x).astype(int), np.floor(y).astype(int)
        fx, fy = x - i, y - j
        fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
        a, b = table[j % n, i % n], table[j % n, (i + 1) % n]
        c, d = table[(j + 1) % n, i % n], table[(j + 1) % n, (i + 1) % n]
        total += amount * ((a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy)
        weight += amount
        amount *= gain
    return total / weight


def _blend(stops, t):
    """Colour along stops [(position, hex)]."""
    t = np.clip(t, stops[0][0], stops[-1][0])[..., None]
    out = np.broadcast_to(_color(stops[0][1]), t.shape[:-1] + (3,)).copy()
    for (p0, h0), (p1, h1) in zip(stops, stops[1:]):
        share = np.clip((t - p0) / (p1 - p0), 0, 1)
        out = np.where(t >= p0, _color(h0) * (1 - share) + _color(h1) * share, out)
    return out


def _ridges(u, v, img, seed, colors, base, step, rough=0.075):
    rng = np.random.RandomState(seed)
    for k, hex_color in enumerate(colors):
        profile = base - step * k + sum(rough / f ** 0.95 * np.sin(6.283 * (f * (1.1 + 0.13 * k) * u[0] + rng.rand()))
                                        for f in (1, 2, 3, 5, 8, 13, 21, 34)) * (0.75 + 0.1 * k)
        mist = 1 + 0.6 * np.clip((profile[None, :] - v) * -3 + 0.3, 0, 1)[..., None]
        img = np.where((v < profile[None, :])[..., None], _color(hex_color) * mist, img)
    return img


def dusk(u, v, seed):
    img = _blend([(0.30, '#ffb35a'), (0.62, '#c2417a'), (1, '#10235e')], v)
    d2 = ((u - 0.63) * 16 / 9) ** 2 + (v - 0.47) ** 2
    img = img + np.exp(-d2 / .08)[..., None] * _color('#ff9a4a') * .7
    img = np.where((d2 < 0.0044)[..., None], _color('#fff0c8') * 1.5, img)
    return _ridges(u, v, img, seed, ['#d06a6e', '#b0566c', '#8d4468', '#5f2f5c', '#2f1d48', '#0b1030'], .50, .085)


def alps(u, v, seed):
    img = _blend([(0.35, '#dfeefa'), (0.6, '#8fc0ea'), (1, '#2b6cb8')], v)
    cloud = np.clip((_noise(u * 1.6, v * 3.2, seed, 6, 3) - 0.52) * 5, 0, 1)[..., None] * np.clip((v - .45) * 4, 0, 1)[..., None]
    img = img * (1 - cloud * .8) + cloud * .8
    rng = np.random.RandomState(seed)
    for k, (rock, base) in enumerate((('#8ba2bb', .60), ('#5d7590', .50), ('#33465a', .38))):
        p = base + sum(.11 / f ** .9 * np.abs(((f * 2.3 * u[0] + rng.rand()) % 1) * 2 - 1) for f in (1, 2, 3, 5, 9, 17, 33)) - .12
        inside = v < p[None, :]
        snow = np.clip((v - p[None, :] + .16 + (_noise(u, v, seed + k, 5, 12) - .5) * .22) * 22, 0, 1)[..., None] if k < 2 else 0
        texture = (.75 + .5 * _noise(u * 2, v, seed + 9 + k, 5, 14))[..., None]
        body = _color(rock) * texture * (1 - snow) + _color('#f4f8fc') * (.8 + .25 * texture) * snow
        img = np.where(inside[..., None], body, img)
    meadow = v < (.24 + .03 * np.sin(u[0] * 5 + 1))[None, :]
    grass = _blend([(0, '#1f4a1c'), (1, '#7fae3c')], _noise(u * 2.2, v * 5, seed + 3, 6, 8))
    img = np.where(meadow[..., None], grass, img)
    lake = v < (.10 + .02 * np.sin(u[0] * 4))[None, :]
    return np.where(lake[..., None], _blend([(0, '#123a5c'), (.12, '#6fa8d6')], v + .02 * np.sin(v * 900)), img)


def aurora(u, v, seed):
    img = _blend([(0, '#0a1424'), (.4, '#0d2036'), (1, '#050a18')], v)
    for k, hex_color in enumerate(('#3dfca0', '#2fd0c8', '#9a4dff')):
        wave = .45 + .12 * k + .10 * np.sin(u * (4 + k) + seed + k) + .08 * (_noise(u * 2, v * .2, seed + k, 3, 3) - .5) * 2
        h = v - wave
        ray = .55 + .9 * _noise(u * 9, v * .15, seed + 7 + k, 4, 6)
        glow = np.where(h > 0, np.exp(-h / .22), np.exp(h / .03)) * ray
        img = img + glow[..., None] * _color(hex_color) * .75
    rng = np.random.RandomState(seed)
    stars = rng.rand(*u.shape) > .9994
    img = img + (stars & (v > .35))[..., None] * .8
    img = _ridges(u, v, img, seed, ['#0d1c2c', '#081320'], .26, .07, .05)
    return np.where((v < .12)[..., None], img * .6 + _blend([(0, '#0c3040'), (.12, '#1f7a6c')], v) * .5, img)


def ocean(u, v, seed):
    horizon = .56
    img = _blend([(horizon, '#fbe3c0'), (.75, '#8cc4e6'), (1, '#3b86c8')], v)
    depth = np.clip((horizon - v) / horizon, 0, 1)
    ripple = _noise(u * (1 + 0 * v) / (depth + .06) * .5, 1 / (depth + .03), seed, 4, 2.2)
    sea = _blend([(0, '#bfe6e4'), (.25, '#3fb4c4'), (.65, '#1278a0'), (1, '#0a4a7a')], 1 - depth * .9 + (ripple - .5) * .35)
    img = np.where((v < horizon)[..., None], sea, img)
    shore = .15 + .10 * u[0] + .02 * np.sin(u[0] * 9 + seed)
    foam = np.exp(-np.abs(v - shore[None, :] - .01) / .010)[..., None] * (.5 + _noise(u * 6, v * 6, seed, 4, 6))[..., None]
    sand = _blend([(0, '#c79a62'), (1, '#f1d9ac')], _noise(u * 4, v * 4, seed + 4, 5, 9) * .5 + v * 2)
    img = np.where((v < shore[None, :])[..., None], sand, img)
    return img + foam * .8


def dunes(u, v, seed):
    """Sand at a low sun: a lit and a shaded side to every crest."""
    img = _blend([(.5, '#ffdcae'), (.72, '#e79a86'), (1, '#4a5f9e')], v)
    d2 = ((u - .30) * 16 / 9) ** 2 + (v - .66) ** 2
    img = img + np.exp(-d2 / .03)[..., None] * _color('#ffe8b8') * .7
    rng = np.random.RandomState(seed)
    for k in range(6):
        base, f, phase = .60 - .11 * k, 1.1 + .5 * rng.rand(), rng.rand() * 6.28
        p = base + .055 * np.sin(6.28 * f * u[0] + phase) + .02 * np.sin(6.28 * 2.7 * u[0] + phase * 2)
        crest = .5 + .30 * np.sin(6.28 * f * .5 * (v - p[None, :]) * 2.2 + 6.28 * f * u + phase + 1.2)
        ripple = .035 * np.sin((v * 260 + 40 * _noise(u * 2, v * 2, seed + k, 3, 3)) * (1 + .2 * k))
        light = np.clip(crest + ripple + (_noise(u * 3, v * 6, seed + 30 + k, 4, 5) - .5) * .12, 0, 1)
        sand = _blend([(0, '#5a2c22'), (.45, '#b8683a'), (.75, '#e8a25a'), (1, '#ffdf9e')], light * (1 - .06 * k))
        haze = max(0, .45 - .13 * k)
        sand = sand * (1 - haze) + _color('#ffd6ae') * haze
        img = np.where((v < p[None, :])[..., None], sand, img)
    return img


def ink(u, v, seed):
    """Coloured smoke on black, as shops show to prove their blacks."""
    w1, w2 = _noise(u, v, seed, 5, 2.5), _noise(u, v, seed + 1, 5, 2.5)
    n = _noise(u + (w1 - .5) * .9, v + (w2 - .5) * .9, seed + 2, 6, 3)
    hue = _noise(u + w2 * .5, v + w1 * .5, seed + 3, 3, 2)
    palettes = ([(.2, '#ff2d78'), (.45, '#ff9a1f'), (.6, '#23c4ff'), (.8, '#6a2bff')],
                [(.2, '#00d5c8'), (.45, '#1f6bff'), (.6, '#b63cff'), (.8, '#ff3d6e')],
                [(.2, '#ffce3a'), (.45, '#ff5a2a'), (.6, '#d3156b'), (.8, '#3a1bd0')])
    glow = np.clip((n - .38) * 3.4, 0, 1) ** 1.6
    crest = np.exp(-((n - .56) / .02) ** 2)
    return _blend(palettes[seed % 3], hue) * (glow * 1.1 + crest * .6)[..., None]


def bokeh(u, v, seed):
    """A night street out of focus."""
    img = _blend([(0, '#0a0712'), (.5, '#1a1030'), (1, '#0b1426')], v + .3 * (_noise(u, v, seed, 3, 2) - .5))
    rng = np.random.RandomState(seed)
    colors = (('#ff9a3c', '#ffd27a', '#ff4d5e', '#ffe9c4'), ('#4dc3ff', '#8f6bff', '#ff5fb8', '#ffe08a'),
              ('#5cffb0', '#2fb8ff', '#ffd35c', '#ff7a4d'))[seed % 3]
    for _ in range(110):
        x, y = rng.rand(), np.clip(rng.normal(.52, .20), .02, .98)
        r = rng.uniform(.018, .062) * (.6 + .8 * abs(y - .5))
        d = np.hypot((u - x) * 16 / 9, v - y) / r
        disc = 1 / (1 + np.exp(np.clip((d - 1) * 26, -60, 60))) * (.55 + .45 * np.clip(d, 0, 1) ** 6)
        img = img + disc[..., None] * _color(colors[rng.randint(4)]) * rng.uniform(.12, .75)
    wet = np.clip((.22 - v) * 5, 0, 1)[..., None]
    return img * (1 - wet * .35)


def city(u, v, seed):
    img = _blend([(0, '#1b1030'), (.5, '#5a2a6a'), (.75, '#e0785a'), (1, '#28305e')], v)
    rng = np.random.RandomState(seed)
    for layer, (tone, scale) in enumerate((('#4a2f5e', 26), ('#2a2046', 18), ('#100d24', 12))):
        heights = rng.uniform(.25, .62, 64) - .10 * layer
        cell = (u[0] * scale).astype(int) % 64
        p = heights[cell]
        inside = v < p[None, :]
        wx, wy = (u * scale * 7) % 1, (v * 70) % 1
        lit = rng.rand(64 * 7, 80)[(u * scale * 7).astype(int) % 448, (v * 70).astype(int) % 80] > .72
        window = (wx > .25) & (wx < .8) & (wy > .3) & (wy < .8) & lit & (p[None, :] - v > .02)
        img = np.where(inside[..., None], _color(tone), img)
        img = np.where((inside & window)[..., None], _color('#ffcf7a') * (.5 + .35 * layer), img)
    return np.where((v < .13)[..., None], img[::-1][: u.shape[0]] * .35 + _color('#1a1030') * .4, img)


def waves(u, v, seed):
    """A desktop background: broad folded ribbons."""
    palettes = (('#0b1d51', '#1f5ae0', '#7fd0ff'), ('#1c1035', '#7a2fd0', '#ff9ac0'), ('#06302c', '#0f8a78', '#bff0c8'),
                ('#3a0f14', '#d0452f', '#ffd08a'), ('#10151c', '#3f5a70', '#cfe0ea'))
    low, mid, high = palettes[seed % 5]
    t = _noise(u, v, seed, 2, 1.2)
    img = _blend([(0, low), (1, mid)], v * .6 + t * .3)
    for k in range(6):
        center = .15 + .13 * k + .12 * np.sin(u * (2.0 + .35 * k) * 2.2 + seed + k * .9)
        h = (v - center)
        sheet = np.clip(1 - h / .22, 0, 1) * (h > 0)
        tone = _blend([(0, mid), (.7, high), (1, '#ffffff')], sheet ** 1.7 * (.35 + .08 * k))
        img = img * (1 - (sheet * .55)[..., None]) + tone * (sheet * .55)[..., None]
    return img


def forest(u, v, seed):
    img = _blend([(0, '#b9d3c8'), (.6, '#e8efe2'), (1, '#a9c7d6')], v)
    rng = np.random.RandomState(seed)
    for k in range(5):
        base, count = .62 - .11 * k, int(34 - 5 * k)
        tone = _color('#9fb8b0') * (1 - k / 4) + _color('#0f2a20') * (k / 4)
        top = np.full(u.shape[1], base * .72)
        for _ in range(count):
            c, w, h = rng.rand(), rng.uniform(.018, .03) * (1 + .35 * k), rng.uniform(.16, .30) * (1 + .15 * k)
            tree = base * .72 + h * np.clip(1 - np.abs(u[0] - c) / w, 0, 1)
            top = np.maximum(top, tree)
        ragged = top + .004 * np.sin(u[0] * 700 + k)
        img = np.where((v < ragged[None, :])[..., None], tone * (1 + .35 * np.clip(1 - v / base, 0, 1))[..., None], img)
    return img


def quest(u, v, seed):
    """A game's opening scene: a traveller before a far tower."""
    img = _blend([(.2, '#ffcf8a'), (.55, '#f0765a'), (.8, '#6a3a8a'), (1, '#1b1d4a')], v)
    d2 = ((u - .5) * 16 / 9) ** 2 + (v - .52) ** 2
    img = img + np.exp(-d2 / .05)[..., None] * _color('#ffe0a0') * .8
    cloud = np.clip((_noise(u * 2, v * 5, seed, 6, 3) - .5) * 4, 0, 1)[..., None]
    img = img * (1 - .35 * cloud) + _color('#ff9a78') * .35 * cloud
    img = _ridges(u, v, img, seed, ['#b4587a', '#7a3f72', '#472a5e'], .44, .075, .06)
    tower = (np.abs(u - .5) < .026 * (1.15 - v)) & (v < .74) | (np.abs(u - .5) < (.84 - v) * .16) & (v > .72) & (v < .84)
    tower |= (np.abs(u - .535) < .014) & (v < .58) | (np.abs(u - .535) < (.64 - v) * .2) & (v > .57) & (v < .64)
    img = np.where(tower[..., None], _color('#2b1c4a'), img)
    ground = v < (.16 + .02 * np.sin(u[0] * 7 + 2))[None, :]
    img = np.where(ground[..., None], _blend([(0, '#120c24'), (1, '#4a2a50')], v * 4), img)
    body = ((np.abs(u - .42) < .010) & (v > .12) & (v < .27)) | (((u - .42) * 16 / 9) ** 2 + (v - .285) ** 2 < .00035)
    cape = (u - .42 > -.004) & (u - .42 < (.27 - v) * .30) & (v > .14) & (v < .26)
    return np.where((body | cape)[..., None], _color('#0c0818'), img)


def racing(u, v, seed):
    img = _blend([(.4, '#ffd9a0'), (.6, '#58a8e8'), (1, '#1a58b8')], v)
    img = _ridges(u, v, img, seed, ['#7c93b8', '#4f6a5c', '#2f4f34'], .55, .055, .035)
    road = v < .40
    t = np.clip((.40 - v) / .40, 1e-3, 1)
    x = (u - .5 - .10 * (1 - t) ** 2) / (.02 + .55 * t)
    grass = _blend([(0, '#2f6a26'), (1, '#5fa03c')], (np.sin(14 / (t + .05)) > 0) * .6 + .2)
    asphalt = _blend([(0, '#2a2c30'), (1, '#55585e')], 1 - t)
    curb = np.where((np.sin(40 / (t + .05)) > 0)[..., None], _color('#d8252a'), _color('#f4f4f4'))
    surface = np.where((np.abs(x) < 1)[..., None], asphalt, np.where((np.abs(x) < 1.12)[..., None], curb, grass))
    line = (np.abs(x) < .03) & (np.sin(30 / (t + .05)) > 0)
    surface = np.where(line[..., None], _color('#f4f4f4'), surface)
    img = np.where(road[..., None], surface, img)
    cx, cy = u - .5, v - .13
    car = (np.abs(cx) < .13) & (np.abs(cy) < .055) | ((np.abs(cx) < .09) & (cy > 0) & (cy < .12 - np.abs(cx) * .35))
    img = np.where(car[..., None], _blend([(-.06, '#7a0a10'), (.12, '#ff3a2f')], cy), img)
    glass = (np.abs(cx) < .072) & (cy > .06) & (cy < .108)
    img = np.where(glass[..., None], _color('#0e1420'), img)
    lamp = (np.abs(np.abs(cx) - .10) < .022) & (np.abs(cy - .02) < .012)
    return np.where(lamp[..., None], _color('#ff6a4a') * 1.6, img)


def menu(u, v, seed):
    """A television's start page: a hero and rows of tiles."""
    hero = PAINTERS[('dusk', 'city', 'ocean', 'quest')[seed % 4]](u, v, seed)
    shade = np.clip((.62 - v) * 3, 0, 1)[..., None]
    img = hero * (1 - shade * .92) + _color('#0c1018') * shade * .92
    kinds = ('dusk', 'city', 'aurora', 'ocean', 'quest', 'dunes', 'forest', 'racing', 'bokeh', 'waves', 'ink', 'alps')
    for row, (y0, y1, count) in enumerate(((.27, .43, 5), (.06, .20, 6))):
        for k in range(count):
            x0, x1 = .04 + k * .97 / count, .04 + (k + 1) * .97 / count - .016
            columns, rows = np.nonzero((u[0] > x0) & (u[0] < x1))[0], np.nonzero((v[:, 0] > y0) & (v[:, 0] < y1))[0]
            if not len(columns):
                continue
            patch = np.ix_(rows, columns)
            kind = kinds[(k + row * 5 + seed * 3) % len(kinds)]
            img[patch] = PAINTERS[kind]((u[patch] - x0) / (x1 - x0), (v[patch] - y0) / (y1 - y0), seed + k + row) * .85
    return img


def flames(u, v, seed):
    """An electric fire: tongues over a bed of embers."""
    sway = (_noise(u, v * 0.5, seed, 3, 3.0) - 0.5) * 0.10
    tongues = _noise(u * 1.9 + sway, v * 0.42, seed + 1, 4, 4.0)
    body = 1.05 * np.exp(-((u - 0.5) / 0.30) ** 4)
    heat = np.clip(body * (tongues * 1.75 - 0.28) - v * 1.15 + 0.12, 0, 1) * np.clip((v - 0.05) / 0.10, 0, 1)
    fire = _blend([(0, '#070404'), (0.10, '#3a0d03'), (0.24, '#c2410c'), (0.42, '#ff8a1c'), (0.62, '#ffd06a'), (1, '#fff3cf')], heat)
    coals = _noise(u * 2.2, v * 5, seed + 5, 4, 7.0)
    bed = np.clip((0.16 - v) / 0.05, 0, 1) * (0.25 + 0.75 * np.clip(1 - np.abs(u - 0.5) * 2.1, 0, 1))
    ember = _blend([(0, '#0b0706'), (0.45, '#2a120a'), (0.56, '#a8330a'), (0.70, '#ff7a1a')], coals)
    return fire * (1 - bed[..., None]) + ember * bed[..., None]


PAINTERS = {f.__name__: f for f in (dusk, alps, aurora, ocean, dunes, ink, bokeh, city, waves, forest, quest, racing, flames)}
PAINTERS['menu'] = menu


def artwork(kind, seed=1, width=1280, height=720):
    """An image data block of one of PAINTERS."""
    u, v = _grid(width, height)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(PAINTERS[kind](u, v, seed), 0, 1.6)
    image = bpy.data.images.new('artwork', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    return image


def inches_to_screen(diagonal, ratio=16 / 9):
    """Width and height in metres of a screen by its diagonal."""
    metres = diagonal * 0.0254
    height = metres / math.hypot(1, ratio)
    return height * ratio, height
