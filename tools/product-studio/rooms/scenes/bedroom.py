"""A queen bedroom set before a clay-coloured wall."""
from rooms.plants import branches, fig
from rooms.props import arches, books, curtain, frame, leaf_print, rod, rug, table_lamp, vessel
from rooms.shell import PALE_OAK, daylight, gobo, planks, skirting, sun, wall
from rooms.surfaces import plaster
from studio.materials import plain

VERSION = 1
ALT = ('A bedroom with a walnut queen bed, nightstand and dresser in front of a warm clay wall',
       'Una recámara con cama queen, buró y cómoda de nogal ante una pared en tono arcilla')
SHOTS = {
    'landscape': dict(at=(-0.55, -6.9, 1.40), lens=41, shift=(0.0, -0.06), exposure=-0.15),
    'portrait': dict(at=(0.45, -6.5, 1.40), lens=66, shift=(0.0, -0.06), exposure=-0.15),
}


def build(stage):
    wall(plaster('#c3a48c'), height=3.6)
    skirting(plain('#ebe4d6', 0.45))
    planks(PALE_OAK, seed=11)
    rug((3.0, 2.0), (0.30, -1.75), '#cdc1aa', bands=(('#3f6354', 0.15, 0.02),), seed=6)
    stage.put('tate-platform-queen-set', 0.30, -1.12, color='walnut', duvet='#d3cec2', accent='#a5573a', throw='#56705f')
    table_lamp((1.46, -0.30, 0.62), '#e2d8c5', 0.46, shape='column')
    frame(-0.02, 1.62, 0.46, 0.60, arches(4), mat=0.14)
    frame(0.60, 1.62, 0.46, 0.60, leaf_print(2), mat=0.14)
    branches((-1.92, -0.36, 0.86), 0.62, 'bottle', '#35584a', seed=8)
    books((-1.42, -0.38, 0.86), 3, seed=6, lying=True)
    vessel('bowl', (-1.02, -0.38, 0.86), '#e0d6c2', 0.8)
    frame(-1.24, 1.48, 0.40, 0.52, leaf_print(7, tone='#9c5a3c'), mat=0.16)
    fig((2.12, -0.48, 0), 1.7, '#d8ccb6', seed=12, leaves=40)
    rod(-2.9, 0.9, 2.56)
    curtain(-2.9, 0.7, 0.02, 2.55, color='#dccfb9', folds=6, seed=8)


def light():
    daylight(side=-1, reach=3.8, key=240, fill=0.42, back=55)
    gobo(-3.2, 2.3, 1.5, 1.7, -4.8)
    sun((0.80, 0.42, -0.24), 5.5, angle=0.7)
