import type { Queryable } from '../../database/connect.ts';
import { and, eq } from '../../database/orm.ts';
import { customerCredentials } from '../../database/schema/index.ts';
import type { PasswordHash } from './password-hash.ts';

export async function findCredential(queryable: Queryable, customerId: string) {
  const [row] = await queryable
    .select()
    .from(customerCredentials)
    .where(eq(customerCredentials.customerId, customerId));
  return row ?? null;
}

export async function putCredential(
  queryable: Queryable,
  customerId: string,
  hash: PasswordHash,
  now: Date,
): Promise<void> {
  const fields = { ...hash, changedAt: now, failedAttempts: 0, lockedUntil: null };
  await queryable
    .insert(customerCredentials)
    .values({ customerId, ...fields })
    .onConflictDoUpdate({ target: customerCredentials.customerId, set: fields });
}

/** Replaces the hash of a password that has not been changed since it was read. */
export async function replaceHash(
  queryable: Queryable,
  { customerId, passwordHash }: Pick<typeof customerCredentials.$inferSelect, 'customerId' | 'passwordHash'>,
  hash: PasswordHash,
): Promise<void> {
  await queryable
    .update(customerCredentials)
    .set(hash)
    .where(
      and(eq(customerCredentials.customerId, customerId), eq(customerCredentials.passwordHash, passwordHash)),
    );
}
