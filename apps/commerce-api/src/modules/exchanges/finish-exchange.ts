import type { CalendarDate } from '@ownpath/domain/dates';
import { lastDayOfOld } from '@ownpath/domain/servicing';
import { type AgreementSettlement, endRental } from '../returns/index.ts';
import { findExchangeOfNew, moveExchange, setExchangedFrom, type Transaction } from './exchanges-queries.ts';

/**
 * The new item was delivered and the old one taken back: its agreement ends, with rent through the day before. Both agreements are
 * locked by the caller. @returns null when the agreement is not the new one of an exchange
 */
export async function finishExchange(
  transaction: Transaction,
  newAgreementId: string,
  on: CalendarDate,
  now: Date,
): Promise<{ readonly old: { readonly id: string }; readonly settlement: AgreementSettlement } | null> {
  const found = await findExchangeOfNew(transaction, newAgreementId);
  if (!found) return null;
  const { exchange, old } = found;
  const done = await moveExchange(transaction, exchange.id, ['asked', 'agreed'], { status: 'done' }, now);
  if (!done) return null;
  const end = { status: 'exchanged', on, lastDay: lastDayOfOld(on) } as const;
  const settlement = await endRental(transaction, old, end, now);
  await setExchangedFrom(transaction, newAgreementId, old.id);
  return { old, settlement };
}
