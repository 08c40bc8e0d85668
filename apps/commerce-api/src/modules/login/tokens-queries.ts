import type { Queryable } from '../../database/connect.ts';
import { and, eq, gt, isNull, or, sql } from '../../database/orm.ts';
import { prepareSelect } from '../../database/prepare-statement.ts';
import {
  authorizationCodes,
  customers,
  refreshTokens,
  revokedAccessTokens,
  type SigningKey,
  sessions,
  signingKeys,
} from '../../database/schema/index.ts';

export async function findAuthorizationCode(queryable: Queryable, codeHash: string) {
  const [row] = await queryable
    .select({ code: authorizationCodes, session: sessions, customer: customers })
    .from(authorizationCodes)
    .innerJoin(sessions, eq(sessions.usid, authorizationCodes.usid))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(eq(authorizationCodes.codeHash, codeHash));
  return row ?? null;
}

/** True for the first use of the code. */
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

/** True for the first use of a token that is neither revoked nor expired. */
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

/** Revokes one access token; its session continues. */
export async function revokeAccessToken(
  queryable: Queryable,
  token: typeof revokedAccessTokens.$inferInsert,
): Promise<void> {
  await queryable.insert(revokedAccessTokens).values(token).onConflictDoNothing();
}

type CheckedToken = { readonly usid: string; readonly customerId: string; readonly tokenId: string };

const selectLiveSession = prepareSelect<CheckedToken, { formerUsid: string | null }>(
  'login: session of a token',
  (builder) =>
    builder
      .select({ formerUsid: sessions.formerUsid })
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

/** The token's session; null when session or token is revoked, or the session is another customer's. */
export async function findLiveSession(
  queryable: Queryable,
  token: CheckedToken,
): Promise<{ readonly formerUsid: string | null } | null> {
  return (await selectLiveSession(queryable, token))[0] ?? null;
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

/** Of several processes that start concurrently, all use the first one's key. */
export async function insertFirstSigningKey(
  queryable: Queryable,
  key: typeof signingKeys.$inferInsert,
): Promise<void> {
  await queryable.insert(signingKeys).values(key).onConflictDoNothing();
}
