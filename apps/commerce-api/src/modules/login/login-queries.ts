import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../database/connect.ts';
import { prepareSelect } from '../../database/prepare-statement.ts';
import {
  authorizationCodes,
  type Customer,
  customers,
  refreshTokens,
  revokedAccessTokens,
  type Session,
  type SigningKey,
  sessions,
  shopperContexts,
  signingKeys,
} from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export type { Customer as CustomerRow, Database, Queryable, Session as SessionRow, SigningKey, Transaction };

type NewSession = typeof sessions.$inferInsert;
type NewCode = typeof authorizationCodes.$inferInsert;

/** A guest, the session and its code; the three rows stand or fall together. */
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

/** A session without a code, for a client that is trusted with the tokens at once. */
export async function insertGuest(queryable: Queryable, session: NewSession): Promise<void> {
  const { customerId, lastUsedAt } = session;
  await queryable
    .insert(customers)
    .values({ id: customerId, ...(lastUsedAt ? { lastSeenAt: lastUsedAt } : {}) });
  await queryable.insert(sessions).values({ ...session, guestCustomerId: customerId });
}

/** The guest's session that goes on under this usid, at the same client; null for any other. */
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
 * A registered customer's session with its code; guest and store of the session before come along. Answers that guest,
 * null when there is none.
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

/** Kind of the job that looks the login up and sends the mail. */
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

export async function findAuthorizationCode(queryable: Queryable, codeHash: string) {
  const [row] = await queryable
    .select({ code: authorizationCodes, session: sessions, customer: customers })
    .from(authorizationCodes)
    .innerJoin(sessions, eq(sessions.usid, authorizationCodes.usid))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(eq(authorizationCodes.codeHash, codeHash));
  return row ?? null;
}

/** True for the one caller that used the code first. */
export async function useAuthorizationCode(queryable: Queryable, codeHash: string, now: Date) {
  const used = await queryable
    .update(authorizationCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(authorizationCodes.codeHash, codeHash),
        isNull(authorizationCodes.usedAt),
        gt(authorizationCodes.expiresAt, now),
      ),
    )
    .returning({ usid: authorizationCodes.usid });
  return used.length === 1;
}

export async function setDoNotTrack(queryable: Queryable, usid: string, isDoNotTrack: boolean) {
  await queryable.update(sessions).set({ doNotTrack: isDoNotTrack }).where(eq(sessions.usid, usid));
}

export async function insertRefreshToken(
  queryable: Queryable,
  row: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await queryable.insert(refreshTokens).values(row);
}

export async function findRefreshToken(queryable: Queryable, tokenHash: string) {
  const [row] = await queryable
    .select({ token: refreshTokens, session: sessions, customer: customers })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.usid, refreshTokens.usid))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row ?? null;
}

/** True for the one caller that may exchange the token: not used, not revoked, not expired. */
export async function useRefreshToken(queryable: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const used = await queryable
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        isNull(refreshTokens.usedAt),
        isNull(refreshTokens.revokedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    )
    .returning({ usid: refreshTokens.usid });
  return used.length === 1;
}

export async function touchSession(queryable: Queryable, usid: string, now: Date): Promise<void> {
  await queryable.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.usid, usid));
}

/** Ends the session: its access tokens stop at once, its refresh tokens are worth nothing. */
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

/** Takes one access token back; its session goes on. */
export async function revokeAccessToken(
  queryable: Queryable,
  token: typeof revokedAccessTokens.$inferInsert,
): Promise<void> {
  await queryable.insert(revokedAccessTokens).values(token).onConflictDoNothing();
}

type CheckedToken = { readonly usid: string; readonly customerId: string; readonly tokenId: string };

const selectLiveSession = prepareSelect<CheckedToken, { usid: string }>(
  'login: session of a token',
  (builder) =>
    builder
      .select({ usid: sessions.usid })
      .from(sessions)
      .leftJoin(revokedAccessTokens, eq(revokedAccessTokens.tokenId, sql.placeholder('tokenId')))
      .where(
        and(
          eq(sessions.usid, sql.placeholder('usid')),
          eq(sessions.customerId, sql.placeholder('customerId')),
          isNull(sessions.revokedAt),
          isNull(revokedAccessTokens.tokenId),
        ),
      ),
);

/** False once the session or this very token was revoked, or the session is of another customer. */
export async function isTokenLive(queryable: Queryable, token: CheckedToken): Promise<boolean> {
  return (await selectLiveSession(queryable, token)).length > 0;
}

/** Keys that may still verify: the current one, and those retired after `since`. Current first. */
export function listSigningKeys(queryable: Queryable, algorithm: string, since: Date): Promise<SigningKey[]> {
  return queryable
    .select()
    .from(signingKeys)
    .where(
      and(
        eq(signingKeys.algorithm, algorithm),
        or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, since)),
      ),
    )
    .orderBy(sql`${signingKeys.retiredAt} desc nulls first`);
}

/** Of several processes that start at once, the first one's key becomes everybody's. */
export async function insertFirstSigningKey(
  queryable: Queryable,
  key: typeof signingKeys.$inferInsert,
): Promise<void> {
  await queryable.insert(signingKeys).values(key).onConflictDoNothing();
}

export async function findSessionCustomer(queryable: Queryable, id: string): Promise<Customer | null> {
  const [row] = await queryable.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}
