import { autocomplete } from '@ownpath/contracts/catalog';
import { SUGGESTION_LIMIT } from '@ownpath/domain/catalog';
import { CACHE_POLICIES } from '@ownpath/domain/constants';
import { data } from 'react-router';
import { warnOf } from '../platform/http/responses.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import type { Suggestions } from '../shell/search/search-options.ts';
import type { Route } from './+types/suggestions.ts';

const MAX_QUERY_LENGTH = 200;
/** For this long the browser repeats no request. */
const CACHE_SECONDS = CACHE_POLICIES.frequentSearches.keepMs / 1000;

/** Offline there are no suggestions; without this the error page would show. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Suggestions> {
  return serverLoader().catch(() => ({ query: '', phrases: [], products: [] }));
}

/** `/suggestions?q=`: phrases and products for the typed text; none after a failure. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const found = await context
    .get(commerceContext)
    .call(autocomplete, { body: { query, maxSuggestions: SUGGESTION_LIMIT } }, { as: 'shared' })
    .catch((error: unknown) => {
      warnOf('No suggestions', error);
      return null;
    });
  const suggestions: Suggestions = {
    query,
    phrases: found?.suggestedPhrases.map(({ phrase }) => phrase) ?? [],
    products:
      found?.productSuggestions.map((product) => ({
        id: product.productId,
        name: product.productName,
        brand: product.brand,
        imageUrl: product.imageUrl,
        urlPath: product.c_ProductUrl,
      })) ?? [],
  };
  return data(suggestions, {
    headers: { 'Cache-Control': found ? `private, max-age=${CACHE_SECONDS}` : 'no-store' },
  });
}
