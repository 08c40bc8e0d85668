import { type AutocompleteResponse, autocomplete } from '@ownpath/contracts/catalog';
import { warnOf } from '../platform/http/responses.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { findChosenStore } from '../shared/shopper/chosen-store.server.ts';
import { noSuggestions, type PricingStore, type Suggestions } from '../shell/search/search-options.ts';
import type { Route } from './+types/suggestions.ts';

const MAX_QUERY_LENGTH = 200;
/** Of each kind. */
const SUGGESTION_COUNT = 5;

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
export async function loader({ url, context }: Route.LoaderArgs): Promise<Suggestions> {
  const query = readQuery(url.searchParams.get('q'));
  const commerce = context.get(commerceContext);
  try {
    const [found, store] = await Promise.all([
      commerce.call(autocomplete, { body: { query, maxSuggestions: SUGGESTION_COUNT } }, { as: 'shared' }),
      // Another tab may have chosen one since the page was loaded.
      findChosenStore(commerce, context.get(sessionContext)),
    ]);
    return toSuggestions(query, found, store);
  } catch (error) {
    warnOf('No suggestions', error);
    return { ...noSuggestions, query };
  }
}

function toSuggestions(query: string, found: AutocompleteResponse, store: PricingStore | null): Suggestions {
  return {
    query,
    store: store && { address1: store.address1, postalCode: store.postalCode, isGuess: store.isGuess },
    phrases: found.suggestedPhrases.map(({ phrase }) => phrase),
    departments: found.categorySuggestions.map(({ id, name, parentCategoryName, c_CategoryUrl }) => ({
      id,
      name,
      parentName: c_CategoryUrl.includes('/') ? parentCategoryName : null,
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
