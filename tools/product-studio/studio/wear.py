"""Traces of use, painted over a finished close-up in picture coordinates (u to the right, v upwards, 0 to 1).

One picture is taken and each grade is painted from it: all grades show the same spot in the same light, and a change of
the wear costs a second instead of a picture.
"""
import math
import os

import bpy
import numpy as np

from .artwork import _noise

WIDTH, HEIGHT = 1120, 840
"""Of the masks: finer than the pictures, so that thin lines stay smooth."""
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


def scratches(at, spread, count, length=0.1, angle=0, jitter=12, width=0.0011, seed=1, shift=(0, 0)):
    """Fine lines, stronger in their middle; wide ones are wrinkles. `shift` moves all: for the light beside a shadow."""
    u, v = _grid()
    u, v = u - shift[0], v - shift[1]
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


def rubbed_edge(path, width=0.008, seed=1, density=0.5, softness=0.10):
    """Along an edge: broken, uneven; cloth (a `softness` of 0.4) thins out where paint chips."""
    u, v = _grid()
    away = np.min([_distance_to_line(u, v, a, b)[0] for a, b in zip(path, path[1:])], axis=0)
    patches = _noise(u, v, seed, octaves=4, scale=14)
    fine = _noise(u, v, seed + 9, octaves=3, scale=90)
    return np.exp(-(away / width) ** 2) * np.clip((patches * 0.6 + fine * 0.4 - (1 - density)) / softness + 0.5, 0, 1)


def pills(at, size, count, radius=0.0016, seed=1, shift=(0, 0)):
    """Little knots of fluff; `shift` as of scratches."""
    u, v = _grid()
    u, v = u - shift[0], v - shift[1]
    rng, mask = np.random.RandomState(seed), np.zeros_like(u)
    for _ in range(count):
        x, y, r = at[0] + rng.normal() * size[0], at[1] + rng.normal() * size[1], radius * rng.uniform(0.6, 1.6)
        here = _near((x, y), r * 4)
        mask[here] = np.maximum(mask[here], rng.uniform(0.5, 1) * np.exp(-((u[here] - x) ** 2 + ((v[here] - y) * ASPECT) ** 2) / r ** 2))
    return mask


def thread(at, length, angle=0, curl=1.0, width=0.0011, seed=1, shift=(0, 0)):
    """A loose end of yarn that curls away from a seam."""
    u, v = _grid()
    rng = np.random.RandomState(seed)
    x, y, turn = at[0] + shift[0], at[1] + shift[1], math.radians(angle)
    path, steps = [(x, y)], 14
    for i in range(steps):
        turn += curl * (0.10 + 0.25 * i / steps) + rng.normal() * 0.16
        x, y = x + math.cos(turn) * length / steps, y + math.sin(turn) * length / steps / ASPECT
        path.append((x, y))
    away = np.min([_distance_to_line(u, v, a, b)[0] for a, b in zip(path, path[1:])], axis=0)
    return np.exp(-(away / width) ** 2)


PAINTERS = {f.__name__: f for f in (scratches, scuffs, fading, rubbed_edge, pills, thread)}


def _within(outline):
    """1 inside a polygon of picture coordinates: folds end where another cushion begins."""
    u, v = _grid()
    inside = np.zeros(u.shape, bool)
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if ay != by:
            inside ^= ((ay > v) != (by > v)) & (u < ax + (v - ay) * (bx - ax) / (by - ay))
    return inside


def _read(path):
    """Colour as it is stored and coverage, the lowest row first."""
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def _write(path, pixels):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('worn', width, height, alpha=True)
    image.pixels.foreach_set(np.ascontiguousarray(pixels).ravel())
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)


def _fitted(mask, width, height):
    """The mean of the mask below each pixel."""
    rows = np.linspace(0, HEIGHT, height + 1).astype(int)
    columns = np.linspace(0, WIDTH, width + 1).astype(int)
    sums = np.add.reduceat(np.add.reduceat(mask, rows[:-1], 0), columns[:-1], 1)
    return sums / (np.diff(rows)[:, None] * np.diff(columns)[None, :])


def wear_down(base, path, traces):
    """Paints traces over the picture `base`. Each is {'kind', 'value', 'saturation', 'share', 'within' and what its painter
    takes}; 'value' is a factor of the linear light, 'within' the polygon that holds it."""
    pixels = _read(base)
    height, width = pixels.shape[:2]
    # the shadow and the ground beside the product stay as they are
    covered = np.clip((pixels[..., 3] - 0.97) / 0.03, 0, 1)
    for trace in traces:
        facts = dict(trace)
        kind, share = facts.pop('kind'), facts.pop('share', 1.0)
        value, saturation = facts.pop('value', 1.3), facts.pop('saturation', 0.85)
        outline = facts.pop('within', None)
        painted = PAINTERS[kind](**facts) * (1 if outline is None else _within(outline))
        mask = (_fitted(painted, width, height) * share * covered)[..., None]
        worn = np.clip(pixels[..., :3] ** 2.2 * value, 0, 1) ** (1 / 2.2)
        gray = worn.mean(-1, keepdims=True)
        pixels[..., :3] = pixels[..., :3] * (1 - mask) + (gray + (worn - gray) * saturation) * mask
    _write(path, np.clip(pixels, 0, 1))
