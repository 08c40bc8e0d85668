import type { Dependencies } from '../../dependencies.ts';
import { AUTHORIZATION_CODE_SECONDS, secondsAfter } from './durations.ts';
import { assertRedirectUri, getLoginClient } from './login-clients.ts';
import { insertGuestSession } from './login-store.ts';
import { hashSecret } from './secret-hash.ts';

const CODE_BYTES = 32;

/**
 * Starts a guest session and answers where the client goes on, with `usid` and `code`. The guest's customer row
 * is made here, because the session needs it. A usid that a client brings is not taken over: whoever knew it
 * would become that shopper.
 * @throws DomainError `BadRequest` for an unknown client, channel or redirect address
 */
export async function authorizeGuest(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>,
  request: {
    readonly clientId: string;
    readonly channelId: string;
    readonly redirectUri: string;
    readonly codeChallenge: string;
    readonly state?: string | undefined;
  },
): Promise<{ readonly location: string }> {
  const { clientId, channelId, redirectUri, codeChallenge, state } = request;
  const client = getLoginClient(deps.config.clients, { clientId, channelId });
  assertRedirectUri(client, redirectUri);
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
      codeChallenge,
      createdAt: now,
      expiresAt: secondsAfter(now, AUTHORIZATION_CODE_SECONDS),
    },
  });
  const location = new URL(redirectUri);
  location.searchParams.set('usid', usid);
  location.searchParams.set('code', code);
  if (state !== undefined) location.searchParams.set('state', state);
  return { location: location.href };
}
