"""Condition pictures: a typical spot of each kind of goods, as new, then with the wear that each grade allows.

`families` are the catalogue's, where needed with the drawing they share (`family:art`); traces are painted in picture coordinates, see `studio.wear`.
"""
VERSION = 1


def scratch(at, **more):
    return dict(kind='scratches', at=at, **more)


def cloth(top, edge, at, is_white=False):
    """Sun and sitting: a little fluff, then a rubbed edge and a paler top; what is white turns darker instead."""
    if is_white:
        return _soiled(top, edge)
    fluff = dict(kind='pills', at=at, size=(0.10, 0.06), value=1.5, saturation=0.7)
    rubbed = dict(kind='rubbed_edge', path=edge, value=1.45, saturation=0.7)
    pale = dict(kind='fading', at=top, saturation=0.7)
    return {
        'great': [dict(fluff, count=10, share=0.4)],
        'good': [dict(fluff, count=55, share=0.75), dict(rubbed, width=0.010, density=0.45, share=0.6),
                 dict(pale, size=(0.24, 0.10), value=1.14, share=0.6)],
        'fair': [dict(fluff, count=150), dict(rubbed, width=0.018, density=0.58, share=0.9),
                 dict(pale, size=(0.36, 0.16), value=1.34, share=0.9),
                 scratch(at, spread=(0.06, 0.05), count=4, length=0.10, jitter=60, width=0.0022, value=1.5, seed=5)],
    }


def _soiled(top, edge):
    rubbed = dict(kind='rubbed_edge', path=edge, value=0.78, saturation=1.6)
    dull = dict(kind='fading', at=top, value=0.90, saturation=1.8)
    return {
        'great': [dict(dull, size=(0.16, 0.08), share=0.25)],
        'good': [dict(dull, size=(0.24, 0.10), share=0.7), dict(rubbed, width=0.010, density=0.42, share=0.4)],
        'fair': [dict(dull, size=(0.36, 0.16), value=0.82), dict(rubbed, width=0.016, density=0.52, share=0.7)],
    }


def hide(top, edge, at):
    """Leather creases, then its colour rubs off along the edge."""
    crease = dict(value=0.5, saturation=1.05, width=0.0018)
    rubbed = dict(kind='rubbed_edge', path=edge, value=1.75, saturation=0.6)
    return {
        'great': [scratch(at, spread=(0.10, 0.05), count=3, length=0.08, angle=20, jitter=30, share=0.35, **crease)],
        'good': [scratch(at, spread=(0.10, 0.05), count=14, length=0.12, angle=20, jitter=35, share=0.6, **crease),
                 dict(rubbed, width=0.010, density=0.46, share=0.55),
                 dict(kind='scuffs', at=top, size=(0.13, 0.05), angle=15, value=1.4, saturation=0.7, share=0.45)],
        'fair': [scratch(at, spread=(0.13, 0.08), count=38, length=0.14, angle=20, jitter=45, share=0.85, **crease),
                 dict(rubbed, width=0.018, density=0.58, share=0.85),
                 dict(kind='scuffs', at=top, size=(0.18, 0.08), angle=15, value=1.5, saturation=0.65, share=0.7, density=0.6)],
    }


def timber(top, edge, at, angle=0, value=1.75, saturation=0.6):
    """Hairlines, then a rubbed edge, then clear scratches."""
    line = dict(value=value, saturation=saturation)
    rubbed = dict(kind='rubbed_edge', path=edge, value=value, saturation=saturation)
    return {
        'great': [scratch(top, spread=(0.10, 0.05), count=3, length=0.07, angle=angle, jitter=25, share=0.3, width=0.0008, **line)],
        'good': [scratch(top, spread=(0.14, 0.07), count=9, length=0.11, angle=angle, jitter=35, share=0.55, **line),
                 dict(kind='scuffs', at=at, size=(0.10, 0.035), angle=angle, share=0.45, **line),
                 dict(rubbed, width=0.006, density=0.45, share=0.6)],
        'fair': [scratch(top, spread=(0.18, 0.09), count=20, length=0.15, angle=angle, jitter=40, share=0.8, width=0.0014, **line),
                 dict(kind='scuffs', at=at, size=(0.14, 0.05), angle=angle, share=0.7, density=0.6, **line),
                 dict(rubbed, width=0.010, density=0.58, share=0.85)],
    }


def shell(at, edge, angle=10, value=1.7, saturation=0.9, spread=(0.17, 0.13)):
    """Enamel, steel and plastic: hairlines, then light scuffs, then clear scratches. Few lines cross: that looks like vandals."""
    line = dict(value=value, saturation=saturation)
    rubbed = dict(kind='rubbed_edge', path=edge, value=value, saturation=saturation)
    near = (round(spread[0] * 0.6, 3), round(spread[1] * 0.6, 3))
    return {
        'great': [scratch(at, spread=near, count=2, length=0.06, angle=angle, jitter=15, share=0.25, width=0.0008, **line)],
        'good': [scratch(at, spread=spread, count=6, length=0.08, angle=angle, jitter=18, share=0.5, width=0.0012, seed=2, **line),
                 dict(kind='scuffs', at=at, size=(0.09, 0.03), angle=angle, share=0.3, **line),
                 dict(rubbed, width=0.004, density=0.42, share=0.35)],
        'fair': [scratch(at, spread=spread, count=13, length=0.12, angle=angle, jitter=20, share=0.75, width=0.0015, seed=2, **line),
                 dict(kind='scuffs', at=at, size=(0.12, 0.04), angle=angle, share=0.45, density=0.55, **line),
                 dict(rubbed, width=0.006, density=0.5, share=0.55)],
    }


SUBJECTS = {
    'sofa': dict(families=('sofa', 'loveseat', 'recliner:loveseat'), product='alder-3-seat-sofa', color='pewter',
                 surface='cloth', traces=cloth(top=(0.45, 0.80), edge=[(0.24, 0.76), (0.47, 0.64), (0.48, 0.15)], at=(0.70, 0.45))),
    'sectional': dict(families=('sectional', 'sleeper-sofa'), product='marlow-chaise-sectional', color='dove',
                      surface='cloth', traces=cloth(top=(0.60, 0.88), edge=[(0.48, 0.76), (0.52, 0.87), (0.63, 0.86), (0.66, 0.5)], at=(0.82, 0.58))),
    'reclining': dict(families=('reclining-sofa', 'reclining-set', 'sectional:sectional'), product='calder-reclining-sofa', color='chestnut',
                      surface='leather', traces=hide(top=(0.4, 0.7), edge=[(0.2, 0.5), (0.4, 0.5), (0.4, 0.1)], at=(0.65, 0.5))),
    'recliner': dict(families=('recliner',), product='barlow-wall-recliner', color='slate',
                     surface='leather', traces=hide(top=(0.55, 0.72), edge=[(0.42, 0.49), (0.50, 0.53), (0.57, 0.46), (0.56, 0.1)], at=(0.80, 0.40))),
    'table': dict(families=('occasional-table',), product='dune-console-table', color='walnut',
                  surface='wood', traces=timber(top=(0.5, 0.80), at=(0.35, 0.72), angle=14, edge=[(0.1, 0.50), (0.98, 0.74)])),
    'tv-stand': dict(families=('tv-stand',), product='heath-tv-stand-60', color='oak',
                     surface='wood', traces=timber(top=(0.5, 0.72), at=(0.3, 0.6), angle=10, edge=[(0.0, 0.30), (1.0, 0.52)], value=0.45, saturation=1.1)),
    'dresser': dict(families=('dresser', 'nightstand'), product='ashby-6-drawer-dresser', color='driftwood',
                    surface='wood', traces=timber(top=(0.62, 0.62), at=(0.7, 0.5), angle=4, edge=[(0.0, 0.88), (0.9, 0.93)], value=1.6, saturation=0.5)),
    'bedroom': dict(families=('bedroom-set',), product='nell-tallboy-chest', color='oak',
                    spot=dict(spot=(0.22, -0.5, 0.88), yaw=-26, pitch=24, span=0.40),
                    surface='wood', traces=timber(top=(0.5, 0.5), at=(0.6, 0.4), angle=4, edge=[(0.0, 0.62), (0.8, 0.66)], value=0.45, saturation=1.1)),
    'bunk': dict(families=('bunk-bed',), product='scout-twin-over-twin', color='oak',
                 surface='wood', traces=timber(top=(0.72, 0.5), at=(0.72, 0.3), angle=86, edge=[(0.74, 0.0), (0.74, 1.0)], value=0.45, saturation=1.1)),
    'desk': dict(families=('kids-storage',), product='comet-study-desk', color='white',
                 spot=dict(spot=(0.30, -0.5, 0.98), yaw=-26, pitch=34, span=0.40),
                 surface='wood', traces=timber(top=(0.5, 0.7), at=(0.4, 0.6), angle=12, edge=[(0.0, 0.36), (0.72, 0.55)], value=0.55, saturation=1.2)),
    'dining': dict(families=('dining-set',), product='larch-extension-set', color='walnut',
                   surface='wood', traces=timber(top=(0.6, 0.75), at=(0.3, 0.6), angle=14, edge=[(0.0, 0.20), (1.0, 0.50)])),
    'mattress': dict(families=('mattress', 'queen-mattress', 'king-mattress'), product='drift-10-queen', color='cloud',
                     surface='cloth', traces=cloth(top=(0.6, 0.6), edge=[(0.2, 0.5), (1.0, 0.1)], at=(0.5, 0.4), is_white=True)),
    'base': dict(families=('adjustable-base',), product='tilt-one-queen-base', color='charcoal',
                 surface='cloth', traces=cloth(top=(0.55, 0.75), edge=[(0.3, 0.42), (1.0, 0.18)], at=(0.5, 0.5))),
    'refrigerator': dict(families=('french-door-fridge', 'side-by-side-fridge'), product='french-door-refrigerator-26-cu-ft', color='stainless',
                         surface='shell', traces=shell(at=(0.78, 0.5), edge=[(0.36, 0.0), (0.36, 1.0)], angle=78, value=1.55)),
    'white-refrigerator': dict(families=('top-mount-fridge', 'freezer'), product='top-mount-18-cu-ft', color='white',
                               spot=dict(spot=(-0.22, -0.5, 0.68), yaw=22, pitch=10, span=0.34),
                               surface='shell', traces=shell(at=(0.6, 0.4), edge=[(0.0, 0.5), (1.0, 0.5)], value=0.6, angle=30)),
    'laundry': dict(families=('front-load-pair', 'top-load-pair', 'washer', 'dryer'), product='front-load-washer-4-5', color='white',
                    surface='shell', traces=shell(at=(0.48, 0.22), edge=[(0.2, 0.85), (0.98, 0.72)], value=0.6, angle=-8)),
    'range': dict(families=('range',), product='gas-range-5-0', color='stainless',
                  surface='shell', traces=shell(at=(0.35, 0.42), edge=[(0.0, 0.15), (0.9, 0.26)], angle=8, value=1.6)),
    'microwave': dict(families=('microwave',), product='countertop-microwave-1-6-sensor', color='stainless', spot=dict(spot=(0.36, -0.5, 0.75), yaw=-24, pitch=16, span=0.24),
                      surface='shell', traces=shell(at=(0.62, 0.42), edge=[(0.18, 0.0), (0.18, 1.0)], angle=20, value=2.4)),
    'air-conditioner': dict(families=('window-ac',), product='window-ac-10000', color='white',
                            surface='shell', traces=shell(at=(0.5, 0.45), edge=[(0.55, 0.0), (0.55, 1.0)], value=0.62, angle=6)),
    'television': dict(families=('tv-40-49', 'tv-50-55', 'tv-65', 'tv-75-85'), product='65-4k-smart-tv', color='black',
                       surface='shell', traces=shell(at=(0.45, 0.895), spread=(0.22, 0.008), edge=[(0.0, 0.89), (0.77, 0.885), (0.78, 0.1)], value=9)),
    'soundbar': dict(families=('soundbar',), product='soundbar-2-0', color='black',
                     surface='shell', traces=shell(at=(0.45, 0.68), edge=[(0.0, 0.48), (0.6, 0.70)], angle=24, value=1.5)),
    'console': dict(families=('console', 'console-bundle'), product='kiteplay-one-disc', color='black',
                    spot=dict(spot=(-0.30, -0.3, 0.85), yaw=-28, pitch=24, span=0.22),
                    surface='shell', traces=shell(at=(0.45, 0.45), edge=[(0.56, 0.0), (0.54, 0.62), (0.45, 0.8)], value=4, angle=60)),
    'desktop': dict(families=('desktop', 'gaming-computer:desktop'), product='24-all-in-one-16-gb', color='silver',
                    surface='shell', traces=shell(at=(0.30, 0.81), spread=(0.18, 0.01), edge=[(0.0, 0.81), (0.53, 0.805), (0.53, 0.0)], value=5)),
    'laptop': dict(families=('everyday-laptop', 'gaming-computer'), product='15-everyday-laptop-16-gb', color='silver',
                   surface='shell', traces=shell(at=(0.38, 0.30), edge=[(0.0, 0.13), (0.72, 0.38), (0.84, 0.46)], value=0.6, angle=25)),
    'tablet': dict(families=('tablet',), product='11-tablet-128-gb', color='graphite',
                   surface='shell', traces=shell(at=(0.40, 0.90), spread=(0.16, 0.02), edge=[(0.0, 0.80), (0.52, 0.93), (0.60, 0.90), (0.72, 0.0)], value=3.5)),
    'phone': dict(families=('smartphone',), product='palmara-a5-128', color='graphite',
                  surface='shell', traces=shell(at=(0.12, 0.6), edge=[(0.17, 0.3), (0.2, 0.85), (0.35, 0.95)], value=2.6, angle=80)),
}
