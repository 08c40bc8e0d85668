import type { CheckoutState } from '@ownpath/contracts/checkout';
import { checkoutPath, isCheckoutStep, listCheckoutSteps, nextStep } from '@ownpath/domain/checkout';
import type { Dependencies } from '../../dependencies.ts';
import type { BasketRequest } from '../basket/index.ts';
import { type Checkout, loadCheckout } from './load-checkout.ts';

/** The shopper's current step. An outcome without a step is returned beside the step for recovery. */
export function toCheckoutState(checkout: Checkout): CheckoutState {
  const { basket, facts, progress } = checkout;
  const position = nextStep(facts);
  const isPage = position === 'confirmation' || isCheckoutStep(position);
  // Another card pays the signed agreement.
  const restart = position === 'payment-failed' ? 'payment' : 'wof';
  const step = isPage ? position : restart;
  return {
    basketId: basket.id,
    step,
    outcome: isPage ? null : position,
    steps: listCheckoutSteps(facts),
    completedSteps: checkoutPath(facts).filter(
      (state) => isCheckoutStep(state) && state !== step,
    ) as CheckoutState['completedSteps'],
    orderNo: progress.authorizationState === null ? null : progress.orderNo,
    savedUntil: basket.status === 'open' ? basket.expiresAt.toISOString() : null,
  };
}

/** The next step. @throws DomainError `BasketNotFound` */
export async function getCheckoutState(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: BasketRequest,
): Promise<CheckoutState> {
  return toCheckoutState(await loadCheckout(deps.database, request, deps.clock.now()));
}
