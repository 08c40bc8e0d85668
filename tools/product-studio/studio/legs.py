"""Feet of furniture."""
from .materials import plain, wood
from .solids import box, cylinder, lathe, prism, tube


def feet(style, width, depth, height, color='#5a3c26', inset=(0.13, 0.11), extra=()):
    """Four feet under a body of `width` by `depth`; `extra` x positions get a pair too."""
    if style == 'none' or height <= 0:
        return
    material = plain(color, 0.28, metal=1) if style.startswith('metal') else wood(color, 'Z', contrast=0.35)
    xs = [-width / 2 + inset[0], *extra, width / 2 - inset[0]]
    for x in xs:
        side = 0 if x in extra else (-1 if x < 0 else 1)
        for y_side in (-1, 1):
            at = (x, y_side * (depth / 2 - inset[1]))
            foot(style, at, height, side, y_side, material)


def foot(style, at, height, side, y_side, material):
    x, y = at
    if style == 'tapered':
        cylinder(0.015, height, (x, y, height / 2), material, rot=(y_side * -6, side * 6, 0), top=0.024)
    elif style == 'splayed':
        lean = 14
        cylinder(0.011, height * 1.05, (x + side * 0.014, y + y_side * 0.014, height / 2), material,
                 rot=(y_side * -lean, side * lean, 0), top=0.023)
    elif style == 'block':
        box((0.065, 0.065, height), (x, y, height / 2), material, 0.004, taper=0.82)
    elif style == 'bun':
        h = height
        lathe([(0, 0), (.030, 0), (.040, h * .18), (.045, h * .42), (.040, h * .66), (.026, h * .80), (.034, h * .86),
               (.034, h), (0, h)], (x, y, 0), material)
    elif style == 'turned':
        h = height
        lathe([(0, 0), (.011, 0), (.014, h * .10), (.012, h * .16), (.021, h * .62), (.027, h * .74), (.019, h * .80),
               (.028, h * .85), (.028, h * .92), (.024, h), (0, h)], (x, y, 0), material)
    elif style == 'metal':
        cylinder(0.008, height, (x, y, height / 2), material, top=0.014)
    elif style == 'metal-blade':
        box((0.05, 0.012, height), (x, y, height / 2), material, 0.002)
    elif style == 'cabriole':
        tube([(x, y, height), (x + side * .022, y + y_side * .022, height * .7),
              (x + side * .006, y + y_side * .006, height * .3), (x + side * .03, y + y_side * .03, 0.012)], 0.019,
             material, smooth=True)
    elif style == 'plinth-glide':
        prism([(-.03, -.03), (.03, -.03), (.03, .03), (-.03, .03)], height, (x, y, height / 2), material, axis='Z')
    else:
        raise ValueError(f'No feet are called {style}.')
