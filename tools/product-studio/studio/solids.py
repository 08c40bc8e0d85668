"""Hard bodies: boxes, cylinders, tubes, prisms and surfaces. Metres and degrees; z is up, fronts face -y."""
import math
from contextlib import contextmanager

import bpy
import numpy as np

from .materials import Shader  # noqa: F401  (materials come first: they make Blender's node types available)


def radians(degrees):
    return math.radians(degrees)


def finish(obj, material, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True, angle=40):
    obj.location = loc
    obj.rotation_euler = tuple(radians(a) for a in rot)
    if material is not None:
        obj.data.materials.clear()
        obj.data.materials.append(material)
    if smooth and obj.type == 'MESH':
        obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
        obj.data.use_auto_smooth = angle < 180
        obj.data.auto_smooth_angle = radians(angle)
    return obj


def mesh_object(name, verts, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.update()
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(obj)
    return obj


def bevel(obj, width, segments=3, angle=None):
    if width <= 0:
        return obj
    modifier = obj.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments, modifier.harden_normals = width, segments, True
    if angle is None:
        modifier.limit_method = 'NONE'
    else:
        modifier.angle_limit = radians(angle)
    return obj


def box(size, loc, material, round=0.005, segments=3, rot=(0, 0, 0), taper=None):
    """`taper` narrows the foot to that share of the head."""
    x, y, z = (s / 2 for s in size)
    verts = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    if taper:
        verts = [(a * (taper if c < 0 else 1), b * (taper if c < 0 else 1), c) for a, b, c in verts]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = finish(mesh_object('box', verts, faces), material, loc, rot)
    return bevel(obj, min(round, 0.49 * min(size)), segments)


def cylinder(radius, height, loc, material, rot=(0, 0, 0), round=0.002, top=None, sides=48):
    """`radius` at the foot and `top` at the head."""
    head = radius if top is None else top
    angles = [2 * math.pi * i / sides for i in range(sides)]
    verts = [(radius * math.cos(a), radius * math.sin(a), -height / 2) for a in angles]
    verts += [(head * math.cos(a), head * math.sin(a), height / 2) for a in angles]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    faces += [tuple(reversed(range(sides))), tuple(range(sides, 2 * sides))]
    obj = finish(mesh_object('cylinder', verts, faces), material, loc, rot)
    return bevel(obj, min(round, height * 0.45), 3, angle=50)


def lathe(profile, loc, material, rot=(0, 0, 0), sides=48, angle=35):
    """Turns (radius, z) points about z: feet, knobs, lamp shades, drums."""
    n, verts, faces = len(profile), [], []
    for k in range(sides):
        a = 2 * math.pi * k / sides
        verts += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
    for k in range(sides):
        b, c = k * n, ((k + 1) % sides) * n
        faces += [(b + i, c + i, c + i + 1, b + i + 1) for i in range(n - 1)]
    return finish(mesh_object('lathe', verts, faces), material, loc, rot, angle=angle)


def ring(major, minor, loc, material, rot=(0, 0, 0), segments=96):
    circle = [(major + minor * math.cos(t), minor * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 17)]
    return lathe(circle, loc, material, rot, segments, angle=180)


def ball(radius, loc, material, scale=(1, 1, 1), rot=(0, 0, 0), segments=48):
    profile = [(radius * math.sin(t), -radius * math.cos(t)) for t in np.linspace(0, math.pi, segments // 2 + 1)]
    obj = lathe(profile, loc, material, rot, segments, angle=180)
    obj.scale = scale
    return obj


def tube(points, radius, material, cyclic=False, parent=None, smooth=False, sides=4):
    """A round wire through points; `smooth` lets them be the handles of a curve."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, sides, True
    spline = curve.splines.new('NURBS' if smooth else 'POLY')
    spline.points.add(len(points) - 1)
    for i, p in enumerate(points):
        spline.points[i].co = (*p, 1)
    if smooth:
        spline.order_u, spline.use_endpoint_u, curve.resolution_u = min(4, len(points)), not cyclic, 12
    spline.use_cyclic_u = cyclic
    obj = bpy.data.objects.new('tube', curve)
    bpy.context.collection.objects.link(obj)
    curve.materials.append(material)
    if parent is not None:
        obj.parent = parent
    return obj


def prism(profile, length, loc, material, axis='Y', round=0.0, segments=3, rot=(0, 0, 0), angle=40):
    """Extrudes a closed counter-clockwise outline along an axis, centred. The outline lies in the two other axes:
    axis Y -> (x, z), axis X -> (y, z), axis Z -> (x, y)."""
    n, half = len(profile), length / 2
    place = {'Y': lambda a, b, t: (a, t, b), 'X': lambda a, b, t: (t, a, b), 'Z': lambda a, b, t: (a, b, t)}[axis]
    verts = [place(a, b, -half) for a, b in profile] + [place(a, b, half) for a, b in profile]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    faces += [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    if axis == 'Y':
        faces = [tuple(reversed(f)) for f in faces]
    obj = finish(mesh_object('prism', verts, faces), material, loc, rot, angle=angle)
    return bevel(obj, round, segments, angle=angle) if round else obj


def surface(point, nu, nv, material, thickness=0.0, loc=(0, 0, 0), rot=(0, 0, 0), subdivide=0, offset=0.0):
    """A sheet given by point(u, v) with u and v from 0 to 1."""
    verts = [point(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    row = nu + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(nv) for i in range(nu)]
    obj = finish(mesh_object('surface', verts, faces), material, loc, rot, angle=180 if not thickness else 50)
    if thickness:
        shell = obj.modifiers.new('solidify', 'SOLIDIFY')
        shell.thickness, shell.offset = thickness, offset
    if subdivide:
        obj.modifiers.new('smooth', 'SUBSURF').render_levels = subdivide
    return obj


def picture_plane(width, height, loc, material, rot=(0, 0, 0)):
    """A flat screen in x and z that faces -y, with texture coordinates."""
    w, h = width / 2, height / 2
    obj = mesh_object('screen', [(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [(0, 1, 2, 3)])
    layer = obj.data.uv_layers.new()
    for i, uv in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        layer.data[i].uv = uv
    return finish(obj, material, loc, rot, smooth=False)


def arc(radius, start, end, steps=12, center=(0, 0)):
    """Points of a circle from one angle to another, degrees."""
    return [(center[0] + radius * math.cos(radians(a)), center[1] + radius * math.sin(radians(a)))
            for a in np.linspace(start, end, steps + 1)]


def rounded_rectangle(width, height, radius, steps=8, center=(0, 0)):
    w, h = width / 2 - radius, height / 2 - radius
    cx, cy = center
    return (arc(radius, 0, 90, steps, (cx + w, cy + h)) + arc(radius, 90, 180, steps, (cx - w, cy + h))
            + arc(radius, 180, 270, steps, (cx - w, cy - h)) + arc(radius, 270, 360, steps, (cx + w, cy - h)))


@contextmanager
def group(loc=(0, 0, 0), turn=0.0, scale=1.0, rot=None):
    """Everything built inside moves, and turns about z, as one."""
    before = set(bpy.data.objects)
    root = bpy.data.objects.new('group', None)
    yield root
    bpy.context.collection.objects.link(root)
    root.location, root.scale = loc, (scale,) * 3
    root.rotation_euler = tuple(radians(a) for a in rot) if rot else (0, 0, radians(turn))
    for obj in set(bpy.data.objects) - before - {root}:
        if obj.parent is None:
            obj.parent = root
