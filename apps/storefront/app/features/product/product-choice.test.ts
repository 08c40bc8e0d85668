import type { Availability, ProductVariant, RentalOffer } from '@ownpath/contracts/catalog';
import { expect, test } from 'vitest';
import {
  byGrade,
  canBuy,
  isOrderable,
  listChoices,
  pickChoice,
  pickVariant,
  shownVariant,
} from './product-choice.ts';

const offer = (condition: RentalOffer['condition']): RentalOffer => ({
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
  offers: [offer('NEW'), offer('USED_GREAT')],
  conditions: [{ condition: 'USED_GREAT', availability: inStock }],
});

test('a priced condition without a unit stays on the page, but cannot be ordered', () => {
  expect(choices.map((choice) => [choice.offer.condition, isOrderable(choice)])).toEqual([
    ['NEW', false],
    ['USED_GREAT', true],
  ]);
});

test('the asked condition is chosen, even when it is gone; else the first that can be had', () => {
  expect(pickChoice(choices, 'NEW')?.offer.condition).toBe('NEW');
  expect(pickChoice(choices, null)?.offer.condition).toBe('USED_GREAT');
  expect(pickChoice(choices, 'MINT')?.offer.condition).toBe('USED_GREAT');
  expect(pickChoice([], 'NEW')).toBeNull();
});

test('colours are chosen the same way', () => {
  const variants = [variant('spruce', false), variant('sand', true)];
  expect(pickVariant(variants, null)?.colorId).toBe('sand');
  expect(pickVariant(variants, 'spruce')?.colorId).toBe('spruce');
  expect(pickVariant([variant('spruce', false)], 'plum')?.colorId).toBe('spruce');
  expect(pickVariant([], null)).toBeNull();
});

test('a colour is asked for only of new goods', () => {
  const [, great] = choices;
  const fresh = { offer: offer('NEW'), availability: inStock };
  expect(great && canBuy(great, variant('spruce', false))).toBe(true);
  expect(canBuy(fresh, variant('spruce', false))).toBe(false);
  expect(canBuy(fresh, variant('spruce', true))).toBe(true);
  expect(canBuy(fresh, null)).toBe(true);
});

test('choices stand from new down to fair, whatever they cost', () => {
  const mixed = listChoices({
    offers: [offer('USED_FAIR'), offer('NEW'), offer('USED_GREAT')],
    conditions: [],
  });
  expect(byGrade(mixed).map((choice) => choice.offer.condition)).toEqual(['NEW', 'USED_GREAT', 'USED_FAIR']);
});

test('a pre-owned piece is shown in the colour it has, unless the asked one is there too', () => {
  const [spruce, sand] = [variant('spruce', true), variant('sand', true)];
  const inSand = [{ variantId: 'v-sand', homeUnits: 1, nearbyUnits: 0 }];
  expect(shownVariant([spruce, sand], spruce, inSand)).toBe(sand);
  expect(shownVariant([spruce, sand], sand, inSand)).toBe(sand);
  expect(shownVariant([spruce, sand], spruce, undefined)).toBe(spruce);
  expect(shownVariant([spruce, sand], spruce, [])).toBe(spruce);
});
