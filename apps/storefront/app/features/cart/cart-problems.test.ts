import { describe, expect, test } from 'vitest';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { cartProblemId, cartProblemPath, refusalOf } from './cart-problems.ts';
import { isGone, isShort } from './line-stock.ts';

describe('cart problems', () => {
  test('a known code has its own text', () => {
    expect(cartProblemId('StoreRequired')).toBe('cart.problem.storeRequired');
    expect(cartProblemId('ApprovalExceeded')).toBe('cart.problem.approvalExceeded');
    expect(cartProblemId('SoldOutUnpaid')).toBe('cart.problem.soldOutUnpaid');
  });

  test('a full cart and too few in stock have texts of their own; the number goes along', () => {
    expect(cartProblemId('BasketFull')).toBe('cart.problem.cartFull');
    expect(cartProblemId('NotEnoughStock')).toBe('cart.problem.notEnoughStock');
    const refusal = refusalOf(
      new CommerceError('add', 400, { code: 'NotEnoughStock', availableQuantity: 3 }),
    );
    expect(refusal).toEqual({ ok: false, code: 'NotEnoughStock', availableQuantity: 3 });
    expect(cartProblemPath(refusal)).toBe('/cart?problem=NotEnoughStock&available=3');
    expect(refusalOf(new CommerceError('add', 400, { code: 'BasketFull' }))).toEqual({
      ok: false,
      code: 'BasketFull',
    });
  });

  test.each([
    [true, 3, false, false],
    [false, 2, false, true],
    [false, 0, true, false],
  ])('orderable %s with %i available: gone %s, short %s', (orderable, availableQuantity, gone, short) => {
    const item = { orderable, availableQuantity };
    expect([isGone(item), isShort(item)]).toEqual([gone, short]);
  });

  test.each(['Timeout', 'CUS012', '', 'constructor', '__proto__'])(
    '%s falls back to the common text',
    (code) => {
      expect(cartProblemId(code)).toBe('cart.problem.unknown');
    },
  );
});
