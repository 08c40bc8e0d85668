import type { CheckoutState, ClaimableOffer } from '@ownpath/contracts/checkout';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { type BasketRequest, type CartOffer, claimOffer, lockBasket } from '../basket/index.ts';
import { putSession } from './checkout-queries.ts';
import { toCheckoutState } from './get-checkout-state.ts';
import { type Checkout, loadCheckout, requireStep } from './load-checkout.ts';

type CheckoutDependencies = Pick<Dependencies, 'database' | 'clock'>;

/** @throws DomainError `OfferEnded` when there is none (any more); as `requireStep` */
function requireOffer(checkout: Checkout): CartOffer {
  const { offer } = checkout;
  if (!offer) throw new DomainError('OfferEnded', 'The offer has ended, was used, or does not fit the cart.');
  requireStep(checkout, 'claim-offer');
  return offer;
}

/** The offer of the step `claim-offer`, with the amounts of the agreement with it and without. @throws as `requireOffer` */
export async function getOffer(deps: CheckoutDependencies, request: BasketRequest): Promise<ClaimableOffer> {
  const { locale } = request;
  const checkout = await loadCheckout(deps.database, request, deps.clock.now());
  const { promotion, quote } = requireOffer(checkout);
  const { quote: quoteWithout } = checkout.priced;
  if (!quoteWithout) throw new Error('a cart with an offer has a price');
  const { code, name, details, endsOn } = promotion;
  return { code, name: name[locale], details: details[locale], endsOn, quote, quoteWithout };
}

/**
 * Uses the offer or goes on without it. The first answer counts: a repeated one leads to the step that is due.
 * @throws DomainError as `requireOffer`; also for another offer than the one that was shown
 */
export async function answerOffer(
  deps: CheckoutDependencies,
  request: BasketRequest & { readonly code: string; readonly accepted: boolean },
): Promise<CheckoutState> {
  const { caller, basketId, code, accepted } = request;
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const basket = await lockBasket(transaction, caller, basketId);
    if (!basket) throw new DomainError('BasketNotFound', 'No such basket.');
    const checkout = await loadCheckout(transaction, request, now);
    if (checkout.session?.offerAnsweredAt) return toCheckoutState(checkout);
    const offer = requireOffer(checkout);
    if (offer.promotion.code !== code) throw new DomainError('OfferEnded', 'A different offer was shown.');
    if (accepted) await claimOffer(transaction, basketId, offer, now);
    const fields = { isOfferAccepted: accepted, offerAnsweredAt: now, expiresAt: basket.expiresAt };
    await putSession(transaction, basketId, { step: 'payment-schedule', ...fields }, now);
    return toCheckoutState(await loadCheckout(transaction, request, now));
  });
}
