import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, gte, inArray, isNull, lt, ne, sql } from '../../database/orm.ts';
import {
  agreements,
  customers,
  type Referral,
  referralCodes,
  referralOptOuts,
  referrals,
  scheduledPayments,
  stores,
} from '../../database/schema/index.ts';

export type { Queryable, Referral, Transaction };

/** The customer's code, made at the first use; another one when `code` is taken. */
export async function putReferralCode(
  queryable: Queryable,
  customerId: string,
  makeCode: () => string,
  now: Date,
): Promise<string> {
  for (let round = 0; round < 5; round += 1) {
    await queryable
      .insert(referralCodes)
      .values({ code: makeCode(), customerId, createdAt: now })
      .onConflictDoNothing();
    const [row] = await queryable
      .select({ code: referralCodes.code })
      .from(referralCodes)
      .where(eq(referralCodes.customerId, customerId));
    if (row) return row.code;
  }
  throw new Error('no free referral code was found');
}

/** Whose code it is; null for an unknown one, and for one of a closed account. */
export async function findAdvocate(queryable: Queryable, code: string) {
  const [row] = await queryable
    .select({ customerId: customers.id, firstName: customers.firstName })
    .from(referralCodes)
    .innerJoin(customers, eq(customers.id, referralCodes.customerId))
    .where(and(eq(referralCodes.code, code), isNull(customers.closedAt)));
  return row ?? null;
}

/** The customer's referrals, newest first, with the friend's name once they joined. */
export function listReferrals(queryable: Queryable, customerId: string) {
  return queryable
    .select({
      referral: referrals,
      friend: { firstName: customers.firstName, lastName: customers.lastName },
      isRenting: sql<boolean>`exists (select 1 from ${agreements} a where a.customer_id = ${referrals.inviteeCustomerId}
        and a.status in ('active', 'paid-off'))`,
    })
    .from(referrals)
    .innerJoin(referralCodes, eq(referralCodes.code, referrals.code))
    .leftJoin(customers, eq(customers.id, referrals.inviteeCustomerId))
    .where(eq(referralCodes.customerId, customerId))
    .orderBy(desc(referrals.createdAt));
}

/** The new invitation's id; null when the address has one of this code. */
export async function insertInvitation(
  transaction: Transaction,
  row: typeof referrals.$inferInsert,
): Promise<string | null> {
  const [inserted] = await transaction
    .insert(referrals)
    .values(row)
    .onConflictDoNothing({ target: [referrals.code, referrals.inviteeEmailHash] })
    .returning({ id: referrals.id });
  return inserted?.id ?? null;
}

export async function hasOptedOut(queryable: Queryable, emailHash: string): Promise<boolean> {
  const rows = await queryable
    .select({ hash: referralOptOuts.emailHash })
    .from(referralOptOuts)
    .where(eq(referralOptOuts.emailHash, emailHash));
  return rows.length > 0;
}

export async function putOptOut(queryable: Queryable, emailHash: string, now: Date): Promise<void> {
  await queryable.insert(referralOptOuts).values({ emailHash, createdAt: now }).onConflictDoNothing();
}

/** The referral by which the customer came. */
export async function findReferralOf(queryable: Queryable, customerId: string): Promise<Referral | null> {
  const [row] = await queryable.select().from(referrals).where(eq(referrals.inviteeCustomerId, customerId));
  return row ?? null;
}

/** Attaches the invitation that was mailed, or a new one for a friend who came by the link. False when they have one. */
export async function joinReferral(
  transaction: Transaction,
  join: {
    readonly code: string;
    readonly referralId: string | undefined;
    readonly customerId: string;
    readonly creditCents: number;
    readonly now: Date;
  },
): Promise<boolean> {
  const { code, referralId, customerId, creditCents, now } = join;
  const joined = { status: 'joined', inviteeCustomerId: customerId, joinedAt: now } as const;
  if (referralId !== undefined) {
    const rows = await transaction
      .update(referrals)
      .set(joined)
      .where(
        and(
          eq(referrals.id, referralId),
          eq(referrals.code, code),
          eq(referrals.status, 'invited'),
          isNull(referrals.inviteeCustomerId),
        ),
      )
      .returning({ id: referrals.id });
    if (rows.length > 0) return true;
  }
  const rows = await transaction
    .insert(referrals)
    .values({ code, creditCents, createdAt: now, ...joined })
    .onConflictDoNothing({ target: referrals.inviteeCustomerId })
    .returning({ id: referrals.id });
  return rows.length > 0;
}

/** Referrals that a settled payment of the customer may bring to their end: their own, and of friends whose credit
 *  waits for an agreement of theirs. */
export async function listReferralsToCredit(queryable: Queryable, customerId: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: referrals.id })
    .from(referrals)
    .innerJoin(referralCodes, eq(referralCodes.code, referrals.code))
    .where(
      sql`(${referrals.inviteeCustomerId} = ${customerId} and ${referrals.status} in ('joined', 'qualified')) or
        (${referralCodes.customerId} = ${customerId} and ${referrals.status} = 'qualified')`,
    );
  return rows.map(({ id }) => id);
}

/** The referral and who invited, locked until the transaction ends. */
export async function lockReferral(transaction: Transaction, id: string) {
  const [row] = await transaction
    .select({ referral: referrals, advocateId: referralCodes.customerId })
    .from(referrals)
    .innerJoin(referralCodes, eq(referralCodes.code, referrals.code))
    .where(eq(referrals.id, id))
    .for('update', { of: referrals });
  return row ?? null;
}

export async function changeReferral(
  transaction: Transaction,
  id: string,
  fields: Partial<typeof referrals.$inferInsert>,
): Promise<void> {
  await transaction.update(referrals).set(fields).where(eq(referrals.id, id));
}

/** The customer's first agreement with so many payments made, and what its store says about the programme. */
export async function findQualifyingAgreement(
  queryable: Queryable,
  customerId: string,
  paymentCount: number,
) {
  const [row] = await queryable
    .select({
      agreementId: agreements.id,
      storeId: agreements.storeId,
      createdAt: agreements.createdAt,
      isOffered: stores.isReferralPromotionEligible,
    })
    .from(agreements)
    .innerJoin(stores, eq(stores.id, agreements.storeId))
    .where(
      and(
        eq(agreements.customerId, customerId),
        eq(agreements.type, 'rental-purchase'),
        inArray(agreements.status, ['active', 'paid-off']),
        sql`(select count(*) from ${scheduledPayments} s where s.agreement_id = ${agreements.id}
          and s.status = 'paid') >= ${paymentCount}`,
      ),
    )
    .orderBy(agreements.createdAt)
    .limit(1);
  return row ?? null;
}

/** Agreements that the customer had, without cancelled ones; those from before `until` where given. */
export async function countAgreements(
  queryable: Queryable,
  customerId: string,
  until?: Date,
): Promise<number> {
  const rows = await queryable
    .select({ id: agreements.id })
    .from(agreements)
    .where(
      and(
        eq(agreements.customerId, customerId),
        eq(agreements.type, 'rental-purchase'),
        ne(agreements.status, 'cancelled'),
        ...(until ? [lt(agreements.createdAt, until)] : []),
      ),
    );
  return rows.length;
}

/** Friends for whom the customer was credited, or will be, since a moment. */
export async function countCreditedSince(
  queryable: Queryable,
  customerId: string,
  since: Date,
): Promise<number> {
  const rows = await queryable
    .select({ id: referrals.id })
    .from(referrals)
    .innerJoin(referralCodes, eq(referralCodes.code, referrals.code))
    .where(
      and(
        eq(referralCodes.customerId, customerId),
        inArray(referrals.status, ['qualified', 'credited']),
        gte(referrals.qualifiedAt, since),
      ),
    );
  return rows.length;
}
