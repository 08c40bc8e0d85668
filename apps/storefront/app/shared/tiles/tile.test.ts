import type { ProductDetail } from '@ownpath/contracts/catalog';
import { expect, test } from 'vitest';
import { toTile } from './tile.ts';

test('a tile has what it shows of a product, and nothing else of its price and colours', () => {
  const variant = {
    id: 'sofa-oat',
    colorId: 'oat',
    colorName: 'Oat',
    colorHex: '#f0e7d6',
    imageUrl: '/pictures/sofa-840.webp',
  };
  const rate = {
    frequency: 'WEEKLY',
    paymentCents: 2_499,
    paymentCount: 78,
    lastPaymentCents: 2_499,
    totalCents: 194_922,
    totalCostToOwnCents: 195_922,
    cashPriceCents: 97_461,
    wasPaymentCents: null,
    percentOff: null,
  } as const;
  const shown = {
    id: 'sofa',
    name: 'Sofa',
    brand: 'Wrenfield',
    urlPath: 'furniture/sofa',
    tint: 'oat',
    badges: ['sale'],
    isAddOn: false,
    condition: 'NEW' as const,
    availability: { type: null, orderable: false, stockLevel: 0, deliveryBand: null },
  };
  const pictures: ProductDetail['variants'][number]['pictures'] = [];
  const sent = {
    ...shown,
    description: 'Three seats.',
    variants: [{ ...variant, orderable: true, pictures }],
    rates: [{ ...rate, totalWithTaxCents: 212_073, wasSince: '2026-11-07' }],
  };
  expect(toTile(sent)).toEqual({ ...shown, variants: [variant], rates: [rate] });
});
