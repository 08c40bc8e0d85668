/** Claims of a verified ID token (OpenID Connect Core, 5.1); optional ones may be absent. */
export type IdentityClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Single sign-on (OpenID Connect). */
export type IdentityProvider = {
  /** The `iss` of its ID tokens. */
  readonly issuer: string;
  createAuthorizationUrl(request: {
    readonly redirectUri: string;
    readonly state: string;
    readonly nonce: string;
    readonly codeChallenge: string;
    readonly locale: string;
  }): Promise<string>;
  /**
   * Exchanges the code and verifies the ID token: signature, algorithm, issuer, audience, time and nonce (OpenID
   * Connect Core, 3.1.3.7). The caller has checked the state.
   * @param request.issuer `iss` of the authorization response, where there is one (RFC 9207)
   * @throws PortError `rejected` for a code, verifier or redirect address that the provider refuses, and for an ID
   *   token that fails verification
   */
  exchangeCode(request: {
    readonly redirectUri: string;
    readonly code: string;
    readonly issuer: string | undefined;
    readonly codeVerifier: string;
    readonly nonce: string;
  }): Promise<{ readonly idToken: string; readonly accessToken: string; readonly claims: IdentityClaims }>;
  createLogoutUrl(request: { readonly idTokenHint: string; readonly returnUrl: string }): Promise<string>;
};
