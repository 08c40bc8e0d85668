import type { CommerceFetch } from '../app/platform/commerce/commerce-fetch.server.ts';
import { httpCommerceFetch } from './commerce-proxy.ts';
import type { Env } from './env.ts';
import type { Logger } from './logger.ts';

export type CommerceEngine = { readonly fetch: CommerceFetch; stop(): Promise<void> };

/** The commerce API that this process uses: another host's, or its own engine. */
export async function startCommerce(env: Env, logger: Logger): Promise<CommerceEngine> {
  if (env.commerceApiUrl) return { fetch: httpCommerceFetch(env.commerceApiUrl), stop: async () => {} };
  logger.warn('The commerce engine is not part of this build yet; its calls answer 503.');
  const unavailable = { title: 'Service Unavailable', type: 'about:blank', detail: 'No engine.' };
  return { fetch: async () => Response.json(unavailable, { status: 503 }), stop: async () => {} };
}
