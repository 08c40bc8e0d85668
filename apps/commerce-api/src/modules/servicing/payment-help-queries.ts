import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, notExists, sql } from '../../database/orm.ts';
import {
  type AgreementExtension,
  agreementExtensions,
  agreements,
  charges,
  customers,
  type HelpRequest,
  helpRequests,
  orders,
  scheduledPayments,
  stores,
} from '../../database/schema/index.ts';
import { enqueueJob, type NewJob } from '../../jobs/queue.ts';

export type { AgreementExtension, HelpRequest, Queryable, Transaction };

export const planJob = (queryable: Queryable, job: NewJob): Promise<boolean> => enqueueJob(queryable, job);

/** Stores with agreements that run. */
export function listServicedStores(queryable: Queryable) {
  return queryable
    .selectDistinct({ id: stores.id, timeZone: stores.timeZone, stateCode: stores.stateCode })
    .from(stores)
    .innerJoin(agreements, eq(agreements.storeId, stores.id))
    .where(eq(agreements.status, 'active'))
    .orderBy(asc(stores.id));
}

export async function findServicedStore(queryable: Queryable, storeId: string) {
  const [row] = await queryable
    .select({ id: stores.id, timeZone: stores.timeZone, stateCode: stores.stateCode })
    .from(stores)
    .where(eq(stores.id, storeId));
  return row ?? null;
}

const rentalOf = (storeId: string) =>
  and(
    eq(agreements.storeId, storeId),
    eq(agreements.status, 'active'),
    eq(agreements.type, 'rental-purchase'),
  );

/** Agreements with rent due before the day, by customer; with `isUncharged`, those without a late fee for it. */
export async function listUnpaidAgreements(
  queryable: Queryable,
  { storeId, before, isUncharged }: { storeId: string; before: string; isUncharged: boolean },
): Promise<Map<string, string[]>> {
  const charged = queryable
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(
        eq(charges.agreementId, scheduledPayments.agreementId),
        eq(charges.dueOn, scheduledPayments.dueOn),
        eq(charges.kind, 'late-fee'),
      ),
    );
  const rows = await queryable
    .selectDistinct({ agreementId: agreements.id, customerId: agreements.customerId })
    .from(scheduledPayments)
    .innerJoin(agreements, eq(agreements.id, scheduledPayments.agreementId))
    .where(
      and(
        rentalOf(storeId),
        eq(scheduledPayments.status, 'scheduled'),
        lt(scheduledPayments.dueOn, before),
        isUncharged ? notExists(charged) : undefined,
      ),
    )
    .orderBy(asc(agreements.customerId), asc(agreements.id));
  const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId);
  return new Map([...byCustomer].map(([id, own]) => [id, own.map(({ agreementId }) => agreementId)]));
}

/** Writes a late fee unless the payment has one. @returns false when it has */
export async function insertLateFee(
  transaction: Transaction,
  fee: { readonly agreementId: string; readonly dueOn: string; readonly amountCents: number },
): Promise<boolean> {
  const rows = await transaction
    .insert(charges)
    .values({ ...fee, kind: 'late-fee' })
    .onConflictDoNothing({ target: [charges.agreementId, charges.dueOn, charges.kind] })
    .returning({ id: charges.id });
  return rows.length > 0;
}

/** Moves the due dates of payments whose rent is unpaid, and the late fees that they have; amounts stay. */
export async function shiftUnpaid(
  transaction: Transaction,
  agreementId: string,
  days: number,
): Promise<void> {
  const unpaid = and(
    eq(scheduledPayments.agreementId, agreementId),
    eq(scheduledPayments.status, 'scheduled'),
  );
  const dates = transaction.select({ dueOn: scheduledPayments.dueOn }).from(scheduledPayments).where(unpaid);
  const fees = await transaction
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(eq(charges.agreementId, agreementId), eq(charges.kind, 'late-fee'), inArray(charges.dueOn, dates)),
    )
    .orderBy(desc(charges.dueOn));
  // The latest first: two fees never stand on one day, also on the way.
  for (const { id } of fees) {
    await transaction
      .update(charges)
      .set({ dueOn: sql`${charges.dueOn} + ${days}::int` })
      .where(eq(charges.id, id));
  }
  await transaction
    .update(scheduledPayments)
    .set({ dueOn: sql`${scheduledPayments.dueOn} + ${days}::int` })
    .where(unpaid);
}

export async function insertExtension(
  transaction: Transaction,
  extension: typeof agreementExtensions.$inferInsert,
): Promise<void> {
  await transaction.insert(agreementExtensions).values(extension);
}

/** Moves after the day, newest first. */
export function listExtensions(
  queryable: Queryable,
  agreementIds: readonly string[],
  after: string,
): Promise<AgreementExtension[]> {
  return queryable
    .select()
    .from(agreementExtensions)
    .where(
      and(
        inArray(agreementExtensions.agreementId, [...agreementIds]),
        gt(agreementExtensions.movedOn, after),
      ),
    )
    .orderBy(desc(agreementExtensions.movedOn), desc(agreementExtensions.createdAt));
}

/** Help requests of agreements, newest first. */
export function listHelpRequests(
  queryable: Queryable,
  agreementIds: readonly string[],
): Promise<HelpRequest[]> {
  return queryable
    .select()
    .from(helpRequests)
    .where(inArray(helpRequests.agreementId, [...agreementIds]))
    .orderBy(desc(helpRequests.createdAt));
}

export async function findAgreement(queryable: Queryable, id: string) {
  const [row] = await queryable.select().from(agreements).where(eq(agreements.id, id));
  return row ?? null;
}

export async function findHelpRequest(queryable: Queryable, id: string): Promise<HelpRequest | null> {
  const [row] = await queryable.select().from(helpRequests).where(eq(helpRequests.id, id));
  return row ?? null;
}

export async function insertHelpRequest(
  transaction: Transaction,
  request: typeof helpRequests.$inferInsert,
): Promise<HelpRequest> {
  const [row] = await transaction.insert(helpRequests).values(request).returning();
  if (!row) throw new Error('a help request was not stored');
  return row;
}

/** Records the store's answer, once, and deletes what the customer wrote. False when it has one. */
export async function answerHelpRequest(
  transaction: Transaction,
  id: string,
  answer: Required<Pick<typeof helpRequests.$inferInsert, 'outcome' | 'answer' | 'answeredAt'>>,
): Promise<boolean> {
  const rows = await transaction
    .update(helpRequests)
    .set({ ...answer, message: null })
    .where(and(eq(helpRequests.id, id), isNull(helpRequests.outcome)))
    .returning({ id: helpRequests.id });
  return rows.length > 0;
}

/** Name, address and language for mails about agreements; a guest has those of the latest order. Null without an address. */
export async function findMailTarget(queryable: Queryable, customerId: string) {
  const [row] = await queryable
    .select({
      email: sql<string | null>`coalesce(${customers.email}, ${orders.email})`,
      locale: sql<string | null>`coalesce(${customers.preferredLocale}, ${orders.locale})`,
    })
    .from(customers)
    .leftJoin(orders, and(eq(orders.customerId, customers.id), ne(orders.status, 'cancelled')))
    .where(eq(customers.id, customerId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row?.email ? { email: row.email, locale: row.locale } : null;
}
