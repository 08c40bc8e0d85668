"""Washers and dryers: front loaders, top loaders, towers, pairs and single machines."""
import math

from studio.materials import emission, mixed, plain, stone
from studio.shot import Shot
from studio.solids import ball, box, cylinder, group, lathe, prism, ring, rounded_rectangle, tube

VERSION = 1

DEFAULTS = dict(build='front-pair', style='classic', yaw=-22, kinds=('washer', 'dryer'))

PRODUCTS = {
    'front-load-washer-dryer-pair': dict(style='classic'),
    'front-load-pair-5-0': dict(style='dark', yaw=24),
    'front-load-pair-gas': dict(style='ring', yaw=-26),
    'front-load-tower': dict(build='tower', style='dark', yaw=24),
    'compact-ventless-pair': dict(build='tower', style='compact', yaw=-24),
    'front-load-pair-pedestals': dict(build='front-pair', style='dark', pedestal=0.38, yaw=-20),
    'front-load-washer-4-5': dict(build='front', style='classic', kinds=('washer',), yaw=-24),
    'front-load-washer-5-0': dict(build='front', style='dark', kinds=('washer',), yaw=24),
    'all-in-one-washer-dryer': dict(build='front', style='touch', kinds=('washer',), yaw=-24),
    'electric-dryer-7-4-steam': dict(build='front', style='classic', kinds=('dryer',), yaw=-24),
    'electric-dryer-7-8-smart': dict(build='front', style='dark', kinds=('dryer',), yaw=24),
    'compact-dryer-4-0': dict(build='front', style='compact', kinds=('dryer',), yaw=-26),
    'heat-pump-dryer-4-2': dict(build='front', style='touch', kinds=('dryer',), yaw=24),
    'top-load-washer-dryer-pair': dict(build='top-pair', style='knobs'),
    'top-load-pair-4-8-impeller': dict(build='top-pair', style='glass', yaw=24),
    'top-load-pair-removable-agitator': dict(build='top-pair', style='screen', yaw=-26),
    'top-load-pair-gas': dict(build='top-pair', style='knobs-low', yaw=22),
    'top-load-pair-5-5-smart': dict(build='top-pair', style='front-panel', yaw=-20),
    'top-load-washer-3-8': dict(build='top', style='knobs', kinds=('washer',), yaw=-26),
    'top-load-washer-4-8': dict(build='top', style='glass', kinds=('washer',), yaw=24),
    'electric-dryer-7-0': dict(build='top', style='knobs', kinds=('dryer',), yaw=-26),
    'gas-dryer-7-0': dict(build='top', style='knobs-low', kinds=('dryer',), yaw=24),
    'portable-washer-1-6': dict(build='portable', kinds=('washer',), yaw=-26),
    'stacked-laundry-center': dict(build='center', style='knobs', yaw=-24, take=2),
}

BODIES = {'white': '#f2f3f4', 'graphite': '#4b4f54', 'black': '#232527'}


class Finish:
    """Materials of one machine."""

    def __init__(self, color):
        body = BODIES[color]
        dark = color != 'white'
        self.body = plain(body, 0.30 if dark else 0.22, metal=0.55 if color == 'graphite' else 0, coat=0.4)
        self.seam = plain(mixed(body, '#000000', 0.35), 0.5)
        self.black = plain('#0c0d0f', 0.10, coat=0.8)
        self.soft_black = plain('#1a1b1e', 0.25, coat=0.4)
        self.chrome = plain('#c9cbce', 0.16, metal=1)
        self.satin = plain('#9b9da0', 0.30, metal=1)
        self.shadow = plain('#3a3d41' if dark else '#2b2d30', 0.5)
        self.glass = plain('#07080a', 0.03, coat=1, spec=0.8)
        self.white = plain('#f2f3f4', 0.25, coat=0.3)
        self.print = plain('#8a8f94', 0.4)
        self.glow = emission('#bfe4ff', 1.4)


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    width, depth, height = product['size']
    finish = Finish(variant['color'])
    kinds = p['kinds']
    if p['build'] in ('front-pair', 'top-pair'):
        each = width / 2 - 0.004
        make = front_loader if p['build'] == 'front-pair' else top_loader
        for side, kind in zip((-1, 1), kinds):
            with group((side * width / 4, 0, 0)):
                make(each, depth, height, kind, finish, p)
    elif p['build'] == 'tower':
        half = height / 2
        front_loader(width, depth, half, kinds[0], finish, {**p, 'feet': True})
        with group((0, 0, half)):
            front_loader(width, depth, half, kinds[1], finish, {**p, 'feet': False})
    elif p['build'] == 'center':
        laundry_center(width, depth, height, finish)
    else:
        makers = {'front': front_loader, 'top': top_loader, 'portable': portable}
        makers[p['build']](width, depth, height, kinds[0], finish, p)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.5
    width, _, height = product['size']
    tall = height > 1.3
    return Shot(size=1.9 if tall else 1.6 if width > 1 else 1.25, metal=True, key=0.8, fill_light=0.35, top=0.5, world=0.6, yaw=yaw,
                height=1.45 if p['build'].startswith('top') or p['build'] == 'portable' else 1.05 if not tall else 1.2, lens=85,
                fill=0.93 if tall else 0.86 if width > 1 else 0.80, exposure=-0.18)


def cabinet(width, depth, height, finish, base=0.0, foot=0.02):
    box((width, depth, height - base - foot), (0, 0, base + foot + (height - base - foot) / 2), finish.body, 0.014, 5)
    for a in (-1, 1):
        for b in (-1, 1):
            cylinder(0.025, foot + 0.006, (a * (width / 2 - 0.06), b * (depth / 2 - 0.06), base + (foot + 0.006) / 2), finish.shadow)


def digits(x, y, z, finish, count=3, size=0.022):
    """A display: lit bars like a time left."""
    box((count * size + 0.035, 0.002, size * 1.8), (x, y, z), plain('#0f1a22', 0.15), 0.001)
    for i in range(count):
        box((size * 0.55, 0.002, size), (x + (i - (count - 1) / 2) * size, y - 0.0012, z), finish.glow, 0.001)


def dots(x, y, z, columns, rows, finish, gap=0.03):
    for i in range(columns):
        for j in range(rows):
            box((0.010, 0.002, 0.010), (x + i * gap, y, z - j * gap * 0.86), finish.print, 0.002)


def knob(x, y, z, radius, finish, material=None):
    cylinder(radius, 0.030, (x, y - 0.015, z), material or finish.chrome, rot=(90, 0, 0), round=0.004)
    ring(radius + 0.007, 0.003, (x, y - 0.004, z), finish.satin, rot=(90, 0, 0))
    box((0.004, 0.002, radius * 0.5), (x, y - 0.031, z + radius * 0.55), finish.shadow, 0)


def front_loader(width, depth, height, kind, finish, p):
    base = p.get('pedestal', 0.0)
    style, tall = p['style'], height - base
    cabinet(width, depth, height, finish, base)
    front = -depth / 2
    if base:
        box((width, depth, base - 0.01), (0, 0, base / 2 + 0.005), finish.body, 0.014, 5)
        box((width - 0.05, 0.010, base - 0.10), (0, front - 0.002, base / 2 + 0.01), finish.body, 0.008)
        box((width * 0.45, 0.022, 0.022), (0, front - 0.020, base - 0.085), finish.satin, 0.007)
    top = height - 0.09
    washer = kind == 'washer'
    panel = finish.body if style == 'compact' else finish.black
    box((width - 0.03, 0.012, 0.125), (0, front - 0.002, top), panel, 0.006, 4)
    face = front - 0.0088
    if style in ('classic', 'ring'):
        knob(0, front - 0.006, top, 0.040, finish)
        digits(width * 0.24, face, top + 0.006, finish)
        dots(width * 0.36, face, top + 0.016, 2, 2, finish)
    elif style == 'dark':
        knob(-width * 0.02, front - 0.006, top, 0.034, finish, finish.soft_black)
        digits(width * 0.17, face, top + 0.008, finish, 4, 0.020)
        dots(width * 0.30, face, top + 0.018, 3, 2, finish, 0.026)
    elif style == 'touch':
        digits(0, face, top + 0.004, finish, 4, 0.024)
        dots(-width * 0.24, face, top + 0.012, 4, 2, finish, 0.026)
        dots(width * 0.15, face, top + 0.012, 4, 2, finish, 0.026)
    else:
        knob(width * 0.05, front - 0.006, top, 0.036, finish)
        digits(width * 0.28, face, top + 0.004, finish, 3, 0.018)
    if washer:
        box((width * 0.26, 0.010, 0.095), (-width * 0.325, front - 0.006, top), finish.body if style in ('compact', 'ring') else finish.soft_black, 0.006)
        box((width * 0.15, 0.006, 0.010), (-width * 0.325, front - 0.012, top - 0.034), finish.satin, 0.002)
    else:
        for j in range(3):
            box((width * 0.08, 0.002, 0.004), (-width * 0.30, face, top + 0.018 - j * 0.018), finish.print, 0)
    door(width, front, base + tall * 0.48, finish, style, kind)
    box((width - 0.10, 0.003, 0.002), (0, front - 0.0005, base + 0.135), finish.shadow, 0)
    if washer:
        box((0.11, 0.004, 0.075), (width * 0.31, front - 0.001, base + 0.085), finish.body, 0.004)


def door(width, front, z, finish, style, kind):
    outer = {'chrome': finish.chrome}.get(style)
    r = {'classic': 0.343, 'dark': 0.355, 'ring': 0.335, 'touch': 0.36, 'compact': 0.33}[style] * width
    rim = {'classic': finish.chrome, 'dark': finish.soft_black, 'ring': finish.body, 'touch': finish.black,
           'compact': finish.satin}[style] if outer is None else outer
    inner = {'classic': finish.black, 'dark': finish.black, 'ring': finish.chrome, 'touch': finish.glass, 'compact': finish.white}[style]
    cylinder(r, 0.030, (0, front - 0.012, z), rim, rot=(90, 0, 0), round=0.010, sides=96)
    cylinder(r - 0.022, 0.012, (0, front - 0.024, z), inner, rot=(90, 0, 0), round=0.004, sides=96)
    if style == 'dark':
        ring(r - 0.014, 0.004, (0, front - 0.027, z), finish.chrome, rot=(90, 0, 0))
    bowl = r - (0.055 if style != 'touch' else 0.030)
    ball(bowl, (0, front - 0.024, z), finish.glass, scale=(1, 0.30 if kind == 'washer' else 0.16, 1), segments=96)
    ring(bowl + 0.003, 0.006, (0, front - 0.031, z), finish.satin, rot=(90, 0, 0))
    side = -1 if kind == 'washer' else 1
    if style in ('classic', 'compact'):
        box((0.020, 0.022, 0.13), (side * (r - 0.034), front - 0.036, z), finish.chrome, 0.006, 4)
    else:
        box((0.030, 0.016, 0.15), (side * (r - 0.020), front - 0.030, z), finish.soft_black, 0.007, 4)


def top_loader(width, depth, height, kind, finish, p):
    """A cabinet with a console at the back; the washer has a lid, the dryer a door in front."""
    style = p['style']
    front_panel = style == 'front-panel'
    rise = {'knobs': 0.17, 'glass': 0.15, 'screen': 0.16, 'knobs-low': 0.14, 'front-panel': 0.09}[style]
    deck = height - rise
    cabinet(width, depth, deck, finish)
    front = -depth / 2
    back = depth / 2
    profile = [(back - 0.14, deck - 0.004), (back - 0.012, deck - 0.004), (back - 0.012, deck + rise - 0.02),
               (back - 0.03, deck + rise), (back - 0.062, deck + rise)]
    if front_panel:
        profile[0] = (back - 0.10, deck - 0.004)
    dark_console = style in ('glass', 'screen', 'front-panel')
    prism(profile, width - 0.006, (0, 0, 0), finish.body, axis='X', round=0.006, angle=25)
    tilt = -math.degrees(math.atan2(profile[-1][0] - profile[0][0], rise + 0.004))
    mid_y, mid_z = (profile[0][0] + profile[-1][0]) / 2, deck + rise / 2
    with group((0, mid_y - 0.004, mid_z), rot=(tilt, 0, 0)):
        if dark_console:
            box((width - 0.04, 0.006, rise * 0.80), (0, 0, 0), finish.black, 0.004)
        if not front_panel:
            if style in ('knobs', 'knobs-low'):
                for x in ((0.27, 0.08, -0.10) if kind == 'washer' else (0.25, 0.02)):
                    knob(x * width, -0.002, 0, 0.030 if x > 0.2 else 0.022, finish, finish.chrome)
                box((0.14 * width, 0.002, 0.012), (-0.33 * width, -0.004, 0.01), finish.print, 0)
            else:
                knob(0.0, -0.004, 0, 0.032, finish)
                digits(0.20 * width, -0.005, 0.006, finish, 4, 0.018)
                dots(-0.30 * width, -0.005, 0.014, 5, 2, finish, 0.030)
    if front_panel:
        box((width - 0.02, 0.012, 0.10), (0, front - 0.001, deck - 0.065), finish.black, 0.006)
        digits(0, front - 0.008, deck - 0.062, finish, 4, 0.022)
        dots(-width * 0.30, front - 0.008, deck - 0.055, 4, 2, finish, 0.026)
        dots(width * 0.20, front - 0.008, deck - 0.055, 4, 2, finish, 0.026)
    if kind == 'washer':
        lid_deep = depth - 0.22
        lid = finish.body if style in ('knobs', 'knobs-low') else finish.glass
        y = front + 0.045 + lid_deep / 2
        box((width - 0.05, lid_deep + 0.03, 0.010), (0, y, deck + 0.001), finish.seam, 0.006)
        prism(rounded_rectangle(width - 0.07, lid_deep, 0.05), 0.020, (0, y, deck + 0.008), lid, axis='Z', round=0.005)
        if lid is finish.glass:
            ring_frame = rounded_rectangle(width - 0.07, lid_deep, 0.05)
            tube([(a, y + b, deck + 0.014) for a, b in ring_frame], 0.006, finish.body if not front_panel else finish.satin, cyclic=True)
        box((0.16, 0.024, 0.012), (0, front + 0.040, deck + 0.010), finish.satin if dark_console else finish.body, 0.005)
    else:
        wide, tall = width * 0.66, (deck - 0.30) * 0.86
        z = deck * 0.50 - (0.03 if front_panel else 0)
        prism(rounded_rectangle(wide + 0.03, tall + 0.03, 0.06), 0.008, (0, front - 0.001, z), finish.seam, axis='Y', round=0.002)
        prism(rounded_rectangle(wide, tall, 0.055), 0.026, (0, front - 0.006, z), finish.body, axis='Y', round=0.009)
        if dark_console:
            prism(rounded_rectangle(wide * 0.74, tall * 0.74, 0.05), 0.006, (0, front - 0.020, z), finish.glass, axis='Y', round=0.002)
        box((0.018, 0.020, 0.14), (-wide / 2 + 0.035, front - 0.024, z), finish.satin, 0.006)
    box((width - 0.10, 0.003, 0.002), (0, front - 0.0005, 0.115), finish.shadow, 0)


def portable(width, depth, height, kind, finish, p):
    deck = height - 0.07
    cabinet(width, depth, deck, finish, foot=0.03)
    front = -depth / 2
    back = depth / 2
    prism([(back - 0.20, deck - 0.004), (back - 0.008, deck - 0.004), (back - 0.008, deck + 0.062), (back - 0.03, deck + 0.07)], width - 0.006,
          (0, 0, 0), finish.soft_black, axis='X', round=0.006, angle=25)
    y = front + 0.05 + (depth - 0.28) / 2
    prism(rounded_rectangle(width - 0.06, depth - 0.26, 0.06), 0.024, (0, y, deck + 0.006), finish.glass, axis='Z', round=0.006)
    tube([(a, y + b, deck + 0.014) for a, b in rounded_rectangle(width - 0.06, depth - 0.26, 0.06)], 0.007, finish.body, cyclic=True)
    tilt = math.degrees(math.atan2(0.17, 0.074))
    with group((0, back - 0.115, deck + 0.034), rot=(-tilt, 0, 0)):
        digits(0, -0.004, 0.0, finish, 3, 0.020)
        dots(-width * 0.32, -0.004, 0.012, 4, 2, finish, 0.028)
        dots(width * 0.18, -0.004, 0.012, 4, 2, finish, 0.028)
    box((0.10, 0.02, 0.010), (0, front + 0.035, deck + 0.010), finish.satin, 0.004)
    for side in (-1, 1):
        box((0.012, 0.12, 0.022), (side * (width / 2 + 0.002), 0, deck - 0.10), finish.seam, 0.004)
    lathe([(0, 0), (0.02, 0), (0.02, 0.01), (0, 0.01)], (width * 0.30, front - 0.004, 0.10), finish.satin, rot=(90, 0, 0))


def laundry_center(width, depth, height, finish):
    """A top-load washer with a dryer on its shoulders, one column."""
    washer_top = height * 0.47
    cabinet(width, depth, washer_top, finish)
    dryer_base = height * 0.56
    upper_deep = depth * 0.86
    y = (depth - upper_deep) / 2
    front, upper_front = -depth / 2, y - upper_deep / 2
    # narrower and lower than what it carries: faces in one place turn black
    box((width - 0.008, upper_deep * 0.42, dryer_base - washer_top + 0.06), (0, depth / 2 - upper_deep * 0.21 - 0.004, (dryer_base + washer_top) / 2),
        finish.body, 0.012)
    box((width, upper_deep, height - dryer_base), (0, y, (height + dryer_base) / 2), finish.body, 0.014, 5)
    lid_deep = depth * 0.52
    prism(rounded_rectangle(width - 0.07, lid_deep, 0.05), 0.020, (0, front + 0.045 + lid_deep / 2, washer_top + 0.008), finish.body, axis='Z', round=0.005)
    box((0.16, 0.024, 0.012), (0, front + 0.040, washer_top + 0.010), finish.satin, 0.005)
    panel_z = dryer_base + 0.075
    box((width - 0.05, 0.010, 0.115), (0, upper_front - 0.002, panel_z), finish.soft_black, 0.005)
    for x in (-0.30, -0.05, 0.22, 0.36):
        knob(x * width, upper_front - 0.006, panel_z, 0.026 if x != 0.36 else 0.018, finish)
    wide, tall = width * 0.64, (height - dryer_base) * 0.52
    z = dryer_base + 0.15 + tall / 2 + 0.04
    prism(rounded_rectangle(wide + 0.03, tall + 0.03, 0.06), 0.008, (0, upper_front - 0.001, z), finish.seam, axis='Y', round=0.002)
    prism(rounded_rectangle(wide, tall, 0.055), 0.026, (0, upper_front - 0.006, z), finish.body, axis='Y', round=0.009)
    box((0.018, 0.020, 0.13), (-wide / 2 + 0.035, upper_front - 0.024, z), finish.satin, 0.006)
    box((width - 0.10, 0.003, 0.002), (0, front - 0.0005, 0.115), finish.shadow, 0)
