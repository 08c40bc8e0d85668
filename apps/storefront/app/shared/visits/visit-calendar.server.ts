import type { OrderAddress } from '@ownpath/contracts/basket';
import type { VisitKind } from '@ownpath/contracts/servicing';
import { addDays, instantAt } from '@ownpath/domain/dates';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { sendFile } from '../../platform/http/responses.ts';

export type CalendarEntry = {
  readonly kind: VisitKind;
  readonly agreementNumber: string;
  readonly title: string;
  /** `YYYY-MM-DD`; times `HH:MM` in the zone, null for the whole day. */
  readonly date: string;
  readonly times: { readonly startsAt: string; readonly endsAt: string } | null;
  readonly timeZone: string;
  /** Grows with each change of the visit. */
  readonly version: number;
  readonly isCancelled: boolean;
  readonly notes: string | null;
  readonly address: OrderAddress | null;
  /** The page of the visit. */
  readonly href: string;
};

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * A visit of the store as a calendar file. The same visit has the same UID, and each change a higher sequence, so that a
 * calendar moves its entry.
 */
export function sendCalendar(entry: CalendarEntry, publicUrl: URL): Response {
  const { kind, agreementNumber, date, times, timeZone, address } = entry;
  const at = (time: string) => instantAt(date, minuteOf(time), timeZone);
  const span = times
    ? { start: at(times.startsAt), end: at(times.endsAt) }
    : { start: `${date}T00:00:00Z`, end: `${addDays(date, 1)}T00:00:00Z`, allDay: true };
  const calendar = ical({
    prodId: { company: 'Rowan & Co.', product: 'Account' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${kind}-${agreementNumber}@${publicUrl.hostname}`,
    sequence: entry.version,
    ...span,
    summary: entry.title,
    description: entry.notes,
    location: address
      ? [address.address1, address.city, address.stateCode, address.postalCode].filter(Boolean).join(', ')
      : null,
    url: new URL(entry.href, publicUrl).href,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return sendFile(calendar.toString(), {
    name: `${kind}-${agreementNumber}.ics`,
    type: 'text/calendar; charset=utf-8',
  });
}
