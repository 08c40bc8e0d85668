"""Gas and electric ranges, and microwaves: oven doors with glass, knobs, burners, control panels."""
import math

from studio.materials import emission, plain, steel
from studio.shot import Shot
from studio.solids import box, cylinder, group, lathe, prism, ring, rounded_rectangle, tube

VERSION = 1

DEFAULTS = dict(kind='range', top='gas', panel='front', burners=4, doors=1, yaw=-22, backguard=True)

PRODUCTS = {
    'gas-range-5-0': dict(top='gas', panel='front'),
    'gas-range-griddle-5-burner': dict(top='gas', burners=5, panel='front', griddle=True, yaw=22),
    'gas-range-air-fry': dict(top='gas', burners=5, panel='slope', backguard=False, yaw=-24),
    'gas-range-24-compact': dict(top='gas', panel='front', yaw=24),
    'gas-range-double-oven': dict(top='gas', burners=5, panel='front', doors=2, yaw=-20),
    'electric-range-coil': dict(top='coil', panel='back'),
    'electric-range-smooth-top': dict(top='glass', panel='back', yaw=22),
    'electric-range-air-fry': dict(top='glass', panel='slope', backguard=False, yaw=-24),
    'induction-range': dict(top='induction', panel='touch', backguard=False, yaw=24),
    'electric-range-double-oven': dict(top='glass', panel='back', doors=2, yaw=-20),
    'electric-range-24-compact': dict(top='coil', panel='back', yaw=24),
    'countertop-microwave-1-1': dict(kind='microwave', yaw=-20),
    'countertop-microwave-1-6-sensor': dict(kind='microwave', handle='bar', yaw=20),
    'over-range-microwave-1-7': dict(kind='microwave', hood=True, handle='bar', yaw=-18),
    'over-range-air-fry-microwave': dict(kind='microwave', hood=True, handle='bar', strip=True, yaw=18),
    'low-profile-microwave': dict(kind='microwave', hood=True, handle='pocket', strip=True, yaw=-20),
}


class Finish:
    def __init__(self, color):
        self.body, self.side, self.handle = {
            'stainless': lambda: (steel('#bbbdbf', axis='X'), plain('#7d7f82', 0.42, metal=0.6), steel('#cfd1d3', 0.16, aniso=0.2)),
            'black-stainless': lambda: (steel('#54575b', 0.30, axis='X'), plain('#3c3e41', 0.45, metal=0.5), steel('#6a6d71', 0.2, aniso=0.2)),
            'white': lambda: (plain('#f1f2f2', 0.22, coat=0.4), plain('#eceded', 0.35), plain('#f1f2f2', 0.22, coat=0.4)),
            'black': lambda: (plain('#17181a', 0.14, coat=0.6), plain('#1c1d1f', 0.4), plain('#17181a', 0.2, coat=0.5)),
        }[color]()
        self.white = color == 'white'
        self.iron = plain('#161618', 0.6)
        self.black = plain('#0a0b0c', 0.06, coat=0.8)
        self.window = plain('#060607', 0.03, coat=1, spec=0.8)
        self.dark = plain('#1d1f21', 0.5)
        self.chrome = plain('#d0d2d5', 0.14, metal=1)
        self.knob = plain('#c3c6c9', 0.2, metal=1) if 'stainless' in color else plain('#e9eaea' if self.white else '#1f2022', 0.3, coat=0.3)
        self.print = plain('#8d9296', 0.4)
        self.glow = emission('#bfe4ff', 1.5)


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    finish = Finish(variant['color'])
    if p['kind'] == 'microwave':
        microwave(product['size'], p, finish)
    else:
        cooker(product['size'], p, finish)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.5
    if p['kind'] == 'microwave':
        return Shot(size=0.8, metal=True, key=0.75, fill_light=0.3, top=0.55, world=0.7, yaw=yaw, height=0.42, lens=85, fill=0.82, exposure=-0.22)
    return Shot(size=1.35, metal=True, key=0.75, fill_light=0.3, top=0.55, world=0.7, yaw=yaw, height=1.42, lens=85, fill=0.90, exposure=-0.22)


def cooker(size, p, finish):
    width, depth, height = size
    deck = 0.914
    front = -depth / 2 + 0.05
    box((width, depth - 0.07, deck - 0.10), (0, 0.035, 0.085 + (deck - 0.10) / 2), finish.side, 0.006)
    box((width - 0.05, depth - 0.14, 0.09), (0, 0.05, 0.045), finish.dark, 0.004)
    panel_h = 0.105 if p['panel'] != 'back' else 0.035
    panel_low = deck - 0.02 - panel_h
    drawer_top = 0.255
    doors = [(drawer_top + 0.008, panel_low - 0.008)]
    if p['doors'] == 2:
        split = panel_low - 0.235
        doors, drawer_top = [(0.10, split - 0.006), (split + 0.006, panel_low - 0.008)], 0.0
    for low, high in doors:
        oven_door(width, front, low, high, finish)
    if drawer_top:
        box((width - 0.004, 0.05, drawer_top - 0.095), (0, front, (drawer_top + 0.095) / 2), finish.body, 0.006)
        box((width * 0.55, 0.012, 0.014), (0, front - 0.024, drawer_top - 0.024), finish.dark, 0.004)
    controls(width, depth, front, deck, panel_low, panel_h, height, p, finish)
    {'gas': gas_top, 'coil': coil_top, 'glass': glass_top, 'induction': glass_top}[p['top']](width, depth, deck, p, finish)


def oven_door(width, front, low, high, finish):
    tall, z = high - low, (low + high) / 2
    box((width - 0.004, 0.05, tall), (0, front, z), finish.body, 0.007, 4)
    glass_h = tall * 0.58
    glass_z = z - tall * 0.05
    prism(rounded_rectangle(width * 0.78, glass_h, 0.012, 6), 0.004, (0, front - 0.0258, glass_z), finish.black, axis='Y', round=0.0008)
    prism(rounded_rectangle(width * 0.60, glass_h * 0.68, 0.010, 6), 0.001, (0, front - 0.0282, glass_z), finish.window, axis='Y')
    bar(width * 0.86, front - 0.025, high - 0.048, finish)


def bar(length, face, z, finish, out=0.050, radius=0.0115):
    half = length / 2
    for s in (-1, 1):
        cylinder(radius * 0.85, out, (s * (half - 0.03), face - out / 2, z), finish.handle, rot=(90, 0, 0))
    cylinder(radius, length, (0, face - out, z), finish.handle, rot=(0, 90, 0), round=0.003)


def knob(x, y, z, finish, tilt=0.0, radius=0.021):
    with group((x, y, z), rot=(tilt, 0, 0)):
        cylinder(radius * 1.16, 0.004, (0, -0.002, 0), finish.chrome, rot=(90, 0, 0), round=0.001)
        cylinder(radius, 0.026, (0, -0.016, 0), finish.knob, rot=(90, 0, 0), round=0.003)
        box((0.0035, 0.002, radius * 0.8), (0, -0.0298, radius * 0.45), finish.dark, 0)


def display(x, y, z, finish, wide=0.16):
    box((wide, 0.003, 0.042), (x, y, z), finish.black, 0.001)
    for i in range(4):
        box((0.011, 0.001, 0.020), (x + (i - 1.5) * 0.017 + (0.004 if i > 1 else -0.004), y - 0.002, z), finish.glow, 0)
    for i in range(2):
        box((0.003, 0.001, 0.003), (x, y - 0.002, z + (i - 0.5) * 0.010), finish.glow, 0)


def controls(width, depth, front, deck, low, tall, height, p, finish):
    count = p['burners'] + (1 if p['panel'] == 'front' else 0)
    z = low + tall / 2
    if p['panel'] in ('front', 'slope', 'touch'):
        face = finish.black if p['panel'] == 'touch' else finish.body
        box((width - 0.004, 0.055, tall), (0, front - 0.002, z), face, 0.007, 4)
        y = front - 0.030
        if p['panel'] == 'front':
            for i in range(count):
                knob((i - (count - 1) / 2) * width * 0.80 / (count - 1), y, z, finish)
        elif p['panel'] == 'slope':
            for s in (-1, 1):
                for i in range(p['burners'] // 2 + (1 if s < 0 and p['burners'] % 2 else 0)):
                    knob(s * width * (0.42 - 0.105 * i), y, z, finish)
            display(0, y, z, finish, width * 0.24)
        else:
            display(0, y, z, finish, 0.14)
            for s in (-1, 1):
                for i in range(4):
                    ring(0.010, 0.0008, (s * (0.12 + 0.055 * i), y - 0.001, z), finish.print, rot=(90, 0, 0), segments=32)
    else:
        box((width - 0.004, 0.05, tall), (0, front, z), finish.body, 0.006)
    if p['backguard']:
        rise = height - deck
        back = depth / 2
        console = finish.black if p['panel'] == 'back' and not finish.white else finish.body
        box((width, 0.06, rise), (0, back - 0.03, deck + rise / 2), finish.body, 0.008)
        if p['panel'] == 'back':
            box((width - 0.03, 0.006, rise * 0.68), (0, back - 0.061, deck + rise * 0.56), console, 0.003)
            for x in (-0.40, -0.26, 0.26, 0.40):
                knob(x * width, back - 0.064, deck + rise * 0.56, finish, radius=0.020)
            display(0, back - 0.066, deck + rise * 0.58, finish, 0.15)
        else:
            display(0, back - 0.061, deck + rise * 0.55, finish, 0.18)
            for s in (-1, 1):
                for i in range(3):
                    for j in range(2):
                        box((0.020, 0.001, 0.008), (s * (0.13 + 0.035 * i), back - 0.0605, deck + rise * (0.45 + 0.22 * j)), finish.print, 0)


def burner_places(width, depth, burners):
    xs, ys = width * 0.28, depth * 0.19
    places = [(-xs, -ys, 1.1), (xs, -ys, 1.0), (-xs, ys, 0.85), (xs, ys, 1.0)]
    return places + ([(0, 0, 1.15)] if burners > 4 else [])


def gas_top(width, depth, deck, p, finish):
    y = 0.01
    box((width, depth - 0.09, 0.020), (0, y, deck), finish.black if not finish.white else finish.body, 0.006)
    for bx, by, r in burner_places(width, depth - 0.10, p['burners']):
        at = (bx, by + y, deck + 0.010)
        lathe([(0, 0), (0.050 * r, 0), (0.046 * r, 0.008), (0.036 * r, 0.012), (0, 0.012)], at, plain('#8a8c8f', 0.35, metal=1))
        lathe([(0, 0.012), (0.034 * r, 0.012), (0.034 * r, 0.019), (0.028 * r, 0.022), (0, 0.022)], at, finish.iron)
    sections = 3 if p['burners'] > 4 else 2
    each = (width - 0.05) / sections
    half_d = (depth - 0.15) / 2
    z = deck + 0.047
    for i in range(sections):
        cx = (i - (sections - 1) / 2) * each
        hw = each / 2 - 0.006
        if p.get('griddle') and i == 1:
            box((hw * 1.9, half_d * 1.7, 0.016), (cx, y, z), plain('#202123', 0.45), 0.010)
            continue
        frame = [(cx - hw, y - half_d, z), (cx + hw, y - half_d, z), (cx + hw, y + half_d, z), (cx - hw, y + half_d, z)]
        tube(frame, 0.0062, finish.iron, cyclic=True)
        tube([(cx - hw, y, z), (cx + hw, y, z)], 0.0062, finish.iron)
        for by in (-half_d / 2, half_d / 2):
            for a in (0, 90, 180, 270):
                dx, dy = math.cos(math.radians(a)), math.sin(math.radians(a))
                reach = hw if dx else half_d / 2
                tube([(cx + dx * 0.026, y + by + dy * 0.026, z + 0.002), (cx + dx * reach, y + by + dy * reach, z)], 0.0056, finish.iron)
        for sx in (-1, 1):
            for sy in (-1, 0, 1):
                box((0.012, 0.012, 0.036), (cx + sx * hw, y + sy * half_d, z - 0.020), finish.iron, 0.002)


def coil_top(width, depth, deck, p, finish):
    y = 0.01
    box((width, depth - 0.09, 0.020), (0, y, deck), finish.body, 0.008)
    for bx, by, r in burner_places(width, depth - 0.10, 4):
        at_z = deck + 0.012
        radius = 0.098 * min(r, 1.0) * (width / 0.76)
        lathe([(radius * 0.4, -0.004), (radius * 0.98, 0.002), (radius * 1.10, 0.004), (radius * 1.12, 0.0)], (bx, by + y, at_z), finish.chrome)
        turns = 4.2
        spiral = []
        for k in range(160):
            t = k / 159
            a = t * turns * 2 * math.pi
            rr = radius * (0.16 + 0.74 * t)
            spiral.append((bx + rr * math.cos(a), by + y + rr * math.sin(a), at_z + 0.009))
        tube(spiral, 0.0052, finish.iron)


def glass_top(width, depth, deck, p, finish):
    y = 0.01
    box((width, depth - 0.09, 0.012), (0, y, deck - 0.006), finish.body, 0.004)
    box((width - 0.012, depth - 0.105, 0.010), (0, y, deck + 0.003), finish.black, 0.004)
    line = plain('#6f757a', 0.4)
    for bx, by, r in burner_places(width, depth - 0.10, p['burners']):
        for share in ((1.0, 0.62) if p['top'] == 'glass' else (1.0,)):
            ring(0.100 * min(r, 1.08) * share, 0.0009, (bx, by + y, deck + 0.0082), line)
        if p['top'] == 'induction':
            for turn in (0, 90):
                box((0.03 if not turn else 0.002, 0.002 if not turn else 0.03, 0.0006), (bx, by + y, deck + 0.0082), line, 0)


def microwave(size, p, finish):
    width, depth, height = size
    lift = 0.0 if p.get('hood') else 0.012
    body_h = height - lift
    z = lift + body_h / 2
    box((width - 0.004, depth - 0.03, body_h), (0, 0.015, z), finish.side, 0.006)
    front = -depth / 2 + 0.012
    if not lift:
        box((width * 0.90, depth * 0.7, 0.006), (0, 0.03, 0.001), finish.dark, 0.002)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1):
                cylinder(0.014, 0.014, (sx * width * 0.40, sy * depth * 0.36, 0.007), finish.dark)
    strip = p.get('strip')
    door_w = width * (0.99 if strip else 0.745)
    vent = 0.055 if p.get('hood') else 0.0
    control_h = 0.058 if strip else 0.0
    door_h = body_h - vent - control_h - 0.010
    door_x = -width / 2 + door_w / 2 + 0.004
    door_z = lift + control_h + door_h / 2 + 0.004
    box((door_w - 0.004, 0.032, door_h), (door_x, front, door_z), finish.body, 0.005, 4)
    prism(rounded_rectangle(door_w * 0.80, door_h * 0.74, 0.012, 6), 0.003, (door_x - door_w * 0.02, front - 0.0165, door_z), finish.black, axis='Y', round=0.0006)
    prism(rounded_rectangle(door_w * 0.62, door_h * 0.54, 0.010, 6), 0.001, (door_x - door_w * 0.02, front - 0.0184, door_z), finish.window, axis='Y')
    if vent:
        box((width - 0.004, 0.030, vent), (0, front, height - vent / 2), finish.body, 0.004)
        for i in range(4):
            box((width * 0.90, 0.004, 0.0045), (0, front - 0.0145, height - 0.013 - i * 0.0105), finish.dark, 0.001)
    panel_w = width - door_w - 0.006
    if strip:
        box((width - 0.008, 0.030, control_h), (0, front, lift + control_h / 2), finish.black, 0.003)
        display(-width * 0.30, front - 0.016, lift + control_h / 2, finish, 0.10)
        for i in range(9):
            box((0.014, 0.001, 0.010), (-width * 0.14 + i * width * 0.065, front - 0.0155, lift + control_h / 2), finish.print, 0.001)
    else:
        x = width / 2 - panel_w / 2 - 0.002
        box((panel_w, 0.030, door_h), (x, front, door_z), finish.black if not finish.white else finish.body, 0.004)
        display(x, front - 0.016, door_z + door_h * 0.36, finish, panel_w * 0.78)
        for i in range(3):
            for j in range(5):
                box((panel_w * 0.20, 0.001, door_h * 0.055), (x + (i - 1) * panel_w * 0.28, front - 0.0155, door_z + door_h * (0.20 - 0.115 * j)), finish.print, 0.001)
        box((panel_w * 0.76, 0.003, door_h * 0.09), (x, front - 0.016, door_z - door_h * 0.41), finish.knob, 0.002)
    if p.get('handle') == 'bar':
        hx = door_x + door_w / 2 - 0.030
        low, high = door_z - door_h * 0.38, door_z + door_h * 0.38
        for hz in (low + 0.02, high - 0.02):
            cylinder(0.0065, 0.036, (hx, front - 0.034, hz), finish.handle, rot=(90, 0, 0))
        cylinder(0.0090, high - low, (hx, front - 0.050, (low + high) / 2), finish.handle, round=0.003)
