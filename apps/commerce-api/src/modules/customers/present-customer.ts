import { createHash } from 'node:crypto';
import type { Customer, CustomerAddress, CustomerPaymentInstrument } from '@ownpath/contracts/customers';
import { cardExpiryStatus } from '@ownpath/domain/account';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findActiveApproval } from '../active-approval/index.ts';
import { storeDay } from '../stores/index.ts';
import { type AddressRow, listAddresses } from './addresses-queries.ts';
import { findCredential } from './credentials-queries.ts';
import { assertOwn, type CustomerRequest } from './customer-request.ts';
import {
  type CustomerRow,
  findCustomer,
  listPhones,
  type PhoneKind,
  type Queryable,
} from './customers-queries.ts';
import { listInstruments, type SavedPaymentMethod } from './payment-instruments-queries.ts';

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

/** A saved card as its owner sees it, without the gateway's token. */
export function toPaymentInstrument(row: SavedPaymentMethod, now: Date): CustomerPaymentInstrument {
  const { expiration } = row;
  return {
    id: row.id,
    paymentMethodId: 'CREDIT_CARD',
    isDefault: row.isDefault,
    brand: row.brand,
    last4: row.last4,
    holder: row.holderName,
    expirationMonth: expiration === null ? null : Number(expiration.slice(0, 2)),
    expirationYear: expiration === null ? null : 2000 + Number(expiration.slice(2)),
    isExpired: expiration !== null && cardExpiryStatus(expiration, storeDay(null, now)) === 'expired',
    createdAt: row.createdAt.toISOString(),
  };
}

/** The customer with addresses and cards, as the owner reads it. */
export async function presentCustomer(queryable: Queryable, row: CustomerRow, now: Date): Promise<Customer> {
  const phones = await listPhones(queryable, row.id);
  const phoneOf = (kind: PhoneKind) => phones.find((phone) => phone.kind === kind)?.phone ?? null;
  const addresses = await listAddresses(queryable, row.id);
  const instruments = await listInstruments(queryable, row.id);
  return {
    customerId: row.id,
    isRegistered: row.isRegistered,
    login: row.login,
    hashedLogin: row.login === null ? null : createHash('sha256').update(row.login).digest('hex'),
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    hasPassword: (await findCredential(queryable, row.id)) !== null,
    acceptsMarketing: row.acceptsMarketing,
    preferredLocale: row.preferredLocale,
    phoneMobile: phoneOf('mobile'),
    phoneHome: phoneOf('home'),
    phoneBusiness: phoneOf('work'),
    globalCustomerId: row.globalCustomerId,
    rentalCustomerId: row.rentalCustomerId,
    isFoundByIdentityProvider: row.isFoundByIdentityProvider,
    isRemotePaymentAllowed: row.isRemotePaymentAllowed,
    approval: await findActiveApproval(queryable, row.id, now),
    addresses: addresses.map(toAddress),
    paymentInstruments: instruments.map((instrument) => toPaymentInstrument(instrument, now)),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.updatedAt.toISOString(),
  };
}

/** @throws DomainError `NotFound` */
export async function getOwnCustomer(queryable: Queryable, request: CustomerRequest): Promise<CustomerRow> {
  assertOwn(request);
  const row = await findCustomer(queryable, request.customerId);
  if (!row) throw new DomainError('NotFound', 'No such customer.');
  return row;
}

/** @throws DomainError `NotFound` for another customer */
export async function getCustomer(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: CustomerRequest,
): Promise<Customer> {
  const row = await getOwnCustomer(deps.database, request);
  return presentCustomer(deps.database, row, deps.clock.now());
}
