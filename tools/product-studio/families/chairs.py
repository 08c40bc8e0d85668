"""Chairs that do not recline: a barrel that turns, and a tall wing chair."""
import math

import numpy as np

from families.sofas import swatch
from studio.legs import feet
from studio.materials import plain, upholstery
from studio.shot import Shot
from studio.soft import SEAT, cushion, stuffed
from studio.solids import cylinder, group, tube

VERSION = 1

DEFAULTS = dict(take=1, yaw=24, seed=1, cover='linen')

PRODUCTS = {
    'marigold-swivel-barrel-chair': dict(model='barrel', cover='boucle', seed=91),
    'wingate-wingback-chair': dict(model='wing', cover='linen', seed=92, yaw=-26),
}


def build(product, parameters, variant):
    p = {**DEFAULTS, **parameters}
    {'barrel': barrel, 'wing': wing}[p['model']](*product['size'], p, upholstery(p['cover'], swatch(variant['hex'])))


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    yaw = p['yaw'] if view == 'front' else p['yaw'] * 3.2
    return Shot(size=1.35, key=1.35, world=0.30, yaw=yaw, height=1.15, lens=82, exposure=-0.57, fill=0.84)


def barrel(width, depth, height, p, cloth):
    """A wall of cloth bent round three sides of a round seat, on a turning base."""
    r = width / 2
    foot, wall = 0.075, 0.125
    cylinder(r * 0.62, 0.018, (0, 0, 0.009), plain('#b08d4c', 0.28, metal=1), round=0.005, sides=96)
    cylinder(0.05, foot, (0, 0, foot / 2), plain('#2a2522', 0.5))
    arc_half = math.radians(138)
    length = 2 * arc_half * (r - wall / 2)
    tall = height - foot - 0.01

    def bend(points):
        """From a long straight block to an arc open at the front; its ends fall towards the seat."""
        t = points[:, 0] / (length / 2) * arc_half
        share = np.clip(np.abs(t) / arc_half, 0, 1)
        up = np.clip((points[:, 2] + tall / 2) / tall, 0, 1)
        radius = r - wall / 2 - points[:, 1] * -1
        drop = 0.17 * np.clip((share - 0.30) / 0.70, 0, 1) ** 1.5
        lean = 0.030 * up
        return np.stack([np.sin(t) * (radius + lean), np.cos(t) * (radius + lean) * depth / width, points[:, 2] - drop * up], 1)
    stuffed((length, wall, tall), (0, 0, foot + tall / 2), cloth, round=0.060, cell=0.022, shape=bend, lump=0.002, seed=p['seed'])
    seat_r = r - wall + 0.012
    stuffed((seat_r * 2, seat_r * 2, 0.24), (0, -0.03, foot + 0.12), cloth, round=0.03, cell=0.02, lump=0.001, seed=p['seed'] + 1,
            shape=lambda q: _round(q, seat_r))
    stuffed((seat_r * 2, seat_r * 2 + 0.03, 0.17), (0, -0.045, 0.375), cloth, round=0.055, crown=(0, 0, 0.028), cell=0.02, lump=0.002, seed=p['seed'] + 2,
            shape=lambda q: _round(q, seat_r))
    rim = [(seat_r * 1.0 * math.sin(a), -0.045 - seat_r * math.cos(a), 0.305) for a in np.linspace(-1.25, 1.25, 40)]
    tube(rim, 0.005, cloth)
    cushion((0.46, 0.34, 0.11), (0, 0.15, 0.56), cloth, rot=(70, 0, 0), seed=33, pressure=6, thin=True, cell=0.025, piping=0.003, shrink=0.03, stiff=10, bend=0.2, frames=20)


def _round(points, radius):
    """Turns a square block into a round one."""
    x, y = points[:, 0], points[:, 1]
    big, small = np.maximum(np.abs(x), np.abs(y)), np.minimum(np.abs(x), np.abs(y))
    scale = np.where(big > 1e-6, big / np.maximum(np.sqrt(big ** 2 + small ** 2), 1e-6), 1)
    share = np.clip(big / radius, 0, 1)
    blend = scale * share + 1 * (1 - share)
    return np.stack([x * blend, y * blend, points[:, 2]], 1)


def wing(width, depth, height, p, cloth):
    foot = 0.16
    seat_top, arm_w, arm_h = 0.47, 0.115, 0.64
    inner = width - 2 * arm_w
    deck = seat_top - 0.15
    stuffed((width - 0.05, depth - 0.16, deck - foot), (0, -0.01, (deck + foot) / 2), cloth, round=0.022, lump=0.001)
    cushion((round(inner - 0.008, 3), round(depth - 0.24, 3), 0.15), (0, -0.075, seat_top - 0.075), cloth, seed=p['seed'], **dict(SEAT, piping=0.005))
    tall = height - foot - 0.10

    def lean(points):
        share = np.clip((points[:, 2] + tall / 2) / tall, 0, 1)
        across = np.clip(np.abs(points[:, 0]) / (inner / 2), 0, 1)
        points[:, 1] += 0.13 * share
        points[:, 2] -= 0.045 * across ** 2.2 * np.clip(share - 0.8, 0, 1) * 5
        return points
    spots = [(dx * inner * 0.26, dz) for dz in (0.10, 0.26, -0.05) for dx in ((-1, 0, 1) if dz != 0.10 else (-0.5, 0.5))]

    def dimples(x, z):
        out = np.zeros_like(x)
        for bx, bz in spots:
            out += 0.022 * np.exp(-(np.sqrt((x - bx) ** 2 + (z - bz) ** 2) / 0.036) ** 1.3)
        return out
    stuffed((inner + 0.07, 0.155, tall), (0, depth / 2 - 0.235, foot + 0.09 + tall / 2), cloth, round=0.05, crown=(0, 0.022, 0.004), cell=0.014, relief=dimples, shape=lean, seed=p['seed'])
    from studio.solids import ball
    for bx, bz in spots:
        share = (bz + tall / 2) / tall
        ball(0.0115, (bx, depth / 2 - 0.235 - 0.078 - 0.004 + 0.13 * share, foot + 0.09 + tall / 2 + bz), cloth, scale=(1, .6, 1), segments=20)
    for side in (-1, 1):
        x = side * (width / 2 - arm_w / 2)
        stuffed((arm_w * 0.72, depth - 0.20, arm_h - 0.09 - foot), (x - side * 0.012, -0.02, (arm_h - 0.09 + foot) / 2), cloth, round=0.022, lump=0.001)
        stuffed((arm_w, depth - 0.24, 0.105), (x, -0.03, arm_h - 0.052), cloth, round=0.052, cell=0.018, lump=0.001, seed=p['seed'] + side)
        cylinder(0.043, 0.012, (x, -0.03 - (depth - 0.24) / 2 + 0.006, arm_h - 0.052), cloth, rot=(90, 0, 0), round=0.004)
        wing_h = height - arm_h - 0.03

        def fly(points, side=side):
            share = np.clip((points[:, 2] + wing_h / 2) / wing_h, 0, 1)
            ahead = np.clip(0.5 - points[:, 1] / 0.30, 0, 1)
            points[:, 1] += 0.11 * share + 0.16 * ahead * (1 - share) ** 2.2 * -0.35
            points[:, 1] += 0.12 * ahead * np.clip(share - 0.62, 0, 1) * 2.2
            points[:, 0] += side * 0.035 * ahead * np.sin(share * math.pi)
            points[:, 2] -= 0.045 * ahead * np.clip(share - 0.7, 0, 1) * 3
            return points
        stuffed((0.075, 0.30, wing_h), (x - side * 0.016, depth / 2 - 0.315, arm_h - 0.02 + wing_h / 2), cloth, round=0.034, cell=0.018, shape=fly, lump=0.001, seed=p['seed'] + 4 + side)
    with group((0, 0, 0)):
        feet('cabriole', width - 0.02, depth - 0.02, foot, '#4a2c1a', inset=(0.075, 0.085))
