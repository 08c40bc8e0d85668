import type { CheckoutStep } from '@ownpath/contracts/checkout';

export type ShownStep = Exclude<CheckoutStep, 'confirmation'>;

/** Short names for the stepper. */
export const stepNameIds = {
  wof: 'checkout.step.wof',
  'identity-verification-form': 'checkout.step.identity',
  reservation: 'checkout.step.reservation',
  'payment-schedule': 'checkout.step.schedule',
  'renewal-terms-page': 'checkout.step.terms',
  payment: 'checkout.step.payment',
  'docu-sign': 'checkout.step.sign',
  'claim-offer': 'checkout.step.offer',
  'bank-verification': 'checkout.step.bank',
} as const satisfies Record<ShownStep, string>;

/** The steps of a plain checkout, for a page before there is a cart to check out. */
export const PLAIN_STEPS: readonly ShownStep[] = [
  'wof',
  'payment-schedule',
  'renewal-terms-page',
  'payment',
  'docu-sign',
];

/** The steps of an application that asks for the identity, before there is a cart to check out. */
export const APPLYING_STEPS: readonly ShownStep[] = [
  'wof',
  'identity-verification-form',
  ...PLAIN_STEPS.slice(1),
];

/** The steps above a page; that of a reservation stands before the schedule. */
export function stepsWith(shown: CheckoutStep, steps: readonly CheckoutStep[]): readonly CheckoutStep[] {
  if (shown !== 'reservation' || steps.includes(shown)) return steps;
  return steps.toSpliced(steps.indexOf('payment-schedule'), 0, shown);
}

export function isShownStep(text: string | null): text is ShownStep {
  return text !== null && Object.hasOwn(stepNameIds, text);
}

/** Steps that were passed may be seen again and changed, until the first payment is made; the application may not. */
const CHANGEABLE_STEPS: readonly ShownStep[] = ['payment-schedule', 'renewal-terms-page'];

type Position = {
  readonly step: CheckoutStep;
  readonly completedSteps: readonly CheckoutStep[];
  readonly orderNo: string | null;
};

/** While these are due the store may be asked to hold the cart; nothing waits for that. */
const RESERVABLE_AT: readonly CheckoutStep[] = [
  'payment-schedule',
  'renewal-terms-page',
  'bank-verification',
  'payment',
];

/** The step to show for the one that the address asks for: itself when it is due or may be changed, else the due one. */
export function stepToShow(asked: string | null, { step, completedSteps, orderNo }: Position): CheckoutStep {
  if (!isShownStep(asked) || asked === step || step === 'confirmation') return step;
  if (asked === 'reservation' && orderNo === null && RESERVABLE_AT.includes(step)) return asked;
  const mayChange = orderNo === null && CHANGEABLE_STEPS.includes(asked) && completedSteps.includes(asked);
  return mayChange ? asked : step;
}

export function checkoutHref(step: ShownStep): string {
  return `/checkout?step=${step}`;
}
