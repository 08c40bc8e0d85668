import { expect, test } from 'vitest';
import { activityOf } from './activity-of.server.ts';
import { readEvents, readSearches } from './keep-events.server.ts';

const tracking = (action: string, fields: object = {}) => ({ event: 'RacTracking', action, ...fields });
const SOFA = { productId: 'alder-3-seat-sofa' };
const product = { id: SOFA.productId };

test('every kind of activity of the specification comes from an event', () => {
  const events = [
    { event: 'pageview', pageName: null, path: '/', previousPath: null },
    tracking('viewProduct', SOFA),
    tracking('viewSearch', { resultCount: 3 }),
    tracking('clickSearch', SOFA),
    tracking('viewCategory', { categoryId: 'sofas', interestScore: 0.5 }),
    tracking('clickCategory', { categoryId: 'sofas', ...SOFA }),
    tracking('viewReco', { zone: 'pdp', productIds: ['a', 'b'] }),
    tracking('clickReco', { zone: 'pdp', ...SOFA }),
    tracking('beginCheckout'),
    tracking('checkoutStep', { step: 'Pay Schedule Page' }),
    tracking('addToCart', SOFA),
    tracking('myOffers'),
    tracking('phoneEdit', { field: 'phone' }),
  ];
  expect(readEvents(JSON.stringify(events)).map(activityOf)).toEqual([
    { kind: 'viewPage' },
    { kind: 'viewProduct', product },
    { kind: 'viewSearch' },
    { kind: 'clickSearch', product },
    { kind: 'viewCategory', category: { id: 'sofas' } },
    { kind: 'clickCategory', category: { id: 'sofas' }, product },
    { kind: 'viewReco', products: [{ id: 'a' }, { id: 'b' }] },
    { kind: 'clickReco', product },
    { kind: 'beginCheckout' },
    { kind: 'checkoutStep', stepNumber: 6 },
    { kind: 'addToCart', product },
    null,
    null,
  ]);
});

test('what is no event is left out, and what is no list is nothing', () => {
  const kept = tracking('myOffers');
  const sent = [
    kept,
    { ...kept, email: 'dana@example.com' },
    tracking('viewProduct', { productId: '@' }),
    null,
    7,
  ];
  expect(readEvents(JSON.stringify(sent))).toEqual([kept]);
  for (const text of ['', '{}', 'null', '[', '7']) expect(readEvents(text)).toEqual([]);
});

test('searches are read like events, and only with a visit that they belong to', () => {
  const kept = { action: 'viewSearch', query: 'couch', hasResult: true };
  const sent = JSON.stringify([
    kept,
    { ...kept, email: 'dana@example.com' },
    { ...kept, action: 'typed' },
    7,
  ]);
  expect(readSearches(sent, 'visit')).toEqual({ visit: 'visit', searches: [kept] });
  expect(readSearches(sent, null)).toBe(null);
  for (const text of ['', '[]', '[7]', '{']) expect(readSearches(text, 'visit')).toBe(null);
});
