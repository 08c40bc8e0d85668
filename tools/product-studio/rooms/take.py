"""One picture of a room: no floor to cut out, so a single render with the denoiser's guides."""
import time

import bpy
import numpy as np

from studio.denoise import clean
from studio.render import PASSES, _describe_materials, _passes, _without_stairs, save


def take(path, width, height, samples, exposure):
    """@returns seconds spent rendering and denoising"""
    scene = bpy.context.scene
    scene.view_settings.exposure = exposure
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 5, 3, 3
    scene.cycles.sample_clamp_indirect, scene.cycles.sample_clamp_direct = 3, 10
    scene.cycles.use_fast_gi = False
    _describe_materials()
    start = time.time()
    color, texture, shape = _passes(['Image', *PASSES], width, height, samples)
    rendered = time.time()
    coverage = color[..., 3]
    result = np.concatenate([clean(color, texture, shape), np.ones((height, width, 1), np.float32)], -1).astype(np.float32)
    result = _without_stairs(result, coverage, shape)
    save(result, path)
    return rendered - start, time.time() - rendered
