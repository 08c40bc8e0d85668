import type { Basket } from '@ownpath/contracts/basket';
import { expect, test } from 'vitest';
import { agreementAtHand, numberAgreements, restOfCart } from './cart-agreements.ts';

const agreement = (itemIds: readonly string[], slowestItemIds: readonly string[] = []) => ({
  itemIds,
  slowestItemIds,
  deliveryDate: '2026-11-25',
});
const basketOf = (fields: object) => fields as unknown as Basket;
const items = [
  { itemId: 'a', name: 'Sofa' },
  { itemId: 'b', name: 'Microwave' },
  { itemId: 'c', name: 'Lamp' },
];

test('agreements are counted on from those that were made before, each with its lines', () => {
  const agreements = [agreement(['a', 'c'], ['c']), agreement(['b'])];
  const numbered = numberAgreements(basketOf({ items, agreements, agreementsBefore: 1 }));
  expect(
    numbered.map(({ number, count, items: own }) => [number, count, own.map(({ name }) => name)]),
  ).toEqual([
    [2, 3, ['Sofa', 'Lamp']],
    [3, 3, ['Microwave']],
  ]);
  expect(agreementAtHand(basketOf({ items, agreements, agreementsBefore: 1 }))).toEqual({
    number: 2,
    count: 3,
    deliveryDate: '2026-11-25',
    itemNames: ['Sofa', 'Lamp'],
    slowestNames: ['Lamp'],
  });
});

test('a tenant that names no agreements has none at hand', () => {
  expect(agreementAtHand(basketOf({ items, agreements: [], agreementsBefore: 0 }))).toBeNull();
});

test('the rest of a cart names what cannot be ordered, also when nothing else is left', () => {
  const some = items.map((item) => ({ ...item, orderable: item.itemId !== 'b' }));
  const agreements = [agreement(['a', 'b', 'c'])];
  expect(restOfCart(basketOf({ items: some, agreements, agreementsBefore: 1 }))).toMatchObject({
    next: { number: 2, count: 2 },
    blockedNames: ['Microwave'],
  });
  const gone = items.map((item) => ({ ...item, orderable: false }));
  expect(restOfCart(basketOf({ items: gone, agreements: [], agreementsBefore: 1 }))).toEqual({
    next: null,
    blockedNames: ['Sofa', 'Microwave', 'Lamp'],
  });
  expect(restOfCart(basketOf({ items: gone, agreements: [], agreementsBefore: 0 }))).toBeNull();
  expect(restOfCart(basketOf({ items: [], agreements: [], agreementsBefore: 1 }))).toBeNull();
});
