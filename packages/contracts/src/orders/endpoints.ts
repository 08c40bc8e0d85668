import { z } from 'zod';
import {
  defineCustomEndpoint,
  defineEndpoint,
  OrganizationParams,
  readableItems,
  SiteQuery,
} from '../wire/index.ts';
import { OrderCodec, OrderReading } from './order-codec.ts';

export const createOrder = defineEndpoint({
  id: 'createOrder',
  summary:
    'Authorize the first payment and create the order and agreement; the Idempotency-Key header makes retries safe',
  method: 'POST',
  path: '/checkout/shopper-orders/v1/organizations/{organizationId}/orders',
  body: z.looseObject({ basketId: z.string().min(1).max(100) }),
  response: OrderCodec,
  reading: OrderReading,
});

export const getOrder = defineEndpoint({
  id: 'getOrder',
  summary: 'An order of the shopper',
  method: 'GET',
  path: '/checkout/shopper-orders/v1/organizations/{organizationId}/orders/{orderNo}',
  params: OrganizationParams.extend({ orderNo: z.string().min(1).max(40) }),
  response: OrderCodec,
  reading: OrderReading,
});

/** Documented page sizes of a list of orders. */
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 50;

/** A day or an instant, as clients write the bounds of an order list. */
const Instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).transform((text) => new Date(text));

export const getCustomerOrders = defineEndpoint({
  id: 'getCustomerOrders',
  summary: 'A page of the customer’s orders, newest first',
  method: 'GET',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/orders',
  params: OrganizationParams.extend({ customerId: z.string().min(1).max(100) }),
  query: SiteQuery.extend({
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    status: z.string().max(40).optional(),
    from: Instant.optional(),
    until: Instant.optional(),
  }),
  response: z.object({
    data: z.array(OrderCodec).optional(),
    limit: z.int(),
    offset: z.int(),
    total: z.int(),
  }),
  reading: z.object({
    data: readableItems(OrderReading),
    limit: z.int().catch(0),
    offset: z.int().catch(0),
    total: z.int().catch(0),
  }),
});

export const requestOrderLink = defineCustomEndpoint({
  id: 'requestOrderLink',
  summary: 'Mail a link to an order, if one has this number and e-mail; the answer does not say whether',
  api: 'order-lookup',
  endpoint: 'requestlink',
  body: z.object({
    orderNo: z.string().trim().min(1).max(40),
    email: z.string().trim().min(3).max(254),
    /** Page of the shop that the link leads to. */
    pageUrl: z.url().optional(),
  }),
  response: z.object({ isAccepted: z.literal(true) }),
});

export const openOrderLink = defineCustomEndpoint({
  id: 'openOrderLink',
  summary: 'Open a mailed link: the visitor sees the order for a day',
  api: 'order-lookup',
  endpoint: 'openlink',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ orderNo: z.string() }),
});
