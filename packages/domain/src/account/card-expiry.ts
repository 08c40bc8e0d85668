import { type CalendarDate, calendarDate, diffDays, endOfMonth } from '../dates/index.ts';

/** A card that ends within this many days is expiring. */
export const CARD_EXPIRING_DAYS = 60;

export type CardExpiryStatus = 'valid' | 'expiring' | 'expired';

/** The last day of a card from its `MMYY`; `undefined` for other text. */
export function cardExpiryDate(mmyy: string): CalendarDate | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(mmyy) ?? [];
  if (month === undefined || year === undefined) return undefined;
  return endOfMonth(calendarDate(2000 + Number(year), Number(month), 1));
}

/** Expired after the end of its month. Unreadable text counts as expired. */
export function cardExpiryStatus(mmyy: string, today: CalendarDate): CardExpiryStatus {
  const lastDay = cardExpiryDate(mmyy);
  if (lastDay === undefined) return 'expired';
  const daysLeft = diffDays(today, lastDay);
  if (daysLeft < 0) return 'expired';
  return daysLeft <= CARD_EXPIRING_DAYS ? 'expiring' : 'valid';
}
