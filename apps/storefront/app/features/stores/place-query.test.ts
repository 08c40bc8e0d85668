import { expect, test } from 'vitest';
import { chosenHere, chosenHref, placeQuery, pointQuery, showMoreQuery } from './place-query.ts';

test('the way to a store and back keeps the place and the destination, not the length of the list', () => {
  const search = new URLSearchParams('postalCode=75024&show=40&returnTo=%2Fp%2Fsofa%3Fcolor%3Dspruce');
  expect(placeQuery(search)).toBe('?postalCode=75024&returnTo=%2Fp%2Fsofa%3Fcolor%3Dspruce');
  expect(placeQuery(new URLSearchParams())).toBe('');
});

test('a point replaces a postal code', () => {
  const search = new URLSearchParams('postalCode=75024&returnTo=%2Fcart');
  expect(pointQuery(search, { latitude: 33.060712, longitude: -96.732812 })).toBe(
    '?latitude=33.0607&longitude=-96.7328&config=geo&returnTo=%2Fcart',
  );
});

test('more of the same search', () => {
  expect(showMoreQuery(new URLSearchParams('postalCode=75024&show=10'), 20)).toBe(
    '?postalCode=75024&show=20',
  );
});

test('a page that stays names the store chosen last, and keeps its search', () => {
  const href = chosenHref('/find-a-store', '?postalCode=75024&chosen=04218', '04217');
  expect(href).toBe('/find-a-store?postalCode=75024&chosen=04217');
  expect(chosenHere(href)).toBe('04217');
  expect(chosenHere('?chosen=04217')).toBe('04217');
  expect(chosenHere('/cart')).toBeNull();
});
