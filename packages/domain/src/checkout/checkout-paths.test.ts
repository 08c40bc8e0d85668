import { expect, test } from 'vitest';
import {
  type CheckoutFacts,
  type CheckoutState,
  canTransition,
  checkoutPath,
  checkoutTransitions,
  NEW_CHECKOUT,
  nextStep,
} from './index.ts';

const DECISIONS = [
  'approved',
  'conditional',
  'declined',
  'quiz',
  'web-form',
  'manual-review',
  'service-failure',
  'none',
] as const;
const DOCUMENTS = ['none', 'submitted', 'rejected', 'accepted'] as const;
const PHONE_MATCH = ['off', 'due', 'done'] as const;

/** Mulberry32: the same sequence in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = createRandom(14);
const pick = <T>(values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];

/** What stops a checkout is true less often, so that many paths are long. */
const FAILURES: readonly string[] = [
  'isApprovalExpired',
  'finishesInStore',
  'hasSignatureExpired',
  'isCaptureDeclined',
  'hasPaymentExpired',
  'isOrderCancelled',
];

function someFacts(): CheckoutFacts {
  const flags = Object.entries(NEW_CHECKOUT).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [[name, random() < (FAILURES.includes(name) ? 0.1 : 0.85)] as const] : [],
  );
  return {
    ...NEW_CHECKOUT,
    ...Object.fromEntries(flags),
    phoneMatch: pick(PHONE_MATCH),
    decision: pick(DECISIONS),
    documents: pick(DOCUMENTS),
    documentRejections: pick([0, 1, 3]),
  };
}

const samples = Array.from({ length: 30_000 }, () => {
  const facts = someFacts();
  return { facts, path: checkoutPath(facts) };
});
const nameOf = (from: CheckoutState | undefined, to: CheckoutState | undefined) => `${from} > ${to}`;

const APPROVED = { decision: 'approved' } as const;
const CONDITIONAL = { decision: 'conditional' } as const;
const AGAIN = { hasApplied: false, decision: 'none' } as const;
const AUTHORISED = {
  ...APPROVED,
  hasPaymentSchedule: true,
  hasAcceptedRenewalTerms: true,
  isFirstPaymentAuthorised: true,
} as const;
const SIGNED = { ...AUTHORISED, isAgreementSigned: true } as const;
const DELIVERED = {
  ...SIGNED,
  isFirstPaymentCaptured: true,
  isDeliveryScheduled: true,
  isDelivered: true,
} as const;

/**
 * Transitions that one set of facts can't take, because an event undoes what led to the state, or returns to a state
 * that was passed. Each with the facts after the event, and where the shopper is then.
 */
const AFTER_AN_EVENT: readonly [CheckoutState, CheckoutState, Partial<CheckoutFacts>, string][] = [
  ['phone-match', 'wof', { ...AGAIN, phoneMatch: 'done' }, 'wof'],
  [
    'identity-verification-form',
    'deciding',
    { ...APPROVED, isIdentityQuizAnswered: true },
    'payment-schedule',
  ],
  ['manual-review', 'approved', APPROVED, 'payment-schedule'],
  ['manual-review', 'declined', { decision: 'declined' }, 'declined'],
  ['service-failure', 'wof', AGAIN, 'wof'],
  ['declined', 'wof', AGAIN, 'wof'],
  ['approval-expired', 'wof', AGAIN, 'wof'],
  ['documents-submitted', 'approved', { ...CONDITIONAL, documents: 'accepted' }, 'payment-schedule'],
  [
    'documents-submitted',
    'documents-rejected',
    { ...CONDITIONAL, documents: 'rejected' },
    'documents-rejected',
  ],
  [
    'documents-rejected',
    'documents-submitted',
    { ...CONDITIONAL, documents: 'submitted' },
    'payment-schedule',
  ],
  ['address-not-served', 'cart-fits', { ...APPROVED, isAddressServed: true }, 'payment-schedule'],
  ['cart-exceeds-approval', 'cart-fits', { ...APPROVED, fitsApproval: true }, 'payment-schedule'],
  ['payment-failed', 'captured', { ...SIGNED, isFirstPaymentCaptured: true }, 'confirmation'],
  // The page of the ended order; its way on is the schedule of the cart that came back.
  ['voided', 'payment-schedule', { ...AUTHORISED, hasSignatureExpired: true }, 'voided'],
  ['cancelled', 'payment-schedule', { ...AUTHORISED, isOrderCancelled: true }, 'cancelled'],
  ['expired', 'payment-schedule', { ...SIGNED, isCaptureDeclined: true, hasPaymentExpired: true }, 'expired'],
  ['documents-at-door', 'delivered', { ...DELIVERED, ...CONDITIONAL, documents: 'accepted' }, 'confirmation'],
];

test('every transition of the table is on the path of some facts, or follows an event', () => {
  const taken = new Set(
    samples.flatMap(({ path }) => path.slice(1).map((state, index) => nameOf(path[index], state))),
  );
  const missing = checkoutTransitions
    .map(({ from, to }) => nameOf(from, to))
    .filter((name) => !taken.has(name));
  const afterEvents = AFTER_AN_EVENT.map(([from, to]) => nameOf(from, to));
  expect(missing.toSorted()).toEqual(afterEvents.toSorted());
});

test.each(AFTER_AN_EVENT)('%s leads to %s after its event', (from, to, change, position) => {
  const facts = { ...NEW_CHECKOUT, hasApplied: true, ...change };
  expect(canTransition(from, to, facts)).toBe(true);
  expect(nextStep(facts)).toBe(position);
});

test('nothing is charged that is not signed, nothing is signed that is not accepted and authorized', () => {
  for (const { facts, path } of samples) {
    const at = (state: CheckoutState) => path.indexOf(state);
    if (at('captured') >= 0) {
      expect(at('signed')).toBeGreaterThan(0);
      expect(facts.isAgreementSigned).toBe(true);
    }
    if (at('signed') >= 0) {
      expect(
        facts.isFirstPaymentAuthorised && facts.hasAcceptedRenewalTerms && facts.hasPaymentSchedule,
      ).toBe(true);
    }
    if (at('delivered') >= 0) expect(at('captured')).toBeGreaterThan(0);
  }
});

test('nothing signed is lost: a signature ends only with its payment, a cancellation or the time for another card', () => {
  for (const { facts, path } of samples) {
    if (!path.includes('signed')) continue;
    const isEnded = facts.isOrderCancelled || facts.hasPaymentExpired;
    expect(path).not.toContain('voided');
    if (!isEnded) expect(['confirmation', 'payment-failed']).toContain(nextStep(facts));
  }
});
