import type { Dependencies, EngineConfig } from '../../dependencies.ts';
import { PortError } from '../../ports/index.ts';
import { locationWith } from './begin-registered-session.ts';
import { secondsAfter } from './durations.ts';
import { assertChallenge, assertRedirectUri, findChannelClient } from './login-clients.ts';
import { insertIdentityLogin } from './login-queries.ts';
import { hashSecret } from './secret-hash.ts';

/** The provider's answer; null when the call fails. */
export function whenAnswered<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch((error: unknown) => {
    if (error instanceof PortError) return null;
    throw error;
  });
}

/** Redirect to the client when the provider does not answer (RFC 6749, 4.1.2.1). */
export function unavailableAt(redirectUri: string, state: string | undefined): string {
  return locationWith(redirectUri, { error: 'temporarily_unavailable', state });
}

/** The `hint` of the identity provider, as the specification's sign-in names it ("Continue with Okta"). */
export const IDENTITY_PROVIDER_HINT = 'okta';
const SECRET_BYTES = 32;
const LOGIN_SECONDS = 10 * 60;

/** The provider's redirect target: this service, under the shop's origin. */
export function providerRedirectUri({ publicUrl, organizationId }: EngineConfig): string {
  return `${publicUrl}/mobify/proxy/api/shopper/auth/v1/organizations/${organizationId}/oauth2/idp/callback`;
}

/**
 * Returns the provider's sign-in address, or the client's with an error when the provider is down. State, nonce and
 * code verifier are created here and used once. @throws DomainError `BadRequest` for an unknown client, channel or redirect address
 */
export async function beginIdentityLogin(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config' | 'ports'>,
  request: {
    readonly clientId: string;
    readonly channelId: string;
    readonly redirectUri: string;
    readonly codeChallenge: string | undefined;
    readonly state: string | undefined;
    readonly locale: string;
  },
): Promise<{ readonly location: string }> {
  const { redirectUri, codeChallenge, state: clientState, locale } = request;
  const client = findChannelClient(deps.config.clients, request);
  assertRedirectUri(client, redirectUri);
  assertChallenge(client, codeChallenge);
  const provider = deps.ports.identityProvider;
  const state = deps.ids.secret(SECRET_BYTES);
  // A hash of a random value, as OpenID Connect Core, 15.5.2, suggests.
  const nonce = hashSecret(deps.ids.secret(SECRET_BYTES));
  const codeVerifier = deps.ids.secret(SECRET_BYTES);
  const location = await whenAnswered(
    provider.createAuthorizationUrl({
      redirectUri: providerRedirectUri(deps.config),
      state,
      nonce,
      codeChallenge: hashSecret(codeVerifier),
      locale,
    }),
  );
  if (location === null) return { location: unavailableAt(redirectUri, clientState) };
  const now = deps.clock.now();
  await insertIdentityLogin(deps.database, {
    stateHash: hashSecret(state),
    issuer: provider.issuer,
    nonceHash: nonce,
    codeVerifier,
    clientId: client.id,
    redirectUri,
    clientCodeChallenge: codeChallenge ?? null,
    clientState: clientState ?? null,
    createdAt: now,
    expiresAt: secondsAfter(now, LOGIN_SECONDS),
  });
  return { location };
}
