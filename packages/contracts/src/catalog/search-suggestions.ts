import { SUGGESTION_LIMIT } from '@ownpath/domain/catalog';
import { z } from 'zod';
import {
  Condition,
  Dollars,
  defineCustomEndpoint,
  defineEndpoint,
  Frequency,
  SiteQuery,
} from '../wire/index.ts';
import { CurrencyParameter, ListParameter, WireImage } from './document-parts.ts';
import { Suggestion } from './product-search.ts';

const SuggestionQuery = SiteQuery.extend({
  /** Documented minimum: three letters. */
  q: z.string().min(3).max(50),
  limit: z.coerce.number().int().min(1).max(10).optional(),
  currency: CurrencyParameter.optional(),
  expand: ListParameter.optional(),
  includedCustomProductProperties: ListParameter.optional(),
  includeEinsteinSuggestedPhrases: z.stringbool().optional(),
});
export type SuggestionQuery = z.output<typeof SuggestionQuery>;

export const getSearchSuggestions = defineEndpoint({
  id: 'getSearchSuggestions',
  summary: 'Documented search suggestions: products, categories and brands',
  method: 'GET',
  path: '/search/shopper-search/v1/organizations/{organizationId}/search-suggestions',
  query: SuggestionQuery,
  response: z.object({
    searchPhrase: z.string(),
    productSuggestions: Suggestion.extend({
      products: z.array(
        z.object({
          productId: z.string(),
          productName: z.string(),
          currency: z.string(),
          /** Weekly price; 0 while no store is chosen, because the field is documented as required. */
          price: Dollars,
          image: WireImage.optional(),
        }),
      ),
    }),
    categorySuggestions: Suggestion.extend({
      categories: z.array(z.object({ id: z.string(), name: z.string(), parentCategoryName: z.string() })),
    }),
    brandSuggestions: Suggestion,
    einsteinSuggestedPhrases: z
      .object({
        popularSearchPhrases: z.array(z.object({ phrase: z.string(), exactMatch: z.boolean() })),
        recentSearchPhrases: z.array(z.object({ phrase: z.string(), exactMatch: z.boolean() })),
      })
      .optional(),
  }),
});
export type SearchSuggestions = z.output<(typeof getSearchSuggestions)['response']>;

export const AutocompleteRequest = z.object({
  visitorId: z.string().max(100).optional(),
  query: z.string().max(200),
  maxSuggestions: z.int().min(1).max(SUGGESTION_LIMIT).optional(),
});
export type AutocompleteRequest = z.infer<typeof AutocompleteRequest>;

/** The specification does not define the fields of a suggestion; these are ours. */
export const AutocompleteResponse = z.object({
  /** Searches that have results in the shopper's store. */
  suggestedPhrases: z.array(z.object({ phrase: z.string() })),
  categorySuggestions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      parentCategoryName: z.string(),
      /** Slash-separated category path, without prefix. */
      c_CategoryUrl: z.string(),
    }),
  ),
  /** Pages of the shop that answer a question; paths without prefix. */
  helpSuggestions: z.array(z.object({ path: z.string(), name: z.string() })),
  productSuggestions: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      brand: z.string(),
      imageUrl: z.string(),
      c_ProductUrl: z.string(),
      weeklyPrice: Dollars.nullable(),
      condition: Condition,
      /** Of the picture, where a color was asked for. */
      colorId: z.string().nullable(),
      /** In that condition, at all four frequencies; empty while no store is chosen. */
      prices: z.array(
        z.object({
          frequency: Frequency,
          payment: Dollars,
          /** Number of payments. */
          payments: z.int(),
          lastPayment: Dollars,
          totalCost: Dollars,
          totalCostToOwn: Dollars,
          cashPrice: Dollars,
        }),
      ),
    }),
  ),
  /** Opaque; sent back with the resulting search. */
  attributionToken: z.string(),
});
export type AutocompleteResponse = z.output<typeof AutocompleteResponse>;

export const autocomplete = defineCustomEndpoint({
  id: 'autocomplete',
  summary:
    'Searches, departments, help pages and products for the search box (fields not defined in the specification)',
  api: 'search',
  endpoint: 'autocomplete',
  body: AutocompleteRequest,
  response: AutocompleteResponse,
});
