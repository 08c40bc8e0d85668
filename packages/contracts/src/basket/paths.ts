import { z } from 'zod';
import { type Endpoint, OrganizationParams } from '../wire/index.ts';

/** Baskets use v2; `asVersion1` returns the same call in v1. */
export const basketsPath = '/checkout/shopper-baskets/v2/organizations/{organizationId}/baskets';
export const BasketParams = OrganizationParams.extend({ basketId: z.string().min(1).max(100) });
export const ItemParams = BasketParams.extend({ itemId: z.string().min(1).max(100) });

/**
 * The same call in Shopper Baskets v1. Both versions address the same basket, and clients mix them in one flow. Both
 * return the same answer, which includes the extra fields of v2.
 */
export function asVersion1<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    ...endpoint,
    id: `${endpoint.id}V1`,
    path: endpoint.path.replace('/shopper-baskets/v2/', '/shopper-baskets/v1/'),
  };
}
