import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock, Ids } from '../../ports/index.ts';
import { type IdTokenForgery, SANDBOX_IDENTITY_CLIENT, type SandboxAccount } from './sandbox-accounts.ts';

const ALGORITHM = 'ES256';
const KEY_ID = 'sandbox';
const SIGN_IN_SECONDS = 10 * 60;
const CODE_SECONDS = 60;
const TOKEN_SECONDS = 300;
const SESSION_SECONDS = 8 * 60 * 60;
const SECRET_BYTES = 24;
/** Per cache; the least recently used entry is evicted first. */
const MAX_ENTRIES = 10_000;

/** A checked request to `/authorize`. */
export type AuthorizationRequest = {
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  /** Null for a client that authenticates by its secret alone. */
  readonly codeChallenge: string | null;
  readonly locale: string;
};
type Grant = { readonly request: AuthorizationRequest; readonly account: SandboxAccount };
type Exchange = {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string | undefined;
  readonly isClientProven: boolean;
};

const forgedClaims: Readonly<Record<IdTokenForgery, JWTPayload>> = {
  nonce: { nonce: 'of-another-sign-in' },
  issuer: { iss: 'https://evil.example' },
  audience: { aud: 'another-client' },
  expired: { exp: 1 },
  key: {},
};

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

function isProven({ codeChallenge }: AuthorizationRequest, exchange: Exchange): boolean {
  if (codeChallenge === null) return exchange.isClientProven;
  return exchange.codeVerifier !== undefined && challengeOf(exchange.codeVerifier) === codeChallenge;
}

/** Names as OpenID Connect Core, 5.1, has them. */
export function claimsOfAccount(account: SandboxAccount) {
  return {
    sub: account.subject,
    email: account.email,
    email_verified: account.isEmailVerified,
    given_name: account.givenName,
    family_name: account.familyName,
    name: `${account.givenName} ${account.familyName}`,
  };
}

/** A cache whose entries expire by the given clock, which tests move. */
function createExpiringCache<Value extends object>(clock: Clock, lifetimeSeconds: number) {
  return new LRUCache<string, Value>({
    max: MAX_ENTRIES,
    // The library keeps an entry until its lifetime is exceeded.
    ttl: lifetimeSeconds * 1000 - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
}

export type SandboxAuthority = ReturnType<typeof createSandboxAuthority>;

/**
 * State of the sandbox's identity provider: open sign-ins, sessions, codes, tokens and keys. In memory; a restart ends
 * all sessions there.
 */
export function createSandboxAuthority(parts: {
  readonly ids: Ids;
  readonly clock: Clock;
  readonly issuer: string;
}) {
  const { ids, clock, issuer } = parts;
  const signIns = createExpiringCache<AuthorizationRequest>(clock, SIGN_IN_SECONDS);
  const consents = createExpiringCache<Grant>(clock, SIGN_IN_SECONDS);
  const codes = createExpiringCache<Grant>(clock, CODE_SECONDS);
  const accessTokens = createExpiringCache<SandboxAccount>(clock, TOKEN_SECONDS);
  const sessions = createExpiringCache<SandboxAccount>(clock, SESSION_SECONDS);
  const ownKeys = generateKeyPair(ALGORITHM);
  const add = <Value extends object>(cache: LRUCache<string, Value>, value: Value) => {
    const key = ids.secret(SECRET_BYTES);
    cache.set(key, value);
    return key;
  };
  const take = <Value extends object>(cache: LRUCache<string, Value>, key: string): Value | null => {
    const value = cache.get(key) ?? null;
    cache.delete(key);
    return value;
  };

  async function signIdToken({ request, account }: Grant): Promise<string> {
    const { privateKey } = await (account.forgery === 'key' ? generateKeyPair(ALGORITHM) : ownKeys);
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({
      ...claimsOfAccount(account),
      iss: issuer,
      aud: SANDBOX_IDENTITY_CLIENT.id,
      iat: issuedAt,
      exp: issuedAt + TOKEN_SECONDS,
      ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
      ...(account.forgery === null ? {} : forgedClaims[account.forgery]),
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .sign(privateKey);
  }

  return {
    issuer,
    /** Stores a request during the sign-in; returns the key for the page's form. */
    openSignIn: (request: AuthorizationRequest) => add(signIns, request),
    findSignIn: (key: string) => signIns.get(key) ?? null,
    closeSignIn: (key: string) => take(signIns, key),
    /** Stores a sign-in during the consent page; returns the key for its form. */
    askConsent: (grant: Grant) => add(consents, grant),
    closeConsent: (key: string) => take(consents, key),
    openSession: (account: SandboxAccount) => add(sessions, account),
    findSession: (key: string) => sessions.get(key) ?? null,
    closeSession: (key: string) => sessions.delete(key),
    grantCode: (grant: Grant) => add(codes, grant),

    /** Exchanges a code once. `down` for the account of an unavailable provider; null for a wrong code or proof. */
    async exchange(exchange: Exchange) {
      const grant = take(codes, exchange.code);
      if (
        !grant ||
        grant.request.redirectUri !== exchange.redirectUri ||
        !isProven(grant.request, exchange)
      ) {
        return null;
      }
      if (grant.account.isDown) return 'down';
      return {
        access_token: add(accessTokens, grant.account),
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        scope: 'openid email profile',
        id_token: await signIdToken(grant),
      };
    },
    findByAccessToken: (token: string) => accessTokens.get(token) ?? null,

    async listKeys() {
      const { publicKey } = await ownKeys;
      return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] };
    },

    /** True for an ID token of this provider, however old (OpenID Connect RP-Initiated Logout, 2). */
    async isOwnIdToken(idToken: string): Promise<boolean> {
      const { publicKey } = await ownKeys;
      const audience = SANDBOX_IDENTITY_CLIENT.id;
      return jwtVerify(idToken, publicKey, { issuer, audience, currentDate: new Date(0) }).then(
        () => true,
        () => false,
      );
    },
  };
}
