import type { ProductDetail } from '@ownpath/contracts/catalog';
import { expect, test } from 'vitest';
import { productStructuredData } from './structured-data.ts';

const product: ProductDetail = {
  id: 'alder-3-seat-sofa',
  name: 'Alder 3-Seat Sofa',
  brand: 'Wrenfield',
  kind: 'standard',
  shortDescription: '',
  description: 'Kiln-dried frame.',
  features: [],
  specifications: [],
  vendorId: 'v1',
  model: 'WRE-1',
  primaryCategoryId: 'sofas',
  urlPath: 'furniture/wren',
  categoryPath: [{ id: 'furniture', name: 'Furniture' }],
  tint: 'oat',
  badges: [],
  isHighRisk: false,
  isExclusive: false,
  variants: [
    {
      id: 'v-spruce',
      colorId: 'spruce',
      colorName: 'Spruce',
      colorHex: '#2f6b59',
      imageUrl: '/art/sofa/2f6b59.svg',
      orderable: true,
    },
  ],
  bundledProducts: [],
  zoneId: null,
  prices: [],
  availability: { type: null, orderable: false, stockLevel: 0, deliveryBand: null },
  conditions: [],
};
const page = {
  url: 'https://shop.example/p/furniture/alder-3-seat-sofa',
  origin: 'https://shop.example',
};

test('without a store the offer is the range of cash prices, and none where nothing is priced', () => {
  const data = productStructuredData(product, page);
  expect(data).toMatchObject({
    '@type': 'Product',
    description: 'Kiln-dried frame.',
    image: ['https://shop.example/art/sofa/2f6b59.svg'],
  });
  expect(data).not.toHaveProperty('offers');
  const cashPriceRange = { lowCents: 75_867, highCents: 99_900 };
  expect(productStructuredData({ ...product, cashPriceRange }, page).offers).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: '758.67',
    highPrice: '999.00',
  });
});

test('each condition is an offer to buy at its cash price, with weekly payment and stock', () => {
  const rate = {
    frequency: 'WEEKLY',
    paymentCents: 2_299,
    paymentCount: 66,
    lastPaymentCents: 2_299,
    totalCents: 151_734,
    totalCostToOwnCents: 152_734,
    totalWithTaxCents: 165_335,
    cashPriceCents: 75_867,
    wasPaymentCents: null,
    percentOff: null,
  } as const;
  const data = productStructuredData(
    { ...product, prices: [{ condition: 'USED_GREAT', rates: [rate], sameAsCashDays: 180 }] },
    page,
  );
  expect(data.offers).toMatchObject([
    {
      price: '758.67',
      itemCondition: 'https://schema.org/UsedCondition',
      availability: 'https://schema.org/OutOfStock',
      priceSpecification: { price: '22.99', unitCode: 'WEE', billingDuration: 66 },
    },
  ]);
  expect(JSON.stringify(data.offers)).not.toContain('LeaseOut');
});
