"""Televisions on their feet. Screen size comes from the catalogue."""

from studio.artwork import artwork, inches_to_screen
from studio.materials import emission, fabric, plain, screen_glow, wood
from studio.shot import Shot
from studio.solids import box, cylinder, picture_plane, prism, rounded_rectangle, tube

VERSION = 1

DEFAULTS = dict(stand='feet', bezel=0.007, thick=0.030, chin=0.012, frame='#141517', art='dusk', seed=4, yaw=-16, bar=False)

PRODUCTS = {
    '43-4k-smart-tv': dict(art='menu', seed=1, bezel=0.010, chin=0.016, yaw=-14),
    '48-oled-tv': dict(art='ink', seed=3, bezel=0.004, thick=0.012, stand='plate', yaw=16),
    '50-4k-smart-tv': dict(art='ocean', seed=5, bezel=0.009, chin=0.015),
    '55-4k-smart-tv': dict(art='forest', seed=7, bezel=0.008, yaw=15),
    '55-qled-tv': dict(art='bokeh', seed=3, stand='bridge', bezel=0.005),
    '55-mini-led-tv': dict(art='dunes', seed=6, stand='pedestal', bezel=0.005, thick=0.036, yaw=16),
    '55-art-frame-tv': dict(art='dusk', seed=12, stand='frame', bezel=0.022, thick=0.028, mat=True, yaw=14),
    '50-smart-tv-soundbar': dict(art='dusk', seed=9, bar=True, bezel=0.009),
    '65-4k-smart-tv': dict(art='dusk', seed=4),
    '65-basic-smart-tv': dict(art='menu', seed=2, bezel=0.012, chin=0.020, thick=0.05, yaw=14),
    '65-qled-tv': dict(art='ink', seed=4, stand='bridge', bezel=0.005, yaw=-18),
    '65-mini-led-tv': dict(art='waves', seed=6, stand='pedestal', bezel=0.005, thick=0.036),
    '65-oled-tv': dict(art='aurora', seed=5, stand='plate', bezel=0.004, thick=0.012, yaw=17),
    '65-outdoor-tv': dict(art='ocean', seed=11, stand='wide-feet', bezel=0.024, chin=0.034, thick=0.075, frame='#2c2f31'),
    '75-4k-smart-tv': dict(art='dunes', seed=2),
    '70-4k-smart-tv': dict(art='menu', seed=3, bezel=0.009, yaw=14),
    '75-qled-tv': dict(art='bokeh', seed=4, stand='bridge', bezel=0.005),
    '75-mini-led-tv': dict(art='city', seed=6, stand='pedestal', bezel=0.005, thick=0.036, yaw=16),
    '77-oled-tv': dict(art='ink', seed=2, stand='plate', bezel=0.004, thick=0.012, yaw=-17),
    '85-4k-smart-tv': dict(art='aurora', seed=15, yaw=15),
    '85-mini-led-tv': dict(art='quest', seed=3, stand='pedestal', bezel=0.005, thick=0.036),
}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    diagonal = float(product['specifications']['Screen'].split()[0])
    television(diagonal, p, variant)


def shot(product, parameters, view):
    diagonal = float(product['specifications']['Screen'].split()[0])
    yaw = parameters.get('yaw', DEFAULTS['yaw'])
    small = 0.80 + 0.13 * min(1, max(0, (diagonal - 43) / 32))
    return Shot(size=1.6 * diagonal / 65, key=0.5, top=0.6, world=0.35, yaw=yaw if view == 'front' else -yaw * 2.4,
                height=0.72 * diagonal / 65, lens=85, fill=small, exposure=-0.1)


def television(diagonal, p, variant):
    """@returns the height of its top edge"""
    width, height = inches_to_screen(diagonal)
    color = variant['color']
    rim = {'black': p['frame'], 'graphite': '#3a3d40', 'silver': '#b9bcbe', 'white': '#ecebe6', 'walnut': '#6a4428'}[color]
    if p['stand'] == 'frame':
        edge = wood('#7a4e2c', 'X', contrast=0.5) if color == 'walnut' else plain(rim, 0.45)
    else:
        edge = plain(rim, 0.32, metal=0.0 if color == 'black' else 0.8)
    dark = plain('#17181a', 0.5)
    lift = {'feet': 0.085, 'wide-feet': 0.085, 'bridge': 0.075, 'pedestal': 0.070, 'plate': 0.055, 'frame': 0.050}[p['stand']]
    if p['bar']:
        lift += 0.02
    outer_w, outer_h = width + 2 * p['bezel'], height + p['bezel'] + p['chin']
    z = lift + outer_h / 2
    screen_z = lift + p['chin'] + height / 2
    front = -p['thick'] / 2
    box((outer_w, p['thick'], outer_h), (0, 0, z), edge, 0.003)
    if p['stand'] != 'frame':
        box((outer_w - 0.004, 0.002, outer_h - 0.004), (0, front - 0.0006, z), plain('#0a0b0c', 0.12, coat=0.5), 0.0008)
    art_w, art_h = width, height
    if p.get('mat'):
        picture_plane(width, height, (0, front - 0.0018, screen_z), emission('#f4efe2', 0.85))
        art_w, art_h = width * 0.80, height * 0.74
    picture_plane(art_w, art_h, (0, front - 0.0022, screen_z), screen_glow(artwork(p['art'], p['seed']), 0.9 if p.get('mat') else 1.25))
    if p['thick'] > 0.02:  # the electronics behind the panel
        box((outer_w * 0.62, 0.045, outer_h * 0.5), (0, p['thick'] / 2 + 0.018, z - outer_h * 0.12), dark, 0.015)
    else:
        box((outer_w * 0.55, 0.05, outer_h * 0.42), (0, p['thick'] / 2 + 0.024, z - outer_h * 0.22), dark, 0.012)
    if p['stand'] != 'frame':
        box((0.05, 0.001, 0.006), (0, front - 0.0024, lift + p['chin'] * 0.45), plain('#6e7276', 0.3), 0)
    STANDS[p['stand']](outer_w, lift, edge, dark, p)
    if p['bar']:
        cloth = fabric('#26272a', 'mesh')
        box((outer_w * 0.86, 0.075, 0.056), (0, -0.115, 0.031), cloth, 0.016, 5)
        for side in (-1, 1):
            box((0.010, 0.077, 0.058), (side * outer_w * 0.43, -0.115, 0.031), dark, 0.004)
    return lift + outer_h


def feet_stand(width, lift, edge, dark, p):
    for side in (-1, 1):
        x = side * width * 0.36
        for y in (-0.135, 0.135):
            tube([(x + side * 0.018, y, 0.009), (x + side * 0.004, y * 0.28, lift * 0.55), (x, 0, lift + 0.03)], 0.0085, edge)
        for y in (-0.135, 0.135):
            cylinder(0.011, 0.004, (x + side * 0.018, y, 0.002), dark)


def wide_feet(width, lift, edge, dark, p):
    for side in (-1, 1):
        x = side * width * 0.34
        box((0.06, 0.30, 0.016), (x, 0, 0.008), edge, 0.005)
        box((0.05, 0.05, lift), (x, 0.01, lift / 2 + 0.006), edge, 0.006)


def bridge_stand(width, lift, edge, dark, p):
    for side in (-1, 1):
        box((0.012, 0.235, 0.010), (side * width * 0.20, 0, 0.005), edge, 0.003)
        box((0.012, 0.030, lift), (side * width * 0.20, 0.012, lift / 2), edge, 0.003)
    box((width * 0.40, 0.012, 0.012), (0, 0.012, lift * 0.55), edge, 0.003)


def pedestal_stand(width, lift, edge, dark, p):
    prism(rounded_rectangle(width * 0.36, 0.255, 0.02), 0.012, (0, 0.01, 0.006), edge, axis='Z', round=0.002)
    box((width * 0.15, 0.036, lift + 0.05), (0, 0.045, lift / 2 + 0.03), edge, 0.006)


def plate_stand(width, lift, edge, dark, p):
    prism(rounded_rectangle(width * 0.46, 0.24, 0.008), 0.007, (0, 0.035, 0.0035), edge, axis='Z', round=0.001)
    box((width * 0.30, 0.012, lift + 0.03), (0, 0.030, lift / 2 + 0.015), edge, 0.002, rot=(8, 0, 0))


def frame_stand(width, lift, edge, dark, p):
    for side in (-1, 1):
        x = side * width * 0.36
        box((0.020, 0.20, 0.012), (x, 0.005, 0.006), edge, 0.003)
        box((0.020, 0.022, lift + 0.02), (x, 0.0, lift / 2 + 0.006), edge, 0.003)


STANDS = {'feet': feet_stand, 'wide-feet': wide_feet, 'bridge': bridge_stand, 'pedestal': pedestal_stand,
          'plate': plate_stand, 'frame': frame_stand}
