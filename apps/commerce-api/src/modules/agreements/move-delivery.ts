import type { DeliveryMove, DeliveryTerms, MovablePayment } from '@ownpath/domain/servicing';
import type { Agreement, Queryable, ScheduledPayment, Transaction } from './agreements-queries.ts';
import { listScheduledPayments } from './agreements-queries.ts';
import { setNextCharge } from './autopay-queries.ts';
import { findPromisedDay, moveDates } from './move-delivery-queries.ts';

const movable = ({ dueOn, status }: ScheduledPayment): MovablePayment => ({
  dueDate: dueOn,
  isPaid: status === 'paid' || status === 'partially-paid',
});

/** What the day of delivery moves; null without a promised day. */
export async function findDeliveryTerms(
  queryable: Queryable,
  agreement: Agreement,
): Promise<DeliveryTerms | null> {
  const promisedOn = await findPromisedDay(queryable, agreement.orderNo);
  if (promisedOn === null) return null;
  const schedule = await listScheduledPayments(queryable, agreement.id);
  return {
    promisedOn,
    rentStartsOn: agreement.rentStartsOn ?? promisedOn,
    sameAsCashUntil: agreement.sameAsCashUntil,
    payments: schedule.filter(({ status }) => status !== 'cancelled').map(movable),
  };
}

/** Moves the schedule, what autopay charges next and the end of same-as-cash (decision 0070). */
export async function writeDeliveryMove(
  transaction: Transaction,
  agreement: Agreement,
  move: DeliveryMove,
  now: Date,
): Promise<void> {
  if (move.days === 0) return;
  await moveDates(transaction, agreement.id, move, now);
  if (move.nextDueOn) await setNextCharge(transaction, agreement.id, { nextChargeOn: move.nextDueOn });
}
