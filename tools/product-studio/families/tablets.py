"""Tablets: leaning on a stand of their own, with a case, a keyboard or a pen where the product has one."""
from studio.artwork import artwork
from studio.materials import fabric, mixed, plain, screen_glow
from studio.shot import Shot
from studio.solids import box, cylinder, group, prism, rounded_rectangle, tube

from .phones import lens, rounded_screen

VERSION = 1

DEFAULTS = dict(ratio=1.6, bezel=0.0085, thick=0.0068, round=0.011, art='waves', seed=1, yaw=-20, upright=False)

PRODUCTS = {
    '11-tablet-128-gb': dict(art='waves', seed=4),
    '11-tablet-256-gb-5g': dict(art='dusk', seed=8, bezel=0.0070, yaw=20),
    '8-tablet-64-gb': dict(art='bokeh', seed=4, upright=True, bezel=0.0090),
    '10-kids-tablet-64-gb': dict(art='quest', seed=6, case='kids', yaw=16),
    '12-tablet-keyboard-256': dict(art='aurora', seed=7, case='keyboard', bezel=0.0065, yaw=-24),
    '13-artist-tablet-512': dict(art='ink', seed=5, pen=True, bezel=0.0065, thick=0.0058, yaw=22),
}

BODIES = {'graphite': '#4b4e52', 'silver': '#c6c9cc', 'midnight-blue': '#2a3a56', 'rose-clay': '#cf9d92', 'sage': '#87a08f'}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    diagonal = float(product['specifications']['Screen'].split()[0]) * 0.0254
    color = BODIES[variant['color']]
    if p.get('case') == 'keyboard':
        return with_keyboard(diagonal, p, color)
    lean = 22 if p['upright'] else 26
    width, height = size_of(diagonal, p)
    with group((0, 0, 0.0015), rot=(-lean, 0, 0)):
        tablet(diagonal, p, color)
        if p.get('case') == 'kids':
            bumper(width, height, color)
    # a folded cover holds it up from behind
    import math
    reach = height * math.sin(math.radians(lean))
    if p.get('case') != 'kids':
        flap = plain(mixed(color, '#202326', 0.5), 0.6)
        with group((0, reach * 0.62 + 0.045, 0.0), rot=(24, 0, 0)):
            box((width * 0.62, 0.003, height * 0.60), (0, 0, height * 0.30), flap, 0.001)
    if p.get('pen'):
        with group((width * 0.10, -0.065, 0.0052), turn=14):
            white = plain('#e9eaec', 0.35)
            cylinder(0.0045, 0.150, (0, 0, 0), white, rot=(0, 90, 0), round=0.0008)
            cylinder(0.0045, 0.016, (-0.083, 0, 0), plain('#c9ccd0', 0.4), rot=(0, -90, 0), top=0.0008, round=0)
    return None


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.7
    return Shot(size=0.36, key=0.8, fill_light=0.4, top=0.45, rim=0.9, world=0.45, yaw=yaw, height=0.22, lens=90,
                fill=0.86 if not p['upright'] else 0.88, exposure=-0.15)


def size_of(diagonal, p):
    ratio = 1 / p['ratio'] if p['upright'] else p['ratio']
    screen_h = diagonal / (1 + ratio ** 2) ** 0.5
    return screen_h * ratio + 2 * p['bezel'], screen_h + 2 * p['bezel']


def tablet(diagonal, p, color):
    """Standing on its lower edge, screen to -y."""
    width, height = size_of(diagonal, p)
    z = height / 2
    shell = plain(color, 0.32, metal=0.85)
    prism(rounded_rectangle(width, height, p['round'], 10, (0, z)), p['thick'], (0, 0, 0), shell, axis='Y', round=0.0014, segments=4)
    front = -p['thick'] / 2
    prism(rounded_rectangle(width - 0.0016, height - 0.0016, p['round'] - 0.0006, 10, (0, z)), 0.0006, (0, front, 0), plain('#060607', 0.05, coat=1), axis='Y')
    pixels = (1280, 800) if not p['upright'] else (800, 1280)
    rounded_screen(width - 2 * p['bezel'], height - 2 * p['bezel'], 0.004, (0, front - 0.0005, z),
                   screen_glow(artwork(p['art'], p['seed'], *pixels), 1.2, 0.10, 0.04))
    lens(width / 2 - 0.016, height - 0.016, p['thick'] / 2, 0.0055, color)
    box((0.012, 0.0022, 0.0010), (-width / 2 + 0.035, 0, height + 0.0002), plain(mixed(color, '#808080', 0.4), 0.3, metal=1), 0.0004)


def bumper(width, height, color):
    """A thick foam frame with a handle."""
    foam = plain(mixed(color, '#ffffff', 0.12), 0.7, spec=0.25)
    outline = rounded_rectangle(width + 0.012, height + 0.012, 0.024, 10, (0, height / 2))
    tube([(x, -0.0035, z) for x, z in outline], 0.0115, foam, cyclic=True, sides=8)
    tube([(x, 0.0055, z) for x, z in outline], 0.0115, foam, cyclic=True, sides=8)
    with group((0, 0.012, height * 0.5), rot=(0, 0, 0)):
        tube([(-width * 0.30, 0.0, height * 0.50), (-width * 0.28, 0.015, height * 0.66), (-width * 0.18, 0.022, height * 0.76),
              (width * 0.18, 0.022, height * 0.76), (width * 0.28, 0.015, height * 0.66), (width * 0.30, 0.0, height * 0.50)], 0.0115, foam, smooth=True, sides=8)


def with_keyboard(diagonal, p, color):
    width, height = size_of(diagonal, p)
    case = fabric(mixed(color, '#2a2d31', 0.6), 'mesh')
    keys = plain('#1b1c1f', 0.55)
    deep = height * 0.86
    box((width + 0.004, deep, 0.0052), (0, -deep / 2 + 0.004, 0.0028), case, 0.0022, 4)
    unit = (width - 0.020) / 13.6
    for row in range(5):
        wide = (1, 1.35, 1.65, 2.05, 1)[row]
        x = -(width - 0.020) / 2
        layout = [wide] + [1] * 11 + [13.6 - 11 - wide] if row < 4 else [1, 1, 1.2, 5.6, 1.2, 1, 1.3, 1.3]
        for w in layout:
            box((w * unit - 0.0022, unit * 0.82, 0.0014), (x + w * unit / 2, -0.020 - row * unit * 0.96, 0.0060), keys, 0.0006, 2)
            x += w * unit
    box((0.088, 0.046, 0.0004), (0, -deep + 0.033, 0.0056), plain('#2c2e32', 0.35), 0.0002)
    with group((0, -0.004, 0.0055), rot=(-20, 0, 0)):
        tablet(diagonal, p, color)
    with group((0, height * 0.34 + 0.038, 0.0), rot=(26, 0, 0)):
        box((width, 0.003, height * 0.62), (0, 0, height * 0.31), case, 0.001)
