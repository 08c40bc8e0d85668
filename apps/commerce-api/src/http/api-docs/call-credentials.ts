import type { Endpoint } from '@ownpath/contracts/wire';
import type { SecurityRequirement } from './openapi-types.ts';

/** How a caller proves who it is. */
export const SECURITY_SCHEMES = {
  ShopperToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token that getAccessToken gave to a guest or a registered shopper.',
  },
  ClientSecret: {
    type: 'http',
    scheme: 'basic',
    description: 'Id and secret of a private client (RFC 6749, 2.3.1).',
  },
  CustomerPassword: {
    type: 'http',
    scheme: 'basic',
    description: 'Login and password of a customer.',
  },
} as const;

const byClient: readonly SecurityRequirement[] = [{ ClientSecret: [] }];
/** A public client proves itself by PKCE instead. */
const byClientOrPkce: readonly SecurityRequirement[] = [{}, { ClientSecret: [] }];

/** Calls of the login service that take HTTP Basic. */
const BASIC_CALLS: Readonly<Record<string, readonly SecurityRequirement[]>> = {
  authenticateCustomer: [{ CustomerPassword: [] }],
  getAccessToken: byClientOrPkce,
  getPasswordResetToken: byClientOrPkce,
  resetPasswordWithToken: byClientOrPkce,
  authorizePasswordlessCustomer: byClient,
  getPasswordLessAccessToken: byClient,
  revokeToken: byClient,
  introspectToken: byClient,
};

const ACCESS_SENTENCES = {
  public: 'Anyone may call.',
  shopper: 'Needs the access token of a guest or a registered shopper.',
  registered: 'Needs the access token of a registered shopper.',
} as const;

export function securityOf({ id, access }: Endpoint): readonly SecurityRequirement[] {
  if (access !== 'public') return [{ ShopperToken: [] }];
  return BASIC_CALLS[id] ?? [];
}

/** Who may call, in a sentence. */
export function accessSentence(endpoint: Endpoint): string {
  const security = endpoint.access === 'public' ? BASIC_CALLS[endpoint.id] : undefined;
  if (!security) return ACCESS_SENTENCES[endpoint.access];
  if (security.some((one) => 'CustomerPassword' in one)) {
    return 'Needs login and password of the customer, as HTTP Basic.';
  }
  return security === byClient
    ? 'Needs id and secret of a private client, as HTTP Basic.'
    : 'Public clients prove themselves by PKCE, private ones by id and secret as HTTP Basic.';
}
