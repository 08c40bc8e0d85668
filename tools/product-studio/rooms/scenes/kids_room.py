"""A bunk bed, toys on their shelf and a desk for homework."""
from rooms.plants import trailing
from rooms.props import arches, books, curtain, frame, hills, rod, round_rug, vessel
from rooms.shell import PALE_OAK, daylight, gobo, planks, skirting, sun, wall, window
from rooms.surfaces import plaster
from studio.materials import plain
from studio.solids import ball, box, group

VERSION = 1
SIZES = {'landscape': (960, 540), 'portrait': (560, 700)}
ALT = ('A children’s room with a white bunk bed, a toy shelf and a round rug, its wall painted sage below and warm white above',
       'Un cuarto infantil con litera blanca, un estante de juguetes y un tapete redondo; la pared es salvia abajo y blanco cálido arriba')
SHOTS = {
    'landscape': dict(at=(0.35, -6.6, 1.22), lens=40, shift=(0.0, -0.06), exposure=0.0),
    'portrait': dict(at=(-0.65, -6.4, 1.22), lens=68, shift=(0.0, -0.05), exposure=-0.1),
}


def build(stage):
    wall(plaster('#e3d8c2'), height=3.5, holes=[(1.42, 1.2, 1.05, 2.30)])
    box((10, 0.012, 0.94), (0, -0.004, 0.47), plaster('#a9b3a1'), 0.002)
    window(1.42, 1.2, 1.05, 2.30, panes=(2, 2), brightness=1.8, seed=9)
    skirting(plain('#ece6d8', 0.45))
    planks(PALE_OAK, seed=13)
    stage.put('scout-twin-over-twin', -0.95, -0.72, color='white', quilts=('#b8694a', '#5f8071'))
    stage.put('pim-toy-shelf', 1.12, -0.24, color='sage')
    stage.put('comet-study-desk', 2.34, -0.40, color='white')
    round_rug(1.05, (0.35, -1.95), '#c9b089', bands=(('#3f6354', 0.12, 0.05), ('#b8603c', 0.26, 0.03)))
    rod(1.42, 2.0, 2.5)
    curtain(0.62, 0.36, 1.0, 2.49, color='#d9b58a', folds=4, seed=5)
    curtain(2.22, 0.36, 1.0, 2.49, color='#d9b58a', folds=4, seed=7)
    frame(-0.95, 2.05, 0.50, 0.40, hills(11, 480, 360), mat=0.14)
    frame(0.16, 1.95, 0.30, 0.38, arches(6), mat=0.14)
    books((0.86, -0.24, 0.813), 6, seed=12)
    ball(0.10, (1.34, -0.24, 0.913), plain('#b8603c', 0.5))
    vessel('cup', (2.62, -0.36, 0.762), '#b8603c', 1.0)
    books((1.98, -0.40, 0.762), 3, seed=15, lying=True)
    trailing((2.72, -0.30, 0.762), seed=9, fall=0.2)
    toys()


def toys():
    """Wooden blocks and a ball on the rug."""
    colors = ('#b8603c', '#5f8071', '#d6a55c', '#e2d6bd', '#4b6470')
    for k, (x, y, z, turn) in enumerate(((.62, -1.9, 0, 10), (.70, -1.98, 0, 50), (.55, -2.0, 0, -20), (.60, -1.93, .07, 30), (.80, -1.85, 0, 70))):
        with group((x, y, 0.011 + z), turn=turn):
            box((0.07, 0.07, 0.07), (0, 0, 0.035), plain(colors[k % 5], 0.55), 0.006)
    ball(0.11, (-0.05, -2.15, 0.121), plain('#d6a55c', 0.5))


def light():
    daylight(side=-1, reach=3.6, key=210, fill=0.50, back=60)
    gobo(-3.4, 2.2, 1.4, 1.6, -4.6)
    sun((0.80, 0.38, -0.24), 5.0, angle=0.7)
