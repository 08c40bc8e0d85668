import type { TokenResponse } from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findRefreshToken, revokeAllSessions, revokeSession } from './login-store.ts';
import { hashSecret } from './secret-hash.ts';
import type { Shopper } from './shopper.ts';

/** What the documented logout answers: the fields of a token answer, with nothing in them. */
const LOGGED_OUT: TokenResponse = {
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
 * Ends the caller's session at once, access and refresh tokens both; with `isEverywhere` all of the customer's.
 * @throws DomainError `BadRequest` for a refresh token of another session: the caller is not who it seems
 */
export async function endSession(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: { readonly shopper: Shopper; readonly refreshToken: string; readonly isEverywhere: boolean },
): Promise<TokenResponse> {
  const { shopper, refreshToken, isEverywhere } = request;
  const found = await findRefreshToken(deps.database, hashSecret(refreshToken));
  if (found?.session.usid !== shopper.usid) {
    throw new DomainError('BadRequest', 'invalid_request: Bad or missing refresh token.');
  }
  const now = deps.clock.now();
  if (isEverywhere) await revokeAllSessions(deps.database, shopper.customerId, now);
  else await revokeSession(deps.database, shopper.usid, now);
  return LOGGED_OUT;
}
