"""Fitted furniture that the shop does not sell: kitchen cabinets, counters, shelves, tiled walls."""
import random

from studio.casework import Timber, front, metal, pull
from studio.materials import mixed, plain
from studio.solids import box, cylinder, finish, lathe, mesh_object, tube


class Painted:
    """A cabinet maker's paint: the same along every axis."""

    def __init__(self, hex_color):
        self.paint = plain(hex_color, 0.42, spec=0.4)
        self.x = self.y = self.z = self.paint

    def along(self, axis, k=0):
        return self.paint


SAGE = '#8b9b8a'
IVORY = '#ddd4c2'


def base_cabinets(x, widths, color=SAGE, depth=0.60, height=0.87, counter='#d9d3c6', drawers=(), overhang=0.02, wood_top=None):
    """A run from `x` to the right, its back on the wall; `drawers` are the places of those with three drawers.
    @returns where it ends"""
    from rooms.surfaces import plaster
    timber, brass, start = Painted(color), metal('brass'), x
    total = sum(widths)
    box((total, depth - 0.06, 0.10), (x + total / 2, -(depth - 0.06) / 2, 0.05), plain('#2a2d2b', 0.7), 0)
    box((total, depth - 0.02, height - 0.10), (x + total / 2, -(depth - 0.02) / 2, 0.10 + (height - 0.10) / 2), timber.z, 0.001)
    y = -depth + 0.0095 - 0.002
    for i, w in enumerate(widths):
        cx = x + w / 2
        if i in drawers:
            z = height
            for share in (0.26, 0.37, 0.37):
                h = (height - 0.10) * share
                front('shaker', cx, z - h / 2, w - 0.005, h - 0.005, y, timber, k=i)
                pull('bar', cx, y - 0.0095, z - h / 2, brass, 0.16)
                z -= h
        else:
            top = 0.17
            front('shaker', cx, height - top / 2, w - 0.005, top - 0.005, y, timber, k=i)
            pull('bar', cx, y - 0.0095, height - top / 2, brass, 0.14)
            doors = 2 if w > 0.55 else 1
            for d in range(doors):
                dw, dh = w / doors, height - 0.10 - top
                dx = x + dw * (d + 0.5)
                front('shaker', dx, 0.10 + dh / 2, dw - 0.005, dh - 0.005, y, timber, k=i + d)
                side = 1 if (d == 0 and doors == 2) or doors == 1 else -1
                pull('bar', dx + side * (dw / 2 - 0.035), y - 0.0095, 0.10 + dh - 0.13, brass, 0.14, upright=True)
        x += w
    top = Timber(wood_top, 5).x if wood_top else plaster(counter, 0.35)
    box((total + 0.004, depth + overhang, 0.035), (start + total / 2, -(depth + overhang) / 2, height + 0.0175), top, 0.004)
    return x


def wall_cabinets(x, widths, foot=1.48, height=0.78, depth=0.34, color=SAGE):
    timber, brass = Painted(color), metal('brass')
    for i, w in enumerate(widths):
        box((w, depth - 0.02, height), (x + w / 2, -(depth - 0.02) / 2, foot + height / 2), timber.z, 0.001)
        doors = 2 if w > 0.5 else 1
        for d in range(doors):
            dw = w / doors
            dx = x + dw * (d + 0.5)
            y = -depth + 0.0075
            front('shaker', dx, foot + height / 2, dw - 0.005, height - 0.005, y, timber, k=i + d)
            side = 1 if (d == 0 and doors == 2) or doors == 1 else -1
            pull('bar', dx + side * (dw / 2 - 0.035), y - 0.0095, foot + 0.13, brass, 0.14, upright=True)
        x += w
    return x


def tiled(x, foot, head, color='#e3ddcf', tile=(0.15, 0.065), seed=3, y=-0.008):
    """Glazed tiles in half bond between x[0] and x[1], each a little off in tone and tilt."""
    rng = random.Random(seed)
    glazes = [plain(mixed(color, t, s), 0.16, coat=0.25, spec=0.5) for t, s in (('#ffffff', 0), ('#b9b29f', .16), ('#ffffff', .18), ('#a9a792', .10))]
    meshes = [([], []) for _ in glazes]
    box((x[1] - x[0], 0.004, head - foot), ((x[0] + x[1]) / 2, -0.002, (foot + head) / 2), plain('#bdb6a6', 0.9), 0)
    row, z = 0, foot
    while z < head - 0.01:
        at = x[0] - (tile[0] / 2 if row % 2 else 0)
        while at < x[1]:
            a, b = max(x[0], at) + 0.001, min(x[1], at + tile[0]) - 0.001
            c, d = z + 0.001, min(head, z + tile[1]) - 0.001
            if b > a + 0.004:
                verts, faces = rng.choice(meshes)
                n, t, s = len(verts), rng.uniform(-.0011, .0011), rng.uniform(-.0008, .0008)
                verts += [(a, y - t - s, c), (b, y + t - s, c), (b, y + t + s, d), (a, y - t + s, d)]
                faces.append((n, n + 1, n + 2, n + 3))
            at += tile[0]
        z, row = z + tile[1], row + 1
    for (verts, faces), glaze in zip(meshes, glazes):
        if verts:
            finish(mesh_object('tiles', verts, faces), glaze, smooth=False)


def shelf(cx, z, width, depth=0.24, color='oak', thick=0.034, brackets=True):
    box((width, depth, thick), (cx, -depth / 2, z - thick / 2), Timber(color, 6).x, 0.003)
    if brackets:
        iron = metal('brass')
        for s in (-1, 1):
            bx = cx + s * (width / 2 - 0.14)
            tube([(bx, -0.004, z - 0.19), (bx, -0.004, z - thick - 0.004), (bx, -depth + 0.04, z - thick - 0.004)], 0.006, iron)
            tube([(bx, -0.004, z - 0.17), (bx, -depth + 0.06, z - thick - 0.006)], 0.004, iron)


def plates(cx, y, z, count=5, radius=0.12, color='#e6dfd0'):
    for k in range(count):
        lathe([(0, 0.004), (radius * 0.6, 0.004), (radius * 0.68, 0.008), (radius, 0.018), (radius, 0.021), (radius * 0.66, 0.011), (0, 0.008)], (cx, y, z + k * 0.009), plain(color, 0.3, coat=0.3), sides=64)


def faucet(x, y, z):
    brass = metal('brass')
    cylinder(0.022, 0.03, (x, y, z + 0.015), brass)
    tube([(x, y, z), (x, y, z + 0.30), (x, y - 0.02, z + 0.37), (x, y - 0.10, z + 0.40), (x, y - 0.18, z + 0.36), (x, y - 0.20, z + 0.26)], 0.011, brass, smooth=True)
    tube([(x + 0.02, y, z + 0.05), (x + 0.09, y, z + 0.075)], 0.006, brass)
