"""A level camera with a shifted lens (verticals stay parallel), framed on what was built."""
import math

import bpy
import numpy as np


def _points():
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for obj in bpy.context.scene.objects:
        if obj.type not in ('MESH', 'CURVE') or 'ground' in obj or 'unframed' in obj:
            continue
        evaluated = obj.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        coords = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', coords)
        evaluated.to_mesh_clear()
        matrix = np.array(evaluated.matrix_world)
        coords = coords.reshape(-1, 3)
        if len(coords) > 4000:
            coords = coords[:: len(coords) // 2000]
        clouds.append(coords @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(clouds)


def aim_camera(spot, span, yaw=25, pitch=20, lens=80):
    """Looks closely at one spot of the product, from above by `pitch` degrees; see `Shot`."""
    bpy.context.view_layer.update()
    points = _points()
    low, high = points.min(0), points.max(0)
    target = low + (high - low) * (np.array(spot) + (0.5, 0.5, 0))
    turn, tilt = math.radians(yaw), math.radians(pitch)
    towards = np.array([-math.sin(turn) * math.cos(tilt), math.cos(turn) * math.cos(tilt), -math.sin(tilt)])
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width, camera.sensor_fit = lens, 36, 'HORIZONTAL'
    camera.clip_start = 0.01
    obj = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(obj)
    obj.location = tuple(target - towards * span * lens / 36)
    obj.rotation_euler = (math.pi / 2 - tilt, 0, turn)
    bpy.context.scene.camera = obj
    return obj


def frame_camera(yaw=25, height=1.2, lens=85, fill=0.9, aspect=4 / 3, lift=0.0):
    """`yaw` turns the camera about the product, degrees (positive: from its left... right hand side);
    `height` is the eye's, metres; `fill` is the share of the frame, in the tighter direction."""
    bpy.context.view_layer.update()
    points = _points()
    center = (points.min(0) + points.max(0)) / 2
    angle = math.radians(yaw)
    forward = np.array([-math.sin(angle), math.cos(angle), 0])
    right = np.array([math.cos(angle), math.sin(angle), 0])
    focal, distance = lens / 36, 5.0
    shift = (0.0, 0.0)
    for _ in range(40):
        eye = np.array([center[0], center[1], height]) - forward * distance
        relative = points - eye
        depth = relative @ forward
        x, y = focal * (relative @ right) / depth, focal * relative[:, 2] / depth
        width, tall = x.max() - x.min(), (y.max() - y.min()) * aspect
        shift = ((x.max() + x.min()) / 2, (y.max() + y.min()) / 2)
        distance *= 1 + (max(width, tall) / fill - 1) * 0.9
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width, camera.sensor_fit = lens, 36, 'HORIZONTAL'
    camera.shift_x, camera.shift_y = shift[0], shift[1] + lift
    obj = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(obj)
    obj.location, obj.rotation_euler = tuple(eye), (math.pi / 2, 0, angle)
    bpy.context.scene.camera = obj
    return obj
