import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Demand, type HeldPiece, surplusOf } from './surplus-holds.ts';

const PRODUCTS = ['sofa', 'lamp'];
const pieces = fc.array(
  fc.record({
    productId: fc.constantFrom(...PRODUCTS),
    color: fc.constantFrom('spruce', 'oat'),
    isUsed: fc.boolean(),
    number: fc.nat(9),
  }),
  { maxLength: 12 },
);
const heldOf = (list: readonly { productId: string; color: string; isUsed: boolean; number: number }[]) =>
  list.map(({ productId, color, isUsed, number }, index): HeldPiece => {
    const inventoryNumber = isUsed ? `used-${index}` : `${productId}-${color}-${number}`;
    return { productId, isUsed, variantId: `${productId}-${color}`, inventoryNumber };
  });
const demandsOf = (productId: string | null) =>
  fc.array(
    fc.record({
      inventoryNumber: fc.constant<string | null>(null),
      productId: productId === null ? fc.constantFrom(...PRODUCTS) : fc.constant(productId),
      variantId: fc.constantFrom(null, 'sofa-spruce', 'lamp-oat'),
      pieces: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 4 },
  );

test('lines keep no more than they need, and nothing that no line needs is kept', () => {
  fc.assert(
    fc.property(pieces, demandsOf(null), (list, demands) => {
      const held = heldOf(list);
      const surplus = new Set(surplusOf(held, demands));
      for (const productId of PRODUCTS) {
        const kept = held.filter((piece) => piece.productId === productId && !surplus.has(piece));
        const needed = demands.filter((demand) => demand.productId === productId);
        expect(kept.length).toBeLessThanOrEqual(needed.reduce((sum, demand) => sum + demand.pieces, 0));
        // A line of any color leaves nothing until it has all that it needs.
        const anyColor = needed.filter(({ variantId }) => variantId === null);
        const free = held.filter((piece) => piece.productId === productId && !piece.isUsed);
        if (anyColor.length > 0 && free.some((piece) => surplus.has(piece))) {
          expect(kept.length).toBeGreaterThanOrEqual(
            anyColor.reduce((sum, demand) => sum + demand.pieces, 0),
          );
        }
      }
    }),
  );
});

test('without lines all is given back; a used unit belongs to its own line only', () => {
  const held = heldOf([
    { productId: 'sofa', color: 'spruce', isUsed: true, number: 0 },
    { productId: 'sofa', color: 'spruce', isUsed: false, number: 1 },
    { productId: 'sofa', color: 'spruce', isUsed: false, number: 2 },
  ]);
  const [used, first, second] = held;
  const asNew: Demand = { inventoryNumber: null, productId: 'sofa', variantId: null, pieces: 1 };
  expect(surplusOf(held, [])).toEqual(held);
  expect(surplusOf(held, [asNew])).toEqual([used, second]);
  expect(surplusOf(held, [asNew, { ...asNew, inventoryNumber: 'used-0' }])).toEqual([second]);
  expect(surplusOf(held, [{ ...asNew, inventoryNumber: 'used-0' }])).toEqual([first, second]);
});

test('a color that one line asks for is not kept for a line that takes any', () => {
  const held = heldOf([
    { productId: 'sofa', color: 'spruce', isUsed: false, number: 1 },
    { productId: 'sofa', color: 'oat', isUsed: false, number: 1 },
  ]);
  const any: Demand = { inventoryNumber: null, productId: 'sofa', variantId: null, pieces: 1 };
  expect(surplusOf(held, [any, { ...any, variantId: 'sofa-spruce' }])).toEqual([]);
});
