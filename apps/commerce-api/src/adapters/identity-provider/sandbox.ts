import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type Clock, type IdentityProvider, type Ids, PortError } from '../../ports/index.ts';

const PORT = 'identity-provider';
const ALGORITHM = 'ES256';
const ID_TOKEN_SECONDS = 300;

/** People that the sandbox knows, by the `login_hint` that `completeLogin` is given (docs/sandbox.md). */
const people = {
  'ana@example.com': { sub: 'sbx-idp-ana', email_verified: true, given_name: 'Ana', family_name: 'Solis' },
  'unverified@example.com': {
    sub: 'sbx-idp-un',
    email_verified: false,
    given_name: 'Uma',
    family_name: 'Reed',
  },
} as const;
export type SandboxLogin = keyof typeof people;

type Started = { readonly redirectUri: string; readonly nonce: string; readonly codeChallenge: string };
/** What a provider that was broken into would put into its ID token. */
export type Forgery = Partial<Record<'iss' | 'aud' | 'nonce', string>> & {
  readonly expiresInSeconds?: number;
  readonly signedBy?: 'another-key';
};
type Granted = Started & { readonly login: SandboxLogin; readonly forgery: Forgery };

export type SandboxIdentityProvider = IdentityProvider & {
  /** What the person does on the provider's page; answers where the browser is sent. */
  completeLogin(authorizationUrl: string, login: SandboxLogin | 'cancel', forgery?: Forgery): string;
};

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Single sign-on party in memory, without pages: it checks PKCE, redirect URI and one-time use of codes, and signs
 * ID tokens, as the real one does.
 */
export function sandboxIdentityProvider(parts: {
  readonly ids: Ids;
  readonly clock: Clock;
  readonly origin: string;
}): SandboxIdentityProvider {
  const { ids, clock, origin } = parts;
  const clientId = 'sandbox-shop';
  const granted = new Map<string, Granted>();
  const keyPairs = new Map<string, ReturnType<typeof generateKeyPair>>();
  const keyPair = (name: string) => {
    const pair = keyPairs.get(name) ?? generateKeyPair(ALGORITHM, { extractable: true });
    keyPairs.set(name, pair);
    return pair;
  };

  async function signIdToken({ login, nonce, forgery }: Granted): Promise<string> {
    const { privateKey } = await keyPair(forgery.signedBy ?? 'own');
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({ ...people[login], email: login, nonce: forgery.nonce ?? nonce })
      .setProtectedHeader({ alg: ALGORITHM, kid: 'sandbox' })
      .setIssuer(forgery.iss ?? origin)
      .setAudience(forgery.aud ?? clientId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + (forgery.expiresInSeconds ?? ID_TOKEN_SECONDS))
      .sign(privateKey);
  }

  return {
    issuer: origin,
    clientId,

    async createAuthorizationUrl({ redirectUri, state, nonce, codeChallenge, locale }) {
      const query = new URLSearchParams({
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
      return `${origin}/authorize?${query}`;
    },

    completeLogin(authorizationUrl, login, forgery = {}) {
      const { searchParams } = new URL(authorizationUrl);
      const read = (name: string) => searchParams.get(name) ?? '';
      const back = new URL(read('redirect_uri'));
      back.searchParams.set('state', read('state'));
      if (login === 'cancel') {
        back.searchParams.set('error', 'access_denied');
        return back.href;
      }
      const code = ids.secret(18);
      granted.set(code, {
        redirectUri: read('redirect_uri'),
        nonce: read('nonce'),
        codeChallenge: read('code_challenge'),
        login,
        forgery,
      });
      back.searchParams.set('code', code);
      return back.href;
    },

    async exchangeCode({ redirectUri, code, codeVerifier }) {
      const grant = granted.get(code);
      granted.delete(code);
      const isGood = grant?.redirectUri === redirectUri && grant.codeChallenge === challengeOf(codeVerifier);
      if (!grant || !isGood) throw new PortError(PORT, 'rejected', 'invalid_grant');
      return { idToken: await signIdToken(grant), accessToken: `sbx-access-${ids.secret(12)}` };
    },

    async listKeys() {
      const { publicKey } = await keyPair('own');
      return { keys: [{ ...(await exportJWK(publicKey)), kid: 'sandbox', alg: ALGORITHM, use: 'sig' }] };
    },

    async createLogoutUrl({ idTokenHint, returnUrl }) {
      const query = new URLSearchParams({ id_token_hint: idTokenHint, post_logout_redirect_uri: returnUrl });
      return `${origin}/logout?${query}`;
    },
  };
}
