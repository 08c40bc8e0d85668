import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/connect.ts';
import {
  authorizationCodes,
  customers,
  refreshTokens,
  revokedAccessTokens,
  type SigningKey,
  sessions,
  signingKeys,
} from '../../database/schema/index.ts';

export type { Database, Queryable, SigningKey };

/** A guest, the session and its code; the three rows stand or fall together. */
export async function insertGuestSession(
  database: Database,
  row: {
    readonly usid: string;
    readonly customerId: string;
    readonly siteId: string;
    readonly clientId: string;
    readonly code: typeof authorizationCodes.$inferInsert;
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

export async function findAuthorizationCode(queryable: Queryable, codeHash: string) {
  const [row] = await queryable
    .select({ code: authorizationCodes, session: sessions })
    .from(authorizationCodes)
    .innerJoin(sessions, eq(sessions.usid, authorizationCodes.usid))
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
      .set({ revokedAt: now })
      .where(and(eq(sessions.usid, usid), isNull(sessions.revokedAt)));
    await transaction
      .update(refreshTokens)
      .set({ revokedAt: now })
      .where(and(eq(refreshTokens.usid, usid), isNull(refreshTokens.revokedAt)));
  });
}

/** False once the session or this very token was revoked, or the session is of another customer. */
export async function isTokenLive(
  queryable: Queryable,
  token: { readonly usid: string; readonly customerId: string; readonly tokenId: string },
): Promise<boolean> {
  const rows = await queryable
    .select({ usid: sessions.usid })
    .from(sessions)
    .leftJoin(revokedAccessTokens, eq(revokedAccessTokens.tokenId, token.tokenId))
    .where(
      and(
        eq(sessions.usid, token.usid),
        eq(sessions.customerId, token.customerId),
        isNull(sessions.revokedAt),
        isNull(revokedAccessTokens.tokenId),
      ),
    );
  return rows.length > 0;
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
