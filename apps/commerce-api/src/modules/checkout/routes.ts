import * as contract from '@ownpath/contracts/checkout';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route, type Shopper } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { acceptRenewalTerms, getRenewalTerms } from './accept-renewal-terms.ts';
import { answerOffer, getOffer } from './answer-offer.ts';
import { choosePaySchedule, previewPaySchedule } from './choose-pay-schedule.ts';
import { createPaymentSession } from './create-payment-session.ts';
import { getCheckoutState } from './get-checkout-state.ts';
import { cancelReservation, getReservation, reserveCart } from './reserve-cart.ts';

type CheckoutCall = {
  readonly shopper: Shopper | null;
  readonly locale: Locale;
  readonly body: { readonly basketId: string };
};
const requestOf = (call: CheckoutCall) => ({
  caller: callerOf(call),
  locale: call.locale,
  basketId: call.body.basketId,
});

export function checkoutRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.getCheckoutState, (call) => getCheckoutState(deps, requestOf(call))),
    route(contract.previewPaySchedule, (call) =>
      previewPaySchedule(deps, { ...requestOf(call), choice: call.body.choice }),
    ),
    route(contract.choosePaySchedule, (call) =>
      choosePaySchedule(deps, {
        ...requestOf(call),
        choice: call.body.choice,
        clientIp: call.clientIp,
      }),
    ),
    route(contract.getOffer, (call) => getOffer(deps, requestOf(call))),
    route(contract.answerOffer, (call) =>
      answerOffer(deps, { ...requestOf(call), code: call.body.code, accepted: call.body.accepted }),
    ),
    route(contract.getReservation, (call) => getReservation(deps, requestOf(call))),
    route(contract.reserveCart, (call) => reserveCart(deps, requestOf(call))),
    route(contract.cancelReservation, (call) => cancelReservation(deps, requestOf(call))),
    route(contract.getRenewalTerms, (call) => getRenewalTerms(deps, requestOf(call))),
    route(contract.acceptRenewalTerms, (call) =>
      acceptRenewalTerms(deps, { ...requestOf(call), version: call.body.version, clientIp: call.clientIp }),
    ),
    route(contract.createPaymentSession, async (call) => {
      const request = requestOf(call);
      const { customerId } = request.caller;
      await limitAttempts(deps, { call: 'card-session', clientIp: call.clientIp, account: customerId });
      return createPaymentSession(deps, { ...request, parentOrigin: call.body.parentOrigin });
    }),
  ];
}
