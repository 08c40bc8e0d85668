import type { CheckoutStep } from '@ownpath/contracts/checkout';
import { describe, expect, test } from 'vitest';
import { stepsWith, stepToShow } from './step-names.ts';

const at = (step: CheckoutStep, completedSteps: CheckoutStep[] = [], orderNo: string | null = null) => ({
  step,
  completedSteps,
  orderNo,
});

describe('the step to show', () => {
  test.each<[string | null, ReturnType<typeof at>, CheckoutStep]>([
    [null, at('payment-schedule'), 'payment-schedule'],
    ['payment-schedule', at('payment-schedule'), 'payment-schedule'],
    ['payment', at('payment-schedule'), 'payment-schedule'],
    ['payment-schedule', at('payment', ['wof', 'payment-schedule']), 'payment-schedule'],
    ['wof', at('payment', ['wof', 'payment-schedule']), 'payment'],
    ['payment-schedule', at('docu-sign', ['payment-schedule'], 'R-1'), 'docu-sign'],
    ['nonsense', at('wof'), 'wof'],
    ['toString', at('wof'), 'wof'],
    ['payment', at('confirmation', [], 'R-1'), 'confirmation'],
    ['reservation', at('wof'), 'wof'],
    ['reservation', at('payment-schedule'), 'reservation'],
    ['reservation', at('payment'), 'reservation'],
    ['reservation', at('payment', [], 'R-1'), 'payment'],
  ])('%s at %o is %s', (asked, position, shown) => expect(stepToShow(asked, position)).toBe(shown));
});

test('a reservation that is not made yet stands before the schedule above its page only', () => {
  const steps = ['wof', 'payment-schedule', 'payment'] as const;
  expect(stepsWith('reservation', steps)).toEqual(['wof', 'reservation', 'payment-schedule', 'payment']);
  expect(stepsWith('payment', steps)).toEqual(steps);
});
