import { z } from 'zod';
import { defineEndpoint, Frequency, NoContent, OrganizationParams, SiteQuery } from '../wire/index.ts';
import { OrderAddress } from './address.ts';
import { BasketCodec } from './basket.ts';
import { AddItem } from './basket-item.ts';

const base = '/checkout/shopper-baskets/v2/organizations/{organizationId}/baskets';
const BasketParams = OrganizationParams.extend({ basketId: z.string().min(1).max(100) });
const ItemParams = BasketParams.extend({ itemId: z.string().min(1).max(100) });

export const createBasket = defineEndpoint({
  id: 'createBasket',
  summary: 'Create a basket; a shopper has one that is not temporary',
  method: 'POST',
  path: base,
  query: SiteQuery.extend({ temporary: z.stringbool().optional() }),
  body: z.looseObject({ c_rentalFrequency: Frequency.optional() }).optional(),
  response: BasketCodec,
});

export const getCustomerBaskets = defineEndpoint({
  id: 'getCustomerBaskets',
  summary: 'The shopper’s baskets',
  method: 'GET',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/baskets',
  params: OrganizationParams.extend({ customerId: z.string().min(1).max(100) }),
  response: z.object({ total: z.int(), baskets: z.array(BasketCodec).optional() }),
});

export const getBasket = defineEndpoint({
  id: 'getBasket',
  summary: 'A basket with prices of now',
  method: 'GET',
  path: `${base}/{basketId}`,
  params: BasketParams,
  response: BasketCodec,
});

export const updateBasket = defineEndpoint({
  id: 'updateBasket',
  summary: 'Change currency or payment frequency; prices follow',
  method: 'PATCH',
  path: `${base}/{basketId}`,
  params: BasketParams,
  body: z.looseObject({
    currency: z.literal('USD').optional(),
    c_rentalFrequency: Frequency.optional(),
    c_customerSessionTrackingID: z.string().max(100).optional(),
    c_sessionAlive: z.int().min(0).optional(),
  }),
  response: BasketCodec,
});

export const deleteBasket = defineEndpoint({
  id: 'deleteBasket',
  summary: 'Delete a basket',
  method: 'DELETE',
  path: `${base}/{basketId}`,
  params: BasketParams,
  status: 204,
  response: NoContent,
});

export const addItemToBasket = defineEndpoint({
  id: 'addItemToBasket',
  summary: 'Add products; prices in the body are ignored',
  method: 'POST',
  path: `${base}/{basketId}/items`,
  params: BasketParams,
  body: z.array(AddItem).min(1).max(20),
  response: BasketCodec,
});

export const updateItemInBasket = defineEndpoint({
  id: 'updateItemInBasket',
  summary: 'Change a line’s quantity',
  method: 'PATCH',
  path: `${base}/{basketId}/items/{itemId}`,
  params: ItemParams,
  body: z.looseObject({ quantity: z.int().min(1).max(20) }),
  response: BasketCodec,
});

export const removeItemFromBasket = defineEndpoint({
  id: 'removeItemFromBasket',
  summary: 'Remove a line',
  method: 'DELETE',
  path: `${base}/{basketId}/items/{itemId}`,
  params: ItemParams,
  response: BasketCodec,
});

export const updateCustomerForBasket = defineEndpoint({
  id: 'updateCustomerForBasket',
  summary: 'Set the e-mail of the basket',
  method: 'PUT',
  path: `${base}/{basketId}/customer`,
  params: BasketParams,
  body: z.looseObject({ email: z.email().max(254) }),
  response: BasketCodec,
});

export const updateShippingAddressForShipment = defineEndpoint({
  id: 'updateShippingAddressForShipment',
  summary: 'Set the delivery address',
  method: 'PUT',
  path: `${base}/{basketId}/shipments/{shipmentId}/shipping-address`,
  params: BasketParams.extend({ shipmentId: z.string().min(1).max(100) }),
  body: OrderAddress,
  response: BasketCodec,
});

/** A card is only ever a token of the payment gateway's hosted fields. */
export const AddPaymentInstrument = z.looseObject({
  paymentMethodId: z.literal('CREDIT_CARD'),
  paymentCard: z.looseObject({
    creditCardToken: z.string().min(1).max(200),
    cardType: z.string().max(40).optional(),
    maskedNumber: z.string().max(40).optional(),
    expirationMonth: z.int().min(1).max(12).optional(),
    expirationYear: z.int().min(2000).max(2100).optional(),
  }),
});
export type AddPaymentInstrument = z.infer<typeof AddPaymentInstrument>;

export const addPaymentInstrumentToBasket = defineEndpoint({
  id: 'addPaymentInstrumentToBasket',
  summary: 'Attach a card token',
  method: 'POST',
  path: `${base}/{basketId}/payment-instruments`,
  params: BasketParams,
  body: AddPaymentInstrument,
  response: BasketCodec,
});
