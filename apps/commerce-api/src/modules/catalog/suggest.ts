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
import type { Dependencies } from '../../dependencies.ts';
import { createAttribution } from './attribution.ts';
import type { CatalogCaller, CatalogContext, CatalogReader } from './catalog-context.ts';
import { findSuggestions } from './find-suggestions.ts';
import { toHit } from './search-products.ts';
import { suggestTerms } from './suggest-terms.ts';

/** Documented default of `limit`. */
const DEFAULT_SUGGESTIONS = 5;

/** The documented suggestions (Shopper Search v1): `limit` of each kind, five by default. */
export async function suggest(
  reader: CatalogReader,
  caller: CatalogCaller,
  sent: SuggestionQuery,
  locale: Locale,
): Promise<SearchSuggestions> {
  const { q, limit = DEFAULT_SUGGESTIONS } = sent;
  const context = await reader.readCatalogContext(caller);
  const found = await findSuggestions(context, q, locale, limit);
  const terms = suggestTerms(q, locale, context.snapshot.search);
  const withImages = listValues(sent.expand).includes('images');
  const phrase = foldText(q.trim());
  const phrases = (texts: readonly string[]) =>
    texts.map((text) => ({ phrase: text, exactMatch: foldText(text) === phrase }));
  return {
    searchPhrase: q,
    productSuggestions: {
      ...terms,
      products: found.hits.map((hit) => {
        const tile = toHit(hit, context, locale, found.colorIds);
        return {
          productId: tile.id,
          productName: tile.name,
          currency: CURRENCY,
          price: tile.rates[0]?.paymentCents ?? 0,
          ...(withImages && tile.variants[0] ? { image: imageOf(tile.name, tile.variants[0]) } : {}),
        };
      }),
    },
    categorySuggestions: {
      ...terms,
      categories: found.categories.map((category) => ({
        id: category.id,
        name: category.name[locale],
        parentCategoryName: parentName(context, category.parentId, locale),
      })),
    },
    brandSuggestions: { ...terms, suggestedPhrases: phrases(found.brands) },
    ...(sent.includeEinsteinSuggestedPhrases
      ? {
          einsteinSuggestedPhrases: {
            popularSearchPhrases: phrases(found.searches),
            recentSearchPhrases: [],
          },
        }
      : {}),
  };
}

const parentName = ({ snapshot }: CatalogContext, parentId: string | null, locale: Locale) =>
  snapshot.categoryById.get(parentId ?? '')?.name[locale] ?? '';

/** The shop's own suggestions, as many of each kind as asked for; nothing below the minimum of letters. */
export async function autocomplete(
  deps: Pick<Dependencies, 'ids' | 'vault'> & { readonly reader: CatalogReader },
  caller: CatalogCaller,
  { query, maxSuggestions = SUGGESTION_LIMIT }: AutocompleteRequest,
  locale: Locale,
): Promise<AutocompleteResponse> {
  const typed = query.trim();
  const attributionToken = createAttribution(deps, caller, typed);
  if (typed.length < MIN_SEARCH_CHARACTERS) {
    return {
      suggestedPhrases: [],
      categorySuggestions: [],
      helpSuggestions: [],
      productSuggestions: [],
      attributionToken,
    };
  }
  const context = await deps.reader.readCatalogContext(caller);
  const found = await findSuggestions(context, typed, locale, maxSuggestions);
  return {
    suggestedPhrases: found.searches.map((phrase) => ({ phrase })),
    categorySuggestions: found.categories.map(({ id, name, parentId, path }) => ({
      id,
      name: name[locale],
      parentCategoryName: parentName(context, parentId, locale),
      c_CategoryUrl: path.join('/'),
    })),
    helpSuggestions: found.help.map(({ path, label, phrases }) => ({
      path,
      name: label?.[locale] ?? phrases[0] ?? path,
    })),
    productSuggestions: found.hits.map((hit) =>
      toSuggestion(toHit(hit, context, locale, found.colorIds), found.colorIds),
    ),
    attributionToken,
  };
}

function toSuggestion(
  tile: ProductHit,
  colorIds: readonly string[],
): AutocompleteResponse['productSuggestions'][number] {
  const [shown] = tile.variants;
  return {
    productId: tile.id,
    productName: tile.name,
    brand: tile.brand,
    imageUrl: shown?.imageUrl ?? '',
    c_ProductUrl: tile.urlPath,
    weeklyPrice: tile.rates[0]?.paymentCents ?? null,
    condition: tile.condition,
    colorId: shown && colorIds.includes(shown.colorId) ? shown.colorId : null,
    prices: tile.rates.map((rate) => ({
      frequency: rate.frequency,
      payment: rate.paymentCents,
      payments: rate.paymentCount,
      lastPayment: rate.lastPaymentCents,
      totalCost: rate.totalCents,
      totalCostToOwn: rate.totalCostToOwnCents,
      cashPrice: rate.cashPriceCents,
    })),
  };
}
