import { z } from 'zod';
import { CartQuote } from '../basket/cart-quote.ts';
import { CalendarDateText, defineCustomEndpoint } from '../wire/index.ts';
import { CheckoutState } from './state.ts';

const BasketBody = z.object({ basketId: z.string().min(1).max(100) });
const api = 'checkout';

/** An offer that exists for the shopper: used or left before the payment schedule. */
export const ClaimableOffer = z.object({
  code: z.string(),
  name: z.string(),
  details: z.string(),
  /** The last day. */
  endsOn: CalendarDateText,
  /** The agreement at hand, with the offer and without it. */
  quote: CartQuote,
  quoteWithout: CartQuote,
});
export type ClaimableOffer = z.infer<typeof ClaimableOffer>;

export const getOffer = defineCustomEndpoint({
  id: 'getOffer',
  summary: 'The offer to use or to leave; 409 `OfferEnded` when there is none',
  api,
  endpoint: 'offer',
  body: BasketBody,
  response: ClaimableOffer,
});

export const OfferAnswer = z.object({ code: z.string().min(1).max(80), accepted: z.boolean() });

export const answerOffer = defineCustomEndpoint({
  id: 'answerOffer',
  summary: 'Use the offer, or continue without it; `code` must be the one that was shown',
  api,
  endpoint: 'answeroffer',
  body: BasketBody.extend(OfferAnswer.shape),
  response: CheckoutState,
});
