import type { MovedDates, Visit, VisitDay, VisitDays, VisitKind } from '@ownpath/contracts/servicing';
import { addDays, type CalendarDate, calendarDateIn, isBefore, weekday } from '@ownpath/domain/dates';
import { type DeliveryTerms, moveToDelivery } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import {
  firstVisitDay,
  goodsReadyOn,
  isInVisitRange,
  isVisitDay,
  mondayOf,
  STORE_HOURS,
  storeHolidayOn,
  VISIT_CHOICE_DAYS,
  visitChangeableUntil,
  visitGivenFrom,
  visitSlotsOn,
} from '@ownpath/domain/stores';
import { loadVerificationNeeds } from '../active-approval/index.ts';
import { findDeliveryTerms } from '../agreements/index.ts';
import { findExchangeOfNew } from '../exchanges/index.ts';
import { findSettlement, loadSettling, settlementOn, toSettlement } from '../returns/index.ts';
import { listPhotos } from './visit-photos-queries.ts';
import {
  type Appointment,
  findOrderFacts,
  findVisit,
  listSlots,
  type Queryable,
  type VisitedAgreement,
} from './visits-queries.ts';

/** `10:00:00`, as the database has it. */
export const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;

/** `10:00` of `10:00:00`. */
const shortTime = (time: string) => time.slice(0, 5);

export const isLive = ({ status }: Pick<Appointment, 'status'>) =>
  status === 'scheduled' || status === 'on-the-way';

/** Why no visit of this kind can be booked; null when one can. */
async function findBlock(
  queryable: Queryable,
  { agreement, store }: VisitedAgreement,
  kind: VisitKind,
  facts: Awaited<ReturnType<typeof findOrderFacts>>,
  now: Date,
): Promise<VisitDays['blockedBy']> {
  if (agreement.status !== 'active') return 'agreement';
  if (kind !== 'delivery') {
    if (agreement.deliveredOn === null) return 'not-delivered';
    return kind === 'pickup' && !store.isOnlineReturnEnabled ? 'store' : null;
  }
  if (agreement.deliveredOn !== null) return 'delivered';
  if (!facts) return 'agreement';
  const { order, items } = facts;
  const { approvalId, customerId, createdAt: at } = order;
  const needs = await loadVerificationNeeds(queryable, { approvalId, customerId, store, items, at, now });
  return needs.documentsNeeded.length > 0 ? 'documents' : null;
}

function toVisit(visit: Appointment | null, photoCount: number, timeZone: string, now: Date): Visit | null {
  if (!visit || visit.status === 'cancelled' || visit.kind === 'carry-out') return null;
  const until = visitChangeableUntil(visit.scheduledOn, timeZone);
  return {
    id: visit.id,
    kind: visit.kind,
    status: visit.status,
    failure: visit.failure,
    scheduledOn: visit.scheduledOn,
    startsAt: shortTime(visit.startsAt),
    endsAt: shortTime(visit.endsAt),
    notes: visit.notes,
    photoCount,
    changeableUntil: until.toISOString(),
    isChangeable: visit.status === 'scheduled' && now < until,
    version: visit.version,
  };
}

function movedDates(terms: DeliveryTerms, day: CalendarDate): MovedDates {
  const { days: _days, ...moved } = moveToDelivery(terms, day);
  return moved;
}

/** Days on which the visit can be booked begin here. */
function firstDayOf(
  { agreement, store }: VisitedAgreement,
  kind: VisitKind,
  facts: Awaited<ReturnType<typeof findOrderFacts>>,
  now: Date,
): CalendarDate {
  const tomorrow = addDays(calendarDateIn(now, store.timeZone), 1);
  const bands = kind === 'delivery' ? (facts?.items ?? []).map(({ deliveryBand }) => deliveryBand) : [];
  const ready = bands.length > 0 ? goodsReadyOn(bands, agreement.openedOn ?? tomorrow) : tomorrow;
  return firstVisitDay(isBefore(ready, tomorrow) ? tomorrow : ready, now, store.timeZone);
}

/** What the booking of a visit goes by. */
export type VisitPlan = {
  readonly blockedBy: VisitDays['blockedBy'];
  readonly firstDay: CalendarDate;
  /** Null without a promised day, and for visits that are no deliveries. */
  readonly terms: DeliveryTerms | null;
  readonly visit: Appointment | null;
};

export async function planVisit(
  queryable: Queryable,
  found: VisitedAgreement,
  kind: VisitKind,
  now: Date,
): Promise<VisitPlan> {
  const facts = await findOrderFacts(queryable, found.agreement.orderNo);
  return {
    blockedBy: await findBlock(queryable, found, kind, facts, now),
    firstDay: firstDayOf(found, kind, facts, now),
    terms: kind === 'delivery' ? await findDeliveryTerms(queryable, found.agreement) : null,
    visit: await findVisit(queryable, found.agreement.id, kind),
  };
}

function stateOf(day: CalendarDate, freeCount: number, plan: VisitPlan, timeZone: string, now: Date) {
  if (visitSlotsOn(day).length === 0) return 'closed' as const;
  if (isBefore(day, plan.firstDay) || !isVisitDay(day, now, timeZone)) return 'too-soon' as const;
  if (!isInVisitRange(day, plan.firstDay)) return 'too-late' as const;
  return freeCount > 0 ? ('open' as const) : ('full' as const);
}

/** When a time will be given if none is chosen: to who never had one, and whose goods can come. */
function givenFromOf({ blockedBy, visit, terms }: VisitPlan, timeZone: string, now: Date): Date | null {
  if (blockedBy !== null || visit || !terms) return null;
  const from = visitGivenFrom(terms.promisedOn, timeZone);
  return now < from ? from : null;
}

/** A week of days, and what each of them would move. */
export async function loadVisitDays(
  queryable: Queryable,
  found: VisitedAgreement,
  wish: { readonly kind: VisitKind; readonly week?: CalendarDate | undefined; readonly locale: Locale },
  now: Date,
): Promise<VisitDays> {
  const { agreement, store } = found;
  const { kind } = wish;
  const plan = await planVisit(queryable, found, kind, now);
  const { visit, terms, firstDay } = plan;
  const photos = visit && kind === 'service' ? await listPhotos(queryable, visit.id) : [];
  const exchange = kind === 'delivery' ? await findExchangeOfNew(queryable, agreement.id) : null;
  const booked = visit && isLive(visit) ? visit.scheduledOn : firstDay;
  const firstWeek = mondayOf(isBefore(booked, firstDay) ? booked : firstDay);
  const lastWeek = mondayOf(addDays(firstDay, VISIT_CHOICE_DAYS));
  const asked = mondayOf(wish.week ?? booked);
  const isShown = !isBefore(asked, firstWeek) && !isBefore(lastWeek, asked);
  const week = isShown ? asked : mondayOf(firstDay);
  const dates = Array.from({ length: 7 }, (_, index) => addDays(week, index));
  const rows = await listSlots(queryable, agreement.storeId, week, addDays(week, 6));
  const settling =
    kind === 'pickup' && plan.blockedBy === null ? await loadSettling(queryable, agreement) : null;
  const days = dates
    .filter((date) => STORE_HOURS[weekday(date)] !== null)
    .map((date): VisitDay => {
      const slots = visitSlotsOn(date).map(({ startMinute, endMinute }) => {
        const startsAt = clockTime(startMinute);
        const row = rows.find((one) => one.slotDate === date && one.startsAt === startsAt);
        const freeCount = row ? row.capacity - row.booked : store.visitsPerSlot;
        return { startsAt: shortTime(startsAt), endsAt: shortTime(clockTime(endMinute)), freeCount };
      });
      const freeCount = slots.reduce((sum, slot) => sum + slot.freeCount, 0);
      const state = stateOf(date, freeCount, plan, store.timeZone, now);
      const isOwn = visit !== null && isLive(visit) && visit.scheduledOn === date;
      return {
        date,
        state,
        holiday: storeHolidayOn(date),
        freeCount,
        slots,
        moved: terms && (state === 'open' || isOwn) ? movedDates(terms, date) : null,
        settlement:
          settling && (state === 'open' || isOwn) ? toSettlement(settlementOn(settling, date)) : null,
      };
    });
  const { rentStartsOn, sameAsCashUntil } = terms ?? agreement;
  return {
    agreementId: agreement.id,
    agreementNumber: agreement.agreementNumber,
    orderNo: agreement.orderNo,
    storeNumber: agreement.storeId,
    timeZone: store.timeZone,
    kind,
    visit: toVisit(visit, photos.length, store.timeZone, now),
    blockedBy: plan.blockedBy,
    deliveredOn: agreement.deliveredOn,
    signedOn: agreement.openedOn,
    promisedOn: terms?.promisedOn ?? null,
    givenFrom: givenFromOf(plan, store.timeZone, now)?.toISOString() ?? null,
    now: terms
      ? movedDates(terms, terms.rentStartsOn)
      : {
          rentStartsOn: rentStartsOn ?? agreement.openedOn ?? '',
          nextDueOn: agreement.nextDueOn,
          lastDueOn: null,
          sameAsCashUntil,
        },
    takesBack: exchange && {
      agreementNumber: exchange.old.agreementNumber,
      name: exchange.old.name[wish.locale],
    },
    settlement: agreement.status === 'active' ? null : await findSettlement(queryable, agreement.id),
    week,
    previousWeek: isBefore(firstWeek, week) ? addDays(week, -7) : null,
    nextWeek: isBefore(week, lastWeek) ? addDays(week, 7) : null,
    days,
  };
}
