import type { LogoutResponse } from '@ownpath/contracts/login';
import type { Dependencies, LoginClient } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import type { Shopper } from './access-token-claims.ts';
import { whenAnswered } from './begin-identity-login.ts';
import { revokeAllSessions, revokeSession } from './login-queries.ts';
import { hashSecret } from './secret-hash.ts';
import { findRefreshToken } from './tokens-queries.ts';

/** What the documented logout answers: the fields of a token answer, with nothing in them. */
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
 * The address that the provider sends the browser back to: the one asked for, which must be of an origin of the
 * client's, else that origin itself. @throws DomainError `BadRequest` for another's address
 */
function returnUrlOf(client: LoginClient | undefined, asked: string | undefined): string {
  const origins = (client?.redirectUris ?? []).map((address) => new URL(address).origin);
  if (asked === undefined) return `${origins[0] ?? ''}/`;
  if (origins.includes(new URL(asked).origin)) return asked;
  throw new DomainError('BadRequest', 'invalid_request: the address to return to is not one of the client.');
}

/**
 * Ends the caller's session at once, access and refresh tokens both; with `isEverywhere` all of the customer's.
 * A session that began at the identity provider is told where to end the one there; a provider that does not answer
 * keeps nobody signed in here. @throws DomainError `BadRequest` for a refresh token of another session: the caller is
 * not who it seems
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
