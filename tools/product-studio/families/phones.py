"""Smartphones: one from behind beside one from the front, as makers show them. Also a fold."""
from studio.artwork import artwork
from studio.materials import mixed, plain, screen_glow
from studio.shot import Shot
from studio.solids import ball, box, cylinder, group, picture_plane, prism, ring, rounded_rectangle

VERSION = 1

DEFAULTS = dict(cameras='stack', art='waves', seed=1, ratio=20 / 9, round=0.0105, bezel=0.0028, thick=0.0081, frame='plain',
                matte=0.35, yaw=-14)

PRODUCTS = {
    'palmara-a5-128': dict(cameras='stack', art='waves', seed=1),
    'palmara-a7-256': dict(cameras='two', art='bokeh', seed=4, round=0.0125, matte=0.12),
    'palmara-s2-128': dict(cameras='bar', art='waves', seed=3, frame='metal', bezel=0.0020, matte=0.10, yaw=14),
    'palmara-s2-plus-256': dict(cameras='bar', art='ink', seed=1, frame='metal', bezel=0.0020, matte=0.22),
    'palmara-s2-ultra-512': dict(cameras='ultra', art='ink', seed=5, frame='metal', bezel=0.0018, round=0.005, thick=0.0088, yaw=14),
    'palmara-fold-256': dict(cameras='stack', art='aurora', seed=5, frame='metal', fold=True, yaw=-10),
    'palmara-x-rugged': dict(cameras='round', art='dunes', seed=3, rugged=True, thick=0.0125, round=0.012, bezel=0.0045, yaw=14),
    'palmara-a3-64': dict(cameras='one', art='waves', seed=2, bezel=0.0036, thick=0.0088),
}

BACKS = {'graphite': '#3d4044', 'sage': '#8ba08f', 'midnight-blue': '#26344f', 'rose-clay': '#cf9a8e', 'black': '#17181a',
         'white': '#eeeeea', 'forest-green': '#2f4b3c', 'silver': '#c3c6c9'}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    diagonal = float(product['specifications']['Screen'].split()[0]) * 0.0254
    color = BACKS[variant['color']]
    if p.get('fold'):
        return fold(diagonal, p, color)
    with group((-0.021, 0.018, 0), rot=(-8, 0, 180 + 16)):
        slab(diagonal, p, color, lit=False)
    with group((0.026, -0.020, 0), rot=(-6, 0, 8)):
        slab(diagonal, p, color, lit=True)
    return None


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.8
    return Shot(size=0.20, key=0.9, fill_light=0.4, top=0.5, rim=0.9, world=0.5, metal=True, yaw=yaw, height=0.13, lens=100,
                fill=0.90, exposure=-0.15)


def body(width, height, p, color):
    """Standing on its lower edge, screen to -y. @returns z of the middle"""
    z = height / 2
    metal = p['frame'] == 'metal'
    edge = plain(mixed(color, '#b0b3b6', 0.35), 0.22, metal=1) if metal else plain(color, 0.4)
    prism(rounded_rectangle(width, height, p['round'], 10, (0, z)), p['thick'], (0, 0, 0), edge, axis='Y', round=0.0018, segments=4)
    back = plain(color, p['matte'], coat=0.6 if p['matte'] < 0.2 else 0.15, spec=0.5)
    prism(rounded_rectangle(width - 0.0022, height - 0.0022, p['round'] - 0.001, 10, (0, z)), 0.0008, (0, p['thick'] / 2, 0), back, axis='Y', round=0.0003)
    return z


def slab(diagonal, p, color, lit):
    ratio = p['ratio']
    screen_w = diagonal / (1 + ratio ** 2) ** 0.5
    screen_h = screen_w * ratio
    width, height = screen_w + 2 * p['bezel'], screen_h + 2 * p['bezel']
    z = body(width, height, p, color)
    front = -p['thick'] / 2
    black = plain('#050506', 0.04, coat=1)
    prism(rounded_rectangle(width - 0.0016, height - 0.0016, p['round'] - 0.0006, 10, (0, z)), 0.0006, (0, front, 0), black, axis='Y')
    if lit:
        rounded_screen(screen_w, screen_h, p['round'] - p['bezel'] * 0.8, (0, front - 0.00045, z), screen_glow(artwork(p['art'], p['seed'], 540, 1200), 1.15, 0.12))
        cylinder(0.0016, 0.0002, (0, front - 0.0006, height - 0.0075), black, rot=(90, 0, 0), round=0)
        home_screen(screen_w, screen_h, front, z, p)
    for dz, length in ((0.60, 0.014), (0.72, 0.022)):
        box((0.0012, 0.0028, length), (width / 2 + 0.0002, 0, height * dz), plain(mixed(color, '#808080', 0.25), 0.3, metal=0.8), 0.0005)
    cameras(p, width, height, p['thick'] / 2, color)
    if p.get('rugged'):
        rubber = plain('#1d1e20', 0.75)
        for sx in (-1, 1):
            for sz in (0, 1):
                prism(rounded_rectangle(0.016, 0.020, 0.006), p['thick'] + 0.003, (sx * (width / 2 - 0.006), 0, 0.0085 + sz * (height - 0.017)), rubber,
                      axis='Y', round=0.0015)


def rounded_screen(width, height, radius, loc, material):
    """A picture with round corners: a prism's front would have no texture coordinates."""
    from studio.solids import finish, mesh_object
    points = rounded_rectangle(width, height, max(radius, 0.001), 10)
    obj = mesh_object('screen', [(x, 0, y) for x, y in points], [tuple(range(len(points)))])
    layer = obj.data.uv_layers.new()
    for loop in obj.data.loops:
        x, y = points[loop.vertex_index]
        layer.data[loop.index].uv = (x / width + 0.5, y / height + 0.5)
    return finish(obj, material, loc, smooth=False)


def home_screen(width, height, front, z, p):
    """A clock and a dock of icons over the wallpaper."""
    from studio.materials import emission
    colors = ('#4cc36a', '#f5f5f7', '#ffb340', '#3f8cff', '#ff5a5f', '#8f6bff', '#2fc4c9', '#ffd84d')
    size = width * 0.155
    for row, count in ((0.075, 4), (0.195, 4)):
        for i in range(count):
            x = (i - 1.5) * width * 0.225
            prism(rounded_rectangle(size, size, size * 0.26, 6), 0.0001, (x, front - 0.0006, z - height / 2 + height * row),
                  emission(colors[(i + int(row * 10) * 3 + p['seed']) % 8], 0.85), axis='Y')
    white = emission('#ffffff', 1.0)
    words('10:24', (0, front - 0.0006, z + height * 0.29), width * 0.24, white)
    words('Tue, May 12', (0, front - 0.0006, z + height * 0.255), width * 0.075, white)


def words(text, at, size, material):
    """Flat lettering in the x-z plane, centred, facing -y."""
    import bpy
    curve = bpy.data.curves.new('words', 'FONT')
    curve.body, curve.size, curve.align_x = text, size, 'CENTER'
    obj = bpy.data.objects.new('words', curve)
    bpy.context.collection.objects.link(obj)
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(obj)
    flat = bpy.data.objects.new('words', mesh)
    bpy.context.collection.objects.link(flat)
    mesh.materials.clear()
    mesh.materials.append(material)
    flat.location, flat.rotation_euler = at, (1.5707963, 0, 0)
    return flat


def lens(x, z, y, radius, color):
    rim = plain(mixed(color, '#5a5d60', 0.5), 0.2, metal=1)
    cylinder(radius, 0.0022, (x, y + 0.0011, z), rim, rot=(90, 0, 0), round=0.0004)
    cylinder(radius * 0.84, 0.0006, (x, y + 0.0023, z), plain('#050608', 0.03, coat=1), rot=(90, 0, 0), round=0.0001)
    ball(radius * 0.42, (x, y + 0.0022, z), plain('#0a0f24', 0.02, coat=1, spec=1), scale=(1, 0.3, 1), segments=24)
    ring(radius * 0.55, radius * 0.04, (x, y + 0.0027, z), plain('#2a2d33', 0.2, metal=1), rot=(90, 0, 0), segments=32)


def cameras(p, width, height, back, color):
    """Seen from behind the right-hand side (+x of the front) is on the left."""
    x, top = width / 2 - 0.0135, height - 0.0155
    kind = p['cameras']
    island = plain(mixed(color, '#000000', 0.18), 0.12, coat=0.8)
    flash = plain('#fff3d6', 0.3)
    if kind == 'stack':
        for i in range(3 if width > 0.068 else 2):
            lens(x, top - i * 0.0165, back, 0.0062, color)
        cylinder(0.0022, 0.0008, (x - 0.0125, back + 0.0006, top - 0.004), flash, rot=(90, 0, 0))
    elif kind == 'two':
        prism(rounded_rectangle(0.030, 0.036, 0.009, 8), 0.0018, (x - 0.004, back + 0.0008, top - 0.010), island, axis='Y', round=0.0006)
        for dx, dz in ((0.003, 0.0), (-0.0105, -0.0185)):
            lens(x + dx - 0.0006, top + dz, back + 0.0016, 0.0064, color)
        cylinder(0.0020, 0.0008, (x - 0.0105, back + 0.0020, top), flash, rot=(90, 0, 0))
    elif kind == 'bar':
        prism(rounded_rectangle(width - 0.002, 0.0195, 0.0085, 8), 0.0026, (0, back + 0.0010, top - 0.010), plain(mixed(color, '#9a9da0', 0.3), 0.2, metal=1), axis='Y', round=0.0010)
        for i in range(3):
            lens(0.020 - i * 0.0185, top - 0.010, back + 0.0022, 0.0062, color)
        cylinder(0.0020, 0.0008, (-0.030, back + 0.0026, top - 0.010), flash, rot=(90, 0, 0))
    elif kind == 'ultra':
        for i, r in enumerate((0.0074, 0.0074, 0.0074)):
            lens(x, top - 0.001 - i * 0.0205, back, r, color)
        for i, r in enumerate((0.0042, 0.0042)):
            lens(x - 0.0165, top - 0.0100 - i * 0.0195, back, r, color)
    elif kind == 'round':
        cylinder(0.021, 0.0026, (0, back + 0.001, top - 0.014), island, rot=(90, 0, 0), round=0.001, sides=64)
        ring(0.0205, 0.0009, (0, back + 0.0022, top - 0.014), plain('#d07a2a', 0.4), rot=(90, 0, 0))
        for dx, dz, r in ((0, 0.0075, 0.0060), (-0.0085, -0.0055, 0.0052), (0.0085, -0.0055, 0.0052)):
            lens(dx, top - 0.014 + dz, back + 0.0022, r, color)
    else:
        lens(x, top, back, 0.0062, color)
        cylinder(0.0020, 0.0008, (x, back + 0.0006, top - 0.0115), flash, rot=(90, 0, 0))


def fold(diagonal, p, color):
    """Opened like a book, a little bent at the hinge."""
    ratio = 1.18
    height = diagonal / (1 + (1 / ratio) ** 2) ** 0.5 * 0.92 + 0.006
    half = height / ratio / 2 + 0.002
    picture = screen_glow(artwork(p['art'], p['seed'], 1100, 1200), 1.15, 0.12)
    for side in (-1, 1):
        with group((0, 0, 0), rot=(-5, 0, side * 13)):
            with group((side * (half / 2 - 0.0009), 0, 0)):
                local = {**p, 'thick': 0.0058, 'round': 0.006}
                z = body(half, height, local, color)
                prism(rounded_rectangle(half - 0.001, height - 0.0016, 0.005, 8, (0, z)), 0.0005, (0, -0.0029, 0), plain('#050506', 0.05, coat=1), axis='Y')
                plane = picture_plane(half - 0.0022, height - 0.007, (0, -0.0033, z), picture)
                layer = plane.data.uv_layers[0]
                for i, (u, v) in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
                    layer.data[i].uv = (u / 2 + (0.5 if side > 0 else 0), v)
    cylinder(0.0030, height - 0.004, (0, 0.0030, height / 2), plain('#3a3f48', 0.25, metal=1))
