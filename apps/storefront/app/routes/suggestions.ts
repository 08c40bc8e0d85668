import { type AutocompleteResponse, autocomplete } from '@ownpath/contracts/catalog';
import { CACHE_POLICIES } from '@ownpath/domain/constants';
import { data } from 'react-router';
import { warnOf } from '../platform/http/responses.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { noSuggestions, type Suggestions } from '../shell/search/search-options.ts';
import type { Route } from './+types/suggestions.ts';

const MAX_QUERY_LENGTH = 200;
/** Of each kind. */
const SUGGESTION_COUNT = 5;
/** For this long the browser repeats no request. */
const CACHE_SECONDS = CACHE_POLICIES.frequentSearches.keepMs / 1000;

/** Offline there are no suggestions; without this the error page would show. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Suggestions> {
  return serverLoader().catch(() => noSuggestions);
}

/** The text typed in the field, without what no key types. */
const readQuery = (sent: string | null) =>
  (sent ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .toWellFormed();

/** `/suggestions?q=`: what is suggested for the typed text; nothing after a failure. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readQuery(url.searchParams.get('q'));
  const found = await context
    .get(commerceContext)
    .call(autocomplete, { body: { query, maxSuggestions: SUGGESTION_COUNT } }, { as: 'shared' })
    .catch((error: unknown) => {
      warnOf('No suggestions', error);
      return null;
    });
  return data(found ? toSuggestions(query, found) : { ...noSuggestions, query }, {
    headers: { 'Cache-Control': found ? `private, max-age=${CACHE_SECONDS}` : 'no-store' },
  });
}

function toSuggestions(query: string, found: AutocompleteResponse): Suggestions {
  return {
    query,
    phrases: found.suggestedPhrases.map(({ phrase }) => phrase),
    departments: found.categorySuggestions.map(({ id, name, c_CategoryUrl }) => ({
      id,
      name,
      urlPath: c_CategoryUrl,
    })),
    help: found.helpSuggestions,
    products: found.productSuggestions.map((product) => ({
      id: product.productId,
      name: product.productName,
      imageUrl: product.imageUrl,
      urlPath: product.c_ProductUrl,
      condition: product.condition,
      colorId: product.colorId,
      rates: product.prices.map((price) => ({
        frequency: price.frequency,
        paymentCents: price.payment,
        paymentCount: price.payments,
        lastPaymentCents: price.lastPayment,
        totalCents: price.totalCost,
        totalCostToOwnCents: price.totalCostToOwn,
        cashPriceCents: price.cashPrice,
      })),
    })),
  };
}
