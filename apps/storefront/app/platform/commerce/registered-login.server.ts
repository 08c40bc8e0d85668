import {
  authenticateCustomer,
  authorizeGuest,
  LogoutReading,
  logoutCustomerByPost,
} from '@ownpath/contracts/login';
import type { Locale } from '@ownpath/domain/site';
import type { ShopperTokens } from '../session/session.server.ts';
import { CLIENT_ID } from './commerce-config.ts';
import { CommerceError, toCommerceError } from './commerce-error.ts';
import {
  callLoginService,
  createPkce,
  exchangeForTokens,
  type LoginServiceOptions,
} from './token-exchange.server.ts';

const EXPIRY_MARGIN_MS = 10_000;

export type Credentials = {
  readonly login: string;
  readonly password: string;
  /** Proofs of earlier sign-ins on this device. */
  readonly knownDevices?: readonly string[] | undefined;
};
/** `deviceProof` makes this device known at the next sign-in. */
export type LoggedIn = { readonly tokens: ShopperTokens; readonly deviceProof: string | null };

/** The engine's header for proofs of known devices, in requests and answers. */
export const KNOWN_DEVICE_HEADER = 'X-Known-Device';

export type IdentityStart = {
  /** Returned by the browser; proves that it is the browser that started the sign-in. */
  readonly state: string;
  readonly locale: Locale;
};

/**
 * Sign-in and sign-out of registered customers at the shopper login service. `guestToken` is the access token of the
 * guest who signs in.
 */
export type RegisteredLogin = {
  /** @throws CommerceError `Unauthorized` for a wrong login or a wrong password; `TooManyRequests` */
  logIn(credentials: Credentials, guestToken: string | undefined): Promise<LoggedIn>;
  /** The identity provider's URL for the browser, and the secret that its code requires. */
  beginAtProvider(
    start: IdentityStart,
  ): Promise<{ readonly location: string; readonly codeVerifier: string }>;
  /** @throws CommerceError `BadRequest` for a code of another browser, a used code or an expired code */
  completeAtProvider(
    code: string,
    codeVerifier: string,
    guestToken: string | undefined,
  ): Promise<ShopperTokens>;
  /** Ends the session at once; returns the URL that ends the identity provider's session, if there is one. */
  logOut(tokens: ShopperTokens, returnUrl: string): Promise<string | null>;
};

export function createRegisteredLogin(options: LoginServiceOptions): RegisteredLogin {
  const client = { client_id: CLIENT_ID, channel_id: options.siteId };
  const passwordUri = `${options.publicOrigin}/callback`;
  const providerUri = `${options.publicOrigin}/idpcallback`;
  const exchange = (
    code: string,
    codeVerifier: string,
    redirectUri: string,
    guestToken: string | undefined,
  ) =>
    exchangeForTokens(
      options,
      {
        grant_type: 'authorization_code_pkce',
        ...client,
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      },
      { isRegistered: true, guestToken },
    );
  /** Only a valid token can end its session. */
  const renewExpired = async (tokens: ShopperTokens): Promise<ShopperTokens> =>
    tokens.accessExpiresAtMs - EXPIRY_MARGIN_MS > Date.now()
      ? tokens
      : exchangeForTokens(
          options,
          { grant_type: 'refresh_token', ...client, refresh_token: tokens.refreshToken },
          tokens,
        );

  return {
    async logIn({ login, password, knownDevices = [] }, guestToken) {
      const { verifier, challenge } = createPkce();
      const response = await callLoginService(options, authenticateCustomer, {
        body: {
          ...client,
          redirect_uri: passwordUri,
          code_challenge: challenge,
        },
        headers: {
          Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
          ...(knownDevices.length > 0 && { [KNOWN_DEVICE_HEADER]: knownDevices.join(',') }),
        },
      });
      const location = response.headers.get('Location');
      if (response.status !== authenticateCustomer.status || !location) {
        throw await toCommerceError(authenticateCustomer.id, response);
      }
      const code = new URL(location, passwordUri).searchParams.get('code');
      if (!code) throw new CommerceError(authenticateCustomer.id, 502, { code: 'MalformedAnswer' });
      const tokens = await exchange(code, verifier, passwordUri, guestToken);
      return { tokens, deviceProof: response.headers.get(KNOWN_DEVICE_HEADER) };
    },

    async beginAtProvider({ state, locale }) {
      const { verifier, challenge } = createPkce();
      const response = await callLoginService(options, authorizeGuest, {
        query: {
          ...client,
          redirect_uri: providerUri,
          response_type: 'code',
          code_challenge: challenge,
          hint: 'okta',
          state,
          ui_locales: locale,
        },
      });
      const location = response.headers.get('Location');
      if (response.status !== authorizeGuest.status || !location) {
        throw await toCommerceError(authorizeGuest.id, response);
      }
      return { location, codeVerifier: verifier };
    },

    completeAtProvider: (code, codeVerifier, guestToken) =>
      exchange(code, codeVerifier, providerUri, guestToken),

    async logOut(tokens, returnUrl) {
      const { accessToken, refreshToken } = await renewExpired(tokens);
      const response = await callLoginService(options, logoutCustomerByPost, {
        body: { ...client, refresh_token: refreshToken, post_logout_redirect_uri: returnUrl },
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      if (!response.ok) throw await toCommerceError(logoutCustomerByPost.id, response);
      return LogoutReading.parse(await response.json()).idp_logout_url ?? null;
    },
  };
}
