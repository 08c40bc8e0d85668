import { describe, expect, test } from 'vitest';
import { cartProblemId } from './cart-problems.ts';

describe('cart problems', () => {
  test('a known code has its own text', () => {
    expect(cartProblemId('StoreRequired')).toBe('cart.problem.storeRequired');
    expect(cartProblemId('ApprovalExceeded')).toBe('cart.problem.approvalExceeded');
  });

  test.each(['Timeout', 'CUS012', '', 'constructor', '__proto__'])(
    '%s falls back to the common text',
    (code) => {
      expect(cartProblemId(code)).toBe('cart.problem.unknown');
    },
  );
});
