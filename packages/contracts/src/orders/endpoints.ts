import { z } from 'zod';
import { defineEndpoint, OrganizationParams } from '../wire/index.ts';
import { OrderCodec } from './order-codec.ts';

export const createOrder = defineEndpoint({
  id: 'createOrder',
  summary:
    'Authorise the first payment and create order and agreement; header Idempotency-Key repeats safely',
  method: 'POST',
  path: '/checkout/shopper-orders/v1/organizations/{organizationId}/orders',
  body: z.looseObject({ basketId: z.string().min(1).max(100) }),
  response: OrderCodec,
});

export const getOrder = defineEndpoint({
  id: 'getOrder',
  summary: 'An order of the shopper',
  method: 'GET',
  path: '/checkout/shopper-orders/v1/organizations/{organizationId}/orders/{orderNo}',
  params: OrganizationParams.extend({ orderNo: z.string().min(1).max(40) }),
  response: OrderCodec,
});
