/** The single-sign-on party (OpenID Connect). */
export type IdentityProvider = {
  createAuthorizationUrl(request: {
    readonly redirectUri: string;
    readonly state: string;
    readonly nonce: string;
    readonly codeChallenge: string;
    readonly locale: string;
  }): Promise<string>;
  exchangeCode(request: {
    readonly redirectUri: string;
    readonly code: string;
    readonly codeVerifier: string;
    readonly nonce: string;
  }): Promise<{
    readonly subject: string;
    readonly email: string;
    readonly isEmailVerified: boolean;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly idToken: string;
    readonly accessToken: string;
  }>;
  createLogoutUrl(request: { readonly idTokenHint: string; readonly returnUrl: string }): Promise<string>;
};
