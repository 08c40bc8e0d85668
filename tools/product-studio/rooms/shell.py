"""Walls, floors, windows and daylight. The back wall's face is at y = 0, the floor at z = 0, the camera looks to +y."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from studio.light import softbox
from studio.materials import emission, plain, wood
from studio.solids import box, finish, mesh_object, picture_plane, prism
from studio.artwork import _blend, _grid, _noise

from .surfaces import color_of, plaster

OAK = ('#a87c51', '#9f7449', '#b08658', '#a57a52', '#977049', '#ad8355')
PALE_OAK = ('#b9976c', '#b08e64', '#c1a077', '#b6946b', '#aa895f', '#bd9c73')


def planks(tones=OAK, x=(-5, 5), y=(-8, 0.2), wide=0.15, seed=3, across=True):
    """Boards side by side, their grain and tone never twice the same."""
    rng = random.Random(seed)
    boards = {tone: ([], []) for tone in tones}
    span, rows = (x, y) if across else (y, x)
    row = rows[0]
    while row < rows[1]:
        at = span[0] - rng.uniform(0, 1.6)
        while at < span[1]:
            length = rng.uniform(1.1, 2.2)
            verts, faces = boards[rng.choice(tones)]
            a, b, c, d, i = at, at + length - 0.0016, row, row + wide - 0.0018, len(verts)
            verts += [(a, c, 0), (b, c, 0), (b, d, 0), (a, d, 0)] if across else [(c, a, 0), (d, a, 0), (d, b, 0), (c, b, 0)]
            faces.append((i, i + 1, i + 2, i + 3))
            at += length
        row += wide
    for k, (tone, (verts, faces)) in enumerate(boards.items()):
        timber = wood(tone, 'X' if across else 'Y', rough=0.46, contrast=0.34, seed=seed * 11 + k)
        finish(mesh_object('planks', verts, faces), timber, smooth=False)
    box((x[1] - x[0] + 4, y[1] - y[0] + 4, 0.02), ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, -0.0135), plain('#33261a', 0.9), 0)


def tiles(light='#d8d3c8', grout='#a8a196', size=0.45, x=(-4, 4), y=(-6, 0.2), seed=5):
    """Stone tiles, laid straight, three batches of tone."""
    from studio.materials import stone
    rng = random.Random(seed)
    kinds = [stone(light, vein='#ffffff', amount=0.10, rough=0.42, scale=1.2 + 0.5 * k) for k in range(3)]
    meshes = [([], []) for _ in kinds]
    for i in range(math.ceil((x[1] - x[0]) / size)):
        for j in range(math.ceil((y[1] - y[0]) / size)):
            verts, faces = rng.choice(meshes)
            a, c, n = x[0] + i * size, y[0] + j * size, len(verts)
            b, d = a + size - 0.003, c + size - 0.003
            verts += [(a, c, 0), (b, c, 0), (b, d, 0), (a, d, 0)]
            faces.append((n, n + 1, n + 2, n + 3))
    for (verts, faces), kind in zip(meshes, kinds):
        if verts:
            finish(mesh_object('tiles', verts, faces), kind, smooth=False)
    box((x[1] - x[0] + 2, y[1] - y[0] + 2, 0.02), ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, -0.0115), plain(grout, 0.9), 0)


def wall(material, x=(-5, 5), height=2.8, holes=(), thick=0.16):
    """The back wall; `holes` are (x middle, width, foot, head) of its windows, from the left."""
    left = x[0]
    for cx, width, foot, head in holes:
        _block(material, left, cx - width / 2, 0, height, thick)
        _block(material, cx - width / 2, cx + width / 2, 0, foot, thick)
        _block(material, cx - width / 2, cx + width / 2, head, height, thick)
        left = cx + width / 2
    _block(material, left, x[1], 0, height, thick)


def _block(material, a, b, foot, head, thick):
    if b - a > 0.001 and head - foot > 0.001:
        box((b - a, thick, head - foot), ((a + b) / 2, thick / 2, (foot + head) / 2), material, 0)


def side_wall(material, x, y=(-7, 0.1), height=2.8):
    box((0.16, y[1] - y[0], height), (x + math.copysign(0.08, x), (y[0] + y[1]) / 2, height / 2), material, 0)


SKIRTING = [(0, 0), (0.016, 0), (0.016, 0.088), (0.012, 0.100), (0.006, 0.108), (0.004, 0.118), (0, 0.118)]


def skirting(material, x=(-5, 5)):
    profile = [(-y, z) for y, z in SKIRTING]
    prism(list(reversed(profile)), x[1] - x[0], ((x[0] + x[1]) / 2, 0, 0), material, axis='X', angle=30)


def panels(material, places, foot=0.28, head=2.35):
    """Picture-frame mouldings on the wall: (x middle, width)."""
    wide, deep = 0.028, 0.016
    for cx, width in places:
        for x in (cx - width / 2, cx + width / 2):
            box((wide, deep, head - foot + wide), (x, -deep / 2, (foot + head) / 2), material, 0.006, 2)
        for z in (foot, head):
            box((width + wide, deep, wide), (cx, -deep / 2, z), material, 0.006, 2)


def wainscot(material, x=(-5, 5), height=0.95, pitch=0.12):
    """Upright boards with a rail on top."""
    at = x[0]
    while at < x[1]:
        box((pitch - 0.004, 0.014, height), (at + pitch / 2, -0.007, height / 2), material, 0.003, 2)
        at += pitch
    box((x[1] - x[0], 0.034, 0.04), ((x[0] + x[1]) / 2, -0.017, height + 0.02), material, 0.008, 2)


def window(cx, width, foot, head, panes=(2, 2), frame='#efece4', depth=0.10, brightness=2.2, seed=4):
    """A painted window in a hole of the back wall, a sill, and a garden out of focus behind it."""
    paint = plain(frame, 0.4, spec=0.35)
    tall, mid = head - foot, (foot + head) / 2
    rail, deep = 0.055, 0.05
    for x in (cx - width / 2 + rail / 2, cx + width / 2 - rail / 2):
        box((rail, deep, tall), (x, depth, mid), paint, 0.006)
    for z in (foot + rail / 2, head - rail / 2):
        box((width, deep, rail), (cx, depth, z), paint, 0.006)
    for i in range(1, panes[0]):
        box((0.032, 0.034, tall), (cx - width / 2 + width * i / panes[0], depth, mid), paint, 0.006)
    for j in range(1, panes[1]):
        box((width, 0.034, 0.032), (cx, depth, foot + tall * j / panes[1]), paint, 0.006)
    casing = 0.085
    for x in (cx - width / 2 - casing / 2, cx + width / 2 + casing / 2):
        box((casing, 0.022, tall + casing), (x, -0.011, mid + casing / 2), paint, 0.005)
    box((width + 2 * casing + 0.04, 0.028, casing), (cx, -0.014, head + casing / 2), paint, 0.006)
    box((width + 2 * casing + 0.08, 0.17, 0.032), (cx, -0.045, foot - 0.016), paint, 0.008)
    garden(cx, mid, width * 3.4, brightness, seed)


def garden(cx, z, width, brightness, seed):
    """Trees and sky as a lens sees them that is focused on the room."""
    u, v = _grid(512, 384)
    sky = _blend([(0.35, '#e9efe6'), (1, '#dfeaf2')], v)
    for k in range(4):
        tree = _noise(u * (1.6 + k * 0.3), v * 1.4, seed + k, 3, 3.0)
        share = 1 / (1 + np.exp(-(tree - 0.40 - (v - 0.34 + 0.05 * k) * 0.9) * 16))
        green = _blend([(0.2, '#7f9a72'), (0.6, '#b4c79c'), (0.9, '#e6ead2')], _noise(u, v, seed + 9 + k, 3, 5.0))
        sky = sky * (1 - share[..., None] * 0.8) + green * share[..., None] * 0.8
    image = bpy.data.images.new('garden', 512, 384, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    plane = np.ones((384, 512, 4), np.float32)
    plane[..., :3] = sky
    image.pixels.foreach_set(plane.ravel())
    image.pack()
    glow = emission('#ffffff', brightness)
    tree = glow.node_tree
    texture = tree.nodes.new('ShaderNodeTexImage')
    texture.image, texture.interpolation = image, 'Cubic'
    tree.links.new(texture.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Emission'])
    view = picture_plane(width, width * 0.75, (cx, 2.6, z + 0.1), glow)
    view.visible_shadow = view.visible_diffuse = False
    return view


def _blocker(size, loc, rot=(0, 0, 0)):
    """Shapes the sun's light and is itself unseen."""
    obj = box(size, loc, plain('#808080', 0.9), 0, rot=rot)
    obj.visible_camera = obj.visible_glossy = obj.visible_diffuse = False
    return obj


def gobo(cx, cz, width, height, at_x, panes=(2, 3)):
    """A window out of the picture, left or right at `at_x`, that the sun shines through; its bars fall on the room."""
    big = 9.0
    for z0, z1 in ((-2, cz - height / 2), (cz + height / 2, big)):
        _blocker((0.02, 2 * big, z1 - z0), (at_x, cx, (z0 + z1) / 2))
    for y0, y1 in ((-big * 1.6, cx - width / 2), (cx + width / 2, big)):
        _blocker((0.02, y1 - y0, height), (at_x, (y0 + y1) / 2, cz))
    for i in range(1, panes[0]):
        _blocker((0.03, 0.035, height), (at_x, cx - width / 2 + width * i / panes[0], cz))
    for j in range(1, panes[1]):
        _blocker((0.03, width, 0.035), (at_x, cx, cz - height / 2 + height * j / panes[1]))


def sun(direction, strength=4.0, color=(1.0, 0.86, 0.66), angle=1.6):
    """`direction` is where its rays go."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, color, math.radians(angle)
    obj = bpy.data.objects.new('sun', lamp)
    bpy.context.collection.objects.link(obj)
    obj.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return obj


def daylight(side=-1, reach=3.0, key=160.0, fill=0.36, tint=(0.93, 0.97, 1.0), warm=(1.0, 0.95, 0.88), back=40.0):
    """A large window's sky light from one side, what the room sends back from the other, and the rest all round."""
    softbox((side * (reach + 0.6), -1.9, 1.75), (0, -0.6, 0.7), 2.3, key, tint)
    softbox((-side * (reach + 0.4), -3.2, 1.9), (0, -0.4, 0.9), 2.6, back * 0.5, warm)
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*(0.5 * (a + 1) for a in warm), 1)
    background.inputs[1].default_value = fill


def bulb(loc, power, color=(1.0, 0.72, 0.42), size=0.05):
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, color, size
    obj = bpy.data.objects.new('bulb', lamp)
    bpy.context.collection.objects.link(obj)
    obj.location = loc
    return obj


def camera(at, yaw=0.0, lens=32, shift=(0.0, 0.0)):
    """A level camera at (x, y, z); positive yaw turns it to the left."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = lens, 36, 'HORIZONTAL'
    data.shift_x, data.shift_y = shift
    obj = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(obj)
    obj.location, obj.rotation_euler = at, (math.pi / 2, 0, math.radians(yaw))
    bpy.context.scene.camera = obj


