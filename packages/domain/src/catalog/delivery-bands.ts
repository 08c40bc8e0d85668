/** Values of the delivery filter, soonest first (specification section 9), with their range of days. */
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

/** @throws RangeError when the text is not a delivery band */
export function deliveryDaysOf(band: string): { readonly minDays: number; readonly maxDays: number } {
  const found = DELIVERY_BANDS.find((it) => it.label === band);
  if (found === undefined) throw new RangeError(`No such delivery band: ${band}`);
  return { minDays: found.minDays, maxDays: found.maxDays };
}

export function isDeliveryBand(text: string): text is DeliveryBand {
  return DELIVERY_BANDS.some((it) => it.label === text);
}

const slowestFirst = DELIVERY_BANDS.toSorted((a, b) => b.maxDays - a.maxDays || b.minDays - a.minDays);

/** Items delivered together use the latest band: the one that ends last, and on a tie the one that starts last. */
export function latestBand(bands: readonly DeliveryBand[]): DeliveryBand | null {
  return slowestFirst.find((it) => bands.includes(it.label))?.label ?? null;
}
