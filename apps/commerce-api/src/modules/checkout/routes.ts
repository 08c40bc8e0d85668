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
import { openDepositFrame } from './open-deposit-frame.ts';
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
  const limit =
    (name: 'card-session' | 'order') =>
    ({ clientIp }: { readonly clientIp: string }, account: string) =>
      limitAttempts(deps, { call: name, clientIp, account });
  const limitFrames = limit('card-session');
  const limitPayments = limit('order');
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
    route(contract.reserveCart, async (call) => {
      const { deposit } = call.body;
      const request = requestOf(call);
      if (deposit) await limitPayments(call, request.caller.customerId);
      return reserveCart(deps, { ...request, deposit });
    }),
    route(contract.createDepositFrame, async (call) => {
      const request = requestOf(call);
      const { customerId } = request.caller;
      await limitFrames(call, customerId);
      const { parentOrigin } = call.body;
      const frame = { customerId, parentOrigin, locale: call.locale };
      return openDepositFrame(deps, frame, await getReservation(deps, request));
    }),
    route(contract.cancelReservation, (call) => cancelReservation(deps, requestOf(call))),
    route(contract.getRenewalTerms, (call) => getRenewalTerms(deps, requestOf(call))),
    route(contract.acceptRenewalTerms, (call) =>
      acceptRenewalTerms(deps, { ...requestOf(call), version: call.body.version, clientIp: call.clientIp }),
    ),
    route(contract.createPaymentSession, async (call) => {
      const request = requestOf(call);
      const { customerId } = request.caller;
      await limitFrames(call, customerId);
      return createPaymentSession(deps, { ...request, parentOrigin: call.body.parentOrigin });
    }),
  ];
}
