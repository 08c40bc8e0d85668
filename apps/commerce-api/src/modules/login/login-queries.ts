import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../database/connect.ts';
import {
  authorizationCodes,
  type Customer,
  customers,
  type IdentityProviderLogin,
  identityProviderLogins,
  refreshTokens,
  type Session,
  type SigningKey,
  sessions,
  shopperContexts,
} from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export type { Customer as CustomerRow, Database, Queryable, Session as SessionRow, SigningKey, Transaction };

type NewSession = typeof sessions.$inferInsert;
type NewCode = typeof authorizationCodes.$inferInsert;

/** Inserts a guest, the session and its code in one transaction. */
export async function insertGuestSession(
  database: Database,
  row: {
    readonly usid: string;
    readonly customerId: string;
    readonly siteId: string;
    readonly clientId: string;
    readonly code: NewCode;
    readonly now: Date;
  },
): Promise<void> {
  const { usid, customerId, siteId, clientId, code, now } = row;
  await database.transaction(async (transaction) => {
    await transaction.insert(customers).values({ id: customerId, lastSeenAt: now });
    await transaction
      .insert(sessions)
      .values({ usid, siteId, customerId, guestCustomerId: customerId, clientId, lastUsedAt: now });
    await transaction.insert(authorizationCodes).values(code);
  });
}

/** A guest's session without a code, for a client that gets the tokens directly. */
export async function insertGuest(queryable: Queryable, session: NewSession): Promise<void> {
  const { customerId, lastUsedAt } = session;
  await queryable
    .insert(customers)
    .values({ id: customerId, ...(lastUsedAt ? { lastSeenAt: lastUsedAt } : {}) });
  await queryable.insert(sessions).values({ ...session, guestCustomerId: customerId });
}

/** The guest's open session with this usid, at the same client; null for any other. */
async function findGuestSession(
  queryable: Queryable,
  usid: string,
  session: Pick<NewSession, 'clientId' | 'siteId'>,
): Promise<Session | null> {
  const [row] = await queryable
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.usid, usid),
        eq(sessions.clientId, session.clientId),
        eq(sessions.siteId, session.siteId),
        eq(customers.isRegistered, false),
        isNull(sessions.revokedAt),
      ),
    );
  return row?.session ?? null;
}

/**
 * A registered customer's session with its code; copies guest and store of the earlier session. Returns that guest, or
 * null.
 */
export async function addRegisteredSession(
  transaction: Transaction,
  row: { readonly session: NewSession; readonly code: NewCode; readonly formerUsid: string | undefined },
): Promise<string | null> {
  const { session, code, formerUsid } = row;
  const former = formerUsid === undefined ? null : await findGuestSession(transaction, formerUsid, session);
  await transaction.insert(sessions).values({ ...session, guestCustomerId: former?.customerId ?? null });
  await transaction.insert(authorizationCodes).values(code);
  if (!former) return null;
  const contexts = await transaction
    .select()
    .from(shopperContexts)
    .where(eq(shopperContexts.usid, former.usid));
  const { usid } = code;
  if (contexts.length > 0) {
    await transaction.insert(shopperContexts).values(contexts.map((context) => ({ ...context, usid })));
  }
  return former.customerId;
}

/** Kind of the job that looks up the login and sends the mail. */
export const SEND_SIGN_IN_CODE = 'send-sign-in-code';

export async function planSignInCode(
  queryable: Queryable,
  plan: { readonly id: string; readonly payload: Readonly<Record<string, string>>; readonly now: Date },
): Promise<void> {
  await enqueueJob(queryable, {
    kind: SEND_SIGN_IN_CODE,
    payload: plan.payload,
    idempotencyKey: plan.id,
    runAt: plan.now,
  });
}

export async function setDoNotTrack(queryable: Queryable, usid: string, isDoNotTrack: boolean) {
  await queryable.update(sessions).set({ doNotTrack: isDoNotTrack }).where(eq(sessions.usid, usid));
}

export async function touchSession(queryable: Queryable, usid: string, now: Date): Promise<void> {
  await queryable.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.usid, usid));
}

/** Ends the session: its access and refresh tokens become invalid at once. */
export async function revokeSession(database: Database, usid: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(sessions)
      .set({ revokedAt: now, providerIdToken: null })
      .where(and(eq(sessions.usid, usid), isNull(sessions.revokedAt)));
    await transaction
      .update(refreshTokens)
      .set({ revokedAt: now })
      .where(and(eq(refreshTokens.usid, usid), isNull(refreshTokens.revokedAt)));
  });
}

/** Ends every session of the customer. */
export async function revokeAllSessions(database: Database, customerId: string, now: Date): Promise<void> {
  const live = await database
    .select({ usid: sessions.usid })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt)));
  for (const { usid } of live) await revokeSession(database, usid, now);
}

export async function findSessionCustomer(queryable: Queryable, id: string): Promise<Customer | null> {
  const [row] = await queryable.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}

export type { IdentityProviderLogin };

/** Stores a sign-in at the provider; an unknown usid is left out. */
export async function insertIdentityLogin(
  queryable: Queryable,
  row: typeof identityProviderLogins.$inferInsert,
): Promise<void> {
  const known = row.usid
    ? await queryable.select({ usid: sessions.usid }).from(sessions).where(eq(sessions.usid, row.usid))
    : [];
  await queryable.insert(identityProviderLogins).values({ ...row, usid: known[0]?.usid ?? null });
}

/** The sign-in of this state, once and in time; else null. */
export async function useIdentityLogin(
  queryable: Queryable,
  stateHash: string,
  now: Date,
): Promise<IdentityProviderLogin | null> {
  const [row] = await queryable
    .update(identityProviderLogins)
    .set({ usedAt: now })
    .where(
      and(
        eq(identityProviderLogins.stateHash, stateHash),
        isNull(identityProviderLogins.usedAt),
        gt(identityProviderLogins.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}
