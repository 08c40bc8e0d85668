import { z } from 'zod';
import type { CommerceClient } from '../platform/commerce/client.server.ts';
import { readPreferences } from '../platform/commerce/read-preferences.server.ts';
import { warnOf } from '../platform/http/responses.ts';
import type { Region } from './region-schemas.server.ts';

/** Labels by name, for each language. */
const Preferences = z.object({
  customLabels: z.record(z.string(), z.record(z.string(), z.string().min(1))),
});

/** The label that heads a region, by the region's type. */
const LABELS = { 'my-offers': 'myOffers', 'deals-strip': 'dealsStripTitle' } as const;
const isLabelled = ({ type }: Region): boolean => Object.hasOwn(LABELS, type);

/**
 * The regions with the titles that the preference `customLabels` sets; the others, and all of them when it can't be read,
 * keep the content's own.
 */
export async function labelRegions(commerce: CommerceClient, regions: readonly Region[]): Promise<Region[]> {
  if (!regions.some(isLabelled)) return [...regions];
  try {
    const { data } = await readPreferences(commerce, Preferences);
    const labels = data?.customLabels[commerce.locale] ?? {};
    return regions.map((region) => withLabel(region, labels));
  } catch (error) {
    warnOf('No custom labels', error);
    return [...regions];
  }
}

function withLabel(region: Region, labels: Readonly<Record<string, string>>): Region {
  if (region.type !== 'my-offers' && region.type !== 'deals-strip') return region;
  const title = labels[LABELS[region.type]] ?? region.data.title;
  return { ...region, data: { ...region.data, title } } as Region;
}
