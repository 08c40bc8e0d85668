import { parseTrustedProxies } from '@ownpath/client-address';
import type { EngineConfig, LoginClient } from './dependencies.ts';
import type { Env } from './env.ts';

/** Ids of the demo retailer in clients' configuration. */
export const DEMO_ORGANIZATION_ID = 'f_ecom_ownp_001';
export const DEMO_SITE_ID = 'rowan';
export const DEMO_PUBLIC_CLIENT_ID = '8d3c1f52-7a64-4f0e-9b7d-2f1f6a0c5e11';

export function sandboxPortOf(env: Env): number {
  return env.SANDBOX_PORT ?? env.PORT + 1;
}

/** Origins and clients, derived from the settings. */
export function createEngineConfig(env: Env): EngineConfig {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const demoClient: LoginClient = {
    id: DEMO_PUBLIC_CLIENT_ID,
    isPublic: true,
    secretHash: null,
    redirectUris: [`${publicUrl}/callback`, `${publicUrl}/idpcallback`],
    channelIds: [DEMO_SITE_ID],
  };
  return {
    organizationId: DEMO_ORGANIZATION_ID,
    siteId: DEMO_SITE_ID,
    publicUrl,
    clients: [demoClient, ...(env.LOGIN_CLIENTS ?? [])],
    acceptsSandboxNumbers: env.APP_MODE === 'demo',
    documentsKeptDays: env.DOCUMENTS_KEPT_DAYS,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    trustedProxies: parseTrustedProxies(env.TRUSTED_PROXIES),
    visitorAddressKey: env.VISITOR_ADDRESS_KEY,
    rateLimits: env.RATE_LIMITS,
    passwordCost: env.PASSWORD_COST,
  };
}
