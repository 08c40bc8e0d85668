import type { Transaction } from '../../database/connect.ts';
import { and, asc, eq } from '../../database/orm.ts';
import { agreements, stores } from '../../database/schema/index.ts';

/** The customer's running rental agreements, locked; the one that is due first comes first. */
export async function lockCreditableAgreements(transaction: Transaction, customerId: string) {
  const rows = await transaction
    .select({
      agreementId: agreements.id,
      storeId: agreements.storeId,
      nextDueOn: agreements.nextDueOn,
      timeZone: stores.timeZone,
    })
    .from(agreements)
    .innerJoin(stores, eq(stores.id, agreements.storeId))
    .where(
      and(
        eq(agreements.customerId, customerId),
        eq(agreements.status, 'active'),
        eq(agreements.type, 'rental-purchase'),
      ),
    )
    .orderBy(asc(agreements.id))
    .for('update', { of: agreements });
  return rows.sort((one, other) => (one.nextDueOn ?? '9999').localeCompare(other.nextDueOn ?? '9999'));
}
