"""Cycles on the CPU: scene settings, one picture, its guides for the denoiser, the finished PNG."""
import glob
import os
import shutil
import tempfile
import time

import bpy
import numpy as np

from .denoise import clean, clean_shadow, enlarged
from .materials import shade_simply_when_indirect


def new_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.seed = 'CPU', False, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 6
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 4, 12, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGBA'
    return scene


PASSES = ('texture', 'shape')
SHADOW_SHARE = 0.56
"""How much of the floor's shadow is kept: a full one looks heavy on the shop's tints."""
SHADOW_SCALE = 4
"""The shadow is soft: it is rendered this much smaller, and more often sampled."""


def _describe_materials():
    """Each material tells the camera its own colour and normal: guides for the denoiser that are smooth at edges."""
    layer = bpy.context.view_layer
    for name in PASSES:
        aov = layer.aovs.add()
        aov.name, aov.type = name, 'COLOR'
    for material in bpy.data.materials:
        tree = material.node_tree
        surface = tree.nodes.get('Principled BSDF') if tree else None
        if surface is None:
            continue
        shade_simply_when_indirect(material)
        glows = surface.inputs['Emission'].is_linked or max(surface.inputs['Emission'].default_value[:3]) > 0
        for name, source in (('texture', surface.inputs['Emission' if glows else 'Base Color']),
                             ('shape', surface.inputs['Normal'])):
            node = tree.nodes.new('ShaderNodeOutputAOV')
            node.name = name
            if source.is_linked:
                tree.links.new(source.links[0].from_socket, node.inputs['Color'])
            elif name == 'texture':
                node.inputs['Color'].default_value = source.default_value
            else:
                tree.links.new(tree.nodes.new('ShaderNodeNewGeometry').outputs['Normal'], node.inputs['Color'])


def _write_passes(folder, outputs):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, target = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], target.inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.format.exr_codec, files.format.color_mode = 'NONE', 'RGBA'
    files.file_slots.clear()
    for output in outputs:
        files.file_slots.new(output + '_')
        tree.links.new(source.outputs[output], files.inputs[output + '_'])


def _passes(outputs, width, height, samples):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.cycles.samples = samples
    folder = tempfile.mkdtemp(prefix='product-studio-')
    try:
        _write_passes(folder, outputs)
        bpy.ops.render.render()
        planes = []
        for output in outputs:
            image = bpy.data.images.load(glob.glob(os.path.join(folder, output + '_*'))[0])
            pixels = np.empty(width * height * 4, np.float32)
            image.pixels.foreach_get(pixels)
            bpy.data.images.remove(image)
            planes.append(pixels.reshape(height, width, 4))
        return planes
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _shadow(width, height, samples):
    """The floor's shadow as if the product itself could not be seen: nothing to cut out, so it can be small."""
    bodies = [obj for obj in bpy.context.scene.objects if obj.type in ('MESH', 'CURVE') and 'ground' not in obj]
    floor = next(obj for obj in bpy.context.scene.objects if 'ground' in obj)
    floor.visible_camera = True
    for obj in bodies:
        obj.visible_camera = False
    w, h = width // SHADOW_SCALE, height // SHADOW_SCALE
    (plane,) = _passes(['Image'], w, h, samples)
    return np.clip(enlarged(clean_shadow(plane[..., 3]), width, height), 0, 1) * _away_from_edges(width, height)


def _away_from_edges(width, height, share=0.15):
    """1 inside, 0 at the picture's edges: a shadow must not end in a straight cut."""
    def ramp(size, border):
        at = np.minimum(np.arange(size) + 0.5, size - np.arange(size) - 0.5) / border
        t = np.clip(at, 0, 1)
        return t * t * (3 - 2 * t)
    return (ramp(height, width * share * 0.8)[:, None] * ramp(width, width * share)[None, :]).astype(np.float32)


def _neighbours(plane):
    padded = np.pad(plane, ((1, 1), (1, 1), (0, 0)), mode='edge')
    rows, columns = plane.shape[:2]
    return [padded[i:i + rows, j:j + columns] for i in range(3) for j in range(3)]


def _without_stairs(result, coverage, shape):
    """Few samples leave steps at outlines: there, and where the surface turns sharply, each pixel takes from its neighbours."""
    weights = np.array([1, 2, 1, 2, 4, 2, 1, 2, 1], np.float32) / 16
    soft = sum(w * p for w, p in zip(weights, _neighbours(result)))
    guide = np.concatenate([coverage[..., None], shape[..., :3] * coverage[..., None] * 0.7], -1)
    around = _neighbours(guide)
    contrast = (np.maximum.reduce(around) - np.minimum.reduce(around)).max(-1, keepdims=True)
    share = np.clip((contrast - 0.25) / 0.45, 0, 1) * 0.85
    return (result * (1 - share) + soft * share).astype(np.float32)


def save(pixels, path):
    """Linear colours times their coverage, rows from below, as a PNG."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new('clean', width, height, alpha=True, float_buffer=True)
    image.colorspace_settings.name, image.alpha_mode = 'Linear', 'PREMUL'
    image.pixels.foreach_set(np.ascontiguousarray(pixels).ravel())
    image.update()
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image.save_render(path)
    bpy.data.images.remove(image)


def render(path, width, height, samples, exposure=0.0):
    """@returns seconds spent rendering and denoising"""
    scene = bpy.context.scene
    scene.view_settings.exposure = exposure
    _describe_materials()
    start = time.time()
    floor = next(obj for obj in scene.objects if 'ground' in obj)
    floor.visible_camera = floor.is_shadow_catcher = False
    color, texture, shape = _passes(['Image', *PASSES], width, height, samples)
    floor.is_shadow_catcher = True
    fills_the_picture = color[..., 3].min() > 0.99
    shadow = np.zeros((height, width), np.float32) if fills_the_picture else _shadow(width, height, samples * 2)
    rendered = time.time()
    coverage = color[..., 3]
    alpha = coverage + (1 - coverage) * SHADOW_SHARE * shadow ** 1.25
    result = np.concatenate([clean(color, texture, shape), alpha[..., None]], -1).astype(np.float32)
    result = _without_stairs(result, coverage, shape)
    save(result, path)
    return rendered - start, time.time() - rendered
