import type { Dependencies, LoginClient } from '../../dependencies.ts';
import { AUTHORIZATION_CODE_SECONDS, secondsAfter } from './durations.ts';
import { addRegisteredSession } from './login-queries.ts';
import { hashSecret } from './secret-hash.ts';

const CODE_BYTES = 32;

/**
 * A new session for an authenticated customer, with a code for its tokens. The usid is new, so that the session can't
 * be shared by an earlier one.
 */
export async function beginRegisteredSession(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>,
  login: {
    readonly customerId: string;
    readonly client: LoginClient;
    readonly redirectUri: string;
    readonly codeChallenge: string | undefined;
    readonly state: string | undefined;
    /** For a sign-in at an identity provider: needed for the logout there. */
    readonly providerIdToken?: string;
  },
): Promise<{ readonly location: string }> {
  const { customerId, client, redirectUri, codeChallenge = '', state, providerIdToken } = login;
  const now = deps.clock.now();
  const usid = deps.ids.uuid();
  const code = deps.ids.secret(CODE_BYTES);
  const row = {
    session: {
      usid,
      siteId: deps.config.siteId,
      customerId,
      clientId: client.id,
      lastUsedAt: now,
      ...(providerIdToken === undefined ? {} : { providerIdToken }),
    },
    code: {
      codeHash: hashSecret(code),
      usid,
      clientId: client.id,
      redirectUri,
      codeChallenge,
      createdAt: now,
      expiresAt: secondsAfter(now, AUTHORIZATION_CODE_SECONDS),
    },
  };
  await deps.database.transaction((transaction) => addRegisteredSession(transaction, row));
  return { location: locationWith(redirectUri, { usid, code, state }) };
}

/** The client's address with these parameters; undefined ones are left out. */
export function locationWith(
  redirectUri: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const location = new URL(redirectUri);
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) location.searchParams.set(name, value);
  }
  return location.href;
}
