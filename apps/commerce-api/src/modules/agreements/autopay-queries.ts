import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, isNotNull, isNull, sql } from '../../database/orm.ts';
import { type AutopayEnrollment, autopayEnrollments } from '../../database/schema/index.ts';

export type { AutopayEnrollment };

const isOpen = (agreementId: string) =>
  and(eq(autopayEnrollments.agreementId, agreementId), isNull(autopayEnrollments.cancelledAt));

export async function insertAutopay(
  transaction: Transaction,
  enrollment: typeof autopayEnrollments.$inferInsert,
): Promise<void> {
  await transaction.insert(autopayEnrollments).values(enrollment);
}

/** The authorisation of an agreement that is not cancelled, started or not. */
export async function findOpenAutopay(
  queryable: Queryable,
  agreementId: string,
): Promise<AutopayEnrollment | null> {
  const [row] = await queryable.select().from(autopayEnrollments).where(isOpen(agreementId));
  return row ?? null;
}

/** The authorisation of an agreement that has started. */
export async function findStartedAutopay(
  queryable: Queryable,
  agreementId: string,
): Promise<AutopayEnrollment | null> {
  const row = await findOpenAutopay(queryable, agreementId);
  return row?.startedAt ? row : null;
}

/** Starts the authorisation of an agreement; false without one. */
export async function markAutopayStarted(
  transaction: Transaction,
  agreementId: string,
  fields: Pick<
    typeof autopayEnrollments.$inferInsert,
    | 'paymentMethod'
    | 'cardBrand'
    | 'cardLast4'
    | 'savedPaymentMethodId'
    | 'startedAt'
    | 'nextChargeOn'
    | 'nextChargeCents'
  >,
): Promise<boolean> {
  const rows = await transaction
    .update(autopayEnrollments)
    .set(fields)
    .where(and(isOpen(agreementId), isNull(autopayEnrollments.startedAt)))
    .returning({ id: autopayEnrollments.id });
  return rows.length > 0;
}

/** Records the saved card of a started authorisation that has none. */
export async function setAutopayCard(
  transaction: Queryable,
  agreementId: string,
  savedPaymentMethodId: string,
): Promise<void> {
  await transaction
    .update(autopayEnrollments)
    .set({ savedPaymentMethodId })
    .where(
      and(
        isOpen(agreementId),
        isNotNull(autopayEnrollments.startedAt),
        isNull(autopayEnrollments.savedPaymentMethodId),
      ),
    );
}

/** What autopay charges next; nothing without an authorisation that has started. */
export async function setNextCharge(
  transaction: Transaction,
  agreementId: string,
  fields: Pick<typeof autopayEnrollments.$inferInsert, 'nextChargeOn' | 'nextChargeCents'>,
): Promise<void> {
  await transaction
    .update(autopayEnrollments)
    .set(fields)
    .where(and(isOpen(agreementId), isNotNull(autopayEnrollments.startedAt)));
}

/** Ends an authorisation. False when there is no open one. */
export async function endAutopay(transaction: Transaction, agreementId: string, now: Date): Promise<boolean> {
  const rows = await transaction
    .update(autopayEnrollments)
    .set({ cancelledAt: now })
    .where(isOpen(agreementId))
    .returning({ id: autopayEnrollments.id });
  return rows.length > 0;
}

/** The open authorisation, else the one that ended last. */
export async function findLatestAutopay(
  queryable: Queryable,
  agreementId: string,
): Promise<AutopayEnrollment | null> {
  const [row] = await queryable
    .select()
    .from(autopayEnrollments)
    .where(eq(autopayEnrollments.agreementId, agreementId))
    .orderBy(desc(autopayEnrollments.cancelledAt))
    .limit(1);
  return row ?? null;
}

export async function reopenAutopay(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(autopayEnrollments)
    .set({ cancelledAt: null })
    .where(eq(autopayEnrollments.id, id));
}

/** Ends an authorisation whose agreement never started. */
export async function cancelUnstartedAutopay(transaction: Transaction, agreementId: string): Promise<void> {
  await transaction
    .update(autopayEnrollments)
    .set({ cancelledAt: sql`now()` })
    .where(and(isOpen(agreementId), isNull(autopayEnrollments.startedAt)));
}
