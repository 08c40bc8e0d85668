"""A desk by the window with an all-in-one computer."""
from families.dining import CHAIRS
from rooms.built_ins import shelf
from rooms.plants import fig, trailing
from rooms.props import books, curtain, frame, hills, leaf_print, rod, rug, table_lamp, vessel
from rooms.shell import OAK, daylight, gobo, planks, skirting, sun, wall, window
from rooms.surfaces import plaster
from studio.casework import Timber
from studio.materials import plain, velvet
from studio.solids import box, group, tube

VERSION = 1
SIZES = {'landscape': (960, 540), 'portrait': (560, 700)}
ALT = ('A home office with an all-in-one computer on an oak desk, a green chair and a window behind linen curtains',
       'Una oficina en casa con una computadora todo en uno sobre un escritorio de roble, una silla verde y una ventana con cortinas de lino')
SHOTS = {
    'landscape': dict(at=(0.15, -4.9, 1.24), lens=36, shift=(0.0, -0.075), exposure=0.05),
    'portrait': dict(at=(0.42, -4.9, 1.24), lens=58, shift=(0.0, -0.08), exposure=0.05),
}


def build(stage):
    wall(plaster('#c5cbbb'), height=3.4, holes=[(-1.28, 1.10, 0.92, 2.25)])
    window(-1.28, 1.10, 0.92, 2.25, panes=(2, 3), brightness=1.8, seed=14)
    skirting(plain('#ece7da', 0.45))
    planks(OAK, seed=17)
    rod(-1.28, 2.0, 2.46)
    curtain(-2.02, 0.40, 0.02, 2.45, color='#d8cbb2', folds=4, seed=9)
    curtain(-0.54, 0.40, 0.02, 2.45, color='#d8cbb2', folds=4, seed=10)
    oak = Timber('oak', 7)
    box((1.60, 0.72, 0.034), (0.62, -0.40, 0.733), oak.x, 0.005)
    for x in (-0.10, 1.34):
        for y in (-0.70, -0.10):
            box((0.05, 0.05, 0.716), (x, y, 0.358), oak.z, 0.004, taper=0.65)
    box((1.36, 0.02, 0.09), (0.62, -0.10, 0.665), oak.x, 0.002)
    stage.put('27-all-in-one-16-gb', 0.62, -0.30, 0.75)
    table_lamp((0.02, -0.24, 0.75), '#9c4f32', 0.46, radius=0.14, tall=0.18)
    books((1.12, -0.24, 0.75), 5, seed=31, lean=7)
    vessel('cup', (1.20, -0.52, 0.75), '#b8603c')
    with group((0.50, -1.22, 0), turn=158):
        CHAIRS['shell'](Timber('walnut', 3), velvet('#3f6b5a'), 5)
    shelf(0.62, 1.72, 1.30, 0.22)
    books((0.04, -0.11, 1.72), 7, seed=33, lean=8)
    vessel('jug', (0.50, -0.11, 1.72), '#ddd3bf', 0.7)
    trailing((1.10, -0.11, 1.72), seed=7, fall=0.42)
    frame(0.78, 1.94, 0.30, 0.40, hills(14), y=-0.10, lean=-5)
    fig((1.86, -0.50, 0), 1.6, '#c9b894', seed=16, kind='basket', leaves=40)
    frame(1.78, 1.78, 0.40, 0.52, leaf_print(9))
    rug((2.5, 1.7), (0.45, -1.30), '#c4b496', bands=(('#3f6354', 0.14, 0.02), ('#a5573a', 0.19, 0.007)), seed=7)
    tube([(0.62, -0.12, 0.72), (0.60, -0.06, 0.40), (0.66, -0.02, 0.05)], 0.004, plain('#d8d4ca', 0.6), smooth=True)


def light():
    daylight(side=-1, reach=2.8, key=150, fill=0.50, back=45)
    gobo(-3.0, 2.2, 1.3, 1.6, -3.8)
    sun((0.80, 0.44, -0.24), 5.5, angle=0.7)
