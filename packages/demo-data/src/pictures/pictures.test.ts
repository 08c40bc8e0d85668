import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { productPicturesFolder as folder, hasProductPictures } from '@ownpath/demo-pictures';
import { describe, expect, test } from 'vitest';
import { listProducts } from '../catalog/index.ts';
import { loadPictureIndex, type PictureIndex } from './picture-index.ts';
import {
  createPictureLibrary,
  findConditionPicture,
  findPictureUrl,
  listPictures,
} from './picture-library.ts';

const limits: Readonly<Record<number, number>> = { 400: 15_000, 840: 45_000 };
const products = listProducts({ onlineFrom: '2026-01-01', wasPriceSince: '2026-01-01' });
const index = loadPictureIndex();
const closeUps = [
  ...Object.values(index.details),
  ...Object.values(index.wear).flatMap(({ grades }) => Object.values(grades)),
].map(({ file }) => file);
const files = [
  ...Object.values(index.categories).flatMap(({ pictures }) =>
    Object.values(pictures).flatMap((views) => Object.values(views).map(({ file }) => file)),
  ),
  ...closeUps,
];

describe.skipIf(!hasProductPictures)('the files', () => {
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

  test('there are no unused files, and all together stay under 60 MB', () => {
    const wanted = new Set(files);
    const names = readdirSync(folder).filter((name) => /\.(?:avif|webp)$/.test(name));
    expect(names.filter((name) => !wanted.has(name.replace(/-\d+\.(?:avif|webp)$/, '')))).toEqual([]);
    const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(bytes).toBeLessThan(60_000_000);
  });
});

test('a category is complete exactly when every color of its products has a picture', () => {
  for (const [category, { isComplete, pictures }] of Object.entries(index.categories)) {
    const variants = products
      .filter(({ primaryCategoryId }) => primaryCategoryId === category)
      .flatMap((product) => product.variants.map(({ id }) => id));
    const missing = variants.filter((id) => pictures[id]?.front === undefined);
    expect({ category, isComplete }).toEqual({ category, isComplete: missing.length === 0 });
  }
});

const front = { recipe: '0123456789', file: 'sofa-red-front-01234567' };
const side = { recipe: '0123456789', file: 'sofa-red-side-01234567' };
const detail = { recipe: '0123456789', file: 'detail-linen-red-01234567', kind: 'linen' };
const worn = { recipe: '0123456789', file: 'wear-sofa-good-01234567' };
const sofas = (isComplete: boolean): PictureIndex => ({
  widths: [400, 840],
  categories: {
    sofas: { isComplete, pictures: { 'sofa-red': { side, front }, 'sofa-blue': { front } } },
  },
  details: { 'linen-red': { ...detail, variants: ['sofa-red'] } },
  wear: { sofa: { families: ['loveseat', 'recliner:armchair'], surface: 'cloth', grades: { good: worn } } },
});

test('a color shows its front, then its second view, then its material, as far as they exist', () => {
  const library = createPictureLibrary(sofas(true));
  expect(library.listPictures('sofa-red')).toEqual([
    { view: 'front', url: '/pictures/sofa-red-front-01234567-840.webp' },
    { view: 'side', url: '/pictures/sofa-red-side-01234567-840.webp' },
    { view: 'detail', url: '/pictures/detail-linen-red-01234567-840.webp', kind: 'linen' },
  ]);
  expect(library.listPictures('sofa-blue').map(({ view }) => view)).toEqual(['front']);
});

test('pictures are hidden until their category is complete', () => {
  expect(createPictureLibrary(sofas(false)).listPictures('sofa-red')).toEqual([]);
});

test('a grade has one picture for each family; new items have none', () => {
  const library = createPictureLibrary(sofas(true));
  const loveseat = { family: 'loveseat', artKey: 'loveseat' };
  const good = { url: '/pictures/wear-sofa-good-01234567-840.webp', subject: 'sofa', grade: 'good' };
  const armchair = { family: 'recliner', artKey: 'armchair' };
  expect(library.findConditionPicture(armchair, 'USED_GOOD')).toMatchObject(good);
  expect(library.findConditionPicture({ ...armchair, artKey: 'recliner' }, 'USED_GOOD')).toBeNull();
  expect(library.findConditionPicture(loveseat, 'USED_GOOD')).toMatchObject(good);
  expect(library.findConditionPicture(loveseat, 'USED_FAIR')).toBeNull();
  expect(library.findConditionPicture(loveseat, 'NEW')).toBeNull();
});

test.skipIf(!hasProductPictures)('each family with pre-owned units has a picture of each grade', () => {
  const rerented = products.filter(
    ({ kind, categoryIds }) => kind === 'standard' && categoryIds.includes('previously-rented'),
  );
  const missing = rerented.flatMap((product) =>
    ['USED_GREAT', 'USED_GOOD', 'USED_FAIR']
      .filter((condition) => findConditionPicture(product, condition) === null)
      .map((condition) => `${product.id} ${condition}`),
  );
  expect(missing).toEqual([]);
});

test('an unknown variant has no picture', () => {
  expect(findPictureUrl('nothing-like-it')).toBeNull();
  expect(listPictures('nothing-like-it')).toEqual([]);
});
