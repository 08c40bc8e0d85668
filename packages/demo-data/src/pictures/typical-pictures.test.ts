import { hasProductPictures } from '@ownpath/demo-pictures';
import { expect, test } from 'vitest';
import { listProducts } from '../catalog/index.ts';
import { listCategories } from '../categories/index.ts';
import {
  CATEGORY_VARIANTS,
  findCategoryPictureUrl,
  findPictureUrl,
  graded,
  pictured,
  TYPICAL_VARIANTS,
} from './index.ts';

const products = listProducts({ onlineFrom: '2026-01-01', wasPriceSince: '2026-01-01' });

test('a category’s picture is of its own goods', () => {
  const idsBelow = (id: string): string[] => [
    id,
    ...listCategories().flatMap((one) => (one.parentId === id ? idsBelow(one.id) : [])),
  ];
  for (const { id, artKey } of listCategories()) {
    const variantId = CATEGORY_VARIANTS[id] ?? TYPICAL_VARIANTS[artKey] ?? '';
    const product = products.find(({ variants }) => variants.some((variant) => variant.id === variantId));
    expect(product, `${id}: ${variantId}`).toBeDefined();
    // Deals have goods of all kinds.
    if (idsBelow('deals').includes(id)) continue;
    expect(idsBelow(id), `${id}: ${variantId}`).toContain(product?.primaryCategoryId);
  }
});

test.skipIf(!hasProductPictures)('every typical variant has its photograph', () => {
  for (const variantId of [...Object.values(TYPICAL_VARIANTS), ...Object.values(CATEGORY_VARIANTS)]) {
    expect(findPictureUrl(variantId), variantId).not.toBeNull();
  }
  expect(findCategoryPictureUrl('laundry', 'washer-pair')).toMatch(
    /^\/pictures\/front-load-washer-dryer-pair-white/,
  );
  expect(pictured('sofa').picture).toMatch(/^\/pictures\/alder-3-seat-sofa-spruce-front-[\da-f]+-840\.webp$/);
  expect(graded('sofa', 'USED_GREAT', 'sofa').picture?.url).toMatch(/^\/pictures\/wear-/);
});

test('what has no photograph keeps its drawing', () => {
  expect(pictured('no-such-thing')).toEqual({ artKey: 'no-such-thing' });
  expect(graded('no-such-family', 'USED_GREAT', 'sofa')).toEqual({ artKey: 'sofa' });
});
