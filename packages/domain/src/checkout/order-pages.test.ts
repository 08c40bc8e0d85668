import { describe, expect, test } from 'vitest';
import {
  CANCEL_REASONS,
  type CheckoutFacts,
  checkoutPath,
  checkoutTransitions,
  NEW_CHECKOUT,
  nextStep,
  ORDER_PAGES,
  ORDER_STATES,
  ORDER_VIEWS,
  type OrderPage,
  type OrderState,
  orderStateOf,
} from './index.ts';

const PAID: CheckoutFacts = {
  ...NEW_CHECKOUT,
  hasApplied: true,
  decision: 'approved',
  hasPaymentSchedule: true,
  hasAcceptedRenewalTerms: true,
  isFirstPaymentAuthorised: true,
};

const FACTS: Readonly<Record<OrderState, CheckoutFacts>> = {
  'awaiting-signature': PAID,
  'payment-failed': { ...PAID, isAgreementSigned: true, isCaptureDeclined: true },
  confirmed: { ...PAID, isAgreementSigned: true, isFirstPaymentCaptured: true },
  voided: { ...PAID, hasSignatureExpired: true },
  cancelled: { ...PAID, isOrderCancelled: true },
  expired: { ...PAID, isAgreementSigned: true, isCaptureDeclined: true, hasPaymentExpired: true },
  refunded: { ...PAID, isAgreementSigned: true, isFirstPaymentCaptured: true },
};

const POSITION: Readonly<Record<OrderState, string>> = {
  'awaiting-signature': 'docu-sign',
  'payment-failed': 'payment-failed',
  confirmed: 'confirmation',
  voided: 'voided',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'confirmation',
};

describe('every order state on every page', () => {
  const cases = ORDER_STATES.flatMap((state) => ORDER_PAGES.map((page) => [state, page] as const));

  test.each(cases)('%s on %s ends at a page that shows it, without a loop', (state, page) => {
    const visited = new Set<OrderPage>();
    let at: OrderPage = page;
    for (;;) {
      expect(visited).not.toContain(at);
      visited.add(at);
      const view = ORDER_VIEWS[state][at];
      if ('show' in view) break;
      at = view.goTo;
    }
    expect(visited.size).toBeLessThanOrEqual(2);
  });

  test.each(ORDER_STATES)('%s leaves registration and sign-in open', (state) => {
    expect(ORDER_VIEWS[state].registration).toEqual({ show: 'form' });
  });

  test.each(ORDER_STATES)('%s is a position of the checkout with a way on', (state) => {
    expect(nextStep(FACTS[state])).toBe(POSITION[state]);
    const last = checkoutPath(FACTS[state]).at(-1);
    expect(checkoutTransitions.filter(({ from }) => from === last)).not.toEqual([]);
  });

  test('a signed order that was cancelled after a declined charge is cancelled', () => {
    expect(nextStep({ ...FACTS['payment-failed'], isOrderCancelled: true })).toBe('cancelled');
  });

  test('another card leads from a declined charge to the confirmation', () => {
    expect(nextStep({ ...FACTS['payment-failed'], isFirstPaymentCaptured: true })).toBe('confirmation');
  });
});

test('each stored status has its state', () => {
  const states = CANCEL_REASONS.map((cancelReason) => orderStateOf({ status: 'cancelled', cancelReason }));
  expect(states).toEqual(['voided', 'expired', 'cancelled', 'cancelled', 'refunded']);
  expect(orderStateOf({ status: 'failed', cancelReason: null })).toBe('payment-failed');
  expect(orderStateOf({ status: 'confirmed', cancelReason: null })).toBe('confirmed');
  expect(orderStateOf({ status: 'awaiting-signature', cancelReason: null })).toBe('awaiting-signature');
  expect(orderStateOf({ status: 'created', cancelReason: null })).toBeNull();
});
