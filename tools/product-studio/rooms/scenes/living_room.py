"""The home page's hero: the Alder sofa and a screen on a sage wall, with room for words on the left."""
from rooms.plants import branches, fig
from rooms.props import arches, books, frame, hills, leaf_print, rug, shade_lamp, vessel
from rooms.shell import PALE_OAK, daylight, gobo, planks, skirting, sun, wall
from rooms.surfaces import plaster
from studio.materials import plain

VERSION = 1
SIZES = {'landscape': (1620, 720), 'portrait': (760, 950)}
ALT = ('A sage living room with a green sofa, a walnut coffee table and a television in morning light',
       'Una sala en tono salvia con un sofá verde, una mesa de centro de nogal y un televisor a la luz de la mañana')
SHOTS = {
    'landscape': dict(at=(0.05, -7.4, 1.22), lens=36, shift=(0.0, -0.028), exposure=0.0),
    'portrait': dict(at=(0.50, -6.9, 1.22), lens=76, shift=(0.0, -0.07), exposure=0.0),
}


def build(stage):
    paint = plaster('#aebfa7')
    wall(paint, x=(-6, 6), height=3.8)
    skirting(plain('#e4e2d6', 0.45), x=(-6, 6))
    planks(PALE_OAK, x=(-6, 6), y=(-7, 0.2))
    stage.put('alder-3-seat-sofa', 0.62, -0.62, color='spruce', pillows=(('#b8603c', -0.74), ('#e4dccb', 0.76)))
    stage.put('sorrel-coffee-table', 0.72, -1.78, color='walnut')
    stage.put('heath-tv-stand-60', 2.70, -0.36, color='walnut')
    stage.put('65-4k-smart-tv', 2.70, -0.34, 0.61, art='dunes', seed=6)
    rug((3.1, 2.0), (0.72, -1.55), '#cbbfa8', bands=(('#a5573a', 0.15, 0.016), ('#a5573a', 0.20, 0.006)))
    shade_lamp((-0.78, -0.42, 0), 1.62)
    frame(0.22, 1.66, 0.50, 0.66, hills(2))
    frame(0.86, 1.60, 0.40, 0.50, leaf_print(3))
    frame(1.36, 1.66, 0.34, 0.42, arches(1))
    fig((1.86, -0.26, 0), 1.75, seed=5, leaves=42)
    books((0.50, -1.80, 0.432), 3, seed=8, lying=True)
    vessel('bowl', (0.98, -1.74, 0.432), '#d9cdb6')
    branches((0.30, -1.86, 0.432), 0.34, 'jug', '#c8bda6', scale=0.62, count=3)


def light():
    daylight(side=-1, reach=4.2, key=330, fill=0.42, back=50)
    gobo(-3.5, 2.35, 1.7, 1.7, -5.2)
    sun((0.80, 0.50, -0.24), 7.0, angle=0.7)
