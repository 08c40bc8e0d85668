import type { Database, Transaction } from '../../database/connect.ts';
import { and, eq, isNull } from '../../database/orm.ts';
import { savedPaymentMethods } from '../../database/schema/index.ts';

const isKept = (customerId: string) =>
  and(eq(savedPaymentMethods.customerId, customerId), isNull(savedPaymentMethods.removedAt));

/** The one that is offered first; no other is. */
export async function markDefaultMethod(database: Database, customerId: string, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.update(savedPaymentMethods).set({ isDefault: false }).where(isKept(customerId));
    await transaction
      .update(savedPaymentMethods)
      .set({ isDefault: true })
      .where(and(isKept(customerId), eq(savedPaymentMethods.id, id)));
  });
}

/** Receipts still name it. */
export async function markMethodRemoved(
  transaction: Transaction,
  customerId: string,
  id: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(savedPaymentMethods)
    .set({ removedAt: now, isDefault: false })
    .where(and(isKept(customerId), eq(savedPaymentMethods.id, id)));
}
