import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { type SignatureEnvelope, signatureEnvelopes } from '../../database/schema/index.ts';

export type { SignatureEnvelope };

export function listEnvelopes(queryable: Queryable, agreementId: string): Promise<SignatureEnvelope[]> {
  return queryable
    .select()
    .from(signatureEnvelopes)
    .where(eq(signatureEnvelopes.agreementId, agreementId))
    .orderBy(desc(signatureEnvelopes.createdAt));
}

export async function insertEnvelope(
  transaction: Transaction,
  envelope: typeof signatureEnvelopes.$inferInsert,
): Promise<SignatureEnvelope> {
  const [row] = await transaction.insert(signatureEnvelopes).values(envelope).returning();
  if (!row) throw new Error('the envelope was not stored');
  return row;
}

/** Moves an envelope on from a state in which it is open; otherwise nothing changes. */
export async function moveEnvelope(
  queryable: Queryable,
  id: string,
  fields: Partial<SignatureEnvelope>,
  now: Date,
): Promise<void> {
  await queryable
    .update(signatureEnvelopes)
    .set({ ...fields, updatedAt: now })
    .where(and(eq(signatureEnvelopes.id, id), inArray(signatureEnvelopes.status, ['requested', 'created'])));
}
