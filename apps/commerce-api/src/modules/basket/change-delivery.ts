import type { Basket, OrderAddress, ShipmentChange, ShippingMethodId } from '@ownpath/contracts/basket';
import { stateRules } from '@ownpath/domain/law';
import { isStateCode } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import {
  putBillingAddress,
  putShippingAddress,
  putShippingMethod,
  type ShippingAddress,
} from './basket-parts-queries.ts';
import type { BasketRow, Transaction } from './basket-queries.ts';
import {
  type BasketDependencies,
  type BasketRequest,
  changeOpenBasket,
  getOpenBasket,
} from './change-basket.ts';
import { requireShipment, shippingMethodsFor } from './present-basket.ts';
import { priceBasket } from './price-basket.ts';

/** The columns of an address as a client sends it; other documented fields are not stored. */
export function addressRowOf(address: OrderAddress): ShippingAddress {
  return {
    firstName: address.firstName ?? null,
    lastName: address.lastName ?? null,
    address1: address.address1 ?? null,
    address2: address.address2 ?? null,
    city: address.city ?? null,
    stateCode: address.stateCode?.toUpperCase() ?? null,
    postalCode: address.postalCode ?? null,
    countryCode: address.countryCode?.toUpperCase() ?? 'US',
    phone: address.phone ?? null,
  };
}

/**
 * An address for delivery.
 * @throws DomainError `StateNotServed` for a state where nothing is rented, or that does not exist
 */
function deliveryRowOf(address: OrderAddress): ShippingAddress {
  const row = addressRowOf(address);
  const stateCode = row.stateCode ?? null;
  const isServed = stateCode === null || (isStateCode(stateCode) && stateRules[stateCode].enabled);
  if (!isServed || row.countryCode !== 'US') {
    throw new DomainError('StateNotServed', `Nothing is delivered to ${stateCode ?? row.countryCode}.`);
  }
  return row;
}

type ShipmentRequest = BasketRequest & { readonly shipmentId: string };

/**
 * Sets the delivery address, the billing address, or both.
 * @throws DomainError `StateNotServed` for a delivery state where nothing is rented; `BadRequest` for another
 *   shipment than `me`
 */
export async function setAddress(
  deps: BasketDependencies,
  request: ShipmentRequest & {
    readonly address: OrderAddress;
    readonly isForDelivery: boolean;
    readonly isForBilling: boolean;
  },
): Promise<Basket> {
  const { address, isForDelivery, isForBilling } = request;
  requireShipment(request.shipmentId, 'BadRequest');
  return changeOpenBasket(deps, request, async (transaction, basket) => {
    if (isForDelivery) await putShippingAddress(transaction, basket.id, deliveryRowOf(address));
    if (isForBilling) await putBillingAddress(transaction, basket.id, addressRowOf(address));
    return {};
  });
}

async function chooseMethod(
  transaction: Transaction,
  basket: BasketRow,
  id: ShippingMethodId,
  request: Pick<BasketRequest, 'caller' | 'locale'>,
  now: Date,
): Promise<void> {
  const { lines } = await priceBasket(transaction, basket, request.caller, request.locale, now);
  if (!shippingMethodsFor(lines, request.locale).some((method) => method.id === id)) {
    throw new DomainError('BadRequest', `The shipping method '${id}' can't be applied to this basket.`);
  }
  await putShippingMethod(transaction, basket.id, id);
}

/** Writes the shipment: its address and shipping method. */
export async function writeShipment(
  transaction: Transaction,
  basket: BasketRow,
  shipment: ShipmentChange,
  request: Pick<BasketRequest, 'caller' | 'locale'>,
  now: Date,
): Promise<void> {
  const { shippingAddress, shippingMethod } = shipment;
  if (shippingAddress) await putShippingAddress(transaction, basket.id, deliveryRowOf(shippingAddress));
  if (shippingMethod) await chooseMethod(transaction, basket, shippingMethod.id, request, now);
}

/** @throws DomainError `StateNotServed`; `BadRequest` for another shipment, or a method that does not apply */
export async function changeShipment(
  deps: BasketDependencies,
  request: ShipmentRequest & { readonly shipment: ShipmentChange },
): Promise<Basket> {
  requireShipment(request.shipmentId, 'BadRequest');
  return changeOpenBasket(deps, request, async (transaction, basket, now) => {
    await writeShipment(transaction, basket, request.shipment, request, now);
    return {};
  });
}

/** @throws DomainError `ShipmentNotFound` */
export async function listShippingMethods(deps: BasketDependencies, request: ShipmentRequest) {
  const { caller, locale } = request;
  const now = deps.clock.now();
  const basket = await getOpenBasket(deps.database, request, now);
  requireShipment(request.shipmentId, 'ShipmentNotFound');
  const { lines } = await priceBasket(deps.database, basket, caller, locale, now);
  return {
    applicableShippingMethods: shippingMethodsFor(lines, locale),
    defaultShippingMethodId: 'store-delivery' as const,
  };
}

/**
 * A basket always has exactly one shipment.
 * @throws DomainError `BasketNotFound`, else always: `BadRequest` for a further one, `Forbidden` for removing `me`
 */
export async function refuseShipmentChange(
  deps: BasketDependencies,
  request: BasketRequest,
  change: { readonly kind: 'create' } | { readonly kind: 'remove'; readonly shipmentId: string },
): Promise<never> {
  await getOpenBasket(deps.database, request, deps.clock.now());
  if (change.kind === 'create') throw new DomainError('BadRequest', 'A rental comes in one shipment, me.');
  requireShipment(change.shipmentId, 'BadRequest');
  throw new DomainError(
    'Forbidden',
    "The shipment with ID 'me' corresponds to the default shipment and can't be deleted.",
  );
}
