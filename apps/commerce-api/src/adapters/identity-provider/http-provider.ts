import { z } from 'zod';
import { type IdentityProvider, PortError } from '../../ports/index.ts';
import { realSleep, type Sleep, withTimeLimit } from '../time-limit.ts';

const PORT = 'identity-provider';
const TIME_LIMIT_MS = 5_000;
const DISCOVERY_LIFETIME_MS = 60 * 60_000;

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url(),
});
type Discovery = z.infer<typeof Discovery>;
const Tokens = z.object({ id_token: z.string().min(1), access_token: z.string().min(1) });
const Keys = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });

export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;

function addressWith(base: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Any OpenID Connect provider, over HTTP: its addresses come from its discovery document, the code is exchanged
 * with PKCE and the client's secret. Redirects are not followed; a call is given up after 5 seconds.
 */
export function httpIdentityProvider(settings: {
  /** As it stands in the ID tokens; its discovery document is below it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How requests are sent; a provider under a public name may be reached by another one from here. */
  readonly fetch?: SendRequest;
  readonly sleep?: Sleep;
}): IdentityProvider {
  const { issuer, clientId, clientSecret, sleep = realSleep, fetch: send = fetch } = settings;
  let known: { readonly discovery: Discovery; readonly until: number } | null = null;

  async function ask<Answer extends z.ZodType>(
    url: string,
    shape: Answer,
    init: RequestInit = {},
  ): Promise<z.output<Answer>> {
    return withTimeLimit(PORT, TIME_LIMIT_MS, sleep, async (signal) => {
      const { status, body } = await send(url, { ...init, redirect: 'error', signal }).then(
        async (response) => ({ status: response.status, body: await response.text() }),
        (cause: unknown) => {
          throw new PortError(PORT, 'unavailable', 'could not be reached', { cause });
        },
      );
      if (status >= 500 || status === 429) throw new PortError(PORT, 'unavailable', `answered ${status}`);
      if (status !== 200) throw new PortError(PORT, 'rejected', `answered ${status}`);
      const answer = shape.safeParse(parseJson(body));
      if (!answer.success) throw new PortError(PORT, 'malformed', 'answered in another shape');
      return answer.data;
    });
  }

  async function discover(): Promise<Discovery> {
    if (known && known.until > performance.now()) return known.discovery;
    const discovery = await ask(`${issuer}/.well-known/openid-configuration`, Discovery);
    // OpenID Connect Discovery, 4.3: a document in another's name would lead everybody there.
    if (discovery.issuer !== issuer) throw new PortError(PORT, 'malformed', 'is of another issuer');
    known = { discovery, until: performance.now() + DISCOVERY_LIFETIME_MS };
    return discovery;
  }

  return {
    issuer,
    clientId,

    async createAuthorizationUrl({ redirectUri, state, nonce, codeChallenge, locale }) {
      return addressWith((await discover()).authorization_endpoint, {
        response_type: 'code',
        client_id: clientId,
        scope: 'openid email profile',
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ui_locales: locale,
      });
    },

    async exchangeCode({ redirectUri, code, codeVerifier }) {
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      };
      const tokens = await ask((await discover()).token_endpoint, Tokens, {
        method: 'POST',
        headers: { authorization: basic(clientId, clientSecret), accept: 'application/json' },
        body: new URLSearchParams(form),
      });
      return { idToken: tokens.id_token, accessToken: tokens.access_token };
    },

    async listKeys() {
      return ask((await discover()).jwks_uri, Keys);
    },

    async createLogoutUrl({ idTokenHint, returnUrl }) {
      return addressWith((await discover()).end_session_endpoint, {
        id_token_hint: idTokenHint,
        client_id: clientId,
        post_logout_redirect_uri: returnUrl,
      });
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
