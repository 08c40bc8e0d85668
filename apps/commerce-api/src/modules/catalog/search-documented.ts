import {
  listValues,
  type PricedHit,
  type ProductSearchQuery,
  type ProductSearchResult,
  SEARCH_PARTS,
  type SearchPart,
  toSearchHit,
  USUAL_SEARCH_PARTS,
  type WireRefinement,
} from '@ownpath/contracts/catalog';
import {
  DEFAULT_SEARCH_LIMIT,
  isSortOption,
  ROOT_CATEGORY_ID,
  type SortOption,
} from '@ownpath/domain/catalog';
import type { Locale } from '@ownpath/domain/site';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import type { CatalogCaller, CatalogContext, CatalogReader } from './catalog-context.ts';
import { findListing, readCategory } from './listing.ts';
import type { CatalogHit } from './listing-entry.ts';
import { filterHits, priceAt } from './listing-hits.ts';
import type { Listing } from './listing-table.ts';
import { describeFacets, toHit } from './search-products.ts';
import { readRefinements, toCategoryRefinement, toRefinements } from './search-refinements.ts';
import { selectHits, sortHits } from './select-listing.ts';
import { suggestTerms } from './suggest-terms.ts';

/** Sorting options by the id that clients of the documented search send. */
const OPTIONS = [
  { id: 'best-matches', sort: 'RELEVANCE', label: { 'en-US': 'Best matches', 'es-US': 'Más relevantes' } },
  { id: 'availability', sort: 'AVAILABILITY', label: { 'en-US': 'Availability', 'es-US': 'Disponibilidad' } },
  {
    id: 'price-low-to-high',
    sort: 'PRICE_LOW_TO_HIGH',
    label: { 'en-US': 'Price: low to high', 'es-US': 'Precio: menor a mayor' },
  },
  {
    id: 'price-high-to-low',
    sort: 'PRICE_HIGH_TO_LOW',
    label: { 'en-US': 'Price: high to low', 'es-US': 'Precio: mayor a menor' },
  },
  { id: 'most-popular', sort: 'MOST_POPULAR', label: { 'en-US': 'Most popular', 'es-US': 'Más populares' } },
] as const satisfies readonly { id: string; sort: SortOption; label: Record<Locale, string> }[];

type ChosenSort = { readonly id: string; readonly sort: SortOption };

/**
 * The option with that id; the names of the specification (`AVAILABILITY`, …) are accepted, too. The default is best
 * matches for a query and availability for a category.
 * @throws DomainError `InvalidParameters` for an id that does not exist
 */
function readSort(sent: string | undefined, hasWords: boolean): ChosenSort {
  const wanted = sent ?? (hasWords ? 'best-matches' : 'availability');
  const option = OPTIONS.find(({ id, sort }) => id === wanted || (isSortOption(wanted) && sort === wanted));
  if (!option) throw new DomainError('InvalidParameters', `There is no sorting option ${wanted}.`);
  return option;
}

function listSortingOptions(locale: Locale): { id: string; label: string }[] {
  return OPTIONS.map(({ id, label }) => ({ id, label: label[locale] }));
}

/** @throws DomainError `InvalidParameters` for a part that is not documented */
function readParts(sent: ProductSearchQuery['expand']): ReadonlySet<SearchPart> {
  if (sent === undefined) return new Set(USUAL_SEARCH_PARTS);
  const names = listValues(sent).filter((name) => name !== 'none');
  const parts = SEARCH_PARTS.filter((part) => names.includes(part));
  if (parts.length < new Set(names).size) {
    throw new DomainError('InvalidParameters', `expand takes none, ${SEARCH_PARTS.join(', ')}.`);
  }
  return new Set(parts);
}

function toPricedHit(hit: CatalogHit, context: CatalogContext, locale: Locale): PricedHit {
  const rates = hit.entry.prices.map(({ terms }) => terms.weeklyRateCents);
  return {
    ...toHit(hit, context, locale),
    zoneId: context.store?.zoneId ?? null,
    priceRange: rates.length > 0 ? { minCents: Math.min(...rates), maxCents: Math.max(...rates) } : null,
  };
}

/** Categories below the chosen one, with how many of the hits each would leave. */
function categoryRefinement(
  { snapshot, store }: CatalogContext,
  { table, slots }: Listing,
  categoryId: string | null,
  locale: Locale,
): WireRefinement[] {
  const parentId = categoryId ?? ROOT_CATEGORY_ID;
  const values = snapshot.categories
    .filter((category) => category.parentId === parentId)
    .filter(({ path }) => !isCategoryRestricted(store?.restrictedCategoryIds ?? [], path))
    .map((category) => ({
      value: category.id,
      label: category.name[locale],
      hitCount: slots.filter((slot) => table.entries[slot]?.product.item.categoryIds.includes(category.id))
        .length,
    }))
    .filter(({ hitCount }) => hitCount > 0);
  return values.length > 0 ? [toCategoryRefinement(values, locale)] : [];
}

/**
 * The documented search (Shopper Search v1) over the same listing as the shop's own.
 * @throws DomainError `InvalidParameters`, `CategoryNotFound`, `CategoryRestricted`
 */
export async function searchDocumented(
  reader: CatalogReader,
  caller: CatalogCaller,
  sent: ProductSearchQuery,
  locale: Locale,
): Promise<ProductSearchResult> {
  const context = await reader.readCatalogContext(caller);
  const parts = readParts(sent.expand);
  const query = sent.q?.trim() ?? '';
  const { filters, selected, isOrderableOnly, ...refined } = readRefinements(
    sent.refine,
    context.snapshot.facets,
    context.store !== null,
  );
  const categoryId = readCategory(context, refined.categoryId);
  const chosen = readSort(sent.sort, query !== '');
  const all = await findListing(context, { query, categoryId });
  const isOrderable = (at: number) => priceAt(all, at)?.availability.orderable ?? false;
  const listed = isOrderableOnly ? filterHits(all, isOrderable) : all;
  const hits = selectHits(listed, filters);
  const { limit = DEFAULT_SEARCH_LIMIT, offset = 0 } = sent;
  const shown = sortHits(hits, chosen.sort, offset + limit).slice(offset);
  const options = {
    parts,
    allImages: sent.allImages ?? null,
    imgTypes: sent.imgTypes ?? null,
    perPricebook: sent.perPricebook ?? false,
    allVariationProperties: sent.allVariationProperties ?? false,
  };
  return {
    limit,
    offset,
    total: hits.slots.length,
    query,
    hits: shown.map((hit) => toSearchHit(toPricedHit(hit, context, locale), options)),
    refinements: [
      ...categoryRefinement(context, hits, categoryId, locale),
      ...toRefinements(describeFacets(context, listed, filters, locale), context.snapshot.facets, locale),
    ],
    searchPhraseSuggestions: suggestTerms(query, locale, context.snapshot.search),
    sortingOptions: listSortingOptions(locale),
    selectedSortingOption: chosen.id,
    ...(Object.keys(selected).length > 0 ? { selectedRefinements: { ...selected } } : {}),
  };
}
