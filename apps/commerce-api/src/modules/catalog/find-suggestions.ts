import { draftSearches, foldText, type SearchVocabulary, type StoreAnswer } from '@ownpath/domain/search';
import type { Locale } from '@ownpath/domain/site';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import type { CatalogContext } from './catalog-context.ts';
import type { Category } from './catalog-queries.ts';
import { searchCatalog } from './catalog-search.ts';
import { computeOnce, findListing, hasFullMatch, hasProducts } from './listing.ts';
import type { CatalogHit } from './listing-entry.ts';
import { filterHits, listedPrices } from './listing-hits.ts';
import type { Listing } from './listing-table.ts';
import { mostFrequent } from './nearest-categories.ts';
import { colorsAskedFor } from './search-parts.ts';
import { lowestCents } from './search-wishes.ts';
import { sortHits } from './select-listing.ts';

/** Amounts a week, in dollars, that people ask for. */
const AMOUNTS = [10, 15, 20, 25, 30, 40, 50, 75, 100];
/** An amount is suggested when this share of what was found costs no more. */
const AFFORDABLE_SHARE = 0.25;
/** Products whose departments are suggested. */
const NEAREST_PRODUCTS = 40;

/** What is suggested for the text typed so far: the best of each kind first. */
export type FoundSuggestions = {
  /** Each has a result in the shopper's store that has all that it asks for. */
  readonly searches: readonly string[];
  readonly categories: readonly Category[];
  readonly brands: readonly string[];
  readonly help: SearchVocabulary['help'];
  readonly hits: readonly CatalogHit[];
  /** Colors that were asked for. */
  readonly colorIds: readonly string[];
};

/** The first ones that pass; those after them aren't tried. */
function firstOf<One>(candidates: readonly One[], count: number, passes: (one: One) => boolean): One[] {
  const found: One[] = [];
  for (const one of candidates) {
    if (found.length === count) break;
    if (passes(one)) found.push(one);
  }
  return found;
}

/** Names with a word that starts with one of the texts; names that start with it themselves come first. */
function beginningWith<Named>(
  candidates: readonly Named[],
  nameOf: (one: Named) => string,
  texts: readonly string[],
): Named[] {
  const wanted = texts.map((text) => foldText(text.trim())).filter((text) => text !== '');
  const rankOf = (one: Named) => {
    const name = foldText(nameOf(one));
    if (wanted.some((text) => name.startsWith(text))) return 0;
    return wanted.some((text) => ` ${name}`.includes(` ${text}`)) ? 1 : 2;
  };
  return candidates
    .map((one) => ({ one, rank: rankOf(one) }))
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** Departments by their names, then those of the products that were found, with most of them first. */
function findCategories(
  context: CatalogContext,
  nearest: readonly CatalogHit[],
  texts: readonly string[],
  locale: Locale,
): Category[] {
  const { snapshot, store } = context;
  const restricted = store?.restrictedCategoryIds ?? [];
  const allowed = snapshot.categories.filter(
    ({ parentId, path }) => parentId !== null && !isCategoryRestricted(restricted, path),
  );
  const nearby = mostFrequent(
    nearest.map(({ entry }) => entry.product.item.product.primaryCategoryId),
  ).flatMap((id) => allowed.find((category) => category.id === id) ?? []);
  return [...new Set([...beginningWith(allowed, ({ name }) => name[locale], texts), ...nearby])];
}

const brandsOf = new WeakMap<CatalogContext['snapshot'], readonly string[]>();

function findBrands({ snapshot }: CatalogContext, texts: readonly string[]): string[] {
  const brands = computeOnce(brandsOf, snapshot, () =>
    [...new Set(snapshot.items.map(({ product }) => product.brand))].sort(),
  );
  return beginningWith(brands, (brand) => brand, texts);
}

/** With the lowest amount that leaves a good part of what was found, and not all of it. */
function storeAnswer({ store }: CatalogContext, found: Listing): StoreAnswer {
  const { table, slots } = found;
  const rates = [...slots].flatMap((slot, at) =>
    table.entries[slot]?.prices.length ? [lowestCents(table, slot, listedPrices(found, at))] : [],
  );
  const within = (dollars: number) => rates.filter((cents) => cents <= dollars * 100).length;
  const amount = AMOUNTS.find((dollars) => within(dollars) >= Math.max(1, rates.length * AFFORDABLE_SHARE));
  const isNarrower = amount !== undefined && within(amount) < rates.length;
  return {
    isFound: found.slots.length > 0,
    hasPrices: store !== null,
    maxWeeklyDollars: isNarrower ? amount : null,
  };
}

/**
 * What the shopper may mean by the text typed so far, whose last word may be incomplete.
 * @param limit of each kind
 */
export async function findSuggestions(
  context: CatalogContext,
  typed: string,
  locale: Locale,
  limit: number,
): Promise<FoundSuggestions> {
  const { search } = context.snapshot;
  const reading = { isTyping: true, language: locale };
  const { understanding } = searchCatalog(search, typed, reading);
  const listed = await findListing(context, { query: typed, categoryId: null, reading });
  const found = filterHits(listed, (at) => listed.isPartial?.[at] !== 1);
  const hits = sortHits(listed, 'RELEVANCE', Math.max(limit, NEAREST_PRODUCTS));
  const nearest = hits.filter(({ isPartial }) => !isPartial).slice(0, NEAREST_PRODUCTS);
  const texts = [typed, ...(understanding.corrected === null ? [] : [understanding.corrected])];
  const brands = findBrands(context, texts);
  const drafts = draftSearches(typed, understanding, search, locale, storeAnswer(context, found));
  const known = new Set(drafts.map(foldText));
  const searches = [...drafts, ...brands.filter((brand) => !known.has(foldText(brand)))];
  return {
    searches: firstOf(searches, limit, (text) => hasFullMatch(context, text)),
    categories: firstOf(findCategories(context, nearest, texts, locale), limit, ({ id }) =>
      hasProducts(context, id),
    ),
    brands: brands.slice(0, limit),
    help: search.vocabulary.help.filter(({ path }) => path === understanding.helpPath).slice(0, limit),
    hits: hits.slice(0, limit),
    colorIds: colorsAskedFor(understanding),
  };
}
