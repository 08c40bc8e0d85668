import type { CustomerAddress } from '@ownpath/contracts/customers';
import type { AddressRow } from './addresses-queries.ts';

export function toAddress(row: AddressRow): CustomerAddress {
  const { firstName, lastName, address1, address2, city, stateCode, postalCode, countryCode, phone } = row;
  return {
    id: row.label,
    addressType: row.addressType,
    isPreferred: row.isPrimary,
    firstName,
    lastName,
    address1,
    address2,
    city,
    stateCode,
    postalCode,
    countryCode,
    phone,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.updatedAt.toISOString(),
  };
}
