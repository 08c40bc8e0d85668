import type { LogoutResponse } from '@ownpath/contracts/login';
import type { Dependencies, LoginClient } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import type { Shopper } from './access-token-claims.ts';
import { whenAnswered } from './begin-identity-login.ts';
import { revokeAllSessions, revokeSession } from './login-queries.ts';
import { hashSecret } from './secret-hash.ts';
import { findRefreshToken } from './tokens-queries.ts';

/** The documented logout response: the fields of a token response, all empty. */
const LOGGED_OUT: LogoutResponse = {
  access_token: '',
  id_token: '',
  refresh_token: '',
  expires_in: 0,
  refresh_token_expires_in: 0,
  token_type: 'Bearer',
  usid: '',
  customer_id: '',
  enc_user_id: '',
  idp_access_token: '',
  idp_refresh_token: '',
};

/**
 * The address to which the provider redirects: the requested one, if it has an origin of the client, or that origin by
 * default. @throws DomainError `BadRequest` for an address of another origin
 */
function returnUrlOf(client: LoginClient | undefined, asked: string | undefined): string {
  const origins = (client?.redirectUris ?? []).map((address) => new URL(address).origin);
  if (asked === undefined) return `${origins[0] ?? ''}/`;
  if (origins.includes(new URL(asked).origin)) return asked;
  throw new DomainError(
    'BadRequest',
    'invalid_request: the post-logout redirect address is not registered for the client.',
  );
}

/**
 * Ends the caller's session at once, access and refresh tokens both; with `isEverywhere` all of the customer's.
 * For a session that began at the identity provider, returns the logout address there; a provider that does not answer
 * does not prevent the logout here. @throws DomainError `BadRequest` for a refresh token of another session
 */
export async function endSession(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'ports'>,
  request: {
    readonly shopper: Shopper;
    readonly refreshToken: string;
    readonly isEverywhere: boolean;
    readonly returnUrl: string | undefined;
  },
): Promise<LogoutResponse> {
  const { shopper, refreshToken, isEverywhere } = request;
  const found = await findRefreshToken(deps.database, hashSecret(refreshToken));
  if (found?.session.usid !== shopper.usid) {
    throw new DomainError('BadRequest', 'invalid_request: Bad or missing refresh token.');
  }
  const { clientId, providerIdToken } = found.session;
  const client = deps.config.clients.find(({ id }) => id === clientId);
  const returnUrl = returnUrlOf(client, request.returnUrl);
  const now = deps.clock.now();
  if (isEverywhere) await revokeAllSessions(deps.database, shopper.customerId, now);
  else await revokeSession(deps.database, shopper.usid, now);
  if (providerIdToken === null) return LOGGED_OUT;
  const logout = { idTokenHint: providerIdToken, returnUrl };
  const url = await whenAnswered(deps.ports.identityProvider.createLogoutUrl(logout));
  return url === null ? LOGGED_OUT : { ...LOGGED_OUT, idp_logout_url: url };
}
