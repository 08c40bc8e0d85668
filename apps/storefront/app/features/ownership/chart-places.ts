import { addMonths, diffDays } from '@ownpath/domain/dates';
import type { OwnershipPath } from '@ownpath/domain/pricing';

/** Positions in the plot, in percent from the left and from the bottom. */
export type ChartPlaces = {
  xOfDate(date: string): number;
  x(paymentsMade: number): number;
  y(cents: number): number;
};

/** @param topCents the value at the upper edge */
export function chartPlaces(path: OwnershipPath, topCents: number): ChartPlaces {
  const start = path.dates[0] ?? '';
  const days = Math.max(1, diffDays(start, path.dates.at(-1) ?? start));
  const round = (value: number) => Math.round(value * 100) / 100;
  const xOfDate = (date: string) => round((diffDays(start, date) / days) * 100);
  return {
    xOfDate,
    x: (paymentsMade) => xOfDate(path.dates[paymentsMade] ?? start),
    y: (cents) => round((cents / Math.max(1, topCents)) * 100),
  };
}

type Place = { readonly x: number; readonly y: number };

export type ChartLines = {
  readonly paid: readonly Place[];
  /** Up to the last day of same as cash. */
  readonly inWindow: readonly Place[];
  /** From the day after. */
  readonly afterWindow: readonly Place[];
};

/** Both series. The second has two parts, because its price jumps after same as cash. */
export function chartLines(path: OwnershipPath, { x, y, xOfDate }: ChartPlaces): ChartLines {
  const paid = path.paidCents.map((cents, paymentsMade) => ({ x: x(paymentsMade), y: y(cents) }));
  const buyOut = path.buyOutCents.map((cents, paymentsMade) => ({ x: x(paymentsMade), y: y(cents) }));
  const end = path.sameAsCash;
  if (end === null) return { paid, inWindow: [], afterWindow: buyOut };
  const inWindow = buyOut.slice(0, end.paymentsMade + 1);
  if (end.buyOutCents === 0) return { paid, inWindow, afterWindow: [] };
  const endX = xOfDate(end.date);
  return {
    paid,
    inWindow: [...inWindow, { x: endX, y: y(end.buyOutCents) }],
    afterWindow: [{ x: endX, y: y(end.buyOutAfterCents) }, ...buyOut.slice(end.paymentsMade + 1)],
  };
}

/** Smallest distance of a date from the axis's last one, in percent. */
const END_ROOM = 13;

/** Dates below the axis: about `count` at equal numbers of months, and the last day. */
export function axisDates(path: OwnershipPath, places: ChartPlaces, count = 6): string[] {
  const start = path.dates[0] ?? '';
  const last = path.dates.at(-1) ?? start;
  const months = Math.max(1, Math.ceil(diffDays(start, last) / 30.4 / count));
  const dates: string[] = [];
  for (let step = 1; ; step += 1) {
    const date = addMonths(start, step * months);
    if (places.xOfDate(date) > 100 - END_ROOM) break;
    dates.push(date);
  }
  return [start, ...dates, last];
}
