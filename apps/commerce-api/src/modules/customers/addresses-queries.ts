import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, eq } from '../../database/orm.ts';
import { type CustomerAddress, customerAddresses } from '../../database/schema/index.ts';

export type { CustomerAddress as AddressRow, Queryable, Transaction };
export type AddressFields = Partial<Omit<CustomerAddress, 'id' | 'customerId' | 'createdAt'>>;

const isNamed = (customerId: string, label: string) =>
  and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.label, label));

/** The preferred one first, then by age. */
export async function listAddresses(queryable: Queryable, customerId: string): Promise<CustomerAddress[]> {
  const rows = await queryable
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.createdAt), asc(customerAddresses.id));
  return rows.sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}

export async function findAddress(
  queryable: Queryable,
  customerId: string,
  label: string,
): Promise<CustomerAddress | null> {
  const [row] = await queryable.select().from(customerAddresses).where(isNamed(customerId, label));
  return row ?? null;
}

/** Before another address becomes the preferred one. */
export async function clearPreferred(transaction: Transaction, customerId: string): Promise<void> {
  await transaction
    .update(customerAddresses)
    .set({ isPrimary: false })
    .where(and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.isPrimary, true)));
}

/** Null when the customer already has an address of that name. */
export async function insertAddress(
  transaction: Transaction,
  row: typeof customerAddresses.$inferInsert,
): Promise<CustomerAddress | null> {
  const [inserted] = await transaction
    .insert(customerAddresses)
    .values(row)
    .onConflictDoNothing({ target: [customerAddresses.customerId, customerAddresses.label] })
    .returning();
  return inserted ?? null;
}

/** Null when there is no such address. */
export async function changeAddress(
  transaction: Transaction,
  id: string,
  fields: AddressFields,
): Promise<CustomerAddress | null> {
  const [row] = await transaction
    .update(customerAddresses)
    .set(fields)
    .where(eq(customerAddresses.id, id))
    .returning();
  return row ?? null;
}

export async function deleteAddress(
  queryable: Queryable,
  customerId: string,
  label: string,
): Promise<boolean> {
  const rows = await queryable
    .delete(customerAddresses)
    .where(isNamed(customerId, label))
    .returning({ id: customerAddresses.id });
  return rows.length > 0;
}
