import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeCard } from './listing-grid.tsx';

/** Empty cells after tiles and a card of `span` columns are laid out row by row. */
function countHoles(tileCount: number, index: number, span: number, columns: number): number {
  const beforeCard = index % columns;
  const skipped = beforeCard + span > columns ? columns - beforeCard : 0;
  const cells = tileCount + span + skipped;
  return skipped + ((columns - (cells % columns)) % columns);
}

test('no list with a card leaves an empty cell, in two columns or three', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (tileCount) => {
      const place = placeCard(tileCount);
      if (!place) return tileCount <= 6;
      return (
        place.index < tileCount &&
        countHoles(tileCount, place.index, place.mediumSpan, 2) === 0 &&
        countHoles(tileCount, place.index, place.wideSpan, 3) === 0
      );
    }),
  );
});

test('a first page of sixteen has the card after four tiles, two columns wide', () => {
  expect(placeCard(16)).toEqual({ index: 4, mediumSpan: 2, wideSpan: 2 });
});

test('a short list has no card', () => {
  expect([0, 1, 5, 6].map(placeCard)).toEqual([null, null, null, null]);
  expect(placeCard(7)).not.toBeNull();
});
