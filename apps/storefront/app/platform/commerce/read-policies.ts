import { CACHE_POLICIES, type CachePolicy, preferenceRetryDelayMs } from '@ownpath/domain/constants';

export type ReadPolicy = CachePolicy & {
  /** Every shopper gets the same answer, with or without a session. */
  readonly isSameForAll?: boolean;
  /** The answer depends on the shopper's IP address, and on nothing else of theirs. */
  readonly isPerAddress?: boolean;
  /** The answer depends on more than the request, for example on the shopper's IP address. */
  readonly isNeverCached?: boolean;
  /** Pause before a retry, counted from 0. */
  readonly retryDelayMs?: (attempt: number) => number;
};

const FIRST_PAUSE_MS = 200;
/** Pages wait for these calls, so the pauses are short. */
const pauseMs = (attempt: number): number => FIRST_PAUSE_MS * 2 ** attempt;

const product: ReadPolicy = { ...CACHE_POLICIES.product, retryDelayMs: pauseMs };

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
  getContent: { ...CACHE_POLICIES.contentAsset, isSameForAll: true },
  getIeConfigurations: CACHE_POLICIES.contentAsset,
  autocomplete: CACHE_POLICIES.frequentSearches,
  getClientLocation: { isNeverCached: true },
  getLocatedStore: { staleMs: 60_000, isSameForAll: true, isPerAddress: true },
};

/** Null for a call that is not a read. */
export function readPolicyOf(endpoint: { readonly id: string; readonly method: string }): ReadPolicy | null {
  if (Object.hasOwn(policies, endpoint.id)) return policies[endpoint.id] ?? null;
  return endpoint.method === 'GET' ? CACHE_POLICIES.standard : null;
}
