import { type CalendarDate, calendarDateIn } from '@ownpath/domain/dates';
import type { Dependencies } from '../../dependencies.ts';
import { hasPendingPayment, lockAgreements } from './account-payment-queries.ts';
import { findLateFee, storeDayOf, toRentalAccount } from './agreement-status.ts';
import {
  findServicedStore,
  insertLateFee,
  listUnpaidAgreements,
  type Transaction,
} from './payment-help-queries.ts';
import { type AgreementAccount, listAgreementAccounts } from './servicing-queries.ts';

/**
 * Charges the late fees that payments have on this day and are not charged yet: from then on they stay as they are. A
 * payment has one at most, whoever charges it and how often. @returns how many were charged
 */
export async function chargeLateFees(
  transaction: Transaction,
  account: AgreementAccount,
  today: CalendarDate,
): Promise<number> {
  const { id, type, status } = account.agreement;
  if (type !== 'rental-purchase' || status !== 'active') return 0;
  let count = 0;
  for (const { dueDate, lateFeeCents } of toRentalAccount(account, today).payments) {
    if (lateFeeCents === 0 || findLateFee(account, dueDate)) continue;
    const fee = { agreementId: id, dueOn: dueDate, amountCents: lateFeeCents };
    if (await insertLateFee(transaction, fee)) count += 1;
  }
  return count;
}

/**
 * Charges the late fees of a store on its calendar day. An agreement with a payment that was not answered yet is left for
 * another day: that payment settles what was due when it was made.
 */
export async function chargeStoreLateFees(
  deps: Pick<Dependencies, 'database' | 'clock' | 'log'>,
  storeId: string,
): Promise<void> {
  const { database, clock, log } = deps;
  const now = clock.now();
  const store = await findServicedStore(database, storeId);
  if (!store) return;
  const before = calendarDateIn(now, store.timeZone);
  const late = await listUnpaidAgreements(database, { storeId, before, isUncharged: true });
  let count = 0;
  for (const [customerId, ids] of late) {
    await database.transaction(async (transaction) => {
      await lockAgreements(transaction, customerId, ids);
      for (const account of await listAgreementAccounts(transaction, customerId)) {
        const { id } = account.agreement;
        if (!ids.includes(id) || (await hasPendingPayment(transaction, [id]))) continue;
        count += await chargeLateFees(transaction, account, storeDayOf(account, now));
      }
    });
  }
  if (count > 0) log.info({ storeId, count }, 'late fees were charged');
}
