import type { Introspection, TokenActionRequest, UserInfo } from '@ownpath/contracts/login';
import type { Dependencies, LoginClient } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { issuerOf, type Shopper } from './access-token-claims.ts';
import { getPrivateClient } from './login-clients.ts';
import { findSessionCustomer, revokeSession } from './login-queries.ts';
import { hashSecret } from './secret-hash.ts';
import type { InspectedToken } from './token-service.ts';
import { findRefreshToken, revokeAccessToken } from './tokens-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config' | 'tokens'>;
type ClientRequest = TokenActionRequest & { readonly authorization: string | null };

/** The access token's content, if it is valid and the client's own. */
async function findAccessToken(
  deps: Parts,
  client: LoginClient,
  token: string,
): Promise<InspectedToken | null> {
  const inspected = await deps.tokens.inspect(token).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  return inspected?.clientId === client.id ? inspected : null;
}

async function findOwnRefreshToken(deps: Parts, client: LoginClient, token: string) {
  const found = await findRefreshToken(deps.database, hashSecret(token));
  return found?.session.clientId === client.id ? found : null;
}

/**
 * Revokes a token: a refresh token with its session, an access token alone. An unknown token, or another client's, is
 * no error and changes nothing (RFC 7009, 2.2). @throws DomainError `Unauthorized`
 */
export async function revokeToken(deps: Parts, request: ClientRequest): Promise<TokenActionRequest> {
  const { token, token_type_hint: hint } = request;
  const client = getPrivateClient(deps.config.clients, request.authorization);
  const refresh = await findOwnRefreshToken(deps, client, token);
  if (refresh) await revokeSession(deps.database, refresh.session.usid, deps.clock.now());
  const access = refresh ? null : await findAccessToken(deps, client, token);
  if (access)
    await revokeAccessToken(deps.database, { tokenId: access.tokenId, expiresAt: access.expiresAt });
  return { token, ...(hint ? { token_type_hint: hint } : {}) };
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** State of the client's own token (RFC 7662). @throws DomainError `Unauthorized` */
export async function introspectToken(deps: Parts, request: ClientRequest): Promise<Introspection> {
  const client = getPrivateClient(deps.config.clients, request.authorization);
  const iss = issuerOf(deps.config.organizationId);
  const refresh = await findOwnRefreshToken(deps, client, request.token);
  if (refresh) {
    const { token, session } = refresh;
    const isOver = token.usedAt ?? token.revokedAt ?? session.revokedAt;
    if (isOver || token.expiresAt <= deps.clock.now()) return { active: false };
    return {
      active: true,
      client_id: client.id,
      exp: seconds(token.expiresAt),
      iat: seconds(token.createdAt),
      iss,
      scope: 'openid offline_access',
      sub: `usid:${session.usid}`,
      token_type: 'refresh_token',
    };
  }
  const access = await findAccessToken(deps, client, request.token);
  if (!access) return { active: false };
  return {
    active: true,
    client_id: client.id,
    exp: seconds(access.expiresAt),
    iat: seconds(access.issuedAt),
    iss,
    scope: 'openid offline_access',
    sub: access.subject,
    token_type: 'access_token',
  };
}

/** OpenID Connect claims of the bearer; a guest has no more than ids. */
export async function getUserInfo(deps: Pick<Dependencies, 'database'>, shopper: Shopper): Promise<UserInfo> {
  const customer = await findSessionCustomer(deps.database, shopper.customerId);
  const { email, firstName, lastName } = customer ?? { email: null, firstName: null, lastName: null };
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    sub: shopper.usid,
    customer_id: shopper.customerId,
    validated: true,
    ...(email === null ? {} : { email }),
    ...(name === '' ? {} : { name }),
    ...(firstName === null ? {} : { given_name: firstName }),
    ...(lastName === null ? {} : { family_name: lastName }),
  };
}
