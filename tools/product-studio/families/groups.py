"""Bundles: their members in one picture. Each place is (member, x, y, z, turn, changed parameters)."""
import importlib

from studio.shot import Shot
from studio.solids import group

VERSION = 1

DEFAULTS = dict(take=1, size=2.6, yaw=16, height=1.4, lens=80, fill=0.94, exposure=-0.55, metal=False, world=0.32, key=1.3)
APPLIANCES = dict(size=2.1, metal=True, world=0.75, key=0.75, exposure=-0.2, height=1.25, lens=85, yaw=-16)

PRODUCTS = {
    'alder-living-room-bundle': dict(places=[(0, .35, .25, 0, 0), (1, -1.62, -.72, 0, 74), (2, .35, -.98, 0, 0), (3, 1.78, .30, 0, 0)], yaw=14, size=3.0, height=1.6),
    'tansy-sitting-room-bundle': dict(places=[(0, -.35, .25, 0, 0), (1, 1.62, -.70, 0, -72), (2, -.35, -.95, 0, 0)], yaw=-14, size=3.0, height=1.6),
    'fern-den-bundle': dict(places=[(0, -.62, .05, 0, 8), (1, 1.02, -.12, 0, -20)], yaw=10, size=2.4),
    'calder-recline-bundle': dict(places=[(0, -.58, .10, 0, 4), (1, 1.36, -.15, 0, -22)], yaw=10, size=2.7),
    'first-apartment-bundle': dict(places=[(2, 1.75, 1.00, 0, 0), (0, -2.05, .60, 0, 14), (1, -.60, -1.15, 0, 0)], yaw=10, size=3.8, height=1.9, lens=70),
    'ashby-queen-sleep-bundle': dict(places=[(0, .25, 0, 0, 0), (1, -2.15, .65, 'upright', 8)], yaw=14, size=3.2, height=1.6),
    'ashby-king-sleep-bundle': dict(places=[(0, -.2, 0, 0, 0), (1, 2.35, .75, 'upright', -8)], yaw=-14, size=3.4, height=1.6),
    'ridge-adjustable-queen-bundle': dict(take=2, places=[(1, 0, 0, 0, 0, dict(mattress='ridge'))], yaw=32, size=2.3, height=1.5),
    'scout-kids-room-bundle': dict(places=[(0, -.55, .1, 0, 0), (1, 1.16, -.02, 0, 0), (2, 2.10, .06, 0, 0)], yaw=12, size=2.8, height=1.4),
    'kitchen-trio-bundle': dict(APPLIANCES, places=[(0, -.48, 0, 0, 0), (1, .40, 0, 0, 0), (2, .40, .12, 1.42, 0)]),
    'starter-kitchen-bundle': dict(APPLIANCES, places=[(0, -.62, 0, 0, 0), (1, .18, 0, 0, 0), (2, .92, -.10, 0, -6)], yaw=16),
    'bulk-shopper-bundle': dict(APPLIANCES, places=[(0, -.42, 0, 0, 0), (1, .50, 0, 0, 0)], yaw=18),
    'move-in-appliances-bundle': dict(APPLIANCES, places=[(0, -1.18, 0, 0, 0), (1, -.38, 0, 0, 0), (2, .76, 0, 0, 0)], size=2.5, yaw=14),
    'home-theater-65-bundle': dict(places=[(2, 0, 0, 0, 0), (0, 0, .04, .612, 0), (1, 0, -.130, .612, 0, dict(sub=None)), (1, -1.02, -.06, 0, 0, dict(model='sub'))],
                                   yaw=-14, size=1.9, height=0.95, key=0.9, exposure=-0.3, lens=85),
    'game-room-bundle': dict(places=[(0, 0, 0, 0, 0), (1, .16, -.46, 0, 0)], yaw=12, size=1.4, height=0.62, key=0.7, exposure=-0.15, lens=85),
    'school-year-bundle': dict(places=[(0, -.09, 0, 0, 4), (1, .235, -.055, 0, -10)], yaw=10, size=0.62, height=0.34, key=0.8, exposure=-0.15, lens=85),
}


def build(product, parameters, variant, members=()):
    p = {**DEFAULTS, **parameters}
    for place in p['places']:
        index, x, y, z, turn = place[:5]
        member = members[index]
        family = importlib.import_module('families.' + member['family'])
        changed = {**member['parameters'], **(place[5] if len(place) > 5 else {})}
        variants = member['product']['variants']
        color = next((v for v in variants if v['color'] == variant['color']), variants[0])
        if z == 'upright':
            with group((x, y, 0), turn=turn):
                family.build(member['product'], {**changed, 'stand': True}, color)
            continue
        with group((x, y, z), turn=turn):
            family.build(member['product'], changed, color)


def shot(product, parameters, view):
    p = {**DEFAULTS, **parameters}
    return Shot(size=p['size'], key=p['key'], metal=p['metal'], world=p['world'], yaw=p['yaw'], height=p['height'], lens=p['lens'],
                fill=p['fill'], exposure=p['exposure'])
