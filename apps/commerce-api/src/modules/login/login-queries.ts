import type { Database, Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, gt, isNull } from '../../database/orm.ts';
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
export async function findGuestSession(
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

export async function insertSession(transaction: Transaction, session: NewSession): Promise<void> {
  await transaction.insert(sessions).values(session);
}

/** A registered customer's session, with the code for its tokens. */
export async function addRegisteredSession(
  transaction: Transaction,
  row: { readonly session: NewSession; readonly code: NewCode },
): Promise<void> {
  await transaction.insert(sessions).values(row.session);
  await transaction.insert(authorizationCodes).values(row.code);
}

/** Stores which session the new one replaces, and which guest signed in; copies the store that was chosen there. */
export async function replaceSession(
  transaction: Transaction,
  usid: string,
  former: Pick<Session, 'usid' | 'guestCustomerId'>,
): Promise<void> {
  const { usid: formerUsid, guestCustomerId } = former;
  await transaction.update(sessions).set({ formerUsid, guestCustomerId }).where(eq(sessions.usid, usid));
  const contexts = await transaction
    .select()
    .from(shopperContexts)
    .where(eq(shopperContexts.usid, formerUsid));
  if (contexts.length === 0) return;
  await transaction.insert(shopperContexts).values(contexts.map((context) => ({ ...context, usid })));
}

/** The session, for the first caller only: from then on it replaces no other. Null for later callers. */
export async function forgetFormerSession(
  transaction: Transaction,
  usid: string,
  formerUsid: string,
): Promise<Session | null> {
  const [row] = await transaction
    .update(sessions)
    .set({ formerUsid: null })
    .where(and(eq(sessions.usid, usid), eq(sessions.formerUsid, formerUsid)))
    .returning();
  return row ?? null;
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
export function revokeSession(database: Database, usid: string, now: Date): Promise<void> {
  return database.transaction((transaction) => revokeSessionIn(transaction, usid, now));
}

/** As `revokeSession`, within the caller's transaction. */
export async function revokeSessionIn(transaction: Transaction, usid: string, now: Date): Promise<void> {
  await transaction
    .update(sessions)
    .set({ revokedAt: now, providerIdToken: null })
    .where(and(eq(sessions.usid, usid), isNull(sessions.revokedAt)));
  await transaction
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.usid, usid), isNull(refreshTokens.revokedAt)));
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

/** Stores a sign-in at the provider. */
export async function insertIdentityLogin(
  queryable: Queryable,
  row: typeof identityProviderLogins.$inferInsert,
): Promise<void> {
  await queryable.insert(identityProviderLogins).values(row);
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
