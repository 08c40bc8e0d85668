import { addDays, calendarDateIn, instantAt, isBefore } from '@ownpath/domain/dates';
import { type DeliveryMove, moveToDelivery } from '@ownpath/domain/servicing';
import { firstVisitDay } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { PortError, type VisitReport } from '../../ports/index.ts';
import { findDeliveryTerms, TELL_STORE, writeDeliveryMove } from '../agreements/index.ts';
import { findExchangeOfNew, finishExchange } from '../exchanges/index.ts';
import { type AgreementSettlement, endRental } from '../returns/index.ts';
import { GIVE_VISITS, giveStoreVisits } from './give-visits.ts';
import { endOfWaiting, FOLLOW_VISIT, planWait, startOfVisit, WAIT_FOR_DELIVERY } from './plan-visit-jobs.ts';
import { isLive } from './visit-days.ts';
import { queueExchangeEmail, queueVisitEmail, type VisitEvent } from './visit-emails.ts';
import { listPhotos } from './visit-photos-queries.ts';
import {
  type Appointment,
  changeVisit,
  findVisit,
  freePlace,
  getAgreement,
  getVisit,
  isPaymentPending,
  lockAgreement,
  lockAgreements,
  planJob,
  setDelivered,
  type Transaction,
  type VisitedAgreement,
} from './visits-queries.ts';

export type VisitParts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

const ASK_AGAIN_MS = 10 * 60_000;

/** The first day on which the goods can come now. */
const nextDay = (found: VisitedAgreement, now: Date) =>
  firstVisitDay(addDays(calendarDateIn(now, found.store.timeZone), 1), now, found.store.timeZone);

/** Rent starts on the day, not before; null when nothing moves. */
async function moveStart(
  transaction: Transaction,
  found: VisitedAgreement,
  day: string,
  now: Date,
): Promise<DeliveryMove | null> {
  const terms = await findDeliveryTerms(transaction, found.agreement);
  if (!terms) return null;
  const move = moveToDelivery(terms, day);
  await writeDeliveryMove(transaction, found.agreement, move, now);
  return move;
}

async function writeDelivery(transaction: Transaction, found: VisitedAgreement, on: string, now: Date) {
  const move = await moveStart(transaction, found, on, now);
  await setDelivered(transaction, found.agreement.id, on, now);
  return move;
}

async function writePickUp(
  transaction: Transaction,
  { agreement }: VisitedAgreement,
  on: string,
  now: Date,
): Promise<AgreementSettlement> {
  return endRental(transaction, agreement, { status: 'returned', on, lastDay: on }, now);
}

/** The goods did not come: rent waits for the next day on which they can. */
async function writeMissed(transaction: Transaction, found: VisitedAgreement, visit: Appointment, now: Date) {
  await freePlace(transaction, visit);
  if (visit.kind !== 'delivery') return null;
  const day = nextDay(found, now);
  await planWait(transaction, found.agreement.id, day, instantAt(day, 0, found.store.timeZone));
  return moveStart(transaction, found, day, now);
}

/** Writes what the store reported, once; the customer is told by mail. */
async function writeReport(deps: VisitParts, before: Appointment, report: VisitReport): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const exchange =
      before.kind === 'delivery' ? await findExchangeOfNew(transaction, before.agreementId) : null;
    const ids = [before.agreementId, ...(exchange ? [exchange.old.id] : [])];
    await lockAgreements(transaction, ids);
    const found = await getAgreement(transaction, before.agreementId);
    const current = await getVisit(transaction, before.id);
    // Moved to another day since: what is reported is about the earlier one.
    if (!isLive(current) || current.scheduledOn !== before.scheduledOn) return;
    if (report.status === 'on-the-way') {
      if (current.status === 'scheduled') {
        await changeVisit(transaction, current.id, { status: 'on-the-way' }, now);
      }
      return;
    }
    for (const id of ids) if (await isPaymentPending(transaction, id)) return;
    const isDone = report.status === 'done';
    const fields = isDone
      ? ({ status: 'completed' } as const)
      : ({ status: 'missed', failure: report.status } as const);
    const visit = await changeVisit(transaction, current.id, fields, now);
    if (!visit) return;
    let move: DeliveryMove | null = null;
    if (!isDone) move = await writeMissed(transaction, found, visit, now);
    else if (visit.kind === 'delivery') move = await writeDelivery(transaction, found, report.on, now);
    const settlement =
      isDone && visit.kind === 'pickup' ? await writePickUp(transaction, found, report.on, now) : null;
    const event: VisitEvent = isDone ? 'done' : report.status;
    await queueVisitEmail(transaction, deps, found, { visit, event, move, settlement }, now);
    if (!isDone || visit.kind !== 'delivery') return;
    const exchanged = await finishExchange(transaction, found.agreement.id, report.on, now);
    if (!exchanged) return;
    const old = await getAgreement(transaction, exchanged.old.id);
    await queueExchangeEmail(transaction, deps, old, { visit, settlement: exchanged.settlement }, now);
  });
}

/**
 * Asks the store what became of a visit whose day has come, and writes it. A store that does not answer is asked again
 * later; one that has reported nothing until the second day after has not come.
 */
export async function settleVisit(deps: VisitParts, visit: Appointment | null): Promise<void> {
  if (!visit || !isLive(visit)) return;
  const { store } = await getAgreement(deps.database, visit.agreementId);
  let report: VisitReport | null;
  try {
    report = await deps.ports.storeDesk.reportOf(visit.id);
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    deps.log.warn({ visitId: visit.id, fault: error.fault }, 'the store did not say what became of a visit');
    return;
  }
  const isOver = deps.clock.now() >= endOfWaiting(visit, store.timeZone);
  if (report) await writeReport(deps, visit, report);
  if (isOver && report?.status !== 'done') await writeReport(deps, visit, { status: 'failed' });
}

async function followVisit(deps: VisitParts, visitId: string): Promise<void> {
  const { database, clock } = deps;
  const before = await getVisit(database, visitId);
  const { store } = await getAgreement(database, before.agreementId);
  const now = clock.now();
  if (now < startOfVisit(before, store.timeZone)) return;
  await settleVisit(deps, before);
  const after = await getVisit(database, visitId);
  if (!isLive(after)) return;
  const runAt = new Date(now.getTime() + ASK_AGAIN_MS);
  await database.transaction((transaction) =>
    planJob(transaction, {
      kind: FOLLOW_VISIT,
      payload: { visitId },
      idempotencyKey: `${visitId}:${runAt.toISOString()}`,
      runAt,
    }),
  );
}

/** @throws PortError: the queue retries */
async function tellStore({ database, ports }: VisitParts, visitId: string): Promise<void> {
  const visit = await getVisit(database, visitId);
  const { agreement, store } = await getAgreement(database, visit.agreementId);
  const { id, kind, storeId, scheduledOn, startsAt, endsAt, notes, status } = visit;
  const exchange = kind === 'delivery' ? await findExchangeOfNew(database, agreement.id) : null;
  await ports.storeDesk.putVisit({
    id,
    kind,
    storeId,
    timeZone: store.timeZone,
    agreementNumber: agreement.agreementNumber,
    title: agreement.name['en-US'],
    scheduledOn,
    startsAt,
    endsAt,
    notes,
    photoKeys: (await listPhotos(database, id)).map(({ storageKey }) => storageKey),
    takesBack: exchange && `${exchange.old.name['en-US']}, ${exchange.old.agreementNumber}`,
    isCancelled: status === 'cancelled',
  });
}

/** While nothing is delivered and nothing is booked, rent starts on the next day on which the goods can come. */
async function waitForDelivery({ database, clock }: VisitParts, agreementId: string): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await lockAgreement(transaction, agreementId);
    const found = await getAgreement(transaction, agreementId);
    const { status, deliveredOn, rentStartsOn } = found.agreement;
    const visit = await findVisit(transaction, agreementId, 'delivery');
    if (status !== 'active' || deliveredOn !== null || (visit && isLive(visit))) return;
    const today = calendarDateIn(now, found.store.timeZone);
    const isEarly = rentStartsOn !== null && isBefore(today, rentStartsOn);
    const day = isEarly ? rentStartsOn : nextDay(found, now);
    const isBusy = await isPaymentPending(transaction, agreementId);
    if (!isEarly && !isBusy) await moveStart(transaction, found, day, now);
    await planWait(transaction, agreementId, day, instantAt(day, 0, found.store.timeZone));
  });
}

type Job = { readonly payload: Readonly<Record<string, unknown>> };

/** Handlers of this module's jobs, by kind. */
export function visitJobs(deps: VisitParts) {
  return {
    [TELL_STORE]: (job: Job) => tellStore(deps, String(job.payload.visitId)),
    [FOLLOW_VISIT]: (job: Job) => followVisit(deps, String(job.payload.visitId)),
    [GIVE_VISITS]: (job: Job) => giveStoreVisits(deps, String(job.payload.storeId)),
    [WAIT_FOR_DELIVERY]: (job: Job) => waitForDelivery(deps, String(job.payload.agreementId)),
  };
}
