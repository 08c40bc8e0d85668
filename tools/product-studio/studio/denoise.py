"""Removes the grain of few samples. Debian's Blender has no denoiser; `denoise.c` is compiled on first use."""
import ctypes
import hashlib
import os
import subprocess

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
def _library():
    source = os.path.join(HERE, 'denoise.c')
    with open(source, 'rb') as file:
        digest = hashlib.sha256(file.read()).hexdigest()[:12]
    folder = os.path.join(os.path.dirname(HERE), '.cache')
    path = os.path.join(folder, f'denoise-{digest}.so')
    if not os.path.exists(path):
        os.makedirs(folder, exist_ok=True)
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', source, '-o',
                        path + '.part', '-lm'], check=True)
        os.replace(path + '.part', path)
    return ctypes.CDLL(path)


def clean(color, texture, normal, levels=4, strength=1.3):
    """All (height, width, channels), linear, premultiplied; `color` has the coverage as its alpha, `texture` and
    `normal` are what the camera sees of the product alone.

    @returns the colours without grain, premultiplied
    """
    height, width = color.shape[:2]
    coverage = color[..., 3:4]
    # what is added keeps dark gloss, whose light is not its own colour, from blowing up
    paint = np.maximum(texture[..., :3], 0) + 0.05 * coverage
    solid = np.maximum(coverage, 1e-4)
    light = np.where(coverage > 0, color[..., :3] / np.maximum(paint, 1e-6), 0)
    light = np.ascontiguousarray(np.concatenate([light, coverage], -1), np.float32)
    guide = np.zeros((height, width, 8), np.float32)
    guide[..., 0:3] = np.where(coverage > 0, paint / solid, 0) * 2.0
    guide[..., 3:6] = np.where(coverage > 0, normal[..., :3] / solid, 0) * 3.5
    pointer = ctypes.POINTER(ctypes.c_float)
    _library().denoise(light.ctypes.data_as(pointer), guide.ctypes.data_as(pointer), ctypes.c_int(width),
                       ctypes.c_int(height), ctypes.c_int(levels), ctypes.c_float(strength))
    return light[..., :3] * paint


def clean_shadow(alpha, passes=3):
    """A soft shadow of few samples: blurred a little, where the blur does no harm."""
    kernel = np.array([1, 4, 6, 4, 1], np.float32) / 16
    for level in range(passes):
        step = 1 << level
        for axis in (0, 1):
            padded = np.pad(alpha, [(2 * step, 2 * step) if a == axis else (0, 0) for a in (0, 1)], mode='edge')
            size = alpha.shape[axis]
            alpha = sum(k * np.take(padded, range(i * step, i * step + size), axis) for i, k in enumerate(kernel))
    return alpha


def enlarged(plane, width, height):
    """Bicubic enlargement (Catmull-Rom), row and column at a time."""
    for axis, size in ((0, height), (1, width)):
        at = (np.arange(size) + 0.5) * plane.shape[axis] / size - 0.5
        base = np.floor(at).astype(int)
        t = (at - base).astype(np.float32)
        weights = [((-0.5 * t + 1) * t - 0.5) * t, (1.5 * t - 2.5) * t * t + 1, ((-1.5 * t + 2) * t + 0.5) * t,
                   (0.5 * t - 0.5) * t * t]
        shape = (-1, 1) if axis == 0 else (1, -1)
        plane = sum(w.reshape(shape) * np.take(plane, np.clip(base + i - 1, 0, plane.shape[axis] - 1), axis)
                    for i, w in enumerate(weights))
    return plane
