import type { CalendarDate } from '@ownpath/domain/dates';
import { type Agreement, findExchangeToSign, moveExchange, type Transaction } from './exchanges-queries.ts';

/**
 * A signed and paid agreement is the new one of an exchange that its store has agreed on. The customer can keep both instead,
 * until the crew is on its way. @param at.today calendar day at the store
 */
export async function linkExchange(
  transaction: Transaction,
  agreement: Agreement,
  at: { readonly now: Date; readonly today: CalendarDate },
): Promise<void> {
  if (agreement.type !== 'rental-purchase') return;
  const exchange = await findExchangeToSign(transaction, agreement, at.today);
  if (!exchange) return;
  await moveExchange(transaction, exchange.id, ['agreed'], { newAgreementId: agreement.id }, at.now);
}
