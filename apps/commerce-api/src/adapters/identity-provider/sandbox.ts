import { createHash } from 'node:crypto';
import { type IdentityProvider, type Ids, PortError } from '../../ports/index.ts';

const PORT = 'identity-provider';

/** People that the sandbox knows, by the `login_hint` that `completeLogin` is given (docs/sandbox.md). */
const people = {
  'ana@example.com': { subject: 'sbx-idp-ana', isEmailVerified: true, firstName: 'Ana', lastName: 'Solis' },
  'unverified@example.com': {
    subject: 'sbx-idp-un',
    isEmailVerified: false,
    firstName: 'Uma',
    lastName: 'Reed',
  },
} as const;
export type SandboxLogin = keyof typeof people;

type Started = { readonly redirectUri: string; readonly nonce: string; readonly codeChallenge: string };
type Granted = Started & { readonly login: SandboxLogin };

export type SandboxIdentityProvider = IdentityProvider & {
  /** What the person does on the provider's page; answers where the browser is sent. */
  completeLogin(authorizationUrl: string, login: SandboxLogin | 'cancel'): string;
};

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Single sign-on party in memory, without pages: it checks PKCE, redirect URI and one-time use of codes, as the
 * real one does. Its tokens are opaque texts.
 */
export function sandboxIdentityProvider(parts: {
  readonly ids: Ids;
  readonly origin: string;
}): SandboxIdentityProvider {
  const { ids, origin } = parts;
  const granted = new Map<string, Granted>();
  return {
    async createAuthorizationUrl({ redirectUri, state, nonce, codeChallenge, locale }) {
      const query = new URLSearchParams({
        response_type: 'code',
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ui_locales: locale,
      });
      return `${origin}/authorize?${query}`;
    },

    completeLogin(authorizationUrl, login) {
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
      });
      back.searchParams.set('code', code);
      return back.href;
    },

    async exchangeCode({ redirectUri, code, codeVerifier, nonce }) {
      const grant = granted.get(code);
      granted.delete(code);
      const isGood =
        grant?.redirectUri === redirectUri &&
        grant.nonce === nonce &&
        grant.codeChallenge === challengeOf(codeVerifier);
      if (!grant || !isGood) throw new PortError(PORT, 'rejected', 'invalid_grant');
      return {
        ...people[grant.login],
        email: grant.login,
        idToken: `sbx-id-${ids.secret(12)}`,
        accessToken: `sbx-access-${ids.secret(12)}`,
      };
    },

    async createLogoutUrl({ idTokenHint, returnUrl }) {
      const query = new URLSearchParams({ id_token_hint: idTokenHint, post_logout_redirect_uri: returnUrl });
      return `${origin}/logout?${query}`;
    },
  };
}
