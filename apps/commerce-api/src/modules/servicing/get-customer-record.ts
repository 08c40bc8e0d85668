import type { CustomerRecord } from '@ownpath/contracts/servicing';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  findLatestOrderCustomer,
  findPrimaryAddress,
  hasAgreement,
  hasUnlinkedAgreement,
  listPhones,
} from './customer-record-queries.ts';
import { getCustomerRow, type Queryable } from './servicing-queries.ts';

type Address = CustomerRecord['addresses'][number];
type AddressRow = {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly postalCode: string | null;
};

function toAddresses(row: AddressRow | null | undefined): Address[] {
  if (!row?.address1 || !row.city || !row.stateCode || !row.postalCode) return [];
  const { address1, address2, city, stateCode, postalCode } = row;
  return [{ addressType: 'PRIM', address1, ...(address2 ? { address2 } : {}), city, stateCode, postalCode }];
}

async function readRecord(queryable: Queryable, customerId: string): Promise<CustomerRecord> {
  const customer = await getCustomerRow(queryable, customerId);
  const primary = await findPrimaryAddress(queryable, customerId);
  const phones = await listPhones(queryable, customerId);
  const latest = await findLatestOrderCustomer(queryable, customerId);
  const orderPhone = latest?.order.phone;
  // An agreement made here is a record of its customer, whose own sign-in finds it (decision 0064).
  const isOurs = await hasAgreement(queryable, customerId);
  return {
    customerId: customer.id,
    globalCustomerId: customer.globalCustomerId ?? undefined,
    rentalCustomerId: customer.rentalCustomerId ?? (isOurs ? customer.id : undefined),
    customerType: customer.isRegistered ? 'registered' : 'guest',
    isFoundByIdentityProvider: customer.isFoundByIdentityProvider || (isOurs && customer.isRegistered),
    firstName: customer.firstName ?? latest?.order.firstName,
    lastName: customer.lastName ?? latest?.order.lastName,
    email: customer.email ?? latest?.order.email,
    addresses: toAddresses(primary ?? latest?.address),
    phones:
      phones.length > 0 || !orderPhone
        ? phones.map(({ phone, isPrimary }) => ({ phone, isPrimary }))
        : [{ phone: orderPhone, isPrimary: true }],
    isRemotePaymentAllowed: customer.isRemotePaymentAllowed,
  };
}

/** The caller's record. @throws DomainError `CUS012` when there is one for their proven address, but not for their sign-in */
export async function requireCustomerRecord(
  deps: Pick<Dependencies, 'database'>,
  customerId: string,
): Promise<{ customer: CustomerRecord }> {
  const answer = await getCustomerRecord(deps, customerId);
  const { rentalCustomerId, isFoundByIdentityProvider, email } = answer.customer;
  if (rentalCustomerId === undefined && isFoundByIdentityProvider && email !== undefined) {
    if (await hasUnlinkedAgreement(deps.database, email)) {
      throw new DomainError('CUS012', 'No customer record was found for this sign-in.');
    }
  }
  return answer;
}

/** The caller's record; missing fields come from the latest order. */
export async function getCustomerRecord(
  deps: Pick<Dependencies, 'database'>,
  customerId: string,
): Promise<{ customer: CustomerRecord }> {
  return { customer: await readRecord(deps.database, customerId) };
}
