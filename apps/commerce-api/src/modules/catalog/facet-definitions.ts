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

/**
 * The facets that a site's preference defines, in the order in which they are shown; none without the preference. A
 * malformed facet, or one whose key or attribute id occurs before it, is reported and left out: listings work without it.
 */
export function parseFacets(preference: unknown, report: (problem: string) => void): readonly Facet[] {
  const facets: Facet[] = [];
  for (const [index, value] of (Array.isArray(preference) ? preference : []).entries()) {
    const { data: facet, error } = Facet.safeParse(value);
    const isRepeated = facets.some(
      ({ key, attributeId }) => key === facet?.key || attributeId === facet?.attributeId,
    );
    if (facet && !isRepeated) facets.push(facet);
    else {
      const problem = error ? z.prettifyError(error) : 'its key or attribute id occurs before it';
      report(`Preference ${LISTING_FACETS_PREFERENCE}: facet ${index + 1} is left out: ${problem}`);
    }
  }
  if (preference !== undefined && preference !== null && !Array.isArray(preference)) {
    report(`Preference ${LISTING_FACETS_PREFERENCE} is no list of facets.`);
  }
  return facets;
}
