import type { Queryable, Transaction } from '../../database/connect.ts';
import { alias, and, desc, eq, gte, inArray, isNull, ne, or, sql } from '../../database/orm.ts';
import {
  type Agreement,
  agreements,
  appointments,
  type Exchange,
  exchanges,
  stores,
} from '../../database/schema/index.ts';

export type { Agreement, Exchange, Queryable, Transaction };

const OPEN = ['asked', 'agreed'] as const;
const newAgreements = alias(agreements, 'new_agreements');

/** An exchange with both agreements; `dated`: the delivery of the new item has a day. */
export async function listExchanges(queryable: Queryable, customerId: string) {
  const dated = sql<string | null>`(select min(${appointments.scheduledOn})::text from ${appointments}
    where ${appointments.agreementId} = ${exchanges.newAgreementId} and ${appointments.kind} = 'delivery'
      and ${appointments.status} in ('scheduled', 'on-the-way', 'completed'))`;
  return queryable
    .select({
      exchange: exchanges,
      old: agreements,
      next: newAgreements,
      datedOn: dated,
      timeZone: stores.timeZone,
    })
    .from(exchanges)
    .innerJoin(agreements, eq(agreements.id, exchanges.agreementId))
    .innerJoin(stores, eq(stores.id, agreements.storeId))
    .leftJoin(
      newAgreements,
      and(eq(newAgreements.id, exchanges.newAgreementId), ne(newAgreements.status, 'cancelled')),
    )
    .where(eq(exchanges.customerId, customerId))
    .orderBy(desc(exchanges.createdAt), desc(exchanges.id));
}

export type ExchangeRow = Awaited<ReturnType<typeof listExchanges>>[number];

export async function findExchange(queryable: Queryable, id: string): Promise<Exchange | null> {
  const [row] = await queryable.select().from(exchanges).where(eq(exchanges.id, id));
  return row ?? null;
}

/** Null when another one of the agreement is open. */
export async function insertExchange(
  transaction: Transaction,
  exchange: typeof exchanges.$inferInsert,
): Promise<Exchange | null> {
  const [row] = await transaction.insert(exchanges).values(exchange).onConflictDoNothing().returning();
  return row ?? null;
}

/** Changes an exchange that is in one of these states; null when it is not. */
export async function moveExchange(
  transaction: Transaction,
  id: string,
  from: readonly Exchange['status'][],
  fields: Partial<typeof exchanges.$inferInsert>,
  now: Date,
): Promise<Exchange | null> {
  const [row] = await transaction
    .update(exchanges)
    .set({ ...fields, updatedAt: now })
    .where(and(eq(exchanges.id, id), inArray(exchanges.status, [...from])))
    .returning();
  return row ?? null;
}

/** The exchange that a signed agreement is the new one of: agreed on by its store, in time, and without another. */
export async function findExchangeToSign(
  transaction: Transaction,
  { customerId, storeId }: Pick<Agreement, 'customerId' | 'storeId'>,
  today: string,
): Promise<Exchange | null> {
  const [row] = await transaction
    .select({ exchange: exchanges })
    .from(exchanges)
    .innerJoin(agreements, eq(agreements.id, exchanges.agreementId))
    .leftJoin(newAgreements, eq(newAgreements.id, exchanges.newAgreementId))
    .where(
      and(
        eq(exchanges.customerId, customerId),
        eq(exchanges.status, 'agreed'),
        gte(exchanges.chooseBy, today),
        eq(agreements.storeId, storeId),
        eq(agreements.status, 'active'),
        or(isNull(exchanges.newAgreementId), eq(newAgreements.status, 'cancelled')),
      ),
    )
    .orderBy(exchanges.createdAt)
    .limit(1)
    .for('update', { of: exchanges });
  return row?.exchange ?? null;
}

/** The open exchange for which this agreement was signed, with the running agreement that ends; null without. */
export async function findExchangeOfNew(queryable: Queryable, newAgreementId: string) {
  const [row] = await queryable
    .select({ exchange: exchanges, old: agreements })
    .from(exchanges)
    .innerJoin(agreements, eq(agreements.id, exchanges.agreementId))
    .where(
      and(
        eq(exchanges.newAgreementId, newAgreementId),
        inArray(exchanges.status, [...OPEN]),
        eq(agreements.status, 'active'),
      ),
    );
  return row ?? null;
}

/** The agreement remembers what it was taken in exchange for. */
export async function setExchangedFrom(
  transaction: Transaction,
  newAgreementId: string,
  exchangedFromId: string,
): Promise<void> {
  await transaction.update(agreements).set({ exchangedFromId }).where(eq(agreements.id, newAgreementId));
}
