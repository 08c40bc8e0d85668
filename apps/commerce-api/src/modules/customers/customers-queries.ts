import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, gt, inArray, isNull, lt, ne, sql } from '../../database/orm.ts';
import {
  type Customer,
  customerCredentials,
  customerPhones,
  customers,
  type PhoneKind,
  passwordResetTokens,
  refreshTokens,
  sessions,
} from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export type { Customer as CustomerRow, PhoneKind, Queryable, Transaction };
export type Phones = { readonly [Kind in PhoneKind]?: string | null | undefined };
type ProfileFields = Partial<
  Pick<
    Customer,
    'login' | 'email' | 'firstName' | 'lastName' | 'acceptsMarketing' | 'preferredLocale' | 'updatedAt'
  >
>;

export async function findCustomer(queryable: Queryable, id: string): Promise<Customer | null> {
  const [row] = await queryable.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}

/** Customer and password hash by login; the hash is null for a customer who signs in elsewhere. */
export async function findCustomerByLogin(queryable: Queryable, login: string) {
  const [row] = await queryable
    .select({ customer: customers, credential: customerCredentials })
    .from(customers)
    .leftJoin(customerCredentials, eq(customerCredentials.customerId, customers.id))
    .where(eq(customers.login, login));
  return row ?? null;
}

/** Null when the login is taken. */
export async function insertCustomer(
  transaction: Transaction,
  row: typeof customers.$inferInsert,
): Promise<Customer | null> {
  const [inserted] = await transaction
    .insert(customers)
    .values(row)
    .onConflictDoNothing({ target: customers.login })
    .returning();
  return inserted ?? null;
}

export async function isLoginFree(queryable: Queryable, login: string, customerId: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.login, login), ne(customers.id, customerId)));
  return rows.length === 0;
}

export async function updateProfile(
  transaction: Transaction,
  id: string,
  fields: ProfileFields,
): Promise<Customer> {
  const [row] = await transaction.update(customers).set(fields).where(eq(customers.id, id)).returning();
  if (!row) throw new Error('a customer who was found is gone');
  return row;
}

export async function listPhones(queryable: Queryable, customerId: string) {
  return queryable.select().from(customerPhones).where(eq(customerPhones.customerId, customerId));
}

/**
 * Changes the given kinds; null removes. A number keeps its verification. Consent to texts belongs to a number, so it
 * ends when another one is the mobile number.
 */
export async function putPhones(transaction: Transaction, customerId: string, phones: Phones): Promise<void> {
  const before = await listPhones(transaction, customerId);
  const kinds: readonly PhoneKind[] = ['mobile', 'home', 'work'];
  const wanted = new Map<string, PhoneKind>();
  for (const kind of kinds) {
    const given = phones[kind];
    const phone = given === undefined ? before.find((row) => row.kind === kind)?.phone : given;
    if (phone && !wanted.has(phone)) wanted.set(phone, kind);
  }
  await transaction.delete(customerPhones).where(eq(customerPhones.customerId, customerId));
  const mobile = before.find((row) => row.kind === 'mobile');
  if (mobile && wanted.get(mobile.phone) !== 'mobile') {
    await transaction.update(customers).set({ acceptsTexts: false }).where(eq(customers.id, customerId));
  }
  if (wanted.size === 0) return;
  const rows = [...wanted].map(([phone, kind], index) => ({
    customerId,
    phone,
    kind,
    isPrimary: index === 0,
    verifiedAt: before.find((row) => row.phone === phone)?.verifiedAt ?? null,
  }));
  await transaction.insert(customerPhones).values(rows);
}

/** Ends the customer's sessions except `exceptUsid`: their tokens become invalid at once. */
export async function endSessions(
  transaction: Transaction,
  customerId: string,
  now: Date,
  exceptUsid?: string,
): Promise<void> {
  const ended = await transaction
    .update(sessions)
    .set({ revokedAt: now, providerIdToken: null })
    .where(
      and(
        eq(sessions.customerId, customerId),
        isNull(sessions.revokedAt),
        ...(exceptUsid === undefined ? [] : [ne(sessions.usid, exceptUsid)]),
      ),
    )
    .returning({ usid: sessions.usid });
  if (ended.length === 0) return;
  await transaction
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(
      and(
        sql`${refreshTokens.usid} in (select usid from ${sessions} where customer_id = ${customerId} and revoked_at is not null)`,
        isNull(refreshTokens.revokedAt),
      ),
    );
}

/** Kind of the job that looks up the login and sends the mail. */
export const SEND_PASSWORD_RESET = 'send-password-reset';

export async function planPasswordReset(
  queryable: Queryable,
  plan: { readonly id: string; readonly payload: Readonly<Record<string, string>>; readonly now: Date },
): Promise<void> {
  await enqueueJob(queryable, {
    kind: SEND_PASSWORD_RESET,
    payload: plan.payload,
    idempotencyKey: plan.id,
    runAt: plan.now,
  });
}

/**
 * Stores a token and deletes the customer's expired ones. Earlier ones stay valid: otherwise anybody could
 * invalidate the link that the owner is about to open, by requesting another.
 */
export async function putResetToken(
  transaction: Transaction,
  row: typeof passwordResetTokens.$inferInsert,
): Promise<void> {
  const { customerId, createdAt = new Date(0) } = row;
  await transaction
    .delete(passwordResetTokens)
    .where(and(eq(passwordResetTokens.customerId, customerId), lt(passwordResetTokens.expiresAt, createdAt)));
  await transaction.insert(passwordResetTokens).values(row);
}

/**
 * The token's customer, for its first use in time and with the right login, if given; else null. The customer's other
 * tokens end with it.
 */
export async function useResetToken(
  transaction: Transaction,
  use: { readonly tokenHash: string; readonly login: string | undefined; readonly now: Date },
): Promise<string | null> {
  const { tokenHash, login, now } = use;
  const owners = transaction
    .select({ id: customers.id })
    .from(customers)
    .where(login === undefined ? undefined : eq(customers.login, login));
  const [used] = await transaction
    .update(passwordResetTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResetTokens.tokenHash, tokenHash),
        inArray(passwordResetTokens.customerId, owners),
        isNull(passwordResetTokens.usedAt),
        gt(passwordResetTokens.expiresAt, now),
      ),
    )
    .returning({ customerId: passwordResetTokens.customerId });
  if (!used) return null;
  await transaction
    .delete(passwordResetTokens)
    .where(
      and(eq(passwordResetTokens.customerId, used.customerId), ne(passwordResetTokens.tokenHash, tokenHash)),
    );
  return used.customerId;
}

/** Sessions with a valid refresh token, the latest used first. */
export function listLiveSessions(queryable: Queryable, customerId: string, now: Date) {
  return queryable
    .select({
      usid: sessions.usid,
      startedAt: sessions.createdAt,
      isFromProvider: sql<boolean>`${sessions.providerIdToken} is not null`,
      lastActiveAt: sql<Date>`max(${refreshTokens.createdAt})`.mapWith(refreshTokens.createdAt),
    })
    .from(sessions)
    .innerJoin(refreshTokens, eq(refreshTokens.usid, sessions.usid))
    .where(
      and(
        eq(sessions.customerId, customerId),
        isNull(sessions.revokedAt),
        isNull(refreshTokens.revokedAt),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    )
    .groupBy(sessions.usid)
    .orderBy(sql`max(${refreshTokens.createdAt}) desc`);
}
