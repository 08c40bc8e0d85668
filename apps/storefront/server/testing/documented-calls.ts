import * as basket from '@ownpath/contracts/basket';
import * as catalog from '@ownpath/contracts/catalog';
import * as content from '@ownpath/contracts/content';
import * as customers from '@ownpath/contracts/customers';
import { getAccessToken } from '@ownpath/contracts/login';
import * as orders from '@ownpath/contracts/orders';
import { getUrlMapping } from '@ownpath/contracts/seo';
import * as shopperContext from '@ownpath/contracts/shopper-context';
import * as stores from '@ownpath/contracts/stores';
import type { Endpoint } from '@ownpath/contracts/wire';
import { callKey } from './documented-answers.ts';

/** Every documented call that the shop makes and whose answer it reads. */
export const CALLS: readonly Endpoint[] = [
  getAccessToken,
  catalog.getCategory,
  catalog.getProduct,
  catalog.getProducts,
  stores.getStores,
  stores.searchStores,
  content.getPage,
  content.getContent,
  getUrlMapping,
  shopperContext.getShopperContext,
  shopperContext.putShopperContext,
  shopperContext.patchShopperContext,
  basket.createBasket,
  basket.getCustomerBaskets,
  basket.updateBasket,
  basket.addItemToBasket,
  basket.updateItemInBasket,
  basket.removeItemFromBasket,
  basket.addCouponToBasket,
  basket.removeCouponFromBasket,
  basket.addPaymentInstrumentToBasket,
  basket.mergeBasket,
  customers.getCustomer,
  customers.registerCustomer,
  customers.updateCustomer,
  customers.updateCustomerPassword,
  customers.getCustomerProductLists,
  customers.getCustomerProductList,
  customers.createCustomerProductList,
  customers.createCustomerProductListItem,
  customers.deleteCustomerProductListItem,
  orders.createOrder,
  orders.getOrder,
  orders.getCustomerOrders,
];
/** The key of a call's answer among `Answers`. */
export const keyOf = ({ method, path }: Endpoint) => callKey(method, path);

/** Their documents don't promise the id that the shop changes the basket or the list by. */
export const NO_ID_PROMISED = new Set<Endpoint>([
  basket.createBasket,
  basket.updateBasket,
  basket.addItemToBasket,
  basket.updateItemInBasket,
  basket.removeItemFromBasket,
  basket.addCouponToBasket,
  basket.removeCouponFromBasket,
  basket.addPaymentInstrumentToBasket,
  basket.mergeBasket,
  customers.createCustomerProductList,
]);
