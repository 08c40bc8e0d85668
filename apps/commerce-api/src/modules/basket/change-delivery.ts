import type { Basket, OrderAddress, ShipmentChange, ShippingMethodId } from '@ownpath/contracts/basket';
import type { DeliveryPlace } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { locateDelivery, requireDelivery } from '../stores/index.ts';
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
import { requireShipment } from './present-basket.ts';
import { priceBasket } from './price-basket.ts';
import { shippingMethodsFor } from './shipping-methods.ts';

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

/** @throws DomainError `OutsideDeliveryArea` for a place where the shopper's store does not deliver */
async function putDelivery(
  transaction: Transaction,
  basketId: string,
  address: OrderAddress,
  {
    place,
    caller,
    now,
  }: { readonly place: DeliveryPlace; readonly caller: BasketRequest['caller']; readonly now: Date },
): Promise<void> {
  const store = await findShopperStoreRow(transaction, caller, now);
  await requireDelivery(transaction, store, place, now);
  await putShippingAddress(transaction, basketId, { ...addressRowOf(address), ...place.point });
}

type ShipmentRequest = BasketRequest & { readonly shipmentId: string };
/** An address is looked up before it is stored. */
export type DeliveryDependencies = BasketDependencies & Pick<Dependencies, 'ports'>;

/**
 * Sets the delivery address, the billing address, or both.
 * @throws DomainError as `locateDelivery` and `requireDelivery`; `BadRequest` for another shipment than `me`
 */
export async function setAddress(
  deps: DeliveryDependencies,
  request: ShipmentRequest & {
    readonly address: OrderAddress;
    readonly isForDelivery: boolean;
    readonly isForBilling: boolean;
  },
): Promise<Basket> {
  const { address, caller, isForDelivery, isForBilling } = request;
  requireShipment(request.shipmentId, 'BadRequest');
  const place = isForDelivery ? await locateDelivery(deps, address) : null;
  return changeOpenBasket(deps, request, async (transaction, basket, now) => {
    if (place) await putDelivery(transaction, basket.id, address, { place, caller, now });
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

/** A shipment whose address was looked up. */
export type LocatedShipment = { readonly change: ShipmentChange; readonly place: DeliveryPlace | null };

/** Asks the geocoder, so before the transaction. @throws as `locateDelivery` */
export async function locateShipment(
  deps: Pick<Dependencies, 'ports'>,
  change: ShipmentChange,
  path = 'body',
): Promise<LocatedShipment> {
  const { shippingAddress } = change;
  const place = shippingAddress && (await locateDelivery(deps, shippingAddress, `${path}.shippingAddress`));
  return { change, place: place ?? null };
}

/** Writes the shipment: its address and shipping method. */
export async function writeShipment(
  transaction: Transaction,
  basket: BasketRow,
  { change, place }: LocatedShipment,
  request: Pick<BasketRequest, 'caller' | 'locale'>,
  now: Date,
): Promise<void> {
  const { shippingAddress, shippingMethod } = change;
  if (shippingAddress && place) {
    await putDelivery(transaction, basket.id, shippingAddress, { place, caller: request.caller, now });
  }
  if (shippingMethod) await chooseMethod(transaction, basket, shippingMethod.id, request, now);
}

/** @throws DomainError as `setAddress`; `BadRequest` for another shipment, or a method that does not apply */
export async function changeShipment(
  deps: DeliveryDependencies,
  request: ShipmentRequest & { readonly shipment: ShipmentChange },
): Promise<Basket> {
  requireShipment(request.shipmentId, 'BadRequest');
  const shipment = await locateShipment(deps, request.shipment);
  return changeOpenBasket(deps, request, async (transaction, basket, now) => {
    await writeShipment(transaction, basket, shipment, request, now);
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
  if (change.kind === 'create') throw new DomainError('BadRequest', 'A rental has one shipment, me.');
  requireShipment(change.shipmentId, 'BadRequest');
  throw new DomainError(
    'Forbidden',
    "The shipment with ID 'me' corresponds to the default shipment and can't be deleted.",
  );
}
