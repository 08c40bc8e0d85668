import type { OrderAddress } from '@ownpath/contracts/basket';
import { isStateCode, stateRules } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import type { ShippingAddress } from './basket-parts-queries.ts';

/** The columns of an address as a client sends it; its further documented fields are not kept. */
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
 * An address where goods may be brought.
 * @throws DomainError `StateNotServed` for a state where nothing is rented, or that does not exist
 */
export function deliveryRowOf(address: OrderAddress): ShippingAddress {
  const row = addressRowOf(address);
  const stateCode = row.stateCode ?? null;
  const isServed = stateCode === null || (isStateCode(stateCode) && stateRules[stateCode].enabled);
  if (!isServed || row.countryCode !== 'US') {
    throw new DomainError('StateNotServed', `Nothing is delivered to ${stateCode ?? row.countryCode}.`);
  }
  return row;
}

/** A stored address as clients read it: unknown fields are absent. */
export function toOrderAddress(row: ShippingAddress | null): OrderAddress | null {
  if (!row) return null;
  const { firstName, lastName, address1, address2, city, stateCode, postalCode, countryCode, phone } = row;
  const fields = { firstName, lastName, address1, address2, city, stateCode, postalCode, phone };
  const known = Object.entries(fields).filter(([, value]) => value != null);
  return known.length === 0 ? null : { ...Object.fromEntries(known), countryCode: countryCode ?? 'US' };
}
