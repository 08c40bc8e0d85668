"""Air conditioners for windows, and tall ones on casters."""
import math

from studio.materials import emission, mixed, plain
from studio.shot import Shot
from studio.solids import box, cylinder, group, prism, rounded_rectangle, tube

VERSION = 1

DEFAULTS = dict(take=1, model='window', panel='dials', louvers='top', yaw=-24, saddle=False, sleeve=False)

PRODUCTS = {
    'window-ac-6000': dict(panel='dials'),
    'window-ac-8000-inverter': dict(model='saddle', panel='touch', yaw=-32),
    'window-ac-10000': dict(panel='display', louvers='four', yaw=24),
    'window-ac-12000-heat': dict(panel='display', louvers='top', sleeve=True, yaw=-22),
    'portable-ac-10000': dict(take=3, model='portable', yaw=-22),
    'portable-ac-14000': dict(take=3, model='portable', tower=True, yaw=24),
}
BODIES = {'white': '#ecedeb', 'black': '#1c1d20'}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    color = BODIES[variant['color']]
    shell, second = plain(color, 0.34, coat=0.15), plain(mixed(color, '#808488', 0.22), 0.42)
    {'window': window, 'saddle': saddle, 'portable': portable}[p['model']](*product['size'], p, shell, second, variant['color'] == 'white')


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.6
    tall = p['model'] == 'portable'
    return Shot(size=1.0, key=1.0, fill_light=0.35, top=0.45, rim=0.9, world=0.42, yaw=yaw, height=0.72 if tall else 0.60, lens=85, fill=0.88 if tall else 0.78, exposure=-0.42)


def grille(width, height, x, y, z, material, dark, pitch=0.014, upright=False):
    """A field of slats before a dark hollow."""
    box((width, 0.010, height), (x, y + 0.006, z), dark, 0.002)
    if upright:
        for i in range(int(width / pitch)):
            box((pitch * 0.45, 0.012, height), (x - width / 2 + (i + 0.5) * pitch, y - 0.001, z), material, 0.0015)
    else:
        for i in range(int(height / pitch)):
            box((width, 0.014, pitch * 0.36), (x, y - 0.002, z - height / 2 + (i + 0.5) * pitch), material, 0.0012, rot=(28, 0, 0))


def panel(kind, x, y, z, wide, white):
    ink = plain('#7c8286', 0.45)
    if kind == 'dials':
        for s in (-1, 1):
            cylinder(0.021, 0.020, (x + s * wide * 0.26, y - 0.008, z), plain('#d8dad9' if white else '#303235', 0.35), rot=(90, 0, 0), round=0.004)
            box((0.003, 0.004, 0.026), (x + s * wide * 0.26, y - 0.0185, z), ink, 0.0008)
            for k in range(7):
                a = math.radians(200 - k * 37)
                box((0.0035, 0.001, 0.0035), (x + s * wide * 0.26 + 0.030 * math.cos(a), y - 0.0006, z + 0.030 * math.sin(a)), ink, 0)
        return
    box((wide * 0.9, 0.003, 0.046), (x, y - 0.001, z), plain('#0d0e10', 0.12, coat=0.7), 0.006)
    for k, dx in enumerate((-0.011, 0.006)):
        for part in ((0, 0.008, 0.009, 0.0016), (0, 0, 0.009, 0.0016), (0, -0.008, 0.009, 0.0016), (-0.0045, 0.004, 0.0016, 0.008), (0.0045, -0.004, 0.0016, 0.008)):
            box((part[2], 0.001, part[3]), (x + dx + part[0] - wide * 0.2, y - 0.003, z + part[1]), emission('#c6f0ff', 2.0), 0)
    for k in range(4 if kind == 'display' else 5):
        cylinder(0.0052, 0.001, (x + wide * 0.02 + k * wide * 0.10, y - 0.003, z), plain('#a5abb0', 0.4), rot=(90, 0, 0), round=0)


def window(width, depth, height, p, shell, second, white):
    dark = plain('#25272a', 0.6)
    front_d = 0.075
    front = -depth / 2
    box((width - 0.02, depth - front_d, height - 0.02), (0, front_d / 2, height / 2), second, 0.006)
    prism(rounded_rectangle(width, height, 0.022, 8, (0, height / 2)), front_d, (0, front + front_d / 2, 0), shell, axis='Y', round=0.010, segments=4)
    for k in range(9):
        box((0.002, depth * 0.30, 0.008), (width / 2 - 0.0105, 0.10, height * 0.28 + k * 0.019), dark, 0)
    if p['louvers'] == 'four':
        for sx in (-1, 1):
            grille(width * 0.42, height * 0.24, sx * width * 0.225, front, height * 0.80, shell, dark, 0.016, upright=False)
    else:
        grille(width * 0.88, height * 0.24, 0, front, height * 0.80, shell, dark, 0.017)
    grille(width * 0.88, height * 0.36, 0, front, height * 0.42, shell, dark, 0.0105)
    panel(p['panel'], width * 0.26 if p['panel'] == 'dials' else 0.0, front, height * 0.125, width * 0.38, white)
    box((0.05, 0.001, 0.007), (-width * 0.34, front - 0.0006, height * 0.125), plain('#8a8f93', 0.3, metal=0.8), 0)
    for s in (-1, 1):  # accordion wings for the sash
        for k in range(6):
            box((0.013, 0.010, height * 0.80), (s * (width / 2 + 0.006 + k * 0.014), front + front_d + 0.04 + (k % 2) * 0.006, height * 0.46), second, 0.002)
        box((0.012, 0.026, height * 0.86), (s * (width / 2 + 0.094), front + front_d + 0.042, height * 0.46), second, 0.002)
    box((width + 0.20, 0.026, 0.016), (0, front + front_d + 0.042, height * 0.90), second, 0.002)
    if p['sleeve']:
        box((width + 0.03, depth * 0.62, height + 0.012), (0, depth * 0.17, height / 2), plain('#8f9498', 0.4, metal=0.7), 0.004)


def saddle(width, depth, height, p, shell, second, white):
    """A U over the sill: the room's half, a bridge under the sash, the outdoor half."""
    dark = plain('#25272a', 0.6)
    inner = depth * 0.40
    for y, part, mat in ((-depth / 2 + inner / 2, inner, shell), (depth / 2 - depth * 0.21, depth * 0.42, second)):
        with group((0, y, 0)):
            prism(rounded_rectangle(width, part, 0.030, 8), height, (0, 0, height / 2), mat, axis='Z', round=0.012, segments=4)
    box((width - 0.06, depth * 0.4, 0.11), (0, 0.01, 0.062), second, 0.008)
    front = -depth / 2
    box((width * 0.86, 0.060, 0.050), (0, front + 0.022, height - 0.032), dark, 0.010)
    for k in range(3):
        box((width * 0.84, 0.040, 0.004), (0, front + 0.012, height - 0.046 + k * 0.014), shell, 0.001, rot=(32, 0, 0))
    grille(width * 0.80, height * 0.34, 0, front, height * 0.26, shell, dark, 0.011)
    panel('display', 0, front, height * 0.62, width * 0.44, white)
    for s in (-1, 1):
        box((0.10, 0.030, height * 0.30), (s * (width / 2 + 0.05), 0.02, height * 0.42), plain('#b9bdc0', 0.8), 0.010)


def portable(width, depth, height, p, shell, second, white):
    dark = plain('#15161a', 0.6)
    rubber = plain('#202124', 0.7)
    base = 0.045
    tall = height - base
    prism(rounded_rectangle(width, depth, 0.075, 12), tall, (0, 0, base + tall / 2), shell, axis='Z', round=0.022, segments=5)
    front = -depth / 2
    box((width * 0.72, 0.070, 0.060), (0, front + 0.026, height - 0.062), dark, 0.012)
    for k in range(3):
        box((width * 0.70, 0.044, 0.005), (0, front + 0.012, height - 0.082 + k * 0.018), second, 0.0015, rot=(30, 0, 0))
    if p.get('tower'):
        grille(width * 0.62, tall * 0.46, 0, front, base + tall * 0.34, second, dark, 0.013, upright=True)
    else:
        prism(rounded_rectangle(width * 0.66, tall * 0.40, 0.03, 8, (0, base + tall * 0.30)), 0.006, (0, front, 0), second, axis='Y', round=0.002)
        for k in range(13):
            box((width * 0.52, 0.004, 0.005), (0, front - 0.003, base + tall * 0.15 + k * tall * 0.025), dark, 0.001)
    panel('display', 0, front, base + tall * 0.70, width * 0.46, white)
    for sx in (-1, 1):
        box((0.004, depth * 0.30, 0.022), (sx * (width / 2), 0.01, base + tall * 0.76), dark, 0.002)
        for sy in (-1, 1):
            cylinder(0.022, 0.020, (sx * width * 0.34, sy * depth * 0.30, 0.022), rubber, rot=(0, 90, 0), round=0.004)
            cylinder(0.014, 0.03, (sx * width * 0.34, sy * depth * 0.30, 0.040), rubber)
