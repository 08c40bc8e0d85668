import type { EngineConfig } from '../../dependencies.ts';
import { issuerOf } from './access-token-claims.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';

/** OpenID Connect discovery document; with the addresses under which the shop reaches this engine. */
export function describeProvider(config: EngineConfig) {
  const base = `${config.publicUrl}/mobify/proxy/api/shopper/auth/v1/organizations/${config.organizationId}/oauth2`;
  return {
    issuer: issuerOf(config.organizationId),
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    jwks_uri: `${base}/jwks`,
    userinfo_endpoint: `${base}/userinfo`,
    revocation_endpoint: `${base}/revoke`,
    introspection_endpoint: `${base}/introspect`,
    end_session_endpoint: `${base}/logout`,
    scopes_supported: ['openid', 'offline_access', 'email'],
    claims_supported: ['sub', 'email', 'name', 'given_name', 'family_name'],
    response_types_supported: ['code'],
    grant_types_supported: [
      'authorization_code',
      'authorization_code_pkce',
      'client_credentials',
      'refresh_token',
    ],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
  };
}
