import * as contract from '@ownpath/contracts/basket';
import { type Basket, BasketCodec } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route, type Shopper } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { addItems } from './add-items.ts';
import { etagOf, updateBasket } from './change-basket.ts';
import { addCoupon, removeCoupon } from './change-coupons.ts';
import { changeShipment, listShippingMethods, refuseShipmentChange, setAddress } from './change-delivery.ts';
import { changeItems, removeItem } from './change-items.ts';
import {
  addPaymentInstrument,
  changePaymentInstrument,
  listPaymentMethods,
  removePaymentInstrument,
} from './change-payment.ts';
import { createBasket, warnOfBrokenApproval } from './create-basket.ts';
import { deleteBasket } from './delete-basket.ts';
import { getBasket, listCustomerBaskets } from './get-basket.ts';
import { mergeBaskets } from './merge-baskets.ts';
import { checkPriceBooks, listPriceBooks } from './price-books.ts';

type BasketCall = {
  readonly shopper: Shopper | null;
  readonly locale: Locale;
  readonly params: { readonly basketId: string };
  readonly request: Request;
};

/** The part of a request that every basket use case needs. */
const requestOf = (call: BasketCall) => ({
  caller: callerOf(call),
  locale: call.locale,
  basketId: call.params.basketId,
  ifMatch: call.request.headers.get('if-match'),
});

/** A basket with the ETag that a change may name in `If-Match`. */
async function withEtag(answer: Promise<Basket>): Promise<Response> {
  const basket = await answer;
  return Response.json(z.encode(BasketCodec, basket), {
    headers: { etag: etagOf(basket.version), 'cache-control': 'no-store' },
  });
}

/** An address is looked up by a geocoding service that costs money. */
const limitAddress = (deps: Dependencies, clientIp: string) =>
  limitAttempts(deps, { call: 'geocoding', clientIp });

function itemRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.addItemToBasket, (call) =>
      withEtag(addItems(deps, { ...requestOf(call), items: call.body })),
    ),
    route(contract.updateItemsInBasket, (call) =>
      withEtag(changeItems(deps, { ...requestOf(call), changes: call.body })),
    ),
    route(contract.updateItemInBasket, (call) => {
      const changes = [{ ...call.body, itemId: call.params.itemId }];
      return withEtag(changeItems(deps, { ...requestOf(call), changes }));
    }),
    route(contract.removeItemFromBasket, (call) =>
      withEtag(removeItem(deps, { ...requestOf(call), itemId: call.params.itemId })),
    ),
    route(contract.addCouponToBasket, (call) =>
      withEtag(addCoupon(deps, { ...requestOf(call), code: call.body.code })),
    ),
    route(contract.removeCouponFromBasket, (call) =>
      withEtag(removeCoupon(deps, { ...requestOf(call), couponItemId: call.params.couponItemId })),
    ),
  ];
}

function wholeBasketRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.createBasket, async (call) => {
      const content = call.body ?? {};
      if (content.shipments) await limitAddress(deps, call.clientIp);
      warnOfBrokenApproval(content.c_customerDEApproval, call.log);
      const isTemporary = call.query.temporary ?? false;
      return withEtag(
        createBasket(deps, { caller: callerOf(call), locale: call.locale, isTemporary, content }),
      );
    }),
    route(contract.mergeBasket, (call) =>
      withEtag(
        mergeBaskets(deps, {
          caller: callerOf(call),
          locale: call.locale,
          createsDestination: call.query.createDestinationBasket ?? false,
          mode: call.query.productItemMergeMode ?? 'higher_quantity',
        }),
      ),
    ),
    route(contract.getBasket, (call) => withEtag(getBasket(deps, requestOf(call)))),
    route(contract.updateBasket, (call) =>
      withEtag(
        updateBasket(deps, {
          ...requestOf(call),
          frequency: call.body.c_rentalFrequency,
          sessionTrackingId: call.body.c_customerSessionTrackingID,
          sessionAliveCount: call.body.c_sessionAlive,
          isOneAgreement: call.body.c_isOneAgreement,
        }),
      ),
    ),
    route(contract.deleteBasket, (call) => deleteBasket(deps, requestOf(call)).then(() => undefined)),
    route(contract.updateCustomerForBasket, (call) =>
      withEtag(updateBasket(deps, { ...requestOf(call), email: call.body.email })),
    ),
    route(contract.getPriceBooksForBasket, (call) => listPriceBooks(deps, requestOf(call))),
    route(contract.addPriceBooksToBasket, (call) =>
      checkPriceBooks(deps, { ...requestOf(call), priceBookIds: call.body }).then(() => undefined),
    ),
  ];
}

/** Shopper Baskets v1 and v2, which name the same baskets, and the list of a customer's. */
export function basketRoutes(deps: Dependencies): Route[] {
  const routes = [
    ...wholeBasketRoutes(deps),
    ...itemRoutes(deps),
    ...deliveryRoutes(deps),
    ...paymentRoutes(deps),
  ];
  return [
    ...routes,
    ...routes.map(({ endpoint, handle }) => ({ endpoint: contract.asVersion1(endpoint), handle })),
    route(contract.getCustomerBaskets, async (call) => {
      const { customerId } = call.params;
      const baskets = await listCustomerBaskets(deps, {
        caller: callerOf(call),
        locale: call.locale,
        customerId,
      });
      return baskets.length === 0 ? { total: 0 } : { total: baskets.length, baskets };
    }),
  ];
}

/** Shipment, shipping method and addresses. */
function deliveryRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.createShipmentForBasket, (call) =>
      refuseShipmentChange(deps, requestOf(call), { kind: 'create' }),
    ),
    route(contract.updateShipmentForBasket, async (call) => {
      const { shipmentId } = call.params;
      await limitAddress(deps, call.clientIp);
      return withEtag(changeShipment(deps, { ...requestOf(call), shipmentId, shipment: call.body }));
    }),
    route(contract.removeShipmentFromBasket, (call) => {
      const { shipmentId } = call.params;
      return refuseShipmentChange(deps, requestOf(call), { kind: 'remove', shipmentId });
    }),
    route(contract.updateShippingAddressForShipment, async (call) => {
      await limitAddress(deps, call.clientIp);
      return withEtag(
        setAddress(deps, {
          ...requestOf(call),
          shipmentId: call.params.shipmentId,
          address: call.body,
          isForDelivery: true,
          isForBilling: call.query.useAsBilling ?? false,
        }),
      );
    }),
    route(contract.updateBillingAddressForBasket, async (call) => {
      if (call.query.useAsShipping) await limitAddress(deps, call.clientIp);
      return withEtag(
        setAddress(deps, {
          ...requestOf(call),
          shipmentId: 'me',
          address: call.body,
          isForDelivery: call.query.useAsShipping ?? false,
          isForBilling: true,
        }),
      );
    }),
    route(contract.getShippingMethodsForShipment, (call) =>
      listShippingMethods(deps, { ...requestOf(call), shipmentId: call.params.shipmentId }),
    ),
    route(contract.updateShippingMethodForShipment, (call) => {
      const { shipmentId } = call.params;
      const shipment = { shippingMethod: call.body };
      return withEtag(changeShipment(deps, { ...requestOf(call), shipmentId, shipment }));
    }),
  ];
}

/** What the first payment is made with. */
function paymentRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.addPaymentInstrumentToBasket, (call) =>
      withEtag(
        addPaymentInstrument(deps, { ...requestOf(call), instrument: call.body, clientIp: call.clientIp }),
      ),
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
