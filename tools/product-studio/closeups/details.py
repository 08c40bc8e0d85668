"""Close-ups of what products are made of: one of each material in each colour.

A spot is in shares of the product's box (x and y from the middle, z from the floor); degrees; metres across.
"""
VERSION = 1

# by the studio's family; by the material where it needs another
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
}

COVERED = ('sofas', 'sectionals', 'recliners', 'chairs')
WOODEN = ('casegoods', 'tables', 'bedrooms', 'dining', 'bunks')
WOODS = ('walnut', 'oak', 'driftwood', 'black-oak', 'washed-white', 'warm-gray', 'white', 'sage')
NOT_WOODEN = ('lyra-led-queen-set', 'lyra-led-king-set', 'pond-storage-ottoman', 'orchard-upholstered-set', 'camper-metal-bunk', 'cafe-nook-set',
              'porter-metal-queen-set', 'larkspur-faux-marble-set')
PARTS = {'mattresses': 'mattress', 'laundry': 'laundry', 'televisions': 'television', 'soundbars': 'soundbar', 'laptops': 'laptop',
         'tablets': 'tablet', 'phones': 'phone'}
# whose close-ups show their material best
TYPICAL = ('alder-3-seat-sofa', 'ashby-6-drawer-dresser', 'corwin-8-drawer-dresser', 'nell-tallboy-chest', 'pim-kids-dresser',
           'french-door-25-33-wide', '15-everyday-laptop-16-gb', '11-tablet-128-gb', '65-4k-smart-tv', 'soundbar-2-0', 'tobin-reclining-sofa')


# the product that would stand for them has nothing at its family's spot
EMPTY = ('faux-leather-black', 'faux-leather-pewter', 'faux-leather-slate', 'leather-dove', 'soundbar-graphite')


def kind_of(family, module, product, color):
    """What a close-up of the product in a colour would show; None where none is taken."""
    kind = _material_of(family, module, product, color)
    return None if f'{kind}-{color}' in EMPTY else kind


def _material_of(family, module, product, color):
    if family in COVERED:
        return {**module.DEFAULTS, **module.PRODUCTS[product['id']]}['cover']
    if family in WOODEN:
        return 'wood' if color in WOODS and product['id'] not in NOT_WOODEN else None
    if family == 'ranges':
        return None if 'microwave' in product['id'] else 'range'
    if family == 'refrigerators':
        return 'refrigerator' if product['category'] in ('french-door', 'side-by-side') else None
    return PARTS.get(family)


def rank(family, product):
    """Of products that share a close-up, which is taken: the highest."""
    return product['id'] in TYPICAL, family == 'sofas', product['popularity']
