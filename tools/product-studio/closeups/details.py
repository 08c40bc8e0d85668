"""Close-ups of what products are made of: one of each material in each colour.

A spot is in shares of the product's box (x and y from the middle, z from the floor); degrees; metres across.
"""
VERSION = 1

# white goods have little to tell them by but shadow: one lamp that grazes them
WHITE = dict(key=0.9, fill_light=0.1, top=0.18, world=0.22, exposure=-0.5)
WHITE_STEEL = dict(key=0.6, fill_light=0.06, top=0.2, rim=0.6, world=0.3, exposure=-0.45)

# by the studio's family; by the material, or the material and the colour, where it needs another
SPOTS = {
    'sofas': dict(spot=(-0.42, -0.46, 0.60), yaw=28, pitch=26, span=0.50),
    'sectionals': dict(spot=(-0.37, -0.2, 0.72), yaw=28, pitch=26, span=0.50),
    'recliners': dict(spot=(-0.40, -0.42, 0.54), yaw=28, pitch=24, span=0.52),
    'chairs': dict(spot=(-0.30, -0.42, 0.55), yaw=28, pitch=24, span=0.5),
    'tables': dict(spot=(0.30, -0.42, 0.97), yaw=-24, pitch=34, span=0.42),
    'casegoods': dict(spot=(0.36, -0.5, 0.86), yaw=-26, pitch=24, span=0.40),
    'bedrooms': dict(spot=(-0.36, 0.46, 0.86), yaw=20, pitch=12, span=0.6),
    'bunks': dict(spot=(0.40, -0.45, 0.56), yaw=-24, pitch=14, span=0.5),
    'dining': dict(spot=(0.1, -0.2, 0.8), yaw=-24, pitch=34, span=0.5),
    'mattresses': dict(spot=(-0.34, -0.42, 0.88), yaw=30, pitch=32, span=0.55),
    'bases': dict(spot=(-0.42, -0.46, 0.40), yaw=30, pitch=26, span=0.6),
    'refrigerators': dict(spot=(0.06, -0.5, 0.62), yaw=-22, pitch=8, span=0.36),
    'laundry': dict(spot=(-0.28, -0.46, 0.93), yaw=22, pitch=24, span=0.36),
    'ranges': dict(spot=(0.36, -0.46, 0.74), yaw=-22, pitch=24, span=0.34),
    'air_conditioners': dict(spot=(0.36, -0.46, 0.70), yaw=-22, pitch=18, span=0.26),
    'televisions': dict(spot=(0.46, -0.05, 0.95), yaw=-30, pitch=8, span=0.16),
    'soundbars': dict(spot=(0.42, -0.4, 0.9), yaw=-30, pitch=30, span=0.16),
    'consoles': dict(spot=(0.0, -0.3, 0.85), yaw=-28, pitch=24, span=0.22),
    'desktops': dict(spot=(0.35, -0.05, 0.93), yaw=-28, pitch=8, span=0.18),
    'laptops': dict(spot=(0.36, -0.40, 0.10), yaw=-28, pitch=38, span=0.15),
    'tablets': dict(spot=(0.36, -0.2, 0.85), yaw=-26, pitch=20, span=0.10),
    'phones': dict(spot=(0.1, -0.1, 0.85), yaw=-22, pitch=16, span=0.07),
    'console': dict(spot=(-0.30, -0.42, 0.84), yaw=-30, pitch=26, span=0.17),
    'handheld': dict(spot=(0.38, -0.3, 0.62), yaw=-24, pitch=20, span=0.11),
    'desktop': dict(spot=(0.28, -0.02, 0.33), yaw=-26, pitch=8, span=0.20),
    'tower': dict(spot=(0.34, -0.15, 0.62), yaw=-22, pitch=18, span=0.20),
    'mini': dict(spot=(0.36, -0.15, 0.08), yaw=18, pitch=28, span=0.20),
    'gaming-tower': dict(spot=(-0.15, -0.5, 0.75), yaw=-34, pitch=14, span=0.26),
    'dials': dict(spot=(0.18, -0.5, 0.25), yaw=-26, pitch=12, span=0.22, **WHITE),
    'slats': dict(spot=(0.26, -0.5, 0.62), yaw=-34, pitch=12, span=0.24, **WHITE),
    'portable-ac': dict(spot=(0.14, -0.5, 0.46), yaw=-30, pitch=14, span=0.26, **WHITE),
    'portable-ac-black': dict(spot=(0.14, -0.5, 0.46), yaw=-30, pitch=14, span=0.26),
    'chest-freezer-black': dict(spot=(-0.14, -0.5, 0.90), yaw=-30, pitch=16, span=0.40),
    'microwave': dict(spot=(0.11, -0.5, 0.80), yaw=30, pitch=12, span=0.22),
    'over-range-microwave': dict(spot=(0.16, -0.5, 0.82), yaw=30, pitch=10, span=0.24),
    'freezer': dict(spot=(-0.30, -0.5, 0.46), yaw=30, pitch=12, span=0.34, **WHITE_STEEL),
    'chest-freezer': dict(spot=(-0.14, -0.5, 0.90), yaw=-30, pitch=16, span=0.40, **WHITE_STEEL),
    'top-mount': dict(spot=(-0.32, -0.5, 0.69), yaw=26, pitch=12, span=0.34),
    'top-mount-white': dict(spot=(-0.32, -0.5, 0.69), yaw=26, pitch=12, span=0.34, **WHITE_STEEL),
    'retro-refrigerator': dict(spot=(-0.30, -0.5, 0.71), yaw=24, pitch=12, span=0.34),
    # seats whose piping stands off the arm's outer side, which stays out of the picture
    **{name: dict(spot=(-0.31, -0.42, 0.54), yaw=28, pitch=26, span=0.46)
       for name in ('faux-leather-espresso', 'faux-leather-chestnut', 'faux-leather-pewter', 'leather-dove')},
    **{name: dict(spot=(-0.16, -0.42, 0.54), yaw=28, pitch=26, span=0.40) for name in ('faux-leather-black', 'faux-leather-slate')},
    'soundbar-graphite': dict(spot=(0.44, -0.42, 0.14), yaw=-30, pitch=28, span=0.16),
}

COVERED = ('sofas', 'sectionals', 'recliners', 'chairs')
WOODEN = ('casegoods', 'tables', 'bedrooms', 'dining', 'bunks')
WOODS = ('walnut', 'oak', 'driftwood', 'black-oak', 'washed-white', 'warm-gray', 'white', 'sage')
NOT_WOODEN = ('lyra-led-queen-set', 'lyra-led-king-set', 'pond-storage-ottoman', 'orchard-upholstered-set', 'camper-metal-bunk', 'cafe-nook-set',
              'porter-metal-queen-set', 'larkspur-faux-marble-set')
PARTS = {'bases': 'base', 'mattresses': 'mattress', 'laundry': 'laundry', 'televisions': 'television', 'soundbars': 'soundbar', 'laptops': 'laptop',
         'tablets': 'tablet', 'phones': 'phone'}
# whose close-ups show their material best
TYPICAL = ('alder-3-seat-sofa', 'ashby-6-drawer-dresser', 'corwin-8-drawer-dresser', 'nell-tallboy-chest', 'pim-kids-dresser',
           'french-door-25-33-wide', '15-everyday-laptop-16-gb', '11-tablet-128-gb', '65-4k-smart-tv', 'soundbar-2-0', 'tobin-reclining-sofa',
           'kiteplay-one-disc', 'window-ac-10000', 'tilt-one-queen-base', 'tilt-three-queen-base', 'chest-freezer-7-cu-ft')

# who stands for the others where the one above has nothing at the spot
STAND_INS = {'faux-leather-black': 'dell-massage-recliner', 'faux-leather-slate': 'barlow-wall-recliner',
             'faux-leather-pewter': 'granger-console-loveseat', 'leather-dove': 'maddox-power-sofa'}
# of families whose products differ too much to share a close-up: whose it is
OWN = {'kiteplay-one-disc': 'console', 'kiteplay-one-pro': 'console', 'kiteplay-console-bundle': 'console', 'kiteplay-sports-bundle': 'console',
       'kiteplay-racing-bundle': 'console', 'kiteplay-pro-bundle': 'console', 'kiteplay-go': 'handheld', '24-all-in-one-16-gb': 'desktop',
       'home-tower-8-gb': 'tower', 'mini-desktop-16-gb': 'mini',
       'gaming-tower-rtg-60': 'gaming-tower', 'window-ac-6000': 'dials', 'window-ac-10000': 'slats', 'window-ac-12000-heat': 'slats',
       'portable-ac-10000': 'portable-ac', 'countertop-microwave-1-6-sensor': 'microwave', 'over-range-microwave-1-7': 'over-range-microwave',
       'upright-freezer-14-cu-ft': 'freezer', 'chest-freezer-7-cu-ft': 'chest-freezer', 'chest-freezer-15-cu-ft': 'chest-freezer',
       'chest-freezer-20-cu-ft': 'chest-freezer', 'top-mount-18-cu-ft': 'top-mount', 'retro-top-mount-12': 'retro-refrigerator'}


def kind_of(family, module, product, color):
    """What a close-up of the product in a colour would show; None where none is taken."""
    if product['id'] in OWN:
        return OWN[product['id']]
    if family in COVERED:
        return {**module.DEFAULTS, **module.PRODUCTS[product['id']]}['cover']
    if family in WOODEN:
        return 'wood' if color in WOODS and product['id'] not in NOT_WOODEN else None
    if family == 'ranges':
        return None if 'microwave' in product['id'] else 'range'
    if family == 'refrigerators':
        return 'refrigerator' if product['category'] in ('french-door', 'side-by-side') else None
    return PARTS.get(family)


def rank(family, product, name):
    """Of products that share the close-up `name`, which is taken: the highest."""
    return STAND_INS.get(name) == product['id'], product['id'] in TYPICAL, family == 'sofas', product['popularity']


def spot_of(kind, color, family):
    return SPOTS.get(f'{kind}-{color}') or SPOTS.get(kind) or SPOTS[family]
