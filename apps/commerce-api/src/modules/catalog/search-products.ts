import type {
  ProductHit,
  ProductSearchRequest,
  ProductSearchResponse,
  ProductVariant,
  SearchFilter,
} from '@ownpath/contracts/catalog';
import {
  CLEARANCE_FILTER,
  colorsInCondition,
  DEFAULT_SORT,
  LISTING_PAGE_SIZE,
  SPECIAL_CATEGORY_IDS,
} from '@ownpath/domain/catalog';
import type { Understanding } from '@ownpath/domain/search';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { findActiveApproval, fitOf } from '../active-approval/index.ts';
import { createAttribution } from './attribution.ts';
import type { CatalogCaller, CatalogContext, CatalogReader } from './catalog-context.ts';
import { searchCatalog } from './catalog-search.ts';
import { badgesOn } from './catalog-snapshot.ts';
import { countFacets } from './count-facets.ts';
import { type ActiveFilter, compareFacetValues, facetLabel, readFilters } from './facets.ts';
import { computeOnce, findListing, readCategory } from './listing.ts';
import type { CatalogHit } from './listing-entry.ts';
import type { Listing } from './listing-table.ts';
import { nearestCategories } from './nearest-categories.ts';
import { notAvailable, productUrlPath, toVariants, unitColorIds } from './product-parts.ts';
import { type ProductPrice, quoteRates, type StoreProduct } from './product-prices.ts';
import { colorsAskedFor, describeParts } from './search-parts.ts';
import { selectHits, sortHits } from './select-listing.ts';

const tilesOfProducts = new WeakMap<StoreProduct, Map<string, ProductHit>>();

/**
 * The tile of a hit, created once for a product of its context.
 * @param colorIds colours that were asked for: they are shown first
 */
export function toHit(
  hit: CatalogHit,
  context: CatalogContext,
  locale: Locale,
  colorIds: readonly string[] = [],
): ProductHit {
  // As many as there are sets of chosen colours would fill the memory: only the usual tiles are kept.
  if (colorIds.length > 0) return makeTile(hit, context, locale, colorIds);
  const ofProduct = computeOnce(tilesOfProducts, hit.entry.product, () => new Map<string, ProductHit>());
  return computeOnce(ofProduct, `${locale} ${hit.price?.condition ?? ''}`, () =>
    makeTile(hit, context, locale, []),
  );
}

function tileColors(
  product: StoreProduct,
  price: ProductPrice | null,
  locale: Locale,
  colorIds: readonly string[],
): ProductVariant[] {
  const all = toVariants(product, locale);
  const shown = price ? colorsInCondition(all, price.condition, unitColorIds(product, price)) : all;
  const asked = ({ colorId }: ProductVariant) => colorIds.includes(colorId);
  return shown.toSorted((a, b) => Number(asked(b)) - Number(asked(a)));
}

function makeTile(
  { entry, price }: CatalogHit,
  { store, today }: CatalogContext,
  locale: Locale,
  colorIds: readonly string[],
): ProductHit {
  const { item } = entry.product;
  const { product: core } = item;
  return {
    id: core.id,
    name: core.name[locale],
    brand: core.brand,
    kind: core.kind,
    urlPath: productUrlPath(item),
    primaryCategoryId: core.primaryCategoryId,
    tint: item.tint ?? '',
    badges: badgesOn(item, today),
    isAddOn: core.isAddOn,
    variants: tileColors(entry.product, price, locale, colorIds),
    condition: price?.condition ?? 'NEW',
    rates: price && store ? quoteRates(price, store) : [],
    availability: price?.availability ?? notAvailable,
  };
}

/** Values of each filter with their counts, in the order in which they are shown. */
export function describeFacets(
  { snapshot }: CatalogContext,
  listed: Listing,
  filters: readonly ActiveFilter[],
  locale: Locale,
): ProductSearchResponse['facets'] {
  const { facets } = snapshot;
  const counts = countFacets(listed, filters);
  return facets.flatMap((facet) => {
    const { key } = facet;
    const selected = new Set(filters.find((filter) => filter.key === key)?.values);
    const ofKey = new Map(counts.get(key));
    // A selected value stays visible when it matches no product, so that the shopper can deselect it.
    for (const value of selected) if (!ofKey.has(value)) ofKey.set(value, 0);
    const values = [...ofKey]
      .map(([value, count]) => ({
        value,
        label: facetLabel(facet, value, locale, snapshot),
        hex: facet.source === 'color' ? (snapshot.colors.get(value)?.hex ?? null) : null,
        count,
        selected: selected.has(value),
      }))
      .sort(compareFacetValues(facet));
    return values.length > 0 ? [{ key, label: facet.label[locale], values }] : [];
  });
}

const { clearance, myItems } = SPECIAL_CATEGORY_IDS;

/** The clearance category adds its filter (specification section 5, Search). */
function filtersOfCategory(categoryId: string | null): SearchFilter[] {
  const { key, value } = CLEARANCE_FILTER;
  return categoryId === clearance ? [{ key, value }] : [];
}

function countPartial({ isPartial }: Listing): number {
  let count = 0;
  for (let at = 0; isPartial && at < isPartial.length; at += 1) count += isPartial[at] ?? 0;
  return count;
}

/** How a query was read, and where it leads when it names no thing. */
function describeSearch(
  context: CatalogContext,
  hits: Listing,
  understanding: Understanding | null,
  locale: Locale,
): Pick<ProductSearchResponse, 'correctedQuery' | 'understood' | 'nearest' | 'fullMatches' | 'redirectUrl'> {
  if (!understanding)
    return { correctedQuery: null, understood: [], nearest: [], fullMatches: null, redirectUrl: null };
  const { kinds, rooms, helpPath, corrected } = understanding;
  const isEmpty = hits.slots.length === 0;
  const namesThing = kinds.length > 0 || rooms.length > 0;
  return {
    correctedQuery: corrected,
    understood: describeParts(understanding, context.snapshot, locale),
    nearest: isEmpty ? nearestCategories(context, understanding, locale) : [],
    fullMatches: hits.slots.length - countPartial(hits),
    redirectUrl: isEmpty || !namesThing ? helpPath : null,
  };
}

/** The caller of a search. The approval of a customer limits the results of `isAp` and `my-items`. */
export type SearchCaller = CatalogCaller & { readonly customerId: string };

/** `my-items` is not a category of the tree: it lists everything within the shopper's approval limit. */
const isMyItems = ({ category, cat }: ProductSearchRequest) => (category ?? cat) === myItems;

/** `isAp`: only items within the shopper's approval limit; ignored without a valid approval. */
async function filtersOfApproval(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  caller: SearchCaller,
  request: ProductSearchRequest,
): Promise<SearchFilter[]> {
  const isMine = isMyItems(request);
  if (!request.isAp && !isMine) return [];
  const approval = await findActiveApproval(deps.database, caller.customerId, deps.clock.now());
  const room = fitOf(approval, 0);
  if (!room && !isMine) return [];
  return [{ key: 'weeklyUpTo', value: String(room?.weeklyLeftCents ?? 0) }];
}

/**
 * Products of a category or a query with facets that are true for the shopper's store. Without a store nothing
 * is priced and all products are listed.
 * @throws DomainError `CategoryNotFound`, `CategoryRestricted`, `InvalidParameters` for a filter
 */
export async function searchProducts(
  deps: Pick<Dependencies, 'ids' | 'vault' | 'database' | 'clock'> & { readonly reader: CatalogReader },
  caller: SearchCaller,
  request: ProductSearchRequest,
  locale: Locale,
): Promise<ProductSearchResponse> {
  const context = await deps.reader.readCatalogContext(caller);
  const categoryId = isMyItems(request) ? null : readCategory(context, request.category ?? request.cat);
  const filters = readFilters(
    [
      ...(request.filters ?? []),
      ...filtersOfCategory(categoryId),
      ...(await filtersOfApproval(deps, caller, request)),
    ],
    context.snapshot.facets,
    context.store !== null,
  );
  const query = request.query?.trim() ?? '';
  const reading = request.isExact ? { isExact: true } : undefined;
  const listed = await findListing(context, { query, categoryId, reading });
  const { offset = 0 } = request;
  const orderBy = request.orderBy ?? request.sort ?? DEFAULT_SORT;
  const pageSize = request.pageSize ?? request.limit ?? LISTING_PAGE_SIZE;
  const hits = selectHits(listed, filters);
  const shown = sortHits(hits, orderBy, offset + pageSize).slice(offset);
  const colorKeys = context.snapshot.facets.flatMap(({ source, key }) => (source === 'color' ? [key] : []));
  const chosenColors = filters.flatMap(({ key, values }) => (colorKeys.includes(key) ? values : []));
  const understanding =
    query === '' ? null : searchCatalog(context.snapshot.search, query, reading).understanding;
  const askedColors = understanding ? colorsAskedFor(understanding) : [];
  const colorIds = chosenColors.length > 0 ? chosenColors : askedColors;
  return {
    results: shown.map((hit) => toHit(hit, context, locale, colorIds)),
    totalSize: hits.slots.length,
    offset,
    pageSize,
    orderBy,
    facets: describeFacets(context, listed, filters, locale),
    ...describeSearch(context, hits, understanding, locale),
    attributionToken: createAttribution(deps, caller, query, request.attributionToken),
  };
}
