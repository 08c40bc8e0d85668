"""A steel refrigerator and range between sage cabinets."""
from rooms.built_ins import SAGE, Painted, base_cabinets, faucet, plates, shelf, tiled, wall_cabinets
from rooms.plants import trailing
from rooms.props import books, rug, vessel
from rooms.shell import OAK, daylight, gobo, planks, sun, wall, window
from rooms.surfaces import plaster
from studio.casework import Timber
from studio.materials import plain
from studio.solids import ball, box, cylinder

VERSION = 1
ALT = ('A kitchen with a stainless French-door refrigerator and a gas range between sage green cabinets',
       'Una cocina con refrigerador de puertas francesas y estufa de gas de acero entre gabinetes verde salvia')
SHOTS = {
    'landscape': dict(at=(0.0, -5.6, 1.32), lens=37, shift=(0.0, -0.05), exposure=-0.05),
    'portrait': dict(at=(0.98, -5.4, 1.32), lens=60, shift=(0.0, -0.03), exposure=-0.05),
}


def build(stage):
    paint = plaster('#e0d5bf')
    wall(paint, height=3.4, holes=[(-1.62, 1.1, 1.12, 2.12)])
    window(-1.62, 1.1, 1.12, 2.12, panes=(2, 1), brightness=1.8, seed=5)
    planks(OAK, seed=15)
    base_cabinets(-2.92, (0.60, 0.80, 0.80, 0.55), drawers=(3,), wood_top='oak')
    stage.put('gas-range-5-0', 0.225, -0.345, color='stainless')
    base_cabinets(0.61, (0.50,), drawers=(0,), wood_top='oak')
    tall = Painted(SAGE)
    for x in (1.128, 2.10):
        box((0.03, 0.66, 2.26), (x, -0.33, 1.13), tall.z, 0.002)
    stage.put('french-door-refrigerator-26-cu-ft', 1.614, -0.46, color='stainless')
    wall_cabinets(1.145, (0.94,), foot=1.84, height=0.42, depth=0.60)
    tiled((-2.92, 1.11), 0.905, 1.10)
    tiled((-1.02, 1.11), 1.10, 1.52)
    tiled((-2.92, -2.26), 1.10, 1.52, seed=5)
    stage.put('over-range-microwave-1-7', 0.225, -0.22, 1.50, color='stainless')
    wall_cabinets(-0.155, (0.76,), foot=1.945, height=0.315)
    wall_cabinets(0.61, (0.50,), foot=1.52, height=0.74)
    shelf(-0.58, 1.56, 0.74)
    shelf(-0.58, 1.90, 0.74)
    plates(-0.78, -0.13, 1.56, 6)
    vessel('cup', (-0.56, -0.13, 1.56), '#b8603c')
    vessel('cup', (-0.45, -0.13, 1.56), '#3f6354')
    vessel('jug', (-0.34, -0.13, 1.56), '#ddd3bf', 0.62)
    vessel('bowl', (-0.74, -0.13, 1.90), '#b8603c', 0.95)
    trailing((-0.40, -0.13, 1.90), seed=4, fall=0.22)
    faucet(-1.62, -0.12, 0.905)
    vessel('bottle', (-0.36, -0.16, 0.905), '#3f6354', 0.8)
    vessel('bowl', (-0.62, -0.30, 0.905), '#ddd3bf', 1.2)
    for k, (x, y) in enumerate(((-.66, -.30), (-.58, -.33), (-.61, -.26))):
        ball(0.042, (x, y, 0.985), plain(('#c2602f', '#c9812f', '#b8502a')[k], 0.4))
    box((0.30, 0.022, 0.40), (-0.16 - 0.12, -0.035, 1.10), Timber('walnut', 8).z, 0.008, rot=(-6, 0, 0))
    vessel('pot', (-2.55, -0.26, 0.905), '#b8603c', 0.45)
    trailing((-2.55, -0.26, 0.95), seed=8, fall=0.12)
    vessel('jug', (0.86, -0.2, 0.905), '#ddd3bf', 0.7)
    cylinder(0.006, 0.30, (0.85, -0.2, 1.13), Timber('oak', 3).z, rot=(6, 8, 0))
    cylinder(0.006, 0.28, (0.88, -0.2, 1.12), Timber('walnut', 3).z, rot=(-6, -9, 0))
    books((0.70, -0.16, 0.905), 2, seed=21)
    rug((1.9, 0.75), (-0.45, -1.25), '#b9a27d', bands=(('#a5573a', 0.08, 0.02), ('#3f6354', 0.13, 0.012)), seed=3)


def light():
    daylight(side=-1, reach=3.4, key=200, fill=0.62, back=70)
    gobo(-3.0, 2.2, 1.3, 1.6, -4.4)
    sun((0.80, 0.40, -0.24), 5.0, angle=0.7)
