import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { requestPasswordReset, resetPassword } from '../customers/index.ts';
import { assertChallenge, getLoginClient } from './login-clients.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>;
type ClientRequest = {
  readonly clientId: string | undefined;
  readonly channelId: string;
  readonly authorization: string | null;
  readonly clientIp: string;
};

/**
 * Queues a mail with a reset token for a login client; a public client binds it to its PKCE challenge.
 * @throws DomainError `BadRequest` for an unknown client or a callback outside its redirect addresses' origins;
 * `Unauthorized` without a private client's secret; `TooManyRequests`
 */
export async function askForPasswordReset(
  deps: Parts,
  request: ClientRequest & {
    readonly login: string;
    readonly locale: Locale;
    readonly codeChallenge: string | undefined;
    readonly callbackUri: string | undefined;
  },
): Promise<void> {
  const { login, locale, codeChallenge, callbackUri, clientIp } = request;
  const client = getLoginClient(deps.config.clients, request);
  assertChallenge(client, codeChallenge);
  const origins = client.redirectUris.map((uri) => new URL(uri).origin);
  if (callbackUri !== undefined && !origins.includes(new URL(callbackUri).origin)) {
    throw new DomainError(
      'BadRequest',
      'invalid_request: the callback_uri is not registered for the client.',
    );
  }
  await requestPasswordReset(deps, { login, locale, clientIp, pageUrl: callbackUri, codeChallenge });
}

/** Sets a password by a mailed token. @throws DomainError as `getLoginClient` and `resetPassword` */
export async function resetPasswordByToken(
  deps: Parts & Pick<Dependencies, 'tokens'>,
  request: ClientRequest & {
    readonly login: string | undefined;
    readonly token: string;
    readonly codeVerifier: string | undefined;
    readonly newPassword: string;
  },
): Promise<{ readonly deviceProof: string | null }> {
  getLoginClient(deps.config.clients, request);
  const { login, token, codeVerifier, newPassword, clientIp } = request;
  return resetPassword(deps, { login, token, codeVerifier, newPassword, clientIp });
}
