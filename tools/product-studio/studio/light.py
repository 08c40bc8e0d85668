"""Softboxes round the product, and a floor that only catches its shadow."""
import math

import bpy
from mathutils import Vector

from .materials import plain
from .solids import finish, mesh_object

# azimuth shares of the surroundings and their brightness: black flags give metal its contrast
METAL_CARDS = [(0, .5), (.2, .9), (.30, .12), (.38, .15), (.42, 1.3), (.47, 1.1), (.53, .18), (.60, .22), (.66, 1.25),
               (.74, 1.1), (.8, .15), (1, .5)]
SKY = [(0, .8), (.45, .75), (.5, .6), (.65, .8), (1, 1.0)]


def softbox(loc, target, size, power, color=(1, 1, 1)):
    lamp = bpy.data.lights.new('softbox', 'AREA')
    lamp.energy, lamp.color, lamp.size = power, color, size
    obj = bpy.data.objects.new('softbox', lamp)
    bpy.context.collection.objects.link(obj)
    obj.location = loc
    obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def surroundings(strength, metal):
    world = bpy.data.worlds.new('surroundings')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes['Background']
    at, split = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    links.new(at.outputs['Generated'], split.inputs[0])
    span, ramp = nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeValToRGB')
    if metal:
        azimuth, back = nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMath')
        azimuth.operation, back.operation = 'ARCTAN2', 'MULTIPLY'
        back.inputs[1].default_value = -1
        links.new(split.outputs['X'], azimuth.inputs[0])
        links.new(split.outputs['Y'], back.inputs[0])
        links.new(back.outputs[0], azimuth.inputs[1])
        span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = -math.pi, math.pi
        links.new(azimuth.outputs[0], span.inputs['Value'])
    else:
        span.inputs['From Min'].default_value = -1
        links.new(split.outputs['Z'], span.inputs['Value'])
    links.new(span.outputs[0], ramp.inputs[0])
    stops = METAL_CARDS if metal else SKY
    elements = ramp.color_ramp.elements
    while len(elements) > 1:
        elements.remove(elements[-1])
    elements[0].position, elements[0].color = stops[0][0], (stops[0][1],) * 3 + (1,)
    for position, value in stops[1:]:
        elements.new(position).color = (value,) * 3 + (1,)
    links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


def studio(size=2.0, key=1.0, fill=1.0, top=1.0, rim=1.0, world=0.55, metal=False):
    """`size`: how large the product is, metres; the lamps' power grows with its square."""
    s, power = size, size * size * 60
    softbox((-1.1 * s, -1.5 * s, 1.7 * s), (0, 0, .3 * s), 1.3 * s, power * 1.5 * key, (1, .975, .94))
    softbox((1.7 * s, -1.1 * s, 1.0 * s), (0, 0, .3 * s), 1.5 * s, power * .45 * fill, (.94, .97, 1))
    softbox((0, .1 * s, 2.2 * s), (0, 0, 0), 2.0 * s, power * .9 * top)
    softbox((1.1 * s, 1.5 * s, 1.5 * s), (0, 0, .4 * s), .9 * s, power * .7 * rim)
    surroundings(world, metal)
    floor = mesh_object('floor', [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)])
    finish(floor, plain('#e9e8e6', .9, spec=.1), smooth=False)
    floor.is_shadow_catcher = True
    floor['ground'] = 1
    return floor
