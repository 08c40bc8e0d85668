import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProducts } from '../catalog/index.ts';
import { findPictureUrl, listAddresses, loadPictureIndex } from './index.ts';

const folder = join(import.meta.dirname, '../../../../apps/storefront/public/pictures');
const limits: Readonly<Record<number, number>> = { 400: 15_000, 840: 45_000 };
const products = listProducts({ onlineFrom: '2026-01-01', wasPriceSince: '2026-01-01' });
const index = loadPictureIndex();
const files = Object.values(index.categories).flatMap(({ pictures }) =>
  Object.values(pictures).flatMap((views) => Object.values(views).map(({ file }) => file)),
);

test('each picture has its files, small enough for a tile and a product page', () => {
  expect(files.length).toBeGreaterThan(0);
  const problems = files.flatMap((file) =>
    index.widths.flatMap((width) =>
      ['avif', 'webp'].flatMap((format) => {
        const name = `${file}-${width}.${format}`;
        if (!existsSync(join(folder, name))) return [`${name} is missing`];
        const { size } = statSync(join(folder, name));
        return size > (limits[width] ?? 0) ? [`${name} has ${size} bytes`] : [];
      }),
    ),
  );
  expect(problems).toEqual([]);
});

test('no file is left over, and all together stay under 60 MB', () => {
  const wanted = new Set(files);
  const names = readdirSync(folder);
  expect(names.filter((name) => !wanted.has(name.replace(/-\d+\.(?:avif|webp)$/, '')))).toEqual([]);
  const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(60_000_000);
});

test('a category is complete exactly when every colour of its products has a picture', () => {
  for (const [category, { isComplete, pictures }] of Object.entries(index.categories)) {
    const variants = products
      .filter(({ primaryCategoryId }) => primaryCategoryId === category)
      .flatMap((product) => product.variants.map(({ id }) => id));
    const missing = variants.filter((id) => pictures[id]?.front === undefined);
    expect({ category, isComplete }).toEqual({ category, isComplete: missing.length === 0 });
  }
});

test('pictures wait until their category is complete', () => {
  const front = { recipe: '0123456789', file: 'sofa-red-front-01234567' };
  const addressesOf = (isComplete: boolean) =>
    listAddresses({
      widths: [400, 840],
      categories: { sofas: { isComplete, pictures: { 'sofa-red': { front } } } },
    });
  expect(addressesOf(false).size).toBe(0);
  expect(addressesOf(true).get('sofa-red')).toBe('/pictures/sofa-red-front-01234567-840.webp');
});

test('an unknown variant has no picture', () => {
  expect(findPictureUrl('nothing-like-it')).toBeNull();
});
