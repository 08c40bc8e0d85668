"""Procedural materials. Colours are sRGB hex; lengths are metres."""
import random

import bpy


def linear(hex_color):
    """sRGB hex to linear RGBA."""
    digits = hex_color.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


def mixed(hex_a, hex_b, share):
    """Colour between two hex colours; `share` of the second."""
    a, b = ([int(h.lstrip('#')[i:i + 2], 16) for i in (0, 2, 4)] for h in (hex_a, hex_b))
    return '#' + ''.join(f'{round(x + (y - x) * share):02x}' for x, y in zip(a, b))


def softened(hex_color, gray=0.34, darker=0.90):
    """A swatch as dyed cloth: studio light and film lift and saturate what is given as it is."""
    r, g, b = (int(hex_color.lstrip('#')[i:i + 2], 16) for i in (0, 2, 4))
    middle = 0.30 * r + 0.59 * g + 0.11 * b
    return '#' + ''.join(f'{round((c + (middle - c) * gray) * darker):02x}' for c in (r, g, b))


def scaled(color, factor):
    return tuple(min(1.0, c * factor) for c in color[:3]) + (1.0,)


class Shader:
    """A principled material with short ways to add nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']

    def node(self, kind, **values):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in values.items():
            if key in node.inputs.keys():
                node.inputs[key].default_value = value
            else:
                setattr(node, key, value)
        return node

    def link(self, output, target):
        self.tree.links.new(output, target)

    def set(self, **values):
        for key, value in values.items():
            self.surface.inputs[key.replace('_', ' ')].default_value = value
        return self

    def coordinates(self, scale=(1, 1, 1), kind='Object', offset=(0, 0, 0)):
        source = self.node('TexCoord')
        mapping = self.node('Mapping')
        mapping.inputs['Scale'].default_value = scale
        mapping.inputs['Location'].default_value = offset
        self.link(source.outputs[kind], mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def ramp(self, value, stops):
        ramp = self.node('ValToRGB')
        elements = ramp.color_ramp.elements
        while len(elements) > 1:
            elements.remove(elements[-1])
        elements[0].position, elements[0].color = stops[0]
        for position, color in stops[1:]:
            elements.new(position).color = color
        self.link(value, ramp.inputs['Fac'])
        return ramp.outputs['Color']

    def product(self, a, b):
        node = self.node('Math', operation='MULTIPLY')
        self.link(a, node.inputs[0])
        if isinstance(b, (int, float)):
            node.inputs[1].default_value = b
        else:
            self.link(b, node.inputs[1])
        return node.outputs[0]

    def sum(self, a, b):
        node = self.node('Math', operation='ADD')
        self.link(a, node.inputs[0])
        self.link(b, node.inputs[1])
        return node.outputs[0]

    def toned(self, color, noise, amount):
        """Lightens and darkens a colour by a noise of mean 0.5."""
        span = self.node('MapRange')
        span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = 0.25, 0.75
        span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = 1 - amount, 1 + amount
        self.link(noise, span.inputs['Value'])
        tone = self.node('HueSaturation')
        self.link(color, tone.inputs['Color'])
        self.link(span.outputs[0], tone.inputs['Value'])
        return tone.outputs['Color']

    def bumps(self, *layers):
        """Stacks (height, strength, distance) and drives the normal with them."""
        normal = None
        for height, strength, distance in layers:
            bump = self.node('Bump', Strength=strength, Distance=distance)
            self.link(height, bump.inputs['Height'])
            if normal is not None:
                self.link(normal, bump.inputs['Normal'])
            normal = bump.outputs[0]
        self.link(normal, self.surface.inputs['Normal'])


def shade_simply_when_indirect(material):
    """Bounces see the surface's mean colour only: its noises cost most of the time, and only the camera sees them."""
    tree = material.node_tree
    surface, output = tree.nodes.get('Principled BSDF'), tree.nodes.get('Material Output')
    color = material.get('mean_color')
    if color is None or surface is None:
        return
    simple = tree.nodes.new('ShaderNodeBsdfDiffuse')
    simple.inputs['Color'].default_value = tuple(color)
    path, mix = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    tree.links.new(simple.outputs[0], mix.inputs[1])
    tree.links.new(surface.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs['Surface'])


def plain(hex_color, rough=0.5, metal=0.0, spec=0.5, coat=0.0, **more):
    shader = Shader('plain')
    shader.set(Base_Color=linear(hex_color), Roughness=rough, Metallic=metal, Specular=spec, Clearcoat=coat)
    return shader.set(**more).material


# scale per metre, bump, melange, sheen, wrinkle, roughness
WEAVES = {
    'chenille': (300, 0.34, 0.30, 0.45, 0.32, 0.95),
    'linen': (520, 0.30, 0.34, 0.20, 0.22, 0.92),
    'performance': (430, 0.22, 0.24, 0.25, 0.22, 0.92),
    'microfiber': (700, 0.08, 0.10, 0.70, 0.35, 0.85),
    'sheet': (700, 0.06, 0.04, 0.20, 0.30, 0.95),
    'knit': (260, 0.30, 0.05, 0.25, 0.15, 0.95),
    'mesh': (900, 0.40, 0.50, 0.10, 0.00, 0.90),
}


def fabric(hex_color, weave='performance', wrinkle=None):
    scale, bump, melange, sheen, folds, rough = WEAVES[weave]
    shader, base = Shader('fabric'), linear(hex_color)
    shader.material['mean_color'] = base
    at = shader.coordinates()
    fine = shader.node('TexNoise', Scale=scale, Detail=3.0, Roughness=0.7)
    broad = shader.node('TexNoise', Scale=scale * 0.45, Detail=2.0)
    tone = shader.node('TexNoise', Scale=7, Detail=5.0, Roughness=0.55)
    for noise in (fine, broad, tone):
        shader.link(at, noise.inputs['Vector'])
    yarn = shader.product(fine.outputs['Fac'], broad.outputs['Fac'])
    color = shader.ramp(yarn, [(0.14, scaled(base, 1 - melange)), (0.36, scaled(base, 1 + melange * 0.45))])
    shader.link(shader.toned(color, tone.outputs['Fac'], 0.07), shader.surface.inputs['Base Color'])
    shader.bumps((tone.outputs['Fac'], folds if wrinkle is None else wrinkle, 0.012), (yarn, bump, 0.002))
    shader.set(Roughness=rough, Specular=0.15, Sheen=sheen, Sheen_Tint=0.6)
    return shader.material


def velvet(hex_color):
    shader, base = Shader('velvet'), linear(hex_color)
    shader.material['mean_color'] = base
    at = shader.coordinates()
    nap = shader.node('TexNoise', Scale=5, Detail=4.0, Roughness=0.6, Distortion=0.8)
    pile = shader.node('TexNoise', Scale=900, Detail=2.0)
    for noise in (nap, pile):
        shader.link(at, noise.inputs['Vector'])
    facing = shader.node('LayerWeight', Blend=0.42)
    rim = shader.ramp(facing.outputs['Facing'], [(0.0, scaled(base, 0.62)), (0.55, scaled(base, 0.95)), (1.0, scaled(base, 2.1))])
    shader.link(shader.toned(rim, nap.outputs['Fac'], 0.22), shader.surface.inputs['Base Color'])
    shader.bumps((nap.outputs['Fac'], 0.22, 0.010), (pile.outputs['Fac'], 0.10, 0.001))
    shader.set(Roughness=0.62, Specular=0.22, Sheen=1.0, Sheen_Tint=0.75)
    return shader.material


def boucle(hex_color):
    shader, base = Shader('boucle'), linear(hex_color)
    shader.material['mean_color'] = base
    at = shader.coordinates()
    curl = shader.node('TexVoronoi', Scale=125, feature='SMOOTH_F1')
    fuzz = shader.node('TexNoise', Scale=260, Detail=4.0, Roughness=0.75)
    tone = shader.node('TexNoise', Scale=6, Detail=3.0)
    for noise in (curl, fuzz, tone):
        shader.link(at, noise.inputs['Vector'])
    loops = shader.ramp(curl.outputs['Distance'], [(0.05, scaled(base, 1.06)), (0.75, scaled(base, 0.62))])
    shader.link(shader.toned(loops, fuzz.outputs['Fac'], 0.10), shader.surface.inputs['Base Color'])
    lump = shader.node('Math', operation='SUBTRACT')
    lump.inputs[0].default_value = 1.0
    shader.link(curl.outputs['Distance'], lump.inputs[1])
    shader.bumps((lump.outputs[0], 0.75, 0.008), (fuzz.outputs['Fac'], 0.35, 0.003))
    shader.set(Roughness=1.0, Specular=0.08, Sheen=0.5, Sheen_Tint=0.4)
    return shader.material


def corduroy(hex_color, wale=0.011):
    """Ribs `wale` metres apart: they run from front to back, and upright on the sides."""
    shader, base = Shader('corduroy'), linear(hex_color)
    shader.material['mean_color'] = base
    at = shader.coordinates()
    split, facing = shader.node('SeparateXYZ'), shader.node('SeparateXYZ')
    shader.link(at, split.inputs[0])
    shader.link(shader.node('TexCoord').outputs['Normal'], facing.inputs[0])
    size = shader.node('Math', operation='ABSOLUTE')
    shader.link(facing.outputs['X'], size.inputs[0])
    sideways = shader.node('Math', operation='GREATER_THAN')
    sideways.inputs[1].default_value = 0.7
    shader.link(size.outputs[0], sideways.inputs[0])
    turned = shader.node('Math', operation='SUBTRACT')
    turned.inputs[0].default_value = 1.0
    shader.link(sideways.outputs[0], turned.inputs[1])
    across = shader.sum(shader.product(split.outputs['X'], turned.outputs[0]), shader.product(split.outputs['Y'], sideways.outputs[0]))
    wave = shader.node('Math', operation='SINE')
    shader.link(shader.product(across, 6.2832 / wale), wave.inputs[0])
    half = shader.node('MapRange')
    half.inputs['From Min'].default_value = -1
    shader.link(wave.outputs[0], half.inputs['Value'])
    tone = shader.node('TexNoise', Scale=6, Detail=5.0)
    fuzz = shader.node('TexNoise', Scale=600, Detail=2.0)
    for noise in (tone, fuzz):
        shader.link(at, noise.inputs['Vector'])
    rib = shader.ramp(half.outputs[0], [(0.0, scaled(base, 0.5)), (0.45, scaled(base, 0.95)), (1.0, scaled(base, 1.15))])
    shader.link(shader.toned(rib, tone.outputs['Fac'], 0.10), shader.surface.inputs['Base Color'])
    shader.bumps((tone.outputs['Fac'], 0.25, 0.012), (half.outputs[0], 0.55, 0.004), (fuzz.outputs['Fac'], 0.15, 0.001))
    shader.set(Roughness=0.9, Specular=0.12, Sheen=0.8, Sheen_Tint=0.6)
    return shader.material


def leather(hex_color, rough=0.45, aged=1.0):
    shader, base = Shader('leather'), linear(hex_color)
    shader.material['mean_color'] = base
    at = shader.coordinates()
    grain = shader.node('TexVoronoi', Scale=190)
    tone = shader.node('TexNoise', Scale=7, Detail=5.0)
    crease = shader.node('TexNoise', Scale=26, Detail=4.0, Distortion=0.6)
    for noise in (grain, tone, crease):
        shader.link(at, noise.inputs['Vector'])
    low, high = 1 - 0.28 * aged, 1 + 0.15 * aged
    color = shader.ramp(tone.outputs['Fac'], [(0.3, scaled(base, low)), (0.7, scaled(base, high))])
    shader.link(color, shader.surface.inputs['Base Color'])
    shader.bumps((crease.outputs['Fac'], 0.13, 0.010), (grain.outputs['Distance'], 0.12, 0.001))
    shader.set(Roughness=rough, Specular=0.45)
    return shader.material


def wood(hex_color, axis='X', rough=0.40, contrast=0.55, painted=False, seed=0, coat=0.0):
    """Long grain along an axis of the object. `painted` keeps only a breath of it."""
    if painted:
        contrast *= 0.10
    shader, base = Shader('wood'), linear(hex_color)
    shader.material['mean_color'] = base
    long_axis = 'XYZ'.index(axis)

    def stretched(along, across):
        return tuple(along if i == long_axis else across for i in range(3))

    rng = random.Random(seed)
    offset = tuple(rng.uniform(-20, 20) for _ in range(3))
    cathedral = shader.node('TexNoise', Scale=1.0, Detail=4.0, Roughness=0.5, Distortion=1.1)
    fibre = shader.node('TexNoise', Scale=1.0, Detail=5.0, Roughness=0.65, Distortion=0.3)
    pore = shader.node('TexNoise', Scale=1.0, Detail=2.0, Roughness=0.6)
    shader.link(shader.coordinates(stretched(1.1, 11.0), offset=offset), cathedral.inputs['Vector'])
    shader.link(shader.coordinates(stretched(3.0, 85.0), offset=offset), fibre.inputs['Vector'])
    shader.link(shader.coordinates(stretched(14.0, 420.0), offset=offset), pore.inputs['Vector'])
    # growth rings: many turns of a sine through the broad noise
    ring = shader.node('Math', operation='SINE')
    shader.link(shader.product(cathedral.outputs['Fac'], 46.0), ring.inputs[0])
    rings = shader.node('MapRange')
    rings.inputs['From Min'].default_value = -1
    shader.link(ring.outputs[0], rings.inputs['Value'])
    figure = shader.sum(shader.product(rings.outputs[0], 0.40), shader.product(fibre.outputs['Fac'], 0.75))
    color = shader.ramp(figure, [
        (0.26, scaled(base, 1 - contrast)), (0.50, scaled(base, 1 - contrast * 0.18)),
        (0.86, scaled(base, 1 + contrast * 0.38))])
    shader.link(shader.toned(color, pore.outputs['Fac'], 0.10 * min(1, contrast * 2)), shader.surface.inputs['Base Color'])
    shader.bumps((fibre.outputs['Fac'], 0.05 if not painted else 0.02, 0.002))
    shader.set(Roughness=rough, Specular=0.38, Clearcoat=coat, Clearcoat_Roughness=0.25)
    return shader.material


def steel(hex_color='#b9bbbd', rough=0.27, axis='Z', aniso=0.6):
    """Brushed sheet. The brush is a breath of wide tint: finer streaks alias into grain."""
    shader, base = Shader('steel'), linear(hex_color)
    scale = {'Z': (130, 130, 0.6), 'X': (0.6, 130, 130)}[axis]
    noise = shader.node('TexNoise', Scale=1.0, Detail=1.0)
    shader.link(shader.coordinates(scale), noise.inputs['Vector'])
    color = shader.ramp(noise.outputs['Fac'], [(0.3, scaled(base, 0.985)), (0.7, scaled(base, 1.012))])
    shader.link(color, shader.surface.inputs['Base Color'])
    tangent = shader.node('Tangent', direction_type='RADIAL')
    tangent.axis = 'Z'
    shader.link(tangent.outputs[0], shader.surface.inputs['Tangent'])
    shader.set(Metallic=1.0, Roughness=rough, Anisotropic=aniso, Anisotropic_Rotation=0.0 if axis == 'Z' else 0.25)
    return shader.material


def stone(hex_color, vein='#ffffff', amount=0.5, rough=0.25, scale=2.2):
    """Marble or slate: veins where a distorted noise crosses its middle."""
    shader, base = Shader('stone'), linear(hex_color)
    shader.material['mean_color'] = base
    noise = shader.node('TexNoise', Scale=scale, Detail=7.0, Roughness=0.62, Distortion=1.6)
    cloud = shader.node('TexNoise', Scale=scale * 2.5, Detail=5.0)
    at = shader.coordinates()
    for n in (noise, cloud):
        shader.link(at, n.inputs['Vector'])
    veins = tuple(b + (v - b) * amount for b, v in zip(base[:3], linear(vein)[:3])) + (1.0,)
    color = shader.ramp(noise.outputs['Fac'], [(0.40, scaled(base, 0.92)), (0.485, base), (0.5, veins), (0.515, base), (0.6, scaled(base, 1.06))])
    shader.link(shader.toned(color, cloud.outputs['Fac'], 0.10), shader.surface.inputs['Base Color'])
    shader.set(Roughness=rough, Specular=0.5)
    return shader.material


def glass(hex_color='#e9f1ee', rough=0.02):
    shader = Shader('glass')
    shader.set(Base_Color=linear(hex_color), Roughness=rough, Transmission=1.0, IOR=1.45)
    return shader.material


def emission(hex_color, strength=1.0):
    shader = Shader('emission')
    shader.set(Base_Color=(0, 0, 0, 1), Roughness=0.25, Specular=0.12, Emission=linear(hex_color), Emission_Strength=strength)
    return shader.material


def screen_glow(image, strength=1.3, rough=0.22, mirror=0.12):
    shader = Shader('screen')
    shader.set(Base_Color=(0, 0, 0, 1), Roughness=rough, Specular=mirror, Emission_Strength=strength)
    texture = shader.node('TexImage', image=image, interpolation='Cubic')
    shader.link(texture.outputs['Color'], shader.surface.inputs['Emission'])
    return shader.material


def upholstery(cover, hex_color, **more):
    """The material that a catalogue cover is made of."""
    makers = {'velvet': velvet, 'boucle': boucle, 'corduroy': corduroy, 'leather': leather, 'faux-leather': leather}
    if cover == 'faux-leather':
        return leather(hex_color, rough=0.38, aged=0.5)
    if cover in makers:
        return makers[cover](hex_color, **more)
    return fabric(hex_color, cover, **more)
