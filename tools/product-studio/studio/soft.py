"""Upholstery: stuffed blocks shaped by formulas, cushions and drapes shaped by the cloth solver (kept in a cache)."""
import hashlib
import math
import os
import random

import bpy
import numpy as np

from .solids import ball, finish, mesh_object, tube

CACHE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), '.cache', 'cloth')


def box_grid(size, counts):
    """Surface of a subdivided box with shared corners: vertices, faces, index by lattice point."""
    nx, ny, nz = counts
    index, verts, faces = {}, [], []

    def at(i, j, k):
        if (i, j, k) not in index:
            index[(i, j, k)] = len(verts)
            verts.append(((i / nx - 0.5) * size[0], (j / ny - 0.5) * size[1], (k / nz - 0.5) * size[2]))
        return index[(i, j, k)]

    for i in range(nx):
        for j in range(ny):
            faces.append((at(i, j, 0), at(i, j + 1, 0), at(i + 1, j + 1, 0), at(i + 1, j, 0)))
            faces.append((at(i, j, nz), at(i + 1, j, nz), at(i + 1, j + 1, nz), at(i, j + 1, nz)))
    for i in range(nx):
        for k in range(nz):
            faces.append((at(i, 0, k), at(i + 1, 0, k), at(i + 1, 0, k + 1), at(i, 0, k + 1)))
            faces.append((at(i, ny, k), at(i, ny, k + 1), at(i + 1, ny, k + 1), at(i + 1, ny, k)))
    for j in range(ny):
        for k in range(nz):
            faces.append((at(0, j, k), at(0, j, k + 1), at(0, j + 1, k + 1), at(0, j + 1, k)))
            faces.append((at(nx, j, k), at(nx, j + 1, k), at(nx, j + 1, k + 1), at(nx, j, k + 1)))
    return np.array(verts), faces, index


def edge_loop(index, counts, k):
    """Vertices round the box at layer k, in order."""
    nx, ny, _ = counts
    path = [(i, 0, k) for i in range(nx)] + [(nx, j, k) for j in range(ny)]
    path += [(i, ny, k) for i in range(nx, 0, -1)] + [(0, j, k) for j in range(ny, 0, -1)]
    return [index[p] for p in path]


def _cached(key, make):
    path = os.path.join(CACHE, hashlib.sha256(repr(key).encode()).hexdigest()[:20] + '.npy')
    if os.path.exists(path):
        return np.load(path)
    coords = make()
    os.makedirs(CACHE, exist_ok=True)
    np.save(path, coords)
    return coords


def _coordinates(mesh):
    out = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', out)
    return out.reshape(-1, 3)


def _evaluated(obj):
    graph = bpy.context.evaluated_depsgraph_get()
    return bpy.data.meshes.new_from_object(obj.evaluated_get(graph))


def cushion(size, loc, material, rot=(0, 0, 0), pressure=3.0, frames=18, cell=0.03, piping=0.0055, pipe_material=None,
            seed=1, shrink=0.0, stiff=12, bend=0.4, jitter=0.004, thin=False):
    """A cloth box blown up by inner pressure; piping follows its seams. `thin` starts flat, as throw pillows do."""
    counts = [max(2, round(a / cell)) for a in size]
    if thin:
        counts[2] = 2
    verts, faces, index = box_grid(size, counts)

    def simulate():
        rng = random.Random(seed)
        start = verts * (np.array([1, 1, 0.35]) if thin else 1)
        noise = np.array([[rng.uniform(-1, 1) for _ in range(3)] for _ in verts]) * [jitter, jitter, jitter * 0.6]
        obj = mesh_object('cloth', start + noise, faces)
        modifier = obj.modifiers.new('cloth', 'CLOTH')
        s = modifier.settings
        s.quality, s.mass, s.air_damping = 5, 0.3, 4
        s.tension_stiffness, s.compression_stiffness, s.shear_stiffness = stiff, stiff * 0.7, stiff * 0.4
        s.bending_stiffness = bend
        s.tension_damping = s.compression_damping = s.shear_damping = 8
        s.use_pressure, s.uniform_pressure_force, s.shrink_min, s.effector_weights.gravity = True, pressure, shrink, 0
        modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
        for frame in range(1, frames + 1):
            bpy.context.scene.frame_set(frame)
        coords = _coordinates(_evaluated(obj))
        bpy.data.objects.remove(obj)
        bpy.context.scene.frame_set(1)
        return coords

    coords = _cached((size, pressure, frames, cell, seed, shrink, stiff, bend, jitter, thin, 'cushion'), simulate)
    obj = finish(mesh_object('cushion', coords, faces), material, loc, rot, angle=180)
    obj.modifiers.new('smooth', 'SUBSURF').render_levels = 2
    if piping:
        layers = [0] if thin else [0, counts[2]]
        for k in layers:
            loop = coords[edge_loop(index, counts, k)]
            even = (np.roll(loop, 1, 0) + 2 * loop + np.roll(loop, -1, 0)) / 4 * [1.003, 1.003, 1]
            tube(even.tolist(), piping, pipe_material or material, cyclic=True, parent=obj)
    return obj


SEAT = dict(cell=0.04, pressure=1.3, stiff=30, bend=6, frames=16, jitter=0.002)
BACK = dict(cell=0.04, pressure=1.9, stiff=18, bend=3, frames=16, jitter=0.003)
PLUMP = dict(cell=0.04, pressure=2.6, stiff=16, bend=1.2, frames=18, jitter=0.004)
THROW = dict(pressure=7, thin=True, cell=0.02, piping=0.0035, shrink=0.04, stiff=10, bend=0.15, frames=24)
BED_PILLOW = dict(pressure=6, thin=True, cell=0.03, piping=0, shrink=0.02, stiff=10, bend=0.2, frames=24)


def lumps(points, scale, amount, seed):
    """Smooth random displacement, a few sines; `scale` in waves per metre."""
    rng = np.random.RandomState(seed)
    total = np.zeros(len(points))
    for _ in range(5):
        direction = rng.normal(size=3) * scale
        total += np.sin(points @ direction + rng.uniform(0, 6.28))
    return total * amount / 2.2


def stuffed(size, loc, material, rot=(0, 0, 0), round=0.04, crown=(0, 0, 0), cell=0.025, relief=None, shape=None,
            lump=0.0015, seed=1, smooth=1):
    """A padded block: rounded edges, faces that swell by `crown` (x, y, z), slow unevenness.
    relief(front points in x and z, from the middle) returns depths (m) that push the front (-y) in;
    shape(points) returns moved points and may bend the whole."""
    w, d, h = size
    counts = [max(2, int(math.ceil(a / cell))) for a in size]
    verts, faces, _ = box_grid(size, counts)
    half = np.array(size) / 2
    r = min(round, half.min() * 0.98)
    core = np.clip(verts, -(half - r), half - r)
    out = verts - core
    length = np.linalg.norm(out, axis=1, keepdims=True)
    normal = out / np.maximum(length, 1e-9)
    points = core + normal * r
    n = verts / half
    for axis in range(3):
        if crown[axis]:
            a, b = [i for i in range(3) if i != axis]
            swell = (1 - np.abs(n[:, a]) ** 2.6) * (1 - np.abs(n[:, b]) ** 2.6)
            points[:, axis] += np.sign(verts[:, axis]) * crown[axis] * swell * (np.abs(n[:, axis]) > 0.98)
    if relief is not None:
        front = n[:, 1] < -0.98
        fade = np.clip((1 - np.maximum(np.abs(n[:, 0]), np.abs(n[:, 2]))) / 0.06, 0, 1)
        depth = relief(points[:, 0], points[:, 2])
        points[:, 1] += np.where(front, depth * fade, 0)
    if lump:
        points += normal * lumps(points, 9, lump, seed)[:, None]
    if shape is not None:
        points = shape(points)
    obj = finish(mesh_object('stuffed', points, faces), material, loc, rot, angle=180)
    if smooth:
        obj.modifiers.new('smooth', 'SUBSURF').render_levels = smooth
    return obj


def diamond_tufts(pitch_x, pitch_z, depth, shift=0.0):
    """Relief of deep buttons: folds run along the diagonals between them."""
    def relief(x, z):
        s, t = (x / pitch_x + z / pitch_z) + shift, (x / pitch_x - z / pitch_z) + shift
        puff = np.abs(np.sin(math.pi * s) * np.sin(math.pi * t)) ** 0.42
        return depth * (1 - puff)
    return relief


def button_points(pitch_x, pitch_z, width, height, shift=0.0):
    """Where the folds of `diamond_tufts` meet, within a panel about its middle."""
    points, reach = [], 40
    for i in range(-reach, reach):
        for j in range(-reach, reach):
            x, z = pitch_x * (i + j - 2 * shift) / 2, pitch_z * (i - j) / 2
            if abs(x) < width / 2 and abs(z) < height / 2:
                points.append((x, z))
    return points


def buttons(points, depth_at, material, radius=0.011):
    for x, z in points:
        ball(radius, (x, depth_at, z), material, scale=(1, 0.55, 1), segments=20)


def drape(size, center, drop_from, collider, material, thickness=0.02, seed=1, cells=(84, 60), frames=40, bend=1.2,
          key=''):
    """A cloth dropped on a collider box (size, loc, round). Returns the settled sheet."""
    sx, sy = size
    nx, ny = cells
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(ny) for i in range(nx)]

    def simulate():
        from .solids import box
        rng = random.Random(seed)
        verts = [((i / nx - 0.5) * sx + center[0], (j / ny - 0.5) * sy + center[1],
                  drop_from + rng.uniform(-1, 1) * 0.006 + 0.012 * math.sin(i * 0.21 + seed) * math.sin(j * 0.17))
                 for j in range(ny + 1) for i in range(nx + 1)]
        body = box(collider[0], collider[1], None, collider[2], 5)
        body.modifiers.new('collision', 'COLLISION')
        body.collision.thickness_outer, body.collision.cloth_friction = 0.012, 14
        sheet = mesh_object('cloth', verts, faces)
        modifier = sheet.modifiers.new('cloth', 'CLOTH')
        s = modifier.settings
        s.quality, s.mass, s.air_damping, s.bending_stiffness = 7, 0.35, 2, bend
        s.tension_stiffness = s.compression_stiffness = 12
        s.shear_stiffness = 4
        modifier.collision_settings.distance_min = 0.012
        modifier.point_cache.frame_end = frames
        for frame in range(1, frames + 1):
            bpy.context.scene.frame_set(frame)
        coords = _coordinates(_evaluated(sheet))
        bpy.data.objects.remove(sheet)
        bpy.data.objects.remove(body)
        bpy.context.scene.frame_set(1)
        return coords

    coords = _cached((size, center, drop_from, collider, seed, cells, frames, bend, key, 'drape'), simulate)
    obj = finish(mesh_object('drape', coords, faces), material, angle=180)
    shell = obj.modifiers.new('solidify', 'SOLIDIFY')
    shell.thickness, shell.offset = thickness, 1
    obj.modifiers.new('smooth', 'SUBSURF').render_levels = 2
    return obj
