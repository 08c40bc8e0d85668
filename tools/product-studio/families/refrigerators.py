"""Refrigerators of every kind and upright freezers, from doors, drawers and handles; chest freezers."""
from studio.artwork import artwork
from studio.materials import emission, mixed, plain, screen_glow, softened, steel
from studio.shot import Shot
from studio.solids import ball, box, cylinder, picture_plane, prism, ring, rounded_rectangle, tube

VERSION = 1

# split: height at which upper doors begin, as a share; drawers: how many below them
DEFAULTS = dict(layout='french', split=0.40, drawers=1, handles='bar', dispenser=None, yaw=-24, hinge=True)

PRODUCTS = {
    'french-door-refrigerator-26-cu-ft': dict(dispenser='tall'),
    'french-door-22-counter-depth': dict(handles='flat', dispenser='tall', yaw=22),
    'french-door-25-33-wide': dict(handles='bow', yaw=-20),
    'french-door-28-four-door': dict(layout='four', split=0.44, handles='pocket', dispenser='small', yaw=24),
    'french-door-27-craft-ice': dict(drawers=2, split=0.42, dispenser='tall', handles='bar', yaw=-26),
    'french-door-29-family-hub': dict(layout='four', split=0.44, handles='pocket', dispenser='hub', yaw=22),
    'french-door-20-apartment': dict(handles='pocket', split=0.38, yaw=-22),
    'side-by-side-25-cu-ft': dict(layout='side', dispenser='tall', handles='bar', yaw=-24),
    'side-by-side-27-cu-ft': dict(layout='side', dispenser='square', handles='bow', yaw=23),
    'side-by-side-22-counter-depth': dict(layout='side', dispenser='small', handles='flat', yaw=-20),
    'side-by-side-28-flex': dict(layout='side', dispenser='window', handles='pocket', yaw=25),
    'side-by-side-21-33-wide': dict(layout='side', handles='bow', yaw=-25),
    'side-by-side-26-glass-touch': dict(layout='side', dispenser='small', handles='pocket', glass=True, yaw=21),
    'top-mount-18-cu-ft': dict(layout='top', handles='bow', yaw=-24),
    'top-mount-21-cu-ft': dict(layout='top', handles='bar', yaw=23),
    'top-mount-14-apartment': dict(layout='top', handles='side', yaw=-26),
    'top-mount-20-led': dict(layout='top', handles='flat', yaw=24),
    'bottom-mount-19': dict(layout='bottom', split=0.36, handles='bar', yaw=-22),
    'retro-top-mount-12': dict(layout='retro', yaw=-24),
    'upright-freezer-14-cu-ft': dict(layout='single', handles='bow', yaw=-24),
    'upright-freezer-17-frost-free': dict(layout='single', handles='flat', badge='display', yaw=24),
    'upright-convertible-21': dict(layout='single', handles='bar', badge='display', yaw=-22),
    'chest-freezer-7-cu-ft': dict(layout='chest', yaw=-26),
    'chest-freezer-15-cu-ft': dict(layout='chest', yaw=24),
    'chest-freezer-20-cu-ft': dict(layout='chest', yaw=-22),
}

GAP = 0.006


class Finish:
    def __init__(self, color, hex_color):
        metal = color in ('stainless', 'black-stainless')
        self.metal = metal
        if color == 'stainless':
            self.door, self.side, self.handle = steel('#b9bbbd'), plain('#7d7f82', 0.42, metal=0.6), steel('#cfd1d3', 0.16, aniso=0.2)
        elif color == 'black-stainless':
            self.door, self.side, self.handle = steel('#54575b', 0.30), plain('#3c3e41', 0.45, metal=0.5), steel('#5f6266', 0.20, aniso=0.2)
        elif color == 'white':
            self.door, self.side, self.handle = plain('#f1f2f2', 0.24, coat=0.35), plain('#eceded', 0.4), plain('#f1f2f2', 0.24, coat=0.35)
        elif color == 'black':
            self.door, self.side, self.handle = plain('#17181a', 0.16, coat=0.6), plain('#1c1d1f', 0.4), plain('#141517', 0.2, coat=0.5)
        elif color == 'slate-gray':
            self.door, self.side, self.handle = plain('#5c6064', 0.06, coat=1, spec=0.6), plain('#4c4f52', 0.45), steel('#9a9da0', 0.2)
        else:
            self.door = self.side = plain(softened(hex_color), 0.16, coat=0.8)
            self.handle = plain('#d8dadc', 0.10, metal=1)
        self.dark = plain('#26282b', 0.5)
        self.black = plain('#0b0c0e', 0.08, coat=0.6)
        self.recess = plain('#1b1d20', 0.35)
        self.chrome = plain('#d0d2d5', 0.14, metal=1)
        self.glow = emission('#bfe4ff', 1.5)


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    refrigerator(product['size'], p, Finish(variant['color'], variant['hex']))


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.4
    chest = p['layout'] == 'chest'
    return Shot(size=1.9 if not chest else 1.5, metal=True, key=0.7, fill_light=0.25, top=0.6, world=0.8, yaw=yaw,
                height=1.2 if not chest else 1.5, lens=85, fill=0.93 if not chest else 0.80, exposure=-0.22)


def refrigerator(size, p, finish):
    width, depth, height = size
    if p['layout'] == 'chest':
        return chest(width, depth, height, finish)
    if p['layout'] == 'retro':
        return retro(width, depth, height, finish)
    front = -depth / 2 + 0.035
    base = 0.07
    box((width - 0.012, depth - 0.09, height - 0.05), (0, 0.045, height / 2 + 0.01), finish.side, 0.006)
    box((width - 0.04, 0.05, 0.055), (0, front + 0.03, 0.042), finish.dark, 0.004)
    for side in (-1, 1):
        cylinder(0.022, 0.03, (side * width * 0.42, front + 0.05, 0.015), finish.dark)
        if p['hinge']:
            box((0.09, 0.10, 0.020), (side * (width / 2 - 0.07), front + 0.085, height - 0.004), finish.dark, 0.005)
    LAYOUTS[p['layout']](width, height, base, front, p, finish)
    return None


def slab(x, z, width, height, front, finish, p):
    """One door or drawer front."""
    box((width, 0.075, height), (x, front, z), finish.door, 0.010, 4)
    if p.get('glass'):
        box((width - 0.008, 0.003, height - 0.008), (x, front - 0.0385, z), finish.door, 0.001)


def handle(x, z0, z1, front, p, finish, flat=False, inner=1):
    """Upright from z0 to z1, or lying (`flat`) with x as its middle and z1 as its half length at height z0."""
    style = p['handles']
    face = front - 0.0375
    out = 0.048
    if style in ('pocket', 'side'):
        return
    if flat:
        half, z = z1, z0
        ends = [(x - half, face, z), (x + half, face, z)]
        if style == 'bow':
            tube([ends[0], (x - half + 0.02, face - out, z), (x, face - out - 0.006, z), (x + half - 0.02, face - out, z), ends[1]], 0.0115,
                 finish.handle, smooth=True, sides=6)
        elif style == 'flat':
            box((2 * half, 0.014, 0.026), (x, face - out, z), finish.handle, 0.005)
            for e in (-1, 1):
                box((0.020, out, 0.020), (x + e * (half - 0.03), face - out / 2, z), finish.handle, 0.003)
        else:
            tube([ends[0], (x - half, face - out + 0.010, z), (x - half + 0.012, face - out, z), (x + half - 0.012, face - out, z),
                  (x + half, face - out + 0.010, z), ends[1]], 0.011, finish.handle, sides=6)
        return
    if style == 'bow':
        tube([(x, face, z0), (x, face - out, z0 + 0.05), (x, face - out - 0.012, (z0 + z1) / 2), (x, face - out, z1 - 0.05), (x, face, z1)],
             0.0125, finish.handle, smooth=True, sides=6)
    elif style == 'flat':
        box((0.028, 0.014, z1 - z0), (x, face - out, (z0 + z1) / 2), finish.handle, 0.005)
        for z in (z0 + 0.04, z1 - 0.04):
            box((0.020, out, 0.022), (x, face - out / 2, z), finish.handle, 0.003)
    else:
        tube([(x, face, z0), (x, face - out + 0.010, z0), (x, face - out, z0 + 0.012), (x, face - out, z1 - 0.012),
              (x, face - out + 0.010, z1), (x, face, z1)], 0.011, finish.handle, sides=6)


def pocket(x, z, length, front, finish, upright=False):
    """The dark groove of a door that is pulled from its edge."""
    size = (0.014, 0.02, length) if upright else (length, 0.02, 0.014)
    box(size, (x, front - 0.030, z), finish.dark, 0.004)


def badge(x, z, front, finish):
    box((0.070, 0.002, 0.009), (x, front - 0.0385, z), finish.chrome, 0.001)


def dispenser(kind, x, z, front, finish):
    face = front - 0.0365
    if kind == 'hub':
        box((0.37, 0.010, 0.60), (x, face, z), finish.black, 0.004)
        picture_plane(0.345, 0.575, (x, face - 0.0056, z), screen_glow(artwork('waves', 5, 540, 900), 1.1))
        for i in range(2):
            for j in range(3):
                box((0.15, 0.001, 0.10), (x - 0.083 + i * 0.166, face - 0.0062, z + 0.06 - j * 0.12), emission(
                    ('#f4efe2', '#9ec7e8', '#f0b98a', '#cfe3c0', '#e8d28a', '#ffffff')[i * 3 + j], 0.75), 0)
        return
    if kind == 'window':
        box((0.30, 0.004, 0.62), (x, face - 0.002, z), finish.black, 0.002)
        return
    w, h = {'tall': (0.205, 0.40), 'square': (0.25, 0.33), 'small': (0.16, 0.30)}[kind]
    box((w, 0.012, h), (x, face, z), finish.black, 0.006, 4)
    nook_h = h * 0.60
    nook_z = z - h / 2 + nook_h / 2 + 0.02
    box((w - 0.03, 0.008, nook_h), (x, face - 0.0042, nook_z), finish.recess, 0.02, 5)
    box((w - 0.05, 0.010, nook_h * 0.5), (x, face - 0.0046, nook_z - nook_h * 0.16), plain('#2b2e32', 0.5), 0.02, 5)
    box((w - 0.04, 0.03, 0.012), (x, face - 0.012, nook_z - nook_h / 2 + 0.012), plain('#55585b', 0.4, metal=0.8), 0.003)
    cylinder(0.012, 0.045, (x, face - 0.012, nook_z + nook_h * 0.30), plain('#303236', 0.3), top=0.016)
    for i in range(4):
        box((0.009, 0.003, 0.009), (x + (i - 1.5) * w * 0.19, face - 0.0068, z + h * 0.30), finish.glow, 0.002)
    box((0.045, 0.002, 0.008), (x, face - 0.0068, z + h * 0.40), emission('#dfefff', 1.2), 0.001)


def french(width, height, base, front, p, finish):
    split = height * p['split']
    top = height - 0.012
    half = (width - GAP) / 2
    for side in (-1, 1):
        slab(side * (half / 2 + GAP / 2), (split + top) / 2, half, top - split, front, finish, p)
        handle(side * 0.055, split + 0.12, top - 0.20, front, p, finish)
        if p['handles'] == 'pocket':
            pocket(side * 0.012, (split + top) / 2, (top - split) * 0.96, front, finish, upright=True)
    edges = [base + 0.005]
    for i in range(p['drawers']):
        edges.append(base + (split - base) * (i + 1) / p['drawers'])
    for low, high in zip(edges, edges[1:]):
        slab(0, (low + high - GAP) / 2, width, high - low - GAP, front, finish, p)
        handle(0, high - 0.065, width * 0.375, front, p, finish, flat=True)
        if p['handles'] == 'pocket':
            pocket(0, high - 0.004, width * 0.97, front, finish)
    if p['dispenser']:
        dispenser(p['dispenser'], -(half / 2 + GAP / 2) - 0.012, split + (top - split) * 0.50, front, finish)
    badge(half * 0.22, top - 0.065, front, finish)


def four(width, height, base, front, p, finish):
    split, top, half = height * p['split'], height - 0.012, (width - GAP) / 2
    for side in (-1, 1):
        x = side * (half / 2 + GAP / 2)
        slab(x, (split + top) / 2, half, top - split, front, finish, p)
        slab(x, (base + split - 0.012) / 2, half, split - base - 0.018, front, finish, p)
    pocket(0, split - 0.004, width * 0.98, front, finish)
    where = {'hub': half / 2 + GAP / 2, 'small': -(half / 2 + GAP / 2)}[p['dispenser']]
    dispenser(p['dispenser'], where, split + (top - split) * (0.50 if p['dispenser'] == 'hub' else 0.36), front, finish)
    badge(-half * 0.22, top - 0.065, front, finish)


def side_by_side(width, height, base, front, p, finish):
    top = height - 0.012
    left = width * 0.43
    right = width - GAP - left
    middle = -width / 2 + left
    for x, w in ((middle - left / 2, left), (middle + GAP + right / 2, right)):
        slab(x, (base + top) / 2, w, top - base, front, finish, p)
    for side in (-1, 1):
        x = middle + GAP / 2 + side * 0.052
        handle(x, base + 0.42, top - 0.22, front, p, finish)
        if p['handles'] == 'pocket':
            pocket(middle + GAP / 2 + side * 0.014, (base + top) / 2, (top - base) * 0.97, front, finish, upright=True)
    if p['dispenser'] == 'window':
        dispenser('window', middle + GAP + right / 2 + 0.02, height * 0.62, front, finish)
        dispenser('small', middle - left / 2 - 0.02, height * 0.62, front, finish)
    elif p['dispenser']:
        dispenser(p['dispenser'], middle - left / 2 - 0.025, height * 0.63, front, finish)
    badge(middle + right * 0.5, top - 0.065, front, finish)


def stacked(width, height, base, front, p, finish, split):
    """Two doors one above the other, hinged at the right."""
    top = height - 0.012
    slab(0, (split + top + GAP) / 2, width, top - split - GAP, front, finish, p)
    slab(0, (base + split) / 2, width, split - base, front, finish, p)
    x = -width / 2 + 0.055
    if p['handles'] == 'side':
        for z0, z1 in ((split + 0.03, split + 0.20), (split - 0.32, split - 0.03)):
            box((0.022, 0.030, z1 - z0), (-width / 2 + 0.012, front - 0.030, (z0 + z1) / 2), finish.side, 0.006)
    else:
        handle(x, split + 0.035, min(top - 0.05, split + 0.30), front, p, finish)
        handle(x, split - 0.50, split - 0.035, front, p, finish)
    badge(0 if p['handles'] == 'side' else width * 0.30, top - 0.06, front, finish)


def top_mount(width, height, base, front, p, finish):
    stacked(width, height, base, front, p, finish, height * 0.685)


def bottom_mount(width, height, base, front, p, finish):
    split, top = height * p['split'], height - 0.012
    slab(0, (split + top + GAP) / 2, width, top - split - GAP, front, finish, p)
    slab(0, (base + split) / 2, width, split - base, front, finish, p)
    handle(-width / 2 + 0.055, split + 0.06, split + 0.56, front, p, finish)
    handle(0, split - 0.065, width * 0.36, front, p, finish, flat=True)
    badge(width * 0.30, top - 0.06, front, finish)


def single(width, height, base, front, p, finish):
    top = height - 0.012
    slab(0, (base + top) / 2, width, top - base, front, finish, p)
    handle(-width / 2 + 0.055, height * 0.42, height * 0.42 + 0.52, front, p, finish)
    if p.get('badge') == 'display':
        box((0.17, 0.004, 0.036), (0, front - 0.038, top - 0.075), finish.black, 0.002)
        for i in range(3):
            box((0.012, 0.002, 0.016), (-0.03 + i * 0.03, front - 0.0405, top - 0.075), finish.glow, 0)
    else:
        badge(width * 0.28, top - 0.06, front, finish)
    cylinder(0.011, 0.004, (-width / 2 + 0.055, front - 0.039, height * 0.40 - 0.03), finish.chrome, rot=(90, 0, 0))


def retro(width, depth, height, finish):
    """Rounded shoulders and lever handles."""
    body = prism(rounded_rectangle(width, height - 0.06, 0.10, center=(0, height / 2 + 0.03)), depth - 0.10, (0, 0.05, 0), finish.side,
                 axis='Y', round=0.02, angle=60)
    front = -depth / 2 + 0.05
    split = height * 0.70
    for z0, z1, radius in ((split + 0.004, height - 0.006, 0.095), (0.075, split - 0.004, 0.05)):
        prism(rounded_rectangle(width - 0.008, z1 - z0, radius, center=(0, (z0 + z1) / 2)), 0.085, (0, front, 0), finish.door, axis='Y',
              round=0.028, segments=6, angle=60)
    for z0, z1 in ((split + 0.05, split + 0.19), (split - 0.22, split - 0.05)):
        x = -width / 2 + 0.055
        box((0.034, 0.028, 0.05), (x, front - 0.055, (z0 + z1) / 2), finish.handle, 0.010)
        tube([(x, front - 0.075, z0), (x, front - 0.086, (z0 + z1) / 2), (x, front - 0.075, z1)], 0.0135, finish.handle, smooth=True, sides=6)
    box((0.20, 0.004, 0.022), (width * 0.10, front - 0.0445, height - 0.16), finish.chrome, 0.003)
    for a in (-1, 1):
        for b in (-1, 1):
            cylinder(0.020, 0.07, (a * (width / 2 - 0.08), b * (depth / 2 - 0.12), 0.035), finish.dark)
    return body


def chest(width, depth, height, finish):
    lid = 0.085
    box((width - 0.012, depth - 0.03, height - lid - 0.035), (0, 0.008, (height - lid + 0.035) / 2), finish.side, 0.018, 5)
    box((width, depth, lid), (0, 0, height - lid / 2), finish.door, 0.022, 6)
    box((width - 0.02, depth - 0.02, 0.014), (0, 0, height - lid - 0.004), finish.dark, 0.003)
    front = -depth / 2 + 0.022
    box((0.16, 0.020, 0.026), (0, -depth / 2 - 0.002, height - lid - 0.002), finish.side, 0.006)
    z = 0.13
    box((0.16, 0.006, 0.075), (width * 0.30, front + 0.001, z), finish.recess, 0.004)
    cylinder(0.020, 0.012, (width * 0.30 + 0.04, front - 0.006, z), finish.chrome, rot=(90, 0, 0))
    ball(0.005, (width * 0.30 - 0.035, front - 0.003, z + 0.012), emission('#5cff8a', 2), segments=12)
    ball(0.005, (width * 0.30 - 0.035, front - 0.003, z - 0.014), emission('#ff6a4a', 0.4), segments=12)
    ring(0.0085, 0.003, (-width * 0.30, front - 0.001, height - lid - 0.06), finish.chrome, rot=(90, 0, 0), segments=24)
    for side in (-1, 1):
        cylinder(0.025, 0.04, (side * (width / 2 - 0.09), -depth / 2 + 0.10, 0.02), finish.dark)
        cylinder(0.025, 0.04, (side * (width / 2 - 0.09), depth / 2 - 0.10, 0.02), finish.dark)
    badge_plate = plain(mixed('#d0d2d5', '#8a8d90', 0.4), 0.3, metal=1)
    box((0.075, 0.002, 0.010), (0, -depth / 2 - 0.0005, height - lid / 2), badge_plate, 0)


LAYOUTS = {'french': french, 'four': four, 'side': side_by_side, 'top': top_mount, 'bottom': bottom_mount, 'single': single}
