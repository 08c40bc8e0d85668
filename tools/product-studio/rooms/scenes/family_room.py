"""A sectional under a wide window, oak and warm paper."""
from rooms.plants import olive, trailing
from rooms.props import books, curtain, rod, rug, table_lamp, vessel
from rooms.shell import OAK, daylight, gobo, planks, skirting, sun, wall, window
from rooms.surfaces import plaster
from studio.materials import plain

VERSION = 1
ALT = ('A family room with an oat-colored sectional under a wide window, an oak table and an olive tree',
       'Una sala familiar con un sofá seccional color avena bajo una ventana amplia, una mesa de roble y un olivo')
SHOTS = {
    'landscape': dict(at=(0.1, -6.4, 1.25), lens=36, shift=(0.0, -0.05), exposure=0.1),
    'portrait': dict(at=(-0.35, -6.2, 1.25), lens=60, shift=(0.0, -0.08), exposure=0.1),
}


def build(stage):
    wall(plaster('#d6c8ae'), height=3.6, holes=[(-0.35, 2.2, 0.98, 2.35)])
    window(-0.35, 2.2, 0.98, 2.35, panes=(3, 2), brightness=1.9)
    skirting(plain('#eae5d8', 0.45))
    planks(OAK, seed=5)
    rod(-0.35, 3.5, 2.56)
    curtain(-1.78, 0.52, 0.02, 2.55, color='#cdbfa4', folds=5, seed=3)
    curtain(1.08, 0.52, 0.02, 2.55, color='#cdbfa4', folds=5, seed=4)
    stage.put('marlow-chaise-sectional', -0.10, -1.34, color='oat', pillows=(('#2f5b4b', -.92), ('#b8603c', -.42)))
    stage.put('basin-round-coffee-table', 0.02, -2.42, color='oak')
    rug((3.0, 2.1), (0.05, -2.35), '#bfb094', bands=(('#3f6354', 0.14, 0.030), ('#a5573a', 0.21, 0.008)), seed=4)
    stage.put('sorrel-end-table', 1.88, -0.62, color='oak')
    table_lamp((1.88, -0.60, 0.584), '#9c4f32', 0.56)
    olive((-2.28, -0.62, 0), 1.95)
    books((-0.06, -2.42, 0.407), 2, seed=3, lying=True)
    vessel('cup', (0.26, -2.50, 0.407), '#3f6354', 1.0)
    vessel('bottle', (0.32, -0.05, 0.98), '#8c9c88', 0.72)
    trailing((-1.15, -0.06, 0.98), seed=6, fall=0.25)


def light():
    daylight(side=-1, reach=3.6, key=230, fill=0.46, back=60)
    gobo(-3.3, 2.2, 1.5, 1.7, -4.6)
    sun((0.80, 0.30, -0.24), 5.5, angle=0.7)
