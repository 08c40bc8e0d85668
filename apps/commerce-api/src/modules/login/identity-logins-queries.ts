import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { type IdentityProviderLogin, identityProviderLogins, sessions } from '../../database/schema/index.ts';

export type { IdentityProviderLogin };

/** Remembers a sign-in that goes to the provider; a usid that is no session of ours is forgotten. */
export async function insertIdentityLogin(
  queryable: Queryable,
  row: typeof identityProviderLogins.$inferInsert,
): Promise<void> {
  const known = row.usid
    ? await queryable.select({ usid: sessions.usid }).from(sessions).where(eq(sessions.usid, row.usid))
    : [];
  await queryable.insert(identityProviderLogins).values({ ...row, usid: known[0]?.usid ?? null });
}

/** The sign-in of this state, for the first that comes back with it in time; else null. */
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
