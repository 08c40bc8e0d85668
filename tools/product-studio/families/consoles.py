"""Game consoles, alone and in bundles, with controllers, games, headset, wheel and pedals."""
import math

import bpy

from studio.artwork import artwork
from studio.materials import emission, leather, mixed, plain, screen_glow
from studio.shot import Shot
from studio.solids import ball, box, cylinder, finish, group, picture_plane, prism, ring, rounded_rectangle, tube

VERSION = 1

DEFAULTS = dict(take=1, model='disc', controllers=1, games=(), extras=(), yaw=-20, seed=1)

PRODUCTS = {
    'kiteplay-one-digital': dict(model='digital'),
    'kiteplay-one-disc': dict(model='disc', take=2, yaw=20),
    'kiteplay-one-pro': dict(model='pro', yaw=-24),
    'kiteplay-go': dict(model='go', yaw=-14),
    'kiteplay-console-bundle': dict(model='disc', controllers=2, games=(('quest', 3), ('racing', 5)), yaw=16),
    'kiteplay-sports-bundle': dict(model='disc', controllers=2, games=(('racing', 2), ('ocean', 4)), yaw=-16),
    'kiteplay-family-bundle': dict(model='digital', controllers=2, games=(('forest', 2), ('dunes', 5)), yaw=18),
    'kiteplay-pro-bundle': dict(model='pro', controllers=2, games=(('aurora', 3), ('quest', 8)), extras=('headset', 'dock'), yaw=-14),
    'kiteplay-racing-bundle': dict(model='disc', controllers=1, games=(('racing', 1), ('racing', 7)), extras=('wheel', 'pedals'), yaw=14),
}

SHELLS = {'white': '#efefed', 'black': '#1b1c1f', 'graphite': '#4a4d51', 'rose-clay': '#d09c90'}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    color = variant['color']
    if p['model'] == 'go':
        with group((0, 0, 0.004), rot=(-24, 0, 0)):
            handheld(SHELLS[color])
        return
    console(p['model'], SHELLS[color])
    if p['controllers']:
        place_controller((0.175, -0.060, 0.0), -14, SHELLS[color])
    if p['controllers'] > 1:
        place_controller((0.190, -0.205, 0.0), -22, '#2b5f8a' if color == 'white' else '#e8e8e6')
    for i, (art, seed) in enumerate(p['games']):
        with group((-0.125 - 0.060 * i, -0.02 - 0.075 * i, 0), rot=(-9, 0, 14 - 5 * i)):
            game_case(art, seed)
    if 'headset' in p['extras']:
        with group((0.275, 0.06, 0), turn=-24):
            headset(SHELLS[color])
    if 'dock' in p['extras']:
        with group((0.330, -0.13, 0), turn=-18):
            dock(SHELLS[color])
    if 'wheel' in p['extras']:
        with group((0.285, 0.07, 0), turn=-12):
            wheel()
    if 'pedals' in p['extras']:
        with group((0.36, -0.20, 0), turn=-16):
            pedals()


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.6
    go = p['model'] == 'go'
    many = len(p['games']) > 0
    return Shot(size=0.32 if go else 0.75 if many else 0.5, key=0.9, fill_light=0.4, top=0.5, rim=0.9, world=0.42, yaw=yaw,
                height=0.20 if go else 0.42 if many else 0.36, lens=85, fill=0.84 if go else 0.92 if many else 0.82, exposure=-0.2)


def console(model, hex_color):
    """A slab that stands on a foot: two shells with a dark spine between them."""
    tall, deep, wide = {'digital': (0.275, 0.205, 0.064), 'disc': (0.302, 0.225, 0.082), 'pro': (0.335, 0.250, 0.092)}[model]
    shell = plain(hex_color, 0.38, coat=0.1)
    spine = plain('#0c0d0f', 0.12, coat=0.7)
    vent = plain('#050506', 0.7)
    lift = 0.012
    z = lift + tall / 2
    spine_w = wide * 0.42
    prism(rounded_rectangle(deep - 0.012, tall - 0.012, 0.020, 8), spine_w + 0.004, (0, 0, z), spine, axis='X', round=0.002)
    side = (wide - spine_w) / 2
    for s in (-1, 1):
        prism(rounded_rectangle(deep, tall, 0.030, 10), side, (s * (spine_w / 2 + side / 2), 0, z), shell, axis='X', round=0.006, segments=5)
        # the kite: a fold across the shell
        x = s * (wide / 2 + 0.0002)
        tube([(x, -deep / 2 + 0.012, z + tall * 0.16), (x, deep * 0.10, z + tall / 2 - 0.010)], 0.0009, plain(mixed(hex_color, '#000000', 0.35), 0.5))
    for i in range(9):
        box((spine_w * 0.72, 0.007, 0.004), (0, -deep / 2 + 0.03 + i * 0.016, lift + tall - 0.006), vent, 0.001)
    front = -deep / 2 + 0.006
    box((0.0022, 0.001, tall * 0.30), (-spine_w * 0.30, front - 0.0004, z + tall * 0.16), emission('#9fd8ff', 2.2), 0)
    if model != 'digital':
        box((0.0030, 0.002, tall * 0.40), (spine_w * 0.18, front, z + tall * 0.12), vent, 0.001)
        cylinder(0.0032, 0.002, (spine_w * 0.18, front - 0.0005, z - tall * 0.12), plain('#3a3c40', 0.3, metal=1), rot=(90, 0, 0), round=0.0004)
    cylinder(0.0055, 0.002, (-spine_w * 0.05, front - 0.0005, z - tall * 0.30), plain('#2a2c30', 0.3, metal=1), rot=(90, 0, 0), round=0.0004)
    for i in range(2):
        box((0.0090, 0.002, 0.0034), (spine_w * 0.05, front - 0.0002, z - tall * 0.19 - i * 0.012), vent, 0.0004)
    if model == 'pro':
        for i in range(3):
            for s in (-1, 1):
                x = s * (wide / 2 - side * 0.4)
                box((side * 0.86, 0.004, 0.0035), (x, -deep / 2 + 0.0005, z + 0.015 - i * 0.016), spine, 0.001)
    prism(rounded_rectangle(wide * 1.30, deep * 0.62, 0.02, 8), lift * 0.6, (0, 0, lift * 0.3), spine, axis='Z', round=0.002)
    box((wide * 0.5, deep * 0.4, lift), (0, 0, lift * 0.55), spine, 0.003)


def place_controller(at, turn, hex_color):
    with group(at, turn=turn):
        with group((0, 0, 0.031), rot=(24, 0, 0)):
            controller(hex_color)


def _blob(elements, resolution=0.035):
    """Metaballs in decimetres, as one smooth mesh in metres."""
    data = bpy.data.metaballs.new('blob')
    data.resolution = data.render_resolution = resolution
    data.threshold = 0.6
    for kind, at, size, radius, rot in elements:
        e = data.elements.new(type=kind)
        e.co, e.radius = at, radius
        e.size_x, e.size_y, e.size_z = size
        from mathutils import Euler
        e.rotation = Euler([math.radians(a) for a in rot]).to_quaternion()
    obj = bpy.data.objects.new('blob', data)
    bpy.context.collection.objects.link(obj)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(obj)
    for v in mesh.vertices:
        v.co /= 10
    result = bpy.data.objects.new('blob', mesh)
    bpy.context.collection.objects.link(result)
    return result


def controller(hex_color):
    """Lying on its back, buttons up (+z), grips to -y. About 15 by 10 cm."""
    shell = plain(hex_color, 0.42)
    dark = plain('#121315', 0.45)
    grey = plain(mixed(hex_color, '#808080', 0.35), 0.4)
    body = [('ELLIPSOID', (0, 0.14, 0), (1.05, 0.50, 0.34), 0.60, (0, 0, 0))]
    for s in (-1, 1):
        body.append(('ELLIPSOID', (s * 0.47, 0.13, 0), (0.60, 0.60, 0.36), 0.54, (0, 0, 0)))
        for k in range(4):  # the grip: balls that shrink and sink towards its end
            t = k / 3
            body.append(('BALL', (s * (0.58 + 0.13 * t), -0.06 - 0.34 * t, -0.03 - 0.16 * t), (1, 1, 1), 0.36 - 0.07 * t, (0, 0, 0)))
    obj = _blob(body)
    finish(obj, shell, angle=180)
    import numpy as np
    coords = np.array([v.co[:] for v in obj.data.vertices])

    def top(x, y):
        near = coords[np.hypot(coords[:, 0] - x, coords[:, 1] - y) < 0.006]
        return near[:, 2].max() if len(near) else coords[:, 2].max()
    for x, y in ((-0.024, -0.006), (0.024, -0.006)):
        z = top(x, y)
        cylinder(0.0120, 0.002, (x, y, z + 0.0002), dark, round=0.0006)
        cylinder(0.0050, 0.010, (x, y, z + 0.005), dark)
        cylinder(0.0088, 0.0042, (x, y, z + 0.0105), dark, round=0.0018)
        ring(0.0072, 0.0008, (x, y, z + 0.0126), grey, segments=40)
    z = top(-0.048, 0.022)
    for size in ((0.020, 0.0066, 0.005), (0.0066, 0.020, 0.005)):
        box(size, (-0.048, 0.020, z + 0.0012), dark, 0.0018)
    for i, c in enumerate(('#3f8cff', '#ff5a5f', '#ffc83d', '#4cc36a')):
        a = math.radians(90 * i)
        cylinder(0.0046, 0.0050, (0.048 + 0.0105 * math.cos(a), 0.020 + 0.0105 * math.sin(a), z + 0.0014), plain(mixed('#1a1b1d', c, 0.75), 0.25, coat=0.5), round=0.001)
    z = top(0, 0.026)
    prism(rounded_rectangle(0.040, 0.020, 0.005, 6), 0.002, (0, 0.026, z), grey, axis='Z', round=0.0008)
    for x in (-0.030, 0.030):
        box((0.0045, 0.0022, 0.002), (x, 0.032, top(x, 0.032) + 0.0004), dark, 0.0006)
    cylinder(0.0050, 0.002, (0, 0.004, top(0, 0.004) + 0.0002), emission('#dff1ff', 0.9), round=0.0004)
    for s in (-1, 1):
        edge = coords[np.abs(coords[:, 0] - s * 0.047) < 0.006]
        tip = edge[edge[:, 1].argmax()]
        box((0.028, 0.012, 0.011), (s * 0.047, tip[1] - 0.003, tip[2] + 0.001), dark, 0.005, rot=(0, 0, s * -12))


def game_case(art, seed):
    """A plastic case standing on its lower edge, cover to -y."""
    w, h, d = 0.104, 0.136, 0.0115
    plastic = plain('#e6eaee', 0.18, coat=0.4)
    prism(rounded_rectangle(w, h, 0.003, 4, (0, h / 2)), d, (0, 0, 0), plastic, axis='Y', round=0.001)
    picture_plane(w - 0.005, h - 0.020, (0, -d / 2 - 0.0002, h / 2 - 0.007), printed(artwork(art, seed, 512, 640)))
    box((w - 0.005, 0.0004, 0.013), (0, -d / 2 - 0.0001, h - 0.010), plain('#3a1d6e', 0.3), 0)
    box((0.030, 0.0005, 0.0045), (-0.028, -d / 2 - 0.0004, h - 0.010), plain('#ffffff', 0.3), 0)
    box((0.052, 0.0005, 0.006), (0, -d / 2 - 0.0005, h * 0.70), plain('#ffffff', 0.3), 0)
    box((0.034, 0.0005, 0.004), (0, -d / 2 - 0.0005, h * 0.70 - 0.010), plain('#ffd27a', 0.3), 0)


def printed(image):
    """A picture on paper behind clear film."""
    from studio.materials import Shader
    shader = Shader('print')
    texture = shader.node('TexImage', image=image)
    shader.link(texture.outputs['Color'], shader.surface.inputs['Base Color'])
    return shader.set(Roughness=0.2, Specular=0.5, Clearcoat=0.5).material


def headset(hex_color):
    shell, soft = plain(hex_color, 0.4), leather('#202123', 0.5, 0.3)
    arch = [(0.088 * math.cos(a), 0, 0.105 + 0.098 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    tube(arch, 0.0085, shell, smooth=True, sides=6)
    tube([(x * 0.93, y, 0.105 + (z - 0.105) * 0.93) for x, y, z in arch[4:-4]], 0.011, soft, smooth=True, sides=6)
    for s in (-1, 1):
        cylinder(0.043, 0.026, (s * 0.086, 0, 0.075), shell, rot=(0, 90, 0), round=0.008, sides=64)
        ring(0.030, 0.0145, (s * 0.066, 0, 0.075), soft, rot=(0, 90, 0), segments=48)
        cylinder(0.026, 0.002, (s * 0.100, 0, 0.075), emission('#9fd8ff', 0.5), rot=(0, 90, 0), round=0)
        cylinder(0.0235, 0.003, (s * 0.1005, 0, 0.075), shell, rot=(0, 90, 0), round=0.0005)
        box((0.016, 0.020, 0.050), (s * 0.089, 0, 0.125), shell, 0.006)
    tube([(-0.088, -0.035, 0.055), (-0.080, -0.085, 0.035), (-0.055, -0.115, 0.030)], 0.0030, plain('#202123', 0.6), smooth=True)
    ball(0.0085, (-0.052, -0.117, 0.030), plain('#151618', 0.9))


def dock(hex_color):
    prism(rounded_rectangle(0.16, 0.075, 0.018, 8), 0.022, (0, 0, 0.011), plain(hex_color, 0.4), axis='Z', round=0.004)
    for x in (-0.038, 0.038):
        box((0.050, 0.018, 0.010), (x, 0, 0.024), plain('#0c0d0f', 0.3), 0.004)
    box((0.030, 0.001, 0.0025), (0, -0.0376, 0.011), emission('#9fd8ff', 2), 0)


def wheel():
    dark, rim = plain('#17181b', 0.45), leather('#202124', 0.5, 0.3)
    prism(rounded_rectangle(0.20, 0.15, 0.03, 8), 0.095, (0, 0.05, 0.0475), dark, axis='Z', round=0.012)
    with group((0, -0.060, 0.165), rot=(-18, 0, 0)):
        ring(0.132, 0.0145, (0, 0, 0), rim, rot=(90, 0, 0))
        prism(rounded_rectangle(0.105, 0.095, 0.03, 8), 0.026, (0, 0, 0), dark, axis='Y', round=0.006)
        for a in (0, 180, 270):
            r = math.radians(a)
            box((0.085 if a != 270 else 0.034, 0.010, 0.034 if a != 270 else 0.085), (0.083 * math.cos(r), 0, 0.083 * math.sin(r)), plain('#b9bcc0', 0.28, metal=1), 0.004)
        for i, c in enumerate(('#3f8cff', '#ff5a5f', '#ffc83d', '#4cc36a')):
            cylinder(0.0055, 0.006, (-0.030 + 0.020 * i, -0.015, 0.022), plain(c, 0.3, coat=0.5), rot=(90, 0, 0), round=0.001)
        cylinder(0.016, 0.004, (0, -0.014, -0.010), plain('#c9ccd0', 0.25, metal=1), rot=(90, 0, 0))
    cylinder(0.020, 0.10, (0, -0.010, 0.150), dark, rot=(72, 0, 0))


def pedals():
    dark, metal = plain('#1a1b1e', 0.5), plain('#c3c6ca', 0.28, metal=1)
    box((0.26, 0.20, 0.018), (0, 0.02, 0.009), dark, 0.006)
    box((0.26, 0.03, 0.090), (0, 0.105, 0.045), dark, 0.008)
    for x in (-0.080, 0.0, 0.080):
        box((0.052, 0.008, 0.100), (x, 0.030, 0.075), metal, 0.003, rot=(-38, 0, 0))
        for i in range(3):
            for j in (-1, 1):
                cylinder(0.0045, 0.010, (x + j * 0.013, 0.012 + i * 0.017, 0.058 + i * 0.022), dark, rot=(52, 0, 0))
        box((0.012, 0.090, 0.010), (x, 0.075, 0.030), dark, 0.003, rot=(28, 0, 0))


def handheld(hex_color):
    """A screen between two grips, standing on its lower edge."""
    shell, dark = plain(hex_color, 0.42), plain('#121315', 0.45)
    w, h = 0.262, 0.112
    prism(rounded_rectangle(w, h, 0.034, 12, (0, h / 2)), 0.020, (0, 0, 0), shell, axis='Y', round=0.0075, segments=6)
    front = -0.0100
    prism(rounded_rectangle(0.170, 0.100, 0.005, 6, (0, h / 2)), 0.001, (0, front - 0.0002, 0), plain('#060607', 0.06, coat=1), axis='Y')
    picture_plane(0.155, 0.0875, (0, front - 0.0009, h / 2), screen_glow(artwork('quest', 5), 1.2, 0.15))
    for x, z in ((-0.108, 0.078), (0.108, 0.046)):
        cylinder(0.0115, 0.002, (x, front - 0.0005, z), dark, rot=(90, 0, 0))
        cylinder(0.0088, 0.0085, (x, front - 0.005, z), dark, rot=(90, 0, 0), round=0.002)
        ring(0.0070, 0.0008, (x, front - 0.0094, z), plain('#5a5d61', 0.4), rot=(90, 0, 0), segments=40)
    for size in ((0.019, 0.004, 0.0062), (0.0062, 0.004, 0.019)):
        box(size, (-0.108, front - 0.001, 0.044), dark, 0.0012)
    for i, c in enumerate(('#3f8cff', '#ff5a5f', '#ffc83d', '#4cc36a')):
        a = math.radians(90 * i)
        cylinder(0.0045, 0.004, (0.108 + 0.0105 * math.cos(a), front - 0.001, 0.078 + 0.0105 * math.sin(a)), plain(mixed('#1a1b1d', c, 0.75), 0.25, coat=0.5),
                 rot=(90, 0, 0), round=0.0008)
    for s in (-1, 1):
        box((0.044, 0.013, 0.010), (s * 0.088, 0.002, h - 0.0035), dark, 0.004)
        for i in range(5):
            box((0.0016, 0.001, 0.006), (s * 0.108 + (i - 2) * 0.004, front - 0.0002, 0.017), dark, 0)
