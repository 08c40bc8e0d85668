import type { Dependencies } from '../../dependencies.ts';
import { locationWith } from './begin-registered-session.ts';
import { AUTHORIZATION_CODE_SECONDS, secondsAfter } from './durations.ts';
import { assertChallenge, assertRedirectUri, findChannelClient } from './login-clients.ts';
import { insertGuestSession } from './login-queries.ts';
import { hashSecret } from './secret-hash.ts';

const CODE_BYTES = 32;

/**
 * Starts a guest session and returns the redirect with `usid` and `code`. The guest's customer row is created here,
 * because the session needs it. A usid from the client is ignored: anyone who knew it would become that shopper.
 * @throws DomainError `BadRequest` for an unknown client, channel or redirect address
 */
export async function authorizeGuest(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>,
  request: {
    readonly clientId: string;
    readonly channelId: string;
    readonly redirectUri: string;
    readonly codeChallenge: string | undefined;
    readonly state?: string | undefined;
  },
): Promise<{ readonly location: string }> {
  const { clientId, channelId, redirectUri, codeChallenge, state } = request;
  const client = findChannelClient(deps.config.clients, { clientId, channelId });
  assertRedirectUri(client, redirectUri);
  assertChallenge(client, codeChallenge);
  const now = deps.clock.now();
  const usid = deps.ids.uuid();
  const code = deps.ids.secret(CODE_BYTES);
  await insertGuestSession(deps.database, {
    usid,
    customerId: deps.ids.uuid(),
    siteId: deps.config.siteId,
    clientId,
    now,
    code: {
      codeHash: hashSecret(code),
      usid,
      clientId,
      redirectUri,
      codeChallenge: codeChallenge ?? '',
      createdAt: now,
      expiresAt: secondsAfter(now, AUTHORIZATION_CODE_SECONDS),
    },
  });
  return { location: locationWith(redirectUri, { usid, code, state }) };
}
