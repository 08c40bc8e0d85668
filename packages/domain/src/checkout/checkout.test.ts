import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHECKOUT_STEPS,
  type CheckoutFacts,
  type CheckoutPosition,
  canEnter,
  canTransition,
  checkoutPath,
  isCheckoutStep,
  NEW_CHECKOUT,
  nextStep,
} from './index.ts';

const facts = (overrides: Partial<CheckoutFacts> = {}): CheckoutFacts => ({ ...NEW_CHECKOUT, ...overrides });
const approved = { hasApplied: true, decision: 'approved' } as const;

/** The state after each change of facts. */
function walk(start: Partial<CheckoutFacts>, changes: readonly Partial<CheckoutFacts>[]): CheckoutPosition[] {
  let current = facts(start);
  const positions = [nextStep(current)];
  for (const change of changes) {
    current = { ...current, ...change };
    positions.push(nextStep(current));
  }
  return positions;
}

const SCHEDULE_TO_SIGNATURE = [
  { hasPaymentSchedule: true },
  { hasAcceptedRenewalTerms: true },
  { isFirstPaymentAuthorised: true },
  { isAgreementSigned: true },
];

describe('journeys', () => {
  test('the main journey', () => {
    expect(walk({}, [approved, ...SCHEDULE_TO_SIGNATURE])).toEqual([
      'wof',
      'payment-schedule',
      'renewal-terms-page',
      'payment',
      'docu-sign',
      'confirmation',
    ]);
  });

  test('with quiz, offer, reservation and bank verification', () => {
    expect(
      walk({ isReservationEnabled: true, isStoreBankVerificationEnabled: true, hasOffer: true }, [
        { hasApplied: true, decision: 'quiz' },
        { isIdentityQuizAnswered: true, decision: 'approved' },
        { isOfferAnswered: true },
        { hasReservation: true },
        { hasPaymentSchedule: true },
        { hasAcceptedRenewalTerms: true },
        { isBankVerified: true },
        { isFirstPaymentAuthorised: true },
        { isAgreementSigned: true },
        {
          isFirstPaymentCaptured: true,
          isDeliveryScheduled: true,
          isDelivered: true,
          isAgreementActive: true,
        },
      ]),
    ).toEqual([
      'wof',
      'identity-verification-form',
      'claim-offer',
      'reservation',
      'payment-schedule',
      'renewal-terms-page',
      'bank-verification',
      'payment',
      'docu-sign',
      'confirmation',
      'confirmation',
    ]);
  });

  test('high risk requires bank verification even if the store does not', () => {
    const atTerms = {
      ...approved,
      isHighRisk: true,
      hasPaymentSchedule: true,
      hasAcceptedRenewalTerms: true,
    };
    expect(nextStep(facts(atTerms))).toBe('bank-verification');
  });

  test('phone match comes before the application', () => {
    expect(walk({ phoneMatch: 'due' }, [{ phoneMatch: 'done' }])).toEqual(['phone-match', 'wof']);
  });

  test.each([
    ['declined', 'declined'],
    ['service-failure', 'service-failure'],
    ['web-form', 'web-form'],
    ['manual-review', 'web-form'],
    ['none', 'deciding'],
    ['conditional', 'payment-schedule'],
  ] as const)('decision %s leads to %s', (decision, position) => {
    expect(nextStep(facts({ hasApplied: true, decision }))).toBe(position);
  });

  test('expired approvals and carts above the limit stop at their own pages', () => {
    expect(nextStep(facts({ ...approved, isApprovalExpired: true }))).toBe('approval-expired');
    expect(nextStep(facts({ ...approved, fitsApproval: false }))).toBe('cart-exceeds-approval');
    expect(nextStep(facts({ hasApplied: true, decision: 'conditional', fitsApproval: false }))).toBe(
      'cart-exceeds-approval',
    );
  });

  test('documents: shopping continues during the review, three rejections decline', () => {
    const conditional = { hasApplied: true, decision: 'conditional' } as const;
    expect(nextStep(facts({ ...conditional, documents: 'submitted' }))).toBe('payment-schedule');
    expect(nextStep(facts({ ...conditional, documents: 'rejected', documentRejections: 2 }))).toBe(
      'documents-rejected',
    );
    expect(nextStep(facts({ ...conditional, documents: 'rejected', documentRejections: 3 }))).toBe(
      'declined',
    );
  });

  test('a delivery waits for the documents of a conditional approval', () => {
    const delivered: Partial<CheckoutFacts> = {
      hasApplied: true,
      decision: 'conditional',
      hasPaymentSchedule: true,
      hasAcceptedRenewalTerms: true,
      isFirstPaymentAuthorised: true,
      isAgreementSigned: true,
      isFirstPaymentCaptured: true,
      isDeliveryScheduled: true,
      isDelivered: true,
      isAgreementActive: true,
    };
    expect(checkoutPath(facts(delivered)).at(-1)).toBe('documents-at-door');
    expect(checkoutPath(facts({ ...delivered, documents: 'accepted' })).at(-1)).toBe('active');
  });

  test('an unsigned agreement is void after a day, a signed one never', () => {
    const waiting = {
      ...approved,
      hasPaymentSchedule: true,
      hasAcceptedRenewalTerms: true,
      isFirstPaymentAuthorised: true,
      hasSignatureExpired: true,
    };
    expect(nextStep(facts(waiting))).toBe('voided');
    expect(nextStep(facts({ ...waiting, isAgreementSigned: true }))).toBe('confirmation');
  });
});

test('the approval amount used by the agreement itself does not block it', () => {
  const signed = facts({
    ...approved,
    hasPaymentSchedule: true,
    hasAcceptedRenewalTerms: true,
    isFirstPaymentAuthorised: true,
    fitsApproval: false,
    isApprovalExpired: true,
  });
  expect(nextStep(signed)).toBe('docu-sign');
  expect(nextStep({ ...signed, decision: 'conditional', documents: 'rejected' })).toBe('docu-sign');
  expect(nextStep({ ...signed, isAgreementSigned: true })).toBe('confirmation');
});

describe('entering a step', () => {
  test('a later step is rejected, an earlier one is allowed', () => {
    const atTerms = facts({ ...approved, hasPaymentSchedule: true });
    expect(canEnter('renewal-terms-page', atTerms)).toBe(true);
    expect(canEnter('payment-schedule', atTerms)).toBe(true);
    expect(canEnter('payment', atTerms)).toBe(false);
    expect(canEnter('docu-sign', atTerms)).toBe(false);
    expect(canEnter('reservation', atTerms)).toBe(false);
  });

  test('nothing can be changed once the payment is authorized', () => {
    const paid = facts({
      ...approved,
      hasPaymentSchedule: true,
      hasAcceptedRenewalTerms: true,
      isFirstPaymentAuthorised: true,
    });
    expect(CHECKOUT_STEPS.filter((step) => canEnter(step, paid))).toEqual(['docu-sign']);
    expect(CHECKOUT_STEPS.filter((step) => canEnter(step, { ...paid, isAgreementSigned: true }))).toEqual([]);
  });

  test('an application cannot be submitted twice', () => {
    expect(canEnter('wof', facts())).toBe(true);
    expect(canEnter('wof', facts({ hasApplied: true, decision: 'declined' }))).toBe(false);
    expect(canEnter('wof', facts(approved))).toBe(false);
  });

  test('a client cannot pay without an approval, whatever else it claims', () => {
    const claims = fc.record({
      hasPaymentSchedule: fc.boolean(),
      hasAcceptedRenewalTerms: fc.boolean(),
      isBankVerified: fc.boolean(),
      isFirstPaymentAuthorised: fc.boolean(),
      isAgreementSigned: fc.boolean(),
      hasReservation: fc.boolean(),
      decision: fc.constantFrom('none', 'declined', 'quiz', 'web-form', 'manual-review', 'service-failure'),
    });
    fc.assert(
      fc.property(claims, (claimed) => {
        const current = facts({ hasApplied: true, ...claimed });
        return !canEnter('payment', current) && !canEnter('docu-sign', current);
      }),
    );
  });

  test('the next step can always be entered', () => {
    const anyFacts = fc.record({
      ...Object.fromEntries(
        Object.entries(NEW_CHECKOUT)
          .filter(([, value]) => typeof value === 'boolean')
          .map(([name]) => [name, fc.boolean()]),
      ),
      decision: fc.constantFrom('none', 'approved', 'conditional', 'declined', 'quiz', 'manual-review'),
    }) as fc.Arbitrary<Partial<CheckoutFacts>>;
    fc.assert(
      fc.property(anyFacts, (overrides) => {
        const position = nextStep(facts(overrides));
        return !isCheckoutStep(position) || canEnter(position, facts(overrides));
      }),
    );
  });

  test('single transitions are checked against table and guard', () => {
    expect(canTransition('docu-sign', 'signed', facts({ isAgreementSigned: true }))).toBe(true);
    expect(canTransition('docu-sign', 'signed', facts())).toBe(false);
    expect(canTransition('wof', 'payment', facts(approved))).toBe(false);
    expect(canTransition('declined', 'wof', facts())).toBe(true);
  });
});
