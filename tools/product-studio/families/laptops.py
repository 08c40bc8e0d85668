"""Laptops for every day and for games. Screen size comes from the catalogue."""
import math

from studio.artwork import artwork
from studio.materials import emission, mixed, plain, screen_glow
from studio.shot import Shot
from studio.solids import box, cylinder, group, picture_plane, prism, rounded_rectangle

VERSION = 1

DEFAULTS = dict(ratio=16 / 10, art='waves', seed=1, open=112, thick=0.0145, bezel=0.007, chin=0.014, keys='dark', pad=0.36,
                numbers=False, yaw=24, round=0.010, glow=None, fans=False)

PRODUCTS = {
    '15-everyday-laptop-16-gb': dict(art='dusk', seed=4, numbers=True, ratio=16 / 9),
    '14-slim-laptop-16-gb': dict(art='waves', seed=5, thick=0.0115, yaw=-24),
    '14-flip-laptop-16-gb': dict(art='dunes', seed=4, tent=True, yaw=22),
    '17-big-screen-laptop': dict(art='ocean', seed=6, numbers=True, thick=0.0175, ratio=16 / 9, bezel=0.009, chin=0.018, yaw=20),
    '15-student-laptop-8-gb': dict(art='waves', seed=2, numbers=True, ratio=16 / 9, bezel=0.009, chin=0.020, thick=0.0165, yaw=-22),
    '14-cloudbook-8-gb': dict(art='forest', seed=3, keys='light', thick=0.0155, bezel=0.009, chin=0.018, yaw=26),
    '13-premium-laptop-32-gb': dict(art='ink', seed=4, thick=0.0105, bezel=0.0045, chin=0.007, round=0.012, yaw=-26, pad=0.44),
    '15-business-laptop-32-gb': dict(art='aurora', seed=9, numbers=True, thick=0.0160, red_dot=True, yaw=24, round=0.006),
    '15-gaming-laptop-rtg-50': dict(art='racing', seed=3, numbers=True, glow='#ff2f3f', fans=True, thick=0.0210, ratio=16 / 9, chin=0.020),
    '16-gaming-laptop-rtg-60': dict(art='quest', seed=5, numbers=True, glow='#2fb8ff', fans=True, thick=0.0200, yaw=-24),
    '16-gaming-laptop-rtg-70': dict(art='ink', seed=3, numbers=True, glow='rainbow', fans=True, thick=0.0195, yaw=22),
    '18-gaming-laptop-rtg-80': dict(art='quest', seed=9, numbers=True, glow='#b44dff', fans=True, thick=0.0240, yaw=-22, chin=0.018),
    '14-gaming-laptop-rtg-60': dict(art='aurora', seed=4, glow='#e8f4ff', thick=0.0165, yaw=26),
}

SHELLS = {'silver': ('#b8bbbf', 1), 'graphite': ('#55585d', 1), 'midnight-blue': ('#2c3b58', 0.8), 'rose-clay': ('#d3a397', 0.9),
          'black': ('#1d1e21', 0.3), 'white': ('#ececea', 0)}
RAINBOW = ('#ff3b4e', '#ff9a2f', '#ffe14d', '#4dff88', '#2fb8ff', '#8a5cff')


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    diagonal = float(product['specifications']['Screen'].split()[0]) * 0.0254
    laptop(diagonal, p, variant['color'])


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.5
    diagonal = float(product['specifications']['Screen'].split()[0])
    return Shot(size=0.42 * diagonal / 15, key=0.7, fill_light=0.4, top=0.5, rim=0.8, world=0.5, yaw=yaw, height=0.42 * diagonal / 15,
                lens=85, fill=0.76 + 0.02 * (diagonal - 13), exposure=-0.2)


def laptop(diagonal, p, color):
    screen_h = diagonal / math.hypot(1, p['ratio'])
    screen_w = screen_h * p['ratio']
    width, lid = screen_w + 2 * p['bezel'], screen_h + p['bezel'] + p['chin']
    depth = lid + 0.006 + (0.018 if p['fans'] else 0)
    hex_color, metal = SHELLS[color]
    shell = plain(hex_color, 0.34, metal=metal, coat=0 if metal else 0.2)
    tent = p.get('tent')
    if tent:
        with group((0, 0, 0), rot=(0, 0, 0)):
            tent_mode(width, depth, lid, screen_w, screen_h, p, shell, hex_color)
        return
    thick = p['thick']
    base_top = 0.003 + thick
    prism(rounded_rectangle(width, depth, p['round'], 8), thick, (0, 0, 0.003 + thick / 2), shell, axis='Z', round=min(0.004, thick * 0.3), segments=4)
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.05, 0.010, 0.003), (x * width * 0.36, y * depth * 0.42, 0.0015), plain('#1c1d1f', 0.7), 0.001)
    keyboard(width, depth, base_top, p, hex_color, metal)
    ports(width, depth, thick, p)
    hinge_y = depth / 2 - 0.005 - (0.018 if p['fans'] else 0)
    if p['fans']:
        box((width * 0.74, 0.016, thick * 0.8), (0, depth / 2 - 0.007, 0.003 + thick * 0.5), shell, 0.003)
    cylinder(0.0055, width * 0.70, (0, hinge_y, base_top + 0.001), plain('#26282b', 0.4), rot=(0, 90, 0))
    with group((0, hinge_y, base_top + 0.0025), rot=(-(p['open'] - 90), 0, 0)):
        lid_panel(width, lid, screen_w, screen_h, p, shell)


def lid_panel(width, lid, screen_w, screen_h, p, shell):
    """Upright on its hinge, screen to -y."""
    prism(rounded_rectangle(width, lid, p['round'], 8, (0, lid / 2)), 0.0052, (0, 0, 0), shell, axis='Y', round=0.0018)
    prism(rounded_rectangle(width - 0.003, lid - 0.003, p['round'] - 0.001, 8, (0, lid / 2)), 0.0008, (0, -0.0027, 0), plain('#08090a', 0.10, coat=0.5),
          axis='Y')
    z = p['chin'] + screen_h / 2
    plane = picture_plane(screen_w, screen_h, (0, -0.0034, z), screen_glow(artwork(p['art'], p['seed'], 1280, round(1280 / p['ratio'])), 1.35, mirror=0.06 if p.get('tent') else 0.12))
    if p.get('tent'):  # the picture turns with the machine
        for i, uv in enumerate([(1, 1), (0, 1), (0, 0), (1, 0)]):
            plane.data.uv_layers[0].data[i].uv = uv
    cylinder(0.0016, 0.0004, (0, -0.0033, lid - p['bezel'] / 2), plain('#14161c', 0.05, coat=1), rot=(90, 0, 0), round=0)
    if p['chin'] > 0.012:
        box((0.026, 0.0002, 0.0035), (0, -0.0033, p['chin'] * 0.5), plain('#5a5d61', 0.4), 0)


def keyboard(width, depth, top, p, hex_color, metal):
    deck = plain(mixed(hex_color, '#000000', 0.18), 0.42, metal=metal)
    dark = p['keys'] == 'dark'
    key = plain('#17181a' if dark else '#e4e5e6', 0.55)
    well_w, well_d = width - 0.045, depth * 0.445
    well_y = depth * 0.155
    box((well_w + 0.006, well_d + 0.006, 0.0006), (0, well_y, top + 0.0001), deck if p['glow'] is None else plain('#0c0c0e', 0.5), 0.0003)
    letters = 14.5
    total = letters + (4.3 if p['numbers'] else 0)
    unit = well_w / total
    row_h = well_d / 5.75
    rows = [[letters / 14] * 14, [1] * 13 + [1.5], [1.5] + [1] * 13, [1.75] + [1] * 11 + [1.75], [2.25] + [1] * 10 + [2.25],
            [1, 1, 1, 1.25, 5.25, 1.25, 1, 0.92, 0.92, 0.91]]
    y = well_y + well_d / 2
    for r, widths in enumerate(rows):
        h = row_h * (0.70 if r == 0 else 1)
        y -= h / 2
        x = -well_w / 2
        for w in widths:
            keycap(x + w * unit / 2, y, w * unit, h, top, key, p, (x + well_w / 2) / well_w)
            x += w * unit
        if p['numbers']:
            x = well_w / 2 - 4 * unit
            for _ in range(4):
                keycap(x + unit / 2, y, unit, h, top, key, p, (x + well_w / 2) / well_w)
                x += unit
        y -= h / 2
    pad_w = width * p['pad']
    pad_d = depth * 0.30
    pad_y = -depth / 2 + pad_d / 2 + depth * 0.035
    pad_x = -width * 0.06 if p['numbers'] else 0
    box((pad_w + 0.0012, pad_d + 0.0012, 0.0004), (pad_x, pad_y, top), plain(mixed(hex_color, '#000000', 0.45), 0.5), 0.0002)
    box((pad_w, pad_d, 0.0006), (pad_x, pad_y, top + 0.0001), plain(mixed(hex_color, '#ffffff', 0.03), 0.28, metal=metal), 0.0002)
    if p.get('red_dot'):
        cylinder(0.0035, 0.003, (-well_w * 0.12, well_y - row_h * 0.4, top + 0.0025), plain('#c0202a', 0.7))


def keycap(x, y, w, h, top, key, p, share):
    if p['glow']:
        color = RAINBOW[min(5, int(share * 6))] if p['glow'] == 'rainbow' else p['glow']
        box((w - 0.0006, h - 0.0006, 0.0004), (x, y, top + 0.0005), lit(color), 0)
    box((w - 0.0026, h - 0.0026, 0.0016), (x, y, top + 0.0011), key, 0.0007, 2)


_lit = {}


def lit(color):
    import bpy
    name = _lit.get(color)
    if name is None or name not in bpy.data.materials:
        material = emission(color, 0.9)
        _lit[color] = material.name
        return material
    return bpy.data.materials[name]


def ports(width, depth, thick, p):
    dark = plain('#0d0e10', 0.5)
    z = 0.003 + thick * 0.5
    for side in (-1, 1):
        y = depth * 0.30
        for size in (0.0135, 0.0095, 0.0095) if p['numbers'] else (0.0095, 0.0095):
            box((0.002, size, 0.0036), (side * (width / 2 - 0.0004), y, z), dark, 0.0006)
            y -= 0.026


def tent_mode(width, depth, lid, screen_w, screen_h, p, shell, hex_color):
    """Folded back on itself: the screen faces the viewer, the keyboard the table."""
    apex = lid * 0.90
    lean = math.degrees(math.acos(apex / lid))
    local = {**p}
    with group((0, -0.004, apex), rot=(180 - lean, 0, 0)):
        with group((0, 0, 0), rot=(0, 0, 180)):
            lid_panel(width, lid, screen_w, screen_h, local, shell)
    with group((0, 0.006, apex), rot=(180 + lean, 0, 0)):
        prism(rounded_rectangle(width, depth, p['round'], 8, (0, depth / 2)), p['thick'], (0, 0, 0), shell, axis='Y', round=0.003)
    cylinder(0.006, width * 0.7, (0, 0.001, apex + 0.001), plain('#26282b', 0.4), rot=(0, 90, 0))
