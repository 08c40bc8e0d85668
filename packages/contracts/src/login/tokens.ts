import { z } from 'zod';

/**
 * Header of the token calls: `Bearer` and the access token of the guest who signs in. The new session takes over the
 * guest's basket and approval by this proof only. Our extension: the documented calls carry the guest's `usid` alone.
 */
export const GUEST_AUTHORIZATION = 'X-Guest-Authorization';

/**
 * Header of a refresh, `true`: the tokens are those of a new session, whose first use ends the one of the refresh token.
 * For public clients. Our extension: the documented refresh continues the session.
 */
export const NEW_SESSION = 'X-New-Session';

/** Token answer of the shopper login service; `expires_in` and `refresh_token_expires_in` in seconds. */
export const TokenResponse = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
  refresh_token_expires_in: z.int(),
  token_type: z.literal('Bearer'),
  usid: z.string(),
  customer_id: z.string(),
  enc_user_id: z.string(),
  /** Always empty, like `idp_refresh_token`: an identity provider's tokens stay with this service. */
  idp_access_token: z.string().optional(),
  idp_refresh_token: z.string().optional(),
  dnt: z.string().optional(),
});
export type TokenResponse = z.infer<typeof TokenResponse>;

/** The fields of a token answer that a client stores. */
export const TokenReading = TokenResponse.pick({
  access_token: true,
  refresh_token: true,
  usid: true,
  customer_id: true,
}).extend({ expires_in: z.number(), refresh_token_expires_in: z.number() });
export type TokenReading = z.infer<typeof TokenReading>;

/** The documented answer of a logout: a token answer with empty fields. */
export const LogoutResponse = TokenResponse.extend({
  /**
   * Only after a sign-in at the identity provider: the URL at which the browser ends that session as well (not
   * documented, our extension).
   */
  idp_logout_url: z.url().optional(),
});
export type LogoutResponse = z.infer<typeof LogoutResponse>;

/** The fields of a logout answer that a client requires. */
export const LogoutReading = z.object({
  idp_logout_url: LogoutResponse.shape.idp_logout_url.catch(undefined),
});

const ClientId = z.string().max(40);
const ChannelId = z.string().max(100);
const Verifier = z.string().min(43).max(128);
const codeFields = {
  client_id: ClientId.optional(),
  channel_id: ChannelId,
  code: z.string().max(256),
  redirect_uri: z.url().max(256),
  usid: z.string().max(128).optional(),
  dnt: z.string().max(5).optional(),
};

/** Body is `application/x-www-form-urlencoded`; a private client authenticates with `Authorization: Basic`. */
export const TokenRequest = z.discriminatedUnion('grant_type', [
  z.object({ grant_type: z.literal('authorization_code_pkce'), ...codeFields, code_verifier: Verifier }),
  z.object({
    grant_type: z.literal('authorization_code'),
    ...codeFields,
    code_verifier: Verifier.optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: ClientId.optional(),
    channel_id: ChannelId,
    refresh_token: z.string().max(256),
    dnt: z.string().max(5).optional(),
  }),
  z.object({
    grant_type: z.literal('client_credentials'),
    client_id: ClientId.optional(),
    channel_id: ChannelId,
    dnt: z.string().max(5).optional(),
  }),
]);
export type TokenRequest = z.infer<typeof TokenRequest>;

/** Documented body of revocation and introspection. */
export const TokenActionRequest = z.object({
  token: z.string().min(1).max(8192),
  token_type_hint: z.enum(['access_token', 'refresh_token']).optional(),
});
export type TokenActionRequest = z.infer<typeof TokenActionRequest>;
