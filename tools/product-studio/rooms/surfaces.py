"""Materials of rooms that products do not have: plaster, woven rugs, leaves, prints."""
import bpy
import numpy as np

from studio.materials import Shader, linear, scaled


def plaster(hex_color, rough=0.85):
    """Painted wall: the roller's slight relief, and a breath of unevenness."""
    shader, base = Shader('plaster'), linear(hex_color)
    shader.material['mean_color'] = base
    at = shader.coordinates()
    broad = shader.node('TexNoise', Scale=1.1, Detail=4.0)
    stipple = shader.node('TexNoise', Scale=160, Detail=3.0)
    for noise in (broad, stipple):
        shader.link(at, noise.inputs['Vector'])
    color = shader.ramp(broad.outputs['Fac'], [(0.3, scaled(base, 0.975)), (0.7, scaled(base, 1.02))])
    shader.link(color, shader.surface.inputs['Base Color'])
    shader.bumps((stipple.outputs['Fac'], 0.12, 0.001))
    shader.set(Roughness=rough, Specular=0.2)
    return shader.material


def woven(hex_color, second=None, pitch=0.012):
    """Flat-woven wool: thick yarns, each a little different; `second` is the colour of flecks."""
    shader, base = Shader('woven'), linear(hex_color)
    shader.material['mean_color'] = base
    rows = shader.node('TexNoise', Scale=1.0, Detail=3.0)
    fleck = shader.node('TexNoise', Scale=1.0, Detail=3.0, Roughness=0.7)
    tone = shader.node('TexNoise', Scale=2.4, Detail=4.0)
    shader.link(shader.coordinates((18, 1 / pitch, 40)), rows.inputs['Vector'])
    shader.link(shader.coordinates((130, 190, 130)), fleck.inputs['Vector'])
    shader.link(shader.coordinates(), tone.inputs['Vector'])
    dark = linear(second) if second else scaled(base, 0.62)
    color = shader.ramp(fleck.outputs['Fac'], [(0.34, dark), (0.47, scaled(base, 0.96)), (0.8, scaled(base, 1.08))])
    shader.link(shader.toned(color, tone.outputs['Fac'], 0.08), shader.surface.inputs['Base Color'])
    shader.bumps((rows.outputs['Fac'], 0.8, 0.006), (fleck.outputs['Fac'], 0.6, 0.003))
    shader.set(Roughness=1.0, Specular=0.05, Sheen=0.4, Sheen_Tint=0.6)
    return shader.material


def leafy(hex_color, gloss=0.42):
    shader, base = Shader('leaf'), linear(hex_color)
    shader.material['mean_color'] = base
    tone = shader.node('TexNoise', Scale=9, Detail=4.0)
    shader.link(shader.coordinates(), tone.inputs['Vector'])
    color = shader.ramp(tone.outputs['Fac'], [(0.3, scaled(base, 0.7)), (0.7, scaled(base, 1.25))])
    shader.link(color, shader.surface.inputs['Base Color'])
    shader.set(Roughness=gloss, Specular=0.4)
    return shader.material


def printed(pixels, rough=0.75):
    """Ink on paper: (height, width, 3) linear colours, foot first."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('print', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    plane = np.ones((height, width, 4), np.float32)
    plane[..., :3] = pixels
    image.pixels.foreach_set(plane.ravel())
    image.update()
    image.pack()
    shader = Shader('print')
    texture = shader.node('TexImage', image=image, interpolation='Cubic')
    shader.link(texture.outputs['Color'], shader.surface.inputs['Base Color'])
    return shader.set(Roughness=rough, Specular=0.3).material


def color_of(hex_color):
    return np.array(linear(hex_color)[:3], np.float32)
