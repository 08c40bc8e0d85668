import type { VisitDays, VisitKind } from '@ownpath/contracts/servicing';
import { type CalendarDate, instantAt, isCalendarDate } from '@ownpath/domain/dates';
import { moveToDelivery } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { isInVisitRange, isVisitDay, visitChangeableUntil, visitSlotsOn } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { writeDeliveryMove } from '../agreements/index.ts';
import { planFollowUp, planToTellStore, planWait } from './plan-visit-jobs.ts';
import { clockTime, isLive, loadVisitDays, planVisit, type VisitPlan } from './visit-days.ts';
import { queueVisitEmail } from './visit-emails.ts';
import { addPhotos, giveUpPhotos, keepPhotos, type StoredPhoto } from './visit-photos.ts';
import {
  type Appointment,
  changeVisit,
  findOwnAgreement,
  freePlace,
  getAgreement,
  insertVisit,
  isPaymentPending,
  lockAgreement,
  type Queryable,
  type Transaction,
  takePlace,
  type VisitedAgreement,
} from './visits-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config' | 'ports'>;

type Wish = {
  readonly kind: VisitKind;
  readonly date: CalendarDate;
  /** `10:00`. */
  readonly startTime: string;
  readonly notes: string | null;
  readonly locale: Locale;
};

/** The caller's agreement. @throws DomainError `NotFound` */
export async function getOwnAgreement(
  queryable: Queryable,
  customerId: string,
  agreementId: string,
): Promise<VisitedAgreement> {
  const found = await findOwnAgreement(queryable, customerId, agreementId);
  if (!found) throw new DomainError('NotFound', 'No such agreement.');
  return found;
}

const tooLate = () => new DomainError('VisitNotChangeable', 'Only the store can change the visit now.');

/** The slot that was asked for. @throws DomainError `SlotTaken` when it can't be booked (any more) */
function slotOf(wish: Wish, plan: VisitPlan, found: VisitedAgreement, now: Date) {
  const taken = () => new DomainError('SlotTaken', 'This time cannot be booked.');
  if (!isCalendarDate(wish.date)) throw taken();
  const startsAt = `${wish.startTime}:00`;
  const slot = visitSlotsOn(wish.date).find(({ startMinute }) => clockTime(startMinute) === startsAt);
  const isOpen = isInVisitRange(wish.date, plan.firstDay) && isVisitDay(wish.date, now, found.store.timeZone);
  if (!slot || !isOpen) throw taken();
  const { storeId } = found.agreement;
  return { storeId, scheduledOn: wish.date, startsAt, endsAt: clockTime(slot.endMinute) };
}

/** Moves the place from the old slot to the new one. @throws DomainError `SlotTaken` */
async function putVisit(
  transaction: Transaction,
  found: VisitedAgreement,
  { visit, ...plan }: VisitPlan,
  wish: Wish,
  now: Date,
): Promise<Appointment | null> {
  const { agreement, store } = found;
  const live = visit && isLive(visit) ? visit : null;
  if (
    live &&
    (live.status !== 'scheduled' || now >= visitChangeableUntil(live.scheduledOn, store.timeZone))
  ) {
    throw tooLate();
  }
  const slot = slotOf(wish, { visit, ...plan }, found, now);
  const { notes } = wish;
  if (live && live.scheduledOn === slot.scheduledOn && live.startsAt === slot.startsAt) {
    return live.notes === notes ? null : changeVisit(transaction, live.id, { notes }, now);
  }
  if (!(await takePlace(transaction, slot, store.visitsPerSlot))) {
    throw new DomainError('SlotTaken', 'This time has just been taken.');
  }
  if (live) {
    await freePlace(transaction, live);
    return changeVisit(transaction, live.id, { ...slot, notes }, now);
  }
  const { id: agreementId, customerId } = agreement;
  const fields = { customerId, agreementId, kind: wish.kind, ...slot, notes };
  return insertVisit(transaction, { ...fields, createdAt: now, updatedAt: now });
}

type BookingRequest = Wish & {
  readonly customerId: string;
  readonly agreementId: string;
  readonly isGiven?: boolean;
  /** Of the problem, for a service visit. */
  readonly photos?: readonly { readonly name: string; readonly content: string }[];
};

/** The visit with its photos; null when neither it nor they changed. */
async function putPhotos(
  transaction: Transaction,
  visit: Appointment | null,
  isChanged: boolean,
  photos: readonly StoredPhoto[],
  now: Date,
): Promise<Appointment | null> {
  if (!visit) return null;
  const added = await addPhotos(transaction, visit.id, photos);
  if (isChanged) return visit;
  return added === 0 ? null : changeVisit(transaction, visit.id, {}, now);
}

/**
 * Books a visit, or moves it. A delivery on a later day moves the schedule in the same transaction, and the customer is told by
 * mail. The same booking twice changes nothing, and with `isGiven` nothing is changed that the customer has chosen or cancelled.
 * @throws DomainError `NotFound`; `VisitNotOffered`; `VisitNotChangeable`; `SlotTaken`; `PaymentInProgress`; of photos
 *   `PayloadTooLarge`, `UnsupportedMediaType`, `InfectedFile`
 */
export async function bookVisit(deps: Parts, request: BookingRequest): Promise<VisitDays> {
  const { database, clock } = deps;
  const { agreement } = await getOwnAgreement(database, request.customerId, request.agreementId);
  const now = clock.now();
  const photos = await keepPhotos(deps, request.kind === 'service' ? (request.photos ?? []) : []);
  try {
    await writeBooking(deps, agreement.id, request, photos, now);
  } catch (error) {
    await giveUpPhotos(deps, photos);
    throw error;
  }
  await database.flush();
  return loadVisitDays(database, await getAgreement(database, agreement.id), request, now);
}

async function writeBooking(
  deps: Parts,
  agreementId: string,
  request: BookingRequest,
  photos: readonly StoredPhoto[],
  now: Date,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    await lockAgreement(transaction, agreementId);
    const found = await getAgreement(transaction, agreementId);
    const plan = await planVisit(transaction, found, request.kind, now);
    if (request.isGiven && plan.visit) return;
    if (plan.blockedBy !== null) throw new DomainError('VisitNotOffered', `Blocked by ${plan.blockedBy}.`);
    const put = await putVisit(transaction, found, plan, request, now);
    const visit = await putPhotos(transaction, put ?? plan.visit, put !== null, photos, now);
    if (!visit) return;
    const move = plan.terms && moveToDelivery(plan.terms, visit.scheduledOn);
    if (move && move.days !== 0) {
      if (await isPaymentPending(transaction, agreementId)) {
        throw new DomainError('PaymentInProgress', 'A payment on the agreement is being checked.');
      }
      await writeDeliveryMove(transaction, found.agreement, move, now);
    }
    await planToTellStore(transaction, visit, now);
    await planFollowUp(transaction, visit, found.store.timeZone, now);
    await queueVisitEmail(transaction, deps, found, { visit, event: 'booked', move }, now);
  });
}

/**
 * Cancels a booked visit and frees its place. While nothing else is booked, rent waits.
 * @throws DomainError `NotFound`; `VisitNotChangeable`
 */
export async function cancelVisit(
  deps: Parts,
  request: {
    readonly customerId: string;
    readonly agreementId: string;
    readonly kind: VisitKind;
    readonly locale: Locale;
  },
): Promise<VisitDays> {
  const { database, clock } = deps;
  const { agreement, store } = await getOwnAgreement(database, request.customerId, request.agreementId);
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await lockAgreement(transaction, agreement.id);
    const { visit } = await planVisit(
      transaction,
      await getAgreement(transaction, agreement.id),
      request.kind,
      now,
    );
    if (!visit || !isLive(visit)) return;
    if (visit.status !== 'scheduled' || now >= visitChangeableUntil(visit.scheduledOn, store.timeZone)) {
      throw tooLate();
    }
    const cancelled = await changeVisit(transaction, visit.id, { status: 'cancelled' }, now);
    if (!cancelled) return;
    await freePlace(transaction, visit);
    await planToTellStore(transaction, cancelled, now);
    if (visit.kind === 'delivery') {
      const startsOn = agreement.rentStartsOn ?? visit.scheduledOn;
      await planWait(transaction, agreement.id, startsOn, instantAt(startsOn, 0, store.timeZone));
    }
    const found = { agreement, store };
    await queueVisitEmail(
      transaction,
      deps,
      found,
      { visit: cancelled, event: 'cancelled', move: null },
      now,
    );
  });
  await database.flush();
  return loadVisitDays(database, await getAgreement(database, agreement.id), request, now);
}
