"""Traces of use, painted over the materials in picture coordinates (u to the right, v upwards, 0 to 1)."""
import math

import bpy
import numpy as np

from .artwork import _noise

WIDTH, HEIGHT = 1020, 765
ASPECT = HEIGHT / WIDTH


def _grid():
    v, u = np.mgrid[0:HEIGHT, 0:WIDTH]
    return (u + 0.5) / WIDTH, (v + 0.5) / HEIGHT


def _distance_to_line(u, v, a, b):
    """From each point to a segment, in shares of the picture's width; and where along it, 0 to 1."""
    dx, dy = b[0] - a[0], (b[1] - a[1]) * ASPECT
    px, py = u - a[0], (v - a[1]) * ASPECT
    along = np.clip((px * dx + py * dy) / max(1e-9, dx * dx + dy * dy), 0, 1)
    return np.hypot(px - along * dx, py - along * dy), along


def _near(at, reach):
    """The part of the grid round a point: most traces are small, and the picture is large."""
    columns = slice(max(0, int((at[0] - reach) * WIDTH)), max(1, int((at[0] + reach) * WIDTH)))
    rows = slice(max(0, int((at[1] - reach / ASPECT) * HEIGHT)), max(1, int((at[1] + reach / ASPECT) * HEIGHT)))
    return rows, columns


def scratches(at, spread, count, length=0.1, angle=0, jitter=12, width=0.0011, seed=1):
    """Fine lines, stronger in their middle."""
    u, v = _grid()
    rng, mask = np.random.RandomState(seed), np.zeros_like(u)
    for _ in range(count):
        x, y = at[0] + rng.normal() * spread[0], at[1] + rng.normal() * spread[1]
        turn, reach = math.radians(angle + rng.normal() * jitter), length * rng.uniform(0.4, 1.3) / 2
        a = (x - math.cos(turn) * reach, y - math.sin(turn) * reach / ASPECT)
        b = (x + math.cos(turn) * reach, y + math.sin(turn) * reach / ASPECT)
        bend = (rng.normal() * length * 0.06, rng.normal() * length * 0.06)
        middle = (x + bend[0], y + bend[1])
        strength = rng.uniform(0.45, 1)
        here = _near((x, y), reach * 1.3 + 0.01)
        for p, q, rising in ((a, middle, True), (middle, b, False)):
            away, along = _distance_to_line(u[here], v[here], p, q)
            fade = along if rising else 1 - along
            mask[here] = np.maximum(mask[here], strength * np.exp(-(away / width) ** 2) * (0.25 + 0.75 * fade))
    return mask


def scuffs(at, size, angle=0, grain=60, seed=1, density=0.5):
    """Short rubbed strokes that lie side by side."""
    u, v = _grid()
    turn = math.radians(angle)
    x, y = u - at[0], (v - at[1]) * ASPECT
    along, across = x * math.cos(turn) + y * math.sin(turn), -x * math.sin(turn) + y * math.cos(turn)
    area = np.exp(-(along / size[0]) ** 2 - (across / size[1]) ** 2)
    streaks = _noise(along * 0.14 + 3, across + 3, seed, octaves=3, scale=grain)
    return np.clip((streaks * (0.4 + area) - (1 - density * 0.75)) / 0.16, 0, 1) * np.clip(area * 1.6, 0, 1)


def fading(at, size, seed=1):
    """A soft patch, as sun and sitting leave it."""
    u, v = _grid()
    area = np.exp(-((u - at[0]) / size[0]) ** 2 - ((v - at[1]) * ASPECT / size[1]) ** 2)
    return area * (0.75 + 0.5 * (_noise(u, v, seed, scale=9) - 0.5))


def rubbed_edge(path, width=0.008, seed=1, density=0.5):
    """Along an edge: broken, uneven."""
    u, v = _grid()
    away = np.min([_distance_to_line(u, v, a, b)[0] for a, b in zip(path, path[1:])], axis=0)
    patches = _noise(u, v, seed, octaves=4, scale=14)
    fine = _noise(u, v, seed + 9, octaves=3, scale=90)
    return np.exp(-(away / width) ** 2) * np.clip((patches * 0.6 + fine * 0.4 - (1 - density)) / 0.10 + 0.5, 0, 1)


def pills(at, size, count, radius=0.0016, seed=1):
    """Little knots of fluff."""
    u, v = _grid()
    rng, mask = np.random.RandomState(seed), np.zeros_like(u)
    for _ in range(count):
        x, y, r = at[0] + rng.normal() * size[0], at[1] + rng.normal() * size[1], radius * rng.uniform(0.6, 1.6)
        here = _near((x, y), r * 4)
        mask[here] = np.maximum(mask[here], rng.uniform(0.5, 1) * np.exp(-((u[here] - x) ** 2 + ((v[here] - y) * ASPECT) ** 2) / r ** 2))
    return mask


PAINTERS = {f.__name__: f for f in (scratches, scuffs, fading, rubbed_edge, pills)}


def _image(mask):
    image = bpy.data.images.new('wear', WIDTH, HEIGHT, float_buffer=True, is_data=True)
    pixels = np.ones((HEIGHT, WIDTH, 4), np.float32)
    pixels[..., :3] = np.clip(mask, 0, 1)[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    return image


def wear_down(traces):
    """Each trace: {'kind', 'on' (beginnings of materials' names, all without), 'value', 'saturation', 'share' and what
    its painter takes}."""
    for trace in traces:
        facts = dict(trace)
        kind, on = facts.pop('kind'), facts.pop('on', None)
        value, saturation = facts.pop('value', 1.3), facts.pop('saturation', 0.85)
        share = facts.pop('share', 1.0)
        image = _image(PAINTERS[kind](**facts) * share)
        for material in bpy.data.materials:
            tree = material.node_tree
            surface = tree.nodes.get('Principled BSDF') if tree else None
            glows = surface and (surface.inputs['Emission'].is_linked or max(surface.inputs['Emission'].default_value[:3]) > 0)
            if surface is None or glows or (on and not material.name.startswith(tuple(on))):
                continue
            _overlay(tree, surface, image, value, saturation)


def _overlay(tree, surface, image, value, saturation):
    at, mask = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeTexImage')
    mask.image, mask.extension = image, 'CLIP'
    tree.links.new(at.outputs['Window'], mask.inputs['Vector'])
    color, mix = surface.inputs['Base Color'], tree.nodes.new('ShaderNodeMixRGB')
    tree.links.new(mask.outputs['Color'], mix.inputs['Fac'])
    tone = tree.nodes.new('ShaderNodeHueSaturation')
    tone.inputs['Saturation'].default_value, tone.inputs['Value'].default_value = saturation, value
    for target in (mix.inputs['Color1'], tone.inputs['Color']):
        if color.is_linked:
            tree.links.new(color.links[0].from_socket, target)
        else:
            target.default_value = color.default_value
    tree.links.new(tone.outputs['Color'], mix.inputs['Color2'])
    tree.links.new(mix.outputs['Color'], color)
