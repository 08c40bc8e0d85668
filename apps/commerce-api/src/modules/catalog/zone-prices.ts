import type { ItemCondition } from '@ownpath/domain/catalog';

/** A price-book entry: terms of one condition in one zone. */
export type ZonePrice = {
  readonly zoneId: string;
  readonly condition: ItemCondition;
  readonly weeklyRateCents: number;
  readonly weeks: number;
  readonly cashPriceCents: number;
  readonly wasWeeklyRateCents: number | null;
  readonly wasWeeks: number | null;
  readonly wasPriceSince: string | null;
};

const numberOf = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));

function parseLine(line: string): ZonePrice {
  const [zoneId = '', condition, weekly, weeks, cash, wasWeekly, wasWeeks, wasSince] = line.split('\t');
  return {
    zoneId,
    condition: condition as ItemCondition,
    weeklyRateCents: Number(weekly),
    weeks: Number(weeks),
    cashPriceCents: Number(cash),
    wasWeeklyRateCents: numberOf(wasWeekly),
    wasWeeks: numberOf(wasWeeks),
    wasPriceSince: wasSince || null,
  };
}

/**
 * Entries of a product from its lines in `CatalogItem.priceLines`: of one zone, or of all. They stay text until they are read,
 * because a catalogue of 30,000 products has half a million.
 */
export function listZonePrices(priceLines: string, zoneId?: string): ZonePrice[] {
  if (priceLines === '') return [];
  if (zoneId === undefined) return priceLines.split('\n').map(parseLine);
  const prices: ZonePrice[] = [];
  const start = `${zoneId}\t`;
  for (let at = 0; at >= 0; ) {
    const end = priceLines.indexOf('\n', at);
    if (priceLines.startsWith(start, at))
      prices.push(parseLine(priceLines.slice(at, end < 0 ? undefined : end)));
    at = end < 0 ? -1 : end + 1;
  }
  return prices;
}
