import * as contract from '@ownpath/contracts/basket';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { requestOf, withEtag } from './basket-call-routes.ts';
import {
  addPaymentInstrument,
  changePaymentInstrument,
  listPaymentMethods,
  removePaymentInstrument,
} from './change-payment.ts';

/** The card of the first payment. */
export function paymentRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.addPaymentInstrumentToBasket, (call) =>
      withEtag(addPaymentInstrument(deps, { ...requestOf(call), instrument: call.body })),
    ),
    route(contract.updatePaymentInstrumentInBasket, (call) => {
      const { paymentInstrumentId } = call.params;
      const card = call.body.paymentCard ?? {};
      return withEtag(changePaymentInstrument(deps, { ...requestOf(call), paymentInstrumentId, card }));
    }),
    route(contract.removePaymentInstrumentFromBasket, (call) => {
      const { paymentInstrumentId } = call.params;
      return withEtag(removePaymentInstrument(deps, { ...requestOf(call), paymentInstrumentId }));
    }),
    route(contract.getPaymentMethodsForBasket, (call) => listPaymentMethods(deps, requestOf(call))),
  ];
}
