/** Writes what is to be photographed, from the demo catalogue: `.cache/products.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProducts } from '../../packages/demo-data/src/catalog/index.ts';
import { listCategories } from '../../packages/demo-data/src/categories/index.ts';

const inches = /^([\d.]+) in wide × ([\d.]+) in deep × ([\d.]+) in high$/;
const METRES_PER_INCH = 0.0254;

function sizeOf(values: readonly string[]): readonly number[] | null {
  const match = values.map((value) => inches.exec(value)).find((found) => found !== null);
  return match
    ? match.slice(1, 4).map((value) => Number((Number(value) * METRES_PER_INCH).toFixed(4)))
    : null;
}

const products = listProducts({ onlineFrom: '2026-01-01', wasPriceSince: '2026-01-01' });
const manifest = {
  categories: listCategories().map(({ id, parentId }) => ({ id, parentId })),
  products: products.map((product) => ({
    id: product.id,
    family: product.family,
    artKey: product.artKey,
    category: product.primaryCategoryId,
    categories: product.categoryIds,
    size: sizeOf(product.specifications.map(({ value }) => value['en-US'])),
    specifications: Object.fromEntries(
      product.specifications.map(({ label, value }) => [label['en-US'], value['en-US']]),
    ),
    variants: product.variants.map(({ id, color }) => ({ id, color: color.id, hex: color.hex })),
    members: product.bundledProductIds,
    popularity: product.popularity,
  })),
};
const folder = join(import.meta.dirname, '.cache');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'products.json'), `${JSON.stringify(manifest, null, 1)}\n`);
console.log(`${manifest.products.length} products`);
