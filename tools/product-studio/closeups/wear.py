"""Condition pictures: a typical spot of each kind of goods, as new, then with the wear that each grade allows.

`families` are the catalogue's, where needed with the drawing they share (`family:art`); traces are painted in picture coordinates, see `studio.wear`.
"""
VERSION = 1


def scratch(at, **more):
    return dict(kind='scratches', at=at, **more)


def raised(trace, light, dark, share, offset=0.0014):
    """What stands out of the cloth: a light side, and its shadow below at the right."""
    return [dict(trace, value=dark, saturation=1.0, share=share * 0.8, shift=(offset, -1.3 * offset)),
            dict(trace, value=light, saturation=0.75, share=share)]


def wrinkles(at, seat, spread, count, share, angle=20, length=0.16, width=0.0045, seed=3):
    """Soft folds that stay where somebody sat; none leaves the outline of the `seat`."""
    folds = scratch(at, within=seat, spread=spread, count=count, length=length, angle=angle, jitter=16, width=width, seed=seed)
    return [dict(folds, value=1.22, saturation=0.95, share=share, shift=(0, -1.7 * width)),
            dict(folds, value=0.66, saturation=1.05, share=share)]


def cloth(top, edge, at, seam, seat, angle=30, lift=1.0):
    """Sitting and sun: little knots of fluff, a rubbed edge, a loose thread at the seam, folds and a paler seat.
    `lift` is less than 1 for pale cloth, which shows the same wear less."""
    def light(value):
        return round(1 + (value - 1) * lift, 3)

    fluff = dict(kind='pills', at=at, within=seat)
    rubbed = dict(kind='rubbed_edge', path=edge, value=light(1.5), saturation=0.75)
    pale = dict(kind='fading', at=top, saturation=0.8)
    yarn = dict(kind='thread', at=seam, angle=-35)
    return {
        'great': raised(dict(fluff, size=(0.09, 0.06), count=9, radius=0.0020), light(1.5), 0.7, 0.5),
        'good': [dict(pale, size=(0.20, 0.12), value=light(1.2), share=0.9),
                 *wrinkles(at, seat, (0.09, 0.05), 5, 0.65, angle),
                 dict(rubbed, width=0.014, density=0.54, softness=0.5, share=0.75),
                 *raised(dict(fluff, size=(0.12, 0.08), count=75, radius=0.0024), light(1.7), 0.62, 0.8),
                 *raised(dict(yarn, length=0.085, curl=0.5, width=0.0016), 1.8, 0.5, 0.85, 0.003)],
        'fair': [dict(pale, size=(0.34, 0.20), value=light(1.32), saturation=0.7, share=0.9),
                 *wrinkles(at, seat, (0.13, 0.08), 9, 0.85, angle, length=0.22, width=0.0055),
                 dict(rubbed, width=0.026, density=0.58, softness=0.45, share=0.95, value=light(1.7)),
                 *raised(dict(fluff, size=(0.17, 0.11), count=230, radius=0.0026), light(1.8), 0.55, 0.95),
                 *raised(dict(yarn, length=0.13, curl=0.7, width=0.0018), 1.9, 0.45, 0.95, 0.003),
                 *raised(dict(yarn, length=0.08, curl=-0.9, width=0.0016, angle=-80, seed=4), 1.9, 0.45, 0.9, 0.003)],
    }


def ticking(top, edge, at, seam, seat):
    """White cloth turns a little darker where it is used; its quilting creases."""
    rubbed = dict(kind='rubbed_edge', path=edge, value=0.80, saturation=1.5, softness=0.5)
    dull = dict(kind='fading', at=top, value=0.86, saturation=1.9)
    yarn = dict(kind='thread', at=seam, angle=-30)
    return {
        'great': wrinkles(at, seat, (0.10, 0.06), 2, 0.14, length=0.14),
        'good': [dict(dull, size=(0.24, 0.12), share=0.6), dict(rubbed, width=0.016, density=0.50, share=0.5),
                 *wrinkles(at, seat, (0.14, 0.08), 6, 0.26, length=0.18),
                 *raised(dict(yarn, length=0.09, curl=0.5, width=0.0018), 1.12, 0.5, 0.85, 0.003)],
        'fair': [dict(dull, size=(0.36, 0.22), value=0.82, saturation=1.6), dict(rubbed, width=0.028, density=0.58, share=0.8),
                 *wrinkles(at, seat, (0.18, 0.12), 14, 0.48, length=0.24, width=0.0055),
                 *raised(dict(yarn, length=0.13, curl=0.7, width=0.0020), 1.12, 0.4, 0.95, 0.003)],
    }


def hide(top, edge, at, seat, angle=22):
    """Leather creases, then its colour rubs off along the edge."""
    crease = dict(within=seat, value=0.55, saturation=1.05, width=0.0014, angle=angle, jitter=14)
    rubbed = dict(kind='rubbed_edge', path=edge, value=1.9, saturation=0.6, softness=0.35)
    scuff = dict(kind='scuffs', at=top, angle=15, value=1.5, saturation=0.7)
    return {
        'great': wrinkles(at, seat, (0.08, 0.05), 2, 0.35, angle, length=0.12),
        'good': [*wrinkles(at, seat, (0.10, 0.07), 7, 0.75, angle, length=0.18),
                 scratch(at, spread=(0.11, 0.06), count=8, length=0.11, share=0.5, **crease),
                 dict(rubbed, width=0.011, density=0.48, share=0.6),
                 dict(scuff, size=(0.12, 0.05), share=0.5)],
        'fair': [*wrinkles(at, seat, (0.14, 0.10), 13, 0.95, angle, length=0.24, width=0.0055),
                 scratch(at, spread=(0.15, 0.10), count=26, length=0.15, share=0.85, **crease),
                 dict(rubbed, width=0.022, density=0.60, share=0.95),
                 dict(scuff, size=(0.19, 0.09), share=0.85, density=0.65)],
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
                 spot=dict(spot=(-0.375, -0.42, 0.60), yaw=28, pitch=28, span=0.40), surface='cloth',
                 traces=cloth(top=(0.66, 0.42), edge=[(0.40, 0.96), (0.21, 0.76), (0.225, 0.40)], at=(0.62, 0.36), seam=(0.40, 0.42),
                              seat=[(0.25, 0.23), (0.75, 0.78), (1.0, 0.72), (1.0, 0.0), (0.25, 0.0)])),
    'sectional': dict(families=('sectional', 'sleeper-sofa'), product='marlow-chaise-sectional', color='dove',
                      spot=dict(spot=(-0.31, -0.2, 0.78), yaw=28, pitch=28, span=0.40), surface='cloth',
                      traces=cloth(top=(0.74, 0.60), edge=[(0.22, 0.66), (0.26, 0.80), (0.38, 0.80), (0.42, 0.66), (0.42, 0.40)], at=(0.72, 0.52), seam=(0.62, 0.20),
                                   seat=[(0.44, 0.48), (0.80, 0.86), (1.0, 0.90), (1.0, 0.10), (0.44, 0.25)], lift=0.5)),
    'reclining': dict(families=('reclining-sofa', 'reclining-set', 'sectional:sectional'), product='calder-reclining-sofa', color='chestnut',
                      spot=dict(spot=(-0.34, -0.40, 0.54), yaw=28, pitch=26, span=0.42), surface='leather',
                      traces=hide(top=(0.62, 0.30), edge=[(0.24, 0.20), (0.60, 0.08), (1.0, -0.04)], at=(0.66, 0.40),
                                  seat=[(0.19, 0.24), (0.68, 0.86), (1.0, 0.80), (1.0, 0.0), (0.19, 0.10)])),
    'recliner': dict(families=('recliner',), product='barlow-wall-recliner', color='slate',
                     spot=dict(spot=(-0.17, -0.40, 0.54), yaw=28, pitch=26, span=0.40), surface='leather',
                     traces=hide(top=(0.50, 0.36), edge=[(0.18, 0.22), (0.50, 0.10), (1.0, -0.07)], at=(0.52, 0.40),
                                 seat=[(0.18, 0.25), (0.64, 0.79), (1.0, 0.76), (1.0, 0.0), (0.18, 0.0)])),
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
                     spot=dict(spot=(-0.36, -0.42, 0.86), yaw=30, pitch=28, span=0.42, key=1.0, fill_light=0.1, top=0.15, world=0.2, exposure=-0.5),
                     surface='cloth', traces=ticking(top=(0.60, 0.52), edge=[(0.0, 0.40), (0.5, 0.24), (1.0, 0.05)], at=(0.55, 0.46), seam=(0.44, 0.24), seat=[(0.1, 0.4), (0.4, 0.8), (1.0, 0.9), (1.0, 0.1)])),
    'base': dict(families=('adjustable-base',), product='tilt-one-queen-base', color='charcoal',
                 spot=dict(spot=(-0.34, -0.46, 0.36), yaw=30, pitch=26, span=0.46), surface='cloth',
                 traces=cloth(top=(0.45, 0.42), edge=[(0.07, 0.62), (0.35, 0.52), (1.0, 0.30)], at=(0.42, 0.40), seam=(0.40, 0.64), angle=-14,
                              seat=[(0.07, 0.62), (1.0, 0.33), (1.0, 0.0), (0.80, 0.0), (0.08, 0.36)])),
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
