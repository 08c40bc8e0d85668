"""House plants and branches, leaf by leaf."""
import math
import random

import bpy
from mathutils import Vector

from studio.materials import plain
from studio.solids import finish, mesh_object, tube

from .props import vessel
from .surfaces import leafy


def leaf_mesh(length, width, droop=0.25, cup=0.18, blunt=1.0, wave=0.0):
    """A leaf along +x from its stalk, bent down, its halves folded up."""
    n, m = 12, 6
    verts, faces = [], []
    for i in range(n + 1):
        t = i / n
        half = width / 2 * math.sin(math.pi * t ** (0.72 * blunt)) ** 0.8 if 0 < t < 1 else 0.0006
        for j in range(m + 1):
            s = j / m * 2 - 1
            edge = wave * math.sin(t * 16 + s * 2) * abs(s) * width
            verts.append((t * length * (1 - 0.18 * droop * t), s * half, -droop * length * t * t + cup * half * s * s * 1.6 + edge))
    row = m + 1
    for i in range(n):
        for j in range(m):
            faces.append((i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1))
    obj = mesh_object('leaf', verts, faces)
    mesh = obj.data
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    bpy.data.objects.remove(obj)
    return mesh


def _place(mesh, at, azimuth, pitch, roll, scale):
    obj = bpy.data.objects.new('leaf', mesh)
    bpy.context.collection.objects.link(obj)
    obj.location, obj.rotation_euler, obj.scale = at, (roll, -pitch, azimuth), (scale,) * 3
    return obj


def _kinds(count, rng, tones, gloss, **shape):
    kinds = []
    for k in range(count):
        mesh = leaf_mesh(**{**shape, 'droop': shape.get('droop', .25) * rng.uniform(.6, 1.5), 'cup': shape.get('cup', .18) * rng.uniform(.5, 1.4)})
        mesh.materials.append(leafy(tones[k % len(tones)], gloss))
        kinds.append(mesh)
    return kinds


def fig(loc, height=1.6, pot='#b0643f', seed=1, kind='pot', leaves=34, scale=1.0):
    """A fiddle-leaf fig: large leaves round two or three stems."""
    rng = random.Random(seed)
    x, y, z = loc
    vessel(kind, loc, pot, 1.1 * scale)
    foot = z + 0.24 * scale
    _soil(x, y, z + 0.235 * 1.1 * scale, 0.13 * scale)
    kinds = _kinds(5, rng, ('#3d5a34', '#2f4c2d', '#4a6a3c', '#37553a', '#56743f'), 0.38, length=0.27, width=0.17, droop=0.35, cup=0.22, blunt=1.35, wave=0.02)
    bark = plain('#6b5643', 0.9)
    for s in range(3):
        lean, turn = rng.uniform(.10, .32), s * 2.1 + rng.uniform(0, 1.2)
        tall = (height - 0.24) * (1 - 0.16 * s)
        path = [Vector((x, y, foot)) + Vector((math.cos(turn), math.sin(turn), 0)) * lean * (t ** 1.5) * tall * 0.6 + Vector((0, 0, tall * t)) for t in [i / 8 for i in range(9)]]
        tube([tuple(p) for p in path], 0.009, bark)
        count = leaves // 3
        for k in range(count):
            t = 0.30 + 0.70 * k / count
            at = path[0].lerp(path[-1], t)
            i = min(7, int(t * 8))
            at = path[i].lerp(path[i + 1], t * 8 - i)
            azimuth = turn + k * 2.4 + rng.uniform(-.4, .4)
            _place(rng.choice(kinds), at, azimuth, rng.uniform(-.15, .65) + 0.5 * (t - .5), rng.uniform(-.4, .4), rng.uniform(.75, 1.25) * (1.15 - 0.35 * t))


def _soil(x, y, z, radius):
    from studio.solids import cylinder
    cylinder(radius, 0.01, (x, y, z), plain('#2c211a', 1.0), sides=32)


def olive(loc, height=1.5, pot='#d2c6b0', seed=2, kind='basket'):
    """A slender tree with many narrow leaves."""
    rng = random.Random(seed)
    x, y, z = loc
    vessel(kind, loc, pot, 1.0)
    kinds = _kinds(4, rng, ('#6f8065', '#5c7054', '#87957a', '#4f6449'), 0.6, length=0.075, width=0.020, droop=0.15, cup=0.1)
    bark, foot = plain('#75644f', 0.9), z + 0.24
    trunk = height * 0.45
    tube([(x, y, foot), (x + .015, y, foot + trunk * .5), (x - .01, y + .01, foot + trunk)], 0.013, bark, smooth=True)
    for b in range(17):
        azimuth, rise = b * 2.4 + rng.uniform(-.3, .3), rng.uniform(.35, 1.35)
        start = Vector((x, y, foot + trunk * rng.uniform(.72, 1)))
        reach = (height - trunk - .24) * rng.uniform(.55, 1.0)
        way = Vector((math.cos(azimuth) * math.cos(rise), math.sin(azimuth) * math.cos(rise), math.sin(rise)))
        path = [start + way * reach * t + Vector((0, 0, -0.10 * t * t * math.cos(rise))) for t in (0, .25, .5, .75, 1)]
        tube([tuple(p) for p in path], 0.004, bark, sides=2)
        for k in range(26):
            t = 0.22 + 0.78 * k / 26
            i = min(3, int(t * 4))
            at = path[i].lerp(path[i + 1], t * 4 - i)
            _place(rng.choice(kinds), at, azimuth + (1 if k % 2 else -1) * rng.uniform(.5, 1.1), rise * .6 + rng.uniform(-.5, .5), rng.uniform(-.6, .6), rng.uniform(.7, 1.25))


def branches(loc, height=0.75, vase='bottle', color='#2f5548', seed=3, scale=1.0, berries=True, count=4):
    """Rowan in a vase: leaflets in pairs, and berries."""
    from studio.solids import ball
    rng = random.Random(seed)
    x, y, z = loc
    vessel(vase, loc, color, scale, 0.3)
    kinds = _kinds(4, rng, ('#5f7f58', '#4b6b4c', '#7b9468', '#3f5f47'), 0.55, length=0.070, width=0.026, droop=0.2, cup=0.15)
    bark, red = plain('#5b4733', 0.9), plain('#b23a1d', 0.35)
    for b in range(count):
        azimuth, lean = b * 1.9 + rng.uniform(-.4, .4), rng.uniform(.12, .42)
        foot = Vector((x, y, z + 0.26 * scale))
        tall = height * rng.uniform(.7, 1.0)
        out = Vector((math.cos(azimuth), math.sin(azimuth), 0))
        path = [foot + out * lean * tall * t ** 1.6 + Vector((0, 0, tall * (t - .15 * lean * t * t))) for t in [i / 6 for i in range(7)]]
        tube([tuple(p) for p in path], 0.0035, bark, sides=2)
        for k in range(3, 12):
            t = k / 12
            i = min(5, int(t * 6))
            at = path[i].lerp(path[i + 1], t * 6 - i)
            twig = azimuth + (1 if k % 2 else -1) * rng.uniform(.7, 1.4)
            way = Vector((math.cos(twig), math.sin(twig), rng.uniform(-.1, .5))).normalized()
            tip = at + way * 0.16
            tube([tuple(at), tuple(tip)], 0.0016, bark, sides=1)
            for m in range(4):
                p = at.lerp(tip, 0.25 + 0.25 * m)
                for s in (-1, 1):
                    _place(rng.choice(kinds), p, twig + s * rng.uniform(.7, 1.0), rng.uniform(-.1, .3), s * .3, rng.uniform(.75, 1.05))
        if berries and b % 2 == 0:
            for _ in range(11):
                ball(0.0085, tuple(path[-1] + Vector((rng.uniform(-.03, .03), rng.uniform(-.03, .03), rng.uniform(-.035, .015)))), red, segments=12)


def trailing(loc, pot='#c9beab', seed=4, strands=9, fall=0.45):
    """Ivy in a small pot on a shelf."""
    rng = random.Random(seed)
    x, y, z = loc
    vessel('cup', loc, pot, 1.5)
    kinds = _kinds(4, rng, ('#4f7048', '#6a8a58', '#3f5f40', '#7f9b68'), 0.5, length=0.055, width=0.045, droop=0.3, cup=0.2)
    green = plain('#5b6b3f', 0.8)
    for s in range(strands):
        azimuth = s * 2.4 + rng.uniform(-.4, .4)
        out = Vector((math.cos(azimuth), math.sin(azimuth) * .7 - .25, 0))
        length = fall * rng.uniform(.3, 1)
        path = [Vector((x, y, z + .12)) + out * (.05 + .09 * min(1, 2 * t)) + Vector((0, 0, .05 * math.sin(math.pi * min(1, t * 2)) - length * max(0, t - .25) * 1.33)) for t in [i / 6 for i in range(7)]]
        tube([tuple(p) for p in path], 0.0015, green, sides=1)
        for k in range(max(5, int(length * 34))):
            t = k / max(5, int(length * 34))
            i = min(5, int(t * 6))
            _place(rng.choice(kinds), path[i].lerp(path[i + 1], t * 6 - i), rng.uniform(0, 6.28), rng.uniform(-.5, .3), rng.uniform(-.4, .4), rng.uniform(.6, 1.1))


