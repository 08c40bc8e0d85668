import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ApprovalCodec } from '../approval/index.ts';
import { BasketCodec, BasketReading } from '../basket/index.ts';
import {
  CategoryCodec,
  CategoryReading,
  ProductCodec,
  ProductHitCodec,
  ProductHitReading,
  ProductReading,
} from '../catalog/index.ts';
import { OrderCodec, OrderReading } from '../orders/index.ts';
import { StoreCodec, StoreReading } from '../stores/index.ts';
import { approval } from './approval-samples.ts';
import { category, hit, product } from './catalog-samples.ts';
import { basket, order } from './order-samples.ts';
import { store } from './store-samples.ts';

/** The value that a client gets after the server's encoding and the network. */
function overTheWire<S extends z.ZodType>(
  schema: S,
  value: z.output<S>,
): { wire: unknown; decoded: z.output<S> } {
  const wire: unknown = JSON.parse(JSON.stringify(z.encode(schema, value)));
  return { wire, decoded: z.decode(schema, wire as z.input<S>) };
}

describe('wire codecs return their input after a round trip', () => {
  test.each([
    ['product', ProductCodec, product],
    ['tile', ProductHitCodec, hit],
    ['category tree', CategoryCodec, category],
    ['basket', BasketCodec, basket],
    ['order', OrderCodec, order],
    ['approval', ApprovalCodec, approval],
    ['store', StoreCodec, store],
  ] as [string, z.ZodType, unknown][])('%s', (_name, codec, value) => {
    expect(overTheWire(codec, value).decoded).toEqual(value);
  });
});

test.each([
  ['product', ProductCodec, ProductReading, product],
  ['tile', ProductHitCodec, ProductHitReading, hit],
  ['category tree', CategoryCodec, CategoryReading, category],
  ['basket', BasketCodec, BasketReading, basket],
  ['order', OrderCodec, OrderReading, order],
  ['store', StoreCodec, StoreReading, store],
] as [string, z.ZodType, z.ZodType, unknown][])(
  'a client that needs less reads the whole of our %s all the same',
  (_name, codec, reading, value) => {
    expect(reading.parse(overTheWire(codec, value).wire)).toEqual(value);
  },
);

describe('wire names and units are the documented ones', () => {
  test('a basket line carries dollars under the specification’s names', () => {
    const { wire } = overTheWire(BasketCodec, basket);
    expect(wire).toMatchObject({
      temporaryBasket: false,
      customerInfo: { email: 'maria@example.com' },
      c_totalRenewalPayment: 36.98,
      c_cartTotalCashPrice: 1370.28,
      c_totalRentalAmountUpToSameAsCash: 924.5,
      productItems: [
        {
          c_racInventoryNumber: 'RC-20418',
          c_racProductRenewalRate: 11.99,
          c_racProductTotalCostToOwn: 791.34,
          c_racProductInventoryType: 'USED',
          c_racIsHomeStore: true,
          c_racSelectedRentalPaymentOption: 'WEEKLY',
        },
      ],
    });
  });

  test('a search hit carries each frequency’s price, old price and percent', () => {
    const { wire } = overTheWire(ProductHitCodec, hit);
    expect(wire).toMatchObject({
      product: {
        title: 'Alder 3-Seat Sofa',
        c_brand: 'Wrenfield',
        priceInfo: {
          weeklyPrice: 24.99,
          oldWeeklyPrice: 27.99,
          weeklyPercentageDiscount: 10,
          monthlyPrice: 107.1,
          totalCost: 1949.22,
          cashPrice: 974.61,
        },
        attributes: { categoryCode: 'sofas-loveseats', addOnPriceEnabled: true },
      },
    });
  });

  test('price books are JSON text', () => {
    const { wire } = overTheWire(ProductCodec, product);
    const text = (wire as { c_pricePerPricebook: string }).c_pricePerPricebook;
    expect(JSON.parse(text)[0]).toMatchObject({
      pricebookID: 'z-100-NEW-WEEKLY',
      price: 24.99,
      priceInfo: { terms: 78, totalCost: 1949.22, cashPrice: 974.61, wasPrice: { amount: 27.99 } },
    });
  });

  test('an order carries its agreement number in JSON text', () => {
    const { wire } = overTheWire(OrderCodec, order);
    expect(JSON.parse((wire as { c_createAgreementResponse: string }).c_createAgreementResponse)).toEqual({
      agreementNumber: 'RA-1',
    });
    expect(JSON.stringify(wire)).not.toContain('4242424242424242');
  });

  test('invalid JSON text is rejected, not thrown', () => {
    const { wire } = overTheWire(OrderCodec, order);
    expect(
      z.safeDecode(OrderCodec, { ...(wire as object), c_createAgreementResponse: '{' } as never).success,
    ).toBe(false);
  });
});
