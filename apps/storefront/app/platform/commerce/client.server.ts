import { type CatalogState, getCatalogState, surrogateKeysOf } from '@ownpath/contracts/catalog';
import { getShopperContext } from '@ownpath/contracts/shopper-context';
import { getLocatedStore } from '@ownpath/contracts/stores';
import type { Endpoint } from '@ownpath/contracts/wire';
import type { Locale } from '@ownpath/domain/site';
import type { z } from 'zod';
import { cachedReadsOf } from './cached-reads.server.ts';
import { isCommerceError } from './commerce-error.ts';
import { type ReadPolicy, readPolicyOf } from './read-policies.ts';
import { retryRead } from './retry-read.server.ts';
import {
  type AnyInput,
  type CallOptions,
  type CommerceClientOptions,
  createSender,
  decodeBody,
} from './send-call.server.ts';

/** An answer of an earlier state is never asked for again; the cache's size bounds how long it is kept. */
const KEPT_BY_STATE: ReadPolicy = { keepMs: Number.POSITIVE_INFINITY };

export type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  readonly params?: Omit<z.output<P>, 'organizationId'>;
  readonly query?: Omit<z.output<Q>, 'siteId' | 'locale'>;
} & (undefined extends z.output<B> ? { readonly body?: z.output<B> } : { readonly body: z.output<B> });

/** The state of the catalogue in a store as of the request; read where it is not known. Only where changes are announced. */
export type StateIn = (
  store: { readonly siteId: string; readonly storeId: string },
  read: () => Promise<CatalogState>,
) => CatalogState | Promise<CatalogState>;

export type CommerceClient = {
  /** Of the answers. */
  readonly locale: Locale;
  /**
   * Calls an endpoint of the contracts as the visitor. Fills in organization, site, locale and token.
   * @throws CommerceError when the API answers with an error, too late, or not in the contract's shape
   */
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    input: CallInput<P, Q, B>,
    options?: CallOptions,
  ): Promise<z.output<R>>;
};

export function createCommerceClient(
  options: CommerceClientOptions & { readonly stateIn?: StateIn },
): CommerceClient {
  const { isForAnyone, readText } = createSender(options);
  const cachedReads = cachedReadsOf(options.fetch);

  let place: Promise<string | null> | undefined;

  /**
   * The store near the visitor's address: until they choose one, every answer about products depends on it. Empty
   * when there is none; null when that is not known.
   */
  function findPlace(): Promise<string | null> {
    if (options.clientAddress === null) return Promise.resolve('');
    place ??= client.call(getLocatedStore, {}).then(
      ({ data }) => data?.[0]?.id ?? '',
      () => null,
    );
    return place;
  }

  /** What an answer depends on beside the request; null when that is not known. */
  async function findAudience(endpoint: Endpoint, policy: ReadPolicy): Promise<string | null> {
    if (policy.isPerAddress) return options.clientAddress ?? '';
    return policy.isSameForAll || endpoint.access === 'public' ? '' : findPlace();
  }

  let state: Promise<string | null> | undefined;

  /** The state of the catalogue for this visitor, read once until they change something; null when it is not known. */
  function findState(): Promise<string | null> {
    if (!cachedReads.hasStates) return Promise.resolve(null);
    state ??= readState().then(
      (answer) => answer.state,
      (error: unknown) => {
        // Whoever asks next would wait as long again.
        if (isCommerceError(error, 'Timeout')) throw error;
        // A tenant of the platform without the retailer's own calls.
        if (isCommerceError(error) && error.status === 404) cachedReads.hasStates = false;
        return null;
      },
    );
    return state;
  }

  let hasChangedSomething = false;

  async function readState(): Promise<CatalogState> {
    const { siteId, stateIn } = options;
    const read = () => client.call(getCatalogState, { body: {} }, { as: 'shared' });
    // What was known as of the request is not as new as the visitor's own change.
    if (!stateIn || hasChangedSomething) return read();
    const storeId = await findChosenStoreId();
    return storeId === null ? read() : stateIn({ siteId, storeId }, read);
  }

  /** Null where the store is the one near the visitor's address, which the engine finds, or not known: then the state is asked for. */
  async function findChosenStoreId(): Promise<string | null> {
    const usid = options.session.read().tokens?.usid;
    if (usid === undefined) return null;
    const context = await client.call(getShopperContext, { params: { usid } }).catch(() => null);
    return context?.customQualifiers?.storeId ?? null;
  }

  /** What the visitor's own reads answered, until they change something: parts of a page ask for the same. */
  const own = new Map<string, Promise<unknown>>();

  function readOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = own.get(key) as Promise<T> | undefined;
    if (known) return known;
    const started = read();
    own.set(key, started);
    started.catch(() => own.delete(key));
    return started;
  }

  async function change<T>(send: () => Promise<T>, { as = 'visitor' }: CallOptions): Promise<T> {
    try {
      return await send();
    } finally {
      own.clear();
      state = undefined;
      hasChangedSomething = true;
      // The next page is this visitor's own.
      const { session } = options;
      if (as === 'visitor' && session.read().guestView) session.update({ guestView: null });
    }
  }

  /** Where an answer is kept that others may get, and what it depends on beside the request; null for none. */
  async function findShelf(
    endpoint: Endpoint,
    input: AnyInput,
    policy: ReadPolicy,
    callOptions: CallOptions,
  ) {
    if (policy.followsCatalog?.(input.body as never)) {
      const name = await findState();
      const kind = policy.isPerKind && options.session.read().tokens?.isRegistered ? ' registered' : '';
      if (name !== null) return { cache: cachedReads.byState, audience: name + kind, policy: KEPT_BY_STATE };
    }
    if (policy.isNeverCached || !isForAnyone(endpoint, callOptions)) return null;
    const audience = await findAudience(endpoint, policy);
    const cache = policy.isPerAddress ? cachedReads.byAddress : cachedReads.shared;
    return audience === null ? null : { cache, audience, policy };
  }

  const client: CommerceClient = {
    locale: options.locale,
    async call(endpoint, input, callOptions) {
      try {
        const answer = await answerOf(endpoint, input, callOptions);
        options.onAnswer?.(surrogateKeysOf(endpoint.id, input.body, answer));
        return answer;
      } catch (error) {
        options.onAnswer?.(null);
        throw error;
      }
    },
  };
  return client;

  async function answerOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    input: CallInput<P, Q, B>,
    callOptions: CallOptions = {},
  ): Promise<z.output<R>> {
    const policy = readPolicyOf(endpoint);
    const asker = options.session.read().tokens;
    const load = async (signal: AbortSignal | null) => {
      const once = () => readText(endpoint, input, callOptions, asker, signal);
      return decodeBody(endpoint, await (policy ? retryRead(policy, signal, once, options.pause) : once()));
    };
    if (!policy) return change(() => load(options.signal), callOptions);
    const { siteId, locale } = options;
    const key = [endpoint.id, JSON.stringify([input.params, input.query, input.body])].join(' ');
    const shelf = await findShelf(endpoint, input, policy, callOptions);
    if (!shelf) {
      const isPlain = !callOptions.headers && !callOptions.onHeaders;
      return isPlain ? readOnce(key, () => load(options.signal)) : load(options.signal);
    }
    let isOwn = false;
    // Other callers may wait for the same answer, so the call continues when this visitor leaves.
    const loadForAll = async () => {
      isOwn = true;
      const loaded = await load(null).catch((error: unknown) => {
        // An API that has no such call locates nobody.
        if (policy.isPerAddress && isCommerceError(error) && error.status === 404)
          return decodeBody(endpoint, '{}');
        throw error;
      });
      return policy.share?.(loaded as never) ?? loaded;
    };
    const name = [key, siteId, locale, shelf.audience].join(' ');
    const answer = await shelf.cache.read(name, shelf.policy, loadForAll).catch((error: unknown) => {
      // What was refused to the visitor who asked first, such as for too many calls, is not refused to this one.
      if (isOwn || shelf.cache !== cachedReads.byState) throw error;
      return loadForAll();
    });
    return answer as z.output<R>;
  }
}
