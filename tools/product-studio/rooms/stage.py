"""Puts the catalogue's products into a room: each is built by its own family."""
import importlib
import json

from catalog import MANIFEST, load_families
from studio.solids import group


class Stage:
    def __init__(self):
        with open(MANIFEST) as file:
            self.products = {p['id']: p for p in json.load(file)['products']}
        self.families = load_families()
        self.owner = {product: name for name, family in self.families.items() for product in family.PRODUCTS}

    def put(self, product_id, x, y, z=0.0, turn=0.0, color=None, **changed):
        """Its middle at (x, y), its foot at z, its front to the camera (-y) before it turns."""
        product = self.products[product_id]
        family = importlib.import_module('families.' + self.owner[product_id])
        variant = next((v for v in product['variants'] if v['color'] == color), None) if color else product['variants'][0]
        if variant is None:
            raise ValueError(f'{product_id} does not come in {color}.')
        with group((x, y, z), turn=turn):
            family.build(product, {**family.PRODUCTS[product_id], **changed}, variant)

    def size(self, product_id):
        return self.products[product_id]['size']
