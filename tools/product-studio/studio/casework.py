"""Case goods: boards, cabinets with drawers and doors, pulls. Colours are the catalogue's finishes."""
from .materials import mixed, plain, wood
from .solids import ball, box, cylinder, prism, ring, tube

# colour of the finish under studio light, contrast of its grain, painted or not
FINISHES = {
    'walnut': ('#5b3a25', 0.50, False), 'oak': ('#b98d5f', 0.42, False), 'driftwood': ('#8d8378', 0.45, False),
    'black-oak': ('#2a2725', 0.38, False), 'washed-white': ('#d9d4c9', 0.16, False), 'warm-gray': ('#827c74', 0.18, False),
    'espresso': ('#37291f', 0.40, False), 'chestnut': ('#66351f', 0.48, False), 'white': ('#e6e5e1', 0.4, True),
    'sage': ('#73907f', 0.4, True), 'graphite': ('#44484c', 0.4, True), 'black': ('#1d1e20', 0.4, True),
    'ivory': ('#ddd5c4', 0.4, True), 'dove': ('#93989c', 0.4, True),
}
BLACK_IRON = ('#1f1f20', 0.45, 0.6)
BRASS = ('#b08d4c', 0.28, 1.0)
NICKEL = ('#b9bbbd', 0.24, 1.0)
METALS = {'iron': BLACK_IRON, 'brass': BRASS, 'nickel': NICKEL}


def metal(name):
    color, rough, metallic = METALS[name]
    return plain(color, rough, metal=metallic)


class Timber:
    """One finish with its grain along each axis. `rough` is 0.3 for lacquer, 0.5 for oil."""

    def __init__(self, color, seed=1, rough=0.42, hex_color=None):
        tone, contrast, painted = FINISHES.get(color, (hex_color, 0.45, False))
        self.color, self.tone = color, tone
        self._make = lambda axis, k: wood(tone, axis, rough=rough, contrast=contrast, painted=painted, seed=seed * 7 + k)
        self._made = {}
        self.inside = plain(mixed(tone, '#000000', 0.45), 0.6)

    def along(self, axis, k=0):
        """Grain along `axis`; another `k` is another board."""
        if (axis, k) not in self._made:
            self._made[axis, k] = self._make(axis, k)
        return self._made[axis, k]

    @property
    def x(self):
        return self.along('X')

    @property
    def y(self):
        return self.along('Y')

    @property
    def z(self):
        return self.along('Z')


def pull(style, x, front, z, material, length=0.12, upright=False):
    """A handle on a face at y = `front`."""
    half = length / 2
    if style == 'bar':
        ends = [(x, z - half), (x, z + half)] if upright else [(x - half, z), (x + half, z)]
        for ex, ez in ends:
            cylinder(0.0045, 0.026, (ex, front - 0.012, ez), material, rot=(90, 0, 0))
        (ax, az), (bx, bz) = ends
        out = 0.016
        if upright:
            tube([(ax, front - 0.026, az - out), (bx, front - 0.026, bz + out)], 0.0055, material)
        else:
            tube([(ax - out, front - 0.026, az), (bx + out, front - 0.026, bz)], 0.0055, material)
    elif style == 'knob':
        cylinder(0.006, 0.020, (x, front - 0.009, z), material, rot=(90, 0, 0))
        ball(0.0155, (x, front - 0.024, z), material, scale=(1, 0.72, 1), segments=32)
    elif style == 'ring':
        cylinder(0.016, 0.006, (x, front - 0.003, z + 0.012), material, rot=(90, 0, 0))
        ring(0.022, 0.0032, (x, front - 0.012, z - 0.008), material, rot=(78, 0, 0), segments=48)
    elif style == 'cup':
        half_round = [(-0.045, 0.014), (0.045, 0.014), (0.045, -0.006), (0.036, -0.014), (-0.036, -0.014), (-0.045, -0.006)]
        prism(half_round, 0.024, (x, front - 0.012, z), material, axis='Y', round=0.005)
    elif style == 'strap':
        box((0.030, 0.004, 0.17) if upright else (length, 0.005, 0.028), (x, front - 0.003, z), material, 0.0015)
        box((0.016, 0.020, 0.11) if upright else (length * 0.6, 0.020, 0.014), (x, front - 0.016, z), material, 0.004)
    elif style == 'edge':
        box((length, 0.014, 0.006) if not upright else (0.006, 0.014, length), (x, front - 0.006, z), material, 0.001)
    elif style == 'cutout':
        prism([(-0.055, 0.018), (-0.050, -0.006), (-0.030, -0.018), (0.030, -0.018), (0.050, -0.006), (0.055, 0.018)], 0.004,
              (x, front + 0.0012, z), material, axis='Y', round=0.001)


def front(kind, x, z, w, h, y, timber, k=0, grain='X', thick=0.019, glass=None):
    """One drawer front or door, its outer face at y - thick / 2."""
    face = timber.along(grain, k)
    at = (x, y, z)
    if kind in ('slab', 'drawer', 'door'):
        box((w, thick, h), at, face, 0.0028)
    elif kind in ('shaker', 'frame'):
        rail = min(0.058, h * 0.24, w * 0.24)
        box((w - rail, thick * 0.5, h - rail), (x, y + thick * 0.2, z), face, 0.001)
        for s in (-1, 1):
            box((rail, thick, h), (x + s * (w - rail) / 2, y, z), timber.along('Z', k), 0.002)
            box((w - 2 * rail + 0.0005, thick, rail), (x, y, z + s * (h - rail) / 2), timber.along('X', k + 1), 0.002)
    elif kind == 'glass':
        rail = min(0.05, w * 0.2)
        box((w - rail, 0.003, h - rail), at, glass, 0)
        for s in (-1, 1):
            box((rail, thick, h), (x + s * (w - rail) / 2, y, z), timber.along('Z', k), 0.002)
            box((w - 2 * rail, thick, rail), (x, y, z + s * (h - rail) / 2), timber.along('X', k), 0.002)
    elif kind == 'slats':
        rail = 0.040
        for s in (-1, 1):
            box((rail, thick, h), (x + s * (w - rail) / 2, y, z), timber.along('Z', k), 0.002)
            box((w - 2 * rail, thick, rail), (x, y, z + s * (h - rail) / 2), timber.along('X', k), 0.002)
        inner = w - 2 * rail
        count = max(4, round(inner / 0.024))
        for i in range(count):
            box((inner / count * 0.62, thick * 0.8, h - 2 * rail), (x - inner / 2 + (i + 0.5) * inner / count, y + 0.002, z), timber.along('Z', k + i % 3), 0.002)
        box((inner, 0.004, h - 2 * rail), (x, y + 0.016, z), timber.inside, 0)
    elif kind == 'flutes':
        box((w, thick * 0.6, h), (x, y + thick * 0.2, z), timber.along('Z', k), 0.002)
        count = max(6, round(w / 0.026))
        pitch = w / count
        for i in range(count):
            cylinder(pitch * 0.46, h - 0.002, (x - w / 2 + (i + 0.5) * pitch, y - thick * 0.12, z), timber.along('Z', k + i % 3), sides=20, round=0.001)
    elif kind == 'planks':
        count = max(3, round(w / 0.11))
        for i in range(count):
            box((w / count - 0.002, thick, h), (x - w / 2 + (i + 0.5) * w / count, y, z), timber.along('Z', k + i % 4), 0.002)
    elif kind == 'mirror':
        box((w, thick, h), at, face, 0.002)
        box((w - 0.03, 0.003, h - 0.03), (x, y - thick / 2, z), plain('#c9d2d6', 0.05, metal=1), 0.002)


def case(size, timber, cells, base=0.10, top=0.024, side=0.020, overhang=0.008, pulls='bar', pull_material=None, pull_length=0.12,
         proud=True, gap=0.0035, at=(0, 0, 0), glass=None, top_timber=None, seed=0):
    """A cabinet whose opening is divided into cells: (kind, x0, z0, x1, z1) in shares of it. 'open' cells show shelves.
    Fronts are proud of the sides, or let in between them. `size` is the whole, `base` of it are feet built elsewhere."""
    w, d, h = size
    ax, ay, az = at
    lid = top_timber or timber
    box((w, d, top), (ax, ay, az + h - top / 2), lid.x, 0.0035)
    body_w, body_d = w - 2 * overhang, d - overhang - (0.020 if proud else 0)
    by = ay + (d - body_d) / 2 - overhang / 2
    low, high = az + base, az + h - top
    thick = 0.019
    for s in (-1, 1):
        box((side, body_d, high - low), (ax + s * (body_w - side) / 2, by, (low + high) / 2), timber.z, 0.002)
    box((body_w - 2 * side, 0.010, high - low), (ax, by + body_d / 2 - 0.006, (low + high) / 2), timber.inside, 0)
    box((body_w - 2 * side, body_d, 0.020), (ax, by, low + 0.010), timber.x, 0.001)
    face = by - body_d / 2
    if proud:
        x0, x1, z0, z1, y = ax - body_w / 2, ax + body_w / 2, low, high - 0.004, face - thick / 2 - 0.001
    else:
        x0, x1, z0, z1, y = ax - body_w / 2 + side, ax + body_w / 2 - side, low + 0.020, high, face + thick / 2 + 0.001
    metal_of = pull_material or metal('iron')
    boards = set()

    def board(size, loc, material):
        """Neighbours share their boards: two in one place would turn black."""
        key = tuple(round(c, 3) for c in loc)
        if key not in boards:
            boards.add(key)
            box(size, loc, material, 0.001)
    for i, (kind, *cell) in enumerate(cells):
        options = cell[4] if len(cell) > 4 else {}
        ca, cb = x0 + (x1 - x0) * cell[0], x0 + (x1 - x0) * cell[2]
        za, zb = z0 + (z1 - z0) * cell[1], z0 + (z1 - z0) * cell[3]
        cx, cz, cw, ch = (ca + cb) / 2, (za + zb) / 2, cb - ca, zb - za
        if kind == 'open':
            for s in (-1, 1):
                board((0.018, body_d - 0.012, ch - 0.019), (cx + s * cw / 2, by, cz), timber.z)
                board((cw, body_d - 0.012, 0.018), (cx, by, cz + s * ch / 2), timber.x)
            for n in range(options.get('shelves', 0)):
                box((cw - 0.01, body_d - 0.05, 0.018), (cx, by + 0.015, za + ch * (n + 1) / (options['shelves'] + 1)), timber.x, 0.001)
            box((cw, 0.006, ch), (cx, by + body_d / 2 - 0.016, cz), timber.along('X', 2), 0)
            continue
        if kind == 'glass':
            for n in range(options.get('shelves', 2)):
                box((cw - 0.03, body_d - 0.06, 0.016), (cx, by + 0.015, za + ch * (n + 1) / (options.get('shelves', 2) + 1)), timber.x, 0.001)
        front(kind, cx, cz, cw - gap, ch - gap, y, timber, k=1 + (i * 3 + seed) % 5, grain=options.get('grain', 'Z' if ch > cw * 1.2 else 'X'), glass=glass)
        if pulls and not options.get('plain'):
            style = options.get('pull', pulls)
            upright = options.get('upright', kind in ('door', 'planks', 'glass', 'slats', 'frame') and ch > 0.30)
            px = [cx] if not options.get('double') else [cx - cw * 0.25, cx + cw * 0.25]
            pz = cz + (ch * 0.5 - 0.03 if style in ('cutout', 'edge') and not upright else 0)
            if 'hinge' in options:  # 1: the pull is at the left, because it opens from there
                px = [cx - options['hinge'] * (cw / 2 - 0.034)]
            for one in px:
                pull(style, one, y - thick / 2, pz, metal_of, pull_length if not upright else pull_length * 1.2, upright)
    return y - thick / 2


def rows(heights, columns=1, kind='drawer', **options):
    """Equal columns of drawers; heights from the foot up, as shares."""
    total, cells, z = sum(heights), [], 0.0
    for height in heights:
        for c in range(columns):
            cells.append((kind, c / columns, z / total, (c + 1) / columns, (z + height) / total, options))
        z += height
    return cells


def tapered_feet(width, depth, height, timber, inset=(0.06, 0.05), at=(0, 0), splay=6, middle=False, radius=0.017):
    xs = [-width / 2 + inset[0], width / 2 - inset[0]] + ([0] if middle else [])
    for x in xs:
        for s in (-1, 1):
            lean = (0 if x == 0 else -1 if x > 0 else 1) * splay
            cylinder(radius * 0.62, height + 0.004, (at[0] + x, at[1] + s * (depth / 2 - inset[1]), height / 2), timber.z, rot=(s * splay, lean, 0), top=radius)


def plinth(width, depth, height, timber, inset=0.03, at=(0, 0)):
    box((width - inset, depth - inset * 2, height), (at[0], at[1] + 0.005, height / 2), timber.x, 0.002)


def block_feet(width, depth, height, timber, at=(0, 0), wide=0.055):
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((wide, wide, height + 0.01), (at[0] + sx * (width / 2 - wide / 2 - 0.004), at[1] + sy * (depth / 2 - wide / 2 - 0.006), height / 2), timber.z, 0.003, taper=0.86)


def frame_feet(width, depth, height, material, at=(0, 0), bar=0.022, inset=0.04):
    """A welded frame: two sled loops and a rail."""
    for s in (-1, 1):
        x = at[0] + s * (width / 2 - inset)
        for sy in (-1, 1):
            box((bar, bar, height), (x, at[1] + sy * (depth / 2 - 0.03), height / 2), material, 0.002)
        box((bar, depth - 0.06, bar), (x, at[1], bar / 2), material, 0.002)
        box((bar, depth - 0.06, bar), (x, at[1], height - bar / 2), material, 0.002)
    for sy in (-1, 1):
        box((width - 2 * inset, bar, bar), (at[0], at[1] + sy * (depth / 2 - 0.03), height - bar / 2), material, 0.002)
