/**
 * The single-sign-on party (OpenID Connect). It hands over an ID token as it is: whether signature, issuer,
 * audience, nonce and time are right is checked by the engine, for every adapter alike.
 */
export type IdentityProvider = {
  /** The `iss` of its ID tokens. */
  readonly issuer: string;
  /** Our id there: the `aud` of its ID tokens. */
  readonly clientId: string;
  createAuthorizationUrl(request: {
    readonly redirectUri: string;
    readonly state: string;
    readonly nonce: string;
    readonly codeChallenge: string;
    readonly locale: string;
  }): Promise<string>;
  /** @throws PortError `rejected` for a code that is not good, or a verifier or redirect address that is not its own */
  exchangeCode(request: {
    readonly redirectUri: string;
    readonly code: string;
    readonly codeVerifier: string;
  }): Promise<{ readonly idToken: string; readonly accessToken: string }>;
  /** Public keys of its ID tokens (JWKS). */
  listKeys(): Promise<{ readonly keys: readonly Readonly<Record<string, unknown>>[] }>;
  createLogoutUrl(request: { readonly idTokenHint: string; readonly returnUrl: string }): Promise<string>;
};
