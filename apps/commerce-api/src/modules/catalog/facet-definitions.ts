import { z } from 'zod';

/** Custom preference of the site that holds the retailer's facets. */
export const LISTING_FACETS_PREFERENCE = 'listingFacets';

const Text = z.object({ 'en-US': z.string(), 'es-US': z.string() });

const facetFields = {
  /** Of the filter in the shop's own search. */
  key: z.string().min(1).max(40),
  /** Of the refinement in the documented search. */
  attributeId: z.string().min(1),
  label: Text,
};

/** A value that stands for one or more codes of the engine, such as availability types or delivery bands. */
const FixedValue = z.object({ value: z.string(), codes: z.array(z.string()).min(1), label: Text });
export type FixedValue = z.output<typeof FixedValue>;

const FixedFacet = z.object({
  ...facetFields,
  source: z.enum(['availability', 'condition', 'delivery', 'clearance']),
  /** In the order in which they are shown. */
  values: z.array(FixedValue),
});

const NamedFacet = z.object({ ...facetFields, source: z.enum(['brand', 'color']) });

/** Rows of a product's specifications, by their English labels; the English text before a comma is the value. */
const SpecificationFacet = z.object({
  ...facetFields,
  source: z.literal('specification'),
  rows: z.array(z.string()).min(1),
});

const RateFacet = z.object({
  ...facetFields,
  source: z.literal('weekly-rate'),
  /** Weekly rates in cents, both ends included; the last one is labelled as open above. */
  ranges: z.array(z.object({ minCents: z.int().min(0), maxCents: z.int().min(0) })).min(1),
  /** With `{from}` and `{to}` where the amounts stand. */
  rangeLabels: z.object({ upTo: Text, between: Text, from: Text }),
});
export type RateFacet = z.output<typeof RateFacet>;

const Facet = z.discriminatedUnion('source', [FixedFacet, NamedFacet, SpecificationFacet, RateFacet]);
/** A way to narrow a listing, as the retailer defines it. */
export type Facet = z.output<typeof Facet>;

const Facets = z
  .array(Facet)
  .refine((facets) => new Set(facets.map(({ key }) => key)).size === facets.length, 'keys are unique')
  .refine(
    (facets) => new Set(facets.map(({ attributeId }) => attributeId)).size === facets.length,
    'attribute ids are unique',
  );

/**
 * The facets that a site's preference defines, in the order in which they are shown; none without the preference.
 * @throws Error that names the preference when its value is malformed
 */
export function parseFacets(preference: unknown): readonly Facet[] {
  const parsed = Facets.safeParse(preference ?? []);
  if (parsed.success) return parsed.data;
  throw new Error(`Preference ${LISTING_FACETS_PREFERENCE} is malformed: ${z.prettifyError(parsed.error)}`);
}
