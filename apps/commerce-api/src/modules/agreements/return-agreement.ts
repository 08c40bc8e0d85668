import type { CalendarDate } from '@ownpath/domain/dates';
import { owedThrough } from '@ownpath/domain/servicing';
import { type Agreement, listScheduledPayments, type Transaction } from './agreements-queries.ts';
import { endAutopay } from './autopay-queries.ts';
import { changeOwed, markReturned } from './return-agreement-queries.ts';

/**
 * Ends an agreement whose goods were picked up (decision 0070): nothing falls due any more, and of what was due already only the
 * days through the pick-up are owed, to be paid at the store. @returns what is owed, in cents
 */
export async function returnAgreement(
  transaction: Transaction,
  agreement: Agreement,
  pickedUpOn: CalendarDate,
  now: Date,
): Promise<number> {
  const schedule = await listScheduledPayments(transaction, agreement.id);
  let owedCents = 0;
  for (const row of schedule.filter(({ status }) => status === 'scheduled')) {
    const { dueOn, coversTo, rentCents, taxCents } = row;
    const coverageCents = row.coverageCents + row.clubCents - row.coveragePaidCents;
    const payment = { dueDate: dueOn, coversTo: coversTo ?? dueOn, rentCents, taxCents, coverageCents };
    const owed = owedThrough(payment, pickedUpOn);
    if (owed) owedCents += owed.rentCents + owed.taxCents + owed.coverageCents;
    await changeOwed(transaction, row, owed);
  }
  await endAutopay(transaction, agreement.id, now);
  await markReturned(transaction, agreement.id, pickedUpOn, now);
  return owedCents;
}
