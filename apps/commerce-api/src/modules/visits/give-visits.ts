import { addDays, type CalendarDate, instantAt, isBefore } from '@ownpath/domain/dates';
import { firstVisitDay, isInVisitRange, visitGivenFrom, visitSlotsOn } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { bookVisit } from './book-visit.ts';
import { planWait } from './plan-visit-jobs.ts';
import { clockTime, planVisit, type VisitPlan } from './visit-days.ts';
import { listSlots, listUnvisited, type Queryable, type VisitedAgreement } from './visits-queries.ts';

/** Gives a time to the deliveries of a store for which none was chosen. */
export const GIVE_VISITS = 'give-visits';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config' | 'log' | 'ports'>;

type FreeSlot = { readonly date: CalendarDate; readonly startTime: string };

/** Free windows from the day on, in order, as far ahead as a visit can be booked. */
async function listFree(
  queryable: Queryable,
  { agreement, store }: VisitedAgreement,
  { firstDay }: VisitPlan,
  from: CalendarDate,
): Promise<FreeSlot[]> {
  const days: CalendarDate[] = [];
  for (let day = from; isInVisitRange(day, firstDay); day = addDays(day, 1)) days.push(day);
  const rows = await listSlots(queryable, agreement.storeId, from, days.at(-1) ?? from);
  return days.flatMap((date) =>
    visitSlotsOn(date).flatMap(({ startMinute }) => {
      const startsAt = clockTime(startMinute);
      const row = rows.find((one) => one.slotDate === date && one.startsAt === startsAt);
      const freeCount = row ? row.capacity - row.booked : store.visitsPerSlot;
      return freeCount > 0 ? [{ date, startTime: startsAt.slice(0, 5) }] : [];
    }),
  );
}

/** Books the first free window on or after the promised day. @returns false when none can be booked now */
async function bookFirstFree(
  deps: Parts,
  found: VisitedAgreement,
  plan: VisitPlan,
  promisedOn: CalendarDate,
): Promise<boolean> {
  if (plan.blockedBy !== null) return false;
  const wanted = isBefore(promisedOn, plan.firstDay) ? plan.firstDay : promisedOn;
  const from = firstVisitDay(wanted, deps.clock.now(), found.store.timeZone);
  const { id: agreementId, customerId } = found.agreement;
  for (const slot of await listFree(deps.database, found, plan, from)) {
    try {
      const wish = {
        customerId,
        agreementId,
        kind: 'delivery',
        ...slot,
        notes: null,
        locale: 'en-US',
      } as const;
      await bookVisit(deps, { ...wish, isGiven: true });
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'SlotTaken') continue;
      deps.log.warn({ agreementId, code: error.code }, 'no time of delivery could be given');
      return false;
    }
  }
  return false;
}

/**
 * Who has chosen no time for a delivery by the afternoon of the opening day before the promised day gets the first free one
 * (decision 0070). Where none can be booked, because documents are missing or everything is taken, rent waits.
 */
export async function giveStoreVisits(deps: Parts, storeId: string): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  for (const found of await listUnvisited(database, storeId)) {
    const { agreement, store } = found;
    const plan = await planVisit(database, found, 'delivery', now);
    if (!plan.terms || now < visitGivenFrom(plan.terms.promisedOn, store.timeZone)) continue;
    if (await bookFirstFree(deps, found, plan, plan.terms.promisedOn)) continue;
    const { rentStartsOn } = plan.terms;
    const startsAt = instantAt(rentStartsOn, 0, store.timeZone);
    await database.transaction((transaction) => planWait(transaction, agreement.id, rentStartsOn, startsAt));
  }
}
