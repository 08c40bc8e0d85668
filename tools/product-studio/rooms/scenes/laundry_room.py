"""Washer and dryer under an oak counter."""
from rooms.built_ins import IVORY, shelf, wall_cabinets
from rooms.plants import fig, trailing
from rooms.props import rug, vessel
from rooms.shell import daylight, gobo, skirting, sun, tiles, wall, window
from rooms.surfaces import plaster
from studio.casework import Timber
from studio.materials import fabric, plain
from studio.soft import stuffed
from studio.solids import box

VERSION = 1
SIZES = {'landscape': (960, 540), 'portrait': (560, 700)}
ALT = ('A laundry room with a white front-load washer and dryer under an oak counter, towels and baskets on a shelf',
       'Un cuarto de lavado con lavadora y secadora blancas de carga frontal bajo una cubierta de roble, toallas y canastas en una repisa')
SHOTS = {
    'landscape': dict(at=(0.0, -5.0, 1.22), lens=36, shift=(0.0, -0.07), exposure=-0.15),
    'portrait': dict(at=(-0.05, -5.0, 1.22), lens=60, shift=(0.0, -0.08), exposure=-0.15),
}


def build(stage):
    wall(plaster('#b4bdab'), height=3.4, holes=[(1.62, 0.95, 1.12, 2.22)])
    window(1.62, 0.95, 1.12, 2.22, panes=(2, 2), brightness=1.8, seed=12)
    skirting(plain('#ece7da', 0.45))
    tiles('#cfc6b4')
    stage.put('front-load-washer-dryer-pair', -0.30, -0.42, color='white')
    oak = Timber('oak', 4)
    box((1.56, 0.84, 0.045), (-0.30, -0.42, 1.055), oak.x, 0.004)
    for x in (-1.06, 0.46):
        box((0.045, 0.82, 1.033), (x, -0.41, 0.5165), oak.z, 0.003)
    shelf(-0.30, 1.66, 1.56, 0.28)
    wall_cabinets(-2.42, (0.50, 0.50), foot=1.40, height=0.86, color=IVORY)
    for k, (color, z) in enumerate((('#e3dac7', 0), ('#b8694a', .075), ('#5f8071', .15), ('#e3dac7', .225))):
        stuffed((0.36, 0.26, 0.075), (-0.82, -0.15, 1.66 + z + 0.0375), fabric(color, 'knit'), round=0.034, crown=(0, 0, .006), seed=k)
    vessel('basket', (-0.30, -0.15, 1.66), '#b79a6c', 0.72)
    vessel('basket', (0.12, -0.15, 1.66), '#b79a6c', 0.62)
    trailing((0.38, -0.14, 1.66), seed=5, fall=0.5)
    vessel('jug', (-0.86, -0.30, 1.078), '#ddd3bf', 0.85)
    vessel('bottle', (-0.62, -0.26, 1.078), '#3f6354', 0.85)
    vessel('bottle', (-0.46, -0.30, 1.078), '#b8603c', 0.65)
    for k, color in enumerate(('#d9cdb6', '#cbb792', '#a8b39c')):
        stuffed((0.34, 0.26, 0.055), (0.18, -0.36, 1.078 + 0.0275 + 0.055 * k), fabric(color, 'knit'), round=0.025, crown=(0, 0, .004), seed=9 + k)
    vessel('basket', (0.88, -0.55, 0), '#a98a5c', 1.35)
    stuffed((0.42, 0.40, 0.22), (0.88, -0.55, 0.40), fabric('#e0d6c4', 'linen'), round=0.10, crown=(.02, .02, .05), lump=0.012, seed=4)
    fig((-1.72, -0.50, 0), 1.15, '#b8603c', seed=14, leaves=27)
    rug((1.9, 0.85), (-0.28, -1.45), '#c2b08d', bands=(('#a5573a', 0.09, 0.018), ('#3f6354', 0.14, 0.010)), seed=5)


def light():
    daylight(side=-1, reach=3.0, key=160, fill=0.52, back=50)
    gobo(-2.9, 2.2, 1.3, 1.6, -4.0)
    sun((0.80, 0.42, -0.24), 5.0, angle=0.7)
