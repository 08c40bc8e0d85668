"""A leather recliner against spruce boards, with books and a lamp that is on."""
from rooms.plants import fig, trailing
from rooms.props import arches, books, frame, hills, pillow, round_rug, shade_lamp, vessel
from rooms.shell import OAK, daylight, gobo, planks, sun, wainscot, wall
from rooms.surfaces import plaster
from studio.materials import plain

VERSION = 1
ALT = ('A reading corner with a chestnut leather recliner, a lamp that is on and a bookcase against a dark green wall',
       'Un rincón de lectura con un sillón reclinable de piel castaña, una lámpara encendida y un librero ante una pared verde oscuro')
SHOTS = {
    'landscape': dict(at=(0.05, -5.4, 1.18), lens=37, shift=(0.0, -0.055), exposure=0.15),
    'portrait': dict(at=(-0.12, -5.2, 1.18), lens=64, shift=(0.0, -0.07), exposure=0.15),
}


def build(stage):
    green = '#47584f'
    wall(plaster(green), height=3.4)
    wainscot(plain(green, 0.5, spec=0.35), height=0.98)
    planks(OAK, seed=7)
    stage.put('harwood-leather-recliner', -0.10, -1.05, turn=14, color='chestnut')
    shade_lamp((-0.92, -0.52, 0), 1.58, radius=0.21, power=20)
    stage.put('mesa-nesting-tables', 0.72, -0.98, color='oak')
    stage.put('scout-bookcase', 1.62, -0.22, color='oak')
    for z, spots in ((0.115, ((-.32, 5, 0), (.10, 0, 1))), (0.50, ((-.32, 7, 0), (.14, 3, 2))), (0.885, ((-.30, 0, 3), (.02, 7, 0))), (1.27, ((-.33, 8, 0),))):
        for x, count, other in spots:
            if count and other != 2:
                books((1.62 + x, -0.24, z), count, seed=int(z * 10) + count, lean=8)
            elif other == 2:
                books((1.62 + x + .02, -0.24, z), 4, seed=9, lying=True)
            else:
                vessel(('cup', 'jug', 'bowl')[other % 3], (1.62 + x + .1, -0.24, z), ('#b8603c', '#d6cab2')[other % 2], 0.9)
    trailing((1.78, -0.26, 1.68), seed=3, fall=0.6)
    frame(-0.10, 1.66, 0.44, 0.58, hills(5, sun_at=(0.35, 0.72)))
    frame(0.50, 1.60, 0.34, 0.44, arches(2))
    round_rug(1.25, (-0.05, -1.35), '#b79f78')
    fig((-1.72, -0.50, 0), 1.62, '#c9b894', seed=9, kind='basket', leaves=40)
    books((0.66, -1.0, 0.56), 2, seed=5, lying=True)
    vessel('cup', (0.88, -0.95, 0.56), '#e0d6c2', 0.9)
    pillow((-0.02, -1.02, 0.68), '#d9cbb0', turn=14, lean=26, size=0.40, seed=4)


def light():
    daylight(side=-1, reach=2.6, key=150, fill=0.34, back=30)
    gobo(-3.0, 2.2, 1.3, 1.6, -3.6)
    sun((0.80, 0.46, -0.24), 6.5, angle=0.7)
