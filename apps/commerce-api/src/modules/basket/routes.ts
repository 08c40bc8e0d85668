import * as contract from '@ownpath/contracts/basket';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { addItems } from './add-items.ts';
import { requestOf, withEtag } from './basket-call-routes.ts';
import { addCoupon, removeCoupon } from './change-coupons.ts';
import { changeItems, removeItem } from './change-items.ts';
import { createBasket } from './create-basket.ts';
import { deleteBasket } from './delete-basket.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { getBasket } from './get-basket.ts';
import { listCustomerBaskets } from './list-customer-baskets.ts';
import { mergeBaskets } from './merge-baskets.ts';
import { paymentRoutes } from './payment-routes.ts';
import { warnOfBrokenApproval } from './prefill.ts';
import { checkPriceBooks, listPriceBooks } from './price-books.ts';
import { updateBasket } from './update-basket.ts';

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
    route(contract.createBasket, (call) => {
      const content = call.body ?? {};
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
