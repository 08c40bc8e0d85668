import { DOCUMENT_LIMITS } from '@ownpath/domain/approval';
import { MAX_VISIT_NOTE_LENGTH } from '@ownpath/domain/forms';
import { z } from 'zod';
import { CalendarDateText, defineCustomEndpoint, renamed } from '../wire/index.ts';
import { ReturnSettlement } from './returns.ts';

/**
 * Booking deliveries and other visits of the store. The specification names `searchappointment` and shows no call that
 * books: these are ours (decision 0070).
 */
const base64Length = (byteCount: number) => Math.ceil(byteCount / 3) * 4;
const Id = z.string().min(1).max(100);
/** `10:00` on the store's clock. */
const ClockTime = z.string().regex(/^\d{2}:\d{2}$/);

export const VISIT_KINDS = ['delivery', 'pickup', 'service'] as const;
export const VisitKind = z.enum(VISIT_KINDS);
export type VisitKind = z.infer<typeof VisitKind>;

/** A booked visit, or the last one of its kind. */
export const Visit = renamed({
  id: ['id', z.string()],
  kind: ['deliveryType', VisitKind],
  status: ['status', z.enum(['scheduled', 'on-the-way', 'completed', 'missed', 'cancelled'])],
  /** Of a missed one: the goods were refused, or nobody was there. */
  failure: ['failure', z.enum(['refused', 'failed']).nullable()],
  scheduledOn: ['scheduleDate', CalendarDateText],
  startsAt: ['startTime', ClockTime],
  endsAt: ['endTime', ClockTime],
  notes: ['notes', z.string().nullable()],
  /** Photos that the customer sent with a service visit. */
  photoCount: ['photoCount', z.int()],
  /** Until the store closes on the opening day before. */
  changeableUntil: ['changeableUntil', z.iso.datetime()],
  isChangeable: ['isChangeable', z.boolean()],
  /** Grows with each change, for calendar files. */
  version: ['version', z.int()],
});
export type Visit = z.output<typeof Visit>;

/** What a day of delivery moves. */
const MovedDates = renamed({
  rentStartsOn: ['rentStartDate', CalendarDateText],
  nextDueOn: ['nextDueDate', CalendarDateText.nullable()],
  lastDueOn: ['lastDueDate', CalendarDateText.nullable()],
  sameAsCashUntil: ['sameAsCashEndDate', CalendarDateText.nullable()],
});
export type MovedDates = z.output<typeof MovedDates>;

const VisitSlot = renamed({
  startsAt: ['startTime', ClockTime],
  endsAt: ['endTime', ClockTime],
  freeCount: ['freeCount', z.int()],
});

const VisitDay = renamed({
  date: ['date', CalendarDateText],
  /** `too-soon`: the goods are not there yet, or it can no longer be booked. `too-late`: beyond what can be booked now. */
  state: ['state', z.enum(['open', 'full', 'closed', 'too-soon', 'too-late'])],
  holiday: ['holiday', z.enum(['new-year', 'thanksgiving', 'christmas']).nullable()],
  freeCount: ['freeCount', z.int()],
  slots: ['slots', z.array(VisitSlot)],
  /** Of a delivery that can be booked. */
  moved: ['moved', MovedDates.nullable()],
  /** Of a pick-up that can be booked: what it settles. */
  settlement: ['settlement', ReturnSettlement.nullable()],
});
export type VisitDay = z.output<typeof VisitDay>;

export const VisitDays = renamed({
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  orderNo: ['orderNo', z.string().nullable()],
  storeNumber: ['storeNumber', z.string()],
  timeZone: ['timeZone', z.string()],
  kind: ['deliveryType', VisitKind],
  visit: ['visit', Visit.nullable()],
  /** Why no visit can be booked: documents are missing, it was delivered or not yet, the store takes no returns online, or the agreement is not running. */
  blockedBy: [
    'blockedBy',
    z.enum(['documents', 'delivered', 'not-delivered', 'store', 'agreement']).nullable(),
  ],
  deliveredOn: ['deliveredDate', CalendarDateText.nullable()],
  signedOn: ['signedDate', CalendarDateText.nullable()],
  promisedOn: ['promisedDate', CalendarDateText.nullable()],
  /** From then on, who has chosen no time is given the first free one; null where none is given. */
  givenFrom: ['givenFrom', z.iso.datetime().nullable()],
  now: ['now', MovedDates],
  /** Of a delivery that is an exchange: the agreement whose item is picked up on the same visit. */
  takesBack: [
    'takesBack',
    renamed({ agreementNumber: ['agreementNumber', z.string()], name: ['name', z.string()] }).nullable(),
  ],
  /** What the agreement was settled with, once the goods were taken back. */
  settlement: ['settlement', ReturnSettlement.nullable()],
  /** Monday of the week in `days`; the weeks before and after it in which a visit can be booked. */
  week: ['week', CalendarDateText],
  previousWeek: ['previousWeek', CalendarDateText.nullable()],
  nextWeek: ['nextWeek', CalendarDateText.nullable()],
  days: ['days', z.array(VisitDay)],
});
export type VisitDays = z.output<typeof VisitDays>;

export const getVisitDays = defineCustomEndpoint({
  id: 'getVisitDays',
  summary: 'A visit on one of the caller’s agreements, and a week of days that it can have',
  api: 'appointment',
  endpoint: 'visitdays',
  body: z.looseObject({ agreementId: Id, deliveryType: VisitKind, week: CalendarDateText.optional() }),
  response: VisitDays,
});

export const bookVisit = defineCustomEndpoint({
  id: 'bookVisit',
  summary: 'Book a visit, or move it to another time. A slot that was taken meanwhile is 409 `SlotTaken`',
  api: 'appointment',
  endpoint: 'bookvisit',
  maxBodyBytes: base64Length(DOCUMENT_LIMITS.sendBytes) + 16 * 1024,
  body: z.looseObject({
    agreementId: Id,
    deliveryType: VisitKind,
    date: CalendarDateText,
    startTime: ClockTime,
    notes: z.string().trim().max(MAX_VISIT_NOTE_LENGTH).optional(),
    /** Of the problem, with a service visit: JPEG, PNG or HEIC, in base64. */
    photos: z
      .array(
        z.object({
          name: z.string().max(255),
          content: z.string().min(1).max(base64Length(DOCUMENT_LIMITS.sendBytes)),
        }),
      )
      .max(DOCUMENT_LIMITS.filesPerDocument)
      .optional(),
  }),
  response: VisitDays,
});

export const cancelVisit = defineCustomEndpoint({
  id: 'cancelVisit',
  summary: 'Cancel a booked visit; the agreement stays',
  api: 'appointment',
  endpoint: 'cancelvisit',
  body: z.looseObject({ agreementId: Id, deliveryType: VisitKind }),
  response: VisitDays,
});
