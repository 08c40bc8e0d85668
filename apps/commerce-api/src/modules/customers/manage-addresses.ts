import type {
  CustomerAddress,
  CustomerAddressChanges,
  NewCustomerAddress,
} from '@ownpath/contracts/customers';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  type AddressFields,
  changeAddress,
  clearPreferred,
  deleteAddress,
  findAddress,
  insertAddress,
} from './addresses-queries.ts';
import { assertOwn, type CustomerRequest } from './customer-request.ts';
import { toAddress } from './present-customer.ts';

type Parts = Pick<Dependencies, 'database' | 'clock'>;
type NamedRequest = CustomerRequest & { readonly name: string };

const notFound = () => new DomainError('NotFound', 'No such address.');
const nameTaken = () =>
  new DomainError('InvalidCustomer', 'An address with this name already exists.', {
    fields: [{ path: 'addressId', code: 'taken' }],
  });

/** The stored fields; absent ones do not change. */
function fieldsOf(body: CustomerAddressChanges): AddressFields {
  const { addressId: label, preferred: isPrimary, addressType, countryCode } = body;
  const { firstName, lastName, address1, address2, city, stateCode, postalCode, phone } = body;
  const given = { label, isPrimary, addressType, countryCode, firstName, lastName };
  const fields = { ...given, address1, address2, city, stateCode, postalCode, phone };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** @throws DomainError `NotFound`; `InvalidCustomer` when the name is taken */
export async function addAddress(
  deps: Parts,
  request: CustomerRequest & { readonly address: NewCustomerAddress },
): Promise<CustomerAddress> {
  assertOwn(request);
  const { customerId, address } = request;
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    if (address.preferred) await clearPreferred(transaction, customerId);
    const row = await insertAddress(transaction, {
      ...fieldsOf(address),
      customerId,
      label: address.addressId,
      createdAt: now,
      updatedAt: now,
    });
    if (!row) throw nameTaken();
    return toAddress(row);
  });
}

/** @throws DomainError `NotFound` */
export async function getAddress(deps: Parts, request: NamedRequest): Promise<CustomerAddress> {
  assertOwn(request);
  const row = await findAddress(deps.database, request.customerId, request.name);
  if (!row) throw notFound();
  return toAddress(row);
}

/** @throws DomainError `NotFound`; `InvalidCustomer` when the new name is taken */
export async function updateAddress(
  deps: Parts,
  request: NamedRequest & { readonly changes: CustomerAddressChanges },
): Promise<CustomerAddress> {
  assertOwn(request);
  const { customerId, name, changes } = request;
  return deps.database.transaction(async (transaction) => {
    const row = await findAddress(transaction, customerId, name);
    if (!row) throw notFound();
    const isRenamed = changes.addressId !== undefined && changes.addressId !== name;
    if (isRenamed && (await findAddress(transaction, customerId, changes.addressId ?? ''))) throw nameTaken();
    if (changes.preferred) await clearPreferred(transaction, customerId);
    const changed = await changeAddress(transaction, row.id, {
      ...fieldsOf(changes),
      updatedAt: deps.clock.now(),
    });
    if (!changed) throw notFound();
    return toAddress(changed);
  });
}

/** @throws DomainError `NotFound` */
export async function removeAddress(deps: Parts, request: NamedRequest): Promise<void> {
  assertOwn(request);
  if (!(await deleteAddress(deps.database, request.customerId, request.name))) throw notFound();
}
