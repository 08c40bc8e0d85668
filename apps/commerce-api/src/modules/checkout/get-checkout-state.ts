import type { CheckoutState } from '@ownpath/contracts/checkout';
import { checkoutPath, isCheckoutStep, listCheckoutSteps, nextStep } from '@ownpath/domain/checkout';
import type { Dependencies } from '../../dependencies.ts';
import { type BasketRequest, toOrderAddress } from '../basket/index.ts';
import { findServingStore, storeDay } from '../stores/index.ts';
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
    steps: [...((facts.isFirstPaymentAuthorised && progress.steps) || listCheckoutSteps(facts))],
    completedSteps: checkoutPath(facts).filter(
      (state) => isCheckoutStep(state) && state !== step,
    ) as CheckoutState['completedSteps'],
    deliveryAddress: checkout.priced.delivery && toOrderAddress(checkout.priced.delivery),
    servingStoreId: null,
    orderNo: progress.authorizationState === null ? null : progress.orderNo,
    documentsNeeded: [...checkout.documentsNeeded],
    documentsInReview: [...checkout.documentsInReview],
    savedUntil: basket.status === 'open' ? storeDay(checkout.priced.store, basket.expiresAt) : null,
  };
}

/** The next step. @throws DomainError `BasketNotFound` */
export async function getCheckoutState(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: BasketRequest,
): Promise<CheckoutState> {
  const now = deps.clock.now();
  const checkout = await loadCheckout(deps.database, request, now);
  const state = toCheckoutState(checkout);
  const { delivery } = checkout.priced;
  if (state.outcome !== 'address-not-served' || !delivery) return state;
  const serving = await findServingStore(deps.database, delivery.place, now);
  return { ...state, servingStoreId: serving?.id ?? null };
}
