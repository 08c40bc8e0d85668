import { addDays, type CalendarDate, instantAt } from '@ownpath/domain/dates';
import { TELL_STORE } from '../agreements/index.ts';
import { type Appointment, planJob, type Transaction } from './visits-queries.ts';

/** Asks the store what became of a visit. */
export const FOLLOW_VISIT = 'follow-visit';
/** Keeps rent from starting while nothing is delivered. */
export const WAIT_FOR_DELIVERY = 'wait-for-delivery';

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function startOfVisit({ scheduledOn, startsAt }: Appointment, timeZone: string): Date {
  return instantAt(scheduledOn, minutesOf(startsAt), timeZone);
}

/** Without a report until then, the visit counts as failed. */
export function endOfWaiting({ scheduledOn }: Appointment, timeZone: string): Date {
  return instantAt(addDays(scheduledOn, 2), 0, timeZone);
}

export async function planToTellStore(
  transaction: Transaction,
  { id, version }: Appointment,
  now: Date,
): Promise<void> {
  await planJob(transaction, {
    kind: TELL_STORE,
    payload: { visitId: id },
    idempotencyKey: `${id}:${version}`,
    runAt: now,
  });
}

export async function planFollowUp(
  transaction: Transaction,
  visit: Appointment,
  timeZone: string,
  now: Date,
): Promise<void> {
  const start = startOfVisit(visit, timeZone);
  const runAt = start > now ? start : now;
  await planJob(transaction, {
    kind: FOLLOW_VISIT,
    payload: { visitId: visit.id },
    idempotencyKey: `${visit.id}:${runAt.toISOString()}`,
    runAt,
  });
}

/** @param day of the store on which rent would start without a delivery */
export async function planWait(
  transaction: Transaction,
  agreementId: string,
  day: CalendarDate,
  runAt: Date,
): Promise<void> {
  await planJob(transaction, {
    kind: WAIT_FOR_DELIVERY,
    payload: { agreementId },
    idempotencyKey: `${agreementId}:${day}`,
    runAt,
  });
}
