import type { Availability, ProductVariant, RentalPrice } from '@ownpath/contracts/catalog';
import { expect, test } from 'vitest';
import {
  byGrade,
  canBuy,
  comesIn,
  findVariant,
  isOrderable,
  listChoices,
  pickChoice,
  shownVariant,
} from './product-choice.ts';

const price = (condition: RentalPrice['condition']): RentalPrice => ({
  condition,
  rates: [],
  sameAsCashDays: 180,
});
const inStock: Availability = {
  type: 'INVENTORY_PRODUCT',
  orderable: true,
  stockLevel: 2,
  deliveryBand: 'Carryout',
};
const variant = (colorId: string, orderable: boolean): ProductVariant => ({
  id: `v-${colorId}`,
  colorId,
  colorName: colorId,
  colorHex: '#2f6b59',
  imageUrl: '/art/sofa.svg',
  orderable,
});

const choices = listChoices({
  prices: [price('NEW'), price('USED_GREAT')],
  conditions: [{ condition: 'USED_GREAT', availability: inStock }],
});

test('a condition with a price and no unit is shown, but cannot be ordered', () => {
  expect(choices.map((choice) => [choice.price.condition, isOrderable(choice)])).toEqual([
    ['NEW', false],
    ['USED_GREAT', true],
  ]);
});

test('the requested condition is chosen, even when it is sold out; else the first available one', () => {
  expect(pickChoice(choices, 'NEW')?.price.condition).toBe('NEW');
  expect(pickChoice(choices, null)?.price.condition).toBe('USED_GREAT');
  expect(pickChoice(choices, 'MINT')?.price.condition).toBe('USED_GREAT');
  expect(pickChoice([], 'NEW')).toBeNull();
});

test('colours are chosen the same way', () => {
  const variants = [variant('spruce', false), variant('sand', true)];
  const asked = findVariant(variants, 'spruce');
  expect(shownVariant(variants, null, null)?.colorId).toBe('sand');
  expect(shownVariant(variants, asked, null)?.colorId).toBe('spruce');
  expect(findVariant(variants, 'plum')).toBeNull();
  expect(shownVariant([variant('spruce', false)], null, null)?.colorId).toBe('spruce');
  expect(shownVariant([], null, null)).toBeNull();
});

const [spruce, sand] = [variant('spruce', true), variant('sand', true)];
const inColors = (condition: RentalPrice['condition'], ...variantIds: string[]) => ({
  price: price(condition),
  availability: inStock,
  units: variantIds.map((variantId) => ({ variantId, homeUnits: 1, nearbyUnits: 0 })),
});
const fresh = inColors('NEW', 'v-spruce');
const great = inColors('USED_GREAT', 'v-sand');

test('each condition is available in the colours of its own units', () => {
  expect([canBuy(fresh, spruce), canBuy(fresh, sand)]).toEqual([true, false]);
  expect([canBuy(great, spruce), canBuy(great, sand)]).toEqual([false, true]);
  expect(canBuy(fresh, null)).toBe(true);
});

test('a special order is available in every colour of its manufacturer', () => {
  const ordered = { price: price('NEW'), availability: inStock, units: null };
  expect([comesIn(ordered, spruce), comesIn(ordered, variant('plum', false))]).toEqual([true, false]);
});

test('a requested colour selects a condition that has it, unless a condition is requested too', () => {
  expect(pickChoice([fresh, great], null, sand)).toBe(great);
  expect(pickChoice([fresh, great], 'NEW', sand)).toBe(fresh);
  expect(pickChoice([fresh, great], null, variant('plum', true))).toBe(fresh);
});

test('choices are sorted from new to fair, independent of price', () => {
  const mixed = listChoices({
    prices: [price('USED_FAIR'), price('NEW'), price('USED_GREAT')],
    conditions: [],
  });
  expect(byGrade(mixed).map((choice) => choice.price.condition)).toEqual(['NEW', 'USED_GREAT', 'USED_FAIR']);
});

test('a pre-owned unit is shown in its own colour; a new item in the requested one, sold out or not', () => {
  expect(shownVariant([spruce, sand], spruce, great)).toBe(sand);
  expect(shownVariant([spruce, sand], sand, great)).toBe(sand);
  expect(shownVariant([spruce, sand], sand, fresh)).toBe(sand);
  expect(shownVariant([sand, spruce], null, fresh)).toBe(spruce);
  expect(shownVariant([spruce, sand], spruce, { ...great, availability: null, units: null })).toBe(spruce);
});
