import type { ProductSearchRequest, ProductSearchResponse } from '@ownpath/contracts/catalog';
import { SPECIAL_CATEGORY_IDS } from '@ownpath/domain/catalog';
import { CACHE_POLICIES, type CachePolicy, preferenceRetryDelayMs } from '@ownpath/domain/constants';

export type ReadPolicy = CachePolicy & {
  /** Every shopper gets the same answer, with or without a session. */
  readonly isSameForAll?: boolean;
  /** The answer depends on the shopper's IP address, and on nothing else of theirs. */
  readonly isPerAddress?: boolean;
  /** Whether the answer is the same while the state of the catalogue is, for visitors with a session too. */
  readonly followsCatalog?: (body: never) => boolean;
  /** With `followsCatalog`: registered shoppers get another answer than guests. */
  readonly isPerKind?: boolean;
  /** The answer without what is one visitor's. */
  readonly share?: (answer: never) => unknown;
  /** The answer depends on more than the request, for example on the shopper's IP address. */
  readonly isNeverCached?: boolean;
  /** Pause before a retry, counted from 0. */
  readonly retryDelayMs?: (attempt: number) => number;
};

const FIRST_PAUSE_MS = 200;
/** Pages wait for these calls, so the pauses are short. */
const pauseMs = (attempt: number): number => FIRST_PAUSE_MS * 2 ** attempt;

const always = () => true;

const product: ReadPolicy = {
  ...CACHE_POLICIES.product,
  retryDelayMs: pauseMs,
  followsCatalog: always,
};

/** What a shopper's approval limits is theirs alone. */
const isOfAnyone = ({ isAp, category, cat }: ProductSearchRequest) =>
  !isAp && (category ?? cat) !== SPECIAL_CATEGORY_IDS.myItems;

/** Policies of specification section 9, by call id; any other GET has the standard policy. */
const policies: Readonly<Record<string, ReadPolicy>> = {
  getCustomPreferences: {
    ...CACHE_POLICIES.preferences,
    ...CACHE_POLICIES.storePreferences,
    retryDelayMs: preferenceRetryDelayMs,
    isSameForAll: true,
  },
  getZoneRecommendations: CACHE_POLICIES.recommendationPage,
  getProduct: product,
  getProducts: product,
  getCategory: { ...CACHE_POLICIES.standard, followsCatalog: always },
  // Without a state to go by, a search is not kept.
  searchProducts: {
    isNeverCached: true,
    followsCatalog: isOfAnyone,
    share: (found: ProductSearchResponse) => ({ ...found, attributionToken: '' }),
  },
  getCatalogState: { isNeverCached: true },
  getContent: { ...CACHE_POLICIES.contentAsset, isSameForAll: true },
  getIeConfigurations: { ...CACHE_POLICIES.contentAsset, followsCatalog: always, isPerKind: true },
  getPage: { ...CACHE_POLICIES.standard, isSameForAll: true },
  getStores: { ...CACHE_POLICIES.standard, isSameForAll: true },
  autocomplete: CACHE_POLICIES.frequentSearches,
  getClientLocation: { isNeverCached: true },
  getLocatedStore: { staleMs: 60_000, isSameForAll: true, isPerAddress: true },
};

/** Null for a call that is not a read. */
export function readPolicyOf(endpoint: { readonly id: string; readonly method: string }): ReadPolicy | null {
  if (Object.hasOwn(policies, endpoint.id)) return policies[endpoint.id] ?? null;
  return endpoint.method === 'GET' ? CACHE_POLICIES.standard : null;
}
