"""Desktop computers: all-in-ones, towers with their monitor, a mini, gaming towers behind glass."""
from studio.artwork import artwork, inches_to_screen
from studio.materials import emission, plain, screen_glow
from studio.shot import Shot
from studio.solids import ball, box, cylinder, group, picture_plane, prism, ring, rounded_rectangle, tube

VERSION = 1

DEFAULTS = dict(take=1, model='aio', screen=24, art='alps', art_seed=3, chin=0.045, keys=True, yaw=-16, stand='arm', fans=2, glow=('#3ac6ff', '#8a5bff'))

PRODUCTS = {
    '24-all-in-one-16-gb': dict(art='dunes', art_seed=6, chin=0.050),
    '27-all-in-one-16-gb': dict(screen=27, art='ocean', art_seed=8, chin=0.012, stand='plate', bar=True, yaw=16),
    'home-tower-8-gb': dict(model='tower', art='forest', art_seed=4),
    'mini-desktop-16-gb': dict(model='mini', art='bokeh', art_seed=6, yaw=18),
    '24-homework-all-in-one': dict(take=2, art='menu', art_seed=4, chin=0.030, stand='easel', pen=True, yaw=18),
    'gaming-tower-rtg-60': dict(model='gaming', fans=2, glow=('#3ac6ff', '#3ac6ff'), yaw=-34, keys=False),
    'gaming-tower-rtg-70-monitor': dict(model='gaming-set', screen=27, art='racing', art_seed=5, fans=3, glow=('#b26bff', '#ff5bb0'), yaw=18),
    'gaming-tower-rtg-80': dict(model='gaming', fans=3, glow=('#ff7a3c', '#ffc23c'), big=True, yaw=-30, keys=False),
}
BODIES = {'white': '#e9eae9', 'silver': '#b4b9bc', 'black': '#17181b', 'graphite': '#44484c'}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    color = BODIES[variant['color']]
    shell = plain(color, 0.34, metal=0.85 if variant['color'] in ('silver', 'graphite') else 0)
    model = p['model']
    if model == 'aio':
        screen(p, shell, all_in_one=True)
        desk_things(color, shell, 0)
        if p.get('pen'):
            with group((0.19, -0.10, 0), turn=-30):
                cylinder(0.0045, 0.14, (0, 0, 0.006), plain('#33373b', 0.3), rot=(0, 90, 0))
    elif model == 'tower':
        with group((0.42, 0.02, 0), turn=-4):
            office_tower(shell)
        screen(p, plain('#1a1b1e', 0.4), all_in_one=False)
        desk_things('#1c1d20', plain('#1c1d20', 0.4), 0)
    elif model == 'mini':
        screen(p, plain('#1a1b1e', 0.4), all_in_one=False)
        with group((0.40, -0.10, 0), turn=-10):
            mini(shell)
        desk_things('#2a2c2f', plain('#2a2c2f', 0.4), 0)
    elif model == 'gaming':
        gaming_tower(p, shell, color)
    else:
        with group((0.48, 0.03, 0), turn=10):
            gaming_tower(p, shell, color)
        screen(p, plain('#16171a', 0.4), all_in_one=False)
        desk_things('#141518', plain('#141518', 0.4), 0, lit=True)
        from families.consoles import headset
        with group((0.30, -0.27, 0), turn=-30):
            headset('#1b1c20')


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else -p['yaw'] * 1.6 if p['model'] != 'gaming' else p['yaw'] * 0.4
    gaming = p['model'] == 'gaming'
    return Shot(size=0.85, key=0.8 if not gaming else 0.75, fill_light=0.4, top=0.5, rim=1.0, world=0.40 if not gaming else 0.34, yaw=yaw, height=0.42, lens=85,
                fill=0.90 if not gaming else 0.82, exposure=-0.15)


def screen(p, shell, all_in_one):
    width, height = inches_to_screen(p['screen'])
    bezel, chin = 0.008, p['chin'] if all_in_one else 0.016
    lift = 0.11 if p['stand'] != 'easel' else 0.055
    tilt = -6 if p['stand'] != 'easel' else -20
    dark = plain('#0b0c0d', 0.12, coat=0.5)
    with group((0, 0.02, lift), rot=(tilt, 0, 0)):
        whole_w, whole_h = width + 2 * bezel, height + bezel + chin
        prism(rounded_rectangle(whole_w, whole_h, 0.006, 6, (0, whole_h / 2)), 0.014, (0, 0, 0), shell, axis='Y', round=0.002)
        box((whole_w * 0.7, 0.030, whole_h * 0.55), (0, 0.018, whole_h * 0.48), shell, 0.012)
        picture_w = height + 2 * bezel
        box((whole_w - 0.002, 0.0015, picture_w - 0.002), (0, -0.0075, chin + height / 2), dark, 0.0005)
        picture_plane(width, height, (0, -0.0090, chin + height / 2), screen_glow(artwork(p['art'], p['art_seed']), 1.15))
        cylinder(0.0022, 0.001, (0, -0.0085, chin + height + bezel / 2), plain('#2b3036', 0.2), rot=(90, 0, 0), round=0)
        if p.get('bar'):
            prism(rounded_rectangle(whole_w * 0.9, 0.028, 0.010, 6, (0, -0.012)), 0.030, (0, 0.006, 0), plain('#55595d', 0.7), axis='Y', round=0.003)
    if p['stand'] == 'easel':
        for s in (-1, 1):
            tube([(s * 0.13, 0.070, lift + 0.05), (s * 0.13, 0.19, 0.006)], 0.008, plain('#aeb3b6', 0.3, metal=0.9))
            box((0.03, 0.05, 0.008), (s * 0.16, 0.02, 0.004), shell, 0.003)
            tube([(s * 0.16, 0.02, 0.006), (s * 0.16, 0.040, lift + 0.004)], 0.008, plain('#aeb3b6', 0.3, metal=0.9))
        return
    if p['stand'] == 'plate':
        prism(rounded_rectangle(0.24, 0.19, 0.012, 6), 0.006, (0, 0.07, 0.003), shell, axis='Z', round=0.002)
        box((0.14, 0.008, lift + 0.16), (0, 0.105, (lift + 0.16) / 2), shell, 0.002, rot=(10, 0, 0))
    else:
        prism(rounded_rectangle(0.23, 0.17, 0.05, 10), 0.009, (0, 0.06, 0.0045), shell, axis='Z', round=0.003)
        box((0.055, 0.020, lift + 0.15), (0, 0.085, (lift + 0.15) / 2), shell, 0.006, rot=(4, 0, 0))


def desk_things(color, shell, x, lit=False):
    key = plain('#2b2d31' if color[1] in '123' else '#f3f3f2', 0.45)
    with group((x - 0.03, -0.205, 0), turn=1):
        prism(rounded_rectangle(0.40, 0.125, 0.010, 6), 0.010, (0, 0, 0.007), shell, axis='Z', round=0.003)
        if lit:
            box((0.392, 0.118, 0.001), (0, 0, 0.0122), emission('#8a5bff', 1.2), 0)
        pitch = 0.0187
        for row in range(5):
            n = 20
            skip = set()
            if row == 0:
                skip = set(range(4, 10))
            for i in range(n):
                if i in skip or i in (14, 15) and row == 4:
                    continue
                box((0.0158, 0.0158 if row < 5 else 0.01, 0.006), (-0.19 + 0.0115 + i * pitch * 1.005, -0.046 + row * 0.0215, 0.0145), key, 0.0022, taper=1.08)
            if row == 0:
                box((pitch * 6 - 0.003, 0.0158, 0.006), (-0.19 + 0.0115 + 6.5 * pitch, -0.046, 0.0145), key, 0.0022)
    with group((x + 0.245, -0.195, 0), turn=-6):
        mouse(shell, lit)


def mouse(shell, lit):
    ball(0.034, (0, 0, 0.010), shell, scale=(0.90, 1.62, 0.78), segments=48)
    box((0.0012, 0.05, 0.002), (0, -0.028, 0.0335), plain('#3b3e42', 0.5), 0)
    cylinder(0.0075, 0.005, (0, -0.030, 0.0305), emission('#8a5bff', 1.5) if lit else plain('#4a4d51', 0.4), rot=(0, 90, 0), round=0.001)


def office_tower(shell):
    w, d, h = 0.155, 0.29, 0.335
    box((w, d, h), (0, 0.02, h / 2 + 0.006), shell, 0.005)
    front = 0.02 - d / 2
    box((w - 0.008, 0.010, h - 0.010), (0, front - 0.002, h / 2 + 0.006), plain('#202226', 0.42), 0.004)
    box((w - 0.03, 0.002, 0.042), (0, front - 0.008, h - 0.030), plain('#141518', 0.3), 0.002)
    box((w - 0.04, 0.002, 0.004), (0, front - 0.0094, h - 0.022), plain('#3a3d42', 0.4), 0)
    for i in range(20):
        box((w - 0.036, 0.003, 0.0042), (0, front - 0.0075, 0.05 + i * 0.0085), plain('#0f1012', 0.5), 0.0006)
    cylinder(0.0085, 0.003, (w * 0.30, front - 0.0085, h - 0.068), plain('#8e9398', 0.3, metal=0.9), rot=(90, 0, 0))
    for i in range(3):
        box((0.013, 0.002, 0.0055), (-w * 0.28 + i * 0.022, front - 0.0085, h - 0.068), plain('#08090a', 0.4), 0.0005)


def mini(shell):
    prism(rounded_rectangle(0.165, 0.165, 0.028, 10), 0.038, (0, 0, 0.023), shell, axis='Z', round=0.004)
    cylinder(0.055, 0.006, (0, 0, 0.003), plain('#101113', 0.6))
    for i in range(3):
        box((0.012, 0.002, 0.0052), (-0.045 + i * 0.022, -0.0828, 0.022), plain('#0a0b0c', 0.4), 0.0006)
    cylinder(0.0032, 0.001, (0.050, -0.0830, 0.022), emission('#dff2ff', 2.2), rot=(90, 0, 0), round=0)
    ring(0.020, 0.0012, (0, 0, 0.0422), plain('#6c7176', 0.3, metal=0.9), segments=64)


def fan(x, y, z, r, facing, tone, dark):
    """A lit fan; `facing` 'front' looks to -y, 'side' to -x."""
    rot = (90, 0, 0) if facing == 'front' else (0, 90, 0)
    ring(r, r * 0.075, (x, y, z), emission(tone, 2.4), rot=rot, segments=72)
    with group((x, y, z), rot=rot):
        cylinder(r * 0.30, 0.016, (0, 0, 0), dark, sides=40)
        for k in range(9):
            with group((0, 0, 0), turn=k * 40):
                box((r * 0.62, r * 0.30, 0.003), (r * 0.60, 0, 0), dark, 0.001, rot=(24, 0, 0))


def gaming_tower(p, shell, color):
    big = p.get('big')
    w, d, h = (0.235, 0.46, 0.49) if big else (0.215, 0.41, 0.44)
    inside = plain('#0d0e11', 0.5)
    a, b = p['glow']
    glow_a, glow_b = emission(a, 2.2), emission(b, 2.2)
    foot = 0.018
    left, front = -w / 2, -d / 2
    box((w, d, 0.022), (0, 0, foot + 0.011), shell, 0.005)
    box((w, d, 0.022), (0, 0, foot + h - 0.011), shell, 0.005)
    box((0.010, d, h), (w / 2 - 0.005, 0, foot + h / 2), shell, 0.003)
    box((w, 0.010, h), (0, d / 2 - 0.005, foot + h / 2), shell, 0.003)
    for s in (-1, 1):
        box((0.014, 0.014, h), (left + 0.007 if s < 0 else w / 2 - 0.007, front + 0.007, foot + h / 2), shell, 0.003)
    box((0.014, 0.012, h), (left + 0.007, d / 2 - 0.010, foot + h / 2), shell, 0.003)
    # front: a mesh with lit fans behind
    box((w - 0.028, 0.003, h - 0.05), (0, front + 0.030, foot + h / 2), inside, 0)
    n = p['fans']
    r = min((h - 0.08) / n / 2 - 0.006, w / 2 - 0.030)
    for i in range(n):
        fan(0, front + 0.020, foot + 0.04 + (h - 0.08) * (i + 0.5) / n, r, 'front', a if i % 2 == 0 else b, inside)
    for i in range(22):
        box((0.0022, 0.003, h - 0.05), (-w / 2 + 0.020 + i * (w - 0.04) / 21, front + 0.004, foot + h / 2), shell, 0)
    # what shows through the glass at the left
    deep = w / 2 - 0.02
    box((0.006, d * 0.62, h * 0.70), (deep, 0.05, foot + h * 0.56), plain('#15171b', 0.45), 0.002)
    box((w - 0.03, d - 0.05, h * 0.17), (0.0, 0.0, foot + 0.022 + h * 0.085), plain('#131418' if color[1] in '123' else '#e4e5e5', 0.45), 0.003)
    z = foot + h * 0.44
    box((0.050, d * 0.60, 0.110 if big else 0.095), (deep - 0.055, 0.03, z), plain('#1c1e23', 0.35, metal=0.5), 0.006)
    box((0.052, d * 0.56, 0.005), (deep - 0.056, 0.03, z + 0.050), glow_a, 0.001)
    for i in range(n):
        yy = 0.03 + (i - (n - 1) / 2) * d * 0.19
        ring(0.034, 0.002, (deep - 0.082, yy, z), plain('#4b5058', 0.3, metal=0.8), rot=(0, 90, 0), segments=48)
        cylinder(0.031, 0.004, (deep - 0.081, yy, z), inside, rot=(0, 90, 0))
        cylinder(0.010, 0.006, (deep - 0.083, yy, z), plain('#50555d', 0.3, metal=0.8), rot=(0, 90, 0))
    cylinder(0.036, 0.045, (deep - 0.035, 0.06, foot + h * 0.74), plain('#1a1c20', 0.3), rot=(0, 90, 0))
    ring(0.034, 0.0035, (deep - 0.060, 0.06, foot + h * 0.74), glow_b, rot=(0, 90, 0), segments=64)
    for s in (-1, 1):
        tube([(deep - 0.055, 0.06, foot + h * 0.74 + s * 0.015), (deep - 0.10, -0.02, foot + h * 0.78 + s * 0.02), (deep - 0.08, -0.10, foot + h * 0.88 + s * 0.02), (deep - 0.05, -0.13, foot + h * 0.93)], 0.0065,
             plain('#17181b', 0.6), smooth=True)
    for i in range(4):
        box((0.034, 0.0055, 0.090), (deep - 0.022, -0.035 + i * -0.014, foot + h * 0.75), plain('#2a2d32', 0.35, metal=0.6), 0.001)
        box((0.004, 0.0058, 0.088), (deep - 0.041, -0.035 + i * -0.014, foot + h * 0.75), glow_a if i % 2 else glow_b, 0)
    fan(deep - 0.10, d / 2 - 0.02, foot + h * 0.80, 0.052, 'front', b, inside)
    box((0.004, d * 0.8, 0.004), (deep - 0.01, 0, foot + h - 0.028), glow_b, 0)
    pane = plain('#8c949c', 0.02, spec=0.6, Transmission=1.0, IOR=1.05)
    box((0.0035, d - 0.03, h - 0.048), (left + 0.003, 0.0, foot + h / 2), pane, 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.035, 0.06, foot), (sx * (w / 2 - 0.03), sy * (d / 2 - 0.06), foot / 2), plain('#0e0f11', 0.6), 0.003)
    cylinder(0.008, 0.003, (w * 0.30, front + 0.04, foot + h + 0.0015), plain('#8e9398', 0.3, metal=0.9))
    for i in range(3):
        box((0.013, 0.006, 0.002), (w * 0.14 - i * 0.026, front + 0.04, foot + h + 0.0008), plain('#08090a', 0.4), 0.0005)
