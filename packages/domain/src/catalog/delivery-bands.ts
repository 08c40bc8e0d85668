/** Values of the delivery filter, soonest first (specification section 9), with the days they promise. */
export const DELIVERY_BANDS = [
  { label: 'Carryout', minDays: 0, maxDays: 0 },
  { label: '1-3 Days', minDays: 1, maxDays: 3 },
  { label: '3-7 Days', minDays: 3, maxDays: 7 },
  { label: '1-2 Weeks', minDays: 7, maxDays: 14 },
  { label: '1-6 Weeks', minDays: 7, maxDays: 42 },
  { label: '2-4 Weeks', minDays: 14, maxDays: 28 },
  { label: '4-6 Weeks', minDays: 28, maxDays: 42 },
] as const;

export type DeliveryBand = (typeof DELIVERY_BANDS)[number]['label'];

/** @throws RangeError when the text is none of the bands. */
export function deliveryDaysOf(band: string): { readonly minDays: number; readonly maxDays: number } {
  const found = DELIVERY_BANDS.find((it) => it.label === band);
  if (found === undefined) throw new RangeError(`No such delivery band: ${band}`);
  return { minDays: found.minDays, maxDays: found.maxDays };
}

export function isDeliveryBand(text: string): text is DeliveryBand {
  return DELIVERY_BANDS.some((it) => it.label === text);
}

const slowestFirst = DELIVERY_BANDS.toSorted((a, b) => b.maxDays - a.maxDays || b.minDays - a.minDays);

/** Things that come together come with the latest: the band that ends last, of two the one that begins last. */
export function latestBand(bands: readonly DeliveryBand[]): DeliveryBand | null {
  return slowestFirst.find((it) => bands.includes(it.label))?.label ?? null;
}
