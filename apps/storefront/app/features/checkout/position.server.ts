import type { Basket } from '@ownpath/contracts/basket';
import { type CheckoutState, getCheckoutState, getOrderState } from '@ownpath/contracts/checkout';
import { redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findBasket } from '../../shared/shopper/current-basket.server.ts';
import { confirmationHref, signingHref } from '../../shared/shopper/order-links.ts';
import { findWaitingOrder } from '../../shared/shopper/waiting-order.server.ts';
import { checkoutExit, outcomeExit } from './checkout-problems.ts';
import { orderExit } from './order-exit.server.ts';
import { checkoutHref, type ShownStep, stepsWith, stepToShow } from './step-names.ts';

export type CheckoutPosition = {
  readonly step: ShownStep;
  readonly steps: readonly string[];
  readonly savedUntil: string | null;
  /** What is still asked for before delivery. */
  readonly documentsNeeded: CheckoutState['documentsNeeded'];
  readonly documentsInReview: CheckoutState['documentsInReview'];
  readonly orderNo: string | null;
  /** The agreement is signed and its card was declined: another one pays it. */
  readonly isSigned: boolean;
  /** Where the goods go; null while it is not known, and on the last step of an order. */
  readonly deliveryAddress: CheckoutState['deliveryAddress'];
  /** Null on the last step of an order, whose basket may be gone. */
  readonly basket: Basket | null;
};

/** The cart and how far its checkout is. @throws a redirect to the cart when it is empty */
export async function requireCart(
  commerce: CommerceClient,
  session: Session,
): Promise<{ readonly basket: Basket; readonly state: CheckoutState }> {
  const basket = await findBasket(commerce, session);
  if (!basket || basket.items.length === 0) throw redirect('/cart');
  return { basket, state: await commerce.call(getCheckoutState, { body: { basketId: basket.basketId } }) };
}

/**
 * Where the shopper stands.
 * @throws a redirect to the due step when the address asks for another, to the cart without one, or to the
 *   confirmation when all is done
 */
export async function findPosition(
  commerce: CommerceClient,
  session: Session,
  query: URLSearchParams,
): Promise<CheckoutPosition> {
  const asked = query.get('step');
  const askedOrder = query.get('orderNo');
  if (asked === 'docu-sign' && askedOrder) {
    const { order } = await commerce.call(getOrderState, { body: { orderNo: askedOrder } });
    const exit = order && (await orderExit(commerce, session, order, 'checkout'));
    if (exit !== null || order === null) throw redirect(exit ?? '/cart');
    return {
      step: asked,
      steps: order.steps,
      savedUntil: null,
      documentsNeeded: [],
      documentsInReview: [],
      orderNo: askedOrder,
      isSigned: false,
      deliveryAddress: null,
      basket: null,
    };
  }
  const basket = await findBasket(commerce, session);
  if (!basket || basket.items.length === 0) {
    const order = await findWaitingOrder(commerce, session);
    throw redirect(order?.state === 'awaiting-signature' ? signingHref(order.orderNo) : '/cart');
  }
  if (basket.agreementsBefore > 0) {
    // One agreement at a time: the one before is signed first.
    const order = await findWaitingOrder(commerce, session);
    if (order?.state === 'awaiting-signature') throw redirect(signingHref(order.orderNo));
  }
  const state = await commerce.call(getCheckoutState, { body: { basketId: basket.basketId } });
  const exit = outcomeExit(state.outcome);
  if (exit !== null) throw redirect(exit);
  const step = stepToShow(asked, state);
  if (step === 'confirmation') {
    throw redirect(state.orderNo === null ? '/cart' : confirmationHref(state.orderNo));
  }
  if (step !== asked) {
    const problem = query.get('problem');
    throw redirect(checkoutHref(step) + (problem === null ? '' : `&problem=${encodeURIComponent(problem)}`));
  }
  const isSigned = state.outcome === 'payment-failed';
  const { steps, savedUntil, documentsNeeded, documentsInReview, orderNo, deliveryAddress } = state;
  return {
    step,
    steps: stepsWith(step, steps),
    savedUntil,
    documentsNeeded,
    documentsInReview,
    orderNo,
    isSigned,
    deliveryAddress,
    basket,
  };
}

/** The step that is due then says what happened; `OrderInProgress`: the first payment is under way in another tab. */
const SAID_AT_DUE_STEP: readonly string[] = [
  'CheckoutStepOutOfOrder',
  'BasketChanged',
  'OfferEnded',
  'OrderInProgress',
  'ReservationNotOffered',
];

/** Leads on from an error that another page can help with; throws it again when none can. */
export function leaveOnProblem(error: unknown): Response {
  if (!isCommerceError(error)) throw error;
  if (SAID_AT_DUE_STEP.includes(error.code)) {
    return redirect(`/checkout?problem=${error.code}`);
  }
  const exit = checkoutExit(error.code);
  if (exit === null) throw error;
  return redirect(exit);
}
