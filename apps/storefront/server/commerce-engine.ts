import type { CommerceFetch } from '../app/platform/commerce/commerce-fetch.server.ts';
import { httpCommerceFetch } from './commerce-proxy.ts';
import type { Env } from './env.ts';

export type CommerceEngine = { readonly fetch: CommerceFetch; stop(): Promise<void> };

/** The commerce API that this process uses: another host's, or its own engine. */
export async function startCommerce(env: Env): Promise<CommerceEngine> {
  if (env.commerceApiUrl) return { fetch: httpCommerceFetch(env.commerceApiUrl), stop: async () => {} };
  const { startEngine } = await import('@ownpath/commerce-api/embedded');
  return startEngine({
    environment: env.engineSettings,
    onProgress: (sentence) => console.log(`${sentence} …`),
  });
}
