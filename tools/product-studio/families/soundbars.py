"""Soundbars, with what comes in their box; a party speaker and a shelf stereo."""
from studio.materials import emission, fabric, plain
from studio.shot import Shot
from studio.solids import ball, box, cylinder, group, lathe, prism, ring, rounded_rectangle, tube

VERSION = 1

DEFAULTS = dict(take=1, model='bar', length=0.9, tall=0.058, sub=None, rears=0, drivers=(), yaw=-18)

PRODUCTS = {
    'soundbar-2-0': dict(length=0.81, yaw=-22),
    'soundbar-2-1-sub': dict(length=0.91, sub='box'),
    'soundbar-3-1-dialog': dict(length=1.02, sub='box', drivers=('center',), yaw=18),
    'soundbar-5-1-surround': dict(length=1.02, sub='box', rears=2, tall=0.062),
    'soundbar-7-1-4-atmos': dict(length=1.15, sub='tall', rears=2, tall=0.066, drivers=('up', 'ends'), yaw=18),
    'party-speaker-12': dict(model='party', yaw=-22),
    'shelf-stereo-cd': dict(model='stereo', yaw=-16),
}
BODIES = {'black': '#17181a', 'graphite': '#3c4044', 'silver': '#b6babd'}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    {'bar': bar_set, 'sub': alone, 'party': party, 'stereo': stereo}[p['model']](p, variant['color'])


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.6
    if p['model'] == 'party':
        return Shot(size=0.9, key=1.0, fill_light=0.4, top=0.5, rim=1.1, world=0.45, yaw=yaw, height=0.55, lens=85, fill=0.88, exposure=-0.05)
    if p['model'] == 'stereo':
        return Shot(size=0.75, key=1.0, fill_light=0.4, top=0.5, rim=1.0, world=0.45, yaw=yaw, height=0.30, lens=85, fill=0.90, exposure=-0.15)
    return Shot(size=0.95, key=1.0, fill_light=0.45, top=0.55, rim=1.2, world=0.46, yaw=yaw, height=0.44, lens=85,
                fill=0.93 if p['sub'] else 0.90, exposure=0.0)


def bar(p, color):
    body = plain(BODIES[color], 0.36, metal=0.5 if color != 'black' else 0.0)
    cloth = fabric('#26272a' if color == 'black' else '#2f3336', 'mesh')
    length, tall, deep = p['length'], p['tall'], 0.105
    z = 0.006 + tall / 2
    prism(rounded_rectangle(deep, tall, 0.016, 8), length - 0.05, (0, 0, z), cloth, axis='X')
    for s in (-1, 1):
        prism(rounded_rectangle(deep + 0.002, tall + 0.002, 0.017, 8), 0.026, (s * (length / 2 - 0.013), 0, z), body, axis='X', round=0.004)
    box((length - 0.05, deep * 0.72, 0.004), (0, 0.006, z + tall / 2), body, 0.0015)
    for i in range(4):
        cylinder(0.0062, 0.0015, ((i - 1.5) * 0.026, -0.010, z + tall / 2 + 0.0026), plain('#4a4c50', 0.4), sides=32)
    for i in range(3):
        ball(0.0022, (0.10 + i * 0.011 if 'center' not in p['drivers'] else 0.14 + i * 0.011, -deep / 2 - 0.0002, z), emission('#e8f4ff', 3.0), segments=12)
    if 'center' in p['drivers']:
        prism(rounded_rectangle(0.20, tall * 0.86, 0.014, 8), 0.003, (0, -deep / 2, z), body, axis='Y', round=0.001)
        box((0.17, 0.002, tall * 0.5), (0, -deep / 2 - 0.002, z), cloth, 0.001)
    if 'up' in p['drivers']:
        for s in (-1, 1):
            prism(rounded_rectangle(0.14, deep * 0.60, 0.016, 8), 0.004, (s * (length / 2 - 0.30), 0.006, z + tall / 2 + 0.001), cloth, axis='Z', round=0.001)
    if 'ends' in p['drivers']:
        for s in (-1, 1):
            box((0.0025, deep + 0.003, tall + 0.003), (s * (length / 2 - 0.150), 0, z), plain('#060607', 0.5), 0)
    for s in (-1, 1):
        box((0.05, 0.06, 0.008), (s * length * 0.36, 0, 0.004), plain('#0e0f10', 0.7), 0.002)


def subwoofer(kind, color):
    body = plain(BODIES[color], 0.42, coat=0.2)
    cloth = fabric('#212225', 'mesh')
    w, d, h = (0.20, 0.28, 0.33) if kind == 'box' else (0.24, 0.30, 0.40)
    prism(rounded_rectangle(w, d, 0.022, 8), h, (0, 0, h / 2 + 0.012), body, axis='Z', round=0.006)
    prism(rounded_rectangle(w - 0.022, h - 0.024, 0.014, 8), 0.008, (0, -d / 2 - 0.001, h / 2 + 0.012), cloth, axis='Y', round=0.003)
    box((0.034, 0.002, 0.006), (0, -d / 2 - 0.0058, 0.045), plain('#85898d', 0.3, metal=0.8), 0.0005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(0.014, 0.013, (sx * w * 0.36, sy * d * 0.36, 0.0065), plain('#0e0f10', 0.7))


def rear(color, kind):
    body, cloth = plain(BODIES[color], 0.42), fabric('#242528', 'mesh')
    w, d, h = (0.095, 0.095, 0.155) if kind == 'box' else (0.075, 0.105, 0.14)
    prism(rounded_rectangle(w, d, 0.020, 8), h, (0, 0, h / 2 + 0.004), cloth, axis='Z', round=0.003)
    for z in (0.006, h + 0.003):
        prism(rounded_rectangle(w + 0.002, d + 0.002, 0.021, 8), 0.009, (0, 0, z), body, axis='Z', round=0.002)
    ball(0.0018, (0, -d / 2 - 0.0003, 0.022), emission('#e8f4ff', 3.0), segments=12)


def bar_set(p, color):
    bar(p, color)
    if p['sub']:
        with group((p['length'] * 0.28, 0.30, 0), turn=-4):
            subwoofer(p['sub'], color)
    for i in range(p['rears']):
        with group((-p['length'] * 0.36 + i * 0.21, 0.24 + 0.02 * i, 0), turn=8 - 10 * i):
            rear(color, p['sub'])


def alone(p, color):
    subwoofer(p['sub'], color)


def party(p, color):
    body, rubber = plain('#17181a', 0.46), plain('#101112', 0.65)
    grille = fabric('#1b1c1e', 'mesh')
    w, d, h = 0.40, 0.36, 0.74
    prism(rounded_rectangle(w, d, 0.05, 10), h, (0, 0, h / 2 + 0.02), body, axis='Z', round=0.028, segments=5)
    prism(rounded_rectangle(w - 0.05, h - 0.06, 0.05, 10), 0.012, (0, -d / 2 - 0.001, h / 2 + 0.025), grille, axis='Y', round=0.005)
    front = -d / 2 - 0.008
    for z, r in ((0.255, 0.150), (0.560, 0.110)):
        ring(r + 0.008, 0.010, (0, front, z), rubber, rot=(90, 0, 0))
        ring(r + 0.008, 0.0042, (0, front - 0.008, z), emission('#ff4fa3' if r > 0.12 else '#39c6ff', 2.2), rot=(90, 0, 0))
        lathe([(0, 0.010), (r * 0.30, 0.012), (r * 0.36, 0.030), (r * 0.86, 0.002), (r * 0.93, -0.008), (r, -0.002), (r, 0.010)], (0, front + 0.018, z),
              plain('#202124', 0.5), rot=(90, 0, 0), sides=72)
        ball(r * 0.30, (0, front + 0.006, z), plain('#2b2c30', 0.25, coat=0.5), scale=(1, 0.45, 1))
    cylinder(0.030, 0.006, (0, front, 0.69), plain('#25262a', 0.4), rot=(90, 0, 0))
    box((w * 0.62, d * 0.52, 0.008), (0, -0.02, h + 0.021), rubber, 0.004)
    for i in range(6):
        cylinder(0.011, 0.012, ((i - 2.5) * 0.038, -0.05, h + 0.029), plain('#3a3c40', 0.4), sides=32)
    tube([(-w * 0.28, 0.10, h + 0.015), (-w * 0.28, 0.10, h + 0.055), (w * 0.28, 0.10, h + 0.055), (w * 0.28, 0.10, h + 0.015)], 0.011, rubber)
    for s in (-1, 1):
        cylinder(0.048, 0.03, (s * (w / 2 - 0.02), d / 2 - 0.03, 0.048), rubber, rot=(0, 90, 0), round=0.006)
        box((0.07, 0.05, 0.03), (s * 0.13, -d / 2 + 0.06, 0.015), rubber, 0.006)
    with group((0.33, -0.20, 0), turn=52):  # the microphone that comes with it
        cylinder(0.0145, 0.17, (0, 0, 0.026), plain('#202226', 0.35), rot=(0, 90, 0), top=0.020)
        ball(0.026, (0.105, 0, 0.027), plain('#8c9094', 0.35, metal=0.9), segments=40)
        ring(0.0235, 0.004, (0.094, 0, 0.027), plain('#2c2e31', 0.3, metal=0.6), rot=(0, 90, 0), segments=48)


def stereo(p, color):
    dark = color == 'black'
    body = plain('#1a1b1d' if dark else '#b9bdc0', 0.32, metal=0.2 if dark else 0.85)
    black = plain('#0b0c0d', 0.10, coat=0.7)
    wood_side = plain('#1c1d1f' if dark else '#6b4a32', 0.4)
    prism(rounded_rectangle(0.21, 0.115, 0.010, 6), 0.20, (0, 0, 0.065), body, axis='Y', round=0.003)
    box((0.185, 0.002, 0.036), (0, -0.1005, 0.098), black, 0.002)
    for i, x in enumerate((-0.040, -0.018, 0.012, 0.034)):
        for z in (0.091, 0.105):
            box((0.010, 0.001, 0.0018), (x, -0.102, z), emission('#9fe0ff', 2.2), 0)
        for dx in (-0.006, 0.006):
            box((0.0018, 0.001, 0.012), (x + dx, -0.102, 0.098), emission('#9fe0ff', 2.2), 0)
    box((0.135, 0.002, 0.004), (0, -0.1008, 0.071), black, 0.0008)
    cylinder(0.023, 0.020, (0.068, -0.108, 0.043), plain('#d0d3d5' if not dark else '#3b3d40', 0.25, metal=1), rot=(90, 0, 0), round=0.003)
    box((0.002, 0.002, 0.010), (0.068, -0.1186, 0.055), plain('#0c0d0e', 0.4), 0)
    for i in range(4):
        box((0.018, 0.006, 0.010), (-0.080 + i * 0.026, -0.102, 0.043), plain('#c9ccce' if not dark else '#303235', 0.3, metal=0.7), 0.002)
    for s in (-1, 1):
        with group((s * 0.205, 0.0, 0), turn=-s * 6):
            prism(rounded_rectangle(0.135, 0.215, 0.006, 6), 0.185, (0, 0, 0.1095), wood_side, axis='Y', round=0.002)
            box((0.127, 0.004, 0.207), (0, -0.094, 0.1095), plain('#141517', 0.5), 0.003)
            for z, r in ((0.078, 0.050), (0.165, 0.022)):
                ring(r + 0.003, 0.004, (0, -0.097, z), plain('#8e9296', 0.3, metal=0.9), rot=(90, 0, 0), segments=72)
                lathe([(0, 0.004), (r * 0.3, 0.006), (r * 0.36, 0.014), (r * 0.84, 0.001), (r * 0.92, -0.004), (r, 0.0)], (0, -0.094, z), plain('#26272a', 0.55), rot=(90, 0, 0), sides=64)
                ball(r * 0.3, (0, -0.098, z), plain('#35373b', 0.3), scale=(1, 0.5, 1), segments=28)
    for s in (-1, 1):
        for y in (-0.07, 0.07):
            cylinder(0.008, 0.008, (s * 0.085, y, 0.004), plain('#0e0f10', 0.7))
