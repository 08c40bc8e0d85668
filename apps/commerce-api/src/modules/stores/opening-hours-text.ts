import type { Locale } from '@ownpath/domain/site';
import { type OpeningHours, STORE_HOURS } from '@ownpath/domain/stores';

/** Sunday is 0; a week of opening hours starts on Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
const CLOSED: Record<Locale, string> = { 'en-US': 'Closed', 'es-US': 'Cerrado' };

/** 1970-01-04 was a Sunday. */
const dayName = (day: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  );

const clock = (minute: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  })
    .format(new Date(minute * 60_000))
    .replaceAll('\u202f', ' ');

const hoursText = (hours: OpeningHours | null, locale: Locale) =>
  hours === null
    ? CLOSED[locale]
    : `${clock(hours.openMinute, locale)} - ${clock(hours.closeMinute, locale)}`;

function describeWeek(locale: Locale): string {
  const groups: { first: number; last: number; hours: OpeningHours | null }[] = [];
  for (const day of WEEK) {
    const hours = STORE_HOURS[day];
    const current = groups.at(-1);
    if (current && hoursText(current.hours, locale) === hoursText(hours, locale)) current.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups
    .map(({ first, last, hours }) => {
      const days = [...new Set([first, last])].map((day) => dayName(day, locale)).join('-');
      return `${days} ${hoursText(hours, locale)}`;
    })
    .join(', ');
}

const texts = new Map<Locale, string>();

/** The opening hours of a week in one line, days of equal hours together: "Mon-Sat 10:00 AM - 6:00 PM, Sun Closed". */
export function openingHoursText(locale: Locale): string {
  // Formatting times is slow, and a list has two hundred stores.
  const text = texts.get(locale) ?? describeWeek(locale);
  texts.set(locale, text);
  return text;
}
