import { z } from 'zod';
import { defineEndpoint } from '../wire/index.ts';

const base = '/shopper/auth/v1/organizations/{organizationId}/oauth2';

/** JSON Web Key Set of the keys that sign tokens. */
export const getJwks = defineEndpoint({
  id: 'getJwksUri',
  summary: 'Public keys of the tokens',
  method: 'GET',
  path: `${base}/jwks`,
  access: 'public',
  query: z.object({}),
  response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
});

export const getOpenIdConfiguration = defineEndpoint({
  id: 'getWellknownOpenidConfiguration',
  summary: 'OpenID Connect discovery document',
  method: 'GET',
  path: `${base}/.well-known/openid-configuration`,
  access: 'public',
  query: z.object({}),
  response: z.looseObject({ issuer: z.string(), jwks_uri: z.string() }),
});
