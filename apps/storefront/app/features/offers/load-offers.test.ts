import { expect, test } from 'vitest';
import { sortOffers } from './load-offers.server.ts';

const offers = [
  { promoID: 'a', pif: true },
  { promoID: 'b', pif: false },
  { promoID: 'c', pif: true },
  { promoID: 'd', pif: false },
];
const idsFor = (isRegistered: boolean) => sortOffers(offers, isRegistered).map(({ promoID }) => promoID);

test('registered shoppers see offers for those who paid in full after the others', () => {
  expect(idsFor(true)).toEqual(['b', 'd', 'a', 'c']);
});

test('guests see no offer for those who paid in full', () => {
  expect(idsFor(false)).toEqual(['b', 'd']);
});
