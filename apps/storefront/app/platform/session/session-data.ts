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
});
export type SessionData = z.infer<typeof SessionData>;
