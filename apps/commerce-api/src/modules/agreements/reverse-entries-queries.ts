import { alias, and, asc, eq, inArray, notExists, type SQL, sql } from '../../database/orm.ts';
import { ledgerEntries } from '../../database/schema/index.ts';
import type { Transaction } from './agreements-queries.ts';

type Reversal = { readonly effectiveOn: string; readonly memo: string };

/** Writes the reversing entry of each of these entries, once. @param effectiveOn calendar day at the store */
async function reverseEntries(
  transaction: Transaction,
  which: SQL,
  { effectiveOn, memo }: Reversal,
): Promise<void> {
  const reversal = alias(ledgerEntries, 'reversal');
  const reversed = transaction
    .select({ one: sql`1` })
    .from(reversal)
    .where(eq(reversal.reversesId, ledgerEntries.id));
  const entries = await transaction
    .select()
    .from(ledgerEntries)
    .where(and(which, sql`${ledgerEntries.kind} <> 'reversal'`, notExists(reversed)))
    .orderBy(asc(ledgerEntries.id));
  if (entries.length === 0) return;
  await transaction.insert(ledgerEntries).values(
    entries.map(({ id, createdAt: _createdAt, amountCents, ...entry }) => ({
      ...entry,
      kind: 'reversal' as const,
      reversesId: id,
      amountCents: -amountCents,
      effectiveOn,
      memo,
    })),
  );
}

/** Every entry of the agreements. */
export function reverseAgreements(
  transaction: Transaction,
  agreementIds: readonly string[],
  reversal: Reversal,
): Promise<void> {
  return reverseEntries(transaction, inArray(ledgerEntries.agreementId, [...agreementIds]), reversal);
}

/** Every entry of a payment. */
export function reversePaymentEntries(
  transaction: Transaction,
  paymentId: string,
  reversal: Reversal,
): Promise<void> {
  return reverseEntries(transaction, eq(ledgerEntries.paymentId, paymentId), reversal);
}
