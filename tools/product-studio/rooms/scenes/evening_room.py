"""Game night: a large screen, a console and lamps against a dark wall."""
from rooms.built_ins import shelf
from rooms.plants import fig, trailing
from rooms.props import books, rug, shade_lamp, table_lamp, vessel
from rooms.shell import OAK, daylight, planks, skirting, wall
from rooms.surfaces import plaster
from studio.materials import plain

VERSION = 1
SIZES = {'landscape': (960, 540), 'portrait': (560, 700)}
ALT = ('A game room in the evening: a large television with a soundbar and a game console on a walnut stand between two lamps',
       'Una sala de juegos de noche: un televisor grande con barra de sonido y consola sobre un mueble de nogal entre dos lámparas')
SHOTS = {
    'landscape': dict(at=(0.0, -6.0, 1.05), lens=37, shift=(0.0, -0.03), exposure=1.0),
    'portrait': dict(at=(0.0, -6.0, 1.05), lens=62, shift=(0.0, -0.05), exposure=1.0),
}


def build(stage):
    wall(plaster('#3c4a45'), height=3.4)
    skirting(plain('#3c4a45', 0.45))
    planks(OAK, seed=19)
    stage.put('heath-tv-stand-72', 0.0, -0.30, color='walnut')
    stage.put('75-4k-smart-tv', 0.0, -0.26, 0.635, art='quest', seed=3)
    stage.put('soundbar-3-1-dialog', 0.0, -0.44, 0.635, sub=None)
    stage.put('kiteplay-one-digital', -0.86, -0.42, 0.635, turn=10)
    shade_lamp((-1.42, -0.40, 0), 1.55, power=60, glow=1.0)
    fig((1.86, -0.45, 0), 1.7, '#b8603c', seed=18, leaves=42)
    stage.put('sorrel-end-table', 1.30, -0.36, color='walnut')
    table_lamp((1.30, -0.36, 0.584), '#9c4f32', 0.50, power=16)
    stage.put('tilda-swivel-glider', -1.72, -1.75, turn=52, color='ivory')
    stage.put('marigold-swivel-barrel-chair', 1.72, -1.75, turn=-50, color='ochre')
    rug((3.0, 1.9), (0.0, -1.80), '#a3957c', bands=(('#a5573a', 0.14, 0.025),), seed=9)
    shelf(-1.55, 2.0, 0.9, 0.22, 'walnut')
    books((-1.92, -0.11, 2.0), 7, seed=41, lean=8)
    vessel('bottle', (-1.50, -0.11, 2.0), '#b8603c', 0.75)
    trailing((-1.24, -0.11, 2.0), seed=8, fall=0.4)


def light():
    daylight(side=-1, reach=3.4, key=60, fill=0.16, back=60, tint=(0.62, 0.76, 1.0), warm=(1.0, 0.80, 0.58))
