import type { Locale } from '../site/index.ts';

/** A moment on the store's clock, with its time zone: `November 21, 2026 at 9:00 AM CST`. */
export function formatInstant(instant: Date, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(instant)
    .replace(/[\u202f\u00a0]/g, ' ');
}
