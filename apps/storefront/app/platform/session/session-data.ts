import { z } from 'zod';

/** Tokens of the shopper login service; instants in milliseconds since the epoch. */
export const ShopperTokens = z.object({
  accessToken: z.string(),
  accessExpiresAtMs: z.int(),
  refreshToken: z.string(),
  refreshExpiresAtMs: z.int(),
  usid: z.string(),
  customerId: z.string(),
  isRegistered: z.boolean(),
});
export type ShopperTokens = z.infer<typeof ShopperTokens>;

export const SessionData = z.object({
  tokens: ShopperTokens.optional(),
  /** An order that is paid and waits for the signature. */
  openOrderNo: z.string().nullable().optional(),
  /** The store whose prices the cart page showed last; another one is told there. */
  cartStoreId: z.string().nullable().optional(),
  /** A sign-in that the browser has left for, at the identity provider. */
  providerLogin: z
    .object({ state: z.string(), codeVerifier: z.string(), prefix: z.string(), returnTo: z.string() })
    .nullable()
    .optional(),
  /** The list of saved items of who is signed in: there is one, and nobody asks for it again. */
  savedListId: z.string().nullable().optional(),
  /** What a guest wanted to save for later; done once they have signed in. */
  pendingSave: z.object({ savedId: z.string(), expiresAtMs: z.int() }).nullable().optional(),
  /** From the link of a reset e-mail; kept here, so that no address or history shows it. */
  passwordReset: z.object({ token: z.string(), login: z.string() }).nullable().optional(),
});
export type SessionData = z.infer<typeof SessionData>;
