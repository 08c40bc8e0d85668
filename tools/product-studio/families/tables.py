"""Coffee tables, end tables, TV stands, consoles and wall units."""
import math

from studio.artwork import artwork
from studio.casework import BRASS, Timber, block_feet, case, frame_feet, metal, plinth, tapered_feet
from studio.materials import emission, fabric, glass, plain, screen_glow, softened, stone, wood
from studio.shot import Shot
from studio.soft import stuffed
from studio.solids import box, cylinder, group, lathe, prism, ring, rounded_rectangle, picture_plane, tube

VERSION = 1

DEFAULTS = dict(take=1, yaw=22, seed=1)

PRODUCTS = {
    'sorrel-coffee-table': dict(take=2, model='oval', seed=3, yaw=20),
    'sorrel-end-table': dict(take=2, model='oval', seed=4, yaw=20),
    'quill-floor-lamp-table': dict(model='lamp', seed=5),
    'tarn-lift-top-coffee-table': dict(model='lift', seed=6, yaw=-24),
    'mesa-nesting-tables': dict(model='nest', seed=7, yaw=-20),
    'cairn-3-piece-table-set': dict(model='trio', seed=8, yaw=-18),
    'heath-tv-stand-60': dict(model='slatted', seed=9, yaw=-16),
    'heath-tv-stand-72': dict(model='slatted', wide=True, seed=10, yaw=16),
    'ember-fireplace-tv-stand': dict(model='fireplace', seed=11, yaw=-14),
    'pier-corner-tv-stand': dict(model='corner', seed=12, yaw=12),
    'cove-wall-unit': dict(model='wall', seed=13, yaw=10),
    'reed-floating-console': dict(model='floating', seed=14, yaw=-18),
    'pond-storage-ottoman': dict(model='ottoman', seed=15, yaw=-24),
    'dune-console-table': dict(model='console', seed=16, yaw=18),
    'basin-round-coffee-table': dict(model='drum', seed=17, yaw=14),
}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    timber = Timber(variant['color'], p['seed'], hex_color=variant['hex'])
    MODELS[p['model']](*product['size'], timber, p, variant)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    width, _, height = product['size']
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.8
    low = height < 0.62
    reach = max(width, height)
    return Shot(size=max(0.9, reach * 0.95), key=1.2, fill_light=0.32, top=0.42, rim=0.75, world=0.36, yaw=yaw,
                height=1.15 if low else 1.2 if height < 1 else 1.25, lens=82,
                fill=0.92 if width > 1.2 else 0.84 if width > 0.75 else 0.86 if height > 1 else 0.74, exposure=-0.42)


def ellipse(width, depth, steps=72):
    return [(width / 2 * math.cos(2 * math.pi * i / steps), depth / 2 * math.sin(2 * math.pi * i / steps)) for i in range(steps)]


def oval(width, depth, height, timber, p, variant):
    thick = 0.030
    prism(ellipse(width, depth), thick, (0, 0, height - thick / 2), timber.x, axis='Z', round=0.007, segments=4)
    reach_x, reach_y = width * 0.34, depth * 0.33
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(0.0125, height - thick + 0.006, (sx * (reach_x + 0.01), sy * (reach_y + 0.006), (height - thick) / 2), timber.z,
                     rot=(sy * 7, sx * -8, 0), top=0.021)
    if width > 0.8:
        for sx in (-1, 1):
            box((0.045, depth * 0.60, 0.028), (sx * reach_x * 0.96, 0, height - thick - 0.014), timber.y, 0.005)
        box((reach_x * 1.9, 0.045, 0.024), (0, 0, height - thick - 0.012), timber.x, 0.005)
    else:
        prism(ellipse(width * 0.62, depth * 0.62), 0.018, (0, 0, height * 0.34), timber.x, axis='Z', round=0.005)


def lamp(width, depth, height, timber, p, variant):
    iron, cloth = metal('iron'), fabric('#d8cfbf', 'linen', wrinkle=0)
    cylinder(width * 0.40, 0.016, (0, 0, 0.008), iron, round=0.004, sides=96)
    cylinder(width * 0.40, 0.020, (0, 0, 0.17), timber.x, round=0.004, sides=96)
    cylinder(width * 0.50, 0.024, (0, 0, 0.585), timber.x, round=0.006, sides=96)
    cylinder(0.0095, height - 0.16, (0, 0.055, (height - 0.16) / 2), iron)
    box((0.085, 0.034, 0.016), (0.07, -0.105, 0.603), plain('#e9e9e7', 0.35), 0.004)
    for x in (0.052, 0.086):
        box((0.014, 0.001, 0.006), (x, -0.1225, 0.603), plain('#26282b', 0.4), 0)
    with group((0, 0.02, height - 0.15), rot=(9, 0, 0)):
        lathe([(0.155, -0.125), (0.157, -0.123), (0.118, 0.125), (0.116, 0.123), (0.153, -0.121), (0.155, -0.125)], (0, 0, 0), cloth, sides=96)
        for r, z in ((0.155, -0.124), (0.117, 0.124)):
            ring(r, 0.003, (0, 0, z), cloth)
        lathe([(0.0, -0.06), (0.03, -0.05), (0.036, -0.02), (0.02, 0.03), (0.014, 0.05)], (0, 0, -0.03), emission('#fff0d2', 4.0), sides=32)
    cylinder(0.010, 0.05, (0, 0.055, height - 0.17), plain(*BRASS[:2], metal=1))


def lift(width, depth, height, timber, p, variant):
    case((width, depth, height), timber, [], base=0.0, top=0.001, side=0.022, overhang=0, pulls=None)
    box((width, 0.022, height * 0.36), (0, -depth / 2 + 0.011, height * 0.78), timber.x, 0.003)
    box((width - 0.04, depth - 0.03, 0.020), (0, 0, height * 0.60), timber.x, 0.002)
    box((width - 0.04, 0.018, 0.085), (0, -depth / 2 + 0.016, 0.0425), timber.x, 0.002)
    box((0.018, depth - 0.04, height * 0.42), (0, 0.0, height * 0.36), timber.z, 0.002)
    rise, ahead, split = 0.17, -0.17, width * 0.60
    iron = metal('iron')
    box((width - split - 0.004, depth, 0.026), (split / 2 + 0.002, 0, height - 0.013), timber.along('X', 1), 0.003)
    box((split, depth, 0.026), (-(width - split) / 2, ahead, height + rise - 0.013), timber.along('X', 2), 0.003)
    for x in (-width / 2 + 0.05, -width / 2 + split - 0.05):
        for y in (-depth * 0.10, depth * 0.26):
            tube([(x, y, height - 0.07), (x, y + ahead, height + rise - 0.03)], 0.009, iron)
        box((0.016, depth * 0.55, 0.016), (x, ahead + depth * 0.08, height + rise - 0.034), iron, 0.002)


def nest(width, depth, height, timber, p, variant):
    iron = metal('iron')
    for share, x, y in ((1.0, 0.02, 0.10), (0.82, -0.10, -0.075), (0.66, 0.065, -0.235)):
        w, d, h = width * share, depth * share, height * (0.55 + 0.45 * share)
        with group((x, y, 0), turn=-3 if share == 0.82 else 2):
            prism(rounded_rectangle(w, d, 0.022, 8), 0.022, (0, 0, h - 0.011), timber.along('X', round(share * 5)), axis='Z', round=0.004)
            for s in (-1, 1):
                e = s * (w / 2 - 0.020)
                tube([(e, -d / 2 + 0.03, h - 0.022), (e, -d / 2 + 0.03, 0.010), (e, d / 2 - 0.03, 0.010), (e, d / 2 - 0.03, h - 0.022)], 0.0085, iron)
            tube([(-w / 2 + 0.02, d / 2 - 0.03, h - 0.034), (w / 2 - 0.02, d / 2 - 0.03, h - 0.034)], 0.0075, iron)


def slab_table(w, d, h, top, iron, shelf):
    box((w, d, 0.028), (0, 0, h - 0.014), top, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.032, 0.032, h - 0.028), (sx * (w / 2 - 0.024), sy * (d / 2 - 0.024), (h - 0.028) / 2), iron, 0.003)
        box((0.024, d - 0.05, 0.030), (sx * (w / 2 - 0.024), 0, h - 0.044), iron, 0.002)
        box((0.024, d - 0.05, 0.024), (sx * (w / 2 - 0.024), 0, 0.11), iron, 0.002)
    for sy in (-1, 1):
        box((w - 0.05, 0.024, 0.030), (0, sy * (d / 2 - 0.024), h - 0.044), iron, 0.002)
        box((w - 0.05, 0.024, 0.024), (0, sy * (d / 2 - 0.024), 0.11), iron, 0.002)
    box((w - 0.06, d - 0.06, 0.018), (0, 0, 0.125), shelf, 0.002)


def trio(width, depth, height, timber, p, variant):
    iron = plain('#2b2c2e', 0.42, metal=0.7)
    slate = variant['color'] == 'slate-gray'
    top = stone('#585b5e', '#a9adae', 0.35, 0.38, 3.2) if slate else timber.x
    slab_table(width, depth, height, top, iron, top)
    for x, y, turn in ((-width * 0.72, 0.44, 6), (width * 0.70, 0.50, -5)):
        with group((x, y, 0), turn=turn):
            slab_table(0.56, 0.52, 0.56, stone('#5b5e61', '#a9adae', 0.35, 0.38, 3.0) if slate else timber.along('X', 2), iron, top)


def slatted(width, depth, height, timber, p, variant):
    foot = 0.13
    if p.get('wide'):
        cells = [('slats', 0, 0, .30, 1, {'upright': True, 'hinge': -1}), ('open', .30, .0, .70, .52), ('open', .30, .52, .70, 1.0),
                 ('slats', .70, 0, 1, 1, {'upright': True, 'hinge': 1})]
    else:
        cells = [('slats', 0, 0, .34, 1, {'upright': True, 'hinge': -1}), ('open', .34, 0, .66, 1, {'shelves': 1}),
                 ('slats', .66, 0, 1, 1, {'upright': True, 'hinge': 1})]
    case((width, depth, height), timber, cells, base=foot, pulls='edge', pull_material=metal('brass'), pull_length=0.10, seed=p['seed'])
    tapered_feet(width, depth, foot, timber, inset=(0.10, 0.07), middle=p.get('wide', False), radius=0.022)


def fireplace(width, depth, height, timber, p, variant):
    iron = metal('iron')
    cells = [('planks', 0, 0, .235, 1, {'pull': 'strap', 'upright': True, 'hinge': -1}), ('open', .235, .80, .765, 1.0),
             ('planks', .765, 0, 1, 1, {'pull': 'strap', 'upright': True, 'hinge': 1})]
    front = case((width, depth, height), timber, cells, base=0.06, top=0.038, side=0.03, overhang=0.02, pulls='strap', pull_material=iron, pull_length=0.13, seed=p['seed'])
    plinth(width - 0.05, depth - 0.02, 0.07, timber, at=(0, 0.01))
    z, w, h = 0.06 + (height - 0.098) * 0.395, width * 0.475, (height - 0.098) * 0.70
    y = front + 0.012
    box((w + 0.05, 0.02, h + 0.035), (0, y, z), timber.along('X', 2), 0.003)
    box((w, 0.024, h), (0, y - 0.002, z), plain('#0c0c0d', 0.25, coat=0.5), 0.004)
    picture_plane(w - 0.06, h - 0.085, (0, y - 0.0146, z - 0.012), screen_glow(artwork('flames', p['seed'], 900, 420), 1.5, 0.1))
    box((w * 0.5, 0.002, 0.006), (0, y - 0.0145, z + h / 2 - 0.018), plain('#4d4f52', 0.4), 0.001)


def corner(width, depth, height, timber, p, variant):
    """A body whose sides run in towards the corner of the room."""
    foot, back = 0.07, width * 0.42
    wing = depth * 0.42

    def outline(grow):
        w, d, b = width / 2 + grow, depth / 2 + grow, back / 2 + grow
        return [(-w, -d), (w, -d), (w, -d + wing), (b, d), (-b, d), (-w, -d + wing)]
    for z, t, g in ((height - 0.013, 0.026, 0.0), (foot + 0.011, 0.022, -0.012), (foot + (height - foot) * 0.52, 0.020, -0.014)):
        prism(outline(g), t, (0, 0, z), timber.x, axis='Z', round=0.003)
    tall = height - foot - 0.026
    z = foot + tall / 2
    for s in (-1, 1):
        box((0.022, wing - 0.02, tall), (s * (width / 2 - 0.024), -depth / 2 + wing / 2, z), timber.z, 0.002)
        ax, ay, bx, by = width / 2 - 0.024, -depth / 2 + wing, back / 2 - 0.01, depth / 2 - 0.02
        length = math.hypot(bx - ax, by - ay)
        box((length, 0.018, tall), (s * (ax + bx) / 2, (ay + by) / 2, z), timber.inside, 0.001, rot=(0, 0, s * math.degrees(math.atan2(by - ay, bx - ax))))
    box((back, 0.010, tall), (0, depth / 2 - 0.03, z), timber.inside, 0)
    face = -depth / 2 + 0.012
    from studio.casework import front, pull
    low, high = foot + 0.024, foot + (height - foot) * 0.52 - 0.012
    for s in (-1, 1):
        w = (width - 0.072) / 2
        front('shaker', s * w / 2, (low + high) / 2, w - 0.004, high - low, face, timber, k=2 + s)
        pull('knob', s * 0.035, face - 0.0095, high - 0.06, metal('iron'))
    box((0.020, depth * 0.5, tall * 0.44), (0, -depth * 0.15, foot + (height - foot) * 0.52 + tall * 0.23), timber.z, 0.002)
    block_feet(width - 0.03, wing + 0.05, foot, timber, at=(0, -depth / 2 + wing / 2))


def wall(width, depth, height, timber, p, variant):
    pane = plain('#8fa0a4', 0.05, spec=0.8, Transmission=0.85)
    tower = width * 0.185
    middle = width - 2 * tower
    brass = metal('brass')
    for s in (-1, 1):
        hinge = 1 if s > 0 else -1
        cells = [('shaker', 0, 0, 1, .30, {'upright': True, 'hinge': hinge}), ('open', 0, .30, 1, .62, {'shelves': 1}),
                 ('glass', 0, .62, 1, 1, {'shelves': 1, 'hinge': hinge, 'upright': True})]
        case((tower, depth, height), timber, cells, base=0.06, top=0.03, proud=True, pulls='bar', pull_material=brass, at=(s * (width - tower) / 2, 0, 0), glass=pane, seed=p['seed'] + s)
        box((tower - 0.03, depth - 0.05, 0.06), (s * (width - tower) / 2, 0.01, 0.03), timber.x, 0.002)
    stand_h = 0.60
    cells = [('shaker', 0, 0, .25, 1, {'upright': True, 'hinge': -1}), ('open', .25, 0, .5, 1, {'shelves': 1}),
             ('open', .5, 0, .75, 1, {'shelves': 1}), ('shaker', .75, 0, 1, 1, {'upright': True, 'hinge': 1})]
    case((middle, depth, stand_h), timber, cells, base=0.06, top=0.03, pulls='bar', pull_material=brass, seed=p['seed'])
    box((middle - 0.03, depth - 0.05, 0.06), (0, 0.01, 0.03), timber.x, 0.002)
    bridge_d = depth * 0.72
    case((middle, bridge_d, 0.30), timber, [('open', 0, 0, .333, 1), ('open', .333, 0, .667, 1), ('open', .667, 0, 1, 1)], base=0, top=0.024,
         at=(0, (depth - bridge_d) / 2, height - 0.33), pulls=None)
    box((middle, 0.010, height - 0.33 - stand_h), (0, depth / 2 - 0.02, (height - 0.33 + stand_h) / 2), timber.along('X', 3), 0)


def floating(width, depth, height, timber, p, variant):
    lift_by = 0.24
    cells = [('flutes', 0, 0, .34, 1, {'plain': True}), ('open', .34, 0, .66, 1), ('flutes', .66, 0, 1, 1, {'plain': True})]
    case((width, depth, height), timber, cells, base=0, top=0.024, at=(0, 0, lift_by), pulls=None, seed=p['seed'])


def ottoman(width, depth, height, timber, p, variant):
    cloth = fabric(softened(variant['hex']), 'performance')
    lid = 0.115
    foot = 0.045
    stuffed((width - 0.012, depth - 0.012, height - lid - foot), (0, 0, foot + (height - lid - foot) / 2), cloth, round=0.018, lump=0.001)
    stuffed((width, depth, lid - 0.006), (0, 0, height - lid / 2), cloth, round=0.034, crown=(0, 0, 0.022), lump=0.002, seed=4)
    for z in (height - lid + 0.012, height - 0.024):
        outline = rounded_rectangle(width - 0.002, depth - 0.002, 0.030, 6)
        tube([(x, y, z) for x, y in outline], 0.0045, cloth, cyclic=True)
    box((0.05, 0.012, 0.004), (0, -depth / 2 - 0.006, height - lid + 0.004), plain('#6d4c30', 0.5), 0.002)
    dark = wood('#3a281b', 'Z')
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(0.016, foot, (sx * (width / 2 - 0.07), sy * (depth / 2 - 0.06), foot / 2), dark, top=0.024)


def console(width, depth, height, timber, p, variant):
    box((width, depth, 0.024), (0, 0, height - 0.012), timber.x, 0.004)
    leg = 0.036
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((leg, leg, height - 0.024), (sx * (width / 2 - leg / 2 - 0.012), sy * (depth / 2 - leg / 2 - 0.008), (height - 0.024) / 2), timber.z, 0.004, taper=0.72)
    low, high = height - 0.155, height - 0.024
    z = (low + high) / 2
    for sx in (-1, 1):
        box((0.018, depth - 0.08, high - low), (sx * (width / 2 - 0.030), 0, z), timber.y, 0.002)
    box((width - 0.09, 0.016, high - low), (0, depth / 2 - 0.028, z), timber.x, 0.002)
    box((width - 0.09, depth - 0.05, 0.012), (0, 0, low + 0.006), timber.x, 0)
    from studio.casework import front, pull
    inner = width - 0.098
    for s in (-1, 1):
        front('drawer', s * inner / 4, z, inner / 2 - 0.004, high - low - 0.006, -depth / 2 + 0.020, timber, k=1 + s)
        pull('ring', s * inner / 4, -depth / 2 + 0.0105, z, metal('brass'))
    box((width - 0.07, depth - 0.03, 0.020), (0, 0, 0.155), timber.along('X', 4), 0.003)


def drum(width, depth, height, timber, p, variant):
    r = width / 2
    cylinder(r, 0.026, (0, 0, height - 0.013), timber.x, round=0.006, sides=128)
    cylinder(r - 0.016, 0.022, (0, 0, 0.016), timber.x, round=0.004, sides=128)
    cylinder(r - 0.030, height - 0.05, (0, 0, height / 2), timber.inside, sides=128)
    count = 96
    pitch = 2 * math.pi * (r - 0.024) / count
    for i in range(count):
        a = 2 * math.pi * (i + 0.5) / count
        cylinder(pitch * 0.46, height - 0.054, ((r - 0.024) * math.cos(a), (r - 0.024) * math.sin(a), height / 2 + 0.001), timber.along('Z', i % 4), sides=14, round=0.001)
    for a in (-90, ):
        x, y = (r - 0.010) * math.cos(math.radians(a)), (r - 0.010) * math.sin(math.radians(a))
        for s in (-1, 1):
            box((0.010, 0.012, 0.13), (x + s * 0.018, y - 0.003, height / 2 + 0.03), metal('brass'), 0.003)
    cylinder(r - 0.06, 0.012, (0, 0, 0.006), plain('#1c1a19', 0.6), sides=96)


MODELS = {'oval': oval, 'lamp': lamp, 'lift': lift, 'nest': nest, 'trio': trio, 'slatted': slatted, 'fireplace': fireplace,
          'corner': corner, 'wall': wall, 'floating': floating, 'ottoman': ottoman, 'console': console, 'drum': drum}
