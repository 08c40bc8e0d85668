import type { CommerceFetch } from '../app/platform/commerce/commerce-fetch.server.ts';
import { httpCommerceFetch } from './commerce-proxy.ts';
import type { Env } from './env.ts';

export type CommerceEngine = { readonly fetch: CommerceFetch; stop(): Promise<void> };

/** The commerce API that this process uses: another host's, or its own engine. */
export async function startCommerce(
  env: Env,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<CommerceEngine> {
  if (env.commerceApiUrl) return { fetch: httpCommerceFetch(env.commerceApiUrl), stop: async () => {} };
  const { startEngine } = await import('@ownpath/commerce-api/embedded');
  return startEngine({
    // The card frame's origin is computed once, here, so that the content policy and the engine agree.
    environment: {
      ...environment,
      SANDBOX_PUBLIC_URL: env.cardFrameOrigin,
      PUBLIC_URL: env.publicUrl.origin,
    },
    onProgress: (sentence) => console.log(`${sentence} …`),
  });
}
