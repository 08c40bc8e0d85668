import * as contract from '@ownpath/contracts/basket';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import type { Shopper } from '../../http/shopper.ts';
import { addItems } from './add-items.ts';
import { addPaymentInstrument } from './add-payment-instrument.ts';
import { changeItemQuantity, removeItem } from './change-items.ts';
import { createBasket } from './create-basket.ts';
import { deleteBasket } from './delete-basket.ts';
import { getBasket } from './get-basket.ts';
import { listCustomerBaskets } from './list-customer-baskets.ts';
import { setShippingAddress } from './set-shipping-address.ts';
import { updateBasket } from './update-basket.ts';

type BasketCall = {
  readonly shopper: Shopper | null;
  readonly locale: 'en-US' | 'es-US';
  readonly params: { readonly basketId: string };
};
const requestOf = (call: BasketCall) => ({
  caller: callerOf(call),
  locale: call.locale,
  basketId: call.params.basketId,
});

export function basketRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.createBasket, (call) =>
      createBasket(deps, {
        caller: callerOf(call),
        locale: call.locale,
        isTemporary: call.query.temporary ?? false,
        frequency: call.body?.c_rentalFrequency,
      }),
    ),
    route(contract.getCustomerBaskets, async (call) => {
      const { customerId } = call.params;
      const baskets = await listCustomerBaskets(deps, {
        caller: callerOf(call),
        locale: call.locale,
        customerId,
      });
      return { total: baskets.length, baskets };
    }),
    route(contract.getBasket, (call) => getBasket(deps, requestOf(call))),
    route(contract.updateBasket, (call) =>
      updateBasket(deps, {
        ...requestOf(call),
        frequency: call.body.c_rentalFrequency,
        sessionTrackingId: call.body.c_customerSessionTrackingID,
        sessionAliveCount: call.body.c_sessionAlive,
      }),
    ),
    route(contract.deleteBasket, (call) => deleteBasket(deps, requestOf(call)).then(() => undefined)),
    route(contract.addItemToBasket, (call) => addItems(deps, { ...requestOf(call), items: call.body })),
    route(contract.updateItemInBasket, (call) =>
      changeItemQuantity(deps, {
        ...requestOf(call),
        itemId: call.params.itemId,
        quantity: call.body.quantity,
      }),
    ),
    route(contract.removeItemFromBasket, (call) =>
      removeItem(deps, { ...requestOf(call), itemId: call.params.itemId }),
    ),
    route(contract.updateCustomerForBasket, (call) =>
      updateBasket(deps, { ...requestOf(call), email: call.body.email }),
    ),
    route(contract.updateShippingAddressForShipment, (call) =>
      setShippingAddress(deps, { ...requestOf(call), address: call.body }),
    ),
    route(contract.addPaymentInstrumentToBasket, (call) =>
      addPaymentInstrument(deps, { ...requestOf(call), instrument: call.body }),
    ),
  ];
}
