"""A walnut table by the window, laid for nobody yet."""
from rooms.plants import branches, olive
from rooms.props import curtain, frame, hills, leaf_print, pendant, rod, rug, table_lamp, vessel
from rooms.shell import PALE_OAK, daylight, gobo, planks, skirting, sun, wall, window
from rooms.surfaces import plaster
from studio.materials import plain

VERSION = 1
SIZES = {'landscape': (1360, 766), 'portrait': (560, 700)}
ALT = ('A dining room with a walnut table and chairs under a green pendant lamp, beside a window with linen curtains',
       'Un comedor con mesa y sillas de nogal bajo una lámpara colgante verde, junto a una ventana con cortinas de lino')
SHOTS = {
    'landscape': dict(at=(0.05, -6.6, 1.34), lens=42, shift=(0.0, -0.085), exposure=0.12),
    'portrait': dict(at=(-0.15, -6.4, 1.34), lens=68, shift=(0.0, -0.07), exposure=0.12),
}


def build(stage):
    wall(plaster('#dccfb8'), height=3.6, holes=[(-1.30, 1.30, 0.80, 2.35)])
    window(-1.30, 1.30, 0.80, 2.35, panes=(2, 3), brightness=1.8, seed=7)
    skirting(plain('#ece7da', 0.45))
    planks(PALE_OAK, seed=9)
    rod(-1.30, 2.3, 2.56)
    curtain(-2.18, 0.42, 0.02, 2.55, color='#d8cbb2', folds=4, seed=5)
    curtain(-0.42, 0.42, 0.02, 2.55, color='#d8cbb2', folds=4, seed=6)
    stage.put('larch-extension-set', -0.12, -1.95, turn=8, color='walnut')
    rug((3.2, 2.3), (-0.12, -1.95), '#c4b496', bands=(('#a5573a', 0.16, 0.022), ('#a5573a', 0.22, 0.006)), seed=8)
    pendant((-0.12, -1.95, 1.72), 1.9, 0.26)
    branches((-0.20, -1.95, 0.762), 0.46, 'jug', '#d9cfbb', seed=5, scale=0.8)
    vessel('bowl', (0.28, -1.88, 0.762), '#b8603c', 0.95)
    stage.put('dune-console-table', 1.42, -0.22, color='walnut')
    table_lamp((1.02, -0.22, 0.787), '#3a5d50', 0.54)
    vessel('bottle', (1.72, -0.20, 0.787), '#b8603c', 0.95)
    vessel('jug', (1.92, -0.24, 0.787), '#d9cfbb', 0.72)
    frame(1.42, 1.72, 0.62, 0.46, hills(8, 480, 360), mat=0.18)
    frame(2.06, 1.68, 0.36, 0.46, leaf_print(6, tone='#9c5a3c'))
    olive((2.52, -0.45, 0), 1.6, seed=6)


def light():
    daylight(side=-1, reach=3.4, key=220, fill=0.44, back=55)
    gobo(-3.7, 2.2, 1.5, 1.7, -4.4)
    sun((0.80, 0.40, -0.24), 5.5, angle=0.7)
