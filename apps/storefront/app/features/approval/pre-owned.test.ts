import type { ProductDetail } from '@ownpath/contracts/catalog';
import { expect, test } from 'vitest';
import { cheapestPreOwned } from './pre-owned.server.ts';

const priceOf = (condition: string, cashPriceCents: number) => ({ condition, rates: [{ cashPriceCents }] });
const stockOf = (condition: string, orderable = true, homeUnits = 1) => ({
  condition,
  availability: { orderable },
  units: [{ variantId: 'sofa-clay', homeUnits, nearbyUnits: 0 }],
});
const product = {
  name: 'Alder 3-Seat Sofa',
  urlPath: 'furniture/sofa',
  tint: 'sage',
  variants: [{ id: 'sofa-clay', colorId: 'clay', imageUrl: '/clay.webp' }],
  prices: [
    priceOf('NEW', 97_461),
    priceOf('USED_GREAT', 81_000),
    priceOf('USED_GOOD', 60_473),
    priceOf('USED_FAIR', 50_000),
  ],
  conditions: [stockOf('NEW'), stockOf('USED_GREAT'), stockOf('USED_GOOD'), stockOf('USED_FAIR', false)],
} as unknown as ProductDetail;

test('the cheapest pre-owned piece that can be had is offered for cash, and the link opens it', () => {
  expect(cheapestPreOwned(product, 97_461)).toEqual({
    name: 'Alder 3-Seat Sofa',
    condition: 'USED_GOOD',
    cashPriceCents: 60_473,
    imageUrl: '/clay.webp',
    tint: 'sage',
    path: '/p/furniture/sofa?condition=USED_GOOD&color=clay',
  });
});

test('none is offered that is not cheaper, or of which no piece is left', () => {
  expect(cheapestPreOwned(product, 60_473)).toBeNull();
  const soldOut = { ...product, conditions: [stockOf('NEW'), stockOf('USED_GOOD', true, 0)] };
  expect(cheapestPreOwned(soldOut as ProductDetail, 97_461)).toBeNull();
});
