import { z } from 'zod';
import { defineEndpoint, SiteQuery } from '../wire/index.ts';
import { OrderAddress } from './address.ts';
import { BasketCodec, BasketReading } from './basket-codec.ts';
import { ShippingMethodId, ShippingMethodResult } from './basket-parts.ts';
import { ShipmentChange } from './endpoints.ts';
import { BasketParams, basketsPath } from './paths.ts';

const ShipmentParams = BasketParams.extend({ shipmentId: z.string().min(1).max(100) });
const shipment = `${basketsPath}/{basketId}/shipments/{shipmentId}`;

export const createShipmentForBasket = defineEndpoint({
  id: 'createShipmentForBasket',
  summary: 'Always rejected: a basket has one shipment, `me`',
  method: 'POST',
  path: `${basketsPath}/{basketId}/shipments`,
  params: BasketParams,
  body: ShipmentChange,
  response: BasketCodec,
  reading: BasketReading,
});

export const updateShipmentForBasket = defineEndpoint({
  id: 'updateShipmentForBasket',
  summary: 'Set the delivery address and shipping method in one call',
  method: 'PATCH',
  path: shipment,
  params: ShipmentParams,
  body: ShipmentChange,
  response: BasketCodec,
  reading: BasketReading,
});

export const removeShipmentFromBasket = defineEndpoint({
  id: 'removeShipmentFromBasket',
  summary: 'Always rejected: the default shipment `me` cannot be deleted',
  method: 'DELETE',
  path: shipment,
  params: ShipmentParams,
  response: BasketCodec,
  reading: BasketReading,
});

export const updateShippingAddressForShipment = defineEndpoint({
  id: 'updateShippingAddressForShipment',
  summary: 'Set the delivery address',
  method: 'PUT',
  path: `${shipment}/shipping-address`,
  params: ShipmentParams,
  query: SiteQuery.extend({ useAsBilling: z.stringbool().optional() }),
  body: OrderAddress,
  response: BasketCodec,
  reading: BasketReading,
});

export const getShippingMethodsForShipment = defineEndpoint({
  id: 'getShippingMethodsForShipment',
  summary: 'Available shipping methods: store delivery, or pickup when every item can be carried out',
  method: 'GET',
  path: `${shipment}/shipping-methods`,
  params: ShipmentParams,
  response: ShippingMethodResult,
});

export const updateShippingMethodForShipment = defineEndpoint({
  id: 'updateShippingMethodForShipment',
  summary: 'Set the shipping method',
  method: 'PUT',
  path: `${shipment}/shipping-method`,
  params: ShipmentParams,
  body: z.looseObject({ id: ShippingMethodId }),
  response: BasketCodec,
  reading: BasketReading,
});

export const updateBillingAddressForBasket = defineEndpoint({
  id: 'updateBillingAddressForBasket',
  summary: 'Set the billing address',
  method: 'PUT',
  path: `${basketsPath}/{basketId}/billing-address`,
  params: BasketParams,
  query: SiteQuery.extend({ useAsShipping: z.stringbool().optional() }),
  body: OrderAddress,
  response: BasketCodec,
  reading: BasketReading,
});
