import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { refreshTokens, sessions } from '../../database/schema/index.ts';

/** Sessions that a token can still go on with, the one used last first. */
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
