import type { ProductHit, ProductSearchRequest, ProductSearchResponse } from '@ownpath/contracts/catalog';
import { DEFAULT_SORT, LISTING_PAGE_SIZE, ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findShopperStore } from '../shopper-context/index.ts';
import type { SellingStore } from '../stores/index.ts';
import { findCategoryPath, listColorNames, listVocabulary } from './catalog-store.ts';
import { correctWords } from './correct-words.ts';
import { compareFacetValues, facetLabel } from './facet-labels.ts';
import type { CatalogCaller } from './get-product.ts';
import { type ListingEntry, toListingEntries } from './listing-entries.ts';
import { type CatalogProduct, loadCatalogProducts } from './load-catalog-products.ts';
import { listOfferRows } from './offer-store.ts';
import { quoteRates } from './offers.ts';
import { notAvailable, productUrlPath, toVariants } from './product-parts.ts';
import { type ActiveFilter, FILTER_KEYS, readFilters } from './search-filters.ts';
import { countFacets, type ListingHit, selectHits, sortHits } from './select-listing.ts';
import { storeDay } from './store-day.ts';

type Deps = Pick<Dependencies, 'database' | 'clock' | 'ids'>;
type Locale = 'en-US' | 'es-US';
type Scene = {
  readonly store: SellingStore | null;
  readonly today: string;
  readonly locale: Locale;
  readonly categoryId: string | null;
};

/** The category to search in; null for the whole catalogue. */
async function readCategory(deps: Deps, id: string | undefined, store: SellingStore | null) {
  if (id === undefined || id === '' || id === ROOT_CATEGORY_ID) return null;
  const path = await findCategoryPath(deps.database, id);
  if (path === null) throw new DomainError('CategoryNotFound', 'There is no such category.');
  if (isCategoryRestricted(store?.restrictedCategoryIds ?? [], path)) {
    throw new DomainError('CategoryRestricted', 'The store does not sell this category.');
  }
  return id;
}

async function listEntries(deps: Deps, scene: Scene, query: string): Promise<ListingEntry[]> {
  const { store, today, locale, categoryId } = scene;
  const find = async (wordGroups: string[][] | null) => {
    const scope = { kind: 'listing', categoryId, wordGroups } as const;
    const rows = await listOfferRows(deps.database, { scope, store, today, locale });
    return toListingEntries(rows, store, today);
  };
  if (query === '') return find(null);
  const found = await find([[query]]);
  if (found.length > 0) return found;
  const corrected = correctWords(query, await listVocabulary(deps.database, locale));
  return corrected ? find(corrected) : [];
}

function toHit({ offer }: ListingHit, product: CatalogProduct, locale: Locale): ProductHit {
  const { product: core, taxonomy, tint, badges } = product.row;
  return {
    id: core.id,
    name: core.name[locale],
    brand: core.brand,
    kind: core.kind,
    urlPath: productUrlPath({ row: { product: core, taxonomy } }),
    primaryCategoryId: core.primaryCategoryId,
    tint: tint ?? '',
    badges: [...badges],
    isAddOn: core.isAddOn,
    variants: toVariants(product),
    condition: offer?.condition ?? 'NEW',
    rates: offer ? quoteRates(offer) : [],
    availability: offer?.availability ?? notAvailable,
  };
}

async function loadPage(deps: Deps, page: readonly ListingHit[], scene: Scene, now: Date) {
  const { store, locale } = scene;
  const products = await loadCatalogProducts(deps.database, {
    productIds: page.map(({ entry }) => entry.productId),
    offersByProduct: new Map(page.map(({ entry }) => [entry.productId, entry.offers])),
    store,
    locale,
    now,
  });
  const byId = new Map(products.map((product) => [product.row.product.id, product]));
  return page.flatMap((hit) => {
    const product = byId.get(hit.entry.productId);
    return product ? [toHit(hit, product, locale)] : [];
  });
}

async function describeFacets(
  deps: Deps,
  entries: readonly ListingEntry[],
  filters: readonly ActiveFilter[],
  locale: Locale,
): Promise<ProductSearchResponse['facets']> {
  const counts = countFacets(entries, filters);
  const colorNames = await listColorNames(deps.database, locale);
  return FILTER_KEYS.flatMap((key) => {
    const selected = new Set(filters.find((filter) => filter.key === key)?.values);
    const ofKey = new Map(counts.get(key));
    // A chosen value stays visible with nothing behind it, so that it can be taken back.
    for (const value of selected) if (!ofKey.has(value)) ofKey.set(value, 0);
    const values = [...ofKey]
      .map(([value, count]) => ({
        value,
        label: facetLabel(key, value, locale, colorNames),
        count,
        selected: selected.has(value),
      }))
      .sort(compareFacetValues(key));
    return values.length > 0 ? [{ key, values }] : [];
  });
}

/**
 * Products of a category or a query with facets that are true for the shopper's store. Without a store nothing
 * is priced and all products are listed.
 * @throws DomainError `CategoryNotFound`, `CategoryRestricted`, `InvalidParameters` for a filter
 */
export async function searchProducts(
  deps: Deps,
  caller: CatalogCaller,
  request: ProductSearchRequest,
  locale: Locale,
): Promise<ProductSearchResponse> {
  const now = deps.clock.now();
  const store = await findShopperStore(deps.database, caller, now);
  const filters = readFilters(request.filters ?? [], store !== null);
  const categoryId = await readCategory(deps, request.category, store);
  const scene = { store, today: storeDay(store, now), locale, categoryId };
  const entries = await listEntries(deps, scene, request.query?.trim() ?? '');
  const { orderBy = DEFAULT_SORT, pageSize = LISTING_PAGE_SIZE, offset = 0 } = request;
  const hits = sortHits(selectHits(entries, filters), orderBy);
  return {
    results: await loadPage(deps, hits.slice(offset, offset + pageSize), scene, now),
    totalSize: hits.length,
    offset,
    pageSize,
    orderBy,
    facets: await describeFacets(deps, entries, filters, locale),
    attributionToken: deps.ids.uuid(),
  };
}
