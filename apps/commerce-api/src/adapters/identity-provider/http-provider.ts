import * as client from 'openid-client';
import { type Clock, type IdentityProvider, PortError } from '../../ports/index.ts';
import { realSleep, type Sleep, withTimeLimit } from '../time-limit.ts';

const PORT = 'identity-provider';
const TIME_LIMIT_MS = 5_000;
const DISCOVERY_LIFETIME_MS = 60 * 60_000;
const CLOCK_TOLERANCE_SECONDS = 5;
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

type Endpoint = 'authorization_endpoint' | 'token_endpoint' | 'jwks_uri' | 'end_session_endpoint';
const REQUIRED_ENDPOINTS: readonly Endpoint[] = [
  'authorization_endpoint',
  'token_endpoint',
  'jwks_uri',
  'end_session_endpoint',
];

/** The adapter's own error in the cause chain: the library wraps what `fetch` throws. */
function portErrorIn(error: unknown): PortError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof PortError) return cause;
  }
  return null;
}

const UNREADABLE = ['OAUTH_PARSE_ERROR', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** A response that cannot be read is `malformed`; tokens that fail a check are `rejected`. */
function toPortError(cause: unknown): PortError {
  const isUnreadable = cause instanceof client.ClientError && UNREADABLE.includes(cause.code ?? '');
  return new PortError(PORT, isUnreadable ? 'malformed' : 'rejected', 'the tokens failed a check', { cause });
}

/** Discovered metadata with every endpoint that is used here. @throws PortError `malformed` */
function checkMetadata(config: client.Configuration): client.ServerMetadata {
  const { supportsPKCE: _, ...metadata } = config.serverMetadata();
  const missing = REQUIRED_ENDPOINTS.find((name) => !URL.canParse(metadata[name] ?? ''));
  if (missing) throw new PortError(PORT, 'malformed', `has no ${missing}`);
  return metadata;
}

/**
 * Any OpenID Connect provider, over HTTP: discovery, authorization code with PKCE and client secret, logout. Redirects
 * are not followed; a call times out after 5 seconds.
 */
export function httpIdentityProvider(settings: {
  /** As in the ID tokens; the discovery document is below it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Clock;
  /** For the sandbox, which is reached by HTTP on this machine. */
  readonly allowsHttp?: boolean;
  /** How requests are sent; a provider under a public name may have another address from here. */
  readonly fetch?: SendRequest;
  readonly sleep?: Sleep;
}): IdentityProvider {
  const { issuer, clientId, clientSecret, clock, sleep = realSleep, fetch: send = fetch } = settings;
  let cached: { readonly metadata: client.ServerMetadata; readonly untilMs: number } | null = null;

  /** One request of the library; the body is read within the time limit as well. */
  const sendLimited: client.CustomFetch = (url, { signal: _signal, ...init }) =>
    withTimeLimit(PORT, TIME_LIMIT_MS, sleep, async (signal) => {
      const { status, headers, body } = await send(url, { ...init, signal } as RequestInit).then(
        async (response) => ({
          status: response.status,
          headers: response.headers,
          body: await response.text(),
        }),
        (cause: unknown) => {
          throw new PortError(PORT, 'unavailable', 'could not be reached', { cause });
        },
      );
      if (status >= 500 || status === 429) throw new PortError(PORT, 'unavailable', `answered ${status}`);
      if (status !== 200) throw new PortError(PORT, 'rejected', `answered ${status}`);
      return new Response(body, { status, headers });
    });

  async function discover(): Promise<client.ServerMetadata> {
    if (cached && cached.untilMs > performance.now()) return cached.metadata;
    const options: client.DiscoveryRequestOptions = {
      [client.customFetch]: sendLimited,
      ...(settings.allowsHttp ? { execute: [client.allowInsecureRequests] } : {}),
    };
    const config = await client
      .discovery(new URL(issuer), clientId, undefined, undefined, options)
      .catch((error: unknown) => {
        throw portErrorIn(error) ?? new PortError(PORT, 'malformed', 'discovery failed', { cause: error });
      });
    const metadata = checkMetadata(config);
    cached = { metadata, untilMs: performance.now() + DISCOVERY_LIFETIME_MS };
    return metadata;
  }

  /** New for each call: the difference between the engine's clock and this machine's is part of it. */
  async function configure(): Promise<client.Configuration> {
    const metadata = await discover();
    const config = new client.Configuration(
      metadata,
      clientId,
      {
        [client.clockSkew]: Math.floor((clock.now().getTime() - Date.now()) / 1000),
        [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
      },
      client.ClientSecretBasic(clientSecret),
    );
    config[client.customFetch] = sendLimited;
    if (settings.allowsHttp) client.allowInsecureRequests(config);
    // By default the library trusts the connection to the provider in place of the token's signature.
    client.enableNonRepudiationChecks(config);
    return config;
  }

  return {
    issuer,

    async createAuthorizationUrl({ redirectUri, state, nonce, codeChallenge, locale }) {
      const url = client.buildAuthorizationUrl(await configure(), {
        scope: 'openid email profile',
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ui_locales: locale,
      });
      return url.href;
    },

    async exchangeCode({ redirectUri, code, issuer: responseIssuer, codeVerifier, nonce }) {
      const config = await configure();
      const answer = new URL(redirectUri);
      answer.searchParams.set('code', code);
      if (responseIssuer !== undefined) answer.searchParams.set('iss', responseIssuer);
      const checks = { pkceCodeVerifier: codeVerifier, expectedNonce: nonce, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(config, answer, checks).catch((cause: unknown) => {
        throw portErrorIn(cause) ?? toPortError(cause);
      });
      const claims = tokens.claims();
      // Several audiences would need a check of `azp`; only ours alone is accepted.
      if (!tokens.id_token || claims?.aud !== clientId) {
        throw new PortError(PORT, 'rejected', 'the ID token is for another audience');
      }
      return { idToken: tokens.id_token, accessToken: tokens.access_token, claims };
    },

    async createLogoutUrl({ idTokenHint, returnUrl }) {
      const url = client.buildEndSessionUrl(await configure(), {
        id_token_hint: idTokenHint,
        post_logout_redirect_uri: returnUrl,
      });
      return url.href;
    },
  };
}
