import {
  type AutocompleteRequest,
  type AutocompleteResponse,
  CURRENCY,
  imageOf,
  listValues,
  type ProductHit,
  type SearchSuggestions,
  type SuggestionQuery,
} from '@ownpath/contracts/catalog';
import { MIN_SEARCH_CHARACTERS, SUGGESTION_LIMIT } from '@ownpath/domain/catalog';
import { foldText } from '@ownpath/domain/search';
import type { Locale } from '@ownpath/domain/site';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { createAttribution } from './attribution.ts';
import type { CatalogCaller, CatalogContext, CatalogReader } from './catalog-context.ts';
import { findListing } from './listing.ts';
import { toHit } from './search-products.ts';
import { suggestTerms } from './search-words.ts';
import { selectHits, sortHits } from './select-listing.ts';

/** Documented default of `limit`. */
const DEFAULT_SUGGESTIONS = 5;

/** Products that match the text typed so far, best first; the last word may be incomplete. */
function findTiles(
  context: CatalogContext,
  query: string,
  locale: Locale,
): { tilesOf(limit: number): ProductHit[] } {
  const entries = findListing(context, { query, categoryId: null, reading: { isTyping: true } });
  const hits = sortHits(selectHits(entries, []), 'RELEVANCE');
  return {
    tilesOf: (limit) => hits.slice(0, limit).map((hit) => toHit(hit, context, locale)),
  };
}

/** Names with a word that starts with the typed text; names that start with it themselves come first. */
function beginningWith<Named>(
  candidates: readonly Named[],
  nameOf: (one: Named) => string,
  typed: string,
): Named[] {
  const wanted = foldText(typed.trim());
  const rankOf = (one: Named) => {
    const name = foldText(nameOf(one));
    if (name.startsWith(wanted)) return 0;
    return ` ${name}`.includes(` ${wanted}`) ? 1 : 2;
  };
  return candidates
    .map((one) => ({ one, rank: rankOf(one) }))
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

function categoriesFor({ snapshot, store }: CatalogContext, typed: string, locale: Locale) {
  const restricted = store?.restrictedCategoryIds ?? [];
  const allowed = snapshot.categories.filter(
    ({ parentId, path }) => parentId !== null && !isCategoryRestricted(restricted, path),
  );
  return beginningWith(allowed, ({ name }) => name[locale], typed).map((category) => ({
    id: category.id,
    name: category.name[locale],
    parentCategoryName: snapshot.categoryById.get(category.parentId ?? '')?.name[locale] ?? '',
  }));
}

function brandsFor({ snapshot }: CatalogContext, typed: string): string[] {
  const brands = [...new Set(snapshot.items.map(({ product }) => product.brand))].sort();
  return beginningWith(brands, (brand) => brand, typed);
}

/** The documented suggestions (Shopper Search v1): `limit` of each kind, five by default. */
export async function suggest(
  reader: CatalogReader,
  caller: CatalogCaller,
  sent: SuggestionQuery,
  locale: Locale,
): Promise<SearchSuggestions> {
  const { q, limit = DEFAULT_SUGGESTIONS } = sent;
  const context = await reader.readCatalogContext(caller);
  const { tilesOf } = findTiles(context, q, locale);
  const terms = suggestTerms(q, context.snapshot.vocabulary[locale]);
  const withImages = listValues(sent.expand).includes('images');
  const phrase = foldText(q.trim());
  const phrases = (texts: readonly string[]) =>
    texts.slice(0, limit).map((text) => ({ phrase: text, exactMatch: foldText(text) === phrase }));
  return {
    searchPhrase: q,
    productSuggestions: {
      ...terms,
      products: tilesOf(limit).map((tile) => ({
        productId: tile.id,
        productName: tile.name,
        currency: CURRENCY,
        price: tile.rates[0]?.paymentCents ?? 0,
        ...(withImages && tile.variants[0] ? { image: imageOf(tile.name, tile.variants[0]) } : {}),
      })),
    },
    categorySuggestions: { ...terms, categories: categoriesFor(context, q, locale).slice(0, limit) },
    brandSuggestions: { ...terms, suggestedPhrases: phrases(brandsFor(context, q)) },
    ...(sent.includeEinsteinSuggestedPhrases
      ? {
          einsteinSuggestedPhrases: {
            popularSearchPhrases: phrases(categoriesFor(context, q, locale).map(({ name }) => name)),
            recentSearchPhrases: [],
          },
        }
      : {}),
  };
}

/** The shop's own suggestions; nothing below the minimum of letters. */
export async function autocomplete(
  deps: Pick<Dependencies, 'ids' | 'vault'> & { readonly reader: CatalogReader },
  caller: CatalogCaller,
  { query, maxSuggestions = SUGGESTION_LIMIT }: AutocompleteRequest,
  locale: Locale,
): Promise<AutocompleteResponse> {
  const typed = query.trim();
  const attributionToken = createAttribution(deps, caller, typed);
  if (typed.length < MIN_SEARCH_CHARACTERS) {
    return { suggestedPhrases: [], productSuggestions: [], attributionToken };
  }
  const context = await deps.reader.readCatalogContext(caller);
  const { tilesOf } = findTiles(context, typed, locale);
  const names = categoriesFor(context, typed, locale).map(({ name }) => name);
  const phrases = [...new Set([...names, ...brandsFor(context, typed)])];
  return {
    suggestedPhrases: phrases.slice(0, maxSuggestions).map((phrase) => ({ phrase })),
    productSuggestions: tilesOf(maxSuggestions).map((tile) => ({
      productId: tile.id,
      productName: tile.name,
      brand: tile.brand,
      imageUrl: tile.variants[0]?.imageUrl ?? '',
      c_ProductUrl: tile.urlPath,
      weeklyPrice: tile.rates[0]?.paymentCents ?? null,
    })),
    attributionToken,
  };
}
