import type { CheckoutFacts } from './checkout-facts.ts';
import {
  CHECKOUT_STEPS,
  type CheckoutState,
  type CheckoutStep,
  type CheckoutTransition,
  checkoutTransitions,
  START_STATE,
} from './checkout-table.ts';
import { checkoutGuards, isBankVerificationRequired } from './guards.ts';

/** Redirect target for a shopper who has no open checkout step. */
export type CheckoutOutcome =
  | 'phone-match'
  | 'deciding'
  | 'declined'
  | 'web-form'
  | 'service-failure'
  | 'documents-rejected'
  | 'approval-expired'
  | 'address-not-served'
  | 'cart-exceeds-approval'
  | 'finish-in-store'
  | 'payment-failed'
  | 'voided'
  | 'cancelled'
  | 'expired'
  | 'confirmation';

export type CheckoutPosition = CheckoutStep | CheckoutOutcome;

const OUTCOME_OF_STATE: Readonly<Record<Exclude<CheckoutState, CheckoutStep>, CheckoutOutcome>> = {
  start: 'phone-match',
  'phone-match': 'phone-match',
  deciding: 'deciding',
  // Approved and fitting states always have a next state, so they are never shown.
  approved: 'deciding',
  conditional: 'deciding',
  'documents-submitted': 'deciding',
  'cart-fits': 'deciding',
  declined: 'declined',
  // A colleague reviews the application: the shopper sees the web form (domain rule for both).
  'web-form': 'web-form',
  'manual-review': 'web-form',
  'service-failure': 'service-failure',
  'documents-rejected': 'documents-rejected',
  'approval-expired': 'approval-expired',
  'address-not-served': 'address-not-served',
  'cart-exceeds-approval': 'cart-exceeds-approval',
  'finish-in-store': 'finish-in-store',
  'payment-failed': 'payment-failed',
  voided: 'voided',
  cancelled: 'cancelled',
  expired: 'expired',
  signed: 'confirmation',
  captured: 'confirmation',
  'delivery-scheduled': 'confirmation',
  'documents-at-door': 'confirmation',
  delivered: 'confirmation',
  active: 'confirmation',
};

/** The states from the start to the current one, both included. A cycle ends before its second round. */
export function checkoutPath(
  facts: CheckoutFacts,
  transitions: readonly CheckoutTransition[] = checkoutTransitions,
): CheckoutState[] {
  const path: CheckoutState[] = [START_STATE];
  for (let state: CheckoutState | undefined = START_STATE; state !== undefined; ) {
    const here: CheckoutState = state;
    state = transitions.find(
      (transition) => transition.from === here && checkoutGuards[transition.when](facts),
    )?.to;
    if (state === undefined || path.includes(state)) break;
    path.push(state);
  }
  return path;
}

/** The current state: the next step, or the outcome to show. */
export function nextStep(facts: CheckoutFacts): CheckoutPosition {
  const state = checkoutPath(facts).at(-1) ?? START_STATE;
  return isCheckoutStep(state) ? state : OUTCOME_OF_STATE[state];
}

/** Steps that can't be edited later: an application is final after its decision. */
const ONE_TIME_STEPS: readonly CheckoutStep[] = ['wof', 'identity-verification-form'];

/**
 * A step can be entered when it is the next one, or an earlier one that may still be changed.
 * Once the first payment is authorized, earlier steps are closed.
 */
export function canEnter(step: CheckoutStep, facts: CheckoutFacts): boolean {
  const path = checkoutPath(facts);
  if (path.at(-1) === step) return true;
  return path.includes(step) && !ONE_TIME_STEPS.includes(step) && !path.includes('docu-sign');
}

/** True when the table allows this very transition under the facts. */
export function canTransition(from: CheckoutState, to: CheckoutState, facts: CheckoutFacts): boolean {
  return checkoutTransitions.some(
    (transition) =>
      transition.from === from && transition.to === to && checkoutGuards[transition.when](facts),
  );
}

/** Steps that this shopper passes, in order, for the progress bar. The quiz appears only when it is requested. */
export function listCheckoutSteps(facts: CheckoutFacts): CheckoutStep[] {
  const isShown: Record<CheckoutStep, boolean> = {
    wof: true,
    'identity-verification-form': facts.decision === 'quiz' || facts.isIdentityQuizAnswered,
    'claim-offer': facts.hasOffer,
    reservation: facts.isReservationEnabled || facts.hasReservation,
    'payment-schedule': true,
    'renewal-terms-page': true,
    'bank-verification': isBankVerificationRequired(facts),
    payment: true,
    'docu-sign': true,
  };
  return CHECKOUT_STEPS.filter((step) => isShown[step]);
}

export function isCheckoutStep(text: string): text is CheckoutStep {
  return (CHECKOUT_STEPS as readonly string[]).includes(text);
}
