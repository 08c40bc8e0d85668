import { z } from 'zod';
import {
  defineEndpoint,
  Frequency,
  NoContent,
  OrganizationParams,
  readableItems,
  SiteQuery,
} from '../wire/index.ts';
import { OrderAddress } from './address.ts';
import { BasketCodec, BasketReading } from './basket-codec.ts';
import { AddItem } from './basket-item.ts';
import { ShippingMethodId } from './basket-parts.ts';
import { BasketParams, basketsPath } from './paths.ts';
import { AddPaymentInstrument } from './payment-endpoints.ts';

/** Maximum length of a prefill field. */
const MAX_PREFILL_TEXT = 64 * 1024;

/** A value that is dropped on arrival. */
const dropped = z
  .codec(z.unknown(), z.undefined(), { decode: () => undefined, encode: () => undefined })
  .optional();

/**
 * Fields that clients send to prefill a temporary basket (specification section 7). They are accepted so that such
 * clients work, and have no effect: approvals, phone matches and customer numbers are the server's own. `c_ssn` and
 * `c_dob` are dropped on arrival.
 */
const prefillFields = {
  c_isPrefill: z.boolean().optional(),
  c_customerDEApproval: z.union([z.string().max(MAX_PREFILL_TEXT), z.looseObject({})]).optional(),
  c_payfoneResponse: z.union([z.string().max(MAX_PREFILL_TEXT), z.looseObject({})]).optional(),
  c_dob: dropped,
  c_ssn: dropped,
  c_globalCustomerId: dropped,
  c_customerId: dropped,
};

const Currency = z.literal('USD');
const Email = z.email().max(254);
/** The maximum of the counter. */
const MAX_COUNTER = 2_147_483_647;

/** A shipment as clients send it; a rental has only the one that Commerce Cloud calls `me`. */
export const ShipmentChange = z.looseObject({
  shipmentId: z.string().max(100).optional(),
  shippingAddress: OrderAddress.optional(),
  shippingMethod: z.looseObject({ id: ShippingMethodId }).optional(),
});
export type ShipmentChange = z.infer<typeof ShipmentChange>;

/** Initial content of a new basket. All fields and the body itself are optional. */
export const NewBasket = z.looseObject({
  currency: Currency.optional(),
  c_rentalFrequency: Frequency.optional(),
  productItems: z.array(AddItem).max(20).optional(),
  customerInfo: z.looseObject({ email: z.union([z.literal(''), Email]).optional() }).optional(),
  shipments: z.array(ShipmentChange).max(1).optional(),
  billingAddress: OrderAddress.optional(),
  paymentInstruments: z.array(AddPaymentInstrument).max(1).optional(),
  couponItems: z
    .array(z.looseObject({ code: z.string().min(1).max(256) }))
    .max(5)
    .optional(),
  ...prefillFields,
});
export type NewBasket = z.infer<typeof NewBasket>;

export const createBasket = defineEndpoint({
  id: 'createBasket',
  summary: 'Create a basket; a second non-temporary basket is rejected with the id of the first',
  method: 'POST',
  path: basketsPath,
  query: SiteQuery.extend({
    temporary: z.stringbool().optional(),
    taxMode: z.literal('internal').optional(),
  }),
  body: NewBasket.optional(),
  response: BasketCodec,
  reading: BasketReading,
});

export const getCustomerBaskets = defineEndpoint({
  id: 'getCustomerBaskets',
  summary: 'The shopper’s baskets',
  method: 'GET',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/baskets',
  params: OrganizationParams.extend({ customerId: z.string().min(1).max(100) }),
  response: z.object({ total: z.int(), baskets: z.array(BasketCodec).optional() }),
  reading: z.object({ total: z.int().catch(0), baskets: readableItems(BasketReading) }),
});

export const getBasket = defineEndpoint({
  id: 'getBasket',
  summary: 'A basket with current prices; send its ETag in `If-Match` to update it',
  method: 'GET',
  path: `${basketsPath}/{basketId}`,
  params: BasketParams,
  response: BasketCodec,
  reading: BasketReading,
});

export const updateBasket = defineEndpoint({
  id: 'updateBasket',
  summary:
    'Update currency, payment frequency or session counters, or join all lines in one agreement; prices are recalculated, other fields are ignored',
  method: 'PATCH',
  path: `${basketsPath}/{basketId}`,
  params: BasketParams,
  body: z.looseObject({
    currency: Currency.optional(),
    c_rentalFrequency: Frequency.optional(),
    /** True joins everything in one agreement, false makes them by delivery again. */
    c_isOneAgreement: z.boolean().optional(),
    c_customerSessionTrackingID: z.string().max(100).optional(),
    c_sessionAlive: z.int().min(0).max(MAX_COUNTER).optional(),
  }),
  response: BasketCodec,
  reading: BasketReading,
});

export const deleteBasket = defineEndpoint({
  id: 'deleteBasket',
  summary: 'Delete a basket',
  method: 'DELETE',
  path: `${basketsPath}/{basketId}`,
  params: BasketParams,
  status: 204,
  response: NoContent,
});

export const updateCustomerForBasket = defineEndpoint({
  id: 'updateCustomerForBasket',
  summary: 'Set the basket’s e-mail',
  method: 'PUT',
  path: `${basketsPath}/{basketId}/customer`,
  params: BasketParams,
  body: z.looseObject({ email: Email }),
  response: BasketCodec,
  reading: BasketReading,
});

/** How quantities of the same product are combined in a merge (documented values). */
export const MergeMode = z.enum(['sum_quantities', 'higher_quantity', 'saved_quantity', 'separate_item']);
export type MergeMode = z.infer<typeof MergeMode>;

export const mergeBasket = defineEndpoint({
  id: 'mergeBasket',
  summary: 'Merge the guest basket from before sign-in into the registered shopper’s basket',
  method: 'POST',
  path: `${basketsPath}/actions/merge`,
  query: SiteQuery.extend({
    createDestinationBasket: z.stringbool().optional(),
    productItemMergeMode: MergeMode.optional(),
  }),
  body: z.unknown(),
  response: BasketCodec,
  reading: BasketReading,
});

/** Ids of price books: zone, condition and frequency, for example `z-100-NEW-WEEKLY`. */
const PriceBookIds = z.array(z.string().min(1).max(256)).max(40);

export const getPriceBooksForBasket = defineEndpoint({
  id: 'getPriceBooksForBasket',
  summary: 'Price books of the shopper’s store for the basket’s frequency; empty until a store is chosen',
  method: 'GET',
  path: `${basketsPath}/{basketId}/price-books`,
  params: BasketParams,
  response: PriceBookIds,
});

export const addPriceBooksToBasket = defineEndpoint({
  id: 'addPriceBooksToBasket',
  summary: 'Add price books; only those of the shopper’s store are accepted, others return 404',
  method: 'PUT',
  path: `${basketsPath}/{basketId}/price-books`,
  params: BasketParams,
  body: PriceBookIds.max(10),
  status: 204,
  response: NoContent,
});
