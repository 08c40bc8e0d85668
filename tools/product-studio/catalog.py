"""What is to be photographed: the products of the manifest, joined with the families' tables, in order."""
import hashlib
import importlib
import json
import os
import pkgutil
import sys
import types
from dataclasses import dataclass, field

ROOT = os.path.dirname(os.path.abspath(__file__))
MANIFEST = os.path.join(ROOT, '.cache', 'products.json')
INDEX = os.path.join(ROOT, '..', '..', 'packages', 'demo-data', 'src', 'pictures', 'pictures.json')
MASTERS = os.path.join(ROOT, 'out', 'masters')

# a category is finished before the next one starts: rows of products are all photographed or all drawn
CATEGORIES = (
    'consoles', 'tv-70-plus', 'front-load-pairs', 'tablets', 'tv-under-60', 'smartphones', 'washers', 'dryers',
    'everyday-laptops', 'gas-ranges', 'electric-ranges', 'microwaves', 'tv-60-69', 'gaming-bundles', 'reclining-sofas',
    'french-door', 'top-mount', 'side-by-side', 'top-load-pairs', 'soundbars',
    'recliners-chairs', 'sofas-loveseats', 'air-conditioners', 'freezers', 'gaming-laptops', 'reclining-sectionals',
    'desktops', 'queen-bedroom-sets', 'adjustable-bases', 'sleeper-sofas', 'dining-sets', 'dressers-chests',
    'chaise-sectionals', 'king-bedroom-sets', 'queen-mattresses', 'king-mattresses', 'tables-tv-stands', 'bunk-beds',
    'kids-bedroom')


@dataclass(frozen=True)
class Job:
    family: str
    product: dict
    parameters: dict
    variant: dict
    view: str
    stage: int
    recipe: str
    members: list = field(default_factory=list)
    closeup: dict = None
    """Of a close-up: 'name', 'shot' (what differs from the product's own), 'traces' (of wear), and whom it stands for."""

    @property
    def id(self):
        return f'{self.closeup["name"] if self.closeup else self.variant["id"]}.{self.view}'

    @property
    def master(self):
        return os.path.join(MASTERS, f'{self.id}.{self.recipe}.png')


def load_families():
    """The tables can be read outside Blender: its modules are only needed to build."""
    for name in ('bpy', 'mathutils'):
        sys.modules.setdefault(name, types.ModuleType(name))
    import families
    return {m.name: importlib.import_module('families.' + m.name) for m in pkgutil.iter_modules(families.__path__)}


def list_jobs():
    """Every picture that the tables can make: first colours, then further colours, category by category; then second views."""
    from studio import STUDIO_VERSION
    with open(MANIFEST) as file:
        products = {p['id']: p for p in json.load(file)['products']}
    families = load_families()
    owner = {}
    for name, module in families.items():
        for product_id in module.PRODUCTS:
            if product_id not in products:
                raise SystemExit(f'{name} makes {product_id}, which the catalogue does not have.')
            if product_id in owner:
                raise SystemExit(f'{name} and {owner[product_id]} both make {product_id}.')
            owner[product_id] = name
    jobs = []
    for product_id, name in owner.items():
        product, module = products[product_id], families[name]
        members = [{'product': products[m], 'family': owner[m], 'parameters': families[owner[m]].PRODUCTS[m]}
                   for m in product['members'] if m in owner]
        if len(members) < len(product['members']):
            continue
        for i, variant in enumerate(product['variants']):
            for view in ('front', 'side'):
                if view == 'side' and (i > 0 or product['members']):
                    continue
                stage = 2 if view == 'side' else min(i, 1)
                facts = [STUDIO_VERSION, module.VERSION, module.PRODUCTS[product_id], product['size'], variant['hex'], view,
                         [[families[m['family']].VERSION, m['parameters'], m['product']['size']] for m in members]]
                recipe = _digest(facts)
                jobs.append(Job(name, product, module.PRODUCTS[product_id], variant, view, stage, recipe, members))
    jobs += list_closeups(products, families, owner, STUDIO_VERSION)
    # of close-ups those first that most products share
    return sorted(jobs, key=lambda job: (job.stage if job.stage > 1 else 0, -len(job.closeup.get('variants', ())) if job.closeup else 0, rank(job.product['category']), job.stage, job.family,
                                         -job.product['popularity']))


def _digest(facts):
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:10]


def list_closeups(products, families, owner, studio_version):
    """Condition pictures, one per kind of goods and grade, and one of each material in each colour, shared by all who have it."""
    from closeups import details, wear

    def job(name, view, stage, product, color, shot, traces, stands_for):
        variant = next(v for v in product['variants'] if v['color'] == color)
        family = owner[product['id']]
        parameters = families[family].PRODUCTS[product['id']]
        facts = [studio_version, families[family].VERSION, details.VERSION, parameters, product['size'], variant['hex'], shot]
        recipe = _digest(facts if traces is None else [*facts, wear.VERSION, traces])
        # the grades of a spot are painted over one picture
        base = None if traces is None else os.path.join(ROOT, 'out', 'bases', f'{name}.{_digest(facts)}.png')
        closeup = {'name': name, 'shot': shot, 'traces': traces, 'base': base, **stands_for}
        return Job(family, product, parameters, variant, view, stage, recipe, [], closeup)

    jobs = []
    for subject, facts in wear.SUBJECTS.items():
        product = products[facts['product']]
        shot = facts.get('spot') or details.SPOTS[owner[product['id']]]
        for grade, traces in facts['traces'].items():
            jobs.append(job(f'wear-{subject}', grade, 3, product, facts['color'], shot, traces,
                            {'families': list(facts['families']), 'surface': facts['surface']}))
    shared = {}
    for product_id, family in owner.items():
        product = products[product_id]
        for variant in () if product['members'] else product['variants']:
            kind = details.kind_of(family, families[family], product, variant['color'])
            if kind:
                shared.setdefault((kind, variant['color']), []).append((product, variant))
    for (kind, color), pairs in shared.items():
        product = max((p for p, _ in pairs), key=lambda p: details.rank(owner[p['id']], p, f'{kind}-{color}'))
        shot = details.spot_of(kind, color, owner[product['id']])
        jobs.append(job(f'detail-{kind}-{color}', 'detail', 4, product, color, shot, None,
                        {'kind': kind, 'variants': sorted(v['id'] for _, v in pairs)}))
    return jobs


def rank(category):
    return CATEGORIES.index(category) if category in CATEGORIES else len(CATEGORIES)


def finished_recipes():
    """Recipe of every picture in the committed index, by job id."""
    if not os.path.exists(INDEX):
        return {}
    with open(INDEX) as file:
        index = json.load(file)
    return {**{f'{variant}.{view}': picture['recipe'] for category in index['categories'].values()
               for variant, views in category['pictures'].items() for view, picture in views.items()},
            **{f'wear-{subject}.{grade}': picture['recipe'] for subject, facts in index.get('wear', {}).items()
               for grade, picture in facts['grades'].items()},
            **{f'detail-{name}.detail': detail['recipe'] for name, detail in index.get('details', {}).items()}}


def is_done(job, finished):
    return finished.get(job.id) == job.recipe or os.path.exists(job.master)


def unmade_products():
    """Products that no table makes yet."""
    with open(MANIFEST) as file:
        products = json.load(file)['products']
    made = {product_id for module in load_families().values() for product_id in module.PRODUCTS}
    return [p for p in products if p['id'] not in made]
